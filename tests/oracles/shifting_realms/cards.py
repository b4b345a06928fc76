"""The oracle: chapter 8 and section 7.2, what cards do."""

from __future__ import annotations

from collections import Counter

from oracles.shifting_realms.acts import (
    build,
    buildable,
    dragon_moves,
    groups,
    legal_places,
    lie_flat,
    move,
    origins,
    raiders,
    recruit,
    unit_options,
    what,
)
from oracles.shifting_realms.table import COLOURS, RESOURCES, Flow, Position, goods_in


def draw(p: Position, seat: int, realm: str) -> Flow:
    """S-8.5, S-8.9"""
    card = p.chance("looked")
    assert card in p.of_realm(realm)
    p.deck.remove(card)
    timing = p.cards[card]["timing"]
    if timing == "now":
        yield from resolve(p, seat, card)
        return
    p.drawn = card
    now = timing == "now_or_later" and playable(p, seat, card)
    answer = yield from p.ask(seat, {"keep", "now"} if now else {"keep"}, secret=True)
    p.drawn = ""
    if answer == "now":
        yield from resolve(p, seat, card)
    else:
        p.players[seat].hand.append(card)
        p.turn.drawn.add(card)


def maybe_draw(p: Position, seat: int) -> Flow:
    """D-25"""
    if p.open_decks():
        answer = yield from p.ask(seat, {*(f"draw {realm}" for realm in p.open_decks()), "stop"})
        if answer != "stop":
            yield from draw(p, seat, answer.split()[1])


def plays(p: Position, seat: int) -> set[str]:
    """S-8.5, S-8.7"""
    return {
        f"play {card}"
        for card in p.players[seat].hand
        if (
            p.cards[card]["timing"] == "now_or_later"
            or (p.cards[card]["timing"] == "later" and card not in p.turn.drawn)
        )
        and playable(p, seat, card)
    }


def playable(p: Position, seat: int, card: str) -> bool:
    if "power" in p.cards[card]:
        return True
    return any(possible(p, seat, phrase.split()) for phrase in p.cards[card]["effect"])


def possible(p: Position, seat: int, words: list[str]) -> bool:
    """S-8.7  Can this part take effect?"""
    if words[0] in ("gain", "vp", "others_gain", "discount", "berserk", "gain_any", "dragon"):
        return True
    if words[0] == "exchange":
        return p.players[seat].goods.total() > 0
    if words[0] == "tithe":
        return any(p.players[other].goods[words[1]] for other in others(p, seat))
    return bool(choices(p, seat, words))


def others(p: Position, seat: int) -> list[int]:
    return [other for other in range(p.seats) if other != seat]


def choices(p: Position, seat: int, words: list[str]) -> set[str]:
    """The first choice of an effect that needs one."""
    op = words[0]
    if op == "muster":
        return unit_options(p, seat, muster_places(p, seat, words), {words[2]})
    if op == "march":
        return {f"from {space}" for space in origins(p, seat, int(words[1]))}
    if op == "teleport":
        spaces = {piece.space for piece in p.units("", seat) if not piece.flat}
        return {f"from {space}" for space in spaces if targets(p, words[2], space)}
    if op == "free_build":
        return {f"build {kind}" for kind in buildable(p, seat)}
    if op == "free_raid":
        return {f"raid {space}" for space in raiders(p, seat)}
    if op == "toll":
        return {f"rob {COLOURS[other]}" for other in others(p, seat) if p.players[other].goods.total()}
    if op == "draw":
        return {f"draw {realm}" for realm in p.open_decks()}
    return {
        f"at {space} {COLOURS[other]}"
        for space in p.place
        for other in others(p, seat)
        if p.is_open(space) and is_target(p, seat, words, space, other)
    }


def is_target(p: Position, seat: int, words: list[str], space: str, other: int) -> bool:
    if words[0] == "rout":
        return bool(p.units(space, other))
    if words[0] == "slay" and words[1] == "soldier":
        return bool(p.standing(space, other))
    if words[0] == "slay":
        return p.unprotected(space, other) > 0
    assert words[0] == "convert"
    near = any(p.units(place, seat) for place in {space, *p.adjacent(space)})
    return near and p.enterable(space) and p.unprotected(space, other) > 0


def muster_places(p: Position, seat: int, words: list[str]) -> set[str]:
    places = legal_places(p, seat)
    return {space for space in places if words[3] == "legal" or p.realm(space) == words[4]}


def targets(p: Position, realm: str, origin: str) -> set[str]:
    return {f"to {to}" for to in p.place if p.realm(to) == realm and p.enterable(to) and to != origin}


def resolve(p: Position, seat: int, card: str) -> Flow:
    """S-8.4, S-8.7  Part by part."""
    player, data = p.players[seat], p.cards[card]
    if "power" in data or "dragon" in data["effect"]:
        player.laid.append(card)
    else:
        p.discard.append(card)
    for phrase in data.get("effect", []):
        words = phrase.split()
        if words[0] == "dragon":
            yield from dragon_moves(p, seat)
        elif words[0] == "vp":
            player.points["dragon" if "dragon" in data["effect"] else "story"] += int(words[1])
        else:
            yield from part(p, seat, words)


