"""The oracle plays a whole game: turns, placement, Realm actions, Rush, Regroup and the end."""

from __future__ import annotations

from oracles.eldervale.battle import fight
from oracles.eldervale.effects import do_effect, offers, take_card
from oracles.eldervale.free import do_free, free_actions, rushers, worth
from oracles.eldervale.payment import can_pay, can_trade, pay
from oracles.eldervale.pieces import move, movers, reveal_market, reveal_token, take_treasure
from oracles.eldervale.regroup import regroup
from oracles.eldervale.table import ELEMENTS, FACTION, STEPS, Did, Flow, Position, Unit, letters

NEVER = 10**9


def game(p: Position) -> Flow:
    """E-2.11, E-11.2, E-11.6, E-11.11"""
    p.round, seat = 0, p.first
    left = NEVER
    while left > 0:
        if seat == p.first:
            p.round += 1
        begin(p, seat)
        if p.lenient and p.trigger is None and not any(active(p, other) for other in range(p.seats)):
            p.trigger = seat
        yield from turn(p, seat)
        left -= 1
        last_of_round = (seat + 1) % p.seats == p.first
        if p.limited and p.round >= p.data["play"]["rounds"] and last_of_round and p.trigger is None:
            p.trigger = seat
        if p.trigger is not None and left > p.seats:
            left = p.seats
        seat = (seat + 1) % p.seats
    finish(p)


def begin(p: Position, seat: int) -> None:
    """What holds for a turn is over."""
    p.active, p.players[seat].resting, p.through = seat, False, False
    p.blink = p.quell = p.retrieving = False
    p.placed, p.placed_at, p.acting, p.tamed_now, p.shifted = None, "", None, set(), set()


def active(p: Position, seat: int) -> bool:
    """E-11.11  Something to place, to take back, to play or to do."""
    player = p.players[seat]
    units = any(unit.place not in ("tray", "built", "supply") for unit in player.units)
    return units or player.hand.total() > 0 or bool(free_actions(p, seat, 1))


def turn(p: Position, seat: int) -> Flow:
    """E-4.1, E-4.6"""
    player = p.players[seat]
    while True:
        places = {f"place {unit.kind}" for unit in player.at("ready") if reach_of(p, seat, unit)}
        main = {*places, *([] if places and p.blink else ["regroup"])}
        answer = yield from p.ask(seat, [*main, *free_actions(p, seat, 1)], secret=player.hand.total() > 0)
        if answer in main:
            break
        yield from do_free(p, seat, answer)
    if answer == "regroup":
        yield from regroup(p, seat)
        yield from window(p, seat, 6)
    else:
        yield from place(p, seat, answer.split()[1])
    if p.peaceful and all(other.regrouped for other in p.players):
        p.peaceful = False


def window(p: Position, seat: int, number: int) -> Flow:
    """W3, W4 and W6: open unless everybody sees that nothing is possible."""
    player = p.players[seat]
    while not p.through and (player.hand.total() or free_actions(p, seat, number)):
        ends = ["on", "through"] if number == 3 else ["on"]
        answer = yield from p.ask(
            seat, [*free_actions(p, seat, number), *ends], secret=player.hand.total() > 0
        )
        if answer in ends:
            p.through = answer == "through"
            return
        yield from do_free(p, seat, answer)


# Placement.


def reach_of(p: Position, seat: int, unit: Unit) -> set[str]:
    """Where a Unit may go; the Shapeshifter as any type."""
    if unit.kind != "shapeshifter":
        return realms_for(p, seat, unit, p.type_of(unit))
    return {tile for kind in FACTION[1:] for tile in realms_for(p, seat, unit, kind)}


def realms_for(p: Position, seat: int, unit: Unit, kind: str) -> set[str]:
    """Chapter 5"""
    own, free = p.own(seat), set(p.map) - p.occupied()
    ability = p.players[seat].ability(unit)
    if not own:
        bold = kind == "warrior" or ability == "herald" or not free
        return set(p.map) if bold else free
    steps = 2 if kind == "dragon" else 1
    steps += p.bonus(seat, f"range {kind}") if kind else 0
    steps += p.data["abilities"]["farwalk"] if ability == "farwalk" else 0
    found = p.within(own, steps)
    if kind == "wizard" or p.blink:
        found |= free
    return found - own


