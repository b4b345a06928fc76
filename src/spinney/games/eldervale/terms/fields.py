"""What the numbers of events and actions stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.actions import numbered
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.terms.field import Field, Saying, one_of
from spinney.engine.text import a
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    FACTION_KINDS,
    MOST_SEATS,
    RESOURCES,
    STARTER_ACTIONS,
    TOKEN_KINDS,
    UNITS,
)
from spinney.games.eldervale.state.hexes import HEX_WORDS
from spinney.games.eldervale.words import names
from spinney.games.eldervale.words.effects import effect_words

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent

ORB_USES: Final = ("track", "input", "icon", "hire")  # the four ways of E-9.4
ORB_TRACK: Final = 0
ORB_INPUT: Final = 1
ORB_ICON: Final = 2
ORB_HIRE: Final = 3
POOL: Final = 32  # the place of a Unit in the retrieval pool, after the tiles


def tile_ids(content: EldervaleContent) -> Sequence[str]:
    """The ids that stand for tiles in text forms and facts, by number."""
    return [tile.id for tile in content.tiles]


def place_words(content: EldervaleContent, place: i64) -> str:
    """The words for a field that is a tile or the pool."""
    return "the pool" if place == POOL else names.the_tile(content, place)


def monster_names(content: EldervaleContent) -> Sequence[str]:
    """The names that stand for Monsters in facts, by number."""
    return [monster.name for monster in content.monsters]


def monster_ids(content: EldervaleContent) -> Sequence[str]:
    """The ids that stand for Monsters in text forms, by number."""
    return [monster.id for monster in content.monsters]


def unit_names(content: EldervaleContent) -> Sequence[str]:
    """The names that stand for kinds of Units in facts, by number; a Dominated Monster by its own."""
    return [*UNITS, *monster_names(content)]


def card_ids(content: EldervaleContent) -> Sequence[str]:
    """What a field of an Adventure Card stands for in text forms: its id, by number."""
    return [card.id for card in content.adventures]


def card_names(content: EldervaleContent) -> Sequence[str]:
    """The names that stand for Adventure Cards in facts, by number."""
    return [f"{card.id} {card.name}" for card in content.adventures]


def design_names(content: EldervaleContent) -> Sequence[str]:
    """What a field of a Magic Card stands for in facts: its id and name, by design."""
    return [f"{card.id} {card.name}" for card in content.magic]


def treasure_names(content: EldervaleContent) -> Sequence[str]:
    """The names that stand for Treasure Tokens in facts, by kind."""
    return [f"{ELEMENTS[token.element]} {token.face}" for token in content.tokens]


def action_name(content: EldervaleContent, action: i64) -> str:
    """What a field stands for that is an action of the tableau, as `do` numbers them: its words."""
    cards = content.first_starter
    return (
        names.card_name(content, action) if action < cards else STARTER_ACTIONS[action - cards].capitalize()
    )


def host_name(content: EldervaleContent, host: i64) -> str:
    """The words for a field that is a card to lay something on, the Starter Card last."""
    return "your Starter Card" if host == content.first_starter else names.card_name(content, host)


def orb_words(saying: Saying, place: i64) -> str:
    """The words for a field that an Orb was spent on: a reward, a Mercenary, or a place on a card."""
    content, use = saying.content, saying.event.a
    if use == ORB_TRACK:
        return f"reward {place + 1}, {effect_words(content, content.tracks.orbs[place])}"
    if use == ORB_HIRE:
        return f"for the {names.unit_name(content, FACTION_KINDS + place)}"
    return f"on the {'input' if use == ORB_INPUT else 'icon'} of {names.card_name(content, place)}"


def reroller_words(content: EldervaleContent, by: i64) -> str:
    """The words for a field that lets a player roll again: a card, or a lucky Unit."""
    unit = by - content.first_starter
    return names.card_name(content, by) if unit < 0 else f"the lucky {UNITS[unit]}"


# Places.

TILE: Final[Field] = Field(names=tile_ids, words=names.the_tile)
PLACE: Final[Field] = Field(names=lambda content: [*tile_ids(content), "pool"], words=place_words)
HEX: Final[Field] = Field(texts=lambda _: HEX_WORDS)
STACK: Final[Field] = Field(texts=lambda _: numbered(2, 1))
ELEMENT: Final[Field] = Field(names=lambda _: ELEMENTS, words=lambda _, element: names.element_name(element))

# Units.

UNIT: Final[Field] = Field(
    names=unit_names,
    words=names.unit_name,
    texts=lambda content: [*UNITS, *monster_ids(content)],
)
A_UNIT: Final[Field] = Field(
    names=unit_names,
    words=lambda content, kind: a(names.unit_name(content, kind)),
    texts=lambda content: [*UNITS, *monster_ids(content)],
)  # with its article
OWN_UNIT: Final[Field] = Field(names=lambda _: UNITS, words=names.unit_name)  # no Monster
FACTION_UNIT: Final[Field] = Field(names=lambda _: UNITS[:FACTION_KINDS], words=names.unit_name)
SHAPE: Final[Field] = Field(
    texts=lambda _: UNITS[1:FACTION_KINDS], words=lambda content, shape: names.unit_name(content, shape + 1)
)
MERCENARY: Final[Field] = Field(
    names=lambda _: UNITS[FACTION_KINDS:],
    words=lambda content, mercenary: names.unit_name(content, FACTION_KINDS + mercenary),
)
MONSTER: Final[Field] = Field(names=monster_names, texts=monster_ids)
BOARD_SIDE: Final[Field] = one_of("side A", "side B", "without unit abilities", names=("a", "b", "plain"))
SIDE: Final[Field] = Field(
    words=lambda content, side: "" if side == NONE else f", the {content.sides[side].name}"
)

# Tokens and cards.

PLAIN_TOKEN: Final[Field] = Field(
    texts=lambda _: RESOURCES[: TOKEN_KINDS - 1], words=lambda _, kind: names.payment_words(kind)
)
TOKEN: Final[Field] = Field(
    names=lambda _: RESOURCES[:TOKEN_KINDS],
    words=lambda _, kind: names.payment_words(kind),
    told=lambda saying, kind: names.things(kind, saying.event.b),
)
SYMBOL: Final[Field] = Field(
    texts=lambda _: [*RESOURCES[:TOKEN_KINDS], "any"], words=lambda _, kind: names.SYMBOLS[kind]
)
TREASURE: Final[Field] = Field(
    names=treasure_names,
    words=names.token_name,
    texts=lambda content: [token.id for token in content.tokens],
)
CARD: Final[Field] = Field(names=card_names, words=names.card_name)
ACTION: Final[Field] = Field(
    names=lambda content: [*card_names(content), *STARTER_ACTIONS],
    words=action_name,
    texts=lambda content: [*card_ids(content), *STARTER_ACTIONS],
)
HOST: Final[Field] = Field(texts=lambda content: [*card_ids(content), "starter"], words=host_name)
MAGIC: Final[Field] = Field(
    names=design_names, words=names.magic_name, texts=lambda content: [card.id for card in content.magic]
)
SLOT: Final[Field] = Field(texts=lambda _: numbered(3, 1), words=lambda _, slot: str(slot + 1))
MAGIC_CARDS: Final[Field] = Field(words=lambda _, number: names.some(number, "Magic Card"))
TROVE: Final[Field] = Field(words=lambda content, trove: effect_words(content, content.tracks.troves[trove]))
ORB_USE: Final[Field] = one_of(
    "Spend an Orb on the Reward Track", "Put an Orb on an input: free from now on",
    "Put an Orb on an Orb icon", "Hire a Mercenary for good with an Orb", names=ORB_USES,
)  # fmt: skip
ORB_REWARD: Final[Field] = Field(
    texts=lambda _: numbered(9, 1),
    words=lambda content, space: f"{space + 1}: {effect_words(content, content.tracks.orbs[space])}",
)
ORB_PLACE: Final[Field] = Field(told=orb_words)
ORB_SOURCE: Final[Field] = Field(
    names=lambda _: (*ELEMENTS, "glory"),
    words=lambda _, element: "the Glory Track" if element == len(ELEMENTS) else names.element_name(element),
)

# Battles.

RIVAL: Final[Field] = Field(
    texts=lambda _: [*numbered(MOST_SEATS, 1), "monster"],
    words=lambda _, who: "The Monster" if who == MOST_SEATS else seat_mark(who),
    told=lambda saying, who: "the Monster" if who == MOST_SEATS else saying.name_of(who),
)
BEATEN: Final[Field] = Field(
    names=lambda content: ["players alone", *monster_names(content)],
    words=lambda content, beaten: f" with the {monster_names(content)[beaten - 1]}" if beaten else "",
)  # the Monster of a battle and one; 0 without
ROLLER: Final[Field] = Field(
    told=lambda saying, roller: (
        f"The {monster_names(saying.content)[roller - 1]}" if roller else saying.name_of(saying.event.seat)
    )
)
DICE: Final[Field] = Field(words=lambda _, roll: names.roll_words(roll))
DICE_MANY: Final[Field] = Field(words=lambda _, number: names.some(number, "die", "dice"))
REROLLED: Final[Field] = Field(texts=lambda _: numbered(7))
REROLLER: Final[Field] = Field(
    texts=lambda content: [*card_ids(content), *UNITS[:FACTION_KINDS]], words=reroller_words
)
DIE_PRICE: Final[Field] = one_of("a Sword", "Gold", names=("sword", "gold"))
FALLEN: Final[Field] = Field(
    told=lambda saying, number: names.some(number, names.unit_name(saying.content, saying.event.a))
)
UNDYING: Final[Field] = Field(
    names=unit_names,
    told=lambda saying, kind: names.fallen(saying.content, kind, saying.event.b),
)
