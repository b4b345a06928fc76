"""What cards, tiles and tasks say, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.games.shifting_realms import effects
from spinney.games.shifting_realms.content import TILES, Content
from spinney.games.shifting_realms.content_cards import Score
from spinney.games.shifting_realms.effects import ANY, HERE, LEGAL, TYPES, Measure, Part, realm_of_place
from spinney.games.shifting_realms.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.land import TERRAINS

TIMING_WORDS: Final = ("Now", "Now or Later", "Later", "End of Game")


def goods_words(goods: i64) -> str:
    return ", ".join([f"{n} {RESOURCES[at]}" for at, n in enumerate(counts_of(goods)) if n])


def card_words(content: Content, card: i64) -> str:
    """A story card by its name, and what it does."""
    return f"{content.card_names[card]} ({card_effect(content, card)})"


def card_effect(content: Content, card: i64) -> str:
    score = content.scores[card]
    if score is not None:
        return score_words(content, score)
    once = [part_words(content, part) for part in content.parts[card]]
    return "; ".join([*once, *[lasting_words(content, part) for part in content.card_powers[card]]])


def power_words(content: Content, kind: i64) -> str:
    """What a tile does; empty where it does nothing."""
    once = [f"when built {part_words(content, part)}" for part in content.parts[TILES + kind]]
    return "; ".join([*[lasting_words(content, part) for part in content.kind_powers[kind]], *once])


def part_words(content: Content, part: Part) -> str:
    n, op = part.n, part.op
    if op == effects.MUSTER:
        what = "units" if part.a == ANY else f"{TYPES[part.a]}s"
        where = {LEGAL: "", HERE: " here"}.get(
            int(part.b), f" in {named_realm(content, realm_of_place(part.b))}"
        )
        return f"place up to {n} {what}{where}"
    words: dict[int, Callable[[], str]] = {
        effects.GAIN: lambda: f"gain {goods_words(n)}",
        effects.GAIN_ANY: lambda: f"gain {n} of any type",
        effects.VP: lambda: f"{n} VP",
        effects.DRAW: lambda: "draw a card of any deck",
        effects.MARCH: lambda: f"a free move of up to {n} steps",
        effects.TELEPORT: lambda: f"put up to {n} units anywhere in {content.realm_names[part.a]}",
        effects.EXCHANGE: lambda: f"exchange up to {n} resources",
        effects.DISCOUNT: lambda: f"your next Build this turn costs {n} less",
        effects.FREE_BUILD: lambda: "a Build without spending an action",
        effects.FREE_RAID: lambda: "a raid without spending an action",
        effects.ROUT: lambda: f"send up to {n} units of an opponent to the town hall",
        effects.SLAY: lambda: f"destroy a {TYPES[part.a]}",
        effects.CONVERT: lambda: "replace an opponent's scout by yours",
        effects.TOLL: lambda: f"take {n} resources from an opponent",
        effects.TITHE: lambda: f"each opponent gives you 1 {RESOURCES[part.a]}",
        effects.OTHERS_GAIN: lambda: f"all others gain {goods_words(n)}",
        effects.BERSERK: lambda: "your next soldier exchange costs one soldier less",
        effects.DRAGON: lambda: "move the dragon",
    }
    return words[int(op)]()


def named_realm(content: Content, realm: i64) -> str:
    return content.realm_names[realm] if realm >= 0 else ""


def lasting_words(content: Content, part: Part) -> str:
    n = part.n
    words: dict[int, Callable[[], str]] = {
        effects.INCOME: lambda: f"{goods_words(n)} every turn",
        effects.INCOME_ANY: lambda: f"{n} of any type every turn",
        effects.RANGE: lambda: f"move {n} further",
        effects.RANGE_HERE: lambda: f"move {n} further from here",
        effects.GUARD: lambda: f"each soldier protects {n + 2} scouts",
        effects.TRADE_RATE: lambda: f"trades cost {content.trade - n} magic",
        effects.RECRUIT_BONUS: lambda: f"recruit {n} more ({TYPES[part.a]})",
        effects.RECRUIT_FREE_HERE: lambda: "once a turn recruit here for nothing",
        effects.DISCOUNT_REALM: lambda: f"tiles of {content.realm_names[part.a]} cost {n} less",
        effects.DISCOUNT_FIRST: lambda: f"your first Build each turn costs {n} less",
        effects.SWAP: lambda: "once a turn swap a resource",
        effects.TUNNEL: lambda: "a tunnel to the town hall and your other tunnels",
        effects.DRAGON_PROOF: lambda: "safe from the dragon",
        effects.CACHE: lambda: f"once, {n} of any type",
        effects.TROLL_VP: lambda: f"{n} VP more for each troll king token",
        effects.TROLL_SURVIVOR: lambda: "one soldier survives the troll king",
        effects.RAID: lambda: "pirate raids",
    }
    return words[int(part.op)]()


def measure_words(content: Content, by: i64, of: i64, number: i64 = 2) -> str:
    """What is counted, as one or as several."""
    end = "" if number == 1 else "s"
    words: dict[int, Callable[[], str]] = {
        effects.BY_DRAGON: lambda: f"Dragon Moves card{end}",
        effects.BY_REALM: lambda: f"structure{end} in {content.realm_names[of]}",
        effects.BY_SPOTS: lambda: f"scout{end} on {TERRAINS[of]} spots",
        effects.BY_RAIDS: lambda: f"raid{end}",
        effects.BY_BUILT: lambda: f"{content.kind_names[of]}{end}",
        effects.BY_TOKENS: lambda: f"troll king token{end}",
        effects.BY_SOLDIERS: lambda: f"soldier{end} on the boards",
        effects.BY_REALMS: lambda: f"realm{end} with a structure of yours",
        effects.BY_EVERY_REALM: lambda: f"structure{end} in each realm",
        effects.BY_DECK: lambda: f"story card{end} drawn",
    }
    return words[int(by)]()


def score_words(content: Content, score: Score) -> str:
    each = f"{score.each} " if score.each > 1 else ""
    what = measure_words(content, score.by, score.of, score.each)
    return f"{score.vp} VP per {each}{what}, at most {score.most}"


def task_words(content: Content, task: i64) -> str:
    """A task by its name, what it wants, and its VP."""
    found = content.tasks[task]
    needs = [f"{need.n} {measure_words(content, need.by, need.of, need.n)}" for need in found.needs]
    if found.goods:
        needs.append(f"{goods_words(found.goods)} set aside")
    return f"{found.name} ({' and '.join(needs)}: {found.vp} VP)"


def goal_words(content: Content, goal: Measure) -> str:
    """What an objective counts."""
    return measure_words(content, goal.by, goal.of)
