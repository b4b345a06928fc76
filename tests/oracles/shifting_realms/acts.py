"""The oracle: chapters 4, 5, 7, 9 and 13, what an action or a fight does."""

from __future__ import annotations

from collections import Counter

from oracles.shifting_realms.table import COLOURS, RESOURCES, TERRAIN, Flow, Piece, Position, cost_of

# Chapter 4.


def owed_bonus(p: Position, seat: int) -> list[str]:
    """`recruit_bonus 1 any`: types of units that a paid Recruit may take on top."""
    return [type_ for number, type_ in p.sources(seat, "recruit_bonus") for _ in range(int(number))]


def legal_places(p: Position, seat: int) -> set[str]:
    """S-4.1, S-4.4"""
    return {space for space in [*p.halls(), *p.owned(seat)] if space != p.dragon}


def recruit(p: Position, seat: int, places: set[str], must: list[str], may: list[str]) -> Flow:
    """S-4.6  `must` and `may` are lists of types: scout, soldier or any."""
    for type_ in must:
        options = unit_options(p, seat, places, {type_})
        if options:
            answer = yield from p.ask(seat, options)
            p.place_new(seat, answer.split()[0], answer.split()[1])
    while may:
        options = unit_options(p, seat, places, set(may))
        if not options:
            return
        answer = yield from p.ask(seat, {*options, "stop"})
        if answer == "stop":
            return
        type_, space = answer.split()
        p.place_new(seat, type_, space)
        may.remove(type_ if type_ in may else "any")


def unit_options(p: Position, seat: int, places: set[str], types: set[str]) -> set[str]:
    reserve = p.recruits(seat)
    return {
        f"{type_} {space}"
        for type_ in ("scout", "soldier")
        for space in places
        if reserve[type_] > 0 and (type_ in types or "any" in types)
    }


# Chapter 5.


def reachable(p: Position, seat: int, origin: str, base: int) -> set[str]:
    """S-5.1 to S-5.3, S-5.7, tunnels and ranges of 7.2; the troll king's space where no tokens are left."""
    return walk(p, seat, origin, range_from(p, seat, origin, base)) - {origin}


def range_from(p: Position, seat: int, origin: str, base: int) -> int:
    reach = base + p.total(seat, "range")
    if origin in p.with_power(seat, "range_here"):
        for phrase in p.kinds[p.tiles[origin][0]]["power"]:
            if phrase.startswith("range_here"):
                reach += int(phrase.split()[1])
    return reach


def steps_from(p: Position, seat: int, space: str) -> set[str]:
    """Adjacent spaces, for this player's Moves."""
    tunnels = p.with_power(seat, "tunnel")
    near = p.adjacent(space)
    if tunnels:
        mouths = {*tunnels, p.hall_of("TY")}
        if space in mouths:
            near |= mouths
    return near


def walk(p: Position, seat: int, origin: str, steps: int) -> set[str]:
    """Everything that a path of so many steps can end on, over enterable spaces."""
    found = edge = {origin}
    for _ in range(steps):
        edge = {near for space in edge for near in steps_from(p, seat, space) if p.enterable(near)} - found
        found = found | edge
    return found


def movable(p: Position, seat: int, space: str, type_: str = "") -> list[Piece]:
    return [piece for piece in p.units(space, seat, type_) if not piece.flat and not piece.moved]


def origins(p: Position, seat: int, base: int) -> set[str]:
    spaces = {piece.space for piece in p.units("", seat)}
    return {space for space in spaces if movable(p, seat, space) and reachable(p, seat, space, base)}


def groups(scouts: int, soldiers: int, most: int) -> set[str]:
    return {
        f"group {some} {others}"
        for some in range(scouts + 1)
        for others in range(soldiers + 1)
        if 1 <= some + others <= most
    }


def move(p: Position, seat: int, origin: str, base: int) -> Flow:
    """S-5.1, D-6"""
    scouts, soldiers = (len(movable(p, seat, origin, type_)) for type_ in ("scout", "soldier"))
    answer = yield from p.ask(seat, groups(scouts, soldiers, scouts + soldiers))
    some, others = map(int, answer.split()[1:])
    to = yield from p.ask(seat, {f"to {space}" for space in reachable(p, seat, origin, base)})
    group = p.leaving(origin, seat, some, others, False)
    for piece in group:
        piece.moved = True
    p.arrive(group, to.split()[1])


# Chapter 7.


