"""The strip at the top: whose choice it is and what is asked, actions left, and the score track."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spinney.art.lettering import shortened
from spinney.art.ribbon import on_ribbon, ribbon_ink
from spinney.art.svg import Markup, at, circle, g, path, text, title
from spinney.games.shifting_realms.picture.layout import PREFIX, RIBBON, TRACK
from spinney.games.shifting_realms.picture.status import moment, turn
from spinney.games.shifting_realms.picture.tokens import seal, sheet

View = dict[str, Any]


def ribbon(view: View, asked: str, names: list[str], actions: int) -> Markup:
    """Above the score track, a ribbon: who is asked for what, or who has won."""
    first, second = turn(view, asked, names)
    who = view["winners"][0] if view["over"] else view["asked"]
    left = int(view["turn"]["actions"]) if view["order"] and not view["over"] else -1
    above = "" if view["over"] else moment(view)
    return drawn_ribbon(first, second, above, who, bool(view["over"]), left, actions)


@lru_cache(1024)
def drawn_ribbon(first: str, second: str, above: str, seat: int, over: bool, left: int, most: int) -> Markup:
    """The ribbon above the score track: pips are actions left; that of a winner is dyed."""
    ink = ribbon_ink(over)
    pips = [
        circle(
            cx=RIBBON.width - 22 - 19 * (max(most, left) - 1 - step),
            cy=RIBBON.height / 2 + 6,
            r=7,
            class_=f"thin s-ink {'f-gold' if step < left else 'f-paper'}",
        )
        for step in range(max(most, left) if left >= 0 else 0)
    ]
    room = RIBBON.width - 60 - (90 if left >= 0 else 10)
    return on_ribbon(
        PREFIX,
        RIBBON,
        f"{first}, {second}",
        seat,
        over,
        seal(seat, 25, RIBBON.height / 2, 16),
        text(first, x=50, y=19, font_size=17, class_=f"serif bold {ink}"),
        text(shortened(second, room, 13.5, 0.53), x=50, y=37, font_size=13.5, class_=ink),
        text(above, x=RIBBON.width - 14, y=16, font_size=12, class_="f-ink-quiet", text_anchor="end")
        if above
        else None,
        pips,
    )


def track(view: View, names: list[str]) -> Markup:
    """The score track, as the view has it."""
    return drawn_track(tuple(int(score) for score in view["scores"]), tuple(names))


@lru_cache(2048)
def drawn_track(scores: tuple[int, ...], names: tuple[str, ...]) -> Markup:
    """The score track: a tick for every five VP, a mark for every faction."""
    last = max(60, -(-(max(scores) + 1) // 10) * 10)
    left, right, line = 76.0, TRACK.width - 22, 22.0
    along = (right - left) / last
    ticks = "".join(
        [
            f"M{left + along * vp:.1f} {line - (6 if vp % 10 == 0 else 3)}v{12 if vp % 10 == 0 else 6}"
            for vp in range(0, last + 1, 5)
        ]
    )
    order = sorted(range(len(scores)), key=lambda seat: scores[seat])
    words = ", ".join([f"{names[seat]} {scores[seat]} VP" for seat in reversed(order)])
    return g(
        title(words),
        sheet("paper-edge", TRACK.width, TRACK.height, 34),
        text("VP", x=14, y=27, font_size=14, class_="serif bold f-ink"),
        path(d=f"M{left} {line}H{right}{ticks}", class_="none thin s-ink-quiet"),
        [
            text(str(vp), x=round(left + along * vp, 1), y=40, font_size=12, class_="middle f-ink-quiet")
            for vp in range(0, last + 1, 10)
        ],
        [
            seal(
                seat,
                round(left + along * scores[seat] + crowd(scores, seat), 1),
                line - 2,
                11.5,
                f"{names[seat]}: {scores[seat]} VP",
            )
            for seat in order
        ],
        id=f"{PREFIX}track",
        transform=at(TRACK.x, TRACK.y),
    )


def crowd(scores: tuple[int, ...], seat: int) -> float:
    """Markers on the same number stand beside one another."""
    same = [other for other, score in enumerate(scores) if score == scores[seat]]
    return (same.index(seat) - (len(same) - 1) / 2) * 13
