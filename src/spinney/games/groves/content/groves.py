"""Chapters 3 and 9, as data: the groves that everybody starts with, and those that can be bought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, text, word
from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import COLOURS, ELEMENT_NAMES, SEATS
from spinney.games.groves.content.rewards import Rewards

MOST_GROVES: Final = 40


@dataclass(frozen=True)
class Grove:
    """A hex that spirits stand on. Colour -1 is none; rewards are numbers, -1 is none."""

    id: str
    name: str
    colour: int
    cost: tuple[int, int, int]
    dominion: int
    primary: int
    bonus: int


def read_starts(where: str, data: dict[str, Any], rewards: Rewards) -> list[Grove]:
    """G-1.3, G-3.1  The starting groves: two kinds for each seat, then a resource grove of each colour."""
    found: dict[str, Grove] = {}
    for at, entry in enumerate(entries(where, data, "start", 7, 7)):
        here = f"{where}: start {at + 1}"
        known = ("id", "name", "kind", "colour", "primary", "bonus")
        fields = entry_of(here, entry, known)
        kind = word(here, fields, "kind", ("reference", "crystal", "spirit", "resource"))
        colour = 1 + COLOURS.index(word(here, fields, "colour", COLOURS)) if kind == "resource" else NONE
        name = COLOURS[colour - 1] if kind == "resource" else kind
        if name in found:
            raise BadEdition(f"{here}: kind: expected each kind once, and resource once in each colour")
        primary = rewards.read(f"{here}: primary", text(here, fields, "primary", ""))
        bonus = rewards.read(f"{here}: bonus", text(here, fields, "bonus", ""))
        if bonus != NONE and kind != "resource":
            raise BadEdition(f"{here}: bonus: expected none, as this grove has no colour (G-6.2)")
        found[name] = Grove(
            text(here, fields, "id"), text(here, fields, "name"), colour, (0, 0, 0), 0, primary, bonus
        )
    copies = [found["crystal"]] * SEATS + [found["spirit"]] * SEATS
    return [*copies, *(found[colour] for colour in COLOURS)]


def read_groves(where: str, data: dict[str, Any], rewards: Rewards) -> list[Grove]:
    """G-1.2  The groves that can be bought."""
    found: list[Grove] = []
    for at, entry in enumerate(entries(where, data, "grove", 2, MOST_GROVES)):
        here = f"{where}: grove {at + 1}"
        fields = entry_of(here, entry, ("id", "name", "colour", "cost", "dominion", "primary", "bonus"))
        cost = entry_of(f"{here}: cost", fields.get("cost"), ELEMENT_NAMES)
        prices = [number(f"{here}: cost", {name: 0, **cost}, name, 0, 9) for name in ELEMENT_NAMES]
        found.append(
            Grove(
                text(here, fields, "id"),
                text(here, fields, "name"),
                1 + COLOURS.index(word(here, fields, "colour", COLOURS)),
                (prices[0], prices[1], prices[2]),
                number(here, fields, "dominion", 0, 20),
                rewards.read(f"{here}: primary", text(here, fields, "primary", "")),
                rewards.read(f"{here}: bonus", text(here, fields, "bonus", "")),
            )
        )
    return found


def tile_words(tiles: list[Grove]) -> list[str]:
    """The groves of an edition by id; those that every seat starts with are numbered by seat: `ST-CRY-1`."""
    return [f"{tile.id}-{at % SEATS + 1}" if at < 2 * SEATS else tile.id for at, tile in enumerate(tiles)]
