"""Positions of Shifting Realms, written as the rules write them: `2s1c` on `TY:c2`."""

from __future__ import annotations

import re
from typing import Any, TypedDict, Unpack

from spinney.engine.bits import bits_of
from spinney.engine.chance import Chance, ScriptedChance
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.rules.collect import add_income
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.rules.setup import PLACES, deal_tasks, lay_out
from spinney.games.shifting_realms.rules.turn import begin_turn, offer_window
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of, goods_of
from spinney.games.shifting_realms.state.land import BOARD, NOWHERE, ROWS, space_id
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.turn import Turn
from spinney.games.shifting_realms.state.units import (
    FLAT,
    SOLDIER,
    SPOT,
    WAIT,
    flat_soldiers,
    scouts,
    soldiers,
    spot_scouts,
    waiting_scouts,
)
from spinney.games.shifting_realms.words.names import COLOURS

GAME = ShiftingRealms()
CONTENT = GAME.content
CARDS = {name: at for at, name in enumerate(CONTENT.card_ids)}
KINDS = {name: at for at, name in enumerate(CONTENT.kind_ids)}
TASKS = {task.id: at for at, task in enumerate(CONTENT.tasks)}
SEAT = {colour: seat for seat, colour in enumerate(COLOURS)}
NAMED = re.compile(r"\b([A-Z]{2}):([a-e][1-4])\b")


class Scene(TypedDict, total=False):
    """What a position says; a space as `TY:c2`, a faction by its colour, cards and tiles by their ids."""

    game: ShiftingRealms
    realms: str
    seats: int
    active: str
    units: dict[str, dict[str, str]]
    tiles: dict[str, str]
    goods: dict[str, str]
    hands: dict[str, str]
    fresh: int
    laid: dict[str, str]
    tasks: dict[str, str]
    raids: dict[str, int]
    actions: int
    draws: int
    dragon: str
    flights: int
    tokens: int
    decks: str
    empty: str
    piles: dict[str, int]
    round: int
    chance: list[int]
    begin: bool
    dealt: bool
    limits: tuple[int, int]
    rules: int


def scene(**of: Unpack[Scene]) -> RealmsTable:
    """A table in the middle of somebody's action step."""
    seats = of.get("seats", 3)
    chance = ScriptedChance(of["chance"]) if "chance" in of else Chance(b"scene")
    game = of.get("game", GAME)
    t = lay_out(game, game.content, seats, chance)
    t.rules = of.get("rules", 2)
    t.idle_limit, t.last_round = of.get("limits", (t.idle_limit, t.last_round))
    realms = [CONTENT.realms.index(code) for code in of.get("realms", "TY AL LI").split()]
    t.world = [land.realms for land in CONTENT.lands].index(realms)
    set_board(t, of)
    for seat in range(seats):
        set_faction(t, COLOURS[seat], of)
    set_units(t, of)
    set_decks(t, of)
    if of.get("dealt", False):
        deal_tasks(t)
    seat = SEAT[of.get("active", "black")]
    t.order = [*range(seats)]
    t.round = of.get("round", 1)
    t.log = []
    since = len(t.factions[seat].hand) - of.get("fresh", 0)
    t.turn = Turn(seat, of.get("actions", 3), of.get("draws", 0), 0, 0, 0, 0, 0, 0, 0, 0, since, [0] * seats)
    note_objectives(t, seat)
    if of.get("begin", False):
        begin_turn(t, seat)
    else:
        offer_window(t, seat)
    t.run()
    return t


def boards(names: str) -> dict[str, Any]:
    """All options, with the realms fixed from left to right."""
    return {**dict(zip(PLACES, names.split(), strict=True)), "idle_rounds": "on", "round_limit": "on"}


def space(t: RealmsTable, name: str) -> int:
    """The number of `TY:c2`."""
    code, cell = name.split(":")
    board = t.land.realms.index(CONTENT.realms.index(code))
    return int(BOARD * board + ROWS * "abcde".index(cell[0]) + int(cell[1]) - 1)


def cell(t: RealmsTable, name: str) -> int:
    """The same, as events tell it."""
    return int(t.cell(space(t, name)))


def set_board(t: RealmsTable, of: Scene) -> None:
    t.dragon = space(t, of["dragon"]) if "dragon" in of else NOWHERE
    t.flights = of.get("flights", 0)
    t.tokens = of.get("tokens", CONTENT.tokens if t.land.troll != NOWHERE else 0)
    for kind in t.land.kinds:
        t.piles[kind] = of.get("piles", {}).get(CONTENT.kind_ids[kind], 3)
    for name, tile in of.get("tiles", {}).items():
        kind_id, colour = tile.split()
        place, kind = space(t, name), KINDS[kind_id]
        owner = t.factions[SEAT[colour]]
        owner.built[kind] |= 1 << place
        owner.tiles |= 1 << place
        owner.scouts -= 1
        t.covered |= 1 << place
        if kind_id not in of.get("piles", {}):
            t.piles[kind] -= 1
        add_income(owner, t.content.kind_powers[kind])


