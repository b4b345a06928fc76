"""What lies on the table: the boards with units and tiles, factions and their cards, decks, and the turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count, lowest_bit
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.effects import GUARD, RANGE, RANGE_HERE, TRADE_RATE, TUNNEL, Part
from spinney.games.shifting_realms.goods import GOLD, MAGIC, bit, many, of
from spinney.games.shifting_realms.land import ALL, NOWHERE, Land, spread
from spinney.games.shifting_realms.units import FLAGGED, NO_MOVED, rested, scouts, soldiers

NO_CARD: Final = -1
NO_BID: Final = -1
NO_REALMS: Final = -1  # before the realms are drawn

TILES: Final = 0  # where VP come from
DRAGON: Final = 1
RAIDS: Final = 2
TOKENS: Final = 3
STORY: Final = 4
TASKS: Final = 5
RESOURCES_LEFT: Final = 6
LEGENDS: Final = 7
SOURCES: Final = 8


class Faction:
    """A seat: its supply, its units on every space and in reserve, its tiles and cards."""

    def __init__(
        self,
        goods: i64,
        scouts: i64,
        soldiers: i64,
        units: list[i64],
        here: i64,
        fresh: i64,
        built: list[i64],
        tiles: i64,
        points: list[i64],
        card: i64,
        hand: list[i64],
        laid: i64,
        tasks: i64,
        raids: i64,
        tokens: i64,
        income: i64,
        income_any: i64,
    ) -> None:
        self.goods: i64 = goods
        self.scouts: i64 = scouts  # in reserve
        self.soldiers: i64 = soldiers
        self.units = units  # by space
        self.here: i64 = here  # the spaces with units, as a mask
        self.fresh: i64 = fresh  # those with units that may still move
        self.built = built  # by kind of tile: the spaces of its tiles, as a mask
        self.tiles: i64 = tiles  # all of them
        self.points = points  # VP by source
        self.card: i64 = card  # turn order card; 0 before it is taken
        self.hand = hand  # face-down story cards, in the order in which they were drawn
        self.laid: i64 = laid  # permanents, as a mask
        self.tasks: i64 = tasks  # as a mask
        self.raids: i64 = raids
        self.tokens: i64 = tokens  # as a mask
        self.income: i64 = income  # of tiles, permanents and tokens
        self.income_any: i64 = income_any

    def clone(self) -> Faction:
        return Faction(
            self.goods,
            self.scouts,
            self.soldiers,
            self.units[:],
            self.here,
            self.fresh,
            self.built[:],
            self.tiles,
            self.points[:],
            self.card,
            self.hand[:],
            self.laid,
            self.tasks,
            self.raids,
            self.tokens,
            self.income,
            self.income_any,
        )

    def add(self, space: i64, units: i64) -> None:
        """Units come onto a space, or leave it where the number is negative."""
        now = self.units[space] + units
        self.units[space] = now
        at = bit(space)
        if now == 0:
            self.here &= ~at
            self.fresh &= ~at
        else:
            self.here |= at
            self.fresh = self.fresh | at if now & NO_MOVED != 0 else self.fresh & ~at

    def rest(self) -> None:
        """S-5.5, S-9.8  The turn is over: nobody has moved, nobody is spent."""
        left = self.here
        while left != 0:
            space = lowest_bit(left)
            left &= left - 1
            units = self.units[space]
            if units & FLAGGED != 0:
                self.units[space] = rested(units)
                self.add(space, 0)


class Turn:
    """What the active seat has done in its turn."""

    def __init__(
        self,
        seat: i64,
        actions: i64,
        draws: i64,
        raided: i64,
        builds: i64,
        discount: i64,
        berserk: i64,
        swaps: i64,
        forts: i64,
        fresh_tiles: i64,
        barred: i64,
        since: i64,
        fought: list[i64],
    ) -> None:
        self.seat: i64 = seat
        self.actions: i64 = actions  # left
        self.draws: i64 = draws  # Draw actions made
        self.raided: i64 = raided
        self.builds: i64 = builds
        self.discount: i64 = discount  # pending
        self.berserk: i64 = berserk  # pending
        self.swaps: i64 = swaps  # used
        self.forts: i64 = forts  # spaces with a free Recruit used, as a mask
        self.fresh_tiles: i64 = fresh_tiles  # built this turn, as a mask
        self.barred: i64 = barred  # soldiers destroyed this turn (S-9.15)
        self.since: i64 = since  # the first card of the hand that was drawn this turn
        self.fought = fought  # by opponent: the spaces, as a mask (S-9.3)

    def clone(self) -> Turn:
        return Turn(
            self.seat,
            self.actions,
            self.draws,
            self.raided,
            self.builds,
            self.discount,
            self.berserk,
            self.swaps,
            self.forts,
            self.fresh_tiles,
            self.barred,
            self.since,
            self.fought[:],
        )


class RealmsTable(Table):
    """One game in progress."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        chance: Chance,
        content: Content,
        world: i64,
        factions: list[Faction],
        bids: list[i64],
        order: list[i64],
        deck: i64,
        discard: i64,
        drawn: i64,
        aside: i64,
        covered: i64,
        piles: list[i64],
        cached: i64,
        dragon: i64,
        flights: i64,
        tokens: i64,
        met: i64,
        round_: i64,
        acted: i64,
        idle: i64,
        turn: Turn,
    ) -> None:
        super().__init__(game, seats, chance)
        self.content = content
        self.world: i64 = world  # which ordered choice of realms; NO_REALMS before they are drawn
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
        self.idle: i64 = idle  # rounds without an action
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
            self.turn.clone(),
        )
        self.copy_flow_to(other)
        return other

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
        self.factions[seat].goods += many(GOLD, gold)

    def others(self, seat: i64) -> list[i64]:
        return [other for other in range(self.seats) if other != seat]


def amount(powers: list[Part], op: i64) -> i64:
    """How much of an op a card or tile has."""
    found: i64 = 0
    for part in powers:
        if part.op == op:
            found += part.n
    return found
