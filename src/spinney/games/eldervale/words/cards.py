"""What cards do, in plain words: Adventure Cards with their actions and passives, Magic Cards, Auras."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content import vocabulary
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.passives import printed
from spinney.games.eldervale.content.vocabulary import ALL_UNITS, AURA, SPELL
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.phrases import a_unit, cost_words, paying
from spinney.games.eldervale.words.scores import condition_words, score_words

MOMENTS: Final = {
    vocabulary.OWN_TURN: "on your turn",
    vocabulary.RUSH: "before Monsters rush on your turn",
    vocabulary.BATTLE_START: "when a battle begins",
    vocabulary.BATTLE_DICE: "before the dice of a battle are rolled",
    vocabulary.AFTER_ROLL: "after the dice of a battle are rolled",
    vocabulary.BATTLE_LOSS: "when you lose a battle",
    vocabulary.TURN_START: "at the start of your turn",
}  # of Spells, by timing


def card_words(content: EldervaleContent, card: i64, brief: bool = False) -> str:
    """An Adventure Card: who may use it for what, Slots, Vault, passives; in brief not that any Unit may."""
    found = content.adventures[card]
    whose = "" if brief and found.who == ALL_UNITS else f"action for {who(found.who)}: "
    parts = [f"{whose}{action_words(content, card)}"] if found.output != NONE else []
    if found.orb_output != NONE:
        parts.append(f"with an Orb on it also {effect_words(content, found.orb_output)}")
    if found.vault is not None:
        parts.append(f"{many(found.slots, 'Slot')} for Treasure; at the end {score_words(found.vault)}")
    elif found.slots:
        parts.append(f"{many(found.slots, 'Slot')} for Treasure")
    return "; ".join([*parts, *passive_words(content, card)])


def action_words(content: EldervaleContent, card: i64) -> str:
    """What using a card costs and brings."""
    found = content.adventures[card]
    return paying(found.input) + effect_words(content, found.output)


def who(kinds: i64) -> str:
    """Which Units may use a card."""
    return "any Unit" if kinds == ALL_UNITS else a_unit(kinds)


def passive_words(content: EldervaleContent, card: i64) -> list[str]:
    """An Adventure Card's passives in words: what the card does by being there, line by line."""
    return [line.words for line in printed(content.passive[card], content.effects)]


def magic_words(content: EldervaleContent, design: i64) -> str:
    """What a Magic Card does."""
    card = content.magic[design]
    if card.condition is not None:
        return f"if {condition_words(card.condition)}, {effect_words(content, card.effect)}"
    if card.score is not None:
        return f"if in your hand at the end: {score_words(card.score)}"
    if card.kind == AURA:
        return f"for {cost_words(card.cost)} under one of your cards: {aura_words(content, card.aura)}"
    return effect_words(content, card.effect)


def moment_words(content: EldervaleContent, design: i64) -> str:
    """When a Magic Card may be played."""
    card = content.magic[design]
    if card.kind == SPELL:
        return MOMENTS[int(card.timing)]
    return "never played" if card.score is not None else "on your turn"


def aura_words(content: EldervaleContent, aura: i64) -> str:
    """What an Aura does for the card that it lies under."""
    if aura == vocabulary.PLENTY:
        return f"whenever its action is used, {effect_words(content, content.play.plenty)}"
    if aura == vocabulary.HASTE:
        return "a second Unit may use its action in the same Regroup"
    if aura == vocabulary.SPLENDOUR:
        return f"it scores {content.scoring.splendour} VP more at the end"
    return f"its action costs {many(content.play.ease, 'resource')} less"
