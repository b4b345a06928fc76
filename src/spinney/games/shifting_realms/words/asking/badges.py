"""The number that counts, on the spot where an option is given: free spots, VP, sides of a fight.

What is drawn there anyway, like the VP of a tile, is no badge: it would only cover the name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import BAD, GOOD, PLAIN
from spinney.games.shifting_realms.rules.dragon import is_proof
from spinney.games.shifting_realms.rules.spots import free_spots, has_spots
from spinney.games.shifting_realms.state.goods import total
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import scouts, scouts_of_group, soldiers, unspent
from spinney.games.shifting_realms.terms import actions, questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS

Badge = tuple[str, str]  # a few letters and their tone
NOTHING: Final[Badge] = ("", PLAIN)


def badge(t: RealmsTable, action: int) -> Badge:
    """What counts about an option, in a few letters, and whether that is good."""
    possible = t.content.actions
    say = BADGES.get(int(possible.kind_of(action)))
    return NOTHING if say is None else say(t, possible.part_of(action), possible.second_of(action))


def spots(t: RealmsTable, space: i64) -> Badge:
    """S-6.1  How many collecting spots of a space are free, where it has any."""
    if not has_spots(t, space):
        return NOTHING
    free = free_spots(t, space)
    return (str(free), GOOD) if free else ("0", BAD)


def arrival(t: RealmsTable, space: i64, _: i64) -> Badge:
    """Where a group goes: spots matter to scouts alone."""
    moves = QUESTIONS.of(t) in (questions.DESTINATION, questions.RELOCATED)
    return spots(t, space) if moves and scouts_of_group(t.more) else NOTHING


def strike(t: RealmsTable, space: i64, _: i64) -> Badge:
    """S-13.1.5  Does the dragon strike there: only others, or a seat's own?"""
    if (t.land.no_stop >> space) & 1 or is_proof(t, space):
        return NOTHING
    there = [
        seat for seat, one in enumerate(t.factions) if scouts(one.units[space]) + soldiers(one.units[space])
    ]
    if not there:
        return NOTHING
    return "hits", BAD if there == [int(t.seat)] else GOOD if t.seat not in there else PLAIN


def sides(t: RealmsTable, space: i64, other: i64) -> Badge:
    """S-9.1  Soldiers that can fight against soldiers there."""
    mine, theirs = unspent(t.factions[max(0, t.seat)].units[space]), soldiers(t.factions[other].units[space])
    return f"{mine} : {theirs}", GOOD if mine > theirs else BAD if mine < theirs else PLAIN


def price(t: RealmsTable, *_: i64) -> Badge:
    """S-11.1  What a trade costs."""
    return f"{t.trade_price(t.seat) if t.seat >= 0 else t.content.trade} magic", PLAIN


def token(t: RealmsTable, *_: i64) -> Badge:
    """S-13.4.2  What the next token of the troll king scores."""
    return (f"+{t.content.token_vp[t.content.tokens - t.tokens]} VP", GOOD) if t.tokens else NOTHING


BADGES: Final[dict[int, Callable[[RealmsTable, i64, i64], Badge]]] = {
    actions.RAID: lambda t, *_: (f"+{t.content.raid_vp} VP", GOOD),
    actions.TROLL: token,
    actions.FIGHT: sides,
    actions.TRADE: price,
    actions.TO: arrival,
    actions.SCOUT: lambda t, space, _: spots(t, space),
    actions.FLY: strike,
    actions.ROB: lambda t, seat, _: (str(total(t.factions[seat].goods)), PLAIN),
}
