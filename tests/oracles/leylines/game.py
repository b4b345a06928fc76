"""The naive retelling, chapters 2 to 4 and 9 to 12: rounds, turns, moves, Markets, the night, and the end."""

from __future__ import annotations

from collections import Counter

from games.leylines.retelling import Flow, Position, Turn
from games.leylines.retelling_auction import auction, deal_contract, refill_friend, visit_hub
from games.leylines.retelling_cubes import (
    collect_all,
    deliver,
    goods_usable,
    need_of,
    pay,
    take_on_arrival,
    use_goods,
)


def game(p: Position, accountants: bool) -> Flow:
    """The whole game, from the first choice to the last."""
    yield from set_up(p, accountants)
    while not p.over:
        yield from day(p)
        if p.round == p.data["round"]["rounds"]:
            score(p)
        else:
            night(p)


def set_up(p: Position, accountants: bool) -> Flow:
    """Chapter 2, L-16.2"""
    p.first = p.chance("starts")
    if accountants:
        for who in p.travellers:
            card = next(card for card in p.friend_deck if p.colour[card] == who.character)
            p.friend_deck.remove(card)
            who.friends.append(card)
    for _ in p.spaces_of("market"):
        token, space = p.chance("token")
        assert p.spaces[space]["kind"] == "market"
        assert space not in p.token
        p.token[space] = token
    assert sorted(p.token.values()) == sorted(token["name"] for token in p.data["token"])
    for place in range(len(p.display)):
        deal_contract(p, place)
    for place in (0, 1):
        refill_friend(p, place)
    for kind, number in (("letter", "letter_cubes"), ("hub", "hub_cubes")):
        for space in p.spaces_of(kind):
            grow(p, space, p.data["setup"][number])
    dealt: set[str] = set()
    while p.fate.get("dealt"):
        seat, card = p.chance("dealt")
        assert card not in dealt
        dealt.add(card)
        p.travellers[seat].contracts.append(card)
    for who in p.travellers:
        assert sorted(p.cards[card]["deck"] for card in who.contracts) == ["afternoon", "evening", "morning"]
    for seat in p.from_first():
        names = {p.cards[card]["market"] for card in p.travellers[seat].contracts}
        answer = yield from p.ask(
            seat, {f"place {space}" for space, token in p.token.items() if token in names}
        )
        p.travellers[seat].space = answer.removeprefix("place ")


def day(p: Position) -> Flow:
    """Chapters 3 and 10"""
    for seat in p.from_first():
        who = p.travellers[seat]
        who.moved = who.quick = who.stranded = 0
        who.finished = False
        who.dice = p.chance("rolled")
        assert who.dice.total() == who.owned
    for seat in p.from_first():
        yield from offer_reroll(p, seat)
    seat = p.first
    while any(is_in_day(p, one) for one in range(p.seats)):
        if is_in_day(p, seat):
            yield from take_turn(p, seat)
        seat = (seat + 1) % p.seats
    p.turn, p.active = Turn(""), -1
    for who in p.travellers:
        who.gold += who.stranded
        who.stranded = 0
    yield from dusk(p)


def is_in_day(p: Position, seat: int) -> bool:
    """L-10.1"""
    return p.travellers[seat].dice.total() > 0 and not p.travellers[seat].finished


def offer_reroll(p: Position, seat: int) -> Flow:
    """L-3.3, L-17.2"""
    who = p.travellers[seat]
    price = p.data["round"]["reroll"]
    if who.gold < price:
        return
    marked: Counter[int] = Counter()
    while True:
        last = max(marked, default=1)
        options = {f"mark {value}" for value in range(last, 7) if who.dice[value] > marked[value]}
        answer = yield from p.ask(seat, {*options, "roll" if marked else "keep"})
        if answer == "keep":
            return
        if answer == "roll":
            break
        marked[int(answer.removeprefix("mark "))] += 1
    who.gold -= price
    before, after = p.chance("rerolled")
    assert before == marked
    assert after.total() == marked.total()
    who.dice = who.dice - marked + after


