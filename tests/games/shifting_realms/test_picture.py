"""The board as SVG and as text: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces
from games.shifting_realms.positions import GAME, SPECTATOR, asking, game, positions, watchers
from games.shifting_realms.scene import scene
from spinney.games.shifting_realms.picture import draw
from spinney.games.shifting_realms.table import RealmsTable

ASKED = (
    "bid",
    "card",
    "window",
    "group",
    "destination",
    "site",
    "unit",
    "deck",
    "drawn",
    "step",
    "any",
)


def drawn(table: RealmsTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(GAME, table, seat))


def test_it_is_well_formed_and_clean() -> None:
    for table in positions()[::4]:
        for seat in watchers(table)[:3]:
            markup = draw(GAME, table, seat)
            root = ET.fromstring(markup)
            assert root.get("viewBox") == "0 0 1280 800"
            check_clean(markup.replace(root.findtext(f"{SVG}style", ""), ""), "sr-")
            check_ids(markup, "sr-")
            check_text(root)
            check_parts(root)


@pytest.mark.parametrize("name", ASKED)
def test_options_that_name_something_are_on_it_and_nothing_else(name: str) -> None:
    table, space = asking(name, 3), GAME.actions
    placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
    shown = carried(drawn(table, table.seat))
    assert {number for numbers in shown.values() for number in numbers} == placed
    assert carried(drawn(table)) == {}


def test_blows_and_removals_are_in_the_tray() -> None:
    table = scene(units={"TY:b1": {"black": "4s", "green": "1s6c"}})
    table.play(table.game.action("fight 1b1 green"))
    shown = carried(ET.fromstring(table.game.picture(table, 0)))
    assert [*shown] == [f"attack-{number}" for number in (1, 2, 3, 4)]


def test_sixty_spaces_nine_piles_three_decks() -> None:
    root = drawn(game(4, 1)[20])
    assert len(pieces(root, "space-")) == 60
    assert len(pieces(root, "pile-")) == 9
    assert len(pieces(root, "deck-")) == 3


def test_hands_and_tasks_are_shown_to_their_owner_alone() -> None:
    table = scene(hands={"black": "AL-S07"}, tasks={"black": "TY-T1", "green": "AL-T2"})
    own, others = table.game.picture(table, 0), table.game.picture(table, 1)
    assert "Master Carvers" in own
    assert "Golden Hoard" in own
    assert "Master Carvers" not in others
    assert "Golden Hoard" not in others
    assert "Crown of Leaves" in others


def test_a_picture_keeps_what_has_not_changed() -> None:
    table = scene(units={"TY:b1": {"black": "1c"}})
    before = [*table.game.drawing(table, 1)]
    table.play(table.game.action("move 1b1"))
    after = [*table.game.drawing(table, 1)]
    same = sum(one is other for one, other in zip(before, after, strict=True))
    assert same > 60


def test_the_sketch_fits_a_terminal() -> None:
    for table in positions():
        for seat in watchers(table):
            for line in GAME.sketch(table, seat):
                assert len("".join(words for words, _ in line).rstrip()) <= 80
