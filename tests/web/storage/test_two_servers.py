"""Two servers on one database, SQLite and PostgreSQL: moves that meet are a conflict, never lost."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import spinney
from spinney.web.bots.bot_turns import LEASE
from web.live_server import Browser, Connection, Server

BATTLE = "battle_for_the_grove"
FIRST = {"option.first": "light"}


class Pair:
    """Two servers, and the same person's browser at both."""

    def __init__(self, one: Server, two: Server) -> None:
        self.one, self.two = one, two
        self.here, self.there = Browser(one), Browser(two)

    def open_table(self, *players: str, **options: object) -> str:
        name = self.here.open_table(BATTLE, *players, **options)
        self.there.cookie = self.here.cookie
        return name


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    tmp_path = tmp_path_factory.mktemp("pair")
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    else:
        url = f"sqlite:///{tmp_path / 'shared.sqlite'}"
    with ExitStack() as stack:
        servers = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            server = Server(tmp_path / name, SPINNEY_DATABASE_URL=url)
            stack.callback(server.stop)
            servers.append(server.start())
        yield Pair(*servers)


def both_asked(pair: Pair, name: str) -> tuple[Connection, Connection]:
    """Lines at both servers; the second is opened when play has begun, so that it replays the same table."""
    here = pair.here.connect(name).until_asked()
    return here, pair.there.connect(name).until_asked()


def test_one_number_is_played_at_one_server_and_a_conflict_at_the_other(pair: Pair) -> None:
    here, there = both_asked(pair, pair.open_table("me", "me", **FIRST))
    move = next(option for option in here.options if option in there.options)
    assert "refused" not in here.play(move)
    news = there.play(there.options[0])
    assert news["code"] == "stale"
    while there.number != here.number:
        there.receive()
    assert there.parts["zones"] == here.parts["zones"], "a conflict is answered with a fresh view"
    assert there.asked == here.asked
    assert "refused" not in there.play(there.options[0]), "and play goes on from there"


def test_one_move_id_sent_to_both_servers_is_played_once(pair: Pair) -> None:
    here, there = both_asked(pair, pair.open_table("me", "me", **FIRST))
    move = secrets.token_hex(8)
    for connection in (here, there):
        connection.send(do="play", id=move, number=0, seat=0, action=here.options[-1])
    for connection in (here, there):
        assert "refused" not in connection.answer_to(move), "played once, acknowledged twice"
    while there.number < 1 or here.number < 1:
        there.receive() if there.number < 1 else here.receive()
    assert (here.number, there.number) == (1, 1)
    assert here.parts["zones"] == there.parts["zones"]


def test_a_race_at_every_number_has_one_winner(pair: Pair) -> None:
    here, there = both_asked(pair, pair.open_table("me", "me", **FIRST))
    played = 0
    while played < 12:
        moves = [secrets.token_hex(8), secrets.token_hex(8)]
        for connection, move in zip((here, there), moves, strict=True):
            connection.send(
                do="play",
                id=move,
                number=connection.number,
                seat=connection.asked,
                action=connection.options[0],
            )
        answers = [connection.answer_to(move) for connection, move in zip((here, there), moves, strict=True)]
        assert sorted("refused" in answer for answer in answers) == [False, True]
        played += 1
        for connection in (here, there):
            while connection.number < played:
                connection.receive()
        assert here.parts["zones"] == there.parts["zones"]


def test_a_rematch_asked_for_at_both_servers_at_once_is_one_table(pair: Pair) -> None:
    name = pair.open_table("me", "me", **{"option.max_turns": 1, "option.first": "light"})
    here, there = both_asked(pair, name)
    last = here.options[-1]
    here.play(last)
    there.command("play", seat=0, number=0, action=last)  # too late, but now this server knows, too
    while "data-do='rematch'" not in there.parts.get("ending", ""):
        there.receive()
    for connection in (here, there):
        connection.send(do="rematch")
    ways = [connection.until(lambda news: "go" in news)["go"] for connection in (here, there)]
    assert ways[0] == ways[1] != f"/t/{name}"
    assert pair.here.get(ways[0]).status == 200
    assert pair.there.ask("GET", f"/t/{name}/rematch").headers["location"] == ways[0]


def test_no_database_chokes_on_what_a_stranger_sends(pair: Pair) -> None:
    name = pair.open_table("me", "sapling", public="yes")
    watcher = Browser(pair.one).connect(name, watch="%00.x")
    assert watcher.receive()["hello"], "a link that leads nowhere does no harm at a public table"
    fields = record_fields("groves") | {"edition": {"name": "mine", "hash": "\0"}}
    answer = pair.here.ask("POST", "/records", json.dumps(fields))
    assert answer.status == 400, answer.text
    assert "Traceback" not in pair.one.errors()


