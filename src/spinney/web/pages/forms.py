"""Forms that stand on several pages."""

from __future__ import annotations

from typing import Any

from spinney.art.svg import Markup
from spinney.engine.game import Game
from spinney.web.rendering.html import button, form, input_


def play_form(game: Game[Any], proof: str, words: str = "", looks: str = "main") -> Markup:
    """One touch to a game against bots."""
    named = f"Play {game.title} now" if not words else None  # there is one on every card
    return form(
        input_(type="hidden", name="game", value=game.key),
        input_(type="hidden", name="proof", value=proof),
        button(words or "Play now", type="submit", class_=looks, aria_label=named),
        method="post",
        action="/play",
    )
