"""Golden records of Leylines."""

from __future__ import annotations

import spinney
from records.looking import Wanted, shared, shows, tied, told, took_back, won_by
from records.plans.plan import Golden


def best_travellers(table: spinney.Table) -> list[tuple[int, int]]:
    """Completed Contracts and cubes held of the seats with the highest total."""
    travellers = table.game.view(table, spinney.SPECTATOR)["travellers"]
    marks = [(len(who["completed"]), sum(who["cubes"].values())) for who in travellers]
    return sorted(mark for mark, score in zip(marks, table.scores, strict=True) if score == max(table.scores))


def tie_broken_by_contracts(table: spinney.Table) -> bool:
    return tied(table) and best_travellers(table)[-1][0] > best_travellers(table)[-2][0]


def tie_broken_by_cubes(table: spinney.Table) -> bool:
    marks = best_travellers(table)
    return len(table.winners) == 1 and tied(table) and marks[-1][0] == marks[-2][0]


def bid_twice(table: spinney.Table) -> bool:
    """Two players: a matched bid was raised (L-7.16)."""
    bids = [event.number for event in told(table, "bid")]
    lots = [event.number for event in told(table, "auctioned")]
    ends = [*lots[1:], table.number + 1]
    return any(sum(first <= bid < last for bid in bids) > 1 for first, last in zip(lots, ends, strict=True))


def changed_by(*means: int) -> Wanted:
    """Colours were changed by all of these: Potion, Exchange, pair (L-8.3)."""
    return lambda table: {event.a for event in told(table, "changed")} >= set(means)


def used_all(*cards: int) -> Wanted:
    """All of these cards were used, as `use` numbers them."""
    return lambda table: {event.a for event in told(table, "used")} >= set(cards)


def sold_for_nothing(table: spinney.Table) -> bool:
    """A bid of 0 won the Contract (L-7.12)."""
    return any((event.b, event.c) == (0, 2) for event in told(table, "won_contract"))


def answered(**answers: str) -> Wanted:
    """Each of these questions was once answered by something that begins so."""

    def found(table: spinney.Table) -> bool:
        record = spinney.Record.of(table)
        if not all(any(entry.startswith(text) for entry in record.entries) for text in answers.values()):
            return False
        left = {*answers.items()}
        for at, now in record.tables(log=False):
            name = now.game.view(now, spinney.SPECTATOR)["question"] if not now.over else ""
            if name in answers and record.entries[at].startswith(answers[name]):
                left.discard((name, answers[name]))
        return not left

    return found


PLANS = [
    Golden("two_seats", ("greedy", "greedy"), won_by(0)),
    Golden("three_seats", ("greedy", "random", "greedy"), won_by(2), start=2),
    Golden("four_seats", ("greedy", "greedy", "greedy", "greedy"), shows("negotiated", "harp_die")),
    Golden("five_seats", ("random", "greedy", "random", "greedy", "random"), won_by(3), accountants="on"),
    Golden("six_seats", ("random",) * 6, shows("compensated", "refreshed", "declined")),
    Golden("tie_broken_by_contracts", ("random", "random", "random"), tie_broken_by_contracts),
    Golden("tie_broken_by_cubes", ("random", "random"), tie_broken_by_cubes),
    Golden("shared_victory", ("random", "random"), shared),
    Golden("a_second_bid", ("random", "random"), bid_twice),
    Golden("two_for_one", ("greedy", "greedy"), changed_by(2), two_for_one="on"),
    Golden("changes", ("greedy", "greedy", "greedy"), changed_by(0, 1)),
    Golden("friends_on_the_way", ("greedy", "greedy", "greedy"), used_all(2, 3)),
    Golden("goods", ("random", "random", "greedy"), used_all(0, 1, 4, 5), characters="drawn"),
    Golden("a_short_bag", ("random",) * 6, shows("short_bag", "dropped")),
    Golden("answers_taken_back", ("greedy", "wavering"), took_back),
    # By rules 2; those above are records of rules 1.
    Golden("rules_2_a_bid_of_nothing", ("greedy", "random", "greedy"), sold_for_nothing),
    Golden("rules_2_cards_in_a_market", ("trader",) * 3, answered(contract="use")),
    Golden("rules_2_out_of_an_auction", ("random",) * 4, answered(decision="use secret-route")),
    Golden("rules_2_out_of_turn", ("random",) * 4, answered(delivery="use", bid="use")),
    Golden(
        "rules_2_above_the_scale",
        ("greedy", "random", "random", "random"),
        answered(bid="more"),
        edition="mini",
        bid_limit="off",
    ),
    Golden(
        "rules_2_chosen_characters",
        ("random",) * 5,
        shows("chose"),
        characters="choose",
        accountants="on",
    ),
    Golden("rules_2_characters_by_lot", ("random",) * 3, won_by(1), edition="mini", characters="lot"),
]
