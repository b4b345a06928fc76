"""Section 20: the acceptance scenarios S-16 to S-31, one test each."""

from __future__ import annotations

from random import Random

import pytest

from games.groves.editions import changed
from games.groves.scene import (
    GAME,
    bag,
    crystals,
    drawn,
    elements,
    groves,
    legal,
    play,
    realm,
    row,
    standing,
)
from rule import rule
from spinney.games.groves import Groves
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.state.table import GrovesTable

A, B, C, D = range(4)
X, Y, Z = "SUM-01", "SUM-02", "SUM-03"
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"


def solo_of(t: GrovesTable) -> dict[str, object]:
    found: dict[str, object] = GAME.view(t, -1)["solo"]
    return found


@rule("groves/S-16")
@pytest.mark.parametrize(("before", "slots"), [(FULL, 4), ("- - GRE-1 -", 2)])
def test_final_round(before: str, slots: int) -> None:
    t = groves({"drawn": "white", "bag": "blue"}, {"bag": "green"}, row=before, stack=1)
    assert not t.final
    play(t, "place white tree-portal")
    assert (t.stack, t.final, t.crown) == (0, True, B)
    assert len([grove for grove in row(t) if grove]) == slots
    play(t, "place green ST-SPI-2", "leave")
    last = row(t)
    play(t, "place blue ST-CRY-1", "leave")
    assert t.over
    assert (standing(t, "ST-CRY-1"), standing(t, "ST-SPI-2")) == ("blue", "green")
    assert (row(t), bag(t, A), bag(t, B), t.crown) == (last, "", "", B)


@rule("groves/S-17")
@pytest.mark.parametrize(("second", "owner"), [("green*3", -1), ("green*2", A)])
def test_trophy_tie(second: str, owner: int) -> None:
    t = groves(
        {"drawn": "white", "bag": "green*4"},
        {"bag": second, "standing": {"ST-CRY-2": "green"}},
        {"bag": "green*3"},
        realm_cards="RLM-03",
        stack=0,
    )
    play(t, "place white tree-portal")
    assert t.over
    assert t.card_owner == [owner]
    assert t.realm_card_points(A) == (2 if owner == A else 0)


@rule("groves/S-18")
def test_lightning() -> None:
    t = groves(
        {"drawn": "white white", "groves": "YEL-1", "crystals": 1, "elements": [5, 5, 5]},
        {"drawn": "white white", "groves": "YEL-3", "crystals": 2, "elements": [5, 5, 5]},
        row="YEL-2 YEL-5 GRE-1 BLU-1",
        realm_cards="RLM-06",
    )
    play(t, "place white tree-portal", "place white tree-portal", "place white tree-groves")
    assert t.card_owner == [-1]
    play(t, "buy 1")
    assert t.card_owner == [A]
    assert (t.seat, t.realm_card_points(A)) == (B, 2)
    play(t, "place white tree-groves", "buy 2")
    assert t.card_owner == [A]
    assert t.realm_card_points(B) == 0


@rule("groves/S-19")
def test_leftovers() -> None:
    t = groves({"drawn": "white", "elements": [3, 0, 2], "crystals": 4}, {"elements": [0, 0, 0]}, stack=0)
    play(t, "place white tree-portal")
    sheet = {item.name: item.points for item in GAME.score_sheet(t)}
    assert sheet["Leftovers"] == [1, 0]
    assert t.scores == [1, 0]


@rule("groves/S-20")
def test_shortage() -> None:
    t = groves({"drawn": "white white", "groves": "GRE-3"}, {"elements": [17, 2, 2]})
    assert t.supply.elements[0] == 1
    play(t, "place white GRE-3", "collect")
    assert elements(t, A) == [3, 2, 2]
    play(t, "place white ST-YEL", "collect")
    assert legal(t) == ["gain light", "gain water"]


@rule("groves/S-21")
def test_solo_setup() -> None:
    t = GAME.start(1, seed=1)
    seen = GAME.view(t, 0)
    assert (seen["deck"]["count"], seen["stack"], len(seen["row"])) == (12, 24, 4)
    assert sum(seen["solo"]["bag"].values()) == 9
    assert (seen["solo"]["bag"]["white"], seen["solo"]["bag"]["wraith"]) == (8, 1)
    assert seen["supply"]["spirits"]["wraith"] == 12
    assert seen["supply"]["spirits"]["white"] == 16
    assert crystals(t) == [3]


@rule("groves/S-22")
def test_solo_wraith_draw() -> None:
    t = groves({"drawn": "white"}, chance=[8, 0, 0, *[0] * 4])  # wraith, white, white; then four groves
    play(t, "place white ST-CRY-1", "leave")
    solo = solo_of(t)
    assert (solo["hollows"], solo["to_beat"]) == (1, 15)
    assert solo["bag"] == {"white": 8, "yellow": 0, "orange": 0, "green": 0, "blue": 0, "wraith": 1}
    assert solo["supply"] == 11


@rule("groves/S-23")
def test_solo_row() -> None:
    t = groves(
        {"drawn": "white white", "crystals": 3, "elements": [5, 5, 5]},
        wraith_bag="white*3",
        row=FULL,
        stack=9,
    )
    play(t, "place white ST-CRY-1", "leave", "place white tree-groves", "buy 3")
    assert GAME.view(t, 0)["removed"] == ["YEL-1", "ORA-1"]
    assert row(t)[0] == "BLU-1"
    assert "" not in row(t)
    assert t.stack == 9 - 3


