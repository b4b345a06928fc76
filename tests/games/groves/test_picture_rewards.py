"""Rewards as words and as icons."""

from __future__ import annotations

import pytest

from games.groves.positions import GAME
from spinney.art.icons import ICONS
from spinney.games.groves.picture_rewards import ICON_OF, flat, read, row, words
from spinney.games.groves.rewards import COUNTED


def test_every_symbol_has_an_icon() -> None:
    assert set(ICON_OF) == set(COUNTED)
    assert set(ICON_OF.values()) <= set(ICONS)


@pytest.mark.parametrize(
    ("reward", "told"),
    [
        ("light:1, crystal:1", "1 light and 1 crystal"),
        ("earth:1, light:1, water:1", "1 earth, 1 light and 1 water"),
        ("either(crystal:2 / light:1, earth:1)", "either 2 crystals, or 1 light and 1 earth"),
        ("swap(any:2 → dominion:1)", "you may pay 2 elements of your choice for 1 dominion"),
        ("spirit:1", "1 spirit of your choice for your bag"),
        ("white:2", "2 white spirits for your bag"),
        ("cull", "removing a random spirit from your bag"),
        ("draw:1", "drawing 1 more spirit from your bag now"),
        ("–", ""),
    ],
)
def test_a_reward_is_told_in_plain_words(reward: str, told: str) -> None:
    assert words(reward) == told


def test_an_effect_reads_cost_arrow_gain() -> None:
    names = [glyph.name for glyph in flat(read("swap(crystal:2 → dominion:1)"))]
    assert names == ["crystal", ">", "dominion"]


def test_a_row_has_an_icon_for_each_thing_and_a_number_for_many() -> None:
    assert row("light:2", 0, 0, 20, 100).count("#gr-icon-light") == 2
    many = row("crystal:3", 0, 0, 20, 100)
    assert many.count("#gr-icon-crystal") == 1
    assert ">3</text>" in many


def test_every_reward_of_the_edition_can_be_drawn_and_told() -> None:
    for reward in GAME.content.rewards:
        assert words(reward.text)
        assert "gr-icon-" in row(reward.text, 0, 0, 20, 100)
