"""What cards do, in plain words: Adventure Cards with their actions and passives, Magic Cards, Auras."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale import atoms
from spinney.games.eldervale.atoms import (
    ALL_UNITS,
    AURA,
    ELEMENT_COUNT,
    FACTION_KINDS,
    NONE,
    PLACES,
    SPELL,
    UNITS,
)
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.content_passives import Passive
from spinney.games.eldervale.words_effects import (
    condition_words,
    cost_words,
    effect_words,
    score_words,
    unit_kinds,
    up_to,
    who_words,
)
from spinney.games.eldervale.words_names import counted, listed, some

PLACED: Final = {
    "lair": "a Lair",
    "dungeon": "a Dungeon",
    "fortress": "the Fortress",
    "tower": "the Mage Tower",
    "occupied": "a Realm where others are",
}
MOMENTS: Final = {
    atoms.OWN_TURN: "on your turn",
    atoms.RUSH: "before Monsters rush on your turn",
    atoms.BATTLE_START: "when a battle begins",
    atoms.BATTLE_DICE: "before the dice of a battle are rolled",
    atoms.AFTER_ROLL: "after the dice of a battle are rolled",
    atoms.BATTLE_LOSS: "when you lose a battle",
    atoms.TURN_START: "at the start of your turn",
}  # of Spells, by timing


def card_words(content: Box, card: i64) -> str:
    """An Adventure Card: who may use it for what, Slots, Vault, passives."""
    found = content.adventures[card]
    parts = [f"action for {who(found.who)}: {action_words(content, card)}"] if found.output != NONE else []
    if found.orb_output != NONE:
        parts.append(f"with an Orb on it also {effect_words(content, found.orb_output)}")
    if found.vault is not None:
        parts.append(f"{counted(found.slots, 'Slot')} for Treasure; at the end {score_words(found.vault)}")
    elif found.slots:
        parts.append(f"{counted(found.slots, 'Slot')} for Treasure")
    return "; ".join([*parts, *passive_words(content, card)])


def action_words(content: Box, card: i64) -> str:
    """What using a card costs and brings."""
    found = content.adventures[card]
    start = f"pay {cost_words(found.input)}, then " if found.input else ""
    return start + effect_words(content, found.output)


def who(kinds: i64) -> str:
    return "any Unit" if kinds == ALL_UNITS else who_words(kinds)


def passive_words(content: Box, card: i64) -> list[str]:
    """What a card does by being there."""
    passive = content.passive[card]
    parts = [
        f"each {UNITS[kind].capitalize()} rolls {counted(passive.die[kind], 'die', 'dice')} more"
        for kind in range(FACTION_KINDS)
        if passive.die[kind]
    ]
    parts += [
        f"your {UNITS[kind].capitalize()}s may be placed {counted(passive.range[kind], 'Realm')} further"
        for kind in range(FACTION_KINDS)
        if passive.range[kind]
    ]
    if passive.die_home:
        parts.append(
            f"{counted(passive.die_home, 'die', 'dice')} more with a Dwelling in or next to the battle"
        )
    if passive.rushproof:
        kinds = "Units" if passive.rushproof == ALL_UNITS else f"{listed(unit_kinds(passive.rushproof))}s"
        parts.append(f"placing your {kinds} causes no Rush")
    return [*parts, *battle_words(passive), *trigger_words(content, passive)]


def battle_words(passive: Passive) -> list[str]:
    parts = []
    if passive.reroll:
        parts.append(f"in each battle roll {up_to(passive.reroll, 'die', 'dice')} again")
    if passive.save:
        parts.append(f"when you lose a battle save {up_to(passive.save, 'Unit')}")
    return parts


def trigger_words(content: Box, passive: Passive) -> list[str]:
    """`on win: gain T` and the like."""
    triggers = (
        ("when you buy it", passive.on_buy),
        ("when you win a battle", passive.on_win),
        ("when you lose a battle", passive.on_lose),
        (f"when you place in {place_words(passive.places)}", passive.on_place),
    )
    return [f"{when}, {effect_words(content, effect)}" for when, effect in triggers if effect != NONE]


def place_words(places: i64) -> str:
    """The Realms of a trigger: `an Earth Realm`, `the Fortress or the Mage Tower`."""
    named = [at for at in range(len(PLACES)) if (places >> at) & 1]
    return listed(
        [
            some(1, f"{PLACES[at].capitalize()} Realm") if at < ELEMENT_COUNT else PLACED[PLACES[at]]
            for at in named
        ],
        "or",
    )


def magic_words(content: Box, design: i64) -> str:
    """What a Magic Card does."""
    card = content.magic[design]
    if card.condition is not None:
        return f"if {condition_words(card.condition)}, {effect_words(content, card.effect)}"
    if card.score is not None:
        return f"if in your hand at the end: {score_words(card.score)}"
    if card.kind == AURA:
        return f"for {cost_words(card.cost)} under one of your cards: {aura_words(content, card.aura)}"
    return effect_words(content, card.effect)


def moment_words(content: Box, design: i64) -> str:
    """When a Magic Card may be played."""
    card = content.magic[design]
    if card.kind == SPELL:
        return MOMENTS[int(card.timing)]
    return "never played" if card.score is not None else "on your turn"


def aura_words(content: Box, aura: i64) -> str:
    """What an Aura does for the card that it lies under."""
    if aura == atoms.PLENTY:
        return f"whenever its action is used, {effect_words(content, content.play.plenty)}"
    if aura == atoms.HASTE:
        return "a second Unit may use its action in the same Regroup"
    if aura == atoms.SPLENDOUR:
        return f"it scores {content.scoring.splendour} VP more at the end"
    return f"its action costs {counted(content.play.ease, 'resource')} less"
