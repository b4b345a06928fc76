"""Questions as people are asked them: in words of their own, with an answer for every option."""

from __future__ import annotations

import re

import pytest

from games.shifting_realms.positions import GAME, game, positions
from games.shifting_realms.questions import MORE, asking
from games.shifting_realms.questions import QUESTIONS as ASKED
from games.shifting_realms.scene import play, scene
from rule import rule
from spinney.engine.faces.asking import BAD, GOOD, NOTHING_TRIVIAL, PLAIN, Ask
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.ask import ask
from spinney.games.shifting_realms.words.asking.help import HELP
from spinney.games.shifting_realms.words.asking.questions import WORDS

ID = re.compile(r"\b[A-Z]{2}[-:]|\b(space|pile|deck|hand|supply|seat)-|_|None|\b[123][a-e][1-4]\b")
BUTTON = 26  # letters


def check(t: RealmsTable) -> Ask:
    """One question: every option once, by its label, in words without ids."""
    asked = ask(t).named(t.game.seat_names)
    assert [answer.action for answer in asked.answers] == [int(option) for option in t.options]
    assert asked.seat == t.seat
    assert asked.question[-1] in "?.", asked.question
    assert not asked.help or asked.help[-1] in "?."
    for words in (asked.question, asked.help):
        assert not ID.search(words), words
    for answer in asked.answers:
        assert answer.label == t.game.label(t, answer.action)
        assert 0 < len(answer.short) <= BUTTON + 4, answer.short  # a name may be longer than a mark
        assert not ID.search(answer.short)
        assert not ID.search(answer.badge)
        assert answer.tone in (PLAIN, GOOD, BAD)
    assert asked.trivial == NOTHING_TRIVIAL or asked.trivial in t.options
    return asked


def test_every_question_has_words_and_help_of_its_own() -> None:
    assert set(WORDS) == set(HELP) == set(range(QUESTIONS.count))
    said = {check(asking(name)).question for name in ASKED}
    assert len(said) == len(ASKED)


@pytest.mark.parametrize("name", [*ASKED, *MORE])
def test_every_question_is_asked_in_words(name: str) -> None:
    check(asking(name))


def test_random_games_are_asked_in_words() -> None:
    for t in (*positions(), *game(2, 3)[::7], *game(4, 5)[::7]):
        if not t.over:
            check(t)


@rule("S-3.2")
def test_the_play_window_says_how_many_actions_are_left() -> None:
    assert check(asking("window")).question == "What will you do? 3 actions left."


@rule("S-6.1")
def test_scouts_see_how_many_spots_are_free_where_they_go() -> None:
    asked = check(play(asking("group"), "group 2 1"))
    shown = {answer.badge for answer in asked.answers}
    assert shown == {"", "0", "3"}
    assert asked.question == "Where do 2 scouts and 1 soldier go?"
    assert "collecting spots are free" in asked.help
    both = check(play(asking("group"), "group 1 1"))
    assert both.question == "Where do the scout and the soldier go?"


def test_bids_and_groups_are_buttons_but_everybody_is_a_touch_on_their_space() -> None:
    assert not any(answer.parts for answer in check(asking("bid")).answers)
    lit = [answer for answer in check(asking("group")).answers if answer.parts]
    assert [answer.label for answer in lit] == ["Take 3 scouts and 2 soldiers"]


def test_many_groups_have_short_buttons_and_few_have_words() -> None:
    many, few = check(asking("group")), check(asking("relocation_group"))
    assert "2 + 1" in {answer.short for answer in many.answers}
    assert many.help.endswith("“1 + 1” is scouts + soldiers.")
    assert "1 scout and 1 soldier" in {answer.short for answer in few.answers}
    assert "+" not in few.help


def test_help_explains_numbers_only_where_there_are_any() -> None:
    with_scouts = check(play(asking("group"), "group 2 1"))
    assert "The number is how many collecting spots are free." in with_scouts.help
    soldiers = check(play(asking("group"), "group 0 1"))
    assert "number" not in soldiers.help
    assert not any(answer.badge for answer in soldiers.answers)
    halls = check(asking("unit"))
    assert "number" not in halls.help
    assert "Touch one, then say scout or soldier." in halls.help
    assert "“hits”" in check(asking("step")).help


def test_nothing_is_promised_of_people_but_that_they_glow() -> None:
    assert check(asking("victim")).help == "2 players glow. Touch one to take from them."


