"""Section 20: the acceptance scenarios S-1 to S-15, one test each."""

from __future__ import annotations

import pytest

from games.groves.scene import (
    GAME,
    bag,
    crystals,
    drawn,
    elements,
    face_down,
    groves,
    legal,
    play,
    realm,
    revealed,
    row,
    sound,
    standing,
    targets,
)
from rule import rule

A, B, C, D = range(4)


@rule("groves/S-1")
def test_setup_for_four_players() -> None:
    t = GAME.start(4, seed=1, start=2)
    seen = GAME.view(t, -1)
    assert seen["supply"]["spirits"]["white"] == 0
    assert seen["stack"] == 21
    assert len([slot for slot in seen["row"] if slot["id"]]) == 4
    assert len(seen["unseen"]) == 21 + 3  # nobody knows which three were removed
    assert crystals(t) == [4, 1, 2, 3]  # seat 2 starts
    assert seen["supply"]["elements"] == {"earth": 12, "light": 12, "water": 12}


@rule("groves/S-2")
def test_choice_order() -> None:
    t = GAME.start(4, seed=1, start=1)
    asked = []
    for choice in ("choose ST-GRE", "choose ST-YEL", "choose ST-BLU"):
        asked.append(t.seat)
        play(t, choice)
    assert asked == [D, C, B]
    assert realm(t, A)["groves"][-1]["id"] == "ST-ORA"  # A takes the only one left, and the round begins
    assert t.round == 1


@rule("groves/S-3")
def test_crown_restriction() -> None:
    t = groves({"drawn": "white white"}, {"drawn": "white white"})
    assert targets(t, "white") == {"tree-bonus", "tree-portal", "ST-CRY-1", "ST-SPI-1", "ST-YEL"}
    play(t, "place white tree-portal")
    assert (t.seat, "tree-groves" in targets(t, "white")) == (B, True)
    play(t, "place white tree-portal")
    assert (t.seat, "tree-groves" in targets(t, "white")) == (A, True)
    play(t, "place white tree-groves")
    assert (t.seat, "tree-groves" in targets(t, "white")) == (B, True)


@rule("groves/S-4")
def test_payment() -> None:
    t = groves(
        {"drawn": "white white", "crystals": 0, "elements": [3, 3, 3]},
        {"drawn": "white", "crystals": 3, "elements": [3, 3, 3]},
        row="YEL-1 ORA-1 GRE-1 BLU-1",
    )
    before = t.supply.crystals
    play(t, "place white tree-portal", "place white tree-groves", "buy 3")
    assert crystals(t) == [3, 0]
    assert elements(t, B) == [3 - 2, 3, 3 - 1]  # GRE-1 costs two earth and a water
    assert [int(number) for number in t.supply.elements] == [14 + 2, 14, 14 + 1]
    assert t.supply.crystals == before
    play(t, "place white tree-groves", "buy 2")
    assert crystals(t) == [1, 0]
    assert t.supply.crystals == before + 2
    sound(t)


@rule("groves/S-5")
@pytest.mark.parametrize(
    ("slot", "left", "removed"),
    [("buy 2", ["GRE-1", "BLU-1"], ["YEL-1"]), ("buy 1", ["ORA-1", "GRE-1", "BLU-1"], [])],
)
def test_row(slot: str, left: list[str], removed: list[str]) -> None:
    t = groves(
        {"drawn": ""},
        {"drawn": "white", "crystals": 2, "elements": [3, 3, 3]},
        row="YEL-1 ORA-1 GRE-1 BLU-1",
    )
    play(t, "place white tree-groves", slot)
    assert row(t)[: len(left)] == left
    assert "" not in row(t)
    assert GAME.view(t, -1)["removed"] == removed
    assert t.stack == 5 - (4 - len(left))


@rule("groves/S-6")
@pytest.mark.parametrize(
    ("spirit", "bonus"), [("green", True), ("white", False), ("yellow", False), ("wraith", True)]
)
def test_match(spirit: str, bonus: bool) -> None:
    t = groves({"drawn": f"{spirit} white", "groves": "GRE-4", "elements": [0, 0, 0]}, {})
    play(t, f"place {spirit} GRE-4", "collect", "spirit blue", "spirit blue")  # spirit:2
    assert bag(t, A) == "blue blue"
    if bonus:
        assert legal(t) == ["collect", "leave"]
        play(t, "collect")  # crystal:1
    assert crystals(t)[A] == int(bonus)
    assert legal(t)[0].startswith("place white")


@rule("groves/S-7")
def test_decline_primary_take_bonus() -> None:
    t = groves({"drawn": "blue white", "groves": "BLU-3"}, {})
    play(t, "place blue BLU-3", "leave")
    assert legal(t) == ["collect", "leave"]
    play(t, "collect")
    assert (crystals(t)[A], elements(t, A)) == (2, [2, 2, 2])


@rule("groves/S-8")
def test_a_wraith_stays() -> None:
    t = groves({"drawn": "wraith", "bag": "blue*3", "groves": "BLU-3"}, {"bag": "blue"}, round=3)
    play(t, "place wraith BLU-3", "collect", "collect")
    assert (t.round, t.seat) == (4, B)
    assert (crystals(t)[A], elements(t, A)) == (2, [2, 2, 4])
    assert standing(t, "BLU-3") == "wraith"
    assert "wraith" not in bag(t, A) + drawn(t, A) + bag(t, B) + drawn(t, B)
    play(t, "place blue tree-portal")
    assert "BLU-3" not in targets(t, "blue")
    assert (crystals(t)[A], elements(t, A)) == (2, [2, 2, 4])


