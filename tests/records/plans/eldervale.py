"""Golden records of Eldervale."""

from __future__ import annotations

import spinney
from records.looking import Wanted, shows, tied, told, took_back, won_by
from records.plans.plan import Golden


def last_turns_by(reason: int) -> Wanted:
    """The sixth Dwelling (0), the last tile (1) or the round limit (2) brought the last turns."""
    return lambda table: [event.a for event in told(table, "endgame")] == [reason]


def within(choices: int, wanted: Wanted) -> Wanted:
    """In a game that is short enough to be read."""
    return lambda table: table.number <= choices and wanted(table)


def idle_regroup(table: spinney.Table) -> bool:
    """The first turn of all was a Regroup with nothing out (E-4.2)."""
    first = [event.number for event in told(table, "regrouped")]
    return first[:1] == [1] and table.number <= 300


def outplayed(rounds: int) -> Wanted:
    """It lasted for more rounds than this (E-11.6)."""
    return lambda table: len(told(table, "round_begins")) > rounds


def tie_broken_by_resources(table: spinney.Table) -> bool:
    return tied(table) and len(table.winners) == 1


PLANS = [
    Golden("last_tile", ("delver", "delver"), within(150, last_turns_by(1))),
    Golden("sixth_dwelling", ("builder", "idler"), within(400, last_turns_by(0))),
    Golden("round_limit", ("random", "random"), last_turns_by(2), edition="mini"),
    Golden("three_seats", ("delver", "random", "delver"), shows("joined", "rushed", "cancelled")),
    Golden("four_seats", ("delver", "random") * 2, shows("aura", "claimed", "slotted", "saved")),
    Golden("five_seats", ("delver",) * 5, shows("tied", "cancelled", "claimed")),
    Golden("reshuffle", ("mage", "delver", "mage", "mage", "delver"), shows("reshuffled")),
    Golden("monsters_tamed", ("tamer", "delver"), shows("dominated", "aura", "claimed")),
    Golden("tie_broken_by_resources", ("random", "random"), tie_broken_by_resources, edition="mini"),
    Golden(
        "all_modules",
        ("hirer", "tamer", "hirer", "hirer"),
        shows("charged", "trove", "hired", "cancelled", "named"),
        **dict.fromkeys(("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends"), "on"),
    ),
    Golden("answers_taken_back", ("delver", "wavering"), took_back),
    Golden(
        "rules_2_factions_chosen",
        ("delver", "random", "delver"),
        within(400, shows("further", "joined")),
        factions="choose",
        elements="choose",
    ),
    Golden(
        "rules_2_boards_without_abilities",
        ("delver", "delver"),
        within(150, last_turns_by(1)),
        factions="choose",
        abilities="off",
        start=2,
    ),
    Golden("rules_2_idle_regroup", ("idler", "delver"), idle_regroup, edition="mini", start=1),
    Golden(
        "rules_2_without_a_limit",
        ("random", "random"),
        within(400, outplayed(6)),
        edition="mini",
        round_limit="off",
    ),
    Golden(
        "rules_2_by_seat_on_side_a",
        ("random",) * 3,
        won_by(1),
        edition="mini",
        factions="seat",
        sides="a",
    ),
    Golden("rules_2_without_restrictions", ("random",) * 2, won_by(0), edition="mini", restrictions="off"),
    Golden("rules_2_on_side_b", ("random",) * 2, won_by(1), edition="mini", sides="b"),
]
