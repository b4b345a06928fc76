"""What the strip of deeds shows of each event."""

from __future__ import annotations

import re
from itertools import product

import pytest

from games.battle_for_the_grove.picture.positions import positions
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.art.touch import drawn_keys
from spinney.engine.faces.deeds import Deed
from spinney.games.battle_for_the_grove.picture.layout import deed_spot, druid_spots
from spinney.games.battle_for_the_grove.state.dice import dice_counted
from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words.places import LYING, STANDING
from spinney.games.battle_for_the_grove.words.told import counted


def deed(t: Battle, seat: int = DARK) -> Deed:
    (found,) = GAME.since(t, seat)
    return found


def test_the_same_twice_is_said_once() -> None:
    t = play(battle(light={"grove": (0, 3)}, dark={"ash": (1, 0)}), "stand grove", "stand grove")
    assert deed(t).words == "Light stands a druid up in the Grove twice."


def chips(found: Deed) -> list[str]:
    return [f"{chip.seat}: {chip.amount:+} {chip.words}" for chip in found.chips]


def test_the_strip_says_who_begins_and_leaves_the_rolls_to_the_log() -> None:
    for seed in range(12):
        t = GAME.start(2, seed=seed, first="roll")
        (found,) = GAME.since(t, 1 - int(t.seat))
        assert "takes the first turn" in found.words
        assert "rolls" not in found.words, "however often it was rolled"
        assert not found.dice


def test_a_channel_tells_its_dice_and_cubes() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"ash": (1, 0)}, cubes={"oak": (0, 1)}, dice=[1, 2, 6])
    found = deed(play(t, "channel oak"))
    assert found.words == "Light channels at the Oak Circle and rolls 1, 2, 6: 2 successes."
    assert [(die.seat, die.face, die.counts) for die in found.dice] == [
        (LIGHT, 1, True),
        (LIGHT, 2, True),
        (LIGHT, 6, False),
    ]
    assert chips(found) == [
        "0: +2 cubes on the Oak Circle",
        "1: -1 cubes cancelled on the Oak Circle",
        "0: -1 cubes cancelled on the Oak Circle",
    ]
    assert set(found.parts) == {"deed-light-oak"}


def test_a_banish_and_a_stun_tell_who_was_hit() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"oak": (2, 2)}, dice=[6, 2, 6])
    found = deed(play(t, "banish oak", "take 1"))
    assert chips(found) == ["1: -2 druids sent back from the Oak Circle"]
    assert found.parts[-1] == "deed-dark-grove"
    assert [die.counts for die in found.dice] == [True, False, True]
    assert found.sound == "battle"
    t = battle(light={"oak": (1, 0)}, dark={"oak": (2, 0)}, dice=[1, 1, 4])
    found = deed(play(t, "stun oak"))
    assert chips(found) == ["1: -1 druids laid down at the Oak Circle"]
    assert [die.counts for die in found.dice] == [True, False, False]


def test_moves_and_stands_tell_from_where_to_where() -> None:
    t = battle(light={"oak": (2, 0)})
    assert deed(play(t, "move oak ash")).parts == ["deed-light-oak", "deed-light-ash"]
    t = battle(light={"oak": (2, 0)})
    found = deed(play(t, "stand grove", "move oak ash"))
    assert found.parts == ["deed-light-grove", "deed-light-oak", "deed-light-ash"]
    assert (
        found.words
        == "Light stands a druid up in the Grove and moves 2 druids from the Oak Circle to the Ash Circle."
    )


@rule("B-6.2", "B-7.2")
@pytest.mark.parametrize("kind", [actions.channel(1), actions.stun(1)])
def test_the_dice_that_counted_are_those_of_the_table(kind: int) -> None:
    t = battle()
    for faces in product(range(1, 7), repeat=3):
        for druids in range(7):
            t.dice, t.rolled, t.reach = list(faces), kind, druids
            good = dice_counted(t)
            assert counted(faces, sum(good), kind == actions.stun(1)) == good


def test_a_deed_is_numbered_at_the_side_of_whoever_did_it() -> None:
    t = battle(light={"oak": (0, 1)}, dark={"grove": (2, 4)}, turn=DARK)
    found = deed(play(t, "move grove ash"), LIGHT)
    assert found.parts == ["deed-dark-grove", "deed-dark-ash"]
    for seat, place, state in product((LIGHT, DARK), range(4), (STANDING, LYING)):
        across, _ = deed_spot(seat, place)
        druids = druid_spots(seat, place, state, 2, 2)
        assert all(across * x > 0 for x, _, _ in druids), "they are at that side, too"


def test_every_event_is_told_and_its_icons_and_places_exist() -> None:
    icons = set(re.findall(r"<symbol id='([^']+)'", GAME.symbols()))
    places = {
        f"deed-{side}-{name}" for side in ("light", "dark") for name in ("grove", "oak", "ash", "thorn")
    }
    assert places <= drawn_keys(GAME.board(battle(), LIGHT))
    for table in positions()[::20]:
        for event in table.log or []:
            told = GAME.told(event)
            assert told.headline or told.chips
            assert {chip.icon for chip in told.chips} <= icons
            assert set(told.parts) <= places
