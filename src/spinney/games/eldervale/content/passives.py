"""Section 19.0: what a card in the tableau does by being there, one entry each: how it is read and told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.engine.text import listed
from spinney.games.eldervale.content.effects import REWARDS, Effect, Effects
from spinney.games.eldervale.content.reading import count_of, unit_kind
from spinney.games.eldervale.content.vocabulary import ALL_UNITS, FACTION_KINDS, PLACES
from spinney.games.eldervale.words import passives as words
from spinney.games.eldervale.words.icons import Printed


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


class Source:
    """A passive as it stands in an edition."""

    def __init__(self, where: str, text: str, effects: Effects, element: i64) -> None:
        self.where: Final = where
        self.text: Final = text
        self.effects: Final = effects
        self.element: Final[i64] = element

    def refused(self, expected: str) -> BadEdition:
        """The error for a passive that cannot be read."""
        return BadEdition(f"{self.where}: expected {expected}, got {self.text!r}")


# How they are read: what follows the name.


def read_die(source: Source, rest: str, passive: Passive) -> None:
    """`dragon +1`: Units of a kind roll more dice."""
    kind, number = bonus(source, rest)
    passive.die[unit_kind(source.where, kind)] += number


def read_die_home(source: Source, rest: str, passive: Passive) -> None:
    """`+1`: more dice in battles near a Dwelling."""
    passive.die_home += bonus(source, f"home {rest}")[1]


def read_range(source: Source, rest: str, passive: Passive) -> None:
    """`worker +1`: Units of a kind may be placed further away."""
    kind, number = bonus(source, rest)
    passive.range[unit_kind(source.where, kind)] += number


def bonus(source: Source, rest: str) -> tuple[str, int]:
    """What a passive such as `die worker +1` is for, and how much it adds."""
    match = re.fullmatch(r"(\w+) \+(\d+)", rest)
    if match is None:
        raise source.refused("a bonus such as die worker +1")
    return match.group(1), count_of(source.where, source.text, match.group(2))


def read_rushproof(source: Source, rest: str, passive: Passive) -> None:
    """`warrior`, or `all`: Units whose placement causes no Rush."""
    passive.rushproof |= ALL_UNITS if rest == "all" else bit(unit_kind(source.where, rest))


def read_reroll(source: Source, rest: str, passive: Passive) -> None:
    """`2`: dice that may be rolled again in each battle."""
    passive.reroll += count_of(source.where, source.text, rest)


def read_on_buy(source: Source, rest: str, passive: Passive) -> None:
    """`: vp 2`: what happens once when the card is bought."""
    passive.on_buy = trigger(source, rest, passive.on_buy)


def read_on_win(source: Source, rest: str, passive: Passive) -> None:
    """`: gain W`: what happens when its owner wins a battle."""
    passive.on_win = trigger(source, rest, passive.on_win)


def read_on_lose(source: Source, rest: str, passive: Passive) -> None:
    """`: save 1 + gain ?`: what is saved is kept apart."""
    parts = atoms_of(rest)
    saves = [part for part in parts if part.startswith("save ")]
    for part in saves:
        passive.save += count_of(source.where, part, part.removeprefix("save "))
    others = [part for part in parts if part not in saves]
    refuse_second(source, passive.on_lose)
    if others or not saves:
        passive.on_lose = trigger(source, ": " + " + ".join(others), NONE)


def read_on_place(source: Source, rest: str, passive: Passive) -> None:
    """`lair/earth : gain T`"""
    places, _, text = rest.partition(":")
    passive.on_place = trigger(source, ":" + text, passive.on_place)
    for place in places.strip().split("/"):
        if place not in PLACES:
            raise BadEdition(f"{source.where}: expected a place such as {', '.join(PLACES)}, got {place!r}")
        passive.places |= bit(PLACES.index(place))


def atoms_of(rest: str) -> list[str]:
    """The atoms of a trigger, which are joined by `+`."""
    return [part.strip() for part in re.split(r" \+ ", rest.removeprefix(":").strip())]


def trigger(source: Source, rest: str, before: i64) -> i64:
    """The effect after the colon of a passive that waits for something, such as `on win : vp 1`."""
    effect = source.effects.read(source.where, "; ".join(atoms_of(rest)), REWARDS, source.element)
    if effect == NONE:
        raise source.refused("atoms after the colon")
    refuse_second(source, before)
    return effect


def refuse_second(source: Source, before: i64) -> None:
    """Refuse a card that has the same trigger twice."""
    if before != NONE:
        raise BadEdition(f"{source.where}: expected each trigger once on a card, got {source.text!r} as well")


class PassiveTerm:
    """All that is said of one passive."""

    def __init__(
        self,
        name: str,
        read: Callable[[Source, str, Passive], None],
        printed: Callable[[Passive, list[Effect]], list[Printed]],
    ) -> None:
        self.name: Final = name
        self.read: Final = read
        self.printed: Final = printed  # a line for each that a card has


PASSIVES: Final = [
    PassiveTerm("die", read_die, lambda passive, _: words.dice(passive.die)),
    PassiveTerm("range", read_range, lambda passive, _: words.ranges(passive.range)),
    PassiveTerm("die home", read_die_home, lambda passive, _: words.home_dice(passive.die_home)),
    PassiveTerm("rushproof", read_rushproof, lambda passive, _: words.rushproof(passive.rushproof)),
    PassiveTerm("reroll", read_reroll, lambda passive, _: words.reroll(passive.reroll)),
    PassiveTerm("on buy", read_on_buy, lambda passive, all_: words.on_buy(all_, passive.on_buy)),
    PassiveTerm("on win", read_on_win, lambda passive, all_: words.on_win(all_, passive.on_win)),
    PassiveTerm(
        "on lose", read_on_lose, lambda passive, all_: words.on_lose(all_, passive.on_lose, passive.save)
    ),
    PassiveTerm(
        "on place",
        read_on_place,
        lambda passive, all_: words.on_place(all_, passive.on_place, passive.places),
    ),
]


def read_passive(where: str, text: str, effects: Effects, element: i64) -> Passive:
    """All passives of a card, which are joined by `;`."""
    passive = Passive()
    for part in text.split(";") if text.strip() not in ("", "-") else []:
        source = Source(where, " ".join(part.split()), effects, element)
        term, rest = term_of(source)
        term.read(source, rest, passive)
    return passive


def term_of(source: Source) -> tuple[PassiveTerm, str]:
    """The entry of a passive, and what follows its name: `die home` before `die`."""
    parts = source.text.replace(":", " :").split()
    for size in (2, 1):
        for term in PASSIVES:
            if term.name == " ".join(parts[:size]):
                return term, " ".join(parts[size:])
    names = [term.name.split() for term in PASSIVES]
    if parts[:1] == ["on"]:
        raise source.refused(f"on {listed([name[1] for name in names if name[0] == 'on'], 'or')} ..")
    raise source.refused(f"{listed([*dict.fromkeys([name[0] for name in names])], 'or')} ..")


def printed(passive: Passive, effects: list[Effect]) -> list[Printed]:
    """All passives that the edition gives a card, each as its entry tells it, line by line."""
    return [line for term in PASSIVES for line in term.printed(passive, effects)]
