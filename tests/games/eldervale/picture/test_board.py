"""The table in zones: what they show, to whom, and what can be touched."""

from __future__ import annotations

import re
from collections import Counter
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from games.eldervale.looks import legal, play
from games.eldervale.positions import SPECTATOR, game, positions
from games.eldervale.scenes import A, B, Seat, eldervale
from rule import rule
from spinney.engine.faces.zones import BOARD, ME, MINE, SIDE, Board, Item, Zone
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.picture.board import board
from spinney.games.eldervale.picture.layout import HEX, Place, chart, free_corners
from spinney.games.eldervale.picture.odds import fighters
from spinney.games.eldervale.picture.symbols import symbols
from spinney.games.eldervale.state.hexes import STEPS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.forecast import of_battle
from spinney.games.eldervale.words.places import parts_of
from spinney.lawbook.play import watchers

FOES: Seat = {"at": {"EAR-1": "worker"}, "ready": "worker"}
SIZES = re.compile(r"font-size='([\d.]+)'")
SMALLEST = 12


def zones(t: EldervaleTable, seat: int = SPECTATOR) -> Board:
    return board(t.content, t.game.view(t, seat))


def written(found: Board) -> str:
    return "".join(piece for zone in found.zones for item in zone.items for piece in item.pieces)


def titles(t: EldervaleTable, seat: int = SPECTATOR) -> dict[str, str]:
    """The words of every part by its key."""
    root = ET.fromstring(f"<svg>{written(zones(t, seat))}</svg>")
    return {
        part.get("data-key", ""): part.findtext("title", "") for part in root.iter() if part.get("data-key")
    }


def keys(found: Board) -> set[str]:
    """Everything that can be touched: parts of drawings, and chips."""
    drawn = set(re.findall(r"data-key='([^']+)'", written(found)))
    return drawn | {chip.part for person in found.people for chip in person.chips if chip.part}


def touching(t: EldervaleTable) -> dict[str, list[str]]:
    """What each part stands for, as text."""
    found: dict[str, list[str]] = {}
    for option in t.options:
        for key in parts_of(t, int(option)):
            found.setdefault(key, []).append(t.game.text(int(option)))
    return found


def zone(found: Board, key: str) -> Zone | None:
    return next((one for one in found.zones if one.key == key), None)


def item(found: Board, key: str) -> Item | None:
    return next((one for here in found.zones for one in here.items if one.key == key), None)


# Whatever the position.


def test_every_position_is_drawn_well() -> None:
    defined = set(re.findall(r" id='([^']+)'", symbols()))
    for t in positions():
        for seat in watchers(t)[:3]:
            found = zones(t, seat)
            markup = written(found)
            ids = Counter(re.findall(r" id='([^']+)'", markup))
            assert all(number == 1 and name.startswith("ev-") for name, number in ids.items())
            assert not defined & set(ids)
            assert set(re.findall(r"href='#([^']+)'", markup)) <= defined
            assert set(re.findall(r"url\(#([^)]+)\)", markup)) <= defined
            assert not re.search(r"\sstyle=|<style|<script|<image|<foreignObject", markup)
            assert all(chip.icon in defined for person in found.people for chip in person.chips)


def test_items_are_well_formed_and_can_be_read() -> None:
    for t in positions():
        for one in zones(t, A).zones:
            for item in one.items:
                assert ET.fromstring(f"<svg>{''.join(item.pieces)}</svg>") is not None
                sizes = [float(size) for size in SIZES.findall("".join(item.pieces))]
                assert one.role == BOARD or min(sizes, default=SMALLEST) >= SMALLEST
                assert one.role == BOARD or item.width <= 360
                assert one.role != MINE or item.height <= 128
                assert item.words


def test_keys_of_items_and_zones_are_unlike() -> None:
    for t in positions():
        found = zones(t, A)
        items = [item.key for one in found.zones for item in one.items]
        assert len(items) == len(set(items))
        assert len({one.key for one in found.zones}) == len(found.zones)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_option_is_on_the_table(seats: int) -> None:
    for t in game(seats, 2)[::5]:
        if not t.over:
            assert set(touching(t)) <= keys(zones(t, int(t.seat)))


