"""What lies on the table: the boards with units and tiles, factions and their cards, decks, and the turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.content.effects import GUARD, RANGE, RANGE_HERE, TRADE_RATE, TUNNEL
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.state.faction import Faction
from spinney.games.shifting_realms.state.goods import GOLD, MAGIC, of, resources
from spinney.games.shifting_realms.state.land import ALL, NOWHERE, Land, spread
from spinney.games.shifting_realms.state.turn import Turn
from spinney.games.shifting_realms.state.units import scouts, soldiers


class RealmsTable(Table):
    """One game in progress."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        chance: Chance,
        content: RealmsContent,
        world: i64,
        factions: list[Faction],
        bids: list[i64],
        order: list[i64],
        deck: i64, discard: i64, drawn: i64, aside: i64, covered: i64,
        piles: list[i64],
        cached: i64, dragon: i64, flights: i64, tokens: i64, met: i64, round_: i64,
        acted: i64, idle: i64, idle_limit: i64, last_round: i64,
        turn: Turn,
    ) -> None:  # fmt: skip
        super().__init__(game, seats, chance)
        self.content = content
        self.world: i64 = world  # which ordered choice of realms; NONE before they are drawn
        self.factions = factions
        self.bids = bids  # secret until all are in
        self.order = order  # seats in turn order
        self.deck: i64 = deck  # cards in the story decks, as a mask: they have no order
        self.discard: i64 = discard  # as a mask
        self.drawn: i64 = drawn  # a card that its drawer looks at
        self.aside: i64 = aside  # tasks that nobody has, as a mask
        self.covered: i64 = covered  # spaces with a tile
        self.piles = piles  # by kind: tiles left
        self.cached: i64 = cached  # tiles whose cache was used
        self.dragon: i64 = dragon  # its space, or NOWHERE
        self.flights: i64 = flights  # Dragon Moves cards resolved
        self.tokens: i64 = tokens  # troll king tokens left
        self.met: i64 = met  # realms whose objective was met, as a mask
        self.round: i64 = round_
        self.acted: i64 = acted  # 1 if somebody performed an action in this round
        self.idle: i64 = idle  # rounds without an action ...
        self.idle_limit: i64 = idle_limit  # ... of which so many end the game; 0 if none do (S-14.10)
        self.last_round: i64 = last_round  # 0 if there is none
        self.turn = turn

    def clone(self) -> RealmsTable:
        other = RealmsTable(
            self.game,
            self.seats,
            self.chance.clone(),
            self.content,
            self.world,
            [faction.clone() for faction in self.factions],
            self.bids[:],
            self.order[:],
            self.deck,
            self.discard,
            self.drawn,
            self.aside,
            self.covered,
            self.piles[:],
            self.cached,
            self.dragon,
            self.flights,
            self.tokens,
            self.met,
            self.round,
            self.acted,
            self.idle,
            self.idle_limit,
            self.last_round,
            self.turn.clone(),
        )
        self.copy_flow_to(other)
        return other

    def whose_turn(self) -> i64:
        """The seat whose turn it is; others may be asked in it."""
        return self.turn.seat

    def score(self, seat: i64) -> i64:
        """S-15.1  VP on the track; tasks, resources and End of Game cards come at the end."""
        total: i64 = 0
        for points in self.factions[seat].points:
            total += points
        return total

    # Questions that many rules ask.

    @property
    def land(self) -> Land:
        return self.content.lands[max(0, self.world)]

    def cell(self, space: i64) -> i64:
        """A space as events tell it: the cell of its realm, wherever that board lies."""
        return self.land.cell[space]

    def lasting(self, seat: i64, op: i64) -> i64:
        """S-17.2  The sum of an op over differently named sources; copies of a tile count once."""
        faction, content = self.factions[seat], self.content
        found: i64 = 0
        if faction.laid & content.laid_with[op] != 0:
            for card in content.cards_with[op]:
                if (faction.laid >> card) & 1:
                    found += amount(content.card_powers[card], op)
        if faction.tiles != 0:
            for kind in content.tiles_with[op]:
                if faction.built[kind] != 0:
                    found += amount(content.kind_powers[kind], op)
        return found

    def tiles_with(self, seat: i64, op: i64) -> i64:
        """S-17.2  The spaces of a seat's tiles with an op that belongs to each of them."""
        found: i64 = 0
        if self.factions[seat].tiles == 0:
            return found
        built = self.factions[seat].built
        for kind in self.content.tiles_with[op]:
            found |= built[kind]
        return found

    def enterable(self) -> i64:
        """S-5.3, S-13.1.7, S-13.4.3  Not the dragon's space, nor the troll king's while tokens are left."""
        spaces: i64 = ALL
        if self.dragon != NOWHERE:
            spaces &= ~bit(self.dragon)
        land = self.land
        if self.tokens > 0 and land.troll != NOWHERE:
            spaces &= ~bit(land.troll)
        return spaces

    def open_spaces(self) -> i64:
        """S-9.2  Neither town halls nor spaces with a tile."""
        return ALL & ~self.land.halls & ~self.covered

    def steps(self, seat: i64, origin: i64, base: i64) -> i64:
        """S-5.1, S-17.2  How far a Move from a space may go."""
        reach = base + self.lasting(seat, RANGE)
        if (self.factions[seat].tiles >> origin) & 1:
            for kind in self.content.tiles_with[RANGE_HERE]:
                if (self.factions[seat].built[kind] >> origin) & 1:
                    reach += amount(self.content.kind_powers[kind], RANGE_HERE)
        return reach

    def reach(self, seat: i64, origin: i64, steps: i64) -> i64:
        """S-5.2, S-5.3  Every space within so many steps, the origin included."""
        enterable = self.enterable()
        tunnels = self.tiles_with(seat, TUNNEL)
        if tunnels != 0:
            tunnels |= self.tunnel_mouths(seat)
        found = bit(origin)
        for _ in range(steps):
            wider = spread(found)
            if tunnels != 0 and found & tunnels != 0:
                wider |= tunnels
            found |= wider & enterable
        return found

    def tunnel_mouths(self, seat: i64) -> i64:
        """The town halls of the realms in which a seat's Tunnels lie."""
        land, content = self.land, self.content
        halls: i64 = 0
        for kind in content.tiles_with[TUNNEL]:
            if self.factions[seat].built[kind] != 0:
                halls |= bit(land.hall[land.board_of_realm[content.kind_realm[kind]]])
        return halls

    def guard(self, seat: i64) -> i64:
        """S-9.6  How many scouts each soldier protects."""
        return 2 + self.lasting(seat, GUARD)

    def exposed(self, seat: i64, space: i64) -> i64:
        """S-9.6  Scouts of a seat on a space that no soldier protects."""
        units = self.factions[seat].units[space]
        number = scouts(units)
        defenders = soldiers(units)
        return number if defenders == 0 else max(0, number - self.guard(seat) * defenders)

    def trade_price(self, seat: i64) -> i64:
        """S-11.1  Magic for one other resource."""
        return max(1, self.content.trade - self.lasting(seat, TRADE_RATE))

    def can_trade(self, seat: i64) -> bool:
        magic = of(self.factions[seat].goods, MAGIC)
        return magic >= self.content.trade or (magic > 0 and magic >= self.trade_price(seat))

    def recruits(self, seat: i64) -> i64:
        """S-9.15  Soldiers in reserve that may be placed now."""
        return self.factions[seat].soldiers - self.turn.barred

    def cards_left(self, realm: i64) -> i64:
        return bit_count(self.deck & self.content.deck_of[realm])

    def is_open(self, realm: i64) -> bool:
        """S-13.1.8  In play, with cards left, and not closed by the last Dragon Moves card."""
        content = self.content
        if self.deck & content.deck_of[realm] == 0:
            return False
        return self.flights < content.dragon_moves or content.dragon_cards & content.deck_of[realm] == 0

    def open_decks(self) -> list[i64]:
        """S-8.1  Decks that a card may be drawn from, ascending."""
        found: list[i64] = []
        for realm in self.land.in_order:
            if self.is_open(realm):
                found.append(realm)
        return found

    def earn(self, seat: i64, source: i64, vp: i64) -> None:
        self.factions[seat].points[source] += vp

    def give_gold(self, seat: i64, gold: i64) -> None:
        self.factions[seat].goods += resources(GOLD, gold)

    def others(self, seat: i64) -> list[i64]:
        return [other for other in range(self.seats) if other != seat]


def amount(powers: list[Part], op: i64) -> i64:
    """What `lasting` adds up: how much of an op one card or tile has."""
    found: i64 = 0
    for part in powers:
        if part.op == op:
            found += part.n
    return found
