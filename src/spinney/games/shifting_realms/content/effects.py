"""Section 7.2: the vocabulary of effects. An entry says all of an effect once:

    MARCH: Final = 5
    ONCE.add(MARCH, "march {n}", "a free move of up to {n}", "march {n}", n=slots.counted("step"))

The phrase is how an edition writes it, the words stand on cards, in labels and in the log, the short form on
tiles.

What happens once is enacted in `rules/` (see `rules/effect_lookup.py`); what lasts is asked for by the rules
that it changes. The judge values powers in `judge/tiles.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition, BrokenRules
from spinney.games.shifting_realms.content import slots
from spinney.games.shifting_realms.content.phrases import Known, Part, Reader, Slot

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

CARD: Final = "card"
TILE: Final = "tile"


class Effect:
    """All that is said of one kind of effect; its rule and its value are registered by its number."""

    def __init__(self, phrase: str, words: str, short: str, slots: dict[str, Slot], needs: str) -> None:
        first, *rest = phrase.split()
        self.word: Final = first
        self.rest: Final = rest  # what follows it: slots and fixed words
        self.words: Final = words
        self.short: Final = short
        self.slots: Final = slots
        self.needs: Final = needs  # CARD or TILE: what alone can have it; empty: either

    def read(self, op: i64, reader: Reader, known: Known) -> Part:
        """The rest of an effect's phrase, behind its first word."""
        read: dict[str, i64] = {"n": 1, "a": 0, "b": 0}
        for word in self.rest:
            if word[0] == "{":
                read[word[1]] = self.slots[word[1]].read(reader, known)
            else:
                reader.literal(word)
        return Part(op, read["n"], read["a"], read["b"])

    def say(self, content: RealmsContent, part: Part) -> str:
        """What the effect does, as a sentence says it."""
        words = self.words
        for letter, slot in self.slots.items():
            words = words.replace(f"{{{letter}}}", slot.words(content, part, number_of(part, letter)))
        return words

    def say_briefly(self, content: RealmsContent, part: Part) -> str:
        """What the effect does, in a word or two."""
        words = self.short
        for letter, slot in self.slots.items():
            number = number_of(part, letter)
            said = slot.words(content, part, number) if slot.short is None else slot.short(number)
            words = words.replace(f"{{{letter}}}", said)
        return words


class Effects:
    """All effects of one sort, by their numbers."""

    def __init__(self, what: str) -> None:
        self.what: Final = what  # for complaints: `expected a lasting effect`
        self.entries: Final[list[Effect]] = []
        self.words: Final[list[str]] = []

    def add(
        self,
        number: int,
        phrase: str,
        words: str,
        short: str,
        n: Slot | None = None,
        a: Slot | None = None,
        b: Slot | None = None,
        needs: str = "",
    ) -> None:
        """Declare an effect; what its phrase and its words leave open are slots."""
        if number != len(self.entries):
            raise BrokenRules(f"{phrase!r}: expected the number {len(self.entries)}")
        slots = {letter: slot for letter, slot in (("n", n), ("a", a), ("b", b)) if slot is not None}
        for letter in "nab":
            if (f"{{{letter}}}" in phrase) != (letter in slots):
                raise BrokenRules(f"{phrase!r}: no slot {letter}, or one that is never read")
        effect = Effect(phrase, words, short, slots, needs)
        self.entries.append(effect)
        self.words.append(effect.word)

    def read(self, where: str, phrase: object, known: Known) -> Part:
        """The effect that a phrase names."""
        reader = Reader(where, phrase)
        op = reader.one_of(self.words, self.what)
        part = self.entries[op].read(op, reader, known)
        reader.close()
        return part

    def read_all(self, where: str, phrases: object, known: Known) -> list[Part]:
        """The effects of a card or tile, phrase by phrase."""
        if not isinstance(phrases, list):
            raise BadEdition(f"{where}: expected a list of phrases, got {phrases!r}")
        return [self.read(where, phrase, known) for phrase in phrases]

    def say(self, content: RealmsContent, part: Part) -> str:
        """What an effect of this sort does, as a sentence says it."""
        return self.entries[part.op].say(content, part)

    def say_briefly(self, content: RealmsContent, part: Part) -> str:
        """What an effect of this sort does, in a word or two."""
        return self.entries[part.op].say_briefly(content, part)

    def needing(self, needs: str, parts: list[Part]) -> bool:
        """Is there one among these parts that only a card, or only a tile, can have?"""
        return any(self.entries[part.op].needs == needs for part in parts)


def number_of(part: Part, letter: str) -> i64:
    """The number of an effect that a slot of its words stands for: n, a or b."""
    if letter == "n":
        return part.n
    return part.a if letter == "a" else part.b


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
