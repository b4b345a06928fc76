"""The board as SVG: what it shows, to whom, and what can be touched."""

from __future__ import annotations

import itertools
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, written
from games.eldervale.looks import legal, play
from games.eldervale.positions import GAME, SPECTATOR, game, positions
from games.eldervale.scenes import A, B, Seat, eldervale
from rule import rule
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.picture.board import draw
from spinney.games.eldervale.picture.layout import (
    MAP,
    MINE,
    SIZE,
    WAYS,
    Way,
    best_way,
    column,
    fitted,
    plane,
    strips,
)
from spinney.games.eldervale.state.hexes import NEXT_TO, NUMBERS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.lawbook.play import watchers

FOES: Seat = {"at": {"EAR-1": "worker"}, "ready": "worker"}


def drawn(table: EldervaleTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(table, seat))


def titles(table: EldervaleTable, seat: int = SPECTATOR) -> dict[str, str]:
    """The words of every part by its key."""
    return {
        part.get("data-key", ""): part.findtext(f"{SVG}title", "")
        for part in drawn(table, seat).iter()
        if part.get("data-key")
    }


def touching(table: EldervaleTable, seat: int = A) -> dict[str, list[str]]:
    """What each part stands for, as text."""
    found = carried(drawn(table, seat))
    return {key: [table.game.text(number) for number in numbers] for key, numbers in found.items()}


def test_it_is_well_formed_and_clean() -> None:
    for table in positions():
        for seat in watchers(table)[:3]:
            markup = draw(table, seat)
            root = ET.fromstring(markup)
            assert root.get("viewBox") == "0 0 1280 800"
            check_clean(markup.replace(root.findtext(f"{SVG}style", ""), ""), "ev-")
            check_ids(markup, "ev-")
            check_text(root)
            check_parts(root)


@pytest.mark.parametrize("seats", range(2, 6))
def test_options_that_name_something_are_on_it_and_nothing_else(seats: int) -> None:
    space = GAME.actions
    for table in game(seats, 2)[::5]:
        kinds = {option: space.kinds[space.kind[option]] for option in table.options}
        placed = {option for option, kind in kinds.items() if kind.parts or kind.word in OF_THE_REALM}
        shown = carried(drawn(table, table.seat))
        assert {number for numbers in shown.values() for number in numbers} == placed
        assert carried(drawn(table)) == {}


OF_THE_REALM = ("use", "consult", "trade")  # on the Realm where the Unit was placed


@pytest.mark.parametrize("elements", range(4, 8))
def test_all_zones_fit(elements: int) -> None:
    side = column(elements, elements - 3)
    zones = [*side[:4], *strips(side.theirs, elements - 3)]
    for above, below in itertools.pairwise(zones):
        assert above.y + above.height <= below.y
    assert zones[-1].y + zones[-1].height <= SIZE[1]
    assert min(zone.height for zone in zones[4:]) >= 50
    assert MAP.y + MAP.height <= MINE.y


def test_a_grown_map_still_fits() -> None:
    for table in [game(5, seed)[-1] for seed in (1, 2)]:
        laid = tuple(int(table.hexes[tile]) for tile in range(32) if (table.laid >> tile) & 1)
        assert fitted(laid, best_way(laid)).radius >= 30


