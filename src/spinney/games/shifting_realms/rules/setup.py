"""Chapter 1: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.events import only
from spinney.engine.game import Game
from spinney.games.shifting_realms import events
from spinney.games.shifting_realms.bidding import offer_bid
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.goods import GOLD, bit, many
from spinney.games.shifting_realms.land import BOARDS, NOWHERE, SPACES
from spinney.games.shifting_realms.table import (
    NO_BID,
    NO_CARD,
    NO_REALMS,
    SOURCES,
    Faction,
    RealmsTable,
    Turn,
)
from spinney.games.shifting_realms.units import SOLDIER, WAIT


def lay_out(game: Game[Any], content: Content, seats: i64, chance: Chance) -> RealmsTable:
    """S-1.8, S-1.10  Empty boards, everybody with 5 gold and no VP."""
    return RealmsTable(
        game=game,
        seats=seats,
        chance=chance,
        content=content,
        world=NO_REALMS,
        factions=[lay_faction(content) for _ in range(seats)],
        bids=[NO_BID] * seats,
        order=[],
        deck=0,
        discard=0,
        drawn=NO_CARD,
        aside=0,
        covered=0,
        piles=[0] * len(content.kind_ids),
        cached=0,
        dragon=NOWHERE,
        flights=0,
        tokens=0,
        met=0,
        round_=0,
        acted=0,
        idle=0,
        turn=blank_turn(seats),
    )


def blank_turn(seats: i64) -> Turn:
    return Turn(NOWHERE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0] * seats)


def lay_faction(content: Content) -> Faction:
    """S-1.8, S-1.9  One scout is the scoring marker."""
    return Faction(
        goods=many(GOLD, content.gold),
        scouts=content.scouts - 1,
        soldiers=content.soldiers,
        units=[0] * SPACES,
        here=0,
        fresh=0,
        built=[0] * len(content.kind_ids),
        tiles=0,
        points=[0] * SOURCES,
        card=0,
        hand=[],
        laid=0,
        tasks=0,
        raids=0,
        tokens=0,
        income=0,
        income_any=0,
    )


def draw_realms(t: RealmsTable, left: i64, middle: i64, right: i64) -> None:
    """S-1.1, S-1.2  Three different realms out of five, in the order drawn, but for those agreed on."""
    wanted = [left, middle, right]
    worlds = [world for world, land in enumerate(t.content.lands) if land.fits(wanted)]
    choose_realms(t, worlds[t.chance.below(len(worlds)) if len(worlds) > 1 else 0])


def choose_realms(t: RealmsTable, world: i64) -> None:
    """S-1.1 to S-1.9  The boards, and all that lies on and beside them; then the bids."""
    t.world = world
    land, content = t.land, t.content
    t.tell(events.REALMS, 0, world)
    t.dragon = land.dragon
    t.tokens = content.tokens if land.troll != NOWHERE else 0
    for kind in land.kinds:
        t.piles[kind] = content.copies
        t.tell(events.OFFERED, 0, kind)
    for realm in land.realms:
        t.deck |= content.deck_of[realm]
        t.tell(events.IN_PLAY, 0, realm)
    deal_tasks(t)
    for seat in range(t.seats):
        enter_halls(t, seat)
    offer_bid(t, 0)


def enter_halls(t: RealmsTable, seat: i64) -> None:
    """S-1.9  A scout and a soldier on each town hall."""
    faction = t.factions[seat]
    for hall in t.land.hall:
        faction.add(hall, WAIT + SOLDIER)
    faction.scouts -= BOARDS
    faction.soldiers -= BOARDS


def deal_tasks(t: RealmsTable) -> None:
    """S-1.7, A-6  A task of each realm in play to every player; the others are put away unseen."""
    content = t.content
    for realm in t.land.realms:
        left: list[i64] = [task for task in range(len(content.tasks)) if content.task_realm[task] == realm]
        for seat in range(t.seats):
            task = left.pop(t.chance.below(len(left)) if len(left) > 1 else 0)
            t.factions[seat].tasks |= bit(task)
            t.tell(events.TASK, seat, task, to=only(seat))
        for task in left:
            t.aside |= bit(task)
