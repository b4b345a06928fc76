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

import pytest

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
    assert there.parts["board"] == here.parts["board"], "a conflict is answered with a fresh view"
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
    assert here.parts["board"] == there.parts["board"]


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
        assert here.parts["board"] == there.parts["board"]


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
    assert there.parts["board"] == here.parts["board"]
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
    theirs.until(lambda news: "sit down" not in theirs.parts["status"])
    host.until_asked()
    assert "refused" not in host.play(host.options[0])
    assert host.parts["promise"].count(" added <code>") == 2
    assert host.entropy[0][:16] in theirs.parts["promise"]


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
