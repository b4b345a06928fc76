"""The naive retelling, chapters 2 to 15: days, turns, arrivals, auctions, Markets, nights, the end."""

from __future__ import annotations

from collections import Counter

from games.leylines.naive import (
    COLOURS,
    Answer,
    Flow,
    Number,
    Position,
    Turn,
    cost,
    cubes_of,
    decoded,
    may_go,
    pay,
    payable_at,
    rolled,
)

GOODS = ("companion", "shadow-market", "special-delivery")


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


# The Day.


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


# The turn.


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


def use(p: Position, seat: int, name: str) -> Flow:
    if name == "companion":
        yield from fetch(p, seat)
    elif name == "tablet":
        p.flipped[seat].add("tablet")
        yield from auction(p, seat)
    elif name == "shadow-market":
        yield from sell(p, seat)
    elif name == "special-delivery":
        yield from deliver(p, seat)
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


# Arrivals and cubes.


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


# Hubs and auctions.


def shop(p: Position, seat: int) -> Flow:
    bought = 0
    while True:
        options = uses(p, seat, everything=False)
        if bought < 2:
            options |= {
                f"buy {item}"
                for item, price in p.price.items()
                if item not in p.items[seat] and cost(price, p.cubes[seat], p.changes(seat), False) < 99
            }
        word, _, what = (yield from p.ask(seat, options | {"done"})).partition(" ")
        if word == "done":
            return
        if word == "use":
            yield from use(p, seat, what)
            continue
        yield from pay(p, seat, p.price[what], False)
        p.items[seat].add(what)
        bought += 1
        if what == "harp":
            p.owned[seat] += 1
            p.dice[seat][p.chance("harp_die")[1]] += 1


def auction(p: Position, seat: int) -> Flow:
    if not any(p.display):
        return
    lot = yield from name_lot(p, seat)
    high, bidder = 0, -1
    for step in range(1, p.seats):
        other = (seat + step) % p.seats
        bid = yield from ask_bid(p, other, high)
        if bid:
            high, bidder = bid, other
    if bidder < 0:
        if (yield from decide(p, seat, {"claim", "decline"})) == "claim":
            award(p, seat, lot, 0)
        return
    again = p.seats > 2
    while True:
        options = {"match", "pass"} if p.gold[seat] >= high else {"pass"}
        answer = yield from decide(p, seat, options, high)
        if answer == "pass":
            award(p, bidder, lot, high)
            yield from compensate(p, seat)
            return
        bid = 0 if again else (yield from ask_bid(p, bidder, high))
        again = True
        if not bid:
            award(p, seat, lot, high)
            yield from compensate(p, bidder)
            return
        high = bid


def name_lot(p: Position, seat: int) -> Number:
    refreshed = False
    while True:
        options = {f"auction {place}" for place, card in enumerate(p.display, 1) if card}
        if not refreshed and p.deck and p.gold[seat] >= p.data["auction"]["refresh"]:
            options.add("refresh")
        word, _, what = (yield from p.ask(seat, options | uses(p, seat, everything=False))).partition(" ")
        if word == "use":
            yield from use(p, seat, what)
        elif word == "refresh":
            refreshed = True
            p.gold[seat] -= p.data["auction"]["refresh"]
            p.deck += sum(1 for card in p.display if card)
            p.display = [""] * len(p.display)
            refill(p)
        else:
            return int(what) - 1


def ask_bid(p: Position, seat: int, high: int) -> Number:
    most = min(p.gold[seat], p.data["auction"]["highest"])
    answer = yield from p.ask(seat, {"pass", *(f"bid {bid}" for bid in range(high + 1, most + 1))})
    return 0 if answer == "pass" else int(answer.split()[1])


def decide(p: Position, seat: int, options: set[str], high: int = 0) -> Answer:
    while True:
        answer = yield from p.ask(seat, options | uses(p, seat, everything=False))
        if not answer.startswith("use "):
            return answer
        yield from use(p, seat, answer.split()[1])
        if "pass" in options and p.gold[seat] >= high:
            options = options | {"match"}


def award(p: Position, seat: int, lot: int, gold: int) -> None:
    p.gold[seat] -= gold
    p.contracts[seat].append(p.display[lot])
    p.display[lot] = ""
    refill(p)


def refill(p: Position) -> None:
    for place, card in enumerate(p.display):
        if not card and p.deck:
            p.deck -= 1
            _, number, where, *_ = p.chance("contract_shown")
            assert where == place
            p.display[place] = list(p.cards)[number]


def compensate(p: Position, seat: int) -> Flow:
    refill_friends(p)
    options = {f"hire {place}" for place, card in enumerate(p.shown, 1) if card}
    if not options or p.gold[seat] < p.data["auction"]["friend"]:
        return
    answer = yield from p.ask(seat, options | {"refuse"})
    if answer == "refuse":
        return
    place = int(answer.split()[1]) - 1
    p.gold[seat] -= p.data["auction"]["friend"]
    if p.shown[1 - place]:
        p.on_friend[1 - place] += p.data["auction"]["friend"]
    p.gold[seat] += p.on_friend[place]
    p.on_friend[place] = 0
    card, p.shown[place] = p.shown[place], ""
    if p.friend_cards[card]["kind"] == "appraiser":
        p.gold[seat] += p.data["friends"]["appraiser"] * len(p.done[seat])
        p.friend_discard.append(card)
    else:
        p.friends[seat].append(card)
    refill_friends(p)


def refill_friends(p: Position) -> None:
    for place, card in enumerate(p.shown):
        if not card:
            if not p.friend_deck:
                p.friend_deck, p.friend_discard = len(p.friend_discard), []
            if p.friend_deck:
                p.friend_deck -= 1
                p.shown[place] = list(p.friend_cards)[p.chance("friend_shown")[1]]


# Markets, the night, the end.


def complete(p: Position, seat: int) -> Flow:
    space, count, gold = p.at[seat], 0, 0
    while payable_at(p, seat, space):
        options = {f"complete {card}" for card in payable_at(p, seat, space)}
        answer = yield from p.ask(seat, options if p.owing else options | {"stop"})
        if answer == "stop":
            break
        card = p.cards[answer.split()[1]]
        yield from pay(p, seat, cubes_of(card["cubes"]), p.pairs)
        p.owing = False
        p.contracts[seat].remove(card["id"])
        p.done[seat].append(card["id"])
        count += 1
        gold += card["gold"] + p.data["friends"]["accountant"] * sum(
            p.friend_cards[friend].get("colour") in cubes_of(card["cubes"]) for friend in p.friends[seat]
        )
    p.turn.completed += count
    spent = 0
    if count and p.kinds(seat, "negotiator"):
        held = p.kinds(seat, "negotiator")
        spent = int((yield from p.ask(seat, {f"negotiators {n}" for n in range(held + 1)})).split()[1])
        for _ in range(spent):
            p.discard(seat, "negotiator")
    each = p.data["friends"]["negotiator"]
    gold += each * (spent * p.turn.completed + p.turn.negotiators * count)
    p.turn.negotiators += spent
    p.gold[seat] += gold + p.data["market"]["bonus"][min(3, count)]
    p.turn.changes = 0
    p.owing = False
    for _ in range(count):
        card = draw_night(p)
        if card:
            p.night.append(card)


def draw_night(p: Position) -> str:
    if not p.night_deck:
        p.night_deck, p.night_discard = p.night_discard, 0
    if not p.night_deck:
        return ""
    p.night_deck -= 1
    return str(p.data["night_card"][p.chance("night_card")[1]]["id"])


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
