"""What somebody has, enlarged: their Contracts, Items, Friends, cubes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Lens
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.people import dice_words
from spinney.games.leylines.picture.reading import (
    View,
    contract_words,
    contracted,
    cubes_words,
    friend_does,
    friends_by_id,
    heap,
    how_many,
    item_does,
    lacking,
    sentence,
    space_name,
)

Traveller = Mapping[str, Any]


def lens_of_person(content: LeylinesContent, view: View, kind: str, seat: str) -> Lens | None:
    """Things of one kind that a seat has; a standee is the whole person."""
    if not seat.isdecimal() or int(seat) >= len(view["travellers"]):
        return None
    one = view["travellers"][int(seat)]
    owner = seat_mark(int(seat))
    told = {
        "contracts": (f"Contracts of {owner}", "open, for all to see", open_contracts(content, one), "L-8.1"),
        "done": (f"Contracts that {owner} has done", "", done_contracts(content, one), "L-9.6"),
        "items": (f"Items of {owner}", "", items(content, one), "L-7.6"),
        "friends": (f"Friends of {owner}", "", friends(content, one), "L-7.23"),
        "cubes": (f"Cubes of {owner}", "", [carries(one)], "L-5.5"),
        "person": (owner, f"as things stand, {view['scores'][one['seat']]}", standing(view, one), "L-12.1"),
        "standee": (owner, f"at {space_name(content, view, one['space'])}", standee(content, one), "L-4.1"),
    }.get(kind)
    return None if told is None else Lens(told[0], told[1], told[2], told[3], int(seat))


def standing(view: View, one: Traveller) -> list[str]:
    """Where the large number beside somebody comes from, and everything about them in short."""
    return [f"{one['gold']} Gold{beyond(view, one)}.", f"Carries {carries(one)}"]


def counted(view: View, one: Traveller) -> list[str]:
    """L-12.1  What somebody would have if the game ended now, and how much of that is Gold already."""
    return [f"As things stand {view['scores'][one['seat']]}: {one['gold']} Gold{beyond(view, one)}."]


def beyond(view: View, one: Traveller) -> str:
    """L-12.1  What cubes and Items would add to somebody's Gold."""
    more = view["scores"][one["seat"]] - one["gold"]
    return f", {more} more for cubes and Items" if more else ""


def open_contracts(content: LeylinesContent, one: Traveller) -> list[str]:
    """Each open Contract in a sentence, and what its owner lacks for it."""
    lines = []
    for id_ in one["contracts"]:
        contract = contracted(content, id_)
        lacks = lacking(contract.cubes, heap(one["cubes"]))
        state = f"lacks {cubes_words(lacks)}" if lacks else "all cubes are there"
        lines.append(f"{contract_words(contract)}; {state}.")
    return lines or ["None."]


def done_contracts(content: LeylinesContent, one: Traveller) -> list[str]:
    """Each completed Contract, with its Gold."""
    done = [contracted(content, id_) for id_ in one["completed"]]
    return [f"{contract.name}, {contract.gold} Gold." for contract in done] or ["None."]


def items(content: LeylinesContent, one: Traveller) -> list[str]:
    """Each Item and what it does."""
    return [
        f"{name.capitalize()}: {item_does(content, name)}{'; used today' if state == 'used' else ''}."
        for name, state in one["items"].items()
    ] or ["None."]


def friends(content: LeylinesContent, one: Traveller) -> list[str]:
    """Each Friend and what it does."""
    faces = friends_by_id(content)
    return [f"{faces[id_].name}: {friend_does(content, id_)}." for id_ in one["friends"]] or ["None."]


def carries(one: Traveller) -> str:
    """The cubes that somebody carries."""
    held = heap(one["cubes"])
    return sentence(f"{how_many(held)} of {one['limit']}: {cubes_words(held)}")


def standee(content: LeylinesContent, one: Traveller) -> list[str]:
    """Everything about somebody, in short."""
    dice = dice_words(one)
    return [
        f"Carries {carries(one)}",
        f"Dice left: {dice or 'none'}.",
        *open_contracts(content, one),
    ]
