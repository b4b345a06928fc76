"""What is asked, in words that fit the options: the same in the picture and in the terminal."""

from __future__ import annotations

from spinney.engine.nothing import NOBODY
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, questions
from spinney.games.leylines.terms.questions import QUESTIONS


def asked_words(t: LeylinesTable) -> str:
    """`choose where to go`; it speaks of things to use, and of a bid to match, only where there are any."""
    asked = QUESTIONS.of(t)
    kinds = {t.content.actions.kind_of(option) for option in t.options}
    if asked == questions.START and kinds == {actions.MOVE}:
        return questions.NOTHING_TO_USE
    if asked == questions.DESTINATION and actions.USE in kinds:
        return questions.USE_ON_THE_WAY
    if asked == questions.CONTRACT and actions.COMPLETE not in kinds:
        return questions.NOTHING_TO_COMPLETE
    if asked == questions.DECISION and t.auction is not None and t.auction.bidder == NOBODY:
        return questions.NOBODY_HAS_BID
    return QUESTIONS.words_of(t)
