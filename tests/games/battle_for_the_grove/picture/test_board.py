"""The board as SVG: what it shows, to whom, and what can be touched."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces, written
from games.battle_for_the_grove.scene import battle
from rule import rule
from spinney.games.battle_for_the_grove import BattleForTheGrove
from spinney.games.battle_for_the_grove.picture.board import draw as picture
from spinney.games.battle_for_the_grove.rules.banish import offer_split
from spinney.games.battle_for_the_grove.state.table import CUBES, DARK, DRUIDS, LIGHT, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import actions

GAME = BattleForTheGrove()
SPECTATOR = -1
WATCHERS = (SPECTATOR, LIGHT, DARK)
OAK = 1


@cache
def positions() -> tuple[Battle, ...]:
    """Every third choice of six random games, two with empty attempts (B-3.6), and how they ended."""
    found: list[Battle] = []
    for seed in range(6):
        empty = "yes" if seed > 3 else "no"
        player, table = Random(seed), GAME.start(seed=seed, max_turns=120, empty_attempts=empty)
        while not table.over:
            if table.number % 3 == 0:
                found.append(table.clone())
            table.play(player.choice(table.options))
        found.append(table.clone())
    return tuple(found)


def fresh() -> Battle:
    return GAME.start(seed=7, first="light")


def crowded(standing: int = DRUIDS, lying: int = 0, cubes: int = CUBES) -> Battle:
    """All druids of both colours and all of Light's cubes at the Oak Circle."""
    table = fresh()
    for seat in (LIGHT, DARK):
        for location in range(LOCATIONS):
            table.standing[seat * LOCATIONS + location] = standing if location == OAK else 0
            table.lying[seat * LOCATIONS + location] = lying if location == OAK else 0
    table.cubes[0] = cubes
    table.supply[LIGHT] = CUBES - cubes
    return table


def splitting() -> Battle:
    """Light has banished two of Dark's four druids at the Oak Circle and must say which."""
    table = crowded(2, 2, 3)
    table.dice, table.roller, table.rolled = [6, 2, 6], LIGHT, actions.banish(OAK)
    table.answer = None
    offer_split(table, LIGHT, OAK, 2)
    return table


