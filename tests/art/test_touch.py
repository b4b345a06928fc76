"""Parts of a drawing: found by their keys, described, and with a rim that can glow."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from spinney.art.svg import circle, rect
from spinney.art.touch import part


def test_a_part_has_its_key_its_id_and_its_words() -> None:
    root = ET.fromstring(part("x-", "oak", "An oak & an ash.", rect(width=8), piece="tree", opacity=0.5))
    assert root.attrib == {
        "id": "x-oak",
        "class": "part",
        "data-key": "oak",
        "data-piece": "tree",
        "opacity": "0.5",
    }
    assert root.findtext("title") == "An oak & an ash."


def test_the_rim_lies_above_the_ground_and_under_all_that_stands_on_it() -> None:
    root = ET.fromstring(part("x-", "oak", "Oak", rect(width=8), circle(r=1), circle(r=2), rim=rect(width=6)))
    assert [child.tag for child in root] == ["title", "rect", "g", "circle", "circle"]
    assert root[2].get("class") == "rim"
    assert [child.get("width") for child in root[2]] == ["6"]


def test_a_part_does_not_know_what_can_be_done() -> None:
    drawn = part("x-", "oak", "Oak", rect(width=8), rim=rect(width=6))
    assert "data-actions" not in drawn
    assert "can" not in ET.fromstring(drawn).get("class", "").split()


def test_a_part_may_be_empty_or_without_words() -> None:
    assert [child.tag for child in ET.fromstring(part("x-", "oak", "Oak"))] == ["title"]
    assert [child.tag for child in ET.fromstring(part("x-", "oak", "", rect(width=8)))] == ["rect"]
    assert len(ET.fromstring(part("x-", "oak", ""))) == 0
