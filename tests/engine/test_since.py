"""The strip of deeds begins where a seat's last turn ended, however often it has answered since."""

from __future__ import annotations

import pytest

import spinney
from spinney.engine.faces.deeds import told_together
from spinney.engine.table import Table

ELDERVALE = spinney.game("eldervale")


def in_the_middle_of_a_turn(seat: int) -> Table:
    """A table where the seat has answered at least twice in its own turn, after turns of others."""
    bot = spinney.bot("greedy", seed="since")
    table = ELDERVALE.start(3, seed="since")
    answers = 0
    while answers < 2 or table.number < 100 or table.seat != seat or not table.undoable:
        before = int(table.seat)
        table.play(bot.choose(ELDERVALE.seen_by(table, table.seat)))
        mine = before == seat and table.whose_turn() == seat
        answers = answers + 1 if mine else answers if table.whose_turn() == seat else 0
    return table


def test_what_others_did_stays_in_view_while_i_answer() -> None:
    t = in_the_middle_of_a_turn(1)
    assert t.journal is not None
    deeds = ELDERVALE.since(t, 1)
    assert {deed.seat for deed in deeds} >= {0, 2}
    assert all(deed.last >= t.journal.left[1] for deed in deeds)


def test_deeds_that_i_have_answered_to_are_old() -> None:
    t = in_the_middle_of_a_turn(1)
    assert all(deed.old for deed in ELDERVALE.since(t, 1))
    assert not any(deed.old for deed in ELDERVALE.since(t, 0))


def test_a_turn_that_ends_clears_the_strip() -> None:
    t = in_the_middle_of_a_turn(1)
    bot = spinney.bot("greedy", seed="since")
    while t.whose_turn() == 1:
        t.play(bot.choose(ELDERVALE.seen_by(t, t.seat)))
    assert t.journal is not None
    assert t.journal.left[1] == t.number
    assert all(deed.first >= t.number - 1 for deed in ELDERVALE.since(t, 1))


def test_an_undo_gives_the_deeds_back() -> None:
    t = in_the_middle_of_a_turn(1)
    before = [deed.words for deed in ELDERVALE.since(t, 1)]
    number = t.number
    t = spinney.undo(t)
    assert t.number < number
    assert [deed.words for deed in ELDERVALE.since(t, 1)] == before


def test_what_came_of_my_own_answers_is_no_deed_of_the_strip_but_known_to_me() -> None:
    game, bot = spinney.game("battle_for_the_grove"), spinney.bot("greedy", seed="own")
    table = game.start(2, seed="own")
    seat, own = 0, game.own(table, 0)
    while not own or own[-1].last < table.number or not own[-1].dice:
        seat = int(table.seat)
        table.play(bot.choose(game.seen_by(table, table.seat)))
        own = game.own(table, seat)
    assert all(die.seat == seat for die in own[-1].dice)
    assert own[-1].sound
    assert all(deed.seat != seat for deed in game.since(table, seat))
    assert all(deed.last < table.number for deed in game.own(table, 1 - seat)), "the other has not rolled"
    assert game.own(table, -1) == []


@pytest.mark.parametrize(
    ("sentences", "whole"),
    [
        (["Noor uses A.", "Noor uses B.", "Noor wins."], "Noor uses A and B, and wins."),
        (
            ["Noor wins.", "The crown is placed.", "Noor uses A."],
            "Noor wins. The crown is placed. Noor uses A.",
        ),
        (["Noor rolls 3: no success.", "Noor wins."], "Noor rolls 3: no success. Noor wins."),
        (["Noor uses A.", "Noor uses B.", "Noor uses A."], "Noor uses A twice and B."),
        (["Noor wakes one."] * 6, "Noor wakes one 6 times."),
        (["Noorah uses A."], "Noorah uses A."),
        (["Noor goes to A.", "Noor goes to B."], "Noor goes to A and B."),
        (["Noor goes to A.", "Noor goes home."], "Noor goes to A and home."),
        (
            ["Noor draws from A.", "Noor draws from B.", "Noor draws from A."],
            "Noor draws from A twice and B.",
        ),
        (["Noor rests.", "Noor rests.", "Noor wins."], "Noor rests twice and wins."),
    ],
)
def test_a_deed_does_not_repeat_the_name(sentences: list[str], whole: str) -> None:
    assert told_together(sentences, "Noor") == whole
