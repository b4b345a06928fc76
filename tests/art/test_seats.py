"""The head of a seat's board: its mark, its name, and whether the table waits for it."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from spinney.art.seats import seat_edge, seat_head, seat_ink
from spinney.art.svg import g


def head(awaited: bool) -> ET.Element:
    return ET.fromstring(g(seat_head("x-", 2, "Thorn", "Tho…", awaited, 200, 17, 20)))


def test_a_seat_is_edged_in_its_colour_while_the_table_waits_for_it() -> None:
    assert seat_edge(2, True) == "s-seat-3"
    assert seat_edge(2, False) == "s-paper-edge"


def test_a_head_is_dyed_while_the_table_waits_and_its_words_are_pale_then() -> None:
    waiting, quiet = head(True), head(False)
    assert [part.tag for part in waiting] == ["path", "g", "text"]
    assert waiting[0].get("class") == "f-seat-3-cloth"
    assert [part.tag for part in quiet] == ["g", "text"]
    assert waiting[-1].get("class") == "serif f-on-seat" == f"serif {seat_ink(True)}"
    assert quiet[-1].get("class") == "serif f-ink" == f"serif {seat_ink(False)}"


def test_the_whole_name_is_told_where_a_part_of_it_is_shown() -> None:
    drawn = head(False)
    assert drawn.findtext("g/title") == "Thorn"
    assert drawn[-1].text == "Tho…"
    assert (drawn[-1].get("x"), drawn[-1].get("y")) == ("47", "29.8")
