"""Every game in a real browser: what glows can be touched in its middle, and words can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import spinney
from spinney.engine.table import Table
from web.browser.board_clicks import deaf, tiny

GAMES = spinney.games()
LAPTOP = 960  # how wide a board is on a laptop of 1366 by 768


def moments(key: str, seats: int) -> list[Table]:
    """One table for each kind of choice that a short game meets, as it was then."""
    game, bot = spinney.game(key), spinney.bot("random", seed="touch")
    t = game.start(seats=seats, seed="touch")
    found: dict[frozenset[str], Table] = {}
    for _ in range(400):
        if t.over:
            break
        kinds = frozenset(game.text(option).split()[0] for option in t.options)
        found.setdefault(kinds, t.clone())
        t.play(bot.choose(game.seen_by(t, t.seat)))
    return [*found.values()][:12]


@pytest.mark.parametrize("key", GAMES)
def test_what_glows_can_be_touched_in_its_middle(sheet: Page, key: str) -> None:
    for t in moments(key, max(2, spinney.game(key).seats[0])):
        sheet.set_content(t.game.picture(t, int(t.seat)))
        assert deaf(sheet) == []


@pytest.mark.parametrize("key", GAMES)
def test_words_on_a_board_can_be_read_on_a_laptop(sheet: Page, key: str) -> None:
    for t in moments(key, 2)[-3:]:
        sheet.set_content(f"<div>{t.game.picture(t, int(t.seat))}</div>")
        assert tiny(sheet, LAPTOP) == []
