"""A real server for tests, and a browser without a screen: cookies, forms and WebSockets, in plain Python."""

from __future__ import annotations

import http.client
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from websockets.sync.client import ClientConnection, connect

TESTS = Path(__file__).parents[1]
DIST = "toy_fair-1.dist-info"
CLOCK = """
from pathlib import Path
from types import SimpleNamespace
from spinney.web.security import rate_limits
rate_limits.time = SimpleNamespace(monotonic=lambda: float(Path({file!r}).read_text()))
"""


def with_toy(folder: Path) -> dict[str, str]:
    """An environment in which the toy game is registered like any other package's game."""
    dist = folder / "dist" / DIST
    dist.mkdir(parents=True, exist_ok=True)
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-fair\nVersion: 1\n")
    (dist / "entry_points.txt").write_text("[spinney.games]\ntoy = toy.game:Toy\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "dist"), str(TESTS), *import_path()])}


def before_start(folder: Path, code: str) -> None:
    """Have servers in this folder run some code before anything else, to give themselves more time."""
    (folder / "dist").mkdir(exist_ok=True)
    (folder / "dist" / "sitecustomize.py").write_text(code)


def limits_by_hand(folder: Path) -> Callable[[float], None]:
    """Stop the clock of all rate limits of servers in this folder; what is returned sets it on by seconds."""
    clock, now = folder / "clock", 0.0

    def go_on(seconds: float) -> None:
        nonlocal now
        now += seconds
        clock.with_suffix(".next").write_text(str(now))
        clock.with_suffix(".next").replace(clock)

    go_on(0.0)
    before_start(folder, CLOCK.format(file=str(clock)))
    return go_on


def import_path() -> list[str]:
    """Where this process was told to look for modules: a server looks there too, wherever it runs."""
    return [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


class Server:
    """`spinney serve` as a process of its own; it can be killed and started again on the same data."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        environment = {**self.environment(), **self.settings}
        command = [sys.executable, "-m", "spinney.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data")]
        with (self.folder / "errors.txt").open("a") as errors:
            self.process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=self.folder
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Spinney is at http"), said + self.errors()
        self.port = urlsplit(said.split()[3]).port or 0
        return self

    def environment(self) -> dict[str, str]:
        return with_toy(self.folder)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def errors(self) -> str:
        return (self.folder / "errors.txt").read_text()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)
            if self.process.stdout is not None:
                self.process.stdout.close()


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    server = Server(folder, **settings)
    try:
        yield server.start()
    finally:
        server.stop()


class Unavailable(Exception):
    """The server has no time for this now: it is stopping, or its database is away."""


class Answer:
    """A response: status, headers, text."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.text = response.read().decode()


class Browser:
    """Keeps one cookie and the proof that goes with it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.proof = ""

    def ask(self, method: str, path: str, body: str | bytes | None = None, **headers: str) -> Answer:
        link = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=120)
        sent = {"Cookie": self.cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}
        link.request(method, path, body.encode() if isinstance(body, str) else body, sent)
        answer = Answer(link.getresponse())
        link.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        found = re.search(r"name='proof' value='(\w+)'", answer.text)
        if found:
            self.proof = found.group(1)
        return answer

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, **fields: object) -> Answer:
        if not self.proof:
            self.get("/")
        body = urlencode({"proof": self.proof, **fields})
        return self.ask("POST", path, body, Content_Type="application/x-www-form-urlencoded")

    def open_table(self, game: str, *players: str, **fields: object) -> str:
        """Set a table up; returns its name."""
        seats = {f"seat{at}": player for at, player in enumerate(players)}
        answer = self.post("/new", game=game, seats=len(players), **seats, **fields)
        if answer.status == 503:
            raise Unavailable(answer.text)
        assert answer.status == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def connect(self, table: str, watch: str = "", **options: Any) -> Connection:
        return Connection(self, table, watch, **options)


class Connection:
    """The WebSocket of a page: keeps the parts, sits down when asked to, sends commands."""

    def __init__(
        self, browser: Browser, table: str, watch: str = "", sit: bool = True, **options: Any
    ) -> None:
        query = f"?watch={watch}" if watch else ""
        address = f"ws://127.0.0.1:{browser.server.port}/t/{table}/line{query}"
        headers = {"Cookie": browser.cookie} if browser.cookie else {}
        settings: dict[str, Any] = {"compression": None, "additional_headers": headers, **options}
        self.socket: ClientConnection = connect(address, max_size=None, legacy=True, **settings)
        self.sits = sit
        self.parts: dict[str, str] = {}
        self.pieces: dict[str, list[str]] = {}
        self.number = -1
        self.asked = -1
        self.seat = -1
        self.title = ""
        self.news: dict[str, Any] = {}
        self.entropy: dict[int, str] = {}
        self.received: list[str] = []

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        news: dict[str, Any] = json.loads(text)
        for name, sent in news.get("parts", {}).items():
            self.pieces[name] = patched(self.pieces.get(name, []), sent)
            self.parts[name] = "".join(self.pieces[name])
        self.number = news.get("number", self.number)
        self.asked = news.get("asked", self.asked)
        self.seat = news.get("seat", self.seat)
        self.title = news.get("title", self.title)
        for seat in news.get("sit", []) if self.sits else []:
            if seat not in self.entropy:
                self.entropy[seat] = secrets.token_hex(16)
                self.send(do="sit", seat=seat, entropy=self.entropy[seat])
        self.news = news
        return news

    def until(self, wanted: Callable[[dict[str, Any]], Any], timeout: float = 60) -> dict[str, Any]:
        """Hear until a condition holds of the last message."""
        while True:
            news = self.receive(timeout)
            if wanted(news):
                return news

    def answer_to(self, move: str, timeout: float = 60) -> dict[str, Any]:
        return self.until(lambda news: news.get("ack") == move, timeout)

    def until_asked(self) -> Connection:
        while self.asked < 0 or "data-action" not in self.parts.get("ask", ""):
            self.receive()
        return self

    def send(self, **command: object) -> None:
        self.socket.send(json.dumps(command))

    @property
    def options(self) -> list[int]:
        return [int(found) for found in re.findall(r"id=.option-(\d+).", self.parts["ask"])]

    def command(self, do: str, **other: object) -> dict[str, Any]:
        """Wish for something with an id, and hear the answer to that."""
        command: dict[str, Any] = {"do": do, "id": secrets.token_hex(8), "number": self.number}
        command |= {"seat": self.asked if self.asked >= 0 else self.seat, **other}
        self.send(**command)
        return self.answer_to(command["id"])

    def play(self, action: int, **other: object) -> dict[str, Any]:
        return self.command("play", action=action, **other)

    def close(self) -> None:
        self.socket.close()


def patched(old: list[str], sent: str | list[Any]) -> list[str]:
    """What the page's script does with a part that travels in pieces."""
    found: list[str] = []
    for piece in [sent] if isinstance(sent, str) else sent:
        found += [piece] if isinstance(piece, str) else old[piece[0] : piece[1] + 1]
    return found
