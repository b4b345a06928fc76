"""The goal in a sentence, and how far the game has come; alone also how near the wraiths are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.engine.faces.goal import Goal, Meter
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.words.names import loss_words

ONE_MORE: Final = "when the stack is empty, one more round is played"


def goal(content: GrovesContent, view: Mapping[str, Any]) -> Goal:
    """G-11.1, G-12.2, G-14.24  What wins, and when the game ends."""
    full = int(content.stack_of(len(view["realms"]))) - len(view["row"])  # but for the first row
    stack = Meter("groves drawn", full - view["stack"], full)
    solo = view["solo"]
    if solo is None:
        return Goal(sentence(view), [stack])
    return Goal(solo_sentence(view, solo), [stack, *solo_meters(view, solo)])


def sentence(view: Mapping[str, Any]) -> str:
    """G-11.1, G-12.2  Most points win, after the round that follows an empty stack."""
    if view["over"]:
        return "The game is over: the final round was played, and most points win."
    if view["final"]:
        return "Most points win; this is the final round."
    return f"Most points win; {ONE_MORE}."


def solo_sentence(view: Mapping[str, Any], solo: Mapping[str, Any]) -> str:
    """G-14.21 to G-14.24  Alone: more points than the Hollows ask for, and a space left in them."""
    if view["over"]:
        told = loss_words(solo["lost"], solo["to_beat"]) if solo["lost"] >= 0 else won_words(solo)
        return f"The game is over. {told}."
    win = f"Win with more than {solo['to_beat']} points and a free space in the Hollows"
    return f"{win}; {'this is the final round' if view['final'] else ONE_MORE}."


def won_words(solo: Mapping[str, Any]) -> str:
    """G-14.24  How a solo game was won."""
    return f"Won with more than {solo['to_beat']} points"


def solo_meters(view: Mapping[str, Any], solo: Mapping[str, Any]) -> list[Meter]:
    """G-14.23, G-14.24  Alone: points on the way to what wins, and wraiths on the way to what loses."""
    wanted = solo["to_beat"] + 1
    points = min(max(0, view["scores"][0]), wanted)
    return [
        Meter("points", points, wanted, 0),
        Meter("wraiths in the Hollows", solo["hollows"], solo["spaces"]),
    ]