def place(p: Position, seat: int, kind: str) -> Flow:
    """E-4.3"""
    player = p.players[seat]
    unit = next(unit for unit in player.at("ready") if unit.kind == kind)
    if kind == "shapeshifter":
        fitting = [name for name in FACTION[1:] if realms_for(p, seat, unit, name)]
        answer = yield from p.ask(seat, [f"name {name}" for name in fitting])
        p.shape = answer.split()[1]
    answer = yield from p.ask(seat, [f"to {tile}" for tile in realms_for(p, seat, unit, p.type_of(unit))])
    tile = answer.split()[1]
    occupied = tile in p.occupied()
    unit.place = p.placed_at = tile
    p.placed = unit
    yield from on_place(p, seat, unit, tile, occupied)
    yield from realm_window(p, seat)
    yield from window(p, seat, 3)
    yield from rush(p, seat)
    yield from charge(p, seat)
    if not p.peaceful and p.placed is not None:
        yield from fight(p, tile)
        p.fighting = False
    yield from window(p, seat, 4)
    wanderers = tuple(name for name in FACTION if player.abilities.get(name) == "wander")
    steps = p.data["abilities"]["wander"]
    if wanderers and movers(p, seat, steps, wanderers):
        answer = yield from p.ask(seat, [*movers(p, seat, steps, wanderers), "decline"])
        if answer != "decline":
            yield from move(p, seat, answer, steps)


def on_place(p: Position, seat: int, unit: Unit, tile: str, occupied: bool) -> Flow:
    """E-4.3 (2)"""
    player, kind = p.players[seat], p.tiles[tile]["kind"]
    ability = player.ability(unit)
    if ability == "forager" and p.element_of(tile):
        yield from do_effect(p, seat, f"gain {p.tiles[tile]['resource']}")
    if ability == "scholar" and tile.startswith("RUIN"):
        yield from do_effect(p, seat, p.data["abilities"]["scholar"])
    here = {p.element_of(tile), kind, "occupied" if occupied else ""}
    for card in list(player.cards):
        for part in p.cards[card].get("passive", "").split(";"):
            head, _, text = part.strip().partition(": ")
            if head.startswith("on place ") and set(head.removeprefix("on place ").split("/")) & here:
                yield from do_effect(p, seat, text.replace(" + ", "; "), card)


# Realm actions.


def realm_window(p: Position, seat: int) -> Flow:
    """W2, E-6.13, E-6.14"""
    player = p.players[seat]
    while True:
        tile = p.placed_at if p.placed is not None else ""
        realm = realm_options(p, seat, tile) if tile else []
        options = [*realm, *free_actions(p, seat, 2), "decline"]
        answer = yield from p.ask(seat, options, secret=player.hand.total() > 0)
        if answer == "decline":
            return
        if answer in realm:
            yield from use_realm(p, seat, tile, answer)
            return
        yield from do_free(p, seat, answer)


def realm_options(p: Position, seat: int, tile: str) -> list[str]:
    kind, play = p.tiles[tile]["kind"], p.data["play"]
    if kind == "oracle":
        return ["use", "consult", *(["trade"] if offers(p, seat, "buy 0") else [])]
    possible_now = {
        "tower": lambda: can_pay(p, seat, letters(play["tower_cost"])),
        "fortress": lambda: can_trade(p, seat, letters(play["fortress_cost"])),
        "mill": lambda: bool(offers(p, seat, "dwell 0")),
        "portal": lambda: bool(offers(p, seat, "summon 0 any")),
        "dungeon": lambda: bool(p.realms) or any(p.market.values()),
    }
    return ["use"] if kind not in possible_now or possible_now[kind]() else []


def use_realm(p: Position, seat: int, tile: str, answer: str) -> Flow:
    """E-6.1 to E-6.9"""
    kind, play = p.tiles[tile]["kind"], p.data["play"]
    if answer == "consult":
        yield from do_effect(p, seat, play["oracle"])
    elif answer == "trade":
        yield from do_effect(p, seat, "buy 0", whole=True)
    elif kind == "tower":
        yield from pay(p, seat, letters(play["tower_cost"]))
        yield from do_effect(p, seat, play["tower"])
    elif kind == "fortress":
        yield from pay(p, seat, letters(play["fortress_cost"]), fortress=not p.lenient)
        yield from do_effect(p, seat, play["fortress"])
    elif kind == "mill":
        yield from do_effect(p, seat, "dwell 0", whole=True)
    elif kind == "portal":
        yield from do_effect(p, seat, "summon 0 any", whole=True)
    elif kind == "dungeon":
        yield from dungeon(p, seat)
    elif kind in ("bifrost", "den"):
        yield from do_effect(p, seat, play[kind])
    elif any(where == tile for where, _ in p.stacks):
        yield from take_treasure(p, seat, tile)
    else:
        yield from do_effect(p, seat, f"gain {p.tiles[tile]['resource']}")


