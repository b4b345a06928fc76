"""Marks, dice and what is drawn by hand."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from spinney.art.dice import die, pips
from spinney.art.marks import (
    SEAT_MARKS,
    SHAPES,
    grid_symbol,
    mark_symbols,
    seal,
    seat_mark,
    sign,
    silhouette_symbol,
)
from spinney.art.shapes import Hand, card, tuft
from spinney.art.svg import path


@pytest.mark.parametrize("name", SHAPES)
def test_a_mark_stays_on_its_grid(name: str) -> None:
    """Coordinates are absolute: every number of a shape lies within the 24 units."""
    assert re.fullmatch(r"[MLCSQAHVZ0-9 .-]+", SHAPES[name])
    assert all(0 <= float(number) <= 24 for number in re.findall(r"-?\d*\.?\d+", SHAPES[name]))


def test_marks_become_symbols_with_a_title() -> None:
    leaf, moon = (ET.fromstring(symbol) for symbol in mark_symbols(("leaf", "moon"), "x-"))
    assert (leaf.get("id"), moon.get("id")) == ("x-mark-leaf", "x-mark-moon")
    assert leaf.get("viewBox") == "0 0 24 24"
    assert leaf.findtext("title") == "leaf"


def test_a_silhouette_is_one_shape_with_holes_and_other_drawings_go_on_the_same_grid() -> None:
    house = ET.fromstring(silhouette_symbol("x-house", "house", "M0 0H24V24H0Z"))
    assert house.attrib == {"id": "x-house", "viewBox": "0 0 24 24"}
    assert [part.attrib for part in house.iter("path")] == [{"d": "M0 0H24V24H0Z", "fill-rule": "evenodd"}]
    both = ET.fromstring(grid_symbol("x-both", "two", path(d="M0 0"), path(d="M1 1")))
    assert [part.tag for part in both] == ["title", "path", "path"]


def test_a_sign_takes_its_colour_and_leaves_the_words_to_what_it_lies_on() -> None:
    drawn = ET.fromstring(sign("x-", "house", 10, 20, 6, "f-danger"))
    assert (drawn.get("href"), drawn.get("x"), drawn.get("y")) == ("#x-house", "7", "17")
    assert (drawn.get("class"), drawn.get("pointer-events")) == ("f-danger", "none")
    assert "class='f-ink'" in sign("x-", "house", 10, 20, 6)


def test_a_seal_is_the_mark_of_a_seat_on_its_cloth() -> None:
    root = ET.fromstring(seal("x-", 1, 10, 20, 5, "Moon"))
    disc, mark = root.findall("circle")[0], root.findall("use")[0]
    assert root.findtext("title") == "Moon"
    assert disc.get("class") == "f-seat-2-cloth s-on-seat"
    assert (mark.get("href"), mark.get("width")) == (f"#x-mark-{SEAT_MARKS[1]}", "6.5")
    assert (root.get("pointer-events"), mark.get("pointer-events")) == (None, "none")


def test_a_silent_seal_lets_every_touch_through() -> None:
    root = ET.fromstring(seal("x-", 1, 10, 20, 5, edge=1.2, silent=True))
    assert root.get("pointer-events") == "none"
    assert root[0].get("stroke-width") == "1.2"
    assert seat_mark("x-", 1, 10, 20, 6.5) in seal("x-", 1, 10, 20, 5, edge=1.2, silent=True)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_value_in_pips(value: int) -> None:
    assert len(set(pips(value))) == value
    assert die(value, 0, 0, 40).count("f-pip") == value


@pytest.mark.parametrize("value", range(1, 7))
def test_the_pips_of_a_die_are_the_same_from_both_sides(value: int) -> None:
    assert {(-x, -y) for x, y in pips(value)} == set(pips(value))


def test_a_die_that_counted_differs_in_shape_from_one_that_did_not() -> None:
    assert die(3, 0, 0, 40, True).count("<rect") > die(3, 0, 0, 40, False).count("<rect")


def test_an_unsteady_hand_repeats_itself() -> None:
    one, same, other = Hand(3), Hand(3), Hand(4)
    row = [one.between(0, 1) for _ in range(9)]
    assert row == [same.between(0, 1) for _ in range(9)]
    assert row != [other.between(0, 1) for _ in range(9)]
    assert all(0 <= value < 1 for value in row)


def test_a_card_is_drawn_by_hand_closed_and_always_the_same() -> None:
    assert card(0, 0, 80, 40, 1) == card(0, 0, 80, 40, 1)
    assert card(0, 0, 80, 40, 1) != card(0, 0, 80, 40, 2)
    assert card(0, 0, 80, 40, 1).endswith("Z")


def test_grass_stands_at_its_point() -> None:
    assert tuft(3, 4).startswith("M3 4q")
