"""Cards and areas are called the same everywhere: in log, labels and tooltips, and on the text board."""

from __future__ import annotations

import pytest

from games.groves import editions
from games.groves.positions import GAME
from games.groves.scene import groves
from spinney.games.groves import Groves
from spinney.games.groves.content.cards import ANY_COLOUR, BLUE, RealmCard
from spinney.games.groves.picture.cards import prize_words, summons_words
from spinney.games.groves.picture.scene import Scene, prize_of, summons_of
from spinney.games.groves.picture.sketch.words import card, prize_line
from spinney.games.groves.picture.status import purpose
from spinney.games.groves.terms.areas import AREAS, PORTAL_AREA, TREE
from spinney.games.groves.words.cards import (
    card_words,
    first_words,
    most_words,
    prize,
    realm_card_words,
    summons,
)


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_log_tooltip_and_text_board_call_a_card_the_same(name: str) -> None:
    content = Groves(editions.EDITIONS[name]()).content
    for at, face in enumerate(content.summoning):
        said = summons(content, at)
        assert card_words(content, at).startswith(f"the card for {said.words} ({face.dominion} dominion")
        assert summons_words(summons_of(content, face.id)).startswith(f"{said.words}, in one draw")
        assert card(summons_of(content, face.id)) == f"{said.short} ({face.dominion})"
    for at, prized in enumerate(content.realm_cards):
        words = prize(content, at).words
        assert realm_card_words(content, at) == f"{words} ({prized.dominion} dominion)"
        assert prize_words(prize_of(content, prized.id)).startswith(words)
        assert f"{prized.dominion}: {words}" in prize_line(prize_of(content, prized.id))


@pytest.mark.parametrize(
    ("card_id", "words", "short"),
    [
        ("SUM-02", "1 yellow and 1 green", "yellow+green"),
        ("SUM-10", "2 blue", "blue+blue"),
        ("SUM-15", "three different, none white", "three different"),
        ("SUM-16", "three alike, none white", "three alike"),
    ],
)
def test_a_summoning_card_is_told_by_what_it_calls_for(card_id: str, words: str, short: str) -> None:
    told = summons_of(GAME.content, card_id)
    assert (told.words, told.short) == (words, short)


@pytest.mark.parametrize(
    ("colour", "colours", "each", "words", "short"),
    [
        (BLUE, 1, 2, "2 blue groves", "2 blue groves"),
        (BLUE, 1, 1, "1 blue grove", "1 blue grove"),
        (ANY_COLOUR, 1, 3, "3 groves of one colour", "3 of one colour"),
        (ANY_COLOUR, 3, 1, "groves of 3 colours", "3 colours"),
        (ANY_COLOUR, 2, 2, "2 groves each of 2 colours", "2 each of 2 colours"),
    ],
)
def test_lightning_tells_how_many_groves_it_takes(
    colour: int, colours: int, each: int, words: str, short: str
) -> None:
    face = RealmCard("X", True, False, colour, colours, each, 2)
    assert first_words(face, "blue" if colour else "") == (words, short)


@pytest.mark.parametrize(
    ("spirits", "colour", "words"),
    [(True, "blue", "blue spirits"), (False, "blue", "blue groves"), (False, "", "groves of one colour")],
)
def test_a_trophy_tells_what_it_counts(spirits: bool, colour: str, words: str) -> None:
    face = RealmCard("X", False, spirits, BLUE if colour else ANY_COLOUR, 0, 0, 2)
    assert most_words(face, colour)[0] == words


def test_label_and_tooltip_of_an_area_say_the_same() -> None:
    t = groves({"drawn": "white"}, {}, crown_placed=1)
    for number in range(AREAS):
        area = TREE[number]
        label = GAME.label(t, GAME.action(f"place white {area.text}"))
        assert label.startswith(f"White spirit to {area.words}: {area.does}")
        assert purpose(Scene(t.content, GAME.view(t, 0)), number).startswith(
            f"The {area.name} area: place a spirit here to {area.does}"
        )
    t.realms[0].base = 1
    label = GAME.label(t, GAME.action("place white tree-portal"))
    assert label == f"White spirit to the portal area: {TREE[PORTAL_AREA].then}"
    assert TREE[PORTAL_AREA].then in purpose(Scene(t.content, GAME.view(t, 0)), PORTAL_AREA)
