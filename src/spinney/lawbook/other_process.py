"""Law 3, the other process: replays the records that come in and prints every fingerprint on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

from spinney.engine.game import Game
from spinney.engine.installed import GAMES, all_installed, find_game
from spinney.engine.records.record import Record
from spinney.lawbook.games import game_finder


def address(game: Game[Any]) -> str:
    """Where another process finds the class of a game that is not installed."""
    return "" if game.key in all_installed(GAMES) else f"{type(game).__module__}:{type(game).__qualname__}"


def fingerprints(where: str, text: str) -> list[str]:
    """What the other process answers: the fingerprint after 0, 1, 2, ... entries of a record."""
    module, _, name = where.partition(":")
    find = game_finder(getattr(import_module(module), name)(None)) if where else find_game
    return [table.fingerprint() for _, table in Record.from_json(text, find).tables()]


def fingerprints_elsewhere(records: list[list[str]], hash_seed: str) -> list[list[str]]:
    """Let another process repeat these records: the fingerprints that it comes to."""
    done = subprocess.run(
        [sys.executable, "-m", "spinney.lawbook.other_process"],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed},
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    json.dump([fingerprints(*sent) for sent in json.load(sys.stdin)], sys.stdout)
