"""What a seat is asked: a question in words, and an answer for every option."""

from __future__ import annotations

from functools import cache

import pytest

from games.leylines.positions import GAME, SEAT_COUNTS, chosen, game
from games.leylines.scene import four, leylines, play
from games.random_games import every_position
from games.worded import check_asked
from rule import rule
from spinney.engine.faces.asking import GOOD, NOTHING_TRIVIAL, PLAIN, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.ask import ASKED, ask
from spinney.games.leylines.words.buttons import FITS

A, B = 0, 1
BADGE = 4  # letters on a place of the map, where many are close together
MARKS = [seat_mark(seat) for seat in range(6)]
CONTENT = GAME.content
IDS = {
    one
    for one in (
        *CONTENT.board.ids,
        *[card.id for card in CONTENT.contracts],
        *[card.id for card in CONTENT.friends],
    )
    if len(one) > 1  # the Letters of the board are what people call them
}
OPTIONS = ({"accountants": "on", "characters": "choose", "bid_limit": "off"}, {"two_for_one": "on"})


def answer(asked: Ask, text: str) -> Answer:
    return next(one for one in asked.answers if one.action == GAME.action(text))


def check(t: LeylinesTable) -> None:
    check_asked(t, ask(t), IDS, FITS, BADGE)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_option_is_answered_once_in_words(seats: int, seed: int) -> None:
    for t in game(seats, seed)[::3]:
        if not t.over:
            check(t)


@pytest.mark.parametrize("options", OPTIONS)
def test_every_option_of_the_game_has_words(options: dict[str, str]) -> None:
    for t in every_position(GAME, 3, 5, chosen, **options)[::3]:
        if not t.over:
            check(t)


def test_every_question_has_words_of_its_own() -> None:
    assert sorted(ASKED) == sorted(set(QUESTIONS.numbers.values()))
    assert len(set(ASKED.values())) == len(ASKED)


@cache
def found() -> dict[str, LeylinesTable]:
    """A position for every question."""
    tables: dict[str, LeylinesTable] = {}
    for seed in range(60):
        for t in game(2 + seed % 3, seed):
            if not t.over:
                tables.setdefault(QUESTIONS.name_of(t), t)
        if len(tables) == QUESTIONS.count:
            break
    return tables


@pytest.mark.parametrize("question", QUESTIONS.names)
def test_every_question_is_asked(question: str) -> None:
    check(found()[question])


def test_destinations_show_how_many_steps_they_are_away() -> None:
    t = four({"at": "c01", "dice": "2", "contracts": "K01", "cubes": "GW"})
    asked = ask(play(t))
    assert asked.question == "Where do you go with 2 steps?"
    here, board = t.travellers[A].space, t.content.board
    for one in asked.answers:
        space = t.content.actions.part_of(one.action)
        if space != here:
            assert one.badge == str(t.content.steps[here][space])
            assert one.tone == (GOOD if board.is_market(space) else PLAIN)
    assert "green where you can complete a Contract" in asked.help
    assert "green" not in ask(play(four({"at": "c01", "dice": "2"}))).help


@pytest.mark.parametrize("question", ["lot", "contract", "item", "friend", "bid", "start", "reroll"])
def test_what_is_drawn_on_a_card_or_a_die_is_not_said_again_on_it(question: str) -> None:
    assert {one.badge for one in ask(found()[question]).answers} == {""}


@rule("L-7.3")
def test_the_end_of_buying_says_whether_anything_was_bought() -> None:
    t = leylines({"at": "c05", "dice": "1", "cubes": "BBYY"}, {})
    asked = ask(play(t, "to HB1"))
    assert answer(asked, "done").short == "Buy nothing"
    assert answer(ask(play(t, "buy tablet")), "done").short == "Buy nothing more"


def test_a_bid_names_the_contract_and_what_is_bid_so_far() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 5}, {"gold": 9})
    play(t, "to HB1", "auction 1", "bid 4")
    asked = ask(t)
    name = t.content.contracts[t.display[0]].name
    assert asked.question == f"What do you bid for {name}?"
    assert asked.help.startswith(f"{seat_mark(B)} has bid 4 Gold. It pays ")
    assert answer(asked, "bid 5").parts == ("bid-5",)
    assert answer(asked, "pass").parts == ()


@rule("L-7.13")
def test_a_first_bid_says_what_happens_without_any() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 5}, {"gold": 9})
    play(t, "to HB1", "auction 1")
    no_bid = f"even 0 can win it, a pass cannot; if all pass, {seat_mark(A)} may take it for nothing."
    assert f"Nobody has bid: {no_bid}" in ask(t).help


@rule("L-7.17", "L-7.18")
def test_a_pass_may_be_consoled_with_a_friend() -> None:
    t = leylines({"at": "HB1", "dice": "1", "gold": 9}, {"gold": 9})
    play(t, "to HB1", "auction 1", "bid 4")
    assert ask(t).help.startswith("If you pass, you may hire a Friend. ")
    t = leylines({"at": "HB1", "dice": "1", "gold": 0}, {"gold": 9})
    play(t, "to HB1", "auction 1", "bid 4")
    assert "hire" not in ask(t).help


@rule("L-5.1", "L-6.3")
def test_cubes_are_left_before_and_after_the_free_one() -> None:
    t = four({"at": "c01", "dice": "13"}, cubes={"A": "BR"})
    play(t, "move 1", "to A")
    assert answer(ask(t), "leave").short == "Leave the cubes"
    play(t, "take blue")
    assert answer(ask(t), "leave").short == "Leave the rest"


def test_an_only_option_is_trivial() -> None:
    for t in (table for seed in range(3) for table in game(2, seed)):
        if not t.over and len(t.options) == 1:
            assert ask(t).trivial == t.options[0]


@rule("L-5.1")
def test_a_free_cube_of_one_colour_is_trivial_where_there_is_room() -> None:
    t = four({"at": "c01", "dice": "1", "quick": 2}, cubes={"A": "RR"})
    assert ask(play(t, "to A")).trivial == GAME.action("take red")
    t = four({"at": "c01", "dice": "1", "quick": 2}, cubes={"A": "RB"})
    assert ask(play(t, "to A")).trivial == NOTHING_TRIVIAL
    t = four({"at": "c01", "dice": "1", "quick": 2, "cubes": "PPPPPPPP"}, cubes={"A": "RR"})
    assert ask(play(t, "to A")).trivial == NOTHING_TRIVIAL
