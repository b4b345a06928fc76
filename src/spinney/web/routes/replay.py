"""After the game: replays, the check of the dice, and records as files. Readers do the work."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from spinney.engine.errors import SpinneyError
from spinney.web.errors import Frozen, NotFound, Stale
from spinney.web.reading.questions import Answer, Check, Show, View
from spinney.web.routes.shared import Shared, address_of
from spinney.web.security.csrf import check_origin
from spinney.web.security.requests import RECORD, client_address, read_body
from spinney.web.security.tokens import hashed
from spinney.web.tables import past
from spinney.web.tables.live_table import LiveTable
from spinney.web.user_text import clean_user_text

LONGEST: Final = 500  # characters of why a record is refused


class ReplayRoutes:
    """What comes after `/t/NAME/` once a game is over, `/r/RECORD` and `/records`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared

    async def show(self, request: Request, view: View) -> Answer:
        """What an address is about: a replay, or a story where the game can no longer be replayed."""
        self.shared.check_read_rate(request)
        stories, client = self.shared.tables.stories, client_address(request)
        if "record" in request.path_params:
            name = record_name(request.path_params["record"])
            question = Show("", name=name, view=view, where=f"/r/{name}")
            text = ""  # read only for a reader that has not shown it lately
        else:
            live = await self.shared.visible_table(request)
            name = live.name
            question, text = await self.about_table(request, live, view)
            question.where = address_of(request, live)
        question.at = request.path_params.get("at", "")
        question.seat = request.query_params.get("seat", question.seat)
        answer = await stories.ask(question, client, name)
        if answer.unknown:
            question.text = text or await self.record_text(name)
            if "record" in request.path_params:
                question.packed = await self.shared.tables.store.history.record_story(name)
            answer = await stories.ask(question, client, name)
        return answer

    async def about_table(self, request: Request, live: LiveTable, view: View) -> tuple[Show, str]:
        """What to ask about the game of a table, and its record."""
        if not live.over:
            raise Stale("The record is shown when the game is over: it tells every secret.")
        title = self.shared.title_for(request, live)
        if live.table is not None:
            if not live.record:
                written = past.write_record(live, live.table)
                client = client_address(request)
                live.record = (await self.shared.tables.readers.ask(written, client, live.name)).text
                live.record_hash = hashed(live.record)
            return Show("", name=live.record_hash, view=view, title=title), live.record
        why = live.cause.stepping if live.cause is not None else ""
        if live.story is None:
            raise Frozen(why)
        told = Show(
            live.story.record,
            name=live.name,
            view=view,
            title=title,
            story=live.story,
            why=why,
            players=[*live.names],
        )
        return told, live.story.record

    async def record_text(self, name: str) -> str:
        """The text of a record that somebody opened."""
        text = await self.shared.tables.store.record(name)
        if text is None:
            raise NotFound("There is no such record here.")
        return text

    async def replay(self, request: Request) -> Response:
        """The page that steps through a game; its story on one page where it cannot be replayed."""
        return HTMLResponse((await self.show(request, "page")).body)

    async def moment(self, request: Request) -> Response:
        """One moment of a replay, part by part, as JSON."""
        return Response((await self.show(request, "moment")).body, media_type="application/json")

    async def verify(self, request: Request) -> Response:
        """The page that checks the dice of a game."""
        return HTMLResponse((await self.show(request, "verify")).body)

    async def record(self, request: Request) -> Response:
        """The record of a game, as a file to download."""
        found = await self.show(request, "record")
        return record_file(found.game, found.text)

    async def open_record(self, request: Request) -> Response:
        """A record from a file, as text: checked whole, then kept under an address of its own."""
        check_origin(request, self.shared.settings)
        self.shared.check_form_rate(request)
        tables = self.shared.tables
        try:
            text = (await read_body(request, RECORD)).decode()
            found = await tables.stories.ask(Check(text), client_address(request), "records")
        except UnicodeDecodeError:
            return JSONResponse({"refused": "not a text file"}, 400)
        except SpinneyError as error:
            words = clean_user_text(str(error), LONGEST)  # it may quote anything from the file
            return JSONResponse({"refused": words}, getattr(error, "status", 400))
        name = hashed(found.text)[:32]  # opened twice, it has one address
        await tables.store.keep_record(name, found.text, found.story)
        return JSONResponse({"go": f"/r/{name}"})


def record_name(given: str) -> str:
    """The name of a record that somebody opened; those of tables are longer, and not for all."""
    if len(given) > 40:
        raise NotFound("There is no such record here.")
    return given


def record_file(game: str, text: str) -> Response:
    """The response that downloads the record of a replayed game as a file."""
    kept = {"content-disposition": f'attachment; filename="{game}.json"'}
    return Response(text, media_type="application/json", headers=kept)
