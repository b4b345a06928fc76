"""A browser without a screen: a cookie, forms, and WebSockets that keep what a player must know."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any, Final
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

from web_load.loads import OPTIONS

ACTION: Final = re.compile(r"data-action='(\d+)'")


class Stay(urllib.request.HTTPRedirectHandler):
    """Redirects are answers, not ways."""

    def http_error_303(self, request: Any, answer: Any, *rest: Any) -> Any:
        return answer


class Person:
    """Somebody's cookie, and the proof for forms."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        with urllib.request.urlopen(url, timeout=30) as page:
            self.cookie: Final = page.headers["set-cookie"].split(";")[0]
            found = re.search(r"name='proof' value='(\w+)'", page.read().decode())
        self.proof: Final = found.group(1) if found else ""

    def post(self, path: str, **fields: object) -> str:
        """Send a form; returns where it leads."""
        body = urlencode({"proof": self.proof, **fields}).encode()
        request = urllib.request.Request(self.url + path, body, {"Cookie": self.cookie})
        with urllib.request.build_opener(Stay).open(request, timeout=60) as answer:
            return str(answer.headers["location"])

    def open_table(self, game: str) -> str:
        """A table for me and a friend; returns its name."""
        fields = {"game": game, "seats": 2, "seat0": "me", "seat1": "friend", **OPTIONS.get(game, {})}
        return self.post("/new", **fields).rsplit("/", 1)[1]

    async def sit_at(self, table: str) -> Line:
        """The WebSocket of a table's page; the first message is there."""
        connection = await connect(
            f"ws{self.url[4:]}/t/{table}/line",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        line = Line(connection)
        line.links = (await line.hear())["parts"].get("links", "")
        return line


class Line:
    """One open page: what it was asked, and how many bytes it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.links = ""
        self.pieces: list[str] = []  # of the choice
        self.number = 0
        self.asked = -1
        self.begun = False
        self.heard = 0  # bytes

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in as far as a player needs it."""
        text = await self.connection.recv(decode=False)
        self.heard += len(text)
        news: dict[str, Any] = json.loads(text)
        self.asked = news.get("asked", self.asked)
        self.number = max(self.number, news.get("number", 0))
        parts = news.get("parts", {})
        self.begun = self.begun or self.asked >= 0 or "to choose" in str(parts.get("people"))
        for name in ("ask", "choice"):  # as versions before 0.3 called it
            if name in parts:
                self.pieces = patched(self.pieces, parts[name])
        return news

    async def until(self, number: int) -> None:
        """Hear until the table has so many entries."""
        while self.number < number:
            news = await self.hear()
            if news.get("refused"):
                raise RuntimeError(news["refused"])

    async def send(self, **command: object) -> None:
        await self.connection.send(json.dumps(command))

    @property
    def options(self) -> list[int]:
        return [int(found) for found in ACTION.findall("".join(self.pieces))]


def patched(old: list[str], sent: str | list[Any]) -> list[str]:
    """A part that travels in pieces: new ones, and runs of the old ones by their first and last."""
    if isinstance(sent, str):
        return [sent]
    groups = [[one] if isinstance(one, str) else old[one[0] : one[1] + 1] for one in sent]
    return [piece for group in groups for piece in group]
