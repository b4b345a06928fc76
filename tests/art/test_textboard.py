"""Lines of text for terminals: none is wider than a terminal."""

from __future__ import annotations

from spinney.art.textboard import WIDE, after_heading, asked_line, called, cut, ended_line, starred, width


def test_words_are_cut_with_a_sign() -> None:
    assert cut("Stronghold", 10) == "Stronghold"
    assert cut("Strongholds", 10) == "Stronghol…"


def test_what_can_be_chosen_has_a_star_and_glows() -> None:
    assert starred("Oak", True, "dim") == ("*Oak", "glow")
    assert starred("Oak", False, "dim") == ("Oak", "dim")
    assert starred("Oak", False) == ("Oak", "")


def test_pieces_go_beside_their_heading_on_as_many_lines_as_they_need() -> None:
    pieces = [("x" * 20, "glow"), ("y" * 20, ""), ("z" * 22, "dim"), ("end", "")]
    first, second = after_heading("Items", pieces, 8)
    assert first == [
        ("Items   ", "title"),
        ("x" * 20 + "  ", "glow"),
        ("y" * 20 + "  ", ""),
        ("z" * 22 + "  ", "dim"),
    ]
    assert second == [(" " * 8, ""), ("end  ", "")]


def test_a_line_is_filled_to_the_last_column_and_no_further() -> None:
    full = [("x" * 34, ""), ("y" * 34, "")]  # 8 + 36 + 36
    assert [width(line) for line in after_heading("Items", full, 8)] == [WIDE]
    over = [("x" * 34, ""), ("y" * 35, "")]
    assert [width(line) for line in after_heading("Items", over, 8)] == [44, 45]


def test_a_piece_that_is_too_long_for_a_line_is_cut() -> None:
    (line,) = after_heading("Items", [("x" * 200, "")], 8)
    assert width(line) == WIDE
    assert line[1][0].endswith("x…  ")


def test_a_heading_without_pieces_is_a_line() -> None:
    assert after_heading("Items", [], 8) == [[("Items   ", "title")]]


def test_who_is_asked_and_for_what_fits_on_a_line() -> None:
    name = called("Ash", True)
    assert name == "Ash (you)"
    assert called("Ash", False) == "Ash"
    assert asked_line(2, name, "bid, or pass") == [
        ("To choose: ", "dim"),
        ("Ash (you)", "seat2 strong"),
        (", bid, or pass", ""),
    ]
    long = asked_line(0, name, "x" * 100)
    assert width(long) == WIDE - 1
    assert long[-1][0].endswith("x…")


def test_the_end_is_told_with_everybodys_points() -> None:
    assert ended_line("Ash wins", ["Ash", "Oak"], [7, -2]) == [
        ("Ash wins.", "strong"),
        ("  Ash 7, Oak -2", ""),
    ]
