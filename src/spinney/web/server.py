"""Running the server: a port, an address to open, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from typing import Final

import uvicorn

from spinney.engine.errors import BadOption
from spinney.web.app import make_app
from spinney.web.connections.messages import LARGEST
from spinney.web.settings import Settings

BACKLOG: Final = 2048


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


def make_server(settings: Settings) -> uvicorn.Server:
    """The uvicorn server of the web table, with its limits and timeouts."""
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
    )
    return uvicorn.Server(config)


def serve(settings: Settings, host: str, port: int, browse: bool) -> None:
    """Run the web server until it is interrupted; open a browser when it is ready, if that is wanted."""
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
