"""Chapter 8: Banish."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.dice import as_number, sixes
from spinney.games.battle_for_the_grove.state.table import GROVE, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import actions, events


def banish(t: Battle, seat: i64, circle: i64) -> None:
    """B-8.2  Roll three dice: each 6 is a success, however many druids you have there."""
    dice = t.roll(seat, actions.banish(circle), t.standing_at(seat, circle))
    hits = sixes(dice)
    t.tell(events.BANISHES, seat, circle, hits, as_number(dice))
    if hits > 0 and t.druids_at(1 - seat, circle) > 0:  # B-3.6
        t.plan((offer_split, seat, circle, hits))


def offer_split(t: Battle, seat: i64, circle: i64, hits: i64) -> None:
    """B-8.3  You choose how many of the druids you send away are standing ones; surplus is lost."""
    standing = t.standing_at(1 - seat, circle)
    lying = t.lying_at(1 - seat, circle)
    sent = min(hits, standing + lying)
    splits = [actions.take(n) for n in range(max(0, sent - lying), min(sent, standing) + 1)]
    t.ask(seat, splits, split_chosen, circle, sent)


def split_chosen(t: Battle, seat: i64, action: i64, circle: i64, sent: i64) -> None:
    """B-8.3  They go to the Grove and lie there."""
    standing = actions.standing_in(action)
    enemy = 1 - seat
    t.standing[enemy * LOCATIONS + circle] -= standing
    t.lying[enemy * LOCATIONS + circle] -= sent - standing
    t.lying[enemy * LOCATIONS + GROVE] += sent
    t.tell(events.BANISHED, enemy, circle, standing, sent - standing)
