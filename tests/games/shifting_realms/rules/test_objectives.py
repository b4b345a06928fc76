"""S-14.9: an objective is met, told and shown at once, while its action is still under way."""

from __future__ import annotations

from typing import Any

import pytest

from games.shifting_realms.scene import Scene, asked, met, play, scene, seen, told
from rule import rule
from spinney.games.shifting_realms.state.table import RealmsTable

RICH = "wood 9 stone 9 gold 9 magic 9"
SHIP = {"LI:a4": "LI-SHP black", "LI:a1": "LI-TRS green", "LI:b2": "LI-TRS red"}

HALF_DONE: dict[str, tuple[Scene, list[str], str]] = {
    "AL": (
        {"piles": {"AL-CAS": 1}, "units": {"AL:b2": {"black": "1s1c"}}, "goods": {"black": RICH}},
        ["build AL-CAS"],
        "return",
    ),
    "LI": (
        {"raids": {"black": 3}, "tiles": SHIP, "units": {"LI:a4": {"black": "1s"}}},
        ["raid LI:a4"],
        "deck",
    ),
    "AN": ({"realms": "TY AL AN", "decks": "AN-S03", "goods": {"green": "gold 3"}}, ["draw AN"], ""),
}  # a position, what meets its realm's objective, and what is asked before the action is finished


def after(realm: str) -> tuple[RealmsTable, str]:
    of, texts, question = HALF_DONE[realm]
    return play(scene(**of), *texts), question


@rule("S-14.9", "shifting_realms/A-88", "S-7.6")
@pytest.mark.parametrize("realm", ["AL", "LI"])
def test_it_is_met_and_shown_before_the_action_is_finished(realm: str) -> None:
    t, question = after(realm)
    assert (asked(t), met(t)) == (question, [realm])
    assert seen(t)["objectives"][realm]["met"]
    assert len(told(t, "objective")) == 1
    name = t.content.realm_names[t.content.realms.index(realm)]
    assert t.game.log(t, 2)[-1] == f"The objective of {name} is met."


@rule("S-14.9", "S-14.1", "shifting_realms/A-66")
def test_the_last_card_of_anunna_counts_before_it_is_resolved() -> None:
    t, _ = after("AN")
    kinds = [t.game.events[event.kind] for event in t.log or []]
    assert met(t) == ["AN"]
    assert kinds.index("drew") < kinds.index("objective") < kinds.index("looked")


@rule("S-14.9", "S-14.1")
def test_the_last_token_and_the_last_flight() -> None:
    of: Any = {"realms": "DO TY AL", "units": {"DO:e2": {"black": "2s"}}, "tokens": 1, "dragon": "TY:c1"}
    t = scene(**of, flights=5, decks="TY-S06")
    play(t, "troll DO:e2")
    assert met(t) == ["DO"]
    play(t, "draw TY", "fly TY:b1")
    assert met(t) == ["DO"]  # the sixth card is not resolved yet
    play(t, "land")
    assert (met(t), t.over) == (["TY", "DO"], True)


@rule("S-14.9", "S-14.4")
def test_the_end_waits_until_the_action_is_finished() -> None:
    of: Any = HALF_DONE["AL"][0]
    t = play(
        scene(**of, raids={"red": 4}, tiles={"LI:a1": "LI-TRS green", "LI:b2": "LI-TRS red"}), "build AL-CAS"
    )
    assert (met(t), t.over, asked(t)) == (["AL", "LI"], False, "return")
    before = t.scores[0]
    play(t, "stay")
    assert t.scores[0] > before  # the tile is scored, and nothing but the Collect step follows
    assert (t.over, asked(t)) in [(True, ""), (False, "trade")]
