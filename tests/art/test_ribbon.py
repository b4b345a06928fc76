"""The ribbon: whose choice it is, who has won, and the colours that say so."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from spinney.art.layout import Zone
from spinney.art.ribbon import choosing, on_ribbon, on_turn, ribbon_ground, ribbon_ink, victory
from spinney.art.svg import circle


def test_whoever_looks_is_spoken_to() -> None:
    assert choosing("Ash", True) == "Your choice, Ash"
    assert choosing("Ash", False) == "Ash chooses"
    assert on_turn("Ash", True) == "Your turn, Ash"
    assert on_turn("Ash", False) == "Ash's turn"


def test_a_victory_may_be_shared() -> None:
    assert victory(["Ash"]) == "Ash wins"
    assert victory(["Ash", "Oak"]) == "Ash and Oak share the victory"


def test_a_winners_ribbon_is_dyed_and_nobodys_is_plain() -> None:
    assert ribbon_ground(1, False) == "f-paper line s-seat-2"
    assert ribbon_ground(1, True) == "f-seat-2-cloth line s-seat-2"
    assert ribbon_ground(-1, True) == "f-paper line s-paper-edge"
    assert (ribbon_ink(False), ribbon_ink(True)) == ("f-ink", "f-on-seat")


def test_a_ribbon_has_its_words_its_cloth_and_what_is_on_it() -> None:
    root = ET.fromstring(on_ribbon("x-", Zone(12, 8, 200, 40), "Ash chooses", 0, False, circle(r=3)))
    assert root.attrib == {"id": "x-turn", "transform": "translate(12 8)"}
    assert [part.tag for part in root] == ["title", "path", "circle"]
    assert root.findtext("title") == "Ash chooses"
    assert root[1].get("class") == ribbon_ground(0, False)
