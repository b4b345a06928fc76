"""Whatever the edition and the options: questions, reasons and deeds have words."""

from __future__ import annotations

from random import Random

import pytest

from games.leylines.positions import chosen
from games.leylines.random_editions import random_game
from spinney.games.leylines.words.ask import ask
from spinney.games.leylines.words.buttons import FITS
from spinney.games.leylines.words.told import told
from spinney.games.leylines.words.why_not import why_not


@pytest.mark.parametrize("number", range(6))
def test_a_random_edition_is_asked_and_told_in_words(number: int) -> None:
    game, player = random_game(f"words {number}"), Random(number)
    t = game.start(
        2 + number % 5,
        seed=number,
        two_for_one=player.choice(("off", "on")),
        accountants=player.choice(("off", "on")),
        bid_limit=player.choice(("off", "on")),
        characters=player.choice(("seat", "lot", "choose")),
    )
    while not t.over:
        asked = ask(t)
        assert asked.question[-1] in "?."
        assert asked.help
        assert [one.action for one in asked.answers] == list(t.options)
        assert all(0 < len(one.short) <= FITS and len(one.badge) <= 6 for one in asked.answers)
        for id_ in game.content.board.ids[::9]:
            reason = why_not(t, int(t.seat), f"space-{id_}")
            assert reason is None or reason.words
        t.play(chosen(t, player))
    for event in t.log or []:
        assert not told(game.content, event).headline or game.sentence(event, 0)
