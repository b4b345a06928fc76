"""The oracle, chapters 2 to 14: rounds, placing, cards, the end, and the solo game."""

from __future__ import annotations

from collections import Counter

from oracles.groves.rewards import offer, pay, pay_any
from oracles.groves.table import COLOURS, ELEMENTS, TREE, Data, Flow, Position

POWERS = {"yellow": "recall", "orange": "spawn", "green": "banish", "blue": "repel"}


def game(p: Position) -> Flow:
    """The whole game, from the first choice to the last."""
    yield from set_up(p)
    while not p.over:
        yield from play_round(p)


def set_up(p: Position) -> Flow:
    """Chapter 2, G-14.1 to G-14.4"""
    for _ in range(p.data["setup"]["realm_cards"]):
        p.shown_realm_cards.append(p.chance("realm"))
    refill(p)
    if p.solo:
        p.wraith_bag.update({"white": p.solo["white"], "wraith": p.solo["wraith"]})
        p.spirits.subtract(p.wraith_bag)
    starts = {entry.get("colour", entry["kind"]): entry for entry in p.data["start"]}
    left = [starts[colour] for colour in COLOURS]
    for seat in range(p.seats):
        for kind in ("crystal", "spirit"):
            word = f"{starts[kind]['id']}-{seat + 1}"
            p.rewards[word] = ("", starts[kind].get("primary", ""), "")
            p.realms[seat].groves.append(word)
    for step in range(1, p.seats + 1):
        seat = (p.crown - step) % p.seats
        realm = p.realms[seat]
        answer = yield from p.ask(seat, {f"choose {entry['id']}" for entry in left})
        chosen = next(entry for entry in left if answer == f"choose {entry['id']}")
        left.remove(chosen)
        p.rewards[chosen["id"]] = (chosen["colour"], chosen.get("primary", ""), chosen.get("bonus", ""))
        realm.groves.append(chosen["id"])
        p.spirits[chosen["colour"]] -= 1
        realm.bag[chosen["colour"]] += 1


def play_round(p: Position) -> Flow:
    """Chapter 4, G-14.6 to G-14.11"""
    p.round += 1
    p.crown_placed = 0
    order = [(p.crown + step) % p.seats for step in range(p.seats)]
    for seat in order:
        draw(p, seat)
    seat = p.crown
    while any(realm.drawn.total() for realm in p.realms):
        if p.realms[seat].drawn.total():
            yield from place(p, seat)
        seat = (seat + 1) % p.seats
    if p.solo:
        yield from wraith_draw(p, p.solo)
    if p.final and not p.over:
        end(p)
    if not p.over:
        sweep(p)


def draw(p: Position, seat: int) -> None:
    """G-4.1 to G-4.4, G-10.2 to G-10.4"""
    realm = p.realms[seat]
    size = min(p.data["round"]["draw"], realm.bag.total())
    if size == 0:
        number = min(p.data["round"]["empty_bag"], p.spirits["white"])
        p.spirits["white"] -= number
        realm.drawn["white"] += number
        return
    who, drawn = p.chance("drew")
    assert (who, drawn.total()) == (seat, size)
    for spirit in drawn.elements():
        p.take_from(realm.bag, spirit)
    realm.drawn.update(drawn)
    for card in [card for card in realm.cards if is_complete(p.summoning[card], drawn)]:
        realm.cards.remove(card)
        realm.shown.append(card)


def is_complete(card: Data, drawn: Counter[str]) -> bool:
    """G-10.5"""
    coloured = {spirit: number for spirit, number in drawn.items() if spirit != "white" and number}
    if card["kind"] == "three different":
        return len(coloured) == 3
    if card["kind"] == "three alike":
        return 3 in coloured.values()
    needs: Counter[str] = Counter()
    for part in card["needs"].split(", "):
        name, number = part.split(":")
        needs[name] += int(number)
    return needs <= drawn


def targets(p: Position, seat: int, spirit: str) -> list[str]:
    """Chapter 5, G-3.4, G-7.2, G-7.5, G-8.4"""
    realms = [seat, *p.realms[seat].portals]
    groves = [grove for realm in dict.fromkeys(realms) for grove in p.realms[realm].groves]
    found = [grove for grove in groves if grove not in p.standing]
    if spirit == "white":
        found += [grove for grove in groves if p.standing.get(grove) == "wraith"]
    if spirit != "wraith":
        areas = TREE[:2] if p.solo else TREE
        rule_holds = not p.solo or p.solo.get("crown", True)
        closed = rule_holds and seat == p.crown and p.crown_placed == 0
        found += [area for area in areas if not (closed and area == "tree-groves")]
    return found