def dungeon(p: Position, seat: int) -> Flow:
    """E-6.5"""
    if p.realms:
        tile = p.draw("tile")
        p.realms.remove(tile)
        if not p.realms and p.trigger is None:
            p.trigger = seat
        answer = yield from p.ask(seat, [f"hex {q},{r}" for q, r in open_hexes(p)])
        q, r = answer.split()[1].split(",")
        lay_tile(p, tile, (int(q), int(r)))
    first = yield from buy_or(p, seat, True, False)
    yield from buy_or(p, seat, first, True)
    reveal_market(p)


def buy_or(p: Position, seat: int, may_buy: bool, may_burn: bool) -> Did:
    """Buy a market card, burn one, or neither: was one bought?"""
    found = offers(p, seat, "buy 0") if may_buy else {}
    burns = [f"burn {element}" for element, card in p.market.items() if card and may_burn]
    answer = yield from p.ask(seat, [*found, *burns, "decline"])
    if answer in found:
        yield from pay(p, seat, *found[answer])
        yield from take_card(p, seat, answer.split()[1])
    elif answer != "decline":
        element = answer.split()[1]
        p.burned.append(p.market[element])
        p.market[element] = ""
    return answer in found


def open_hexes(p: Position) -> set[tuple[int, int]]:
    taken = set(p.map.values())
    near = {(q + dq, r + dr) for q, r in taken for dq, dr in STEPS} - taken
    return {(q, r) for q, r in near if len({(q + dq, r + dr) for dq, dr in STEPS} & taken) > 1}


def lay_tile(p: Position, tile: str, place: tuple[int, int]) -> None:
    p.map[tile] = place
    for stack in range(1, p.tiles[tile].get("stacks", 0) + 1):
        p.stacks[(tile, stack)] = (reveal_token(p, (tile, stack)), p.data["setup"]["stack"] - 1)
    if p.tiles[tile]["kind"] == "lair":
        for name, where in p.monsters.items():
            if where == "box" and p.beasts[name].get("element") == p.element_of(tile):
                p.monsters[name] = tile


# Rush and Charge.


def rush(p: Position, seat: int) -> Flow:
    found = rushers(p)
    if found:
        answer = yield from p.ask(seat, [f"monster {name}" for name in found])
        p.monsters[answer.split()[1]] = p.placed_at


def charge(p: Position, seat: int) -> Flow:
    """E-16.5, E-16.9"""
    owner = p.hired.get("minotaur")
    if p.peaceful or owner is None or owner == seat or p.placed is None:
        return
    bulls = [one for one in p.players[owner].units if one.kind == "minotaur"]
    if bulls and bulls[0].place in p.near(p.placed_at):
        answer = yield from p.ask(owner, ["charge", "stay"])
        if answer == "charge":
            bulls[0].place = p.placed_at


# The end.


def value(p: Position, seat: int, element: str) -> int:
    number: int = p.data["tracks"]["power"][p.players[seat].power[element]]
    return number


def score(p: Position, seat: int) -> int:
    """E-11.3"""
    player, scoring = p.players[seat], p.data["scoring"]
    total: int = player.vp + scoring["orb"] * (player.orbs + list(p.orb_track.values()).count(seat))
    total += sum(value(p, seat, element) for element in ELEMENTS)
    total += sum(value(p, seat, p.element_of(tile)) for tile in player.dwellings)
    values = sorted((value(p, seat, p.cards[card]["element"]) for card in player.cards), reverse=True)
    total += sum(values[: scoring["cards"] * len(player.dwellings)])
    total += value(p, seat, player.element)
    for host in [*player.cards, p.starter_id(seat)]:
        if host in p.auras and p.magic[p.auras[host]]["aura"] == "splendour":
            total += scoring["splendour"]
    total += sum(
        worth(p, seat, p.cards[card]["vault"], card) for card in player.cards if "vault" in p.cards[card]
    )
    for name, number in player.hand.items():
        if p.magic[name]["kind"] == "prophecy":
            total += number * worth(p, seat, p.magic[name]["score"])
    return total


def finish(p: Position) -> None:
    """E-11.5, E-11.7"""
    ranks = [
        (score(p, seat), player.tokens.total() + player.hand.total()) for seat, player in enumerate(p.players)
    ]
    p.over, p.winners = True, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    p.final = [rank[0] for rank in ranks]
