"""What people and bots see: words, sketch, picture, what comes next, and the judge."""

from __future__ import annotations

from games.eldervale.looks import play, seen
from games.eldervale.scenes import GAME, A, B, eldervale
from rule import rule
from spinney.engine.faces.names import named
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.coming import after_this


def labels(t: EldervaleTable) -> list[str]:
    return [GAME.label(t, option) for option in t.options]


def lines(t: EldervaleTable, seat: int) -> list[str]:
    return ["".join(text for text, _ in line) for line in GAME.sketch(t, seat)]


def test_labels_say_what_an_option_costs_and_brings() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"EAR-1": "worker"}, "tokens": "GSTP"}, {"ready": "worker"}
    )
    assert labels(t) == ["Place a Worker", "Place a Warrior", "Regroup: take all Units back"]
    play(t, "place warrior", "to RUIN-MILL")
    assert labels(t) == [
        "Mill: build a Dwelling with a Worker in any Elemental Realm",
        "Leave the Realm's action",
    ]
    poor = eldervale({"ready": "worker", "tokens": "", "hand": "SP01"}, {"ready": "worker"})
    play(poor, "place worker", "to RUIN-MILL")
    assert labels(poor)[-1] == "Go on: the Realm's action cannot be used now"
    market = eldervale({"ready": "worker", "tokens": "WG"}, {"ready": "worker"})
    play(market, "to RUIN-DUN1", "use")
    assert labels(market)[0].startswith("Buy Ember Door (Fire) for a Sword and any resource: ")


def test_the_log_tells_a_battle_and_keeps_drawn_cards_secret() -> None:
    t = eldervale(
        {"ready": "warrior", "orbs": 1},
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
        dice="1 666",
        deck="SP01",
    )
    play(t, "orb track", "space 5", "place warrior", "to EAR-1", "decline", "through", "pass", "pass")
    mine, theirs = GAME.log(t, A), GAME.log(t, B)
    assert "You draw Faerie Charm." in mine
    assert not any("Faerie Charm" in line for line in theirs)
    assert "Seat 1 draws a Magic Card." in theirs
    assert "Battle in Furrowed Downs!" in theirs
    assert "Seat 1 rolls 6, 6, 6." in theirs


@rule("E-7.24")
def test_a_monster_in_a_scene_is_in_sketch_and_picture() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, monsters={"MO-FIR": "FIR-2"})
    assert any("!FIR" in line for line in lines(t, A))
    assert "Magma Drake: 4 dice, fury" in GAME.picture(t, A)
    assert seen(t)["monsters"]["MO-FIR"] == "FIR-2"


def test_what_comes_next() -> None:
    asked = "Place a Unit, or regroup."
    t = eldervale({"ready": "worker wizard"}, {"ready": "worker"}, stack="LIG-1")
    assert GAME.coming(t) == f"{asked} Next: Seat 2's turn. 1 Realm left in the stack."
    play(t, "place worker", "to RUIN-DUN1", "use")
    assert named(after_this(t), GAME.seat_names) == "Next: Seat 2's turn. 2 turns left after this one."
    peace = eldervale({"ready": "worker wizard"}, {"ready": "worker"}, peaceful=True)
    assert GAME.coming(peace) == f"{asked} Next: Seat 2's turn. Peaceful Beginnings: no battles yet."


def test_the_judge_shares_the_victory_and_likes_points_and_units() -> None:
    level = eldervale({"ready": "worker"}, {"ready": "worker"})
    assert abs(sum(GAME.judge(level)) - 1) < 1e-9
    ahead = eldervale({"ready": "worker", "vp": 9}, {"ready": "worker"})
    assert GAME.judge(ahead)[A] > GAME.judge(level)[A]
    strong = eldervale({"ready": "worker dragon"}, {"ready": "worker"}, stack="LIG-1 LIG-2 LIG-3")
    weak = eldervale({"ready": "worker"}, {"ready": "worker"}, stack="LIG-1 LIG-2 LIG-3")
    assert GAME.judge(strong)[A] > GAME.judge(weak)[A]


def test_the_judge_likes_a_dwelling_that_is_being_paid() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"EAR-1": "worker"}, "tokens": "GST$"},
        {"ready": "worker"},
        stack="LIG-1",
    )
    play(t, "place warrior", "to RUIN-MILL")
    declined = t.clone()
    play(declined, "decline")
    play(t, "use")
    assert seen(t)["payment"] is not None
    assert GAME.judge(t)[A] > GAME.judge(declined)[A]
