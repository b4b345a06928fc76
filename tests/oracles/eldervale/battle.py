"""The oracle fights: chapter 7d, step by step."""

from __future__ import annotations

from oracles.eldervale.effects import advance, do_effect
from oracles.eldervale.pieces import raise_power, unit_order
from oracles.eldervale.table import FACTION, Asked, Flow, Position, Unit

MONSTER = -1  # among the participants


class Battle:
    """Who is in it, what they add, and what they rolled."""

    def __init__(self, tile: str, monster: str) -> None:
        self.tile, self.monster = tile, monster
        self.bonus: dict[int, int] = {}
        self.support: dict[int, list[Unit]] = {}
        self.rolls: dict[int, list[int]] = {}
        self.used: set[tuple[int, str]] = set()
        self.cancelled = False
        self.winner: int | None = None


def participants(p: Position, battle: Battle) -> list[int]:
    """E-7.12  Players with a Unit in the Realm, in battle order."""
    return [seat for seat in p.battle_order() if p.players[seat].at(battle.tile)]


def abilities(p: Position, battle: Battle) -> list[str]:
    return p.beasts[battle.monster]["abilities"] if battle.monster else []


def fight(p: Position, tile: str) -> Flow:
    """E-7.8, E-7.10 to E-7.31"""
    battle = Battle(tile, p.monster_at(tile))
    if len(participants(p, battle)) + bool(battle.monster) < 2:
        return
    p.fighting = True
    yield from avoid(p, battle)
    if battle.cancelled:
        return
    if "grasp" not in abilities(p, battle):
        for seat in p.battle_order():
            yield from join(p, battle, seat)
    for seat in participants(p, battle):
        yield from spend(p, battle, seat)
    roll(p, battle)
    for seat in participants(p, battle):
        yield from reroll(p, battle, seat)
    losers = decide(p, battle)
    yield from reward(p, battle)
    for seat in losers:
        yield from lose(p, battle, seat)
    if battle.monster and battle.winner != MONSTER:
        p.monsters[battle.monster] = f"bound {keeper(p, battle)}"
    yield from triggers(p, battle, losers)


# Reactions: whoever has a hand is asked, unless resting, whatever the hand is.


def reacts(p: Position, seat: int) -> bool:
    player = p.players[seat]
    return player.hand.total() > 0 and not player.resting


def react(p: Position, seat: int, timing: str, others: list[str]) -> Asked:
    """E-21.6  Cards of a timing, other ways, or to pass; the answer is `pass` if nobody is asked."""
    player = p.players[seat]
    if not others and not reacts(p, seat):
        return "pass"
    cards = [name for name in +player.hand if p.magic[name].get("timing") == timing]
    passes = ["pass", "rest"] if seat != p.active and reacts(p, seat) else ["pass"]
    options = [*[f"play {name}" for name in cards], *others, *passes]
    answer = yield from p.ask(seat, options, secret=player.hand.total() > 0)
    if answer == "rest":
        player.resting = True
        return "pass"
    return answer


def shown(p: Position, seat: int, answer: str) -> str:
    """A card that is played: it leaves the hand; the caller discards it."""
    name = answer.split()[1]
    p.players[seat].hand[name] -= 1
    return name


def avoid(p: Position, battle: Battle) -> Flow:
    """Step 0, E-7.10"""
    for seat in participants(p, battle):
        answer = yield from react(p, seat, "battle_start", ["tactics"] if p.players[seat].tactics else [])
        if answer == "tactics":
            p.players[seat].tactics = False
        elif answer != "pass":
            p.discard[shown(p, seat, answer)] += 1
        if answer != "pass":
            battle.cancelled = True
            return


