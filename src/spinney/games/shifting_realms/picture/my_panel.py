"""My own panel: who can still be recruited, actions left, what comes in every turn, my buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, circle, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import ME, Item, Zone
from spinney.engine.text import listed, many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.bits import drawn, icon
from spinney.games.shifting_realms.picture.counting import next_collect
from spinney.games.shifting_realms.picture.layout import PREFIX, View

PANEL: Final = (228.0, 58.0)
NARROW: Final = 37.0  # from one kind of income to the next: no room for a plus


def my_panel(content: RealmsContent, view: View) -> list[Zone]:
    """The panel of the watcher; spectators have none."""
    you = view["you"]
    if you < 0:
        return []
    who, turn = view["factions"][you], view["turn"]
    scouts, soldiers = int(who["scouts"]), int(who["soldiers"])
    pieces = [reserve(you, scouts, soldiers)]
    if view["order"] and not view["over"] and turn["seat"] == you:
        pieces.append(pips(int(turn["actions"]), int(content.turn_actions)))
    pieces.append(income(tuple(next_collect(view, you).items()), int(who["income_any"])))
    pieces.append(buildings(int(who["tiles"])))
    words = f"In reserve: {many(scouts, 'scout')}, {many(soldiers, 'soldier')}."
    return [Zone("me", ME, "My faction", [Item("me", words, *PANEL, pieces)], "", "Mine")]


@lru_cache(512)
def reserve(seat: int, scouts: int, soldiers: int) -> Markup:
    """Who can still be recruited."""
    look = f"seat-{seat + 1}"
    return part(
        PREFIX,
        "reserve",
        f"In reserve: {many(scouts, 'scout')}, {many(soldiers, 'soldier')}",
        text("Reserve", x=2, y=21, font_size=12.5, class_="f-ink-quiet"),
        [rect(x=x, y=0, width=26, height=30, rx=8, fill="#f3e8cf") for x in (55.5, 111.5)],
        drawn("fig-scout", 55, 1, 27, 29.2, look),
        text(str(scouts), x=83.5, y=21, font_size=14, class_="bold f-ink"),
        drawn("fig-soldier", 111, 1, 27, 29.2, look),
        text(str(soldiers), x=140, y=21, font_size=14, class_="bold f-ink"),
    )


@lru_cache(512)
def pips(actions: int, most: int) -> Markup:
    """Actions left, as gold discs."""
    shown = max(most, actions)
    return part(
        PREFIX,
        "actions",
        f"{many(actions, 'action')} left",
        text("actions", x=227, y=28, font_size=12.5, class_="f-ink-quiet", text_anchor="end"),
        [
            circle(
                cx=220 - 16 * (shown - 1 - step),
                cy=9,
                r=6.2,
                fill="#ffc21a" if step < actions else "none",
                class_="s-ink-quiet",
                stroke_width=1.3,
            )
            for step in range(shown)
        ],
    )


@lru_cache(512)
def income(brought: tuple[tuple[str, int], ...], any_: int) -> Markup:
    """What the next Collect brings."""
    rows = [(name, n) for name, n in brought if n] + ([("any", any_)] if any_ else [])
    told = (
        listed([f"{n} {'of any type' if name == 'any' else name}" for name, n in rows], "and")
        if rows
        else "nothing"
    )
    pitch = min(44.0, 136 / max(1, len(rows)))
    sign = "+" if pitch > NARROW else ""
    return part(
        PREFIX,
        "income",
        f"The next Collect brings {told}",
        text("Income", x=2, y=50, font_size=12.5, class_="f-ink-quiet"),
        [
            (
                icon(name, 61 + pitch * at_, 46, 15),
                text(f"{sign}{n}", x=69.5 + pitch * at_, y=50.5, font_size=12.5, class_="bold f-success"),
            )
            for at_, (name, n) in enumerate(rows)
        ],
        text("nothing yet", x=56, y=50, font_size=12.5, class_="f-ink") if not rows else None,
    )


@lru_cache(512)
def buildings(tiles: int) -> Markup:
    """How many structures I own."""
    return part(
        PREFIX,
        "buildings",
        f"You own {many(tiles, 'structure')}",
        icon("house", 203, 46, 17),
        text(str(tiles), x=214, y=50.5, font_size=13.5, class_="bold f-ink"),
    )
