"""Names of things, for labels, sentences, sketches and pictures."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import COST_LETTERS, ELEMENTS, NONE, RESOURCES, UNITS, count
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.dice import unpacked

KINDS: Final = (
    "Expanse", "Oracle", "Lair", "Mage Tower", "Fortress", "Mill", "Summoning Portal", "Dungeon",
    "Bifrost Bridge", "Dragon's Den",
)  # fmt: skip
SYMBOLS: Final = ("Gem", "Potion", "Scroll", "Tool", "Sword", "Gold", "any")


def seat_name(seat: i64) -> str:
    return f"Seat {seat + 1}"


def tile_name(content: Box, tile: i64) -> str:
    """A Realm by its name; a Ruin that exists twice has its id too."""
    found = content.tiles[tile]
    twice = [other for other in content.tiles if other.name == found.name]
    return f"{found.name} ({found.id})" if len(twice) > 1 else found.name


def short_tile_name(content: Box, tile: i64) -> str:
    """The name as it fits on a map: an Oracle by its place alone."""
    return re.sub(r"^Oracle \w+ (the )?", "", content.tiles[tile].name)


def unit_name(content: Box, kind: i64) -> str:
    return UNITS[kind].capitalize() if kind < len(UNITS) else content.monsters[kind - len(UNITS)].name


def card_name(content: Box, card: i64) -> str:
    first = content.first_starter
    return content.adventures[card].name if card < first else content.starters[card - first].name


def magic_name(content: Box, design: i64) -> str:
    return content.magic[design].name


def token_name(content: Box, kind: i64) -> str:
    """A Treasure Token: `Air SS`."""
    token = content.tokens[kind]
    return f"{element_name(token.element)} {token.face}"


def element_name(element: i64) -> str:
    return ELEMENTS[element].capitalize()


def resource_name(kind: i64) -> str:
    return RESOURCES[kind].capitalize()


def cost_words(cost: i64) -> str:
    """A cost in its letters, `SP*`; `nothing` for none."""
    letters = "".join([COST_LETTERS[kind] * int(count(cost, kind)) for kind in range(len(COST_LETTERS))])
    return letters or "nothing"


def effect_words(content: Box, effect: i64) -> str:
    return "" if effect == NONE else content.effects[effect].text


def dice_words(roll: i64) -> str:
    return " ".join([str(die) for die in unpacked(roll)]) or "nothing"


def counted(number: i64, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def magic_words(content: Box, design: i64) -> str:
    """What a Magic Card does, in the words of its face."""
    card = content.magic[design]
    if card.condition is not None:
        return f"if {card.condition.text}: {effect_words(content, card.effect)}"
    if card.score is not None:
        return f"at the end: {card.score.text}"
    if card.effect != NONE:
        return effect_words(content, card.effect)
    return f"cost {cost_words(card.cost)}"


def card_words(content: Box, card: i64) -> str:
    """What an Adventure Card does: input, output, passives, Vault."""
    found = content.adventures[card]
    parts: list[str] = []
    if found.output != NONE:
        start = f"{cost_words(found.input)} → " if found.input else ""
        parts.append(f"{start}{effect_words(content, found.output)}")
    if found.orb_output != NONE:
        parts.append(f"with an Orb {effect_words(content, found.orb_output)}")
    if found.vault is not None:
        parts.append(f"at the end {found.vault.text}")
    parts += passive_words(content, card)
    return "; ".join(parts)


def passive_words(content: Box, card: i64) -> list[str]:
    passive = content.passive[card]
    parts = [f"+{passive.die[kind]} die for a {UNITS[kind]}" for kind in range(4) if passive.die[kind]]
    parts += [f"{UNITS[kind]}s go {passive.range[kind]} further" for kind in range(4) if passive.range[kind]]
    if passive.die_home:
        parts.append(f"+{passive.die_home} die near home")
    if passive.rushproof:
        parts.append("no Rush")
    if passive.reroll:
        parts.append(f"reroll {passive.reroll}")
    if passive.save:
        parts.append(f"on lose: save {passive.save}")
    for event, effect in (("win", passive.on_win), ("lose", passive.on_lose), ("place", passive.on_place)):
        if effect != NONE:
            parts.append(f"on {event}: {effect_words(content, effect)}")
    return parts
