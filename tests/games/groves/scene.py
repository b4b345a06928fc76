"""Positions of Groves, set up as the rulebook would describe them: in a round, with somebody to place."""

from __future__ import annotations

from typing import TypedDict, Unpack

from spinney.engine.chance import Chance, ScriptedChance
from spinney.engine.piles import Layer, Pile
from spinney.games.groves import Groves
from spinney.games.groves.cards import COLOURS, RESOURCE_GROVE, SPIRITS
from spinney.games.groves.round import begin_round, next_turn
from spinney.games.groves.setup import lay_out
from spinney.games.groves.table import EMPTY, GrovesTable

GAME = Groves()
CONTENT = GAME.content
TILES = {word: tile for tile, word in enumerate(CONTENT.actions.tile_words)}
CARDS = {card.id: at for at, card in enumerate(CONTENT.summoning)}
REALM_CARDS = {card.id: at for at, card in enumerate(CONTENT.realm_cards)}
ELEMENTS = ("earth", "light", "water")


class Realm(TypedDict, total=False):
    """What a seat has: spirits as words, elements as [earth, light, water]."""

    colour: str
    bag: str
    drawn: str
    elements: list[int]
    crystals: int
    groves: str
    standing: dict[str, str]
    portals: list[int]
    base: bool


class Rest(TypedDict, total=False):
    row: str
    stack: int
    deck: str
    realm_cards: str
    crown: int
    crown_placed: int
    chance: list[int]
    begin: bool
    hollows: int
    wraith_bag: str
    game: Groves


def groves(*realms: Realm, **rest: Unpack[Rest]) -> GrovesTable:
    """A table with these realms. What is not named is in the supply, the stack or the deck."""
    game = rest.get("game", GAME)
    chance = ScriptedChance(rest["chance"]) if "chance" in rest else Chance(b"scene")
    t = lay_out(game, game.content, len(realms), chance)
    t.crown = rest.get("crown", 0)
    t.crown_placed = rest.get("crown_placed", 0)
    t.round = 3
    set_row(t, rest.get("row", ""), rest.get("stack", 5))
    t.realm_cards = [REALM_CARDS[name] for name in rest.get("realm_cards", "").split()]
    t.card_owner = [EMPTY] * len(t.realm_cards)
    for seat, realm in enumerate(realms):
        set_realm(t, seat, realm)
    if "deck" in rest:
        top = [CARDS[name] for name in rest["deck"].split()]
        t.deck = Pile([Layer([card]) for card in reversed(top)])
    if t.solo is not None:
        t.solo.hollows = rest.get("hollows", 0)
        t.supply.spirits[5] -= t.solo.hollows
        if "wraith_bag" in rest:
            move(t, t.solo.bag, rest["wraith_bag"])
    t.log = []
    if rest.get("begin"):
        begin_round(t)
    else:
        next_turn(t, (t.crown - 1) % t.seats)
    t.run()
    return t


def set_row(t: GrovesTable, row: str, stack: int) -> None:
    """The groves of the row from the left, `-` for an empty slot; the others are unseen."""
    tiles = [EMPTY if name == "-" else TILES[name] for name in row.split()]
    t.row = (tiles + [EMPTY] * 4)[: len(t.row)]
    t.unseen = [tile for tile in t.unseen if tile not in tiles]
    t.stack = stack


def set_realm(t: GrovesTable, seat: int, realm: Realm) -> None:
    mine = t.realms[seat]
    colour = realm.get("colour", COLOURS[seat])
    tiles = [
        RESOURCE_GROVE + COLOURS.index(colour),
        *(TILES[name] for name in realm.get("groves", "").split()),
    ]
    for tile in tiles:
        t.owner[tile] = seat
        mine.groves.append(tile)
        if tile in t.unseen:
            t.unseen.remove(tile)
    move(t, mine.bag, realm.get("bag", ""))
    move(t, mine.drawn, realm.get("drawn", ""))
    mine.unplaced = sum(mine.drawn)
    for word, spirit in realm.get("standing", {}).items():
        t.spirit[TILES[word]] = SPIRITS.index(spirit)
        t.supply.spirits[SPIRITS.index(spirit)] -= 1
    for element, number in enumerate(realm.get("elements", [])):
        t.supply.elements[element] -= number - mine.elements[element]
        mine.elements[element] = number
    mine.crystals = realm.get("crystals", 0)
    t.supply.crystals -= mine.crystals
    for other in realm.get("portals", []):
        mine.portals.append(other)
        mine.reach |= 1 << other
        t.supply.bases -= 1
        t.supply.mirrors -= 1
    if realm.get("base"):
        mine.base = 1
        t.supply.bases -= 1


def move(t: GrovesTable, bag: list[int], words: str) -> None:
    """A bag, or a hand, with exactly these spirits."""
    for spirit in range(len(SPIRITS)):
        t.supply.spirits[spirit] += bag[spirit]
        bag[spirit] = words.split().count(SPIRITS[spirit])
        t.supply.spirits[spirit] -= bag[spirit]


def play(t: GrovesTable, *texts: str) -> GrovesTable:
    """Answer with these actions, in this order."""
    for text in texts:
        t.play(t.game.action(text))
    return t


def legal(t: GrovesTable) -> list[str]:
    """The legal actions as text."""
    return [t.game.text(option) for option in t.options]


def bag(t: GrovesTable, seat: int) -> str:
    """A bag in words: `white white blue`."""
    return " ".join(name for at, name in enumerate(SPIRITS) for _ in range(t.realms[seat].bag[at]))


def sound(t: GrovesTable) -> GrovesTable:
    """Nothing appeared and nothing vanished."""
    assert GAME.inventory(t) == GAME.box(t)
    return t
