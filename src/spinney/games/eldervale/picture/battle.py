"""A battle step by step: who fights with which Units, how many dice or what was rolled, the chance to win."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final, NamedTuple

from spinney.art.board import lantern, part
from spinney.art.dice import die as framed_die
from spinney.art.dice import waiting_die
from spinney.art.layout import Zone
from spinney.art.lettering import SERIF, shortened
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.offers import Touched, touched
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tile import monster_words, units_words
from spinney.games.eldervale.picture.tokens import figure, seal, shape_of
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.forecast import of_battle
from spinney.games.eldervale.words.names import the_tile

View = dict[str, Any]
STEPS: Final = ("avoid", "join", "add dice", "roll", "roll again", "reward", "losses")
STEP_OF: Final = {
    QUESTIONS.names[asked]: step
    for asked, step in (
        (questions.PEACE, 0), (questions.JOIN, 1), (questions.SWORDS, 2), (questions.WEAKENED, 2),
        (questions.REROLLS, 4), (questions.REROLL, 4), (questions.REWARD, 5), (questions.SAVES, 6),
    )
}  # fmt: skip  # as a view names the question
HEAD: Final = 40.0
DICE_AT: Final = 236.0


class Row(NamedTuple):
    """One participant."""

    who: int
    name: str
    units: tuple[tuple[str, int], ...]
    helpers: tuple[tuple[str, int], ...]
    dice: int
    rolled: tuple[int, ...]
    chance: str
    state: str  # "won", "lost" or empty


def battle(t: EldervaleTable, view: View, names: list[str], zone: Zone, offered: Offers) -> list[Markup]:
    """The panel of the battle, drawn anew only when something in it changes."""
    rows = tuple(rows_of(t, view, names))
    tile = next(at_ for at_, one in enumerate(t.content.tiles) if one.id == view["battle"]["realm"])
    step = step_of(view)
    front = view["you"]
    marked = touched(offered, "side-", "fighter-")
    return [
        panel(
            t.content,
            the_tile(t.content, tile),
            step,
            dumps(view["battle"]["monster"]),
            rows,
            front,
            zone,
            marked,
        )
    ]


def step_of(view: View) -> int:
    """Which step of chapter 7d it is."""
    found = view["battle"]
    decided = found["winner"] >= 0 or bool(found["losers"])
    rolled = any(found["dice"])
    step = STEP_OF.get(view["question"], 6 if decided else 4 if rolled else 2)
    return max(step, 5) if decided else step


def rows_of(t: EldervaleTable, view: View, names: list[str]) -> list[Row]:
    """Everybody who fights, or fought, in the order of seats, the Monster last."""
    found, now = view["battle"], t.battle
    if now is None:
        return []
    rolled = any(found["dice"])
    ahead = of_battle(t, now) if not rolled else None
    tile = next(one for one in view["tiles"] if one["id"] == found["realm"])
    rows = []
    for seat in [*range(len(names)), MOST_SEATS]:
        dice = tuple(found["dice"][seat])
        units = tuple(tile["units"][seat].items()) if seat < MOST_SEATS and seat < len(names) else ()
        if seat == MOST_SEATS and not found["monster"]:
            continue
        if seat < MOST_SEATS and not units and not dice:
            continue
        number = (
            ahead.dice[ahead.seats.index(seat)] if ahead is not None and seat in ahead.seats else len(dice)
        )
        chance = percent(ahead.chance(seat)) if ahead is not None else ""
        name = names[seat] if seat < MOST_SEATS else monster_name(t.content, found["monster"])
        helpers = tuple(found["support"][seat].items()) if seat < MOST_SEATS else ()
        rows.append(Row(seat, name, units, helpers, number, dice, chance, state(found, seat)))
    return rows


def state(found: dict[str, Any], seat: int) -> str:
    """How the battle ended for a participant: `won` or `lost`; nothing while it goes on."""
    if found["winner"] == seat:
        return "won"
    return "lost" if found["winner"] >= 0 or found["losers"] else ""


def monster_name(content: EldervaleContent, id_: str) -> str:
    """The name of the Monster in the battle."""
    return next(one.name for one in content.monsters if one.id == id_)


@lru_cache(512)
def panel(
    content: EldervaleContent,
    realm: str,
    step: int,
    monster: str,
    rows: tuple[Row, ...],
    front: int,
    zone: Zone,
    marked: Touched,
) -> Markup:
    """The panel of a battle: its steps, then a row for everybody who fights."""
    offered = dict(marked)
    pitch = min(30.0, (zone.height - HEAD - 4) / max(2, len(rows)))
    beast_id = loads(monster)
    return g(
        paper(zone.width, zone.height, 77, 9, "f-paper line s-danger"),
        silhouette("sign-swords", 20, 15, 17, "danger"),
        text(f"Battle in {realm}", x=36, y=20, font_size=14.5, class_="serif bold f-ink"),
        steps(step, 12, 36),
        [
            row(
                content,
                one,
                beast_id,
                front,
                round(HEAD + pitch * (at_ + 0.5), 1),
                pitch,
                zone.width,
                offered,
            )
            for at_, one in enumerate(rows)
        ],
        id=f"{PREFIX}battle",
        transform=at(zone.x, zone.y),
    )


@lru_cache(16)
def steps(now: int, x: float, y: float) -> Markup:
    """Where the battle is."""
    drawn: list[Markup] = []
    for number, words in enumerate(STEPS):
        look = "bold f-danger" if number == now else "f-ink-quiet"
        drawn.append(text(words, x=round(x, 1), y=y, font_size=13, class_=look))
        x += 6.9 * len(words) + 18
    return g(drawn)


def row(
    content: EldervaleContent,
    one: Row,
    monster: str,
    front: int,
    y: float,
    high: float,
    wide: float,
    offered: Offers,
) -> Markup:
    """A participant of the battle; it can be touched where a card picks one."""
    key = "side-monster" if one.who == MOST_SEATS else f"side-{one.who}"
    offer = offered.get(key, NOTHING)
    box = rect(x=5, y=y - high / 2 + 1, width=wide - 10, height=high - 2, rx=7)
    size = min(23.0, high - 3)
    told = (
        monster_words(content, monster) if one.who == MOST_SEATS else f"{one.name}: {many(one.dice, 'die')}"
    )
    return touchable(
        PREFIX,
        key,
        f"{told}{', ' + one.chance + ' to win' if one.chance else ''}",
        offer,
        rect(
            x=5, y=y - high / 2 + 1, width=wide - 10, height=high - 2, rx=7, class_="f-clearing", opacity=0.5
        )
        if one.who == front
        else None,
        box,
        g(box, fill_opacity=0) if offer else None,
        silhouette(shape_of(content, monster), 20, y, size, "ink")
        if one.who == MOST_SEATS
        else seal(one.who, 20, y, size * 0.42),
        text(
            shortened(one.name, 86, 13, SERIF + 0.04),
            x=38,
            y=y + 4.5,
            font_size=13,
            class_="serif bold f-ink",
        ),
        fighters(content, one, front, y, size, offered),
        dice_row(one, y, size),
        outcome(one, wide, y),
    )


def fighters(
    content: EldervaleContent, one: Row, front: int, y: float, size: float, offered: Offers
) -> list[Markup]:
    """Units in the Realm, and those that support from afar."""
    drawn: list[Markup] = []
    pitch = min(size + 4, 104 / max(1, len(one.units) + len(one.helpers)))
    for at_, (name, number) in enumerate(one.units):
        x = round(136 + pitch * at_, 1)
        offer = offered.get(f"fighter-{name}", NOTHING) if one.who == front else NOTHING
        drawn.append(fighter(content, one.who, name, number, (x, y, size), offer))
    for at_, (name, number) in enumerate(one.helpers, len(one.units)):
        drawn.append(
            g(
                title(f"{units_words(content, {name: number})} in support"),
                figure(content, one.who, name, number, round(136 + pitch * at_, 1), y, size * 0.8),
                opacity=0.75,
            )
        )
    return drawn


def fighter(
    content: EldervaleContent,
    seat: int,
    name: str,
    number: int,
    room: tuple[float, float, float],
    offer: Offer,
) -> Markup:
    """Units of a kind that fight, and how many; they can be touched where they are offered."""
    x, y, size = room
    drawn = figure(content, seat, name, number, x, y, size)
    if not offer:
        return drawn
    box = rect(x=x - size / 2 - 2, y=y - size / 2 - 1, width=size + 4, height=size + 2, rx=6)
    return part(
        PREFIX,
        f"fighter-{name}",
        f"{units_words(content, {name: number})}{offer.words}",
        lantern(box),
        g(box, fill_opacity=0),
        drawn,
        actions=offer.actions,
    )


def dice_row(one: Row, y: float, size: float) -> list[Markup]:
    """Dice that will be rolled, or what they show; those of the winner are framed."""
    side = min(20.0, size)
    if not one.rolled:
        return [
            g(thing("die", DICE_AT + (side + 4) * at_ + side / 2, y, side), opacity=0.55)
            for at_ in range(one.dice)
        ]
    draw = framed_die if one.state == "won" else waiting_die
    return [
        draw(die, round(DICE_AT + (side + 5) * at_ + side / 2, 1), y, side * 0.9)
        for at_, die in enumerate(one.rolled)
    ]


def outcome(one: Row, wide: float, y: float) -> Markup:
    """Beside a participant of the battle: the chance before the roll; after it who won."""
    if one.state == "won":
        return g(
            thing("glory", wide - 90, y, 18),
            text("wins", x=wide - 74, y=y + 5, font_size=14, class_="bold f-success"),
        )
    words = (one.chance and f"{one.chance} to win") or ("loses" if one.state == "lost" else "")
    look = "f-danger" if one.state == "lost" else "bold f-ink"
    return text(words, x=wide - 14, y=y + 5, font_size=14, class_=look, text_anchor="end")
