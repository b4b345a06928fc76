"""A table's page in a real browser that goes from one position to the next, as its server would send them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, WebSocketRoute

import spinney
from spinney.engine.table import Table
from spinney.web.rendering.explain import explained
from spinney.web.rendering.figures import figures_of
from spinney.web.rendering.page_parts import ALL
from spinney.web.rendering.patches import Part
from spinney.web.rendering.viewer import Viewer
from spinney.web.rendering.zones import zones_of
from web.browser.still_table import LATER, NAMES, live_at, serve_page

COUNT_MOVES = """
globalThis.glides = [];
globalThis.counts = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (how?.id === "glide") glides.push(this.dataset.of ?? "");
  if (how?.id === "count") counts += 1;
  return animate.call(this, frames, how);
};
"""


class Stage:
    """A page that somebody sits at, its own parts, and what it sent."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.socket: WebSocketRoute | None = None
        self.sent: dict[str, Part] = {}
        self.heard: list[dict[str, Any]] = []
        self.past: dict[int, Table] = {}  # what can be looked back at
        self.now: Table | None = None

    def open(self, table: Table) -> None:
        """The page of this position."""
        self.now = table

        def talk(socket: WebSocketRoute) -> None:
            self.socket = socket
            self.sent.clear()
            socket.on_message(self.hear)
            socket.send(self.update(table, hello=True))

        serve_page(self.page, live_at(table), talk)

    def hear(self, text: str | bytes) -> None:
        """What the page sends is kept; a wish to look back is granted, and a part explained."""
        wish = json.loads(text)
        self.heard.append(wish)
        if wish.get("do") == "explain" and self.socket is not None and self.now is not None:
            markup = explained(self.now, self.seat, wish["part"], NAMES[: self.now.seats])
            self.socket.send(json.dumps({"lens": markup, "part": wish["part"]}))
        if wish.get("do") == "look" and self.socket is not None:
            table = self.past.get(wish["answers"])
            told: dict[str, Any] = {"look": ""}
            if table is not None:
                figures = figures_of(table.game.board(table, self.seat), NAMES[: table.seats])
                zones = zones_of(table, self.seat, NAMES[: table.seats])
                told = {"look": zones, "looked": wish["answers"], "figures": figures}
            self.socket.send(json.dumps(told, default=str))

    def update(self, table: Table, hello: bool = False) -> str:
        """What a server sends: the parts that have changed."""
        viewer = Viewer(live_at(table), self.seat, [self.seat], "", -1)
        parts: dict[str, Any] = {}
        for name, draw in ALL.items():
            part = Part(name, draw(viewer)) if name not in LATER else None
            old = self.sent.get(name)
            if part is not None and (old is None or old.pieces != part.pieces):
                parts[name] = part.patch_from(old)
                self.sent[name] = part
        told: dict[str, Any] = {"number": int(table.number), "parts": parts, "title": table.game.title}
        told |= {"asked": self.seat if table.seat == self.seat else -1, "seat": self.seat}
        return json.dumps(told | ({"hello": True} if hello else {}), default=str)

    def go(self, table: Table) -> None:
        """On to this position."""
        assert self.socket is not None
        self.now = table
        self.socket.send(self.update(table))
        self.page.wait_for_function(f"() => document.body.dataset.number === '{int(table.number)}'")

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until something holds of what the page has sent."""
        deadline = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < deadline, self.heard
            self.page.wait_for_timeout(20)

    def linger(self, milliseconds: int) -> None:
        """Wait by the page's own clock: whatever it was about to do earlier than that is done."""
        self.page.evaluate(f"() => new Promise(done => setTimeout(done, {milliseconds}))")

    def settled(self) -> int:
        """How much the page has sent, once it has nothing more to say to what it was answered."""
        count = -1
        while count != len(self.heard):
            count = len(self.heard)
            for _ in range(3):
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return count


@contextmanager
def stage(
    chromium: Chromium, seat: int, size: tuple[int, int] = (1366, 768), **other: Any
) -> Iterator[Stage]:
    """A page whose scripts and stylesheets come from the sources, with motion unless it is told otherwise."""
    how: dict[str, Any] = {"has_touch": size[0] < 600, "reduced_motion": "no-preference", **other}
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, **how)
    page = context.new_page()
    page.add_init_script(COUNT_MOVES)
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    try:
        yield Stage(page, seat)
        assert trouble == []
    finally:
        context.close()


def positions(key: str, seats: int, enough: Callable[[list[Table]], bool], seed: str = "look") -> list[Table]:
    """The positions of a game between bots, one after each answer."""
    game, bot = spinney.game(key), spinney.bot("greedy", seed=seed)
    table = game.start(seats, seed=seed)
    found = [table.branch()]
    while not table.over and not enough(found):
        table.play(bot.choose(game.seen_by(table, table.seat)))
        found.append(table.branch())
    return found
