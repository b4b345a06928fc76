"""Colours that can be read on any ground, and shapes for terminals without them."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from spinney.cli.terminal.clean_text import clean_text
from spinney.cli.terminal.styles import ASCII, STYLES, painted_sketch, style_of


def luminance(rgb: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in rgb]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("word", STYLES)
def test_every_colour_can_be_read_on_white_and_on_black(word: str) -> None:
    colour = STYLES[word].color
    if colour is None:
        return
    bright = luminance(colour.get_truecolor())
    assert min(1.05 / (bright + 0.05), (bright + 0.05) / 0.05) >= 4


def test_seats_have_colours_of_their_own() -> None:
    assert len({str(STYLES[f"seat{seat}"].color) for seat in range(6)}) == 6


def test_style_words_combine_and_unknown_ones_are_plain() -> None:
    assert style_of("seat0 strong") == STYLES["seat0"] + STYLES["strong"]
    assert not style_of("sparkling")
    assert not style_of("")


def test_shapes_become_letters_where_there_is_only_ascii() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    text = painted_sketch(Console(file=file), [[("╭─△", "seat0"), ("▲", "")], [("│□■", "dim")]])
    assert text.plain == "+-^A\n|o#"
    assert all(str(shape).isascii() for shape in ASCII.values())


def test_text_from_outside_is_made_harmless() -> None:
    assert clean_text("a\x1b[31mb\nc\td\x07") == "a [31mb c d"


def test_a_rule_means_the_same_where_there_is_only_ascii() -> None:
    assert "n ≤ 6 ≥ 1".translate(ASCII) == "n <= 6 >= 1"
