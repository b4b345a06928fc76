"""Words that fit: cut at the end, broken at spaces, made smaller within bounds."""

from __future__ import annotations

import pytest

from spinney.art.lettering import fitting, room_for, shortened, text_lines, wrapped


def test_room_is_counted_in_letters_and_never_less_than_three() -> None:
    assert room_for(60, 10, 0.5) == 12
    assert room_for(59, 10, 0.5) == 11
    assert room_for(1, 10, 0.5) == 3


@pytest.mark.parametrize(
    ("words", "wide", "seen"),
    [
        ("Elven Wharf", 55, "Elven Wharf"),
        ("Elven Wharf", 54, "Elven Wha…"),
        ("Elven Wharf", 35, "Elven…"),  # no space before the sign
        ("Wharf", 1, "Wh…"),
    ],
)
def test_words_are_shortened_to_a_width(words: str, wide: float, seen: str) -> None:
    assert shortened(words, wide, 10, 0.5) == seen


@pytest.mark.parametrize(
    ("words", "most", "lines"),
    [
        ("Mint and Marrow Tea", 1, ("Mint and…",)),
        ("Mint and Marrow Tea", 2, ("Mint and", "Marrow Tea")),
        ("Mint and Marrow Teas", 2, ("Mint and", "Marrow Te…")),
        ("Quartermaster of it", 2, ("Quartermaster", "of it")),
        ("", 2, ("",)),
    ],
)
def test_words_are_wrapped_on_a_few_lines_of_ten_letters(
    words: str, most: int, lines: tuple[str, ...]
) -> None:
    assert wrapped(words, 50, 10, most, 0.5) == lines


def test_letters_grow_until_a_name_fills_its_width_within_bounds() -> None:
    assert fitting("Thornwood!", 60, 0.5, 11.5, 13.5) == 12
    assert fitting("Thornwood!", 90, 0.5, 11.5, 13.5) == 13.5
    assert fitting("Thornwood!", 30, 0.5, 11.5, 13.5) == 11.5


def test_lines_stand_one_below_another_and_let_a_touch_through_unless_told_otherwise() -> None:
    first, second = text_lines(("one", "two"), 8, 20, 12, 13.5, "f-ink")
    assert first == "<text x='8' y='20' font-size='12' class='f-ink' pointer-events='none'>one</text>"
    assert second.startswith("<text x='8' y='33.5' ")
    assert "pointer-events" not in text_lines(("one",), 8, 20, 12, 13.5, "f-ink", None)[0]
