"""The naive retelling, chapters 7 to 9: Items, auctions, Friends, Contracts."""

from __future__ import annotations

from games.leylines.naive import Answer, Flow, Number, Position, cost, cubes_of, pay, payable_at
from games.leylines.naive_cubes import use_goods, uses


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
            yield from use_goods(p, seat, what)
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
            yield from use_goods(p, seat, what)
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
        yield from use_goods(p, seat, answer.split()[1])
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
