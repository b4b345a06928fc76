"""What can happen, as numbers. `events` of the game lists their names in this order."""

from __future__ import annotations

from typing import Final

from spinney.engine.facts import Fact
from spinney.games.eldervale.atoms import ELEMENTS, RESOURCES, STARTER_ACTIONS, UNITS
from spinney.games.eldervale.box import Box

NAMES: Final = (
    "faction", "start_roll", "starts", "element", "tile_laid", "monster_comes", "round_begins", "placed",
    "named", "gained", "drew", "drew_card", "reshuffled", "discarded", "scored", "powered", "took_orb",
    "glory", "took_treasure", "cashed", "slotted", "paid", "handed_over", "drew_tile", "bought", "burned",
    "shown", "summoned", "dwelt", "castled", "played", "claimed", "aura", "orb_spent", "hired", "restored",
    "rushed", "charged", "battle", "cancelled", "joined", "supported", "spent", "weakened", "rolled",
    "rerolled", "battle_won", "monster_won", "tied", "saved", "fell", "monster_fell", "retrieved", "acted",
    "rescued", "dominated", "released", "returned", "mercenary_left", "regrouped", "peace_ends", "moved",
    "trove", "quelled", "blinked", "endgame", "final", "wins", "undying",
)  # fmt: skip

FACTION: Final = 0  # a: Element, b: side, or -1 without abilities
START_ROLL: Final = 1  # a: die
STARTS: Final = 2
ELEMENT: Final = 3  # a: Element in play
TILE_LAID: Final = 4  # a: tile, b: hex
MONSTER_COMES: Final = 5  # a: Monster, b: tile
ROUND_BEGINS: Final = 6  # a: round
PLACED: Final = 7  # a: Unit kind, b: tile
NAMED: Final = 8  # a: type of the Shapeshifter
GAINED: Final = 9  # a: token, b: how many
DREW: Final = 10  # a: how many Magic Cards
DREW_CARD: Final = 11  # a: design; for the owner alone
RESHUFFLED: Final = 12  # a: cards in the new deck
DISCARDED: Final = 13  # a: design
SCORED: Final = 14  # a: VP, b: for what (SOURCES)
POWERED: Final = 15  # a: Element, b: space reached
TOOK_ORB: Final = 16  # a: Element of the track, or 8 for Glory
GLORY: Final = 17  # a: space reached
TOOK_TREASURE: Final = 18  # a: kind of token, b: tile
CASHED: Final = 19  # a: kind of token
SLOTTED: Final = 20  # a: kind of token, b: card
PAID: Final = 21  # a: token, b: how many
HANDED_OVER: Final = 22  # a: design
DREW_TILE: Final = 23  # a: tile
BOUGHT: Final = 24  # a: card
BURNED: Final = 25  # a: card
SHOWN: Final = 26  # a: card
SUMMONED: Final = 27  # a: Unit kind
DWELT: Final = 28  # a: tile, b: VP at once
CASTLED: Final = 29  # a: tile
PLAYED: Final = 30  # a: design
CLAIMED: Final = 31  # a: design
AURA: Final = 32  # a: design, b: card, c: 1 if it was moved
ORB_SPENT: Final = 33  # a: how (ORB_USES), b: space, card or Mercenary
HIRED: Final = 34  # a: Mercenary
RESTORED: Final = 35
RUSHED: Final = 36  # a: Monster, b: to, c: from
CHARGED: Final = 37  # a: tile
BATTLE: Final = 38  # a: tile, b: Monster and one
CANCELLED: Final = 39
JOINED: Final = 40  # a: Unit kind, b: tile
SUPPORTED: Final = 41  # a: Unit kind, b: tile
SPENT: Final = 42  # a: 0 Sword, 1 Gold
WEAKENED: Final = 43  # a: the participant, b: dice
ROLLED: Final = 44  # a: dice, b: Monster and one, if it is not a seat's roll
REROLLED: Final = 45  # a: dice after it, b: how many, c: Monster and one
WON: Final = 46  # a: Monster beaten and one, b: players beaten
MONSTER_WON: Final = 47  # a: Monster
TIED: Final = 48
SAVED: Final = 49  # a: Unit kind
FELL: Final = 50  # a: Unit kind, b: how many
MONSTER_FELL: Final = 51  # a: Monster; bound to the seat
RETRIEVED: Final = 52  # a: Unit kind, b: tile or pool
ACTED: Final = 53  # a: action, as `do` numbers them
RESCUED: Final = 54  # a: Unit kind
DOMINATED: Final = 55  # a: Monster
RELEASED: Final = 56  # a: Monster, b: its tile, or -1 for the Underworld
RETURNED: Final = 57  # a: Monster, b: tile
MERCENARY_LEFT: Final = 58  # a: Mercenary
REGROUPED: Final = 59  # a: 1 if it was the first
PEACE_ENDS: Final = 60
MOVED: Final = 61  # a: Unit kind, b: from, c: to
TROVE: Final = 62  # a: token
QUELLED: Final = 63
BLINKED: Final = 64
ENDGAME: Final = 65  # a: by what (ENDINGS)
FINAL: Final = 66  # a: for what (ITEMS), b: VP
WINS: Final = 67  # a: VP, b: 1 if shared
UNDYING: Final = 68  # a: Unit kind, b: how many

