"""What tasks, End of Game cards and objectives count: each measure once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.text import listed
from spinney.games.shifting_realms.content import slots
from spinney.games.shifting_realms.content.phrases import Known, Part, Reader, Slot

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent


class Measure:
    """What is counted, of what, and how many are wanted."""

    def __init__(self, by: i64, of: i64, n: i64) -> None:
        self.by: Final[i64] = by
        self.of: Final[i64] = of
        self.n: Final[i64] = n


class Countable:
    """All that is said of one thing that is counted."""

    def __init__(
        self, phrase: str, one: str, more: str, of: Slot | None, by_seats: bool, by_all: bool, up_to: bool
    ) -> None:
        self.word: Final = phrase.split()[0]
        self.one: Final = one
        self.more: Final = more
        self.of: Final = of  # what follows the word, if anything does
        self.by_seats: Final = by_seats  # may stand on tasks and End of Game cards
        self.by_all: Final = by_all  # may be an objective
        self.up_to: Final = up_to  # an objective says how many


class Measures:
    """Everything that is counted, by its number."""

    def __init__(self) -> None:
        self.entries: Final[list[Countable]] = []
        self.words: Final[list[str]] = []

    def add(
        self,
        number: int,
        phrase: str,
        one: str,
        more: str,
        a: Slot | None = None,
        by_seats: bool = True,
        by_all: bool = False,
        up_to: bool = False,
    ) -> None:
        """Declare a measure: as an edition writes it, and as one and as several of them are called."""
        if number != len(self.entries):
            raise BrokenRules(f"{phrase!r}: expected the number {len(self.entries)}")
        if ("{a}" in phrase) != (a is not None):
            raise BrokenRules(f"{phrase!r}: no slot a, or one that is never read")
        entry = Countable(phrase, one, more, a, by_seats, by_all, up_to)
        self.entries.append(entry)
        self.words.append(entry.word)

    def read(self, reader: Reader, known: Known) -> Measure:
        """What is counted, and of what; how many are wanted is not said yet."""
        by = reader.one_of(self.words, "something to count")
        slot = self.entries[by].of
        return Measure(by, 0 if slot is None else slot.read(reader, known), 0)

    def read_own(self, reader: Reader, known: Known) -> Measure:
        """Something that a task or an End of Game card may count."""
        found = self.read(reader, known)
        if not self.entries[found.by].by_seats:
            raise reader.fail("something of a player's own")
        return found

    def read_goal(self, where: str, phrase: object, known: Known) -> Measure:
        """S-14.1  Something that an objective may count, and how many it takes where that is not all."""
        reader = Reader(where, phrase)
        found = self.read(reader, known)
        if not self.entries[found.by].by_all:
            words = [word for word, entry in zip(self.words, self.entries, strict=True) if entry.by_all]
            raise reader.fail(listed(words, "or"))
        number = reader.number(1, 99) if self.entries[found.by].up_to else 0
        reader.close()
        return Measure(found.by, found.of, number)

    def say(self, content: RealmsContent, by: i64, of: i64, number: i64 = 2) -> str:
        """What a measure counts, as one or as several."""
        entry = self.entries[by]
        words = entry.one if number == 1 else entry.more
        slot = entry.of
        if slot is None:
            return words
        return words.replace("{a}", slot.words(content, Part(by, number, of, 0), of))


MEASURES: Final = Measures()

BY_DRAGON: Final = 0
MEASURES.add(BY_DRAGON, "dragon", "Dragon Moves card", "Dragon Moves cards", by_all=True)
BY_REALM: Final = 1
MEASURES.add(BY_REALM, "realm {a}", "structure in {a}", "structures in {a}", a=slots.REALM)
BY_SPOTS: Final = 2
MEASURES.add(BY_SPOTS, "spots {a}", "scout on {a} spots", "scouts on {a} spots", a=slots.SPOTS)
BY_RAIDS: Final = 3
MEASURES.add(BY_RAIDS, "raids", "raid", "raids", by_all=True, up_to=True)
BY_BUILT: Final = 4
MEASURES.add(BY_BUILT, "built {a}", "{a}", "{a}s", a=slots.KIND, by_all=True, up_to=True)
BY_TOKENS: Final = 5
MEASURES.add(BY_TOKENS, "tokens", "troll king token", "troll king tokens", by_all=True)
BY_SOLDIERS: Final = 6
MEASURES.add(BY_SOLDIERS, "soldiers", "soldier on the boards", "soldiers on the boards")
BY_REALMS: Final = 7
MEASURES.add(BY_REALMS, "realms", "realm with a structure of yours", "realms with a structure of yours")
BY_EVERY_REALM: Final = 8
MEASURES.add(BY_EVERY_REALM, "every_realm", "structure in each realm", "structures in each realm")
BY_DECK: Final = 9
MEASURES.add(BY_DECK, "deck", "story card drawn", "story cards drawn", by_seats=False, by_all=True)
