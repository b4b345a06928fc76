"""Deeds against others: fights, the dragon, raids, and what cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Told
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.shifting_realms.state.units import SCOUT_TYPE
from spinney.games.shifting_realms.terms import events
from spinney.games.shifting_realms.words.deeds.chips import BATTLE, GAIN, Tells, cell_key, chip, unit_of

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent


def exchanged(content: RealmsContent, event: Event) -> Told:
    """S-9.5  Soldier against soldier."""
    chips = [chip(event.a, "soldier", -1), *([chip(event.seat, "soldier", -event.c)] if event.c else [])]
    return Told((cell_key(content, event.b),), chips, headline=True, sound=BATTLE)


def attacked(content: RealmsContent, event: Event) -> Told:
    """S-9.6  Scouts fall."""
    lost = (chip(event.a, "scout", -event.c),)
    return Told((cell_key(content, event.b),), lost, headline=True, sound=BATTLE)


def fled(content: RealmsContent, event: Event) -> Told:
    """S-9.7  Scouts flee; the one who is told of is not the one who did it."""
    words = f"{many(int(event.a), 'scout')} {'flees' if event.a == 1 else 'flee'}"
    return Told((), (Change(NOBODY, "", 0, words),))


def removed(content: RealmsContent, event: Event) -> Told:
    """S-13.1.5  The dragon strikes."""
    lost = (chip(event.a, unit_of(event.b), -1),)
    return Told((cell_key(content, event.c),), lost, headline=True, sound=BATTLE)


def routed(content: RealmsContent, event: Event) -> Told:
    """S-17.4  Units are sent to the town hall; nobody is lost."""
    return Told((cell_key(content, event.c),), headline=True, sound=BATTLE)


def slain(content: RealmsContent, event: Event) -> Told:
    """S-17.4  A card destroys a unit."""
    what = "scout" if event.b == SCOUT_TYPE else "soldier"
    return Told((cell_key(content, event.c),), (chip(event.a, what, -1),), headline=True, sound=BATTLE)


def converted(content: RealmsContent, event: Event) -> Told:
    """S-17.4  A scout changes sides."""
    chips = (chip(event.a, "scout", -1), chip(event.seat, "scout", 1))
    return Told((cell_key(content, event.c),), chips, headline=True, sound=BATTLE)


def raided(content: RealmsContent, event: Event) -> Told:
    """S-13.3.3  A raid brings gold and VP."""
    chips = (chip(event.seat, "gold", content.raid_gold), chip(event.seat, "VP", content.raid_vp))
    return Told((cell_key(content, event.a),), chips, headline=True, sound=GAIN)


def token(content: RealmsContent, event: Event) -> Told:
    """S-13.4.2  Two soldiers for a token of the troll king."""
    chips = (chip(event.seat, "troll king token", 1), chip(event.seat, "VP", content.token_vp[event.a]))
    return Told((cell_key(content, event.b),), chips, headline=True, sound=BATTLE)


FIGHTS: Final[dict[int, Tells]] = {
    events.EXCHANGED: exchanged,
    events.ATTACKED: attacked,
    events.FLED: fled,
    events.REMOVED: removed,
    events.RAIDED: raided,
    events.TOKEN: token,
    events.ROUTED: routed,
    events.SLAIN: slain,
    events.CONVERTED: converted,
}
