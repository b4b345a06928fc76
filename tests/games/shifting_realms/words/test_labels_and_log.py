"""Labels, sentences, and what comes next."""

from __future__ import annotations

from random import Random

import pytest

from games.shifting_realms.positions import GAME, chosen, game, positions
from games.shifting_realms.questions import QUESTIONS as ASKED
from games.shifting_realms.questions import asking
from games.shifting_realms.scene import play, scene, spelled
from rule import rule
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.cards import card_words, power_words, task_words
from spinney.games.shifting_realms.words.labels import STOPPING


def test_labels_say_what_things_cost_and_bring() -> None:
    t = scene(
        units={"TY:b1": {"black": "1s1c", "green": "1c"}},
        goods={"black": "gold 3 wood 3 stone 2 magic 3"},
        hands={"black": "AL-S07"},
    )
    labels = {t.game.text(option): t.game.label(t, option) for option in t.options}
    assert labels["recruit"] == "Recruit 2 units for 1 gold"
    assert labels["move 1b1"] == "Move from Tyrfing b1: 1 scout and 1 soldier"
    assert labels["fight 1b1 green"] == "Fight Seat 2 on Tyrfing b1: 1 soldier against 1 scout"
    assert labels["trade wood"] == "Trade 3 magic for 1 wood"
    assert labels["play AL-S07"] == "Play Master Carvers (your next Build this turn costs 3 less)"
    assert labels["build TY-TUN"].startswith("Build Dwarf Tunnel for 3 wood, 2 stone, 2 gold: 3 VP, a tunnel")
    assert labels["collect"] == "Collect nothing (3 actions unused)"


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


def label(t: RealmsTable, text: str) -> str:
    """The words of one option."""
    action = t.game.action(spelled(t, text))
    assert action in t.options
    return t.game.label(t, action)


@rule("S-9.6", "S-9.7")
def test_blows_say_what_they_cost_and_who_flees() -> None:
    t = play(scene(seats=2, units={"TY:b1": {"black": "3s", "green": "1s6c"}}), "fight TY:b1 green")
    assert label(t, "exchange") == "Destroy a soldier; 2 soldiers of yours are lost"
    assert label(t, "attack 1") == "Destroy 1 scout; 3 more flee to the town hall"
    assert label(t, "attack 3") == "Destroy 3 scouts; 1 more flees to the town hall"
    assert GAME.asked(t) == "fight Seat 2 on Tyrfing b1: hit a soldier or scouts"
    lone = play(scene(units={"TY:b1": {"black": "2s", "green": "2c"}}), "fight TY:b1 green")
    assert GAME.asked(lone) == "fight Seat 2 on Tyrfing b1: hit one scout or more"
    assert label(lone, "attack 2") == "Destroy 2 scouts"


@rule("S-6.1", "S-5.6")
def test_ways_say_how_many_spots_are_free() -> None:
    units = {"TY:b1": {"black": "2c"}, "TY:a1": {"green": "2c"}, "TY:d2": {"green": "3c"}}
    t = play(scene(units=units), "move TY:b1", "group 1 0")
    assert label(t, "to TY:a1") == "Go to Tyrfing a1 (mine, 1 spot free)"
    assert label(t, "to TY:d2") == "Go to Tyrfing d2 (forest, spots full)"
    assert label(t, "to TY:b2") == "Go to Tyrfing b2 (quarry, 3 spots free)"
    assert label(t, "to TY:c1") == "Go to Tyrfing c1 (grass)"


@rule("S-13.1.4", "S-13.1.5")
def test_flights_say_where_the_dragon_strikes() -> None:
    units = {"TY:b1": {"green": "1c"}, "TY:d1": {"green": "1c"}, "TY:c2": {"green": "1c"}}
    t = scene(units=units, tiles={"TY:d1": "TY-STR green"}, decks="TY-S01", dragon="TY:c1")
    play(t, "draw TY")
    assert label(t, "fly TY:b1") == "The dragon flies to Tyrfing b1 (grass); a unit there is removed"
    assert label(t, "fly TY:d1") == "The dragon flies to Tyrfing d1 (Dwarf Stronghold)"
    assert label(t, "fly TY:c2") == "The dragon flies over Tyrfing c2 (town hall)"


