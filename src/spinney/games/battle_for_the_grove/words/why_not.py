"""Why something on the table cannot be chosen now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.games.battle_for_the_grove.state.table import GROVE, Battle
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT
from spinney.games.battle_for_the_grove.words.names import NAMES, at
from spinney.games.battle_for_the_grove.words.places import druids_of, parts_of, place_key, place_of

DICE: Final = Reason("Dice are rolled when you channel, stun or banish at a circle.", "B-6.2", waits=True)
BESIDE: Final = Reason("This only numbers what happened here: touch the place itself.", "B-3.5")


def why_not(t: Battle, seat: i64, part: str) -> Reason | None:
    """The rule that keeps the seat that is asked from choosing a part."""
    legal = {key for option in t.options for key in parts_of(t, int(option))}
    druids, place = druids_of(part), place_of(part)
    if part in legal or (druids is None and place < 0):
        return DICE if part == "dice" else None
    if druids is None and place_key(place) in legal:
        return BESIDE
    if QUESTIONS.of(t) == SPLIT:
        whose = f"{seat_mark(1 - int(seat))}'s druids at {NAMES[t.about]}"
        return Reason(f"Your Banish comes first: it sends away only {whose}.", "B-8.3")
    if druids is None:
        return no_action_in_the_grove() if place == GROVE else no_action_at(t, seat, place)
    return not_those(int(seat), druids[0], druids[1])


def not_those(seat: int, owner: int, place: int) -> Reason:
    """B-7.1, B-8.1  Druids that cannot be chosen: another's, or in the Grove."""
    if owner == seat:
        return Reason(f"None of those druids is {at(place)} any more.", "B-4.1")
    if place == GROVE:
        return Reason("Nobody can be stunned or banished in the Grove.", "B-7.1")
    touch = f"To stun or banish them, touch {NAMES[place]}"
    return Reason(f"Those are {seat_mark(owner)}'s druids. {touch}, if you can.", "B-5.2")


def no_action_in_the_grove() -> Reason:
    """B-4.1, B-5.3  The Grove: nobody to wake there, and nobody moves there."""
    return Reason(
        "None of your druids lies in the Grove, and nobody can move there: only banished druids go back.",
        "B-5.3",
    )


def no_action_at(t: Battle, seat: i64, circle: int) -> Reason:
    """B-5.1, B-6.1  A circle where nobody can go, and nothing can be tried."""
    if not t.where_standing(seat):
        words = f"None of your druids stands, so none can go to {NAMES[circle]} or act there."
        return Reason(words, "B-5.1")
    return Reason(
        f"At {NAMES[circle]} you have no cube left to channel, nor anybody to stun or banish.", "B-6.1"
    )
