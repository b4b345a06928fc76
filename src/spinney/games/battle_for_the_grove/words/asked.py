"""What is asked, in words."""

from __future__ import annotations

from spinney.engine.text import many
from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT


def asked(t: Battle) -> str:
    """What whoever is asked is to do; B-8.3  of a split also how many druids go."""
    words = QUESTIONS.words_of(t)
    return f"{words}: {many(t.more, 'druid')}" if QUESTIONS.of(t) == SPLIT else words
