"""Copies on the compiled package, and across: pickled by one package, read by the other."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import spinney
from engine.copying import AHEAD, some_tables
from engine.test_copies import *  # noqa: F403  the same tests, on the compiled package
from engine.test_copies import BOTS, FACE, handed_out, play_on
from spinney.engine.build import engine_kind
from spinney.engine.copies import pickled_parts, rebuild
from spinney.engine.fingerprints import canonical, field_names
from spinney.engine.game import Game
from spinney.engine.observation import Row
from spinney.engine.piles import Pile
from spinney.engine.table import Table
from spinney.lawbook.games import installed_games
from toy.game import Toy

ROOT = Path(__file__).parents[2]
COMPILED = engine_kind() == "compiled"

pytestmark = pytest.mark.skipif(not COMPILED, reason="for the compiled package: make test-compiled")


def samples() -> list[Any]:
    """Something of everything, the same in both packages; each is pickled by itself."""
    games = [*installed_games(), Toy()]
    found: list[Any] = [*games, *handed_out()]
    for game in games:
        for table in some_tables(game, game.seats[1]):
            found += [table.branch(), game.redeal(table, 0, "across"), game.seen_by(table.clone(), 1)]
        found.append(table)  # with its tally
        found.append(spinney.Record.of(table, ["Ada"]))
    for make in BOTS.values():
        bot = make()
        play_on(Toy().start(2, "across"), bot, 3)
        found.append(bot)
    return found + [make() for make in FACE.values()]


def told(thing: Any) -> str:
    """All about a thing, and for what can act, what it does next."""
    kinds = type(thing).__mro__
    if spinney.Record in kinds:
        return str(thing.to_json())
    if spinney.Seen in kinds:
        return canonical([thing.seat, thing.options, thing.log(), thing.redeal("told").fingerprint()])
    if Table in kinds:
        happened = [[int(getattr(event, name)) for name in field_names(event)] for event in thing.log or []]
        return " ".join([canonical([thing.journal, happened, thing.tally]), thing.describe(), ahead(thing)])
    if spinney.Bot in kinds:
        table = Toy().start(2, "told")
        before = canonical(thing)
        play_on(table, thing, 3)
        return " ".join([before, table.fingerprint(), canonical(thing)])
    if Game in kinds:
        edition = "" if thing.edition is None else thing.edition.hash
        about = [thing.key, thing.version, edition, thing.events, [option.name for option in thing.options]]
        return " ".join([canonical(about), thing.start(seed="told").fingerprint()])
    return canonical(thing)


def ahead(table: Table) -> str:
    """The table after some choices more."""
    for number in range(AHEAD):
        if not table.over:
            table.play(table.options[number % len(table.options)])
    return table.fingerprint()


def answer(theirs: Path, ours: Path) -> None:
    """The other package: reads their pickles, writes its own of the same things, and tells of both."""
    ours.write_bytes(pickle.dumps([pickle.dumps(thing) for thing in samples()]))
    print(json.dumps([engine_kind(), told_of(theirs), [told(thing) for thing in samples()]]))


def told_of(path: Path) -> list[str]:
    return [told(pickle.loads(one)) for one in pickle.loads(path.read_bytes())]


def test_what_one_package_pickles_the_other_reads(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "compiled", tmp_path / "interpreted"
    ours.write_bytes(pickle.dumps([pickle.dumps(thing) for thing in samples()]))
    done = subprocess.run(
        [sys.executable, "-m", "compiled.test_copies", ours, theirs],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    kind, read_there, made_there = json.loads(done.stdout)
    assert kind == "pure Python"
    made_here = [told(thing) for thing in samples()]
    assert made_there == made_here
    assert read_there == made_here, "compiled, then interpreted"
    assert told_of(theirs) == made_here, "interpreted, then compiled"


# What cannot be done: compiled objects take only the fields that they have.


@pytest.mark.parametrize("values", [{"layers": [], "order": []}, {"layers": 7}, {}])
def test_fields_of_another_version_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(pickle.UnpicklingError, match="Pile: pickled by another version of Spinney"):
        rebuild(Pile, values)


def test_what_cannot_be_put_together_is_not_taken_apart() -> None:
    with pytest.raises(TypeError, match="Row cannot be copied by its fields; it needs size"):
        pickled_parts(Row(3))


if __name__ == "__main__":
    answer(Path(sys.argv[1]), Path(sys.argv[2]))
