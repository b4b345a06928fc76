"""The oracle, chapters 5, 6, 8 and 13 to 15: cubes, payments, and cards that bring or cost cubes."""

from __future__ import annotations

from collections import Counter

from oracles.leylines.table import COLOURS, Cubes, Flow, Position, cubes_of, fewest


def drop_to_limit(p: Position, seat: int) -> Flow:
    """L-5.5, L-5.9"""
    who = p.travellers[seat]
    while who.cubes.total() > p.limit(seat):
        colours = [colour for colour in COLOURS if who.cubes[colour] and may_drop(p, seat, colour)]
        answer = yield from p.ask(seat, {f"drop {colour}" for colour in colours})
        colour = answer.removeprefix("drop ")
        who.cubes[colour] -= 1
        p.heaps[who.space][colour] += 1


def may_drop(p: Position, seat: int, colour: str) -> bool:
    """L-5.9, L-9.12"""
    if not p.entered or seat != p.active:
        return True
    who = p.travellers[seat]
    rest = who.cubes - Counter({colour: 1})
    for card in p.completable(seat, p.entered, rest):
        spent = fewest(need_of(p, card), rest, p.changes(seat), p.pairs)
        if spent is not None and spent <= p.limit(seat):
            return True
    return False


def need_of(p: Position, card: str) -> Cubes:
    return cubes_of(p.cards[card]["cubes"])


def collect_all(p: Position, seat: int, value: int) -> Flow:
    """L-6.3, L-6.6"""
    who = p.travellers[seat]
    p.fill_quick_slot(seat, value)
    who.cubes += p.heaps[who.space]
    p.heaps[who.space] = Counter()
    yield from drop_to_limit(p, seat)


def take_on_arrival(p: Position, seat: int, free: int) -> Flow:
    """L-5.1, L-6.3, L-6.7, D-9, D-10: one menu of cubes for nothing, of dice that take all, and to leave."""
    who = p.travellers[seat]
    while True:
        here = p.heaps[who.space]
        options = {f"take {colour}" for colour in COLOURS if free and here[colour]}
        if here.total():
            options |= {f"collect {value}" for value in p.dice_to_spare(seat)}
        answer = (yield from p.ask(seat, {*options, "leave"})) if options else "leave"
        word, _, what = answer.partition(" ")
        if word == "collect":
            yield from collect_all(p, seat, int(what))
            return
        if word == "leave":
            yield from drop_to_limit(p, seat)
            return
        here[what] -= 1
        who.cubes[what] += 1
        free -= 1
        if free == 0 or here.total() == 0:
            free = 0
            yield from drop_to_limit(p, seat)


def pay(p: Position, seat: int, need: Cubes, for_contract: bool) -> Flow:
    """L-8.3 to L-8.6"""
    who = p.travellers[seat]
    pairs = p.pairs and for_contract
    potion, exchanged = False, 0
    open_need, given = need.copy(), Counter[str]()
    exchanges = len(p.held(seat, "exchange")) * p.data["friends"]["exchange"] + p.turn.changes
    while True:
        hand = who.cubes - given
        singles = exchanges - exchanged + (p.ready(seat, "potion") and not potion)
        options = {"pay"} if open_need <= hand else set()
        for means, cubes, cost in changes_open(
            pairs, p.ready(seat, "potion") and not potion, exchanges > exchanged
        ):
            for colour in [colour for colour in COLOURS if open_need[colour]]:
                for other in COLOURS:
                    rest = hand - Counter({other: cubes})
                    uncovered = open_need - Counter({colour: 1})
                    possible = other != colour and hand[other] >= cubes
                    if possible and fewest(uncovered, rest, singles - cost, pairs) is not None:
                        options.add(f"{means} {colour} {other}")
        answer = yield from p.ask(seat, options)
        if answer == "pay":
            break
        means, colour, other = answer.split()
        open_need[colour] -= 1
        given[other] += 2 if means == "pair" else 1
        potion = potion or means == "potion"
        exchanged += means == "exchange"
    given.update(open_need)
    assert given <= who.cubes
    who.cubes.subtract(given)
    p.bag.update(given)
    if potion:
        who.items["potion"] = False
    use_exchanges(p, seat, exchanged)


