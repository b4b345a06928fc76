"""The question on the page: answers that cost nothing are given, phones have a button for every option."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

from spinney.engine.faces.asking import NOTHING_TRIVIAL
from spinney.engine.table import Table
from web.browser.chromium import expect
from web.browser.moving_table import Stage, positions, stage

PHONE = (390, 844)


def trivial(table: Table) -> int:
    """The answer that anybody would give and that costs nothing, or -1."""
    return NOTHING_TRIVIAL if table.over else table.game.ask(table, table.seat).trivial


@pytest.fixture(scope="module")
def easy() -> Table:
    """A choice that nobody would think about."""
    return positions("groves", 3, lambda found: trivial(found[-1]) != NOTHING_TRIVIAL)[-1]


def answers(one: Stage) -> list[Any]:
    return [wish["action"] for wish in one.heard if wish["do"] == "play"]


def test_an_answer_that_costs_nothing_is_given(chromium: Chromium, easy: Table) -> None:
    with stage(chromium, int(easy.seat)) as one:
        one.open(easy)
        one.until(lambda: answers(one))
        one.linger(1500)
        assert answers(one) == [trivial(easy)], "and once"


def test_one_switch_keeps_every_answer_to_myself(chromium: Chromium, easy: Table) -> None:
    with stage(chromium, int(easy.seat)) as one:
        one.page.add_init_script("localStorage.setItem('trivial', 'no')")
        one.open(easy)
        one.linger(1500)
        assert answers(one) == []
        one.page.locator(f"[data-action='{trivial(easy)}']").first.dispatch_event("click")
        one.until(lambda: answers(one))
        assert answers(one) == [trivial(easy)]


def test_on_a_phone_every_option_has_a_button_below(chromium: Chromium) -> None:
    battle = positions("battle_for_the_grove", 2, lambda found: len(found) > 30)[-1]
    with stage(chromium, int(battle.seat), PHONE) as one:
        one.open(battle)
        buttons = one.page.locator("#ask .shorts button:visible")
        expect(buttons).to_have_count(len(battle.options))
        given = {int(button.get_attribute("data-action") or -1) for button in buttons.all()}
        assert given == {int(option) for option in battle.options}


def test_what_cannot_be_chosen_is_asked_about(chromium: Chromium) -> None:
    battle = positions("battle_for_the_grove", 2, lambda found: len(found) > 30)[-1]
    with stage(chromium, int(battle.seat)) as one:
        one.open(battle)
        idle = one.page.locator("#zones [data-key]:not(.can)").first
        key = idle.get_attribute("data-key")
        idle.dispatch_event("click")
        one.until(lambda: {"do": "explain", "part": key} in one.heard)
        assert answers(one) == []
