"""What lies beside the boards: tiles, decks and objectives, factions, hand and tasks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spinney.art.board import lantern, part
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text, title
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.picture_layout import GOALS, HAND, MINE, PILES, PREFIX, TRAY, Zone
from spinney.games.shifting_realms.picture_offers import IN_TRAY, NOTHING, Offer, Offers
from spinney.games.shifting_realms.picture_tokens import button, chip, cloth, cost_row, figure, medal, seal
from spinney.games.shifting_realms.words_cards import (
    TIMING_WORDS,
    card_effect,
    goal_words,
    power_words,
    task_words,
)

View = dict[str, Any]


@lru_cache(256)
def frame(edge: str, wide: float, high: float, seed: int) -> Markup:
    return path(d=card(0, 0, wide, high, seed, 10), class_=f"f-paper line s-{edge}")


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


# Tiles to build.


def piles(view: View, content: Content, offered: Offers) -> list[Markup]:
    wide = PILES.width / max(1, len(view["piles"]))
    return [
        pile(content, id_, left, PILES.x + wide * place, wide - 4, offered.get(f"pile-{id_}", NOTHING))
        for place, (id_, left) in enumerate(view["piles"].items())
    ]


@lru_cache(2048)
def pile(content: Content, id_: str, left: int, x: float, wide: float, offer: Offer) -> Markup:
    """A pile of tiles: name, cost, VP, how many are left."""
    kind = content.kind_ids.index(id_)
    name, vp = content.kind_names[kind], int(content.kind_vp[kind])
    power = power_words(content, kind)
    goods = tuple((RESOURCES[at_], n) for at_, n in enumerate(counts_of(content.kind_cost[kind])) if n)
    return part(
        PREFIX,
        f"pile-{id_}",
        f"{name}: {vp} VP, {left} left{power and ', ' + power}{offer.words}",
        rect(width=wide, height=PILES.height, rx=9, class_="thin f-paper s-paper-edge"),
        lantern(rect(width=wide, height=PILES.height, rx=9)) if offer else None,
        text(shortened(name, 14), x=6, y=17, font_size=12, class_="bold f-ink"),
        cost_row(goods, 14, 36, 15),
        medal(vp, wide - 15, 63),
        text(f"{left} left", x=6, y=68, font_size=12, class_="f-ink-quiet"),
        actions=offer.actions,
        opacity=None if left else 0.5,
        transform=at(x, PILES.y),
    )


# Decks and objectives.


def goals(view: View, content: Content, offered: Offers) -> list[Markup]:
    """One sign for each realm: its deck, and how far its objective has come."""
    high = GOALS.height / len(view["realms"])
    return [
        goal(view, content, realm, GOALS.y + high * place, high - 6, offered.get(f"deck-{realm}", NOTHING))
        for place, realm in enumerate(view["realms"])
    ]


def goal(view: View, content: Content, realm: str, y: float, high: float, offer: Offer) -> Markup:
    number = content.realms.index(realm)
    state = view["objectives"][realm]
    lines = [
        f"{goal_words(content, aim)}: {done} of {wanted}"
        for aim, (done, wanted) in zip(content.objectives[number], state["goals"], strict=True)
    ]
    closed = realm in view["closed"]
    return goal_sign(
        realm,
        content.realm_names[number],
        tuple(lines),
        view["decks"][realm],
        closed,
        state["met"],
        y,
        high,
        offer,
    )


@lru_cache(1024)
def goal_sign(
    realm: str,
    name: str,
    lines: tuple[str, ...],
    left: int,
    closed: bool,
    met: bool,
    y: float,
    high: float,
    offer: Offer,
) -> Markup:
    edge = "success" if met else "paper-edge"
    return g(
        path(d=card(0, 0, GOALS.width, high, 71, 10), class_=f"f-paper line s-{edge}"),
        text(name + (" - met" if met else ""), x=70, y=24, font_size=17, class_="serif f-ink"),
        [text(line, x=70, y=46 + 19 * at_, font_size=13, class_="f-ink") for at_, line in enumerate(lines)],
        part(
            PREFIX,
            f"deck-{realm}",
            f"{name}: {left} story cards left{' (closed)' if closed else ''}{offer.words}",
            rect(x=12, y=12, width=46, height=64, rx=6, class_="thin f-dusk s-edge"),
            lantern(rect(x=12, y=12, width=46, height=64, rx=6)) if offer else None,
            text(str(left), x=35, y=50, font_size=18, class_="bold middle f-on-seat", pointer_events="none"),
            actions=offer.actions,
            opacity=0.5 if closed else None,
        ),
        transform=at(GOALS.x, y),
    )


# What is chosen by number.


def tray(offered: Offers) -> list[Markup]:
    """Bids, turn order cards, groups, blows and removals."""
    keys = [key for key in offered if key.startswith(IN_TRAY)]
    rows = int(TRAY.height // 30)
    columns = max(2, -(-len(keys) // rows))
    wide = TRAY.width / columns
    return [
        button(
            key,
            tray_words(key, wide),
            TRAY.x + wide * (place % columns),
            TRAY.y + 30 * (place // columns),
            wide - 4,
            offered[key],
        )
        for place, key in enumerate(keys)
    ]


def tray_words(key: str, wide: float) -> str:
    """What a sign says: `2+1` is two scouts and a soldier."""
    kind, *rest = key.split("-")
    if kind == "group":
        return f"{rest[0]}+{rest[1]}" if wide < 90 else f"{rest[0]} sc + {rest[1]} so"
    return " ".join(rest) if wide < 90 or kind == "remove" else f"{kind} {' '.join(rest)}"


# Factions.


def own_panel(view: View, content: Content, seat: int, name: str, offered: Offers) -> Markup:
    """The watcher's faction, or the first one for a spectator."""
    who = view["factions"][seat]
    edge = cloth(seat) if view["asked"] == seat else "paper-edge"
    return g(
        frame(edge, MINE.width, MINE.height, 91),
        head(seat, name, view["scores"][seat], who["card"], 14, 24, 20),
        [
            chip(
                f"supply-{seat}-{kind}",
                kind,
                who["supply"][kind],
                34 + 70 * place,
                62,
                offered.get(f"supply-{seat}-{kind}", NOTHING),
            )
            for place, kind in enumerate(RESOURCES)
        ],
        facts(who, seat, 320, 66),
        permanents(content, tuple(who["laid"]), tuple(who["tokens"]), 16, 104),
        tasks(content, tuple(who["tasks"]), 16, 206),
        id=f"{PREFIX}panel-{seat}",
        transform=at(MINE.x, MINE.y),
    )


