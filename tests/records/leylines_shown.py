"""What golden records of Leylines show."""

from __future__ import annotations

import spinney
from records.looking import Wanted, tied, told


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
