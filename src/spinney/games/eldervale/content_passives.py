"""Section 19.0: what a card in the tableau does by being there, read into numbers."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.games.eldervale.atoms import (
    ALL_UNITS,
    FACTION_KINDS,
    NONE,
    PLACES,
    bit,
)
from spinney.games.eldervale.effects_text import REWARDS, Effects, count_of, unit_kind


class Passive:
    """What a card in the tableau does without an action (19.0); effects by their numbers."""

    def __init__(self) -> None:
        self.die: Final[list[i64]] = [0] * FACTION_KINDS  # more dice for a Unit of a kind
        self.die_home: i64 = 0
        self.range: Final[list[i64]] = [0] * FACTION_KINDS
        self.rushproof: i64 = 0  # mask of Unit kinds
        self.reroll: i64 = 0
        self.save: i64 = 0  # from `on lose`, since it works inside Step 8 (E-7.25)
        self.on_win: i64 = NONE
        self.on_lose: i64 = NONE
        self.on_buy: i64 = NONE
        self.on_place: i64 = NONE
        self.places: i64 = 0  # where `on_place` looks, as a mask


def read_passive(where: str, text: str, effects: Effects, element: i64) -> Passive:
    """Passives joined by `;`."""
    passive = Passive()
    for part in text.split(";") if text.strip() not in ("", "-") else []:
        word = " ".join(part.split())
        name = word.partition(" ")[0]
        if name == "on":
            read_trigger(where, word, passive, effects, element)
        elif name in ("die", "range"):
            read_bonus(where, word, passive)
        elif name == "rushproof":
            kinds = word.partition(" ")[2]
            passive.rushproof |= ALL_UNITS if kinds == "all" else bit(unit_kind(where, kinds))
        elif name == "reroll":
            passive.reroll += count_of(where, word, word.partition(" ")[2])
        else:
            raise BadEdition(f"{where}: expected die, range, rushproof, reroll or on .., got {word!r}")
    return passive


def read_bonus(where: str, word: str, passive: Passive) -> None:
    """`die dragon +1`, `die home +1`, `range worker +1`."""
    match = re.fullmatch(r"(die|range) (\w+) \+(\d+)", word)
    if match is None:
        raise BadEdition(f"{where}: expected a bonus such as die worker +1, got {word!r}")
    n = count_of(where, word, match.group(3))
    if word.startswith("die home"):
        passive.die_home += n
    elif match.group(1) == "die":
        passive.die[unit_kind(where, match.group(2))] += n
    else:
        passive.range[unit_kind(where, match.group(2))] += n


def read_trigger(where: str, word: str, passive: Passive, effects: Effects, element: i64) -> None:
    """`on win: vp 2`, `on lose: gain ? + vp 1`, `on place lair/earth: gain T`."""
    event, _, text = word.removeprefix("on ").partition(":")
    parts = [part.strip() for part in re.split(r" \+ ", text.strip())]
    saves = [part for part in parts if event == "lose" and part.startswith("save ")]
    for part in saves:
        passive.save += count_of(where, part, part.removeprefix("save "))
    effect = effects.read(where, "; ".join([part for part in parts if part not in saves]), REWARDS, element)
    if effect == NONE and not saves:
        raise BadEdition(f"{where}: expected atoms after the colon, got {word!r}")
    if event.startswith("place "):
        refuse_second(where, word, passive.on_place)
        passive.on_place = effect
        for place in event.removeprefix("place ").split("/"):
            passive.places |= bit(place_of(where, place))
    elif event == "win":
        refuse_second(where, word, passive.on_win)
        passive.on_win = effect
    elif event == "lose":
        refuse_second(where, word, passive.on_lose)
        passive.on_lose = effect
    elif event == "buy":
        refuse_second(where, word, passive.on_buy)
        passive.on_buy = effect
    else:
        raise BadEdition(f"{where}: expected on buy, win, lose or place .., got {word!r}")


def refuse_second(where: str, word: str, before: i64) -> None:
    if before != NONE:
        raise BadEdition(f"{where}: expected each trigger once on a card, got {word!r} as well")


def place_of(where: str, place: str) -> i64:
    if place not in PLACES:
        raise BadEdition(f"{where}: expected a place such as {', '.join(PLACES)}, got {place!r}")
    return PLACES.index(place)
