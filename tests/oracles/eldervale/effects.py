"""The oracle does effects: section 19.0, atom by atom."""

from __future__ import annotations

from collections import Counter

from oracles.eldervale.payment import can_pay, pay
from oracles.eldervale.pieces import (
    build,
    dominate,
    move,
    movers,
    raise_power,
    rescue,
    reveal_market,
    take_treasure,
    tameable,
)
from oracles.eldervale.table import ELEMENTS, FACTION, PLAIN, Did, Flow, Position, atoms_of, letters


def do_effect(p: Position, seat: int, text: str, card: str = "", whole: bool = False) -> Flow:
    """E-10.4  Parts in order; a linked part only if the one before it was done.

    `card` is the card whose effect it is; `whole` means that the player has decided for it already."""
    did = True
    for atom, linked in atoms_of(text):
        if not linked or did:
            did = possible(p, seat, atom, card)
            if did:
                did = yield from do_atom(p, seat, atom, card, whole)
        else:
            did = False


def possible(
    p: Position, seat: int, atom: str, card: str, before: Counter[str] | None = None, off: int = 0
) -> bool:
    """19.0, E-10.12  Could an atom be done, if a cost were paid before it?"""
    player = p.players[seat]
    words = atom.split()
    name = words[0]
    if atom.startswith("power self"):
        return player.power[element_on(p, seat, card)] < p.top()
    if name == "power":
        return bool(rising(p, seat))
    if name == "glory":
        return player.glory is not None
    if name == "echo":
        return bool(slots_of(p, card)[0])
    if name == "rescue":
        return bool(player.at("under"))
    if name == "castle":
        return not all(player.dwellings.values())
    if name == "treasure":
        return bool(p.stacks)
    if name == "move":
        return bool(movers(p, seat, int(words[1])))
    if name == "dominate":
        return bool(tameable(p, seat, words[1]))
    if name in ("summon", "dwell", "buy"):
        return bool(offers(p, seat, atom, before, off))
    return True


def offers(
    p: Position, seat: int, atom: str, before: Counter[str] | None = None, off: int = 0
) -> dict[str, tuple[Counter[str], int]]:
    """What can be summoned, built or bought, with cost and discount, after another cost if need be."""
    name, number, *rest = atom.split()
    found = {
        "summon": summons(p, seat, rest[0] if rest else "any"),
        "dwell": {f"to {tile}": letters(p.tiles[tile]["dwell_cost"]) for tile in sites(p, seat)},
        "buy": {
            f"buy {element}": letters(p.cards[card]["cost"]) for element, card in p.market.items() if card
        },
    }[name]
    discount = int(number) + (mason(p, seat) if name == "dwell" else 0)
    return {
        text: (cost, discount)
        for text, cost in found.items()
        if payable_after(p, seat, before or Counter(), off, cost, discount)
    }


def payable_after(
    p: Position, seat: int, first: Counter[str], off: int, second: Counter[str], discount: int
) -> bool:
    """Is there a way to pay one cost and then the other, each with its own discount?"""
    firsts, seconds = reduced(first, off), reduced(second, discount)
    return any(can_pay(p, seat, one + other) for one in firsts for other in seconds)


def reduced(cost: Counter[str], discount: int) -> list[Counter[str]]:
    """E-12.5  What may be left of a cost."""
    left = [+cost]
    for _ in range(min(discount, cost.total())):
        left = [rest - Counter([kind]) for rest in left for kind in rest]
    return left


def summons(p: Position, seat: int, allowed: str) -> dict[str, Counter[str]]:
    player = p.players[seat]
    kinds = FACTION if allowed == "any" else allowed.split("+")
    starter = p.starters[player.element]
    in_tray = {unit.kind for unit in player.at("tray")}
    return {f"summon {kind}": letters(starter[kind]) for kind in kinds if kind in in_tray}


