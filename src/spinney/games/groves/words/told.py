"""What the strip of deeds shows of an event: which are its headlines, where they were, what they brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Told
from spinney.engine.text import many
from spinney.games.groves.content.cards import COLOURS, SPIRITS, WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.content.symbols import CRYSTAL, SYMBOLS
from spinney.games.groves.terms import events
from spinney.games.groves.terms.areas import GROVES_AREA, PORTAL_AREA
from spinney.games.groves.words.names import spirit_words
from spinney.games.groves.words.places import area_key

ICON: Final = "gr-icon-"  # what the ids of all symbols begin with; elements and rewards are in `SYMBOLS`
SPIRIT_ICONS: Final = ("spirit-white", *[f"spirit-{colour}" for colour in COLOURS], "spirit-black")
DOMINION: Final = "dominion"
CARD: Final = "card"
BASE: Final = "portal-base"
PORTAL: Final = "portal"
GROVE: Final = "grove"
GAIN: Final = "gain"  # the sound
NOTHING: Final = Told()
HEADLINE: Final = Told(headline=True)


def told(content: GrovesContent, event: Event) -> Told:
    """Where it happened, and what it brought; a headline if it is one of the main deeds of a turn."""
    if event.kind in PLAIN_HEADLINES:
        return HEADLINE
    tells = TELLS.get(int(event.kind))
    return NOTHING if tells is None else tells(content, event)


def change(event: Event, icon: str, amount: i64, words: str) -> Change:
    """What the event's seat won or lost."""
    return Change(int(event.seat), f"{ICON}{icon}", int(amount), words)


def spirit_change(event: Event, spirit: i64, amount: i64) -> Change:
    """A spirit that came into the bag of the event's seat, or left it."""
    return change(event, SPIRIT_ICONS[spirit], amount, spirit_words(spirit))


def points(event: Event, dominion: i64) -> tuple[Change, ...]:
    """Dominion that the event's seat won."""
    return (change(event, DOMINION, dominion, f"{dominion} dominion"),) if dominion else ()


def grove(content: GrovesContent, tile: i64) -> str:
    """The key of a grove, wherever it lies."""
    return f"grove-{content.actions.tile_words[tile]}"


# Placing.


def placed_on_tree(content: GrovesContent, event: Event) -> Told:
    """G-5.3  A spirit on an area of the Tree."""
    return Told((area_key(event.b),), headline=True)


def placed(content: GrovesContent, event: Event) -> Told:
    """G-5.1  A spirit on a grove."""
    return Told((grove(content, event.b),), headline=True)


def displaced(content: GrovesContent, event: Event) -> Told:
    """G-7.5  The wraith of a grove goes into the bag of whoever displaced it."""
    return Told((grove(content, event.a),), (spirit_change(event, WRAITH, 1),), headline=True)


def resource_chosen(content: GrovesContent, event: Event) -> Told:
    """G-2.8  The grove to begin with, and its spirit."""
    return Told((grove(content, event.a),), headline=True)


# Rewards.


def gained(content: GrovesContent, event: Event) -> Told:
    """G-6.10  Elements, crystals, dominion or white spirits."""
    symbol = SYMBOLS[event.a]
    return Told(chips=[change(event, symbol.icon, event.b, symbol.words(event.b))], sound=GAIN)


def paid(content: GrovesContent, event: Event) -> Told:
    """G-6.25, G-9.3  Elements and crystals; a headline says who gets those of a purchase."""
    symbol = SYMBOLS[event.a]
    words = symbol.words(event.b)
    chips = [change(event, symbol.icon, -event.b, words)]
    crowned = event.a == CRYSTAL and event.c >= 0
    if crowned:
        chips.append(Change(int(event.c), f"{ICON}{symbol.icon}", int(event.b), words))
    return Told(chips=chips, headline=crowned)


def spirit_came(content: GrovesContent, event: Event) -> Told:
    """G-6.15, G-6.19  A spirit into the bag, or one more from it to be placed."""
    return Told(chips=[spirit_change(event, event.a, 1)], sound=GAIN)


