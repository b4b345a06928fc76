"""A process that thinks for bots: a record in, an action out. Its bots get `Seen`, as everywhere."""

from __future__ import annotations

import logging
from collections import OrderedDict
from math import inf
from time import monotonic, process_time
from typing import Any, Final

import msgspec

from spinney.bots import Bot, find_bot
from spinney.bots.bot import bot_key
from spinney.bots.budget import Clock
from spinney.bots.levels import find_level
from spinney.bots.tree import Tree
from spinney.engine.chance import QuickChance
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.records.journal import Origin
from spinney.engine.records.playback import Playback
from spinney.engine.seen import Seen
from spinney.engine.table import Table
from spinney.web.games import game_with
from spinney.web.logs import REQUEST, set_up_logs_of_process
from spinney.web.processes.frames import serve_questions

LATEST: Final = 20.0  # seconds on the wall for one thought: ten times what an Elder takes when it is alone
KEPT: Final = 64  # tables that are kept, so that only new entries are played

log = logging.getLogger("spinney.web")


class Task(msgspec.Struct):
    """One choice to think about."""

    table: str
    game: str
    edition: str
    options: dict[str, int | str]
    rules: str
    seats: int
    secret: bytes
    entropy: list[bytes]
    entries: list[str]
    seat: int
    level: str
    advise: bool = False
    edition_text: str = ""  # if it is not what ships under its name
    request: str = msgspec.field(default_factory=REQUEST.get)  # that led to it, for the log


class Thought(msgspec.Struct):
    """An action, or advice on all of them (action, visits, value, what may follow), or an error."""

    action: int = -1
    advice: list[tuple[int, int, float, list[tuple[int, str]]]] = []
    error: str = ""


class Effort:
    """The clock of the bots: how long this process has worked, not how long others kept it waiting.

    So a busy machine makes a bot slower, and never weaker. But where one thought takes too long all the same,
    its time is over: its worker would be given up.
    """

    def __init__(self, worked: Clock = process_time, wall: Clock = monotonic) -> None:
        self.worked: Final = worked
        self.wall: Final = wall
        self.latest = wall() + LATEST

    def begin(self) -> None:
        """Another thought begins."""
        self.latest = self.wall() + LATEST

    def __call__(self) -> float:
        return self.worked() if self.wall() < self.latest else inf


class Thinker:
    """Thinks about one task after another; keeps the latest tables and bots, so that little is done twice."""

    def __init__(self, clock: Effort | None = None) -> None:
        self.clock: Final = clock or Effort()
        self.tables: Final[OrderedDict[str, tuple[list[str], Playback]]] = OrderedDict()
        self.bots: Final[OrderedDict[tuple[str, int, str], Bot]] = OrderedDict()
        self.failed: Final[OrderedDict[tuple[str, int], None]] = OrderedDict()  # choices, by table and number

    def think(self, task: Task) -> Thought:
        """The answer to a task, or the error that kept the bot from one."""
        self.clock.begin()
        REQUEST.set(task.request)
        try:
            return self.thought(task)
        except SpinneyError as error:
            return Thought(error=str(error))
        except Exception:
            self.tell_failed(task)
            return Thought(error="a worker failed; its log says why")

    def tell_failed(self, task: Task) -> None:
        """Log a fault, once for each choice, which is tried again; what it may have spoilt is forgotten."""
        choice = (task.table, len(task.entries))
        if choice not in self.failed:
            log.exception("table %s: a worker failed at a turn of a bot, or at a hint", task.table)
        self.failed[choice] = None
        if len(self.failed) > KEPT:
            self.failed.popitem(last=False)
        self.tables.pop(task.table, None)
        self.bots.pop((task.table, task.seat, task.level), None)

    def thought(self, task: Task) -> Thought:
        """The answer to a task."""
        table = self.table(task)
        if table.over or table.seat != task.seat:
            raise SpinneyError(f"seat {task.seat} is not asked")
        seen = table.game.seen_by(table, task.seat)
        bot = self.bot(task)
        bot.chance = QuickChance(bot_key(task.secret, task.seat, int(table.number)))
        if task.advise and isinstance(bot, Tree):
            found = bot.advise(seen)
            return Thought(
                advice=[
                    (int(one.action), int(one.visits), one.value, continuation(seen, one.line))
                    for one in found
                ]
            )
        return Thought(action=int(bot.choose(seen)))

    def table(self, task: Task) -> Table:
        """The table of a task: a kept one, if the task's entries continue it, with the new entries played."""
        known = self.tables.pop(task.table, None)
        if known is None or task.entries[: len(known[0])] != known[0]:
            origin = Origin(task.seats, task.options, task.secret, task.entropy, task.rules)
            known = ([], Playback(game_of_task(task), origin, log=False))
        entries, playback = known
        for entry in task.entries[len(entries) :]:
            playback.enter(entry)
            entries.append(entry)
        self.tables[task.table] = known
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return playback.table

    def bot(self, task: Task) -> Bot:
        """A bot for each seat, so that it can keep what it thought."""
        key = (task.table, task.seat, task.level)
        bot = self.bots.pop(key, None) or find_level(task.level, None, self.clock) or find_bot(task.level)
        self.bots[key] = bot
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return bot


def game_of_task(task: Task) -> Game[Any]:
    """The game of a worker's task, with the edition that its table was begun with."""
    return game_with(task.game, task.edition, task.edition_text)


def continuation(seen: Seen, line: list[tuple[int, int]]) -> list[tuple[int, str]]:
    """What the thinking bot expects after an option, in words, at a table the seat must believe possible."""
    table = seen.redeal("advice")
    found: list[tuple[int, str]] = []
    for seat, action in line:
        if table.over or table.seat != seat or not table.allows(action):
            break
        found.append((int(seat), table.game.label(table, action)))
        table.play(action)
    return found[1:]


if __name__ == "__main__":
    set_up_logs_of_process()
    serve_questions(Task, Thinker().think)
