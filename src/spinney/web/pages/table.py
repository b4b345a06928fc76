"""The table's page: an empty frame for the parts that the connection brings."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup, Value
from spinney.engine.game import Game
from spinney.learn.lesson import Lesson
from spinney.web.house.words import HIDDEN
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
from spinney.web.rendering.tool_icons import tool_icon
from spinney.web.tables.live_table import LiveTable

# What `table.js` imports, and what that imports.
MODULES: Final = (
    *("beside", "board", "connection", "counting", "enlarge", "fit", "flights", "glide", "handover", "lens"),
    *("lesson", "morph", "pages", "playback", "roving", "rules", "seat", "sounds", "strip", "theatre"),
    *("traces", "zoom"),
)
KEYS: Final = {
    "1, 2, ...": "takes that option",
    "Tab": "goes to what glows",
    "arrows": "on the table, go to any part of it; elsewhere, walk through the options",
    "Enter": "chooses, or says why not",
    "?": "explains",
    "A": "all options",
    "U": "back",
    "H": "hint",
    "R": "rules, at the rule of what is explained",
    "L": "log and more",
    "Esc": "all options again; closes what is open",
}
TABS: Final = {"log": "Log", "score": "Score", "talk": "Chat", "corner": "Table"}


def table_page(live: LiveTable, watch: str = "", title: str = HIDDEN) -> HTMLResponse:
    """The page of a table, with empty parts that its connection will fill; `watch` is a spectator's link."""
    since = section(empty_part("since"), aria_label="Since my last turn", class_="area-since", tabindex="0")
    return page_with_zones(
        live.game, title, since, data_table=live.name, data_watch=watch, data_line=f"/t/{live.name}/line"
    )


def lesson_page(game: Game[Any], lesson: Lesson) -> HTMLResponse:
    """The page of a lesson: a table's page, with the coach where deeds are told there."""
    speaks = section(empty_part("since"), aria_label="The coach", class_="area-since", tabindex="0")
    name = f"{game.key}/{lesson.key}"
    return page_with_zones(
        game, lesson.title, speaks, data_table="", data_lesson=name, data_line=f"/learn/{name}/line"
    )


def page_with_zones(game: Game[Any], title: str, since: Markup, **data: str) -> HTMLResponse:
    """A page with all parts of a table."""
    rules = button(
        tool_icon("rules"), span("Rules"), html("kbd", "R"), type="button", data_do="rules", class_="small"
    )
    more = button(
        tool_icon("log"),
        span("Log and more"),
        html("kbd", "L"),
        type="button",
        data_do="more",
        class_="small",
        id="more-button",
    )
    return frame(
        game.title,
        a("Skip to what I can do", href="#ask", class_="skip"),
        top_bar(title, rules, more, middle=empty_part("goal", role="group", aria_label="The goal")),
        notices(),
        main(
            html("h1", game.title, class_="hidden"),
            div(
                section(empty_part("people"), aria_label="People", class_="area-people"),
                since,
                section(empty_part("me"), aria_label="My things", class_="area-me", tabindex="0"),
                class_="left",
            ),
            board_place(),
            section(
                empty_part("ask"), div(id="hint", hidden=True), aria_label="What I can do", class_="area-ask"
            ),
            empty_part("ending"),
            id="table",
            class_="table",
            tabindex="-1",
        ),
        more_drawer(),
        div(id="lens", class_="lens-box", aria_live="polite", hidden=True),
        rules_drawer(game),
        symbols=game.symbols(),
        script="table.js",
        modules=MODULES,
        kind="page-table",
        data_game=game.key,
        **data,
    )


def notices() -> Markup:
    """What nobody should miss: seats that were lost or are asked for, the server's words, the latest news."""
    return div(
        div("", id="lost", class_="banner", role="alert", hidden=True),
        empty_part("hand-over", role="alert"),
        handover_dialog(),
        div(id="toast", role="alert"),
        div(id="own", data_part="own", hidden=True),
        div(id="news", class_="hidden", data_part="news", aria_live="polite"),
    )


def empty_part(name: str, **more: Value) -> Markup:
    """An empty part of the table's page, which the connection will fill."""
    return div(id=name, class_=f"part-{name}", data_part=name, **more)


def board_place() -> Markup:
    """The place for the zones: as they are now, and as they were while somebody looks back."""
    bar = div(
        span("You are looking back. ", id="look-words"),
        button("Pause", type="button", data_do="pause", class_="small playing"),
        button("Step", type="button", data_do="step", class_="small playing"),
        button("Faster", type="button", data_do="faster", class_="small playing"),
        button("Skip", type="button", data_do="skip", class_="small playing"),
        button("Return to now", html("kbd", "Esc"), type="button", data_do="return", class_="small"),
        class_="look-bar",
        id="look-bar",
        hidden=True,
    )
    return div(
        bar,
        div(id="zones", class_="pages", data_part="zones"),
        div(id="look", class_="pages", hidden=True),
        button(
            tool_icon("closer"),
            span("Closer"),
            type="button",
            data_do="zoom",
            class_="small zoom",
            aria_label="The board closer, or whole",
        ),
        html("nav", id="page-tabs", aria_label="Parts of the table"),
        class_="zones-wrap",
    )


def more_drawer() -> Markup:
    """Log, score, chat and the table itself, in a drawer beside the board."""
    return aside(tabs(), id="more", class_="more-drawer", aria_label="Log and more", hidden=True)


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
        label(
            input_(type="checkbox", id="trivial"), " Give answers that cost nothing and have no alternative"
        ),
        label(input_(type="checkbox", id="sound"), " Sounds"),
        label(input_(type="checkbox", id="notify"), " A notification when it is my turn"),
        class_="settings",
    )
    return div(
        div(heads, role="tablist", class_="tabs", aria_label="More"),
        tab_panel("log", empty_part("log")),
        tab_panel("score", empty_part("score")),
        tab_panel("talk", empty_part("chat"), p("", id="unsaid", class_="quiet", role="status"), say),
        tab_panel(
            "corner",
            empty_part("stand-ins"),
            empty_part("links"),
            empty_part("settings"),
            own,
            keys(),
            empty_part("promise"),
        ),
        class_="more",
    )


def keys() -> Markup:
    """What the keyboard does."""
    lines = [html("li", html("kbd", key), f" {does}") for key, does in KEYS.items()]
    return div(h2("Keys"), html("ul", *lines), class_="keys")


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


def handover_dialog() -> Markup:
    """Does the host mean it? The page's script says whose seat it is."""
    return html(
        "dialog",
        h2("", id="handover-title"),
        p("", id="handover-words"),
        div(
            button("Leave it as it is", type="button", data_handover="", class_="main", autofocus=True),
            button("Make a new link", type="button", data_handover="yes"),
            class_="tools",
        ),
        id="handover",
        class_="sure",
        aria_labelledby="handover-title",
        aria_describedby="handover-words",
    )


def rules_drawer(game: Game[Any]) -> Markup:
    """The rules beside the table, with a search; fetched when they are first wanted."""
    return html(
        "dialog",
        div(
            h2(f"Rules of {game.title}", id="rules-title"),
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
