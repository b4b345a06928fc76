"""What is asked: words that fit the options, and the question as a terminal puts it."""

from __future__ import annotations

import pytest

from games.leylines.positions import GAME, positions
from games.leylines.scene import Rest, four, leylines, play
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS

FAR: Rest = {"cubes": {"L": "PB", "K": "R"}}


def at_market(contracts: str) -> LeylinesTable:
    """After one Contract at Amberwick, with a Companion."""
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GWGYY", "contracts": contracts, "items": "companion"}, **FAR
    )
    return play(t, "move 1", "to MS1", "complete K01")


def unbid() -> LeylinesTable:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 0})
    play(t, "to HB1", "auction 1", "pass")
    return t


def bid() -> LeylinesTable:
    t = leylines({"at": "HB1", "dice": "1"}, {})
    play(t, "to HB1", "auction 1", "bid 1")
    return t


@pytest.mark.parametrize(
    ("t", "words"),
    [
        (unbid(), "take it for nothing, or leave it"),
        (bid(), "match, or pass"),
        (leylines({"dice": "12"}, {}), "choose a die for the move"),
        (
            leylines({"dice": "12", "items": "companion"}, {}, cubes={"D": "P"}),
            "choose a die for the move, or use something first",
        ),
        (
            play(four({"dice": "1", "items": "companion"}, **FAR), "move 1"),
            "choose where to go, or use something first",
        ),
        (four({"dice": "1"}, **FAR), "choose where to go"),
        (at_market("K01"), "use something, or end the visit"),
        (at_market("K01 K03"), "choose a Contract to complete"),
    ],
    ids=[
        "nobody has bid",
        "somebody has bid",
        "nothing to use",
        "something to use",
        "something on the way",
        "nothing on the way",
        "nothing to complete",
        "something to complete",
    ],
)
def test_the_words_fit_the_options(t: LeylinesTable, words: str) -> None:
    assert GAME.asked(t) == words


def test_a_terminal_asks_in_the_words_of_the_question() -> None:
    for t in (unbid(), bid(), *positions()):
        if not t.over:
            assert GAME.asked(t)
            words = GAME.asked(t) if QUESTIONS.of(t) == questions.DECISION else QUESTIONS.words_of(t)
            assert words in "".join(part for part, _ in GAME.sketch(t, t.seat)[-1])
