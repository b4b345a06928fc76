"""Deeds of battles: who joined, what was rolled, who won and who fell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Die, Told
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.eldervale.content.vocabulary import (
    AFTER_ROLL,
    BATTLE_DICE,
    BATTLE_LOSS,
    BATTLE_START,
    GOLD,
    MOST_SEATS,
    SPELL,
    SWORD,
)
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.terms import actions, events
from spinney.games.eldervale.words.deeds.chips import (
    DICE,
    FIGHT,
    MAGIC,
    Tells,
    at_tile,
    chip,
    headline,
    says,
    tile,
    token,
)
from spinney.games.eldervale.words.names import unit_name

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent

IN_BATTLE: Final = (BATTLE_START, BATTLE_DICE, AFTER_ROLL, BATTLE_LOSS)  # timings of Spells


def rushed(content: EldervaleContent, event: Event) -> Told:
    """E-7.3  A Monster rushes from one Realm into another."""
    return Told((tile(content, event.c), tile(content, event.b)), headline=True, sound=FIGHT)


def played(content: EldervaleContent, event: Event) -> Told:
    """E-14.6  A Magic Card; what is played in a battle belongs to the battle."""
    gone, card = chip(event, MAGIC, -1), content.magic[event.a]
    if card.kind == SPELL and card.timing in IN_BATTLE:
        return Told((), (gone, *says(f"{seat_mark(event.seat)} plays {card.name}")))
    return Told((), (gone,), headline=True)


def joined(content: EldervaleContent, event: Event) -> Told:
    """E-7.11  Somebody joins the battle."""
    return Told((), says(f"{seat_mark(event.seat)} joins: {unit_name(content, event.a)}"))


def supported(content: EldervaleContent, event: Event) -> Told:
    """E-7.29  A Unit supports the battle from afar."""
    return Told((), says(f"{seat_mark(event.seat)} supports: {unit_name(content, event.a)}"))


def spent(content: EldervaleContent, event: Event) -> Told:
    """E-7.14  A Sword or Gold for a die."""
    return Told((), (token(event, SWORD if event.a == actions.WITH_SWORD else GOLD, -1),))


def weakened(content: EldervaleContent, event: Event) -> Told:
    """E-7.28  Somebody loses dice."""
    who = "the Monster" if event.a == MOST_SEATS else seat_mark(event.a)
    return Told((), says(f"{who} loses {many(int(event.b), 'die')}"))


def dice(event: Event, monster: i64) -> list[Die]:
    """A roll, die by die; a Monster's dice are nobody's."""
    seat = NOBODY if monster else int(event.seat)
    return [Die(seat, int(face)) for face in unpacked(event.a)]


def rolled(content: EldervaleContent, event: Event) -> Told:
    """E-7.16  What somebody rolls."""
    return Told((), (), dice(event, event.b), sound=DICE)


def rerolled(content: EldervaleContent, event: Event) -> Told:
    """E-7.30  What somebody has after rolling again."""
    who = f"the {content.monsters[event.c - 1].name}" if event.c else seat_mark(event.seat)
    return Told((), says(f"{who} rerolls {many(int(event.b), 'die')}"), dice(event, event.c), sound=DICE)


def battle_won(content: EldervaleContent, event: Event) -> Told:
    """E-7.18  Who won; it may be the one who looks at the strip."""
    return Told((), says(f"{seat_mark(event.seat)} wins"), sound=FIGHT)


def monster_won(content: EldervaleContent, event: Event) -> Told:
    """E-7.18  The Monster won."""
    return Told((), says(f"the {content.monsters[event.a].name} wins"), sound=FIGHT)


def fell(content: EldervaleContent, event: Event) -> Told:
    """E-7.21  Units that go to the Underworld."""
    return Told((), (Change(int(event.seat), "", -int(event.b), unit_name(content, event.a)),))


def kept(words: str) -> Tells:
    """A Unit that does not fall, or comes back."""

    def tells(content: EldervaleContent, event: Event) -> Told:
        return Told((), says(f"{seat_mark(event.seat)} {words} the {unit_name(content, event.a)}"))

    return tells


def moved(content: EldervaleContent, event: Event) -> Told:
    """A Unit moves from one Realm to another."""
    return Told((tile(content, event.b), tile(content, event.c)), headline=True)


def monster_comes(content: EldervaleContent, event: Event) -> Told:
    """E-3.12  A Monster comes with its Lair."""
    return Told((), says(f"the {content.monsters[event.a].name} comes"))


BATTLES: Final[dict[int, Tells]] = {
    events.MONSTER_COMES: monster_comes,
    events.PLAYED: played,
    events.RUSHED: rushed,
    events.CHARGED: at_tile("a", sound=FIGHT),
    events.BATTLE: at_tile("a", sound=FIGHT),
    events.CANCELLED: headline,
    events.JOINED: joined,
    events.SUPPORTED: supported,
    events.SPENT: spent,
    events.WEAKENED: weakened,
    events.ROLLED: rolled,
    events.REROLLED: rerolled,
    events.BATTLE_WON: battle_won,
    events.MONSTER_WON: monster_won,
    events.TIED: lambda *_: Told((), says("a true tie: all lose"), sound=FIGHT),
    events.SAVED: kept("saves"),
    events.FELL: fell,
    events.RESCUED: kept("rescues"),
    events.MOVED: moved,
    events.UNDYING: kept("keeps"),
}
