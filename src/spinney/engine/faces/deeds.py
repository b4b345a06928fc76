"""What others did since a seat's last turn: events that it was told, gathered into deeds.

And what came of its own answers, as far as that is heard, or falls as dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.names import Names
from spinney.engine.nothing import NOBODY
from spinney.engine.text import listed

MOST_DEEDS: Final = 12  # of the strip; the log has them all

SHARED: Final = ("to ", "from ", "at ")  # said once for all that follows: `to the mill and the river`
TIMES: Final = {1: "", 2: "twice"}


class Change:
    """Something that a seat won or lost: an icon of the game's symbols, how many, and in words."""

    __slots__ = ("amount", "icon", "seat", "words")

    def __init__(self, seat: int, icon: str, amount: int, words: str) -> None:
        self.seat: Final = seat
        self.icon: Final = icon  # the id of a symbol; empty for words alone
        self.amount: Final = amount  # above 0 won, below 0 lost; 0 is neither, and only the words are shown
        self.words: Final = words


class Die:
    """A die as it fell, whose it was (-1 for nobody's), and whether it counted."""

    __slots__ = ("counts", "face", "seat")

    def __init__(self, seat: int, face: int, counts: bool = True) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.counts: Final = counts


class Told:
    """What one event shows beyond its sentence: where, what was won or lost, which dice."""

    __slots__ = ("brief", "chips", "dice", "headline", "parts", "sound")

    def __init__(
        self,
        parts: Sequence[str] = (),
        chips: Sequence[Change] = (),
        dice: Sequence[Die] = (),
        headline: bool = False,
        sound: str = "",
        brief: str = "",
    ) -> None:
        self.parts: Final = tuple(parts)  # keys of places, from where it began to where it ended
        self.chips: Final = tuple(chips)
        self.dice: Final = tuple(dice)
        self.headline: Final = headline  # its sentence stands in the strip; others only add chips and dice
        self.sound: Final = sound  # "dice", "gain" or "battle"
        self.brief: Final = brief  # what its doer does, in fewer words than the log: `moves to the mill`


class Deed:
    """One entry of the strip: who, in words, from which answer to which, where, and what it brought."""

    def __init__(self, seat: int, name: str, first: int) -> None:
        self.number = 0  # from 1, oldest first; the same on the map
        self.seat: Final = seat  # -1 if nobody did it
        self.name: Final = name
        self.sentences: Final[list[str]] = []
        self.events: Final[list[Event]] = []
        self.first: Final = first  # answers before it ...
        self.last = first  # ... and after it, to look back at
        self.walks: Final[list[list[str]]] = []  # keys of places, those of each event by itself
        self.chips: Final[list[Change]] = []
        self.dice: Final[list[Die]] = []
        self.sound = ""
        self.old = False  # the seat has answered since

    def __eq__(self, other: object) -> bool:
        """The same number for the same events, told to people of the same names."""
        return isinstance(other, Deed) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash(self.told())

    def told(self) -> tuple[Any, ...]:
        """All that it follows from, once all of its events are known."""
        return self.number, self.old, self.name, tuple(self.events)

    @property
    def parts(self) -> list[str]:
        """The keys of all its places, in order."""
        return [part for walk in self.walks for part in walk]

    @property
    def words(self) -> str:
        """What was done, in sentences; those that begin with the name of whoever did it become one."""
        return told_together(self.sentences, self.name)

    def add(self, event: Event, told: Told, words: str) -> None:
        """One more event belongs to it."""
        self.events.append(event)
        self.last = int(event.number)
        if told.headline and words:
            self.sentences.append(f"{self.name} {told.brief}." if told.brief and self.name else words)
        if told.parts:
            self.walks.append([*told.parts])
        self.chips.extend(told.chips)
        self.dice.extend(told.dice)
        self.sound = told.sound or self.sound


def gathered(
    events: Sequence[Event],
    me: i64,
    doer: Callable[[Event], int],
    told: Callable[[Event], Told],
    words: Callable[[Event], str],
    names: Names = (),
    answered: int = 0,
) -> list[Deed]:
    """The deeds of others among events: a headline by somebody else begins a new one, the rest adds to it."""
    gathering = Gathering(int(me), doer, told, words, names)
    for event in events:
        gathering.hear(event)
    gathering.settle()
    found = [deed for deed in gathering.found if deed.sentences][-MOST_DEEDS:]
    for number, deed in enumerate(found, 1):
        deed.number = number
        deed.old = deed.last < answered
    return found


