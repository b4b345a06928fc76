"""Looking back at a game in which entries are no answers: one taken back, and limits that hold again."""

from __future__ import annotations

import spinney
from spinney.engine.events import SPECTATOR
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.playback import set_limits
from spinney.engine.records.record import Record
from spinney.web.replays.look_back import entry_at
from spinney.web.replays.replay import Replay
from spinney.web.replays.story import story_of
from spinney.web.tables.restore import entries_of


def test_limits_that_hold_again_are_an_entry_but_no_answer() -> None:
    table = spinney.game("battle_for_the_grove").start(seed=1)
    for _ in range(2):
        table.play(table.options[0])
    before = table.fingerprint()
    set_limits(table)
    table.play(table.options[0])
    entries = entries_of(table)
    assert [entry_at(entries, answers) for answers in range(4)] == [0, 1, 2, 4]
    assert Record.of(table).replay(entry_at(entries, 2)).fingerprint() == before
    replay = Replay(Record.of(table))
    assert replay.entry(3) == LIMITS_AGAIN
    assert replay.words(3, SPECTATOR) == [f"{LIMITS_AGAIN}."]
    line = (f"{LIMITS_AGAIN}.", 2, SPECTATOR, False)
    assert all(log.count(line) == 1 for log in story_of(table).logs), "nobody's mark, and done to nobody"
    assert replay.entry(4).startswith(("Light: ", "Dark: "))
