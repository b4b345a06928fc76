"""What comes next, in a line or two for everybody."""

from __future__ import annotations

from spinney.engine.bits import bit_count
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.shifting_realms.rules.ending import is_last_round
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS, WINDOW


def coming(t: RealmsTable) -> str:
    """What comes next: what is asked in the middle of something, else whose turn follows."""
    if t.over or not t.order:
        return ""
    left = many(t.turn.actions, "action") if t.turn.actions else "no action"
    now = f"Round {t.round}, {left} left."
    if QUESTIONS.of(t) != WINDOW:
        return f"{sentence_of(QUESTIONS.words_of(t))} {now}"
    goal = f"{bit_count(t.met)} of {t.content.ending} objectives met."
    last = " This is the last round, by a house rule." if is_last_round(t) else ""
    return f"{now} Next: {seat_mark(follows(t))}. {goal}{last}"


def follows(t: RealmsTable) -> int:
    """S-2.6  Whose turn comes next, by the cards of the turn order; nobody's before they are taken."""
    return int(t.order[int(t.factions[t.turn.seat].card) % int(t.seats)]) if t.order else NOBODY


def sentence_of(words: str) -> str:
    """The words of a question as a sentence of what comes next."""
    return f"{words[0].upper()}{words[1:]}{'' if words[-1] in '?.' else '.'}"
