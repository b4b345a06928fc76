"""Chapter 10, as data: summoning cards and realm cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entry_of, number, switch, text, word

WHITE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
BLUE: Final = 4
WRAITH: Final = 5
TYPES: Final = 6

SPIRITS: Final = ("white", "yellow", "orange", "green", "blue", "wraith")
COLOURS: Final = ("yellow", "orange", "green", "blue")
ELEMENT_NAMES: Final = ("earth", "light", "water")

SEATS: Final = 4  # the most there can be
STARTING_GROVES: Final = 12  # starting groves that can be stood on: two of each seat, and one of each colour
CRYSTAL_GROVE: Final = 0  # tile of seat 0; the others follow
SPIRIT_GROVE: Final = 4
RESOURCE_GROVE: Final = 8  # tile of the first colour; the others follow

STANDARD: Final = 0
DIFFERENT: Final = 1
ALIKE: Final = 2
SUMMONING_KINDS: Final = ("standard", "three different", "three alike")

ANY_COLOUR: Final = 0  # of a realm card: the best colour, or any


@dataclass(frozen=True)
class Summoning:
    """A summoning card: the spirits that a draw must have, by type."""

    id: str
    kind: int
    needs: tuple[int, ...]
    solo: bool
    dominion: int

    def completed_by(self, drawn: list[int]) -> bool:
        """G-10.2, G-10.5  Does this draw hold all that is pictured? White is never one of three (R-15)."""
        if self.kind == DIFFERENT:
            return sum(number > 0 for number in drawn[YELLOW:]) >= 3
        if self.kind == ALIKE:
            return max(drawn[YELLOW:]) >= 3
        return all(have >= need for have, need in zip(drawn, self.needs, strict=True))


@dataclass(frozen=True)
class RealmCard:
    """A realm card: a trophy for the most, or lightning for the first with `colours` sets of `each`."""

    id: str
    lightning: bool
    spirits: bool  # counts spirits, not groves
    colour: int  # 1 to 4, or any
    colours: int
    each: int
    dominion: int


def read_summoning(where: str, entry: object) -> Summoning:
    """G-10.5  Standard cards name two spirits, the others speak for themselves."""
    fields = entry_of(where, entry, ("id", "kind", "needs", "solo", "dominion"))
    kind = SUMMONING_KINDS.index(word(where, fields, "kind", SUMMONING_KINDS))
    needs = read_needs(f"{where}: needs", text(where, fields, "needs")) if kind == STANDARD else [0] * TYPES
    return Summoning(
        text(where, fields, "id"),
        kind,
        tuple(needs),
        switch(where, fields, "solo", True),
        number(where, fields, "dominion", 0, 9),
    )


def read_needs(where: str, words: str) -> list[int]:
    """The spirits that a standard card asks for, and their numbers, such as `wraith:1, blue:1`."""
    needs = [0] * TYPES
    for part in words.split(","):
        name, _, count = part.strip().partition(":")
        if name not in SPIRITS or not (count.isascii() and count.isdigit()):
            raise BadEdition(f"{where}: expected spirits such as 'yellow:1, blue:1', got {words!r}")
        needs[SPIRITS.index(name)] += int(count)
    if not 1 <= sum(needs) <= 3:
        raise BadEdition(f"{where}: expected one to three spirits, got {words!r}")
    return needs


def read_realm_card(where: str, entry: object) -> RealmCard:
    """G-10.8, G-10.11  Lightning is for groves alone: only a purchase meets its condition (R-32)."""
    fields = entry_of(where, entry, ("id", "kind", "counts", "colour", "colours", "each", "dominion"))
    lightning = word(where, fields, "kind", ("trophy", "lightning")) == "lightning"
    countable = ("groves",) if lightning else ("spirits", "groves")
    counts = word(where, fields, "counts", countable)
    any_word = "any" if lightning else "best"
    colour = word(where, fields, "colour", COLOURS if counts == "spirits" else (*COLOURS, any_word))
    chosen = 1 + COLOURS.index(colour) if colour in COLOURS else ANY_COLOUR
    return RealmCard(
        text(where, fields, "id"),
        lightning,
        counts == "spirits",
        chosen,
        number(where, fields, "colours", 1, 1 if chosen else 4) if lightning else 0,
        number(where, fields, "each", 1, 9) if lightning else 0,
        number(where, fields, "dominion", 0, 20),
    )


def completed_masks(cards: list[Summoning]) -> list[i64]:
    """G-10.2  For every draw of up to three spirits, by its `draw_key`: the cards that it completes."""
    masks: list[i64] = [0] * 4 ** len(SPIRITS)
    for key in range(len(masks)):
        drawn = [(key >> (2 * spirit)) & 3 for spirit in range(len(SPIRITS))]
        if sum(drawn) <= 3:
            masks[key] = sum(1 << at for at, card in enumerate(cards) if card.completed_by(drawn))
    return masks


def draw_key(drawn: list[i64]) -> i64:
    """The number of a draw in `completed_masks`."""
    key: i64 = 0
    for spirit in range(len(drawn)):
        key += drawn[spirit] << (2 * spirit)
    return key
