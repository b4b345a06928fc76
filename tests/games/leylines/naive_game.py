"""The naive retelling, chapters 2 to 4 and 10 to 12: days, turns, arrivals, nights, the end."""

from __future__ import annotations

from collections import Counter

from games.leylines.naive import Flow, Position, Turn, cubes_of, decoded, may_go, rolled
from games.leylines.naive_cubes import GOODS, collect, deliver, gathers, pick_up, spend_die, use_goods, uses
from games.leylines.naive_trade import auction, complete, draw_night, shop


def game(p: Position) -> Flow:
    order = [(p.first + step) % p.seats for step in range(p.seats)]
    for seat in order:
        own = {p.market[p.cards[card]["market"]] for card in p.contracts[seat]}
        p.at[seat] = (yield from p.ask(seat, {f"place {space}" for space in own})).split()[1]
    for round_ in range(1, p.data["round"]["rounds"] + 1):
        p.round = round_
        yield from day(p)
        if round_ < p.data["round"]["rounds"]:
            regrow(p)
            p.flipped = [set() for _ in range(p.seats)]
            p.first = (p.first + 1) % p.seats


def day(p: Position) -> Flow:
    order = [(p.first + step) % p.seats for step in range(p.seats)]
    p.moved, p.quick, p.finished = [0] * p.seats, [0] * p.seats, set()
    stranded: Counter[int] = Counter()
    for seat in order:
        who, dice, *_ = p.chance("rolled")
        assert who == seat
        p.dice[seat] = rolled(dice)
        assert p.dice[seat].total() == p.owned[seat]
    for seat in order:
        yield from reroll(p, seat)
    seat = p.first
    while any(p.dice[who].total() and who not in p.finished for who in order):
        if p.dice[seat].total() and seat not in p.finished:
            yield from turn(p, seat)
            if not p.turn.used:
                p.finished.add(seat)
                room = p.cubes[seat].total() < p.limit(seat)
                if not (p.slots(seat) > 0 and p.heaps[p.at[seat]].total() and room):
                    stranded[seat] += p.dice[seat].total()
        seat = (seat + 1) % p.seats
    for seat, number in stranded.items():
        p.gold[seat] += number
    for seat in order:
        while p.kinds(seat, "special-delivery") and p.bag.total():
            if (yield from p.ask(seat, {"use special-delivery", "wait"})) == "wait":
                break
            yield from deliver(p, seat)


def reroll(p: Position, seat: int) -> Flow:
    if p.gold[seat] < p.data["round"]["reroll"]:
        return
    marked: list[int] = []
    while True:
        floor = max(marked, default=1)
        options = {f"mark {v}" for v, n in p.dice[seat].items() if n > marked.count(v) and v >= floor}
        answer = yield from p.ask(seat, options | {"roll" if marked else "keep"})
        if answer == "keep":
            return
        if answer == "roll":
            p.gold[seat] -= p.data["round"]["reroll"]
            p.dice[seat] = p.dice[seat] - Counter(marked) + rolled(p.chance("rerolled")[2])
            return
        marked.append(int(answer.split()[1]))


def turn(p: Position, seat: int) -> Flow:
    p.turn = t = Turn(seat, p.at[seat])
    moving = p.moved[seat] < p.data["board"]["movement"]
    while not t.placed:
        last = {f"move {value}" for value in +p.dice[seat]} if moving else {"end"}
        answer = yield from p.ask(seat, gathers(p, seat) | uses(p, seat, everything=True) | last)
        word = answer.split()
        if answer == "end":
            return
        if word[0] == "move":
            t.placed = True
            p.moved[seat] += 1
            spend_die(p, seat, int(word[1]))
            yield from move(p, seat, int(word[1]))
        elif word[0] == "gather":
            t.gathered = True
            yield from collect(p, seat, int(word[1]))
        else:
            yield from use(p, seat, word[1])
    while True:
        answer = yield from p.ask(seat, uses(p, seat, everything=True) | {"end"})
        if answer == "end":
            return
        yield from use(p, seat, answer.split()[1])


def use(p: Position, seat: int, name: str) -> Flow:
    if name in GOODS:
        yield from use_goods(p, seat, name)
    elif name == "tablet":
        p.flipped[seat].add("tablet")
        yield from auction(p, seat)
    else:
        p.discard(seat, name)
        p.turn.carded = True
        far = len(p.links) if name == "secret-route" else p.data["friends"]["steps"]
        places = may_go(p, seat, far) - ({p.at[seat]} if name == "secret-route" else set())
        answer = yield from p.ask(seat, {f"to {space}" for space in places})
        free = p.data["friends"]["cubes"] if name == "pathfinder" else None
        yield from arrive(p, seat, answer.split()[1], free)


def move(p: Position, seat: int, steps: int) -> Flow:
    while True:
        options = {f"to {space}" for space in may_go(p, seat, steps)}
        if p.slots(seat) > 0:
            options |= {f"quick {value}" for value in +p.dice[seat]}
        word, what = (yield from p.ask(seat, options)).split()
        if word == "to":
            yield from arrive(p, seat, what, None)
            return
        p.quick[seat] += 1
        spend_die(p, seat, int(what))
        steps += int(what)


def arrive(p: Position, seat: int, space: str, free: int | None) -> Flow:
    entered = space != p.at[seat]
    p.at[seat] = space
    p.owing = entered and p.kind[space] == "market"
    if free is None:
        free = 0 if space == p.turn.start else 1
    yield from pick_up(p, seat, free)
    if p.kind[space] == "hub" and space not in p.turn.hubs:
        p.turn.hubs.add(space)
        yield from shop(p, seat)
        p.turn.changes = 0
        yield from auction(p, seat)
    elif p.kind[space] == "market":
        yield from complete(p, seat)


def regrow(p: Position) -> None:
    cards = {card["id"]: card["letters"] for card in p.data["night_card"]}
    shown, p.night = p.night, []
    for card in shown:
        for letter in cards[card]:
            grow(p, letter, p.data["night"]["revealed"])
        p.night_discard += 1
    for _ in range(p.round):
        card = draw_night(p)
        for letter in cards.get(card, []):
            grow(p, letter, p.data["night"]["drawn"])
        p.night_discard += bool(card)
    for letter in sorted(space for space, kind in p.kind.items() if kind == "letter"):
        if not p.heaps[letter].total():
            grow(p, letter, p.data["night"]["empty"])
    for hub in [space for space, kind in p.kind.items() if kind == "hub"]:
        grow(p, hub, p.data["night"]["hub"])


def grow(p: Position, space: str, number: int) -> None:
    number = min(number, p.bag.total())
    if number:
        cubes = decoded(p.chance("grew")[3])
        assert cubes.total() == number
        p.bag -= cubes
        p.heaps[space] += cubes


def score(p: Position, seat: int) -> int:
    """Chapter 12."""
    wanted: Counter[str] = Counter()
    for card in p.contracts[seat]:
        wanted += cubes_of(p.cards[card]["cubes"])
    assigned = (p.cubes[seat] & wanted).total()
    rest = p.cubes[seat].total() - assigned
    scoring = p.data["scoring"]
    items = p.data["items"]["gold"][len(p.items[seat])]
    return int(p.gold[seat] + assigned * scoring["needed"] + rest // scoring["others"] + items)
