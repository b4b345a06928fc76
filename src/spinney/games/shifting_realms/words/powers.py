"""What tiles do, in full: as somebody reads it who has never met the word `raid` or `tunnel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import many
from spinney.games.shifting_realms.content import effects, slots
from spinney.games.shifting_realms.content.effects import LASTING, ONCE
from spinney.games.shifting_realms.content.phrases import Part

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

Say = Callable[["RealmsContent", Part], str]


def power_in_full(content: RealmsContent, kind: i64) -> str:
    """What a tile does, in full; empty where it does nothing."""
    lasting = [full(content, part) for part in content.kind_powers[kind]]
    return "; ".join(
        [*lasting, *[f"when built {ONCE.say(content, part)}" for part in content.tile_parts[kind]]]
    )


def full(content: RealmsContent, part: Part) -> str:
    """One lasting power: in words of its own where the short ones explain too little."""
    say = FULL.get(int(part.op))
    return LASTING.say(content, part) if say is None else say(content, part)


def raids(content: RealmsContent, part: Part) -> str:
    """S-13.3.1, S-13.3.2  How often a ship raids, and what a raid brings."""
    brings = f"{content.raid_gold} gold, {content.raid_vp} VP, a card"
    return f"{many(content.ship_raids, 'soldier')} can raid: {brings} each"


def recruits(content: RealmsContent, part: Part) -> str:
    """A Recruit that is paid brings more units."""
    return f"each paid Recruit brings {part.n} more {slots.units_words(part.n, part.a)}"


FULL: Final[dict[int, Say]] = {
    effects.RANGE_HERE: lambda _, part: f"moves from here go {many(part.n, 'step')} further",
    effects.RECRUIT_BONUS: recruits,
    effects.RECRUIT_FREE_HERE: lambda *_: "once a turn recruit here without paying",
    effects.SWAP: lambda *_: "once a turn swap 1 resource for another",
    effects.TUNNEL: lambda *_: "1 step to the town hall and other tunnels",
    effects.DRAGON_PROOF: lambda *_: "the dragon drives nobody away from here",
    effects.CACHE: lambda _, part: f"dig it up once: {many(part.n, 'resource')} of any type",
    effects.TROLL_VP: lambda _, part: f"{part.n} VP more for each troll king token you take",
    effects.RAID: raids,
}
