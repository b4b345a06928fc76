"""A table's page in a real browser at any position, without a server: its own parts, sent by a stand-in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Route, WebSocketRoute

import spinney.web
from spinney.art.theme import THEME_CSS
from spinney.engine.table import Table
from spinney.web.pages.table import table_page
from spinney.web.rendering.page_parts import ALL
from spinney.web.rendering.patches import Part
from spinney.web.rendering.viewer import Viewer
from spinney.web.replays.story import story_of
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.live_table import LogLines

STATIC = Path(spinney.web.__file__).parent / "static"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
ADDRESS = "http://table.example"
NAMES = ("Linnea", "Tomás", "Noor", "Bram", "Ylva", "Okko")
LATER = ("links", "settings", "promise", "chat")  # parts that are about the room, not the game


def live_at(table: Table) -> Any:
    """What pages need to know of a table that somebody sits at."""
    seats = [
        SeatRow("still", seat, name=NAMES[seat], holder="h", entropy="00") for seat in range(table.seats)
    ]
    key, title = table.game.key, table.game.title
    row = TableRow("still", key, "", "", "{}", b"", "", title, False, True, "", "", 0.0, 0.0)
    return SimpleNamespace(
        game=table.game,
        table=table,
        seats=seats,
        row=row,
        name="still",
        names=NAMES[: table.seats],
        pending=None,
        asked=int(table.seat),
        story=None,
        frozen="",
        points=story_of(table).points if table.over else [],
        words=[],
        over=table.over,
        hints_for=lambda seat: True,
        present=lambda seat: True,
        log_lines_for=lambda seat: LogLines(),
    )


def parts_of(live: Any, seat: int) -> dict[str, Any]:
    """All parts of the page about the game, as this seat sees it."""
    viewer = Viewer(live, seat, [seat] if seat >= 0 else [], "", -1)
    return {
        name: Part(name, draw(viewer)).patch_from(None) for name, draw in ALL.items() if name not in LATER
    }


@contextmanager
def still_page(chromium: Chromium, width: int, height: int, **other: Any) -> Iterator[Page]:
    """A page whose scripts and stylesheets come from the sources."""
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 600, **other
    )
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    try:
        yield page
        assert trouble == []
    finally:
        context.close()


def show(page: Page, table: Table, seat: int) -> None:
    """The table as this seat sees it now."""
    live = live_at(table)
    update = {
        "number": int(table.number), "hello": True, "parts": parts_of(live, seat), "title": table.game.title,
        "asked": seat if table.seat == seat else -1, "seat": seat,
    }  # fmt: skip

    def talk(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        socket.send(json.dumps(update, default=str))

    serve_page(page, live, talk)


def serve_page(page: Page, live: Any, talk: Callable[[WebSocketRoute], object]) -> None:
    """Open the page of a table, with scripts from the sources and somebody at the other end of its line."""
    markup = bytes(table_page(live, title=live.row.title).body).decode()

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS)
        if name == "/":
            route.fulfill(body=markup, content_type="text/html; charset=utf-8")
        elif name == "/theme.css":
            route.fulfill(body=THEME_CSS, content_type="text/css")
        else:
            file = STATIC / name.removeprefix("/static/")
            route.fulfill(body=file.read_bytes(), content_type=KINDS[file.suffix])

    page.unroute_all()
    page.route(f"{ADDRESS}/**", serve)
    page.route_web_socket(f"{ADDRESS.replace('http', 'ws')}/**", talk)
    page.goto(f"{ADDRESS}/")
    page.wait_for_selector("body[data-connection=open]")