def changes_open(pairs: bool, potion: bool, exchange: bool) -> list[tuple[str, int, int]]:
    """Means, cubes each takes, changes of W each takes."""
    found = [("potion", 1, 1)] if potion else []
    found += [("exchange", 1, 1)] if exchange else []
    return [*found, ("pair", 2, 0)] if pairs else found


def use_exchanges(p: Position, seat: int, changes: int) -> None:
    """L-8.4  The one in use first, then another."""
    for _ in range(changes):
        if p.turn.changes == 0:
            p.discard(seat, "exchange")
            p.turn.changes = p.data["friends"]["exchange"]
        p.turn.changes -= 1


def goods_usable(p: Position, seat: int) -> set[str]:
    """L-15.3, L-13.6, L-13.7, L-14.3"""
    found = set()
    if p.ready(seat, "companion") and any(cubes.total() for cubes in p.heaps.values()):
        found.add("use companion")
    if p.held(seat, "shadow-market") and for_sale(p, seat, COLOURS):
        found.add("use shadow-market")
    if p.held(seat, "special-delivery") and p.bag.total():
        found.add("use special-delivery")
    return found


def delivery_usable(p: Position, seat: int) -> set[str]:
    """L-15.8"""
    return {"use special-delivery"} if p.held(seat, "special-delivery") and p.bag.total() else set()


def use_goods(p: Position, seat: int, answer: str) -> Flow:
    if answer == "use companion":
        yield from send_companion(p, seat)
    elif answer == "use shadow-market":
        yield from sell(p, seat)
    elif answer == "use special-delivery":
        yield from deliver(p, seat)
    else:
        raise AssertionError(answer)


def send_companion(p: Position, seat: int) -> Flow:
    """L-14.3, L-17.4"""
    who = p.travellers[seat]
    who.items["companion"] = False
    answer = yield from p.ask(seat, {f"from {space}" for space, cubes in p.heaps.items() if cubes.total()})
    here = p.heaps[answer.removeprefix("from ")]
    for number in range(p.data["items"]["companion"]):
        options = {f"take {colour}" for colour in COLOURS if here[colour]}
        if not options:
            break
        if number:
            options.add("stop")
        answer = yield from p.ask(seat, options)
        if answer == "stop":
            break
        here[answer.removeprefix("take ")] -= 1
        who.cubes[answer.removeprefix("take ")] += 1
    yield from drop_to_limit(p, seat)


def for_sale(p: Position, seat: int, colours: tuple[str, ...]) -> list[str]:
    """L-13.7, L-9.12"""
    return [colour for colour in colours if p.travellers[seat].cubes[colour] and may_drop(p, seat, colour)]


def sell(p: Position, seat: int) -> Flow:
    """L-13.7, L-17.4"""
    who = p.travellers[seat]
    p.discard(seat, "shadow-market")
    last = 0
    for number in range(p.data["friends"]["shadow"]):
        options = {f"sell {colour}" for colour in for_sale(p, seat, COLOURS[last:])}
        if number:
            options.add("stop")
        answer = yield from p.ask(seat, options)
        if answer == "stop":
            break
        colour = answer.removeprefix("sell ")
        last = COLOURS.index(colour)
        who.cubes[colour] -= 1
        p.bag[colour] += 1
        who.gold += 1


def deliver(p: Position, seat: int) -> Flow:
    """L-13.6"""
    p.discard(seat, "special-delivery")
    p.travellers[seat].cubes.update(p.draw(p.chance("delivered"), p.data["friends"]["delivery"]))
    yield from drop_to_limit(p, seat)
