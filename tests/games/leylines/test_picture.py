"""The board as SVG: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces, written
from games.leylines.positions import GAME, SPECTATOR, asking, game, positions, watchers
from spinney.games.leylines import actions, question
from spinney.games.leylines.picture import draw
from spinney.games.leylines.picture_layout import MAP, MINE, SIZE, THEIRS, Places, others
from spinney.games.leylines.table import LeylinesTable


def drawn(table: LeylinesTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(GAME, table, seat))


def test_it_is_well_formed_and_clean() -> None:
    for table in positions()[::3]:
        for seat in watchers(table)[:3]:
            markup = draw(GAME, table, seat)
            root = ET.fromstring(markup)
            assert root.get("viewBox") == "0 0 1280 800"
            check_clean(markup.replace(root.findtext(f"{SVG}style", ""), ""), "ll-")
            check_ids(markup, "ll-")
            check_text(root)
            check_parts(root)


@pytest.mark.parametrize("name", [name for name in question.NAMES if name not in ("second_bid", "dusk")])
def test_options_that_name_something_are_on_it_and_nothing_else(name: str) -> None:
    table, space = asking(name, 4), GAME.actions
    placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
    shown = carried(drawn(table, table.seat))
    assert {number for numbers in shown.values() for number in numbers} == placed
    assert carried(drawn(table)) == {}


@pytest.mark.parametrize(
    ("name", "kind", "start"),
    [
        ("destination", actions.TO, "space-"),
        ("companion", actions.FROM, "space-"),
        ("start", actions.MOVE, "die-"),
        ("drop", actions.DROP, "held-"),
        ("lot", actions.AUCTION, "lot-"),
        ("bid", actions.BID, "bid-"),
        ("friend", actions.HIRE, "hire-"),
        ("item", actions.BUY, "item-"),
        ("contract", actions.COMPLETE, "contract-"),
        ("cubes", actions.TAKE, "take-"),
        ("payment", actions.PAIR, "held-"),
    ],
)
def test_each_choice_is_carried_by_what_a_player_would_touch(name: str, kind: int, start: str) -> None:
    table = asking(name, 4)
    for key, numbers in carried(drawn(table, table.seat)).items():
        if any(table.content.actions.kind_of(number) == kind for number in numbers):
            assert key.startswith(start)


def test_every_space_cube_and_standee_is_there() -> None:
    for table in positions()[::5]:
        root = drawn(table)
        assert len(pieces(root, "space-")) == 61
        assert {f"Seat {seat + 1}" for seat in range(1, table.seats)} <= {
            line.removeprefix("★ ") for line in written(root)
        }


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_panels_fit(seats: int) -> None:
    zones = others(seats - 1)
    assert all(zone.y + zone.height <= THEIRS.y + THEIRS.height + 1 for zone in zones)
    assert max(zone.x + zone.width for zone in [*zones, MINE, MAP]) <= SIZE[0]
    assert max(zone.y + zone.height for zone in [*zones, MINE, MAP]) <= SIZE[1]


def test_spaces_lie_on_the_map() -> None:
    places = Places(GAME.content.board)
    for space in GAME.content.board.spaces:
        x, y = places.at(space.x, space.y)
        assert MAP.x < x < MAP.x + MAP.width
        assert MAP.y < y < MAP.y + MAP.height


def test_a_reachable_space_says_how_far_it_is() -> None:
    table = next(t for t in game(2, 1) if question.question(t) == question.DESTINATION)
    here = table.travellers[table.seat].space
    markup = draw(GAME, table, table.seat)
    option = next(o for o in table.options if table.content.actions.kind_of(o) == actions.TO)
    steps = table.content.steps[here][table.content.actions.part_of(option)]
    assert f">{int(steps)}</text>" in markup or steps == 0
