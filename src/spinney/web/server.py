"""Running the server: a port, an address to open, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from typing import Final

import uvicorn

from spinney.engine.errors import BadOption
from spinney.web.app import make_app
from spinney.web.connections.messages import LARGEST
from spinney.web.logs import set_up_logs
from spinney.web.security.door import Door
from spinney.web.security.protocols import GuardedHTTP, GuardedLine
from spinney.web.settings import Settings
from spinney.web.tables.drain import drain
from spinney.web.tables.live_tables import LiveTables

BACKLOG: Final = 2048
FILES: Final = 200  # that are open besides sockets: the database, the pipes of worker processes
FEWEST: Final = 50  # sockets
FAILED: Final = 3  # the exit code of a server that cannot go on, or not even start; uvicorn's, too


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server listens on; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        raise BadOption(f"cannot listen on {host}:{port}: {error}") from error
    found.listen(BACKLOG)
    return found


def address_of(found: socket.socket) -> str:
    """The address to open in a browser on this machine, for a server that listens here."""
    host, port = found.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """A server that ends in order: first it listens no more, then what is under way is finished."""

    def __init__(self, config: uvicorn.Config, tables: LiveTables) -> None:
        super().__init__(config)
        self.tables: Final = tables

    @property
    def failed(self) -> bool:
        """Has something ended without which there is no use in running?"""
        vital = [*self.tables.tasks, *filter(None, [self.tables.store.task])]
        ended = [task for task in vital if task.done() and not task.cancelled()]
        return any(task.exception() is not None for task in ended)

    async def on_tick(self, counter: int) -> bool:
        """Is it time to end? Asked ten times a second."""
        return self.failed or await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Behind a proxy, pages that come back at once find another server."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await drain(self.tables)
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    """The uvicorn server of the web table, with its limits and timeouts."""
    tables, door = LiveTables(settings), Door(settings)
    door.most = min(door.most, max(FEWEST, most_files() - FILES))
    config = uvicorn.Config(
        make_app(settings, tables, door),
        http=partial(GuardedHTTP, door),  # type: ignore[arg-type]
        ws=partial(GuardedLine, door),  # type: ignore[arg-type]
        log_config=None,
        log_level="warning",
        access_log=False,  # its lines hold addresses as they came, tokens included; `Watch` writes ours
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.idle_seconds,
        ws_ping_timeout=settings.idle_seconds,
        timeout_keep_alive=settings.idle_seconds,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
    )
    return Server(config, tables)


def serve(settings: Settings, host: str, port: int, browse: bool) -> None:
    """Run the web server until it is interrupted; open a browser when it is ready, if that is wanted."""
    set_up_logs(settings.log)
    found = listen(host, port)
    address = address_of(found)
    server = make_server(settings)
    collect_seldom()

    async def run() -> None:
        task = asyncio.create_task(server.serve(sockets=[found]))
        while not server.started and not task.done():
            await asyncio.sleep(0.02)
        if server.started:
            outside = f" and outside at {settings.base_url}/" if settings.base_url else ""
            print(f"Spinney is at {address}{outside}", flush=True)
            if browse:
                await asyncio.to_thread(webbrowser.open, address)
        await task

    try:
        with asyncio.Runner(loop_factory=fast_loop) as runner:
            runner.run(run())
    finally:
        found.close()
    if server.failed:
        sys.exit(FAILED)  # so that whoever has started it knows


def most_files() -> int:
    """How many files and sockets this process may have open, after asking for as many as it can get."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def collect_seldom() -> None:
    """Collect garbage seldom: at a thousand tables, looking for it takes the server half a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


def fast_loop() -> asyncio.AbstractEventLoop:
    """The server's event loop: uvloop where it is installed; it is not made for Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
