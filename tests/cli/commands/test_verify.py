"""Good records fit; edited ones are refused at the place of the edit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cli.run_spinney import bots_game, refusal, spinney
from spinney.engine.records.record import Record


def edited(path: Path, **changes: Any) -> Path:
    other = path.with_name("edited.json")
    other.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return other


def test_a_good_record_says_what_was_checked(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    ran = spinney("verify", record)
    assert ran.code == 0
    verdict, *_ = ran.out.splitlines()
    assert verdict == f"{record}: 73 actions, 9 digests, commitment and result fit: Light won 2:0"


def test_a_draw_and_an_unfinished_game_are_told_apart(tmp_path: Path) -> None:
    draw = bots_game(tmp_path / "draw.json", 3, "--option", "max_turns=4")
    assert "result fit: a draw, 0:0" in spinney("verify", draw).out
    file = tmp_path / "game.json"
    spinney("play", "--seats", "me,greedy", "--option", "first=light", "--save", file)
    assert "0 actions, 1 digest and commitment fit; not finished: Light is to" in spinney("verify", file).out


def test_an_edited_record_is_refused_and_the_action_named(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    entries = json.loads(record.read_text())["entries"]
    changed = edited(record, entries=[*entries[:20], "stand thorn", *entries[21:]])
    assert refusal("verify", changed).startswith(f"{changed}: action 21 of 73: ")
    shorter = edited(record, entries=entries[:-1])
    assert "action 72 of 73" not in refusal("verify", shorter)
    assert refusal("verify", shorter).startswith(f"{shorter}: action 72 of 72: the digest does not fit")


def test_another_key_or_result_is_refused(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    assert "does not fit the commitment" in refusal("verify", edited(record, key="00" * 32))
    lie = edited(record, result={"scores": [0, 2], "winners": [1]})
    assert "it claims the result" in refusal("verify", lie)


def test_an_imagined_table_is_not_called_a_game(tmp_path: Path) -> None:
    record = Record.load(bots_game(tmp_path / "b.json"))
    record.redealt(0, "lucky").save(tmp_path / "lucky.json")
    assert "action 74 is a redeal: an imagined table" in refusal("verify", tmp_path / "lucky.json")


def test_one_bad_record_among_good_ones_is_an_error(tmp_path: Path) -> None:
    record = bots_game(tmp_path / "b.json")
    ran = spinney("verify", tmp_path / "none.json", record)
    assert ran.code == 2
    assert ran.err == f"spinney: {tmp_path / 'none.json'}: cannot be read: No such file or directory\n"
    assert ran.out.startswith(f"{record}: 73 actions")
