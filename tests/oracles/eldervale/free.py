"""The oracle takes Free Actions: chapter 9, with Magic Cards (14), Auras and counters (19)."""

from __future__ import annotations

import re

from oracles.eldervale.effects import cash, do_effect, possible, slots_of
from oracles.eldervale.payment import can_pay, pay, payable
from oracles.eldervale.table import RUINS, TOKENS, Asked, Flow, Position, Unit, atoms_of, letters


def free_actions(p: Position, seat: int, window: int) -> list[str]:
    """E-4.5, E-9.8  What is possible in a window."""
    player = p.players[seat]
    found = [f"play {card}" for card in +player.hand if playable(p, seat, card, window)]
    if player.held.total():
        found.append("cash")
        if slotted_cards(p, seat):
            found.append("slot")
    found += [f"shift {name_of(p, seat, host)}" for host in movable(p, seat)]
    if player.orbs:
        found += [f"orb {use}" for use in ("track", "input", "icon", "hire") if orb_places(p, seat, use)]
    for name, owner in p.hired.items():
        if owner is None and can_pay(p, seat, letters(p.data["play"]["hire"])):
            found.append(f"hire {name}")
    if p.with_tactics and not player.tactics and can_pay(p, seat, letters(p.data["play"]["restore"])):
        found.append("restore")
    return found


def playable(p: Position, seat: int, name: str, window: int) -> bool:
    """E-14.3, E-14.5, E-14.6"""
    card, player = p.magic[name], p.players[seat]
    if card["kind"] == "quest":
        return holds(p, seat, card["condition"])
    if card["kind"] == "aura":
        rest = player.hand.total() - 1
        return payable(player.tokens, rest, letters(card["cost"])) and bool(hosts(p, seat, name))
    if card["kind"] == "prophecy":
        return False
    timing = card["timing"]
    if timing == "turn_start":
        free = set(p.map) - p.occupied()
        return window == 1 and not p.blink and bool(player.at("ready")) and bool(free)
    if timing == "rush":
        return window == 3 and bool(rushers(p))
    if timing != "own_turn":
        return False
    player.hand[name] -= 1  # the card itself cannot pay
    fits = any(possible(p, seat, atom, "") for atom, linked in atoms_of(card["effect"]) if not linked)
    player.hand[name] += 1
    return fits


def do_free(p: Position, seat: int, answer: str) -> Flow:
    word, *rest = answer.split()
    player = p.players[seat]
    if word == "play":
        yield from play_card(p, seat, rest[0])
    elif word in ("cash", "slot"):
        chosen = yield from p.ask(seat, [f"token {token}" for token in +player.held])
        token = chosen.split()[1]
        if word == "cash":
            player.held[token] -= 1
            p.gone += 1
            yield from cash(p, seat, token)
        else:
            yield from slot_token(p, seat, token)
    elif word == "shift":
        yield from shift(p, seat, p.starter_id(seat) if rest[0] == "starter" else rest[0])
    elif word == "orb":
        yield from spend_orb(p, seat, rest[0])
    elif word == "hire":
        yield from pay(p, seat, letters(p.data["play"]["hire"]))
        hire(p, seat, rest[0])
    else:
        assert word == "restore"
        yield from pay(p, seat, letters(p.data["play"]["restore"]))
        player.tactics = True


def play_card(p: Position, seat: int, name: str) -> Flow:
    """E-14.2, E-14.3, E-14.5"""
    card = p.magic[name]
    p.players[seat].hand[name] -= 1
    if card["kind"] == "quest":
        p.claimed[name] += 1
        yield from do_effect(p, seat, card["effect"])
    elif card["kind"] == "aura":
        host = yield from choose_host(p, seat, name)
        yield from pay(p, seat, letters(card["cost"]))
        p.auras[host] = name
    else:
        yield from do_effect(p, seat, card["effect"])
        p.discard[name] += 1


# Treasure Tokens.


def slotted_cards(p: Position, seat: int) -> list[str]:
    return [card for card in p.players[seat].cards if slots_of(p, card)]


def slot_token(p: Position, seat: int, token: str) -> Flow:
    """E-9.2  Equal Slots are one option, the first of them."""
    answer = yield from p.ask(seat, [f"host {card}" for card in slotted_cards(p, seat)])
    slots = slots_of(p, answer.split()[1])
    firsts = {slots.index(there) + 1 for there in slots}
    answer = yield from p.ask(seat, [f"into {slot}" for slot in firsts])
    at = int(answer.split()[1]) - 1
    p.gone += bool(slots[at])
    slots[at] = token
    p.players[seat].held[token] -= 1


# Auras.


def all_hosts(p: Position, seat: int) -> list[str]:
    return [*p.players[seat].cards, p.starter_id(seat)]


def hosts(p: Position, seat: int, aura: str) -> list[str]:
    """19.10  Own cards without an Aura that this one fits."""
    kind = p.magic[aura]["aura"]
    free = [card for card in all_hosts(p, seat) if card not in p.auras]
    if kind in ("plenty", "haste"):
        return [card for card in free if card not in p.cards or "output" in p.cards[card]]
    if kind == "ease":
        return [card for card in free if card in p.cards and p.cards[card].get("input", "-") != "-"]
    return free


