"""Labels, sentences, and what comes next."""

from __future__ import annotations

from random import Random

from games.shifting_realms.positions import GAME, chosen, game, positions
from games.shifting_realms.scene import play, scene
from spinney.games.shifting_realms.words_cards import card_words, power_words, task_words


def test_labels_say_what_things_cost_and_bring() -> None:
    t = scene(
        units={"TY:b1": {"black": "1s1c", "green": "1c"}},
        goods={"black": "gold 3 wood 3 stone 2 magic 3"},
        hands={"black": "AL-S07"},
    )
    labels = {t.game.text(option): t.game.label(t, option) for option in t.options}
    assert labels["recruit"] == "Recruit 2 units for 1 gold"
    assert labels["move 1b1"] == "Move from Tyrfing b1 (grass)"
    assert labels["fight 1b1 green"] == "Fight Seat 2 on Tyrfing b1 (grass)"
    assert labels["trade wood"] == "Trade 3 magic for 1 wood"
    assert labels["play AL-S07"] == "Play Master Carvers (your next Build this turn costs 3 less)"
    assert labels["build TY-TUN"].startswith("Build Dwarf Tunnel for 3 wood, 2 stone, 2 gold: 3 VP, a tunnel")
    assert labels["collect"] == "Collect (3 actions unused)"


def test_every_card_tile_and_task_has_words() -> None:
    content = GAME.content
    words = [card_words(content, card) for card in range(len(content.card_ids))]
    words += [task_words(content, task) for task in range(len(content.tasks))]
    assert all(len(line) > 8 and "None" not in line for line in words)
    assert sum(power_words(content, kind) != "" for kind in range(len(content.kind_ids))) == 14


def test_the_log_tells_a_game_in_sentences() -> None:
    for seats in (2, 3, 4):
        table = GAME.start(seats, seed=1)
        player = Random(1)
        while not table.over:
            table.play(chosen(table, player))
        lines = GAME.log(table, -1)
        assert all(line.endswith(".") for line in lines)
        assert lines[0].startswith("The realms, from the left: ")
        assert "wins with" in lines[-1] or "shares the victory" in lines[-1]


def test_it_says_what_comes_next() -> None:
    t = scene(seats=3)
    assert t.game.coming(t) == "Next: Seat 2. Round 1. 0 of 2 objectives met."
    assert GAME.coming(game(2, 1)[0]) == ""
    assert GAME.coming(game(2, 1)[-1]) == ""


def test_what_others_do_to_a_seat_concerns_it() -> None:
    t = scene(units={"TY:b1": {"black": "1s", "green": "2c"}})
    play(t, "fight TY:b1 green")
    attacks = [event for event in t.log or [] if t.game.events[event.kind] == "attacked"]
    assert t.game.concerns(attacks[0], 1)
    assert not t.game.concerns(attacks[0], 0)
    assert not t.game.concerns(attacks[0], 2)


def test_every_kind_of_action_has_a_heading_that_reads_well() -> None:
    headings = {kind.word: GAME.heading(kind.word) for kind in GAME.actions.kinds}
    assert headings["move"] == "Move"
    assert headings["to"] == "Where to go"
    assert headings["fly"] == headings["land"]
    assert all(len(words) > 2 and words[0].isupper() for words in headings.values())


def test_the_log_names_seats_and_places_as_the_picture_does() -> None:
    t = scene(units={"AL:b1": {"black": "1s", "green": "2c"}})
    play(t, "fight AL:b1 green")
    assert "Seat 1 destroys 1 scout of Seat 2 at b1 in the middle." in t.game.log(t, -1)


def test_every_option_has_a_rule() -> None:
    rules = GAME.rulebook().rules
    for table in positions():
        assert all(GAME.rule_of(table, option) in rules for option in table.options)
