"""The ground: a ruined kingdom at dawn. Drawn once; nothing on it changes."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.shapes import Hand, blob, crowns
from spinney.art.svg import Markup, circle, g, path, rect
from spinney.games.eldervale.picture.layout import MAP, SIZE

STONES: Final = 26


@cache
def scenery() -> Markup:
    """Sky, a low sun, hills, and scattered stones around the map."""
    right, bottom = MAP.x + MAP.width + 3, MAP.y + MAP.height + 3
    return g(
        rect(width=right, height=bottom, class_="f-sky-mid"),
        rect(width=right, height=bottom, class_="f-sky-low", opacity=0.35),
        circle(cx=88, cy=112, r=38, class_="f-sun", opacity=0.7),
        path(d=crowns(-20, 716, 330, (60, 120), 150, 7), class_="f-far-wood", opacity=0.5),
        path(d=crowns(-20, 716, bottom, (110, 190), 110, 11), class_="f-near-wood", opacity=0.35),
        [path(d=stone(number), class_="f-stone-shade", opacity=0.5) for number in range(STONES)],
        rect(x=right, width=SIZE[0] - right, height=SIZE[1], class_="f-floor"),
        rect(y=bottom, width=right, height=SIZE[1] - bottom, class_="f-floor"),
        pointer_events="none",
    )


def stone(number: int) -> str:
    """A stone of the ruined kingdom, on the ground around the map, each a little different."""
    hand = Hand(number + 5)
    x = hand.between(MAP.x + 8, MAP.x + MAP.width - 8)
    y = hand.between(MAP.y + 190, MAP.y + MAP.height - 6)
    size = hand.between(3, 7)
    return blob(round(x, 1), round(y, 1), round(size * 1.5, 1), round(size, 1), number, 0.2, 7)
