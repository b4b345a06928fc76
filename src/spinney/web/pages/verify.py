"""After the game: what was promised about the dice, what was added, and whether it all fits."""

from __future__ import annotations

from typing import Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.chance import commitment
from spinney.engine.records.fields import read_fields
from spinney.web.pages.frame import plain_page
from spinney.web.pages.replay import replay_outcome
from spinney.web.rendering.html import a, div, h1, h2, html, li, p, strong, ul
from spinney.web.replays.replay import Replay
from spinney.web.replays.story import Told

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


def verify_page(replay: Replay, where: str) -> HTMLResponse:
    """The page "Was chance fair?": what was promised, added and played, checked by replaying the record."""
    record = replay.record
    record.verify()
    checked = p(
        "This game was just played again from its record, and everything fits: ", verify_verdict(replay)
    )
    parts = added_entropy(replay.names, record.origin.entropy)
    return dice_page(where, checked, record.commitment, parts, record.origin.secret)


def story_verify_page(told: Told) -> HTMLResponse:
    """The same page for a game that cannot be replayed here: its secret is checked, its moves are not."""
    fields = read_fields(told.record)
    fits = commitment(fields.key) == fields.commitment
    verb = "fits" if fits else "does not fit"
    checked = div(p(strong(f"The secret {verb} the commitment that was published before play.")), p(told.why))
    parts = added_entropy(told.names, fields.entropy)
    return dice_page(told.where, checked, fields.commitment, parts, fields.key)


def dice_page(where: str, checked: Markup, promised: str, parts: list[Markup], secret: bytes) -> HTMLResponse:
    """Where the dice came from, step by step, below what the check of them has found."""
    return plain_page(
        "Was chance fair?",
        h1("Was chance fair?"),
        checked,
        h2("1. Before play: a promise"),
        p(PROMISE),
        html("code", promised, class_="long", id="commitment"),
        h2("2. Sitting down: everybody adds something"),
        p(ADDED),
        ul(parts) if parts else p("Nobody added anything in this game.", class_="quiet"),
        p("", id="own-check", role="status"),
        h2("3. After the game: the secret"),
        html("code", secret.hex(), class_="long"),
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
        data_table=where.split("/")[2] if where.startswith("/t/") else "",
    )


def added_entropy(names: list[str], entropy: list[bytes]) -> list[Markup]:
    """What the person at each seat added to the dice; of records from elsewhere that may not be known."""
    by_seat = len(entropy) == len(names)
    return [
        li(
            strong(f"{names[seat] if by_seat else 'Somebody'} added "),
            html("code", part.hex(), class_="long", data_entropy=part.hex(), data_seat=seat),
        )
        for seat, part in enumerate(entropy)
        if part
    ]


def verify_verdict(replay: Replay) -> Markup:
    """What of a record was checked and fits, and how the game ended."""
    record = replay.record
    return strong(
        f"{len(record.entries)} actions, {len(record.digests)} digests, commitment and result. "
        f"{replay_outcome(replay)}."
    )