@lru_cache(512)
def head(seat: int, name: str, score: int, turn_card: int, x: float, y: float, size: float) -> Markup:
    """Mark, name, VP and place in the turn order."""
    place = f" · card {turn_card}" if turn_card else ""
    return g(
        seal(seat, x + 10, y, 13),
        text(name, x=x + 30, y=y + size * 0.34, font_size=size, class_="serif f-ink"),
        medal(score, x + 128, y, 14),
        text(place, x=x + 146, y=y + 5, font_size=13, class_="f-ink-quiet"),
    )


def facts(who: View, seat: int, x: float, y: float) -> Markup:
    """Reserve, raids and income."""
    income = [f"{n} {kind}" for kind, n in who["income"].items() if n]
    if who["income_any"]:
        income.append(f"{who['income_any']} any")
    line = f"income {', '.join(income) or 'none'}" + (f" · {who['raids']} raids" if who["raids"] else "")
    return reserve(seat, who["scouts"], who["soldiers"], line, x, y)


@lru_cache(1024)
def reserve(seat: int, scouts: int, soldiers: int, line: str, x: float, y: float) -> Markup:
    return g(
        title(f"in reserve: {scouts} scouts, {soldiers} soldiers"),
        text("reserve", x=x, y=y, font_size=12, class_="f-ink-quiet"),
        figure(seat, "scout", scouts, x + 56, y - 4) if scouts else None,
        figure(seat, "soldier", soldiers, x + 76, y - 4) if soldiers else None,
        text(shortened(line, 34), x=x + 92, y=y, font_size=12, class_="f-ink"),
    )


