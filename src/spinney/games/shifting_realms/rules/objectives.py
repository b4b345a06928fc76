"""Chapter 14: objectives, and how far they have come."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.shifting_realms.content import measures
from spinney.games.shifting_realms.content.measures import Measure
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events


def note_objectives(t: RealmsTable, seat: i64) -> None:
    """S-14.1, S-14.2, S-14.9, A-72, A-58, A-88  Objectives are met at once, for good, without reward."""
    met = t.met
    for realm in t.land.realms:
        if (met >> realm) & 1 == 0 and is_met(t, realm):
            t.met |= bit(realm)
            t.tell(events.OBJECTIVE, seat, realm)


def is_met(t: RealmsTable, realm: i64) -> bool:
    """S-14.1  An objective is met when each of its goals has come far enough."""
    return all(progress(t, realm, goal) >= wanted(t, realm, goal) for goal in t.content.objectives[realm])


def progress(t: RealmsTable, realm: i64, goal: Measure) -> i64:
    """S-14.1, A-51, A-66, A-77  How far a goal of an objective has come."""
    content = t.content
    if goal.by == measures.BY_DRAGON:
        return t.flights
    if goal.by == measures.BY_BUILT:
        return content.copies - t.piles[goal.of]
    if goal.by == measures.BY_RAIDS:
        raids: i64 = 0
        for faction in t.factions:
            raids = max(raids, faction.raids)
        return raids
    if goal.by == measures.BY_TOKENS:
        return content.tokens - t.tokens
    return content.deck_size[realm] - t.cards_left(realm)


def wanted(t: RealmsTable, realm: i64, goal: Measure) -> i64:
    """S-14.1  How far a goal of an objective must come."""
    if goal.by == measures.BY_DRAGON:
        return t.content.dragon_moves
    if goal.by == measures.BY_TOKENS:
        return t.content.tokens
    return t.content.deck_size[realm] if goal.by == measures.BY_DECK else goal.n
