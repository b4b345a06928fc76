"""Words for people: headings, and labels that can be told apart."""

from __future__ import annotations

import re

import pytest

from games.eldervale.looks import play
from games.eldervale.positions import positions
from games.eldervale.scenes import CONTENT, GAME, TILES, eldervale
from rule import rule
from spinney.games.eldervale.content.effects import read_effect
from spinney.games.eldervale.content.heaps import read_cost
from spinney.games.eldervale.terms import actions
from spinney.games.eldervale.words.asked import asked_of
from spinney.games.eldervale.words.cards import card_words, magic_words, moment_words
from spinney.games.eldervale.words.effects import words_of
from spinney.games.eldervale.words.names import short_tile_name, the_tile, tile_name
from spinney.games.eldervale.words.phrases import cost_words, face


def test_every_kind_of_action_has_a_heading_in_words() -> None:
    words = [kind.word for kind in GAME.actions.kinds]
    headings = [GAME.heading(word) for word in words]
    assert headings == [term.heading for term in actions.KINDS.terms]
    assert all(heading[0].isupper() and " " in heading for heading in headings if heading != "Pass")
    assert len(set(headings)) == len(words)


def test_oracles_are_known_on_the_map_by_their_places() -> None:
    names = [short_tile_name(CONTENT, tile) for tile in range(len(CONTENT.tiles))]
    assert names[TILES["AIR-2"]] == "High Ledge"
    assert names[TILES["EAR-2"]] == "Hill"
    assert names[TILES["AIR-1"]] == "Kitewind Steppe"
    elemental = names[:24]
    assert len(set(elemental)) == 24


def test_a_standing_pass_is_offered_to_whoever_is_asked_on_anothers_turn() -> None:
    t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker", "hand": "SP01 SP02"})
    play(t, "to EAR-1", "decline")
    told = [GAME.label(t, option) for option in t.options]
    assert told[-2:] == ["Pass: the battle goes on", "Pass, and do not ask me for cards until my turn"]


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        ("-", "free"),
        ("SP*", "a Potion, a Scroll and any resource"),
        ("W**", "a Sword and any 2 resources"),
        ("GG$", "2 Gems and 1 Gold"),
        ("$$", "2 Gold"),
    ],
)
def test_a_cost_is_told_in_words(cost: str, words: str) -> None:
    assert cost_words(read_cost("here", cost)) == words


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("gain G??", "gain a Gem and 2 tokens of your choice"),
        ("magic 3/1; vp 1", "draw 3 Magic Cards and discard 1 and score 1 VP"),
        (
            "dwell 1 > castle",
            "build a Dwelling for 1 resource less, and if you do, turn one of your Dwellings",
        ),
        ("summon 99 any", "summon a Unit for free"),
        ("summon 3 wizard+dragon", "summon a Wizard or Dragon for 3 resources less"),
        ("rescue 1", "rescue a Unit from the Underworld"),
        ("rescue 9; gain WW", "rescue all your Units from the Underworld and gain 2 Swords"),
        ("move 1", "move a Unit to an unoccupied Realm next to it"),
        ("dominate 2", "dominate a Monster up to 2 Realms from one of your Units"),
        ("dice- 1", "another side rolls 1 die less"),
        ("reroll 3", "roll up to 3 dice again"),
        ("power split 2", "gain 1 Power in each of 2 Elements of your choice"),
    ],
)
def test_an_effect_is_told_in_words(effect: str, words: str) -> None:
    assert words_of(read_effect("here", effect, 0, 0)).startswith(words)


def test_no_card_speaks_the_language_of_editions() -> None:
    told = [card_words(CONTENT, card) for card in range(len(CONTENT.adventures))]
    told += [magic_words(CONTENT, design) for design in range(len(CONTENT.magic))]
    assert all(told)
    for words in told:
        assert not re.search(r"[?*;>&]\w|\w[?*>]|>=|\ban Unit\b|\b1 \w+s\b|  ", words), words


def test_a_quest_a_prophecy_and_an_aura_say_what_they_are_for() -> None:
    by_name = {card.name: design for design, card in enumerate(CONTENT.magic)}
    quest, prophecy, aura = by_name["Beast Slayer"], by_name["Master of Elements"], by_name["Aura of Haste"]
    assert magic_words(CONTENT, quest) == "if you have won a battle against Monsters, score 4 VP"
    assert "2 VP for each Element in which you lead (at most 8)" in magic_words(CONTENT, prophecy)
    assert magic_words(CONTENT, aura).startswith("for any 2 resources under one of your cards: a second Unit")
    assert moment_words(CONTENT, prophecy) == "never played"
    assert moment_words(CONTENT, by_name["Ember Lance"]) == "before the dice of a battle are rolled"


def test_treasure_and_realms_of_one_name_are_told_apart() -> None:
    assert face("SS").words == "2 Scrolls"
    assert face("$S").words == "1 Gold and a Scroll"
    assert tile_name(CONTENT, TILES["DUN2"]) == "Dungeon II"
    assert tile_name(CONTENT, TILES["MILL"]) == "Mill"
    assert the_tile(CONTENT, TILES["MILL"]) == "the Mill"
    assert the_tile(CONTENT, TILES["AIR-2"]) == "the Oracle of the High Ledge"
    assert the_tile(CONTENT, TILES["AIR-1"]) == "Kitewind Steppe"


@rule("E-12.9")
def test_a_payment_tells_what_it_is_for() -> None:
    t = eldervale({"ready": "worker", "tokens": "GGPS"}, {"ready": "worker"})
    play(t, "to RUIN-TOWER", "use")
    assert asked_of(t) == "pays to draw 3 Magic Cards and discard 1"
    t = eldervale(
        {"ready": "worker", "tokens": "GGPS$", "cards": "AIR-Gate", "hand": "AU01"}, {"ready": "worker"}
    )
    play(t, "play AU01", "host AIR-Gate")
    assert asked_of(t) == "pays for Aura of Plenty"


def test_what_is_asked_stands_beside_the_board_in_two_lines() -> None:
    t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker"})
    play(t, "place warrior")
    assert GAME.coming(t) == "Choose a Realm."
    play(t, "to EAR-1", "decline")
    assert GAME.coming(t).startswith("Battle in Furrowed Downs: ")
    for table in positions():
        told = GAME.coming(table)
        assert table.over or re.fullmatch(r"[A-Z].*[.]", told), told
        assert len(told) <= 110, told
