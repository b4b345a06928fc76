"""The goal in a sentence, and how near the end is: Realms, Dwellings, last turns."""

from __future__ import annotations

from typing import Any

from games.goals import meters, said
from rule import rule
from spinney.engine.faces.goal import Goal
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.words.goal import goal

GAME = Eldervale()
WINS = "Most VP wins; the end begins with the last Realm of the stack or a sixth Dwelling."


def view_of(seat: int = 0, **other: Any) -> dict[str, Any]:
    return {**GAME.view(GAME.start(3, seed=1), seat), **other}


def with_dwellings(seat: int, *numbers: int) -> Goal:
    view = view_of(seat)
    for player, number in zip(view["players"], numbers, strict=True):
        player["dwellings"] = ["here"] * number
    return goal(GAME.content, view)


@rule("E-11.1")
def test_the_stack_and_the_dwellings_are_measured() -> None:
    t = GAME.start(3, seed=1)
    assert said(t) == WINS
    assert meters(t, 1) == [f"Realms drawn 0/{len(GAME.view(t, 1)['realm_stack'])}", "Dwellings 0/6 of 1"]
    drawn = goal(GAME.content, view_of(realm_stack=["one", "another"])).meters[0]
    assert drawn.full - drawn.value == 2


@rule("E-11.1")
def test_whoever_has_the_most_dwellings_is_shown_beside_whoever_looks() -> None:
    def shown(found: Goal) -> list[tuple[int, int]]:
        return [(meter.seat, meter.value) for meter in found.meters if meter.label == "Dwellings"]

    assert shown(with_dwellings(0, 2, 3, 1)) == [(0, 2), (1, 3)]
    assert shown(with_dwellings(1, 2, 3, 1)) == [(1, 3)]
    assert shown(with_dwellings(2, 3, 3, 3)) == [(2, 3)]
    assert shown(with_dwellings(-1, 2, 1, 3)) == [(2, 3)]


@rule("E-11.2")
def test_the_last_turns_are_counted_down() -> None:
    begun = goal(GAME.content, view_of(trigger=1, turns_left=0))
    assert (
        begun.sentence
        == "The end has begun: everybody takes one more turn after this one, then most VP wins."
    )
    assert [meter.value for meter in begun.meters] == [0]
    later = goal(GAME.content, view_of(trigger=1, turns_left=2))
    assert later.sentence == "The end has begun: 2 turns are left with this one, then most VP wins."
    assert [(meter.value, meter.full) for meter in later.meters] == [(1, 3)]
    last = goal(GAME.content, view_of(trigger=1, turns_left=1))
    assert last.sentence == "This is the last turn; then most VP wins."
    over = goal(GAME.content, view_of(trigger=1, over=True))
    assert over.sentence == "The game is over: the last turns were played, and most VP wins."


@rule("E-11.6", "E-11.10")
def test_the_round_limit_is_told_when_it_is_near_and_not_switched_off() -> None:
    assert goal(GAME.content, view_of(round=95)).sentence == WINS
    near = goal(GAME.content, view_of(round=96))
    assert near.sentence == f"{WINS} By a house rule it begins after round 100 at the latest."
    assert repr(near.meters[-1]) == "<rounds: 96 of 100>"
    assert goal(GAME.content, view_of(round=96, round_limit=-1)).sentence == WINS
    begun = goal(GAME.content, view_of(trigger=1, turns_left=3, by_limit=True))
    assert begun.sentence.startswith("The end has begun by a house rule: 3 turns are left")
    over = goal(GAME.content, view_of(trigger=1, over=True, by_limit=True))
    assert over.sentence.startswith("The game is over by a house rule: ")


def test_before_factions_are_chosen_there_is_no_stack_to_measure() -> None:
    t = GAME.start(3, seed=1, factions="choose", elements="choose")
    assert meters(t) == ["Dwellings 0/6 of 0"]
