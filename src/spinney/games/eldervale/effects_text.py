"""Section 19.0: the language of effects and costs, read into numbers."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.games.eldervale.atoms import (
    ATOMS,
    BLINK,
    BURN,
    BUY,
    CASTLE,
    CHOICE,
    COST_LETTERS,
    DICE_LESS,
    DICE_MORE,
    DOMINATE,
    DOMINATE_UNDER,
    DRAW,
    DWELL,
    ECHO,
    FACTION_KINDS,
    FACTION_UNITS,
    GAIN,
    GLORY,
    MOVE,
    NONE,
    PEACE,
    POWER,
    POWER_ANY,
    POWER_SPLIT,
    QUELL,
    REROLL,
    RESCUE,
    SAVE,
    SUMMON,
    TOKEN_LETTERS,
    TREASURE,
    UNITS,
    VP,
    bit,
    one,
)

MOST: Final = 99  # of any number in an effect
MOST_ATOMS: Final = 32  # of an effect
MOST_SYMBOLS: Final = 7  # of a cost or a gain: two costs together still fit into a heap
COUNTED: Final[dict[str, int]] = {
    "vp": VP, "power any": POWER_ANY, "power split": POWER_SPLIT, "glory": GLORY, "dwell": DWELL, "buy": BUY,
    "rescue": RESCUE, "dominate": DOMINATE, "move": MOVE, "dice+": DICE_MORE, "dice-": DICE_LESS,
    "reroll": REROLL, "save": SAVE,
}  # fmt: skip
PLAIN: Final[dict[str, int]] = {
    "treasure any": TREASURE, "burn": BURN, "castle": CASTLE, "dominate U": DOMINATE_UNDER, "peace": PEACE,
    "quell": QUELL, "blink": BLINK,
}  # fmt: skip
REWARDS: Final = (
    GAIN, DRAW, VP, POWER, POWER_ANY, POWER_SPLIT, GLORY, TREASURE, SUMMON, RESCUE, CASTLE, ECHO,
)  # fmt: skip  # what may come at any time, also on another player's turn
ACTIONS: Final = (*REWARDS, DWELL, BUY, DOMINATE, DOMINATE_UNDER, MOVE)  # what needs the own turn
WINDOWS: Final = (DICE_MORE, DICE_LESS, REROLL, SAVE, PEACE, QUELL, BLINK)  # what Spells do in their windows
SPELLS: Final = tuple([atom for atom in (*ACTIONS, *WINDOWS) if atom != DRAW])  # a turn must end (E-4.7)
NUMBER: Final = re.compile(r"(.+?) (\d+)")


class Effect:
    """Atoms in order; `linked[at]` is 1 if the atom is done only if the one before it was (`>`)."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.atoms: Final[list[i64]] = []
        self.a: Final[list[i64]] = []
        self.b: Final[list[i64]] = []
        self.linked: Final[list[i64]] = []

    def add(self, atom: i64, a: i64, b: i64, linked: i64) -> None:
        self.atoms.append(atom)
        self.a.append(a)
        self.b.append(b)
        self.linked.append(linked)


class Effects:
    """All effects of an edition by number; equal ones are entered once."""

    def __init__(self) -> None:
        self.all: Final[list[Effect]] = []
        self.known: Final[dict[tuple[str, int, int], int]] = {}

    def add(self, effect: Effect) -> int:
        self.all.append(effect)
        return len(self.all) - 1

    def read(
        self, where: str, text: str, allowed: tuple[int, ...], element: i64 = NONE, card: i64 = NONE
    ) -> i64:
        """The number of the effect that a text describes, on a card of an Element; NONE for `-`."""
        text = " ".join(text.split())
        if text in ("", "-"):
            return NONE
        key = (text, element if "self" in text else NONE, card if "echo" in text else NONE)
        found = self.known.get(key)
        if found is None:
            found = self.add(read_effect(where, text, element, card))
            self.known[key] = found
        for atom in self.all[found].atoms:
            if atom not in allowed:
                raise BadEdition(f"{where}: {ATOMS[atom]!r} cannot stand here, got {text!r}")
        return found


