"""Our own scripts and stylesheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from spinney.art.theme import THEME_CSS

STATIC: Final = Path(__file__).parents[1] / "static"
FRESH: Final = {"cache-control": "no-cache"}  # kept, but asked about


class Files(StaticFiles):
    """The files of a folder, asked about every time, so that a new version is seen at once."""

    def file_response(self, *given: object, **named: object) -> Response:
        """A static file, which browsers keep but ask about."""
        response = super().file_response(*given, **named)  # type: ignore[arg-type]
        response.headers.update(FRESH)
        return response


async def theme(request: Request) -> Response:
    """`/theme.css`: the stylesheet that pages and pictures share."""
    return Response(THEME_CSS, media_type="text/css", headers=FRESH)
