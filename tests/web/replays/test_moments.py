"""Any moment of a game, from the nearest checkpoint: the same as when all of it is played from the start."""

from __future__ import annotations

import random

import pytest

import spinney
from spinney.engine.errors import BrokenRecord
from spinney.engine.events import SPECTATOR, Event
from spinney.engine.records.journal import LIMITS, UNDO
from spinney.engine.records.playback import Playback
from spinney.engine.records.record import Record
from spinney.web.pages.replay import replay_moment
from spinney.web.replays.replay import Replay
from spinney.web.replays.tape import SPACING, Tape
from web.replays.long_records import BATTLE, restless

GAMES = (BATTLE, "groves", "leylines", "shifting_realms", "eldervale")
LONG = 4 * SPACING + 5


def told_at(record: Record) -> list[list[Event]]:
    """What was told at each moment, from one walk through the whole record."""
    found, told = [], 0
    for at, table in record.tables():
        log = table.log or []
        if at and record.entries[at - 1] == UNDO:
            told = len(log) - 1
        found.append(log[told:])
        told = len(log)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_as_if_all_was_played(game: str) -> None:
    record = Record.of(restless(game, 2, LONG))
    told, walked = told_at(record), [table.fingerprint() for _, table in record.tables()]
    replay = Replay(record)
    moments = [*range(len(record.entries) + 1)]
    random.Random(1).shuffle(moments)
    for at in moments:
        table = replay.table(at)
        assert table.fingerprint() == walked[at]
        assert [vars_of(event) for event in table.log or []] == [vars_of(event) for event in told[at]], at
    assert replay.scores() == [list(table.scores) for _, table in record.tables()]


def vars_of(event: Event) -> tuple[int, ...]:
    return event.number, event.to, event.kind, event.seat, event.a, event.b, event.c


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_the_same_whichever_was_shown_before(game: str) -> None:
    record = Record.of(restless(game, 2, LONG))
    replay = Replay(record)
    for at in (LONG, 1, SPACING, SPACING + 1, 2 * SPACING + 7, 0):
        for seat in (SPECTATOR, 1):
            assert replay_moment(replay, at, seat) == replay_moment(Replay(record), at, seat)


def test_a_tape_follows_a_game_that_goes_on_and_one_that_took_another_way() -> None:
    journal = restless(BATTLE, 2, LONG, max_turns=0).journal
    assert journal is not None
    game = spinney.game(BATTLE)
    tape = Tape(game, journal.origin)
    elsewhere = [*journal.entries[:70], LIMITS]
    for entries in (journal.entries[:40], journal.entries[:100], journal.entries, elsewhere):
        tape.follow(entries)
        playback = Playback(game, journal.origin)
        for entry in entries:
            playback.enter(entry)
        assert tape.table(len(entries)).fingerprint() == playback.table.fingerprint()
    assert max(tape.checkpoints) <= 70, "what is no part of the game is forgotten"


def test_what_the_rules_refuse_is_named_by_its_number() -> None:
    record = Record.of(restless(BATTLE, 2, 60, max_turns=0))
    record.entries[45] = "fly"
    record.digests[5:] = [""] * 2
    with pytest.raises(BrokenRecord, match="action 46 of 60"):
        Replay(record)


def test_a_record_for_too_many_seats_is_refused() -> None:
    record = Record.of(spinney.game(BATTLE).start(seed=1))
    text = record.to_json().replace('"seats": 2', '"seats": 9')
    with pytest.raises(spinney.SpinneyError, match="not 9"):
        Replay(Record.from_json(text))
