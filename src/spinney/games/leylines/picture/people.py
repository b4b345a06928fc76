"""What everybody may see of everybody, in a few numbers; and the position in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.art.layout import from_seat
from spinney.engine.faces.zones import Chip, Person
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import (
    View,
    cubes_words,
    friends_by_id,
    heap,
    how_many,
    space_name,
    who,
)

Traveller = Mapping[str, Any]


def people(content: LeylinesContent, view: View) -> list[Person]:
    """Everybody, whoever looks first."""
    return [person(content, view, seat) for seat in from_seat(view["you"], len(view["travellers"]))]


def person(content: LeylinesContent, view: View, seat: int) -> Person:
    """A seat in a few numbers; everything of mine lies before me."""
    one = view["travellers"][seat]
    chips = [gold(one), *contracts(one), items(one), friends(content, one), cubes(one), dice(one)]
    chips = [] if seat == view["you"] else chips
    return Person(seat, str(view["scores"][seat]), line(content, view, one), chips)


def line(content: LeylinesContent, view: View, one: Traveller) -> str:
    """Who somebody is, and where."""
    words = [f"at {space_name(content, view, one['space'])}"] if one["space"] else []
    words += ["first player"] if one["seat"] == view["first"] else []
    words += ["keeps Special Delivery"] if one["resting"] else []
    words += ["Day done"] if one["finished"] and not view["over"] else []
    return ", ".join(words)


def gold(one: Traveller) -> Chip:
    """Gold, and what waits for the end of the Day."""
    later = f", {one['stranded']} more tonight" if one["stranded"] else ""
    return Chip(f"{PREFIX}icon-coin", str(one["gold"]), f"Gold{later}", faint=not one["gold"])


def contracts(one: Traveller) -> list[Chip]:
    """Contracts open and done."""
    open_, done = len(one["contracts"]), len(one["completed"])
    return [
        Chip(f"{PREFIX}icon-scroll", str(open_), "open Contracts", f"contracts-{one['seat']}", not open_),
        Chip(f"{PREFIX}icon-done", str(done), "Contracts done", f"done-{one['seat']}", not done),
    ]


def items(one: Traveller) -> Chip:
    """Items by number, their names in words."""
    names = [f"{name}{' (used)' if state == 'used' else ''}" for name, state in one["items"].items()]
    words = f"Items{': ' if names else ''}{', '.join(names)}"
    return Chip(f"{PREFIX}icon-item-satchel", str(len(names)), words, f"items-{one['seat']}", not names)


def friends(content: LeylinesContent, one: Traveller) -> Chip:
    """Friends by number, their names in words."""
    names = [friends_by_id(content)[id_].name for id_ in one["friends"]]
    words = f"Friends{': ' if names else ''}{', '.join(names)}"
    return Chip(f"{PREFIX}icon-friend", str(len(names)), words, f"friends-{one['seat']}", not names)


def cubes(one: Traveller) -> Chip:
    """Cubes carried, of how many."""
    held = heap(one["cubes"])
    words = f"cubes: {cubes_words(held)}" if held else "cubes"
    return Chip(
        f"{PREFIX}icon-bag", f"{how_many(held)}/{one['limit']}", words, f"cubes-{one['seat']}", not held
    )


def dice(one: Traveller) -> Chip:
    """Unused dice."""
    left = dice_words(one)
    return Chip(
        f"{PREFIX}icon-die", str(sum(one["dice"])), f"dice left{': ' if left else ''}{left}", faint=not left
    )


def dice_words(one: Traveller) -> str:
    """Unused dice by value: 1, 1, 4."""
    return ", ".join([str(value) for value, count in enumerate(one["dice"], 1) for _ in range(count)])


# The position in words.


def when(view: View) -> str:
    """The Day, in words."""
    return f"Day {view['round']} of {view['rounds']}" if view["round"] else "Setup"


def described(content: LeylinesContent, view: View) -> str:
    """The position in a few sentences, for those who do not see it."""
    seats = [stands(content, view, one) for one in view["travellers"]]
    return ". ".join([when(view), *seats]) + "."


def stands(content: LeylinesContent, view: View, one: Traveller) -> str:
    """How somebody stands, in a sentence."""
    held = heap(one["cubes"])
    carries = cubes_words(held) if held else "no cubes"
    where = f"at {space_name(content, view, one['space'])}" if one["space"] else "not on the map yet"
    done = many(len(one["completed"]), "Contract")
    return f"{who(one['seat'])}: {where}, {one['gold']} Gold, {carries}, {done} completed"
