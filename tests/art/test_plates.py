"""Paper, plates and buttons."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offer
from spinney.art.plates import PAPER, button, count_pill, paper, plate
from spinney.art.shapes import card
from spinney.art.svg import circle

ZONE = Zone(5, 6, 40, 20)


def test_paper_is_cut_by_hand_the_same_way_every_time() -> None:
    sheet = ET.fromstring(paper(40, 20, 7, 9, "f-paper line"))
    assert sheet.attrib == {"d": card(0, 0, 40, 20, 7, 9), "class": "f-paper line"}


def test_a_plate_fills_its_zone_and_glows_inside_its_edge() -> None:
    root = ET.fromstring(plate("x-", "bid", "Bid", ZONE, Offer("3"), circle(r=1), piece="bid"))
    ground, glow = root.findall("rect")[0], root.findall("g/rect")[0]
    assert ground.attrib == {"width": "40", "height": "20", "rx": "7", "class": PAPER}
    assert glow.attrib == {"x": "1", "y": "1", "width": "38", "height": "18", "rx": "7"}
    assert root.get("transform") == "translate(5 6)"
    assert root.get("data-piece") == "bid"
    assert root[-1].tag == "circle"


def test_a_plate_may_have_other_looks_and_glow_at_its_edge() -> None:
    root = ET.fromstring(plate("x-", "bid", "Bid", ZONE, Offer("3"), look="f-moss", corner=5, inset=0))
    assert root.findall("rect")[0].attrib == {"width": "40", "height": "20", "rx": "5", "class": "f-moss"}
    assert root.findall("g/rect")[0].attrib == {"width": "40", "height": "20", "rx": "5"}


def test_a_button_has_its_words_in_the_middle_and_its_hint_in_the_title() -> None:
    root = ET.fromstring(button("x-", "bid-3", "3", "Bid 3", ZONE, NOTHING, 13, 4.5, 6))
    assert [part.tag for part in root] == ["title", "rect", "text"]
    assert root.findtext("title") == "Bid 3"
    words = root[-1]
    assert words.text == "3"
    assert (words.get("x"), words.get("y"), words.get("font-size")) == ("20", "14.5", "13")
    assert words.get("pointer-events") == "none"
    assert root[1].get("rx") == "6"


def test_a_count_lies_on_an_oval_that_is_longer_for_two_figures() -> None:
    one, two = (ET.fromstring(count_pill(count, 30, 20, 15)) for count in (9, 10))
    assert (one[0].get("x"), one[0].get("y"), one[0].get("width")) == ("22.5", "12.5", "15")
    assert (two[0].get("x"), two[0].get("width"), two[0].get("height")) == ("20", "20", "15")
    assert one[0].get("rx") == "7.5"
    assert (one[1].text, one[1].get("x"), one[1].get("font-size")) == ("9", "30", "13")
