"""Numbers of the last deeds on the board: at their places, clear of each other and of touch badges."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from spinney.engine.table import Table
from web.browser.moving_table import Stage, positions, stage
from web.browser.still_table import NAMES

SEEN = Path(__file__).with_name("traces_seen.js").read_text()
BATTLE = "battle_for_the_grove"
FADED = (
    "[...document.querySelectorAll('#zones .trace')].every(mark => getComputedStyle(mark).opacity === '0.4')"
)


def told(key: str, many: int = 3) -> list[Table]:
    """Positions at which somebody is asked and others have done something at a place."""
    tables = positions(key, min(4, spinney.game(key).seats[1]), lambda all_: len(all_) > 260)[9::7]
    least = 1 if key == BATTLE else 2  # there a turn is one deed
    found = [table for table in tables if not table.over and places(table) >= least]
    return found[:: max(1, len(found) // many)]


def places(table: Table) -> int:
    """How many deeds that are new to whoever is asked have a place."""
    return len([deed for deed in table.game.since(table, table.seat, NAMES) if deed.parts and not deed.old])


def overlap(one: list[float], other: list[float]) -> float:
    """How far two boxes reach into each other, in pixels."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


def check(one: Stage, name: str) -> int:
    """All marks of a page; returns how many there are."""
    found: dict[str, Any] = one.page.evaluate(f"{SEEN}; traces.seen()")
    marks: list[list[Any]] = found["marks"]
    for at, (number, *box) in enumerate(marks):
        assert 20 < box[2] - box[0] < 27, name  # in pixels, however large the drawing is
        assert not [other for _, *other in marks[:at] if overlap(box, other) > 3], f"{name}: two marks meet"
        assert not [badge for badge in found["badges"] if overlap(box, badge) > 4], f"{name}: {number} hides"
        assert [place for place in found["places"][number] if is_at(box, place)], (
            f"{name}: {number} is astray"
        )
    for number in {number for number, *_ in marks}:
        many = len([mark for mark in marks if mark[0] == number])
        assert many == len(found["places"][number]), f"{name}: {number} is not where its deed ended"
    return len(marks)


def is_at(box: list[float], place: list[float]) -> bool:
    """Is the middle of a mark at this place, or in the ring around a small one?"""
    left, top, right, bottom = place
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return left - 34 < x < right + 34 and top - 34 < y < bottom + 34


@pytest.mark.parametrize("key", sorted(spinney.games()))
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_marks_lie_at_their_places_and_on_nothing_else(
    chromium: Chromium, key: str, size: tuple[int, int]
) -> None:
    seen = 0
    for table in told(key):
        with stage(chromium, int(table.seat), size) as one:
            one.open(table)
            one.page.wait_for_selector("#since .deed", state="attached")
            seen += check(one, f"{key} {int(table.number)}")
    assert seen > 1


def test_a_mark_lies_where_its_game_keeps_a_place_for_it(chromium: Chromium) -> None:
    """Not in the grass beside a circle, where the box around the ellipse has its corner."""
    table = told(BATTLE)[0]
    with stage(chromium, int(table.seat)) as one:
        one.open(table)
        assert one.page.evaluate(f"{SEEN}; traces.away()") < 3


def test_marks_keep_their_size_when_the_board_comes_closer(chromium: Chromium) -> None:
    table = told("eldervale", 1)[0]
    with stage(chromium, int(table.seat), (390, 844)) as one:
        one.open(table)
        before = one.page.evaluate(f"{SEEN}; traces.sizes()")
        one.page.click("[data-do=zoom]")
        one.page.wait_for_timeout(100)
        assert one.page.get_attribute("#page-board", "data-zoom") == "2.5"
        assert one.page.evaluate("traces.sizes()") == pytest.approx(before, abs=1)
        check(one, "closer")


def test_marks_fade_when_i_act(chromium: Chromium) -> None:
    table = told("eldervale", 1)[0]
    with stage(chromium, int(table.seat)) as one:
        one.open(table)
        assert one.page.locator("#zones .trace").count() > 0
        one.page.evaluate("document.querySelector('#choice [data-action]').click()")
        one.page.wait_for_function(f"() => {FADED}")


def test_what_was_done_before_i_began_to_act_can_still_be_seen(chromium: Chromium) -> None:
    """Many a choice is the second or third of a turn: its board still says where the others were."""
    tables = positions("eldervale", 3, lambda all_: len(all_) > 260)
    table = next(table for table in tables[120:] if old_places(table) and not places(table))
    with stage(chromium, int(table.seat)) as one:
        one.open(table)
        assert one.page.evaluate(FADED)
        assert check(one, "later") >= old_places(table)


def old_places(table: Table) -> int:
    """How many deeds from before the last answer of whoever is asked have a place."""
    deeds = [] if table.over else table.game.since(table, table.seat, NAMES)
    return len([deed for deed in deeds if deed.parts and deed.old])


def test_a_trail_ends_in_an_arrow(chromium: Chromium) -> None:
    """And it lies on a pale ground, so that it is seen on any terrain."""
    walks = [table for table in told("leylines", 12) if "trail" in drawn(chromium, table)]
    assert walks
    with stage(chromium, int(walks[0].seat)) as one:
        one.open(walks[0])
        assert one.page.locator("#zones .trace .arrow").count() > 0
        trails, grounds = (
            one.page.locator(f"#zones .trace .trail{kind}") for kind in (":not(.under)", ".under")
        )
        assert trails.count() == grounds.count() > 0


def drawn(chromium: Chromium, table: Table) -> str:
    """The marks on the board as markup."""
    with stage(chromium, int(table.seat)) as one:
        one.open(table)
        one.page.wait_for_selector("#since .deed", state="attached")
        return str(
            one.page.evaluate(
                "[...document.querySelectorAll('#zones .traces')].map(one => one.outerHTML).join()"
            )
        )
