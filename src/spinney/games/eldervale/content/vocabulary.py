"""The numbers behind the words of section 19: Elements, resources, Units, Realms and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Elements (E-2.1).

ELEMENTS: Final = ("air", "earth", "fire", "water", "light", "darkness", "order", "chaos")
ELEMENT_COUNT: Final = 8
MOST_SEATS: Final = 5

# Resources (E-2.7). A cost has `$` at GOLD and `*` at ANY; a Magic Card is no token.

GEM: Final = 0
POTION: Final = 1
SCROLL: Final = 2
SWORD: Final = 4
GOLD: Final = 5
ANY: Final = 6  # `*` of a cost
RESOURCES: Final = ("gem", "potion", "scroll", "tool", "sword", "gold", "magic")
COST_LETTERS: Final = "GPSTW$*"
TOKEN_LETTERS: Final = "GPSTW$"
CHOICE: Final = "?"
MAGIC_LETTER: Final = "M"  # on Treasure Tokens
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

# Realm tiles (19.12): the numbers of those that are no Elemental Realms.

ELEMENTAL_KINDS: Final = 3  # a tile is 3 * Element + kind
FIRST_RUIN: Final = 24  # Mage Tower, Fortress, Mill, Portal, Dungeon, Dungeon
DUNGEON_TILE: Final = 28
SECOND_DUNGEON_TILE: Final = 29
BIFROST_TILE: Final = 30
DEN_TILE: Final = 31
TILE_COUNT: Final = 32

# Where an `on place` trigger looks, as bits: an Element e is bit e.

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
NO_UNITS: Final = 0  # masks of Unit kinds
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
TURN_START: Final = 6  # on your turn, but only in W1
TIMINGS: Final = (
    "own_turn", "rush", "battle_start", "battle_dice", "after_roll", "battle_loss", "turn_start",
)  # fmt: skip
PLENTY: Final = 0
HASTE: Final = 1
SPLENDOUR: Final = 2
EASE: Final = 3
AURAS: Final = ("plenty", "haste", "splendour", "ease")
