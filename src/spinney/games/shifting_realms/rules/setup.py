"""Chapter 1: setup."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.chance import Chance
from spinney.engine.events import only
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.parts import Options
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.rules.bidding import offer_bid
from spinney.games.shifting_realms.state.faction import VP_SOURCES, Faction
from spinney.games.shifting_realms.state.goods import GOLD, resources
from spinney.games.shifting_realms.state.land import BOARDS, NOWHERE, SPACES
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.turn import Turn
from spinney.games.shifting_realms.state.units import SOLDIER, WAIT
from spinney.games.shifting_realms.terms import events

DRAWN: Final = "drawn"
PLACES: Final = ("left", "middle", "right")


def set_up(game: Game[RealmsTable], seats: i64, chance: Chance, options: Options) -> RealmsTable:
    """S-1.1  The table before the realms are drawn."""
    t = lay_out(game, game.content, seats, chance)
    left, middle, right = [agreed(t.content, options[place]) for place in PLACES]
    if options["idle_rounds"] == "off":
        t.idle_limit = 0
    if options["round_limit"] == "off":
        t.last_round = 0
    t.plan((draw_realms, left, middle, right))
    return t


def agreed(content: RealmsContent, option: int | str) -> i64:
    """The realm that an option names for one of the boards, or NONE where it is drawn."""
    names = [name.lower() for name in content.realm_names]
    return names.index(str(option)) if option in names else NONE


def lay_out(game: Game[Any], content: RealmsContent, seats: i64, chance: Chance) -> RealmsTable:
    """S-1.8, S-1.10  Empty boards, everybody with 5 gold and no VP."""
    return RealmsTable(
        game=game,
        seats=seats,
        chance=chance,
        content=content,
        world=NONE,
        factions=[lay_faction(content) for _ in range(seats)],
        bids=[NONE] * seats,
        order=[],
        deck=0,
        discard=0,
        drawn=NONE,
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
        idle_limit=content.idle_rounds,
        last_round=content.rounds,
        turn=blank_turn(seats),
    )


def blank_turn(seats: i64) -> Turn:
    """The turn that setup puts on the realms' table: nobody's, before the first one begins."""
    return Turn(NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0] * seats)


def lay_faction(content: RealmsContent) -> Faction:
    """S-1.8, S-1.9  What a seat begins with; one of its scouts is the scoring marker."""
    return Faction(
        goods=resources(GOLD, content.gold),
        scouts=content.scouts - 1,
        soldiers=content.soldiers,
        units=[0] * SPACES,
        here=0,
        fresh=0,
        built=[0] * len(content.kind_ids),
        tiles=0,
        points=[0] * VP_SOURCES,
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
    """S-1.1 to S-1.9  Set up the three realms, and all that lies on and beside them; then the bids."""
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
    """S-1.9  Everybody begins with a scout and a soldier on each town hall."""
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
