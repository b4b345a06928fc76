"""The board: one zone with the clearing at dusk, and the two sides in a few numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from spinney.art.kept import packed, unpacked
from spinney.art.svg import Markup
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import BOARD, Board, Chip, Item, Person, Zone
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.circles import grove, stone_circle, tally
from spinney.games.battle_for_the_grove.picture.druids import druids
from spinney.games.battle_for_the_grove.picture.hopes import hope_sign
from spinney.games.battle_for_the_grove.picture.layout import PREFIX, SIZE
from spinney.games.battle_for_the_grove.picture.scenery import scenery
from spinney.games.battle_for_the_grove.picture.tray import tray
from spinney.games.battle_for_the_grove.state.table import CONTROL, DARK, GROVE, LIGHT, LOCATIONS
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.goal import CIRCLES_TO_WIN
from spinney.games.battle_for_the_grove.words.places import LYING, SEAT_KEYS, STANDING

View = Mapping[str, Any]
NEAR_FIRST: Final = (1, GROVE, 2, 3)  # places from the back of the clearing to the front

SHOWN: Final = ("asked", "cubes", "dice", "druids", "over", "split", "turns", "winners")


def board(content: object, view: View) -> Board:
    """The clearing as a seat, or a spectator, sees it, and the people around it."""
    first = view["you"] if view["you"] >= 0 else LIGHT
    people = [person(view, seat) for seat in (first, 1 - first)]
    words, common = clearing(packed({entry: view[entry] for entry in SHOWN}))
    hopes = [hope_sign(view, place) for place in range(1, LOCATIONS)]
    zone = whole(words, (*common, *[sign for sign in hopes if sign is not None]))
    return Board([zone], people, words)


@lru_cache(256)
def whole(words: str, drawn: tuple[Markup, ...]) -> Zone:
    """The one zone of the table."""
    return Zone("clearing", BOARD, "The clearing", [Item("clearing", words, *SIZE, drawn)], tab="Clearing")


@lru_cache(256)
def clearing(shown: bytes) -> tuple[str, list[Markup]]:
    """The clearing but for one's hopes: it looks the same to everybody."""
    view: View = unpacked(shown)
    return described(view), pieces(view)


def pieces(view: View) -> list[Markup]:
    """The clearing in pieces: scenery, the Grove, the circles, then everybody who is there."""
    circles = [stone_circle(place, *owned(view, place)) for place in range(1, LOCATIONS)]
    groups = [
        druids(who, place, state, *there(view, who, place), doomed(view, who, place))
        for place in NEAR_FIRST
        for state in (STANDING, LYING)
        for who in (LIGHT, DARK)
    ]
    found = [scenery(), grove(), *circles, tray(view["dice"]), *groups]
    return [piece for piece in found if piece is not None]


def owned(view: View, circle: int) -> tuple[int, int]:
    """B-6.4  Who has cubes on a circle, and how many; Light if there are none."""
    light, dark = (view["cubes"][seat][circle - 1] for seat in (LIGHT, DARK))
    return (DARK, dark) if dark else (LIGHT, light)


def there(view: View, seat: int, place: int) -> tuple[int, int]:
    """How many druids of a seat stand at a place, and how many lie there."""
    counts = view["druids"][seat]
    return counts["standing"][place], counts["lying"][place]


def doomed(view: View, seat: int, place: int) -> bool:
    """B-8.3  Do these druids wait for who of them is banished?"""
    circle, sent = view["split"]
    return bool(sent > 0 and circle == place and view["asked"] != seat)


def held(circles: Sequence[int]) -> int:
    """B-9.1  How many circles a seat controls, by its cubes on each."""
    return sum([cubes >= CONTROL for cubes in circles])


def person(view: View, seat: int) -> Person:
    """A side in a few numbers: circles held, cubes left, cubes on each circle, druids awake and asleep."""
    druids_ = view["druids"][seat]
    awake, asleep = sum(druids_["standing"]), sum(druids_["lying"])
    return side(seat, tuple(view["cubes"][seat]), view["supply"][seat], awake, asleep, view["over"])


@lru_cache(512)
def side(seat: int, circles: tuple[int, ...], left: int, awake: int, asleep: int, over: bool) -> Person:
    """The same, from its numbers."""
    holds, key = held(circles), SEAT_KEYS[seat]
    chips = [chip(f"{key}-heap-{left}", left, "cubes left")]
    for circle, cubes in enumerate(circles, 1):
        icon = f"{key}-{names.TEXTS[circle]}-{min(cubes, CONTROL)}"
        chips.append(chip(icon, cubes, f"on {names.PLACES[circle].short}", f"{cubes}/{CONTROL}"))
    chips.append(chip(f"{key}-standing", awake, "standing"))
    chips.append(chip(f"{key}-lying", asleep, "lying"))
    line = names.SEATS[seat]
    if holds >= CIRCLES_TO_WIN and not over:
        line = f"{line}, about to win"
    return Person(seat, f"{holds} of {CIRCLES_TO_WIN}", line, chips)


def chip(icon: str, number: int, words: str, shown: str = "") -> Chip:
    """A number with its icon; faint if it is none."""
    return Chip(PREFIX + icon, shown or str(number), words, faint=number == 0)


def described(view: View) -> str:
    """The position in one sentence, for those who do not see the picture."""
    places = "; ".join([described_place(view, place) for place in range(LOCATIONS)])
    return f"{described_turn(view)}: {places}."


def described_turn(view: View) -> str:
    """Who is to act, or how the game ended."""
    turns = many(view["turns"], "turn")
    if view["over"]:
        won = view["winners"]
        return f"{seat_mark(won[0])} has won after {turns}" if won else f"The game is a draw after {turns}"
    return f"{seat_mark(view['asked'])} is to act in turn {view['turns'] + 1}"


def described_place(view: View, place: int) -> str:
    """A place in the description: its cubes, and its druids standing and lying."""
    found = [] if place == GROVE else [tally(*owned(view, place))]
    for seat in (LIGHT, DARK):
        for state, count in zip(("standing", "lying"), there(view, seat, place), strict=True):
            if count:
                found.append(f"{many(count, f'{state} druid')} of {seat_mark(seat)}")
    return f"{names.at(place)} {', '.join(found) or 'nobody'}"
