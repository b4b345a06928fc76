"""What a server measures while it runs: how long answers, pages and the database take, and what fails."""

from __future__ import annotations

import time
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError

from spinney.web.storage.store import Store

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
COMMIT: Final = "commit"  # of moves, many at once
QUERY: Final = "query"  # anything else


class Measures:
    """One for each server. What can be counted at any time, like its tables, is counted when it is asked."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.answers: Final = Histogram(
            "spinney_answer_seconds",
            "How long a page waited for the answer to what it asked through its WebSocket.",
            ["do"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.requests: Final = Histogram(
            "spinney_request_seconds",
            "How long pages and forms took, by route and status.",
            ["route", "status"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.database: Final = Histogram(
            "spinney_database_seconds",
            "How long the database took: to commit moves, many at once, and for any other statement.",
            ["work"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.failures: Final = Counter(
            "spinney_database_failures", "What the database failed to do.", ["work"], registry=self.registry
        )
        self.database_up: Final = Gauge(
            "spinney_database_up", "Does the database answer?", registry=self.registry
        )
        for work in (COMMIT, QUERY):
            self.failures.labels(work)  # shown before anything fails

    def watch(self, store: Store) -> None:
        """Measure what a database is asked from now on."""
        engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", self.begin_query)
        event.listen(engine, "after_cursor_execute", self.end_query)
        event.listen(engine, "handle_error", self.fail_query)
        store.writer.committed = self.end_commit

    def begin_query(
        self, connection: Any, cursor: Any, statement: str, given: Any, context: Any, many: bool
    ) -> None:
        """A statement goes to the database."""
        context.spinney_began = time.perf_counter()

    def end_query(
        self, connection: Any, cursor: Any, statement: str, given: Any, context: Any, many: bool
    ) -> None:
        """The database has answered."""
        self.database.labels(QUERY).observe(time.perf_counter() - context.spinney_began)

    def fail_query(self, context: ExceptionContext) -> None:
        """The database has failed; that something is there already is an answer like any other."""
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            self.failures.labels(QUERY).inc()

    def end_commit(self, seconds: float, failed: bool) -> None:
        """A group of moves was committed, or could not be."""
        self.database.labels(COMMIT).observe(seconds)
        if failed:
            self.failures.labels(COMMIT).inc()