def culled(content: GrovesContent, event: Event) -> Told:
    """G-6.18  A spirit leaves the bag for good."""
    return Told(chips=[spirit_change(event, event.a, -1)])


def spirit_sent(content: GrovesContent, event: Event) -> Told:
    """G-14.12  A spirit for the wraith bag: neither won nor lost."""
    words = f"{spirit_words(event.a)} into the wraith bag"
    return Told((f"wraith-bag-{SPIRITS[event.a]}",), [change(event, SPIRIT_ICONS[event.a], 0, words)])


# Groves, cards and portals.


def bought(content: GrovesContent, event: Event) -> Told:
    """G-9.1  From the Tree into the realm."""
    name = content.tiles[event.a].name
    chips = [change(event, GROVE, 1, name), *points(event, content.dominion[event.a])]
    return Told((area_key(GROVES_AREA), grove(content, event.a)), chips, headline=True, sound=GAIN)


def took_card(content: GrovesContent, event: Event) -> Told:
    """G-10.1  A summoning card face down."""
    return Told(chips=[change(event, CARD, 1, "a summoning card")], headline=True)


def base_taken(content: GrovesContent, event: Event) -> Told:
    """G-8.1  Half of a portal."""
    chips = [change(event, BASE, 1, "the base of a portal")]
    return Told((area_key(PORTAL_AREA),), chips, headline=True)


def portal_opened(content: GrovesContent, event: Event) -> Told:
    """G-8.4, G-8.6, G-8.7  From one realm into another; a wraith comes with it."""
    chips = [change(event, PORTAL, 1, "a portal"), *points(event, content.portal_points)]
    if event.b:
        chips.append(spirit_change(event, WRAITH, 1))
    return Told((f"realm-{event.seat}", f"realm-{event.a}"), chips, headline=True)


def revealed(content: GrovesContent, event: Event) -> Told:
    """G-10.2  A summoning card that a draw completed."""
    card = content.summoning[event.a]
    chips = points(event, card.dominion)
    return Told((f"card-{event.seat}-{card.id}",), chips, headline=True, sound=GAIN)


def card_won(content: GrovesContent, event: Event) -> Told:
    """G-10.8, G-10.11  A trophy or lightning."""
    chips = points(event, content.realm_cards[event.a].dominion)
    return Told(chips=chips, headline=True, sound=GAIN)


def empty_bag(content: GrovesContent, event: Event) -> Told:
    """G-4.3  White spirits for an empty bag."""
    words = many(event.a, "white spirit")
    return Told(chips=[change(event, SPIRIT_ICONS[0], event.a, words)])


PLAIN_HEADLINES: Final = frozenset(
    (
        events.STARTS,
        events.ROUND_BEGINS,
        events.FINAL_ROUND,
        events.WRAITH_RETURNED,
        events.WRAITHS_DRAWN,
        events.SETTLED,
        events.POWER_USED,
        events.LOST,
        events.WINS,
    )
)
TELLS: Final[dict[int, Callable[[GrovesContent, Event], Told]]] = {
    events.RESOURCE_CHOSEN: resource_chosen,
    events.EMPTY_BAG: empty_bag,
    events.REVEALED: revealed,
    events.PLACED_ON_TREE: placed_on_tree,
    events.PLACED: placed,
    events.DISPLACED: displaced,
    events.GAINED: gained,
    events.PAID: paid,
    events.SPIRIT_CALLED: spirit_came,
    events.SPIRIT_SENT: spirit_sent,
    events.CULLED: culled,
    events.DREW_MORE: spirit_came,
    events.BOUGHT: bought,
    events.TOOK_CARD: took_card,
    events.BASE_TAKEN: base_taken,
    events.PORTAL_OPENED: portal_opened,
    events.LIGHTNING_WON: card_won,
    events.TROPHY_WON: card_won,
}
