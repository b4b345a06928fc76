"""What a player may set for a table, and the house rules that it is played by."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup
from spinney.web.rendering.house_rules import house_rules, limits_again
from spinney.web.rendering.html import EMPTY, div, input_, label, option, p, select
from spinney.web.rendering.viewer import Viewer

SPEEDS: Final = ("at once", "brisk", "easy to follow")


def settings(viewer: Viewer) -> Markup:
    """The house rules, for everybody; below them what those who sit here may set."""
    again = limits_again(viewer)
    rules = house_rules(viewer.live.row)
    return div(own_settings(viewer), rules, p(again, class_="quiet") if again else None)


def own_settings(viewer: Viewer) -> Markup:
    """Whether my turns wait for a confirmation, and how fast bots answer."""
    if not viewer.mine:
        return EMPTY
    confirm = any(viewer.seats[seat].confirm for seat in viewer.mine)
    speeds = [
        option(words, value=at, selected=at == viewer.live.row.speed) for at, words in enumerate(SPEEDS)
    ]
    return div(
        label(input_(type="checkbox", data_prefer="confirm", checked=confirm), " Ask me to confirm my turn"),
        label("Bots answer ", select(speeds, data_prefer="speed")),
        class_="settings",
    )
