"""Anything on the board enlarged and explained: a circle, the Grove, a group of druids, the last dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.art.svg import Markup, at, g, use
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.text import listed, many
from spinney.games.battle_for_the_grove.picture.board import held, owned, there
from spinney.games.battle_for_the_grove.picture.circles import circle_drawing, grove_trees, heap, turf
from spinney.games.battle_for_the_grove.picture.layout import PREFIX
from spinney.games.battle_for_the_grove.picture.tray import KEY, roll_words, tray_drawing
from spinney.games.battle_for_the_grove.state.table import CONTROL, DARK, DICE, GROVE, LIGHT, LOCATIONS
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.chances import FACES, percent
from spinney.games.battle_for_the_grove.words.goal import CIRCLES_TO_WIN
from spinney.games.battle_for_the_grove.words.places import (
    SEAT_KEYS,
    STANDING,
    STATE_KEYS,
    druids_of,
    place_of,
)

View = Mapping[str, Any]
WIDE: Final = 340
SUCCESS: Final = "A die succeeds if it shows no more than one's standing druids here; to Banish it takes a 6."
COUNTED: Final = "Framed dice counted: no higher than the druids standing there, or a 6 for a Banish."
PEOPLE: Final = ("person-0", "person-1")


def lens(content: object, view: View, part: str) -> Lens | None:
    """A part of the board, by its key."""
    place, group = place_of(part), druids_of(part)
    if place == GROVE:
        return grove_lens(view)
    if place > GROVE:
        return circle_lens(view, place)
    if group is not None:
        return druids_lens(view, *group)
    if part in PEOPLE:
        return person_lens(view, PEOPLE.index(part))
    return dice_lens(view["dice"]) if part == KEY and view["dice"]["shown"] else None


def person_lens(view: View, seat: int) -> Lens:
    """A side: which circles it holds, its cubes, and where its druids are."""
    cubes = view["cubes"][seat]
    mine = [names.PLACES[circle].title for circle, lie in enumerate(cubes, 1) if lie >= CONTROL]
    lines = [
        f"Holds {listed(mine, 'and')}." if mine else "Holds no circle.",
        f"Whoever begins a turn with {CIRCLES_TO_WIN} circles of {CONTROL} cubes wins.",
        f"{many(view['supply'][seat], 'cube')} left to place.",
        *[f"{names.PLACES[place].title}: {seat_counts(view, seat, place)}." for place in range(LOCATIONS)],
    ]
    score = f"{names.SEATS[seat]}, {held(cubes)} of {CIRCLES_TO_WIN} circles"
    return Lens(seat_mark(seat), score, lines, "B-9.3", seat)


def circle_lens(view: View, circle: int) -> Lens:
    """A stone circle: who is there, who holds it, and what you may hope for."""
    owner, cubes = owned(view, circle)
    lines = [
        f"{CONTROL} cubes of one colour hold the circle. Cubes of both colours cancel one for one.",
        *[seat_line(view, seat, circle) for seat in (LIGHT, DARK)],
        *chance_lines(view, circle),
    ]
    drawn = g(
        turf(circle),
        circle_drawing(owner, cubes),
        heap(owner, circle, cubes, named=False),
        transform=at(WIDE / 2, 84, 0.58),
    )
    title, holder = names.PLACES[circle].title, owner if cubes >= CONTROL else -1
    return Lens(title, "stone circle", lines, "B-9.1", holder, item(title, drawn, 172))


def seat_line(view: View, seat: int, place: int) -> str:
    """Who and what a side has at a place, in a line."""
    return f"{seat_mark(seat)}: {seat_counts(view, seat, place)}."


def seat_counts(view: View, seat: int, place: int) -> str:
    """The druids of a side at a place, and its cubes on a circle."""
    standing, lying = there(view, seat, place)
    has = [f"{standing} standing", f"{lying} lying"]
    if place != GROVE:
        has.append(many(view["cubes"][seat][place - 1], "cube"))
    return ", ".join(has)


def chance_lines(view: View, circle: int) -> list[str]:
    """B-6.2, B-7.2, B-8.2  What whoever looks may hope for at a circle."""
    me = view["you"]
    if me < 0 or view["over"]:
        return [SUCCESS]
    mine, (foes, sleepers) = there(view, me, circle)[0], there(view, 1 - me, circle)
    found = [success(mine) if mine else SUCCESS]
    if mine and view["supply"][me]:
        found.append(f"Channel: {percent(mine)} % for a cube{holding(view, me, circle, mine)}.")
    if mine and foes:
        found.append(f"Stun: {percent(mine)} % to lay a druid down.")
    if foes or sleepers:
        found.append(f"Banish: {percent(1)} % to send a druid to the Grove.")
    return found


def success(standing: int) -> str:
    """B-6.2, B-7.2, B-8.2  Which dice succeed for whoever has druids standing here."""
    dice = (
        "any die" if standing >= FACES else "a die of 1" if standing == 1 else f"a die of {standing} or less"
    )
    return f"With your {many(standing, 'standing druid')}, {dice} succeeds; to Banish it takes a 6."


def holding(view: View, seat: int, circle: int, druids: int) -> str:
    """B-6.4, B-9.1  How likely a Channel makes the circle its own, if it can."""
    mine, foe = view["cubes"][seat][circle - 1], view["cubes"][1 - seat][circle - 1]
    missing = CONTROL - mine + foe
    if mine >= CONTROL or missing > min(DICE, view["supply"][seat]):
        return ""
    return f", {percent(druids, missing)} % to hold the circle"


def grove_lens(view: View) -> Lens:
    """The Grove: who sleeps there, and what standing up there gives."""
    lines = [
        "Druids lie here at the start, and when they are banished.",
        "To stand one up here as the first action of a turn gives a second action.",
        *[seat_line(view, seat, GROVE) for seat in (LIGHT, DARK)],
    ]
    title = names.PLACES[GROVE].title
    drawn = g(grove_trees(), transform=at(WIDE / 2, 112, 1.1))
    return Lens(title, "where druids sleep", lines, "B-4.3", item=item(title, drawn, 150))


STATE_LINES: Final = (
    (
        "All your druids who stand at one place move together, to any circle.",
        "At a circle, each die that shows no more than their number is a success.",
    ),
    (
        "A sleeping druid counts for nothing until it stands up.",
        "It can still be banished, and it stays behind when the others move.",
    ),
)  # by state


def druids_lens(view: View, seat: int, place: int, state: int) -> Lens | None:
    """A group of druids, if there are any."""
    count = there(view, seat, place)[state]
    if not count:
        return None
    title = f"{many(count, 'druid')} of {seat_mark(seat)}"
    kind = f"{STATE_KEYS[state]} {names.at(place)}"
    size = 92 if state == STANDING else 110
    figure = use(f"{PREFIX}{SEAT_KEYS[seat]}-{STATE_KEYS[state]}", WIDE / 2, 56, size)
    rule = "B-5.2" if state == STANDING else "B-7.4"
    return Lens(title, kind, STATE_LINES[state], rule, seat, item(f"{title}, {kind}", figure, 112))


def dice_lens(dice: Mapping[str, Any]) -> Lens:
    """The last dice."""
    shown, counted = tuple(dice["shown"]), tuple(dice["counted"])
    words = roll_words(dice["seat"], dice["action"], shown, counted)
    drawn = g(tray_drawing(dice["seat"], dice["action"], shown, counted), transform=at(WIDE / 2, 32, 0.9))
    lines = [f"{words}.", COUNTED]
    return Lens("The last dice", "", lines, "B-6.2", dice["seat"], item(words, drawn, 64))


def item(words: str, drawn: Markup, high: float) -> Item:
    """The drawing of a lens."""
    return Item("lens", words, WIDE, high, [drawn])