@rule("S-10.1")
def test_the_collect_step_says_what_it_brings() -> None:
    t = scene(units={"TY:a1": {"black": "2c"}}, tiles={"AL:a4": "AL-WHF black"}, actions=1)
    assert label(t, "collect") == "Collect 1 wood, 1 stone, 2 gold (1 action unused)"


def test_cards_say_whom_they_strike_and_what_is_taken() -> None:
    assert label(asking("slay"), "at TY:b3 green") == "Destroy a soldier of Seat 2 on Tyrfing b3 (mine)"
    assert label(asking("rout"), "at TY:b3 green") == "Send away units of Seat 2 on Tyrfing b3 (mine)"
    assert label(asking("loot"), "gain wood") == "Take 1 wood from Seat 2"
    assert label(asking("other"), "gain stone") == "Take 1 stone for 1 wood"
    assert label(asking("relocation"), "from TY:b3") == "Go from Tyrfing b3: 1 scout and 3 soldiers"


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_asked_is_said_to_everybody(name: str) -> None:
    t = asking(name)
    words = GAME.asked(t)
    assert len(words) > 10
    assert "-" not in words, "numbers that are not there"
    if t.order and name != "window":
        assert t.game.coming(t).lower().startswith(words.lower())
        assert len(t.game.coming(t)) <= 90, "two lines beside the board"


def test_it_says_what_comes_next() -> None:
    t = scene(seats=3)
    assert t.game.coming(t) == "Round 1, 3 actions left. Next: Seat 2. 0 of 2 objectives met."
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
    assert "Seat 1 destroys 1 scout of Seat 2 at Alfheim b1." in t.game.log(t, -1)


@rule("S-4.2", "S-4.3", "S-4.6")
@pytest.mark.parametrize(
    ("scouts", "soldiers", "laid", "paid", "free"),
    [
        (5, 5, "", "2 units", "2 scouts"),
        (1, 0, "", "1 unit", "1 scout"),
        (0, 1, "", "1 unit", ""),
        (1, 1, "", "2 units", "1 scout"),
        (5, 5, "extra", "2 units and 1 more", "2 scouts"),
        (2, 0, "extra", "2 units", "2 scouts"),
        (1, 0, "extra", "1 unit", "1 scout"),
    ],
)
def test_recruiting_says_how_many_there_really_are(
    scouts: int, soldiers: int, laid: str, paid: str, free: str
) -> None:
    cards = {"black": "DO-S06"} if laid else {}
    t = scene(goods={"black": "gold 3"}, laid=cards)
    t.factions[0].scouts, t.factions[0].soldiers = scouts, soldiers
    assert label(t, "recruit") == f"Recruit {paid} for 1 gold"
    if free:
        assert label(t, "free") == f"Recruit {free} for nothing: you have none on the boards"
    play(t, "recruit")
    must, _, more = paid.partition(" and ")
    if QUESTIONS.name_of(t) == "unit":
        assert GAME.asked(t) == f"place {must}, one by one" + (f", then up to {more}" if more else "")


def test_every_option_has_a_rule() -> None:
    rules = GAME.rulebook().rules
    for table in positions():
        assert all(GAME.rule_of(table, option) in rules for option in table.options)


def test_every_question_that_offers_to_stop_says_what_that_means() -> None:
    """Found in games, in a position for each question, and after each of its answers."""
    tables = [*positions(), *[asking(name) for name in ASKED]]
    for name in ASKED:
        for option in asking(name).options:
            tables.append(asking(name))
            tables[-1].play(option)
    found = {int(QUESTIONS.of(table)) for table in tables if table.content.actions.stop in table.options}
    assert found == set(STOPPING)
    assert len({words for words, _ in STOPPING.values()}) == len(STOPPING)