def join(p: Position, battle: Battle, seat: int) -> Flow:
    """Step 1, E-7.11, E-7.29: Units join, then support, in the order of tiles and kinds."""
    tiles, kinds = list(p.tiles), unit_order(p)
    least = (-1, -1)
    player = p.players[seat]
    while True:
        near = [unit for unit in player.units if unit.place in p.near(battle.tile)]
        coming = {(tiles.index(unit.place), kinds.index(unit.kind)) for unit in near}
        words = [f"join {kinds[kind]} {tiles[tile]}" for tile, kind in coming if (tile, kind) >= least]
        if player.at(battle.tile):
            helpers = [unit for unit in near if player.ability(unit) == "longshot"]
            words += [f"support {unit.kind} {unit.place}" for unit in helpers]
        answer = yield from p.ask(seat, [*words, "done"])
        if answer == "done":
            return
        if answer.startswith("support"):
            yield from support(p, battle, seat, answer)
            return
        _, kind, tile = answer.split()
        next(unit for unit in player.at(tile) if unit.kind == kind).place = battle.tile
        least = (tiles.index(tile), kinds.index(kind))


def support(p: Position, battle: Battle, seat: int, answer: str) -> Flow:
    """Once somebody supports, nobody joins any more."""
    tiles, player = list(p.tiles), p.players[seat]
    battle.support[seat] = []
    while answer != "done":
        _, kind, tile = answer.split()
        free = [unit for unit in player.at(tile) if unit.kind == kind and unit not in battle.support[seat]]
        battle.support[seat].append(free[0])
        left = [
            unit
            for unit in player.units
            if unit.place in p.near(battle.tile)
            and player.ability(unit) == "longshot"
            and unit not in battle.support[seat]
            and tiles.index(unit.place) >= tiles.index(tile)
        ]
        answer = yield from p.ask(seat, [*[f"support {unit.kind} {unit.place}" for unit in left], "done"])


# Step 2 and 3.


def unit_dice(p: Position, seat: int, unit: Unit) -> int:
    """19.1, `might` and `die`"""
    kind = p.type_of(unit)
    if unit.kind in p.beasts:
        dice: int = p.beasts[unit.kind]["dice"]
        return dice
    printed: int = p.data["units"][unit.kind if unit.kind in p.data["units"] else kind]
    might = p.data["abilities"]["might"] if p.players[seat].ability(unit) == "might" else 0
    return printed + int(might) + (p.bonus(seat, f"die {kind}") if kind else 0)


def count(p: Position, battle: Battle, seat: int) -> int:
    """E-7.28 (a) and (b)"""
    player = p.players[seat]
    units = [*player.at(battle.tile), *battle.support.get(seat, [])]
    homes = [tile for tile in player.dwellings if tile in {battle.tile, *p.near(battle.tile)}]
    dice = sum(unit_dice(p, seat, unit) for unit in units)
    if "chill" not in abilities(p, battle):
        dice += sum(2 if player.dwellings[tile] else 1 for tile in homes)
    if homes:
        dice += p.bonus(seat, "die home")
    return dice + battle.bonus.get(seat, 0)


def spend(p: Position, battle: Battle, seat: int) -> Flow:
    """Step 3, E-7.14, E-7.15"""
    player = p.players[seat]
    while True:
        more = count(p, battle, seat) < p.data["play"]["dice"] and "awe" not in abilities(p, battle)
        ways = [f"spend {kind}" for kind in ("sword", "gold") if more and player.tokens[kind] > 0]
        answer = yield from react(p, seat, "battle_dice", ways)
        if answer == "pass":
            return
        word, what = answer.split()
        if word == "spend":
            player.tokens[what] -= 1
            battle.bonus[seat] = battle.bonus.get(seat, 0) + 1
        else:
            yield from dice_card(p, battle, seat, shown(p, seat, answer))


def dice_card(p: Position, battle: Battle, seat: int, card: str) -> Flow:
    effect, number = p.magic[card]["effect"].split()
    target = seat
    if effect == "dice-":
        others = [f"against {other + 1}" for other in participants(p, battle) if other != seat]
        answer = yield from p.ask(seat, others + (["against monster"] if battle.monster else []))
        target = MONSTER if answer.endswith("monster") else int(answer.split()[1]) - 1
    battle.bonus[target] = battle.bonus.get(target, 0) + (int(number) if effect == "dice+" else -int(number))
    p.discard[card] += 1


