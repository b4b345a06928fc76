"""Whatever goes wrong on the command line is one line on stderr and exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.run_spinney import bots_game, refusal, spinney


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "chess"], "no game 'chess'; there are battle_for_the_grove"),
        (
            ["play", "--seats", "me,deepblue"],
            "no bot 'deepblue'; there are elder, greedy, random, ranger, sapling, tree; and me for yourself",
        ),
        (["play", "--seats", "me,greedy,greedy"], "battle_for_the_grove is for 2 seats, not 3"),
        (["play", "--seats", "me,"], "--seats me,: expected names with commas between, such as me,sapling"),
        (["play", "--option", "speed=9"], "battle_for_the_grove: no option 'speed'; it has max_turns, first"),
        (["play", "--option", "log=9"], "battle_for_the_grove: no option 'log'; it has max_turns, first"),
        (["play", "--option", "max_turns"], "--option max_turns: expected name=value, such as max_turns=200"),
        (
            ["play", "--option", "first=me"],
            "battle_for_the_grove: option first: expected one of roll, light, dark, got 'me'",
        ),
        (
            ["play", "--edition", "mine.toml"],
            "battle_for_the_grove has no content to change, so it has no editions",
        ),
        (["play", "--pace", "nan"], "--pace nan: expected seconds from 0 to 60"),
        (["play", "--pace", "-1"], "--pace -1.0: expected seconds from 0 to 60"),
        (["play", "--resume", "none.json"], "none.json: cannot be read: No such file or directory"),
        (["verify", "none.json"], "none.json: cannot be read: No such file or directory"),
        (["replay", "none.json"], "none.json: cannot be read: No such file or directory"),
        (["rules", "chess"], "no game 'chess'; there are battle_for_the_grove"),
        (["rules", "battle", "Q-1"], "battle_for_the_grove has no rule 'Q-1'; near it: "),
        (["play", "--sead", "1"], "No such option: --sead"),
        (["rules"], "Missing argument 'GAME'"),
        (["dance"], "No such command 'dance'. (see spinney --help)"),
    ],
)
def test_wrong_arguments_are_named(arguments: list[str], line: str) -> None:
    assert refusal(*arguments).startswith(line)


@pytest.mark.parametrize("command", [["play", "--resume"], ["verify"], ["replay"]])
def test_what_is_no_record_is_named(command: list[str], tmp_path: Path) -> None:
    good = bots_game(tmp_path / "good.json").read_text()
    wrong = {
        "torn": (good[:900], "not a whole record"),
        "foreign": ('{"moves": []}', 'not a Spinney record: it has no "spinney" field'),
        "numbers": (good.replace('"seats": 2', '"seats": ' + "9" * 5000), "not a record"),
        "surrogate": (good.replace('"entries": ["', '"entries": ["redeal 0 \\ud800", "'), "expected a text"),
        "elsewhere": (good.replace("battle_for_the_grove", "chess"), "no game 'chess'"),
    }
    for name, (text, reason) in wrong.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text)
        line = refusal(*command, file)
        assert line.startswith(f"{file}: "), line
        assert reason in line
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refusal(*command, tmp_path / "binary.json")
    assert refusal(*command, tmp_path) == f"{tmp_path}: is a folder, not a record"


def test_a_path_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "game.json"
    reason = "No such file or directory"
    assert refusal("play", "--save", nowhere) == f"{nowhere}: cannot be saved: {reason}"
    assert refusal("play", "--save", tmp_path) == f"{tmp_path}: is a folder; name a file in it"
    record = bots_game(tmp_path / "b.json")
    svg = tmp_path / "no" / "b.svg"
    assert refusal("replay", record, "--svg", svg) == f"{svg}: cannot be written: {reason}"


def test_options_of_a_new_game_do_not_go_with_an_old_one(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    line = "--seed, --option, --edition and --level begin a new game; --resume goes on with an old one"
    assert refusal("play", "--resume", record, "--seed", "4") == line
    three = refusal("play", "--resume", record, "--seats", "me,me,me")
    assert three == f"{record}: has 2 seats, but 3 players are named; use --seats"
    other = refusal("play", "groves", "--resume", record)
    assert other == f"{record}: a record of battle_for_the_grove, not of groves"


def test_a_record_played_by_somebody_unknown_asks_for_seats(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json", 3)
    record.write_text(json.dumps({**json.loads(record.read_text()), "players": ["Anna", "greedy"]}))
    assert refusal("play", "--resume", record).startswith("no bot 'Anna'; there are")
    assert spinney("play", "--resume", record, "--seats", "me,greedy").code == 0


def test_text_from_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    record.write_text(record.read_text().replace('"entries": ["', '"entries": ["\\u001b[2J\\n", "'))
    line = refusal("verify", record)
    assert "\x1b" not in line
    assert "action 1 of 74: battle_for_the_grove: cannot read action" in line


def test_whoever_stops_reading_gets_no_traceback() -> None:
    command = f"{sys.executable} -m spinney.cli play --seed 1 --seats greedy,greedy"
    with subprocess.Popen(
        command.split(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_an_interrupted_command_says_so_and_exits_130() -> None:
    program = "import spinney.cli.app as a, spinney\n"
    program += "def stop(): raise KeyboardInterrupt\n"
    program += "spinney.games = stop\n"
    program += "a.main(['games'])\n"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (130, "spinney: stopped\n")
