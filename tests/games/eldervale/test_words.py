"""Words for people: headings, and labels that can be told apart."""

from __future__ import annotations

from games.eldervale.looks import play
from games.eldervale.scenes import CONTENT, GAME, TILES, eldervale
from spinney.games.eldervale.words_headings import HEADINGS
from spinney.games.eldervale.words_names import short_tile_name


def test_every_kind_of_action_has_a_heading_in_words() -> None:
    words = [kind.word for kind in GAME.actions.kinds]
    assert sorted(HEADINGS) == sorted(words)
    for word in words:
        assert GAME.heading(word) == HEADINGS[word]
        assert HEADINGS[word][0].isupper()
    assert len(set(HEADINGS.values())) == len(words)


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
    assert told[-2:] == ["Pass", "Pass, and do not ask for my hand until my turn"]