def sites(p: Position, seat: int) -> list[str]:
    """E-8.1, E-8.8"""
    player = p.players[seat]
    if len(player.dwellings) >= p.data["setup"]["rooftops"]:
        return []
    lasting = [
        unit
        for unit in player.units
        if unit.place not in ("tray", "built") and (unit.kind in FACTION or unit.kind in p.bought)
    ]
    if len(lasting) < 2 and not p.lenient:
        return []
    places = {unit.place for unit in player.units if unit.kind == "worker"}
    return sorted(tile for tile in places & set(p.map) if p.element_of(tile) and tile not in p.built())


def mason(p: Position, seat: int) -> int:
    number: int = p.data["abilities"]["mason"]
    return number if p.players[seat].abilities.get("worker") == "mason" else 0


def rising(p: Position, seat: int) -> list[str]:
    """E-13.8"""
    return [element for element in p.elements if p.players[seat].power[element] < p.top()]


def element_on(p: Position, seat: int, card: str) -> str:
    """The Element of a card; an action of the Starter has that of its owner."""
    name: str = p.cards[card]["element"] if card in p.cards else p.players[seat].element
    return name


def slots_of(p: Position, card: str) -> list[str]:
    number = {"relic": 1, "vault": 3}.get(p.cards[card]["kind"], 0)
    return p.slots.setdefault(card, [""] * number)


# The atoms.


def do_atom(p: Position, seat: int, atom: str, card: str, whole: bool) -> Did:
    """One atom that is possible; was it done?"""
    name, *words = atom.split()
    player = p.players[seat]
    if name == "gain":
        yield from gain(p, seat, words[0])
    elif name == "magic":
        drawn, _, discarded = words[0].partition("/")
        some = p.deck.total() + p.discard.total() > 0
        draw_magic(p, seat, int(drawn))
        yield from discard(p, seat, int(discarded or 0))
        return some
    elif name == "vp":
        player.vp += int(words[0])
    elif name == "power":
        yield from power(p, seat, words[0], int(words[1]), card)
    elif name == "glory":
        yield from advance(p, seat, int(words[0]))
    elif name == "echo":
        yield from cash(p, seat, slots_of(p, card)[0])
    elif name == "blink":
        p.blink = True
    elif name == "quell":
        p.quell = True
    else:
        return (yield from do_optional(p, seat, atom, whole))
    return True


def do_optional(p: Position, seat: int, atom: str, whole: bool) -> Did:
    """Atoms that may be declined."""
    name, *words = atom.split()
    if name in ("summon", "dwell", "buy"):
        return (yield from do_paid(p, seat, atom, whole))
    if name == "rescue":
        return (yield from rescue(p, seat, int(words[0])))
    if name == "treasure":
        tiles = {tile for tile, _ in p.stacks}
        answer = yield from p.ask(seat, [*[f"to {tile}" for tile in tiles], "decline"])
        if answer != "decline":
            yield from take_treasure(p, seat, answer.split()[1])
    elif name == "castle":
        player = p.players[seat]
        plain = [tile for tile, castle in player.dwellings.items() if not castle]
        answer = yield from p.ask(seat, [*[f"to {tile}" for tile in plain], "decline"])
        if answer != "decline":
            player.dwellings[answer.split()[1]] = True
    elif name == "dominate":
        answer = yield from p.ask(
            seat, [*[f"monster {one}" for one in tameable(p, seat, words[0])], "decline"]
        )
        if answer != "decline":
            dominate(p, seat, answer.split()[1])
    else:
        assert name == "move", atom
        answer = yield from p.ask(seat, [*movers(p, seat, int(words[0])), "decline"])
        if answer != "decline":
            yield from move(p, seat, answer, int(words[0]))
    return answer != "decline"


