"""After the game: step through it with anybody's eyes, and check that no die was loaded."""

from __future__ import annotations

from typing import Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table
from spinney.web.draw.board import board, mark
from spinney.web.draw.chart import chart
from spinney.web.draw.ties import ties
from spinney.web.html import (
    a,
    aside,
    button,
    div,
    h1,
    h2,
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
from spinney.web.pages.frame import frame, plain, top
from spinney.web.tape import Tape

PROMISE: Final = (
    "The server drew a secret and published this commitment, a hash of it. Another secret would have another"
    " commitment, so the secret could not be exchanged later."
)
ADDED: Final = (
    "After that, the browser of every person added random bytes, seat by seat. The server could not know them"
    " when it made its promise, so it could not choose a secret that suits it; and it could not change them,"
    " because your browser has noted yours and compares them here."
)
LIMITS: Final = (
    "What this does not show: whoever runs the server sees all hands, as a dealer does; and if they told the"
    " secret to the last person who sat down, that person could have chosen bytes that suit."
)


def moment(tape: Tape, at: int, seat: int) -> dict[str, str]:
    """The parts of the replay page at one moment."""
    tape.check_seat(seat)
    table = tape.table(at)
    told = [li(words) for words in tape.words(at, seat)]
    points = [
        li(mark(who, 16), span(f" {tape.game.seat_name(who)}: "), strong(str(table.scores[who])))
        for who in range(table.seats)
    ]
    return {
        "board": board(table, seat),
        "entry": p(strong(tape.entry(at))),
        "told": ol(told, class_="plain"),
        "points": ul(points, class_="plain points-now"),
        "where": span(f"{at} of {tape.last}"),
    }


def replay_page(tape: Tape, where: str, title: str) -> HTMLResponse:
    """`where` is the address that moments are fetched from."""
    first = moment(tape, tape.last, SPECTATOR)
    keys = (("first", "Start", "Home"), ("back", "Back", "←"), ("next", "Next", "→"), ("last", "End", "End"))
    buttons = [button(words, html("kbd", key), type="button", data_step=do) for do, words, key in keys]
    names = [option("a spectator", value=SPECTATOR)]
    names += [option(tape.game.seat_name(seat), value=seat) for seat in range(tape.moments[0].seats)]
    side = aside(
        part("entry", first),
        part("told", first),
        part("points", first),
        html("figure", chart(tape), html("figcaption", "Points over the game", class_="quiet")),
        ending(tape, where),
        class_="side",
        aria_label="What happened",
    )
    controls = div(
        label(span("Moment ", part("where", first)), slider(tape)),
        div(*buttons, button("Play", html("kbd", "P"), type="button", data_step="run"), class_="tools"),
        label("Seen by ", select(names, id="eyes")),
        class_="replay-tools",
    )
    return frame(
        f"Replay: {title}",
        top(f"Replay: {title}"),
        main(
            h1(f"Replay: {title}", class_="hidden"),
            div(part("board", first), controls, class_="board-wrap"),
            side,
            id="table",
            class_="table replay",
            tabindex="-1",
        ),
        script="replay.js",
        kind="page-table page-replay",
        data_where=where,
        data_last=str(tape.last),
    )


def slider(tape: Tape) -> Markup:
    return input_(type="range", id="moment", min=0, max=tape.last, value=tape.last, aria_label="Moment")


def part(name: str, parts: dict[str, str]) -> Markup:
    made = parts[name]
    return html("div" if name != "where" else "span", Markup(made), id=name, class_=f"part-{name}")


def ending(tape: Tape, where: str) -> Markup:
    return div(
        p(strong(outcome(tape.moments[-1]))),
        ties(tape.moments[-1], drawer=False),
        div(
            a("Back to the table", href=where, class_="button") if where.startswith("/t/") else None,
            a("Are the dice fair?", href=f"{where}/verify", class_="button"),
            a("Download the record", href=f"{where}/record.json", class_="button", download=True),
            class_="tools",
        ),
        class_="ending",
    )


def outcome(table: Table) -> str:
    """Who won, by the final sheet."""
    score = " : ".join(str(points) for points in table.scores)
    game = table.game
    if not table.over:
        return f"Not finished: {game.seat_name(table.seat)} is to choose"
    if not table.winners:
        return f"A draw, {score}" if table.seats > 1 else f"Lost, with {score}"
    names = " and ".join(game.seat_name(seat) for seat in table.winners)
    return f"{names} {'win' if len(table.winners) > 1 else 'wins'}, {score}"


def verify_page(tape: Tape, where: str) -> HTMLResponse:
    """What was promised, added and played."""
    record = tape.record
    parts = [added(tape, seat, part) for seat, part in enumerate(record.origin.entropy) if part]
    record.verify()
    return plain(
        "Are the dice fair?",
        h1("Are the dice fair?"),
        p("This game was just played again from its record, and everything fits: ", verdict(tape)),
        h2("1. Before play: a promise"),
        p(PROMISE),
        html("code", record.commitment, class_="long", id="commitment"),
        h2("2. Sitting down: everybody adds something"),
        p(ADDED),
        ul(parts) if parts else p("Nobody added anything in this game.", class_="quiet"),
        p("", id="own-check", role="status"),
        h2("3. After the game: the secret"),
        html("code", record.origin.secret.hex(), class_="long"),
        p("Every roll and every draw follows from the secret and the added bytes, by a formula in the open."),
        p(LIMITS, class_="quiet"),
        h2("Check it on your own machine"),
        p("Download the record and run ", html("code", "spinney verify FILE"), "."),
        div(
            a("Download the record", href=f"{where}/record.json", class_="button main", download=True),
            a("Replay", href=f"{where}/replay" if where.startswith("/t/") else where, class_="button"),
            class_="tools",
        ),
        script="verify.js",
        kind="page-verify",
        data_table=where.removeprefix("/t/") if where.startswith("/t/") else "",
    )


def added(tape: Tape, seat: int, part: bytes) -> Markup:
    """What the person at a seat added. Records of elsewhere may have parts of nobody in particular."""
    record = tape.record
    by_seat = len(record.origin.entropy) == record.origin.seats
    name = tape.game.seat_name(seat) if by_seat else "Somebody"
    if by_seat and len(record.players) == record.origin.seats:
        name = record.players[seat]
    return li(
        strong(f"{name} added "),
        html("code", part.hex(), class_="long", data_entropy=part.hex(), data_seat=seat),
    )


def verdict(tape: Tape) -> Markup:
    record = tape.record
    return strong(
        f"{len(record.entries)} actions, {len(record.digests)} digests, commitment and result. "
        f"{outcome(tape.moments[-1])}."
    )
