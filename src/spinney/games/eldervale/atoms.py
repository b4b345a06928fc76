"""The numbers behind the words of section 19: Elements, Units, Realms, cards, and the atoms of effects.

A heap is one number, four bits for each kind: a cost counts G, P, S, T, W, `$` and `*` (the order of E-12.9),
so kinds 0 to 6; a gain counts only the six tokens. What a player holds may be more than fits.

An atom is three numbers: its kind and `a` and `b`, which mean

| atom | a | b |
| --- | --- | --- |
| GAIN | heap of tokens | how many `?` |
| DRAW | cards drawn | cards discarded then |
| VP, GLORY, POWER_ANY, POWER_SPLIT | n | - |
| POWER | n | the Element |
| SUMMON | discount | mask of the Unit kinds |
| DWELL, BUY | discount | - |
| RESCUE, SAVE, REROLL, MOVE, DICE_MORE, DICE_LESS | n | - |
| DOMINATE | distance | - |
| ECHO | - | the card whose Slot is meant |
| TREASURE, BURN, CASTLE, DOMINATE_UNDER, PEACE, QUELL, BLINK | - | - |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final = -1  # no Element, no effect, no card

# Elements (E-2.1).

ELEMENTS: Final = ("air", "earth", "fire", "water", "light", "darkness", "order", "chaos")
ELEMENT_COUNT: Final = 8
MOST_SEATS: Final = 5

# Resources (E-2.7). A cost has `$` at GOLD and `*` at ANY; a Magic Card is no token.

GEM: Final = 0
POTION: Final = 1
SCROLL: Final = 2
TOOL: Final = 3
SWORD: Final = 4
GOLD: Final = 5
ANY: Final = 6  # `*` of a cost
MAGIC: Final = 6  # as a resource that pays a `*`
RESOURCES: Final = ("gem", "potion", "scroll", "tool", "sword", "gold", "magic")
COST_LETTERS: Final = "GPSTW$*"
TOKEN_LETTERS: Final = "GPSTW$"
CHOICE: Final = "?"
PLAIN_KINDS: Final = 5  # G, P, S, T, W
TOKEN_KINDS: Final = 6  # and Gold
COST_KINDS: Final = 7  # and `*`

# Kinds of Units (E-2.3, E-21.1): a Monster m is the kind FIRST_MONSTER + m when it is dominated.

WORKER: Final = 0
WARRIOR: Final = 1
WIZARD: Final = 2
DRAGON: Final = 3
MINOTAUR: Final = 4
SHAPESHIFTER: Final = 5
FIRST_MONSTER: Final = 6
UNITS: Final = ("worker", "warrior", "wizard", "dragon", "minotaur", "shapeshifter")
FACTION_KINDS: Final = 4  # Worker, Warrior, Wizard, Dragon
MONSTER_COUNT: Final = 18
UNIT_KINDS: Final = 24
FACTION_UNITS: Final = 15  # mask of the four kinds of a faction
ALL_UNITS: Final = 16777215  # mask of all kinds

# Kinds of Realm tiles (19.12), and the numbers of the tiles that are no Elemental Realms.

EXPANSE: Final = 0
ORACLE: Final = 1
LAIR: Final = 2
TOWER: Final = 3
FORTRESS: Final = 4
MILL: Final = 5
PORTAL: Final = 6
DUNGEON: Final = 7
BIFROST: Final = 8
DEN: Final = 9
TILE_KINDS: Final = (
    "expanse", "oracle", "lair", "tower", "fortress", "mill", "portal", "dungeon", "bifrost", "den",
)  # fmt: skip
ELEMENTAL_KINDS: Final = 3  # a tile is 3 * Element + kind
FIRST_RUIN: Final = 24  # Mage Tower, Fortress, Mill, Portal, Dungeon, Dungeon
DUNGEON_TILE: Final = 28
SECOND_DUNGEON_TILE: Final = 29
BIFROST_TILE: Final = 30
DEN_TILE: Final = 31
TILE_COUNT: Final = 32

# Where an `on place` trigger looks, as bits: an Element e is bit e.

PLACE_LAIR: Final = 256
PLACE_DUNGEON: Final = 512
PLACE_FORTRESS: Final = 1024
PLACE_TOWER: Final = 2048
PLACE_OCCUPIED: Final = 4096
PLACES: Final = (*ELEMENTS, "lair", "dungeon", "fortress", "tower", "occupied")  # by bit

# Kinds of Adventure Cards (19.8), and who may stand on an action space (E-10.3).

GATE: Final = 0
RELIC: Final = 9
VAULT: Final = 10
WONDER: Final = 11
CARD_KINDS: Final = (
    "gate", "harvest", "exchange", "lore", "rite", "muster", "homestead", "banner", "bond", "relic", "vault",
    "wonder", "trail",
)  # fmt: skip
NOBODY: Final = 0  # masks of Unit kinds
FIGHTERS: Final = 10  # Warrior and Dragon
WHO: Final = ("any", "warrior", "wizard", "dragon", "fighter")
WHO_MASKS: Final[list[i64]] = [ALL_UNITS, 2, 4, 8, FIGHTERS]
STARTER_ACTIONS: Final = ("summon", "gather", "dwell")
STARTER_SUMMON: Final = 0
STARTER_GATHER: Final = 1
STARTER_DWELL: Final = 2

# Magic Cards (E-14.1, E-14.6).

SPELL: Final = 0
QUEST: Final = 1
PROPHECY: Final = 2
AURA: Final = 3
MAGIC_KINDS: Final = ("spell", "quest", "prophecy", "aura")
OWN_TURN: Final = 0
RUSH: Final = 1
BATTLE_START: Final = 2
BATTLE_DICE: Final = 3
AFTER_ROLL: Final = 4
BATTLE_LOSS: Final = 5
TURN_START: Final = 6  # own turn, but only in W1
TIMINGS: Final = (
    "own_turn", "rush", "battle_start", "battle_dice", "after_roll", "battle_loss", "turn_start",
)  # fmt: skip
PLENTY: Final = 0
HASTE: Final = 1
SPLENDOUR: Final = 2
EASE: Final = 3
AURAS: Final = ("plenty", "haste", "splendour", "ease")

# Abilities of factions (19.2), one for a kind of Unit, and of Monsters (19.11), as a mask.

NO_ABILITY: Final = 0
FARWALK: Final = 1
WANDER: Final = 2
LONGSHOT: Final = 3
MIGHT: Final = 4
STEALTH: Final = 5
FORAGER: Final = 6
MASON: Final = 7
LUCKY: Final = 8
UNDYING: Final = 9
RAIDER: Final = 10
SCHOLAR: Final = 11
MARTYR: Final = 12
HERALD: Final = 13
ABILITIES: Final = (
    "none", "farwalk", "wander", "longshot", "might", "stealth", "forager", "mason", "lucky", "undying",
    "raider", "scholar", "martyr", "herald",
)  # fmt: skip
LEAP: Final = 1
SLOW: Final = 2
FURY: Final = 4
GRASP: Final = 8
AWE: Final = 16
DREAD: Final = 32
ROTE: Final = 64
FRENZY: Final = 128
CHILL: Final = 256
MONSTER_ABILITIES: Final = (
    "leap", "slow", "fury", "grasp", "awe", "dread", "rote", "frenzy", "chill",
)  # fmt: skip

# Atoms (19.0).

GAIN: Final = 0
DRAW: Final = 1
VP: Final = 2
POWER: Final = 3
POWER_ANY: Final = 4
POWER_SPLIT: Final = 5
GLORY: Final = 6
TREASURE: Final = 7
SUMMON: Final = 8
DWELL: Final = 9
BUY: Final = 10
BURN: Final = 11
RESCUE: Final = 12
CASTLE: Final = 13
DOMINATE: Final = 14
DOMINATE_UNDER: Final = 15
ECHO: Final = 16
MOVE: Final = 17
DICE_MORE: Final = 18
DICE_LESS: Final = 19
REROLL: Final = 20
SAVE: Final = 21
PEACE: Final = 22
QUELL: Final = 23
BLINK: Final = 24
ATOMS: Final = (
    "gain", "magic", "vp", "power self", "power any", "power split", "glory", "treasure any", "summon",
    "dwell", "buy", "burn", "rescue", "castle", "dominate", "dominate U", "echo", "move", "dice+", "dice-",
    "reroll", "save", "peace", "quell", "blink",
)  # fmt: skip
OPTIONAL: Final = 3342208  # mask of the atoms that may be declined

# Counters of Vaults, Prophecies and Quests (19.0).

SLOT: Final = 0
SLOTSET: Final = 1
HAND: Final = 2
HELD: Final = 3  # and the next four: G, P, S, T, W
TOKENS: Final = 8
CASTLES: Final = 9
DWELLINGS: Final = 10
UNDER: Final = 11
UNITS_OUT: Final = 12
SPREAD: Final = 13
CARDS: Final = 14
HUES: Final = 15
POWERED: Final = 16
PEAK: Final = 17
LEAD: Final = 18
RUINS: Final = 19
GLORY_SPACE: Final = 20
SLAIN: Final = 21
COUNTERS: Final = (
    "slot", "slotset", "hand", "G", "P", "S", "T", "W", "tokens", "castle", "dwelling", "under", "units",
    "spread", "cards", "hues", "powered", "peak", "lead", "ruins", "glory", "slain",
)  # fmt: skip


def count(heap: i64, kind: i64) -> i64:
    """How many of a kind are in a heap, or symbols of it in a cost."""
    return (heap >> (4 * kind)) & 15


def one(kind: i64) -> i64:
    """A heap of one token, or a cost of one symbol."""
    return shifted(1, 4 * kind)


def symbols(heap: i64) -> i64:
    """How many symbols a cost has, or tokens a heap."""
    total: i64 = 0
    while heap > 0:
        total += heap & 15
        heap >>= 4
    return total


def bit(n: i64) -> i64:
    """The mask of one thing. Compiled, a bare `1 << n` has 32 bits, so the 1 is passed as an argument."""
    return shifted(1, n)


def shifted(mask: i64, by: i64) -> i64:
    return mask << by