# Steps 4 to 6.


def roll(p: Position, battle: Battle) -> None:
    """E-7.16, E-7.28, E-7.30"""
    traits = abilities(p, battle)
    for seat in participants(p, battle):
        dice = min(p.data["play"]["dice"], max(1, count(p, battle, seat)))
        dice = max(1, dice - ("dread" in traits))
        battle.rolls[seat] = rolled(p, "rolled", seat, dice)
    if battle.monster:
        dice = p.beasts[battle.monster]["dice"] + battle.bonus.get(MONSTER, 0)
        if "frenzy" in traits:
            dice += len(participants(p, battle)) - 1
        dice = min(p.data["play"]["monster_dice"], max(1, dice))
        battle.rolls[MONSTER] = rolled(p, "rolled", MONSTER, dice)
        if "fury" in traits and 1 in battle.rolls[MONSTER]:
            kept = [die for die in battle.rolls[MONSTER] if die != 1]
            again = rolled(p, "rerolled", MONSTER, dice)
            check_kept(kept, again)
            battle.rolls[MONSTER] = again


def rolled(p: Position, word: str, who: int, number: int) -> list[int]:
    whose, dice = p.draw(word)
    assert whose == who, f"{whose} rolled, not {who}"
    assert len(dice) == number, f"{len(dice)} dice, not {number}"
    return sorted(dice, reverse=True)


def check_kept(kept: list[int], dice: list[int]) -> None:
    left = list(dice)
    for die in kept:
        left.remove(die)


def reroll(p: Position, battle: Battle, seat: int) -> Flow:
    """Step 5, E-7.17, E-7.30"""
    player = p.players[seat]
    while True:
        lucky = [kind for kind in FACTION if player.abilities.get(kind) == "lucky"]
        ways = {f"by {kind}": p.data["abilities"]["lucky"] for kind in lucky if has(p, battle, seat, kind)}
        for card in player.cards:
            number = rerolls_of(p.cards[card].get("passive", ""))
            if number:
                ways[f"by {card}"] = number
        ways = {way: number for way, number in ways.items() if (seat, way) not in battle.used}
        answer = yield from react(p, seat, "after_roll", list(ways))
        if answer == "pass":
            return
        card = ""
        if answer.startswith("by"):
            battle.used.add((seat, answer))
            number = ways[answer]
        else:
            card = shown(p, seat, answer)
            number = int(p.magic[card]["effect"].split()[1])
        yield from roll_again(p, battle, seat, number)
        if card:
            p.discard[card] += 1


def has(p: Position, battle: Battle, seat: int, kind: str) -> bool:
    return any(unit.kind == kind for unit in p.players[seat].at(battle.tile))


def rerolls_of(passive: str) -> int:
    found = [part.strip() for part in passive.split(";") if part.strip().startswith("reroll")]
    return sum(int(part.split()[1]) for part in found)


def roll_again(p: Position, battle: Battle, seat: int, number: int) -> Flow:
    """The lowest dice; only how many is chosen."""
    dice = battle.rolls[seat]
    most = min(number, len(dice))
    answer = yield from p.ask(seat, [f"reroll {n}" for n in range(most + 1)])
    again = int(answer.split()[1])
    if again:
        new = rolled(p, "rerolled", seat, len(dice))
        check_kept(dice[: len(dice) - again], new)
        battle.rolls[seat] = new


def decide(p: Position, battle: Battle) -> list[int]:
    """E-7.18, E-7.19: the losers among the players, in battle order."""
    if "rote" in abilities(p, battle):
        battle.rolls[MONSTER] = [min(5, die) for die in battle.rolls[MONSTER]]
    lines = {who: sorted(dice, reverse=True) + [0] * (6 - len(dice)) for who, dice in battle.rolls.items()}
    best = [who for who, line in lines.items() if line == max(lines.values())]
    battle.winner = best[0] if len(best) == 1 else None
    return [seat for seat in participants(p, battle) if seat != battle.winner]


