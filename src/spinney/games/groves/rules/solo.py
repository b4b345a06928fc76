"""Chapter 14: the wraith draw of the solo game."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.groves.content.cards import BLUE, GREEN, ORANGE, TYPES, WHITE, WRAITH, YELLOW, draw_key
from spinney.games.groves.rules.bags import draw_spirits, size
from spinney.games.groves.rules.collecting import offer_payment
from spinney.games.groves.rules.scoring import close_game
from spinney.games.groves.rules.supply import pay_crystals
from spinney.games.groves.state.table import GrovesTable, Solo
from spinney.games.groves.terms import events


def draw_wraiths(t: GrovesTable) -> None:
    """G-14.8, G-14.30  Three spirits from the wraith bag; then they are resolved step by step."""
    solo = t.solo
    if solo is not None:
        solo.drawn = draw_spirits(t, solo.bag, t.content.solo_draw)
        solo.ready = 0
        for colour in range(YELLOW, WRAITH):
            if solo.drawn[colour] > 0:
                solo.ready |= 1 << colour
        t.tell(events.WRAITHS_DRAWN, 0, draw_key(solo.drawn))
        if solo.at_once and solo.hollows + solo.drawn[WRAITH] > t.content.hollows:
            lose_at_once(t)
        else:
            t.plan((offer_step,))


def lose_at_once(t: GrovesTable) -> None:
    """G-14.22, G-14.29, G-14.31  A wraith without a space ends the game, and nothing more is done."""
    t.tell(events.LOST, 0, events.NO_SPACE)
    close_game(t, [])


def offer_step(t: GrovesTable) -> None:
    """G-14.15, G-14.26, D-14  Place a wraith, use a power, or finish when no wraith is left to place."""
    solo = t.solo
    if solo is None:
        return
    actions = t.content.actions
    options: list[i64] = []
    if solo.drawn[WRAITH] > 0:
        options.append(actions.settle)
    if can_use(t, solo, YELLOW):
        options.append(actions.recall)
    if can_use(t, solo, ORANGE):
        options.append(actions.spawn)
    if can_use(t, solo, GREEN):
        options.append(actions.banish)
    if can_use(t, solo, BLUE):
        options.append(actions.repel)
    if solo.drawn[WRAITH] == 0:
        options.append(actions.finish)
    t.ask(0, options, step_taken)


def can_use(t: GrovesTable, solo: Solo, colour: i64) -> bool:
    """G-14.20, G-14.27, R-41  Is the colour drawn, unused, and is there something for its power to do?"""
    if not (solo.ready >> colour) & 1:
        return False
    realm = t.realms[0]
    if colour == YELLOW:
        return solo.hollows > 0 and realm.crystals >= t.content.recall_price
    if colour == ORANGE:
        return t.supply.spirits[WHITE] > 0
    if colour == GREEN:
        return solo.hollows > 0 and size(realm.elements) >= t.content.banish_price
    return solo.drawn[WRAITH] > 0


def step_taken(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-14.15, G-14.26  A wraith is placed or a power used, and the next step is asked; or all is done."""
    solo = t.solo
    if solo is None:
        return
    actions = t.content.actions
    if action == actions.finish:
        return_drawn(t, solo)
    elif action == actions.settle:
        settle(t, solo)
    else:
        t.plan((offer_step,))
        if action == actions.recall:
            recall(t, solo)
        elif action == actions.spawn:
            spawn(t, solo)
        elif action == actions.banish:
            banish(t, solo)
        else:
            repel(t, solo)


def settle(t: GrovesTable, solo: Solo) -> None:
    """G-14.8, G-14.22, G-14.29, R-56  To the lowest free space; without one the game is lost at once."""
    if solo.hollows == t.content.hollows:
        lose_at_once(t)
        return
    solo.drawn[WRAITH] -= 1
    solo.hollows += 1
    t.tell(events.SETTLED, 0, solo.hollows)
    t.plan((offer_step,))


def recall(t: GrovesTable, solo: Solo) -> None:
    """G-14.16, R-42  Two crystals: the newest wraith of the Hollows returns to the wraith bag."""
    use_power(t, solo, YELLOW)
    pay_crystals(t, 0, t.content.recall_price)
    solo.hollows -= 1
    solo.bag[WRAITH] += 1


def spawn(t: GrovesTable, solo: Solo) -> None:
    """G-14.17  A white spirit from the supply into the wraith bag."""
    use_power(t, solo, ORANGE)
    t.supply.spirits[WHITE] -= 1
    solo.bag[WHITE] += 1


def banish(t: GrovesTable, solo: Solo) -> None:
    """G-14.18  Pay two elements of any types, one at a time."""
    use_power(t, solo, GREEN)
    t.plan((send_away,))
    if t.content.banish_price > 0:
        offer_payment(t, 0, t.content.banish_price)


def send_away(t: GrovesTable) -> None:
    """G-14.18, R-42  The newest wraith of the Hollows leaves the game."""
    solo = t.solo
    if solo is not None:
        solo.hollows -= 1
        solo.gone += 1


def repel(t: GrovesTable, solo: Solo) -> None:
    """G-14.19, R-41  A wraith of this draw that is not placed yet returns to the wraith bag."""
    use_power(t, solo, BLUE)
    solo.drawn[WRAITH] -= 1
    solo.bag[WRAITH] += 1


def use_power(t: GrovesTable, solo: Solo, colour: i64) -> None:
    """G-14.27  Each drawn colour gives its power once."""
    solo.ready &= ~(1 << colour)
    t.tell(events.POWER_USED, 0, colour)


def return_drawn(t: GrovesTable, solo: Solo) -> None:
    """G-14.9  What was drawn goes back to the wraith bag, and a wraith of the supply joins it."""
    for spirit in range(TYPES):
        solo.bag[spirit] += solo.drawn[spirit]
        solo.drawn[spirit] = 0
    solo.ready = 0
    if t.supply.spirits[WRAITH] > 0:
        t.supply.spirits[WRAITH] -= 1
        solo.bag[WRAITH] += 1
        t.tell(events.WRAITH_ADDED, 0, solo.bag[WRAITH])
