"""A lesson's connection: what the page sends is taken by the learner, and what they see is sent back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket

from spinney.learn.learner import Learner, resumed
from spinney.web.connections.commands import explain, refusal_for
from spinney.web.connections.connection import Connection
from spinney.web.connections.messages import Explain, Play, Undo, Update, id_in
from spinney.web.errors import Refused, Stale, TooMuch
from spinney.web.lessons.messages import Again, Begin, LessonCommand, On, read_lesson_message
from spinney.web.lessons.parts import LessonParts
from spinney.web.lessons.table import LessonTable
from spinney.web.rendering.page_parts import PageParts
from spinney.web.rendering.viewer import Viewer

AT_ONCE: Final = 2  # lessons that are worked out side by side, so that tables are not held up


class Desk:
    """Where lessons are worked out: away from the event loop, and not many at a time."""

    def __init__(self) -> None:
        self.places: Final = asyncio.Semaphore(AT_ONCE)

    async def work(self, make: Callable[[], Learner]) -> Learner:
        """Where a learner stands after something."""
        async with self.places:
            return await asyncio.to_thread(make)


class LessonConnection(Connection):
    """A browser in a lesson. It is sent nothing before it has said how far it had come."""

    def __init__(self, socket: WebSocket, live: LessonTable, token: str, pace: int, address: str) -> None:
        super().__init__(socket, live, token, False, pace, address)
        self.lesson: Final = live
        self.page: Final = LessonParts()

    def page_parts(self) -> PageParts:
        """What the learner sees, the coach included."""
        live = self.live
        if self.page.game_changes != live.game_changes:
            with live.shelf.open(live.game_changes):
                self.page.catch_up(Viewer(live, self.seat, self.mine, "", self.curtain, (), self.where))
        return self.page

    async def hear(self, desk: Desk, text: str) -> None:
        """Carry out what a message asks for, or refuse it clearly."""
        try:
            if not self.bucket.take():
                raise TooMuch("That was too fast; wait a moment.")
            await self.perform(desk, read_lesson_message(text))
        except Exception as error:
            refusal = refusal_for(self, error)
            if ack := id_in(text):
                refusal.ack = ack
            self.notify(refusal)

    async def perform(self, desk: Desk, command: LessonCommand) -> None:
        """Carry out a command."""
        if isinstance(command, Explain):
            return self.notify(explain(self, command.part))
        learner = self.lesson.learner
        if isinstance(command, On | Play | Undo) and command.number != len(learner.answers):
            raise Stale("The lesson has moved on; look again.")
        after = await desk.work(lambda: taken(learner, command))
        self.lesson.show(after)
        reply = Update(learnt=after.answers[:], done=after.over)
        if not isinstance(command, Begin):
            reply.ack = command.id
        self.notify(reply)


def taken(learner: Learner, command: Begin | On | Again | Play | Undo) -> Learner:
    """Where a learner stands after a command; the one before is not touched."""
    game, lesson = learner.game, learner.lesson
    if isinstance(command, Begin | Again):
        return resumed(game, lesson, command.answers if isinstance(command, Begin) else [])
    if isinstance(command, Undo) and not learner.answers:
        raise Refused("This is the beginning.")
    if isinstance(command, Play) and not learner.table.allows(command.action):
        raise Refused("That cannot be answered here; look again.")
    return learner.after(command.action if isinstance(command, Play) else None, isinstance(command, Undo))
