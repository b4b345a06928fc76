"""What the picture says in words: whose choice it is, what is asked, how late it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.ribbon import choosing, on_ribbon, victory
from spinney.art.svg import Markup, text
from spinney.engine.text import many
from spinney.games.eldervale.picture.layout import PREFIX, RIBBON
from spinney.games.eldervale.picture.tokens import seal
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.asked import asked_of

View = dict[str, Any]
BY_LIMIT: Final = ", by a house rule: the round limit"  # E-11.10


def told(t: EldervaleTable, view: View, names: list[str]) -> tuple[str, str]:
    """The two lines of the status: whose choice it is and what is asked; how late it is."""
    if view["over"]:
        rounds = f"after {many(view['round'], 'round')}{BY_LIMIT if view['by_limit'] else ''}"
        return victory([names[winner] for winner in view["winners"]]), rounds
    who = view["asked"]
    return choosing(names[who], who == view["you"]), f"{moment(view, names)} · {asked_of(t)}"


def moment(view: View, names: list[str]) -> str:
    """The round, whose turn it is if somebody else is asked, and what lasts."""
    if not view["tiles"]:
        return "Before the first round"
    found = [f"Round {view['round']}"]
    if view["active"] != view["asked"]:
        found.append(f"{names[view['active']]}'s turn")
    if view["peaceful"]:
        found.append("peace")
    if view["trigger"] >= 0:
        found.append(f"the last turns{BY_LIMIT if view['by_limit'] else ''}")
    return " · ".join(found)


def described(t: EldervaleTable, view: View, names: list[str]) -> str:
    """The whole picture in a sentence, for those who do not see it."""
    first, second = told(t, view, names)
    scores = ", ".join([f"{name} {score} VP" for name, score in zip(names, view["scores"], strict=True)])
    return f"{first}. {second}. {many(len(view['tiles']), 'Realm')} on the map. {scores}."


def ribbon(t: EldervaleTable, view: View, names: list[str]) -> Markup:
    """The ribbon with the status: who is asked what, and how late it is."""
    first, second = told(t, view, names)
    who = (view["winners"] or [0])[0] if view["over"] else view["asked"]
    return ribbon_drawn(first, second, who)


@lru_cache(512)
def ribbon_drawn(first: str, second: str, who: int) -> Markup:
    """The ribbon with the status, drawn anew only when its words change."""
    return on_ribbon(
        PREFIX,
        RIBBON,
        f"{first}. {second}",
        who,
        False,
        seal(who, 26, RIBBON.height / 2, 15),
        text(first, x=52, y=19, font_size=16, class_="serif bold f-ink"),
        text(second, x=52, y=36, font_size=13.5, class_="f-ink"),
    )
