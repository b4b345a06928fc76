"""The rules and an independent, naive retelling of the document agree at every choice of many games."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest

from games.eldervale.random_editions import random_game
from games.eldervale.retelling import ELEMENTS, FACTION, TOKENS, Flow, Player, Position
from games.eldervale.retelling_effects import slots_of
from games.eldervale.retelling_game import game as whole_game
from games.eldervale.retelling_game import lay_tile
from games.eldervale.retelling_gifts import endow
from games.eldervale.retelling_pieces import unit_order
from spinney.engine.chance import secret_of
from spinney.engine.events import Event
from spinney.games.eldervale import Eldervale, events
from spinney.games.eldervale.atoms import NONE
from spinney.games.eldervale.dice import unpacked
from spinney.games.eldervale.hexes import COORDINATES
from spinney.games.eldervale.players import OFF_TRACK
from spinney.games.eldervale.table import (
    ABSENT,
    BOUND,
    IN_BOX,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUPPLY,
    TAMED,
    EldervaleTable,
)
from spinney.games.eldervale.units import kinds_of, many, members

GAMES = {"standard": 1, "mini": 3}  # for each number of seats
RICH = 1
RANDOM = 3  # games with random editions for each number of seats
TASTES = (
    ("",),
    ("place", "to", "use", "buy", "pay", "join", "play", "spend", "glory", "on"),
    ("place", "to RUIN", "use", "buy", "hex", "pay", "regroup", "take", "do", "through", "rest"),
    ("place warrior", "place dragon", "place", "join", "spend", "play", "by", "reroll", "power", "support"),
    ("regroup", "do", "take", "summon", "to", "cash", "slot", "host", "orb", "shift", "rescue", "monster"),
    ("decline", "on", "pass", "ready", "stay", "done"),
    ("to RUIN-MILL", "do dwell", "do", "to", "cash", "play", "orb", "hire", "place", "use", "charge"),
)
MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")

Fate = dict[str, list[Any]]


def fate_of(t: EldervaleTable, since: int) -> Fate:
    """What chance brought, from the log."""
    found: Fate = {}
    for event in (t.log or [])[since:]:
        told = chance_told(t, event)
        if told is not None:
            found.setdefault(told[0], []).append(told[1])
    return found


def chance_told(t: EldervaleTable, event: Event) -> tuple[str, Any] | None:
    content, kind, a = t.content, event.kind, int(event.a)
    if kind == events.DREW_CARD:
        return "magic", (int(event.seat), content.magic[a].id)
    if kind == events.SHOWN:
        return "shown", content.adventures[a].id
    if kind == events.DREW_TILE:
        return "tile", content.tiles[a].id
    if kind == events.ROLLED:
        return "rolled", (-1 if event.b else int(event.seat), [int(die) for die in unpacked(a)])
    if kind == events.REROLLED:
        return "rerolled", (-1 if event.c else int(event.seat), [int(die) for die in unpacked(a)])
    if kind == events.TROVE:
        return "trove", a
    return None


def tops_of(t: EldervaleTable) -> dict[tuple[str, int], str]:
    """The token on top of each stack: the log does not tell it."""
    found = {}
    for at, stack in enumerate(t.stacks):
        if stack != NO_STACK:
            token = t.content.tokens[stack // 4]
            found[(t.content.tiles[at // 2].id, at % 2 + 1)] = f"{ELEMENTS[token.element]}-{token.face}"
    return found


def set_out(t: EldervaleTable, modules: dict[str, str]) -> Position:
    """The start position, from what the log tells of setup."""
    content = t.content
    assert t.game.edition is not None
    p = Position(t.game.edition.data, int(t.seats))
    p.tops = tops_of(t)
    told = t.log or []
    for event in told:
        if event.kind == events.FACTION:
            side = None if event.b == NONE else "AB"[event.b % 2]
            p.players.append(Player(p.data, ELEMENTS[event.a], side))
        elif event.kind == events.ELEMENT:
            p.elements.add(ELEMENTS[event.a])
        elif event.kind == events.STARTS:
            p.first = int(event.seat)
    set_pieces(p, t, modules)
    for event in told:
        if event.kind == events.TILE_LAID:
            lay_tile(p, content.tiles[event.a].id, COORDINATES[event.b])
        elif event.kind == events.MONSTER_COMES and content.tiles[event.b].id in ("BIFROST", "DEN"):
            p.monsters[content.monsters[event.a].id] = content.tiles[event.b].id
    p.realms -= set(p.map)
    for place in range(p.seats):
        p.players[(p.first + place) % p.seats].vp = p.data["setup"]["vp"][place]
    deal_hands(p, fate_of(t, 0).get("magic", []))
    return p


def set_pieces(p: Position, t: EldervaleTable, modules: dict[str, str]) -> None:
    """E-3.4 to E-3.6, E-3.14"""
    for element in sorted(p.elements, key=ELEMENTS.index):
        cards = {name for name, card in p.cards.items() if card["element"] == element}
        p.market[element] = next(name for name in cards if p.cards[name]["kind"] == "gate")
        p.decks[element] = cards - {p.market[element]}
    for row in p.data["treasure"]:
        if row["element"] in p.elements:
            p.unseen += Counter({f"{row['element']}-{face}": n for face, n in row["tokens"].items()})
    p.realms = {name for name, tile in p.tiles.items() if tile.get("element") in p.elements}
    p.track_orbs = set(p.elements)
    for at, name in enumerate(p.beasts):
        if t.monsters[at] != IN_BOX and p.beasts[name].get("element") in p.elements:
            p.monsters[name] = "box"
    p.with_tactics = modules.get("tactics") == "on"
    for player in p.players:
        player.tactics = p.with_tactics
    p.hired = {name: None for name in ("minotaur", "shapeshifter") if modules.get(name) == "on"}
    if modules.get("den") != "on":
        p.troves = set()


def deal_hands(p: Position, drawn: list[tuple[int, str]]) -> None:
    for seat, design in drawn:
        p.deck[design] -= 1
        p.players[seat].hand[design] += 1
    assert min(p.deck.values()) >= 0
    assert {player.hand.total() for player in p.players} == {p.data["setup"]["magic"]}


# Two pictures of one position.


def position(t: EldervaleTable) -> dict[str, object]:
    content = t.content
    names = [tile.id for tile in content.tiles]
    return {
        "asked": (int(t.seat), {t.game.text(option) for option in t.options}),
        "flow": (int(t.round), int(t.trigger), bool(t.peaceful), t.over, [int(seat) for seat in t.winners]),
        "map": {names[tile]: COORDINATES[t.hexes[tile]] for tile in members(t.laid)},
        "realms": {names[tile] for tile in members(t.realms)},
        "stacks": {key: (token, below_of(t, key)) for key, token in tops_of(t).items()},
        "market": {
            ELEMENTS[element]: content.adventures[t.faces[element]].id if t.faces[element] != NONE else ""
            for element in members(t.elements)
        },
        "decks": [len(members(t.decks[element])) for element in members(t.elements)],
        "burned": sorted(content.adventures[card].id for card in t.burned),
        "deck": named(t, t.deck),
        "discard": named(t, t.discard),
        "claimed": named(t, t.claimed),
        "orbs": (
            {ELEMENTS[element] for element in members(t.track_orbs)},
            set(map(int, members(t.glory_orbs))),
            {at: int(seat) for at, seat in enumerate(t.orb_track) if seat != NONE},
        ),
        "monsters": {
            monster.id: monster_place(t, at)
            for at, monster in enumerate(content.monsters)
            if t.monsters[at] != IN_BOX
        },
        "mercenaries": [mercenary(seat) for seat in t.mercenaries if seat != ABSENT],
        "troves": set(map(int, members(t.troves))),
        "gone": int(t.gone),
        "players": [player_seen(t, seat) for seat in range(t.seats)],
        "scores": t.scores if t.over else [],
    }


def below_of(t: EldervaleTable, key: tuple[str, int]) -> int:
    tile = next(at for at, tile in enumerate(t.content.tiles) if tile.id == key[0])
    return int(t.stacks[2 * tile + key[1] - 1] & 3)


def named(t: EldervaleTable, designs: list[Any]) -> Counter[str]:
    return Counter(t.content.magic[design].id for design in designs)


def mercenary(seat: int) -> int | None:
    return None if seat == SUPPLY else int(seat)


def monster_place(t: EldervaleTable, at: int) -> str:
    place = t.monsters[at]
    if place >= TAMED:
        return f"tamed {place - TAMED}"
    if place >= BOUND:
        return f"bound {place - BOUND}"
    return t.content.tiles[place].id if place >= 0 else "box"


def heap_words(t: EldervaleTable, heap: Any) -> Counter[str]:
    names = [*FACTION, "minotaur", "shapeshifter", *[monster.id for monster in t.content.monsters]]
    return Counter({names[kind]: int(many(heap, kind)) for kind in kinds_of(heap)})


def player_seen(t: EldervaleTable, seat: int) -> dict[str, object]:
    content, player = t.content, t.players[seat]
    tiles = [tile.id for tile in content.tiles]
    cards = [*player.cards, t.starter_of(seat)]
    ids = [*[card.id for card in content.adventures], *[card.id for card in content.starters]]
    tokens = [f"{ELEMENTS[token.element]}-{token.face}" for token in content.tokens]
    return {
        "plain": (
            ELEMENTS[player.element], int(player.vp), int(player.orbs), int(player.slain),
            player.tactics == 1, None if player.glory == OFF_TRACK else int(player.glory),
            bool(t.resting >> seat & 1),
        ),
        "tokens": [int(number) for number in player.tokens],
        "power": {ELEMENTS[at]: int(space) for at, space in enumerate(player.power) if space},
        "hand": named(t, player.hand),
        "held": Counter(tokens[kind] for kind in player.held),
        "cards": [ids[card] for card in player.cards],
        "units": {
            "tray": heap_words(t, player.tray), "ready": heap_words(t, player.ready),
            "under": heap_words(t, player.under), "pool": heap_words(t, player.pool),
            "card": heap_words(t, player.acting),
            **{tiles[tile]: heap_words(t, player.units[tile]) for tile in members(player.here)},
        },
        "dwellings": {tiles[tile]: bool(player.castles >> tile & 1) for tile in members(player.dwellings)},
        "slots": {
            ids[card]: [["", *tokens][t.slot_of(card, n) + 1] for n in range(content.card_slots[card])]
            for card in player.cards if content.card_slots[card]
        },
        "auras": {ids[card]: content.magic[t.aura_on(card)].id for card in cards if t.aura_on(card) != NONE},
        "orbs on cards": (
            {ids[card] for card in player.cards if t.marks[card] & ORB_ON_INPUT},
            {ids[card] for card in player.cards if t.marks[card] & ORB_ON_ICON},
        ),
    }  # fmt: skip


def naive_position(p: Position) -> dict[str, object]:
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, -1 if p.trigger is None else p.trigger, p.peaceful, p.over, p.winners),
        "map": p.map,
        "realms": p.realms,
        "stacks": p.stacks,
        "market": p.market,
        "decks": [len(deck) for deck in p.decks.values()],
        "burned": sorted(p.burned),
        "deck": +p.deck,
        "discard": +p.discard,
        "claimed": +p.claimed,
        "orbs": (p.track_orbs, p.glory_orbs, p.orb_track),
        "monsters": {name: p.monsters[name] for name in p.beasts if name in p.monsters},
        "mercenaries": list(p.hired.values()),
        "troves": p.troves,
        "gone": p.gone,
        "players": [naive_player(p, seat) for seat in range(p.seats)],
        "scores": p.final,
    }


def naive_player(p: Position, seat: int) -> dict[str, object]:
    player = p.players[seat]
    own = [*player.cards, p.starter_id(seat)]
    places = ("tray", "ready", "under", "pool", "card")
    return {
        "plain": (
            player.element, player.vp, player.orbs, player.slain, player.tactics, player.glory,
            player.resting,
        ),
        "tokens": [player.tokens[kind] for kind in TOKENS],
        "power": dict(+player.power),
        "hand": +player.hand,
        "held": +player.held,
        "cards": player.cards,
        "units": {
            **{place: Counter(unit.kind for unit in player.at(place)) for place in places},
            **{tile: Counter(unit.kind for unit in player.at(tile)) for tile in p.own(seat)},
        },
        "dwellings": player.dwellings,
        "slots": {card: slots_of(p, card) for card in player.cards if slots_of(p, card)},
        "auras": {card: p.auras[card] for card in own if card in p.auras},
        "orbs on cards": (p.orb_inputs & {*player.cards}, p.orb_icons & {*player.cards}),
    }  # fmt: skip


# Playing both.


def picked(texts: list[str], generator: Random, taste: tuple[str, ...]) -> str:
    liked = [text for text in texts if text.startswith(taste)]
    return generator.choice(liked if liked and generator.random() < 0.8 else texts)


def send(flow: Flow, text: str | None) -> None:
    with suppress(StopIteration):
        next(flow) if text is None else flow.send(text)


@cache
def game_of(edition: str) -> Eldervale:
    return Eldervale(edition)


def difference(one: dict[str, object], other: dict[str, object]) -> str:
    """What the two say differently."""
    parts = [name for name in one if one[name] != other[name]]
    if parts == ["players"]:
        for mine, theirs in zip(one["players"], other["players"], strict=True):  # type: ignore[call-overload]
            if mine != theirs:
                return difference(mine, theirs)
    return "; ".join(f"{name}: rules {one[name]}, retold {other[name]}" for name in parts)


def compare(game: Eldervale, seats: int, number: int, seed: str, rich: bool = False) -> int:
    """Play one game, and look at both tables at every choice. The rich begin with gifts."""
    generator = Random(seed)
    tastes = [generator.choice(TASTES) for _ in range(seats)]
    modules = {name: "on" if number % 2 and generator.random() < 0.6 else "off" for name in MODULES}
    t = game.start_from(seats, secret_of(seed), [], {**modules})
    p = set_out(t, modules)
    assert unit_order(p)[:4] == [*FACTION]
    if rich:
        endow(t, p, generator)
    flow = whole_game(p)
    text, told, choices = None, len(t.log or []), 0
    while True:
        send(flow, text)
        assert not any(p.fate.values()), f"{seed}: after {text}: {p.fate} should not have happened"
        said = difference(position(t), naive_position(p))
        assert not said, f"{seed}, choice {choices}, after {text}: {said}"
        if t.over:
            return choices
        choices += 1
        text = picked(sorted(p.options), generator, tastes[t.seat])
        t.play(game.action(text))
        p.fate, told, p.tops = fate_of(t, told), len(t.log or []), tops_of(t)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", GAMES)
def test_the_rules_agree_with_a_naive_retelling_of_them(edition: str, seats: int) -> None:
    for number in range(GAMES[edition]):
        assert compare(game_of(edition), seats, number, f"{edition} {seats} {number}") > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_where_rare_things_happen(seats: int) -> None:
    for number in range(RICH):
        assert compare(game_of("standard"), seats, number, f"rich {seats} {number}", rich=True) > 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_whatever_the_edition(seats: int) -> None:
    for number in range(RANDOM):
        compare(random_game(f"{seats} {number}"), seats, number, f"random {seats} {number}", number % 3 > 0)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_in_many_games(seats: int) -> None:
    for number in range(60):
        assert compare(game_of("mini"), seats, number, f"long {seats} {number}") > 20
        compare(random_game(f"long {seats} {number}"), seats, number, f"odd {seats} {number}", number % 3 > 0)
        if number % 6 == 0:
            assert compare(game_of("standard"), seats, number // 6, f"long {seats} {number}") > 20
