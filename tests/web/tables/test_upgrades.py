"""A server upgraded with tables in play: they go on, or say why not and show what was played."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from web.live_server import Browser, Connection, Server, serving

BATTLE = "battle_for_the_grove"
TITLE = "Battle for the Grove"
DIGESTS = re.compile(r"\b[0-9a-f]{12,}\b")  # no player reads these


def played_table(me: Browser, answers: int) -> str:
    name = me.open_table(BATTLE, "me", "me", **{"option.first": "light"})
    connection = me.connect(name).until_asked()
    for _ in range(answers):
        connection.play(connection.options[-1])
    connection.close()
    return name


def changed(server: Server, statement: str, *values: object) -> None:
    """Change the file of a server that is stopped, as another version would have left it."""
    with sqlite3.connect(server.folder / "data" / "spinney.sqlite") as db:
        db.execute(statement, values)


def version_of(server: Server, name: str, version: str) -> None:
    changed(server, "update tables set version = ? where id = ?", version, name)


def with_restart(tmp_path: Path, change: Callable[[Server, str], None], answers: int = 12) -> Connection:
    """A table in play, whose file is changed while the server is down; and what its page shows then."""
    with serving(tmp_path) as server:
        me = Browser(server)
        name = played_table(me, answers)
        server.stop()
        change(server, name)
        server.start()
        assert me.get(f"/t/{name}").status == 200
        connection = me.connect(name)
        connection.receive()
        if connection.asked >= 0:
            assert "refused" not in connection.play(connection.options[0])
        else:
            connection.send(do="play", id="12345678", number=connection.number, seat=0, action=0)
            assert "refused" in connection.until(lambda news: "refused" in news)
            assert me.get(f"/t/{name}/replay").status == 409
        return connection


def check_frozen(connection: Connection, why: str) -> None:
    assert "This table cannot go on" in connection.parts["ask"]
    assert f"<p class='frozen'>{why}</p>" in connection.parts["zones"]
    assert "Light" in connection.parts["people"]
    assert connection.asked == -1
    assert not DIGESTS.search(connection.parts["zones"].split("<svg")[0])


def test_a_table_goes_on_by_the_rules_that_it_was_begun_by(tmp_path: Path) -> None:
    connection = with_restart(tmp_path, lambda server, name: None)
    assert "cannot go on" not in connection.parts["ask"]
    assert connection.number == 13


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("0", "older rules of {}, which this server no longer plays"),
        ("99", "newer rules of {}, which this server does not play yet"),
    ],
)
def test_a_table_of_rules_that_cannot_be_played_says_so(tmp_path: Path, version: str, words: str) -> None:
    connection = with_restart(tmp_path, lambda server, name: version_of(server, name, version))
    check_frozen(connection, f"This table was begun by {words.format(TITLE)}. You can read what was played.")
    assert connection.parts["log"].count("class='line'") == 12, "every answer, as it was kept"
    assert re.search("Light: [a-z]+ ", connection.parts["log"])


def test_a_damaged_table_shows_what_was_played_before(tmp_path: Path) -> None:
    def change(server: Server, name: str) -> None:
        changed(server, "update moves set digest = 'ffffffffffff' where number = 20 and table_id = ?", name)

    connection = with_restart(tmp_path, change, 23)
    check_frozen(
        connection,
        "The answers kept of this table do not fit together between answer 11 and answer 20, "
        "so it cannot go on. You can read what was played before.",
    )
    told, rest = connection.parts["log"].split("The answers after that")
    assert "class='line'" in told, "the log up to answer 10"
    assert rest.count("class='line'") == 13, "the others, as they were kept"
    assert "<svg" in connection.parts["zones"], "the board after answer 10"


def test_an_answer_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    def change(server: Server, name: str) -> None:
        changed(server, "update moves set entry = 'dance oak' where number = 5 and table_id = ?", name)

    connection = with_restart(tmp_path, change)
    assert "do not fit together at answer 5, so it cannot go on" in connection.parts["zones"]
    assert "dance oak" in connection.parts["log"]


def test_a_table_whose_edition_is_not_known_says_so(tmp_path: Path) -> None:
    connection = with_restart(
        tmp_path,
        lambda server, name: changed(server, "update tables set edition_hash = 'old' where id = ?", name),
        3,
    )
    check_frozen(
        connection,
        f"This table was begun with an edition of {TITLE} that this server cannot use any more. "
        "You can read what was played.",
    )


def test_a_table_of_a_game_that_is_gone_can_be_read(tmp_path: Path) -> None:
    def change(server: Server, name: str) -> None:
        changed(server, "update tables set game = 'old_gone' where id = ?", name)

    with serving(tmp_path) as server:
        me = Browser(server)
        name = played_table(me, 2)
        server.stop()
        change(server, name)
        server.start()
        assert me.get("/").status == 200
        assert me.get(f"/t/{name}").status == 200
        connection = me.connect(name)
        connection.receive()
        assert "Old gone is not installed on this server any more" in connection.parts["zones"]
        assert connection.parts["log"].count("class='line'") == 2


def test_a_table_that_waits_under_older_rules_asks_nobody_to_sit_down(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "friend")
        server.stop()
        version_of(server, name, "0")
        server.start()
        connection = me.connect(name)
        news = connection.receive()
        assert not news.get("sit")
        assert "This table cannot go on" in connection.parts["ask"]
        assert "Nothing was played." in connection.parts["log"]


def test_what_others_may_have_chosen_in_secret_stays_hidden_at_a_frozen_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        name = me.open_table("groves", "me", "sapling", public="yes", edition="mini")
        connection = me.connect(name).until_asked()
        while connection.number < 6:
            connection.play(connection.options[0])
            connection.until_asked()
        connection.close()
        server.stop()
        version_of(server, name, "0")
        server.start()
        mine, watcher = me.connect(name), Browser(server).connect(name)
        for one in (mine, watcher):
            one.receive()
        own = re.findall(r"<span>([^<]*)</span></li>", mine.parts["log"])
        assert any(line.startswith("Seat 1: ") for line in own)
        assert not any(line.startswith("Seat 2: ") for line in own)
        seen = re.findall(r"<span>([^<]*)</span></li>", watcher.parts["log"])
        assert len(seen) == len(own) >= 6
        assert all(line.endswith((" has answered.", "The last answer is taken back.")) for line in seen), seen