def drawn(table: Battle, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(picture(table, seat))


def test_it_is_well_formed_at_every_position() -> None:
    for table in positions():
        for seat in WATCHERS:
            root = drawn(table, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.get("viewBox") == "0 0 1200 860"


def test_options_that_name_something_are_on_it_and_nothing_else() -> None:
    space = GAME.actions
    for table in positions():
        placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
        shown = carried(drawn(table, table.seat)) if not table.over else {}
        assert {number for numbers in shown.values() for number in numbers} == placed
        assert all(numbers == sorted(set(numbers)) for numbers in shown.values())


def test_whoever_is_not_asked_finds_nothing_to_touch() -> None:
    for table in positions():
        for seat in {*WATCHERS} - {table.seat} | ({SPECTATOR} if table.over else set()):
            markup = picture(table, seat)
            assert "data-actions" not in markup
            assert "class='can'" not in markup
            assert "class='lantern'" not in markup


def test_each_action_is_carried_by_what_a_player_would_touch() -> None:
    table = crowded(1, 1, 3)
    table.options = [
        actions.stand(OAK),
        actions.move(OAK, 2),
        actions.channel(OAK),
        actions.stun(OAK),
        actions.banish(OAK),
    ]
    stand, move, channel, stun, banish = table.options
    assert carried(drawn(table, LIGHT)) == {
        "druid-light-oak-lying-0": [stand],
        "druid-light-oak-standing-0": [move],
        "place-ash": [move],
        "ring-oak": [channel],
        "druid-dark-oak-standing-0": [stun, banish],
        "druid-dark-oak-lying-0": [banish],
    }


@rule("B-3.6")
def test_an_empty_attempt_is_carried_by_the_ring_of_its_circle() -> None:
    table = GAME.start(seed=7, first="light", empty_attempts="yes")
    tried = [actions.channel(OAK), actions.stun(OAK), actions.banish(OAK)]
    assert carried(drawn(table, LIGHT))["ring-oak"] == tried


@rule("B-8.3")
def test_while_a_banish_waits_its_circle_and_its_candidates_are_marked_for_all() -> None:
    table = splitting()
    for seat in WATCHERS:
        markup = picture(table, seat)
        assert markup.count("href='#bg-mark-whirl'") == 4
        assert markup.count("stroke-dasharray='14 9'") == 1
        assert "choose whom to banish: 2 druids" in markup
    none, one, both = (actions.take(number) for number in range(3))
    assert carried(drawn(table, LIGHT)) == {
        "druid-dark-oak-standing-0": [one, both],
        "druid-dark-oak-standing-1": [one, both],
        "druid-dark-oak-lying-0": [none, one],
        "druid-dark-oak-lying-1": [none, one],
    }


def test_the_same_table_gives_the_same_picture_and_drawing_changes_nothing() -> None:
    for table in positions()[:40]:
        before = table.fingerprint()
        for seat in WATCHERS:
            assert picture(table, seat) == picture(table.clone(), seat)
        assert table.fingerprint() == before


def test_a_redealt_table_gives_the_same_picture() -> None:
    for table in positions()[:40]:
        for seat in WATCHERS:
            assert picture(GAME.redeal(table, seat, "another key"), seat) == picture(table, seat)


def test_it_keeps_what_every_picture_keeps() -> None:
    for table in (*positions()[::5], fresh(), splitting(), crowded(DRUIDS, DRUIDS)):
        for seat in WATCHERS:
            markup = picture(table, seat)
            check_clean(markup, "bg-")
            check_ids(markup, "bg-")
            check_text(ET.fromstring(markup))
            check_parts(ET.fromstring(markup))


def test_a_page_gets_it_without_style() -> None:
    assert picture(fresh(), LIGHT).count("<style>") == 1
    assert "<style" not in "".join(BattleForTheGrove().drawing(fresh(), LIGHT))


def test_all_druids_and_cubes_are_on_it() -> None:
    for table in positions():
        root = drawn(table)
        for name in ("light", "dark"):
            assert len(pieces(root, f"druid-{name}-")) == DRUIDS
            assert len(pieces(root, f"cube-{name}-")) == CUBES


def test_even_everything_at_one_circle_has_room_and_a_number() -> None:
    root = drawn(crowded(DRUIDS, DRUIDS))
    spots = [
        part.get("transform", "") for part in root.iter() if part.get("data-piece", "").startswith("druid")
    ]
    assert len(set(spots)) == len(spots) == 4 * DRUIDS
    assert written(root).count("6") == 4
    for spot in spots:
        x, y = (float(number) for number in re.findall(r"[\d.]+", spot))
        assert 20 <= x <= 1180
        assert 70 <= y <= 850


@rule("B-9.1")
@pytest.mark.parametrize("cubes", [0, 1, 6, 7, 19])
def test_stones_light_up_cube_by_cube_and_a_held_circle_shines(cubes: int) -> None:
    markup = picture(crowded(1, 0, cubes), SPECTATOR)
    assert markup.count("href='#bg-light-stone'") == min(cubes, 7)
    assert markup.count("url(#bg-shine-1)") == (cubes >= 7)
    assert (f"{cubes} held" if cubes >= 7 else f"{cubes} of 7") in written(ET.fromstring(markup))


def test_standing_and_lying_light_and_dark_are_different_shapes() -> None:
    markup = picture(crowded(1, 1, 3), SPECTATOR)
    for name in ("light-standing", "light-lying", "dark-standing", "dark-lying"):
        assert markup.count(f"href='#bg-{name}'") == 1


@pytest.mark.parametrize(
    ("action", "druids", "dice", "hits"),
    [
        (actions.channel(OAK), 2, [1, 2, 5], 2),
        (actions.channel(OAK), 1, [1, 1, 1], 3),
        (actions.stun(OAK), 1, [1, 1, 1], 1),
        (actions.banish(OAK), 1, [6, 1, 6], 2),
        (actions.banish(OAK), 1, [5, 1, 2], 0),
    ],
)
@rule("B-6.2", "B-7.2", "B-8.2")
def test_dice_that_counted_are_marked(action: int, druids: int, dice: list[int], hits: int) -> None:
    table = crowded(druids, 0, 3)
    table.dice, table.roller, table.rolled, table.reach = list(dice), LIGHT, action, druids
    table.standing[LIGHT * LOCATIONS + OAK] = 0  # they have left since
    markup = picture(table, SPECTATOR)
    assert markup.count("href='#bg-mark-tick'") == hits
    assert f"{hits} of 3" in written(ET.fromstring(markup))


def test_it_says_whose_turn_it_is_and_how_far_the_game_has_come() -> None:
    table = fresh()
    assert "Your turn, Light" in written(drawn(table, LIGHT))
    assert "Light's turn" in written(drawn(table, DARK))
    assert "action 2 · turn 1 of 400" in written(drawn(table))


@rule("B-9.8")
def test_without_a_limit_only_the_turn_is_counted() -> None:
    table = GAME.start(seed=7, first="light", max_turns=0)
    table.turns = 801
    assert "action 2 · turn 802" in written(drawn(table))


@rule("B-9.3")
def test_it_warns_of_a_seat_that_is_about_to_win() -> None:
    table = crowded(1, 0, 7)
    assert "about to win!" not in written(drawn(table))
    table.cubes[1] = 7
    assert "about to win!" in written(drawn(table))


@rule("B-9.5")
@pytest.mark.parametrize(
    ("winners", "banner", "when"),
    [
        ([LIGHT], "Light wins", "after 0 turns"),
        ([DARK], "Dark wins", "after 0 turns"),
        ([], "A draw", "after 0 turns (house rule)"),
    ],
)
def test_a_banner_says_how_it_ended(winners: list[int], banner: str, when: str) -> None:
    table = fresh()
    table.finish(list(winners))
    table.seat, table.options, table.answer = -1, [], None
    assert {banner, when} <= set(written(drawn(table)))


def test_a_sentence_describes_the_position() -> None:
    described = drawn(splitting()).findtext(f"{SVG}desc", "")
    assert described.startswith("Light is to act, choose whom to banish: 2 druids: in the Grove nobody; ")
    assert (
        "at the Oak Circle 3 cubes of Light, 7 hold it, 2 standing Light druids, 2 lying Light druids"
        in described
    )
    assert described.endswith(".")


def test_every_number_on_it_is_the_tables_own() -> None:
    table = battle(
        light={"grove": (1, 0), "oak": (2, 0), "ash": (0, 3)},
        dark={"oak": (1, 1), "thorn": (3, 0)},
        cubes={"oak": (4, 0), "ash": (0, 7), "thorn": (2, 0)},
        dice=[6, 5, 6],
        turns=9,
    )
    words = ["".join(text.itertext()) for text in drawn(table, DARK).iter(f"{SVG}text")]
    for line in (
        "4 of 7",
        "7 held",
        "2 of 7",
        "13 in supply",
        "12 in supply",
        "0 of 2 circles",
        "1 of 2 circles",
    ):
        assert words.count(line) == 1, line
    assert "action 1 · turn 10 of 400" in words
    table.play(table.game.action("banish oak"))
    titles = [title.text or "" for title in drawn(table, DARK).iter(f"{SVG}title")]
    assert any("Light" in title and "banish" in title.lower() for title in titles)
