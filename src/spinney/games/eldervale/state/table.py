"""What lies on the table: map, tracks, market, decks and Monsters, the players, and what is going on."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NONE
from spinney.engine.table import Table
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import MONSTER_COUNT
from spinney.games.eldervale.state import scoring
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.payment import Payment
from spinney.games.eldervale.state.players import Player
from spinney.games.eldervale.state.turn import Turn

IN_BOX: Final = -1  # a Monster that is not in the game
WAITING: Final = -2  # a Monster whose Lair has not come
BOUND: Final = 100  # a Monster in the Underworld: this and the seat it is bound to
TAMED: Final = 200  # a Dominated Monster: this and its owner
SUPPLY: Final = -1  # a Mercenary that nobody has hired
ABSENT: Final = -2  # a Mercenary that is not in the game
NO_STACK: Final = -1  # no token left on a stack space; else kind * 4 + tokens below

USED: Final = 3  # marks of a card: how often its action (on a Starter: Gather) was used
SUMMONED: Final = 4  # on a Starter
DWELT: Final = 8
ORB_ON_INPUT: Final = 16
ORB_ON_ICON: Final = 32
SHIFTED: Final = 64  # its Aura was moved in this turn
AURA_AT: Final = 128  # the Aura: its design and one, six bits
AURA_BITS: Final = 63
SLOT_AT: Final = 8192  # three Slots: kind of token and one, eight bits each
SLOT_BITS: Final = 255
SLOT_SIZE: Final = 256


class Ground(Table):
    """The shared half of a table: the map with its Treasure, and the market."""

    # fmt: off
    def __init__(
        self, game: Game[Any], seats: i64, chance: Chance, content: EldervaleContent,
        elements: i64, laid: i64, hexes: list[i64], adjacent: list[i64], realms: i64,
        stacks: list[i64], pool: list[i64], gone: i64,
        faces: list[i64], decks: list[i64], burned: list[i64], marks: list[i64],
    ) -> None:
        # fmt: on
        super().__init__(game, seats, chance)
        self.content = content
        self.elements: i64 = elements  # in play, as a mask
        self.laid: i64 = laid  # tiles on the map, as a mask
        self.hexes = hexes  # by tile
        self.adjacent = adjacent  # by tile: the tiles next to it, as a mask
        self.realms: i64 = realms  # the Realm Stack, as a mask: it has no order until a tile is drawn
        self.stacks = stacks  # 2 * tile + stack: the top token and how many are below
        self.pool = pool  # Treasure Tokens that nobody has seen, by kind
        self.gone: i64 = gone  # Treasure Tokens that have left the game
        self.faces = faces  # the market: by Element the card that is face up, or NONE
        self.decks = decks  # by Element: its cards face down, as a mask of kinds
        self.burned = burned
        self.marks = marks  # by card, Starters too: what lies on it and who has used it


class EldervaleTable(Ground):
    """One game in progress."""

    # fmt: off
    def __init__(
        self, game: Game[Any], seats: i64, chance: Chance, content: EldervaleContent, players: list[Player],
        first: i64, round_: i64, regrouped: i64, peaceful: i64, trigger: i64, turns_left: i64,
        resting: i64, elements: i64, laid: i64, hexes: list[i64], adjacent: list[i64], realms: i64,
        stacks: list[i64], pool: list[i64], gone: i64, faces: list[i64], decks: list[i64],
        burned: list[i64], marks: list[i64], deck: list[i64], discard: list[i64], claimed: list[i64],
        ledger: list[i64], track_orbs: i64, glory_orbs: i64, orb_track: list[i64],
        monsters: list[i64], mercenaries: list[i64], bought: i64, shape: i64, troves: i64, turn: Turn,
        battle: Battle | None, payment: Payment | None, limit: i64, ending: i64, lenient: i64,
    ) -> None:
        super().__init__(
            game, seats, chance, content, elements, laid, hexes, adjacent, realms, stacks, pool, gone,
            faces, decks, burned, marks,
        )
        # fmt: on
        self.players = players
        self.first: i64 = first  # the start player
        self.round: i64 = round_
        self.regrouped: i64 = regrouped  # seats that have completed a Regroup, as a mask
        self.peaceful: i64 = peaceful  # 1 in Peaceful Beginnings (E-7.1)
        self.trigger: i64 = trigger  # who triggered the endgame, or NONE
        self.turns_left: i64 = turns_left  # of the last turns, once they have begun
        self.resting: i64 = resting  # seats that want no reactions until their turn, as a mask
        self.deck = deck  # Magic Cards by design, in no order
        self.discard = discard
        self.claimed = claimed  # Quests that are out of the game
        self.ledger = ledger  # Magic Cards shuffled, drawn and shown (see `ledger.py`)
        self.track_orbs: i64 = track_orbs  # Elements with the Orb still at the top
        self.glory_orbs: i64 = glory_orbs  # Glory spaces with an Orb
        self.orb_track = orb_track  # by reward space: whose Orb, or NONE
        self.monsters = monsters  # by Monster: its tile, or IN_BOX, WAITING, BOUND, TAMED
        self.mercenaries = mercenaries  # Minotaur and Shapeshifter: whose, or SUPPLY, ABSENT
        self.bought: i64 = bought  # Mercenaries hired with an Orb, as a mask
        self.shape: i64 = shape  # the type last named for the Shapeshifter, or NONE
        self.troves: i64 = troves  # tokens left, as a mask
        self.turn = turn
        self.battle = battle
        self.payment = payment
        self.limit: i64 = limit  # rounds after which the end is triggered (E-11.6), or NONE
        self.ending: i64 = ending  # why the end was triggered, as events tell it, or NONE
        self.lenient: i64 = lenient  # 1 where only the manual forbids (E-10.14)

    def clone(self) -> EldervaleTable:
        """A copy of the table, with all that lies on it."""
        battle, payment = self.battle, self.payment
        other = EldervaleTable(
            self.game,
            self.seats,
            self.chance.clone(),
            self.content,
            [player.clone() for player in self.players],
            self.first,
            self.round,
            self.regrouped,
            self.peaceful,
            self.trigger,
            self.turns_left,
            self.resting,
            self.elements,
            self.laid,
            self.hexes[:],
            self.adjacent[:],
            self.realms,
            self.stacks[:],
            self.pool[:],
            self.gone,
            self.faces[:],
            self.decks[:],
            self.burned[:],
            self.marks[:],
            self.deck[:],
            self.discard[:],
            self.claimed[:],
            self.ledger[:],
            self.track_orbs,
            self.glory_orbs,
            self.orb_track[:],
            self.monsters[:],
            self.mercenaries[:],
            self.bought,
            self.shape,
            self.troves,
            self.turn.clone(),
            None if battle is None else battle.clone(),
            None if payment is None else payment.clone(),
            self.limit,
            self.ending,
            self.lenient,
        )
        self.copy_flow_to(other)
        return other

    def whose_turn(self) -> i64:
        """The seat whose turn it is; others may be asked in it."""
        return self.turn.seat

    def score(self, seat: i64) -> i64:
        """The points of a seat as things stand."""
        return scoring.score(self, seat)

    # Questions that many rules ask.

    def left_of(self, seat: i64) -> i64:
        """The next seat in turn order."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_battle_order(self, place: i64) -> i64:
        """E-2.10  The players clockwise from the left of the active player, the active player last."""
        seat = self.turn.seat + 1 + place
        return seat if seat < self.seats else seat - self.seats

    def beasts(self) -> i64:
        """E-2.4  The tiles with an uncontrolled Monster, as a mask."""
        found: i64 = 0
        for place in self.monsters:
            if 0 <= place < BOUND:
                found |= bit(place)
        return found

    def occupied(self) -> i64:
        """E-2.5  The tiles with Units of anybody or a Monster, as a mask. Dwellings do not count."""
        found = self.beasts()
        for player in self.players:
            found |= player.here
        return found

    def monster_on(self, tile: i64) -> i64:
        """E-7.7  The Monster in a Realm, or NONE."""
        for monster in range(MONSTER_COUNT):
            if self.monsters[monster] == tile:
                return monster
        return NONE

    def built(self) -> i64:
        """All Dwellings, as a mask."""
        found: i64 = 0
        for player in self.players:
            found |= player.dwellings
        return found

    def spread(self, tiles: i64) -> i64:
        """The tiles next to any of these, as a mask."""
        found: i64 = 0
        tile: i64 = 0
        while tiles != 0:
            if tiles & 1:
                found |= self.adjacent[tile]
            tiles >>= 1
            tile += 1
        return found

    def within(self, tiles: i64, steps: i64) -> i64:
        """E-2.6, R-4  The tiles at most so far from these, along existing tiles, these included."""
        found = tiles
        for _ in range(steps):
            more = found | self.spread(found)
            if more == found:
                break
            found = more
        return found

    def starter_of(self, seat: i64) -> i64:
        """The number of a player's Starter Card."""
        return self.content.first_starter + self.players[seat].element

    def tableau(self, seat: i64) -> list[i64]:
        """E-13.1  The Starter Card, once there is a faction, and the Adventure Cards as bought."""
        cards = self.players[seat].cards
        return cards if self.players[seat].element == NONE else [self.starter_of(seat), *cards]

    def ability(self, seat: i64, kind: i64) -> i64:
        """19.2  What a faction's Units of a kind can do; the kind is one of the four."""
        side = self.players[seat].side
        return 0 if side == NONE else self.content.ability[4 * side + kind]

    def aura_on(self, card: i64) -> i64:
        """The design of the Aura under a card, or NONE."""
        return ((self.marks[card] // AURA_AT) & AURA_BITS) - 1

    def aura_kind_on(self, card: i64) -> i64:
        """Which of the four Auras lies under a card, or NONE."""
        design = self.aura_on(card)
        return NONE if design == NONE else self.content.aura_kind[design]

    def slot_of(self, card: i64, slot: i64) -> i64:
        """The kind of the Treasure Token in a Slot, or NONE."""
        shift: i64 = SLOT_AT
        for _ in range(slot):
            shift *= SLOT_SIZE
        return ((self.marks[card] // shift) & SLOT_BITS) - 1

    def fill_slot(self, card: i64, slot: i64, kind: i64) -> None:
        """A Treasure Token comes into a Slot of a card, in place of any other."""
        shift: i64 = SLOT_AT
        for _ in range(slot):
            shift *= SLOT_SIZE
        self.marks[card] += (kind - self.slot_of(card, slot)) * shift
