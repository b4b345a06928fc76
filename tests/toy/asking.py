"""What is asked at the fair, where each option is given, and why a card cannot be chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask, Reason
from spinney.engine.faces.names import seat_mark
from toy import actions, fields
from toy.table import Fair

MARKS: Final = tuple([seat_mark(seat) for seat in range(fields.SEATS)])
OF_HAND: Final = (actions.BURY, actions.BOAST, actions.SHOW, actions.WARD)
OF_PURSE: Final = (actions.BID, actions.SEAL)
QUESTIONS: Final = {  # by the kind of the first option
    actions.CALL: "What do you do?",
    actions.BURY: "Do you bury another card?",
    actions.AT: "Whom do you hex?",
    actions.TO: "Where does the card go?",
    actions.BID: "How much do you bid?",
    actions.SEAL: "How much do you seal?",
    actions.SHOW: "Which card do you show?",
    actions.NO_SUCH_CARD: "Which card do you show?",
    actions.WARD: "Do you ward the hex off?",
    actions.PASS: "Do you pass?",
    actions.DONE: "Are you done?",
}


def ask(t: Fair) -> Ask:
    """The question, and an answer for each option; a single one goes without saying."""
    question = QUESTIONS[int(actions.kind_of(t.options[0]))]
    trivial = NOTHING_TRIVIAL if len(t.options) > 1 else int(t.options[0])
    return Ask(int(t.seat), question, "", [answer(t, int(option)) for option in t.options], trivial)


def answer(t: Fair, action: int) -> Answer:
    """Where an option is given, and how many coins it takes."""
    bids = actions.kind_of(action) in OF_PURSE
    badge = f"-{actions.coins_in(action)}" if bids else ""
    return Answer(action, parts_of(t, action), t.game.label(t, action, MARKS), badge=badge)


def parts_of(t: Fair, action: int) -> list[str]:
    """The keys of the places that an action names."""
    kind, part = int(actions.kind_of(action)), int(actions.part_of(action))
    if kind in OF_HAND:
        return [f"hand-{t.seat}-{part}"]
    if kind in OF_PURSE:
        return [f"purse-{t.seat}"]
    named = {
        actions.CALL: f"sign-{fields.COLOURS[part % len(fields.COLOURS)]}",
        actions.AUCTION: f"lot-{part}",
        actions.AT: f"person-{part}",
        actions.TO: "pile-bottom" if part else "pile-top",
    }
    return [named[kind]] if kind in named else []


def why_not(t: Fair, seat: i64, part: str) -> Reason | None:
    """T-2.2  A card of one's own that everybody knows is nothing to boast with."""
    if not part.startswith(f"hand-{seat}-"):
        return None
    slot = int(part.split("-")[2])
    known = t.hands[seat].known[slot] < 0
    return Reason(f"Card {slot + 1} is known to {'all' if known else 'you'}, and not asked for.", "T-2.2")
