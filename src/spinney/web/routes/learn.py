"""Lessons: the course of a game, a lesson's page, and the WebSocket that teaches."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.learn.courses import lesson_keys, lesson_of
from spinney.learn.learner import Learner
from spinney.learn.lesson import Lesson
from spinney.web.errors import NotFound
from spinney.web.games import game_of
from spinney.web.lessons.line import Desk, LessonConnection
from spinney.web.lessons.table import LessonTable
from spinney.web.pages.frame import trouble_page
from spinney.web.pages.learn import course_page
from spinney.web.pages.table import lesson_page
from spinney.web.routes.entrance import deny
from spinney.web.routes.shared import Shared, known_game
from spinney.web.security.requests import client_address
from spinney.web.security.tokens import hashed, new_token

CANNOT: Final = "This lesson cannot be opened: {}. The game itself can be played all the same."

log = logging.getLogger("spinney.web")


class LearnRoutes:
    """`/learn/GAME` and `/learn/GAME/LESSON`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared
        self.desk: Final = Desk()

    async def course(self, request: Request) -> Response:
        """The course of a game; after a lesson, on to the next one."""
        game = game_of(known_game(request.path_params["game"]))
        keys = lesson_keys(game.package)
        if not keys:
            raise NotFound(f"{game.title} has no lessons yet.")
        after = request.query_params.get("after", "")
        if after in keys[:-1]:
            return RedirectResponse(f"/learn/{game.key}/{keys[keys.index(after) + 1]}", 303)
        lessons, troubles = readable(game, keys)
        return self.shared.page_with_forms(request, lambda proof: course_page(game, lessons, troubles, proof))

    async def lesson(self, request: Request) -> Response:
        """The page of a lesson."""
        game, lesson = wanted(request.path_params)
        return lesson_page(game, lesson)

    async def connect(self, socket: WebSocket) -> None:
        """A browser in a lesson connects."""
        await self.shared.admit(socket, self.teach)

    async def teach(self, socket: WebSocket) -> None:
        """Teach one browser until it is gone."""
        try:
            game, lesson = wanted(socket.path_params)
            learner = await self.desk.work(lambda: Learner(game, lesson))
        except SpinneyError as error:
            return await deny(socket, trouble_page(404, str(error)))
        token = new_token()
        live = LessonTable(learner, hashed(token))
        pace = self.shared.settings.pace
        connection = LessonConnection(socket, live, token, pace, client_address(socket))
        await socket.accept()
        await self.talk(socket, connection)

    async def talk(self, socket: WebSocket, connection: LessonConnection) -> None:
        """Hear what the page sends; what is seen leaves as soon as it has said how far it had come."""
        sender: asyncio.Task[None] | None = None
        try:
            while not connection.over:
                await connection.hear(self.desk, await socket.receive_text())
                sender = sender or asyncio.create_task(connection.run())
                await asyncio.sleep(0)
        except (KeyError, WebSocketDisconnect):
            pass  # a binary message, or the end
        finally:
            if sender is not None:
                sender.cancel()
            await connection.close(1000)


def wanted(params: dict[str, Any]) -> tuple[Game[Any], Lesson]:
    """The lesson that an address names, and the game in the lesson's edition."""
    game = game_of(known_game(params["game"]))
    if params["lesson"] not in lesson_keys(game.package):
        raise NotFound("There is no such lesson here.")
    try:
        lesson = lesson_of(game, params["lesson"])
        return game_of(game.key, lesson.scene.edition), lesson
    except SpinneyError as error:
        log.warning("%s", error)
        raise NotFound(CANNOT.format(error)) from error


def readable(game: Game[Any], keys: tuple[str, ...]) -> tuple[list[Lesson], list[str]]:
    """The lessons of a course that can be read, and what is wrong with the others."""
    lessons, troubles = [], []
    for key in keys:
        try:
            lessons.append(lesson_of(game, key))
        except SpinneyError as error:
            log.warning("%s", error)
            troubles.append(CANNOT.format(error))
    return lessons, troubles