def keeper(p: Position, battle: Battle) -> int:
    """E-7.24  Whoever won, else the active player."""
    return p.active if battle.winner in (None, MONSTER) else int(battle.winner or 0)


# Steps 7 and 8, and after.


def reward(p: Position, battle: Battle) -> Flow:
    """E-7.20, E-16.2"""
    seat = battle.winner
    if seat is None or seat == MONSTER:
        return
    options = ["glory"]
    if battle.monster:
        p.players[seat].slain += 1
        if "element" in p.beasts[battle.monster]:
            options.append("power")
    answer = yield from p.ask(seat, options)
    if answer == "glory":
        yield from advance(p, seat, 1)
    else:
        raise_power(p, seat, p.beasts[battle.monster]["element"], 1)
    if battle.monster and p.beasts[battle.monster].get("lair") == "den" and p.troves:
        trove = p.draw("trove")
        p.troves.remove(trove)
        yield from do_effect(p, seat, p.data["tracks"]["troves"][trove])


def lose(p: Position, battle: Battle, seat: int) -> Flow:
    """E-7.31  Cards and saves, then the undying, then all others."""
    player = p.players[seat]
    saves = sum(saves_of(p.cards[card].get("passive", "")) for card in player.cards)
    yield from save(p, battle, seat, saves)
    martyrs = 0
    for unit in player.at(battle.tile):
        if player.ability(unit) == "undying":
            unit.place = "ready"
    for unit in player.at(battle.tile):
        player.tokens["sword"] += 1
        martyrs += player.ability(unit) == "martyr"
        unit.place = "under"
        if unit.kind in p.beasts:
            p.monsters[unit.kind] = f"bound {keeper(p, battle)}"
            player.units.remove(unit)
    for _ in range(martyrs):
        yield from do_effect(p, seat, p.data["abilities"]["martyr"])


def saves_of(passive: str) -> int:
    for part in passive.split(";"):
        if part.strip().startswith("on lose:"):
            atoms = [atom.strip() for atom in part.split(":")[1].split("+")]
            return sum(int(atom.split()[1]) for atom in atoms if atom.startswith("save"))
    return 0


def save(p: Position, battle: Battle, seat: int, saves: int) -> Flow:
    """Cards first, then Units one by one in the order of their kinds."""
    player, kinds, least = p.players[seat], unit_order(p), -1
    while player.at(battle.tile):
        there = {unit.kind for unit in player.at(battle.tile) if kinds.index(unit.kind) >= least}
        ways = [f"save {kind}" for kind in there] if saves > 0 else []
        if least >= 0:
            answer = yield from p.ask(seat, [*ways, "pass"])
        else:
            answer = yield from react(p, seat, "battle_loss", ways)
        if answer == "pass":
            return
        word, what = answer.split()
        if word == "play":
            card = shown(p, seat, answer)
            saves += int(p.magic[card]["effect"].split()[1])
            p.discard[card] += 1
        else:
            next(unit for unit in player.at(battle.tile) if unit.kind == what).place = "ready"
            saves, least = saves - 1, kinds.index(what)


def triggers(p: Position, battle: Battle, losers: list[int]) -> Flow:
    """E-7.25  Unit abilities, then cards in the order bought; the winner, then each loser."""
    seat = battle.winner
    if seat is not None and seat != MONSTER:
        player = p.players[seat]
        for kind in FACTION:
            if player.abilities.get(kind) == "raider" and has(p, battle, seat, kind):
                yield from do_effect(p, seat, p.data["abilities"]["raider"])
        yield from card_triggers(p, seat, "win")
    for loser in losers:
        yield from card_triggers(p, loser, "lose")


def card_triggers(p: Position, seat: int, event: str) -> Flow:
    for card in list(p.players[seat].cards):
        for part in p.cards[card].get("passive", "").split(";"):
            if part.strip().startswith(f"on {event}:"):
                atoms = [atom.strip() for atom in part.split(":")[1].split(" + ")]
                kept = [atom for atom in atoms if not atom.startswith("save")]
                yield from do_effect(p, seat, "; ".join(kept), card)
