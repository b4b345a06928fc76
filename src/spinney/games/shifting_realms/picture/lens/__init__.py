"""Anything at the table enlarged and explained, by its key: name, kind, what it does, rule, picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.zones import Lens
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import View
from spinney.games.shifting_realms.picture.lens import cards, people, places

Explain = Callable[[RealmsContent, View, str], Lens | None]
KINDS: Final[dict[str, Explain]] = {  # by the first word of a key
    "space": places.of_space,
    "dragon": places.of_dragon,
    "king": places.of_king,
    "goal": places.of_objective,
    "deck": places.of_deck,
    "pile": cards.of_pile,
    "hand": cards.of_story,
    "laid": cards.of_laid,
    "task": cards.of_task,
    "card": cards.of_turn_card,
    "supply": people.of_supply,
    "person": people.of_person,
    "reserve": people.of_reserve,
    "actions": people.of_actions,
    "income": people.of_income,
    "buildings": people.of_buildings,
}


def lens(content: RealmsContent, view: View, part: str) -> Lens | None:
    """A part by its key; None where there is no such part, or the watcher may not see it."""
    kind, _, rest = part.partition("-")
    explain = KINDS.get(kind)
    return None if explain is None else explain(content, view, rest)
