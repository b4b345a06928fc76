"""Why a space cannot be chosen now, by what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.bits import bit
from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.games.shifting_realms.content.effects import RAID
from spinney.games.shifting_realms.content.slots import LEGAL, ON_BOARD
from spinney.games.shifting_realms.rules import fight, strikes
from spinney.games.shifting_realms.state.land import SPACES, space_id, spread
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    SCOUT_TYPE,
    TYPES,
    flat_soldiers,
    scouts,
    soldiers,
    unspent,
)
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.spaces import place_name

GROUNDS: Final = (
    "a forest",
    "a quarry",
    "a mine",
    "ruins",
    "a water's edge",
    "grass",
    "a town hall",
    "the troll king's space",
)  # by terrain
SPACE_OF: Final = {space_id(space): space for space in range(SPACES)}
NOT_SPACES: Final = Reason("Spaces are chosen to move, fight, build or place units.", "S-3.3", waits=True)
NO_UNIT: Final = Reason("You have no unit there. To go there, first touch the units that should go.", "S-5.1")
NO_ACTION: Final = Reason("You have no action left in this turn.", "S-3.2")
MOVED: Final = Reason("Your units there have moved in this turn already.", "S-5.5")
FLAT: Final = Reason("Soldiers that lie flat on a ship never move again.", "S-13.3.3")
SHUT_IN: Final = Reason("Your units there cannot go anywhere.", "S-5.3")
DRAGON_BARS: Final = Reason("The dragon is there: nobody may enter.", "S-13.1.7")
DRAGON_STAYS: Final = Reason("The dragon is there: nothing can be built or placed.", "S-13.1.7")
TROLL_KING: Final = Reason("Nobody may enter while the troll king has tokens left.", "S-13.4.3")
ORIGIN: Final = Reason("They stand there already.", "S-5.7")
TILE_THERE: Final = Reason("There is a tile already.", "S-7.2")
NOBODY_NEAR: Final = Reason("You have no unit there or next to it.", "S-7.3")
HALLS: Final = Reason("New units come to town halls and to your own tiles.", "S-4.1")
NO_SCOUT: Final = Reason("You have no scout there.", "S-7.8")
SAFE: Final = Reason("Units in a town hall or on a tile are safe.", "S-17.4")
NOBODY_THERE: Final = Reason("None of your opponents has a unit there.", "S-17.4")
PROTECTED: Final = Reason("The scouts there are protected by soldiers.", "S-9.6")
FAR_FROM_ME: Final = Reason("You have no unit there or next to it.", "S-17.4")
NOT_NEXT: Final = Reason("The dragon flies step by step, from a space to the next.", "S-13.1.3")
ENTERED: Final = Reason("The dragon was there in this flight already.", "S-13.1.3")
NO_WAY_ON: Final = Reason("The dragon cannot stop there, and no step would be left to go on.", "S-13.1.4")


def of_space(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """Why a space cannot be chosen, by what is asked."""
    space = SPACE_OF.get(name)
    find = SPACES_ASKED.get(int(QUESTIONS.of(t)))
    if space is None:
        return None
    return NOT_SPACES if find is None else find(t, seat, space)


def bars(t: RealmsTable, space: int) -> Reason | None:
    """S-5.3  Why nobody may enter a space."""
    if space == t.dragon:
        return DRAGON_BARS
    return TROLL_KING if space == t.land.troll and t.tokens > 0 else None


def window(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-5.1  Nothing can begin there: a Move, a fight, a raid."""
    units = t.factions[seat].units[space]
    if units == 0:
        return NO_UNIT
    if scouts(units) + soldiers(units) == 0 and flat_soldiers(units):
        return FLAT
    if t.turn.actions == 0:
        return no_fight(t, seat, space) or NO_ACTION
    return MOVED if not (t.factions[seat].fresh >> space) & 1 else SHUT_IN


def no_fight(t: RealmsTable, seat: int, space: int) -> Reason | None:
    """S-9.2, S-9.3  Why units that meet others cannot fight them; None where they meet nobody."""
    others = [other for other in t.others(seat) if t.factions[other].units[space]]
    force = unspent(t.factions[seat].units[space])
    if not others:
        return None
    if not (t.open_spaces() >> space) & 1:
        return Reason("Nobody fights in a town hall or on a tile.", "S-9.2")
    if force == 0:
        return Reason("You have no soldier there that can still fight.", "S-9.1")
    fought = [int(other) for other in t.others(seat) if (t.turn.fought[other] >> space) & 1]
    if fought and not any(fight.may_fight(t, seat, space, other, force) for other in others):
        return Reason(f"You may fight only {seat_mark(fought[0])} there in this turn.", "S-9.3")
    return None


