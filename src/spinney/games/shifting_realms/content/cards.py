"""Sections 7.4 to 7.7: what stands on cards, tasks and tokens."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entry_of, number, text
from spinney.games.shifting_realms.content.measures import MEASURES, Measure
from spinney.games.shifting_realms.content.phrases import Known, Reader
from spinney.games.shifting_realms.state.goods import RESOURCES, goods_of


class Score:
    """S-17.3  An End of Game card: VP for every so many of something, up to a limit."""

    def __init__(self, vp: i64, each: i64, by: i64, of: i64, most: i64) -> None:
        self.vp: Final[i64] = vp
        self.each: Final[i64] = each
        self.by: Final[i64] = by
        self.of: Final[i64] = of
        self.most: Final[i64] = most


class Task:
    """Section 7.5: resources to set aside, or what must be so at the end."""

    def __init__(self, id_: str, name: str, goods: i64, needs: list[Measure], vp: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.goods: Final[i64] = goods
        self.needs: Final = needs
        self.vp: Final[i64] = vp


def read_goods(where: str, fields: dict[str, Any]) -> i64:
    """The resources on a card, tile or token of an edition, by their names; what is not named is 0."""
    counts = [number(where, fields, name, 0, 20) if name in fields else 0 for name in RESOURCES]
    return goods_of(counts)


def read_score(where: str, phrase: object, known: Known) -> Score:
    """An End of Game card of an edition: what it scores, as `1 per 2 soldiers max 4`."""
    words = Reader(where, phrase)
    vp = words.number(1, 9)
    words.literal("per")
    each: i64 = 1
    if not words.is_done() and words.words[words.at].isdigit():
        each = words.number(1, 9)
    counted = MEASURES.read_own(words, known)
    words.literal("max")
    most = words.number(1, 20)
    words.close()
    return Score(vp, each, counted.by, counted.of, most)


def read_task(where: str, fields: dict[str, Any], known: Known) -> Task:
    """A task card of an edition: `set_aside gold 9`, or what is counted and how many: `built TY-TUN 2`."""
    phrases = fields.get("needs")
    if not isinstance(phrases, list) or not phrases:
        raise BadEdition(f"{where}: needs: expected a list of phrases, got {phrases!r}")
    goods: i64 = 0
    needs: list[Measure] = []
    for phrase in phrases:
        words = Reader(f"{where}: needs", phrase)
        if words.words[0] == "set_aside":
            words.at = 1
            goods += words.goods()
        else:
            counted = MEASURES.read_own(words, known)
            needs.append(Measure(counted.by, counted.of, words.number(1, 20)))
        words.close()
    return Task(
        text(where, fields, "id"),
        text(where, fields, "name"),
        goods,
        needs,
        number(where, fields, "vp", 1, 20),
    )


def read_turn_card(where: str, entry: object, more: tuple[str, ...]) -> tuple[i64, i64, i64]:
    """A turn order card or a token: resources, resources of any type, and VP where a token has them."""
    fields = entry_of(where, entry, (*RESOURCES, "any", *more))
    any_ = number(where, fields, "any", 0, 5) if "any" in fields else 0
    vp = number(where, fields, "vp", 0, 20) if more else 0
    return read_goods(where, fields), any_, vp
