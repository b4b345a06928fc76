"""The exact chance to win a battle, beside all rolls written out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product

import pytest

from games.eldervale.looks import play
from games.eldervale.scenes import GAME, A, B, eldervale
from rule import rule
from spinney.games.eldervale.state.dice import packed
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.chances import Side, chance_again, chances, percent
from spinney.games.eldervale.words.forecast import forecast

D6 = range(1, 7)
CASES = [
    (Side(1), Side(1)),
    (Side(2), Side(1)),
    (Side(3), Side(2)),
    (Side(1), Side(1), Side(1)),
    (Side(2), Side(1), Side(2)),
    (Side(1), Side(1, fury=True)),
    (Side(2), Side(1, fury=True)),
    (Side(1), Side(2, fury=True)),
    (Side(2), Side(2, rote=True)),
    (Side(1), Side(1, fury=True, rote=True)),
    (Side(1), Side(1), Side(1), Side(2, rote=True)),
]


def faces(side: Side) -> list[int]:
    """What one die of a side can show in the end, each as likely as the others."""
    shown = [again if side.fury and first == 1 else first for first, again in product(D6, D6)]
    return [min(5, face) for face in shown] if side.rote else shown


def every_roll(sides: tuple[Side, ...]) -> Iterator[list[list[int]]]:
    """All rolls of all dice; plain dice need no second roll."""
    dice = [
        (list(D6) if side == Side(side.dice) else faces(side)) for side in sides for _ in range(side.dice)
    ]
    for roll in product(*dice):
        left = iter(roll)
        yield [list(islice(left, side.dice)) for side in sides]


@rule("E-7.16", "E-7.18", "E-7.19", "E-7.30")
@pytest.mark.parametrize("sides", CASES, ids=str)
def test_chances_are_those_of_all_rolls_written_out(sides: tuple[Side, ...]) -> None:
    wins, every = [0] * len(sides), 0
    for rolls in every_roll(sides):
        values = [packed(roll) for roll in rolls]
        every += 1
        if values.count(max(values)) == 1:
            wins[values.index(max(values))] += 1
    assert chances(sides) == tuple(Fraction(many, every) for many in wins)


def test_more_dice_are_better_and_chances_never_pass_one() -> None:
    for mine, theirs in product(range(1, 7), range(1, 7)):
        found = chances((Side(mine), Side(theirs)))
        assert sum(found) <= 1
        assert (found[0] > found[1]) == (mine > theirs)
    many = chances((*tuple(Side(dice) for dice in (6, 5, 4, 3, 2)), Side(5, True, True)))
    assert sum(many) < 1


@rule("E-7.30")
def test_rolling_again_counts_every_roll_too() -> None:
    for again in range(4):
        kept, best = (6, 4, 4)[: 3 - again], (6, 4, 3)
        wins = [tuple(sorted([*kept, *roll], reverse=True)) > best for roll in product(D6, repeat=again)]
        assert chance_again(kept, again, best) == Fraction(sum(wins), len(wins))


def test_percents_for_people() -> None:
    assert percent(Fraction(0)) == "0 %"
    assert percent(Fraction(1, 5000)) == "1 %"
    assert percent(Fraction(4999, 5000)) == "99 %"
    assert percent(Fraction(1)) == "100 %"
    assert percent(Fraction(5, 12)) == "42 %"


def labels(t: EldervaleTable) -> dict[str, str]:
    return {t.game.text(option): GAME.label(t, option) for option in t.options}


@rule("E-7.8", "E-7.13")
def test_a_realm_tells_the_battle_that_waits_there() -> None:
    t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker"})
    told = labels(play(t, "place warrior"))
    assert told["to EAR-1"].startswith("Furrowed Downs (Treasure)")
    assert told["to EAR-1"].endswith(": battle with 3 dice against Seat 2 (1 die): 83 % to win")
    tower = "Mage Tower (pay any 2 resources, then draw 3 Magic Cards and discard 1)"
    assert told["to RUIN-TOWER"] == tower
    peace = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker"}, peaceful=True)
    assert "battle" not in labels(play(peace, "place warrior"))["to EAR-1"]


@rule("E-7.3", "E-7.8")
def test_a_monster_that_would_rush_is_counted() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, monsters={"MO-FIR": "FIR-2"})
    told = labels(play(t, "place worker"))
    portal = "Summoning Portal (pay for a Unit from your tray)"
    assert told["to RUIN-PORTAL"].startswith(f"{portal}: battle with 1 die against Magma Drake (4 dice)")
    assert "battle" not in told["to RUIN-TOWER"]
    slow = eldervale({"ready": "worker"}, {"ready": "worker"}, monsters={"MO-EAR": "FIR-2"})
    assert labels(play(slow, "place worker"))["to RUIN-PORTAL"] == portal


def test_a_forecast_changes_nothing_and_is_for_placing_only() -> None:
    t = eldervale({"ready": "worker warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker"})
    tile = [tile.id for tile in t.content.tiles].index("EAR-1")
    assert forecast(t, tile) is None
    play(t, "place warrior")
    before = t.fingerprint()
    found = forecast(t, tile)
    assert found is not None
    assert found.seats == (A, B)
    assert found.dice == (3, 1)
    assert sum(found.wins) == 1  # a true tie takes as many dice
    assert t.fingerprint() == before


@rule("E-7.30")
def test_rerolls_tell_what_they_make_of_the_battle() -> None:
    t = eldervale(
        {"ready": "warrior", "hand": "SP03"}, {"at": {"EAR-1": "worker"}, "ready": "worker"}, dice="6 531"
    )
    play(t, "place warrior", "to EAR-1", "decline", "through", "pass", "pass", "play SP03")
    assert labels(t) == {
        "reroll 0": "Roll none again, 0 % to win",
        "reroll 1": "Roll 1 again, 17 % to win",
        "reroll 2": "Roll 2 again, 31 % to win",
        "reroll 3": "Roll 3 again, 42 % to win",
    }


@rule("E-7.11", "E-7.14")
def test_joining_and_spending_tell_the_chance_that_follows() -> None:
    t = eldervale(
        {"ready": "worker worker", "at": {"MILL": "worker"}, "tokens": "W$"},
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
    )
    play(t, "place worker", "to EAR-1", "decline")
    assert labels(t)["join worker RUIN-MILL"] == "Join with the Worker from the Mill: then 75 % to win"
    play(t, "done")
    assert labels(t)["spend sword"] == "Spend a Sword for a die: then 75 % to win"
    assert labels(t)["spend gold"] == "Spend Gold for a die: then 75 % to win"
