"""Hoard: squirrels roll a die as often as they dare, keep what they rolled, or lose it all on a 1."""

from __future__ import annotations

from typing import Final

from hoard import judge, knowledge, picture, rules, terms, words
from hoard.state import HoardTable
from spinney.engine.edition import Edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Look, Rules, Terms, Words

ABOUT: Final = About(
    key="hoard",
    title="Hoard",
    pitch="Roll as long as you dare.",
    length="5 minutes",
    package="hoard",
    version="1",
    seats=(2, 4),
    options=(GameOption("goal", "how much is enough (H-2.1)", 20, 5, 100),),
)


class Hoard(Game[HoardTable]):
    """Put together from its parts, one for each module."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        super().__init__(
            about=ABOUT,
            terms=Terms(terms.EVENTS, terms.KINDS, terms.ACTIONS),
            rules=Rules(rules.lay_out, rules.most_choices),
            knowledge=Knowledge(
                view=knowledge.view,
                observe=knowledge.observe,
                score_sheet=knowledge.score_sheet,
                inventory=knowledge.inventory,
                box=knowledge.box,
            ),
            judge=Judge(judge.judge),
            words=Words(words.LABELS, goal=words.goal),
            look=Look(picture.board, picture.sketch, ask=words.ask, symbols=picture.symbols),
        )
