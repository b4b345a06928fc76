"""19.0 and chapter 11: counters, what they are worth, and the items of the score sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from games.eldervale.content.test_edition import DATA
from games.eldervale.looks import legal, named, play, ready, tokens, under, vp
from games.eldervale.scenes import CARDS, GAME, A, B, Seat, eldervale
from rule import rule
from spinney.engine.score import best_seats
from spinney.games.eldervale.content.counters import COUNTERS
from spinney.games.eldervale.content.scores import read_score
from spinney.games.eldervale.rules.endgame import in_score_order, resources, tie_break
from spinney.games.eldervale.state.scoring import points_of
from spinney.games.eldervale.state.table import EldervaleTable

VAULT = "AIR-Vault"
COUNTED = {  # in the scene below
    "slot": 3, "slotset": 2, "hand": 3, "G": 2, "P": 1, "S": 3, "T": 1, "W": 4, "tokens": 12, "castle": 1,
    "dwelling": 2, "under": 2, "units": 8, "spread": 2, "cards": 4, "hues": 3, "powered": 3, "peak": 5,
    "lead": 1, "ruins": 4, "glory": 4, "slain": 2,
}  # fmt: skip


def rich() -> EldervaleTable:
    """A player with some of everything, and another one who has more of something."""
    return eldervale(
        {
            "cards": f"{VAULT} ORD-Vault FIR-Gate FIR-Lore",
            "slots": {VAULT: "air-SS air-SP fire-WW"},
            "hand": "SP01 PR01 PR01",
            "tokens": "GGPSSSTWWWW$",
            "dwellings": "EAR-1",
            "castles": "FIR-1",
            "under": "worker dragon",
            "at": {"FORT": "worker warrior", "DUN2": "worker"},
            "ready": "wizard minotaur MO-LIG",
            "power": {"air": 3, "fire": 5, "water": 1},
            "glory": 4,
            "slain": 2,
            "orbs": 2,
        },
        {"ready": "worker", "power": {"fire": 5, "water": 2, "air": 1}, "dwellings": "WAT-1", "orbs": 1},
        mercenaries={"minotaur": A},
        tamed={"MO-LIG": A},
    )


def points(t: EldervaleTable, text: str, card: str = VAULT) -> int:
    return int(points_of(t, A, read_score("here", text), CARDS[card]))


@rule("E-11.3", "E-14.3")
@pytest.mark.parametrize("counter", COUNTERS.names)
def test_a_counter_counts_what_it_says(counter: str) -> None:
    assert points(rich(), f"1 {counter}") == COUNTED[counter]


@rule("E-11.3")
def test_a_term_has_points_a_divisor_and_a_limit_and_terms_add_up() -> None:
    t = rich()
    assert points(t, "3 tokens") == 36
    assert points(t, "2 tokens/5") == 4
    assert points(t, "2 tokens max 7") == 7
    assert points(t, "1 tokens/5 max 7") == 2
    assert points(t, "1 G; 2 P; 1 W max 3") == 7
    assert [points(t, f"{name}: 1/4/9") for name in ("lead", "G", "slot", "W")] == [1, 4, 9, 9]
    assert points(t, "slotset: 1/4/9", "ORD-Vault") == 0  # its own Slots are empty
    assert points(eldervale({"glory": -1}, {"ready": "worker"}), "1 glory") == 0


@rule("E-14.3")
@pytest.mark.parametrize(
    ("quest", "yes", "no"),
    [
        ("QU01", {"dwellings": "EAR-1 FIR-1"}, {"dwellings": "EAR-1"}),
        ("QU02", {"slain": 1}, {"slain": 0}),
        ("QU03", {"at": dict.fromkeys(("FORT", "EAR-1", "MILL", "DUN1"), "worker")}, {"ready": "wizard"}),
        ("QU04", {"power": {"fire": 4}}, {"power": {"fire": 3}}),
        ("QU05", {"tokens": "GPSTWWWWW"}, {"tokens": "GPSSWWWWW"}),
        ("QU05", {"tokens": "GPSTW$$$$"}, {"tokens": "GPSTW$$$"}),
        ("QU06", {"ready": "worker worker worker wizard", "under": "warrior dragon"}, {"under": "dragon"}),
        ("QU07", {"glory": 3}, {"glory": 2}),
    ],
)  # fmt: skip
def test_a_quest_can_be_claimed_if_and_only_if_it_is_fulfilled(quest: str, yes: Seat, no: Seat) -> None:
    for seat, fulfilled in ((yes, True), (no, False)):
        t = eldervale({"ready": "worker wizard", "hand": quest, **seat}, {"ready": "worker"})
        assert (f"play {quest}" in legal(t)) == fulfilled
        if fulfilled:
            before = tokens(t, A)
            play(t, f"play {quest}")
            assert vp(t, A) == (4 if quest in ("QU02", "QU05", "QU06") else 3)
            assert Counter(before) <= Counter(tokens(t, A))  # nothing is spent


# The score sheet.


@rule("E-11.3", "E-11.8", "E-11.4", "eldervale/R-39", "eldervale/R-38")
def test_every_item_of_the_score_sheet() -> None:
    t = rich()
    t.players[A].vp = 17
    t.orb_track[2] = A
    t.orb_track[3] = B
    sheet = {item.name: item.points for item in GAME.score_sheet(t)}
    value = DATA["tracks"]["power"]
    air, fire, water = value[3], value[5], value[1]
    assert sheet["VP on the track"][A] == 17
    assert sheet["Orbs"] == [3, 2]
    assert sheet["Power Tracks"][A] == air + fire + water
    assert sheet["Dwellings"][A] == fire  # nothing for Earth
    assert sheet["Adventure Cards"][A] == air + fire + fire  # nothing for Order
    assert sheet["Starter Card"][A] == air
    assert sheet["Auras"][A] == 0
    assert sheet["Vaults"][A] == 3 + 3  # tokens and Magic Cards of the Air Vault, none on the other
    assert sheet["Prophecies"] == [2 + 2, 0]
    assert sum(points[A] for points in sheet.values()) == t.score(A)


@rule("E-11.8", "E-14.5")
def test_splendour_scores_on_any_host_outside_the_limit() -> None:
    for auras, points in (
        ({}, 0),
        ({"starter": "AU03"}, 2),
        ({"starter": "AU03", VAULT: "AU03"}, 4),
        ({VAULT: "AU01"}, 0),
    ):
        t = eldervale({"cards": VAULT, "auras": auras}, {"ready": "worker"})
        assert GAME.score_sheet(t)[6].points[A] == points


@rule("E-11.5", "E-11.7", "eldervale/R-40", "eldervale/R-41")
def test_ranks_are_points_then_resources_and_prophecies_are_shown_from_behind() -> None:
    t = eldervale(
        {"vp": 10, "tokens": "GG", "hand": "SP01", "held": "air-SS air-SS"},
        {"vp": 10, "tokens": "GGGG"},
        {"vp": 9, "tokens": "GGGGGGGGG"},
    )
    assert [resources(t, seat) for seat in range(3)] == [3, 4, 9]
    assert best_seats(t.scores, tie_break(t)) == [1]
    assert best_seats([10, 9, 9], tie_break(t)) == [0]
    t.first = 1
    assert in_score_order(t) == [2, 1, 0]  # level ones in turn order


# Summoning and rescuing.


@rule("E-6.6", "E-3.1")
@pytest.mark.parametrize("starter", DATA["starter"], ids=lambda row: row["id"])
def test_each_starter_has_its_prices(starter: dict[str, str]) -> None:
    for kind in ("worker", "wizard", "warrior", "dragon"):
        purse = starter[kind].replace("*", "W")
        other = "order" if starter["element"] != "order" else "air"
        seat: Seat = {"element": starter["element"], "ready": "worker worker", "tray": f"{kind} {kind}"}
        t = eldervale({**seat, "tokens": purse}, {"element": other, "ready": "worker"})
        play(t, "to RUIN-PORTAL", "use")
        assert tokens(t, A) == ""
        assert sorted(ready(t, A).split()) == sorted(["worker", kind])
        poor = eldervale({**seat, "tokens": purse[1:]}, {"element": other, "ready": "worker"})
        play(poor, "to RUIN-PORTAL")
        assert "use" not in legal(poor)


@rule("E-21.3", "E-10.4", "E-10.11")
def test_so_many_are_rescued_in_order_and_one_is_enough_for_what_is_linked() -> None:
    seat: Seat = {"ready": "worker", "under": "worker worker warrior dragon", "hand": "SP05", "orbs": 1}
    t = eldervale(seat, {"ready": "worker"})
    play(t, "play SP05")
    assert named(t, "rescue") == ["worker", "warrior", "dragon"]
    play(t, "rescue warrior")
    assert named(t, "rescue") == ["dragon"]  # not backwards
    play(t, "decline")
    assert (ready(t, A), under(t, A)) == ("worker warrior", "worker worker dragon")
    play(t, "orb track", "space 6", "rescue worker", "rescue worker", "rescue dragon")
    assert (under(t, A), tokens(t, A)) == ("", "WW")


def test_every_counter_is_counted() -> None:
    assert set(COUNTED) == set(COUNTERS.names)
