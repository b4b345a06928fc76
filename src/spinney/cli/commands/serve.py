"""`spinney serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 is any free one.", min=0, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept. [default: your data folder]")
    ] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open a browser on it.")] = False,
) -> None:
    """Serve the web table: play in a browser, against bots or with friends."""
    from spinney.web.server import serve as run_server  # late: other commands need none of it
    from spinney.web.settings import Settings, usual_data_folder

    run_server(Settings(data or usual_data_folder()), host, port, browse)
