"""Whom Mercenaries serve and for what, what the Shapeshifter counts as, to whom a Monster is bound."""

from __future__ import annotations

from games.eldervale.looks import legal, play, seen
from games.eldervale.scenes import GAME, A, B, eldervale
from rule import rule
from spinney.games.eldervale.state.table import EldervaleTable


def written(t: EldervaleTable, seat: int) -> str:
    return "\n".join("".join(text for text, _ in line) for line in GAME.sketch(t, seat))


def labels(t: EldervaleTable) -> dict[str, str]:
    return {t.game.text(option): GAME.label(t, option) for option in t.options}


def hired_table() -> EldervaleTable:
    """A can hire either Mercenary, with Gold or with an Orb."""
    return eldervale(
        {"ready": "worker", "tokens": "$", "orbs": 1},
        {"ready": "worker"},
        mercenaries={"minotaur": -1, "shapeshifter": -1},
    )


@rule("E-16.5", "E-9.4", "E-9.5")
def test_everybody_sees_whether_a_mercenary_was_hired_for_good() -> None:
    t = hired_table()
    assert labels(t)["hire minotaur"] == (
        "Hire the Minotaur (3 dice; may charge a Unit that another player places next to it) for 1 Gold, "
        "until your next Regroup"
    )
    play(t, "orb hire")
    assert labels(t)["hire shapeshifter"] == (
        "Hire the Shapeshifter (a Warrior, Wizard or Dragon, as you say when you place it) for good"
    )
    play(t, "hire shapeshifter", "hire minotaur")
    for seat in (A, B):
        assert seen(t, seat)["mercenaries"] == {"minotaur": A, "shapeshifter": A}
        assert seen(t, seat)["for_good"] == ["shapeshifter"]
        assert "Seat 1 hires the Minotaur with Gold, until the next Regroup." in GAME.log(t, seat)
        assert "Seat 1 hires the Shapeshifter with an Orb, for good." in GAME.log(t, seat)
        assert "The Shapeshifter serves Seat 1, hired with an Orb, for good" in GAME.picture(t, seat)
        gold = "The Minotaur serves Seat 1, hired with Gold, until the next Regroup"
        assert gold in GAME.picture(t, seat)
        assert "minotaur 1 (for Gold), shapeshifter 1 (for good)" in written(t, seat)


@rule("E-16.5")
def test_an_observation_tells_gold_and_orb_apart() -> None:
    gold, orb = hired_table(), hired_table()
    play(gold, "hire minotaur")
    play(orb, "orb hire", "hire minotaur")
    spec = GAME.observation_spec(2)
    rows = [spec.read(GAME.observation(t, B), "mercenaries") for t in (gold, orb)]
    assert rows == [[2, 0, 0, 0, 0], [2, 0, 0, 1, 0]]


@rule("E-16.5", "E-16.8")
def test_the_picture_shows_what_a_shapeshifter_counts_as() -> None:
    t = eldervale(
        {"ready": "shapeshifter worker"},
        {"ready": "worker"},
        mercenaries={"shapeshifter": A},
    )
    assert "counts as" not in GAME.picture(t, B)
    play(t, "place shapeshifter", "name dragon", "to RUIN-MILL")
    assert "it counts as a Dragon" in GAME.picture(t, B)
    assert "Seat 1: 1 Shapeshifter as a Dragon" in GAME.picture(t, B)
    assert [tile["shape"] for tile in seen(t, B)["tiles"] if tile["shape"]] == ["dragon"]
    assert "shapeshifter 1 (for Gold, as dragon)" in written(t, B)


@rule("E-7.24")
def test_the_picture_shows_to_whom_a_beaten_monster_is_bound() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, bound={"MO-FIR": B, "MO-AIR": A})
    for seat in (A, B):
        picture = GAME.picture(t, seat)
        assert "Magma Drake: 4 dice, fury (rolls its 1s again once); bound to Seat 2" in picture
        assert "bound to Seat 1" in picture
        assert "Magma Drake (bound to 2)" in written(t, seat)


@rule("eldervale/scenario-52", "E-4.2", "E-10.8", "E-10.9", "eldervale/R-9")
def test_a_regroup_with_nothing_out_does_its_later_steps() -> None:
    for bought, left in (("", -1), ("minotaur", A)):
        t = eldervale(
            {"ready": "worker minotaur"},
            {"ready": "worker"},
            mercenaries={"minotaur": A},
            bought=bought,
            bound={"MO-FIR": A},
            swap={"FIR-1": "FIR-3"},
        )
        told = labels(t)["regroup"]
        assert ("the Minotaur leaves you" in told) == (left < 0)
        assert "the Magma Drake returns to its Lair if there is room" in told
        play(t, "regroup")
        assert seen(t)["mercenaries"]["minotaur"] == left
        assert seen(t)["monsters"]["MO-FIR"] == "FIR-3"
        assert t.turn.seat == B


@rule("E-4.2", "E-10.9")
def test_a_regroup_with_nothing_to_do_is_labelled_so() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"})
    assert labels(t)["regroup"] == "Regroup with no Unit to take back: nothing else happens"
    assert GAME.heading("regroup") == "Regroup instead of placing", "which promises no Unit"
    peace = eldervale({"ready": "worker", "glory": -1}, {"ready": "worker"}, peaceful=True)
    told = "Regroup with no Unit to take back: it counts as your first Regroup"
    assert labels(peace)["regroup"] == told
    tamed = eldervale({"ready": "worker MO-FIR"}, {"ready": "worker"}, tamed={"MO-FIR": A})
    assert labels(tamed)["regroup"].endswith("you release the Magma Drake")


@rule("E-4.2", "E-4.8")
def test_after_blink_nobody_regroups() -> None:
    t = eldervale({"ready": "worker warrior", "hand": "SP09"}, {"ready": "worker"})
    assert legal(t) == ["place worker", "place warrior", "regroup", "play SP09"]
    play(t, "play SP09")
    assert legal(t) == ["place worker", "place warrior"]
