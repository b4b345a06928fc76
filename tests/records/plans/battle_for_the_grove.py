"""Golden records of Battle for the Grove."""

from __future__ import annotations

import spinney
from records.looking import drawn, told, took_back, won_by
from records.plans.plan import Golden


def drawn_with_a_leader(table: spinney.Table) -> bool:
    """One seat holds two circles when the limit comes, but it is not its turn (BR-12)."""
    return drawn(table) and max(table.scores) == 2


def won_after_the_last_turn(table: spinney.Table) -> bool:
    """The limit is reached, and the next player's check still wins (BR-12)."""
    view = table.game.view(table, spinney.SPECTATOR)
    return bool(table.winners) and view["turns"] == view["max_turns"]


def control_lost(table: spinney.Table) -> bool:
    """Somebody held two circles, lost one to a Channel, and won all the same (B-9.2)."""
    held = 0
    for winner in table.winners:
        for _, now in spinney.Record.of(table).tables(log=False):
            if held == 2 > now.scores[winner]:
                return True
            held = now.scores[winner]
    return False


def supply_short(table: spinney.Table) -> bool:
    """A Channel had more successes than its player had cubes (BR-8)."""
    hits = {event.number: event.b for event in told(table, "channels")}
    return any(event.b < hits[event.number] for event in told(table, "cubes_placed"))


def tried_in_vain(table: spinney.Table) -> bool:
    """Sixes of a Banish met nobody, and somebody won (B-3.6)."""
    hits = {event.number for event in told(table, "banishes") if event.b}
    return bool(table.winners) and bool(hits - {event.number for event in told(table, "banished")})


def outlasted(table: spinney.Table) -> bool:
    """Won after more turns than the usual limit has (B-9.8)."""
    return bool(table.winners) and bool(table.game.view(table, spinney.SPECTATOR)["turns"] > 400)


def start_tied(table: spinney.Table) -> bool:
    return len(told(table, "starting_roll")) > 2


PLANS = [
    Golden("light_wins", ("greedy", "greedy"), won_by(0)),
    Golden("dark_wins", ("greedy", "greedy"), won_by(1)),
    Golden("draw_by_turn_limit", ("random", "random"), drawn),
    Golden("draw_after_one_turn", ("random", "random"), drawn, max_turns=1),
    Golden("draw_with_a_leader", ("greedy", "greedy"), drawn_with_a_leader, max_turns=40),
    Golden("win_after_the_last_turn", ("greedy", "greedy"), won_after_the_last_turn, max_turns=40),
    Golden("two_circles_lost_and_won", ("greedy", "greedy"), control_lost),
    Golden("supply_runs_short", ("random", "random"), supply_short),
    Golden("starting_roll_tied", ("greedy", "random"), start_tied),
    Golden("dark_starts_by_option", ("greedy", "random"), won_by(0), first="dark"),
    Golden("answers_taken_back", ("greedy", "wavering"), took_back, max_turns=60),
    Golden("rules_2_empty_attempts", ("random", "greedy"), tried_in_vain, empty_attempts="yes"),
    Golden("rules_2_without_a_limit", ("greedy", "greedy"), outlasted, max_turns=0),
    Golden("rules_2_only_bots_left", ("leaving", "leaving"), drawn, max_turns=0),
    Golden("rules_2_light_begins", ("greedy", "random"), won_by(0), first="light"),
]