def name_of(p: Position, seat: int, host: str) -> str:
    return "starter" if host == p.starter_id(seat) else host


def choose_host(p: Position, seat: int, aura: str) -> Asked:
    names = {f"host {name_of(p, seat, host)}": host for host in hosts(p, seat, aura)}
    answer = yield from p.ask(seat, names)
    return names[answer]


def movable(p: Position, seat: int) -> list[str]:
    """E-14.5"""
    return [
        host
        for host in all_hosts(p, seat)
        if host in p.auras
        and host not in p.shifted
        and can_pay(p, seat, letters(p.magic[p.auras[host]]["cost"]))
        and hosts(p, seat, p.auras[host])
    ]


def shift(p: Position, seat: int, host: str) -> Flow:
    aura = p.auras[host]
    other = yield from choose_host(p, seat, aura)
    yield from pay(p, seat, letters(p.magic[aura]["cost"]))
    del p.auras[host]
    p.auras[other] = aura
    p.shifted.add(other)


# Orbs and Mercenaries.


def orb_places(p: Position, seat: int, use: str) -> list[str]:
    """E-9.4"""
    cards = p.players[seat].cards
    if use == "track":
        return [f"space {at + 1}" for at in range(len(p.data["tracks"]["orbs"])) if at not in p.orb_track]
    if use == "input":
        fitting = [card for card in cards if p.cards[card].get("input", "-") != "-"]
        return [f"host {card}" for card in fitting if card not in p.orb_inputs]
    if use == "icon":
        fitting = [card for card in cards if "orb_output" in p.cards[card]]
        return [f"host {card}" for card in fitting if card not in p.orb_icons]
    return [f"hire {name}" for name, owner in p.hired.items() if owner is None]


def spend_orb(p: Position, seat: int, use: str) -> Flow:
    answer = yield from p.ask(seat, orb_places(p, seat, use))
    what = answer.split()[1]
    p.players[seat].orbs -= 1
    if use == "track":
        p.orb_track[int(what) - 1] = seat
        yield from do_effect(p, seat, p.data["tracks"]["orbs"][int(what) - 1])
    elif use == "hire":
        p.bought.add(what)
        p.orbs_paid += 1
        hire(p, seat, what)
    else:
        (p.orb_inputs if use == "input" else p.orb_icons).add(what)


def hire(p: Position, seat: int, name: str) -> None:
    """E-9.5"""
    p.hired[name] = seat
    p.players[seat].units.append(Unit(name, "ready"))


# Rush: which Monsters could come (it decides whether `quell` is offered).


def rushers(p: Position) -> list[str]:
    """E-7.3"""
    unit, tile = p.placed, p.placed_at
    if p.peaceful or unit is None or p.quell or p.monster_at(tile):
        return []
    passives = p.passives(p.active)
    proof = {"rushproof all", f"rushproof {unit.kind}"} & set(passives)
    if proof or p.players[p.active].ability(unit) == "stealth":
        return []
    found = []
    for name, place in p.monsters.items():
        traits = p.beasts[name]["abilities"]
        reach = p.within([tile], 2 if "leap" in traits else 1)
        if place in reach and "slow" not in traits:
            found.append(name)
    return found


# Counters, conditions and scores.


def counter(p: Position, seat: int, name: str, card: str = "") -> int:
    player = p.players[seat]
    slotted = [token for token in p.slots.get(card, []) if token]
    plain = {
        "slot": len(slotted),
        "slotset": len({token.split("-")[0] for token in slotted}),
        "hand": player.hand.total(),
        "tokens": player.tokens.total(),
        "castle": sum(player.dwellings.values()),
        "dwelling": len(player.dwellings),
        "under": len(player.at("under")),
        "units": len([unit for unit in player.units if unit.place not in ("tray", "built")]),
        "spread": len(p.own(seat)),
        "cards": len(player.cards),
        "hues": len({p.cards[one]["element"] for one in player.cards}),
        "powered": len(+player.power),
        "peak": max(player.power.values()),
        "glory": player.glory or 0,
        "slain": player.slain,
        "ruins": len({ruin for tile in player.dwellings for ruin in p.near(tile)} & set(RUINS)),
        "lead": len([element for element in p.elements if leads(p, seat, element)]),
    }
    return plain[name] if name in plain else player.tokens[TOKENS["GPSTW".index(name)]]


def leads(p: Position, seat: int, element: str) -> bool:
    others = [player.power[element] for at, player in enumerate(p.players) if at != seat]
    return p.players[seat].power[element] > max(others)


def holds(p: Position, seat: int, condition: str) -> bool:
    needs = [part.strip().split(" >= ") for part in condition.split("&")]
    return all(counter(p, seat, name) >= int(least) for name, least in needs)


def worth(p: Position, seat: int, score: str, card: str = "") -> int:
    total = 0
    for part in score.split(";"):
        row = re.fullmatch(r"(\w+): (\S+)", part.strip())
        if row:
            values = [0, *map(int, row[2].split("/"))]
            total += values[min(counter(p, seat, row[1], card), len(values) - 1)]
            continue
        words = part.split()
        name, _, per = words[1].partition("/")
        points = int(words[0]) * (counter(p, seat, name, card) // int(per or 1))
        total += min(points, int(words[3])) if "max" in words else points
    return total
