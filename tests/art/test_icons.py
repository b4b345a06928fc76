"""The icons: each has a shape of its own and a title, all on one grid."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from art.checks import check_clean
from spinney.art.icons import COLOURS, ICONS, SPIRITS, icon, icon_symbol, icon_symbols, icon_words
from spinney.art.icons.spirits import OUTLINES
from spinney.art.svg import Markup
from spinney.art.theme import tokens


def shapes(drawing: Markup) -> tuple[str, ...]:
    """A drawing without its colours."""
    return tuple(re.findall(r" (?:d|r|rx|cx|cy|x|y|width|height)='([^']*)'", drawing))


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_a_symbol_with_a_title_on_the_grid(name: str) -> None:
    root = ET.fromstring(icon_symbol(name, "x-"))
    assert root.get("id") == f"x-icon-{name}"
    assert root.get("viewBox") == "0 0 24 24"
    assert root.findtext("title") == icon_words(name)
    for part in root.iter():
        if part.get("transform") is None:
            numbers = re.findall(r"-?\d*\.?\d+", part.get("d", ""))
            assert all(0 <= float(number) <= 24 for number in numbers)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_takes_every_colour_from_the_theme(name: str) -> None:
    symbol = icon_symbol(name, "x-")
    used = set(re.findall(r"\b[fs]-([a-z0-9-]+)", " ".join(re.findall(r"class='([^']*)'", symbol))))
    assert used <= set(tokens(night=False))
    assert " fill=" not in symbol
    assert " stroke=" not in symbol


def test_no_two_icons_are_the_same_without_their_colours() -> None:
    drawn = {name: shapes(icon_symbol(name, "")) for name in ICONS}
    assert len(set(drawn.values())) == len(drawn)


def test_spirits_differ_in_their_outline_and_groves_carry_it() -> None:
    assert set(OUTLINES) == set(SPIRITS)
    assert len(set(OUTLINES.values())) == len(SPIRITS)
    for colour in COLOURS:
        assert OUTLINES[colour] in icon_symbol(f"grove-{colour}", "")


def test_an_icon_is_used_with_its_words_other_words_or_none() -> None:
    assert icon("x-", "water", 10, 10, 16).startswith("<g><title>water</title><use ")
    assert "<title>2 water</title>" in icon("x-", "water", 10, 10, 16, "2 water")
    silent = icon("x-", "water", 10, 10, 16, "")
    assert silent == "<use href='#x-icon-water' x='2' y='2' width='16' height='16' pointer-events='none'/>"


def test_all_icons_together_are_clean() -> None:
    sheet = f"<svg xmlns='http://www.w3.org/2000/svg'>{''.join(icon_symbols(prefix='x-'))}</svg>"
    check_clean(sheet, "x-")
    assert len(ET.fromstring(sheet)) == len(ICONS)
