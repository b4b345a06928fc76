"""The oracle, chapter 6: what groves give."""

from __future__ import annotations

from typing import Any

from oracles.groves.table import COLOURS, ELEMENTS, Flow, Position, symbols

Symbol = tuple[Any, ...]


def offer(p: Position, seat: int, words: str) -> Flow:
    """G-6.4, G-6.23, D-3, D-4  Take it or leave it; what can do nothing is not asked about."""
    reward = symbols(words)
    if not any(can(p, seat, symbol) for symbol in reward):
        return
    sent: list[str] = []
    if len(reward) == 1 and reward[0][0] == "swap":  # D-7: one question is enough
        yield from resolve(p, seat, reward[0], sent)
        return
    answer = yield from p.ask(seat, {"collect", "leave"})
    if answer == "collect":
        for symbol in reward:
            yield from resolve(p, seat, symbol, sent)


def can(p: Position, seat: int, symbol: Symbol) -> bool:
    """G-6.23  Can this symbol do something now?"""
    name = symbol[0]
    realm = p.realms[seat]
    if name in ELEMENTS:
        return p.elements[name] > 0
    if name == "any":
        return any(p.elements[element] for element in ELEMENTS)
    if name == "crystal":
        return p.crystals > 0
    if name == "dominion":
        return p.dominion > 0
    if name == "white":
        return p.spirits["white"] > 0
    if name == "spirit":
        return any(p.spirits[spirit] for spirit in ("white", *COLOURS))
    if name in ("cull", "draw"):
        return realm.bag.total() > 0
    if name == "swap":
        return can_pay(p, seat, symbol[1]) and any(can(p, seat, part) for part in symbol[2])
    assert name == "either"
    return any(can(p, seat, part) for side in symbol[1:] for part in side)


def can_pay(p: Position, seat: int, cost: list[Symbol]) -> bool:
    """G-6.14  All of it."""
    realm = p.realms[seat]
    named = {name: sum(part[1] for part in cost if part[0] == name) for name in (*ELEMENTS, "crystal", "any")}
    if realm.crystals < named["crystal"] or any(realm.elements[name] < named[name] for name in ELEMENTS):
        return False
    needed: int = sum(named[name] for name in (*ELEMENTS, "any"))
    return realm.elements.total() >= needed


def resolve(p: Position, seat: int, symbol: Symbol, sent: list[str]) -> Flow:
    name, realm = symbol[0], p.realms[seat]
    if name == "either":
        yield from choose_side(p, seat, symbol, sent)
    elif name == "swap":
        if can(p, seat, symbol):
            answer = yield from p.ask(seat, {"swap", "refuse"})
            if answer == "swap":
                yield from exchange(p, seat, symbol, sent)
    elif name == "any":
        for _ in range(symbol[1]):
            left = {f"gain {element}" for element in ELEMENTS if p.elements[element]}
            if left:
                answer = yield from p.ask(seat, left)
                gain(p, seat, answer.split()[1], 1)
    elif name == "spirit":
        for _ in range(symbol[1]):
            yield from call(p, seat, sent)
    elif name == "cull":
        if realm.bag.total():
            spirit = p.chance("culled")
            p.take_from(realm.bag, spirit)
            p.spirits[spirit] += 1
    elif name == "draw":
        for _ in range(min(symbol[1], realm.bag.total())):
            spirit = p.chance("more")
            p.take_from(realm.bag, spirit)
            realm.drawn[spirit] += 1
    else:
        gain(p, seat, name, symbol[1])


def gain(p: Position, seat: int, name: str, number: int) -> None:
    """G-6.6  As much as there is."""
    realm = p.realms[seat]
    if name == "crystal":
        number = min(number, p.crystals)
        p.crystals -= number
        realm.crystals += number
    elif name == "dominion":
        number = min(number, p.dominion)
        p.dominion -= number
        realm.dominion += number
    elif name == "white":
        number = min(number, p.spirits["white"])
        p.spirits["white"] -= number
        realm.bag["white"] += number
    else:
        number = min(number, p.elements[name])
        p.elements[name] -= number
        realm.elements[name] += number


def choose_side(p: Position, seat: int, symbol: Symbol, sent: list[str]) -> Flow:
    """G-6.17, D-6"""
    sides = {"first": symbol[1], "second": symbol[2]}
    open_sides = {side for side in sides if any(can(p, seat, part) for part in sides[side])}
    if open_sides:
        answer = yield from p.ask(seat, open_sides)
        for part in sides[answer]:
            yield from resolve(p, seat, part, sent)


def exchange(p: Position, seat: int, symbol: Symbol, sent: list[str]) -> Flow:
    """G-6.14, G-6.25, D-7  Pay all of X, then get Y."""
    for name, number in sorted(symbol[1], key=lambda part: part[0] == "any"):
        if name == "crystal":
            p.realms[seat].crystals -= number
            p.crystals += number
        elif name == "any":
            yield from pay_any(p, seat, number)
        else:
            pay(p, seat, name, number)
    for part in symbol[2]:
        yield from resolve(p, seat, part, sent)


def pay(p: Position, seat: int, element: str, number: int) -> None:
    assert p.realms[seat].elements[element] >= number
    p.realms[seat].elements[element] -= number
    p.elements[element] += number


def pay_any(p: Position, seat: int, number: int) -> Flow:
    for _ in range(number):
        held = {f"pay {element}" for element in ELEMENTS if p.realms[seat].elements[element]}
        answer = yield from p.ask(seat, held)
        pay(p, seat, answer.split()[1], 1)


def call(p: Position, seat: int, sent: list[str]) -> Flow:
    """G-6.15, G-14.12 to G-14.14, D-8"""
    here = [spirit for spirit in ("white", *COLOURS) if p.spirits[spirit]]
    options = {f"spirit {spirit}" for spirit in here}
    if p.solo and not sent:
        options |= {f"send {spirit}" for spirit in here if spirit not in p.added}
    if not options:
        return
    answer = yield from p.ask(seat, options)
    word, spirit = answer.split()
    p.spirits[spirit] -= 1
    if word == "spirit":
        p.realms[seat].bag[spirit] += 1
        return
    sent.append(spirit)
    p.wraith_bag[spirit] += 1
    if spirit != "white":
        p.added.add(spirit)
        p.spirits[spirit] -= min(1, p.spirits[spirit])
