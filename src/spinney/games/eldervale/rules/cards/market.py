"""Chapters 6 and 13: the market of Adventure Cards."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT, FACTION_KINDS
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.rules.power import gain_power
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, events


def purchases(t: EldervaleTable, seat: i64, discount: i64) -> list[i64]:
    """The market cards that can be paid at a discount, as actions."""
    return [
        t.content.actions.buys[element]
        for element in range(ELEMENT_COUNT)
        if t.faces[element] != NONE and can_pay(t, seat, t.content.card_cost[t.faces[element]], discount)
    ]


def offer_purchase(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """19.0 `buy n`  One market card at a discount."""
    options = purchases(t, seat, t.content.effects[effect].a[at])
    options.append(t.content.actions.decline)
    t.ask(seat, options, purchase_chosen, effect, at)


def purchase_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """19.0 `buy n`  A market card is bought at a discount, or none."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    element = t.content.actions.part_of(action)
    effects.done(t, seat, effect, at)
    buy(t, seat, element, t.content.effects[effect].a[at])


def buy(t: EldervaleTable, seat: i64, element: i64, discount: i64) -> None:
    """E-6.7, 19.0  Pay for a market card, take it, and reveal the replacement at once."""
    cost = t.content.card_cost[t.faces[element]]
    t.plan((pay, seat, cost, discount), (take_card, seat, element), (reveal_market, seat))


def take_card(t: EldervaleTable, seat: i64, element: i64) -> None:
    """E-13.1, E-13.2, R-18  From the market to the tableau; 1 Power, and what happens on buying it."""
    card = t.faces[element]
    t.faces[element] = NONE
    player = t.players[seat]
    player.cards.append(card)
    t.tell(events.BOUGHT, seat, card)
    note_passive(t, seat, card)
    gain_power(t, seat, element, 1)
    effect = t.content.passive[card].on_buy
    if effect != NONE:
        t.plan((effects.do_effect, seat, effect, 0))


def note_passive(t: EldervaleTable, seat: i64, card: i64) -> None:
    """19.0  The passives of a card just bought are added to the player's sums."""
    player, passive = t.players[seat], t.content.passive[card]
    for kind in range(FACTION_KINDS):
        player.dicier = add_passive(player.dicier, kind, passive.die[kind])
        player.farther = add_passive(player.farther, kind, passive.range[kind])
    player.home_dice += passive.die_home
    player.rushproof |= passive.rushproof


def add_passive(sums: i64, kind: i64, number: i64) -> i64:
    """A card that is bought raises the sum of a passive for a kind of Unit, to fifteen at most."""
    return sums + min(number, 15 - ((sums >> (4 * kind)) & 15)) * bit(4 * kind)


def burn_card(t: EldervaleTable, seat: i64, element: i64) -> None:
    """E-6.5 (4), R-46  A market card leaves the game."""
    t.burned.append(t.faces[element])
    t.tell(events.BURNED, seat, t.faces[element])
    t.faces[element] = NONE


def reveal_market(t: EldervaleTable, seat: i64) -> None:
    """E-6.5 (5), E-6.11  Each market stack without a face-up card turns its next one, if there is one."""
    for element in range(ELEMENT_COUNT):
        if t.faces[element] == NONE and t.decks[element] != 0:
            left = bits_of(t.decks[element])
            kind = left[t.chance.below(len(left)) if len(left) > 1 else 0]
            t.decks[element] &= ~bit(kind)
            t.faces[element] = element * t.content.kinds + kind
            t.reveal()
            t.tell(events.SHOWN, seat, t.faces[element])