def sites(p: Position, seat: int, kind: str) -> set[str]:
    """S-7.2 to S-7.5"""
    tile = p.kinds[kind]
    near: set[str] = set()
    for piece in p.units("", seat):
        near |= {piece.space, *p.adjacent(piece.space)}
    return {
        space
        for space in near
        if p.realm(space) == tile["realm"]
        and TERRAIN[p.letter[space]] == tile["space"]
        and space not in p.tiles
        and space != p.dragon
    }


def off(p: Position, seat: int, kind: str) -> int:
    """S-17.1"""
    less = p.turn.discount + (p.total(seat, "discount_first") if p.turn.builds == 0 else 0)
    for realm, number in p.sources(seat, "discount_realm"):
        less += int(number) if realm == p.kinds[kind]["realm"] else 0
    return min(less, cost_of(p.kinds[kind]).total() - 1)


def payable(p: Position, seat: int, cost: Counter[str], less: int) -> bool:
    """Could so many waived resources make the cost payable?"""
    return (cost - p.players[seat].goods).total() <= less


def buildable(p: Position, seat: int) -> set[str]:
    """S-7.1, S-7.8, S-7.11"""
    if p.players[seat].scouts == 0 and not p.units("", seat, "scout"):
        return set()
    return {
        kind
        for kind in p.kinds
        if p.piles[kind] > 0
        and payable(p, seat, cost_of(p.kinds[kind]), off(p, seat, kind))
        and sites(p, seat, kind)
    }


def build(p: Position, seat: int, kind: str) -> Flow:
    """S-7.6, D-7, D-8, D-9, D-22"""
    answer = yield from p.ask(seat, {f"on {space}" for space in sites(p, seat, kind)})
    space = answer.split()[1]
    cost, less = cost_of(p.kinds[kind]), off(p, seat, kind)
    while less > 0:
        less -= 1
        kinds = [good for good in RESOURCES if cost[good] and payable(p, seat, cost - Counter([good]), less)]
        answer = yield from p.ask(seat, {f"waive {good}" for good in kinds})
        cost -= Counter([answer.split()[1]])
    p.players[seat].goods -= cost
    p.turn.discount = 0
    p.turn.builds += 1
    waiting = p.players[seat].scouts == 0
    if waiting:
        spaces = {piece.space for piece in p.units("", seat, "scout")}
        answer = yield from p.ask(seat, {f"marker {origin}" for origin in spaces})
    p.piles[kind] -= 1
    p.tiles[space] = (kind, seat)
    p.turn.fresh_tiles.add(space)
    for piece in p.units(space):
        piece.spot = False
    p.players[seat].scouts -= 1
    if waiting:
        scouts = p.units(answer.split()[1], seat, "scout")
        p.back(min(scouts, key=lambda piece: (piece.spot, not piece.moved)))
    if p.standing(space, seat):
        answer = yield from p.ask(seat, {"return", "stay"})
        if answer == "return":
            p.arrive(p.standing(space, seat), p.hall_of(p.realm(space)))
    p.players[seat].points["tiles"] += p.kinds[kind]["vp"]
    for phrase in p.kinds[kind].get("built", []):
        words = phrase.split()
        assert (words[0], words[3]) == ("muster", "here")
        yield from recruit(p, seat, {space}, [], [words[2]] * int(words[1]))


# Chapter 9.


def price(p: Position) -> int:
    """S-16.2"""
    return 2 if p.seats == 2 else 1


def blows(p: Position, seat: int, space: str, other: int) -> set[str]:
    """S-9.10, S-9.16"""
    force = len(p.unspent(space, seat))
    if not force or not p.is_open(space) or p.turn.fought.get(space, other) != other:
        return set()
    found = {f"attack {k}" for k in range(1, min(force, p.unprotected(space, other)) + 1)}
    if p.standing(space, other) and force >= price(p):
        found.add("exchange")
    return found


def fights(p: Position, seat: int) -> set[str]:
    spaces = {piece.space for piece in p.units("", seat, "soldier")}
    return {
        f"fight {space} {COLOURS[other]}"
        for space in spaces
        for other in range(p.seats)
        if other != seat and blows(p, seat, space, other)
    }


def fight(p: Position, seat: int, space: str, other: int) -> Flow:
    answer = yield from p.ask(seat, blows(p, seat, space, other))
    p.turn.fought[space] = other
    if answer == "exchange":
        p.back(p.standing(space, other)[0])
        mine = sorted(p.unspent(space, seat), key=lambda piece: not piece.moved)  # S-9.13
        lost = price(p) - (1 if p.turn.berserk else 0)
        p.turn.berserk = False
        for piece in mine[:lost]:
            p.back(piece)
        p.turn.barred += lost
        return
    number, bare = int(answer.split()[1]), p.unprotected(space, other)
    theirs = sorted(p.units(space, other, "scout"), key=lambda piece: not piece.spot)  # S-9.12
    freed = sum(piece.spot for piece in theirs[:bare])
    for piece in theirs[:number]:
        p.back(piece)
    p.arrive(theirs[number:bare], p.hall_of(p.realm(space)))
    for piece in p.standing(space, seat):
        piece.spent = True
    p.step_up(p.units(space, seat), freed)  # S-6.4


