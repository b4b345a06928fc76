"""Chapter 10: summoning cards."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import all_but, only
from spinney.engine.nothing import NONE
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import ABSENT, BACK, BIT, DENIED, KEPT, ROUND, SEAT, SHOWN
from spinney.games.groves.terms import events


def take_cards(t: GrovesTable, seat: i64) -> None:
    """G-10.1, G-5.7, R-29  Look at the top two cards; a last card is kept, an empty deck gives nothing."""
    cards = min(2, len(t.deck))
    if cards == 0:
        return
    first = look(t, seat)
    second = look(t, seat) if cards == 2 else ABSENT
    t.takes.add(seat, first, second, t.round)
    if cards == 2:
        t.ask_secretly(seat, keepable, card_kept)
    else:
        keep(t, seat, 0)


def look(t: GrovesTable, seat: i64) -> i64:
    """G-10.12  The top summoning card, and where it came from: the fresh part, or an earlier take."""
    source = t.takes.next_source(t.deck.layers[-1].known == 0)
    card = t.draw(t.deck)
    t.looked.append(card)
    t.tell(events.LOOKED, seat, card, to=only(seat))
    return source


def keepable(t: GrovesTable, seat: i64) -> list[i64]:
    """G-10.1, D-11, R-30  One of the two summoning cards must be kept, whichever it is."""
    return [t.content.actions.keep(card) for card in sorted(t.looked)]


def card_kept(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-10.1  The summoning card that was chosen of the two looked at."""
    keep(t, seat, 0 if t.looked[0] == t.content.actions.part_of(action) else 1)


def keep(t: GrovesTable, seat: i64, bit: i64) -> None:
    """G-10.1, G-10.12  One card face down, the other beneath all cards of the deck."""
    take = t.takes.count() - 1
    card = t.looked[bit]
    back = t.looked[1 - bit] if len(t.looked) == 2 else NONE
    t.takes.set(take, BIT, bit)
    t.takes.set(take, KEPT, card)
    t.takes.set(take, BACK, back)
    t.looked = []
    if back != NONE:
        t.deck.put_at_bottom([back], only(seat))
    t.tell(events.KEPT, seat, card, back, to=only(seat))
    t.tell(events.TOOK_CARD, seat, 0 if back == NONE else 1, to=all_but(seat))


def check_cards(t: GrovesTable, seat: i64, completed: i64) -> None:
    """G-10.2 to G-10.4, G-10.13, G-10.14, R-28  A draw reveals the cards that it completes."""
    takes = t.takes
    for take in range(takes.count()):
        if takes.get(take, SEAT) == seat and takes.get(take, SHOWN) == 0 and takes.get(take, ROUND) < t.round:
            card = takes.get(take, KEPT)
            if (completed >> card) & 1:
                takes.set(take, SHOWN, 1)
                t.tell(events.REVEALED, seat, card)
            else:
                takes.set(take, DENIED, takes.get(take, DENIED) | completed)
