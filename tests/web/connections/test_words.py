"""Chat: no line is lost or doubled, all read the same order, and whoever cannot be heard is told so."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from spinney.web.security.tokens import new_token
from spinney.web.settings import Settings
from spinney.web.storage.schema import WordRow
from spinney.web.tables.live_table import HEARD
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table
from web.live_server import Browser, Connection, Server

BATTLE = "battle_for_the_grove"


def five_people(server: Server) -> list[Connection]:
    """Connections of five people at one table; the first is the host."""
    host = Browser(server)
    name = host.open_table("leylines", "me", *["friend"] * 4)
    connections = [host.connect(name)]
    connections[0].until(lambda news: "/join/" in connections[0].parts.get("links", ""))
    for link in re.findall(r"data-link='(/join/[^']+)'", connections[0].parts["links"]):
        friend = Browser(server)
        friend.get("/")
        assert friend.post(link).status == 303
        connections.append(friend.connect(name))
        connections[-1].receive()
    return connections


def say(connection: Connection, text: str, **other: object) -> dict[str, Any]:
    """Say something as today's page does, and hear what became of it."""
    word = secrets.token_hex(8)
    connection.send(**{"do": "say", "id": word, "text": text, **other})
    return connection.answer_to(str(other.get("id", word)), 10)


def lines_of(connection: Connection) -> list[str]:
    """The lines of the chat, without their speakers."""
    return [
        unescape(words) for words in re.findall(r"</span><span>(.*?)</span></li>", connection.parts["chat"])
    ]


def test_of_seventy_five_lines_of_five_people_all_are_heard_in_one_order(server: Server) -> None:
    people = five_people(server)
    waiting: dict[str, tuple[Connection, str]] = {}
    for at in range(15):
        for seat, connection in enumerate(people):
            word = secrets.token_hex(8)
            waiting[word] = (connection, f"line {at} of {seat}")
            connection.send(do="say", id=word, text=f"line {at} of {seat}")
    while waiting:
        for word, (connection, text) in list(waiting.items()):
            news = connection.answer_to(word, 10)
            del waiting[word]
            if news.get("code") == "too-much":  # told, so that it can be said again
                time.sleep(0.2)
                word = secrets.token_hex(8)
                waiting[word] = (connection, text)
                connection.send(do="say", id=word, text=text)
    for connection in people:
        while len(lines_of(connection)) < 75:
            connection.receive()
    heard = lines_of(people[0])
    assert sorted(heard) == sorted(f"line {at} of {seat}" for at in range(15) for seat in range(5))
    assert all(lines_of(connection) == heard for connection in people)


def test_a_line_that_is_sent_again_is_said_once(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    first = me.connect(name)
    assert "refused" not in say(first, "Hello", id="word-0001")
    assert "refused" not in say(first, "Hello", id="word-0001")
    first.send(do="say", id="word-0002", text="Are you there?")
    first.close()  # before it is acknowledged
    again = me.connect(name)
    again.receive()
    for _ in range(12):  # more than may be said at once: what was said is no reason to refuse
        assert "refused" not in say(again, "Are you there?", id="word-0002")
    assert lines_of(again) == ["Hello", "Are you there?"]


def test_a_page_of_an_earlier_version_is_heard(me: Browser) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", "sapling"))
    for _ in range(2):
        connection.send(do="say", text="Hello")
    connection.until(lambda news: lines_of(connection) == ["Hello", "Hello"])


def test_a_line_that_cannot_be_taken_is_answered_by_its_id(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "sapling", public="yes")
    connection = me.connect(name)
    for text in ("x" * 501, " \u200b ", 7):
        assert say(connection, text)["refused"]  # type: ignore[arg-type]
    watcher = Browser(server).connect(name)
    assert say(watcher, "May I?")["code"] == "forbidden"
    words = [secrets.token_hex(8) for _ in range(60)]
    for word in words:
        connection.send(do="say", id=word, text=word)
    answers = [connection.answer_to(word, 10) for word in words[:40]]
    taken = [word for word, news in zip(words, answers, strict=False) if "refused" not in news]
    assert {news.get("code") for news in answers} == {None, "too-much"}
    assert lines_of(connection) == taken


def test_nobody_takes_the_id_of_somebody_else(server: Server) -> None:
    people = five_people(server)
    assert "refused" not in say(people[0], "I was first", id="word-0001")
    assert "under that id" in say(people[1], "I was first", id="word-0001")["refused"]
    assert "under that id" in say(people[0], "I was not", id="word-0001")["refused"]
    assert "refused" not in say(people[1], "I came second")
    assert lines_of(people[1]) == ["I was first", "I came second"]


@pytest.mark.parametrize("name", ["x" * 65, "short", "with space", ""])
def test_an_id_that_is_none_is_refused_and_nothing_is_said(me: Browser, name: str) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", "sapling"))
    connection.send(do="say", id=name, text="Hello")
    news = connection.until(lambda news: "refused" in news)
    assert "ack" not in news
    assert not lines_of(connection)


def test_a_line_older_than_all_that_are_kept_changes_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            live = await tables.find(await open_table(tables, TableSetup(BATTLE, ["me", "me"]), new_token()))
            lines = [WordRow(live.name, at, 0, "Ann", f"line {at}", 0.0) for at in range(1, 2 * HEARD)]
            live.hear_words(lines[::-1])
            assert live.words == lines[-HEARD:]
            before = live.other_changes
            live.hear_words(lines)
            assert (live.words, live.other_changes) == (lines[-HEARD:], before)
        finally:
            await tables.close()

    asyncio.run(check())
