"""What a seat is asked: a question as one asks it at a table, what glows, an answer for every option."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import QUESTIONS, TURN, WINDOW
from spinney.games.eldervale.words.asking.badges import badges
from spinney.games.eldervale.words.asking.help import HELP
from spinney.games.eldervale.words.asking.questions import WORDS
from spinney.games.eldervale.words.asking.shorts import short
from spinney.games.eldervale.words.places import parts_of

MARKS: Final = tuple([seat_mark(seat) for seat in range(MOST_SEATS)])  # for names that others put in


def ask(t: EldervaleTable) -> Ask:
    """The question to whoever is asked, with where each option is given."""
    asked = int(QUESTIONS.of(t))
    options = [int(option) for option in t.options]
    shown = badges(t, options)
    answers: list[Answer] = []
    for option in options:
        label = t.game.label(t, option, MARKS)
        answers.append(Answer(option, parts_of(t, option), label, short(t, option) or label, *shown[option]))
    return Ask(int(t.seat), WORDS[asked](t), HELP[asked](t), answers, trivial(t, options))


def trivial(t: EldervaleTable, options: list[int]) -> int:
    """The answer that nobody needs to think about: the only one, or to go on where there is nothing else.

    How a turn begins is never trivial: whoever can only regroup should see it.
    """
    asked, menu = QUESTIONS.of(t), t.content.actions
    if len(options) == 1 and asked != TURN:
        return options[0]
    goes_on = asked == WINDOW and set(options) <= {int(menu.on), int(menu.through)}
    return int(menu.on) if goes_on else NOTHING_TRIVIAL
