"""Why something cannot be paid: what it costs, and what whoever is asked has."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.faces.asking import Reason
from spinney.engine.text import listed, many
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import ANY, GOLD, TOKEN_KINDS
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.names import some, things
from spinney.games.eldervale.words.phrases import cost_words


def costs(t: EldervaleTable, seat: i64, cost: i64, rule: str, off: int = 0) -> Reason | None:
    """E-12.8  What a cost is and what there is to pay it with; None where it can be paid."""
    if can_pay(t, seat, cost, off):
        return None
    less = f" less {many(off, 'resource')}" if off else ""
    lacking = "" if off else lack(t, seat, cost)
    rest = f"you lack {lacking}" if lacking else f"you have {purse(t, seat)}"
    return Reason(f"It costs {cost_words(cost)}{less}, and {rest}.", rule)


def lack(t: EldervaleTable, seat: i64, cost: i64) -> str:
    """E-12.1  What is missing to a cost, in words; nothing where Gold could stand for either thing."""
    player = t.players[seat]
    short = [int(count(cost, kind)) - int(player.tokens[kind]) for kind in range(TOKEN_KINDS)]
    if short[GOLD] < 0:
        return ""
    spare = len(player.hand) - sum([number for number in short if number < 0])
    missing = [things(kind, number) for kind, number in enumerate(short) if number > 0]
    any_ = int(count(cost, ANY)) - spare
    if any_ > 0:
        missing.append(some(any_, "other resource" if missing else "resource"))
    return listed(missing)


def purse(t: EldervaleTable, seat: i64) -> str:
    """All that a seat could pay with, in words; only for the seat itself."""
    player = t.players[seat]
    held = [things(kind, player.tokens[kind]) for kind in range(TOKEN_KINDS) if player.tokens[kind]]
    cards = [some(len(player.hand), "Magic Card")] if player.hand else []
    return listed([*held, *cards]) or "nothing"