def read_effect(where: str, text: str, element: i64, card: i64) -> Effect:
    """Atoms joined by `;` or `>`."""
    effect = Effect(text)
    for part in text.split(";"):
        for at, word in enumerate(part.split(">")):
            atom, a, b = read_atom(where, word.strip(), element, card)
            effect.add(atom, a, b, 1 if at > 0 else 0)
    if len(effect.atoms) > MOST_ATOMS:
        raise BadEdition(f"{where}: expected at most {MOST_ATOMS} atoms, got {len(effect.atoms)}")
    return effect


def read_atom(where: str, word: str, element: i64, card: i64) -> tuple[int, int, int]:
    """One atom: its kind and two numbers, as `atoms` tells."""
    if word in PLAIN:
        return PLAIN[word], 0, 0
    if word == "echo":
        if card == NONE:
            raise BadEdition(f"{where}: expected echo only on a card with a Slot")
        return ECHO, 0, int(card)
    if word.startswith("gain "):
        tokens, choices = read_gain(where, word.removeprefix("gain "))
        return GAIN, tokens, choices
    if word.startswith("magic "):
        return read_draw(where, word)
    if word.startswith("summon "):
        return read_summon(where, word)
    return read_counted(where, word, element)


def read_counted(where: str, word: str, element: i64) -> tuple[int, int, int]:
    """An atom with a number after its name."""
    match = NUMBER.fullmatch(word)
    name = match.group(1) if match is not None else ""
    if match is None or (name not in COUNTED and name != "power self"):
        raise BadEdition(f"{where}: expected an atom such as vp 2 or gain G? (19.0), got {word!r}")
    n = count_of(where, word, match.group(2))
    if name != "power self":
        return COUNTED[name], n, 0
    if element == NONE:
        raise BadEdition(f"{where}: expected power self only on a card of an Element, got {word!r}")
    return POWER, n, int(element)


def count_of(where: str, word: str, digits: str) -> int:
    if not (digits.isascii() and digits.isdecimal()) or not 1 <= len(digits) <= 2 or int(digits) > MOST:
        raise BadEdition(f"{where}: expected a number of 0-{MOST} in {word!r}, got {digits!r}")
    return int(digits)


def read_draw(where: str, word: str) -> tuple[int, int, int]:
    """`magic n` or `magic n/k`."""
    drawn, slash, discarded = word.removeprefix("magic ").partition("/")
    return DRAW, count_of(where, word, drawn), count_of(where, word, discarded) if slash else 0


def read_summon(where: str, word: str) -> tuple[int, int, int]:
    """`summon n any`, or `summon n wizard+dragon`."""
    parts = word.split(" ")
    if len(parts) != 3:
        raise BadEdition(f"{where}: expected a summon such as summon 2 any, got {word!r}")
    discount = count_of(where, word, parts[1])
    if parts[2] == "any":
        return SUMMON, discount, FACTION_UNITS
    mask: i64 = 0
    for name in parts[2].split("+"):
        mask |= bit(unit_kind(where, name))
    return SUMMON, discount, int(mask)


def unit_kind(where: str, name: str) -> i64:
    """One of the four kinds of Units of a faction."""
    if name not in UNITS[:FACTION_KINDS]:
        raise BadEdition(f"{where}: expected one of {', '.join(UNITS[:FACTION_KINDS])}, got {name!r}")
    return UNITS.index(name)


def read_gain(where: str, text: str) -> tuple[int, int]:
    """Tokens as letters, `GG?`: a heap, and how many are of choice."""
    letters = text.replace(CHOICE, "")
    return int(heap_of(where, letters, TOKEN_LETTERS, text)), text.count(CHOICE)


def read_cost(where: str, text: str) -> i64:
    """A cost as letters, `SP*`; nothing for `-`."""
    return 0 if text == "-" else heap_of(where, text, COST_LETTERS, text)


def heap_of(where: str, letters: str, known: str, text: str) -> i64:
    if not text or len(text) > MOST_SYMBOLS or any(letter not in known for letter in letters):
        raise BadEdition(f"{where}: expected 1-{MOST_SYMBOLS} letters of {known}, got {text!r}")
    heap: i64 = 0
    for letter in letters:
        heap += one(known.index(letter))
    return heap
