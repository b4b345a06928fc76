"""Touching what is no option: in every game, whatever is drawn says why, by a rule that exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

import spinney
from games.worded import complaint
from spinney.art.touch import drawn_keys
from spinney.engine.faces.asking import Reason
from spinney.engine.shown import NO_OPTION
from spinney.engine.table import Table
from spinney.lawbook.cases import Case, option_sets
from spinney.lawbook.play import Play, walk
from toy.game import Toy

GAMES = ["battle_for_the_grove", "groves", "leylines", "eldervale", "shifting_realms"]
PLAYERS = ("random", "last", "random", "greedy", "first")  # in turns; the greedy one takes long
KEPT = (1, 12)  # which positions of a question are looked at in a play


def asked_in(key: str, step: int = 1) -> Iterator[Table]:
    """Positions of every question that is met: each number of seats, over the options, by several players."""
    game = spinney.game(key)
    questions = game.terms.questions
    assert questions is not None
    for number, (seats, options) in [*enumerate(option_sets(game))][::step]:
        kept = Counter[int]()
        for table in walk(
            Case(game, seats, options), Play(number, PLAYERS[number % len(PLAYERS)]), log=False
        ):
            question = -1 if table.over else int(questions.of(table))
            kept[question] += 1
            if question >= 0 and kept[question] in KEPT:
                yield table


def shut(table: Table) -> list[str]:
    """The keys of all that is drawn for whoever is asked and is no option now."""
    options = {part for answer in table.game.ask(table, table.seat).answers for part in answer.parts}
    return sorted(drawn_keys(table.game.board(table, table.seat)) - options)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_no_option_says_why(key: str) -> None:
    game, wrong = spinney.game(key), dict[tuple[str, str], str]()
    rules = game.rulebook().rules
    for table in asked_in(key):
        for part in shut(table):
            reason = game.why_not(table, table.seat, part)
            said = complaint(reason, rules)
            if said:
                kind, asked = part.partition("-")[0], game.ask(table, table.seat).question
                wrong[kind, said] = f"{said}: {part!r} while asked {asked!r}: {reason.words!r}"
    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize("key", GAMES)
def test_reasons_depend_on_what_the_seat_knows_alone(key: str) -> None:
    game = spinney.game(key)
    for number, table in enumerate(asked_in(key, step=5)):
        seat = int(table.seat)
        imagined = game.redeal(table, seat, number)
        for part in shut(table):
            told, true = game.why_not(imagined, seat, part), game.why_not(table, seat, part)
            assert (told.words, told.rule) == (true.words, true.rule), part


@pytest.mark.parametrize("key", GAMES)
def test_all_others_are_told_who_is_asked(key: str) -> None:
    game = spinney.game(key)
    table = game.start(game.seats[1], seed=1)
    why_not = partial(game.why_not, table, names=[f"Person {seat}" for seat in range(table.seats)])
    for seat in range(spinney.SPECTATOR, table.seats):
        if seat != table.seat:
            for part in shut(table):
                assert why_not(seat=seat, part=part).words == f"Person {table.seat} is asked now."


def test_people_and_what_a_game_says_nothing_of() -> None:
    toy = Toy()
    table = toy.start(2, seed=1)
    seat = int(table.seat)
    other = toy.why_not(table, seat, f"person-{1 - seat}", ["Ann", "Bo"])
    asked = "Now you are asked: What do you do?"
    assert other.words == f"This is {['Ann', 'Bo'][1 - seat]}'s place at the table. {asked}"
    assert other.rule in toy.rulebook().rules
    assert toy.why_not(table, seat, f"person-{seat}").words == f"This is your own place at the table. {asked}"
    assert toy.why_not(table, seat, "purse-9") is NO_OPTION


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Where to? 2 to go.", "It waits. Now you are asked: Where to?"),
        ("Choose a card", "It waits. Now you are asked: Choose a card."),
        ("Choose a card.", "It waits. Now you are asked: Choose a card."),
    ],
)
def test_what_is_asked_instead_is_one_sentence(question: str, said: str) -> None:
    reason = Reason("It waits.", "", waits=True).instead(question, "T-1.1")
    assert (reason.words, reason.rule, reason.waits) == (said, "T-1.1", False)
    assert Reason("It waits.", "T-2.2", waits=True).instead(question, "T-1.1").rule == "T-2.2"