def test_what_can_be_touched_has_a_rim_and_words() -> None:
    for t in positions():
        root = ET.fromstring(f"<svg>{written(zones(t, A))}</svg>")
        for part in root.iter("g"):
            if part.get("data-key"):
                assert part.findtext("title")
                assert any(child.get("class") == "rim" for child in part)


def test_the_dice_of_a_battle_are_those_of_the_rules() -> None:
    seen = 0
    for t in [t for seats in (2, 3, 4, 5) for seed in (1, 2, 3) for t in game(seats, seed)]:
        view = t.game.view(t, SPECTATOR)
        if t.battle is not None and not t.over and not any(view["battle"]["dice"]):
            ahead = of_battle(t, t.battle)
            found = fighters(t.content, view)
            assert [one.seat for one in found] == [*ahead.seats]
            assert [one.dice for one in found] == [*ahead.dice]
            seen += 1
    assert seen > 3


# The map.


def test_a_map_that_grows_is_never_turned() -> None:
    tall: tuple[Place, ...] = tuple((-(r // 2), r) for r in range(-4, 5))
    wide: tuple[Place, ...] = tuple((q, 0) for q in range(-4, 5))
    steps = set()
    for places in (tall, wide, ((0, 0), *STEPS)):
        found = chart(places, ())
        (x, y), (right, low) = found.middle((0, 0)), found.middle((2, 1))
        steps.add((round(right - x), round(low - y)))
    assert len(steps) == 1


def test_neighbours_touch() -> None:
    for places in (((0, 0), *STEPS), tuple((-(r // 2), r) for r in range(-4, 5))):
        found = chart(places, ())
        x, y = found.middle((0, 0))
        for place in STEPS:
            dx, dy = found.middle(place)
            assert abs(hypot(dx - x, dy - y) - HEX * 3**0.5) < 0.2


def test_chips_lie_in_free_corners_of_a_grown_map() -> None:
    for seats in (2, 3, 4, 5):
        t = game(seats, 1)[-1]
        places = tuple(
            (int(q), int(r)) for tile in t.game.view(t, A)["tiles"] for q, r in [tile["hex"].split(",")]
        )
        found = chart(places, ((11.4, 4.6), (12, 4.9)))
        assert len(free_corners(found, places, ((11.4, 4.6), (12, 4.9)))) == 2


# What can be touched, choice by choice.


def test_units_are_placed_by_touching_them_and_then_a_realm() -> None:
    t = eldervale({"ready": "worker dragon", "at": {"EAR-1": "worker"}}, {"ready": "worker"})
    assert touching(t) == {"ready-worker": ["place worker"], "ready-dragon": ["place dragon"]}
    assert {"ready-worker", "ready-dragon", "out-worker"} <= keys(zones(t, A))
    play(t, "place worker")
    assert touching(t)["tile-RUIN-MILL"] == ["to RUIN-MILL"]
    assert "tile-RUIN-MILL" in keys(zones(t, A))


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
    shown = {"orbs", "magic-AU01", "held-air-SS", "held-fire-WG", "slot-AIR-Vault-0", "reward-0"}
    assert shown <= keys(zones(t, A))
    assert touching(t)["orbs"] == ["orb track", "orb input"]


def test_the_starter_has_three_action_spaces() -> None:
    t = eldervale({"at": {"MILL": "worker", "EAR-1": "worker"}, "tokens": "TGSWW"}, {"ready": "worker"})
    play(t, "take worker RUIN-MILL")
    assert set(touching(t)) == {"starter-summon", "starter-gather", "starter-dwell"} <= keys(zones(t, A))


@rule("E-6.5")
def test_a_new_realm_is_laid_on_an_empty_hex_and_cards_are_bought_in_the_market() -> None:
    t = eldervale({"ready": "worker", "tokens": "TTGGSS"}, {"ready": "worker"}, stack="LIG-1 LIG-2")
    play(t, "to RUIN-DUN1", "use")
    found = zones(t, A)
    assert {key for key in keys(found) if key.startswith("hex-")} == set(touching(t))
    assert zone(found, "new-realm") is not None
    play(t, legal(t)[0])
    assert set(touching(t)) <= {f"market-{element}" for element in ELEMENTS}
    assert zone(zones(t, A), "new-realm") is None


def test_a_payment_is_made_with_the_tokens() -> None:
    t = eldervale({"ready": "worker", "tokens": "GP$", "hand": "SP01"}, {"ready": "worker"})
    assert item(zones(t, A), "payment") is None
    play(t, "place worker", "to RUIN-TOWER", "use")
    assert {"token-gem", "token-gold"} <= set(touching(t)) <= keys(zones(t, A))
    found = item(zones(t, A), "payment")
    assert found is not None
    assert "nothing" in "".join(found.pieces)
    assert item(zones(t, B), "payment") is None  # it is in the panel of whoever pays


# What is told.


@rule("E-8.3")
def test_a_realm_tells_what_a_dwelling_costs_and_scores() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker", "dwellings": "AIR-1"})
    words = titles(t)["tile-EAR-1"]
    assert words.startswith("Furrowed Downs (Earth Expanse)")
    assert "Dwelling for a Gem, a Tool and any resource: 10 VP at once, 1 Power" in words
    assert "Dwelling of Seat 2" in t.game.picture(t, A)


@rule("E-7.10", "E-7.14", "E-7.16")
def test_a_battle_is_shown_step_by_step() -> None:
    t = eldervale({"ready": "warrior", "tokens": "W"}, FOES, dice="6 531")
    assert zone(zones(t, A), "battle") is None
    play(t, "to EAR-1", "decline")
    found = zone(zones(t, A), "battle")
    assert found is not None
    assert found.title == "Battle in Furrowed Downs"
    assert next(one.key for one in zones(t, A).zones if one.role == SIDE) == "battle"
    assert "83 % to win" in titles(t, A)["side-0"]
    assert touching(t) == {"token-sword": ["spend sword"]}


@rule("E-7.31")
def test_fallen_units_are_saved_by_touching_them_in_the_battle() -> None:
    t = eldervale({"ready": "warrior", "cards": "LIG-Banner"}, FOES, dice="6 111")
    play(t, "to EAR-1", "decline", "gain gem")
    assert touching(t) == {"fighter-warrior": ["save warrior"]}
    words = titles(t, A)
    assert "fighter-warrior" in words
    assert words["side-0"].endswith("loses")
    assert words["side-1"].endswith("wins")


def test_it_says_who_won() -> None:
    for seats in (2, 5):
        assert re.search("wins|share the victory", zones(game(seats, 1)[-1]).words)


# Secrets, and what stays the same.


@rule("E-14.1")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    t = eldervale({"ready": "worker", "hand": "SP02 PR03"}, {"ready": "worker", "hand": "SP05"})
    own, other, all_ = (written(zones(t, seat)) for seat in (A, B, SPECTATOR))
    assert "Ember Lance" in own
    assert "Ember Lance" not in other + all_
    assert "magic-SP05" in other
    assert "magic-SP05" not in own + all_


def test_a_spectator_sees_nobodys_own_zones() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"})
    assert not [one for one in zones(t).zones if one.role in (MINE, ME)]
    assert {one.role for one in zones(t, B).zones} == {BOARD, SIDE, MINE, ME}
    assert [person.seat for person in zones(t, B).people] == [B, A]


def test_what_has_not_changed_stays_the_same_object() -> None:
    t = eldervale({"ready": "worker dragon", "at": {"EAR-1": "worker"}}, {"ready": "worker"})
    pieces = [piece for one in zones(t, B).zones for item in one.items for piece in item.pieces]
    before = {id(piece) for piece in pieces}
    play(t, "place dragon")
    after = [piece for one in zones(t, B).zones for item in one.items for piece in item.pieces]
    assert sum(id(piece) in before for piece in after) > 0.9 * len(pieces)
