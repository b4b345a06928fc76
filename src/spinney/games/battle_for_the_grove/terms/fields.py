"""What the numbers of events and actions stand for."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import numbered
from spinney.engine.terms.field import Field, count
from spinney.games.battle_for_the_grove.words.names import NAMES, TEXTS, at, rolled, successes

PLACE: Final = Field(names=lambda _: NAMES, texts=lambda _: TEXTS)
AT_PLACE: Final = Field(names=lambda _: NAMES, words=lambda _, location: at(location))
CIRCLE: Final = Field(texts=lambda _: TEXTS[1:])  # of an action: the first circle is 0
STANDING: Final = Field(texts=lambda _: numbered(4))
DICE: Final = Field(words=lambda _, dice: rolled(dice))
DRUIDS: Final = count("druid")
CUBES: Final = count("cube")
SUCCESSES: Final = Field(words=lambda _, number: successes(number))
