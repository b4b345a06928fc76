"""Section 19.0: one interpreter for all effects. An atom is done at once, or asked and done then."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale import (
    battle_cards,
    bonds,
    dwelling,
    events,
    market,
    moving,
    rescuing,
    summoning,
    treasure,
)
from spinney.games.eldervale.atoms import (
    BLINK,
    BUY,
    CASTLE,
    DICE_LESS,
    DICE_MORE,
    DOMINATE,
    DOMINATE_UNDER,
    DRAW,
    DWELL,
    ECHO,
    ELEMENT_COUNT,
    GAIN,
    GLORY,
    MOVE,
    NONE,
    PEACE,
    POWER,
    POWER_ANY,
    POWER_SPLIT,
    QUELL,
    REROLL,
    RESCUE,
    SAVE,
    SUMMON,
    TREASURE,
    VP,
    bit,
)
from spinney.games.eldervale.effects_text import Effect
from spinney.games.eldervale.gaining import (
    choose_power,
    choose_tokens,
    discard_cards,
    draw_cards,
    gain_power,
    gain_tokens,
    risable,
    score_points,
    split_power,
)
from spinney.games.eldervale.payment import can_pay_both
from spinney.games.eldervale.players import OFF_TRACK
from spinney.games.eldervale.table import EldervaleTable


def do_effect(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-10.4  Parts in order; impossible ones are skipped, and what is linked to them."""
    parts = t.content.effects[effect]
    while at < len(parts.atoms):
        atom = parts.atoms[at]
        a, b = parts.a[at], parts.b[at]
        if is_choice(atom):
            if not can_do(t, seat, atom, a, b, 0, 0):
                at = after(parts, at)
                continue
            offer(t, seat, effect, at)
            return
        following = at + 1 if comes_about(t, seat, atom, a, b) else after(parts, at)
        if not is_at_once(atom, b):
            if following < len(parts.atoms):
                t.plan((do_effect, seat, effect, following))
            ask_atom(t, seat, atom, a, b)
            return
        do_at_once(t, seat, atom, a, b)
        at = following


def comes_about(t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64) -> bool:
    """19.0, E-12.7  Will an atom be done? A draw needs a card, though a discard follows it without one."""
    if atom == DRAW:
        return len(t.deck) > 0 or len(t.discard) > 0
    return can_do(t, seat, atom, a, b, 0, 0)


def after(parts: Effect, at: i64) -> i64:
    """The next atom that is not linked to the one at hand (`A > B`)."""
    at += 1
    while at < len(parts.atoms) and parts.linked[at] == 1:
        at += 1
    return at


