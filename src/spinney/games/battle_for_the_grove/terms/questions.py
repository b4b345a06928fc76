"""What can be asked: each question once."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.questions import Questions
from spinney.games.battle_for_the_grove.rules.banish import split_chosen
from spinney.games.battle_for_the_grove.rules.turn import action_chosen

QUESTIONS: Final = Questions("battle_for_the_grove")

ACTION: Final = 0
QUESTIONS.add(ACTION, "action", "take an action", action_chosen)
SPLIT: Final = 1
QUESTIONS.add(SPLIT, "split", "choose whom to banish", split_chosen)