def part(p: Position, seat: int, words: list[str]) -> Flow:
    op, player = words[0], p.players[seat]
    if op == "gain":
        player.goods += goods_in(words[1:])
    elif op == "others_gain":
        for other in others(p, seat):
            p.players[other].goods += goods_in(words[1:])
    elif op == "tithe":
        for other in others(p, seat):
            if p.players[other].goods[words[1]]:
                pass_on(p, other, seat, words[1])
    elif op == "discount":
        p.turn.discount += int(words[1])
    elif op == "berserk":
        p.turn.berserk = True
    elif op == "draw":
        yield from maybe_draw(p, seat)
    elif op == "exchange":
        yield from exchange(p, seat, int(words[1]))
    elif op == "muster":
        yield from recruit(p, seat, muster_places(p, seat, words), [], [words[2]] * int(words[1]))
    elif possible(p, seat, words):
        answer = yield from p.ask(seat, choices(p, seat, words))
        yield from chosen(p, seat, words, answer.split()[1:])


def chosen(p: Position, seat: int, words: list[str], named: list[str]) -> Flow:
    """The rest of an effect whose first choice was made."""
    op = words[0]
    if op == "march":
        yield from move(p, seat, named[0], int(words[1]))
    elif op == "teleport":
        yield from teleport(p, seat, words, named[0])
    elif op == "free_build":
        yield from build(p, seat, named[0])
    elif op == "free_raid":
        lie_flat(p, seat, named[0])
        yield from maybe_draw(p, seat)
    elif op == "toll":
        yield from toll(p, seat, COLOURS.index(named[0]), int(words[1]))
    elif op == "rout":
        yield from rout(p, seat, named[0], COLOURS.index(named[1]), int(words[1]))
    else:
        strike(p, seat, words, named[0], COLOURS.index(named[1]))


def strike(p: Position, seat: int, words: list[str], space: str, other: int) -> None:
    """`slay` and `convert`"""
    if words[-1] == "soldier":
        p.back(p.standing(space, other)[0])
        return
    victim = max(p.units(space, other, "scout"), key=lambda piece: piece.spot)
    p.back(victim)
    if words[0] == "convert" and p.players[seat].scouts > 0:
        p.place_new(seat, "scout", space, victim.spot)


def teleport(p: Position, seat: int, words: list[str], origin: str) -> Flow:
    there = [piece for piece in p.units(origin, seat) if not piece.flat]
    scouts = sum(piece.type == "scout" for piece in there)
    group = yield from p.ask(seat, groups(scouts, len(there) - scouts, int(words[1])))
    some, more = map(int, group.split()[1:])
    to = yield from p.ask(seat, targets(p, words[2], origin))
    p.arrive(p.leaving(origin, seat, some, more, True), to.split()[1])


def rout(p: Position, seat: int, space: str, victim: int, number: int) -> Flow:
    for at in range(number):
        there = p.units(space, victim)
        options = {f"remove {COLOURS[victim]} {what(piece)}" for piece in there}
        if not options:
            return
        answer = yield from p.ask(seat, {*options, "stop"} if at else options)
        if answer == "stop":
            return
        fit = [piece for piece in there if what(piece) == answer.split()[2]]
        p.arrive(fit[:1], p.hall_of(p.realm(space)))


def toll(p: Position, seat: int, victim: int, number: int) -> Flow:
    for _ in range(number):
        has = [kind for kind in RESOURCES if p.players[victim].goods[kind]]
        if has:
            answer = yield from p.ask(seat, {f"gain {kind}" for kind in has})
            pass_on(p, victim, seat, answer.split()[1])


def pass_on(p: Position, giver: int, taker: int, kind: str) -> None:
    p.players[giver].goods[kind] -= 1
    p.players[taker].goods[kind] += 1


def exchange(p: Position, seat: int, number: int) -> Flow:
    for _ in range(number):
        has = [kind for kind in RESOURCES if p.players[seat].goods[kind]]
        if not has:
            return
        answer = yield from p.ask(seat, {*(f"give {kind}" for kind in has), "stop"})
        if answer == "stop":
            return
        yield from swap(p, seat, answer.split()[1])


def swap(p: Position, seat: int, given: str) -> Flow:
    """Give one back and take one of another type."""
    answer = yield from p.ask(seat, {f"gain {kind}" for kind in RESOURCES if kind != given})
    p.players[seat].goods += Counter([answer.split()[1]])
    p.players[seat].goods -= Counter([given])


def gain_any(p: Position, seat: int, number: int) -> Flow:
    for _ in range(number):
        answer = yield from p.ask(seat, {f"gain {kind}" for kind in RESOURCES})
        p.players[seat].goods += Counter([answer.split()[1]])
