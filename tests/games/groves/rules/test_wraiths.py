"""Chapter 7: wraiths."""

from __future__ import annotations

from random import Random

import pytest

from games.groves.scene import (
    GAME,
    bag,
    crystals,
    drawn,
    elements,
    groves,
    legal,
    play,
    standing,
    targets,
)
from rule import rule
from spinney.engine.errors import IllegalAction
from spinney.games.groves.terms import events

A, B, C, D = range(4)
TREE = {"tree-groves", "tree-bonus", "tree-portal"}
FULL = {"ST-CRY-1": "white", "ST-SPI-1": "blue", "ST-YEL": "wraith"}


@rule("G-7.1")
@pytest.mark.parametrize("seed", range(6))
def test_wraiths_come_by_portals_and_by_displacing_alone(seed: int) -> None:
    t, player = GAME.start(2 + seed % 3, seed=seed), Random(seed)
    while not t.over:
        before = [int(realm.bag[5] + realm.drawn[5]) for realm in t.realms]
        at = len(t.log or [])
        t.play(player.choice(t.options))
        came: list[int] = [0] * t.seats
        for event in (t.log or [])[at:]:
            gained = event.kind == events.DISPLACED or (event.kind == events.PORTAL_OPENED and event.b == 1)
            placed = event.kind == events.PLACED and event.a == 5
            culled = event.kind == events.CULLED and event.a == 5
            came[event.seat] += int(gained) - int(placed) - int(culled)
        assert [int(realm.bag[5] + realm.drawn[5]) for realm in t.realms] == [
            had + more for had, more in zip(before, came, strict=True)
        ]


@rule("G-7.2")
def test_a_drawn_wraith_goes_to_a_free_grove_of_mine_or_behind_a_portal() -> None:
    t = groves({"drawn": "wraith*2", "portals": [B]}, {"standing": {"ST-CRY-2": "white"}}, {})
    assert {*legal(t)} == {
        f"place wraith {word}" for word in ("ST-CRY-1", "ST-SPI-1", "ST-YEL", "ST-SPI-2", "ST-ORA")
    }


@rule("G-7.3")
def test_a_wraith_earns_both_rewards_and_may_leave_either() -> None:
    t = groves({"drawn": "wraith white", "groves": "BLU-3", "elements": [0, 0, 0]}, {})
    play(t, "place wraith BLU-3", "collect", "collect")
    assert (elements(t, A), crystals(t)[A]) == ([0, 0, 2], 2)
    t = groves({"drawn": "wraith white", "groves": "BLU-3", "elements": [0, 0, 0]}, {})
    play(t, "place wraith BLU-3", "leave", "leave")
    assert (elements(t, A), crystals(t)[A]) == ([0, 0, 0], 0)


@rule("G-7.4")
def test_a_wraith_stays_over_rounds_and_earns_once() -> None:
    t = groves({"drawn": "wraith", "bag": "blue*9"}, {"bag": "green*9"})
    play(t, "place wraith ST-CRY-1", "collect")
    for _ in range(12):
        assert standing(t, "ST-CRY-1") == "wraith"
        assert "ST-CRY-1" not in targets(t, drawn(t, t.seat).split()[0])
        play(t, next(text for text in legal(t) if "tree-portal" in text))
    assert t.round > 4
    assert crystals(t)[A] == 2


@rule("G-7.5")
def test_only_a_white_spirit_can_displace() -> None:
    t = groves({"drawn": "white blue wraith", "standing": {"ST-CRY-1": "wraith"}}, {})
    assert targets(t, "white") == {"tree-bonus", "tree-portal", "ST-CRY-1", "ST-SPI-1", "ST-YEL"}
    assert "ST-CRY-1" not in targets(t, "blue") | targets(t, "wraith")


