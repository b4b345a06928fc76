"""All zones on one sheet: each in its place, with the people above, and marks where names will be."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, check_clean, check_ids, check_text, written
from spinney.art.sheet import COLUMN, EDGE, SIGN, TOP, WIDTH, sheet
from spinney.art.svg import rect
from spinney.art.touch import part
from spinney.engine.faces.names import has_marks, named, seat_mark
from spinney.engine.faces.zones import BOARD, ME, MINE, SIDE, Board, Item, Person, Zone


def item(key: str, wide: float, high: float) -> Item:
    return Item(
        key, f"The {key}", wide, high, [part(SIGN, key, f"The {key}.", rect(width=wide, height=high))]
    )


def board(*zones: Zone, people: int = 2) -> Board:
    return Board(zones, [Person(seat, str(7 * seat)) for seat in range(people)], "Early & quiet.")


def whole() -> Board:
    return board(
        Zone("map", BOARD, "The map", [item("land", 900, 600)]),
        Zone("shop", SIDE, "The shop", [item("tea", 120, 90), item("tin", 120, 90)]),
        Zone("hand", MINE, "My hand", [item(f"card{at}", 300, 128) for at in range(4)]),
        Zone("self", ME, "My dice", [item("dice", 200, 60)]),
    )


def drawings(root: ET.Element) -> list[ET.Element]:
    """The drawings on a sheet."""
    return [drawing for drawing in root.iter(f"{SVG}svg") if drawing is not root]


def spot(drawing: ET.Element) -> tuple[float, float, float, float]:
    """Where a drawing lies in its zone, and how large it is."""
    x, y, wide, high = (float(drawing.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, wide, high


def test_a_sheet_is_clean_and_its_ids_are_its_own() -> None:
    drawn = sheet("Oaks & Ashes", whole(), "")
    check_clean(drawn, SIGN)
    check_ids(drawn, SIGN)
    root = ET.fromstring(drawn)
    check_text(root)
    assert root.get("aria-labelledby") == f"{SIGN}title {SIGN}desc"
    assert root.findtext(f"{SVG}title") == "Oaks & Ashes"
    assert root.findtext(f"{SVG}desc") == "Early & quiet."


def test_every_item_is_drawn_once_and_every_zone_but_the_board_has_its_title() -> None:
    root = ET.fromstring(sheet("Oaks", whole(), ""))
    keys = [found for node in root.iter() if (found := node.get("data-key"))]
    assert sorted(keys) == ["card0", "card1", "card2", "card3", "dice", "land", "tea", "tin"]
    assert {"The shop", "My hand", "My dice"} <= set(written(root))
    assert "The map" not in written(root)


def test_the_side_lies_beside_the_board_which_fills_the_rest() -> None:
    root = ET.fromstring(sheet("Oaks", whole(), ""))
    placed = [group.get("transform") for group in root.findall(f"{SVG}g")][-2:]
    assert placed == [f"translate({EDGE:g} {TOP:g})", f"translate({WIDTH - EDGE - COLUMN:g} {TOP:g})"]
    land = drawings(root)[0]
    assert spot(land)[2] == pytest.approx(WIDTH - 3 * EDGE - COLUMN)
    assert land.get("viewBox") == "0 0 900 600"


def test_without_a_side_the_board_has_the_whole_width() -> None:
    root = ET.fromstring(sheet("Oaks", board(Zone("map", BOARD, "Map", [item("land", 2000, 600)])), ""))
    assert spot(drawings(root)[0])[2] == pytest.approx(WIDTH - 2 * EDGE)


def test_items_flow_like_words_and_shrink_only_if_they_are_too_wide() -> None:
    cards = [item(f"card{at}", 150, 128) for at in range(4)]
    zone = Zone("shop", SIDE, "Shop", [*cards, item("wide", 800, 100)])
    spots = [spot(drawing) for drawing in drawings(ET.fromstring(sheet("Oaks", board(zone), "")))]
    assert [wide for _, _, wide, _ in spots] == pytest.approx([150, 150, 150, 150, COLUMN - 2 * EDGE])
    assert len({y for _, y, _, _ in spots}) == 3
    for (x, y, wide, high), (next_x, next_y, _, _) in pairwise(spots):
        assert (next_y == y and next_x >= x + wide) or next_y >= y + high
    assert all(x + wide <= COLUMN - EDGE + 0.1 for x, _, wide, _ in spots)


def test_people_are_marks_until_somebody_puts_their_names_in() -> None:
    drawn = sheet("Oaks", board(people=3), "")
    assert has_marks(drawn)
    assert f"{seat_mark(2)} · 14" in written(ET.fromstring(drawn))
    told = named(drawn, ["Ann", "Bob", "Cy"])
    assert not has_marks(told)
    assert "Cy · 14" in written(ET.fromstring(told))


def test_the_symbols_of_the_game_are_on_the_sheet() -> None:
    root = ET.fromstring(sheet("Oaks", whole(), "<symbol id='x-acorn'/>"))
    symbols = [node.get("id") for node in root.findall(f"{SVG}defs/{SVG}symbol")]
    assert "x-acorn" in symbols
