"""Items and Friends: one entry each, and everybody says the same of them."""

from __future__ import annotations

import pytest

from games.leylines.scene import GAME, four
from spinney.games.leylines import Leylines
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, FRIENDS, ITEMS, USED, Effects
from spinney.games.leylines.judge.belongings import FRIEND_VALUES, ITEM_VALUES
from spinney.games.leylines.picture.drawings.portraits import portrait
from spinney.games.leylines.picture.symbols import symbols
from spinney.games.leylines.state.cubes import COLOUR_COUNT
from spinney.games.leylines.words.names import item_words

EDITIONS: list[LeylinesContent] = [Leylines(edition).content for edition in ("standard", "mini")]


@pytest.mark.parametrize("kinds", [ITEMS, FRIENDS], ids=["items", "friends"])
def test_every_effect_has_words_and_a_value(kinds: Effects) -> None:
    values = ITEM_VALUES if kinds is ITEMS else FRIEND_VALUES
    assert sorted(values) == [*range(len(kinds.all))]
    for effect in kinds.all:
        assert effect.name
        assert all(effect.words(content, 0) for content in EDITIONS)


def test_every_item_has_an_icon_and_every_friend_a_portrait_of_its_own() -> None:
    drawn = symbols()
    assert all(f"id='ll-icon-item-{effect.word}'" in drawn for effect in ITEMS.all)
    faces = [portrait(friend.name) for friend in EDITIONS[0].friends]
    assert all(f"id='{face}'" in drawn for face in faces)
    assert len(set(faces)) == len(faces)


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