def done(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """The atom was done: on with the next one."""
    if at + 1 < len(t.content.effects[effect].atoms):
        t.plan((do_effect, seat, effect, at + 1))


def declined(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """The atom was declined: on with the next one that is not linked to it."""
    parts = t.content.effects[effect]
    following = after(parts, at)
    if following < len(parts.atoms):
        t.plan((do_effect, seat, effect, following))


def may_decline(t: EldervaleTable, effect: i64) -> bool:
    """R-12  Whoever chose Portal, Mill, Summon or Dwell as a whole has decided; other parts are optional."""
    return effect != t.content.summon_any and effect != t.content.dwell_full


def is_choice(atom: i64) -> bool:
    """Atoms that ask for a piece, a place or a card, and may be declined."""
    return atom in (TREASURE, SUMMON, DWELL, BUY, RESCUE, CASTLE, DOMINATE, DOMINATE_UNDER, MOVE)


def is_at_once(atom: i64, b: i64) -> bool:
    """Atoms that ask nothing."""
    if atom in (GAIN, DRAW):
        return b == 0
    return atom in (VP, POWER, PEACE, QUELL, BLINK, DICE_MORE, SAVE)


def do_at_once(t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64) -> None:
    if atom == GAIN:
        gain_tokens(t, seat, a)
    elif atom == DRAW:
        draw_cards(t, seat, a)
    elif atom == VP:
        score_points(t, seat, a, events.FOR_EFFECT)
    elif atom == POWER:
        gain_power(t, seat, b, a)
    elif atom == BLINK:
        t.turn.blink = 1
        t.tell(events.BLINKED, seat)
    elif atom == QUELL:
        t.turn.quell = 1
        t.tell(events.QUELLED, seat)
    elif atom == PEACE:
        battle_cards.cancel(t, seat)
    elif atom == DICE_MORE:
        battle_cards.add_dice(t, seat, a)
    elif atom == SAVE:
        battle_cards.add_saves(t, a)


def ask_atom(t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64) -> None:
    """Atoms that are not declined, but leave something to choose."""
    if atom == GAIN:
        gain_tokens(t, seat, a)
        choose_tokens(t, seat, b)
    elif atom == DRAW:
        draw_cards(t, seat, a)
        discard_cards(t, seat, b, 0)
    elif atom == POWER_ANY:
        choose_power(t, seat, a)
    elif atom == POWER_SPLIT:
        split_power(t, seat, a, 0)
    elif atom == GLORY:
        advance_glory(t, seat, a)
    elif atom == ECHO:
        echo(t, seat, b)
    elif atom == DICE_LESS:
        battle_cards.offer_target(t, seat, a)
    elif atom == REROLL:
        battle_cards.offer_reroll(t, seat, a)


def offer(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """Atoms with a choice of their own: whoever takes the answer goes on with `done` or `declined`."""
    atom = t.content.effects[effect].atoms[at]
    if atom == TREASURE:
        treasure.offer_treasure(t, seat, effect, at)
    elif atom == SUMMON:
        summoning.offer_summon(t, seat, effect, at)
    elif atom == DWELL:
        dwelling.offer_dwelling(t, seat, effect, at)
    elif atom == BUY:
        market.offer_purchase(t, seat, effect, at)
    elif atom == RESCUE:
        rescuing.offer_rescue(t, seat, effect, at)
    elif atom == CASTLE:
        dwelling.offer_castle(t, seat, effect, at)
    elif atom == MOVE:
        moving.offer_move(t, seat, effect, at)
    else:
        bonds.offer_monster(t, seat, effect, at)


def can_do(
    t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64 = 0
) -> bool:
    """19.0, E-10.12  Could an atom be done, if a cost (less a discount) were paid before?"""
    player = t.players[seat]
    if atom == POWER:
        return player.power[b] < t.content.tracks.top
    if atom in (POWER_ANY, POWER_SPLIT):
        return risable(t, seat) != 0
    if atom == GLORY:
        return player.glory != OFF_TRACK
    if atom == ECHO:
        return t.slot_of(b, 0) != NONE
    if atom == RESCUE:
        return player.under != 0
    if atom == CASTLE:
        return player.dwellings & ~player.castles != 0
    if atom == TREASURE:
        return treasure.has_treasure(t)
    if atom == MOVE:
        return moving.can_move(t, seat, a)
    if atom in (DOMINATE, DOMINATE_UNDER):
        return bonds.in_reach(t, seat, atom, a) != 0
    if atom in (SUMMON, DWELL, BUY):
        return can_afford_atom(t, seat, atom, a, b, cost, off, apart)
    return True


def can_afford_atom(
    t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64
) -> bool:
    """E-10.12  Is there something to summon, to build or to buy that could be paid after that cost?"""
    if atom == SUMMON:
        for kind in summoning.in_tray(t, seat, b):
            if can_pay_both(t, seat, cost, off, summoning.price(t, seat, kind), a, apart):
                return True
    elif atom == DWELL:
        for tile in dwelling.sites(t, seat):
            discount = a + dwelling.mason(t, seat)
            if can_pay_both(t, seat, cost, off, t.content.dwell_cost[tile], discount, apart):
                return True
    else:
        for element in range(ELEMENT_COUNT):
            card = t.faces[element]
            if card != NONE and can_pay_both(t, seat, cost, off, t.content.card_cost[card], a, apart):
                return True
    return False


def has_effect(t: EldervaleTable, seat: i64, effect: i64, cost: i64, off: i64, apart: i64 = 0) -> bool:
    """E-10.2, E-10.12  Could at least one part be done?"""
    if effect == NONE:
        return False
    parts = t.content.effects[effect]
    for at in range(len(parts.atoms)):
        a, b = parts.a[at], parts.b[at]
        if parts.linked[at] == 0 and can_do(t, seat, parts.atoms[at], a, b, cost, off, apart):
            return True
    return False


def echo(t: EldervaleTable, seat: i64, card: i64) -> None:
    """19.0, R-31  Again what the token in the Slot shows; the token stays."""
    kind = t.slot_of(card, 0)
    if kind != NONE:
        t.plan((do_effect, seat, t.content.token_effect[kind], 0))


def advance_glory(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-13.7  Space by space, gaining each reward in turn; nothing with the marker off the track."""
    player, tracks = t.players[seat], t.content.tracks
    if number <= 0 or player.glory == OFF_TRACK:
        return
    if number > 1:
        t.plan((advance_glory, seat, number - 1))
    effect = tracks.beyond
    if player.glory < tracks.last:
        player.glory += 1
        effect = tracks.glory[player.glory]
        if (t.glory_orbs >> player.glory) & 1:
            t.glory_orbs &= ~bit(player.glory)
            player.orbs += 1
            t.tell(events.TOOK_ORB, seat, ELEMENT_COUNT)
            effect = NONE
    t.tell(events.GLORY, seat, player.glory)
    if effect != NONE:
        t.plan((do_effect, seat, effect, 0))
