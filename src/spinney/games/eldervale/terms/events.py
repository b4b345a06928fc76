"""What can happen: each event once, with its sentence, what the lab counts of it and whom it concerns."""

from __future__ import annotations

from typing import Final

from spinney.engine.nothing import NONE
from spinney.engine.terms.events import ITSELF, Events
from spinney.engine.terms.field import NUMBER, Field, agreeing, if_so, one_of
from spinney.engine.text import many
from spinney.games.eldervale.terms import fields
from spinney.games.eldervale.terms.score_items import ITEMS
from spinney.games.eldervale.words.names import the_tile

EVENTS: Final = Events("eldervale")

FOR_EFFECT: Final = 0
FOR_DWELLING: Final = 1
SOURCE: Final[Field] = one_of("effects", "dwellings at once")
SIXTH_DWELLING: Final = 0
LAST_TILE: Final = 1
ROUND_LIMIT: Final = 2
NOBODY_ACTS: Final = 3
ENDING: Final[Field] = one_of(
    "a sixth Dwelling is built", "the last Realm is drawn", "by a house rule, the round limit is reached",
    "by a house rule, nobody can do anything but regroup",
    names=("sixth dwelling", "last tile", "round limit", "nobody acts"),
)  # fmt: skip
ITEM: Final[Field] = one_of(*[item.words for item in ITEMS], names=[item.name for item in ITEMS])

# Setup.

FACTION: Final = 0  # b: side, or NONE without abilities
EVENTS.add(FACTION, "faction", "{who} leads {a}{b}.", a=fields.ELEMENT, b=fields.SIDE, item="a")
START_ROLL: Final = 1
EVENTS.add(START_ROLL, "start_roll", "{who} rolls a {a} for the start.", a=NUMBER)
STARTS: Final = 2
EVENTS.add(STARTS, "starts", "{who} begins.")
ELEMENT: Final = 3
EVENTS.add(ELEMENT, "element", "{a} is in play.", a=fields.ELEMENT, item="a", nobody=True)
TILE_LAID: Final = 4  # b: hex
EVENTS.add(TILE_LAID, "tile_laid", "", a=fields.TILE, b=NUMBER, item="a", nobody=True)
MONSTER_COMES: Final = 5
EVENTS.add(
    MONSTER_COMES,
    "monster_comes",
    "The {a} stands in {b}.",
    a=fields.MONSTER,
    b=fields.TILE,
    item="a",
    nobody=True,
)
ROUND_BEGINS: Final = 6
EVENTS.add(ROUND_BEGINS, "round_begins", "Round {a} begins.", a=NUMBER, beat=True, nobody=True)
PLACED: Final = 7
EVENTS.add(PLACED, "placed", "{who} places {a} in {b}.", a=fields.A_UNIT, b=fields.TILE, item="b")
NAMED: Final = 8
EVENTS.add(NAMED, "named", "{who}'s Shapeshifter is a {a} now.", a=fields.FACTION_UNIT)

# What is gained and paid.

GAINED: Final = 9  # b: how many
EVENTS.add(GAINED, "gained", "{who} gains {a}.", a=fields.TOKEN, b=NUMBER, item="a", many="b")
DREW: Final = 10
EVENTS.add(DREW, "drew", "{who} draws {a}.", a=fields.MAGIC_CARDS, many="a")
DREW_CARD: Final = 11  # for the owner alone
EVENTS.add(DREW_CARD, "drew_card", "You draw {a}.", a=fields.MAGIC, item="a")
RESHUFFLED: Final = 12
EVENTS.add(
    RESHUFFLED, "reshuffled", "The discard pile is shuffled into a new deck of {a}.", a=NUMBER, nobody=True
)
DISCARDED: Final = 13
EVENTS.add(DISCARDED, "discarded", "{who} discards {a}.", a=fields.MAGIC, item="a")
SCORED: Final = 14  # a Dwelling tells its VP itself
EVENTS.add(
    SCORED, "scored", "{who} scores {a} VP.", a=NUMBER, b=SOURCE, item="b", many="a",
    when=lambda event: event.b == FOR_EFFECT,
)  # fmt: skip
POWERED: Final = 15
EVENTS.add(
    POWERED, "powered", "{who} reaches space {b} of the {a} track.", a=fields.ELEMENT, b=NUMBER, item="a"
)
TOOK_ORB: Final = 16
EVENTS.add(TOOK_ORB, "took_orb", "{who} takes the Orb of {a}.", a=fields.ORB_SOURCE, item="a")
GLORY: Final = 17
EVENTS.add(GLORY, "glory", "{who} reaches space {a} of the Glory Track.", a=NUMBER)
TOOK_TREASURE: Final = 18
EVENTS.add(
    TOOK_TREASURE,
    "took_treasure",
    "{who} takes the {a} from {b}.",
    a=fields.TREASURE,
    b=fields.TILE,
    item="a",
)
CASHED: Final = 19
EVENTS.add(CASHED, "cashed", "{who} discards the {a}.", a=fields.TREASURE, item="a")
SLOTTED: Final = 20
EVENTS.add(SLOTTED, "slotted", "{who} slots the {a} on {b}.", a=fields.TREASURE, b=fields.CARD, item="a")
PAID: Final = 21  # b: how many
EVENTS.add(PAID, "paid", "{who} pays {a}.", a=fields.TOKEN, b=NUMBER, item="a", many="b")
HANDED_OVER: Final = 22
EVENTS.add(HANDED_OVER, "handed_over", "{who} pays with {a}.", a=fields.MAGIC, item="a")

