"""Chapters 11 and 12: the end of the game, scoring, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from games.groves.editions import changed
from games.groves.scene import (
    GAME,
    Realm,
    bag,
    drawn,
    groves,
    legal,
    play,
    revealed,
    row,
    standing,
    targets,
)
from rule import rule
from spinney.games.groves import Groves
from spinney.games.groves.state.table import GrovesTable

A, B, C = range(3)
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"


@rule("G-11.1")
def test_the_round_after_the_stack_ran_out_is_the_final_one_and_the_crown_passes_first() -> None:
    t = groves({"drawn": "white", "bag": "blue"}, {"bag": "blue"}, row=FULL, stack=1)
    assert not GAME.view(t, A)["final"]
    play(t, "place white tree-portal")
    assert (GAME.view(t, A)["final"], t.crown, t.round, t.over) == (True, B, 4, False)
    play(t, "place blue tree-portal", "place blue tree-groves")
    assert (t.over, t.round) == (True, 4)


@rule("G-11.1")
def test_with_a_grove_left_in_the_stack_the_game_goes_on() -> None:
    t = groves({"drawn": "white", "bag": "blue"}, {"bag": "blue"}, row=FULL, stack=2)
    play(t, "place white tree-portal")
    assert (t.stack, t.final) == (1, False)
    play(t, "place blue tree-portal", "place blue tree-groves")
    assert (t.over, t.final, t.round) == (False, True, 5)


@rule("G-11.2", "G-11.5", "groves/R-18")
@pytest.mark.parametrize(
    ("before", "stack", "after"),
    [("YEL-1 - - -", 1, 1), ("- ORA-1 - BLU-1", 1, 3), ("- - - -", 3, 3), (FULL, 1, 4)],
)
def test_a_row_that_cannot_be_filled_is_played_as_it_is(before: str, stack: int, after: int) -> None:
    t = groves({"drawn": "white", "bag": "blue"}, {"bag": "blue"}, row=before, stack=stack)
    play(t, "place white tree-portal")
    assert len([grove for grove in row(t) if grove]) == after
    assert row(t)[after:] == [""] * (4 - after)
    assert (t.final, t.over) == (True, False)


@rule("G-11.3")
def test_the_final_round_is_a_normal_one() -> None:
    t = groves(
        {"bag": "yellow orange", "cards": "SUM-01", "crystals": 2, "elements": [9, 9, 9]},
        {"bag": "white"},
        row=FULL,
        stack=0,
        begin=True,
    )
    assert (t.final, drawn(t, A), revealed(t, A)) == (True, "yellow orange", ["SUM-01"])
    assert "tree-groves" not in targets(t, "yellow")  # the crown restriction
    play(t, "place yellow tree-portal", "place white tree-portal", "place orange tree-groves", "buy 2")
    assert t.over


@rule("G-11.4")
def test_nothing_is_swept_after_the_final_round() -> None:
    t = groves(
        {"drawn": "blue", "standing": {"ST-SPI-1": "green"}},
        {},
        row=FULL,
        stack=0,
        crown=B,
        tree={"tree-bonus": "white*2"},
    )
    play(t, "place blue ST-CRY-1", "collect")
    assert t.over
    assert (standing(t, "ST-CRY-1"), standing(t, "ST-SPI-1"), bag(t, A)) == ("blue", "green", "")
    assert (row(t), t.crown, GAME.view(t, -1)["tree"]["bonus"]["white"]) == (FULL.split(), B, 2)


@rule("G-11.4")
def test_the_game_ends_when_the_last_spirit_is_resolved() -> None:
    t = groves({"drawn": "white", "bag": "blue", "groves": "BLU-4"}, {}, stack=0)
    play(t, "place white BLU-4")
    assert not t.over
    play(t, "collect")
    assert not t.over  # an extra spirit is left to place
    play(t, "place blue ST-CRY-1")
    assert not t.over
    play(t, "collect")
    assert t.over


@rule("G-11.6")
@pytest.mark.parametrize(("seats", "low", "high"), [(1, 7, 13), (2, 5, 14), (3, 6, 19), (4, 7, 22)])
def test_a_game_has_so_many_rounds(seats: int, low: int, high: int) -> None:
    for seed in range(6):
        t, player = GAME.start(seats, seed=seed), Random(seed)
        while not t.over:
            buying = [option for option in t.options if GAME.text(option).startswith("buy")]
            t.play(player.choice(buying if buying and seed % 2 else t.options))
        lost_early = seats == 1 and t.solo is not None and t.solo.hollows == 10 and not t.final
        assert low <= t.round or lost_early
        assert t.round <= high
    first, rest = {1: (28, 4), 2: (17, 4), 3: (22, 4), 4: (25, 4)}[seats]
    slowest, fastest = (2, 4) if seats == 1 else (1, 4)
    assert (high, low) == (1 + -(-(first - rest) // slowest), 1 + -(-(first - rest) // fastest))


@rule("G-4.9", "G-11.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_bound_grows_with_the_rounds(seats: int) -> None:
    longer = Groves(
        changed("longer", ("stack = [17, 22, 25]", "stack = [19, 24, 27]"), ("stack = 28", "stack = 26"))
    )
    standard, other = GAME.bound(seats, {}), longer.bound(seats, {})
    rounds = {1: 25, 2: 14, 3: 19, 4: 22}[seats]  # a slower pace than the solo row allows
    assert (other - seats) * rounds == (standard - seats) * (rounds + (2 if seats > 1 else -2))


# Chapter 12.


def ended(*realms: Realm, cards: str = "") -> GrovesTable:
    """The game ends with these realms, when A has placed a last white spirit on the Tree."""
    first: Realm = {"elements": [0, 0, 0], **realms[0], "drawn": "white"}
    others: list[Realm] = [{"elements": [0, 0, 0], **realm} for realm in realms[1:]]
    t = play(groves(first, *others, realm_cards=cards, stack=0), "place white tree-bonus")
    play(t, *legal(t)[:1])
    assert t.over
    return t


@rule("G-12.1", "G-12.4")
def test_the_sheet_has_every_source() -> None:
    t = ended(
        {
            "dominion": 5, "groves": "YEL-7 ORA-1", "shown": "SUM-16 SUM-01", "cards": "SUM-02",
            "portals": [B, B], "elements": [4, 3, 2], "crystals": 5, "bag": "yellow",
        },
        {},
        cards="RLM-01 RLM-02",
    )  # fmt: skip
    sheet = {item.name: item.points for item in GAME.score_sheet(t)}
    assert sheet == {
        "Dominion tokens": [5, 0],
        "Groves": [4 + 2, 0],
        "Realm cards": [2, 0],
        "Summoning cards": [3 + 1, 0],
        "Portals": [2, 0],
        "Leftovers": [2, 0],  # fourteen
    }
    assert t.scores == [5 + 6 + 2 + 4 + 2 + 2, 0]


@rule("G-12.1", "groves/R-19")
@pytest.mark.parametrize(
    ("elements", "crystals", "points"),
    [([0, 0, 0], 4, 0), ([2, 1, 1], 1, 1), ([3, 0, 2], 4, 1), ([4, 4, 1], 1, 2), ([0, 0, 0], 14, 2)],
)
def test_elements_and_crystals_are_added_and_rounded_down(
    elements: list[int], crystals: int, points: int
) -> None:
    assert ended({"elements": elements, "crystals": crystals}, {}).scores[A] == points


@rule("G-12.2")
@pytest.mark.parametrize(("points", "winners"), [((3, 2, 1), [A]), ((1, 3, 2), [B]), ((0, 0, 1), [C])])
def test_the_highest_total_wins(points: tuple[int, int, int], winners: list[int]) -> None:
    t = ended({"dominion": points[0]}, {"dominion": points[1]}, {"dominion": points[2]})
    assert (t.scores, t.winners) == ([*points], winners)


@rule("G-12.3", "groves/R-40")
def test_a_tie_goes_to_the_most_groves() -> None:
    t = ended({"dominion": 4, "crystals": 4}, {"groves": "YEL-1 ORA-1"}, {"dominion": 2, "groves": "GRE-1"})
    assert (t.scores, t.winners) == ([4, 4, 4], [B])


@rule("G-12.3")
def test_a_further_tie_goes_to_elements_and_crystals() -> None:
    t = ended({"groves": "YEL-1", "crystals": 2}, {"groves": "ORA-1", "elements": [1, 1, 1]}, {"dominion": 2})
    assert (t.scores, t.winners) == ([2, 2, 2], [B])
    t = ended({"groves": "YEL-1", "crystals": 3}, {"groves": "ORA-1", "elements": [1, 0, 1]}, {"dominion": 2})
    assert (t.scores, t.winners) == ([2, 2, 2], [A])


@rule("G-12.3")
def test_else_the_victory_is_shared() -> None:
    t = ended({"groves": "YEL-1", "crystals": 3}, {"dominion": 2}, {"groves": "ORA-1", "elements": [1, 1, 1]})
    assert (t.scores, t.winners) == ([2, 2, 2], [A, C])


@rule("G-12.4")
def test_trophies_are_awarded_before_totals_are_compared() -> None:
    t = ended({"dominion": 2}, {"dominion": 1, "bag": "blue"}, cards="RLM-04")
    assert (t.scores, t.winners) == ([2, 3], [B])
    for seat in (-1, A, B):
        assert [card["owner"] for card in GAME.view(t, seat)["realm_cards"]] == [B]
        assert GAME.view(t, seat)["scores"] == [2, 3]
