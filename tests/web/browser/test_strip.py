"""The strip of deeds on a laptop: all of it is in sight, and nothing of it is cut at its upper edge."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from web.browser.moving_table import positions, stage
from web.browser.still_table import NAMES

SEEN = """(() => {
  const strip = document.querySelector(".area-since");
  const head = strip.querySelector("h2").getBoundingClientRect();
  const frame = strip.getBoundingClientRect(), deeds = [...strip.querySelectorAll(".deed")];
  const boxes = deeds.map(deed => deed.getBoundingClientRect());
  return {
    cut: boxes.filter(box => box.top < head.bottom - 2 && box.bottom > head.bottom + 2).length,
    above: boxes.filter(box => box.bottom <= head.bottom + 2).length,
    newest: boxes.at(-1).bottom <= frame.bottom + 1 || boxes.at(-1).top <= head.bottom + 2,
    brief: deeds.map(deed => deed.dataset.brief ?? ""),
    bad: [...strip.querySelectorAll(".change.bad")].every(chip => chip.getClientRects().length > 0),
  };
})()"""


@pytest.mark.parametrize("key", ["eldervale", "shifting_realms", "leylines"])
def test_deeds_begin_below_the_head_and_the_newest_is_whole(chromium: Chromium, key: str) -> None:
    tables = positions(key, spinney.game(key).seats[1], lambda all_: len(all_) > 320)[60:]
    long = [table for table in tables if not table.over and told(table) > 420][::17]
    assert len(long) > 2
    briefly = 0
    with stage(chromium, int(long[0].seat)) as one:
        for table in long[:6]:
            one.seat = int(table.seat)
            one.open(table)
            one.page.wait_for_selector("#since .deed")
            seen: dict[str, Any] = one.page.evaluate(SEEN)
            where = f"{key} {int(table.number)}: {seen}"
            assert seen["cut"] == 0, where
            assert seen["newest"], where
            assert seen["brief"][-1] == "", where
            assert seen["bad"], where
            assert seen["brief"] == sorted(seen["brief"], reverse=True), where
            briefly += "1" in seen["brief"] or "2" in seen["brief"]
    assert briefly > 0


def told(table: Any) -> int:
    """How many letters the deeds of others have, for whoever is asked."""
    return sum(len(deed.words) for deed in table.game.since(table, table.seat, NAMES))


def test_an_earlier_deed_is_told_in_full_while_it_is_played_back(chromium: Chromium) -> None:
    tables = positions("eldervale", 5, lambda all_: len(all_) > 320)[60:]
    table = next(table for table in tables if told(table) > 600)
    with stage(chromium, int(table.seat), reduced_motion="reduce") as one:
        one.open(table)
        brief = one.page.locator("#since .deed[data-brief]").first
        before = brief.bounding_box()
        brief.locator("button").click()
        after = one.page.locator("#since .deed[data-on]").bounding_box()
        assert before is not None
        assert after is not None
        assert after["height"] > before["height"] + 10
