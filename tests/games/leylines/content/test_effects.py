"""Items and Friends: one entry each, and everybody says the same of them."""

from __future__ import annotations

import pytest

from games.leylines.scene import GAME, four
from spinney.games.leylines import Leylines
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, FRIENDS, ITEMS, USED, Effects
from spinney.games.leylines.judge.belongings import FRIEND_VALUES, ITEM_VALUES
from spinney.games.leylines.picture.icons import symbols
from spinney.games.leylines.picture.items_and_friends import things_of
from spinney.games.leylines.state.cubes import COLOUR_COUNT
from spinney.games.leylines.words.names import item_words

EDITIONS: list[LeylinesContent] = [Leylines(edition).content for edition in ("standard", "mini")]


@pytest.mark.parametrize("kinds", [ITEMS, FRIENDS], ids=["items", "friends"])
def test_every_effect_has_words_an_icon_and_a_value(kinds: Effects) -> None:
    values = ITEM_VALUES if kinds is ITEMS else FRIEND_VALUES
    assert sorted(values) == [*range(len(kinds.all))]
    drawn = str(symbols())
    for number, effect in enumerate(kinds.all):
        assert effect.name
        assert all(effect.words(content, 0) for content in EDITIONS)
        assert f"icon-{kinds.icon(number)}'" in drawn


def test_every_effect_names_the_rule_that_says_it() -> None:
    rules = GAME.rulebook().rules
    for effect in (*ITEMS.all, *FRIENDS.all):
        assert rules[effect.rule].startswith(effect.name)


def test_a_constant_for_each_use_names_what_is_used() -> None:
    constants = {name: value for name, value in vars(effects).items() if name.startswith("USE_")}
    assert sorted(constants.values()) == [*range(len(USED))]
    for name, use in constants.items():
        assert name.removeprefix("USE_").lower() in USED[use].word


@pytest.mark.parametrize("content", EDITIONS, ids=["standard", "mini"])
def test_friends_with_a_use_are_played_in_a_window(content: LeylinesContent) -> None:
    played = {friend.id for card, friend in enumerate(content.friends) if (content.playable >> card) & 1}
    used = {effect.word for effect in USED} & set(FRIENDS.words)
    assert used == {"secret-route", "pathfinder", "shadow-market", "special-delivery"}
    assert played == {friend.id for friend in content.friends if FRIENDS.words[friend.kind] in used}


def test_there_are_as_many_colours_as_a_heap_counts() -> None:
    assert len(COLOURS) == COLOUR_COUNT


@pytest.mark.parametrize("content", EDITIONS, ids=["standard", "mini"])
def test_a_tooltip_says_what_the_card_says(content: LeylinesContent) -> None:
    every_item, every_friend = (1 << len(ITEMS.all)) - 1, (1 << len(content.friends)) - 1
    hints = [thing.hint for thing in things_of(content, 0, every_item, 0, every_friend)]
    for number, effect in enumerate(ITEMS.all):
        assert hints[number] == item_words(content, number) == f"{effect.name} ({effect.words(content)})"
    for card, friend in enumerate(content.friends):
        kind = FRIENDS.all[friend.kind]
        assert (
            hints[len(ITEMS.all) + card]
            == f"{friend.name}, {kind.name}: {kind.words(content, friend.colour)}"
        )


def test_a_label_says_what_the_card_says() -> None:
    t = four({"at": "c01", "dice": "1"})
    for effect in USED:
        assert GAME.label(t, GAME.action(f"use {effect.word}")).endswith(
            f"{effect.name}: {effect.does(t.content, -1)}"
        )
    for item, effect in enumerate(ITEMS.all):
        assert GAME.label(t, GAME.action(f"buy {effect.word}")).startswith(
            f"Buy the {item_words(t.content, item)} for "
        )


def test_an_accountant_names_its_colour() -> None:
    words = {
        effect.words(EDITIONS[0], colour) for effect in FRIENDS.all[-1:] for colour in range(len(COLOURS))
    }
    assert len(words) == len(COLOURS)