@rule("groves/S-24")
def test_solo_limit() -> None:
    t = groves({"drawn": "white white"}, wraith_bag="white*8 blue", markers="blue")
    play(t, "place white ST-SPI-1", "collect")
    assert "spirit blue" in legal(t)
    assert "send blue" not in legal(t)
    assert {"spirit white", "send white", "spirit green", "send green"} <= {*legal(t)}


@rule("groves/S-25")
@pytest.mark.parametrize(("points", "winners"), [(21, []), (22, [0])])
def test_solo_result(points: int, winners: list[int]) -> None:
    t = groves(
        {"drawn": "white", "elements": [0, 0, 0], "dominion": points},
        hollows=7,
        wraith_bag="white*3",
        stack=0,
    )
    play(t, "place white ST-CRY-1", "leave")
    assert t.over
    assert t.scores == [points]
    assert t.winners == winners


@rule("groves/S-26")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants(seats: int) -> None:
    t, player = GAME.start(seats, seed=f"all is there {seats}"), Random(seats)
    while not t.over:
        t.play(player.choice(t.options))
        counted = GAME.inventory(t)
        assert sum(counted[f"{name} spirits"] for name in SPIRITS) == 93
        assert [counted[name] for name in ("earth", "light", "water")] == [20, 20, 20]
        assert (counted["crystals"], counted["dominion"]) == (76, 76)
        assert (counted["bases"], counted["mirrors"]) == (8, 8)
        names = [name for name in counted if name[:4] in ("YEL-", "ORA-", "GRE-", "BLU-")]
        assert (len(names), {counted[name] for name in names}) == (28, {1})
        cards = [name for name in counted if name.startswith("SUM-")]
        assert (len(cards), {counted[name] for name in cards}) == (12 if seats == 1 else 16, {1})
        assert (len(t.realm_cards), len(t.content.realm_cards)) == (3, 12)


DRAW_THEN_CULL = Groves(
    changed("cull", ('primary = "earth:2"\nbonus = "draw:1"', 'primary = "draw:1"\nbonus = "cull"'))
)


@rule("groves/S-27")
def test_nothing_to_ask() -> None:
    t = groves({"drawn": "green white", "groves": "GRE-3"}, {}, game=DRAW_THEN_CULL)
    play(t, "place green GRE-3")
    assert legal(t)[0].startswith("place white")
    t = groves({"drawn": "green white", "bag": "blue", "groves": "GRE-3"}, {}, game=DRAW_THEN_CULL)
    play(t, "place green GRE-3")
    assert legal(t) == ["collect", "leave"]
    play(t, "collect")
    assert (bag(t, A), drawn(t, A)) == ("", "white blue")
    assert legal(t)[0].startswith("place white")  # D-4 is not asked
    t = groves({"drawn": "green white", "bag": "blue", "groves": "GRE-3"}, {}, game=DRAW_THEN_CULL)
    play(t, "place green GRE-3", "leave")
    assert legal(t) == ["collect", "leave"]  # the bonus, for the bag has its spirit still


@rule("groves/S-28")
def test_returned_cards() -> None:
    t = groves({"drawn": "white white"}, {"drawn": "white white"}, deck=f"{X} {Y} {Z}")
    play(t, "place white tree-bonus", f"keep {X}")
    assert GAME.view(t, A)["deck"] == {"count": 2, "returned": 1, "known": [{"place": 1, "card": Y}]}
    assert [GAME.view(t, other)["deck"]["known"] for other in (B, -1)] == [[], []]
    play(t, "place white tree-bonus")
    assert legal(t) == [f"keep {Y}", f"keep {Z}"]
    play(t, f"keep {Z}")
    assert GAME.view(t, B)["deck"]["known"] == [{"place": 0, "card": Y}]
    assert GAME.view(t, A)["deck"]["known"] == []
    assert GAME.view(t, A)["traces"] == [{"card": Y, "among": [{"seat": B, "card": 0}, {"deck": 0}]}]
    found = set()
    for key in range(60):
        imagined = GAME.redeal(t, A, key)
        (kept,) = [card["card"] for card in GAME.view(imagined, B)["realms"][B]["face_down"]]
        (left,) = [place["card"] for place in GAME.view(imagined, B)["deck"]["known"]]
        found.add((kept, left))
    assert found == {(Y, Z), (Z, Y)}


@rule("groves/S-29")
def test_two_empty_bags() -> None:
    t = groves({"bag": ""}, {"bag": "white*29"}, {"bag": ""}, begin=True)
    assert (drawn(t, A), drawn(t, C)) == ("white white", "white")
    assert t.supply.spirits[0] == 0


@rule("groves/S-30")
def test_forced_part() -> None:
    t = groves({"drawn": "white white", "base": True}, {})
    play(t, "place white tree-portal")
    assert (realm(t, A)["portals"], realm(t, A)["base"], bag(t, A)) == ([B], 0, "wraith")
    assert legal(t)[0].startswith("place white")  # nothing was asked


@rule("groves/S-31")
def test_solo_steps() -> None:
    t = groves({"drawn": "white", "crystals": 2}, wraith_bag="wraith blue yellow")
    play(t, "place white ST-SPI-1", "leave")
    assert legal(t) == ["settle", "repel"]
    play(t, "settle")
    assert legal(t) == ["recall", "finish"]
