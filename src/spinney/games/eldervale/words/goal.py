"""The goal in a sentence, and how near the end is: Realms, Dwellings, last turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.engine.faces.goal import Goal, Meter
from spinney.engine.nothing import NOBODY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTAL_KINDS

NEAR: Final = 5  # rounds before the limit from which on it is told


def goal(content: EldervaleContent, view: Mapping[str, Any]) -> Goal:
    """E-11.1, E-11.2, E-11.7  Most VP wins; what triggers the end, or the turns that are left after it."""
    if view["over"]:
        return Goal(how_it_ended(view))
    if view["trigger"] != NOBODY:
        return Goal(last_turns(view), [turn_meter(view)])
    dwellings = int(content.setup.rooftops)
    wins = f"Most VP wins; the end begins with the last Realm of the stack or {many_th(dwellings)} Dwelling."
    meters = [*realm_meters(content, view), *dwelling_meters(view, dwellings)]
    limit = view["round_limit"]
    if limit > 0 and limit - view["round"] < NEAR:
        wins = f"{wins} By a house rule it begins after round {limit} at the latest."
        meters.append(Meter("rounds", min(view["round"], limit), limit))
    return Goal(wins, meters)


def how_it_ended(view: Mapping[str, Any]) -> str:
    """E-11.10  After the game: what wins, and whether a house rule has ended it."""
    over = "The game is over by a house rule" if view["by_limit"] else "The game is over"
    return f"{over}: the last turns were played, and most VP wins."


def many_th(number: int) -> str:
    """E-11.1  Which Dwelling triggers the end: a sixth."""
    return ("a first", "a second", "a third", "a fourth", "a fifth", "a sixth")[number - 1]


# What triggers the end.


def realm_meters(content: EldervaleContent, view: Mapping[str, Any]) -> list[Meter]:
    """E-11.1  How many tiles have left the Realm Stack; nothing before the map is laid."""
    seats = len(view["players"])
    full = ELEMENTAL_KINDS * len(view["elements"]) - int(content.setup.realms[seats - 2])
    laid = full - len(view["realm_stack"])
    return [Meter("Realms drawn", laid, full)] if view["tiles"] and full > 0 else []


def dwelling_meters(view: Mapping[str, Any], full: int) -> list[Meter]:
    """E-11.1  Dwellings of whoever looks, and of the seat that has the most if that is another."""
    built = [len(player["dwellings"]) for player in view["players"]]
    you, most = view["you"], max(built)
    shown = [] if you == NOBODY else [you]
    if you == NOBODY or built[you] < most:
        shown.append(built.index(most))
    return [Meter("Dwellings", built[seat], full, seat) for seat in shown]


# The last turns.


def last_turns(view: Mapping[str, Any]) -> str:
    """E-11.2  What is left once the end is triggered, after the turn that triggered it."""
    begun = "The end has begun by a house rule" if view["by_limit"] else "The end has begun"
    left = view["turns_left"]
    if left == 0:
        return f"{begun}: everybody takes one more turn after this one, then most VP wins."
    if left == 1:
        return "This is the last turn; then most VP wins."
    return f"{begun}: {left} turns are left with this one, then most VP wins."


def turn_meter(view: Mapping[str, Any]) -> Meter:
    """E-11.2  How many of the last turns are over."""
    seats, left = len(view["players"]), view["turns_left"]
    return Meter("last turns taken", seats - left if left else 0, seats)
