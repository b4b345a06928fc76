"""Cards as people see them: their words, and short words for narrow places."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from spinney.engine.text import listed, many
from spinney.games.groves.content.cards import SPIRITS, STANDARD, SUMMONING_KINDS, RealmCard, Summoning

if TYPE_CHECKING:
    from spinney.games.groves.content.edition import GrovesContent


class Summons(NamedTuple):
    """A summoning card: its kind, the spirits that it calls for by type, its points, and its words."""

    key: str
    kind: int
    needs: tuple[int, ...]
    dominion: int
    words: str
    short: str


class Prize(NamedTuple):
    """A realm card, as the edition has it, and who gets it: `most`, `blue groves`, ` bought`."""

    key: str
    lightning: bool
    spirits: bool
    colour: str  # empty for any, or for the best
    colours: int
    each: int
    dominion: int
    who: str
    what: str
    short: str  # what, where there is little room
    counted: str  # which of them, where that goes without saying in a log

    @property
    def words(self) -> str:
        """A realm card in words: who gets it, and for what."""
        return f"{self.who} {self.what}"

    @property
    def full(self) -> str:
        """A realm card in words, and which groves or spirits it counts."""
        return f"{self.words}{self.counted}"


# Summoning cards.


@lru_cache(128)
def summons(content: GrovesContent, card: i64) -> Summons:
    """G-10.5  What a card asks of a draw."""
    face = content.summoning[card]
    needs = [(number, SPIRITS[spirit]) for spirit, number in enumerate(face.needs) if number]
    words = listed([f"{number} {name}" for number, name in needs])
    short = "+".join([name for number, name in needs for _ in range(number)])
    if face.kind != STANDARD:
        words, short = f"{SUMMONING_KINDS[face.kind]}, none white", SUMMONING_KINDS[face.kind]
    return Summons(face.id, face.kind, face.needs, face.dominion, words, short)


def card_words(content: GrovesContent, card: i64) -> str:
    """A summoning card has no name: what it needs and its points; its id where another reads the same."""
    face = content.summoning[card]
    twin = any(same_face(face, other) for other in content.summoning if other.id != face.id)
    points = f"{face.dominion} dominion{f'; {face.id}' if twin else ''}"
    return f"the card for {summons(content, card).words} ({points})"


def same_face(one: Summoning, other: Summoning) -> bool:
    """Do two summoning cards have the same words? Then only their ids tell them apart."""
    return (one.kind, one.needs, one.dominion) == (other.kind, other.needs, other.dominion)


# Realm cards.


@lru_cache(128)
def prize(content: GrovesContent, card: i64) -> Prize:
    """G-10.8 to G-10.11  Who gets a realm card."""
    face = content.realm_cards[card]
    colour = SPIRITS[face.colour] if face.colour else ""
    what, short = first_words(face, colour) if face.lightning else most_words(face, colour)
    return Prize(
        key=face.id,
        lightning=face.lightning,
        spirits=face.spirits,
        colour=colour,
        colours=face.colours,
        each=face.each,
        dominion=face.dominion,
        who="first to buy" if face.lightning else "most",
        what=what,
        short=short,
        counted="" if face.lightning else " in bag and realm" if face.spirits else " bought",
    )


def most_words(face: RealmCard, colour: str) -> tuple[str, str]:
    """A trophy card in words, and in short words: what it counts."""
    words = f"{colour} {'spirits' if face.spirits else 'groves'}" if colour else "groves of one colour"
    return words, words


def first_words(face: RealmCard, colour: str) -> tuple[str, str]:
    """A lightning card in words, and in short words: what has to be bought first."""
    if colour:
        words = many(face.each, f"{colour} grove")
        return words, words
    if face.colours == 1:
        return f"{many(face.each, 'grove')} of one colour", f"{face.each} of one colour"
    if face.each == 1:
        return f"groves of {face.colours} colours", f"{face.colours} colours"
    return f"{face.each} groves each of {face.colours} colours", f"{face.each} each of {face.colours} colours"


def realm_card_words(content: GrovesContent, card: i64) -> str:
    """A realm card: its condition and its points."""
    face = prize(content, card)
    return f"{face.words} ({face.dominion} dominion)"
