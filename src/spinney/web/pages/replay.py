"""After the game: step through it with anybody's eyes."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.events import SPECTATOR
from spinney.web.pages.frame import frame, top_bar
from spinney.web.rendering.end.chart import replay_chart
from spinney.web.rendering.end.ending import result_line
from spinney.web.rendering.end.tie_break import ties
from spinney.web.rendering.html import (
    a,
    aside,
    button,
    div,
    h1,
    html,
    input_,
    label,
    li,
    main,
    ol,
    option,
    p,
    select,
    span,
    strong,
    ul,
)
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.zones import zones_of
from spinney.web.replays.replay import Replay


def replay_moment(replay: Replay, at: int, seat: int) -> dict[str, str]:
    """What the replay page shows at one moment, part by part."""
    table = replay.table(at)
    told = [li(words) for words in replay.words(at, seat)]
    points = [
        li(seat_mark(who, 16), span(f" {replay.names[who]}: "), strong(str(table.scores[who])))
        for who in range(table.seats)
    ]
    return {
        "zones": zones_of(table, seat, tuple(replay.names)),
        "entry": p(strong(replay.entry(at))),
        "told": ol(told, class_="plain"),
        "points": ul(points, class_="plain points-now"),
        "where": span(f"{at} of {replay.last}"),
    }


def replay_page(replay: Replay, where: str, title: str) -> HTMLResponse:
    """The page that steps through a finished game; moments are fetched from the address `where`."""
    first = replay_moment(replay, replay.last, SPECTATOR)
    keys = (("first", "Start", "Home"), ("back", "Back", "←"), ("next", "Next", "→"), ("last", "End", "End"))
    buttons = [button(words, html("kbd", key), type="button", data_step=do) for do, words, key in keys]
    names = [option("a spectator", value=SPECTATOR)]
    names += [option(name, value=seat) for seat, name in enumerate(replay.names)]
    side = aside(
        replay_part("entry", first),
        replay_part("told", first),
        replay_part("points", first),
        replay_chart(replay.scores(), replay.names),
        replay_ending(replay, where),
        class_="side",
        aria_label="What happened",
    )
    controls = div(
        label(span("Moment ", replay_part("where", first)), replay_slider(replay)),
        div(*buttons, button("Play", html("kbd", "P"), type="button", data_step="run"), class_="tools"),
        label("Seen by ", select(names, id="eyes")),
        class_="replay-tools",
    )
    return frame(
        f"Replay: {title}",
        top_bar(f"Replay: {title}"),
        main(
            h1(f"Replay: {title}", class_="hidden"),
            div(replay_part("zones", first), controls, class_="replay-board"),
            side,
            id="table",
            class_="table replay",
            tabindex="-1",
        ),
        symbols=replay.game.symbols(),
        script="replay.js",
        kind="page-table page-replay",
        data_where=where,
        data_last=str(replay.last),
    )


def replay_slider(replay: Replay) -> Markup:
    """The slider that moves through a replay."""
    return input_(type="range", id="moment", min=0, max=replay.last, value=replay.last, aria_label="Moment")


def replay_part(name: str, parts: dict[str, str]) -> Markup:
    """A part of the replay page, filled with what its first moment shows."""
    made = parts[name]
    return html("div" if name != "where" else "span", Markup(made), id=name, class_=f"part-{name}")


def replay_ending(replay: Replay, where: str) -> Markup:
    """How the replayed game ended, and the ways from there: the table, the check of the dice, the record."""
    return div(
        p(strong(replay_outcome(replay))),
        ties(replay.end, replay.names, drawer=False),
        div(
            a("Back to the table", href=where, class_="button") if where.startswith("/t/") else None,
            a("Was chance fair?", href=f"{where}/verify", class_="button"),
            a("Download the record", href=f"{where}/record.json", class_="button", download=True),
            class_="tools",
        ),
        class_="outcome",
    )


def replay_outcome(replay: Replay) -> str:
    """The outcome on a replay's page: who won, by the final scores, or who was to choose next."""
    table, names = replay.end, replay.names
    if not table.over:
        return f"Not finished: {names[table.seat]} is to choose"
    return result_line(names, table.scores, [int(seat) for seat in table.winners])