def dusk(p: Position) -> Flow:
    """L-15.5, D-22"""
    for seat in p.from_first():
        while p.held(seat, "special-delivery") and p.bag.total():
            answer = yield from p.ask(seat, {"use special-delivery", "wait"})
            if answer == "wait":
                break
            yield from deliver(p, seat)


def take_turn(p: Position, seat: int) -> Flow:
    """Chapter 4, L-10.2, L-10.3, L-15.7"""
    who = p.travellers[seat]
    p.turn, p.active = Turn(who.space), seat
    leftover = who.moved == p.data["board"]["movement"]
    while True:
        options = start_options(p, seat)
        if leftover:
            answer = yield from p.ask(seat, {*options, "end"})
        else:
            answer = yield from p.ask(
                seat, options | {f"move {value}" for value in who.dice if who.dice[value]}
            )
        word, _, what = answer.partition(" ")
        if word in ("end", "move"):
            break
        if word == "gather":
            p.turn.gathered = True
            yield from collect_all(p, seat, int(what))
        else:
            yield from use(p, seat, answer)
    if leftover:
        if p.turn.dice == 0:
            finish(p, seat)
        return
    yield from walk(p, seat, int(what))
    while True:
        answer = yield from p.ask(seat, {*goods_usable(p, seat), *moves_usable(p, seat), "end"})
        if answer == "end":
            break
        yield from use(p, seat, answer)


def start_options(p: Position, seat: int) -> set[str]:
    """L-6.3, L-15.2, D-3"""
    options = goods_usable(p, seat) | moves_usable(p, seat)
    here = p.heaps[p.travellers[seat].space].total()
    if here and not p.turn.gathered and not p.turn.card_move:
        options |= {f"gather {value}" for value in p.dice_to_spare(seat)}
    return options


def moves_usable(p: Position, seat: int) -> set[str]:
    """L-15.2"""
    found = {f"use {kind}" for kind in ("secret-route", "pathfinder") if p.held(seat, kind)}
    if p.ready(seat, "tablet") and any(p.display):
        found.add("use tablet")
    return found


def finish(p: Position, seat: int) -> None:
    """L-10.3, L-10.4"""
    who = p.travellers[seat]
    who.finished = True
    usable = p.quick_slots(seat) and p.heaps[who.space].total() and who.cubes.total() < p.limit(seat)
    if not usable:
        who.stranded = who.dice.total()


def use(p: Position, seat: int, answer: str) -> Flow:
    who = p.travellers[seat]
    if answer == "use tablet":
        who.items["tablet"] = False
        yield from auction(p, seat)
    elif answer == "use pathfinder":
        p.turn.card_move = True
        p.discard(seat, "pathfinder")
        yield from go(p, seat, within(p, seat, p.data["friends"]["steps"]), set(), "pathfinder")
    elif answer == "use secret-route":
        p.turn.card_move = True
        p.discard(seat, "secret-route")
        spaces = {space for space in p.spaces if space != who.space and may_end_on(p, seat, space)}
        yield from go(p, seat, spaces, set(), "secret-route")
    else:
        yield from use_goods(p, seat, answer)


def may_end_on(p: Position, seat: int, space: str) -> bool:
    """L-9.2"""
    who = p.travellers[seat]
    return p.spaces[space]["kind"] != "market" or bool(p.completable(seat, space, who.cubes))


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


def walk(p: Position, seat: int, value: int) -> Flow:
    """L-4.2, L-6.2, L-17.3"""
    who = p.travellers[seat]
    who.dice[value] -= 1
    who.moved += 1
    p.turn.placed = True
    p.turn.dice += 1
    steps = value
    while True:
        quick = {f"quick {die}" for die in p.dice_to_spare(seat)}
        answer = yield from p.ask(seat, {f"to {space}" for space in within(p, seat, steps)} | quick)
        if answer.startswith("to"):
            break
        die = int(answer.removeprefix("quick "))
        p.fill_quick_slot(seat, die)
        steps += die
    yield from arrive(p, seat, answer.removeprefix("to "), "foot")


