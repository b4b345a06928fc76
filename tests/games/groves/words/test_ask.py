"""What a seat is asked: a question in words, and an answer for every option."""

from __future__ import annotations

import pytest

from games.groves.positions import GAME, SEAT_COUNTS, asking, game
from games.groves.scene import Realm, groves, targets
from games.worded import check_asked
from rule import rule
from spinney.engine.faces.asking import BAD, GOOD, NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.ask import ASKED, ask, only_adds
from spinney.games.groves.words.buttons import BADGE, FITS
from spinney.games.groves.words.rewards import deed

A, B = 0, 1
MARKS = [seat_mark(seat) for seat in range(4)]
IDS = {tile.id for tile in GAME.content.tiles} | {card.id for card in GAME.content.summoning}


def answer(asked: Ask, text: str) -> Answer:
    return next(one for one in asked.answers if one.action == GAME.action(text))


def check(t: GrovesTable) -> None:
    check_asked(t, ask(t), IDS, FITS, BADGE)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_option_is_answered_once_in_words(seats: int, seed: int) -> None:
    for t in game(seats, seed):
        if not t.over:
            check(t)


def test_every_question_has_words_of_its_own() -> None:
    assert sorted(ASKED) == sorted(set(QUESTIONS.numbers.values()))
    assert len(set(ASKED.values())) == len(ASKED)


@pytest.mark.parametrize("question", [name for name in QUESTIONS.names if name and name != "pay"])
def test_every_question_is_asked(question: str) -> None:
    check(asking(question, 1 if question == "wraith" else 3))


def test_one_spirit_is_named_in_the_question() -> None:
    t = groves({"drawn": "white white"}, {})
    assert ask(t).question == "Where does the white spirit go?"
    t = groves({"drawn": "white blue"}, {})
    assert ask(t).question == "Which spirit goes where?"


def test_a_placement_is_given_at_the_spirit_and_at_the_place() -> None:
    t = groves({"drawn": "blue white", "groves": "BLU-3", "standing": {"ST-CRY-1": "wraith"}}, {})
    asked = ask(t)
    to_basin = answer(asked, "place blue BLU-3")
    assert to_basin.parts == ("drawn-0-blue", "grove-BLU-3")
    assert to_basin.tone == GOOD
    assert to_basin.badge == "bonus"
    assert answer(asked, "place white BLU-3").badge == "", "its icons say what it brings"
    assert answer(asked, "place white ST-CRY-1").tone == BAD
    assert answer(asked, "place white tree-bonus").parts == ("drawn-0-white", "area-bonus")


@rule("G-6.4")
def test_what_only_adds_to_ones_own_is_trivial_to_collect() -> None:
    t = groves({"drawn": "white"}, {"drawn": "white"})
    t.play(GAME.action("place white ST-CRY-1"))
    assert ask(t).question == "Do you collect 2 crystals?"
    assert ask(t).help == "It is the reward of Crystal Hollow, for free."
    assert ask(t).trivial == GAME.action("collect")


@rule("G-6.15")
def test_spirits_make_a_bag_worse_so_they_are_not_trivial() -> None:
    t = groves({"drawn": "white"}, {"drawn": "white"})
    t.play(GAME.action("place white ST-SPI-1"))
    assert ask(t).trivial == NOTHING_TRIVIAL


@rule("G-6.17")
def test_a_choice_between_gifts_is_trivial_to_collect_and_one_with_a_cull_is_not() -> None:
    rewards = GAME.content.rewards
    found = {rewards[number].text: only_adds(GAME.content, number) for number in range(len(rewards))}
    assert found["either(crystal:2 / light:1, earth:1)"]
    assert not found["either(crystal:2 / cull, any:1)"]
    assert not found["swap(earth:1 → dominion:1)"]


@rule("G-6.18", "G-6.19")
def test_what_is_done_for_a_reward_is_asked_as_a_deed() -> None:
    asked = {deed(GAME.content, number) for number in range(len(GAME.content.rewards))}
    assert "collect 1 water and draw 1 more spirit" in asked
    assert "collect 1 water and cull 1 spirit" in asked
    assert not any("culled" in words for words in asked)


