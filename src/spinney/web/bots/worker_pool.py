"""The processes that think for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.web.bots.who_waits import KINDS
from spinney.web.bots.worker import Task, Thought
from spinney.web.processes.fair_queue import FairQueue
from spinney.web.processes.pool import NoAnswer, ProcessPool, module_command

COMMAND: Final = module_command("spinney.web.bots.worker")


class WorkerPool(ProcessPool[Thought]):
    """A pool of worker processes that think for bots."""

    def __init__(self, size: int, command: Sequence[str] = COMMAND) -> None:
        super().__init__(size, command, Thought)
        self.queue: Final = FairQueue(size, KINDS, spared=1)  # whoever has a place in it may have one think
        self.editions: Final[dict[str, str]] = {}  # of tables whose edition ships no more: its text

    async def think(self, task: Task) -> Thought:
        """Have a worker think about a task, in the edition of its table."""
        task.edition_text = self.editions.get(task.table, "")
        thought = await self.ask(task)
        if thought.error:
            raise NoAnswer(thought.error)
        return thought