class Gathering:
    """Deeds while they are gathered. What others do before their headline, as paying for it, waits for it."""

    def __init__(
        self,
        me: int,
        doer: Callable[[Event], int],
        told: Callable[[Event], Told],
        words: Callable[[Event], str],
        names: Names,
    ) -> None:
        self.me, self.doer, self.told, self.words, self.names = me, doer, told, words, names
        self.found: list[Deed] = []
        self.early: list[Event] = []  # what waits
        self.mine = False  # am I the one who acts?
        self.last = -1  # the answer of the latest event of mine or of whoever acts

    @property
    def acting(self) -> int:
        """Whose headline was the latest: NOBODY's in a battle, or where there was none."""
        return self.me if self.mine else self.found[-1].seat if self.found else NOBODY

    def hear(self, event: Event) -> None:
        """One more event: it waits, begins a deed, or adds to one."""
        who, headline = self.doer(event), self.told(event).headline
        if not headline and self.comes_early(event, who):
            self.early.append(event)
            return
        if headline:
            self.begin(event, who)
        elif who == self.acting:
            self.settle()
        self.last = int(event.number) if who in (self.me, self.acting) else self.last
        self.add(event)

    def comes_early(self, event: Event, who: int) -> bool:
        """Is it of somebody else than whoever acts, and of an answer of their own?"""
        if who in (NOBODY, self.me, self.acting):
            return False
        nobodys = bool(self.found) and self.acting == NOBODY  # a battle is of all who are in it
        return not nobodys and (bool(self.early) or event.number > self.last)

    def begin(self, event: Event, who: int) -> None:
        """A headline: what waited for it belongs to its deed, the rest to the one before."""
        waited = [one for one in self.early if self.doer(one) == who]
        self.early = [one for one in self.early if self.doer(one) != who]
        self.settle()
        self.mine = who == self.me and self.me >= 0
        if not self.mine and (not self.found or self.found[-1].seat != who):
            name = self.names[who] if 0 <= who < len(self.names) else ""
            self.found.append(Deed(who, name, max(0, int([*waited, event][0].number) - 1)))
        for one in waited:
            self.add(one)

    def settle(self) -> None:
        """What waited in vain belongs to the latest deed."""
        for event in self.early:
            self.add(event)
        self.early = []

    def add(self, event: Event) -> None:
        """An event belongs to the latest deed, unless that is mine."""
        if self.found and not self.mine:
            what = self.told(event)
            self.found[-1].add(event, what, self.words(event) if what.headline else "")


def heard_of_own(
    events: Sequence[Event], me: i64, doer: Callable[[Event], int], told: Callable[[Event], Told]
) -> list[Deed]:
    """A deed without words for each answer with a sound or dice while it was this seat that acted."""
    found: list[Deed] = []
    mine = False
    for event in events:
        what = told(event)
        if what.headline:
            mine = doer(event) == me
        if mine and (what.sound or what.dice):
            if not found or found[-1].last != event.number:
                found.append(Deed(int(me), "", max(0, int(event.number) - 1)))
            found[-1].add(event, what, "")
    return found


def told_together(sentences: Sequence[str], name: str) -> str:
    """Sentences about one person as one: `Noor uses A. Noor uses B.` is `Noor uses A and B.`"""
    found: list[str] = []
    clauses: list[tuple[str, list[str]]] = []  # of the sentence so far: a verb, and what follows it
    for sentence in sentences:
        rest = sentence.removeprefix(f"{name} ").removesuffix(".")
        plain = name and rest != sentence.removesuffix(".") and not set(rest) & set(".:;")
        if not plain:
            found += [one_sentence(name, clauses), sentence]
            clauses = []
            continue
        verb, _, rest = rest.partition(" ")
        if clauses and clauses[-1][0] == verb and bool(rest) == bool(clauses[-1][1][-1]):
            clauses[-1][1].append(rest)
        else:
            clauses.append((verb, [rest]))
    found.append(one_sentence(name, clauses))
    return " ".join([one for one in found if one])


def one_sentence(name: str, clauses: Sequence[tuple[str, Sequence[str]]]) -> str:
    """One sentence about a person from its clauses."""
    told = [f"{verb} {together(rest)}".rstrip() for verb, rest in clauses]
    if len(told) > 1 and any(" and " in one for one in told):  # a comma tells where a clause ends
        return f"{name} {', '.join(told[:-1])}, and {told[-1]}."
    return f"{name} {listed(told)}." if told else ""


def together(rest: Sequence[str]) -> str:
    """What followed the same verb: the same again is counted, a preposition that all share is said once."""
    counted = dict.fromkeys(rest, 0)
    for one in rest:
        counted[one] += 1
    word = next((word for word in SHARED if all(one.startswith(word) for one in counted)), "")
    bare = [f"{one.removeprefix(word)} {TIMES.get(n, f'{n} times')}".strip() for one, n in counted.items()]
    return f"{word}{listed(bare)}"