def test_a_map_that_has_grown_long_is_turned() -> None:
    tall = tuple(NUMBERS[(-(r // 2), r)] for r in range(-4, 5))
    assert best_way(tall) != Way()
    assert fitted(tall, best_way(tall)).radius > 1.5 * fitted(tall, Way()).radius
    wide = tuple(NUMBERS[(q, 0)] for q in range(-4, 5))
    assert best_way(wide) == Way()


def test_turned_or_not_neighbours_touch() -> None:
    for way in WAYS:
        x, y = plane(NUMBERS[(0, 0)], way)
        for place in NEXT_TO[NUMBERS[(0, 0)]]:
            dx, dy = plane(place, way)
            assert abs(hypot(dx - x, dy - y) - 3**0.5) < 1e-6


# What can be touched, choice by choice.


def test_units_are_placed_by_touching_them_and_then_a_realm() -> None:
    t = eldervale({"ready": "worker dragon", "at": {"EAR-1": "worker"}}, {"ready": "worker"})
    assert touching(t) == {"ready-worker": ["place worker"], "ready-dragon": ["place dragon"]}
    play(t, "place worker")
    assert touching(t)["tile-RUIN-MILL"] == ["to RUIN-MILL"]
    assert "tile-AIR-2" not in touching(t)


def test_treasure_slots_orbs_and_auras_are_touched_where_they_lie() -> None:
    t = eldervale(
        {
            "ready": "worker",
            "held": "air-SS fire-WG",
            "cards": "AIR-Vault ORD-Exchange",
            "orbs": 1,
            "hand": "AU01",
            "tokens": "GG",
        },
        {"ready": "worker"},
    )
    shown = touching(t)
    assert shown["orbs-0"] == ["orb track", "orb input"]
    assert shown["magic-AU01-0"] == ["play AU01"]
    slotting = play(t.clone(), "slot")
    assert touching(slotting) == {"held-air-SS": ["token air-SS"], "held-fire-WG": ["token fire-WG"]}
    assert touching(play(t.clone(), "orb track"))["reward-0"] == ["space 1"]


def test_the_starter_has_three_action_spaces() -> None:
    t = eldervale({"at": {"MILL": "worker", "EAR-1": "worker"}, "tokens": "TGSWW"}, {"ready": "worker"})
    play(t, "take worker RUIN-MILL")
    assert touching(t) == {
        "starter-summon-0": ["do summon"],
        "starter-gather-0": ["do gather"],
        "starter-dwell-0": ["do dwell"],
    }


@rule("E-6.5")
def test_a_new_realm_is_laid_on_an_empty_hex_and_cards_are_bought_in_the_market() -> None:
    t = eldervale({"ready": "worker", "tokens": "TTGGSS"}, {"ready": "worker"}, stack="LIG-1 LIG-2")
    play(t, "to RUIN-DUN1", "use")
    assert all(key.startswith("hex-") for key in touching(t))
    play(t, legal(t)[0])
    assert set(touching(t)) <= {f"market-{element}" for element in ELEMENTS}
    assert touching(t)["market-earth"] == ["buy earth"]


@rule("E-6.0", "E-6.7")
def test_a_realm_is_used_by_touching_it() -> None:
    t = eldervale({"ready": "worker", "tokens": "GP$"}, {"ready": "worker"})
    play(t, "to AIR-2")
    assert touching(t)["tile-AIR-2"] == ["use", "consult", "trade"]


def test_a_payment_is_made_with_the_tokens() -> None:
    t = eldervale({"ready": "worker", "tokens": "GP$", "hand": "SP01"}, {"ready": "worker"})
    play(t, "place worker", "to RUIN-TOWER", "use")
    shown = touching(t)
    assert shown["token-gem-0"] == ["pay gem"]
    assert shown["token-gold-0"] == ["pay gold"]
    lines = written(drawn(t, A))
    assert "Seat 1 pays to draw 3 Magic Cards and discard 1" in lines
    assert "nothing yet" in lines


# What is told.


@rule("E-8.3")
def test_a_realm_tells_what_a_dwelling_costs_and_scores() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker", "dwellings": "AIR-1"})
    words = titles(t)["tile-EAR-1"]
    assert words.startswith("Furrowed Downs (Earth Expanse)")
    assert "Dwelling for a Gem, a Tool and any resource: 10 VP at once, 1 Power" in words
    assert "Dwelling of Seat 2" in titles(t)["tile-AIR-1"]


@rule("E-7.8", "E-7.18")
def test_where_a_unit_would_fight_its_chance_is_shown_to_it_alone() -> None:
    t = play(eldervale({"ready": "warrior"}, FOES), "place warrior")
    assert "83 %" in written(drawn(t, A))
    assert "battle with 3 dice against Seat 2 (1 die): 83 % to win" in titles(t, A)["tile-EAR-1"]
    assert "83 %" not in written(drawn(t, B))


@rule("E-7.10", "E-7.14", "E-7.16")
def test_a_battle_is_shown_step_by_step() -> None:
    t = eldervale({"ready": "warrior", "tokens": "W"}, FOES, dice="6 531")
    play(t, "to EAR-1", "decline")
    lines = written(drawn(t, A))
    assert "Battle in Furrowed Downs" in lines
    assert "83 % to win" in lines
    assert touching(t) == {"token-sword-0": ["spend sword"]}


@rule("E-7.31")
def test_fallen_units_are_saved_by_touching_them_in_the_battle() -> None:
    t = eldervale({"ready": "warrior", "cards": "LIG-Banner"}, FOES, dice="6 111")
    play(t, "to EAR-1", "decline", "gain gem")
    assert touching(t) == {"fighter-warrior": ["save warrior"]}
    assert {"wins", "loses"} <= set(written(drawn(t, A)))


# Folds and secrets.


def test_boards_of_others_are_folded_behind_their_strips() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker", "cards": "AIR-Gate"}, {"ready": "worker"})
    root = drawn(t, A)
    folds = {part.get("data-fold"): part for part in root.iter() if part.get("data-fold")}
    openers = {part.get("data-opens") for part in root.iter() if part.get("data-opens")}
    assert set(folds) == openers == {"board-1", "board-2"}
    assert all(part.get("display") == "none" for part in folds.values())
    assert "Skyward Arch" in "".join(folds["board-1"].itertext())


@rule("E-14.1")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    t = eldervale({"ready": "worker", "hand": "SP02 PR03"}, {"ready": "worker", "hand": "SP05"})
    own, other, all_ = (draw(t, seat) for seat in (A, B, SPECTATOR))
    assert "Ember Lance" in own
    assert "Ember Lance" not in other + all_
    assert "Call Back the Fallen" in other
    assert "Call Back the Fallen" not in own + all_


def test_a_picture_keeps_what_has_not_changed() -> None:
    t = eldervale({"ready": "worker dragon", "at": {"EAR-1": "worker"}}, {"ready": "worker"})
    before = [*t.game.drawing(t, B)]
    play(t, "place dragon")
    after = [*t.game.drawing(t, B)]
    same = sum(one is other for one, other in zip(before, after, strict=True))
    assert same > 40


def test_it_says_who_won() -> None:
    for seats in (2, 5):
        assert any("wins" in line or "share" in line for line in written(drawn(game(seats, 1)[-1])))