@rule("G-7.5")
def test_the_help_tells_of_wraiths_that_white_drives_out() -> None:
    t = groves({"drawn": "blue white", "standing": {"ST-CRY-1": "wraith"}}, {})
    assert ask(t).help.endswith("White can also drive out a wraith.")
    t = groves({"drawn": "white", "standing": {"ST-CRY-1": "wraith", "ST-SPI-1": "wraith"}}, {})
    assert ask(t).help.endswith("White can also drive out one of 2 wraiths.")
    t = groves({"drawn": "blue", "standing": {"ST-CRY-1": "wraith"}}, {})
    assert "wraith" not in ask(t).help


@rule("G-7.3")
def test_a_wraith_gets_every_bonus() -> None:
    asked = ask(groves({"drawn": "wraith"}, {}))
    assert asked.help == "3 places glow. A wraith gets the bonus everywhere, and stays where it is."


@rule("G-8.4")
def test_the_help_says_why_groves_of_a_neighbour_glow() -> None:
    helps = {(): "", (1,): "Groves through your portal glow, too.", (1, 2): "through your portals glow, too."}
    for portals, words in helps.items():
        asked = ask(groves({"drawn": "blue white", "portals": [*portals]}, {}, {}))
        assert asked.help.endswith(words or "A spirit on the Tree leaves your bag.")


@rule("G-8.4")
def test_the_help_tells_of_no_portal_where_every_grove_beyond_is_taken() -> None:
    mine: Realm = {"drawn": "blue", "portals": [1]}
    beyond = targets(groves(mine, {}), "blue") - targets(groves({"drawn": "blue"}, {}), "blue")
    taken = dict.fromkeys(sorted(beyond), "white")
    assert len(taken) == 3
    some = {grove: taken[grove] for grove in [*taken][:2]}
    assert "portal" in ask(groves(mine, {"standing": some})).help
    assert "portal" not in ask(groves(mine, {"standing": taken})).help


@rule("G-4.7.1")
def test_the_help_says_that_a_spirit_on_the_tree_is_gone() -> None:
    gone = "A spirit on the Tree leaves your bag."
    assert gone in ask(groves({"drawn": "blue white"}, {})).help
    assert gone not in ask(groves({"drawn": "wraith"}, {})).help, "no wraith can go there"


@rule("G-7.3")
def test_a_wraith_among_other_spirits_is_told_apart() -> None:
    assert "a wraith gets it everywhere, and stays." in ask(groves({"drawn": "wraith blue"}, {})).help


@rule("G-6.3")
def test_nobody_is_promised_a_bonus_for_white() -> None:
    assert "White gets the reward of a grove, but no bonus." in ask(groves({"drawn": "white"}, {})).help
    assert "no bonus" not in ask(groves({"drawn": "blue white"}, {})).help


@rule("G-6.17")
def test_a_choice_between_two_rewards_is_short_enough_for_the_bar() -> None:
    ring = next(tile.id for tile in GAME.content.tiles if tile.name == "Thornapple Ring")
    t = groves({"drawn": "white", "groves": ring}, {"drawn": "white"})
    t.play(GAME.action(f"place white {ring}"))
    assert ask(t).question == "Do you collect one side of the reward?"
    assert ask(t).help.startswith("1 earth and 1 crystal, or 2 white spirits. It is the reward of Thornapple")
    t.play(GAME.action("collect"))
    assert ask(t).question == "Which side do you take?"
    assert {one.short for one in ask(t).answers} == {"Take 1 earth, 1 crystal", "Take 2 white spirits"}


@rule("G-9.3")
def test_the_help_says_who_gets_the_crystals() -> None:
    for crown, words in ((A, "the supply."), (B, f"{seat_mark(B)}, who has the crown.")):
        t = groves(
            {"drawn": "white", "crystals": 2, "elements": [9, 9, 9]},
            {"drawn": "white white"} if crown == B else {},
            row="YEL-1",
            crown=crown,
            crown_placed=1,
        )
        if crown == B:
            t.play(GAME.action("place white tree-bonus"))
            t.play(int(t.options[0]))
        t.play(GAME.action("place white tree-groves"))
        assert ask(t).help.endswith(f"The crystals go to {words}")


@rule("G-14.15")
def test_a_power_is_used_where_it_is_explained() -> None:
    asked = ask(asking("wraith", 1))
    parts = {part for one in asked.answers for part in one.parts}
    assert parts
    assert parts <= {"power-yellow", "power-orange", "power-green", "power-blue"}
    assert "Powers that can be used glow." in asked.help


def test_options_without_a_place_are_buttons() -> None:
    t = asking("collect", 2)
    assert [one.parts for one in ask(t).answers] == [(), ()]
