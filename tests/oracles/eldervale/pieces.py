"""The oracle moves pieces: Units, Monsters, Treasure, Dwellings and market cards."""

from __future__ import annotations

from oracles.eldervale.table import FACTION, RUINS, Did, Flow, Position, Unit


def unit_order(p: Position) -> list[str]:
    return [*FACTION, "minotaur", "shapeshifter", *p.beasts]


def raise_power(p: Position, seat: int, element: str, number: int) -> None:
    """E-13.3, E-13.4"""
    player = p.players[seat]
    player.power[element] = min(p.top(), player.power[element] + number)
    if player.power[element] == p.top() and element in p.track_orbs:
        p.track_orbs.remove(element)
        player.orbs += 1


def rescue(p: Position, seat: int, number: int) -> Did:
    """E-10.11, E-21.3"""
    player, order, least, did = p.players[seat], unit_order(p), 0, False
    while number > 0 and player.at("under"):
        kinds = {unit.kind for unit in player.at("under") if order.index(unit.kind) >= least}
        answer = yield from p.ask(seat, [*[f"rescue {kind}" for kind in kinds], "decline"])
        if answer == "decline":
            return did
        kind = answer.split()[1]
        unit = next(unit for unit in player.at("under") if unit.kind == kind)
        unit.place = "pool" if p.retrieving and p.active == seat else "ready"
        number, least, did = number - 1, order.index(kind), True
    return did


def take_treasure(p: Position, seat: int, tile: str) -> Flow:
    """E-6.1"""
    stacks = [stack for where, stack in p.stacks if where == tile]
    answer = yield from p.ask(seat, [f"stack {stack}" for stack in stacks])
    key = (tile, int(answer.split()[1]))
    token, below = p.stacks.pop(key)
    p.players[seat].held[token] += 1
    if below > 0:
        p.stacks[key] = (reveal_token(p, key), below - 1)


def reveal_token(p: Position, key: tuple[str, int]) -> str:
    """R-8  The next token can be seen."""
    token: str = p.tops[key]
    assert p.unseen[token] > 0, f"{token} cannot lie on {key}"
    assert token.split("-")[0] == p.element_of(key[0])
    p.unseen[token] -= 1
    return token


def tameable(p: Position, seat: int, reach: str) -> list[str]:
    """E-15.4"""
    wild = [name for name in p.monsters if "element" in p.beasts[name]]
    if reach == "U":
        return [name for name in wild if p.monsters[name].startswith("bound")]
    start = p.own(seat)
    if p.acting is not None and p.acting.came_from:
        start |= {p.acting.came_from}
    return [name for name in wild if p.monsters[name] in p.within(start, int(reach))]


def dominate(p: Position, seat: int, name: str) -> None:
    p.monsters[name] = f"tamed {seat}"
    p.players[seat].units.append(Unit(name, "ready"))
    p.tamed_now.add(name)


def movers(p: Position, seat: int, steps: int, kinds: tuple[str, ...] = ()) -> list[str]:
    """Units by kind and Realm that have an unoccupied Realm in reach."""
    free = set(p.map) - p.occupied()
    return sorted(
        {
            f"move {unit.kind} {unit.place}"
            for unit in p.players[seat].units
            if unit.place in p.map
            and (not kinds or unit.kind in kinds)
            and p.within([unit.place], steps) & free
        }
    )


def move(p: Position, seat: int, text: str, steps: int) -> Flow:
    _, kind, tile = text.split()
    free = p.within([tile], steps) - p.occupied()
    answer = yield from p.ask(seat, [f"to {target}" for target in free])
    unit = next(unit for unit in p.players[seat].at(tile) if unit.kind == kind)
    leave(p, unit)
    unit.place = answer.split()[1]


def leave(p: Position, unit: Unit) -> None:
    """R-65  Once the placed Unit has left, what is still to come does not happen, even if it came back."""
    if unit is p.placed:
        p.placed = None


def build(p: Position, seat: int, tile: str) -> None:
    """E-8.2 to E-8.5, E-11.1"""
    player = p.players[seat]
    worker = next(unit for unit in player.at(tile) if unit.kind == "worker")
    leave(p, worker)
    worker.place = "built"
    scoring, near = p.data["scoring"], p.near(tile)
    player.vp += scoring["ruin"] * len(near & set(RUINS)) + scoring["dwelling"] * len(near & p.built())
    player.dwellings[tile] = p.tiles[tile].get("castle", False)
    raise_power(p, seat, p.element_of(tile), p.tiles[tile]["dwell_power"])
    if len(player.dwellings) == p.data["setup"]["rooftops"] and p.trigger is None:
        p.trigger = seat


def reveal_market(p: Position) -> None:
    """E-6.5 (5), E-6.11"""
    for element in p.market:
        if not p.market[element] and p.decks[element]:
            card = p.draw("shown")
            assert card in p.decks[element], f"{card} is not below"
            p.decks[element].remove(card)
            p.market[element] = card