def place(p: Position, seat: int) -> Flow:
    """G-4.5, G-4.6, chapter 5, G-7.6, G-7.8"""
    realm = p.realms[seat]
    kinds = [spirit for spirit, number in realm.drawn.items() if number]
    options = {f"place {spirit} {target}" for spirit in kinds for target in targets(p, seat, spirit)}
    if not options:
        assert kinds == ["wraith"]
        realm.drawn["wraith"] -= 1
        realm.bag["wraith"] += 1
        return
    answer = yield from p.ask(seat, options)
    _, spirit, target = answer.split()
    realm.drawn[spirit] -= 1
    p.crown_placed += seat == p.crown
    if target in TREE:
        p.tree[target, spirit] += 1
        yield from {"tree-groves": buy, "tree-bonus": look, "tree-portal": build}[target](p, seat)
        return
    displaces = target in p.standing
    p.standing[target] = spirit
    if displaces:
        realm.bag["wraith"] += 1
        return
    colour, primary, bonus = p.rewards[target]
    yield from offer(p, seat, primary)
    if spirit in (colour, "wraith"):
        yield from offer(p, seat, bonus)


def buy(p: Position, seat: int) -> Flow:
    """Chapter 9"""
    realm = p.realms[seat]
    options = {
        f"buy {slot}"
        for slot, grove in enumerate(p.row, 1)
        if grove
        and realm.crystals >= slot
        and all(realm.elements[name] >= p.groves[grove]["cost"].get(name, 0) for name in ELEMENTS)
    }
    if not options:
        return
    answer = yield from p.ask(seat, options | {"pass"})
    if answer == "pass":
        return
    slot = int(answer.split()[1])
    grove = p.groves[p.row[slot - 1]]
    p.row[slot - 1] = ""
    for element, number in grove["cost"].items():
        pay(p, seat, element, number)
    realm.crystals -= slot
    if seat == p.crown:
        p.crystals += slot
    else:
        p.realms[p.crown].crystals += slot
    realm.groves.append(grove["id"])
    realm.bought.append(grove["id"])
    p.rewards[grove["id"]] = (grove["colour"], grove.get("primary", ""), grove.get("bonus", ""))
    strike(p, seat)


def strike(p: Position, seat: int) -> None:
    """G-10.11  Lightning"""
    for card in p.shown_realm_cards:
        face = p.realm_cards[card]
        if face["kind"] == "lightning" and not any(card in realm.won for realm in p.realms):
            colours = COLOURS if face["colour"] == "any" else (face["colour"],)
            if sum(p.colour_count(seat, colour) >= face["each"] for colour in colours) >= face["colours"]:
                p.realms[seat].won.append(card)


def look(p: Position, seat: int) -> Flow:
    """G-10.1, G-10.12"""
    for _ in range(2):
        if p.deck or p.returned:
            card = p.chance("card")
            if p.deck:
                p.deck.remove(card)
            else:
                assert card == p.returned.pop(0)
            p.looking.append(card)
    if not p.looking:
        return
    answer = yield from p.ask(seat, {f"keep {card}" for card in p.looking})
    p.looking.remove(answer.split()[1])
    p.realms[seat].cards.append(answer.split()[1])
    p.returned += p.looking
    p.looking = []


def build(p: Position, seat: int) -> Flow:
    """Chapter 8"""
    realm = p.realms[seat]
    if not realm.base:
        if p.bases:
            p.bases -= 1
            realm.base = True
        return
    left, right = (seat + 1) % p.seats, (seat - 1) % p.seats
    answer = "portal left"
    if left != right:
        answer = yield from p.ask(seat, {"portal left", "portal right"})
    realm.base = False
    p.mirrors -= 1
    realm.portals.append(left if answer == "portal left" else right)
    if p.spirits["wraith"]:
        p.spirits["wraith"] -= 1
        realm.bag["wraith"] += 1


def sweep(p: Position) -> None:
    """G-4.7, G-14.10, G-14.11"""
    for realm in p.realms:
        for grove in realm.groves:
            if p.standing.get(grove, "wraith") != "wraith":
                realm.bag[p.standing.pop(grove)] += 1
    for (_, spirit), number in p.tree.items():
        p.spirits[spirit] += number
    p.tree.clear()
    for slot in range(p.solo["swept"] if p.solo else 1):
        if p.row[slot]:
            p.removed.append(p.row[slot])
            p.row[slot] = ""
    refill(p)
    p.crown = (p.crown + 1) % p.seats


