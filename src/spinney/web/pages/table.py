"""The table's page: an empty frame for the parts that the connection brings."""

from __future__ import annotations

from typing import Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup, Value
from spinney.web.pages.frame import frame, top_bar
from spinney.web.rendering.html import (
    a,
    aside,
    button,
    div,
    form,
    h2,
    html,
    input_,
    label,
    main,
    p,
    section,
    span,
)
from spinney.web.tables.live_table import LiveTable

TABS: Final = {"log": "Log", "score": "Score", "talk": "Chat", "corner": "Table"}


def table_page(live: LiveTable, watch: str = "") -> HTMLResponse:
    """The page of a table, with empty parts that its connection will fill; `watch` is a spectator's link."""
    rules = button("Rules", html("kbd", "R"), type="button", data_do="rules", class_="small")
    side = aside(
        empty_part("ending"),
        section(empty_part("choice"), div(id="hint", hidden=True), aria_label="What I can do", class_="acts"),
        tabs(),
        class_="side",
        aria_label="Beside the board",
    )
    return frame(
        live.game.title,
        a("Skip to what I can do", href="#choice", class_="skip"),
        top_bar(live.row.title, rules, middle=empty_part("goal", role="group", aria_label="The goal")),
        main(
            empty_part("status", role="status"),
            board_place(),
            side,
            empty_part("people"),
            id="table",
            class_="table",
            tabindex="-1",
        ),
        div(id="news", class_="hidden", data_part="news", aria_live="polite"),
        div(id="toast", role="alert"),
        rules_drawer(live),
        script="table.js",
        kind="page-table",
        data_table=live.name,
        data_watch=watch,
        data_game=live.game.key,
    )


def empty_part(name: str, **more: Value) -> Markup:
    """An empty part of the table's page, which the connection will fill."""
    return div(id=name, class_=f"part-{name}", data_part=name, **more)


def board_place() -> Markup:
    """The place for the board on the table's page: as it is now, and as it was while somebody looks back."""
    bar = div(
        span("You are looking back. ", id="look-words"),
        button("Return to now", html("kbd", "Esc"), type="button", data_do="return", class_="small"),
        class_="look-bar",
        id="look-bar",
        hidden=True,
    )
    zoom = button("Close up", type="button", data_do="zoom", class_="small zoom")
    return div(bar, zoom, empty_part("board"), div(id="look", hidden=True), class_="board-wrap")


def tabs() -> Markup:
    """The tabs beside the board on the table's page: log, score, chat, and the table itself."""
    heads = [
        button(
            words,
            type="button",
            role="tab",
            id=f"tab-{name}",
            aria_controls=f"panel-{name}",
            aria_selected="true" if name == "log" else "false",
            tabindex="0" if name == "log" else "-1",
            data_tab=name,
        )
        for name, words in TABS.items()
    ]
    say = form(
        label(span("Say something", class_="hidden"), input_(name="text", maxlength=500, autocomplete="off")),
        button("Say", type="submit", class_="small"),
        id="say",
    )
    own = div(
        label(input_(type="checkbox", id="sound"), " A sound when it is my turn"),
        label(input_(type="checkbox", id="notify"), " A notification when it is my turn"),
        class_="settings",
    )
    return div(
        div(heads, role="tablist", class_="tabs", aria_label="More"),
        tab_panel("log", empty_part("log")),
        tab_panel("score", empty_part("score")),
        tab_panel("talk", empty_part("chat"), say),
        tab_panel("corner", empty_part("links"), empty_part("settings"), own, empty_part("promise")),
        class_="more",
    )


def tab_panel(name: str, *inside: Markup) -> Markup:
    """What one tab of the table's page shows."""
    return section(
        *inside,
        id=f"panel-{name}",
        role="tabpanel",
        aria_labelledby=f"tab-{name}",
        hidden=name != "log",
        tabindex="0",
        class_="panel",
    )


def rules_drawer(live: LiveTable) -> Markup:
    """The rules beside the table, with a search; fetched when they are first wanted."""
    return html(
        "dialog",
        div(
            h2(f"Rules of {live.game.title}", id="rules-title"),
            button("Close", html("kbd", "Esc"), type="button", data_do="close-rules", class_="small"),
            class_="drawer-head",
        ),
        label(
            span("Search the rules", class_="hidden"),
            input_(type="search", id="rules-search", placeholder="Search the rules"),
        ),
        p("", id="rules-found", class_="quiet", role="status"),
        div(id="rules-text", tabindex="0", role="document", aria_labelledby="rules-title"),
        id="rules",
        class_="drawer",
        aria_labelledby="rules-title",
    )
