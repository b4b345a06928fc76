"""E-14.5, 19.10: Auras under cards of the tableau."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import EASE, HASTE, PLENTY
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.state.ledger import show
from spinney.games.eldervale.state.table import AURA_AT, AURA_BITS, SHIFTED, EldervaleTable
from spinney.games.eldervale.terms import events


def hosts(t: EldervaleTable, seat: i64, design: i64) -> list[i64]:
    """E-9.8, 19.10  The player's cards without an Aura that this one fits, ascending, the Starter last."""
    found = [card for card in sorted(t.players[seat].cards) if fits_on(t, design, card)]
    starter = t.starter_of(seat)
    if fits_on(t, design, starter):
        found.append(starter)
    return found


def has_host(t: EldervaleTable, seat: i64, design: i64) -> bool:
    """Is there a card that this Aura could be laid under?"""
    for card in t.players[seat].cards:
        if fits_on(t, design, card):
            return True
    return fits_on(t, design, t.starter_of(seat))


def fits_on(t: EldervaleTable, design: i64, card: i64) -> bool:
    """Does an Aura fit on a card? Plenty and Haste need an action, Ease a printed input."""
    if t.aura_on(card) != NONE:
        return False
    aura = t.content.aura_kind[design]
    if aura in (PLENTY, HASTE):
        return t.content.has_action[card] == 1
    return t.content.card_input[card] != 0 if aura == EASE else True


def host_actions(t: EldervaleTable, seat: i64, cards: list[i64]) -> list[i64]:
    """The actions that name these cards as hosts of an Aura."""
    menu, starter = t.content.actions, t.starter_of(seat)
    return [menu.hosts[menu.cards if card == starter else card] for card in cards]


def host_of(t: EldervaleTable, seat: i64, action: i64) -> i64:
    """The host of an Aura that an action names; `starter` is the player's own."""
    part = t.content.actions.part_of(action)
    return t.starter_of(seat) if part == t.content.actions.cards else part


def play_aura(t: EldervaleTable, seat: i64, design: i64) -> None:
    """E-14.5  An Aura is played: which host; then its cost is paid."""
    show(t, seat, design)
    t.turn.card = design
    t.tell(events.PLAYED, seat, design)
    t.ask(seat, host_actions(t, seat, hosts(t, seat, design)), host_chosen)


def host_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-14.5  The Aura is paid for, then laid under this host."""
    card = host_of(t, seat, action)
    t.plan((pay, seat, t.content.magic_cost[t.turn.card], 0), (lay_aura, seat, card))


def lay_aura(t: EldervaleTable, seat: i64, card: i64) -> None:
    """E-14.7  The Aura stays in the tableau."""
    design = t.turn.card
    t.turn.card = NONE
    t.marks[card] += (design + 1) * AURA_AT
    t.tell(events.AURA, seat, design, card)


# Moving an Aura.


def movable(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-14.5, R-42  The hosts whose Aura may be moved: once per turn, for its cost, to a fitting host."""
    menu, player = t.content.actions, t.players[seat]
    options: list[i64] = []
    for card in player.cards:
        if t.marks[card] >= AURA_AT and can_shift(t, seat, card):
            options.append(menu.shifts[card])
    options.sort()
    starter = t.starter_of(seat)
    if t.marks[starter] >= AURA_AT and can_shift(t, seat, starter):
        options.append(menu.shifts[menu.cards])
    return options


def can_shift(t: EldervaleTable, seat: i64, card: i64) -> bool:
    """E-14.5  Can the Aura of this card be moved now, and its cost be paid?"""
    design = t.aura_on(card)
    if design == NONE or t.marks[card] & SHIFTED or not can_pay(t, seat, t.content.magic_cost[design], 0):
        return False
    return has_host(t, seat, design)


def offer_host(t: EldervaleTable, seat: i64, card: i64) -> None:
    """E-14.5  Which new host the Aura of a card is moved to."""
    options = host_actions(t, seat, hosts(t, seat, t.aura_on(card)))
    t.ask(seat, options, new_host_chosen, card)


def new_host_chosen(t: EldervaleTable, seat: i64, action: i64, card: i64) -> None:
    """E-14.5  The Aura's cost is paid again, then it is moved."""
    cost = t.content.magic_cost[t.aura_on(card)]
    t.plan((pay, seat, cost, 0), (move_aura, seat, card, host_of(t, seat, action)))


def move_aura(t: EldervaleTable, seat: i64, card: i64, host: i64) -> None:
    """E-4.7  An Aura is moved to another host, once per turn."""
    aura = t.marks[card] // AURA_AT & AURA_BITS
    t.marks[card] -= aura * AURA_AT
    t.marks[host] += aura * AURA_AT + SHIFTED
    t.turn.shifted = 1
    t.tell(events.AURA, seat, aura - 1, host, 1)


def settle_auras(t: EldervaleTable, seat: i64) -> None:
    """At the end of the turn every Aura may be moved again."""
    if t.turn.shifted == 1:
        for card in [*t.players[seat].cards, t.starter_of(seat)]:
            t.marks[card] &= ~SHIFTED
