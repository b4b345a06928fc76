"""Chapters 13 and 14: Items and Forest Friends, one entry each: how it is written, its rule, what it does.

Its icon is the silhouette of its word, what it does is in the rules, its value in `judge/belongings.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.nothing import NONE
from spinney.engine.text import many

if TYPE_CHECKING:
    from spinney.games.leylines.content.edition import LeylinesContent

COLOURS: Final = ("purple", "blue", "green", "yellow", "red", "white")

Does = Callable[["LeylinesContent", i64], str]
Numbers = tuple[tuple[str, int, int], ...]


class Effect:
    """An Item or a kind of Friend."""

    def __init__(self, word: str, rule: str, does: Does, numbers: Numbers, once: bool, use: i64) -> None:
        self.word: Final = word
        self.name: Final = word.replace("-", " ").title()
        self.rule: Final = rule
        self.does: Final = does  # in words, with the numbers of an edition and the colour of an Accountant
        self.numbers: Final = numbers  # those of the edition: their names, the least and the most
        self.once: Final = once  # once a round
        self.use: Final[i64] = use  # its number among what is used in a window, or NONE

    def words(self, content: LeylinesContent, colour: i64 = NONE) -> str:
        """What it does, and how often."""
        return f"{'once a round, ' if self.once else ''}{self.does(content, colour)}"


class Effects:
    """All Items, or all kinds of Friends, by their numbers."""

    def __init__(self, icons: str) -> None:
        self.icons: Final = icons  # what the names of their silhouettes begin with
        self.all: Final[list[Effect]] = []

    def add(
        self,
        number: int,
        word: str,
        rule: str,
        does: Does,
        numbers: Numbers = (),
        once: bool = False,
        use: int = NONE,
    ) -> None:
        """Declare what an Item or a kind of Friend does, and the numbers that an edition gives it."""
        if number != len(self.all):
            raise BrokenRules(f"leylines: {word}: expected the number {len(self.all)}")
        self.all.append(Effect(word, rule, does, numbers, once, use))

    @property
    def words(self) -> tuple[str, ...]:
        """Items or kinds of Friend, as editions write them."""
        return tuple([effect.word for effect in self.all])

    @property
    def numbers(self) -> list[tuple[str, int, int]]:
        """All numbers that an edition gives."""
        return [entry for effect in self.all for entry in effect.numbers]

    def icon(self, number: i64) -> str:
        """The silhouette of an Item or of a kind of Friend, by its name in pictures."""
        return f"{self.icons}-{self.all[number].word}"


ITEMS: Final = Effects("item")

LANTERN: Final = 0
ITEMS.add(
    LANTERN, "lantern", "L-14.1", lambda content, _: f"{many(content.lantern, 'Quickness slot')} more",
    numbers=(("lantern", 0, 4),),
)  # fmt: skip
HARP: Final = 1
ITEMS.add(HARP, "harp", "L-14.2", lambda content, _: "one die more, at once and every Day")
COMPANION: Final = 2
USE_COMPANION: Final = 0
ITEMS.add(
    COMPANION, "companion", "L-14.3",
    lambda content, _: f"up to {many(content.companion, 'cube')} from any space",
    numbers=(("companion", 1, 9),), once=True, use=USE_COMPANION,
)  # fmt: skip
TABLET: Final = 3
USE_TABLET: Final = 1
ITEMS.add(
    TABLET, "tablet", "L-14.4", lambda content, _: "auction a Contract where you are",
    once=True, use=USE_TABLET,
)  # fmt: skip
POTION: Final = 4
ITEMS.add(POTION, "potion", "L-14.5", lambda content, _: "a cube of any colour as another", once=True)
SATCHEL: Final = 5
ITEMS.add(
    SATCHEL, "satchel", "L-14.6", lambda content, _: f"{many(content.satchel, 'Resource slot')} more",
    numbers=(("satchel", 0, 20),),
)  # fmt: skip

FRIENDS: Final = Effects("friend")

NEGOTIATOR: Final = 0
FRIENDS.add(
    NEGOTIATOR, "negotiator", "L-13.1",
    lambda content, _: f"{content.negotiator} Gold for each Contract of a turn",
    numbers=(("negotiator", 0, 99),),
)  # fmt: skip
EXCHANGE: Final = 1
FRIENDS.add(
    EXCHANGE, "exchange", "L-13.2", lambda content, _: f"changes up to {many(content.exchange, 'cube')}",
    numbers=(("exchange", 1, 9),),
)  # fmt: skip
CRITTER: Final = 2
FRIENDS.add(
    CRITTER, "helpful-critter", "L-13.3", lambda content, _: f"carries {content.critter} more",
    numbers=(("critter", 0, 9),),
)  # fmt: skip
ROUTE: Final = 3
USE_ROUTE: Final = 2
FRIENDS.add(
    ROUTE, "secret-route", "L-13.4", lambda content, _: "move to any other space",
    use=USE_ROUTE,
)  # fmt: skip
APPRAISER: Final = 4
FRIENDS.add(
    APPRAISER, "appraiser", "L-13.5", lambda content, _: f"{content.appraiser} Gold for each Contract done",
    numbers=(("appraiser", 0, 9),),
)  # fmt: skip
DELIVERY: Final = 5
USE_DELIVERY: Final = 5
FRIENDS.add(
    DELIVERY, "special-delivery", "L-13.6",
    lambda content, _: f"{many(content.delivery, 'cube')} from the bag",
    numbers=(("delivery", 1, 9),), use=USE_DELIVERY,
)  # fmt: skip
SHADOW: Final = 6
USE_SHADOW: Final = 4
FRIENDS.add(
    SHADOW, "shadow-market", "L-13.7",
    lambda content, _: f"sell up to {many(content.shadow, 'cube')} for 1 Gold each",
    numbers=(("shadow", 1, 9),), use=USE_SHADOW,
)  # fmt: skip
PATHFINDER: Final = 7
USE_PATHFINDER: Final = 3
FRIENDS.add(
    PATHFINDER, "pathfinder", "L-13.8",
    lambda content, _: (
        f"move up to {many(content.path_steps, 'space')}, take up to {many(content.path_cubes, 'cube')}"
    ),
    numbers=(("steps", 0, 20), ("cubes", 0, 9)), use=USE_PATHFINDER,
)  # fmt: skip
ACCOUNTANT: Final = 8
FRIENDS.add(
    ACCOUNTANT, "accountant", "L-13.9",
    lambda content, colour: f"{content.accountant_gold} Gold for Contracts with {COLOURS[colour]}",
    numbers=(("accountant", 0, 9),),
)  # fmt: skip


def all_used() -> list[Effect]:
    """The effects that are used in a window, in the order in which `use` numbers them."""
    used = [effect for effect in [*ITEMS.all, *FRIENDS.all] if effect.use != NONE]
    used.sort(key=lambda effect: int(effect.use))
    if [effect.use for effect in used] != [*range(len(used))]:
        raise BrokenRules("leylines: use: expected each number from 0 on once")
    return used


USED: Final[list[Effect]] = all_used()
