"""Chapters 3 and 9: the turn, its one or two actions, and how the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.rules.banish import banish
from spinney.games.battle_for_the_grove.rules.channel import channel
from spinney.games.battle_for_the_grove.rules.legal import legal_actions
from spinney.games.battle_for_the_grove.rules.move import move
from spinney.games.battle_for_the_grove.rules.stand import stand_up
from spinney.games.battle_for_the_grove.rules.stun import stun
from spinney.games.battle_for_the_grove.state.table import GROVE, Battle
from spinney.games.battle_for_the_grove.terms import actions, events


def begin_turn(t: Battle, seat: i64) -> None:
    """B-3.1  Whoever begins a turn controlling two circles has won (B-9.3); else one action follows."""
    held = t.score(seat)
    if held >= 2:
        t.tell(events.WINS, seat, held)
        t.finish([seat])
    elif t.is_last(t.turns):
        t.tell(events.DRAW, seat, t.turns)  # BR-12
        t.finish([])
    else:
        t.acts = 0
        offer_action(t, seat)


def offer_action(t: Battle, seat: i64) -> None:
    """B-3.2  A turn is exactly one action at one location; there is no pass."""
    t.ask(seat, legal_actions(t, seat), action_chosen)


def offer_second_action(t: Battle, seat: i64) -> None:
    """B-4.3  After a first action Stand at the Grove: any second action, or stop."""
    t.ask(seat, [*legal_actions(t, seat), actions.stop()], action_chosen)


def action_chosen(t: Battle, seat: i64, action: i64) -> None:
    """B-3.3  The action is done, and the turn ends; unless a choice or a second action comes first."""
    kind = actions.kind_of(action)
    location = actions.location_of(action)
    t.acts += 1
    if kind == actions.STAND:
        stand_up(t, seat, location)
        if location == GROVE and t.acts == 1:  # B-4.2, B-4.4
            offer_second_action(t, seat)
            return
    elif kind == actions.MOVE:
        move(t, seat, location, actions.destination_of(action))
    elif kind == actions.CHANNEL:
        channel(t, seat, location)
    elif kind == actions.STUN:
        stun(t, seat, location)
    elif kind == actions.BANISH:
        t.plan((end_turn, seat))
        banish(t, seat, location)
        return
    else:
        t.tell(events.STOPS, seat)
    end_turn(t, seat)


def end_turn(t: Battle, seat: i64) -> None:
    """B-3.3, B-3.4  The turn passes to the opponent."""
    t.turns += 1
    begin_turn(t, 1 - seat)
