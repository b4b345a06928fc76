"""The oracle, chapters 4, 9 and 15: moves, arrivals and Markets, and what can be used at any time."""

from __future__ import annotations

from oracles.leylines import auction
from oracles.leylines.cubes import goods_usable, need_of, pay, take_on_arrival, use_goods
from oracles.leylines.table import Flow, Position


def usable(p: Position, seat: int) -> set[str]:
    """L-15.1 to L-15.3, L-9.12"""
    found = goods_usable(p, seat)
    if not p.entered:
        found |= {f"use {kind}" for kind in ("secret-route", "pathfinder") if p.held(seat, kind)}
    if p.ready(seat, "tablet") and any(p.display) and not p.bidding:
        found.add("use tablet")
    return found


def use(p: Position, seat: int, answer: str) -> Flow:
    who = p.travellers[seat]
    if answer == "use tablet":
        who.items["tablet"] = False
        yield from auction.auctions(p, seat)
    elif answer == "use pathfinder":
        p.turn.card_move = True
        p.discard(seat, "pathfinder")
        yield from go(p, seat, within(p, seat, p.data["friends"]["steps"]), "pathfinder")
    elif answer == "use secret-route":
        p.turn.card_move = True
        p.discard(seat, "secret-route")
        spaces = {space for space in p.spaces if space != who.space and may_end_on(p, seat, space)}
        yield from go(p, seat, spaces, "secret-route")
    else:
        yield from use_goods(p, seat, answer)


def may_end_on(p: Position, seat: int, space: str) -> bool:
    """L-9.2, L-8.4: what is left of an Exchange in use stays behind."""
    who = p.travellers[seat]
    left, p.turn.changes = p.turn.changes, 0
    ready = p.spaces[space]["kind"] != "market" or bool(p.completable(seat, space, who.cubes))
    p.turn.changes = left
    return ready


def within(p: Position, seat: int, steps: int) -> set[str]:
    """L-4.4 to L-4.8: one step at a time, and never on from a Market, but for the one where you stand."""
    start = p.travellers[seat].space
    reached = {start}
    edge = {start}
    for _ in range(steps):
        edge = {link for space in edge for link in p.spaces[space]["links"]} - reached
        reached |= edge
        edge = {space for space in edge if p.spaces[space]["kind"] != "market"}
    return {space for space in reached if space == start or may_end_on(p, seat, space)}


def go(p: Position, seat: int, spaces: set[str], by: str) -> Flow:
    answer = yield from p.ask(seat, {f"to {space}" for space in spaces})
    yield from arrive(p, seat, answer.removeprefix("to "), by)


def arrive(p: Position, seat: int, space: str, by: str) -> Flow:
    """L-4.12, L-5.1, L-5.2, L-7.2, L-9.3 to L-9.5, L-9.11"""
    who = p.travellers[seat]
    kind = p.spaces[space]["kind"]
    leaving = space != who.space
    if leaving:
        yield from end_visit(p, seat)
        p.turn.changes = 0
    who.space = space
    if kind == "market" and leaving:
        p.entered = space
    going_on = p.done is not None
    if kind == "market" and not going_on:
        p.done = []
    free = p.data["friends"]["cubes"] if by == "pathfinder" else int(space != p.turn.start)
    yield from take_on_arrival(p, seat, free)
    if kind == "hub" and space not in p.turn.visited:
        p.turn.visited.add(space)
        yield from auction.visit_hub(p, seat)
    if kind == "market" and not going_on:
        yield from visit_market(p, seat, space)


def visit_market(p: Position, seat: int, market: str) -> Flow:
    """Chapter 9, D-19  It lasts until the player stops, or has left."""
    who = p.travellers[seat]
    visit = p.done
    while visit is not None and p.done is visit:
        options = {f"complete {card}" for card in p.completable(seat, market, who.cubes)} | usable(p, seat)
        if not p.entered:
            options.add("stop")
        answer = yield from p.ask(seat, options)
        if answer == "stop":
            yield from end_visit(p, seat)
        elif answer.startswith("use"):
            yield from use(p, seat, answer)
        else:
            card = answer.removeprefix("complete ")
            yield from pay(p, seat, need_of(p, card), for_contract=True)
            who.contracts.remove(card)
            who.completed.append(card)
            visit.append(card)
            p.turn.completed += 1
            p.entered = ""


def end_visit(p: Position, seat: int) -> Flow:
    """L-9.3, L-9.7, L-9.8, L-9.11  If there is a visit, it is over."""
    if p.done is not None:
        if p.done:
            yield from pay_out(p, seat, p.done)
        p.done = None
        p.turn.changes = 0


def pay_out(p: Position, seat: int, done: list[str]) -> Flow:
    """L-9.3, L-9.7, L-9.8, L-13.1, L-13.9"""
    who = p.travellers[seat]
    gold = p.data["friends"]
    earlier = p.turn.negotiators
    held = len(p.held(seat, "negotiator"))
    answer = yield from p.ask(seat, {f"negotiators {number}" for number in range(held + 1)})
    who.gold += earlier * len(done) * gold["negotiator"]
    for _ in range(int(answer.removeprefix("negotiators "))):
        p.discard(seat, "negotiator")
        p.turn.negotiators += 1
        who.gold += p.turn.completed * gold["negotiator"]
    for card in done:
        who.gold += p.cards[card]["gold"]
        colours = need_of(p, card)
        who.gold += gold["accountant"] * sum(
            colours[p.colour[friend]] > 0 for friend in p.held(seat, "accountant")
        )
    bonus = p.data["market"]["bonus"]
    who.gold += bonus[min(len(done), len(bonus) - 1)]
    for _ in done:
        p.night_shown += draw_night_card(p)


def draw_night_card(p: Position) -> list[str]:
    """L-9.9"""
    if not p.night_deck:
        p.night_deck, p.night_discard = set(p.night_discard), []
    if not p.night_deck:
        return []
    card: str = p.chance("night")
    p.night_deck.remove(card)
    return [card]
