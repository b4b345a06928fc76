"""The lab: play many games between bots, and read what the rules do.

import spinney.lab

if __name__ == "__main__":
    summary = spinney.lab.simulate("battle_for_the_grove", games=100, bots=["greedy", "random"], seed=1)
    print(summary.bots["greedy"].win_rate)

`summary.rows()` gives a row for each seat of each game, with everything that was counted:
`pandas.DataFrame(summary.rows())` or `polars.DataFrame(list(summary.rows()), infer_schema_length=None)`.

The guard is needed in scripts, because the worker processes import the script again; `jobs=1` plays in the
calling process and needs none.
"""

from __future__ import annotations

from spinney.lab.errors import BadResults, GameFailed, WorkerDied
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.replay import record_from
from spinney.lab.results.result_file import read_results
from spinney.lab.results.rows import rows
from spinney.lab.results.summary import Standing, Summary
from spinney.lab.simulation.play import play_game, play_table
from spinney.lab.simulation.run import Run
from spinney.lab.simulation.simulate import simulate

__all__ = [
    "BadResults",
    "GameFailed",
    "GameResult",
    "Run",
    "Standing",
    "Summary",
    "WorkerDied",
    "play_game",
    "play_table",
    "read_results",
    "record_from",
    "rows",
    "simulate",
]
