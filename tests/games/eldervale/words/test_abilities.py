"""19.2 and 19.11: every ability says what it does, with the numbers of the edition."""

from __future__ import annotations

import re

import pytest

from games.eldervale.random_editions import random_game
from games.eldervale.scenes import CONTENT
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.content.abilities import (
    ABILITIES,
    ABILITY_NAMES,
    FARWALK,
    MASON,
    MIGHT,
    MONSTER_ABILITIES,
    RAIDER,
    WANDER,
)
from spinney.games.eldervale.picture.tile import monster_words
from spinney.games.eldervale.words.effects import effect_words


def test_every_ability_has_words_and_a_short_form() -> None:
    words = [ability.printed(CONTENT).words for ability in ABILITIES[1:]]
    assert all(words)
    assert len(set(words)) == len(ABILITY_NAMES) - 1
    assert all(ability.printed(CONTENT).icons for ability in ABILITIES[1:])
    assert all(ability.words and not ability.words.endswith(".") for ability in MONSTER_ABILITIES)


@pytest.mark.parametrize("edition", ["standard", "odd 1", "odd 2", "odd 3"])
def test_the_numbers_are_those_of_the_edition(edition: str) -> None:
    content = (random_game(edition) if edition.startswith("odd") else Eldervale(edition)).content
    play = content.play

    def numbers(ability: int) -> list[int]:
        printed = ABILITIES[ability].printed(content)
        return [int(number) for number in re.findall(r"\d+", " ".join(item.name for item in printed.icons))]

    assert [numbers(one) for one in (FARWALK, WANDER, MIGHT, MASON)] == [
        [play.farwalk], [play.wander], [play.might], [play.mason],
    ]  # fmt: skip
    assert ABILITIES[RAIDER].printed(content).words.endswith(effect_words(content, play.raider))


def test_a_monster_tells_what_its_abilities_do() -> None:
    assert monster_words(CONTENT, "MO-AIR") == "Storm Roc: 4 dice, leap (rushes from 2 Realms away too)"
    assert "slow (never rushes)" in monster_words(CONTENT, "MO-EAR")
