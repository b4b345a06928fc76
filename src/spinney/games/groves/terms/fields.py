"""What the numbers of events and actions stand for."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import numbered
from spinney.engine.terms.field import Field, count, one_of
from spinney.games.groves.content.cards import (
    ELEMENT_NAMES,
    RESOURCE_GROVE,
    SPIRITS,
    STARTING_GROVES,
    WRAITH,
)
from spinney.games.groves.content.groves import tile_words
from spinney.games.groves.content.symbols import NAMES, SYMBOLS
from spinney.games.groves.terms.areas import AREA_TEXTS, TREE
from spinney.games.groves.words import cards, names, powers
from spinney.games.groves.words.rewards import printed

# Of events, and of actions that name the same.

SPIRIT: Final = Field(names=lambda _: SPIRITS, words=lambda _, spirit: names.spirit_words(spirit))
SPIRIT_NAME: Final = Field(names=lambda _: SPIRITS)
DRAW: Final = Field(words=lambda _, key: names.spirits_in(key))  # as `draw_key` numbers it
TILE: Final = Field(
    names=lambda content: [f"{tile.id} {tile.name}" for tile in content.tiles],
    words=names.tile_name,
)
CARD: Final = Field(
    names=lambda content: [card.id for card in content.summoning], words=cards.card_words
)  # a summoning card
REALM_CARD: Final = Field(
    names=lambda content: [card.id for card in content.realm_cards], words=cards.realm_card_words
)
REWARD: Final = Field(
    names=lambda content: [reward.text for reward in content.rewards],
    words=lambda content, reward: printed(content, reward, to_all=True).words,
)
SYMBOL: Final = Field(
    names=lambda _: NAMES, told=lambda it, kind: SYMBOLS[kind].words(it.event.b)
)  # b: how many
SLOT: Final = Field(
    texts=lambda content: numbered(max(content.row, content.solo_row), 1), words=lambda _, slot: str(slot + 1)
)
AREA: Final = one_of(*[area.words for area in TREE], names=[area.name for area in TREE])
POWER: Final = one_of(*powers.NAMES, names=("none", *[power.name.lower() for power in powers.POWERS]))
SPIRITS_COUNTED: Final = count("spirit")
WHITES: Final = count("white spirit")
LOSS: Final = Field(
    names=lambda _: ("not beaten", "full Hollows", "full Hollows at the end"),
    told=lambda it, way: names.loss_words(way, it.event.b),
)
SETTLED: Final = Field(words=names.settled_words)

# Of events alone: whose it is, where that is worth a word.

OF_OWNER: Final = Field(told=lambda it, owner: "" if owner == it.event.seat else f" of {it.name_of(owner)}")
TO_SEAT: Final = Field(told=lambda it, seat: "" if seat < 0 else f" to {it.name_of(seat)}")
CARD_BACK: Final = Field(
    words=lambda content, card: "" if card < 0 else f" and return {cards.card_words(content, card)}"
)

# Of actions alone.

TARGET: Final = Field(texts=lambda content: [*AREA_TEXTS, *tile_words(content.tiles)])  # areas, then tiles
RESOURCE: Final = Field(
    texts=lambda content: [tile.id for tile in content.tiles[RESOURCE_GROVE:STARTING_GROVES]]
)
ELEMENT: Final = Field(texts=lambda _: ELEMENT_NAMES)
TAME: Final = Field(texts=lambda _: SPIRITS[:WRAITH])  # any spirit but a wraith
SIDE: Final = Field(texts=lambda _: ("left", "right"))