@rule("G-7.6", "groves/R-35")
def test_displacing_takes_the_wraith_into_your_bag_without_a_reward() -> None:
    t = groves({"drawn": "white blue", "standing": {"ST-CRY-1": "wraith"}}, {})
    play(t, "place white ST-CRY-1")
    assert (bag(t, A), standing(t, "ST-CRY-1"), crystals(t)) == ("wraith", "white", [0, 0])
    assert legal(t)[0].startswith("place blue")
    t = groves({"drawn": "white blue"}, {"standing": {"ST-CRY-2": "wraith"}})
    assert "ST-CRY-2" not in targets(t, "white")  # no portal leads there


@rule("G-7.6", "groves/R-47")
def test_a_wraith_of_this_round_can_be_displaced_by_somebody_else() -> None:
    t = groves({"drawn": "wraith white"}, {"drawn": "white blue", "portals": [A]})
    play(t, "place wraith ST-CRY-1", "collect", "place white ST-CRY-1")
    assert (bag(t, B), standing(t, "ST-CRY-1"), crystals(t)) == ("wraith", "white", [2, 0])


@rule("G-7.7")
def test_the_white_spirit_goes_to_the_owner_of_the_realm() -> None:
    t = groves({"standing": {"ST-CRY-1": "wraith"}}, {"drawn": "white blue", "portals": [A]})
    play(t, "place white ST-CRY-1")
    assert "ST-CRY-1" not in targets(t, "blue")
    play(t, "place blue tree-portal")
    assert (drawn(t, A), standing(t, "ST-CRY-1")) == ("white", "")


@rule("G-7.8", "groves/R-12")
def test_a_stuck_wraith_goes_back_to_the_bag_one_a_turn() -> None:
    t = groves({"drawn": "wraith*2", "standing": FULL}, {"drawn": "white*2"})
    assert (bag(t, A), drawn(t, A), t.seat) == ("wraith", "wraith", B)  # the first turn is over
    play(t, "place white tree-portal")
    assert (bag(t, A), drawn(t, A), t.seat) == ("wraith wraith", "", B)
    assert [event.kind for event in t.log or []].count(events.WRAITH_RETURNED) == 2


@rule("G-7.8", "groves/R-12", "groves/R-37")
def test_a_return_is_no_placement_for_the_crown() -> None:
    t = groves({"drawn": "wraith", "bag": "", "standing": FULL}, {"drawn": "white"})
    assert (t.crown_placed, t.seat) == (0, B)


@rule("G-7.9")
def test_nobody_returns_a_wraith_who_can_do_something_else() -> None:
    t = groves({"drawn": "wraith blue", "standing": FULL}, {"drawn": "white"})
    assert {text.split()[1] for text in legal(t)} == {"blue"}  # the blue one must go first
    assert targets(t, "blue") == {"tree-bonus", "tree-portal"}
    t = groves({"drawn": "wraith", "standing": {**FULL}}, {"drawn": "white"}, {})
    assert bag(t, A) == "wraith"
    with_room = {word: spirit for word, spirit in FULL.items() if word != "ST-SPI-1"}
    t = groves({"drawn": "wraith*2", "standing": with_room}, {"drawn": "white"})
    assert (standing(t, "ST-SPI-1"), bag(t, A)) == ("wraith", "")  # the only free grove: it must be placed


@rule("G-7.9", "G-6.22")
def test_a_returned_wraith_can_be_drawn_again_at_once() -> None:
    t = groves({"drawn": "wraith", "standing": FULL}, {"bag": "green"})
    assert (t.round, drawn(t, A)) == (4, "white blue wraith")  # what was swept, and the wraith


@rule("G-7.8")
def test_a_wraith_that_fits_nowhere_is_no_action_that_one_could_refuse() -> None:
    t = groves({"drawn": "wraith blue", "standing": FULL}, {"drawn": "white"})
    with pytest.raises(IllegalAction):
        play(t, "place wraith ST-SPI-1")


@rule("groves/R-36")
def test_a_portal_stands_where_no_wraith_is_left() -> None:
    t = groves({"drawn": "white*2", "base": True}, {"bag": "wraith*13"})
    play(t, "place white tree-portal")
    assert (t.realms[A].portals, bag(t, A)) == ([B], "")