# Chapter 13.


def over_only(p: Position, space: str) -> bool:
    """S-13.1.4  A town hall or the troll king's space."""
    return p.letter[space] in "TK"


def flights(p: Position, space: str, entered: list[str]) -> set[str]:
    """S-13.1.3, S-13.1.9  Steps after which the flight can end somehow within the four."""
    near = p.adjacent(space) - set(entered)
    return {to for to in near if can_end(p, to, [*entered, to])}


def can_end(p: Position, space: str, entered: list[str]) -> bool:
    if not over_only(p, space):
        return True
    return len(entered) < p.rules["dragon_steps"] and bool(flights(p, space, entered))


def dragon_moves(p: Position, seat: int) -> Flow:
    """S-13.1"""
    entered: list[str] = []
    while True:
        options: set[str] = set()
        if len(entered) < p.rules["dragon_steps"]:
            options = {f"fly {space}" for space in flights(p, p.dragon, entered)}
        if (entered or p.dragon_may_stay) and not over_only(p, p.dragon):
            options.add("land")
        if not options:
            break
        answer = yield from p.ask(seat, options)
        if answer == "land":
            break
        p.dragon = answer.split()[1]
        entered.append(p.dragon)
        yield from remove_one(p, seat)
    p.flights += 1
    if p.flights == len(p.dragon_cards(p.cards)):
        p.dragon = ""


def what(piece: Piece) -> str:
    return "soldier" if piece.type == "soldier" else "spot" if piece.spot else "waiting"


def remove_one(p: Position, seat: int) -> Flow:
    """S-13.1.5"""
    proof = [space for owner in range(p.seats) for space in p.with_power(owner, "dragon_proof")]
    if over_only(p, p.dragon) or p.dragon in proof:
        return
    there = [piece for piece in p.units(p.dragon) if not piece.flat]
    if there:
        answer = yield from p.ask(seat, {f"remove {COLOURS[piece.owner]} {what(piece)}" for piece in there})
        fit = [piece for piece in there if answer == f"remove {COLOURS[piece.owner]} {what(piece)}"]
        p.back(min(fit, key=lambda piece: (not piece.moved, not piece.spent)))


def raiders(p: Position, seat: int) -> set[str]:
    """S-13.3.1, S-13.3.2"""
    return {
        space
        for space in p.with_power(seat, "raid")
        if p.standing(space, seat)
        and sum(piece.flat for piece in p.units(space, seat)) < p.rules["raids_per_ship"]
    }


def lie_flat(p: Position, seat: int, space: str) -> None:
    piece = min(p.standing(space, seat), key=lambda piece: (not piece.moved, not piece.spent))
    piece.flat, piece.moved, piece.spent = True, False, False
    player = p.players[seat]
    player.raids += 1
    player.goods["gold"] += p.rules["raid_gold"]
    player.points["raids"] += p.rules["raid_vp"]


def challengers(p: Position, seat: int) -> set[str]:
    """S-13.4.1  The last step goes onto the troll king's space, all others over enterable ones."""
    if p.tokens == 0:
        return set()
    found = set()
    for space in {piece.space for piece in p.units("", seat, "soldier")}:
        if len(movable(p, seat, space, "soldier")) >= 2:
            before = walk(p, seat, space, range_from(p, seat, space, p.rules["range"]) - 1)
            if any(p.troll in p.adjacent(last) for last in before):
                found.add(space)
    return found


def fight_troll(p: Position, seat: int, origin: str) -> None:
    """S-13.4.1, S-13.4.2"""
    pair = p.leaving(origin, seat, 0, 2, False)
    if p.sources(seat, "troll_survivor"):
        survivor = pair.pop()
        survivor.moved = True
        p.arrive([survivor], p.hall_of("DO"))
    for piece in pair:
        p.back(piece)
    p.turn.barred += len(pair)
    token = len(p.data["token"]) - p.tokens
    p.tokens -= 1
    player = p.players[seat]
    player.tokens.append(token)
    player.points["tokens"] += p.data["token"][token]["vp"] + p.total(seat, "troll_vp")