def record_fields(game: str) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(spinney.Record.of(spinney.game(game).start(2, seed=1)).to_json())
    return fields


def test_a_bots_turn_is_taken_over_from_a_server_that_died(pair: Pair) -> None:
    """The lease of the dead ends, and the other one, which never saw a click, goes on."""
    name = pair.open_table("me", "elder", **FIRST)
    here = pair.here.connect(name).until_asked()
    here.play(here.options[-1])
    pair.one.kill()
    try:
        there = pair.there.connect(name)
        there.receive()
        assert there.number == 1
        there.until(lambda news: there.number > 1, timeout=LEASE + 60)
        there.until_asked()
    finally:
        pair.one.start()


def test_a_server_that_closes_in_order_gives_a_bots_turn_back(pair: Pair) -> None:
    name = pair.open_table("me", "elder", **FIRST)
    here = pair.here.connect(name).until_asked()
    here.play(here.options[-1])
    pair.one.stop()
    try:
        there = pair.there.connect(name)
        there.until(lambda news: there.number > 1)
        there.until_asked()
    finally:
        pair.one.start()


def test_both_servers_at_a_bots_turn_play_it_once(pair: Pair) -> None:
    name = pair.open_table("me", "sapling", **FIRST)
    here = pair.here.connect(name).until_asked()
    here.play(here.options[-1])
    there = pair.there.connect(name)  # it drives as well, and finds the turn leased
    here.until_asked()
    there.until_asked()
    assert there.parts["zones"] == here.parts["zones"]
    assert json.loads(there.received[-1]).get("number", here.number) == here.number


def test_people_who_sit_down_at_different_servers_begin(pair: Pair) -> None:
    """What each server knows of the seats is read anew; the one that heard nothing looks by itself."""
    name = pair.here.open_table(BATTLE, "me", "friend", **FIRST)
    host = pair.here.connect(name)
    while "links" not in host.parts:
        host.receive()
    link = re.findall(r"data-link='(/join/[^']+)'", host.parts["links"])[0]
    friend = Browser(pair.two)
    friend.get(link)
    assert friend.post(link, name="Bob").status == 303
    theirs = friend.connect(name)
    theirs.until(lambda news: "sit down" not in theirs.parts["ask"])
    host.until_asked()
    assert "refused" not in host.play(host.options[0])
    assert host.parts["promise"].count(" added <code>") == 2
    assert host.entropy[0][:16] in theirs.parts["promise"]


def test_lines_said_at_both_servers_are_all_kept_once_and_in_one_order(pair: Pair) -> None:
    here, there = both_asked(pair, pair.open_table("me", "me", **FIRST))
    words = [secrets.token_hex(8) for _ in range(9)]
    for word in words:
        for connection in (here, there):  # each to both, as after a lost connection
            connection.send(do="say", id=word, text=word)
    for connection in (here, there):
        for word in words:
            assert "refused" not in connection.answer_to(word)
    lines = [re.findall(r"<span>(\w{16})</span>", one.parts["chat"]) for one in (here, there)]
    assert lines[0] == lines[1]
    assert sorted(lines[0]) == sorted(words)


def test_whoever_speaks_hears_what_was_said_at_the_other_server(pair: Pair) -> None:
    here, there = both_asked(pair, pair.open_table("me", "me", **FIRST))
    for connection, text in ((here, "first"), (here, "second"), (there, "third")):
        word = secrets.token_hex(8)
        connection.send(do="say", id=word, text=text)
        connection.answer_to(word)
    assert re.findall(r"<span>(\w+)</span></li>", there.parts["chat"]) == ["first", "second", "third"]


@pytest.mark.long
def test_a_bot_goes_on_after_the_database_was_locked(tmp_path: Path) -> None:
    """A turn that cannot even be leased is tried again; nobody has to come and wake the bot."""
    server = Server(tmp_path)
    try:
        server.start()
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling", **FIRST)
        connection = me.connect(name).until_asked()
        connection.send(do="prefer", speed=2)
        connection.until(lambda news: "settings" in news.get("parts", {}))
        connection.play(connection.options[-1])
        with sqlite3.connect(tmp_path / "data" / "spinney.sqlite", isolation_level=None) as link:
            link.execute("BEGIN IMMEDIATE")
            time.sleep(15)  # longer than a writer waits, for its answer and then for its lease
            link.execute("ROLLBACK")
        connection.until(lambda news: connection.number > 1, timeout=60)
        connection.until_asked()
    finally:
        server.stop()
