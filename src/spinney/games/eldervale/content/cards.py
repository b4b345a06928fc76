"""Sections 19.7, 19.8 and 19.10: Starter Cards, Adventure Cards and Magic Cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, text, word
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import ATOMS
from spinney.games.eldervale.content.effects import ACTIONS, REWARDS, SPELLS, Effects
from spinney.games.eldervale.content.heaps import read_cost
from spinney.games.eldervale.content.passives import Passive, read_passive
from spinney.games.eldervale.content.reading import element_of
from spinney.games.eldervale.content.scores import Condition, Score, read_condition, read_score
from spinney.games.eldervale.content.vocabulary import (
    AURA,
    AURAS,
    CARD_KINDS,
    ELEMENT_COUNT,
    ELEMENTS,
    FACTION_KINDS,
    MAGIC_KINDS,
    NO_UNITS,
    OWN_TURN,
    PROPHECY,
    QUEST,
    RELIC,
    SPELL,
    TIMINGS,
    UNITS,
    VAULT,
    WHO,
    WHO_MASKS,
    WONDER,
)

MOST_DESIGNS: Final = 40  # of Magic Cards: they are kept in masks
MOST_COPIES: Final = 9
SLOTS: Final[dict[int, int]] = {RELIC: 1, VAULT: 3}
ADVENTURE: Final = (
    "id", "name", "element", "kind", "cost", "who", "input", "output", "passive", "vault",
    "orb_output", "on_buy",
)  # fmt: skip
MAGIC_FIELDS: Final = (
    "id", "name", "kind", "timing", "cost", "condition", "effect", "score", "aura", "copies"
)  # fmt: skip


class Adventure:
    """An Adventure Card. Costs are heaps, effects numbers, `who` a mask of Unit kinds (none: no action)."""

    def __init__(self, id_: str, name: str, element: i64, kind: i64, cost: i64, passive: Passive) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.element: Final[i64] = element
        self.kind: Final[i64] = kind
        self.cost: Final[i64] = cost
        self.passive: Final = passive
        self.slots: Final[i64] = SLOTS.get(int(kind), 0)
        self.who: i64 = NO_UNITS
        self.input: i64 = 0
        self.output: i64 = NONE
        self.orb_output: i64 = NONE
        self.vault: Score | None = None


class Starter:
    """A Starter Card: what the four kinds of Units cost, and what Gather gives."""

    def __init__(self, id_: str, name: str, element: i64, summon: list[i64], gather: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.element: Final[i64] = element
        self.summon: Final = summon  # by Unit kind
        self.gather: Final[i64] = gather


class Magic:
    """A design of Magic Cards: what it has depends on its kind."""

    def __init__(self, id_: str, name: str, kind: i64, copies: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.copies: Final[i64] = copies
        self.timing: i64 = OWN_TURN
        self.effect: i64 = NONE  # of a Spell; the reward of a Quest
        self.cost: i64 = 0  # of an Aura
        self.aura: i64 = NONE
        self.condition: Condition | None = None
        self.score: Score | None = None


def read_adventures(where: str, data: dict[str, Any], effects: Effects) -> list[Adventure]:
    """19.8  Adventure Cards, the same kinds for every Element, a Gate among them; by Element, then kind."""
    rows = entries(where, data, "adventure", ELEMENT_COUNT, ELEMENT_COUNT * len(CARD_KINDS))
    places: list[tuple[int, int, int]] = []
    for at, row in enumerate(rows):
        here = f"{where}: adventure {at + 1}"
        fields = entry_of(here, row, ADVENTURE)
        kind = CARD_KINDS.index(word(here, fields, "kind", CARD_KINDS))
        places.append((int(element_of(here, fields)), kind, at))
    places.sort()
    check_kinds(where, places)
    return [
        read_adventure(f"{where}: adventure {at + 1}", rows[at], element, kind, card, effects)
        for card, (element, kind, at) in enumerate(places)
    ]


def check_kinds(where: str, places: list[tuple[int, int, int]]) -> None:
    """19.8  Refuse an edition unless every Element has the same kinds of Adventure Cards, each once."""
    kinds = [[kind for element, kind, _ in places if element == wanted] for wanted in range(ELEMENT_COUNT)]
    for element, found in enumerate(kinds):
        if found != kinds[0] or len(set(found)) != len(found) or CARD_KINDS.index("gate") not in found:
            names = ", ".join(CARD_KINDS[kind] for kind in found)
            raise BadEdition(
                f"{where}: adventure: expected the same kinds for every Element, each once and with a gate, "
                f"got {names} for {ELEMENTS[element]}"
            )


def read_adventure(
    here: str, fields: dict[str, Any], element: i64, kind: i64, number_: i64, effects: Effects
) -> Adventure:
    """One Adventure Card of an edition: it has what is written on it and nothing else."""
    texts = {name: text(here, fields, name, "-") for name in ADVENTURE[5:]}
    if kind != WONDER and (texts["orb_output"] != "-" or texts["on_buy"] != "-"):
        raise BadEdition(f"{here}: orb_output and on_buy: expected only on a wonder")
    passive = read_passive(f"{here}: passive", texts["passive"], effects, element)
    if texts["on_buy"] != "-":
        passive.on_buy = effects.read(f"{here}: on_buy", texts["on_buy"], REWARDS, element)
    cost = read_cost(f"{here}: cost", text(here, fields, "cost"))
    card = Adventure(text(here, fields, "id"), text(here, fields, "name"), element, kind, cost, passive)
    slot = number_ if card.slots == 1 else NONE
    card.input = read_cost(f"{here}: input", texts["input"])
    card.output = effects.read(f"{here}: output", texts["output"], ACTIONS, element, slot)
    card.orb_output = effects.read(f"{here}: orb_output", texts["orb_output"], ACTIONS, element, slot)
    if card.output != NONE:
        card.who = WHO_MASKS[WHO.index(word(here, fields, "who", WHO))]
    elif texts["who"] != "-" or card.input != 0:
        raise BadEdition(f"{here}: output: expected one, since who or input is given")
    if texts["vault"] != "-":
        if kind != VAULT:
            raise BadEdition(f"{here}: vault: expected only on a vault")
        card.vault = read_score(f"{here}: vault", texts["vault"])
    return card


def read_starters(where: str, data: dict[str, Any], effects: Effects) -> list[Starter]:
    """19.7  The Starter Cards, one for each Element, in their order."""
    found: dict[int, Starter] = {}
    for at, row in enumerate(entries(where, data, "starter", ELEMENT_COUNT, ELEMENT_COUNT)):
        here = f"{where}: starter {at + 1}"
        fields = entry_of(here, row, ("id", "name", "element", *UNITS[:FACTION_KINDS], "gather"))
        element = int(element_of(here, fields))
        if element in found:
            raise BadEdition(f"{here}: element: expected each Element once, got {ELEMENTS[element]} again")
        costs: list[i64] = [
            read_cost(f"{here}: {name}", text(here, fields, name)) for name in UNITS[:FACTION_KINDS]
        ]
        gather = effects.read(f"{here}: gather", text(here, fields, "gather"), ACTIONS, element)
        found[element] = Starter(text(here, fields, "id"), text(here, fields, "name"), element, costs, gather)
    return [found[element] for element in range(ELEMENT_COUNT)]


def read_magic(where: str, data: dict[str, Any], effects: Effects) -> list[Magic]:
    """19.10  The designs of Magic Cards, in the order of the file."""
    return [
        read_design(f"{where}: magic {at + 1}", row, effects)
        for at, row in enumerate(entries(where, data, "magic", 1, MOST_DESIGNS))
    ]


def read_design(here: str, row: object, effects: Effects) -> Magic:
    """One design of Magic Cards: a Spell, a Quest, a Prophecy or an Aura."""
    fields = entry_of(here, row, MAGIC_FIELDS)
    kind = MAGIC_KINDS.index(word(here, fields, "kind", MAGIC_KINDS))
    card = Magic(
        text(here, fields, "id"),
        text(here, fields, "name"),
        kind,
        number(here, fields, "copies", 1, MOST_COPIES),
    )
    known: tuple[str, ...] = ("id", "name", "kind", "copies")
    if kind == SPELL:
        known += ("timing", "effect")
        card.effect = effects.read(f"{here}: effect", text(here, fields, "effect"), SPELLS)
        card.timing = timing_of(here, fields, effects, card.effect)
    elif kind == QUEST:
        known += ("condition", "effect")
        card.effect = effects.read(f"{here}: effect", text(here, fields, "effect"), ACTIONS)
        card.condition = read_condition(f"{here}: condition", text(here, fields, "condition"))
    elif kind == PROPHECY:
        known += ("score",)
        card.score = read_score(f"{here}: score", text(here, fields, "score"))
    elif kind == AURA:
        known += ("aura", "cost")
        card.aura = AURAS.index(word(here, fields, "aura", AURAS))
        card.cost = read_cost(f"{here}: cost", text(here, fields, "cost"))
    entry_of(here, row, known)
    return card


def timing_of(here: str, fields: dict[str, Any], effects: Effects, effect: i64) -> i64:
    """E-14.6  When a Spell may be played: with atoms of a battle or a Rush then, else on your own turn."""
    timing = TIMINGS.index(word(here, fields, "timing", TIMINGS))
    for atom in effects.all[effect].atoms:
        wanted = max(OWN_TURN, ATOMS.all[atom].when)
        if wanted != timing:
            raise BadEdition(
                f"{here}: timing: expected {TIMINGS[wanted]} for this effect, got {TIMINGS[timing]}"
            )
    return timing
