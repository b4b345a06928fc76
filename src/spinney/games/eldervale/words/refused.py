"""What it means to decline or to pass, by what is asked."""

from __future__ import annotations

from typing import Final

from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.questions import QUESTIONS

ACTS: Final = (actions.USE, actions.CONSULT, actions.TRADE)  # what can be done in a Realm
LEFT: Final[dict[int, str]] = {
    questions.FIRST_CARD: "Buy no card",
    questions.SECOND_CARD: "Neither buy nor burn a card",
    questions.TREASURE: "Take no Treasure Token",
    questions.SUMMON: "Summon nobody",
    questions.DWELLING: "Build no Dwelling",
    questions.CASTLE: "Upgrade no Dwelling",
    questions.PURCHASE: "Buy no card",
    questions.RESCUE: "Rescue nobody",
    questions.MOVER: "Move nobody",
    questions.WANDERER: "Move nobody",
    questions.MONSTER: "Dominate no Monster",
}  # what declining leaves undone
KEPT: Final[dict[int, str]] = {
    questions.PEACE: "Pass: the battle goes on",
    questions.SWORDS: "Pass: add no more dice",
    questions.REROLLS: "Pass: the dice stay as they are",
    questions.SAVES: "Pass: save nobody else",
}  # what passing leaves as it is


def decline(t: EldervaleTable, action: int) -> str:
    """Where the Realm's action cannot be taken at all, that is said."""
    asked = QUESTIONS.of(t)
    if asked == questions.ACTION:
        usable = any(t.content.actions.kind_of(option) in ACTS for option in t.options)
        return "Leave the Realm's action" if usable else "Go on: the Realm's action cannot be used now"
    return LEFT.get(int(asked), "Decline")


def pass_(t: EldervaleTable, action: int) -> str:
    return KEPT.get(int(QUESTIONS.of(t)), "Pass")
