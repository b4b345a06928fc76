"""Law 9, the checks: a record gives the same table again, at every point."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lawbook.games import game_finder


def check_record(table: Table) -> None:
    """Law 9  A record saved, loaded and replayed gives the same table and the same words."""
    record = Record.of(table, ["someone", "somebody"])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        record.save(path)
        assert [file.name for file in Path(folder).iterdir()] == ["game.json"], "saving left other files"
        loaded = Record.load(path, game_finder(table.game))
    again = loaded.verify()
    assert again.fingerprint() == table.fingerprint(), "the record leads to another table"
    assert loaded.to_json() == record.to_json(), "the record is not the same once it was saved and loaded"
    assert Record.of(again, record.players).to_json() == record.to_json(), "the replay has another record"
    for seat in range(-1, table.seats):
        told, again_told = table.game.log(table, seat), again.game.log(again, seat)
        assert again_told == told, f"the replay tells seat {seat} another story"


def check_every_point(table: Table, fingerprints: list[str]) -> None:
    """Law 9  The table after 0, 1, 2, ... entries of a record is the one that was played."""
    record = Record.from_json(Record.of(table).to_json(), game_finder(table.game))
    for at in range(len(fingerprints)):
        assert record.replay(at).fingerprint() == fingerprints[at], f"after {at} entries"


def check_redealt_record(table: Table, seat: int, key: str) -> None:
    """Law 9  A table imagined by a seat can be sent as a record, is the same there, and can be played on."""
    record = Record.of(table).redealt(seat, key)
    again = Record.from_json(record.to_json(), game_finder(table.game)).replay()
    imagined = table.game.redeal(table, seat, key)
    assert again.fingerprint() == imagined.fingerprint(), f"the record redeals otherwise for seat {seat}"
    while not again.over:
        again.play(again.options[len(again.options) // 2])
    replayed = Record.of(again).replay()
    assert replayed.fingerprint() == again.fingerprint(), "an imagined game, played on, replays otherwise"
