"""The board as SVG for the web table, and as lines of text for terminals."""

from __future__ import annotations

from mypy_extensions import i64

from hoard.state import HoardTable
from hoard.terms import KEEP
from spinney.engine.parts import Sketch

WIDTH, ROW = 400, 40


def draw(t: HoardTable, seat: i64) -> str:
    """A bar for each seat, as long as what it kept; the pot can be clicked by the seat that may keep it."""
    bars = [bar(t, who) for who in range(t.seats)]
    mine = f' data-actions="{KEEP}"' if seat == t.seat and KEEP in t.options else ""
    pot = f'<g id="pot"{mine}>{text(10, t.seats, f"In the pot: {t.pot}")}</g>'
    size = f"0 0 {WIDTH} {(t.seats + 1) * ROW}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">{"".join(bars)}{pot}</svg>'


def bar(t: HoardTable, who: i64) -> str:
    share = min(1.0, int(t.kept[who]) / int(t.goal))
    size = f'x="10" y="{who * ROW + 26}" width="{share * (WIDTH - 20):.0f}" height="8"'
    words = text(10, who, f"{t.game.seat_name(who)}: {t.kept[who]} of {t.goal}")
    return f'<g id="seat-{who}">{words}<rect {size} fill="peru"/></g>'


def text(x: i64, row: i64, words: str) -> str:
    return f'<text x="{x}" y="{row * ROW + 20}" class="f-ink">{words}</text>'


def sketch(t: HoardTable, seat: i64) -> Sketch:
    seats = ", ".join(f"{t.game.seat_name(who)} {kept}" for who, kept in enumerate(t.kept))
    return [[("pot ", "dim"), (str(t.pot), "strong")], [(f"kept of {t.goal}: {seats}", "")]]