@rule("groves/S-9")
def test_displace_abroad() -> None:
    t = groves({"standing": {"ST-CRY-1": "wraith"}}, {"drawn": "white blue", "portals": [A]})
    play(t, "place white ST-CRY-1")
    assert (bag(t, B), standing(t, "ST-CRY-1")) == ("wraith", "white")
    assert crystals(t) == [0, 0]
    assert legal(t)[0].startswith("place blue")  # and no question about a reward
    play(t, "place blue tree-portal")
    assert drawn(t, A) == "white"  # swept into A's bag, and drawn from there
    assert drawn(t, B) == "wraith"


@rule("groves/S-10")
def test_portal() -> None:
    t = groves({"drawn": "white*3", "elements": [0, 0, 0]}, {"drawn": "white*2"}, {"drawn": "white*2"})
    play(t, "place white tree-portal")
    assert (realm(t, A)["base"], realm(t, A)["portals"], bag(t, A), t.score(A)) == (1, [], "", 0)
    play(t, "place white tree-portal", "place white tree-portal", "place white tree-portal")
    assert legal(t) == ["portal left", "portal right"]
    play(t, "portal right")
    assert (realm(t, A)["base"], realm(t, A)["portals"], bag(t, A)) == (0, [C], "wraith")
    assert t.score(A) == 1
    sound(t)


@rule("groves/S-11")
def test_visit() -> None:
    t = groves(
        {"drawn": "blue white", "portals": [B], "elements": [0, 0, 0]},
        {"drawn": "white blue", "groves": "BLU-3"},
    )
    play(t, "place blue BLU-3", "collect", "collect")
    assert (elements(t, A), crystals(t)) == ([0, 0, 2], [2, 0])
    assert t.seat == B
    assert targets(t, "blue") == {
        "tree-groves",
        "tree-bonus",
        "tree-portal",
        "ST-CRY-2",
        "ST-SPI-2",
        "ST-ORA",
    }
    play(t, "place blue tree-portal", "place white tree-portal", "place white tree-groves")
    assert (drawn(t, A), drawn(t, B)) == ("white white", "blue")  # A's bag was empty; B has the blue one


@rule("groves/S-12")
def test_extra_draw() -> None:
    t = groves({"drawn": "white", "groves": "BLU-4", "bag": "yellow"}, {"drawn": "white"})
    play(t, "place white BLU-4", "collect")
    assert (drawn(t, A), bag(t, A), t.seat) == ("yellow", "", B)
    play(t, "place white tree-portal")
    assert (t.seat, t.round) == (A, 3)  # all others are finished
    play(t, "place yellow tree-portal")
    assert t.round == 4


@rule("groves/S-13")
@pytest.mark.parametrize(("supply", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_empty_bag(supply: int, taken: int) -> None:
    t = groves({"bag": ""}, {"bag": f"white*{32 - supply}"}, begin=True)
    assert drawn(t, A) == " ".join(["white"] * taken)
    assert t.supply.spirits[0] == supply - taken
    assert t.seat == (A if taken else B)
    if not taken:
        play(t, "place white tree-portal", "place white tree-groves", "place white tree-groves")
        assert t.round == 5  # A had no turn in the round that began as number 4


@rule("groves/S-14")
def test_summoning() -> None:
    t = groves({"cards": "SUM-06", "bag": "green blue white"}, {}, begin=True)
    assert (revealed(t, A), face_down(t, A)) == (["SUM-06"], [])
    assert t.summoning_points(A) == 1


@rule("groves/S-14")
def test_summoning_not_by_an_extra_draw() -> None:
    t = groves(
        {"cards": "SUM-06", "bag": "white yellow green blue", "groves": "YEL-4"},
        {},
        begin=True,
        chance=[0, 0, 0],  # white, yellow, green
    )
    assert drawn(t, A) == "white yellow green"
    play(t, "place white YEL-4", "collect")
    assert drawn(t, A) == "yellow green blue"
    assert (revealed(t, A), face_down(t, A)) == ([], ["SUM-06"])


@rule("groves/S-14")
def test_summoning_not_in_the_round_of_taking_it() -> None:
    t = groves({"drawn": "white green blue"}, {}, deck="SUM-06 SUM-01")
    play(t, "place white tree-bonus", "keep SUM-06")
    assert (revealed(t, A), face_down(t, A)) == ([], ["SUM-06"])
    play(t, "place green ST-CRY-1", "leave", "place blue ST-SPI-1", "leave")
    assert (t.round, drawn(t, A)) == (4, "green blue")
    assert revealed(t, A) == ["SUM-06"]


@rule("groves/S-15")
def test_two_cards_at_once() -> None:
    t = groves({"cards": "SUM-01 SUM-15 SUM-16", "bag": "yellow orange green"}, {}, begin=True)
    assert (revealed(t, A), face_down(t, A)) == (["SUM-01", "SUM-15"], ["SUM-16"])
    assert t.summoning_points(A) == 2