def go(p: Position, seat: int, spaces: set[str], more: set[str], by: str) -> Flow:
    answer = yield from p.ask(seat, {f"to {space}" for space in spaces} | more)
    yield from arrive(p, seat, answer.removeprefix("to "), by)


def arrive(p: Position, seat: int, space: str, by: str) -> Flow:
    """L-4.12, L-5.1, L-5.2, L-7.2, L-9.3 to L-9.5"""
    who = p.travellers[seat]
    kind = p.spaces[space]["kind"]
    entering = kind == "market" and space != who.space
    who.space = space
    if entering:
        p.entered = space
    free = p.data["friends"]["cubes"] if by == "pathfinder" else int(space != p.turn.start)
    yield from take_on_arrival(p, seat, free)
    if kind == "hub" and space not in p.turn.visited:
        p.turn.visited.add(space)
        yield from visit_hub(p, seat)
    if kind == "market":
        yield from visit_market(p, seat, space, entering)


def visit_market(p: Position, seat: int, market: str, entering: bool) -> Flow:
    """Chapter 9, L-13.1, L-13.9, D-19"""
    who = p.travellers[seat]
    done: list[str] = []
    while True:
        options = {f"complete {card}" for card in p.completable(seat, market, who.cubes)}
        if not entering or done:
            options.add("stop")
        answer = yield from p.ask(seat, options)
        if answer == "stop":
            break
        card = answer.removeprefix("complete ")
        yield from pay(p, seat, need_of(p, card), for_contract=True)
        who.contracts.remove(card)
        who.completed.append(card)
        done.append(card)
        p.turn.completed += 1
        p.entered = ""
    if done:
        yield from end_visit(p, seat, done)
    p.turn.changes = 0


def end_visit(p: Position, seat: int, done: list[str]) -> Flow:
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


def grow(p: Position, space: str, number: int) -> None:
    """L-11.8"""
    if p.bag.total() and number:
        where, cubes = p.chance("grew")
        assert where == space
        p.heaps[space].update(p.draw(cubes, number))


def night(p: Position) -> None:
    """Chapter 11"""
    cubes = p.data["night"]
    for card in p.night_shown:
        for letter in p.letters[card]:
            grow(p, letter, cubes["revealed"])
    p.night_discard += p.night_shown
    p.night_shown = []
    drawn: list[str] = []
    for _ in range(p.round):
        drawn += draw_night_card(p)
    for card in drawn:
        for letter in p.letters[card]:
            grow(p, letter, cubes["drawn"])
    p.night_discard += drawn
    for letter in p.spaces_of("letter"):
        if p.heaps[letter].total() == 0:
            grow(p, letter, cubes["empty"])
    for hub in p.spaces_of("hub"):
        grow(p, hub, cubes["hub"])
    for who in p.travellers:
        who.items = dict.fromkeys(who.items, True)
    p.first = (p.first + 1) % p.seats
    p.round += 1


def score(p: Position) -> None:
    """Chapter 12"""
    rules = p.data["scoring"]
    ranks = []
    for who in p.travellers:
        needed: Counter[str] = Counter()
        for card in who.contracts:
            needed.update(need_of(p, card))
        assigned = (needed & who.cubes).total()
        others = who.cubes.total() - assigned
        gold = who.gold + assigned * rules["needed"] + others // rules["others"]
        gold += p.data["items"]["gold"][len(who.items)]
        p.final.append(gold)
        ranks.append((gold, len(who.completed), who.cubes.total()))
    p.winners = [seat for seat in range(p.seats) if ranks[seat] == max(ranks)]
    p.over = True
