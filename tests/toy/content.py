"""T-1.1  The cards and numbers of an edition, checked on load."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from toy.fields import COLOURS, DISPLAY, HAND, SEATS

POWERS: Final = ("", "ward", "lantern")
WARD: Final = 1
LANTERN: Final = 2


@dataclass(frozen=True)
class Card:
    name: str
    colour: int
    worth: int
    power: int


@dataclass(frozen=True)
class Content:
    cards: tuple[Card, ...]
    hand: int
    display: int
    coins: int
    bank: int


def read_content(edition: Edition) -> Content:
    numbers = {
        name: whole_number(edition.where, edition.data, name, low, high)
        for name, low, high in (("hand", 1, HAND), ("display", 1, DISPLAY), ("coins", 1, 4), ("bank", 0, 6))
    }
    entries = edition.data.get("card", [])
    if not isinstance(entries, list) or len(entries) < SEATS * numbers["hand"] + numbers["display"]:
        raise BadEdition(f"{edition.where}: card: too few for {SEATS} hands and the display")
    cards = tuple(read_card(f"{edition.where}: card {at}", entry) for at, entry in enumerate(entries))
    if sum(card.power == LANTERN for card in cards) > 1:
        raise BadEdition(f"{edition.where}: card: at most one lantern, or its place would tell of the others")
    return Content(cards, **numbers)


def read_card(where: str, entry: Any) -> Card:
    if not isinstance(entry, dict):
        raise BadEdition(f"{where}: expected a table, got {entry!r}")
    return Card(
        one_of(where, entry, "name", None),
        COLOURS.index(one_of(where, entry, "colour", COLOURS)),
        whole_number(where, entry, "worth", 0, 9),
        POWERS.index(one_of(where, {"power": "", **entry}, "power", POWERS)),
    )


def one_of(where: str, entry: dict[str, Any], name: str, words: tuple[str, ...] | None) -> str:
    value = entry.get(name)
    if not isinstance(value, str) or (words is not None and value not in words):
        raise BadEdition(f"{where}: {name}: expected {words or 'a text'}, got {value!r}")
    return value


def whole_number(where: str, entry: dict[str, Any], name: str, low: int, high: int) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadEdition(f"{where}: {name}: expected {low}-{high}, got {value!r}")
    return value
