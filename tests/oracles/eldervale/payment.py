"""The oracle pays: chapter 12, by trying every way to pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from oracles.eldervale.table import PLAIN, TOKENS, Flow, Position

Handed = Generator[None, str, Counter[str]]
ORDER = (*TOKENS, "any")


def payable(tokens: Counter[str], cards: int, cost: Counter[str], discount: int = 0) -> bool:
    """E-12.8, E-12.5  Is there any way to pay?"""
    cost = +cost
    if discount >= cost.total():
        return True
    if discount > 0:
        return any(payable(tokens, cards, cost - Counter([kind]), discount - 1) for kind in cost)
    short = sum((Counter({kind: cost[kind] for kind in PLAIN}) - tokens).values())
    enough = cost.total() <= tokens.total() + cards
    return enough and short + cost["gold"] <= tokens["gold"]


def can_pay(p: Position, seat: int, cost: Counter[str], discount: int = 0) -> bool:
    player = p.players[seat]
    return payable(player.tokens, player.hand.total(), cost, discount)


def can_trade(p: Position, seat: int, cost: Counter[str]) -> bool:
    """E-6.12  Two Gold are no payment."""
    player = p.players[seat]
    least = Counter(player.tokens)
    if not p.lenient:
        least["gold"] = min(1, least["gold"])
    return payable(least, player.hand.total(), cost)


def pay(p: Position, seat: int, cost: Counter[str], discount: int = 0, fortress: bool = False) -> Flow:
    """E-12.9  One small choice after the other, such that the rest can still be paid in this order."""
    player = p.players[seat]
    cost = +cost
    if discount >= cost.total():
        return
    p.paying = True
    paid: Counter[str] = Counter()
    least = 0
    while discount > 0:
        kinds = [
            kind
            for kind in cost
            if ORDER.index(kind) >= least and reducible(p, seat, cost - Counter([kind]), discount - 1, kind)
        ]
        answer = yield from p.ask(seat, [f"less {kind}" for kind in kinds])
        kind = answer.split()[1]
        cost, discount, least = cost - Counter([kind]), discount - 1, ORDER.index(kind)
    paid["gold"] += cost.pop("gold", 0)
    for kind in PLAIN:
        yield from pay_named(p, seat, cost, paid, kind)
    cards = yield from pay_any(p, seat, cost["any"], paid, fortress)
    p.paying = False
    player.tokens -= paid
    player.hand -= cards
    p.discard += cards


def reducible(p: Position, seat: int, cost: Counter[str], discount: int, kind: str) -> bool:
    """Can more be removed, in the order of E-12.9, such that the rest is payable?"""
    if discount == 0:
        return can_pay(p, seat, cost)
    return any(
        reducible(p, seat, cost - Counter([other]), discount - 1, other)
        for other in +cost
        if ORDER.index(other) >= ORDER.index(kind)
    )


def pay_named(p: Position, seat: int, cost: Counter[str], paid: Counter[str], kind: str) -> Flow:
    """E-12.1  The token or Gold; after Gold only Gold for this kind. What is paid leaves `cost`."""
    player, gilded = p.players[seat], False
    while cost[kind] > 0:
        left = player.tokens - paid
        options = []
        rest = cost - Counter([kind])
        if left[kind] > 0 and not gilded and payable(left - Counter([kind]), player.hand.total(), rest):
            options.append(f"pay {kind}")
        gold = Counter(gold=cost[kind])
        without = Counter({name: number for name, number in cost.items() if name != kind})
        if left["gold"] >= cost[kind] and payable(left - gold, player.hand.total(), without):
            options.append("pay gold")
        answer = yield from p.ask(seat, options)
        cost[kind] -= 1
        paid[answer.split()[1]] += 1
        gilded = answer == "pay gold"


def pay_any(p: Position, seat: int, number: int, paid: Counter[str], fortress: bool) -> Handed:
    """E-12.2  Each `*` in the order of tokens, then designs, and never backwards."""
    player = p.players[seat]
    left = player.tokens - paid
    if fortress:
        left["gold"] = min(1, left["gold"])
    line = [kind for kind in TOKENS for _ in range(left[kind])] + sorted(
        player.hand.elements(), key=list(p.magic).index
    )
    cards: Counter[str] = Counter()
    while number > 0:
        tokens = [name for name in line if name in TOKENS]
        in_hand = player.hand.total() - cards.total()  # everybody sees how many; the rest is secret
        first = {name: line.index(name) for name in line}
        fitting = [name for name, at in first.items() if len(line) - at >= number]
        if not tokens and in_hand == number:
            return cards + Counter(line)
        secret = in_hand >= number
        words = [f"pay {name}" if name in TOKENS else f"hand-over {name}" for name in fitting]
        answer = yield from p.ask(seat, words, secret)
        name = answer.split()[1]
        if name in TOKENS:
            paid[name] += 1
        else:
            cards[name] += 1
        line = line[first[name] + 1 :]
        number -= 1
    return cards
