"""The page that somebody gets whom the house has banned."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from spinney.web.pages.frame import plain_page
from spinney.web.rendering.html import h1, p


def shut_out_page(words: str) -> HTMLResponse:
    """The only page there is for whoever is banned: until when, and why."""
    page = plain_page("Not open to you", h1("This house is not open to you"), p(words))
    page.status_code = 403
    return page
