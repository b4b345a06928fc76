"""The builder: short markup, always escaped."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from spinney.art.svg import (
    Markup,
    at,
    circle,
    element,
    g,
    joined,
    number,
    numbers,
    path,
    tag,
    text,
    title,
    use,
)

PRINTABLE = st.text(st.characters(blacklist_categories=("Cs", "Cc"), blacklist_characters="\ufffe\uffff"))


def test_attributes_get_hyphens_and_lose_a_trailing_underscore() -> None:
    assert circle(r=3, class_="f-ink", data_key="a") == "<circle r='3' class='f-ink' data-key='a'/>"


def test_none_leaves_an_attribute_or_a_child_out() -> None:
    assert g(None, [None], id=None) == "<g/>"


def test_markup_goes_in_as_it_is_and_text_is_escaped() -> None:
    assert g(title("a < b & c"), "'") == "<g><title>a &lt; b &amp; c</title>&#39;</g>"


def test_children_may_come_in_rows() -> None:
    assert g([path(), [path()][0]], "x") == "<g><path/><path/>x</g>"
    assert joined("a", ["b", None]) == "ab"


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3, 0.5, -1.254, 2.0, -0.001, 1200)] == [
        "3",
        "0.5",
        "-1.25",
        "2",
        "0",
        "1200",
    ]
    assert numbers(1, 2.5) == "1 2.5"


def test_a_transform_says_where_and_how_large() -> None:
    assert at(3, 4.5) == "translate(3 4.5)"
    assert at(3, 4, 0.5) == "translate(3 4) scale(0.5)"


def test_a_symbol_is_drawn_around_its_middle() -> None:
    assert use("leaf", 10, 10, 4) == "<use href='#leaf' x='8' y='8' width='4' height='4'/>"
    assert use("leaf") == "<use href='#leaf'/>"


def test_a_tag_is_the_maker_of_its_element() -> None:
    assert tag("mask")("x", id="m") == element("mask", "x", id="m")


@given(PRINTABLE, PRINTABLE)
def test_whatever_is_written_is_read_again(inside: str, attribute: str) -> None:
    root = ET.fromstring(text(inside, id=attribute))
    assert (root.text or "") == inside
    assert root.get("id") == attribute


def test_what_the_builder_makes_is_markup() -> None:
    assert isinstance(g(), Markup)
    assert isinstance(joined("<"), Markup)
