"""Section 7.2: the vocabulary of effects. Each has one entry: how it is read, its words, its short form.

What happens once is enacted in `rules/` (see `rules/effects.py`); what lasts is asked for by the rules that
it changes. The judge values powers in `judge/tiles.py`.
"""

from __future__ import annotations

from typing import Final

from spinney.games.shifting_realms.content import slots
from spinney.games.shifting_realms.content.phrases import CARD, TILE, Effects

ONCE: Final = Effects("an effect")

GAIN: Final = 0
ONCE.add(GAIN, "gain {n}", "gain {n}", "{n}", n=slots.GOODS)
GAIN_ANY: Final = 1
ONCE.add(GAIN_ANY, "gain_any {n}", "gain {n} of any type", "+{n} any", n=slots.NUMBER)
VP: Final = 2
ONCE.add(VP, "vp {n}", "{n} VP", "{n} VP", n=slots.NUMBER)
DRAW: Final = 3
ONCE.add(DRAW, "draw any", "draw a card of any deck", "a card", needs=CARD)
MUSTER: Final = 4
ONCE.add(
    MUSTER,
    "muster {n} {a} {b}",
    "place up to {n} {a}{b}",
    "{n} {a}",
    n=slots.NUMBER,
    a=slots.UNITS,
    b=slots.PLACE,
)
MARCH: Final = 5
ONCE.add(MARCH, "march {n}", "a free move of up to {n}", "march {n}", n=slots.counted("step"))
TELEPORT: Final = 6
ONCE.add(
    TELEPORT, "teleport {n} {a}", "put up to {n} anywhere in {a}", "{n} to {a}",
    n=slots.counted("unit"), a=slots.REALM,
)  # fmt: skip
EXCHANGE: Final = 7
ONCE.add(EXCHANGE, "exchange {n}", "exchange up to {n}", "exchange {n}", n=slots.counted("resource"))
DISCOUNT: Final = 8
ONCE.add(DISCOUNT, "discount {n}", "your next Build this turn costs {n} less", "build -{n}", n=slots.NUMBER)
FREE_BUILD: Final = 9
ONCE.add(FREE_BUILD, "free_build", "a Build without spending an action", "a build", needs=CARD)
FREE_RAID: Final = 10
ONCE.add(FREE_RAID, "free_raid", "a raid without spending an action", "a raid", needs=CARD)
ROUT: Final = 11
ONCE.add(
    ROUT, "rout {n}", "send up to {n} of an opponent to the town hall", "rout {n}", n=slots.counted("unit")
)
SLAY: Final = 12
ONCE.add(SLAY, "slay {a}", "destroy a {a}", "slay a {a}", a=slots.UNIT)
CONVERT: Final = 13
ONCE.add(CONVERT, "convert", "replace an opponent's scout by yours", "convert a scout")
TOLL: Final = 14
ONCE.add(TOLL, "toll {n}", "take {n} from an opponent", "toll {n}", n=slots.counted("resource"))
TITHE: Final = 15
ONCE.add(TITHE, "tithe {a}", "each opponent gives you 1 {a}", "tithe {a}", a=slots.RESOURCE)
OTHERS_GAIN: Final = 16
ONCE.add(OTHERS_GAIN, "others_gain {n}", "all others gain {n}", "others {n}", n=slots.GOODS)
BERSERK: Final = 17
ONCE.add(BERSERK, "berserk", "your next soldier exchange costs one soldier less", "berserk")
DRAGON: Final = 18
ONCE.add(DRAGON, "dragon", "move the dragon", "dragon", needs=CARD)

LASTING: Final = Effects("a lasting effect")

INCOME: Final = 0
LASTING.add(INCOME, "income {n}", "{n} every turn", "{n}", n=slots.GOODS)
INCOME_ANY: Final = 1
LASTING.add(INCOME_ANY, "income_any {n}", "{n} of any type every turn", "+{n} any", n=slots.NUMBER)
RANGE: Final = 2
LASTING.add(RANGE, "range {n}", "move {n} further", "move +{n}", n=slots.NUMBER)
RANGE_HERE: Final = 3
LASTING.add(
    RANGE_HERE, "range_here {n}", "move {n} further from here", "move +{n}", n=slots.NUMBER, needs=TILE
)
GUARD: Final = 4
LASTING.add(GUARD, "guard {n}", "each soldier protects {n} scouts", "guards {n}", n=slots.PROTECTED)
TRADE_RATE: Final = 5
LASTING.add(TRADE_RATE, "trade_rate {n}", "trades cost {n} magic", "trade for {n}", n=slots.TRADE)
RECRUIT_BONUS: Final = 6
LASTING.add(
    RECRUIT_BONUS,
    "recruit_bonus {n} {a}",
    "recruit {n} more {a}",
    "recruit +{n}",
    n=slots.NUMBER,
    a=slots.UNITS,
)
RECRUIT_FREE_HERE: Final = 7
LASTING.add(
    RECRUIT_FREE_HERE, "recruit_free_here", "once a turn recruit here for nothing", "free recruits",
    needs=TILE,
)  # fmt: skip
DISCOUNT_REALM: Final = 8
LASTING.add(
    DISCOUNT_REALM, "discount_realm {a} {n}", "tiles of {a} cost {n} less", "{a} -{n}",
    n=slots.NUMBER, a=slots.REALM,
)  # fmt: skip
DISCOUNT_FIRST: Final = 9
LASTING.add(
    DISCOUNT_FIRST, "discount_first {n}", "your first Build each turn costs {n} less", "first build -{n}",
    n=slots.NUMBER,
)  # fmt: skip
SWAP: Final = 10
LASTING.add(SWAP, "swap", "once a turn swap 1 resource", "swap 1 a turn", needs=TILE)
TUNNEL: Final = 11
LASTING.add(TUNNEL, "tunnel", "a tunnel to the town hall and your other tunnels", "tunnel", needs=TILE)
DRAGON_PROOF: Final = 12
LASTING.add(DRAGON_PROOF, "dragon_proof", "safe from the dragon", "dragon-proof", needs=TILE)
CACHE: Final = 13
LASTING.add(CACHE, "cache {n}", "once, {n} of any type", "hides {n}", n=slots.NUMBER, needs=TILE)
TROLL_VP: Final = 14
LASTING.add(
    TROLL_VP, "troll_vp {n}", "{n} VP more for each troll king token", "troll king +{n}", n=slots.NUMBER
)
TROLL_SURVIVOR: Final = 15
LASTING.add(TROLL_SURVIVOR, "troll_survivor", "one soldier survives the troll king", "a survivor")
RAID: Final = 16
LASTING.add(RAID, "raid", "pirate raids", "raids", needs=TILE)
