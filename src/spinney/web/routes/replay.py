"""After the game: replays, the check of the dice, and records as files."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.engine.records.record import Record
from spinney.web.errors import Frozen, NotFound, Refused, Stale
from spinney.web.pages.replay import replay_moment, replay_page
from spinney.web.pages.story import story_page
from spinney.web.pages.verify import story_verify_page, verify_page
from spinney.web.replays.record_text import missing_edition, with_edition, with_players
from spinney.web.replays.replay import Replay, check_record, replay_from
from spinney.web.routes.shared import Shared
from spinney.web.security.csrf import check_origin
from spinney.web.security.requests import RECORD, read_body
from spinney.web.security.tokens import hashed
from spinney.web.tables.live_table import LiveTable


class ReplayRoutes:
    """What comes after `/t/NAME/` once a game is over, `/r/RECORD` and `/records`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared
        self.checking: Final = asyncio.Lock()  # one record at a time: a long one takes a while

    async def find(self, request: Request) -> tuple[Replay, str, str]:
        """The replay that an address is about, the address it has, and its title."""
        if "record" in request.path_params:
            self.shared.check_read_rate(request)
            name = request.path_params["record"]
            text = await self.shared.tables.store.record(name) if len(name) <= 40 else None
            if text is None:
                raise NotFound("There is no such record here.")
            replay = await asyncio.to_thread(replay_from, await self.whole(text))
            return replay, f"/r/{name}", replay.game.title
        return await self.replay_of(*await self.finished(request))

    async def replay_of(self, live: LiveTable, why: str) -> tuple[Replay, str, str]:
        """The replay of a finished table, its address and its title."""
        if live.table is None:
            raise Frozen(why)
        if not live.record:
            live.record = (await asyncio.to_thread(Record.of, live.table, names_at(live))).to_json()
        return await asyncio.to_thread(replay_from, live.record), f"/t/{live.name}", live.row.title

    async def finished(self, request: Request) -> tuple[LiveTable, str]:
        """The table that an address is about, once its game is over; and why it cannot be replayed, if so."""
        self.shared.check_read_rate(request)
        live = await self.shared.visible_table(request)
        if not live.over:
            raise Stale("The record is shown when the game is over: it tells every secret.")
        return live, live.cause.stepping if live.cause is not None else ""

    async def whole(self, text: str) -> str:
        """A record with the text of its edition, if something else ships under that name today."""
        wanted = await asyncio.to_thread(missing_edition, text)
        edition = await self.shared.tables.stories.edition(wanted)
        return with_edition(text, edition) if edition else text

    async def replay(self, request: Request) -> Response:
        """The page that steps through a game; its story on one page where it cannot be replayed."""
        if "name" in request.path_params:
            live, why = await self.finished(request)
            if live.table is None and live.story is not None:
                return story_page(live, live.story, why, seat_of(request, len(live.seats)))
            return replay_page(*await self.replay_of(live, why))
        return replay_page(*await self.find(request))

    async def moment(self, request: Request) -> Response:
        """One moment of a replay, part by part, as JSON."""
        replay, *_ = await self.find(request)
        at = request.path_params["at"]
        if not at.isdecimal() or len(at) > 9:
            raise NotFound("There is no such moment.")
        return JSONResponse(replay_moment(replay, int(at), seat_of(request, len(replay.names))))

    async def verify(self, request: Request) -> Response:
        """The page that checks the dice of a game."""
        if "name" in request.path_params:
            live, why = await self.finished(request)
            if live.table is None and live.story is not None:
                return story_verify_page(live.story, names_at(live), f"/t/{live.name}", why)
            replay, where, _ = await self.replay_of(live, why)
        else:
            replay, where, _ = await self.find(request)
        return await asyncio.to_thread(verify_page, replay, where)

    async def record(self, request: Request) -> Response:
        """The record of a game, as a file to download."""
        if "name" in request.path_params:
            live, why = await self.finished(request)
            if live.table is None and live.story is not None:
                text = with_players(await self.whole(live.story.record), names_at(live))
                return record_file(live.story.game, text)
            replay, *_ = await self.replay_of(live, why)
        else:
            replay, *_ = await self.find(request)
        return record_file(replay.game.key, replay.record.to_json())

    async def open_record(self, request: Request) -> Response:
        """A record from a file, as text: checked whole, then kept under an address of its own."""
        check_origin(request, self.shared.settings)
        self.shared.check_form_rate(request)
        try:
            text = (await read_body(request, RECORD)).decode()
            async with self.checking:
                text = await self.whole(text)
                await asyncio.to_thread(check_record, text)
        except UnicodeDecodeError:
            return JSONResponse({"refused": "not a text file"}, 400)
        except SpinneyError as error:
            return JSONResponse({"refused": str(error)}, getattr(error, "status", 400))
        name = hashed(text)[:32]  # opened twice, it has one address
        await self.shared.tables.store.keep_record(name, text)
        return JSONResponse({"go": f"/r/{name}"})


def names_at(live: LiveTable) -> list[str]:
    """Who sat at each seat of the finished table that is replayed, checked or downloaded."""
    return [live.seat_name(seat) for seat in range(len(live.seats))]


def record_file(game: str, text: str) -> Response:
    """The response that downloads the record of a replayed game as a file."""
    kept = {"content-disposition": f'attachment; filename="{game}.json"'}
    return Response(text, media_type="application/json", headers=kept)


def seat_of(request: Request, seats: int) -> int:
    """Whose eyes the address of a replay asks for: a seat's, or a spectator's."""
    seat = request.query_params.get("seat", str(SPECTATOR))
    if not seat.removeprefix("-").isdecimal() or len(seat) > 3:
        raise Refused("Which seat?")
    if not SPECTATOR <= int(seat) < seats:
        raise NotFound("There is no such seat.")
    return int(seat)
