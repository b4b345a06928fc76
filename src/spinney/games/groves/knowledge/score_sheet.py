"""G-12.1  The score sheet: each source of points. All of them are public."""

from __future__ import annotations

from spinney.engine.score import ScoreItem
from spinney.games.groves.state.table import GrovesTable


def score_sheet(t: GrovesTable, seat: int | None = None) -> list[ScoreItem]:
    """G-12.1, G-12.4  The six sources, seat by seat; face-down cards score nothing (G-10.6)."""
    seats = range(t.seats)
    return [
        ScoreItem("Dominion tokens", [int(realm.dominion) for realm in t.realms], "G-6.13"),
        ScoreItem("Groves", [int(t.grove_points(who)) for who in seats], "G-12.1"),
        ScoreItem("Realm cards", [int(t.realm_card_points(who)) for who in seats], "G-10.8"),
        ScoreItem("Summoning cards", [int(t.summoning_points(who)) for who in seats], "G-10.6"),
        ScoreItem("Portals", [int(t.portal_points(who)) for who in seats], "G-8.7"),
        ScoreItem("Leftovers", [int(t.leftovers(who)) for who in seats], "G-12.1"),
    ]
