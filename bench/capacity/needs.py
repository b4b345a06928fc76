"""From costs to needs: how many servers, writes, bits and bytes so many people at tables need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capacity.costs import Costs

DAY: Final = 86_400


@dataclass(frozen=True)
class Habits:
    """How people play, where nothing measured says it. All of it is a guess, and can be set."""

    people_at_a_table: float = 2.5
    seconds_between_answers: float = 5.0  # at a table: lively play
    bot_turns_a_move: float = 0.3  # answers of bots for each answer at a table
    levels: tuple[tuple[str, float], ...] = (("sapling", 0.5), ("ranger", 0.3), ("elder", 0.2))
    busy: float = 0.5  # how much of a core is used: the rest is for the moments when all play at once
    hours: float = 4.0  # of such play a day, for what is stored
    database_cores: int = 8
    listening: float = 0.2  # how much of a core a server may spend on hearing of moves elsewhere
    commit_ms: float = 5.0  # of a transaction with notices, to the disk: no other one commits meanwhile
    waiting: float = 0.25  # seconds that an answer may wait until each server has committed once


@dataclass(frozen=True)
class Needs:
    """What a number of people at tables need."""

    people: float
    tables: float
    moves: float  # a second
    servers: float  # cores that hold tables and draw: one process each
    workers: float  # cores that think for bots
    memory_gb: float
    megabits: float  # a second, to the browsers
    database_cores: float
    stored_gb: float  # a day
    hearing: float  # of a server's core, all of it spent on hearing of moves at other servers
    committing: float  # seconds in which each server commits once, one after another


def needs_of(people: float, costs: Costs, habits: Habits) -> Needs:
    """What so many people need, if all tables share one database."""
    tables = people / habits.people_at_a_table
    moves = tables / habits.seconds_between_answers
    eyes = habits.people_at_a_table / 2  # pages to draw, beside the two that were measured
    servers = moves * costs.mean("move_ms") * eyes / 1000 / habits.busy
    thinking = sum(share * costs.bot_seconds[level] for level, share in habits.levels)
    return Needs(
        people=people,
        tables=tables,
        moves=moves,
        servers=servers,
        workers=moves * habits.bot_turns_a_move * thinking / habits.busy,
        memory_gb=tables * costs.mean("table_kb") * eyes / 1e6,
        megabits=moves * costs.mean("move_bytes") * eyes * 8 / 1e6,
        database_cores=moves * costs.database_ms / 1000 / habits.busy,
        stored_gb=moves * costs.stored_bytes * habits.hours * DAY / 24 / 1e9,
        hearing=moves * costs.notice_ms / 1000,
        committing=servers * habits.commit_ms / 1000,
    )


@dataclass(frozen=True)
class Limit:
    """Something that runs out, with how many people are at tables then, and what lifts it."""

    people: float
    what: str
    lifted: str


def limits(costs: Costs, habits: Habits) -> list[Limit]:
    """What runs out, the first first. All needs grow in proportion to the people."""
    one = needs_of(1.0, costs, habits)
    return sorted(
        [
            Limit(1 / one.servers, "one server's core", "more servers on one PostgreSQL"),
            Limit(
                habits.database_cores / one.database_cores,
                f"one PostgreSQL with {habits.database_cores} cores",
                "more houses: a table needs no other, so each house keeps its own share of them",
            ),
            Limit(
                habits.listening / one.hearing if one.hearing else float("inf"),
                "every server hears of every move",
                "more houses, as above; or a channel for each group of tables",
            ),
            Limit(
                habits.waiting / one.committing,
                "transactions with notices commit one at a time, so an answer waits for those of all servers",
                "more houses, as above; or a faster disk",
            ),
        ],
        key=lambda limit: limit.people,
    )
