"""The oracle, chapter 7: Hubs, Items, auctions and compensation."""

from __future__ import annotations

from collections.abc import Generator

from oracles.leylines import moves
from oracles.leylines.cubes import delivery_usable, pay
from oracles.leylines.table import ITEMS, Asked, Flow, Position, fewest


def visit_hub(p: Position, seat: int) -> Flow:
    """L-7.1 to L-7.4, L-7.24, D-12"""
    who = p.travellers[seat]
    bought = 0
    hub = who.space
    while who.space == hub:
        options = moves.usable(p, seat)
        if bought < 2:
            for item in ITEMS:
                payable = fewest(p.cost[item], who.cubes, p.changes(seat), pairs=False) is not None
                if item not in who.items and payable:
                    options.add(f"buy {item}")
        answer = yield from p.ask(seat, {*options, "done"})
        if answer == "done":
            break
        if answer.startswith("buy"):
            item = answer.removeprefix("buy ")
            yield from pay(p, seat, p.cost[item], for_contract=False)
            who.items[item] = True
            bought += 1
            if item == "harp":
                who.owned += 1
                who.dice[p.chance("harp")] += 1
        else:
            yield from moves.use(p, seat, answer)
    p.turn.changes = 0
    yield from auctions(p, seat)


def auctions(p: Position, seat: int) -> Flow:
    """L-7.25  This one, and those that other Hubs ask for meanwhile; but one after the other."""
    p.turn.due += 1
    while p.turn.due and not p.bidding:
        p.turn.due -= 1
        if any(p.display):
            p.bidding = True
            yield from auction(p, seat)
            p.bidding = False


def auction(p: Position, seat: int) -> Flow:
    """L-7.7 to L-7.16"""
    place = yield from choose_lot(p, seat)
    high, bidder = -1, -1  # the first bid may be nothing
    for step in range(1, p.seats):
        other = (seat + step) % p.seats
        answer = yield from hear(p, other, high)
        if answer != "pass":
            high, bidder = int(answer.removeprefix("bid ")), other
    if bidder < 0:
        answer = yield from decide(p, seat, {"claim", "decline"})
        if answer == "claim":
            take_contract(p, seat, place, 0)
        return
    answer = yield from decide_match(p, seat, high)
    if answer == "match" and p.seats == 2:
        again = yield from hear(p, bidder, high)
        if again != "pass":
            high = int(again.removeprefix("bid "))
            answer = yield from decide_match(p, seat, high)
    winner, loser = (seat, bidder) if answer == "match" else (bidder, seat)
    take_contract(p, winner, place, high)
    yield from compensate(p, loser)


def hear(p: Position, seat: int, high: int) -> Asked:
    """L-7.10, L-15.8, D-15: a bid or a pass, and before it deliveries; who has no Gold for a bid passes."""
    above = 0
    while p.travellers[seat].gold > high and (p.unlimited or p.data["auction"]["highest"] > high):
        answer = yield from p.ask(seat, {"pass", *bids(p, seat, high, above), *delivery_usable(p, seat)})
        if answer == "more":
            above += p.data["auction"]["highest"]
            while not any(word.startswith("bid") for word in bids(p, seat, high, above)):
                above += p.data["auction"]["highest"]
        elif answer.startswith("use"):
            yield from moves.use(p, seat, answer)
            above = 0
        elif answer == "pass":
            return answer
        else:
            return f"bid {above + int(answer.removeprefix('bid '))}"
    return "pass"


def bids(p: Position, seat: int, high: int, above: int) -> set[str]:
    """L-7.10, L-7.11: amounts on the scale that begins above what was said by *more*."""
    scale = p.data["auction"]["highest"]
    amounts = range(above + bool(above), above + scale + 1)
    gold = p.travellers[seat].gold
    offered = {f"bid {amount - above}" for amount in amounts if high < amount <= gold}
    return offered | {"more"} if p.unlimited and gold > above + scale else offered


