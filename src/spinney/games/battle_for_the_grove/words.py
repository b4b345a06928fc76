"""Labels of actions, sentences of events, names of things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.battle_for_the_grove import actions, events
from spinney.games.battle_for_the_grove.table import DICE, GROVE, Battle

SEATS: Final = ("Light", "Dark")
PLACES: Final = ("the Grove", "the Oak Circle", "the Ash Circle", "the Thorn Circle")
RULES: Final = ("B-4.1", "B-5.1", "B-6.1", "B-7.1", "B-8.1", "B-8.3", "B-4.3")  # by kind of action


def label(t: Battle, action: int) -> str:
    """An action in words, with the numbers that decide how it goes."""
    kind = actions.kind_of(action)
    if kind == actions.TAKE:
        return split_label(t, actions.standing_in(action))
    if kind == actions.STOP:
        return "Stop here: no second action"
    seat = t.seat
    location = actions.location_of(action)
    place = PLACES[location]
    standing = t.standing_at(seat, location)
    if kind == actions.STAND:
        then = ", then act again" if location == GROVE and t.acts == 0 else ""
        return f"Stand a druid up {at(location)} ({t.lying_at(seat, location)} lying){then}"
    if kind == actions.MOVE:
        return f"Move {druids(standing)} from {place} to {PLACES[actions.destination_of(action)]}"
    if kind == actions.CHANNEL:
        return f"Channel at {place} ({standing} standing): {rolls(standing)}brings a cube"
    theirs = t.standing_at(1 - seat, location)
    if kind == actions.STUN:
        most = f", {standing} at most" if standing < DICE else ""  # B-7.2
        return f"Stun at {place} ({standing} against {theirs}): {rolls(standing)}lays one down{most}"
    whom = f"{theirs} standing, {t.lying_at(1 - seat, location)} lying"
    return f"Banish from {place} ({whom}): {DICE} dice, each 6 sends one to the Grove"


def rolls(standing: i64) -> str:
    """B-6.2, B-7.2  The dice that succeed for so many druids."""
    return f"{DICE} dice, each {'' if standing >= 6 else '1 ' if standing == 1 else f'up to {standing} '}"


def split_label(t: Battle, standing: i64) -> str:
    lying = t.more - standing
    whom = [f"{standing} standing"] * (standing > 0) + [f"{lying} lying"] * (lying > 0)
    return f"Banish {' and '.join(whom)} from {PLACES[t.about]}"


def rule_of(t: Battle, action: int) -> str:
    """The rule that allows an action. Standing up in the Grove first is a rule of its own."""
    kind = actions.kind_of(action)
    if kind == actions.STAND and actions.location_of(action) == GROVE and t.acts == 0:
        return "B-4.3"
    return RULES[kind]


def sentence(event: Event) -> str:
    """What happened, in one sentence."""
    who = SEATS[event.seat]
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.STARTING_ROLL:
        return f"{who} rolls {a}, {b}, {c} for the first turn: {a + b + c}."
    if kind == events.STARTS:
        return f"{who} takes the first turn."
    if kind == events.STANDS:
        return f"{who} stands a druid up {at(a)}."
    if kind == events.MOVES:
        return f"{who} moves {druids(c)} from {PLACES[a]} to {PLACES[b]}."
    if kind == events.CHANNELS:
        return f"{who} channels at {PLACES[a]} and rolls {rolled(c)}: {successes(b)}."
    if kind == events.STUNS:
        return f"{who} stuns at {PLACES[a]} and rolls {rolled(c)}: {successes(b)}."
    if kind == events.BANISHES:
        return f"{who} banishes from {PLACES[a]} and rolls {rolled(c)}: {successes(b)}."
    return outcome(event)


def outcome(event: Event) -> str:
    """What an action led to."""
    who = SEATS[event.seat]
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.CUBES_PLACED:
        return f"{who} places {cubes(b)} on {PLACES[a]}."
    if kind == events.CUBES_CANCELLED:
        return f"{cubes(b)} of each colour {'cancels' if b == 1 else 'cancel'} out on {PLACES[a]}."
    if kind == events.STUNNED:
        return f"{b} of {who}'s druids {'lies' if b == 1 else 'lie'} down {at(a)}."
    if kind == events.BANISHED:
        return (
            f"{b + c} of {who}'s druids {'goes' if b + c == 1 else 'go'} back from {PLACES[a]} to the Grove."
        )
    if kind == events.STOPS:
        return f"{who} stops after one action."
    if kind == events.WINS:
        return f"{who} begins the turn in control of {a} circles and wins."
    return f"After {a} turn{'' if a == 1 else 's'} nobody has won: a draw."


def coming(t: Battle) -> str:
    """B-3.3, B-9.3  Whose turn follows, and who wins by beginning one as things are."""
    if t.over:
        return ""
    other = 1 - t.seat
    if t.score(other) >= 2:
        return f"Next: {SEATS[other]}'s turn, and with it the game if {SEATS[other]} still holds two circles."
    if t.turns + 1 >= t.max_turns:
        return "Next: this was the last turn, and the game is a draw."
    if t.score(t.seat) >= 2:
        return f"Next: {SEATS[other]}'s turn; then {SEATS[t.seat]} wins if two circles are still held."
    return f"Next: {SEATS[other]}'s turn."


def tally(t: Battle, circle: i64) -> str:
    """How the cubes on a circle stand."""
    return f"{t.cubes_on(0, circle)} : {t.cubes_on(1, circle)} cubes"


def at(location: i64) -> str:
    return "in the Grove" if location == GROVE else f"at {PLACES[location]}"


def druids(number: i64) -> str:
    return "1 druid" if number == 1 else f"{number} druids"


def cubes(number: i64) -> str:
    return "1 cube" if number == 1 else f"{number} cubes"


def successes(number: i64) -> str:
    return ("no success", "1 success", "2 successes", "3 successes")[number]


def rolled(dice: i64) -> str:
    """A roll from its event number: 256 is 2, 5, 6."""
    return ", ".join(str(dice))