def test_what_is_drawn_on_a_tile_is_no_badge_on_top_of_its_name() -> None:
    piles = [answer for answer in check(asking("window")).answers if answer.parts[:1] == ("pile-AL-CAS",)]
    assert [answer.badge for answer in piles] == [""]


def test_a_treasure_is_dug_up_where_it_lies() -> None:
    found = [answer for answer in check(asking("window")).answers if "treasure" in answer.short]
    assert [answer.parts for answer in found] == [("space-3b1",)]


def test_buttons_say_what_they_bring_and_that_a_turn_ends() -> None:
    shorts = {answer.short for answer in check(asking("window")).answers}
    assert {"Recruit 2 for 1 gold", "Collect 1 wood, 1 gold and end"} <= shorts


def test_a_card_that_was_drawn_is_named_to_its_drawer() -> None:
    assert check(asking("drawn")).question == "You drew Moonlit Barter. What do you do with it?"
    assert GAME.ask(asking("drawn"), 1).question == ""


def test_what_is_collected_is_named_where_it_is_of_few_kinds() -> None:
    """`Collect 2 and end`: two of what?"""
    one = play(scene(units={"TY:a1": {"black": "2c"}}), "move TY:a1", "group 1 0", "to TY:b1")
    for t, short in ((one, "Collect 1 gold and end"), (asking("window"), "Collect 1 wood, 1 gold and end")):
        assert short in {answer.short for answer in check(t).answers}


def test_a_card_that_can_only_be_kept_says_so() -> None:
    both = check(asking("drawn"))
    assert len(both.answers) == 2
    assert both.help == "It says: exchange up to 3 resources."
    for name, why in (("LI-S07", "later turn."), ("LI-S10", "at the end, if you still have it.")):
        t = asking("drawn")
        t.drawn, t.options = t.content.card_ids.index(name), t.options[1:]
        assert ask(t).help.endswith(why)


def test_units_to_place_are_counted_in_the_question() -> None:
    assert check(asking("unit")).question == "Where do your 2 units go?"
    assert check(play(asking("unit"), "soldier TY:c2")).question == "Where does your unit go?"


def test_the_play_window_says_what_a_touch_is_for() -> None:
    one = play(scene(units={"TY:a1": {"black": "2c"}}), "move TY:a1", "group 1 0", "to TY:b1")
    assert check(one).help == "Touch a space to move or a deck to draw."
    many = check(asking("window")).help
    assert many == "Touch a space of yours, a tile to build, a deck to draw or a card to play."


@rule("S-11.1")
def test_magic_buys_what_glows_and_the_play_window_says_so() -> None:
    """Wood, stone and gold glow: nobody gives them for magic."""
    last = scene(actions=0, goods={"black": "wood 1 magic 4"})
    assert check(last).question == "Anything else before you collect?"
    assert check(last).help == "3 magic buy 1 wood, stone or gold: touch what you want."
    assert check(play(last, "collect")).help == check(scene(actions=0, goods={"black": "magic 3"})).help
    more = scene(goods={"black": "magic 3"})
    assert check(more).help == "Touch a deck to draw or a resource for 3 magic."


@rule("S-3.5")
def test_a_choice_after_which_a_turn_ends_by_itself_says_so() -> None:
    """Else nobody who moves without an action knows that the table goes on to Collect at once."""
    alone = {"TY:b1": {"black": "1c"}}
    last = play(scene(actions=1, units=alone), "move TY:b1")
    assert (last.turn.actions, QUESTIONS.name_of(last)) == (0, "destination")
    assert check(last).help.startswith("This ends your turn. ")
    assert play(last.clone(), "to TY:a1").turn.seat == 1
    march = scene(actions=0, units=alone, hands={"black": "AL-S05"})
    march = play(march, "play AL-S05")
    assert check(march).help.startswith("This ends your turn. ")
    for goods, hand, actions in (("magic 3", "", 1), ("", "LI-S10", 1), ("", "", 2)):
        t = scene(actions=actions, units=alone, goods={"black": goods}, hands={"black": hand})
        assert "ends" not in check(play(t, "move TY:b1")).help


@rule("S-3.5")
def test_a_turn_that_may_go_on_is_not_said_to_end() -> None:
    """Where an opponent stands a soldier could fight; only some of the spaces would end the turn."""
    t = scene(actions=1, units={"TY:b1": {"black": "1s"}, "TY:b2": {"green": "1c"}})
    assert "ends" not in check(play(t, "move TY:b1")).help
    assert play(t.clone(), "to TY:b2").turn.seat == 0
    assert play(t, "to TY:a1").turn.seat == 1