def choose_lot(p: Position, seat: int) -> Generator[None, str, int]:
    """L-7.7 to L-7.9, L-17.5"""
    who = p.travellers[seat]
    refreshed = False
    price = p.data["auction"]["refresh"]
    while True:
        options = {f"auction {at + 1}" for at, card in enumerate(p.display) if card} | moves.usable(p, seat)
        if not refreshed and who.gold >= price and any(p.deck):
            options.add("refresh")
        answer = yield from p.ask(seat, options)
        if answer.startswith("auction"):
            return int(answer.removeprefix("auction ")) - 1
        if answer == "refresh":
            refreshed = True
            who.gold -= price
            refresh(p)
        else:
            yield from moves.use(p, seat, answer)


def refresh(p: Position) -> None:
    """L-7.7, L-7.8"""
    aside = {card for card in p.display if card}
    p.display = [""] * len(p.display)
    for place in range(len(p.display)):
        if not any(p.deck):
            p.deck, aside = [aside], set()
        deal_contract(p, place)
    if aside:
        p.deck.append(aside)


def deal_contract(p: Position, place: int) -> None:
    """L-7.14, L-7.15"""
    p.deck = [layer for layer in p.deck if layer]
    p.display[place] = ""
    if p.deck:
        card, where = p.chance("contract")
        assert card in p.deck[0]
        assert where == place
        p.deck[0].remove(card)
        p.deck = [layer for layer in p.deck if layer]
        p.display[place] = card


def decide_match(p: Position, seat: int, high: int) -> Asked:
    """L-7.12"""
    while True:
        options = {"pass", "match"} if p.travellers[seat].gold >= high else {"pass"}
        answer = yield from p.ask(seat, options | moves.usable(p, seat))
        if answer in ("pass", "match"):
            return answer
        yield from moves.use(p, seat, answer)


def decide(p: Position, seat: int, options: set[str]) -> Asked:
    while True:
        answer = yield from p.ask(seat, options | moves.usable(p, seat))
        if answer in options:
            return answer
        yield from moves.use(p, seat, answer)


def take_contract(p: Position, seat: int, place: int, price: int) -> None:
    p.travellers[seat].gold -= price
    assert p.travellers[seat].gold >= 0
    p.travellers[seat].contracts.append(p.display[place])
    deal_contract(p, place)


def refill_friend(p: Position, place: int) -> None:
    """L-7.21"""
    if not p.friend_deck:
        p.friend_deck, p.friend_discard = set(p.friend_discard), []
    if p.friend_deck:
        card, where = p.chance("friend")
        assert where == place
        p.friend_deck.remove(card)
        p.friends[place], p.friend_gold[place] = card, 0


def compensate(p: Position, seat: int) -> Flow:
    """L-7.17 to L-7.22, L-13.5"""
    who = p.travellers[seat]
    price = p.data["auction"]["friend"]
    while True:
        for place in (0, 1):
            if not p.friends[place]:
                refill_friend(p, place)
        options = {f"hire {place + 1}" for place in (0, 1) if p.friends[place]}
        if not options or who.gold < price:
            return
        cards = moves.usable(p, seat) if seat == p.active else delivery_usable(p, seat)
        answer = yield from p.ask(seat, {*options, *cards, "refuse"})
        if answer == "refuse":
            return
        if not answer.startswith("use"):
            break
        yield from moves.use(p, seat, answer)
    place = int(answer.removeprefix("hire ")) - 1
    who.gold -= price
    if p.friends[1 - place]:
        p.friend_gold[1 - place] += price
    who.gold += p.friend_gold[place]
    card = p.friends[place]
    p.friends[place], p.friend_gold[place] = "", 0
    if p.kind[card] == "appraiser":
        who.gold += p.data["friends"]["appraiser"] * len(who.completed)
        p.friend_discard.append(card)
    else:
        who.friends.append(card)
    refill_friend(p, place)
