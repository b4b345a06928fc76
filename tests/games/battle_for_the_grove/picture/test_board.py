"""The board: what it shows, and what can be touched."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, check_clean, check_ids, check_text, written
from games.battle_for_the_grove.picture.positions import (
    SPECTATOR,
    WATCHERS,
    crowded,
    fresh,
    positions,
    splitting,
)
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.engine.faces.names import has_marks, seat_mark
from spinney.engine.faces.zones import BOARD, Person
from spinney.games.battle_for_the_grove.picture.layout import SIZE, druid_spots
from spinney.games.battle_for_the_grove.state.table import CUBES, DRUIDS, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.words.places import LYING, STANDING


def markup(table: Battle, seat: int = SPECTATOR) -> str:
    """The board with the symbols that it refers to."""
    (zone,) = GAME.board(table, seat).zones
    (item,) = zone.items
    return f"<svg xmlns='http://www.w3.org/2000/svg'>{GAME.symbols()}{''.join(item.pieces)}</svg>"


def drawn(table: Battle, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(markup(table, seat))


def parts(root: ET.Element) -> dict[str, ET.Element]:
    return {key: part for part in root.iter() if (key := part.get("data-key")) is not None}


def travellers(root: ET.Element, kind: str) -> list[ET.Element]:
    return [piece for piece in root.iter() if piece.get("data-piece") == kind]


def test_it_is_one_zone_at_every_position() -> None:
    for table in positions():
        for seat in WATCHERS:
            (zone,) = GAME.board(table, seat).zones
            assert zone.role == BOARD
            assert (zone.items[0].width, zone.items[0].height) == SIZE
            assert drawn(table, seat).tag == f"{SVG}svg"


def test_the_keys_of_every_option_are_on_it_and_can_glow() -> None:
    for table in (*positions(), splitting(), fresh()):
        if table.over:
            continue
        found = parts(drawn(table, table.seat))
        for answer in GAME.ask(table, table.seat).answers:
            assert set(answer.parts) <= found.keys()
            assert all(found[key].find(f"{SVG}g[@class='rim']") is not None for key in answer.parts)


def common(table: Battle, seat: int) -> list[str]:
    """All that is drawn but the chances of whoever looks."""
    return [piece for piece in GAME.board(table, seat).zones[0].items[0].pieces if "bg-hope-" not in piece]


def test_it_is_the_same_for_everybody_but_the_chances_and_after_a_redeal() -> None:
    for table in positions()[:60]:
        one = common(table, SPECTATOR)
        assert all(common(table, seat) == one for seat in (LIGHT, DARK))
        assert markup(GAME.redeal(table, LIGHT, "another key"), LIGHT) == markup(table, LIGHT)
        assert "bg-hope-" not in markup(table)


def hopes(table: Battle, seat: int) -> dict[str, str]:
    """What stands on the signs above the circles."""
    found = {}
    for group in drawn(table, seat).iter(f"{SVG}g"):
        if (group.get("id") or "").startswith("bg-hope-"):
            found[group.get("id", "").removeprefix("bg-hope-")] = written(group)[0]
    return found


@rule("B-6.2", "B-6.4", "B-8.2", "B-9.1")
def test_the_chance_stands_above_each_circle() -> None:
    t = battle(
        light={"oak": (1, 1), "ash": (3, 1)},
        dark={"oak": (1, 0), "thorn": (0, 1)},
        cubes={"oak": (0, 4), "ash": (4, 0), "thorn": (0, 6)},
    )
    assert hopes(t, LIGHT) == {
        "oak": "42 % to cancel one",
        "ash": "88 % for a cube, 12 % to hold it",
        "thorn": "42 % to banish",
    }
    assert hopes(t, DARK)["oak"] == "42 % for a cube, 1 % to hold it"
    t.cubes[1] = 6
    assert hopes(t, LIGHT)["ash"] == "88 % to hold it"
    t.supply[LIGHT] = 0
    assert hopes(t, LIGHT) == {"oak": "42 % to banish", "thorn": "42 % to banish"}


def test_the_chance_is_left_to_the_page_where_all_answers_at_a_circle_share_it() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"oak": (1, 0)})
    assert {answer.badge for answer in GAME.ask(t, LIGHT).answers if answer.parts == ("place-oak",)} == {
        "42 %"
    }
    assert hopes(t, LIGHT) == {}
    assert hopes(t, DARK) == {"oak": "42 % for a cube"}


def test_drawing_changes_nothing_and_what_did_not_change_is_not_drawn_again() -> None:
    table = play(battle(light={"oak": (2, 0)}, dark={"thorn": (1, 1)}), "move oak ash")
    before, was = table.fingerprint(), GAME.board(table, LIGHT).zones[0].items[0].pieces
    play(table.clone(), "stand thorn")
    assert table.fingerprint() == before
    now = GAME.board(play(table, "stand thorn"), LIGHT).zones[0].items[0].pieces
    known = {id(piece) for piece in was}
    assert ["dark-thorn-standing" in piece for piece in now if id(piece) not in known] == [True]


def test_it_keeps_what_every_picture_keeps() -> None:
    for table in (*positions()[::5], fresh(), splitting(), crowded(DRUIDS, DRUIDS)):
        text = markup(table)
        check_clean(text, "bg-")
        check_ids(text, "bg-")
        root = ET.fromstring(text)
        check_text(root)
        for part in parts(root).values():
            assert part.get("class") == "part"
            assert part.findtext(f"{SVG}title")


def test_no_name_of_a_person_is_written_on_it() -> None:
    for table in positions()[::4]:
        assert not any(has_marks(line) for line in written(drawn(table)))


def test_the_sheet_has_all_of_it_and_names_in_place_of_marks() -> None:
    for table in (fresh(), splitting()):
        sheet = GAME.picture(table, LIGHT, ["Linnea", "Tomás"])
        assert not has_marks(sheet)
        assert "Linnea" in sheet
        assert set(parts(drawn(table))) <= set(parts(ET.fromstring(sheet)))


def test_all_druids_and_all_cubes_on_circles_are_on_it() -> None:
    for table in positions():
        root = drawn(table)
        for seat, name in enumerate(("light", "dark")):
            assert len(travellers(root, f"druid-{name}")) == DRUIDS
            assert len(travellers(root, f"cube-{name}")) == CUBES - table.supply[seat]


@pytest.mark.parametrize("place", range(LOCATIONS))
def test_even_all_druids_at_one_place_have_room(place: int) -> None:
    for standing in range(DRUIDS + 1):
        for seat in (LIGHT, DARK):
            spots = [
                spot
                for state in (STANDING, LYING)
                for spot in druid_spots(seat, place, state, standing, DRUIDS - standing)
            ]
            assert len({spot[:2] for spot in spots}) == len(spots) == DRUIDS
            assert all(abs(across) + wide / 2 <= 331 and abs(down) < 120 for across, down, wide in spots)


@rule("B-9.1")
@pytest.mark.parametrize("cubes", [0, 1, 6, 7, 19])
def test_stones_light_up_cube_by_cube_and_a_held_circle_shines(cubes: int) -> None:
    text = markup(crowded(1, 0, cubes))
    assert text.count("href='#bg-light-stone'") == min(cubes, 7)
    assert text.count("href='#bg-stone-last'") == (cubes == 6)
    assert text.count("url(#bg-shine-1)") == (cubes >= 7)
    assert (str(cubes) if cubes >= 7 else f"{cubes}/7") in written(ET.fromstring(text))


def test_standing_and_lying_light_and_dark_are_different_shapes() -> None:
    text = markup(crowded(1, 1, 3))
    for name in ("light-standing", "light-lying", "dark-standing", "dark-lying"):
        assert text.count(f"href='#bg-{name}'") == 1
        assert text.count(f"href='#bg-{name}-shape'") == 1


@rule("B-8.3")
def test_while_a_banish_waits_its_candidates_are_marked_for_all() -> None:
    for seat in WATCHERS:
        assert markup(splitting(), seat).count("href='#bg-mark-whirl'") == 4
    assert "href='#bg-mark-whirl'" not in markup(play(splitting(), "take 1"))


@rule("B-6.2", "B-7.2", "B-8.2")
@pytest.mark.parametrize(
    ("action", "druids", "dice", "hits"),
    [
        ("channel oak", 2, [1, 2, 5], "2 successes"),
        ("stun oak", 1, [1, 1, 1], "1 success"),
        ("banish oak", 1, [5, 1, 2], "no success"),
    ],
)
def test_the_last_dice_are_on_a_tray(action: str, druids: int, dice: list[int], hits: str) -> None:
    t = play(battle(light={"oak": (druids, 0)}, dark={"oak": (2, 0)}, dice=dice), action)
    words = parts(drawn(t))["dice"].findtext(f"{SVG}title", "")
    assert f"{seat_mark(LIGHT)} rolled {', '.join(map(str, dice))} to {action.split()[0]}" in words
    assert words.endswith(hits)
    assert "dice" not in parts(drawn(fresh()))


def person(table: Battle, seat: int, viewer: int = LIGHT) -> Person:
    return next(who for who in GAME.board(table, viewer).people if who.seat == seat)


def counts(who: Person) -> list[str]:
    return [f"{chip.count} {chip.words}" for chip in who.chips]


def test_people_are_told_in_numbers() -> None:
    t = battle(
        light={"oak": (2, 0), "ash": (0, 3)},
        dark={"oak": (1, 1), "thorn": (3, 0)},
        cubes={"oak": (4, 0), "ash": (0, 7), "thorn": (2, 0)},
    )
    light = [
        "13 cubes left",
        "4/7 on Oak",
        "0/7 on Ash",
        "2/7 on Thorn",
        "2 standing",
        "4 lying",
    ]
    assert counts(person(t, LIGHT)) == light
    assert person(t, DARK).score == "1 of 2"
    assert [chip.faint for chip in person(t, LIGHT).chips] == [False, False, True, False, False, False]
    assert [who.seat for who in GAME.board(t, DARK).people] == [DARK, LIGHT]
    assert [who.seat for who in GAME.board(t, SPECTATOR).people] == [LIGHT, DARK]
    icons = re.findall(r"<symbol id='([^']+)'", GAME.symbols())
    assert {chip.icon for who in GAME.board(t, DARK).people for chip in who.chips} <= set(icons)


@rule("B-9.3")
def test_it_warns_of_a_side_that_is_about_to_win() -> None:
    t = battle(cubes={"oak": (0, 7), "ash": (0, 6)})
    assert person(t, DARK).line == "Dark"
    t.cubes[4] = 7
    assert person(t, DARK).line == "Dark, about to win"


def test_a_sentence_describes_the_position() -> None:
    light = seat_mark(LIGHT)
    words = GAME.board(splitting(), SPECTATOR).words
    assert words.startswith(f"{light} is to act in turn 1: in the Grove 2 lying druids of {light}, ")
    assert f"at the Oak Circle 3 cubes of {light}, 7 hold it, 2 standing druids of {light}, " in words
    assert words.endswith(".")
    won = battle(cubes={"oak": (7, 0), "ash": (7, 0)})
    assert GAME.board(won, LIGHT).words.startswith(f"{light} has won after 0 turns: ")
    assert GAME.board(battle(turns=400), LIGHT).words.startswith("The game is a draw after 400 turns: ")
