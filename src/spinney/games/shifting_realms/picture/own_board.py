"""The watcher's faction: supply and what the next Collect brings, reserve, permanents, tokens, tasks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.lettering import shortened, text_lines, wrapped
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.content.measures import BY_DRAGON, MEASURES
from spinney.games.shifting_realms.picture.emblems import sign, tile_sign
from spinney.games.shifting_realms.picture.layout import OWN_BOARD, PREFIX
from spinney.games.shifting_realms.picture.scenery import wash
from spinney.games.shifting_realms.picture.tokens import (
    cloth,
    medal,
    resource,
    seal,
    sheet,
    stack,
)
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.rules.scoring import count
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of, of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.words.cards import card_words, task_words, token_words

View = dict[str, Any]
ORDER: Final = ("first", "second", "third", "fourth")
TASK: Final = (149.0, 80.0)
PLATE: Final = (146.0, 26.0)  # a permanent, and from one row to the next
FACE_UP: Final = 95.0  # where permanents begin


def own_board(view: View, t: RealmsTable, seat: int, name: str, offered: Offers) -> Markup:
    """The faction of the watcher, or the first one for a spectator."""
    who, content = view["factions"][seat], t.content
    brought = counts_of(next_collect(t, seat))
    return g(
        sheet(cloth(seat) if view["asked"] == seat else "paper-edge", OWN_BOARD.width, OWN_BOARD.height, 91),
        head(seat, name, view["scores"][seat], order_words(view, seat), OWN_BOARD.width),
        [
            supply_chip(
                seat,
                kind,
                who["supply"][kind],
                brought[place],
                12 + 78.0 * place,
                offered.get(f"supply-{seat}-{kind}", NOTHING),
            )
            for place, kind in enumerate(RESOURCES)
        ],
        any_income(who["income_any"]),
        reserve(seat, who["scouts"], who["soldiers"], 374, 64),
        laid_row(content, tuple(who["laid"]), tuple(who["tokens"]), who["raids"]),
        task_cards(t, view, seat),
        id=f"{PREFIX}panel-{seat}",
        transform=at(OWN_BOARD.x, OWN_BOARD.y),
    )


def order_words(view: View, seat: int) -> str:
    """On the head of the watcher's board, and of others: the place in the turn order, or the bid for one."""
    card_ = int(view["factions"][seat]["card"])
    if card_:
        return f"plays {ORDER[card_ - 1]}"
    bid = view["bids"][seat]
    return "" if bid is None else f"bids {bid} gold"


@lru_cache(1024)
def head(seat: int, name: str, score: int, place: str, wide: float, high: float = 34) -> Markup:
    """The head of the watcher's board, and of every faction's: mark, name, place in the turn order, VP."""
    return g(
        path(d=card(3, 3, wide - 6, high, 17 + seat, 8), class_=f"f-{cloth(seat)}-cloth"),
        seal(seat, 21, high / 2 + 3, high * 0.38),
        text(name, x=42, y=high / 2 + 9, font_size=18 if high > 30 else 15, class_="serif bold f-on-seat"),
        text(place, x=118, y=high / 2 + 8, font_size=12.5, class_="f-on-seat"),
        text("VP", x=wide - 68, y=high / 2 + 8, font_size=13, class_="f-on-seat"),
        medal(score, wide - 28, high / 2 + 3, high * 0.42),
    )


@lru_cache(2048)
def supply_chip(seat: int, kind: str, n: int, brought: int, x: float, offer: Offer) -> Markup:
    """A resource, how much there is, and what the next Collect adds."""
    outline = rect(width=75, height=42, rx=8)
    return touchable(
        PREFIX,
        f"supply-{seat}-{kind}",
        f"{n} {kind}; the next Collect brings {brought}",
        offer,
        rect(width=75, height=42, rx=8, class_="f-moss", fill_opacity=0.45),
        outline,
        resource(kind, 15, 20, 22),
        text(str(n), x=29, y=22, font_size=17, class_="bold f-ink", pointer_events="none"),
        text(kind, x=29, y=36, font_size=12, class_="f-ink", pointer_events="none"),
        text(f"+{brought}", x=73, y=21, font_size=12, class_="f-ink-quiet", text_anchor="end")
        if brought
        else None,
        transform=at(x, 44),
    )


