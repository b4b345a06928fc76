"""Every game on the page, at every size: words can be read, fit their places and do not lie on each other."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from spinney.engine.table import Table
from web.browser.still_table import show, still_page

MEASURE = Path(__file__).with_name("measure.js")
SIZES = {
    **{"wide": (1920, 1080), "laptop": (1366, 768), "tablet": (820, 1180)},
    **{"phone": (390, 844), "across": (844, 390)},
}
SMALLEST = {"wide": 12.0, "laptop": 12.0, "tablet": 13.0, "phone": 13.0, "across": 13.0}
CLOSER = 2.5  # one step of zoom, where there is a button for it
SHARE = {"beginning": 0.05, "middle": 0.5, "end": 0.95}


@cache
def game_of(key: str, seats: int) -> tuple[Table, ...]:
    """A game between bots, position by position."""
    game, bot = spinney.game(key), spinney.bot("greedy", seed="read")
    table = game.start(seats, seed="read")
    found = []
    while not table.over and table.number < 900:
        found.append(table.branch())
        table.play(bot.choose(game.seen_by(table, table.seat)))
    return tuple(found)


def position(key: str, seats: int, when: str) -> Table:
    tables = game_of(key, seats)
    return tables[int(SHARE[when] * (len(tables) - 1))]


def cases() -> list[tuple[str, int, str, str]]:
    """Every game, seat count, moment and size."""
    found = []
    for key in spinney.games():
        low, high = spinney.game(key).seats
        found += [
            (key, seats, when, size) for seats in range(low, high + 1) for when in SHARE for size in SIZES
        ]
    return found


def sample() -> list[tuple[str, int, str, str]]:
    """A few of them for every run: the middle of each game, with the most seats, on a laptop and a phone.

    One on a tablet, too.
    """
    most = {key: spinney.game(key).seats[1] for key in spinney.games()}
    return [
        one
        for one in cases()
        if one[1] == most[one[0]]
        and one[2] == "middle"
        and one[3] in (("laptop", "phone", "tablet") if one[0] == "eldervale" else ("laptop", "phone"))
    ]


def check(chromium: Chromium, key: str, seats: int, when: str, size: str) -> None:
    table = position(key, seats, when)
    with still_page(chromium, *SIZES[size]) as page:
        show(page, table, int(table.seat))
        page.add_script_tag(path=MEASURE)
        page.evaluate("import('/static/board.js').then(board => { globalThis.reached = board.reached; })")
        narrow = size not in ("wide", "laptop")
        closer = CLOSER if narrow else 0
        assert page.evaluate("asked => measured.small(asked)", [SMALLEST[size], narrow]) == []
        assert page.evaluate("measured.overlaps()") == []
        assert page.evaluate("measured.clipped()") == []
        assert page.evaluate("measured.written()") == []
        assert page.evaluate("closer => measured.covered(closer)", closer) == []
        assert page.evaluate("closer => measured.fingers(closer)", closer) == []


@pytest.mark.parametrize(("key", "seats", "when", "size"), sample())
def test_words_can_be_read(chromium: Chromium, key: str, seats: int, when: str, size: str) -> None:
    check(chromium, key, seats, when, size)


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "when", "size"), cases())
def test_words_can_be_read_everywhere(chromium: Chromium, key: str, seats: int, when: str, size: str) -> None:
    check(chromium, key, seats, when, size)
