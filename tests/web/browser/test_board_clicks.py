"""Every game in a real browser: what glows can be touched, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from spinney.engine.table import Table
from web.browser.board_clicks import hidden
from web.browser.still_table import show, still_page

MOST = 8  # kinds of choices of one game
GAMES = spinney.games()
SIZES = {"desk": (1366, 768), "phone": (390, 844)}


def moments(key: str, seats: int) -> list[Table]:
    """One table for each kind of choice that a short game meets, as it was then."""
    game, bot = spinney.game(key), spinney.bot("random", seed="touch")
    t = game.start(seats=seats, seed="touch")
    found: dict[frozenset[str], Table] = {}
    for _ in range(400):
        if t.over:
            break
        kinds = frozenset(game.text(option).split()[0] for option in t.options)
        found.setdefault(kinds, t.branch())
        t.play(bot.choose(game.seen_by(t, t.seat)))
    return [*found.values()][:MOST]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_what_glows_can_be_touched(chromium: Chromium, key: str, size: str) -> None:
    with still_page(chromium, *SIZES[size]) as page:
        for t in moments(key, max(2, spinney.game(key).seats[0])):
            show(page, t, int(t.seat))
            where = t.game.text(t.options[0])
            assert hidden(page) == [], where
