"""What a seat is asked: a question as one asks it at a table, what glows, an answer for every option."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.asking.badges import badge
from spinney.games.shifting_realms.words.asking.ends import ends_turn
from spinney.games.shifting_realms.words.asking.help import HELP
from spinney.games.shifting_realms.words.asking.questions import WORDS
from spinney.games.shifting_realms.words.asking.shorts import short
from spinney.games.shifting_realms.words.names import COLOURS
from spinney.games.shifting_realms.words.places import parts_of

MARKS: Final = tuple([seat_mark(seat) for seat in range(len(COLOURS))])  # for names that others put in


def ask(t: RealmsTable) -> Ask:
    """The question to whoever is asked, with where each option is given."""
    asked = int(QUESTIONS.of(t))
    answers = [answer(t, int(option)) for option in t.options]
    ends = "This ends your turn. " if ends_turn(t) else ""
    return Ask(int(t.seat), WORDS[asked](t), f"{ends}{HELP[asked](t)}", answers, trivial(t))


def answer(t: RealmsTable, action: int) -> Answer:
    """One option: where it is given, what it is called, and the number that counts there."""
    label = t.game.label(t, action, MARKS)
    shown, tone = badge(t, action)
    return Answer(action, parts_of(t, action), label, short(t, action) or label, shown, tone)


def trivial(t: RealmsTable) -> int:
    """The answer that nobody needs to think about: the only one there is."""
    return int(t.options[0]) if len(t.options) == 1 else NOTHING_TRIVIAL
