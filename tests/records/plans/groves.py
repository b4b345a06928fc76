"""Golden records of Groves."""

from __future__ import annotations

import spinney
from records.looking import Wanted, shared, shows, tied, told, took_back, won_by
from records.plans.plan import Golden


def groves_of_the_best(table: spinney.Table) -> list[int]:
    """Purchased groves of the seats with the highest total."""
    realms = table.game.view(table, spinney.SPECTATOR)["realms"]
    bought = [sum(grove["bought"] for grove in realm["groves"]) for realm in realms]
    return sorted(
        count for count, score in zip(bought, table.scores, strict=True) if score == max(table.scores)
    )


def tie_broken_by_groves(table: spinney.Table) -> bool:
    return tied(table) and groves_of_the_best(table)[-1] > groves_of_the_best(table)[-2]


def tie_broken_by_stock(table: spinney.Table) -> bool:
    counts = groves_of_the_best(table)
    return len(table.winners) == 1 and tied(table) and counts[-1] == counts[-2]


def solo_lost(by: str) -> Wanted:
    """A solo game lost by points, by full Hollows at the end (G-14.23), or at once (G-14.22)."""

    def lost(table: spinney.Table) -> bool:
        solo = table.game.view(table, spinney.SPECTATOR)["solo"]
        at_once = [event.a for event in told(table, "lost")] == [1]
        full = solo["hollows"] == solo["spaces"]
        return not table.winners and by == ("room" if at_once else "hollows" if full else "points")

    return lost


def lost_with_powers_left(table: spinney.Table) -> bool:
    """A power was drawn with the wraith that found no space, and could not help (G-14.31)."""
    solo = table.game.view(table, spinney.SPECTATOR)["solo"]
    return "blue" in solo["ready"] and solo_lost("room")(table)


def looked_again(table: spinney.Table) -> bool:
    """A returned summoning card came up again (G-10.12)."""
    looked = [event.a for event in told(table, "looked")]
    return len(looked) > len(set(looked)) and bool(told(table, "revealed"))


PLANS = [
    Golden("two_seats", ("greedy", "greedy"), won_by(0)),
    Golden("three_seats", ("greedy", "random", "greedy"), won_by(2), start=2),
    Golden("four_seats", ("greedy", "greedy", "random", "greedy"), won_by(1)),
    Golden("tie_broken_by_groves", ("random", "random"), tie_broken_by_groves),
    Golden("tie_broken_by_stock", ("random", "random"), tie_broken_by_stock),
    Golden("shared_victory", ("random", "random"), shared),
    Golden("solo_won", ("greedy",), won_by(0)),
    Golden("solo_lost_by_points", ("random",), solo_lost("points")),
    Golden("solo_lost_by_full_hollows", ("random",), solo_lost("hollows")),
    Golden("solo_lost_without_room", ("random",), solo_lost("room")),
    Golden("powers_of_the_solo_game", ("random",), shows("spirit_sent", "power_used")),
    Golden("wraiths", ("random", "random"), shows("portal_opened", "displaced", "wraith_returned")),
    Golden("empty_bag", ("random", "random", "random"), shows("empty_bag", "swapped", "culled")),
    Golden("cards_come_up_again", ("greedy", "random"), looked_again),
    Golden("realm_cards", ("greedy", "greedy"), shows("lightning_won", "trophy_won")),
    Golden("answers_taken_back", ("greedy", "wavering"), took_back),
    Golden("rules_2_lost_at_once", ("random",), lost_with_powers_left, hollows="at_once"),
]
