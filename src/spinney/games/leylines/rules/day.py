"""Chapters 3 and 10: the Day, from the roll of all dice to the dusk."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.content.effects import DELIVERY
from spinney.games.leylines.rules.cube_cards import deliver
from spinney.games.leylines.rules.night import play_night
from spinney.games.leylines.rules.scoring import end_game
from spinney.games.leylines.rules.turn import begin_turn
from spinney.games.leylines.rules.using import any_time, deliveries
from spinney.games.leylines.state.cubes import DIE_VALUES, of, one, size
from spinney.games.leylines.state.table import LeylinesTable, nobodys_turn
from spinney.games.leylines.terms import events


def begin_round(t: LeylinesTable) -> None:
    """L-3.1, L-3.2, L-3.4, L-2.7, L-11.7  The round marker; all roll before anybody re-rolls."""
    t.round += 1
    t.tell(events.ROUND_BEGINS, t.first, t.round)
    for place in range(t.seats):
        roll_all(t, (t.first + place) % t.seats)
    offer_reroll(t, 0)


def roll_all(t: LeylinesTable, seat: i64) -> None:
    """L-3.2, L-4.3  All dice return, and all are rolled."""
    traveller = t.travellers[seat]
    traveller.moved = 0
    traveller.quick = 0
    traveller.finished = 0
    traveller.stranded = 0
    traveller.dice = roll(t, traveller.owned)
    t.tell(events.ROLLED, seat, traveller.dice)


def roll(t: LeylinesTable, number: i64) -> i64:
    """So many dice, by value."""
    dice: i64 = 0
    for _ in range(number):
        dice += one(t.chance.below(DIE_VALUES))
    return dice


# The paid re-roll.


def offer_reroll(t: LeylinesTable, place: i64) -> None:
    """L-3.3, L-3.4, D-2, R-07  One after the other, from the first player."""
    while place < t.seats:
        seat = (t.first + place) % t.seats
        if t.travellers[seat].gold >= t.content.reroll:
            offer_mark(t, seat, place, 0)
            return
        place += 1
    next_turn(t, (t.first - 1) % t.seats)


def offer_mark(t: LeylinesTable, seat: i64, place: i64, marked: i64) -> None:
    """L-17.2  Dice to roll again, by value, in ascending order."""
    dice, marks = t.travellers[seat].dice, t.content.actions.marks
    lowest: i64 = 0
    for value in range(DIE_VALUES):
        if of(marked, value) > 0:
            lowest = value
    options = [marks[value] for value in range(lowest, DIE_VALUES) if of(dice, value) > of(marked, value)]
    options.append(t.content.actions.keep if marked == 0 else t.content.actions.roll)
    t.ask(seat, options, dice_marked, place, marked)


def dice_marked(t: LeylinesTable, seat: i64, action: i64, place: i64, marked: i64) -> None:
    """L-3.3  1 Gold for all of them; the new values stand."""
    if action == t.content.actions.keep:
        offer_reroll(t, place + 1)
    elif action == t.content.actions.roll:
        traveller = t.travellers[seat]
        traveller.gold -= t.content.reroll
        rolled = roll(t, size(marked))
        traveller.dice += rolled - marked
        t.tell(events.REROLLED, seat, marked, rolled)
        offer_reroll(t, place + 1)
    else:
        offer_mark(t, seat, place, marked + one(t.content.actions.part_of(action)))


# Turns.


def next_turn(t: LeylinesTable, seat: i64) -> None:
    """L-3.5, L-10.1, L-10.5  The Day goes round to whoever has an unused die and is not finished, or ends."""
    for _ in range(t.seats):
        seat = t.left_of(seat)
        traveller = t.travellers[seat]
        if traveller.dice != 0 and traveller.finished == 0:
            t.plan((end_turn, seat))
            begin_turn(t, seat)
            return
    end_day(t)


def end_turn(t: LeylinesTable, seat: i64) -> None:
    """L-10.3, R-33  After each turn of a Day: a leftover turn without a die was the player's last."""
    if t.turn.used == 0:
        finish(t, seat)
    offer_deliveries(t, 1)


# Between two turns.


def offer_deliveries(t: LeylinesTable, place: i64) -> None:
    """L-15.8, D-24, R-65  Between two turns of a Day: Special Delivery for the others, clockwise."""
    ended, cards = t.turn.seat, t.content.friends_of[DELIVERY]
    while place < t.seats:
        seat = (ended + place) % t.seats
        if t.travellers[seat].friends & cards != 0 and may_deliver(t, seat):
            possible = t.content.actions
            t.ask(seat, [*deliveries(t, seat), possible.wait, possible.rest], delivery_answered, place)
            return
        place += 1
    next_turn(t, ended)


def may_deliver(t: LeylinesTable, seat: i64) -> bool:
    """L-15.8  Between two turns of a Day: no delivery with an empty bag, nor while resting, nor at dusk."""
    if not any_time(t) or t.bag == 0 or t.travellers[seat].resting == 1:
        return False
    return any(who.dice != 0 and who.finished == 0 for who in t.travellers)


def delivery_answered(t: LeylinesTable, seat: i64, action: i64, place: i64) -> None:
    """L-15.8  A delivery between two turns, none now, or none until the own turn."""
    if action == t.content.actions.wait:
        offer_deliveries(t, place + 1)
    elif action == t.content.actions.rest:
        t.travellers[seat].resting = 1
        offer_deliveries(t, place + 1)
    else:
        t.plan((offer_deliveries, place))
        deliver(t, seat)


def finish(t: LeylinesTable, seat: i64) -> None:
    """L-10.4, R-34  1 Gold for each die left, if none of them could be used; paid at the end of the Day."""
    traveller = t.travellers[seat]
    traveller.finished = 1
    dice = size(traveller.dice)
    usable = (
        t.quick_slots(seat) > 0 and t.heaps[traveller.space] != 0 and size(traveller.cubes) < t.limit(seat)
    )
    traveller.stranded = 0 if usable else dice
    t.tell(events.FINISHED, seat, dice, traveller.stranded)


# The end of the Day.


def end_day(t: LeylinesTable) -> None:
    """L-10.5  Gold for stranded dice, the dusk window, then Night or final scoring."""
    t.turn = nobodys_turn()
    for seat in range(t.seats):
        traveller = t.travellers[seat]
        if traveller.stranded > 0:
            traveller.gold += traveller.stranded
            t.tell(events.COMPENSATED, seat, traveller.stranded)
            traveller.stranded = 0
    offer_dusk(t, 0)


def offer_dusk(t: LeylinesTable, place: i64) -> None:
    """L-15.5, D-22  Special Delivery out of turn: each copy, from the first player clockwise."""
    while place < t.seats:
        seat = (t.first + place) % t.seats
        using = deliveries(t, seat)
        if using:
            t.ask(seat, [*using, t.content.actions.wait], dusk_answered, place)
            return
        place += 1
    close_day(t)


def dusk_answered(t: LeylinesTable, seat: i64, action: i64, place: i64) -> None:
    """L-15.5  A delivery at dusk, or none; then the next player, and at last the Day is closed."""
    if action == t.content.actions.wait:
        offer_dusk(t, place + 1)
    else:
        t.plan((offer_dusk, place))
        deliver(t, seat)


def close_day(t: LeylinesTable) -> None:
    """L-3.1, R-06  After the last Day no Night is played."""
    if t.round == t.content.rounds:
        end_game(t)
    else:
        play_night(t)
        begin_round(t)
