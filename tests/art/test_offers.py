"""Offers: what the parts of a picture stand for, who gets them, and what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as ET

from spinney.art.offers import MOST_LINES, NOTHING, Offer, offers_of, offers_to, touchable
from spinney.art.svg import circle, rect


class Labels:
    """The part of a game that offers need: its labels."""

    def label(self, table: Asked, action: int) -> str:
        return f"{table.seat} does {action}"


class Asked:
    """The part of a table that offers need: who is asked, and for what."""

    def __init__(self, seat: int, options: Sequence[int], over: bool = False) -> None:
        self.game = Labels()
        self.seat = seat
        self.options = options
        self.over = over


def parts_of(table: Asked, action: int) -> list[str]:
    return [f"s{table.seat}-{action // 10}", "any"] if action else []


def test_a_part_is_offered_every_option_about_it_and_an_option_may_be_about_many() -> None:
    found = offers_to(Asked(1, [12, 11, 20, 0]), 1, parts_of)
    assert found == {
        "s1-1": Offer("11 12", "\n1 does 12\n1 does 11"),
        "any": Offer("11 12 20", "\n1 does 12\n1 does 11\n1 does 20"),
        "s1-2": Offer("20", "\n1 does 20"),
    }


def test_nothing_is_offered_to_anybody_else_or_at_the_end() -> None:
    assert offers_to(Asked(1, [11]), 0, parts_of) == {}
    assert offers_to(Asked(1, [11]), -1, parts_of) == {}
    assert offers_to(Asked(1, [11], over=True), 1, parts_of) == {}


def test_a_tooltip_has_so_many_lines_and_says_how_many_more_there_are() -> None:
    offer = offers_of(range(MOST_LINES + 3), lambda action: ["all"], str)["all"]
    assert offer.words.count("\n") == MOST_LINES + 1
    assert offer.words.endswith("\nand 3 more")
    assert len(offer.actions.split()) == MOST_LINES + 3


def test_what_can_be_touched_glows_above_its_ground_and_below_what_is_on_it() -> None:
    ground, outline, mark = rect(width=8, height=4), rect(width=6, height=2), circle(r=1)
    drawn = touchable(
        "x-", "oak", "Oak", Offer("4 7", "\nMove"), ground, outline, mark, piece="tree", opacity=0.5
    )
    root = ET.fromstring(drawn)
    assert root.attrib == {
        "id": "x-oak",
        "class": "can",
        "data-key": "oak",
        "data-piece": "tree",
        "data-actions": "4 7",
        "opacity": "0.5",
    }
    assert [part.tag for part in root] == ["title", "rect", "g", "circle"]
    assert root.findtext("title") == "Oak\nMove"
    assert [part.get("width") for part in root.iter("rect")] == ["8", "6", "6"]
    assert root[2].get("class") == "lantern"


def test_without_an_offer_it_is_only_drawn() -> None:
    root = ET.fromstring(touchable("x-", "oak", "Oak", NOTHING, rect(width=8), rect(width=6), circle(r=1)))
    assert [part.tag for part in root] == ["title", "rect", "circle"]
    assert root.attrib == {"id": "x-oak", "data-key": "oak"}
    assert root.findtext("title") == "Oak"
