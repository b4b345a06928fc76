"""Replays call people by the names that the record knows, and seats by their numbers where it knows none."""

from __future__ import annotations

import pytest

import spinney
from spinney.web.pages.replay import replay_moment, replay_outcome
from spinney.web.replays.replay import Replay

GAME = spinney.game("battle_for_the_grove")


def test_names_in_a_record_are_names_as_at_a_table() -> None:
    """Whoever wrote the record may have written anything: what turns text around, line breaks, nothing."""
    table = GAME.start(2, seed=3)
    replay = Replay(spinney.Record.of(table, ["\u202eeno\nA\0" + "x" * 100, "\u2066"]))
    assert replay.names == ["eno A " + "x" * 24, "Dark"]


@pytest.mark.parametrize(("players", "both"), [(["Noor", "Bram"], "Noor Bram"), ([], "Light Dark")])
def test_a_replay_names_who_played(players: list[str], both: str) -> None:
    one, other = both.split()
    table = GAME.start(2, seed=3, first="light")
    table.play(table.options[0])
    replay = Replay(spinney.Record.of(table, players))
    assert replay.entry(1).startswith(f"{one}: ")
    assert replay.words(1, -1)[0].startswith(f"{one} ")
    assert replay_outcome(replay) == f"Not finished: {other} is to choose"
    told = replay_moment(replay, 1, -1)
    assert all(one in told[name] for name in ("zones", "told", "points"))
