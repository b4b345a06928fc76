"""Cards: story cards in hand and in force, tasks, turn order cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, g, path, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import Item
from spinney.games.shifting_realms.content import measures
from spinney.games.shifting_realms.content.edition import END, LATER, NOW, NOW_OR_LATER, RealmsContent
from spinney.games.shifting_realms.content.measures import MEASURES
from spinney.games.shifting_realms.picture.bits import (
    drawn,
    icon,
    lines,
    medal,
    named,
    paper,
    priced,
    seal,
    sentence,
    squeezed,
)
from spinney.games.shifting_realms.picture.buildings import building
from spinney.games.shifting_realms.picture.counting import Rows, is_dragon
from spinney.games.shifting_realms.picture.layout import CARD, PREFIX, ink_of
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.words.cards import card_effect, card_words, task_words, turn_card_words

WIDE, HIGH = CARD
EMBLEMS: Final = {  # what is drawn on the cards of a realm
    "TY": "fig-dragon",
    "AL": "tile-AL-CAS",
    "LI": "tile-LI-SHP",
    "DO": "fig-troll",
    "AN": "tile-AN-TEM",
}
WHEN: Final = {NOW: "at once", NOW_OR_LATER: "now or later", LATER: "later", END: "end of game"}
LASTING: Final = "lasting"
DRAWN: Final = "just drawn"
VERBS: Final = {  # what one does for a task
    measures.BY_BUILT: "build",
    measures.BY_RAIDS: "make",
    measures.BY_TOKENS: "win",
}
BAND: Final = 27.0  # with the name of a card
LEAST: Final = 22.0  # a drawing between words, else there is none
TEXT: Final = 13.0  # the size of words on a card
TURN: Final = (118.0, 128.0)  # a turn order card


@lru_cache(512)
def card_ground(ink: str, name: str, points: int, wide: float) -> Markup:
    """The ground of a card: parchment, and a band in the ink of its realm with its name."""
    room = wide - (52 if points else 17)
    return g(
        paper(wide, HIGH, ink),
        path(
            d=f"M4.5 {BAND}V10A5.5 5.5 0 0 1 10 4.5H{wide - 10}A5.5 5.5 0 0 1 {wide - 4.5} 10V{BAND}Z",
            fill=ink,
            fill_opacity=0.2,
        ),
        path(d=f"M4.5 {BAND}H{wide - 4.5}", fill="none", stroke=ink, stroke_opacity=0.5),
        named(name, 9, 21, room, 15),
        medal(points, wide - 16, 17) if points else None,
    )


@lru_cache(64)
def rim(wide: float) -> Markup:
    """The outline of a card that can glow."""
    return rect(x=4, y=4, width=wide - 8, height=HIGH - 9, rx=6)


@lru_cache(512)
def vignette(name: str, wide: float, top: float, bottom: float) -> Markup | None:
    """A drawing in the room that the words of a card leave, on the right."""
    size = min(56.0, bottom - top)
    if size < LEAST:
        return None
    x = round(wide - 12 - size, 1)
    return g(
        drawn(name, x, round(bottom - size, 1), size, size, "seat-6"), opacity=0.55, pointer_events="none"
    )


# Story cards.


def story_item(
    content: RealmsContent, id_: str, key: str, wide: float, when: str = "", number: int = 1
) -> Item:
    """A story card as a drawing of its own."""
    card = content.card_ids.index(id_)
    drawing = story(content, id_, key, when, number, wide)
    return Item(f"{key}-{id_}", card_words(content, card), wide, HIGH, [drawing])


@lru_cache(1024)
def story(content: RealmsContent, id_: str, key: str, when: str, number: int, wide: float = WIDE) -> Markup:
    """A story card: its name, when it may be played, and what it does in words."""
    card = content.card_ids.index(id_)
    ink = ink_of(content.realms[content.card_realm[card]]).line
    name = content.card_names[card] + (f" ×{number}" if number > 1 else "")
    effect, time = sentence(card_effect(content, card)), when or WHEN[int(content.timing[card])]
    said = lines(effect, 10, 60, wide - 20, TEXT, 15.5, 4)
    emblem = EMBLEMS.get(content.realms[content.card_realm[card]], "tile-tile")
    return part(
        PREFIX,
        f"{key}-{id_}",
        f"{content.card_names[card]}, {time}: {effect}",
        card_ground(ink, name, 0, wide),
        text(time, x=10, y=43, font_size=12.5, class_="f-ink-quiet", font_style="italic"),
        vignette(emblem, wide, 51 + 15.5 * len(said), HIGH - 10),
        said,
        rim=rim(wide),
    )


def laid_items(content: RealmsContent, laid: list[str], wide: float) -> list[Item]:
    """Cards in force; Dragon Moves cards lie together."""
    flights = [id_ for id_ in laid if is_dragon(content, id_)]
    rest = [id_ for id_ in laid if id_ not in flights]
    found = [story_item(content, id_, "laid", wide, LASTING) for id_ in rest]
    if flights:
        found.append(story_item(content, flights[0], "laid", wide, "resolved", len(flights)))
    return found


# Tasks.


def task_item(content: RealmsContent, task: int, rows: Rows, wide: float) -> Item:
    """A task as a drawing of its own."""
    id_ = content.tasks[task].id
    return Item(f"task-{id_}", task_words(content, task), wide, HIGH, [task_card(content, task, rows, wide)])


@lru_cache(1024)
def task_card(content: RealmsContent, task: int, rows: Rows, wide: float = WIDE) -> Markup:
    """A task: what it wants, its points, and how far each of its needs has come."""
    found = content.tasks[task]
    ink = ink_of(content.realms[content.task_realm[task]]).line
    done = all(have >= wanted for have, wanted in rows)
    said = lines(wish(content, task), 10, 45, wide - 20, TEXT, 15, 4 if len(rows) == 1 else 3)
    counted = things(content, task) if len(rows) > 1 else ("",)
    first = HIGH - 12 - 19 * (len(rows) - 1)  # the first of the bars
    return part(
        PREFIX,
        f"task-{found.id}",
        f"Task: {task_words(content, task)}",
        card_ground(ink, found.name, int(found.vp), wide),
        vignette(things(content, task)[0], wide, 36 + 15 * len(said), first - 13),
        said,
        [
            bar(have, wanted, thing, first + 19 * at_, ink, wide)
            for at_, ((have, wanted), thing) in enumerate(zip(rows, counted, strict=True))
        ],
        icon("check", 20, first - 22, 20) if done else None,
        rim=rim(wide),
    )


def things(content: RealmsContent, task: int) -> tuple[str, ...]:
    """The drawing of each thing that a task counts: a building, a figure, an emblem, a resource."""
    found = content.tasks[task]
    realm = content.realms[content.task_realm[task]]
    goods = [name for name, n in zip(RESOURCES, counts_of(found.goods), strict=True) if n]
    return (*[thing(content, need, realm) for need in found.needs], *goods)


def thing(content: RealmsContent, need: measures.Measure, realm: str) -> str:
    """The drawing of what is counted."""
    if need.by == measures.BY_BUILT:
        return building(content.kind_ids[need.of])
    known = {
        measures.BY_SPOTS: "fig-scout",
        measures.BY_SOLDIERS: "fig-soldier",
        measures.BY_RAIDS: "raid",
        measures.BY_TOKENS: "token",
        measures.BY_DRAGON: "fig-dragon",
        measures.BY_REALMS: "house",
        measures.BY_EVERY_REALM: "house",
    }
    return known.get(int(need.by), EMBLEMS.get(realm, "tile-tile"))


def wish(content: RealmsContent, task: int) -> str:
    """What a task wants, as a sentence: build, make, win, set aside."""
    found = content.tasks[task]
    verbs = [VERBS.get(int(need.by), "have") for need in found.needs]
    needs: list[str] = []
    for need, verb, before in zip(found.needs, verbs, ["", *verbs], strict=False):
        words = f"{need.n} {MEASURES.say(content, need.by, need.of, need.n)}"
        needs.append(words if verb == before else f"{verb} {words}")
    goods = [f"{n} {name}" for name, n in zip(RESOURCES, counts_of(found.goods), strict=True) if n]
    if goods:
        needs.append(f"set aside {' and '.join(goods)}")
    return sentence(" and ".join(needs))


@lru_cache(1024)
def bar(have: int, wanted: int, thing: str, y: float, ink: str, wide: float) -> Markup:
    """How far something has come: a bar, and in words; what is counted is drawn before it if need be."""
    left = 30 if thing else 10
    full = wide - left - 10 - 60
    share = min(have, wanted) / wanted
    return g(
        drawn(thing, 9, y - 13, 17, 17, "seat-6") if thing else None,
        rect(x=left, y=y - 8, width=full, height=7, rx=3.5, class_="f-paper-3"),
        rect(x=left, y=y - 8, width=round(full * share, 1), height=7, rx=3.5, fill=ink) if share else None,
        text(
            f"{min(have, wanted)} of {wanted}",
            x=wide - 10,
            y=y,
            font_size=12.5,
            class_="bold f-ink",
            text_anchor="end",
        ),
        pointer_events="none",
    )


# The turn order.


def turn_item(content: RealmsContent, number: int, taker: int) -> Item:
    """A turn order card as a drawing of its own."""
    words = f"Turn order card {number}: {turn_card_words(content, number - 1)}"
    return Item(f"card-{number}", words, *TURN, [turn_card(content, number, taker, words)])


@lru_cache(128)
def turn_card(content: RealmsContent, number: int, taker: int, words: str) -> Markup:
    """A turn order card: its number, what it brings, and who has taken it."""
    counts = enumerate(counts_of(content.turn_goods[number - 1]))
    goods = tuple((RESOURCES[at_], n) for at_, n in counts if n)
    any_ = int(content.turn_any[number - 1])
    wide, high = TURN
    return part(
        PREFIX,
        f"card-{number}",
        words,
        paper(wide, high, "#7a6a4a"),
        text(str(number), x=wide / 2, y=42, font_size=34, class_="serif bold middle f-ink"),
        seal(taker, wide - 22, 22, 13) if taker >= 0 else None,
        priced(goods[:2], 22, 64, 19, 42),
        priced(goods[2:], 22, 88, 19, 42) if goods[2:] else None,
        squeezed(f"and {any_} of any type", 10, 113, wide - 20, 12.5) if any_ else None,
        rim=rect(x=4, y=4, width=wide - 8, height=high - 9, rx=6),
        opacity=0.6 if taker >= 0 else None,
    )