def refill(p: Position) -> None:
    """G-2.5, G-4.7.2, G-11.1, G-11.5"""
    size = len(p.row)
    p.row = [grove for grove in p.row if grove]
    while len(p.row) < size and p.stack:
        grove = p.chance("grove")
        p.unseen.remove(grove)
        p.stack -= 1
        p.row.append(grove)
    p.row += [""] * (size - len(p.row))
    p.final = p.stack == 0


def end(p: Position) -> None:
    """Chapters 11 and 12, G-14.23 to G-14.25"""
    p.over = True
    for card in p.shown_realm_cards:
        face = p.realm_cards[card]
        if face["kind"] == "trophy":
            award(p, card, [count(p, seat, face) for seat in range(p.seats)])
    if p.solo:
        won = p.hollows < p.solo["hollows"] and p.score(0) > p.solo["first"] + p.hollows
        p.winners = [0] if won else []
        full = p.hollows == p.solo["hollows"]
        p.lost = "" if won else "full" if full else "points"
        return
    ranks = [(p.score(seat), len(p.realms[seat].bought), p.rest(seat)) for seat in range(p.seats)]
    p.winners = [seat for seat in range(p.seats) if ranks[seat] == max(ranks)]


def count(p: Position, seat: int, face: Data) -> int:
    counted = p.spirit_count if face["counts"] == "spirits" else p.colour_count
    return max(counted(seat, colour) for colour in COLOURS if face["colour"] in (colour, "best"))


def award(p: Position, card: str, counts: list[int]) -> None:
    """G-10.8, G-14.25"""
    if counts.count(max(counts)) == 1 and max(counts) > 0:
        p.realms[counts.index(max(counts))].won.append(card)


def wraith_draw(p: Position, solo: Data) -> Flow:
    """G-14.8, G-14.9, G-14.15 to G-14.30"""
    p.wraith_draw = p.chance("wraiths")
    assert p.wraith_draw.total() == min(
        solo["draw"], p.wraith_bag.total()
    )  # G-14.30: short in odd editions only
    for spirit in p.wraith_draw.elements():
        p.take_from(p.wraith_bag, spirit)
    p.powers = {colour for colour in COLOURS if p.wraith_draw[colour]}
    if p.at_once and p.wraith_draw["wraith"] > solo["hollows"] - p.hollows:  # G-14.31
        p.over, p.lost = True, "at once"
        return
    answer = ""
    while answer != "finish":
        options = {POWERS[colour] for colour in p.powers if usable(p, solo, colour)}
        answer = yield from p.ask(0, options | ({"settle"} if p.wraith_draw["wraith"] else {"finish"}))
        if answer == "settle" and p.hollows == solo["hollows"]:
            p.over, p.lost = True, "at once"
            return
        yield from step(p, solo, answer)
    p.wraith_bag.update(p.wraith_draw)
    p.wraith_draw.clear()
    p.powers = set()
    if p.spirits["wraith"]:
        p.spirits["wraith"] -= 1
        p.wraith_bag["wraith"] += 1


def usable(p: Position, solo: Data, colour: str) -> bool:
    """G-14.20, G-14.27"""
    mine = p.realms[0]
    return {
        "yellow": mine.crystals >= solo["recall"] and p.hollows > 0,
        "orange": p.spirits["white"] > 0,
        "green": mine.elements.total() >= solo["banish"] and p.hollows > 0,
        "blue": p.wraith_draw["wraith"] > 0,
    }[colour]


def step(p: Position, solo: Data, answer: str) -> Flow:
    p.powers -= {colour for colour, power in POWERS.items() if power == answer}
    if answer == "settle":
        p.wraith_draw["wraith"] -= 1
        p.hollows += 1
    elif answer == "recall":
        p.realms[0].crystals -= solo["recall"]
        p.crystals += solo["recall"]
        p.hollows -= 1
        p.wraith_bag["wraith"] += 1
    elif answer == "spawn":
        p.spirits["white"] -= 1
        p.wraith_bag["white"] += 1
    elif answer == "banish":
        yield from pay_any(p, 0, solo["banish"])
        p.hollows -= 1
        p.gone += 1
    elif answer == "repel":
        p.wraith_draw["wraith"] -= 1
        p.wraith_bag["wraith"] += 1
