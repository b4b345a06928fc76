"""Section 19.0: the effects of an edition, read once into atoms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import ANYTIME, ATOMS, DRAW
from spinney.games.eldervale.content.reading import Reading
from spinney.games.eldervale.content.vocabulary import OWN_TURN

MOST_ATOMS: Final = 32  # of an effect
REWARDS: Final = tuple([number for number, atom in enumerate(ATOMS.all) if atom.when == ANYTIME])
ACTIONS: Final = tuple([number for number, atom in enumerate(ATOMS.all) if ANYTIME <= atom.when <= OWN_TURN])
SPELLS: Final = tuple(
    [number for number in range(len(ATOMS.all)) if number != DRAW]
)  # a turn must end (E-4.7)


class Effect:
    """Atoms in order; `linked[at]` is 1 if the atom is done only if the one before it was (`>`)."""

    def __init__(self) -> None:
        self.atoms: Final[list[i64]] = []
        self.a: Final[list[i64]] = []
        self.b: Final[list[i64]] = []
        self.linked: Final[list[i64]] = []

    def add(self, atom: i64, a: i64, b: i64, linked: i64) -> None:
        """Append an atom with its two numbers; `linked` if it is done only after the one before it."""
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
        """Keep an effect of the edition and give it its number."""
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
                raise BadEdition(f"{where}: {ATOMS.all[atom].name!r} cannot stand here, got {text!r}")
        return found


def read_effect(where: str, text: str, element: i64, card: i64) -> Effect:
    """Read an effect from its text: atoms joined by `;` or `>`."""
    effect = Effect()
    for part in text.split(";"):
        for at, word in enumerate(part.split(">")):
            atom, a, b = ATOMS.read(Reading(where, word.strip(), element, card))
            effect.add(atom, a, b, 1 if at > 0 else 0)
    if len(effect.atoms) > MOST_ATOMS:
        raise BadEdition(f"{where}: expected at most {MOST_ATOMS} atoms, got {len(effect.atoms)}")
    return effect
