"""How a server is: alive, ready for people, and what it measures, for those who run it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spinney.web.errors import Forbidden
from spinney.web.processes.fair_queue import FairQueue
from spinney.web.security.door import Door
from spinney.web.tables.live_tables import LiveTables

PATIENCE: Final = 2.0  # seconds for the database to answer
FRESH: Final = 1.0  # seconds that its answer counts
FORWARDED: Final = (
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "via",
)


class HealthRoutes:
    """`/healthz`, `/readyz` and `/metrics`."""

    def __init__(self, tables: LiveTables, door: Door) -> None:
        self.tables: Final = tables
        self.asking: asyncio.Task[None] | None = None  # is the database there?
        self.asked_at = 0.0
        tables.measures.registry.register(Counted(tables, door))

    async def alive(self, request: Request) -> Response:
        """Does the process answer at all? If not, whoever runs it starts it again."""
        return PlainTextResponse("alive\n")

    async def ready(self, request: Request) -> Response:
        """May people be sent here? If not, why."""
        why = self.tables.why_not_ready
        if why is None and not await self.database_up():
            why = "The database does not answer."
        return PlainTextResponse(f"{why or 'ready'}\n", 200 if why is None else 503)

    async def metrics(self, request: Request) -> Response:
        """What the server measures, as text for Prometheus."""
        check_operator(request, self.tables.settings.metrics_token)
        self.tables.measures.database_up.set(await self.database_up())
        text = generate_latest(self.tables.measures.registry)
        return Response(text, headers={"content-type": CONTENT_TYPE_LATEST})

    async def database_up(self) -> bool:
        """Does the database answer? It is asked once for all who want to know."""
        if self.asking is None or (self.asking.done() and time.monotonic() - self.asked_at > FRESH):
            self.asked_at = time.monotonic()
            self.asking = asyncio.create_task(ask_database(self.tables))
        await asyncio.wait({self.asking}, timeout=PATIENCE)
        return self.asking.done() and self.asking.exception() is None


async def ask_database(tables: LiveTables) -> None:
    """Ask the database something, however long it takes."""
    async with tables.store.engine.connect() as db:
        await db.exec_driver_sql("SELECT 1")


def check_operator(request: Request, token: str) -> None:
    """Refuse whoever does not run this server: they have the token, or sit at this very machine."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if token and compare_digest(given, token.encode()):
        return
    forwarded = any(name in request.headers for name in FORWARDED)
    if forwarded or request.client is None or not is_loopback(request.client.host):
        raise Forbidden("That is for those who run this server.")


def is_loopback(host: str) -> bool:
    """Is this an address of the machine itself?"""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


class Counted(Collector):
    """What is counted when somebody asks."""

    def __init__(self, tables: LiveTables, door: Door) -> None:
        self.tables: Final = tables
        self.door: Final = door

    def collect(self) -> Iterator[Metric]:
        """What there is of everything now."""
        tables = self.tables.by_name.values()
        yield GaugeMetricFamily("spinney_tables", "Tables in memory.", len(tables))
        lines = sum(len(live.connections) for live in tables)
        yield GaugeMetricFamily("spinney_lines", "WebSockets of browsers at tables.", lines)
        yield GaugeMetricFamily(
            "spinney_sockets", "Open sockets, WebSockets among them.", len(self.door.places)
        )
        moves = self.tables.store.writer.added
        yield CounterMetricFamily("spinney_moves", "Moves that were committed.", moves)
        waiting = GaugeMetricFamily("spinney_queue", "What waits for a process.", labels=["of", "kind"])
        for of, queue in self.queues():
            for kind, length in queue.lengths().items():
                waiting.add_metric([of, kind], length)
        yield waiting
        refused = CounterMetricFamily("spinney_refused", "Connections and requests refused.", labels=["why"])
        for why, count in sorted(self.door.refused.items()):
            refused.add_metric([why], count)
        yield refused

    def queues(self) -> Iterator[tuple[str, FairQueue]]:
        """Who waits for the processes of this server, and for whose."""
        yield "bots", self.tables.workers.queue
        yield "looks", self.tables.readers.looks.queue
        yield "records", self.tables.readers.records.queue
