"""Law 9, the checks: a record gives the same table again, at every point."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from laws.cases import find
from spinney.engine.record import Record
from spinney.engine.table import Table


def check_record(table: Table) -> None:
    """Saved, loaded and replayed: the same table, and the same words."""
    record = Record.of(table, ["someone", "somebody"])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        record.save(path)
        assert [file.name for file in Path(folder).iterdir()] == ["game.json"]
        loaded = Record.load(path, find)
    again = loaded.verify()
    assert again.fingerprint() == table.fingerprint()
    assert loaded.to_json() == record.to_json()
    assert Record.of(again, record.players).to_json() == record.to_json()
    for seat in range(-1, table.seats):
        assert again.game.log(again, seat) == table.game.log(table, seat)


def check_every_point(table: Table, fingerprints: list[str]) -> None:
    """The table after 0, 1, 2, ... entries is the one that was played."""
    record = Record.from_json(Record.of(table).to_json(), find)
    for at in range(len(fingerprints)):
        assert record.replay(at).fingerprint() == fingerprints[at], f"after {at} entries"


def check_redealt_record(table: Table, seat: int, key: str) -> None:
    """An imagined table can be sent as a record and is the same at the other end; it can be played on."""
    record = Record.of(table).redealt(seat, key)
    again = Record.from_json(record.to_json(), find).replay()
    assert again.fingerprint() == table.game.redeal(table, seat, key).fingerprint()
    while not again.over:
        again.play(again.options[len(again.options) // 2])
    assert Record.of(again).replay().fingerprint() == again.fingerprint()
