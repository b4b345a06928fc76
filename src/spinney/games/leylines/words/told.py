"""What the strip of deeds shows of an event: which are its headlines, where they were, what they brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Die, Told
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, ITEMS
from spinney.games.leylines.rules.auction import TO_BIDDER
from spinney.games.leylines.state.cubes import COLOUR_COUNT, DIE_VALUES, of
from spinney.games.leylines.terms import events
from spinney.games.leylines.words.names import friend_does, friend_words, space_name
from spinney.games.leylines.words.places import contract_key, space_key

CUBE: Final = "ll-cube-"  # before a colour
ITEM: Final = "ll-icon-item-"  # before the word of an Item
COIN: Final = "ll-icon-coin"
CONTRACT: Final = "ll-icon-scroll"
DONE: Final = "ll-icon-done"
FRIEND: Final = "ll-icon-friend"
GAIN: Final = "gain"  # sounds
ROLL: Final = "dice"
NOTHING: Final = Told()
HEADLINE: Final = Told(headline=True)


def told(content: LeylinesContent, event: Event) -> Told:
    """Where it happened, and what it brought; a headline if it is one of the main deeds of a turn."""
    if event.kind in PLAIN_HEADLINES:
        return HEADLINE
    tells = TELLS.get(int(event.kind))
    return NOTHING if tells is None else tells(content, event)


# What is won and lost.


def gold(event: Event, amount: i64) -> list[Change]:
    """Gold that the event's seat won, or paid if below 0."""
    return [Change(int(event.seat), COIN, int(amount), f"{abs(int(amount))} Gold")] if amount else []


def cube(event: Event, colour: i64, amount: i64) -> Change:
    """Cubes of one colour that the event's seat won or lost."""
    words = many(abs(int(amount)), f"{COLOURS[colour]} cube")
    return Change(int(event.seat), f"{CUBE}{COLOURS[colour]}", int(amount), words)


def cubes(event: Event, heap: i64, sign: int) -> list[Change]:
    """All cubes of a heap, won or lost, by colour."""
    return [cube(event, at, sign * of(heap, at)) for at in range(COLOUR_COUNT) if of(heap, at)]


def dice(event: Event, heap: i64) -> list[Die]:
    """Dice of the event's seat, one by one."""
    row = [value + 1 for value in range(DIE_VALUES) for _ in range(of(heap, value))]
    return [Die(int(event.seat), value) for value in row]


def said(event: Event, words: str) -> Told:
    """What the event's seat said, in a word beside somebody else's deed."""
    return Told(chips=[Change(int(event.seat), "", 0, words)])


# Dice and ways.


def rolled(content: LeylinesContent, event: Event) -> Told:
    """L-3.2  All dice of a seat, which lie on its board; here they are only heard."""
    return Told(sound=ROLL)


def rerolled(content: LeylinesContent, event: Event) -> Told:
    """L-3.3  The dice as they fell the second time."""
    return Told(chips=gold(event, -content.reroll), dice=dice(event, event.b), headline=True, sound=ROLL)


def harp_die(content: LeylinesContent, event: Event) -> Told:
    """L-14.2  The Harp's new die."""
    return Told(dice=[Die(int(event.seat), int(event.a))], sound=ROLL)


def placed(content: LeylinesContent, event: Event) -> Told:
    """L-2.12  A standee on a space."""
    return Told((space_key(content.board.ids[event.a]),), headline=True)


def arrived(content: LeylinesContent, event: Event) -> Told:
    """L-4.8, L-4.12  A move: the spaces from where the standee came to where it is."""
    came, ids = int(event.c) - 1, content.board.ids
    if came < 0 or event.b == events.BY_ROUTE:
        walk = [came, int(event.a)] if came >= 0 else [int(event.a)]
    else:
        walk = walked(content, came, int(event.a))
    return Told([space_key(ids[space]) for space in walk], headline=True)


def walked(content: LeylinesContent, came: int, there: int) -> list[int]:
    """L-4.8  A shortest way between two spaces, through no Market."""
    walk, board = [came], content.board
    while walk[-1] != there and len(walk) <= len(board.ids):
        left = int(content.steps[walk[-1]][there])
        nearer = [
            int(space)
            for space in board.links[walk[-1]]
            if int(content.steps[space][there]) == left - 1 and (space == there or not board.is_market(space))
        ]
        if not nearer:
            return [came, there]
        walk.append(nearer[0])
    return walk


# Cubes.


def gathered(content: LeylinesContent, event: Event) -> Told:
    """L-6.3  Everything on a space."""
    place = space_key(content.board.ids[event.a])
    brief = f"collects everything on {space_name(content, event.a)}"
    return Told((place,), cubes(event, event.c, 1), headline=True, sound=GAIN, brief=brief)


def collected(content: LeylinesContent, event: Event) -> Told:
    """L-6.3  Everything where the standee has just arrived."""
    return Told((), cubes(event, event.c, 1), headline=True, sound=GAIN, brief="collects everything there")


def took(content: LeylinesContent, event: Event) -> Told:
    """L-5.1  A cube of the space where the standee has just arrived."""
    return Told(chips=[cube(event, event.a, 1)], sound=GAIN)


