"""What every page has around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.responses import HTMLResponse

from spinney.art.marks import SHAPES
from spinney.art.svg import Child, Markup, defs, element, path
from spinney.engine.build import version_line
from spinney.web.rendering.html import a, button, div, footer, header, html, main, nav, p, span
from spinney.web.rendering.seat_marks import sheet_of_signs
from spinney.web.rendering.tool_icons import tool_icon

STYLES: Final = [
    "/theme",
    *[
        f"/static/{name}"
        for name in ("page", "table", "drawers", "replay", "clearing", "narrow", "ending", "motion", "lesson")
    ],
]


def frame(
    title: str,
    *inside: Child,
    script: str = "",
    modules: Sequence[str] = (),
    kind: str = "",
    symbols: str = "",
    **data: str,
) -> HTMLResponse:
    """The frame of every page: its head, its script, and what is inside; nothing inline or from elsewhere.

    `symbols` are what the drawings of a game refer to; `modules` are what the script imports, at whatever
    depth, so that a browser can fetch them all at once.
    """
    head = html(
        "head",
        html("meta", charset="utf-8"),
        html("meta", name="viewport", content="width=device-width, initial-scale=1"),
        html("meta", name="color-scheme", content="light dark"),
        html("title", f"{title} · Spinney" if title != "Spinney" else title),
        html("link", rel="icon", href="/static/leaf.svg", type="image/svg+xml"),
        *[html("link", rel="stylesheet", href=f"{name}.css") for name in STYLES],
        html("script", src="/static/theme.js"),
        *[html("link", rel="modulepreload", href=f"/static/{name}.js") for name in modules],
        html("script", src=f"/static/{script}", type="module") if script else None,
    )
    drawn = element("svg", defs(Markup(symbols)), width=0, height=0, class_="signs", aria_hidden="true")
    body = html(
        "body",
        sheet_of_signs(),
        drawn if symbols else None,
        *inside,
        class_=f"spinney {kind}".strip(),
        **data,
    )
    return HTMLResponse(f"<!doctype html>{html('html', head, body, lang='en')}")


def top_bar(title: str = "", *tools: Child, middle: Child = None) -> Markup:
    """The bar at the top of every page's frame: home, where we are, what is in the middle, tools."""
    leaf = element(
        "svg",
        path(d=SHAPES["leaf"], fill_rule="evenodd", class_="f-seat-1"),
        viewBox="0 0 24 24",
        width=24,
        height=24,
        aria_hidden="true",
    )
    night = button(
        tool_icon("night"), span("Day or night"), type="button", data_do="theme", class_="small faint"
    )
    return header(
        a(leaf, span("Spinney"), href="/", class_="home"),
        span(title, class_="where") if title else None,
        middle,
        nav(*tools, night, class_="tools", aria_label="Tools"),
        class_="top",
    )


def plain_page(
    title: str, *inside: Child, script: str = "page.js", kind: str = "", **data: str
) -> HTMLResponse:
    """A page to read or to fill in, with the usual bar above and the last line below."""
    return frame(
        title,
        top_bar(),
        main(*inside, class_="sheet-of-paper", id="main"),
        page_foot(),
        script=script,
        kind=f"page-plain {kind}".strip(),
        **data,
    )


def page_foot() -> Markup:
    """The last line of a page: what Spinney is, and which version."""
    words = "Spinney: every rule enforced, every die checkable, nothing from anywhere else."
    return footer(p(words), p(f"Version {version_line()}"))


def trouble_page(status: int, words: str) -> HTMLResponse:
    """A page that says in words why a request was refused or failed."""
    page = plain_page(
        "Not here",
        html("h1", "That did not work"),
        p(words),
        div(a("Home", href="/", class_="button main"), class_="tools"),
    )
    page.status_code = status
    return page
