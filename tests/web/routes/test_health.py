"""Alive, ready, and what a server measures: for those who run it, and with nothing of its people in it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from spinney.engine.errors import BadOption
from spinney.web.processes.fair_queue import FairQueue
from spinney.web.routes.health import HealthRoutes
from spinney.web.security.door import Door
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables
from web.live_server import Browser, Server, serving

BATTLE = "battle_for_the_grove"
TOKEN = "a token of sixteen letters"


def measured(text: str, name: str, **labels: str) -> float:
    """The value of a measure; the sum over all labels that are not named."""
    found = 0.0
    for given, value in re.findall(rf"^{name}(?:{{(.*)}})? (\S+)$", text, re.MULTILINE):
        if all(f'{label}="{wanted}"' in given for label, wanted in labels.items()):
            found += float(value)
    return found


def answer_of(settings: Settings, opened: bool = True) -> Response:
    """What `/readyz` answers."""

    async def ask() -> Response:
        tables = LiveTables(settings)
        if opened:
            await tables.open()
        try:
            return await HealthRoutes(tables, Door(settings)).ready(Request({"type": "http"}))
        finally:
            await tables.close()

    return asyncio.run(ask())


def test_a_server_is_alive_and_ready(me: Browser) -> None:
    assert (me.get("/healthz").status, me.get("/healthz").text) == (200, "alive\n")
    assert (me.get("/readyz").status, me.get("/readyz").text) == (200, "ready\n")


def test_tables_that_are_not_ready_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTables, "why_not_ready", "It is moving out.")
    answer = answer_of(Settings(tmp_path, {}))
    assert (answer.status_code, answer.body) == (503, b"It is moving out.\n")


def test_without_a_database_nobody_is_sent_here(tmp_path: Path) -> None:
    nowhere = {"SPINNEY_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/nothing"}
    answer = answer_of(Settings(tmp_path, nowhere), opened=False)
    assert answer.status_code == 503
    assert bytes(answer.body).startswith(b"The database does not answer")


def test_many_who_ask_at_once_are_one_question_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        health = HealthRoutes(tables, Door(tables.settings))
        request = Request({"type": "http"})
        try:
            answers = await asyncio.gather(*[health.ready(request) for _ in range(50)])
            assert {answer.status_code for answer in answers} == {200}
            asking = health.asking
            await health.ready(request)
            assert health.asking is asking
        finally:
            await tables.close()

    monkeypatch.setattr("spinney.web.routes.health.FRESH", 1e6)
    asyncio.run(check())


def test_strangers_do_not_see_the_measures(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_METRICS_TOKEN=TOKEN, SPINNEY_PROXY="127.0.0.1") as server:
        me = Browser(server)
        assert me.get("/metrics").status == 200, "at this very machine"
        for name in ("X_Forwarded_For", "Forwarded", "X_Real_IP", "Via"):
            assert me.ask("GET", "/metrics", **{name: "127.0.0.1"}).status == 403
        afar = {"X_Forwarded_For": "192.0.2.1"}
        assert me.ask("GET", "/metrics", **afar, Authorization=f"Bearer {TOKEN}").status == 200
        for wrong in ("", "Bearer ", f"Bearer {TOKEN}x", f"Basic {TOKEN}", "Bearer é"):
            refused = me.ask("GET", "/metrics", **afar, Authorization=wrong)
            assert refused.status == 403
            assert "spinney_" not in refused.text


def test_without_a_token_an_empty_one_opens_nothing(me: Browser) -> None:
    for given in ("Bearer ", "Bearer", ""):
        assert me.ask("GET", "/metrics", X_Forwarded_For="192.0.2.1", Authorization=given).status == 403


def test_a_token_that_could_be_guessed_is_refused_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="SPINNEY_METRICS_TOKEN") as refused:
        Settings(tmp_path, {"SPINNEY_METRICS_TOKEN": "prometheus"})
    assert "prometheus" not in str(refused.value)


def test_what_is_measured_is_what_happened(server: Server, me: Browser) -> None:
    before = me.get("/metrics").text
    name = me.open_table(BATTLE, "me", "me", **{"option.first": "light"})
    line = me.connect(name).until_asked()
    for _ in range(3):
        line.play(line.options[-1])
    line.send(do="look", answers=-1)
    line.until(lambda news: "look" in news)
    line.send(do="nothing")
    line.until(lambda news: "refused" in news)
    me.get("/nowhere")
    me.get("/%00")
    after = me.get("/metrics").text

    def grown(measure: str, **labels: str) -> float:
        return measured(after, measure, **labels) - measured(before, measure, **labels)

    assert grown("spinney_tables") == 1
    assert grown("spinney_lines") == 1
    assert measured(after, "spinney_sockets") >= 2, "the line, and who asks"
    assert grown("spinney_moves_total") == 3
    assert grown("spinney_answer_seconds_count", do="play") == 3
    assert grown("spinney_answer_seconds_count", do="look") == 1
    assert grown("spinney_answer_seconds_count", do="unread") == 1
    assert grown("spinney_request_seconds_count", route="/new", status="303") == 1
    assert grown("spinney_request_seconds_count", route="none", status="404") == 1
    assert grown("spinney_request_seconds_count", status="400") == 1
    assert 1 <= grown("spinney_database_seconds_count", work="commit") <= 3
    assert grown("spinney_database_seconds_count", work="query") > 3
    assert grown("spinney_database_failures_total") == 0
    assert measured(after, "spinney_database_up") == 1
    assert measured(after, "process_resident_memory_bytes") > 10_000_000
    for secret in (name, me.cookie.split("=")[1], me.proof):
        assert secret not in after


def test_what_the_database_fails_to_do_is_counted(tmp_path: Path) -> None:
    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        sample = tables.measures.registry.get_sample_value
        try:
            async with tables.store.engine.connect() as db:
                await db.exec_driver_sql("DROP TABLE moves")
                await db.commit()
            with pytest.raises(Exception, match="no such table"):
                await tables.store.moves("x")
            assert sample("spinney_database_failures_total", {"work": "query"}) == 1
            assert sample("spinney_database_failures_total", {"work": "commit"}) == 0
        finally:
            await tables.close()

    asyncio.run(check())


class Queue(FairQueue):
    """A queue in which so many wait."""

    def __init__(self, **waiting: int) -> None:
        super().__init__(0, list(waiting))
        self.wait_now = waiting

    def lengths(self) -> dict[str, int]:
        return self.wait_now


def test_what_waits_for_a_process_is_told_by_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = LiveTables(Settings(tmp_path, {}))
    HealthRoutes(tables, Door(tables.settings))
    monkeypatch.setattr(tables.workers, "queue", Queue(turn=3, hint=0))
    monkeypatch.setattr(tables.readers.records, "queue", Queue(light=2))
    sample = tables.measures.registry.get_sample_value
    assert sample("spinney_queue", {"of": "bots", "kind": "turn"}) == 3
    assert sample("spinney_queue", {"of": "bots", "kind": "hint"}) == 0
    assert sample("spinney_queue", {"of": "records", "kind": "light"}) == 2
    assert sample("spinney_queue", {"of": "looks", "kind": "light"}) == 0
