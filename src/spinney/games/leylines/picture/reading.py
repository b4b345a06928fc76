"""What drawings read from a view: cubes in a row, faces of cards by their ids, names of spaces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from string import ascii_letters
from typing import Any, NamedTuple

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.games.leylines.content.cards import LETTERS, Contract, Friend
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, FRIENDS, ITEMS
from spinney.games.leylines.knowledge.view import cubes_by_colour
from spinney.games.leylines.words.names import kind_words

View = Mapping[str, Any]
Heap = tuple[tuple[str, int], ...]  # cubes by colour, in the order of colours


class Contracted(NamedTuple):
    """A Contract as it is drawn."""

    id: str
    name: str
    token: int
    market: str
    cubes: Heap
    gold: int


def heap(cubes: Mapping[str, int]) -> Heap:
    """Cubes of a view, to be kept by."""
    return tuple(cubes.items())


def row_of(cubes: Heap) -> list[str]:
    """The cubes of a heap one by one."""
    return [colour for colour, count in cubes for _ in range(count)]


def how_many(cubes: Heap) -> int:
    """How many cubes there are in a heap."""
    return sum(count for _, count in cubes)


def cubes_words(cubes: Heap) -> str:
    """A heap in words: 2 blue, 1 red."""
    return ", ".join([f"{count} {colour}" for colour, count in cubes]) or "no cube"


def cube_letters(cubes: Heap) -> str:
    """Cubes by the letters of their names, as editions write them: BBR."""
    return "".join([LETTERS[COLOURS.index(colour)] * count for colour, count in cubes])


def lacking(need: Heap, have: Heap) -> Heap:
    """What a heap lacks of what is needed."""
    there = dict(have)
    short = [(colour, count - there.get(colour, 0)) for colour, count in need]
    return tuple((colour, count) for colour, count in short if count > 0)


def without(have: Heap, need: Heap) -> Heap:
    """A heap after something was paid from it."""
    paid = dict(need)
    left = [(colour, count - paid.get(colour, 0)) for colour, count in have]
    return tuple((colour, count) for colour, count in left if count > 0)


@lru_cache(8)
def contracts_by_id(content: LeylinesContent) -> dict[str, Contract]:
    """Every Contract of an edition by its id."""
    return {contract.id: contract for contract in content.contracts}


@lru_cache(8)
def friends_by_id(content: LeylinesContent) -> dict[str, Friend]:
    """Every Friend of an edition by its id."""
    return {friend.id: friend for friend in content.friends}


@lru_cache(1024)
def contracted(content: LeylinesContent, id_: str) -> Contracted:
    """A Contract by its id, as it is drawn."""
    face = contracts_by_id(content)[id_]
    token = int(face.token)
    return Contracted(
        id_, face.name, token, content.tokens[token], cubes_by_colour(int(face.need)), int(face.gold)
    )


def contract_words(contract: Contracted) -> str:
    """A Contract in a sentence: what it needs, where it goes and what it brings."""
    need = cubes_words(contract.cubes)
    return f"{contract.name}: {need} to {contract.market} for {contract.gold} Gold"


def friend_words(content: LeylinesContent, id_: str) -> str:
    """A Friend by its name and kind, and what it does."""
    return kind_words(content, [*friends_by_id(content)].index(id_))


def friend_does(content: LeylinesContent, id_: str) -> str:
    """What a Friend does, in words."""
    friend = friends_by_id(content)[id_]
    return FRIENDS.all[friend.kind].words(content, friend.colour)


def item_does(content: LeylinesContent, item: str) -> str:
    """What an Item does, in words."""
    return ITEMS.all[ITEMS.words.index(item)].words(content)


def sentence(words: str) -> str:
    """Words as a sentence: with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."


def me(view: View) -> Mapping[str, Any] | None:
    """The traveller of whoever looks, if anybody does."""
    return None if view["you"] == NOBODY else dict(view["travellers"][view["you"]])


def my_cubes(view: View) -> Heap:
    """The cubes of whoever looks."""
    mine = me(view)
    return () if mine is None else heap(mine["cubes"])


def is_asked(view: View, *questions: str) -> bool:
    """Is whoever looks asked one of these questions?"""
    return view["asked"] == view["you"] != NOBODY and view["question"] in questions


@lru_cache(1024)
def place_name(content: LeylinesContent, id_: str, token: str) -> str:
    """A space as people call it: a Market by its token."""
    printed = content.board.spaces[content.board.ids.index(id_)]
    if token or printed.name:
        return token or printed.name
    if printed.kind == "plain":
        return f"circle {short_id(id_)}"
    return f"Letter {id_}" if printed.kind == "letter" else f"{printed.kind.capitalize()} {id_}"


def short_id(id_: str) -> str:
    """The number of a circle, as it stands on the board."""
    return id_.lstrip(ascii_letters) or id_


def space_name(content: LeylinesContent, view: View, id_: str) -> str:
    """A space by its id, as people call it now."""
    if not id_:
        return "nowhere yet"
    return place_name(content, id_, view["spaces"][content.board.ids.index(id_)]["token"])


def market_space(content: LeylinesContent, view: View, market: str) -> int:
    """The number of the space where a Market's token lies, or -1 before it is placed."""
    return next((at for at, space in enumerate(view["spaces"]) if space["token"] == market), -1)


def fed_tonight(content: LeylinesContent, view: View) -> dict[int, int]:
    """For each Letter space that a Night card face up shows: how many of them do."""
    cards = {card.id: card for card in content.night_cards}
    found: dict[int, int] = {}
    for id_ in view["night"]["shown"]:
        for space in cards[id_].spaces:
            found[int(space)] = found.get(int(space), 0) + 1
    return found


def who(seat: int) -> str:
    """A seat in words, as a mark that whoever shows them turns into a name."""
    return seat_mark(seat)
