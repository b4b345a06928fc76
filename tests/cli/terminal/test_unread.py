"""What is told to whom, and what stands out."""

from __future__ import annotations

import io

from rich.console import Console

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from spinney.cli.terminal.players import Players
from spinney.cli.terminal.screen import Screen
from spinney.cli.terminal.unread import Unread
from spinney.engine.events import only
from spinney.games.battle_for_the_grove.terms import events


def shown(unread: Unread, screen_seat: int, *, to: str) -> str:
    """What Light's `channel` and Dark's `stun` look like to a seat."""
    t = battle(light={"oak": (2, 0)}, dark={"oak": (2, 0)}, dice=[1, 6, 6, 1, 6, 6])
    play(t, "channel oak", "stun oak")
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), GAME, Players(GAME, to.split(","), b"secret"))
    screen.events(unread.for_seat(t, screen_seat), screen_seat)
    return out.getvalue()


def test_what_was_done_to_the_reader_stands_out() -> None:
    assert "! 1 of Light's druids lies down at the Oak Circle." in shown(Unread(), LIGHT, to="me,greedy")
    assert "· 1 of Light's druids lies down at the Oak Circle." in shown(Unread(), DARK, to="greedy,me")


def test_what_everybody_may_know_is_told_once_at_a_shared_terminal() -> None:
    t = battle(light={"oak": (2, 0)}, dice=[1, 1, 1])
    unread = Unread()
    play(t, "channel oak")
    assert [event.kind for event in unread.for_seat(t, DARK)] == [events.CHANNELS, events.CUBES_PLACED]
    assert unread.for_seat(t, LIGHT) == []


def test_a_secret_is_told_to_its_seat_alone_and_not_lost_when_others_read_first() -> None:
    t = battle()
    assert t.log is not None
    t.log.clear()
    unread = Unread()
    t.tell(events.STOPS, LIGHT, to=only(LIGHT))
    assert unread.for_seat(t, DARK) == []
    assert len(unread.for_seat(t, LIGHT)) == 1
    assert unread.for_seat(t, LIGHT) == []


def test_the_log_calls_bots_by_their_names_and_the_sides_of_a_game_by_theirs() -> None:
    groves = spinney.game("groves")
    players = Players(groves, ["me", "greedy", "random", "random"], b"")
    assert [players.told_name(seat) for seat in range(4)] == ["Seat 1", "Greedy", "Random 3", "Random 4"]
    table = groves.start(4, seed="names")
    while not any(event.seat == 1 for event in table.log or []):
        table.play(table.options[0])
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), groves, players)
    screen.events(table.log or [], 0)
    screen.log(table, 0, everything=True)
    assert out.getvalue().count("Greedy ") >= 2
    assert "Seat 2" not in out.getvalue()
    assert Players(GAME, ["me", "greedy"], b"").told_name(DARK) == "Dark"


def test_a_reader_is_the_one_person_or_whoever_is_asked_and_never_a_bot() -> None:
    t = battle()
    assert t.seat == LIGHT
    assert Players(GAME, ["greedy", "me"], b"").reader(t) == DARK
    assert Players(GAME, ["me", "me"], b"").reader(t) == LIGHT
    assert Players(GAME, ["greedy", "random"], b"").reader(t) == -1


def test_bots_answer_alike_for_the_same_secret_seat_and_choice() -> None:
    t = GAME.start(seed=4, first="light")
    answers = {Players(GAME, ["random", "random"], b"secret").choose(t) for _ in range(5)}
    assert len(answers) == 1
    others = {Players(GAME, ["random", "random"], bytes([n])).choose(t) for n in range(30)}
    assert len(others) > 1
