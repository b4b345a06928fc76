"""What people read: labels, rules behind actions, sentences of the log, the text board."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import spinney
from games.leylines.positions import GAME, SEAT_COUNTS, SPECTATOR, asking, chosen, game, positions
from games.leylines.scene import A, B, four, leylines, play
from rule import rule
from spinney.cli.terminal.styles import ASCII, STYLES
from spinney.engine.events import EVERYONE, Event
from spinney.games.leylines.content.effects import USE_ROUTE, USE_TABLET
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.labels import NO_MORE
from spinney.lawbook.play import watchers


def label(t: LeylinesTable, text: str) -> str:
    return GAME.label(t, GAME.action(text))


def rule_of(t: LeylinesTable, text: str) -> str:
    return GAME.rule_of(t, GAME.action(text))


def test_places_say_how_far_and_what_lies_there() -> None:
    t = four({"at": "D", "dice": "26"}, cubes={"E": "GW", "D": "PP"})
    play(t, "move 2")
    assert label(t, "to E") == "Go to Letter E [1 green, 1 white], 1 step"
    assert label(t, "to D") == "Stay on Letter D [2 purple]; no cube is free there"
    assert label(t, "to c16") == "Go to Crossroads (16), 2 steps"
    assert label(t, "quick 6") == "Add the 6 in a Quickness slot: up to 8 steps"


def test_dice_say_what_they_are_for() -> None:
    t = four({"at": "D", "dice": "26"}, cubes={"D": "PP"})
    assert label(t, "gather 2") == (
        "Put the 2 in a Quickness slot to collect everything before you leave: 2 purple"
    )
    assert label(t, "move 6") == "Move with the 6: up to 6 steps"


def test_auctions_say_what_is_at_stake() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1"}, {}, {}, display="K01 K02 K03 K04", friends="F01 F23", friend_gold=[0, 2]
    )
    play(t, "to HB1")
    assert label(t, "auction 1") == "Auction Wick Trimmings (1 green, 1 white to Amberwick for 5 Gold)"
    play(t, "auction 1", "bid 3", "pass")
    assert label(t, "match").startswith("Match: pay 3 Gold for Wick Trimmings")
    assert label(t, "pass") == "Pass: Seat 2 gets it for 3 Gold, and you may hire a Friend"
    play(t, "pass")
    assert label(t, "hire 2") == (
        "Hire Plum Beetle (Accountant: 2 Gold for Contracts with purple), with 2 Gold on it; "
        "1 Gold goes onto the other card"
    )


def test_payments_say_what_is_changed_and_paid() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GWPP", "contracts": "K01", "items": "potion"})
    play(t, "to MS1")
    assert label(t, "potion green purple") == "Potion: a purple cube as green"
    assert label(t, "pay") == "Pay 1 green, 1 white"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("use companion", "L-14.3"),
        ("use tablet", "L-14.4"),
        ("use secret-route", "L-13.4"),
        ("move 1", "L-4.2"),
    ],
)
def test_rules_behind_actions(text: str, expected: str) -> None:
    t = four({"dice": "12", "items": "companion tablet", "friends": "F10"}, cubes={"D": "P"})
    assert rule_of(t, text) == expected


def test_rules_follow_what_is_asked() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {})
    play(t, "to HB1", "auction 1", "bid 1", "match")
    assert rule_of(t, "bid 2") == rule_of(t, "pass") == "L-7.16"
    t = leylines({"at": "c15", "dice": "1", "moved": 4, "friends": "F10"}, {"dice": "1"})
    assert rule_of(t, "end") == "L-10.3"
    play(t, "use secret-route")
    assert rule_of(t, "to c16") == "L-13.4"


def answers_beside_stop() -> set[str]:
    """The rules that take an answer, of every rule that asks and has `stop` among its options."""
    found = set()
    for path in (Path(spinney.__file__).parent / "games/leylines/rules").glob("*.py"):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            inside = list(ast.walk(part))
            asks = [n for n in inside if isinstance(n, ast.Call) and ast.unparse(n.func) == "t.ask"]
            if any(isinstance(n, ast.Attribute) and n.attr == "stop" for n in inside):
                found |= {ast.unparse(ask.args[2]) for ask in asks}
    return found


def test_every_question_that_can_be_stopped_says_what_stops() -> None:
    numbers = {answer.__name__: number for answer, number in QUESTIONS.numbers.items()}
    assert {numbers[answer] for answer in answers_beside_stop()} == set(NO_MORE)
    for seats in SEAT_COUNTS:
        for t in game(seats, 1):
            assert t.content.actions.stop not in t.options or int(QUESTIONS.of(t)) in NO_MORE


def test_stopping_names_what_is_stopped_and_its_rule() -> None:
    t = four({"dice": "1", "items": "companion", "friends": "F18", "cubes": "PP"}, cubes={"D": "PPP"})
    play(t, "use companion")  # one space, one colour: the first cube is taken unasked
    assert (label(t, "stop"), rule_of(t, "stop")) == ("Fetch no more", "L-14.3")
    play(t, "stop", "use shadow-market", "sell purple")
    assert (label(t, "stop"), rule_of(t, "stop")) == ("Sell no more", "L-13.7")


def test_every_event_is_told_in_a_sentence() -> None:
    told: set[int] = set()
    silent: set[int] = set()
    for seed in range(10):
        chosen_ones = ("seat", "choose")[seed % 2]
        t = GAME.start(2 + seed % 3, seed, two_for_one="on", accountants="on", characters=chosen_ones)
        player = Random(seed)
        while not t.over:
            t.play(chosen(t, player))
        for event in t.log or []:
            line = GAME.sentence(event, 0)
            (told if line else silent).add(event.kind)
            assert not line or line.endswith(".")
    assert silent == set()
    rare = set(range(len(events.EVENTS.names))) - told
    assert rare <= {events.SHORT_BAG, events.DECLINED, events.COMPENSATED, events.DROPPED}
    assert all(GAME.sentence(Event(0, EVERYONE, kind, 0, 1, 1, 1), 0) for kind in rare)


def test_the_log_counts_dice_and_gold_and_names_what_is_used() -> None:
    def told(kind: int, *numbers: int) -> str:
        a, b, c = (*numbers, 0, 0, 0)[:3]
        return GAME.sentence(Event(0, EVERYONE, kind, A, a, b, c), A)

    assert told(events.FINISHED, 1, 1) == "Seat 1 finishes the Day with 1 die left; it brings 1 Gold."
    assert told(events.FINISHED, 2, 2) == "Seat 1 finishes the Day with 2 dice left; they bring 2 Gold."
    assert told(events.FINISHED, 1) == "Seat 1 finishes the Day with 1 die left."
    assert told(events.BID, 0) == "Seat 1 bids 0 Gold."
    assert told(events.USED, USE_TABLET) == "Seat 1 uses the Tablet."
    assert told(events.USED, USE_ROUTE) == "Seat 1 uses Secret Route."


def test_spaces_are_called_as_the_board_calls_them() -> None:
    t = four({"at": "c19", "dice": "6"}, cubes={"T": "B"})
    assert label(t, "to c19") == "Stay on circle 19"
    assert label(t, "to T") == "Go to Letter T [1 blue], 2 steps"
    assert label(t, "to HB4") == "Go to Mistgate, 1 step"
    play(t, "to c16")
    told = GAME.log(t, A)
    assert "Seat 1 arrives at Crossroads (16)." in told
    assert not any(id_ in " ".join(told) for id_ in ("MS", "HB", "c16"))


def test_what_others_do_in_auctions_stands_out() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {})
    play(t, "to HB1", "auction 1")
    auctioned = next(event for event in t.log or [] if event.kind == events.AUCTIONED)
    assert GAME.concerns(auctioned, B)
    assert not GAME.concerns(auctioned, A)


# The text board.


def test_it_fits_a_terminal_and_uses_known_styles() -> None:
    for table in positions():
        for seat in watchers(table):
            drawn = GAME.sketch(table, seat)
            lines = ["".join(part for part, _ in line).rstrip() for line in drawn]
            assert max(map(len, lines)) <= 80, max(lines, key=len)
            assert {word for line in drawn for _, style in line for word in style.split()} <= set(STYLES)
            assert "\n".join(lines).translate(ASCII).isascii()


@pytest.mark.parametrize("name", ["destination", "lot", "item", "friend"])
def test_what_can_be_chosen_glows(name: str) -> None:
    table = asking(name, 4)
    assert any(style == "glow" for line in GAME.sketch(table, table.seat) for _, style in line)
    assert not any(style == "glow" for line in GAME.sketch(table, SPECTATOR) for _, style in line)


def test_it_says_who_is_asked_for_what() -> None:
    table = asking("bid", 4)
    last = "".join(part for part, _ in GAME.sketch(table, table.seat)[-1])
    assert last.startswith(f"To choose: Seat {table.seat + 1} (you), bid, or pass")
    assert QUESTIONS.name_of(table) == "bid"


def test_a_kind_without_a_heading_is_called_by_its_word() -> None:
    assert GAME.heading("buy") == "Buy"


@rule("L-15.8", "L-15.5")
def test_special_delivery_is_kept_in_words_that_fit_the_moment() -> None:
    t = leylines({"at": "c15", "dice": "1"}, {"dice": "1"}, {"friends": "F15"})
    play(t, "to c15")
    assert (label(t, "wait"), rule_of(t, "wait")) == ("Keep Special Delivery for later", "L-15.8")
    assert rule_of(t, "use special-delivery") == rule_of(t, "rest") == "L-15.8"
    assert label(t, "rest") == "Keep Special Delivery, and do not ask again before my turn or the dusk"
    play(t, "rest", "to c16")
    assert (rule_of(t, "wait"), rule_of(t, "use special-delivery")) == ("L-15.5", "L-15.5")


@rule("L-7.10")
def test_passing_and_bidding_nothing_are_two_answers_in_words() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 1, "dice": "6"}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1")
    assert label(t, "bid 0") == "Bid 0 Gold: a bid like any other, but it costs nothing"
    assert (label(t, "bid 1"), label(t, "pass")) == ("Bid 1 Gold", "Pass: make no bid")
    play(t, "bid 0")
    assert label(t, "pass") == "Pass: Seat 2 gets it for 0 Gold, and you may hire a Friend"
    t.travellers[A].gold = 0
    assert label(t, "pass") == "Pass: Seat 2 gets it for 0 Gold"


@rule("L-2.14", "L-16.2")
def test_whoever_chose_a_character_is_not_said_to_have_its_colour() -> None:
    """Pieces have the colours of seats, whichever character was chosen."""
    t = GAME.start(2, 1, characters="choose", start=2)
    play(t, "character green")
    said = [GAME.words_for(event, 0) for event in t.log or [] if event.kind == events.CHOSE]
    assert said == ["Seat 2 plays Tamsin Fernhand."]
    assert GAME.ask(t, t.seat).help == "They differ only in name. Your piece keeps the colour of your seat."
    (zone,) = [one for one in GAME.board(t, 0).zones if one.key == "characters"]
    assert [item.words for item in zone.items][2] == "Tamsin Fernhand, green cubes, taken"


def test_characters_say_what_they_bring() -> None:
    t = GAME.start(2, 1, characters="choose")
    assert label(t, "character green") == (
        "Play Tamsin Fernhand: only the name differs, your piece keeps the colour of your seat"
    )
    t = GAME.start(2, 1, characters="choose", accountants="on")
    assert label(t, "character green") == (
        "Play Tamsin Fernhand: begin with Tally Frog (Accountant: 2 Gold for Contracts with green)"
    )