FOR_EFFECT: Final = 0
FOR_DWELLING: Final = 1
SOURCES: Final = ("effects", "dwellings at once")
SIXTH_DWELLING: Final = 0
LAST_TILE: Final = 1
ROUND_LIMIT: Final = 2
ENDINGS: Final = ("sixth dwelling", "last tile", "round limit")
ITEMS: Final = (
    "track", "orbs", "power tracks", "dwellings", "adventure cards", "starter card", "auras", "vaults",
    "prophecies",
)  # fmt: skip


def facts(content: Box) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    return (*facts_of_the_board(content), *facts_of_cards(content), *facts_of_battles(content))


def facts_of_the_board(content: Box) -> tuple[Fact, ...]:
    """Realms, tokens and points."""
    tiles = [tile.id for tile in content.tiles]
    monsters = [monster.name for monster in content.monsters]
    tokens = [f"{ELEMENTS[token.element]} {token.face}" for token in content.tokens]
    return (
        Fact(FACTION, "a", ELEMENTS),
        Fact(ELEMENT, "a", ELEMENTS, nobody=True),
        Fact(TILE_LAID, "a", tiles, nobody=True),
        Fact(MONSTER_COMES, "a", monsters, nobody=True),
        Fact(ROUND_BEGINS, beat=True, nobody=True),
        Fact(PLACED, "b", tiles),
        Fact(GAINED, "a", RESOURCES[:6], many="b"),
        Fact(SCORED, "b", SOURCES, many="a"),
        Fact(POWERED, "a", ELEMENTS),
        Fact(TOOK_ORB, "a", (*ELEMENTS, "glory")),
        Fact(TOOK_TREASURE, "a", tokens),
        Fact(CASHED, "a", tokens),
        Fact(SLOTTED, "a", tokens),
        Fact(DREW_TILE, "a", tiles),
        Fact(DWELT, "a", tiles),
        Fact(PEACE_ENDS, nobody=True),
        Fact(ENDGAME, "a", ENDINGS, ending=True),
        Fact(FINAL, "a", ITEMS, many="b"),
        Fact(WINS, "b", ("alone", "shared")),
    )


def facts_of_cards(content: Box) -> tuple[Fact, ...]:
    """Cards bought, drawn, played and used."""
    cards = [f"{card.id} {card.name}" for card in content.adventures]
    magic = [f"{card.id} {card.name}" for card in content.magic]
    return (
        Fact(DREW, many="a"),
        Fact(DREW_CARD, "a", magic),
        Fact(RESHUFFLED, nobody=True),
        Fact(DISCARDED, "a", magic),
        Fact(PAID, "a", RESOURCES[:6], many="b"),
        Fact(HANDED_OVER, "a", magic),
        Fact(BOUGHT, "a", cards),
        Fact(BURNED, "a", cards),
        Fact(SHOWN, "a", cards, nobody=True),
        Fact(SUMMONED, "a", UNITS[:4]),
        Fact(PLAYED, "a", magic),
        Fact(CLAIMED, "a", magic),
        Fact(AURA, "a", magic),
        Fact(ORB_SPENT, "a", ("track", "input", "icon", "hire")),
        Fact(ACTED, "a", [*cards, *STARTER_ACTIONS]),
    )


def facts_of_battles(content: Box) -> tuple[Fact, ...]:
    """Monsters, Mercenaries and battles."""
    monsters = [monster.name for monster in content.monsters]
    units = [*UNITS, *monsters]
    return (
        Fact(HIRED, "a", UNITS[4:]),
        Fact(RUSHED, "a", monsters, nobody=True),
        Fact(BATTLE, "b", ("players alone", *monsters), nobody=True),
        Fact(CANCELLED, nobody=True),
        Fact(WON, "a", ("players alone", *monsters)),
        Fact(MONSTER_WON, "a", monsters, nobody=True),
        Fact(TIED, nobody=True),
        Fact(FELL, "a", units, many="b"),
        Fact(DOMINATED, "a", monsters),
    )