@lru_cache(16)
def any_income(n: int) -> Markup | None:
    """Resources of any type that the watcher's next Collect adds."""
    return text(f"+{n} any", x=326, y=65, font_size=12, class_="f-ink-quiet") if n else None


@lru_cache(1024)
def reserve(seat: int, scouts: int, soldiers: int, x: float, y: float) -> Markup:
    """Who can still be recruited."""
    return g(
        title(f"In reserve: {many(scouts, 'scout')}, {many(soldiers, 'soldier')}"),
        stack(seat, "scout", 1, x + 14, y, 0.95),
        text(str(scouts), x=x + 26, y=y + 6, font_size=16, class_="bold f-ink"),
        stack(seat, "soldier", 1, x + 62, y, 0.95),
        text(str(soldiers), x=x + 74, y=y + 6, font_size=16, class_="bold f-ink"),
    )


# What lies face up.


class Plate(NamedTuple):
    """Something that a faction has laid out."""

    words: str
    hint: str
    realm: str
    emblem: str = ""  # drawn with a number, where there are several
    number: int = 0


def laid_plates(content: RealmsContent, laid: tuple[str, ...], raids: int) -> list[Plate]:
    """Permanents one by one, Dragon Moves cards together, raids by number."""
    numbers = [content.card_ids.index(id_) for id_ in laid]
    flights = [number for number in numbers if (content.dragon_cards >> number) & 1]
    found = [
        Plate(
            content.card_names[number],
            card_words(content, number),
            content.realms[content.card_realm[number]],
        )
        for number in numbers
        if number not in flights
    ]
    if flights:
        realm = content.realms[content.card_realm[flights[0]]]
        number = len(flights)
        words = f"{number} {MEASURES.say(content, BY_DRAGON, 0, number)}"
        found.append(Plate(f"Dragon Moves ×{number}", words, realm, "sign-claw", number))
    if raids:
        words = f"{many(raids, 'raid')} made"
        found.append(Plate(f"Raids ×{raids}", words, "LI", tile_sign("LI-SHP"), raids))
    return found


