"""What the numbers of effects are: amounts, resources, units, realms and places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import many, plural
from spinney.games.shifting_realms.content.phrases import Known, Reader, Slot
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import TERRAINS
from spinney.games.shifting_realms.state.units import ANY_TYPE, TYPES
from spinney.games.shifting_realms.words.names import goods_words

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

LEGAL: Final = 60  # where units are placed: anywhere legal, on one board (61 + board), or on one space
ON_BOARD: Final = 61
HERE: Final = 64


def counted(what: str) -> Slot:
    """A slot of an effect for so many of a thing, from 1 to 9."""
    return Slot(lambda words, _: words.number(1, 9), lambda _, __, n: many(n, what), lambda n: str(n))


def goods_in_short(goods: i64) -> str:
    """Resources in a slot of an effect's short form: +wood +2 gold."""
    rows = zip(RESOURCES, counts_of(goods), strict=True)
    return " ".join([f"+{name}" if n == 1 else f"+{n} {name}" for name, n in rows if n])


def read_place(words: Reader, known: Known) -> i64:
    """The place in the slot of a `muster`: `legal`, `here`, or `realm` and which."""
    place = words.one_of(("legal", "realm", "here"), "a place")
    if place != 1:
        return LEGAL if place == 0 else HERE
    return ON_BOARD + 10 * (1 + words.one_of(known.realms, "a realm"))


def realm_of_place(place: i64) -> i64:
    """The realm in the place slot of a `muster`, or -1."""
    return (place - ON_BOARD) // 10 - 1 if place > HERE else -1


def muster_place_words(content: RealmsContent, place: i64) -> str:
    """The place slot of a `muster` in words; nothing where that is anywhere legal."""
    if place == LEGAL:
        return ""
    return " here" if place == HERE else f" in {content.realm_names[realm_of_place(place)]}"


def units_words(number: i64, type_: i64) -> str:
    """The slot for a type of unit in words, agreeing with a number: soldiers, unit."""
    one = "unit" if type_ == ANY_TYPE else TYPES[type_]
    return one if number == 1 else plural(one)


NUMBER: Final = Slot(lambda words, _: words.number(1, 9), lambda _, __, n: str(n))
GOODS: Final = Slot(lambda words, _: words.goods(), lambda _, __, goods: goods_words(goods), goods_in_short)
RESOURCE: Final = Slot(
    lambda words, _: words.one_of(RESOURCES, "a resource"), lambda _, __, kind: RESOURCES[kind]
)
UNIT: Final = Slot(
    lambda words, _: words.one_of(TYPES[:ANY_TYPE], "a type of unit"), lambda _, __, type_: TYPES[type_]
)
UNITS: Final = Slot(  # of a type or of any; how many is the number of the effect
    lambda words, _: words.one_of(TYPES, "a type of unit"), lambda _, part, type_: units_words(part.n, type_)
)
REALM: Final = Slot(
    lambda words, known: words.one_of(known.realms, "a realm"),
    lambda content, _, realm: content.realm_names[realm],
)
PLACE: Final = Slot(read_place, lambda content, _, place: muster_place_words(content, place))
PROTECTED: Final = Slot(  # scouts that a soldier protects, beyond two
    lambda words, _: words.number(3, 9) - 2, lambda _, __, more: str(more + 2), lambda more: str(more + 2)
)
TRADE: Final = Slot(  # magic that a trade costs less; written and said as what it costs
    lambda words, known: known.trade - words.number(1, int(known.trade) - 1),
    lambda content, _, less: str(content.trade - less),
)
SPOTS: Final = Slot(
    lambda words, _: words.one_of(TERRAINS[:4], "a kind of space with spots"), lambda _, __, at: TERRAINS[at]
)
KIND: Final = Slot(
    lambda words, known: words.one_of(known.kinds, "a structure"),
    lambda content, _, kind: content.kind_names[kind],
)
