"""Sections 19.2 and 19.11: abilities of Units and of Monsters, one entry each: number, name and words.

Words follow the name of the ability and speak of the Unit or Monster that has it; how much it does is told by
the edition. A faction has one ability, or none, for a kind of Unit; a Monster may have several, as a mask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.text import many
from spinney.games.eldervale.words import icons, phrases
from spinney.games.eldervale.words.effects import effect_icons, effect_words
from spinney.games.eldervale.words.icons import Printed

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent


class Ability:
    """What a kind of Unit of a faction can do, in full and in short."""

    def __init__(self, name: str, printed: Callable[[EldervaleContent], Printed]) -> None:
        self.name: Final = name
        self.printed: Final = printed


ABILITIES: Final[list[Ability]] = []


def add(number: int, name: str, printed: Callable[[EldervaleContent], Printed]) -> None:
    """Declare an ability of Units."""
    if number != len(ABILITIES):
        raise BrokenRules(f"eldervale: ability {number} ({name}): expected the number {len(ABILITIES)}")
    ABILITIES.append(Ability(name, printed))


def told(words: str, short: str) -> Printed:
    """The entry of an ability that needs fixed words only, with short ones where there is little room."""
    return Printed(words, icons.words(short))


def gift(content: EldervaleContent, when: str, short: str, effect: i64) -> Printed:
    """The entry of an ability that brings an effect: when it does, and what is gained."""
    given = effect_words(content, effect) or "nothing"
    return Printed(f"{when}, {given}", (*icons.words(f"{short}:"), *effect_icons(content, effect)))


NO_ABILITY: Final = 0
add(NO_ABILITY, "none", lambda content: told("", ""))
FARWALK: Final = 1
add(FARWALK, "farwalk", lambda content: told(
    f"may be placed {many(content.play.farwalk, 'Realm')} further",
    f"goes {many(content.play.farwalk, 'step')} further",
))  # fmt: skip
WANDER: Final = 2
add(WANDER, "wander", lambda content: told(
    f"at the end of your turn it may move to an unoccupied Realm {phrases.near(content.play.wander)} it",
    f"may move {content.play.wander} after placing",
))  # fmt: skip
LONGSHOT: Final = 3
add(LONGSHOT, "longshot", lambda content: told(
    "may add its dice to a battle from a Realm next to it, and is not lost", "supports from next door"
))  # fmt: skip
MIGHT: Final = 4
add(MIGHT, "might", lambda content: told(
    f"rolls {many(content.play.might, 'die')} more", f"+{many(content.play.might, 'die')}"
))  # fmt: skip
STEALTH: Final = 5
add(STEALTH, "stealth", lambda content: told("placing it causes no Rush", "no Monster rushes at it"))
FORAGER: Final = 6
add(FORAGER, "forager", lambda content: told(
    "when placed in an Elemental Realm, also gain the resource printed there", "gains the Realm's resource"
))  # fmt: skip
MASON: Final = 7
add(MASON, "mason", lambda content: told(
    f"a Dwelling built from it costs {many(content.play.mason, 'resource')} less",
    f"its Dwelling costs {content.play.mason} less",
))  # fmt: skip
LUCKY: Final = 8
add(LUCKY, "lucky", lambda content: told(
    f"in its battles you may roll {phrases.up_to(content.play.lucky, 'die', 'dice')} again",
    f"rerolls {many(content.play.lucky, 'die')} in battle",
))  # fmt: skip
UNDYING: Final = 9
add(UNDYING, "undying", lambda content: told(
    "goes to the Ready Area instead of the Underworld", "goes to Ready, never falls"
))  # fmt: skip
RAIDER: Final = 10
add(RAIDER, "raider", lambda content: gift(
    content, "when you win a battle with it", "for a battle won", content.play.raider
))  # fmt: skip
SCHOLAR: Final = 11
add(SCHOLAR, "scholar", lambda content: gift(
    content, "when placed in a Ruin", "in a Ruin", content.play.scholar
))  # fmt: skip
MARTYR: Final = 12
add(MARTYR, "martyr", lambda content: gift(
    content, "when it goes to the Underworld", "when it falls", content.play.martyr
))  # fmt: skip
HERALD: Final = 13
add(HERALD, "herald", lambda content: told(
    "may be placed in an occupied Realm even as your first Unit on the map", "may begin among others"
))  # fmt: skip
ABILITY_NAMES: Final = tuple([ability.name for ability in ABILITIES])


class MonsterAbility:
    """What a Monster does; `bit` is its place in a mask."""

    def __init__(self, bit: i64, name: str, words: str) -> None:
        self.bit: Final[i64] = bit
        self.name: Final = name
        self.words: Final = words


MONSTER_ABILITIES: Final[list[MonsterAbility]] = []


def add_monster(bit: int, name: str, words: str) -> None:
    """Declare an ability of Monsters."""
    if bit != 1 << len(MONSTER_ABILITIES):
        raise BrokenRules(f"eldervale: ability {name}: expected the bit {1 << len(MONSTER_ABILITIES)}")
    MONSTER_ABILITIES.append(MonsterAbility(bit, name, words))


LEAP: Final = 1
add_monster(LEAP, "leap", "rushes from 2 Realms away too")
SLOW: Final = 2
add_monster(SLOW, "slow", "never rushes")
FURY: Final = 4
add_monster(FURY, "fury", "rolls its 1s again once")
GRASP: Final = 8
add_monster(GRASP, "grasp", "nobody may join its battles")
AWE: Final = 16
add_monster(AWE, "awe", "nobody may spend Swords or Gold for dice in its battles")
DREAD: Final = 32
add_monster(DREAD, "dread", "every player rolls 1 die less")
ROTE: Final = 64
add_monster(ROTE, "rote", "its sixes count as fives")
FRENZY: Final = 128
add_monster(FRENZY, "frenzy", "rolls 1 die more for each player beyond the first")
CHILL: Final = 256
add_monster(CHILL, "chill", "Dwellings give no dice in its battles")
MONSTER_ABILITY_NAMES: Final = tuple([ability.name for ability in MONSTER_ABILITIES])
