"""The oracle is set out: the start position from what the log tells, checked against chapter 3."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oracles.eldervale.game import lay_tile
from oracles.eldervale.table import ELEMENTS, Player, Position
from oracles.shared import fate_of
from spinney.engine.events import Event
from spinney.engine.nothing import NONE
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.hexes import COORDINATES
from spinney.games.eldervale.state.table import IN_BOX, NO_STACK, EldervaleTable
from spinney.games.eldervale.terms import events


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
    led = sorted([event for event in told if event.kind == events.FACTION], key=lambda event: event.seat)
    for event in led:
        side = None if event.b == NONE else "AB"[event.b % 2]
        p.players.append(Player(p.data, ELEMENTS[event.a], side))
    for event in told:
        if event.kind == events.ELEMENT:
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
    deal_hands(p, fate_of(t, 0, chance_told).get("magic", []))
    check_setup(p, modules)
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
    p.limited = modules.get("round_limit") != "off"
    p.lenient = modules.get("restrictions") == "off"
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


def check_setup(p: Position, modules: dict[str, str]) -> None:
    """E-2.1, E-3.1 to E-3.14, E-16.1, E-16.2, E-16.6  What the document says of every start position."""
    setup, row = p.data["setup"], p.seats - 2
    own = [player.element for player in p.players]
    assert len({*own}) == p.seats
    assert len(p.elements) == p.seats + setup["extra"]
    assert {*own} <= p.elements
    hexes = {tuple(place) for place in setup[f"map{p.seats}"]}
    for module in ("bifrost", "den"):
        if modules.get(module) == "on":
            hexes.add(tuple(setup[module][row]))
            assert p.map[module.upper()] == tuple(setup[module][row])
    assert {*p.map.values()} == hexes
    kinds = Counter(p.tiles[tile]["kind"] for tile in p.map)
    assert kinds["lair"] <= 1
    assert kinds["expanse"] + kinds["oracle"] + kinds["lair"] == setup["realms"][row]
    assert [kinds[kind] for kind in ("tower", "fortress", "mill", "portal")] == [1] * 4
    assert kinds["dungeon"] == setup["dungeons"][row]
    assert len(p.realms) == 3 * len(p.elements) - setup["realms"][row]
    wild = [name for name in p.monsters if p.beasts[name].get("element")]
    assert {p.beasts[name]["element"] for name in wild} == p.elements
    assert len(wild) == len(p.elements)
    assert modules.get("legends") == "on" or not any(p.beasts[name].get("legendary") for name in wild)
