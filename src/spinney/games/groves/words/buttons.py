"""Options in a few letters: what stands on a button, and the badge on the part that one touches for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import BAD, GOOD, PLAIN
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.groves.content import symbols
from spinney.games.groves.content.cards import ELEMENT_NAMES, RESOURCE_GROVE, SPIRITS, WRAITH
from spinney.games.groves.rules.portals import neighbour
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions
from spinney.games.groves.terms.areas import AREAS, TREE
from spinney.games.groves.words.cards import summons
from spinney.games.groves.words.names import spirit_name, tile_name
from spinney.games.groves.words.powers import POWERS
from spinney.games.groves.words.rewards import printed_symbol

FITS: Final = 26  # letters on a button
BADGE: Final = 16  # and on a badge
BRIEF: Final = {  # symbols that have many words of their own, for one and for more
    symbols.ANY: ("element", "elements"),
    symbols.SPIRIT: ("spirit", "spirits"),
}
DEEDS: Final = {symbols.CULL: "cull {}", symbols.DRAW: "draw {} more"}
BARE: Final = {  # options that need no more than a word or two
    actions.LEAVE: "Leave it",
    actions.REFUSE: "Do not swap",
    actions.PASS: "Buy nothing",
    actions.SETTLE: "Place a wraith",
    actions.FINISH: "Finish the draw",
}


def fitting(*forms: str) -> str:
    """The first of several wordings that fits on a button, or as much as fits of the last of them."""
    short = f"{forms[-1][: FITS - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"
    return next((form for form in forms if len(form) <= FITS), short)


def short(t: GrovesTable, action: int) -> str:
    """An option on a button."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind in BARE:
        return BARE[kind]
    if kind == actions.PLACE:
        return short_place(t, part, t.content.actions.target_of(action))
    if kind in (actions.GAIN, actions.PAY):
        return f"{'Take' if kind == actions.GAIN else 'Pay'} {ELEMENT_NAMES[part]}"
    if kind in (actions.COLLECT, actions.FIRST, actions.SECOND, actions.SWAP):
        return short_reward(t, kind)
    if kind == actions.SPIRIT:
        return f"{SPIRITS[part].capitalize()}: your bag" if t.solo is not None else spirit_name(part)
    if kind == actions.SEND:
        return f"{SPIRITS[part].capitalize()}: wraith bag"
    if kind in (actions.CHOOSE, actions.BUY):
        return short_grove(t, kind, part)
    if kind == actions.PORTAL:
        return f"To {seat_mark(neighbour(t, max(0, t.seat), part))}"
    if kind == actions.KEEP:
        card = summons(t.content, part)
        return fitting(f"Keep {card.words}", f"Keep {card.short}", card.short)
    return POWERS[kind - actions.RECALL].name


def short_place(t: GrovesTable, spirit: i64, target: i64) -> str:
    """A placement on a button: the spirit and the place, or the place alone."""
    where = TREE[target].words if target < AREAS else tile_name(t.content, target - AREAS)
    name = SPIRITS[spirit].capitalize()
    return fitting(f"{name} spirit to {where}", f"{name} to {where}", where)


def short_grove(t: GrovesTable, kind: i64, part: i64) -> str:
    """A grove to begin with or to buy, on a button."""
    tile = RESOURCE_GROVE + part if kind == actions.CHOOSE else t.row[part] if part < len(t.row) else NONE
    if tile == NONE:
        return f"Buy from slot {part + 1}"
    name = tile_name(t.content, tile)
    return fitting(f"{'Choose' if kind == actions.CHOOSE else 'Buy'} {name}", name)


def short_reward(t: GrovesTable, kind: i64) -> str:
    """What is collected, taken or swapped, on a button."""
    about, more = known(t, t.about), known(t, t.more)
    if kind == actions.COLLECT:
        return fitting(done("Collect", about), "Collect")
    if kind == actions.SWAP:
        return fitting(f"Swap {about} for {more}", f"Swap for {more}", "Swap")
    side = about if kind == actions.FIRST else more
    return fitting(done("Take", side), f"Take {'one' if kind == actions.FIRST else 'the other'} side")


def done(verb: str, reward: str) -> str:
    """A verb with a reward, unless the reward begins with one of its own."""
    return f"{reward[0].upper()}{reward[1:]}" if reward.startswith(("cull", "draw")) else f"{verb} {reward}"


def known(t: GrovesTable, reward: i64) -> str:
    """A reward of the question in short words; nothing where the question is of something else."""
    return brief(t, reward) if 0 <= reward < len(t.content.rewards) else ""


# Badges.


def badge(t: GrovesTable, action: int) -> tuple[str, str]:
    """What counts about an option where one touches it, in a few letters, and its tone."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.PLACE:
        return place_badge(t, part, t.content.actions.target_of(action))
    if kind == actions.PAY:
        return "\N{MINUS SIGN}1", PLAIN
    return "", PLAIN


def place_badge(t: GrovesTable, spirit: i64, target: i64) -> tuple[str, str]:
    """What the picture of a place does not show: that the colours match, or that a wraith is all one gets."""
    if target < AREAS:
        return "", PLAIN
    tile = target - AREAS
    if t.spirit[tile] == WRAITH:
        return "no reward", BAD
    matches = spirit in (t.content.colour[tile], WRAITH) and t.content.bonus[tile] != NONE
    return ("bonus", GOOD) if matches else ("", PLAIN)


def brief(t: GrovesTable, reward: i64) -> str:
    """A reward in a few words: 2 crystals, 1 spirit."""
    inside = t.content.rewards[reward]
    parts = [
        many(a, *BRIEF[kind])
        if kind in BRIEF
        else DEEDS[kind].format(a)
        if kind in DEEDS
        else printed_symbol(t.content, kind, a, b).words
        for kind, a, b in zip(inside.kinds, inside.a, inside.b, strict=True)
    ]
    return ", ".join(parts)