# Realms, market, Units and Dwellings.

DREW_TILE: Final = 23
EVENTS.add(DREW_TILE, "drew_tile", "{who} draws {a} and lays it on the map.", a=fields.TILE, item="a")
BOUGHT: Final = 24
EVENTS.add(BOUGHT, "bought", "{who} buys {a}.", a=fields.CARD, item="a")
BURNED: Final = 25
EVENTS.add(BURNED, "burned", "{who} burns {a}.", a=fields.CARD, item="a")
SHOWN: Final = 26
EVENTS.add(SHOWN, "shown", "{a} comes to the market.", a=fields.CARD, item="a", nobody=True)
SUMMONED: Final = 27
EVENTS.add(SUMMONED, "summoned", "{who} summons a {a}.", a=fields.FACTION_UNIT, item="a")
DWELT: Final = 28
EVENTS.add(
    DWELT,
    "dwelt",
    "{who} builds a Dwelling in {a} and scores {b} VP at once.",
    a=fields.TILE,
    b=NUMBER,
    item="a",
)
CASTLED: Final = 29
EVENTS.add(CASTLED, "castled", "{who}'s Dwelling in {a} becomes a Castle.", a=fields.TILE)

# Free Actions.

PLAYED: Final = 30
EVENTS.add(PLAYED, "played", "{who} plays {a}.", a=fields.MAGIC, item="a")
CLAIMED: Final = 31
EVENTS.add(CLAIMED, "claimed", "{who} fulfils {a}.", a=fields.MAGIC, item="a")
AURA: Final = 32
EVENTS.add(
    AURA,
    "aura",
    "{who} {c} {a} under {b}.",
    a=fields.MAGIC,
    b=fields.CARD,
    c=one_of("lays", "moves"),
    item="a",
)
ORB_SPENT: Final = 33
EVENTS.add(
    ORB_SPENT, "orb_spent", "{who} spends an Orb: {b}.", a=fields.ORB_USE, b=fields.ORB_PLACE, item="a"
)
HIRED: Final = 34  # b: whether for good
EVENTS.add(
    HIRED, "hired", "{who} hires the {a} {b}.", a=fields.MERCENARY,
    b=one_of("with Gold, until the next Regroup", "with an Orb, for good", names=("gold", "orb")), item="a",
)  # fmt: skip
RESTORED: Final = 35
EVENTS.add(RESTORED, "restored", "{who} restores the Tactics Token.")

# Monsters come.

RUSHED: Final = 36
EVENTS.add(
    RUSHED,
    "rushed",
    "The {a} rushes from {c} into {b}.",
    a=fields.MONSTER,
    b=fields.TILE,
    c=fields.TILE,
    item="a",
    nobody=True,
)
CHARGED: Final = 37
EVENTS.add(CHARGED, "charged", "{who}'s Minotaur charges into {a}.", a=fields.TILE)

# Battles.

BATTLE: Final = 38
EVENTS.add(BATTLE, "battle", "Battle in {a}{b}!", a=fields.TILE, b=fields.BEATEN, item="b", nobody=True)
CANCELLED: Final = 39
EVENTS.add(CANCELLED, "cancelled", "{who} avoids the battle.", nobody=True)
JOINED: Final = 40
EVENTS.add(JOINED, "joined", "{who} joins with the {a} from {b}.", a=fields.UNIT, b=fields.TILE)
SUPPORTED: Final = 41
EVENTS.add(SUPPORTED, "supported", "{who}'s {a} supports from {b}.", a=fields.UNIT, b=fields.TILE)
SPENT: Final = 42
EVENTS.add(SPENT, "spent", "{who} spends {a} for a die.", a=fields.DIE_PRICE)
WEAKENED: Final = 43
EVENTS.add(
    WEAKENED, "weakened", "{who} weakens {a} by {b}.", a=fields.RIVAL, b=fields.DICE_MANY, concerns="a"
)
ROLLED: Final = 44
EVENTS.add(ROLLED, "rolled", "{b} rolls {a}.", a=fields.DICE, b=fields.ROLLER)
REROLLED: Final = 45
EVENTS.add(
    REROLLED, "rerolled", "{c} rolls {b} again: now {a}.", a=fields.DICE, b=fields.DICE_MANY, c=fields.ROLLER
)
BATTLE_WON: Final = 46  # b: how many players were beaten
EVENTS.add(BATTLE_WON, "battle_won", "{who} wins the battle.", a=fields.BEATEN, b=NUMBER, item="a")
MONSTER_WON: Final = 47
EVENTS.add(MONSTER_WON, "monster_won", "The {a} wins the battle.", a=fields.MONSTER, item="a", nobody=True)
TIED: Final = 48
EVENTS.add(TIED, "tied", "A true tie: all lose.", nobody=True)
SAVED: Final = 49
EVENTS.add(SAVED, "saved", "{who} saves the {a}.", a=fields.UNIT)
FELL: Final = 50  # told with the seat that loses them
EVENTS.add(
    FELL,
    "fell",
    "{who} loses {b} to the Underworld.",
    a=fields.UNIT,
    b=fields.FALLEN,
    item="a",
    many="b",
    concerns=ITSELF,
)
MONSTER_FELL: Final = 51
EVENTS.add(MONSTER_FELL, "monster_fell", "The {a} is in the Underworld, bound to {who}.", a=fields.MONSTER)

