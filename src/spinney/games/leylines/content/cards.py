"""Chapters 8, 13 and 14: what is printed on Contracts, Night cards, Forest Friends and Items."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, text, word
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import ACCOUNTANT, COLOURS, FRIENDS, ITEMS
from spinney.games.leylines.state.cubes import COLOUR_COUNT, heap_of, kinds, size

SEATS: Final = 6
LETTERS: Final = "PBGYRW"  # of the colours, as editions write cubes
DECKS: Final = ("morning", "afternoon", "evening")
MOST_CARDS: Final = 60  # of one kind: they are kept in masks
FRIEND_PLACES: Final = 2  # of the Friend display: Gold goes on the one that is not taken
MOST_NEEDS: Final = 8  # cubes of one price


class Contract:
    """L-8.1  A Market token, cubes and a payment. A Starting Contract also has its deck."""

    def __init__(self, id_: str, name: str, token: i64, need: i64, gold: i64, deck: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.token: Final[i64] = token
        self.need: Final[i64] = need
        self.gold: Final[i64] = gold
        self.deck: Final[i64] = deck  # NONE for a Contract of the deck that is auctioned
        self.colours: Final[i64] = kinds(need)


class Friend:
    """Chapter 13: its kind; an Accountant has a colour."""

    def __init__(self, id_: str, name: str, kind: i64, colour: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.colour: Final[i64] = colour


class NightCard:
    """L-11.1  One or two Letter spaces, in printed order."""

    def __init__(self, id_: str, spaces: list[i64]) -> None:
        self.id: Final = id_
        self.spaces: Final = spaces


def read_cubes(where: str, entry: dict[str, Any], name: str) -> i64:
    """Cubes that a card needs or an Item costs, as their letters: `PPB`."""
    letters = text(where, entry, name)
    if not 1 <= len(letters) <= MOST_NEEDS or any(letter not in LETTERS for letter in letters):
        raise BadEdition(f"{where}: {name}: expected 1-{MOST_NEEDS} letters of {LETTERS}, got {letters!r}")
    return heap_of([letters.count(letter) for letter in LETTERS])


def read_contracts(where: str, data: dict[str, Any], tokens: list[str]) -> list[Contract]:
    """The Contracts of the deck, then the Starting Contracts."""
    found: list[Contract] = []
    for kind, low in (("contract", 1), ("start", 3)):
        known = ("id", "name", "market", "cubes", "gold")
        for at, entry in enumerate(entries(where, data, kind, low, MOST_CARDS)):
            here = f"{where}: {kind} {at + 1}"
            fields = entry_of(here, entry, known if kind == "contract" else (*known, "deck"))
            found.append(
                Contract(
                    text(here, fields, "id"),
                    text(here, fields, "name"),
                    tokens.index(word(here, fields, "market", tuple(tokens))),
                    read_cubes(here, fields, "cubes"),
                    number(here, fields, "gold", 0, 99),
                    NONE if kind == "contract" else DECKS.index(word(here, fields, "deck", DECKS)),
                )
            )
    return found


def read_friends(where: str, data: dict[str, Any]) -> list[Friend]:
    """Chapter 13, L-16.2  An Accountant of each colour, for the variant that deals them out."""
    found: list[Friend] = []
    for at, entry in enumerate(entries(where, data, "friend", COLOUR_COUNT, MOST_CARDS)):
        here = f"{where}: friend {at + 1}"
        fields = entry_of(here, entry, ("id", "name", "kind", "colour"))
        kind = FRIENDS.words.index(word(here, fields, "kind", FRIENDS.words))
        if kind != ACCOUNTANT and "colour" in fields:
            raise BadEdition(f"{here}: colour: expected none, as only Accountants have one")
        colour = COLOURS.index(word(here, fields, "colour", COLOURS)) if kind == ACCOUNTANT else NONE
        found.append(Friend(text(here, fields, "id"), text(here, fields, "name"), kind, colour))
    colours = sorted([int(friend.colour) for friend in found if friend.colour != NONE])
    if colours != [*range(COLOUR_COUNT)]:
        raise BadEdition(f"{where}: friend: expected one accountant of each colour")
    return found


def read_night_cards(where: str, data: dict[str, Any], letters: list[str]) -> list[NightCard]:
    """L-11.1, L-11.9  Letters are Letter spaces, which are numbered first."""
    found: list[NightCard] = []
    for at, entry in enumerate(entries(where, data, "night_card", 0, MOST_CARDS)):
        here = f"{where}: night_card {at + 1}"
        fields = entry_of(here, entry, ("id", "letters"))
        named = fields.get("letters")
        if not isinstance(named, list) or not 1 <= len(named) <= 2:
            raise BadEdition(f"{here}: letters: expected one or two Letter spaces, got {named!r}")
        for name in named:
            if name not in letters:
                raise BadEdition(f"{here}: letters: expected one of {', '.join(letters)}, got {name!r}")
        found.append(NightCard(text(here, fields, "id"), [letters.index(name) for name in named]))
    return found


def read_items(where: str, data: dict[str, Any]) -> list[i64]:
    """L-7.3  What each Item costs, by kind."""
    costs: list[i64] = [0] * len(ITEMS.all)
    for at, entry in enumerate(entries(where, data, "item", len(ITEMS.all), len(ITEMS.all))):
        here = f"{where}: item {at + 1}"
        fields = entry_of(here, entry, ("kind", "cubes"))
        kind = ITEMS.words.index(word(here, fields, "kind", ITEMS.words))
        if size(costs[kind]) > 0:
            raise BadEdition(f"{here}: kind: expected each kind once, got {ITEMS.all[kind].word} again")
        costs[kind] = read_cubes(here, fields, "cubes")
    return costs


def friend_masks(friends: list[Friend]) -> list[i64]:
    """By kind of Friend: which cards are of that kind, as a mask."""
    return [
        sum([1 << at for at, friend in enumerate(friends) if friend.kind == kind])
        for kind in range(len(FRIENDS.all))
    ]


def accountant_cards(friends: list[Friend]) -> list[i64]:
    """L-16.2  By colour: the card of its Accountant."""
    found: list[i64] = [0] * COLOUR_COUNT
    for at, friend in enumerate(friends):
        if friend.kind == ACCOUNTANT:
            found[friend.colour] = at
    return found


def playable_friends(friends_of: list[i64]) -> i64:
    """Of the cards of Friends, as a mask, those that are played in a window."""
    mask: i64 = 0
    for kind, effect in enumerate(FRIENDS.all):
        if effect.use != NONE:
            mask |= friends_of[kind]
    return mask
