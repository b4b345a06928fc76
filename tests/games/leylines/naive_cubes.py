"""The naive retelling, chapters 5, 6, 13 and 14: cubes, Quickness, and the cards that bring or sell cubes."""

from __future__ import annotations

from collections import Counter

from games.leylines.naive import COLOURS, Flow, Position, cost, cubes_of, decoded

GOODS = ("companion", "shadow-market", "special-delivery")


def spend_die(p: Position, seat: int, value: int) -> None:
    p.dice[seat] -= Counter({value: 1})
    p.turn.used += 1


def spare(p: Position, seat: int) -> bool:
    """A die and a slot for Quickness; the last die is for the move that must come."""
    kept = not p.turn.placed and p.moved[seat] < p.data["board"]["movement"]
    return p.slots(seat) > 0 and p.dice[seat].total() > int(kept)


def gathers(p: Position, seat: int) -> set[str]:
    t = p.turn
    if t.gathered or t.carded or not p.heaps[p.at[seat]].total() or not spare(p, seat):
        return set()
    return {f"gather {value}" for value in +p.dice[seat]}


def uses(p: Position, seat: int, everything: bool) -> set[str]:
    found = set()
    if p.ready(seat, "companion") and any(heap.total() for heap in p.heaps.values()):
        found.add("companion")
    if p.kinds(seat, "shadow-market") and p.cubes[seat].total():
        found.add("shadow-market")
    if p.kinds(seat, "special-delivery") and p.bag.total():
        found.add("special-delivery")
    if everything:
        found |= {kind for kind in ("secret-route", "pathfinder") if p.kinds(seat, kind)}
        if p.ready(seat, "tablet") and any(p.display):
            found.add("tablet")
    return {f"use {name}" for name in found}


def pick_up(p: Position, seat: int, free: int) -> Flow:
    heap = p.heaps[p.at[seat]]
    while heap.total():
        options = {f"take {colour}" for colour in +heap} if free else set()
        if spare(p, seat):
            options |= {f"collect {value}" for value in +p.dice[seat]}
        word, _, what = (yield from p.ask(seat, options | {"leave"})).partition(" ")
        if word == "leave":
            break
        if word == "collect":
            yield from collect(p, seat, int(what))
            return
        heap -= Counter({what: 1})
        p.cubes[seat][what] += 1
        free -= 1
        if not free:
            yield from drop(p, seat)
    yield from drop(p, seat)


def collect(p: Position, seat: int, value: int) -> Flow:
    p.quick[seat] += 1
    spend_die(p, seat, value)
    p.cubes[seat] += p.heaps[p.at[seat]]
    p.heaps[p.at[seat]].clear()
    yield from drop(p, seat)


def drop(p: Position, seat: int) -> Flow:
    while p.cubes[seat].total() > p.limit(seat):
        options = {colour for colour in +p.cubes[seat] if not p.owing or still_ready(p, seat, colour)}
        colour = (yield from p.ask(seat, {f"drop {colour}" for colour in options})).split()[1]
        p.cubes[seat] -= Counter({colour: 1})
        p.heaps[p.at[seat]][colour] += 1


def still_ready(p: Position, seat: int, colour: str) -> bool:
    held = p.cubes[seat] - Counter({colour: 1})
    return any(
        cost(cubes_of(p.cards[card]["cubes"]), held, p.changes(seat), p.pairs) <= p.limit(seat)
        for card in p.contracts[seat]
        if p.market[p.cards[card]["market"]] == p.at[seat]
    )


def fetch(p: Position, seat: int) -> Flow:
    p.flipped[seat].add("companion")
    full = {f"from {space}" for space, heap in p.heaps.items() if heap.total()}
    heap = p.heaps[(yield from p.ask(seat, full)).split()[1]]
    for number in range(p.data["items"]["companion"]):
        options = {f"take {colour}" for colour in +heap}
        if not options:
            break
        answer = yield from p.ask(seat, options | ({"stop"} if number else set()))
        if answer == "stop":
            break
        heap -= Counter({answer.split()[1]: 1})
        p.cubes[seat][answer.split()[1]] += 1
    yield from drop(p, seat)


def sell(p: Position, seat: int) -> Flow:
    p.discard(seat, "shadow-market")
    lowest = 0
    for number in range(p.data["friends"]["shadow"]):
        options = {f"sell {colour}" for colour in COLOURS[lowest:] if p.cubes[seat][colour]}
        answer = yield from p.ask(seat, options | ({"stop"} if number else set()))
        if answer == "stop":
            return
        colour = answer.split()[1]
        lowest = COLOURS.index(colour)
        p.cubes[seat] -= Counter({colour: 1})
        p.bag[colour] += 1
        p.gold[seat] += 1


def deliver(p: Position, seat: int) -> Flow:
    p.discard(seat, "special-delivery")
    drawn = decoded(p.chance("delivered")[1])
    assert drawn.total() == min(p.data["friends"]["delivery"], p.bag.total())
    p.bag -= drawn
    p.cubes[seat] += drawn
    yield from drop(p, seat)


def use_goods(p: Position, seat: int, name: str) -> Flow:
    if name == "companion":
        yield from fetch(p, seat)
    elif name == "shadow-market":
        yield from sell(p, seat)
    else:
        yield from deliver(p, seat)
