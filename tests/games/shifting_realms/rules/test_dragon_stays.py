"""S-13.1.2, S-13.1.9: the dragon moves up to four steps, so it may stay; by rules 1 it had to move."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import asked, can, legal, met, on, play, scene, seen, spelled, told
from rule import rule

UNITS = {"TY:c1": {"green": "1s"}, "TY:b1": {"green": "1c"}}


@rule("S-13.1.2", "shifting_realms/A-87", "shifting_realms/D-14")
def test_it_may_stay_and_then_removes_nobody() -> None:
    t = scene(dragon="TY:c1", decks="TY-S01", units=UNITS)
    play(t, "draw TY", "land")
    assert (asked(t), seen(t)["dragon"], seen(t)["flights"]) == ("window", spelled(t, "TY:c1"), 1)
    assert (on(t, "TY:c1", "green"), on(t, "TY:b1", "green")) == ("1s", "1c")
    assert (told(t, "removed"), told(t, "flew"), len(told(t, "stayed"))) == ([], [], 1)
    assert "The dragon stays at Tyrfing c1." in t.game.log(t, 2)


@rule("S-13.1.9")
def test_every_later_stop_is_offered_too() -> None:
    t = play(scene(dragon="TY:a1", decks="TY-S01"), "draw TY")
    for step in ("TY:b1", "TY:c1", "TY:d1"):
        assert can(t, "land")
        play(t, f"fly {step}")
    assert can(t, "land")
    play(t, "fly TY:e1")
    assert asked(t) == "window"
    assert told(t, "stayed") == []


@rule("S-13.1.2", "S-13.1.8", "S-14.1")
def test_staying_is_one_of_the_six_moves() -> None:
    t = scene(dragon="TY:c1", decks="TY-S06", flights=5, units=UNITS)
    play(t, "draw TY", "land")
    assert (seen(t)["flights"], seen(t)["dragon"], met(t)) == (6, "", ["TY"])
    assert on(t, "TY:c1", "green") == "1s"


@rule("S-13.1.2", "shifting_realms/A-87")
def test_by_rules_1_it_must_move() -> None:
    t = play(scene(dragon="TY:c1", decks="TY-S01", rules=1), "draw TY")
    assert legal(t) == [spelled(t, f"fly TY:{cell}") for cell in ("b1", "c2", "d1")]
    assert can(play(t, "fly TY:b1"), "land")


@rule("S-13.1.9")
@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (0, "The dragon stays at Tyrfing c1 and removes nobody; this is move 1 of its 6 all the same"),
        (1, "The dragon stops here"),
    ],
)
def test_the_label_tells_staying_from_stopping(steps: int, words: str) -> None:
    t = play(scene(dragon="TY:c1", decks="TY-S01"), "draw TY", *["fly TY:b1"] * steps)
    assert t.game.label(t, t.game.action("land")) == words