# Regroup, bonds and moves.

RETRIEVED: Final = 52
EVENTS.add(RETRIEVED, "retrieved", "{who} takes the {a} back from {b}.", a=fields.UNIT, b=fields.PLACE)
ACTED: Final = 53
EVENTS.add(ACTED, "acted", "{who} uses {a}.", a=fields.ACTION, item="a")
RESCUED: Final = 54
EVENTS.add(RESCUED, "rescued", "{who} rescues a {a}.", a=fields.OWN_UNIT)
DOMINATED: Final = 55
EVENTS.add(DOMINATED, "dominated", "{who} dominates the {a}.", a=fields.MONSTER, item="a")
RELEASED: Final = 56
EVENTS.add(
    RELEASED, "released", "{who} releases the {a} to {b}.", a=fields.MONSTER,
    b=Field(words=lambda content, tile: "the Underworld" if tile == NONE else the_tile(content, tile)),
)  # fmt: skip
RETURNED: Final = 57
EVENTS.add(RETURNED, "returned", "The {a} returns to {b}.", a=fields.MONSTER, b=fields.TILE)
MERCENARY_LEFT: Final = 58
EVENTS.add(MERCENARY_LEFT, "mercenary_left", "The {a} leaves {who}.", a=fields.MERCENARY)
REGROUPED: Final = 59
EVENTS.add(REGROUPED, "regrouped", "{who} has regrouped{a}.", a=if_so(" for the first time"))
PEACE_ENDS: Final = 60
EVENTS.add(PEACE_ENDS, "peace_ends", "Peaceful Beginnings are over.", nobody=True)
MOVED: Final = 61
EVENTS.add(
    MOVED, "moved", "{who} moves the {a} from {b} to {c}.", a=fields.UNIT, b=fields.TILE, c=fields.TILE
)
TROVE: Final = 62
EVENTS.add(TROVE, "trove", "{who} gains a Trove: {a}.", a=fields.TROVE)
QUELLED: Final = 63
EVENTS.add(QUELLED, "quelled", "No Monster rushes this turn.")
BLINKED: Final = 64
EVENTS.add(BLINKED, "blinked", "{who} may place in any unoccupied Realm this turn.")

# The end.

ENDGAME: Final = 65
EVENTS.add(
    ENDGAME, "endgame", "The end is near: {a}. Everybody has one more turn.", a=ENDING, item="a", ending=True
)
FINAL: Final = 66
EVENTS.add(
    FINAL, "final", "{who} scores {b} VP for {a}.", a=ITEM, b=NUMBER, item="a", many="b",
    when=lambda event: event.b != 0,
)  # fmt: skip
WINS: Final = 67
EVENTS.add(
    WINS, "wins", "{who} {b} with {a} VP.", a=NUMBER,
    b=one_of("wins", "shares the victory", names=("alone", "shared")), item="b",
)  # fmt: skip
UNDYING: Final = 68  # told with the seat that keeps them
EVENTS.add(
    UNDYING, "undying", "{who}'s undying {a} {b} to the Ready Area.",
    a=fields.UNDYING, b=agreeing("b", "goes", "go"), concerns=ITSELF,
)  # fmt: skip
FURTHER: Final = 69
EVENTS.add(FURTHER, "further", "{who} names {a} as a further Element.", a=fields.ELEMENT, item="a")
LIMIT_ENDS: Final = 70
EVENTS.add(
    LIMIT_ENDS, "limit_ends", "The game is over by a house rule: it has a limit of {a}.",
    a=Field(words=lambda _, rounds: many(rounds, "round")), nobody=True,
)  # fmt: skip
