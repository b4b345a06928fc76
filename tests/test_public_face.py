"""The public face, as README and docs promise it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import spinney

LATE_IMPORT = """
import spinney
first = spinney.games()
import spinney.games.battle_for_the_grove
from spinney.games.battle_for_the_grove import BattleForTheGrove
assert spinney.games() == first, spinney.games
assert "battle_for_the_grove" in first
"""


def test_the_face_of_the_readme(tmp_path: Path) -> None:
    game = spinney.game("battle_for_the_grove")
    table = game.start(seats=2, seed=7)
    action = table.options[0]
    assert game.action(game.text(action)) == action
    assert game.label(table, action)
    assert game.rule_of(table, action) in game.rulebook().rules
    assert game.view(table, 0)["you"] == 0
    assert game.redeal(table, 0, b"key").options == table.options
    assert len(game.judge(table)) == 2
    assert len(game.observation(table, 0)) == game.observation_spec(2).size
    assert game.picture(table, 0).startswith("<svg")
    bot = spinney.bot("greedy", seed=1)
    assert bot.choose(game.seen_by(table, table.seat)) in table.options
    while not table.over:
        table.play(table.options[0])
    assert len(table.scores) == 2
    assert table.winners in ([], [0], [1])
    assert [item.points for item in game.score_sheet(table)]
    assert table.clone().fingerprint() == table.fingerprint()
    assert game.log(table, 0)
    spinney.Record.of(table).save(tmp_path / "g.json")
    assert spinney.Record.load(tmp_path / "g.json").replay().fingerprint() == table.fingerprint()


def test_importing_a_game_does_not_hide_the_list_of_games() -> None:
    done = subprocess.run([sys.executable, "-c", LATE_IMPORT], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_no_seed_means_a_secret_key_that_nobody_has_twice() -> None:
    game = spinney.game("battle_for_the_grove")
    assert game.start().chance.key != game.start().chance.key
