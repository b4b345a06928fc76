"""Names of things: cubes, dice, spaces, Contracts, Friends, Items."""

from __future__ import annotations

from string import ascii_letters
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.leylines.content.cards import LETTERS
from spinney.games.leylines.content.effects import COLOURS, FRIENDS, ITEMS, USED
from spinney.games.leylines.content.spaces import Space
from spinney.games.leylines.state.cubes import DIE_VALUES, counts_of, of

if TYPE_CHECKING:
    from spinney.games.leylines.content.edition import LeylinesContent

CHARACTERS: Final = (
    "Ysolde the Dusk-Gatherer",
    "Corrin Brook",
    "Tamsin Fernhand",
    "Old Bram Hiveward",
    "Perrin Redcap",
    "Sister Alba",
)  # by colour; pieces have the colours of seats, so characters go by their names
CALLED: Final = (
    "Ysolde",
    "Corrin",
    "Tamsin",
    "Old Bram",
    "Perrin",
    "Sister Alba",
)  # where there is little room


def cubes_words(heap: i64) -> str:
    """A heap in words: 2 blue, 1 red."""
    return ", ".join([f"{n} {COLOURS[at]}" for at, n in enumerate(counts_of(heap)) if n]) or "no cube"


def cube_letters(heap: i64) -> str:
    """Cubes by the letters of their names, as editions write them: BBR."""
    return "".join([LETTERS[at] * n for at, n in enumerate(counts_of(heap))])


def dice_words(dice: i64) -> str:
    """Dice by value: 1, 1, 4."""
    row = [str(value + 1) for value in range(DIE_VALUES) for _ in range(of(dice, value))]
    return ", ".join(row) or "no die"


def space_name(content: LeylinesContent, space: i64) -> str:
    """A space as people find it on the board; its id only where another space is called the same."""
    printed, name = content.board.spaces[space], called(content.board.spaces[space])
    same = [other for other in content.board.spaces if called(other) == name]
    return name if len(same) == 1 or printed.kind == "market" else f"{name} ({printed.id})"


def called(printed: Space) -> str:
    """What a space is called: Letters share their names with colours, and a Market's token moves."""
    if printed.kind == "plain":
        number = printed.id.lstrip(ascii_letters) or printed.id  # as the board has it
        return f"{printed.name} ({number})" if printed.name else f"circle {number}"
    if printed.name:
        return printed.name
    if printed.kind == "market":
        return f"a Market of {printed.region}" if printed.region else "a Market"
    return f"Letter {printed.id}"


def contract_words(content: LeylinesContent, card: i64) -> str:
    """A Contract in a sentence: its name, and what it says."""
    return f"{content.contracts[card].name} ({contract_says(content, card)})"


def contract_says(content: LeylinesContent, card: i64) -> str:
    """What a Contract needs, where it goes and what it brings."""
    contract = content.contracts[card]
    return f"{cubes_words(contract.need)} to {content.tokens[contract.token]} for {contract.gold} Gold"


def contract_in_short(content: LeylinesContent, card: i64) -> str:
    """The same where there is little room: Wick Trimmings GW>Amberw 5."""
    contract = content.contracts[card]
    market = content.tokens[contract.token][:6]
    return f"{contract.name} {cube_letters(contract.need)}>{market} {contract.gold}"


def friend_words(content: LeylinesContent, card: i64) -> str:
    """A Friend card by its name, with its kind and colour."""
    friend = content.friends[card]
    colour = f" of {COLOURS[friend.colour]}" if friend.colour != NONE else ""
    return f"{friend.name} ({FRIENDS.all[friend.kind].name}{colour})"


def friend_does(content: LeylinesContent, card: i64) -> str:
    """A Friend in a sentence: its name, its kind, and what it does."""
    friend = content.friends[card]
    kind = FRIENDS.all[friend.kind]
    return f"{friend.name} ({kind.name}: {kind.words(content, friend.colour)})"


def item_words(content: LeylinesContent, item: i64) -> str:
    """An Item, and what it does."""
    return f"{ITEMS.all[item].name} ({ITEMS.all[item].words(content)})"


def kind_words(content: LeylinesContent, card: i64) -> str:
    """A Friend, and what it does."""
    friend = content.friends[card]
    kind = FRIENDS.all[friend.kind]
    return f"{friend.name}, {kind.name}: {kind.words(content, friend.colour)}"


def use_words(content: LeylinesContent, use: i64) -> str:
    """An Item or a Friend that is used, and what for."""
    return f"{used_name(use)}: {USED[use].does(content, NONE)}"


def used_name(use: i64) -> str:
    """An Item has its article, a kind of Friend has none: the Tablet, Secret Route."""
    return f"{'the ' if USED[use].word in ITEMS.words else ''}{USED[use].name}"


def night_words(content: LeylinesContent, card: i64) -> str:
    """The spaces that a Night card shows."""
    return " and ".join([space_name(content, space) for space in content.night_cards[card].spaces])
