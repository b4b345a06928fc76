"""A database that is away at the start is awaited; a file that is lost under the server is noticed."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from web.live_server import Browser, Server, serving
from web.postgres import running_postgres
from web.storage.test_faults import FAST

BATTLE = "battle_for_the_grove"
Loss = Callable[[Path], object]


def replace(path: Path) -> None:
    """As whoever restores a copy does."""
    shutil.copy(path, path.with_suffix(".copy"))
    os.replace(path.with_suffix(".copy"), path)


LOSSES: dict[str, Loss] = {
    "deleted": Path.unlink,
    "replaced": replace,
    "moved away": lambda path: path.rename(path.with_suffix(".away")),
    "read-only": lambda path: path.chmod(0o444),
    "emptied": lambda path: path.write_bytes(b""),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_nothing_is_acknowledged_by_a_server_whose_file_is_lost(tmp_path: Path, loss: str) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "me")
        connection = me.connect(name).until_asked()
        watcher = me.connect(name).until_asked()
        assert "refused" not in connection.play(connection.options[0])
        LOSSES[loss](tmp_path / "data" / "spinney.sqlite")
        news = watcher.until(lambda news: "refused" in news, timeout=20)
        assert "Nothing is saved any more" in news["refused"], "told, though nobody has done anything"
        assert connection.play(connection.options[0])["code"] == "unsaved"
        connection.send(do="say", text="hello?")
        assert connection.until(lambda news: "refused" in news)["code"] == "unsaved"
        answer = me.get("/")
        assert (answer.status, "Nothing is saved any more" in answer.text) == (503, True)
        assert me.get("/static/leaf.svg").status == 200
        assert server.errors().count("nothing is acknowledged any more") == 1, "said once, loudly"


def test_an_answer_after_the_file_is_gone_is_not_acknowledged_even_before_anybody_looked(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        connection = me.connect(me.open_table(BATTLE, "me", "me")).until_asked()
        (tmp_path / "data" / "spinney.sqlite").unlink()
        connection.send(do="say", text="hello?")
        assert connection.play(connection.options[0])["code"] == "unsaved"
        assert "hello?" not in connection.parts["chat"]


def test_play_goes_on_when_the_file_can_be_written_again(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        connection = me.connect(me.open_table(BATTLE, "me", "me")).until_asked()
        file = tmp_path / "data" / "spinney.sqlite"
        file.chmod(0o444)
        connection.until(lambda news: "refused" in news, timeout=20)
        file.chmod(0o644)
        deadline = time.monotonic() + 20
        while "refused" in connection.play(connection.options[0]):
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_a_file_that_somebody_else_locks_is_not_lost(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        me.get("/")
        with sqlite3.connect(tmp_path / "data" / "spinney.sqlite", isolation_level=None) as lock:
            lock.execute("BEGIN IMMEDIATE")
            time.sleep(3)
            assert me.get("/static/leaf.svg").status == 200
            assert me.get("/").status == 200
            lock.execute("ROLLBACK")
        assert "acknowledged" not in server.errors()


def test_a_server_waits_for_its_database_and_says_so(tmp_path: Path) -> None:
    with running_postgres() as database:
        database.stop()
        with serving(tmp_path, SPINNEY_DATABASE_URL=database.url) as server:
            me = Browser(server)
            answer = me.get("/")
            assert (answer.status, "does not answer yet" in answer.text) == (503, True)
            assert me.get("/theme.css").status == 200
            deadline = time.monotonic() + 60
            while server.errors().count("is tried again") < 3:
                assert time.monotonic() < deadline
                time.sleep(0.2)
            said = [json.loads(line) for line in server.errors().splitlines()]
            trouble = [line for line in said if line["level"] != "info"]
            assert all("the database does not answer" in str(line) for line in trouble), "one line each time"
            database.start()
            while me.get("/").status != 200:
                assert time.monotonic() < deadline
                time.sleep(0.2)
            connection = me.connect(me.open_table(BATTLE, "me", "me")).until_asked()
            assert "refused" not in connection.play(connection.options[0])


def test_a_database_that_goes_away_later_is_said_so_by_every_page(tmp_path: Path) -> None:
    """That is no fault of the server: no traceback for each request of a stranger, no line each second."""
    with running_postgres() as database, serving(tmp_path, SPINNEY_DATABASE_URL=database.url) as server:
        me = Browser(server)
        assert me.get("/").status == 200
        database.stop()
        time.sleep(6)  # the keeper looks every second
        answers = [me.get("/"), me.get("/t/somewhere"), me.post("/play", game=BATTLE)]
        assert [answer.status for answer in answers] == [503] * 3
        assert all("does not answer just now" in answer.text for answer in answers)
        assert answers[0].headers["retry-after"]
        with pytest.raises(InvalidStatus) as refused:
            me.connect("somewhere")
        assert refused.value.response.status_code == 503
        database.start()
        deadline = time.monotonic() + 60
        while me.get("/").status != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert "Traceback" not in server.errors()
        assert server.errors().count("decided is read later") <= 3


def test_a_server_that_waits_for_its_database_can_be_stopped(tmp_path: Path) -> None:
    away = "postgresql://nobody@127.0.0.1:1/nothing"
    with serving(tmp_path, SPINNEY_DATABASE_URL=away) as server:
        server.stop()
        assert "Traceback" not in server.errors()


def test_what_no_waiting_mends_still_ends_the_start(tmp_path: Path) -> None:
    """A file that a newer version has written is no database that is away."""
    with serving(tmp_path) as server:
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "spinney.sqlite") as link:
            link.execute("UPDATE alembic_version SET version_num = '9999'")
        command = [sys.executable, "-m", "spinney.cli", "serve", "--data", str(tmp_path / "data")]
        done = subprocess.run(command, env=Server(tmp_path).environment(), capture_output=True, timeout=60)
        assert done.returncode != 0
