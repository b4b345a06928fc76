"""Chapter 7C: whoever lost an auction may hire a Forest Friend."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.leylines.rules import using
from spinney.games.leylines.rules.friends import refill_friends, show_friend, take_friend
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, events


def compensate(t: LeylinesTable, seat: i64) -> None:
    """L-7.17, L-7.18, L-7.20, L-15.1, D-18  Whoever lost an auction may hire a Friend, if there is Gold."""
    refill_friends(t)
    hires = t.content.actions.hires
    options = [hires[place] for place in range(len(t.friends)) if t.friends[place] != NONE]
    if options and t.travellers[seat].gold >= t.content.friend_price:
        options.append(t.content.actions.refuse)
        cards = using.usable(t, seat)
        t.ask(seat, cards + options if cards else options, friend_chosen)


def friend_chosen(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-7.18 to L-7.20, R-25  Compensation: hired for Gold onto the other card; what lies here is taken."""
    if action == t.content.actions.refuse:
        return
    if t.content.actions.kind_of(action) == actions.USE:
        t.plan((compensate, seat))
        using.use_card(t, seat, action)
        return
    place = t.content.actions.part_of(action)
    other = 1 - place
    traveller = t.travellers[seat]
    traveller.gold -= t.content.friend_price
    if t.friends[other] != NONE:
        t.friend_gold[other] += t.content.friend_price
    t.tell(events.HIRED, seat, t.friends[place], t.friend_gold[place])
    traveller.gold += t.friend_gold[place]
    t.friend_gold[place] = 0
    take_friend(t, seat, t.friends[place])
    t.friends[place] = NONE
    show_friend(t, place)
