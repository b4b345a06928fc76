"""After the game: replays, the check of the dice, and records as files."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.engine.records.fields import read_fields
from spinney.engine.records.record import Record
from spinney.web.errors import Frozen, NotFound, Refused, Stale
from spinney.web.pages.replay import replay_moment, replay_page
from spinney.web.pages.story import Told, story_page
from spinney.web.pages.verify import story_verify_page, verify_page
from spinney.web.replays.record_text import with_players
from spinney.web.replays.replay import Replay, check_record, replay_from
from spinney.web.replays.story import Story
from spinney.web.routes.shared import Shared
from spinney.web.security.csrf import check_origin
from spinney.web.security.requests import RECORD, read_body
from spinney.web.security.tokens import hashed
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.stories import told_record
from spinney.web.tables.why_frozen import cause_for_record

log = logging.getLogger("spinney.web")


class Shown(NamedTuple):
    """A game that can be stepped through, its address, and its title."""

    replay: Replay
    where: str
    title: str


class ReplayRoutes:
    """What comes after `/t/NAME/` once a game is over, `/r/RECORD` and `/records`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared
        self.checking: Final = asyncio.Lock()  # one record at a time: a long one takes a while

    async def find(self, request: Request) -> Shown | Told:
        """What an address is about: a replay, or a story where it can no longer be replayed."""
        self.shared.check_read_rate(request)
        if "record" in request.path_params:
            return await self.find_record(request.path_params["record"])
        live = await self.shared.visible_table(request)
        if not live.over:
            raise Stale("The record is shown when the game is over: it tells every secret.")
        where, title = f"/t/{live.name}", live.row.title
        if live.table is not None:
            if not live.record:
                live.record = (await asyncio.to_thread(Record.of, live.table, names_at(live))).to_json()
            return Shown(await asyncio.to_thread(replay_from, live.record), where, title)
        why = live.cause.stepping if live.cause is not None else ""
        if live.story is None:
            raise Frozen(why)
        text = await self.shared.tables.stories.whole(live.story.record)
        return Told(live.story, where, title, names_at(live), why, with_players(text, names_at(live)))

    async def find_record(self, name: str) -> Shown | Told:
        """A record that somebody opened."""
        tables = self.shared.tables
        text = await tables.store.record(name) if len(name) <= 40 else None
        if text is None:
            raise NotFound("There is no such record here.")
        text = await tables.stories.whole(text)
        try:
            replay = await asyncio.to_thread(replay_from, text)
            return Shown(replay, f"/r/{name}", replay.game.title)
        except Exception as error:  # an entry that the rules do not expect may lead anywhere
            story = await tables.stories.record_story(name)
            if story is None:
                raise
            return await asyncio.to_thread(told_instead, story, name, text, error)

    async def replay(self, request: Request) -> Response:
        """The page that steps through a game; its story on one page where it cannot be replayed."""
        found = await self.find(request)
        if isinstance(found, Told):
            seat = seat_of(request, len(found.story.seats))
            return await asyncio.to_thread(story_page, found, seat)
        return await asyncio.to_thread(replay_page, *found)

    async def moment(self, request: Request) -> Response:
        """One moment of a replay, part by part, as JSON."""
        found = await self.find(request)
        if isinstance(found, Told):
            raise Frozen(found.why)
        at = request.path_params["at"]
        if not at.isdecimal() or len(at) > 9:
            raise NotFound("There is no such moment.")
        replay = found.replay
        return JSONResponse(replay_moment(replay, int(at), seat_of(request, len(replay.names))))

    async def verify(self, request: Request) -> Response:
        """The page that checks the dice of a game."""
        found = await self.find(request)
        if isinstance(found, Told):
            return await asyncio.to_thread(story_verify_page, found)
        return await asyncio.to_thread(verify_page, found.replay, found.where)

    async def record(self, request: Request) -> Response:
        """The record of a game, as a file to download."""
        found = await self.find(request)
        if isinstance(found, Told):
            return record_file(found.story.game, found.record)
        return record_file(found.replay.game.key, found.replay.record.to_json())

    async def open_record(self, request: Request) -> Response:
        """A record from a file, as text: checked whole, then kept under an address of its own."""
        check_origin(request, self.shared.settings)
        self.shared.check_form_rate(request)
        try:
            text = (await read_body(request, RECORD)).decode()
            async with self.checking:
                text = await self.shared.tables.stories.whole(text)
                await asyncio.to_thread(check_record, text)
                story = await asyncio.to_thread(told_record, text)
        except UnicodeDecodeError:
            return JSONResponse({"refused": "not a text file"}, 400)
        except SpinneyError as error:
            return JSONResponse({"refused": str(error)}, getattr(error, "status", 400))
        name = hashed(text)[:32]  # opened twice, it has one address
        await self.shared.tables.store.keep_record(name, text, story)
        return JSONResponse({"go": f"/r/{name}"})


def told_instead(story: Story, name: str, text: str, error: Exception) -> Told:
    """An opened record that cannot be replayed, shown by its story; in a thread: its text may be long."""
    if not isinstance(error, SpinneyError):
        log.warning("record %s cannot be replayed: %s: %s", name, type(error).__name__, error)
    players = read_fields(text).players
    names = players if len(players) == len(story.seats) else story.seats
    return Told(story, f"/r/{name}", story.title, names, cause_for_record(text, error).stepping, text)


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
