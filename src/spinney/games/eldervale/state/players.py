"""What lies before a seat: its faction with Units and Dwellings, resources, markers and tableau."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.eldervale.state.units import many, unit

OFF_TRACK: Final = -1  # the Glory marker before the first Regroup (E-3.15)


class Player:
    """A seat. Units are heaps, Realms masks of tiles, tokens and Power lists by kind and Element."""

    # fmt: off
    def __init__(
        self, element: i64, side: i64, vp: i64, glory: i64, orbs: i64, slain: i64, tactics: i64,
        tokens: list[i64], power: list[i64], hand: list[i64], held: list[i64],
        cards: list[i64], tray: i64, ready: i64, under: i64, pool: i64, acting: i64,
        units: list[i64],
    ) -> None:
        # fmt: on
        self.element: i64 = element
        self.side: i64 = side  # of all sixteen; NONE without unit abilities (E-16.7)
        self.vp: i64 = vp
        self.glory: i64 = glory
        self.orbs: i64 = orbs  # unspent
        self.slain: i64 = slain  # battles won in which a Monster lost
        self.tactics: i64 = tactics  # 1 with a Tactics Token on its ready side
        self.tokens = tokens  # G, P, S, T, W, Gold
        self.power = power  # space by Element; 0 without a marker
        self.hand = hand  # Magic Cards by design
        self.held = held  # Treasure Tokens by kind, ascending
        self.cards = cards  # Adventure Cards, as bought
        self.tray: i64 = tray
        self.ready: i64 = ready
        self.under: i64 = under  # in the Underworld
        self.pool: i64 = pool  # E-10.11
        self.acting: i64 = acting  # on action spaces
        self.units = units  # by tile
        self.here: i64 = 0  # the tiles where it has Units, as a mask
        self.dwellings: i64 = 0
        self.castles: i64 = 0
        self.dicier: i64 = 0  # dice that cards add, four bits for each kind of Unit
        self.farther: i64 = 0  # steps that cards add, the same
        self.home_dice: i64 = 0
        self.rushproof: i64 = 0  # mask of Unit kinds

    def clone(self) -> Player:
        """A copy of the player, for a copy of the table."""
        other = Player(
            self.element,
            self.side,
            self.vp,
            self.glory,
            self.orbs,
            self.slain,
            self.tactics,
            self.tokens[:],
            self.power[:],
            self.hand[:],
            self.held[:],
            self.cards[:],
            self.tray,
            self.ready,
            self.under,
            self.pool,
            self.acting,
            self.units[:],
        )
        other.here = self.here
        other.dwellings = self.dwellings
        other.castles = self.castles
        other.dicier = self.dicier
        other.farther = self.farther
        other.home_dice = self.home_dice
        other.rushproof = self.rushproof
        return other

    # Units on the map.

    def put(self, kind: i64, tile: i64) -> None:
        """A Unit comes to a Realm."""
        self.units[tile] += unit(kind)
        self.here |= bit(tile)

    def lift(self, kind: i64, tile: i64) -> None:
        """A Unit leaves its Realm."""
        left = self.units[tile] - unit(kind)
        self.units[tile] = left
        if left == 0:
            self.here &= ~bit(tile)

    def on_map(self, kind: i64) -> i64:
        """The tiles where this player has Units of a kind, as a mask."""
        found: i64 = 0
        rest = self.here
        tile: i64 = 0
        while rest != 0:
            if rest & 1 and many(self.units[tile], kind) > 0:
                found |= bit(tile)
            rest >>= 1
            tile += 1
        return found

    # Resources.

    def token_count(self) -> i64:
        """E-2.7  How many tokens this player has, of all six kinds."""
        tokens = self.tokens
        return tokens[0] + tokens[1] + tokens[2] + tokens[3] + tokens[4] + tokens[5]

    def designs(self) -> i64:
        """The designs of the Magic Cards in hand, as a mask."""
        mask: i64 = 0
        for design in self.hand:
            mask |= bit(design)
        return mask
