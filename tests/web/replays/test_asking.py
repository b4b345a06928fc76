"""Readers are asked by a record's name: its text is fetched and hashed only when it must be."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request

from spinney.web.errors import NotFound
from spinney.web.reading.questions import Answer, Show
from spinney.web.routes import replay
from spinney.web.routes.replay import ReplayRoutes
from spinney.web.routes.shared import Shared
from spinney.web.tables import past

NAME = "0123456789abcdef0123456789abcdef"


class House:
    """What the routes need: readers that know some records, and a store that has some."""

    def __init__(self, known: set[str], texts: dict[str, str]) -> None:
        self.known, self.texts = known, texts
        self.fetched: list[str] = []
        self.asked: list[str] = []
        self.tables = self.stories = self.store = self.history = self.readers = self
        self.live: Any = None

    def check_read_rate(self, request: Request) -> None: ...

    def title_for(self, request: Request, live: Any) -> str:
        return ""

    async def visible_table(self, request: Request) -> Any:
        return self.live

    async def ask(self, question: Any, client: str, line: str) -> Answer:
        if not isinstance(question, Show):
            return Answer(text="the record of a table")
        self.asked.append(question.text)
        if question.name not in self.known and not question.text:
            return Answer(unknown=True)
        self.known.add(question.name)
        return Answer(body=b"a moment")

    async def record(self, name: str) -> str | None:
        self.fetched.append(name)
        return self.texts.get(name)

    async def record_story(self, name: str) -> bytes | None:
        return None

    def moment(self, **where: str) -> bytes:
        scope = {"type": "http", "path_params": {**where, "at": "7"}, "query_string": b"", "headers": []}
        request = Request({**scope, "client": ("192.0.2.7", 1), "method": "GET", "path": "/t/x/replay"})
        return bytes(asyncio.run(ReplayRoutes(cast(Shared, self)).moment(request)).body)


def test_a_record_that_a_reader_knows_is_not_fetched() -> None:
    house = House({NAME}, {NAME: "text"})
    assert house.moment(record=NAME) == b"a moment"
    assert (house.fetched, house.asked) == ([], [""])


def test_a_record_that_no_reader_knows_is_fetched_once() -> None:
    house = House(set(), {NAME: "text"})
    for _ in range(3):
        assert house.moment(record=NAME) == b"a moment"
    assert (house.fetched, house.asked) == ([NAME], ["", "text", "", ""])


@pytest.mark.parametrize("name", ["nowhere", 2 * NAME])
def test_there_is_no_record_of_another_name_even_if_a_reader_knows_one(name: str) -> None:
    """Readers know those of tables, too, by the whole hash."""
    with pytest.raises(NotFound):
        House({2 * NAME}, {}).moment(record=name)


def test_the_record_of_a_table_is_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes: list[str] = []

    def hashed(text: str) -> str:
        hashes.append(text)
        return text.upper()

    monkeypatch.setattr(replay, "hashed", hashed)
    monkeypatch.setattr(replay, "address_of", lambda request, live: "/t/x")
    monkeypatch.setattr(past, "write_record", lambda live, table: None)
    house = House(set(), {})
    house.live = SimpleNamespace(name="x", over=True, table=object(), record="", record_hash="")
    for _ in range(3):
        assert house.moment() == b"a moment"
    assert hashes == ["the record of a table"]
    assert house.asked == ["", "the record of a table", "", ""]