def group(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-5.1  Who goes is settled before it matters where to."""
    return Reason(f"First choose who goes from {place_name(t.content, t.land, t.about)}.", "S-5.1")


def destination(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-5.2, S-5.3, S-5.7  Where a Move cannot end."""
    if space == t.about:
        return ORIGIN
    too_far = f"It is too far from {place_name(t.content, t.land, t.about)}."
    return bars(t, space) or Reason(too_far, "S-5.1")


def site(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-7.2, S-7.3  Where a tile cannot be built."""
    content, kind = t.content, t.about
    tile, ground = content.kind_names[kind], GROUNDS[content.kind_terrain[kind]]
    realm = content.kind_realm[kind]
    if not (t.land.in_realm(realm) >> space) & 1:
        return Reason(f"The {tile} is built in {content.realm_names[realm]}.", "S-7.2")
    if t.land.terrain[space] != content.kind_terrain[kind]:
        return Reason(f"The {tile} is built on {ground}; this is {GROUNDS[t.land.terrain[space]]}.", "S-7.2")
    if (t.covered >> space) & 1:
        return TILE_THERE
    return DRAGON_STAYS if space == t.dragon else NOBODY_NEAR


def unit(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-4.1, S-4.4  Where new units cannot be placed."""
    if t.more < LEGAL:
        return Reason(f"They come to {place_name(t.content, t.land, t.more)}.", "S-4.1")
    if t.more >= ON_BOARD and not (t.land.on_board(t.more - ON_BOARD) >> space) & 1:
        realm = t.content.realm_names[t.land.realms[t.more - ON_BOARD]]
        return Reason(f"They come to {realm}.", "S-8.7")
    legal = t.land.halls | t.factions[seat].tiles
    return DRAGON_STAYS if space == t.dragon and (legal >> space) & 1 else HALLS


def step(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-13.1.3, S-13.1.4  Where the dragon cannot fly next."""
    if (t.more >> space) & 1:
        return ENTERED
    if not (t.land.near[t.dragon] >> space) & 1:
        return NOT_NEXT
    if t.about >= t.content.dragon_steps:
        return Reason(f"The dragon flies {t.content.dragon_steps} steps at most.", "S-13.1.2")
    return NO_WAY_ON


def goes(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-5.1  From where nobody can go."""
    units = t.factions[seat].units[space]
    if scouts(units) + soldiers(units) == 0:
        return Reason("You have no unit there that can go.", "S-5.1")
    if QUESTIONS.of(t) == questions.MARCH:
        return MOVED if not (t.factions[seat].fresh >> space) & 1 else SHUT_IN
    return Reason("They cannot go anywhere there.", "S-8.7")


def relocated(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-5.5  Where a card cannot send units: it names a realm."""
    if space == t.about:
        return ORIGIN
    barred = bars(t, space)
    return barred or Reason("The card sends them to another realm.", "S-8.7")


def struck(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-17.4  Whom a card cannot strike."""
    if not (strikes.everywhere(t, seat) >> space) & 1:
        return NOBODY_THERE
    if not (t.open_spaces() >> space) & 1:
        return SAFE
    asked = QUESTIONS.of(t)
    if asked == questions.SLAY:
        what = TYPES[t.about]
        return PROTECTED if t.about == SCOUT_TYPE and has_scouts(t, seat, space) else none_of(what)
    here = t.factions[seat].here
    if asked == questions.CONVERT and not ((here | spread(here)) >> space) & 1:
        return FAR_FROM_ME
    barred = bars(t, space)
    return barred or (PROTECTED if has_scouts(t, seat, space) else none_of("scout"))


def has_scouts(t: RealmsTable, seat: int, space: int) -> bool:
    """Has any opponent a scout there?"""
    return any(scouts(t.factions[other].units[space]) for other in t.others(seat))


def none_of(what: str) -> Reason:
    """There are units of others, but none of the kind that a card strikes."""
    return Reason(f"No opponent has a {what} there.", "S-17.4")


def marker(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-7.8  Only a scout becomes a marker."""
    return NO_SCOUT


def raid(t: RealmsTable, seat: int, space: int) -> Reason:
    """S-13.3.1, S-13.3.2  From where nobody can raid."""
    if not (t.tiles_with(seat, RAID) & bit(space)):
        return Reason("You have no ship there.", "S-13.3.1")
    if soldiers(t.factions[seat].units[space]) == 0:
        return Reason("No soldier of yours stands on this ship.", "S-13.3.1")
    return Reason(f"This ship has made its {t.content.ship_raids} raids.", "S-13.3.2")


SPACES_ASKED: Final[dict[int, Callable[[RealmsTable, int, int], Reason]]] = {
    questions.WINDOW: window,
    questions.GROUP: group,
    questions.RELOCATION_GROUP: group,
    questions.DESTINATION: destination,
    questions.SITE: site,
    questions.MARKER: marker,
    questions.UNIT: unit,
    questions.STEP: step,
    questions.MARCH: goes,
    questions.RELOCATION: goes,
    questions.RELOCATED: relocated,
    questions.ROUT: struck,
    questions.SLAY: struck,
    questions.CONVERT: struck,
    questions.FREE_RAID: raid,
}
