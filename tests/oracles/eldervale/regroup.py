"""The oracle regroups: chapter 10."""

from __future__ import annotations

from collections import Counter

from oracles.eldervale.effects import do_effect, possible
from oracles.eldervale.free import do_free, free_actions
from oracles.eldervale.payment import can_pay, pay
from oracles.eldervale.pieces import unit_order
from oracles.eldervale.table import Flow, Position, Unit, atoms_of, letters


def regroup(p: Position, seat: int) -> Flow:
    """Chapter 10"""
    player = p.players[seat]
    tamed_before = {name for name, where in p.monsters.items() if where == f"tamed {seat}"}
    p.retrieving, used = True, dict[str, int]()
    while p.own(seat) or player.at("pool"):
        units = {f"take {one.kind} {one.place}" for one in player.units if one.place in {*p.map, "pool"}}
        answer = yield from p.ask(seat, [*units, *free_actions(p, seat, 5)], secret=player.hand.total() > 0)
        if answer in units:
            yield from retrieve(p, seat, answer, used)
            p.acting = None
        else:
            yield from do_free(p, seat, answer)
    p.retrieving = False
    for unit in [*player.at("under"), *player.at("card")]:
        unit.place = "ready"
    for name, owner in p.hired.items():
        if owner == seat and name not in p.bought:
            p.hired[name] = None
            player.units = [unit for unit in player.units if unit.kind != name]
    for name in p.monsters:
        if p.monsters[name] == f"bound {seat}":
            go_home(p, name)
    for name in sorted(tamed_before, key=unit_order(p).index):
        if p.monsters[name] == f"tamed {seat}":
            player.units = [unit for unit in player.units if unit.kind != name]
            p.monsters[name] = f"bound {seat}"
            go_home(p, name)
    player.regrouped = True
    player.glory = player.glory or 0


def go_home(p: Position, name: str) -> None:
    """E-7.24  If the Lair is there and unoccupied."""
    beast = p.beasts[name]
    homes = [
        tile
        for tile in p.map
        if p.tiles[tile]["kind"] == beast.get("lair", "lair")
        and p.element_of(tile) == beast.get("element", "")
    ]
    if homes and homes[0] not in p.occupied():
        p.monsters[name] = homes[0]


def retrieve(p: Position, seat: int, answer: str, used: dict[str, int]) -> Flow:
    """E-10.12"""
    _, kind, where = answer.split()
    unit = next(unit for unit in p.players[seat].at(where) if unit.kind == kind)
    unit.place = "pool"  # E-2.8: until its destination is chosen
    unit.came_from = where if where in p.map else ""
    p.acting = unit
    actions = [f"do {name}" for name in action_names(p, seat) if can_act(p, seat, name, unit, used)]
    answer = yield from p.ask(seat, [*actions, "ready"])
    if answer == "ready":
        unit.place = "ready"
    else:
        name = answer.split()[1]
        unit.place = "card"
        used[name] = used.get(name, 0) + 1
        yield from act(p, seat, name)


def action_names(p: Position, seat: int) -> list[str]:
    cards = [card for card in p.players[seat].cards if "output" in p.cards[card]]
    return [*cards, "summon", "gather", "dwell"]


def host_of(p: Position, seat: int, name: str) -> str:
    """The card whose Aura an action feels; Summon and Dwell feel none."""
    return p.starter_id(seat) if name == "gather" else name


def aura_on(p: Position, seat: int, name: str) -> str:
    aura = p.auras.get(host_of(p, seat, name), "")
    kind: str = p.magic[aura]["aura"] if aura else ""
    return kind


def outputs(p: Position, seat: int, name: str) -> list[str]:
    if name in p.cards:
        card = p.cards[name]
        return [card["output"], *([card["orb_output"]] if name in p.orb_icons else [])]
    gather: str = p.starters[p.players[seat].element]["gather"]
    return [{"summon": "summon 0 any", "gather": gather, "dwell": "dwell 0"}[name]]


def input_of(p: Position, seat: int, name: str) -> tuple[Counter[str], int]:
    cost = (
        letters(p.cards[name].get("input", "-"))
        if name in p.cards and name not in p.orb_inputs
        else letters("")
    )
    return cost, p.data["abilities"]["ease"] if aura_on(p, seat, name) == "ease" else 0


def can_act(p: Position, seat: int, name: str, unit: Unit, used: dict[str, int]) -> bool:
    """E-10.2, E-10.3"""
    who = p.cards[name]["who"] if name in p.cards else "any"
    types = {"fighter": ("warrior", "dragon")}.get(who, (who,))
    if who != "any" and p.type_of(unit) not in types:
        return False
    if used.get(name, 0) >= (2 if aura_on(p, seat, name) == "haste" else 1):
        return False
    cost, off = input_of(p, seat, name)
    atoms = [atom for text in outputs(p, seat, name) for atom, linked in atoms_of(text) if not linked]
    useful = p.lenient or any(possible(p, seat, atom, name, cost, off) for atom in atoms)
    return useful and can_pay(p, seat, cost, off)


def act(p: Position, seat: int, name: str) -> Flow:
    cost, off = input_of(p, seat, name)
    plenty = aura_on(p, seat, name) == "plenty"
    yield from pay(p, seat, cost, off)
    for text in outputs(p, seat, name):
        yield from do_effect(p, seat, text, name, whole=name in ("summon", "dwell"))
    if plenty:
        yield from do_effect(p, seat, p.data["abilities"]["plenty"])
