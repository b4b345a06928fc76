"""The oracle, chapters 2 to 4 and 10 to 12: setup, rounds, turns, the night, and the end."""

from __future__ import annotations

from collections import Counter

from oracles.leylines.auction import deal_contract, refill_friend
from oracles.leylines.cubes import collect_all, deliver, delivery_usable, need_of
from oracles.leylines.moves import arrive, draw_night_card, usable, use, within
from oracles.leylines.table import COLOURS, Flow, Position, Turn


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
    if p.selected:
        yield from select(p)
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


def select(p: Position) -> Flow:
    """L-2.14, D-23"""
    for seat in p.from_first():
        left = {*COLOURS} - {who.character for who in p.travellers}
        answer = yield from p.ask(seat, {f"character {colour}" for colour in left})
        p.travellers[seat].character = answer.removeprefix("character ")


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
            if any(is_in_day(p, one) for one in range(p.seats)):
                yield from deliveries(p, seat)
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


def deliveries(p: Position, ended: int) -> Flow:
    """L-15.8, D-24"""
    for step in range(1, p.seats):
        seat = (ended + step) % p.seats
        who = p.travellers[seat]
        while not who.resting and delivery_usable(p, seat):
            answer = yield from p.ask(seat, {"use special-delivery", "wait", "rest"})
            if answer == "wait":
                break
            if answer == "rest":
                who.resting = True
            else:
                yield from deliver(p, seat)


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
    who.resting = False
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
        answer = yield from p.ask(seat, {*usable(p, seat), "end"})
        if answer == "end":
            break
        yield from use(p, seat, answer)


def start_options(p: Position, seat: int) -> set[str]:
    """L-6.3, L-15.2, D-3"""
    options = usable(p, seat)
    here = p.heaps[p.travellers[seat].space].total()
    if here and not p.turn.gathered and not p.turn.card_move:
        options |= {f"gather {value}" for value in p.dice_to_spare(seat)}
    return options


def finish(p: Position, seat: int) -> None:
    """L-10.3, L-10.4"""
    who = p.travellers[seat]
    who.finished = True
    usable = p.quick_slots(seat) and p.heaps[who.space].total() and who.cubes.total() < p.limit(seat)
    if not usable:
        who.stranded = who.dice.total()


def walk(p: Position, seat: int, value: int) -> Flow:
    """L-4.2, L-6.2, L-17.3"""
    who = p.travellers[seat]
    who.dice[value] -= 1
    who.moved += 1
    p.turn.placed = True
    p.turn.dice += 1
    steps = value
    while True:
        quick = {f"quick {die}" for die in p.dice_to_spare(seat)} | usable(p, seat)
        answer = yield from p.ask(seat, {f"to {space}" for space in within(p, seat, steps)} | quick)
        if answer.startswith("to"):
            break
        if answer.startswith("use"):
            yield from use(p, seat, answer)
            continue
        die = int(answer.removeprefix("quick "))
        p.fill_quick_slot(seat, die)
        steps += die
    yield from arrive(p, seat, answer.removeprefix("to "), "foot")


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
