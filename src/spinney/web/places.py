"""What each address does: pages, forms, records, and the line to a table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.web.desk import hear
from spinney.web.errors import NotFound, Refused, Stale, TooMuch
from spinney.web.limits import Buckets
from spinney.web.lines import CLOSED, REVOKED, Line
from spinney.web.lobby import Lobby
from spinney.web.opening import Plan, claim, open_table, plan_from, quick_plan
from spinney.web.pages.frame import trouble
from spinney.web.pages.home import home
from spinney.web.pages.replay import moment, replay_page, verify_page
from spinney.web.pages.rules import document, rules_page
from spinney.web.pages.setup import join, setup
from spinney.web.pages.table import table_page
from spinney.web.replays import game_keys, game_of, record_of
from spinney.web.room import Room
from spinney.web.security import (
    FORM,
    RECORD,
    address_of,
    body_of,
    check_origin,
    check_proof,
    give_token,
    proof_of,
    same_origin,
    token_of,
)
from spinney.web.tape import Tape, check_record, tape_from
from spinney.web.tokens import hashed, new_token

LINES_PER_TABLE: Final = 300


class Places:
    """The addresses of one lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.settings: Final = lobby.settings
        self.forms: Final = Buckets(self.settings.tables_per_minute / 60, self.settings.tables_per_minute)
        self.reads: Final = Buckets(self.settings.pace * 5, self.settings.pace * 20)
        self.lines: Final[Counter[str]] = Counter()
        self.checking: Final = asyncio.Lock()  # one record at a time: a long one takes a while

    # The first page, and opening a table.

    def calm(self, request: Request) -> None:
        """Whoever reads faster than any person is told to wait."""
        if not self.reads.take(address_of(request)):
            raise TooMuch("That was too fast; wait a moment.")

    async def home(self, request: Request) -> Response:
        self.calm(request)
        token = token_of(request, self.settings)
        mine = await self.lobby.store.mine(hashed(token)) if token else []
        known = {row.id for row in mine}
        public = [row for row in await self.lobby.store.public() if row.id not in known]
        return self.with_token(request, lambda proof: home(mine, public, proof))

    def with_token(self, request: Request, page: Callable[[str], Response]) -> Response:
        """A page with forms: the browser gets its token, and the forms the proof that goes with it."""
        known = token_of(request, self.settings)
        token = known or new_token()
        return give_token(page(proof_of(token)), self.settings, known, token)

    async def play_now(self, request: Request) -> Response:
        token, fields = await self.form(request)
        return await self.opened(token, quick_plan(fields.get("game", "")))

    async def setup(self, request: Request) -> Response:
        game = game_of(self.known_game(request.query_params.get("game", "")))
        return self.with_token(request, lambda proof: setup(game, proof))

    async def set_up(self, request: Request) -> Response:
        token, fields = await self.form(request)
        try:
            plan = plan_from(fields)
        except Refused as error:
            page = setup(game_of(self.known_game(fields.get("game", ""))), proof_of(token), str(error))
            page.status_code = 400
            return page
        return await self.opened(token, plan)

    async def opened(self, token: str, plan: Plan) -> Response:
        return RedirectResponse(f"/t/{await open_table(self.lobby, plan, token)}", 303)

    def known_game(self, key: str) -> str:
        if key not in game_keys():
            raise NotFound("There is no such game here.")
        return key

    async def form(self, request: Request) -> tuple[str, dict[str, str]]:
        """Who sent a form, and its fields, from one of our own pages."""
        if not self.forms.take(address_of(request)):
            raise TooMuch("That was too much in a short time; wait a minute.")
        body = await body_of(request, FORM)
        try:
            fields = dict(parse_qsl(body.decode(), max_num_fields=100, keep_blank_values=True))
        except ValueError as error:
            raise Refused("That form cannot be read.") from error
        return check_proof(request, self.settings, fields), fields

    # Sitting down by a link.

    async def invitation(self, request: Request) -> Response:
        self.calm(request)
        link = request.path_params["link"]
        row = await self.lobby.store.invited(hashed(link))
        if row is None:
            raise Stale("This link was used already, or the host has replaced it. Ask for a new one.")
        room, seat = await self.lobby.room(row.table_id), row.seat
        return self.with_token(request, lambda proof: join(room, seat, link, proof))

    async def sit_down(self, request: Request) -> Response:
        token, fields = await self.form(request)
        name = await claim(self.lobby, token, request.path_params["link"], fields.get("name", ""))
        return RedirectResponse(f"/t/{name}", 303)

    # The table.

    async def table(self, request: Request) -> Response:
        self.calm(request)
        room, _ = await self.seen(request)
        return table_page(room)

    async def watch(self, request: Request) -> Response:
        self.calm(request)
        link = request.path_params["link"]
        room = await self.lobby.room(request.path_params["name"])
        if hashed(link) != room.row.watch:
            raise NotFound("There is no such table here.")
        return table_page(room, link)

    async def seen(self, request: Request) -> tuple[Room, str]:
        """A room that this browser may look at; whether there is one it may not is nobody's business."""
        room = await self.lobby.room(request.path_params["name"])
        token = token_of(request, self.settings)
        holder = hashed(token) if token else ""
        if not (room.row.public or room.held_by(holder) or (holder and holder == room.row.host)):
            raise NotFound("There is no such table here.")
        return room, token

    async def line(self, socket: WebSocket) -> None:
        """The line to a table: read wishes, answer them, send news, until it is cut."""
        address = address_of(socket)
        if not same_origin(socket, self.settings):
            return await deny(socket, 403, "That request came from another site.")
        if self.lines[address] >= self.settings.lines_per_address or not self.reads.take(address):
            return await deny(socket, 429, "Too many lines from one address; close some, or wait a moment.")
        self.lines[address] += 1
        try:
            await self.talk(socket)
        except CLOSED:
            pass
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

    async def talk(self, socket: WebSocket) -> None:
        token = token_of(socket, self.settings)
        try:
            room = await self.lobby.room(socket.path_params["name"])
        except SpinneyError:
            return await refuse(socket)
        watches = room.row.public or hashed(socket.query_params.get("watch", "")) == room.row.watch
        line = Line(socket, room, token, watches, self.settings.pace)
        if line.shut_out() or len(room.lines) >= LINES_PER_TABLE:
            return await refuse(socket)
        await socket.accept()
        room.lines.add(line)
        sender = asyncio.create_task(line.run())
        room.tell()
        try:
            while not line.over:
                await hear(self.lobby, line, await socket.receive_text())
                await asyncio.sleep(0)  # even a flood leaves the others their turn
        except (KeyError, WebSocketDisconnect):
            pass  # a binary message, or the end
        finally:
            room.leaves(line)
            sender.cancel()
            room.tell()
            await line.close(1000)

    # After the game.

    async def tape(self, request: Request) -> tuple[Tape, str, str]:
        """The tape that an address is about, where it lies, and its title."""
        self.calm(request)
        if "record" in request.path_params:
            name = request.path_params["record"]
            text = await self.lobby.store.record(name) if len(name) <= 40 else None
            if text is None:
                raise NotFound("There is no such record here.")
            tape = await asyncio.to_thread(tape_from, text)
            return tape, f"/r/{name}", tape.game.title
        room, _ = await self.seen(request)
        if room.table is None or not room.table.over:
            raise Stale("The record is shown when the game is over: it tells every secret.")
        if not room.record:
            players = [room.seat_name(seat) for seat in range(len(room.seats))]
            room.record = (await asyncio.to_thread(record_of, room.table, players)).to_json()
        return await asyncio.to_thread(tape_from, room.record), f"/t/{room.name}", room.row.title

    async def replay(self, request: Request) -> Response:
        tape, where, title = await self.tape(request)
        return replay_page(tape, where, title)

    async def moment(self, request: Request) -> Response:
        tape, *_ = await self.tape(request)
        at, seat = request.path_params["at"], request.query_params.get("seat", str(SPECTATOR))
        if not at.isdecimal() or len(at) > 9:
            raise NotFound("There is no such moment.")
        if not seat.removeprefix("-").isdecimal() or len(seat) > 3:
            raise Refused("Which seat?")
        return JSONResponse(moment(tape, int(at), int(seat)))

    async def verify(self, request: Request) -> Response:
        tape, where, _ = await self.tape(request)
        return await asyncio.to_thread(verify_page, tape, where)

    async def record(self, request: Request) -> Response:
        tape, *_ = await self.tape(request)
        kept = {"content-disposition": f'attachment; filename="{tape.game.key}.json"'}
        return Response(tape.record.to_json(), media_type="application/json", headers=kept)

    async def open_record(self, request: Request) -> Response:
        """A record from a file, as text: checked whole, then kept for its own address."""
        check_origin(request, self.settings)
        if not self.forms.take(address_of(request)):
            raise TooMuch("That was too much in a short time; wait a minute.")
        try:
            text = (await body_of(request, RECORD)).decode()
            async with self.checking:
                await asyncio.to_thread(check_record, text)
        except UnicodeDecodeError:
            return JSONResponse({"refused": "not a text file"}, 400)
        except SpinneyError as error:
            return JSONResponse({"refused": str(error)}, getattr(error, "status", 400))
        name = hashed(text)[:32]  # opened twice, it has one address
        await self.lobby.store.keep_record(name, text)
        return JSONResponse({"go": f"/r/{name}"})

    # Rules.

    async def rules(self, request: Request) -> Response:
        return rules_page(self.known_game(request.path_params["game"]))

    async def rules_text(self, request: Request) -> Response:
        return HTMLResponse(document(self.known_game(request.path_params["game"])))


async def deny(socket: WebSocket, status: int, words: str) -> None:
    """No line at all: an answer like that to any request."""
    await socket.send_denial_response(trouble(status, words))


async def refuse(socket: WebSocket) -> None:
    """Accept and close, so that the page hears why."""
    await socket.accept()
    await socket.close(REVOKED)
