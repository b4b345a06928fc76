"""The kinds of action of a game, one entry each: number, text form, rule, label, heading.

    TAKE: Final = 10
    KINDS.add(TAKE, "take", "L-5.1", "Take a {a} cube", a=COLOUR, heading="Take a cube")

Labels that need the table are functions in `words/labels.py`, by number; such an entry has no label here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace
from spinney.engine.errors import BrokenRules
from spinney.engine.terms.field import Field, Template, given


class ActionTerm:
    """Everything that a game says about one kind of action."""

    def __init__(self, word: str, rule: str, label: Template, fields: dict[str, Field], heading: str) -> None:
        self.word: Final = word
        self.rule: Final = rule
        self.label: Final = label  # empty if it depends on the table
        self.fields: Final = fields
        self.heading: Final = heading

    def texts(self, content: Any, game: str) -> list[Sequence[str]]:
        """The words of each part in the text form of such an action."""
        found: list[Sequence[str]] = []
        for letter, field in self.fields.items():
            if field.texts is None:
                raise BrokenRules(f"{game}: action {self.word}: part {letter} has no text form")
            found.append(field.texts(content))
        return found


class Kinds:
    """All kinds of action of a game, by their numbers."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.terms: Final[list[ActionTerm]] = []

    def add(
        self,
        number: int,
        word: str,
        rule: str,
        label: str = "",
        a: Field | None = None,
        b: Field | None = None,
        c: Field | None = None,
        heading: str = "",
    ) -> None:
        """Declare a kind: its word and parts make the text form; the heading stands above its options."""
        where = f"{self.game}: action {number} ({word})"
        if number != len(self.terms):
            raise BrokenRules(f"{where}: expected the number {len(self.terms)}, in the order of declaration")
        if not word or not rule:
            raise BrokenRules(f"{where}: a kind of action has a word and a rule")
        fields = given(a, b, c, where)
        above = heading or word.replace("-", " ").capitalize()
        self.terms.append(ActionTerm(word, rule, Template(label, [*fields], where), fields, above))

    def space(self, content: Any) -> ActionSpace:
        """The numbered actions of an edition."""
        space = ActionSpace(self.game)
        for term in self.terms:
            space.add(term.word, *term.texts(content, self.game))
        return space

    def label(self, content: Any, space: ActionSpace, action: i64) -> str:
        """An action in words, if they do not depend on the table."""
        term = self.terms[space.kind[action]]
        parts = {"a": space.a[action], "b": space.b[action], "c": space.c[action]}
        words = {slot: term.fields[slot].say(content, parts[slot]) for slot in term.label.slots}
        return term.label.filled(words)

    def heading(self, word: str) -> str:
        """The heading above the options of the kind with this word."""
        for term in self.terms:
            if term.word == word:
                return term.heading
        raise BrokenRules(f"{self.game}: no kind of action has the word {word!r}")