def do_paid(p: Position, seat: int, atom: str, whole: bool) -> Did:
    """`summon`, `dwell` and `buy`: choose, pay, have."""
    found = offers(p, seat, atom)
    answer = yield from p.ask(seat, [*found, *([] if whole else ["decline"])])
    if answer == "decline":
        return False
    cost, discount = found[answer]
    yield from pay(p, seat, cost, discount)
    what = answer.split()[1]
    if atom.startswith("summon"):
        next(unit for unit in p.players[seat].at("tray") if unit.kind == what).place = "ready"
    elif atom.startswith("dwell"):
        build(p, seat, what)
    else:
        yield from take_card(p, seat, what)
        reveal_market(p)
    return True


def gain(p: Position, seat: int, text: str) -> Flow:
    player = p.players[seat]
    player.tokens += letters(text)
    for _ in range(text.count("?")):
        answer = yield from p.ask(seat, [f"gain {kind}" for kind in PLAIN])
        player.tokens[answer.split()[1]] += 1


def cash(p: Position, seat: int, token: str) -> Flow:
    """E-9.1  What a Treasure Token shows: tokens, then Magic Cards."""
    face = token.split("-")[1]
    yield from gain(p, seat, face)
    draw_magic(p, seat, face.count("M"))


def draw_magic(p: Position, seat: int, number: int) -> None:
    """E-12.7"""
    for _ in range(number):
        if not p.deck.total():
            p.deck, p.discard = p.discard, Counter()
        if not p.deck.total():
            return
        whose, design = p.draw("magic")
        assert whose == seat, "somebody else drew"
        assert p.deck[design] > 0, f"{design} is not in the deck"
        p.deck[design] -= 1
        p.players[seat].hand[design] += 1


def discard(p: Position, seat: int, number: int) -> Flow:
    """D-26, E-21.3  By design, one at a time and never backwards."""
    player = p.players[seat]
    line = sorted(player.hand.elements(), key=list(p.magic).index)
    if len(line) <= number:
        p.discard += player.hand
        player.hand = Counter()
        return
    while number > 0:
        first = {name: line.index(name) for name in line}
        fitting = [f"discard {name}" for name, at in first.items() if len(line) - at >= number]
        answer = yield from p.ask(seat, fitting, secret=True)
        name = answer.split()[1]
        player.hand[name] -= 1
        p.discard[name] += 1
        line, number = line[first[name] + 1 :], number - 1


def power(p: Position, seat: int, which: str, number: int, card: str) -> Flow:
    if which == "self":
        raise_power(p, seat, element_on(p, seat, card), number)
    elif which == "any":
        answer = yield from p.ask(seat, [f"element {element}" for element in rising(p, seat)])
        raise_power(p, seat, answer.split()[1], number)
    else:
        yield from split(p, seat, number)


def split(p: Position, seat: int, number: int) -> Flow:
    """1 Power each in different Elements, one by one in their order."""
    line = sorted(rising(p, seat), key=ELEMENTS.index)
    number = min(number, len(line))
    while number > 0:
        fitting = line[: len(line) - number + 1]
        answer = yield from p.ask(seat, [f"element {element}" for element in fitting])
        element = answer.split()[1]
        raise_power(p, seat, element, 1)
        line, number = line[line.index(element) + 1 :], number - 1


def advance(p: Position, seat: int, number: int) -> Flow:
    """E-13.7"""
    player, track = p.players[seat], p.data["tracks"]["glory"]
    for _ in range(number):
        if player.glory is None:
            return
        if player.glory == len(track) - 1:
            yield from do_effect(p, seat, p.data["tracks"]["beyond"])
            continue
        player.glory += 1
        if player.glory in p.glory_orbs:
            p.glory_orbs.remove(player.glory)
            player.orbs += 1
        else:
            yield from do_effect(p, seat, track[player.glory])


def take_card(p: Position, seat: int, element: str) -> Flow:
    """E-13.2"""
    card = p.market[element]
    p.market[element] = ""
    p.players[seat].cards.append(card)
    raise_power(p, seat, element, 1)
    yield from do_effect(p, seat, p.cards[card].get("on_buy", ""), card)
