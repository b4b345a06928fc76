"""What whoever looks may hope for at a circle: the chance, above its rim."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from spinney.art.lettering import SANS
from spinney.art.svg import Markup, at, g, rect, text
from spinney.games.battle_for_the_grove.picture.layout import PLACES, PREFIX, REACH
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.chances import channel_hope, missing_to_hold, percent

View = Mapping[str, Any]
SIZE: Final = 16


def hope_sign(view: View, circle: int) -> Markup | None:
    """The chance at a circle, on a small plate; none where nothing can be rolled, or the page says it."""
    words = hope(view, circle)
    return drawn_sign(circle, words) if words and not told_by_page(view, circle) else None


def hope(view: View, circle: int) -> str:
    """B-6.2, B-8.2  What may be rolled for at a circle: cubes with druids there, else a Banish."""
    me = view["you"]
    if me < 0 or view["over"] or view["split"][1]:
        return ""
    mine, foes = view["druids"][me], view["druids"][1 - me]
    if mine["standing"][circle] and view["supply"][me]:
        return channel_words(view, me, circle, mine["standing"][circle])
    if foes["standing"][circle] or foes["lying"][circle]:
        return f"{percent(1)} % to banish"
    return ""


def channel_words(view: View, me: int, circle: int, druids: int) -> str:
    """What a Channel may bring; where it takes more than one success, also how likely it wins the circle."""
    own, foe = view["cubes"][me][circle - 1], view["cubes"][1 - me][circle - 1]
    first = channel_hope(druids, own, foe, view["supply"][me])
    missing = missing_to_hold(own, foe, view["supply"][me])
    return f"{first}, {percent(druids, missing)} % to hold it" if missing > 1 else first


def told_by_page(view: View, circle: int) -> bool:
    """Have all answers that are given at a circle the same chance? Then the page writes that one there."""
    me = view["you"]
    mine, foes = view["druids"][me], view["druids"][1 - me]
    druids, facing = mine["standing"][circle], foes["standing"][circle]
    elsewhere = sum(mine["standing"]) > druids
    if view["asked"] != me or mine["lying"][circle] or elsewhere:
        return False
    chances = {percent(druids)} if druids and (view["supply"][me] or facing) else set()
    if facing or foes["lying"][circle]:
        chances.add(percent(1))
    return len(chances) == 1


@lru_cache(512)
def drawn_sign(circle: int, words: str) -> Markup:
    """The plate on the upper rim of a circle."""
    wide, high = len(words) * SIZE * SANS + 34, 30
    x, y = PLACES[circle]
    plate = rect(
        x=-wide / 2,
        y=-high / 2,
        width=wide,
        height=high,
        rx=15,
        class_="f-paper s-paper-edge",
        stroke_width=2,
    )
    return g(
        g(
            plate,
            text(words, y=6, font_size=SIZE, class_="bold middle f-ink"),
            transform=at(0, -REACH[circle][1] - 3),
        ),
        transform=at(x, y),
        id=f"{PREFIX}hope-{names.TEXTS[circle]}",
        data_place=names.TEXTS[circle],
        pointer_events="none",
    )