@lru_cache(512)
def laid_row(content: RealmsContent, laid: tuple[str, ...], tokens: tuple[int, ...], raids: int) -> Markup:
    """Permanents as small plates in rows of three, and tokens as discs."""
    found = laid_plates(content, laid, raids)
    wide, high = PLATE
    fits = 30 * len(tokens) <= (wide + 4) * (3 - len(found) % 3)
    column, row = (len(found) % 3, len(found) // 3) if fits else (0, -(-len(found) // 3))
    return g(
        [
            plate(one, 12 + (wide + 4) * (place % 3), FACE_UP + high * (place // 3), wide)
            for place, one in enumerate(found)
        ],
        token_row(content, tokens, 12 + (wide + 4) * column, FACE_UP - 1 + high * row),
        text("No permanents yet", x=16, y=112, font_size=12.5, class_="f-ink-quiet")
        if not found and not tokens
        else None,
    )


@lru_cache(1024)
def plate(one: Plate, x: float, y: float, wide: float) -> Markup:
    """A permanent on the watcher's board, as a small plate."""
    return g(
        title(one.hint),
        rect(x=x, y=y, width=wide, height=23, rx=5, class_=f"thin f-{wash(one.realm)} s-line-soft"),
        text(
            shortened(one.words, wide - 10, 12, 0.49), x=x + 6, y=y + 16, font_size=12, class_="serif f-ink"
        ),
    )


@lru_cache(512)
def token_row(content: RealmsContent, tokens: tuple[int, ...], x: float, y: float) -> Markup:
    """Troll king tokens: VP on gold, and what each brings every turn."""
    return g([token_disc(content, token, x + 14 + 30 * at_, y + 12) for at_, token in enumerate(tokens)])


def token_disc(content: RealmsContent, token: int, x: float, y: float) -> Markup:
    """A troll king token as a disc, on the watcher's own board and in the rows of others."""
    goods = counts_of(content.token_goods[token - 1])
    kinds = [name for name, n in zip(RESOURCES, goods, strict=True) if n]
    return g(
        title(f"Troll king token {token}: {token_words(content, token - 1)}"),
        circle(cx=x, cy=y, r=12, class_="thin f-gold s-pip"),
        sign("sign-crown", x, y - 2.5, 13, "f-pip"),
        resource(kinds[0], x + 7, y + 7, 12) if kinds else None,
    )


# Tasks.


def task_cards(t: RealmsTable, view: View, seat: int) -> Markup:
    """The tasks on the watcher's own board, as far as they may be seen, with how far each has come."""
    known = [task.id for task in t.content.tasks]
    numbers = [known.index(id_) for id_ in view["factions"][seat]["tasks"]]
    if not numbers:
        return text("Tasks lie face down", x=16, y=OWN_BOARD.height - 20, font_size=13, class_="f-ink-quiet")
    return g(
        [
            task_card(t.content, number, progress(t, seat, number), 14 + (TASK[0] + 3) * place)
            for place, number in enumerate(numbers)
        ],
        id=f"{PREFIX}tasks-{seat}",
    )


def progress(t: RealmsTable, seat: int, task: int) -> tuple[tuple[int, int], ...]:
    """How far a task on the watcher's own board has come, need by need: there are, wanted; resources last."""
    found, goods = t.content.tasks[task], t.factions[seat].goods
    rows = [(int(count(t, seat, need.by, need.of)), int(need.n)) for need in found.needs]
    wanted = counts_of(found.goods)
    return (*rows, *[(int(of(goods, kind)), int(n)) for kind, n in enumerate(wanted) if n])


@lru_cache(1024)
def task_card(content: RealmsContent, task: int, rows: tuple[tuple[int, int], ...], x: float) -> Markup:
    """A task of the watcher, with how far each of its needs has come."""
    found = content.tasks[task]
    realm = content.realms[content.task_realm[task]]
    what = [MEASURES.say(content, need.by, need.of, need.n) for need in found.needs]
    what += [name for name, n in zip(RESOURCES, counts_of(found.goods), strict=True) if n]
    done = all(have >= wanted for have, wanted in rows)
    lines: tuple[str, ...] = ()
    for (have, wanted), words in zip(rows, what, strict=True):
        most = max(1, 3 // len(rows))
        lines += wrapped(f"{min(have, wanted)} of {wanted} {words}", TASK[0] - 14, 12, most, 0.54)
    return g(
        title(f"Task: {task_words(content, task)}"),
        rect(width=TASK[0], height=TASK[1], rx=8, class_="thin f-paper s-line"),
        rect(x=2, y=2, width=TASK[0] - 4, height=22, rx=6, class_=f"f-{wash(realm)}"),
        text(
            shortened(found.name, TASK[0] - 36, 13, 0.53), x=8, y=18, font_size=13, class_="serif bold f-ink"
        ),
        medal(int(found.vp), TASK[0] - 15, 14, 10.5),
        text_lines(lines, 8, 41, 12, 15, "f-ink"),
        circle(cx=TASK[0] - 15, cy=TASK[1] - 14, r=9, class_="f-success") if done else None,
        text("✓", x=TASK[0] - 15, y=TASK[1] - 9.5, font_size=13, class_="bold middle f-paper")
        if done
        else None,
        transform=at(x, OWN_BOARD.height - TASK[1] - 10),
    )
