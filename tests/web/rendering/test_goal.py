"""The goal in the line at the top of a table's page."""

from __future__ import annotations

import re
from typing import Any

import spinney
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table
from spinney.web.rendering.goal import goal
from spinney.web.rendering.page_parts import ALL, OF_A_STORY
from spinney.web.rendering.viewer import Viewer
from toy.game import Toy
from web.rendering.test_secrecy import live_table_of

BATTLE = spinney.game("battle_for_the_grove")


def drawn(table: Table | None, seat: int, name: str = "") -> str:
    game: Any = BATTLE if table is None else table.game
    live = live_table_of(game, 2)
    live.table = table
    live.seats[1].name = name
    return str(goal(Viewer(live, seat, [seat] if seat >= 0 else [], "", -1)))


def test_it_has_the_sentence_and_a_labelled_meter_for_each_side() -> None:
    page = drawn(BATTLE.start(2, seed=1), 0, "Ann & Bo")
    assert "two circles of seven cubes wins." in page
    told = re.findall(r"<span><span class='whose' title='([^']*)'>(.*?)</span>(.*?)</span>", page)
    assert all(whole == whose for whole, whose, _ in told), "a long name is whole on hover"
    assert [whose + label for _, whose, label in told] == [
        "you: cubes on two circles",
        "Ann &amp; Bo: cubes on two circles",
    ]
    assert page.count("<meter ") == page.count("aria-label=") == 2
    assert "style" not in page  # the policy forbids it
    assert "you" not in drawn(BATTLE.start(2, seed=1), SPECTATOR)


def test_a_meter_explains_its_short_name_on_hover() -> None:
    page = drawn(spinney.game("shifting_realms").start(2, seed=1, left="dovre"), 0)
    assert page.count("<li title=") == 3
    assert "<li title='Objective of Dovre: troll king tokens, 0 of 6'><span>Dovre</span>" in page
    assert "<li title" not in drawn(BATTLE.start(2, seed=1), 0)


def test_it_is_empty_before_the_game_after_it_and_where_a_game_does_not_say() -> None:
    over = BATTLE.start(2, seed=1, max_turns=1)
    while not over.over:
        over.play(over.options[-1])
    assert (drawn(None, 0), drawn(over, 0), drawn(Toy().start(2, seed=1), 0)) == ("", "", "")


def test_a_story_leaves_it_out() -> None:
    assert ALL["goal"] is goal
    assert OF_A_STORY["goal"] is not goal
