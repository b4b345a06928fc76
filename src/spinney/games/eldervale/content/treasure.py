"""Section 19.9: the Treasure Tokens of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number
from spinney.games.eldervale.content.effects import REWARDS, Effects
from spinney.games.eldervale.content.reading import element_of
from spinney.games.eldervale.content.vocabulary import (
    CHOICE,
    ELEMENT_COUNT,
    ELEMENTS,
    MAGIC_LETTER,
    TOKEN_LETTERS,
)
from spinney.games.eldervale.words import phrases

MOST_FACES: Final = 12  # different ones of an Element
FACE: Final = 2  # items
ITEM_LETTERS: Final = TOKEN_LETTERS + MAGIC_LETTER + CHOICE


class Token:
    """A kind of Treasure Token: Element and face; `effect` is what it gives, `printed` what is on it."""

    def __init__(self, element: i64, face: str, copies: i64, effect: i64) -> None:
        self.element: Final[i64] = element
        self.face: Final = face
        self.id: Final = f"{ELEMENTS[element]}-{face}"
        self.printed: Final = phrases.face(face)
        self.copies: Final[i64] = copies
        self.effect: Final[i64] = effect


def read_tokens(where: str, data: dict[str, Any], effects: Effects, total: int) -> list[Token]:
    """19.9  The Treasure Tokens: faces of each Element with their copies, in the order of the file."""
    found: list[Token] = []
    for at, row in enumerate(entries(where, data, "treasure", ELEMENT_COUNT, ELEMENT_COUNT)):
        here = f"{where}: treasure {at + 1}"
        fields = entry_of(here, row, ("element", "tokens"))
        element = element_of(here, fields)
        if element != at:
            raise BadEdition(f"{here}: element: expected {ELEMENTS[at]}, got {ELEMENTS[element]}")
        faces = fields.get("tokens")
        if not isinstance(faces, dict) or not 1 <= len(faces) <= MOST_FACES:
            raise BadEdition(
                f"{here}: tokens: expected 1 to {MOST_FACES} faces with their copies, got {faces!r}"
            )
        tokens = [
            Token(
                element, face, number(f"{here}: tokens", faces, face, 1, 12), face_effect(here, face, effects)
            )
            for face in faces
        ]
        copies = sum([int(token.copies) for token in tokens])
        if copies != total:
            raise BadEdition(f"{here}: tokens: expected {total} in all, got {copies}")
        found += tokens
    return found


def face_effect(here: str, face: str, effects: Effects) -> i64:
    """E-9.1  What a Treasure Token gives: its tokens, then a Magic Card for each `M`."""
    if len(face) != FACE or any(letter not in ITEM_LETTERS for letter in face):
        raise BadEdition(f"{here}: tokens: expected faces of {FACE} letters of {ITEM_LETTERS}, got {face!r}")
    cards = face.count(MAGIC_LETTER)
    gain = f"gain {face.replace(MAGIC_LETTER, '')}" if cards < FACE else ""
    draw = f"magic {cards}" if cards else ""
    return effects.read(f"{here}: tokens", "; ".join([part for part in (gain, draw) if part]), REWARDS)
