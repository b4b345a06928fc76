"""Places and chips of deeds: what was won or lost, by symbols and in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Told
from spinney.engine.nothing import NOBODY
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    RESOURCES,
)
from spinney.games.eldervale.words.names import resource_name

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent

THING: Final = "ev-thing-"  # begins the ids of symbols; those of tokens and Magic Cards are in `RESOURCES`
MAGIC: Final = "magic"
VP: Final = "vp"
ORB: Final = "orb"
TREASURE: Final = "treasure"
CARD: Final = "card"
NAMES: Final = {VP: "VP", ORB: "Orb", TREASURE: "Treasure Token", CARD: "Adventure Card", MAGIC: "Magic Card"}
GAIN: Final = "gain"  # sounds
FIGHT: Final = "battle"
DICE: Final = "dice"
NOTHING: Final = Told()
HEADLINE: Final = Told(headline=True)
Tells = Callable[["EldervaleContent", Event], Told]


def tile(content: EldervaleContent, number: i64) -> str:
    """The key of a Realm."""
    return f"tile-{content.tiles[number].id}"


def market(content: EldervaleContent, card: i64) -> str:
    """The key of the place in the market where a card lay."""
    return f"market-{ELEMENTS[content.adventures[card].element]}"


def chip(event: Event, what: str, amount: i64) -> Change:
    """So much of a thing that the event's seat won or lost."""
    return Change(int(event.seat), f"{THING}{what}", int(amount), NAMES[what])


def token(event: Event, kind: i64, amount: i64) -> Change:
    """Tokens of a kind that the event's seat won or lost."""
    return Change(int(event.seat), f"{THING}{RESOURCES[kind]}", int(amount), resource_name(kind))


def says(words: str) -> tuple[Change, ...]:
    """A few words of a deed that is not the speaker's own, as a chip without a number."""
    return (Change(NOBODY, "", 0, words),)


def brought(what: str, amount: int, headline: bool = False, sound: str = "") -> Tells:
    """One thing won or lost, and nothing else to show."""
    return lambda content, event: Told((), (chip(event, what, amount),), headline=headline, sound=sound)


def at_tile(letter: str, headline: bool = True, sound: str = "") -> Tells:
    """Where it was: the Realm that the event names by this number."""

    def tells(content: EldervaleContent, event: Event) -> Told:
        return Told((tile(content, getattr(event, letter)),), headline=headline, sound=sound)

    return tells


def headline(content: EldervaleContent, event: Event) -> Told:
    """A deed that has no place, and brings nothing that could be counted."""
    return HEADLINE
