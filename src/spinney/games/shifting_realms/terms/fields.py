"""What the numbers of events and actions stand for."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import numbered
from spinney.engine.faces.names import seat_mark
from spinney.engine.terms.field import Field, count, one_of
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.land import SPACES, space_id
from spinney.games.shifting_realms.state.units import WHAT, scouts_of_group, soldiers_of_group
from spinney.games.shifting_realms.words import cards, names, spaces

_SPACES: Final = [space_id(space) for space in range(SPACES)]

SEAT: Final = Field(  # a seat by its colour, which the text forms of actions need
    names=lambda _: names.COLOURS,
    words=lambda _, seat: seat_mark(seat),
    told=lambda saying, seat: saying.name_of(seat),
)
SPACE: Final = Field(names=lambda _: _SPACES)  # of an action: by its board from the left
CELL: Final = Field(names=spaces.cell_ids, words=spaces.cell_words)  # of an event: by its realm
RESOURCE: Final = one_of(*RESOURCES)
TRADED_FOR: Final = one_of(*RESOURCES[:3])  # whatever is not magic
GOODS: Final = Field(words=lambda _, goods: names.goods_words(goods))
UNIT: Final = one_of("scout", "soldier")
WHICH_UNIT: Final = Field(names=lambda _: WHAT, words=lambda _, what: names.unit_words(what))
GROUP: Final = Field(
    words=lambda _, group: names.group_words(scouts_of_group(group), soldiers_of_group(group))
)
SCOUTS: Final = count("scout")
SOLDIERS: Final = count("soldier")

REALMS: Final = Field(
    names=lambda content: [
        " ".join([content.realms[realm] for realm in land.realms]) for land in content.lands
    ],
    words=names.realms_words,
)
REALM: Final = Field(names=lambda content: content.realms, words=lambda content, at: content.realm_names[at])
TILE: Final = Field(
    names=lambda content: ids_and_names(content.kind_ids, content.kind_names),
    words=lambda content, kind: content.kind_names[kind],
    texts=lambda content: content.kind_ids,
)
CARD: Final = Field(
    names=lambda content: ids_and_names(content.card_ids, content.card_names),
    words=cards.card_words,
    texts=lambda content: content.card_ids,
)
TASK: Final = Field(
    names=lambda content: [f"{task.id} {task.name}" for task in content.tasks], words=cards.task_words
)
TOKEN: Final = Field(
    names=lambda content: numbered(content.tokens, 1),
    words=lambda content, token: f"{token + 1}: {cards.token_words(content, token)}",
)
TURN_CARD: Final = Field(names=lambda _: ("none", "1", "2", "3", "4"), words=lambda _, card: str(card))
TURN_CARD_ON_OFFER: Final = Field(  # of an action: the first card is 0
    texts=lambda _: numbered(len(names.COLOURS), 1),
    words=lambda content, card: f"{card + 1}: {cards.turn_card_words(content, card)}",
)
GOLD: Final = Field(texts=lambda content: numbered(content.gold + 1))
SCOUTS_OF_GROUP: Final = Field(texts=lambda content: numbered(content.scouts + 1))
SOLDIERS_OF_GROUP: Final = Field(texts=lambda content: numbered(content.soldiers + 1))
SCOUTS_HIT: Final = Field(texts=lambda content: numbered(content.soldiers, 1))  # of an action: 0 is one


def ids_and_names(ids: list[str], called: list[str]) -> list[str]:
    """The names of a field of tiles or story cards: each by its id and what it is called."""
    return [f"{id_} {name}" for id_, name in zip(ids, called, strict=True)]
