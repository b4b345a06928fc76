"""Everything that a table asks, as people see it: what can be touched, what is said, and what is marked."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import carried, check_ids, check_parts, check_text, written
from games.shifting_realms.questions import MORE, QUESTIONS, asking, crowded
from games.shifting_realms.scene import GAME, play, scene
from rule import rule
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS as ASKED

EVERY = (*QUESTIONS, *MORE)
PLACED = {kind.word for kind in GAME.actions.kinds if kind.parts}


def word(action: int) -> str:
    """The kind of an action."""
    return GAME.actions.kinds[GAME.actions.kind[action]].word


def shown(t: RealmsTable) -> dict[str, list[int]]:
    """What can be touched by whoever is asked."""
    return carried(ET.fromstring(GAME.picture(t, int(t.seat))))


def test_there_is_a_position_for_every_question() -> None:
    assert set(QUESTIONS) == set(ASKED.names)


@pytest.mark.parametrize("name", EVERY)
def test_whatever_has_a_place_can_be_touched_there(name: str) -> None:
    t = asking(name)
    touched = {action for actions in shown(t).values() for action in actions}
    assert touched == {option for option in t.options if word(option) in PLACED}
    for seat in range(-1, t.seats):
        if seat != t.seat:
            assert carried(ET.fromstring(GAME.picture(t, seat))) == {}


def test_every_kind_of_action_that_has_a_place_was_seen_there() -> None:
    seen = {word(action) for name in EVERY for actions in shown(asking(name)).values() for action in actions}
    assert seen == PLACED


@pytest.mark.parametrize("name", EVERY)
def test_the_question_is_told_in_full(name: str) -> None:
    t = asking(name)
    lines = written(ET.fromstring(GAME.picture(t, int(t.seat))))
    assert GAME.asked(t) in lines
    assert not [line for line in lines if "…" in line], "nothing is cut"
    assert GAME.heading(word(t.options[0]))[0].isupper()


@pytest.mark.parametrize("name", EVERY)
def test_the_picture_of_every_question_is_sound(name: str) -> None:
    t = asking(name)
    markup = GAME.picture(t, int(t.seat))
    root = ET.fromstring(markup)
    check_ids(markup, "sr-")
    check_parts(root)
    check_text(root)


@rule("S-5.1")
def test_the_space_where_a_move_begins_stands_for_everybody() -> None:
    t = play(scene(units={"TY:b3": {"black": "2s1c"}}), "move TY:b3")
    assert [t.game.text(action) for action in shown(t)["space-1b3"]] == ["group 1 2"]
    assert [t.game.text(action) for action in shown(t)["group-1-2"]] == ["group 1 2"]


def test_no_space_stands_for_everybody_where_not_all_may_go() -> None:
    t = play(scene(units={"AL:b2": {"black": "3s3c"}}, hands={"black": "TY-S08"}), "play TY-S08")
    assert t.game.view(t, 0)["question"] == "relocation_group"
    assert not [key for key in shown(t) if key.startswith("space-")]


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("group", "TY:c2"),
        ("blow", "TY:b3"),
        ("waiver", "AL:b2"),
        ("marker", "AL:b2"),
        ("return", "AL:b2"),
        ("routed", "TY:b3"),
        ("relocated", "AL:b2"),
    ],
)
def test_the_space_that_a_choice_is_about_is_framed(name: str, at: str) -> None:
    """The frame lies on the space, whatever else is there."""
    t = asking(name)
    board = ("TY", "AL", "LI").index(at[:2]) + 1
    root = ET.fromstring(GAME.picture(t, int(t.seat)))
    frame = next(part for part in root.iter() if part.get("id") == "sr-begun")
    space = next(part for part in root.iter() if part.get("id") == f"sr-space-{board}{at[3:]}")
    left, top = (float(number) for number in space.get("transform", "")[10:-1].replace(",", " ").split()[:2])
    assert abs(float(frame.get("x", "0")) - left) < 2
    assert abs(float(frame.get("y", "0")) - top) < 2


def test_the_pile_of_a_tile_that_is_built_is_framed() -> None:
    root = ET.fromstring(GAME.picture(asking("site"), 0))
    parts = [part.get("id", "") for part in root.iter() if part.get("id")]
    assert parts.index("sr-begun") > parts.index("sr-pile-AL-MKT"), "it lies on the pile"


@rule("S-2.2")
def test_what_others_bid_is_on_no_picture_before_all_have() -> None:
    t = play(asking("bid"), "bid 2")
    assert "bids 2 gold" in written(ET.fromstring(GAME.picture(t, 0)))
    for seat in (-1, 1, 2):
        assert not [line for line in written(ET.fromstring(GAME.picture(t, seat))) if line.startswith("bids")]
    play(t, "bid 1", "bid 0")
    assert "bids 2 gold" in written(ET.fromstring(GAME.picture(t, 1)))


@rule("S-1.7")
def test_tasks_that_were_dealt_lie_face_down_for_others() -> None:
    assert "Tasks lie face down" in written(ET.fromstring(GAME.picture(asking("bid"), -1)))


def test_supplies_are_named() -> None:
    lines = written(ET.fromstring(GAME.picture(crowded(), 0)))
    assert {"wood", "stone", "gold", "magic"} <= set(lines)


@rule("S-13.1.7")
@pytest.mark.parametrize(("tile", "before"), [("", True), ("TY-STR green", False)])
def test_the_dragon_hides_nobody(tile: str, before: bool) -> None:
    """It lies behind the units of a space, but above a tile, which would hide it."""
    tiles = {"TY:b1": tile} if tile else {}
    t = scene(units={"TY:b1": {"green": "1s"}}, tiles=tiles, dragon="TY:b1")
    parts = [part.get("id", "") for part in ET.fromstring(GAME.picture(t, 0)).iter() if part.get("id")]
    assert (parts.index("sr-dragon") < parts.index("sr-space-1b1")) == before


def test_what_is_taken_from_an_opponent_is_touched_in_that_supply() -> None:
    t = asking("loot")
    assert sorted(shown(t)) == ["supply-1-gold", "supply-1-wood"]


@rule("S-15.2")
def test_after_the_end_of_two_all_tasks_of_the_other_can_be_read() -> None:
    """However many permanents lie there."""
    t = scene(
        seats=2,
        laid={"green": "TY-S09 AL-S03 AL-S06 LI-S06 TY-S01"},
        tasks={"black": "TY-T1", "green": "TY-T2 AL-T2 LI-T2"},
    )
    t.over = True
    t.winners = [1]
    lines = written(ET.fromstring(GAME.picture(t, 0)))
    for name in ("Deep Roads", "Crown of Leaves", "Marked Charts"):
        assert any(line.startswith(name) for line in lines), name


@pytest.mark.parametrize("name", ["bid", "card", "group", "blow", "removal"])
def test_what_lies_in_the_tray_has_the_heading_of_its_actions(name: str) -> None:
    t = asking(name)
    heading = GAME.heading(word(t.options[-1]))
    tray = next(
        part for part in ET.fromstring(GAME.picture(t, int(t.seat))).iter() if part.get("id") == "sr-tray"
    )
    assert tray.text == heading


def test_one_of_a_kind_is_not_many() -> None:
    t = play(scene(units={"TY:b3": {"black": "1s1c"}}), "move TY:b3")
    t.factions[1].scouts = 1
    picture = GAME.picture(t, 0)
    assert "<title>1 scout and 1 soldier" in picture
    assert "In reserve: 1 scout, " in picture


@rule("S-9.6")
@pytest.mark.parametrize(("laid", "protected"), [("", 2), ("AL-S06", 3)])
def test_the_legend_says_how_many_scouts_a_soldier_protects(laid: str, protected: int) -> None:
    t = scene(laid={"black": laid})
    lines = written(ET.fromstring(GAME.picture(t, 0)))
    assert f"soldier: protects {protected} scouts here, and fights" in lines
