"""What the picture says in words: whose choice it is, what is asked, how late it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, text, title
from spinney.games.eldervale.picture_layout import PREFIX, RIBBON
from spinney.games.eldervale.picture_tokens import seal
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_asked import asked_words

View = dict[str, Any]


def told(t: EldervaleTable, view: View, names: list[str]) -> tuple[str, str]:
    """Whose choice it is and what is asked; how late it is."""
    if view["over"]:
        winners = [names[winner] for winner in view["winners"]]
        ended = f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"
        return ended, f"after {view['round']} rounds"
    who = view["asked"]
    asks = asked_words(t)
    first = f"Your choice, {names[who]}" if who == view["you"] else f"{names[who]} chooses"
    return first, f"{moment(view, names)} · {asks}"


def moment(view: View, names: list[str]) -> str:
    """The round, whose turn it is if somebody else is asked, and what lasts."""
    found = [f"Round {view['round']}"]
    if view["active"] != view["asked"]:
        found.append(f"{names[view['active']]}'s turn")
    if view["peaceful"]:
        found.append("peace")
    if view["trigger"] >= 0:
        found.append("the last turns")
    return " · ".join(found)


def described(t: EldervaleTable, view: View, names: list[str]) -> str:
    """The whole picture in a sentence, for those who do not see it."""
    first, second = told(t, view, names)
    scores = ", ".join([f"{name} {score} VP" for name, score in zip(names, view["scores"], strict=True)])
    return f"{first}. {second}. {len(view['tiles'])} Realms on the map. {scores}."


def ribbon(t: EldervaleTable, view: View, names: list[str]) -> Markup:
    first, second = told(t, view, names)
    who = (view["winners"] or [0])[0] if view["over"] else view["asked"]
    return ribbon_drawn(first, second, who)


@lru_cache(512)
def ribbon_drawn(first: str, second: str, who: int) -> Markup:
    return g(
        title(f"{first}. {second}"),
        path(d=card(0, 0, RIBBON.width, RIBBON.height, 33, 12), class_=f"f-paper line s-seat-{who + 1}"),
        seal(who, 26, RIBBON.height / 2, 15),
        text(first, x=52, y=19, font_size=16, class_="serif bold f-ink"),
        text(second, x=52, y=36, font_size=13.5, class_="f-ink"),
        id=f"{PREFIX}turn",
        transform=at(RIBBON.x, RIBBON.y),
    )
