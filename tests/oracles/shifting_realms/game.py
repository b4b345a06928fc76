"""The oracle: chapters 1 to 3, 10, 11, 14 and 15, from the setup to the winners."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from oracles.shifting_realms.acts import (
    build,
    buildable,
    challengers,
    fight,
    fight_troll,
    fights,
    legal_places,
    lie_flat,
    move,
    origins,
    owed_bonus,
    raiders,
    recruit,
)
from oracles.shifting_realms.cards import draw, gain_any, maybe_draw, plays, resolve, swap
from oracles.shifting_realms.table import BRINGS, COLOURS, RESOURCES, TERRAIN, Flow, Position, Turn, goods_in


def whole_game(p: Position) -> Flow:
    for realm in p.realms:
        for seat in range(p.seats):
            task = p.chance("task")
            assert p.tasks[task]["realm"] == realm
            assert all(task not in player.tasks for player in p.players)
            p.players[seat].tasks.append(task)
    yield from bidding(p)
    yield from all_rounds(p)


def all_rounds(p: Position) -> Flow:
    while not p.over:
        yield from one_round(p)
    score(p)


def bidding(p: Position) -> Flow:
    """Chapter 2."""
    for seat in range(p.seats):
        highest = p.players[seat].goods["gold"]
        answer = yield from p.ask(seat, {f"bid {gold}" for gold in range(highest + 1)}, secret=True)
        p.bids.append(int(answer.split()[1]))
    cards = set(range(1, p.seats + 1))
    for bid in sorted(set(p.bids), reverse=True):
        tied = [seat for seat in range(p.seats) if p.bids[seat] == bid]
        if len(tied) > 1:
            number = {seat: p.chance("tie") for seat in tied}
            assert set(number.values()) <= cards
            assert len(set(number.values())) == len(tied)
            tied.sort(key=number.__getitem__)
        for seat in tied:
            p.players[seat].goods["gold"] -= bid
            answer = yield from p.ask(seat, {f"card {card}" for card in cards})
            card = int(answer.split()[1])
            cards.remove(card)
            p.players[seat].card = card
            given = p.data["turn_card"][card - 1]
            p.players[seat].goods += Counter({kind: given.get(kind, 0) for kind in RESOURCES})
            yield from gain_any(p, seat, given.get("any", 0))
    p.order = sorted(range(p.seats), key=lambda seat: p.players[seat].card)


def one_round(p: Position) -> Flow:
    p.round += 1
    p.acted = False
    for seat in p.order:
        yield from one_turn(p, seat)
        if p.over:
            return
    p.idle = 0 if p.acted else p.idle + 1
    if p.idle_rounds_end_it and p.idle >= p.rules["idle_rounds"]:  # S-14.7, S-14.10
        p.over, p.ended = True, "idle"
    elif p.has_last_round and p.round >= p.rules["rounds"]:
        p.over, p.ended = True, "rounds"


def one_turn(p: Position, seat: int) -> Flow:
    """Chapter 3, S-14.4, S-14.5"""
    p.turn = Turn(seat, p.rules["actions"])
    for space in p.place:
        p.step_up(p.units(space, seat), p.free_spots(space))
    while True:
        if is_ending(p):
            break
        answer = yield from p.ask(seat, window(p, seat), secret=bool(p.players[seat].hand))
        if answer == "collect":
            break
        yield from answered(p, seat, answer)
    yield from collect(p, seat)
    while magic_price(p, seat) <= p.players[seat].goods["magic"]:
        answer = yield from p.ask(seat, {*trades(p, seat), "end"})
        if answer == "end":
            break
        trade(p, seat, answer.split()[1])
    for piece in p.pieces:
        piece.moved = piece.spent = False
    if is_ending(p):
        p.over, p.ended = True, "objectives" if len(p.met) >= 2 else "tiles"


def window(p: Position, seat: int) -> set[str]:
    """D-4"""
    player = p.players[seat]
    found = {"collect", *fights(p, seat), *plays(p, seat), *trades(p, seat)}
    if p.turn.swaps < len(p.with_power(seat, "swap")):
        found |= {f"swap {kind}" for kind in RESOURCES if player.goods[kind]}
    if caches(p, seat):
        found.add("cache")
    if p.turn.actions > 0:
        found |= actions(p, seat)
    return found


def actions(p: Position, seat: int) -> set[str]:
    """S-3.3, S-3.4, D-5"""
    player, reserve = p.players[seat], p.recruits(seat)
    found = {f"move {space}" for space in origins(p, seat, p.rules["range"])}
    found |= {f"build {kind}" for kind in buildable(p, seat)}
    found |= {f"troll {space}" for space in challengers(p, seat)}
    if sum(reserve.values()) > 0:
        if player.goods["gold"] >= p.rules["recruit_gold"]:
            found.add("recruit")
        forts = set(p.with_power(seat, "recruit_free_here")) - p.turn.forts - {p.dragon}
        found |= {f"fort {space}" for space in forts}
    if not p.units("", seat, "scout") and reserve["scout"] > 0:
        found.add("free")
    if p.turn.draws < p.rules["draws"]:
        found |= {f"draw {realm}" for realm in p.open_decks()}
    if not p.turn.raided:
        found |= {f"raid {space}" for space in raiders(p, seat)}
    return found


def answered(p: Position, seat: int, answer: str) -> Flow:
    word, *named = answer.split()
    if word == "fight":
        yield from fight(p, seat, named[0], COLOURS.index(named[1]))
    elif word == "play":
        p.players[seat].hand.remove(named[0])
        yield from resolve(p, seat, named[0])
    elif word == "trade":
        trade(p, seat, named[0])
    elif word == "swap":
        p.turn.swaps += 1
        yield from swap(p, seat, named[0])
    elif word == "cache":
        space = next(space for space in p.place if space in caches(p, seat))
        p.cached.add(space)
        power = p.kinds[p.tiles[space][0]]["power"]
        yield from gain_any(p, seat, int(power[0].split()[1]))
    else:
        p.turn.actions -= 1
        p.acted = True
        yield from act(p, seat, word, named)


def act(p: Position, seat: int, word: str, named: list[str]) -> Flow:
    two = p.rules["recruit"]
    if word == "move":
        yield from move(p, seat, named[0], p.rules["range"])
    elif word == "recruit":
        p.players[seat].goods["gold"] -= p.rules["recruit_gold"]
        yield from recruit(p, seat, legal_places(p, seat), ["any"] * two, owed_bonus(p, seat))
    elif word == "free":
        yield from recruit(p, seat, legal_places(p, seat), ["scout"] * two, [])
    elif word == "fort":
        p.turn.forts.add(named[0])
        yield from recruit(p, seat, {named[0]}, ["any"] * two, owed_bonus(p, seat))
    elif word == "build":
        yield from build(p, seat, named[0])
    elif word == "draw":
        p.turn.draws += 1
        yield from draw(p, seat, named[0])
    elif word == "raid":
        p.turn.raided = True
        lie_flat(p, seat, named[0])
        yield from maybe_draw(p, seat)
    else:
        fight_troll(p, seat, named[0])


def caches(p: Position, seat: int) -> list[str]:
    tiles = p.with_power(seat, "cache")
    return [space for space in tiles if space not in p.cached and space not in p.turn.fresh_tiles]


def magic_price(p: Position, seat: int) -> int:
    return 2 if p.sources(seat, "trade_rate") else p.rules["trade"]


def trades(p: Position, seat: int) -> set[str]:
    enough = p.players[seat].goods["magic"] >= magic_price(p, seat)
    return {f"trade {kind}" for kind in RESOURCES[:3]} if enough else set()


def trade(p: Position, seat: int, kind: str) -> None:
    p.players[seat].goods["magic"] -= magic_price(p, seat)
    p.players[seat].goods[kind] += 1


# Chapter 10.


def income(p: Position, seat: int) -> tuple[Counter[str], int]:
    """S-10.1  Of structures, permanents and tokens; and how many of any type."""
    player = p.players[seat]
    phrases = [phrase for space in p.owned(seat) for phrase in p.kinds[p.tiles[space][0]].get("power", [])]
    phrases += [phrase for card in player.laid for phrase in p.cards[card].get("power", [])]
    goods: Counter[str] = Counter()
    for phrase in phrases:
        if phrase.startswith("income "):
            goods += goods_in(phrase.split()[1:])
    tokens = [p.data["token"][token] for token in player.tokens]
    for token in tokens:
        goods += Counter({kind: token.get(kind, 0) for kind in RESOURCES})
    return goods, sum(token.get("any", 0) for token in tokens)


def collect(p: Position, seat: int) -> Flow:
    goods, any_ = income(p, seat)
    p.players[seat].goods += goods + Counter(
        BRINGS[p.letter[piece.space]] for piece in p.units("", seat) if piece.spot
    )
    yield from gain_any(p, seat, any_)


# Chapter 14.


def is_met(p: Position, realm: str) -> bool:
    """S-14.1"""
    copies = p.data["setup"]["copies"]
    if realm == "TY":
        return p.flights == len(p.dragon_cards(p.cards))
    if realm == "AL":
        return p.piles["AL-CAS"] == 0
    if realm == "LI":
        most = max(player.raids for player in p.players)
        return most >= p.rules["raids_per_ship"] and copies - p.piles["LI-TRS"] >= 2
    return p.tokens == 0 if realm == "DO" else not p.of_realm("AN")


def note_objectives(p: Position) -> None:
    """S-14.9  Nothing that counts here is ever undone, so it may be looked at at any time."""
    p.met |= {realm for realm in p.realms if is_met(p, realm)}


def is_ending(p: Position) -> bool:
    note_objectives(p)
    return len(p.met) >= 2 or not any(p.piles.values())


# Chapter 15.


def counted(p: Position, seat: int, words: list[str]) -> int:
    """What tasks and End of Game cards look at."""
    player = p.players[seat]
    tiles = Counter(p.realm(space) for space in p.owned(seat))
    if words[0] == "spots":
        return sum(piece.spot and TERRAIN[p.letter[piece.space]] == words[1] for piece in p.units("", seat))
    return {
        "dragon": len(p.dragon_cards(player.laid)),
        "realm": tiles[words[-1]],
        "raids": player.raids,
        "built": len(p.owned(seat, words[-1])),
        "tokens": len(player.tokens),
        "soldiers": len(p.units("", seat, "soldier")),
        "realms": len(tiles),
        "every_realm": min(tiles[realm] for realm in p.realms),
    }[words[0]]


def fulfilled(p: Position, seat: int, task: str) -> bool:
    """All but what must be set aside."""
    for need in p.tasks[task]["needs"]:
        words = need.split()
        if words[0] != "set_aside" and counted(p, seat, words[:-1]) < int(words[-1]):
            return False
    return True


def set_aside(p: Position, chosen: tuple[str, ...]) -> Counter[str]:
    needs = [need.split() for task in chosen for need in p.tasks[task]["needs"]]
    return sum((goods_in(words[1:]) for words in needs if words[0] == "set_aside"), Counter())


def best_tasks(p: Position, seat: int) -> tuple[str, ...]:
    """S-15.2"""
    goods = p.players[seat].goods
    done = sorted(task for task in p.players[seat].tasks if fulfilled(p, seat, task))
    ways = [way for number in range(len(done) + 1) for way in combinations(done, number)]
    return min(
        (way for way in ways if set_aside(p, way) <= goods),
        key=lambda way: (-worth(p, seat, way), set_aside(p, way).total(), way),
    )


def worth(p: Position, seat: int, way: tuple[str, ...]) -> int:
    return sum(int(p.tasks[task]["vp"]) for task in way) + left_over(p, seat, way)


def left_over(p: Position, seat: int, way: tuple[str, ...]) -> int:
    left = p.players[seat].goods.total() - set_aside(p, way).total()
    return int(left // p.rules["resources_per_vp"])


def score(p: Position) -> None:
    for seat, player in enumerate(p.players):
        way = best_tasks(p, seat)
        p.fulfilled.append(sorted(way))
        player.points["tasks"] = sum(p.tasks[task]["vp"] for task in way)
        player.points["resources"] = left_over(p, seat, way)
        for card in player.hand:
            if "score" in p.cards[card]:
                player.points["legends"] += legend(p, seat, p.cards[card]["score"])
    marks = [(p.score(seat), len(p.owned(seat))) for seat in range(p.seats)]
    p.winners = [seat for seat in range(p.seats) if marks[seat] == max(marks)]


def legend(p: Position, seat: int, phrase: str) -> int:
    """`1 per 2 soldiers max 4`"""
    vp, rest = phrase.split(" per ")
    what, most = rest.split(" max ")
    words = what.split()
    each = int(words.pop(0)) if words[0].isdigit() else 1
    return min(int(most), int(vp) * (counted(p, seat, words) // each))
