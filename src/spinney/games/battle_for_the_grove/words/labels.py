"""Labels of actions: what each option does, with the numbers that decide how it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.text import many
from spinney.games.battle_for_the_grove.state.table import DICE, GROVE, Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words.names import NAMES, at

VAIN: Final = f"{DICE} dice, none of which can succeed without a standing druid"


def stand(t: Battle, action: int) -> str:
    """Label of Stand: where, how many lie there, and whether another action follows."""
    location = actions.location_of(action)
    then = ", then act again" if location == GROVE and t.acts == 0 else ""
    return f"Stand a druid up {at(location)} ({t.lying_at(t.seat, location)} lying){then}"


def move(t: Battle, action: int) -> str:
    """Label of Move: how many druids, from where to where."""
    origin = actions.location_of(action)
    druids = many(t.standing_at(t.seat, origin), "druid")
    return f"Move {druids} from {NAMES[origin]} to {NAMES[actions.destination_of(action)]}"


def channel(t: Battle, action: int) -> str:
    """Label of Channel: who stands there, and which dice bring a cube."""
    circle = actions.location_of(action)
    standing = t.standing_at(t.seat, circle)
    what = f"Channel at {NAMES[circle]} ({standing} standing): "
    if standing == 0 or t.supply[t.seat] == 0:  # B-3.6
        return what + (VAIN if standing == 0 else f"{DICE} dice, but you have no cube left to place")
    return f"{what}{rolls(standing)}brings a cube"


def stun(t: Battle, action: int) -> str:
    """Label of Stun: who stands there, and which dice lay a druid down."""
    circle = actions.location_of(action)
    mine, theirs = t.standing_at(t.seat, circle), t.standing_at(1 - t.seat, circle)
    most = f", {mine} at most" if mine < DICE else ""  # B-7.2
    what = f"Stun at {NAMES[circle]} ({mine} against {theirs}): "
    if mine == 0 or theirs == 0:  # B-3.6
        return what + (VAIN if mine == 0 else f"{DICE} dice, but nobody stands there to lay down")
    return f"{what}{rolls(mine)}lays one down{most}"


def banish(t: Battle, action: int) -> str:
    """Label of Banish: who is there, and which dice send a druid away."""
    circle, enemy = actions.location_of(action), 1 - t.seat
    if t.druids_at(enemy, circle) == 0:  # B-3.6
        return f"Banish from {NAMES[circle]}: {DICE} dice, but nobody is there to send away"
    whom = f"{t.standing_at(enemy, circle)} standing, {t.lying_at(enemy, circle)} lying"
    return f"Banish from {NAMES[circle]} ({whom}): {DICE} dice, each 6 sends one to the Grove"


def take(t: Battle, action: int) -> str:
    """B-8.3  Label of a split: how many of the druids that go are standing ones."""
    standing = actions.standing_in(action)
    lying = t.more - standing
    whom = [f"{standing} standing"] * (standing > 0) + [f"{lying} lying"] * (lying > 0)
    return f"Banish {' and '.join(whom)} from {NAMES[t.about]}"


def aimed(kind: i64, place: str) -> str:
    """The end of the label of a roll: at the Oak Circle, or from it, since a Banish sends druids away."""
    return f"{'from' if kind == actions.BANISH else 'at'} {place}"


def rolls(standing: i64) -> str:
    """B-6.2, B-7.2  The dice that succeed for so many standing druids, in a label."""
    return f"{DICE} dice, each {'' if standing >= 6 else '1 ' if standing == 1 else f'up to {standing} '}"


LABELS: Final[dict[int, Callable[[Battle, int], str]]] = {
    actions.STAND: stand,
    actions.MOVE: move,
    actions.CHANNEL: channel,
    actions.STUN: stun,
    actions.BANISH: banish,
    actions.TAKE: take,
}


def rule_of_standing(t: Battle, action: int) -> str:
    """The rule cited behind a label of Stand: standing up in the Grove first is a rule of its own."""
    return "B-4.3" if actions.location_of(action) == GROVE and t.acts == 0 else "B-4.1"


RULES: Final[dict[int, Callable[[Battle, int], str]]] = {actions.STAND: rule_of_standing}
