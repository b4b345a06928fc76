"""Whatever the edition and the options: questions, reasons and deeds have words."""

from __future__ import annotations

from random import Random

import pytest

from games.groves.positions import chosen
from games.groves.random_editions import random_game
from spinney.games.groves.words.ask import ask
from spinney.games.groves.words.buttons import BADGE, FITS
from spinney.games.groves.words.told import told
from spinney.games.groves.words.why_not import why_not


@pytest.mark.parametrize("number", range(8))
def test_a_random_edition_is_asked_and_told_in_words(number: int) -> None:
    game, player = random_game(f"words {number}"), Random(number)
    t = game.start(1 + number % 4, seed=number, hollows=("powers_first", "at_once")[number // 4])
    while not t.over:
        asked = ask(t)
        assert asked.question[-1] in "?."
        assert asked.help
        assert [one.action for one in asked.answers] == list(t.options)
        assert all(0 < len(one.short) <= FITS and len(one.badge) <= BADGE for one in asked.answers)
        for word in game.content.actions.tile_words[::5]:
            reason = why_not(t, int(t.seat), f"grove-{word}")
            assert reason is None or reason.words
        t.play(chosen(t, player))
    for event in t.log or []:
        assert not told(game.content, event).headline or game.sentence(event, 0)
