"""Section 19.0: the atoms of effects, one entry each: how it is read, when it may be done, words and icons.

    VP: Final = 2
    ATOMS.add(VP, "vp", reading.number, ANYTIME, lambda a, b: f"score {a} VP", lambda a, b: icons.points(a))

An atom is three numbers, its own and `a` and `b`, which its reader makes from what follows its name. What it
does is in `rules/atoms.py`, what it is worth to a judge in `judge/effects.py`, both by its number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.games.eldervale.content import reading
from spinney.games.eldervale.content.reading import Reading
from spinney.games.eldervale.content.vocabulary import (
    AFTER_ROLL,
    BATTLE_DICE,
    BATTLE_LOSS,
    BATTLE_START,
    OWN_TURN,
    RUSH,
    TURN_START,
)
from spinney.games.eldervale.words import icons, phrases
from spinney.games.eldervale.words.icons import Items
from spinney.games.eldervale.words.names import element_name

ANYTIME: Final = -1  # besides the timings of Spells: also on another player's turn


class Atom:
    """All that is said of one atom."""

    def __init__(
        self,
        name: str,
        read: Callable[[Reading, str], tuple[int, int]],
        when: i64,
        words: Callable[[i64, i64], str],
        icons: Callable[[i64, i64], Items],
    ) -> None:
        self.name: Final = name
        self.read: Final = read  # what follows the name, as two numbers
        self.when: Final[i64] = when  # ANYTIME, or a timing (E-14.6)
        self.words: Final = words
        self.icons: Final = icons


class Atoms:
    """All atoms by their numbers."""

    def __init__(self) -> None:
        self.all: Final[list[Atom]] = []
        self.numbers: Final[dict[str, int]] = {}  # by name

    def add(
        self,
        number: int,
        name: str,
        read: Callable[[Reading, str], tuple[int, int]],
        when: i64,
        words: Callable[[i64, i64], str],
        icons: Callable[[i64, i64], Items],
    ) -> None:
        """Declare an atom. Its words follow `you`, as in `you gain a Gem`, unless it has a subject."""
        if number != len(self.all) or name in self.numbers:
            raise BrokenRules(f"eldervale: atom {number} ({name}): expected the number {len(self.all)}, once")
        self.numbers[name] = number
        self.all.append(Atom(name, read, when, words, icons))

    @property
    def names(self) -> list[str]:
        """The names of all atoms, as editions write them."""
        return [atom.name for atom in self.all]

    def read(self, where: Reading) -> tuple[int, int, int]:
        """Find the atom that stands in an edition: its number, and the numbers that its words mean."""
        parts = where.text.split(" ")
        for size in (2, 1):  # `dominate U` before `dominate 1`
            atom = self.numbers.get(" ".join(parts[:size]))
            if atom is not None and len(parts) >= size:
                a, b = self.all[atom].read(where, " ".join(parts[size:]))
                return atom, a, b
        raise where.refused(reading.AN_ATOM)


ATOMS: Final = Atoms()

# What comes to a player.

GAIN: Final = 0  # a: heap of tokens, b: how many of choice
ATOMS.add(
    GAIN, "gain", reading.tokens, ANYTIME,
    lambda a, b: f"gain {phrases.gained(a, b)}",
    lambda a, b: (*icons.heap(a), *icons.letters("?" * int(b))),
)  # fmt: skip
DRAW: Final = 1  # a: cards drawn, b: cards discarded then
ATOMS.add(
    DRAW, "magic", reading.draws, ANYTIME,
    lambda a, b: f"draw {phrases.magic_cards(a)}" + (f" and discard {b}" if b else ""),
    lambda a, b: (*icons.several("thing-magic", a), *icons.words(f"−{b}" if b else "")),
)  # fmt: skip
VP: Final = 2
ATOMS.add(VP, "vp", reading.number, ANYTIME, lambda a, b: f"score {a} VP", lambda a, b: icons.points(a))
POWER: Final = 3  # b: the Element
ATOMS.add(
    POWER, "power self", reading.number_in_element, ANYTIME,
    lambda a, b: f"gain {a} Power in {element_name(b)}",
    lambda a, b: (*icons.more("thing-power", a), *icons.element(b)),
)  # fmt: skip
POWER_ANY: Final = 4
ATOMS.add(
    POWER_ANY, "power any", reading.number, ANYTIME,
    lambda a, b: f"gain {a} Power in one Element of your choice",
    lambda a, b: icons.more("thing-power", a),
)  # fmt: skip
POWER_SPLIT: Final = 5
ATOMS.add(
    POWER_SPLIT, "power split", reading.number, ANYTIME,
    lambda a, b: f"gain 1 Power in {phrases.elements(a)} of your choice",
    lambda a, b: icons.several("thing-power", a),
)  # fmt: skip
GLORY: Final = 6
ATOMS.add(
    GLORY, "glory", reading.number, ANYTIME,
    lambda a, b: f"advance {a} on the Glory Track",
    lambda a, b: icons.more("thing-glory", a),
)  # fmt: skip

# What a player may do.

TREASURE: Final = 7
ATOMS.add(
    TREASURE, "treasure any", reading.nothing, ANYTIME,
    lambda a, b: "take a Treasure Token from any Realm",
    lambda a, b: icons.icon("thing-treasure"),
)  # fmt: skip
SUMMON: Final = 8  # a: discount, b: mask of the Unit kinds
ATOMS.add(
    SUMMON, "summon", reading.discount_on_units, ANYTIME,
    lambda a, b: f"summon {phrases.a_unit(b)}{phrases.less(a)}",
    lambda a, b: (*icons.icon("ruin-portal"), *icons.unit_icons(b), *icons.less_icons(a)),
)  # fmt: skip
DWELL: Final = 9  # a: discount
ATOMS.add(
    DWELL, "dwell", reading.number, OWN_TURN,
    lambda a, b: f"build a Dwelling{phrases.less(a)}",
    lambda a, b: (*icons.icon("sign-house"), *icons.less_icons(a)),
)  # fmt: skip
BUY: Final = 10  # a: discount
ATOMS.add(
    BUY, "buy", reading.number, OWN_TURN,
    lambda a, b: f"buy a market card{phrases.less(a)}",
    lambda a, b: (*icons.icon("thing-card"), *icons.less_icons(a)),
)  # fmt: skip
RESCUE: Final = 11  # a: how many at most
ATOMS.add(
    RESCUE, "rescue", reading.number, ANYTIME,
    lambda a, b: f"rescue {phrases.rescued(a)} from the Underworld",
    lambda a, b: icons.rescue_icons(a),
)  # fmt: skip
CASTLE: Final = 12
ATOMS.add(
    CASTLE, "castle", reading.nothing, ANYTIME,
    lambda a, b: "turn one of your Dwellings into a Castle",
    lambda a, b: icons.icon("sign-castle"),
)  # fmt: skip
DOMINATE: Final = 13  # a: distance
ATOMS.add(
    DOMINATE, "dominate", reading.number, OWN_TURN,
    lambda a, b: f"dominate a Monster {phrases.near(a)} one of your Units",
    lambda a, b: (*icons.icon("sign-tamed"), *icons.words(f"≤{a}")),
)  # fmt: skip
DOMINATE_UNDER: Final = 14
ATOMS.add(
    DOMINATE_UNDER, "dominate U", reading.nothing, OWN_TURN,
    lambda a, b: "dominate a Monster in the Underworld",
    lambda a, b: (*icons.icon("sign-tamed"), *icons.words("below")),
)  # fmt: skip
ECHO: Final = 15  # b: the card whose Slot is meant
ATOMS.add(
    ECHO, "echo", reading.slot, ANYTIME,
    lambda a, b: "gain again what the token in its Slot shows",
    lambda a, b: icons.icon("sign-echo"),
)  # fmt: skip
MOVE: Final = 16  # a: distance
ATOMS.add(
    MOVE, "move", reading.number, OWN_TURN,
    lambda a, b: f"move a Unit to an unoccupied Realm {phrases.near(a)} it",
    lambda a, b: icons.more("sign-boot", a),
)  # fmt: skip

# What Spells do in their windows.

DICE_MORE: Final = 17
ATOMS.add(
    DICE_MORE, "dice+", reading.number, BATTLE_DICE,
    lambda a, b: f"roll {phrases.dice(a)} more in this battle",
    lambda a, b: (*icons.icon("thing-die"), *icons.words(f"+{a}")),
)  # fmt: skip
DICE_LESS: Final = 18
ATOMS.add(
    DICE_LESS, "dice-", reading.number, BATTLE_DICE,
    lambda a, b: f"another side rolls {phrases.dice(a)} less",
    lambda a, b: (*icons.icon("thing-die"), *icons.words(f"−{a} other side")),
)  # fmt: skip
REROLL: Final = 19
ATOMS.add(
    REROLL, "reroll", reading.number, AFTER_ROLL,
    lambda a, b: f"roll {phrases.up_to(a, 'die', 'dice')} again",
    lambda a, b: (*icons.words("again"), *icons.more("thing-die", a)),
)  # fmt: skip
SAVE: Final = 20
ATOMS.add(
    SAVE, "save", reading.number, BATTLE_LOSS,
    lambda a, b: f"save {phrases.up_to(a, 'losing Unit')}",
    lambda a, b: icons.words(f"save {a}"),
)  # fmt: skip
PEACE: Final = 21
ATOMS.add(
    PEACE, "peace", reading.nothing, BATTLE_START,
    lambda a, b: "the battle is called off",
    lambda a, b: icons.icon("sign-flag"),
)  # fmt: skip
QUELL: Final = 22
ATOMS.add(
    QUELL, "quell", reading.nothing, RUSH,
    lambda a, b: "no Monster rushes this turn",
    lambda a, b: icons.words("no Rush"),
)  # fmt: skip
BLINK: Final = 23
ATOMS.add(
    BLINK, "blink", reading.nothing, TURN_START,
    lambda a, b: "this turn's Unit may go to any unoccupied Realm",
    lambda a, b: icons.words("place anywhere"),
)  # fmt: skip
