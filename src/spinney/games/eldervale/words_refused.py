"""What it means to decline or to pass, by what is asked."""

from __future__ import annotations

from typing import Final

from spinney.games.eldervale import actions
from spinney.games.eldervale.question import ACTION, NAMES, question
from spinney.games.eldervale.table import EldervaleTable

ACTS: Final = (actions.USE, actions.CONSULT, actions.TRADE)  # what can be done in a Realm
LEFT: Final = {
    "first card": "Buy no card",
    "second card": "Neither buy nor burn a card",
    "treasure": "Take no Treasure Token",
    "summon": "Summon nobody",
    "dwelling": "Build no Dwelling",
    "castle": "Upgrade no Dwelling",
    "purchase": "Buy no card",
    "rescue": "Rescue nobody",
    "mover": "Move nobody",
    "wanderer": "Move nobody",
    "monster": "Dominate no Monster",
}  # what declining leaves undone
KEPT: Final = {
    "peace": "Pass: the battle goes on",
    "swords": "Pass: add no more dice",
    "rerolls": "Pass: the dice stay as they are",
    "saves": "Pass: save nobody else",
}  # what passing leaves as it is


def decline_words(t: EldervaleTable) -> str:
    """Where the Realm's action cannot be taken at all, that is said."""
    asked = question(t)
    if asked == ACTION:
        usable = any(t.content.actions.kind_of(option) in ACTS for option in t.options)
        return "Leave the Realm's action" if usable else "Go on: the Realm's action cannot be used now"
    return LEFT.get(NAMES[asked], "Decline")


def pass_words(t: EldervaleTable) -> str:
    return KEPT.get(NAMES[question(t)], "Pass")
