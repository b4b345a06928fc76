"""What a table of an edition is made of: its content, its actions, and lists that rules look up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.edition import Edition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.edition import EditionContent
from spinney.games.eldervale.content.passives import Passive
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT, NO_UNITS
from spinney.games.eldervale.terms.actions import Actions


class EldervaleContent(EditionContent):
    """An edition, ready to play."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.actions: Final = Actions(self)
        self.first_token: Final[list[i64]] = first_of(self.token_element)  # by Element; one more at the end
        self.passive: Final[list[Passive]] = [card.passive for card in self.adventures]
        self.has_action: Final[list[i64]] = [1 if who != NO_UNITS else 0 for who in self.card_who]
        self.has_icon: Final[list[i64]] = [1 if orb != NONE else 0 for orb in self.card_orb]


def first_of(elements: list[i64]) -> list[i64]:
    """Look up where the things of each Element begin in a list that is sorted by Element."""
    return [len([other for other in elements if other < element]) for element in range(ELEMENT_COUNT + 1)]
