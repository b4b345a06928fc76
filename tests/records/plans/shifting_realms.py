"""Golden records of Shifting Realms."""

from __future__ import annotations

import spinney
from records.looking import Wanted, shows, told, took_back, won_by
from records.plans.plan import Golden


def ended_by(way: str) -> Wanted:
    """Two objectives, all tiles, or the last round (S-14.3, S-14.7)."""
    ways = ("objectives", "tiles", "idle", "rounds")
    return lambda table: [event.a for event in told(table, "finished")] == [ways.index(way)]


def outlasted_the_rounds(table: spinney.Table) -> bool:
    """More rounds than the edition has, and an end by the rulebook (S-14.10)."""
    view = table.game.view(table, spinney.SPECTATOR)
    return view["round"] > table.game.content.rounds and view["ended"] in ("objectives", "tiles")


def realms(names: str) -> dict[str, str]:
    """The boards, from left to right."""
    return dict(zip(("left", "middle", "right"), names.split(), strict=True))


PLANS = [
    Golden("two_objectives", ("greedy", "greedy"), ended_by("objectives")),
    Golden(
        "three_seats",
        ("greedy", "random", "greedy"),
        ended_by("objectives"),
        **realms("tyrfing alfheim dovre"),
    ),
    Golden(
        "four_seats",
        ("greedy",) * 4,
        shows("exchanged", "attacked", "fled"),
        **realms("dovre alfheim tyrfing"),
    ),
    Golden("all_tiles", ("greedy", "greedy"), ended_by("tiles"), **realms("tyrfing alfheim dovre")),
    Golden("the_last_round", ("random", "random"), ended_by("rounds"), "mini"),
    Golden(
        "the_dragon_leaves",
        ("greedy",) * 3,
        shows("dragon_left", "removed"),
        **realms("tyrfing alfheim libertatia"),
    ),
    Golden(
        "raids_and_tokens",
        ("greedy",) * 4,
        shows("raided", "token", "cached"),
        **realms("libertatia dovre alfheim"),
    ),
    Golden(
        "cards_against_others",
        ("greedy",) * 4,
        shows("routed", "slain", "robbed"),
        **realms("alfheim anunna libertatia"),
    ),
    Golden(
        "a_tie_of_bids",
        ("random",) * 4,
        shows("tie_draw", "tithed", "converted"),
        **realms("alfheim tyrfing anunna"),
    ),
    Golden("answers_taken_back", ("random", "wavering"), took_back),
    Golden(
        "rules_2_the_dragon_stays",
        ("greedy", "random"),
        shows("stayed", "dragon_left"),
        **realms("anunna tyrfing libertatia"),
    ),
    Golden("rules_2_idle_rounds", ("dozer", "dozer"), ended_by("idle"), "mini"),
    Golden(
        "rules_2_without_a_last_round",
        ("greedy", "greedy"),
        outlasted_the_rounds,
        "mini",
        round_limit="off",
        idle_rounds="off",
    ),
    Golden("rules_2_only_bots_left", ("leaving", "leaving"), ended_by("rounds"), "mini", round_limit="off"),
    Golden(
        "rules_2_libertatia_in_the_middle",
        ("greedy", "random"),
        won_by(0),
        **realms("dovre libertatia anunna"),
    ),
]
