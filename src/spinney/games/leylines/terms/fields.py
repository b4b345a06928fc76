"""What the numbers of events and actions stand for."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import numbered
from spinney.engine.terms.field import Field, one_of
from spinney.games.leylines.content.cards import FRIEND_PLACES
from spinney.games.leylines.content.effects import COLOURS, ITEMS, USED
from spinney.games.leylines.state.cubes import DIE_VALUES
from spinney.games.leylines.words.names import (
    CHARACTERS,
    contract_words,
    cubes_words,
    dice_words,
    friend_words,
    night_words,
    space_name,
    used_name,
)

# Of actions: their text forms.
MARKET: Final = Field(texts=lambda content: content.board.ids[content.board.first_market :])
VALUE: Final = Field(texts=lambda _: numbered(DIE_VALUES, 1), words=lambda _, value: str(value + 1))
LOT: Final = Field(texts=lambda content: numbered(content.display, 1))
GOLD_BID: Final = Field(texts=lambda content: numbered(content.highest_bid + 1))
FRIEND_PLACE: Final = Field(texts=lambda _: numbered(FRIEND_PLACES, 1))
NEGOTIATORS: Final = Field(texts=lambda content: numbered(content.negotiators + 1))

# Of both.
SPACE: Final = Field(names=lambda content: content.board.ids, words=space_name)
COLOUR: Final = one_of(*COLOURS)
CHARACTER: Final = one_of(*CHARACTERS, names=COLOURS)
ITEM: Final = Field(names=lambda _: ITEMS.words, words=lambda _, item: ITEMS.all[item].name)
USE: Final = Field(names=lambda _: [effect.word for effect in USED], words=lambda _, use: used_name(use))
CONTRACT: Final = Field(
    names=lambda content: [f"{contract.id} {contract.name}" for contract in content.contracts],
    words=contract_words,
    texts=lambda content: [contract.id for contract in content.contracts],
)

# Of events.
CONTRACT_NAME: Final = Field(words=lambda content, card: content.contracts[card].name)
FRIEND: Final = Field(
    names=lambda content: [f"{friend.id} {friend.name}" for friend in content.friends], words=friend_words
)
TOKEN: Final = Field(names=lambda content: content.tokens)
NIGHT_CARD: Final = Field(names=lambda content: [card.id for card in content.night_cards], words=night_words)
CUBES: Final = Field(words=lambda _, heap: cubes_words(heap))
DICE: Final = Field(words=lambda _, dice: dice_words(dice))
