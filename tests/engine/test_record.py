"""Records: complete, or refused with the place of the damage."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import spinney
from games.battle_for_the_grove.scene import GAME
from spinney import BrokenRecord, Record
from spinney.engine.errors import BadOption


def played(seed: int = 3, choices: int = 57) -> spinney.Table:
    t = GAME.start(seed=seed)
    bot = spinney.bot("random", seed)
    while not t.over and t.number < choices:
        t.play(bot.choose(GAME.seen_by(t, t.seat)))
    return t


def finished() -> Record:
    return Record.of(played(choices=5000))


def edited(record: Record, **changes: Any) -> Record:
    return Record.from_json(json.dumps({**json.loads(record.to_json()), **changes}))


def test_a_record_replays_to_the_same_table_and_log(tmp_path: Path) -> None:
    t = played()
    Record.of(t).save(tmp_path / "g.json")
    again = Record.load(tmp_path / "g.json").replay()
    assert again.fingerprint() == t.fingerprint()
    assert t.game.log(again, 0) == t.game.log(t, 0)
    assert list(tmp_path.iterdir()) == [tmp_path / "g.json"]


def test_a_record_replays_to_any_point() -> None:
    t = GAME.start(seed=3)
    bot = spinney.bot("random", 3)
    prints = [t.fingerprint()]
    while len(prints) < 40:
        t.play(bot.choose(GAME.seen_by(t, t.seat)))
        prints.append(t.fingerprint())
    record = Record.of(t)
    assert [record.replay(upto).fingerprint() for upto in range(40)] == prints
    with pytest.raises(BrokenRecord, match="it has 39 actions; there is no point 40"):
        record.replay(40)


def test_a_finished_record_verifies_with_its_result() -> None:
    record = finished()
    table = record.verify()
    assert table.over
    assert record.result == {"scores": table.scores, "winners": table.winners}


@pytest.mark.parametrize("at", [0, 9, 10, 23, 41, 56])
def test_an_edited_action_is_refused_at_the_first_digest_that_does_not_fit(at: int) -> None:
    record = Record.of(played())
    before = record.replay(at)
    other = next(GAME.text(option) for option in before.options if GAME.text(option) != record.entries[at])
    entries = [*record.entries[:at], other, *record.entries[at + 1 :]]
    with pytest.raises(BrokenRecord, match=r"^action (\d+) of 57: ") as caught:
        edited(record, entries=entries).verify()
    named = int(str(caught.value).split()[1])
    assert at + 1 <= named <= min(57, 10 * (at // 10 + 1))


def test_a_difference_that_only_a_digest_shows_is_placed_between_two_digests() -> None:
    record = Record.of(played())
    digests = [*record.digests[:4], "0" * 12, *record.digests[5:]]
    where = "the digest does not fit, so the first difference lies between action 31 and action 40"
    with pytest.raises(BrokenRecord, match=f"^action 40 of 57: {where}"):
        edited(record, digests=digests).replay()
    last = [*record.digests[:-1], "0" * 12]
    with pytest.raises(BrokenRecord, match=r"^action 57 of 57: .* lies between action 51 and action 57"):
        edited(record, digests=last).replay()
    with pytest.raises(BrokenRecord, match=r"^action 51 of 51: the digest does not fit \(recorded"):
        edited(record, entries=record.entries[:51], digests=[*record.digests[:6], "0" * 12]).replay()


def test_a_refused_record_names_the_rules_of_then_and_of_now() -> None:
    record = Record.of(played())
    both = rf"\(recorded by rules 0, replayed by rules {GAME.version}\)$"
    older = edited(record, rules="0", digests=["0" * 12])
    with pytest.raises(BrokenRecord, match=rf"^the start: .*{both}"):
        older.replay()
    entries = [*record.entries[:36], "dance oak", *record.entries[37:]]
    with pytest.raises(BrokenRecord, match=rf"^action 37 of 57: .*{both}"):
        edited(record, rules="0", entries=entries).replay()
    with pytest.raises(
        BadOption, match=rf"no option 'gone'.* \(recorded by rules 0, here are rules {GAME.version}"
    ):
        edited(record, rules="0", options={"gone": 1})


def test_a_changed_option_and_a_digest_too_many_are_refused() -> None:
    record = Record.of(played())
    with pytest.raises(BrokenRecord, match="the start: the digest does not fit"):
        edited(record, options={"max_turns": 399, "first": "roll"}).replay()
    with pytest.raises(BrokenRecord, match="action 57 is the last, but digests go on after it"):
        edited(record, digests=[*record.digests, "0" * 12]).replay()


def test_an_unreadable_action_names_its_place() -> None:
    record = Record.of(played())
    entries = [*record.entries[:4], "dance oak", *record.entries[5:]]
    with pytest.raises(
        BrokenRecord, match=r'^action 5 of 57: battle_for_the_grove: cannot read action "dance oak"'
    ):
        edited(record, entries=entries).replay()


def test_a_shortened_or_lengthened_record_is_refused() -> None:
    record = Record.of(played())
    with pytest.raises(BrokenRecord, match="action 55 of 55: the digest does not fit"):
        edited(record, entries=record.entries[:55]).replay()
    with pytest.raises(BrokenRecord, match=r"action 5[78] of 58"):
        edited(record, entries=[*record.entries, record.entries[0]]).replay()


def test_a_false_result_key_or_commitment_is_refused() -> None:
    record = finished()
    with pytest.raises(BrokenRecord, match="it claims the result"):
        edited(record, result={"scores": [9, 9], "winners": [1]}).verify()
    with pytest.raises(BrokenRecord, match="the key does not fit the commitment"):
        edited(record, commitment="00" * 32).verify()
    with pytest.raises(BrokenRecord):
        edited(record, key="ab" * 32).verify()


def test_entropy_changes_the_game_and_is_recorded() -> None:
    plain = GAME.start(seed=1)
    seasoned = GAME.start(seed=1, entropy=[b"light", b"dark"])
    assert plain.chance.key != seasoned.chance.key
    record = Record.of(seasoned)
    assert Record.from_json(record.to_json()).replay().fingerprint() == seasoned.fingerprint()
    assert record.commitment == Record.of(plain).commitment


def test_a_record_of_other_rules_is_adopted_if_it_replays_and_else_names_both_versions() -> None:
    record = Record.of(played())
    old = edited(record, rules="0.9")
    assert old.replay().fingerprint() == record.replay().fingerprint()
    with pytest.raises(BrokenRecord, match=r"the start: .*recorded by rules 0\.9, replayed by rules 2"):
        edited(record, rules="0.9", digests=["0" * 12, *record.digests[1:]]).replay()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a whole record"),
        ('{"spinney": 1,\n "game": "battle', r"not a whole record: .* \(line 2"),
        ("[1, 2]", "not a Spinney record"),
        ('{"moves": ["e4"]}', "not a Spinney record"),
        ('{"spinney": 99}', "record format 99; this Spinney reads format 1"),
        ('{"spinney": 1}', "field game: expected a text, got None"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_a_torn_or_foreign_file_gets_one_clear_line(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "torn.json"
    path.write_text(text)
    with pytest.raises(BrokenRecord, match=says) as caught:
        Record.load(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_missing_binary_and_huge_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.json")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenRecord, match="not a text file"):
        Record.load(tmp_path / "binary")
    with pytest.raises(BrokenRecord, match="not a file, but a folder or a device"):
        Record.load(tmp_path)
    if os.path.exists("/dev/zero"):
        with pytest.raises(BrokenRecord, match="not a file, but a folder or a device"):
            Record.load("/dev/zero")  # it never ends
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(9_000_000)
    with pytest.raises(BrokenRecord, match="larger than any record"):
        Record.load(tmp_path / "huge")


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("seats", "2", "field seats: expected a whole number"),
        ("seats", 5, "is for 2 seats, not 5"),
        ("options", [], "field options: expected an object"),
        ("options", {"max_turns": -1}, "max_turns: expected"),
        ("options", {"speed": 1}, "no option 'speed'"),
        ("entries", "stop", "field entries: expected a list"),
        ("entries", [3], r"field entries\[0\]: expected a text, got 3"),
        ("key", "xyz", "field key: expected hexadecimal"),
        ("game", "chess", "no game 'chess'"),
        ("edition", 3, "field edition: expected an object"),
        ("edition", {"name": "standard", "hash": "00"}, "has no editions"),
        (
            "edition",
            {"name": "../secret.toml", "hash": "00"},
            "edition.name: expected the name of an edition",
        ),
        ("result", {"scores": []}, "field result: expected scores and winners"),
        ("entropy", None, "field entropy: expected a list"),
    ],
)
def test_every_field_is_checked(field: str, value: object, says: str) -> None:
    with pytest.raises(spinney.SpinneyError, match=says):
        edited(finished(), **{field: value}).replay()


def test_a_clone_cannot_be_recorded() -> None:
    with pytest.raises(BrokenRecord, match="a clone has no journal to record; use branch"):
        Record.of(played().clone())


def test_a_table_changed_behind_its_journal_cannot_be_recorded() -> None:
    t = GAME.start(seed=1)
    t.supply[0] -= 1
    with pytest.raises(BrokenRecord, match="changed by something other than its actions"):
        Record.of(t)


def test_a_redeal_is_an_entry() -> None:
    record = Record.of(played()).redealt(0, "dream")
    assert record.entries[-1] == "redeal 0 dream"
    loaded = Record.from_json(record.to_json())
    imagined = loaded.replay()
    assert imagined.chance.key != record.replay(57).chance.key
    assert imagined.game.view(imagined, 0) == imagined.game.view(record.replay(57), 0)
    with pytest.raises(BrokenRecord, match="expected redeal SEAT KEY"):
        edited(record, entries=[*record.entries[:-1], "redeal 7 dream"]).replay()


def test_undo_is_an_appended_entry() -> None:
    t = GAME.start(seed=3, first="light")
    t.play(GAME.action("move grove oak"))
    with pytest.raises(spinney.CannotUndo, match="another seat was asked"):
        spinney.undo(t)
    before = t.fingerprint()
    t.play(GAME.action("stand grove"))  # Dark stands a druid up and is asked again
    back = spinney.undo(t)
    assert back.fingerprint() == before
    record = Record.of(back)
    assert record.entries == ["move grove oak", "stand grove", "undo"]
    assert Record.from_json(record.to_json()).replay().fingerprint() == before
    assert back.game.log(back, 0)[-1] == "Dark takes the last answer back."
    with pytest.raises(BrokenRecord, match="action 4 of 4: nothing can be taken back"):
        edited(record, entries=[*record.entries, "undo"]).replay()


def test_a_clone_cannot_be_undone() -> None:
    t = GAME.start(seed=3, first="light")
    t.play(GAME.action("move grove oak"))
    t.play(GAME.action("stand grove"))
    with pytest.raises(spinney.CannotUndo, match="use branch"):
        spinney.undo(t.clone())


def test_an_imagined_table_replays_but_does_not_verify() -> None:
    record = Record.of(played()).redealt(0, "lucky")
    assert not record.replay().over
    with pytest.raises(BrokenRecord, match="action 58 is a redeal: an imagined table"):
        record.verify()


@pytest.mark.parametrize("text", ['{"spinney": ' + "9" * 5000 + "}", '{"spinney": 1, "game": "\\ud800"}'])
def test_numbers_too_long_and_halves_of_characters_are_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        Record.from_json(text)


def test_a_record_that_cannot_be_written_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    record = Record.of(played())
    with pytest.raises(BrokenRecord, match="cannot be saved: No such file or directory"):
        record.save(tmp_path / "nowhere" / "g.json")
    with pytest.raises(BrokenRecord, match=r"cannot be saved: .*null"):
        record.save(tmp_path / "a\0b")
    assert list(tmp_path.iterdir()) == []