def fetched(content: LeylinesContent, event: Event) -> Told:
    """L-14.3  A cube from far away: a place where nobody walks."""
    return Told(chips=[cube(event, event.a, 1)], sound=GAIN)


def dropped(content: LeylinesContent, event: Event) -> Told:
    """L-5.5  A cube above the limit."""
    return Told(chips=[cube(event, event.a, -1)])


def sold(content: LeylinesContent, event: Event) -> Told:
    """L-13.7  A cube for a Gold."""
    return Told(chips=[cube(event, event.a, -1), *gold(event, 1)])


def delivered(content: LeylinesContent, event: Event) -> Told:
    """L-13.6  Cubes from the bag."""
    return Told(chips=cubes(event, event.a, 1), sound=GAIN)


def paid(content: LeylinesContent, event: Event) -> Told:
    """L-8.6  A price in cubes."""
    return Told(chips=cubes(event, event.a, -1))


# Cards.


def bought(content: LeylinesContent, event: Event) -> Told:
    """L-7.3  An Item."""
    item = ITEMS.all[event.a]
    return Told(
        chips=[Change(int(event.seat), f"{ITEM}{item.word}", 1, item.name)], headline=True, sound=GAIN
    )


def refreshed(content: LeylinesContent, event: Event) -> Told:
    """L-7.7  New Contracts in the display."""
    return Told(chips=gold(event, -content.refresh), headline=True)


def auctioned(content: LeylinesContent, event: Event) -> Told:
    """L-7.9  A Contract is put up."""
    return Told((contract_key(content.contracts[event.a].id),), headline=True)


def bid(content: LeylinesContent, event: Event) -> Told:
    """L-7.10  A bid, beside the auction that it is made in."""
    return said(event, f"bid {event.a} Gold")


def passed(content: LeylinesContent, event: Event) -> Told:
    """L-7.10  A pass, beside the auction that it is made in."""
    return said(event, "passed")


def contract_won(content: LeylinesContent, event: Event) -> Told:
    """L-7.12  A Contract and its price; a bidder who wins it does so in the turn of whoever auctioned it."""
    contract, to_bidder = content.contracts[event.a], event.c == TO_BIDDER
    card = Change(int(event.seat), CONTRACT, 1, contract.name)
    won = [Change(int(event.seat), "", 0, f"won {contract.name}")] if to_bidder else []
    return Told((contract_key(contract.id),), [*won, card, *gold(event, -event.b)], headline=not to_bidder)


def hired(content: LeylinesContent, event: Event) -> Told:
    """L-7.18, L-7.19  A Friend, its price, and the Gold that lay on it."""
    card = Change(int(event.seat), FRIEND, 1, friend_words(content, event.a))
    chips = [card, *gold(event, event.b - content.friend_price)]
    return Told(chips=chips, headline=True, brief=f"hires {friend_does(content, event.a)}")


def completed(content: LeylinesContent, event: Event) -> Told:
    """L-9.6  A Contract is done."""
    card = Change(int(event.seat), DONE, 1, content.contracts[event.a].name)
    return Told(chips=[card], headline=True, sound=GAIN)


def negotiated(content: LeylinesContent, event: Event) -> Told:
    """L-13.1  Negotiators that are discarded."""
    words = many(event.a, "Negotiator")
    return Told(chips=[Change(int(event.seat), FRIEND, -int(event.a), words)])


def received(content: LeylinesContent, event: Event) -> Told:
    """L-13.5, L-10.4  Gold from an Appraiser, or for dice that could not be used."""
    return Told(chips=gold(event, event.a), sound=GAIN)


def earned(content: LeylinesContent, event: Event) -> Told:
    """L-9.7  Gold of a Market visit."""
    return Told(chips=gold(event, event.b), sound=GAIN)


PLAIN_HEADLINES: Final = frozenset(
    (
        events.STARTS,
        events.CHOSE,
        events.ROUND_BEGINS,
        events.USED,
        events.DECLINED,
        events.FINISHED,
        events.NIGHT,
        events.WINS,
    )
)
TELLS: Final[dict[int, Callable[[LeylinesContent, Event], Told]]] = {
    events.PLACED: placed,
    events.ROLLED: rolled,
    events.REROLLED: rerolled,
    events.GATHERED: gathered,
    events.ARRIVED: arrived,
    events.TOOK: took,
    events.COLLECTED: collected,
    events.DROPPED: dropped,
    events.FETCHED: fetched,
    events.SOLD: sold,
    events.DELIVERED: delivered,
    events.BOUGHT: bought,
    events.HARP_DIE: harp_die,
    events.PAID: paid,
    events.REFRESHED: refreshed,
    events.AUCTIONED: auctioned,
    events.BID: bid,
    events.PASSED: passed,
    events.WON_CONTRACT: contract_won,
    events.HIRED: hired,
    events.APPRAISED: received,
    events.COMPLETED: completed,
    events.NEGOTIATED: negotiated,
    events.EARNED: earned,
    events.COMPENSATED: received,
}
