"""Gifts for both tables before a game is compared, so that rare rules come up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from oracles.eldervale.table import ELEMENTS, FACTION, TOKENS, Position
from oracles.eldervale.table import Unit as OracleUnit
from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import FIRST_MONSTER, WORKER
from spinney.games.eldervale.rules.cards.market import note_passive
from spinney.games.eldervale.rules.turn import open_turn
from spinney.games.eldervale.state import ledger
from spinney.games.eldervale.state.table import TAMED, WAITING, EldervaleTable
from spinney.games.eldervale.state.units import many, unit

Gifts = Callable[[EldervaleTable, Position, Random], None]


def endow(t: EldervaleTable, p: Position, generator: Random, gifts: Gifts) -> None:
    """The same gifts on the table and in the position, then the question anew."""
    gifts(t, p, generator)
    t.answer = None
    open_turn(t, t.seat)
    t.run()


def some_gifts(t: EldervaleTable, p: Position, generator: Random) -> None:
    """A bit of everything for everybody."""
    if generator.random() < 0.8:
        end_peace(t, p, generator)
    for seat in range(t.seats):
        give_resources(t, p, seat, generator)
        give_cards(t, p, seat, generator)
        give_units(t, p, seat, generator)
        give_dwellings(t, p, seat, generator)
    loose_monsters(t, p, generator)
    shorten(t, p, generator)


def every_card(t: EldervaleTable, p: Position, generator: Random) -> None:
    """All Adventure Cards but one door, all Magic Cards, plenty of tokens, and Units everywhere."""
    end_peace(t, p, generator)
    for seat in range(t.seats):
        for _ in range(3):
            give_resources(t, p, seat, generator)
        give_held(t, p, seat, generator)
        give_units(t, p, seat, generator)
        give_dwellings(t, p, seat, generator)
    for turn, element in enumerate(sorted(p.elements)):
        if turn > 0:
            p.decks[element].add(p.market[element])
            p.market[element], t.faces[ELEMENTS.index(element)] = "", NONE
        for name in sorted(p.decks[element]):
            give_card(t, p, turn % p.seats, element, name)
    for turn, name in enumerate(sorted(p.deck.elements())):
        give_magic(t, p, turn % p.seats, name)
    loose_monsters(t, p, generator)


def end_peace(t: EldervaleTable, p: Position, generator: Random) -> None:
    t.peaceful, p.peaceful = 0, False
    t.regrouped = bit(t.seats) - 1
    for seat, player in enumerate(p.players):
        space = generator.randrange(len(p.data["tracks"]["glory"]))
        t.players[seat].glory = player.glory = space
        player.regrouped = True


def give_resources(t: EldervaleTable, p: Position, seat: int, generator: Random) -> None:
    for kind, name in enumerate(TOKENS):
        number = generator.choice((0, 0, 1, 2, 3))
        t.players[seat].tokens[kind] += number
        p.players[seat].tokens[name] += number
    for element in generator.sample(sorted(p.elements), 2):
        space = generator.randrange(p.top())
        t.players[seat].power[ELEMENTS.index(element)] = space
        p.players[seat].power[element] = space
    if p.track_orbs and generator.random() < 0.7:
        element = generator.choice(sorted(p.track_orbs))
        p.track_orbs.remove(element)
        t.track_orbs &= ~bit(ELEMENTS.index(element))
        t.players[seat].orbs += 1
        p.players[seat].orbs += 1


def give_cards(t: EldervaleTable, p: Position, seat: int, generator: Random) -> None:
    for _ in range(generator.randrange(6)):
        element = generator.choice(sorted(p.elements))
        if p.decks[element]:
            give_card(t, p, seat, element, generator.choice(sorted(p.decks[element])))
    for _ in range(generator.randrange(4)):
        if p.deck.total():
            give_magic(t, p, seat, generator.choice(sorted(p.deck.elements())))


def give_card(t: EldervaleTable, p: Position, seat: int, element: str, name: str) -> None:
    card = [one.id for one in t.content.adventures].index(name)
    p.decks[element].remove(name)
    p.players[seat].cards.append(name)
    t.decks[ELEMENTS.index(element)] &= ~bit(card % t.content.kinds)
    t.players[seat].cards.append(card)
    note_passive(t, seat, card)


def give_magic(t: EldervaleTable, p: Position, seat: int, name: str) -> None:
    design = [card.id for card in t.content.magic].index(name)
    p.deck[name] -= 1
    p.players[seat].hand[name] += 1
    t.deck.remove(design)
    ledger.draw(t, seat, design)


def give_held(t: EldervaleTable, p: Position, seat: int, generator: Random) -> None:
    """Two Treasure Tokens that nobody has seen."""
    tokens = [f"{ELEMENTS[token.element]}-{token.face}" for token in t.content.tokens]
    for name in generator.sample(sorted((+p.unseen).elements()), 2):
        p.unseen[name] -= 1
        p.players[seat].held[name] += 1
        t.pool[tokens.index(name)] -= 1
        t.players[seat].held = sorted([*t.players[seat].held, tokens.index(name)])


def give_units(t: EldervaleTable, p: Position, seat: int, generator: Random) -> None:
    """Some Units leave the tray for the Ready Area, the map or the Underworld."""
    tiles, player = [tile.id for tile in t.content.tiles], t.players[seat]
    for one in p.players[seat].units:
        kind, start = FACTION.index(one.kind), one.place
        target = generator.choice((start, "ready", "ready", "under", "map", "map", "map"))
        if start == "tray" and target != "tray":
            player.tray -= unit(kind)
        elif start == "ready" and target not in ("ready", "tray"):
            player.ready -= unit(kind)
        else:
            continue
        if target == "map":
            target = generator.choice(sorted(p.map))
            player.put(kind, tiles.index(target))
        elif target == "under":
            player.under += unit(kind)
        else:
            player.ready += unit(kind)
        one.place = target


def give_dwellings(t: EldervaleTable, p: Position, seat: int, generator: Random) -> None:
    player = t.players[seat]
    spare = p.data["setup"]["rooftops"] - 1
    for _ in range(generator.randrange(min(3, spare) + 1)):
        sites = sorted(tile for tile in p.map if p.element_of(tile) and tile not in p.built())
        workers = [one for one in p.players[seat].at("tray") if one.kind == "worker"]
        if sites and workers and many(player.tray, WORKER) > 0:
            name = generator.choice(sites)
            tile = [one.id for one in t.content.tiles].index(name)
            workers[0].place = "built"
            player.tray -= unit(WORKER)
            player.dwellings |= bit(tile)
            player.castles |= bit(tile) & t.content.castles
            p.players[seat].dwellings[name] = bool(t.content.castles >> tile & 1)


def loose_monsters(t: EldervaleTable, p: Position, generator: Random) -> None:
    """Monsters come before their Lairs do, or serve somebody."""
    names = [monster.id for monster in t.content.monsters]
    for at, name in enumerate(names):
        if t.monsters[at] != WAITING or generator.random() < 0.3:
            continue
        if generator.random() < 0.25:
            seat = generator.randrange(t.seats)
            t.monsters[at] = TAMED + seat
            t.players[seat].ready += unit(FIRST_MONSTER + at)
            p.monsters[name] = f"tamed {seat}"
            p.players[seat].units.append(OracleUnit(name, "ready"))
            continue
        free = sorted(set(p.map) - set(p.monsters.values()))
        tile = generator.choice(free)
        t.monsters[at] = [one.id for one in t.content.tiles].index(tile)
        p.monsters[name] = tile


def shorten(t: EldervaleTable, p: Position, generator: Random) -> None:
    """Few tiles and Magic Cards are left, so that the end and a reshuffle are near."""
    if generator.random() < 0.5:
        for name in sorted(p.deck.elements())[generator.randrange(6) :]:
            design = [card.id for card in t.content.magic].index(name)
            t.deck.remove(design)
            t.discard.append(design)
            p.deck[name] -= 1
            p.discard[name] += 1
    if generator.random() < 0.5:
        for tile in bits_of(t.realms)[2:]:
            t.realms &= ~bit(tile)
            p.realms.remove(t.content.tiles[tile].id)