def set_faction(t: RealmsTable, colour: str, of: Scene) -> None:
    faction = t.factions[SEAT[colour]]
    faction.card = SEAT[colour] + 1
    faction.goods = read_goods(of.get("goods", {}).get(colour, ""))
    faction.hand = [CARDS[name] for name in of.get("hands", {}).get(colour, "").split()]
    for name in of.get("laid", {}).get(colour, "").split():
        faction.laid |= 1 << CARDS[name]
        add_income(faction, t.content.card_powers[CARDS[name]])
    for name in of.get("tasks", {}).get(colour, "").split():
        faction.tasks |= 1 << TASKS[name]
    faction.raids = of.get("raids", {}).get(colour, 0)


def read_goods(words: str) -> int:
    """`gold 3 wood 1`."""
    parts = words.split()
    found = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
    return int(goods_of([found.get(name, 0) for name in RESOURCES]))


def set_units(t: RealmsTable, of: Scene) -> None:
    for name, there in of.get("units", {}).items():
        place = space(t, name)
        for colour, words in there.items():
            counts = {sign: int(number) for number, sign in re.findall(r"(\d+)([scwf])", words)}
            spots = (t.land.resources & ~t.covered) >> place & 1
            scout = SPOT if spots else WAIT
            faction = t.factions[SEAT[colour]]
            faction.add(
                place,
                counts.get("s", 0) * SOLDIER
                + counts.get("f", 0) * FLAT
                + counts.get("c", 0) * scout
                + counts.get("w", 0) * WAIT,
            )
            faction.scouts -= counts.get("c", 0) + counts.get("w", 0)
            faction.soldiers -= counts.get("s", 0) + counts.get("f", 0)


def set_decks(t: RealmsTable, of: Scene) -> None:
    """All cards that lie nowhere else, or just those that are named; `empty` names realms without any."""
    for realm in t.land.realms:
        if CONTENT.realms[realm] not in of.get("empty", "").split():
            t.deck |= CONTENT.deck_of[realm]
    for faction in t.factions:
        t.deck &= ~faction.laid
        for card in faction.hand:
            t.deck &= ~(1 << card)
    if "decks" in of:
        named = sum(1 << CARDS[name] for name in of["decks"].split())
        touched = {CONTENT.card_realm[CARDS[name]] for name in of["decks"].split()}
        for realm in touched:
            t.deck &= ~CONTENT.deck_of[realm]
        t.deck |= named


# Playing, and looking.


def spelled(t: RealmsTable, text: str) -> str:
    """`to TY:c2` as the action space writes it."""
    return NAMED.sub(lambda found: space_id(space(t, found.group(0))), text)


def play(t: RealmsTable, *texts: str) -> RealmsTable:
    """Answer with these actions, in this order."""
    for text in texts:
        t.play(t.game.action(spelled(t, text)))
    return t


def legal(t: RealmsTable) -> list[str]:
    """The legal actions as text."""
    return [t.game.text(option) for option in t.options]


def can(t: RealmsTable, text: str) -> bool:
    return spelled(t, text) in legal(t)


def named(t: RealmsTable, word: str) -> list[str]:
    """What the legal actions of one kind name."""
    return [text.removeprefix(f"{word} ") for text in legal(t) if text.split()[0] == word]


def on(t: RealmsTable, name: str, colour: str) -> str:
    """Units of a faction on a space: `1s2c1w`, waiting scouts as c where there are no spots."""
    place = space(t, name)
    units = t.factions[SEAT[colour]].units[place]
    spots = (t.land.resources & ~t.covered) >> place & 1
    numbers = [(soldiers(units), "s"), (flat_soldiers(units), "f")]
    if spots:
        numbers += [(spot_scouts(units), "c"), (waiting_scouts(units), "w")]
    else:
        numbers += [(scouts(units), "c")]
    return "".join(f"{number}{sign}" for number, sign in numbers if number)


def goods(t: RealmsTable, colour: str) -> str:
    """A supply in words: `wood 1 gold 2`."""
    counts = counts_of(t.factions[SEAT[colour]].goods)
    return " ".join(f"{name} {count}" for name, count in zip(RESOURCES, counts, strict=True) if count)


def reserve(t: RealmsTable, colour: str) -> tuple[int, int]:
    """Scouts and soldiers in reserve."""
    faction = t.factions[SEAT[colour]]
    return int(faction.scouts), int(faction.soldiers)


def vp(t: RealmsTable, colour: str) -> int:
    return int(t.score(SEAT[colour]))


def hand(t: RealmsTable, colour: str) -> list[str]:
    return [CONTENT.card_ids[card] for card in t.factions[SEAT[colour]].hand]


def laid(t: RealmsTable, colour: str) -> list[str]:
    return [CONTENT.card_ids[card] for card in bits_of(t.factions[SEAT[colour]].laid)]


def asked(t: RealmsTable) -> str:
    name: str = t.game.view(t, -1)["question"]
    return name


def met(t: RealmsTable) -> list[str]:
    return [CONTENT.realms[realm] for realm in bits_of(t.met)]


def told(t: RealmsTable, name: str) -> list[tuple[int, int, int, int]]:
    """The events of one kind: seat and numbers."""
    kind = t.game.events.index(name)
    return [(e.seat, e.a, e.b, e.c) for e in t.log or [] if e.kind == kind]


def seen(t: RealmsTable, seat: int = -1) -> dict[str, Any]:
    return t.game.view(t, seat)
