"""The board as SVG and as text: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces, written
from games.shifting_realms.positions import GAME, SPECTATOR, asking, game, positions
from games.shifting_realms.scene import scene
from rule import rule
from spinney.games.shifting_realms.picture.board import draw
from spinney.games.shifting_realms.picture.routes import came_from
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.lawbook.play import watchers

SHEETS = "TY DO LI"

ASKED = (
    "bid",
    "card",
    "window",
    "group",
    "destination",
    "site",
    "unit",
    "deck",
    "drawn",
    "step",
    "any",
)


def drawn(table: RealmsTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(table, seat))


def test_it_is_well_formed_and_clean() -> None:
    for table in positions()[::4]:
        for seat in watchers(table)[:3]:
            markup = draw(table, seat)
            root = ET.fromstring(markup)
            assert root.get("viewBox") == "0 0 1280 800"
            check_clean(markup.replace(root.findtext(f"{SVG}style", ""), ""), "sr-")
            check_ids(markup, "sr-")
            check_text(root)
            check_parts(root)


@pytest.mark.parametrize("name", ASKED)
def test_options_that_name_something_are_on_it_and_nothing_else(name: str) -> None:
    table, space = asking(name, 3), GAME.actions
    placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
    shown = carried(drawn(table, table.seat))
    assert {number for numbers in shown.values() for number in numbers} == placed
    assert carried(drawn(table)) == {}


def test_blows_and_removals_are_in_the_tray() -> None:
    table = scene(units={"TY:b1": {"black": "4s", "green": "1s6c"}})
    table.play(table.game.action("fight 1b1 green"))
    shown = carried(ET.fromstring(table.game.picture(table, 0)))
    assert [*shown] == [f"attack-{number}" for number in (1, 2, 3, 4)]


def titles(table: RealmsTable, seat: int = SPECTATOR) -> dict[str, str]:
    """The words of everything that has an id, without its letters."""
    root = ET.fromstring(table.game.picture(table, seat))
    return {
        part.get("id", "").removeprefix("sr-"): part.findtext(f"{SVG}title", "")
        for part in root.iter()
        if part.get("id")
    }


def kinds_of_pieces(table: RealmsTable) -> Counter[str]:
    """What glides, by kind."""
    root = ET.fromstring(table.game.picture(table, SPECTATOR))
    return Counter(piece for part in root.iter() if (piece := part.get("data-piece")))


def lines(table: RealmsTable, seat: int) -> list[str]:
    return written(ET.fromstring(table.game.picture(table, seat)))


@rule("S-1.2")
def test_three_sheets_lie_in_order_with_a_label_in_every_space() -> None:
    shown = lines(scene(realms=SHEETS), 0)
    names = [line for line in shown if line in ("Tyrfing", "Dovre", "Libertatia", "Alfheim", "Anunna")]
    assert names == ["Tyrfing", "Dovre", "Libertatia"]
    assert sum(line == "c2" for line in shown) == 3


@rule("S-14.1")
def test_objectives_tell_how_far_they_have_come() -> None:
    table = scene(realms=SHEETS, flights=4, raids={"green": 3}, piles={"LI-TRS": 2}, tokens=5)
    shown = lines(table, 0)
    for words in (
        "Dragon Moves cards 4 of 6",
        "troll king tokens 1 of 6",
        "raids 3 of 4",
        "Buried Treasures 1 of 2",
    ):
        assert words in shown
    assert titles(table)["goal-TY"] == "Objective of Tyrfing: Dragon Moves cards 4 of 6"


@rule("S-13.1.7", "S-13.4.3")
def test_the_dragon_and_the_troll_king_stand_on_their_spaces() -> None:
    table = scene(realms=SHEETS, dragon="TY:b3", tokens=2)
    assert titles(table)["dragon"] == "the dragon"
    assert "×2" in lines(table, 0)
    gone = scene(realms=SHEETS, flights=6, tokens=0)
    assert "king" not in titles(gone)


@rule("S-6.1")
def test_a_space_tells_who_is_there() -> None:
    table = scene(units={"TY:a1": {"black": "1s3c1w", "green": "2s"}})
    words = titles(table)["space-1a1"]
    assert words.startswith("Tyrfing a1: mine (1 gold a turn for each scout on one of its 3 spots)")
    assert "Seat 1: 3 scouts on spots, 1 scout, 1 soldier" in words
    assert "Seat 2: 2 soldiers" in words
    assert kinds_of_pieces(table)["soldier-1"] == 2
    assert kinds_of_pieces(table)["scout-0"] == 4


@rule("S-13.3.3")
def test_soldiers_that_have_raided_lie_on_their_ship() -> None:
    table = scene(units={"LI:c4": {"black": "1s2f"}}, tiles={"LI:c4": "LI-SHP black"})
    assert "Pirate Ship of Seat 1" in titles(table)["space-3c4"]
    assert "1 soldier, 2 flat soldiers" in titles(table)["space-3c4"]
    assert kinds_of_pieces(table)["flat-0"] == 2


@rule("S-10.1")
def test_supplies_tell_what_the_next_collect_brings() -> None:
    table = scene(
        units={"TY:a1": {"black": "2c"}, "TY:d2": {"black": "1c"}},
        tiles={"TY:e1": "TY-VLT black"},
        goods={"black": "wood 4"},
    )
    words = titles(table, 0)
    assert words["supply-0-gold"].startswith("0 gold; the next Collect brings 3")
    assert words["supply-0-wood"].startswith("4 wood; the next Collect brings 1")


@rule("S-15.2")
def test_tasks_tell_how_far_they_have_come() -> None:
    table = scene(tasks={"black": "TY-T1"}, goods={"black": "gold 7"})
    assert "7 of 9 gold" in lines(table, 0)
    assert "7 of 9 gold" not in lines(table, 1)


@rule("S-5.2", "S-5.7")
def test_a_move_shows_its_ways_and_steps_to_the_mover_alone() -> None:
    table = scene(units={"TY:b1": {"black": "1c"}}, dragon="TY:c1")
    table.play(table.game.action("move 1b1"))
    found = came_from(table, 4, 0)
    assert set(found) == {int(table.game.actions.a[option]) for option in table.options}
    assert found[0] == (4, 1)
    assert max(steps for _, steps in found.values()) == 3
    assert {"ways", "begun"} <= set(titles(table, 0))
    assert not {"ways", "begun"} & set(titles(table, 1))


@rule("S-5.5")
def test_who_has_moved_is_told() -> None:
    table = scene(units={"TY:b1": {"black": "2c"}})
    for words in ("move 1b1", "group 1 0", "to 1b2"):
        table.play(table.game.action(words))
    assert titles(table)["space-1b2"].endswith("Seat 1: 1 scout on a spot (1 moved this turn)")


def test_sixty_spaces_nine_piles_three_decks() -> None:
    root = drawn(game(4, 1)[20])
    assert len(pieces(root, "space-")) == 60
    assert len(pieces(root, "pile-")) == 9
    assert len(pieces(root, "deck-")) == 3


def test_hands_and_tasks_are_shown_to_their_owner_alone() -> None:
    table = scene(hands={"black": "AL-S07"}, tasks={"black": "TY-T1", "green": "AL-T2"})
    own, others = table.game.picture(table, 0), table.game.picture(table, 1)
    assert "Master Carvers" in own
    assert "Golden Hoard" in own
    assert "Master Carvers" not in others
    assert "Golden Hoard" not in others
    assert "Crown of Leaves" in others


def test_a_picture_keeps_what_has_not_changed() -> None:
    table = scene(units={"TY:b1": {"black": "1c"}})
    before = [*table.game.drawing(table, 1)]
    table.play(table.game.action("move 1b1"))
    after = [*table.game.drawing(table, 1)]
    same = sum(one is other for one, other in zip(before, after, strict=True))
    assert same > 60