@lru_cache(512)
def permanents(
    content: Content, laid: tuple[str, ...], tokens: tuple[int, ...], x: float, y: float
) -> Markup:
    """Permanents and tokens, a line each."""
    numbers = [content.card_ids.index(id_) for id_ in laid]
    dragon = len([card_ for card_ in numbers if (content.dragon_cards >> card_) & 1])
    lines = [
        f"{content.card_names[card_]}: {card_effect(content, card_)}"
        for card_ in numbers
        if not (content.dragon_cards >> card_) & 1
    ]
    if dragon:
        lines.append(f"{dragon} Dragon Moves")
    if tokens:
        lines.append(f"troll king tokens: {', '.join([str(token) for token in tokens])}")
    return g(
        [
            text(
                shortened(line, 46),
                x=x + 300 * (at_ // 5),
                y=y + 17 * (at_ % 5),
                font_size=12,
                class_="f-ink",
            )
            for at_, line in enumerate(lines[:10])
        ]
    )


@lru_cache(512)
def tasks(content: Content, ids: tuple[str, ...], x: float, y: float) -> Markup:
    """The tasks that the watcher may see."""
    known = [task.id for task in content.tasks]
    words = [task_words(content, known.index(id_)) for id_ in ids]
    return g(
        text("Tasks" if ids else "Tasks are face down", x=x, y=y, font_size=13, class_="bold f-ink-quiet"),
        [
            text(shortened(line, 88), x=x, y=y + 22 + 21 * at_, font_size=13, class_="f-ink")
            for at_, line in enumerate(words)
        ],
    )


def other_panel(view: View, content: Content, seat: int, name: str, zone: Zone, offer: Offer) -> Markup:
    """Another faction, smaller; it can be touched where a card asks for an opponent."""
    who = view["factions"][seat]
    edge = cloth(seat) if view["asked"] == seat else "paper-edge"
    rows = tuple((kind, n) for kind, n in who["supply"].items())
    dragon = [id_ for id_ in who["laid"] if (content.dragon_cards >> content.card_ids.index(id_)) & 1]
    line = (
        f"{who['tiles']} tiles · {len(who['laid'])} laid ({len(dragon)} dragon) · {len(who['tokens'])} tokens"
    )
    backs = ", ".join(
        [f"{who['backs'].count(realm)} {realm}" for realm in view["realms"] if realm in who["backs"]]
    )
    return part(
        PREFIX,
        f"seat-{seat}",
        f"{name}: {view['scores'][seat]} VP{offer.words}",
        frame(edge, zone.width, zone.height, 92 + seat),
        lantern(rect(x=2, y=2, width=zone.width - 4, height=zone.height - 4, rx=9)) if offer else None,
        head(seat, name, view["scores"][seat], who["card"], 8, 20, 16),
        cost_row(rows, 20, 46, 15),
        facts(who, seat, 150, 50),
        text(line, x=12, y=72, font_size=12, class_="f-ink"),
        text(f"hand: {backs or 'none'}", x=12, y=90, font_size=12, class_="f-ink-quiet"),
        actions=offer.actions,
        transform=at(zone.x, zone.y),
    )


# The hand.


def hand(view: View, content: Content, seat: int, offered: Offers) -> list[Markup]:
    """Face-down cards of the watcher; what others hold shows its backs in their panels."""
    held = [*view["factions"][seat]["hand"], *([view["drawn"]] if view["drawn"] else [])]
    high = min(40.0, HAND.height / max(1, len(held)))
    return [
        story(
            content,
            id_,
            HAND.y + high * place,
            high - 3,
            id_ == view["drawn"],
            offered.get(f"hand-{id_}", NOTHING),
        )
        for place, id_ in enumerate(held)
    ]


@lru_cache(1024)
def story(content: Content, id_: str, y: float, high: float, drawn: bool, offer: Offer) -> Markup:
    number = content.card_ids.index(id_)
    when = TIMING_WORDS[content.timing[number]]
    edge = "gold" if drawn else "paper-edge"
    return part(
        PREFIX,
        f"hand-{id_}",
        f"{content.card_names[number]} ({when}): {card_effect(content, number)}{offer.words}",
        rect(width=HAND.width, height=high, rx=7, class_=f"thin f-paper s-{edge}"),
        lantern(rect(width=HAND.width, height=high, rx=7)) if offer else None,
        text(
            shortened(f"{content.card_names[number]} · {when}", 40),
            x=8,
            y=min(15, high - 3),
            font_size=12,
            class_="bold f-ink",
        ),
        text(shortened(card_effect(content, number), 46), x=8, y=31, font_size=12, class_="f-ink")
        if high > 33
        else None,
        actions=offer.actions,
        transform=at(HAND.x, y),
    )
