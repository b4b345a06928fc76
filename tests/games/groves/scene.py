"""Positions of Groves, set up as the rulebook would describe them: in a round, with somebody to place."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from spinney.engine.chance import Chance, ScriptedChance
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.piles import Layer, Pile
from spinney.games.groves import Groves
from spinney.games.groves.content.cards import COLOURS, RESOURCE_GROVE, SPIRITS, TYPES, WRAITH
from spinney.games.groves.rules.round import begin_round, next_turn
from spinney.games.groves.rules.setup import lay_out
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import ABSENT, BIT, FRESH, KEPT, SHOWN
from spinney.games.groves.terms.areas import AREA_TEXTS

FULL = "YEL-1 ORA-1 GRE-1 BLU-1"  # a row
GAME = Groves()
CONTENT = GAME.content
TILES = {word: tile for tile, word in enumerate(CONTENT.actions.tile_words)}
CARDS = {card.id: at for at, card in enumerate(CONTENT.summoning)}
REALM_CARDS = {card.id: at for at, card in enumerate(CONTENT.realm_cards)}
ELEMENTS = ("earth", "light", "water")


class Realm(TypedDict, total=False):
    """What a seat has: spirits as words (`white*3 blue`), elements as [earth, light, water]."""

    colour: str
    bag: str
    drawn: str
    elements: list[int]
    crystals: int
    dominion: int
    groves: str
    standing: dict[str, str]
    portals: list[int]
    base: bool
    cards: str  # face down, taken in an earlier round
    shown: str  # revealed


class Rest(TypedDict, total=False):
    """What lies between the seats."""

    row: str
    stack: int
    deck: str  # from the top; what is not named is in the box
    realm_cards: str
    crown: int
    crown_placed: int
    tree: dict[str, str]
    round: int
    chance: list[int]
    begin: bool
    hollows: int
    wraith_bag: str
    markers: str
    at_once: bool
    game: Groves


def groves(*realms: Realm, **rest: Unpack[Rest]) -> GrovesTable:
    """A table with these realms. What is not named is in the supply, the stack or the deck."""
    game = rest.get("game", GAME)
    chance = ScriptedChance(rest["chance"]) if "chance" in rest else Chance(b"scene")
    t = lay_out(game, game.content, len(realms), chance, rest.get("at_once", False))
    t.crown = rest.get("crown", 0)
    t.crown_placed = rest.get("crown_placed", 0)
    t.round = rest.get("round", 3)
    set_row(t, rest.get("row", ""), rest.get("stack", 5))
    t.realm_cards = [REALM_CARDS[name] for name in rest.get("realm_cards", "").split()]
    t.card_owner = [NOBODY] * len(t.realm_cards)
    for seat, realm in enumerate(realms):
        set_realm(t, seat, realm)
        set_cards(t, seat, realm)
    if "deck" in rest:
        top = [CARDS[name] for name in rest["deck"].split()]
        t.deck = Pile([Layer([card]) for card in reversed(top)])
    set_tree(t, rest.get("tree", {}))
    set_solo(t, rest)
    whole = "deck" not in rest
    check(t, whole)
    t.log = []
    if rest.get("begin"):
        begin_round(t)
    else:
        next_turn(t, (t.crown - 1) % t.seats)
    t.run()
    check(t, whole)
    return t


def solo(t: GrovesTable) -> dict[str, Any]:
    found: dict[str, Any] = t.game.view(t, 0)["solo"]
    return found


def at_the_wraith_draw(
    wraith_bag: str, hollows: int = 0, stack: int = 9, at_once: bool = False, **mine: Any
) -> GrovesTable:
    """The last spirit is placed, and these three are drawn from the wraith bag."""
    t = groves(
        {"drawn": "white", **mine},  # type: ignore[typeddict-item]
        wraith_bag=wraith_bag, hollows=hollows, stack=stack, row=FULL, at_once=at_once,
    )  # fmt: skip
    return play(t, "place white ST-SPI-1", "leave")


def check(t: GrovesTable, cards: bool = True) -> None:
    """G-1.11  The scene is possible: nothing is there twice, and nothing is missing."""
    counted, box = t.game.inventory(t), t.game.box(t)
    left_out = set() if cards else {card.id for card in t.content.summoning}
    assert {name: n for name, n in counted.items() if name not in left_out} == {
        name: n for name, n in box.items() if name not in left_out
    }
    assert min([*t.supply.spirits, *t.supply.elements, t.supply.crystals, t.supply.dominion]) >= 0


def set_tree(t: GrovesTable, tree: dict[str, str]) -> None:
    for area, words in tree.items():
        for spirit, name in enumerate(SPIRITS):
            number = spelled(words).count(name)
            t.tree[AREA_TEXTS.index(area) * TYPES + spirit] += number
            t.supply.spirits[spirit] -= number


def set_solo(t: GrovesTable, rest: Rest) -> None:
    if t.solo is not None:
        t.solo.hollows = rest.get("hollows", 0)
        t.supply.spirits[WRAITH] -= t.solo.hollows
        if "wraith_bag" in rest:
            move(t, t.solo.bag, rest["wraith_bag"])
        for name in rest.get("markers", "").split():
            t.solo.markers[SPIRITS.index(name)] = 2
            t.supply.spirits[SPIRITS.index(name)] -= 1


def set_cards(t: GrovesTable, seat: int, realm: Realm) -> None:
    """Summoning cards that a seat took in the first round, each when it was the only one of the deck."""
    for words, shown in ((realm.get("cards", ""), 0), (realm.get("shown", ""), 1)):
        for name in words.split():
            t.takes.add(seat, FRESH, ABSENT, 1)
            take = t.takes.count() - 1
            t.takes.set(take, BIT, 0)
            t.takes.set(take, KEPT, CARDS[name])
            t.takes.set(take, SHOWN, shown)
            t.deck.layers[0].cards.remove(CARDS[name])


def set_row(t: GrovesTable, row: str, stack: int) -> None:
    """The groves of the row from the left, `-` for an empty slot; the others are unseen."""
    tiles = [NONE if name == "-" else TILES[name] for name in row.split()]
    t.row = (tiles + [NONE] * 4)[: len(t.row)]
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
    mine.dominion = realm.get("dominion", 0)
    t.supply.dominion -= mine.dominion
    for other in realm.get("portals", []):
        mine.portals.append(other)
        mine.reach |= 1 << other
        t.supply.bases -= 1
        t.supply.mirrors -= 1
    if realm.get("base"):
        mine.base = 1
        t.supply.bases -= 1


def spelled(words: str) -> list[str]:
    """`white*2 blue` is white, white, blue."""
    found: list[str] = []
    for word in words.split():
        name, _, number = word.partition("*")
        assert name in SPIRITS, name
        found += [name] * int(number or 1)
    return found


def move(t: GrovesTable, bag: list[int], words: str) -> None:
    """A bag, or a hand, with exactly these spirits."""
    for spirit, name in enumerate(SPIRITS):
        t.supply.spirits[spirit] += bag[spirit]
        bag[spirit] = spelled(words).count(name)
        t.supply.spirits[spirit] -= bag[spirit]


def play(t: GrovesTable, *texts: str) -> GrovesTable:
    """Answer with these actions, in this order."""
    for text in texts:
        t.play(t.game.action(text))
    return t


def legal(t: GrovesTable) -> list[str]:
    """The legal actions as text."""
    return [t.game.text(option) for option in t.options]


def targets(t: GrovesTable, spirit: str) -> set[str]:
    """Where the seat that is asked may place this spirit."""
    return {text.split()[2] for text in legal(t) if text.startswith(f"place {spirit} ")}


def words_of(counts: dict[str, int]) -> str:
    return " ".join(name for name, number in counts.items() for _ in range(number))


def bag(t: GrovesTable, seat: int) -> str:
    """A bag in words: `white white blue`."""
    return words_of(realm(t, seat)["bag"])


def drawn(t: GrovesTable, seat: int) -> str:
    """The spirits that a seat has yet to place."""
    return words_of(realm(t, seat)["drawn"])


def realm(t: GrovesTable, seat: int) -> dict[str, Any]:
    """A realm as its owner sees it."""
    found: dict[str, Any] = t.game.view(t, seat)["realms"][seat]
    return found


def elements(t: GrovesTable, seat: int) -> list[int]:
    return [*realm(t, seat)["elements"].values()]


def crystals(t: GrovesTable) -> list[int]:
    return [int(realm.crystals) for realm in t.realms]


def face_down(t: GrovesTable, seat: int) -> list[str]:
    return [card["card"] for card in realm(t, seat)["face_down"]]


def revealed(t: GrovesTable, seat: int) -> list[str]:
    return list(realm(t, seat)["revealed"])


def standing(t: GrovesTable, grove: str) -> str:
    """The spirit on a grove, or nothing."""
    spirit = t.spirit[TILES[grove]]
    return "" if spirit == NONE else SPIRITS[spirit]


def bought(t: GrovesTable, seat: int) -> list[str]:
    return [grove["id"] for grove in realm(t, seat)["groves"] if grove["bought"]]


def row(t: GrovesTable) -> list[str]:
    return [slot["id"] for slot in t.game.view(t, -1)["row"]]


def log(t: GrovesTable, seat: int = -1) -> list[str]:
    return t.game.log(t, seat)


def sound(t: GrovesTable) -> GrovesTable:
    """Nothing appeared and nothing vanished."""
    check(t)
    return t
