"""A server upgraded with live tables: adopted where every digest fits, frozen and readable where not."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from web.running import Browser, Server, serving

BATTLE = "battle_for_the_grove"


def played_table(server: Server, me: Browser, answers: int) -> str:
    name = me.open_table(BATTLE, "me", "me", **{"option.first": "light"})
    line = me.line(name).until_asked()
    for _ in range(answers):
        line.play(line.options[-1])
    line.close()
    return name


def changed(server: Server, statement: str, *values: object) -> None:
    """Change the file of a server that is stopped, as another version would have left it."""
    with sqlite3.connect(server.folder / "data" / "spinney.sqlite") as db:
        db.execute(statement, values)


def with_restart(tmp_path: Path, change: Callable[[Server, str], None], answers: int = 12) -> tuple[str, str]:
    with serving(tmp_path) as server:
        me = Browser(server)
        name = played_table(server, me, answers)
        server.stop()
        change(server, name)
        server.start()
        line = me.line(name)
        line.hear()
        status = line.parts["status"]
        if line.asked >= 0:
            assert "refused" not in line.play(line.options[0])
        else:
            line.send(do="play", id="12345678", number=line.number, seat=0, action=0)
            assert "refused" in line.until(lambda news: "refused" in news)
        assert me.get(f"/t/{name}").status == 200
        return status, line.parts["board"]


def test_an_older_table_that_replays_to_its_digests_is_adopted(tmp_path: Path) -> None:
    status, _ = with_restart(
        tmp_path, lambda server, name: changed(server, "update tables set version = '0' where id = ?", name)
    )
    assert "frozen" not in status


def test_a_table_whose_digest_does_not_fit_is_frozen_and_says_why(tmp_path: Path) -> None:
    def change(server: Server, name: str) -> None:
        changed(server, "update tables set version = '0' where id = ?", name)
        changed(server, "update moves set digest = 'ffffffffffff' where number = 10 and table_id = ?", name)

    status, board = with_restart(tmp_path, change)
    assert "This table is frozen" in status
    assert "action 10 of 12: the digest does not fit; it was begun by rules 0, here are rules 1" in board


def test_a_table_whose_edition_has_changed_is_frozen(tmp_path: Path) -> None:
    status, board = with_restart(
        tmp_path,
        lambda server, name: changed(server, "update tables set edition_hash = 'old' where id = ?", name),
        3,
    )
    assert "This table is frozen" in status
    assert "has changed" in board


def test_a_table_of_a_game_that_is_gone_is_no_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        name = played_table(server, me, 2)
        server.stop()
        changed(server, "update tables set game = 'gone' where id = ?", name)
        server.start()
        assert me.get("/").status == 200
        answer = me.get(f"/t/{name}")
        assert answer.status == 400
        assert "no game" in answer.text
