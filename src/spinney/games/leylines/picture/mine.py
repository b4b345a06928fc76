"""What whoever looks has before them: dice, slots, cubes, Items and Friends."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.dice import waiting_die
from spinney.art.svg import Child, Markup, at, g, rect, text, use
from spinney.art.touch import part
from spinney.engine.faces.zones import ME, Item, Zone
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.drawings.bits import cube, icon
from spinney.games.leylines.picture.drawings.portraits import portrait
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import (
    Heap,
    View,
    friend_words,
    friends_by_id,
    heap,
    how_many,
    item_does,
    me,
)
from spinney.games.leylines.state.cubes import of
from spinney.games.leylines.words.places import die_key, friend_key, held_key, own_key

WIDE: Final = 224.0  # two drawings side by side, or one
PURSE: Final = 54.0  # my Gold
DICE: Final = 146.0  # my dice, beside it
DIE: Final = 29.5
SLOT: Final = 22.5
NICHE: Final = 19.5  # the side of a slot
THING: Final = 31.0


def mine(content: LeylinesContent, view: View) -> Zone | None:
    """The board of whoever looks; a spectator has none."""
    own = me(view)
    if own is None:
        return None
    seat, move, quick = int(own["seat"]), own["movement"], own["quickness"]
    held = heap(own["cubes"])
    items = [
        purse(int(own["gold"]), int(own["stranded"])),
        dice(seat, tuple(own["dice"]), marked(view, seat)),
        *slots(move["filled"], move["slots"], quick["filled"], quick["open"]),
        carried(seat, held, own["limit"]),
    ]
    if own["items"] or own["friends"]:
        items.append(belongings(content, seat, tuple(own["items"].items()), tuple(own["friends"])))
    full = ": full" if how_many(held) >= own["limit"] else ""
    return Zone("mine", ME, "My board", items, f"{how_many(held)} of {own['limit']} carried{full}")


# Dice and slots.


@lru_cache(512)
def purse(amount: int, tonight: int) -> Item:
    """My Gold, and what waits for the end of the Day."""
    said = f"You have {amount} Gold{f', and {tonight} more tonight' if tonight else ''}"
    drawn = part(
        PREFIX,
        "purse",
        said,
        rect(width=PURSE, height=33, fill_opacity=0),
        icon("coin", 12, 17, 22),
        text(str(amount), x=25, y=23.5, font_size=19 if amount < 100 else 15, class_="bold f-ink"),
        text(f"+{tonight}", x=27, y=8.5, font_size=12, class_="bold f-success") if tonight else None,
    )
    return Item("purse", said, PURSE, 33, [drawn])


def marked(view: View, seat: int) -> int:
    """L-3.3  The dice that are marked to be rolled again, while their owner still marks."""
    marks = view["question"] == "reroll" and view["asked"] == seat
    return int(view["about"][1] or 0) if marks else 0


@lru_cache(1024)
def dice(seat: int, counts: tuple[int, ...], again: int) -> Item:
    """The unused dice, one part for each value, ending at the right."""
    total, kinds = sum(counts), sum(count > 0 for count in counts)
    pitch = min(DIE, (DICE - 3 * kinds) / max(1, total))
    drawn, left = list[Markup](), DICE - total * pitch - 3 * max(0, kinds - 1)
    for value, count in enumerate(counts, 1):
        if count:
            drawn.append(dice_of(seat, value, count, of(again, value - 1), left, pitch))
            left += pitch * count + 3
    none = text("no dice now", x=DICE - 2, y=22, font_size=12.5, text_anchor="end",
                class_="f-ink-quiet")  # fmt: skip
    said = f"{many(total, 'unused die', 'unused dice')}"
    return Item("dice", said, DICE, 33, drawn or [none])


def dice_of(seat: int, value: int, count: int, again: int, x: float, pitch: float) -> Markup:
    """The unused dice of one value, as a part; those that are rolled again have a dark ground."""
    wide, side = pitch * count, min(29.0, pitch - 0.5)
    told = f", {again} marked to be rolled again" if again else ""
    return part(
        PREFIX,
        die_key(seat, value),
        f"{many(count, 'unused die', 'unused dice')} with a {value}{told}",
        rect(width=wide, height=32, rx=8, class_="f-paper-2"),
        [
            rect(x=pitch * (step + 0.5) - side / 2, y=1, width=side, height=30, rx=6, class_="f-ink")
            for step in range(again)
        ],
        [waiting_die(value, pitch * (step + 0.5), 15.5, min(25, pitch - 4)) for step in range(count)],
        rim=rect(x=1.5, y=1.5, width=wide - 3, height=29, rx=7),
        transform=at(x, 0.5),
    )


@lru_cache(512)
def slots(moved: int, movement: int, quick: int, open_: int) -> tuple[Item, Item]:
    """Movement and Quickness slots: a niche each, ticked where a die was used; as wide as their number."""
    number = movement + quick + open_
    pitch = min(SLOT, (WIDE - 6.4 - 86) / max(1, number))
    moving = niches("move", "Move", 40, moved, movement, pitch)
    return moving, niches("quick", "Quick", 46, quick, quick + open_, pitch)


def niches(key: str, word: str, left: float, filled: int, number: int, pitch: float) -> Item:
    """The slots of one kind in a row, after their word."""
    kind = "Movement" if key == "move" else "Quickness"
    said = f"{kind} slots: {filled} of {number} filled"
    drawn = part(
        PREFIX,
        f"slots-{key}",
        said,
        rect(width=left + number * pitch, height=23, fill_opacity=0),
        text(word, x=1, y=16, font_size=12.5, class_="f-ink"),
        [niche(left + step * pitch, min(NICHE, pitch - 2), step < filled) for step in range(number)],
    )
    return Item(f"slots-{key}", said, left + number * pitch, 23, [drawn])


def niche(x: float, size: float, filled: bool) -> Markup:
    """One slot for a die: open, or used."""
    look = "f-paper-3 s-paper-edge" if filled else "none s-paper-edge"
    dashes = None if filled else "3.5 2.8"
    return g(
        rect(x=x, y=11.5 - size / 2, width=size, height=size, rx=5, class_=look, stroke_width=1.3,
             stroke_dasharray=dashes),
        icon("tick", x + size / 2, 11.5, size * 0.62, "f-ink-quiet") if filled else None,
    )  # fmt: skip


# Cubes.


@lru_cache(2048)
def carried(seat: int, cubes: Heap, limit: int) -> Item:
    """Cubes in the bag on my back, one part for each colour; then the empty slots."""
    held = how_many(cubes)
    pitch = min(27.0, (WIDE - 6) / max(1, held, limit))
    drawn, left = list[Child](), 3.0
    for colour, count in cubes:
        drawn.append(held_cubes(seat, colour, count, left, pitch))
        left += pitch * count
    empty = g([gap(left + step * pitch, pitch) for step in range(max(0, limit - held))])
    said = f"{held} of {many(limit, 'Resource slot')} filled"
    ground = rect(width=WIDE, height=33, rx=8, class_="f-paper-3")
    return Item("carried", said, WIDE, 33, [ground, g(drawn), empty])


def gap(x: float, pitch: float) -> Markup:
    """An empty slot for a cube."""
    half = min(24.0, pitch - 2) / 2
    return rect(x=x + pitch / 2 - half, y=16.5 - half, width=2 * half, height=2 * half, rx=5,
                class_="none s-paper-edge", stroke_width=1.2, stroke_dasharray="3 2.6")  # fmt: skip


def held_cubes(seat: int, colour: str, count: int, x: float, pitch: float) -> Markup:
    """The cubes of one colour that I carry, as a part."""
    wide = count * pitch
    return part(
        PREFIX,
        held_key(seat, colour),
        f"{many(count, f'{colour} cube')} that you carry",
        rect(width=wide, height=31, rx=6, fill_opacity=0),
        [
            cube(colour, (step + 0.5) * pitch, 15.5, min(25.0, pitch - 1.5), f"cube-s{seat}-{colour}-{step}")
            for step in range(count)
        ],
        rim=rect(x=0.5, y=0.5, width=wide - 1, height=30, rx=6),
        transform=at(x, 1),
    )


# Items and Friends.


@lru_cache(1024)
def belongings(
    content: LeylinesContent, seat: int, items: tuple[tuple[str, str], ...], friends: tuple[str, ...]
) -> Item:
    """My Items and Friends as small pictures; an Item that is used up for today is faint."""
    across = int(WIDE // THING)
    drawn = [own_item(content, seat, name, state, step) for step, (name, state) in enumerate(items)]
    drawn += [own_friend(content, id_, len(items) + step) for step, id_ in enumerate(friends)]
    rows = -(-len(drawn) // across)
    said = f"{many(len(items), 'Item')}, {many(len(friends), 'Friend')}"
    return Item("belongings", said, WIDE, rows * (THING + 2), drawn)


def own_item(content: LeylinesContent, seat: int, name: str, state: str, step: int) -> Markup:
    """An Item of mine."""
    used = ", used today" if state == "used" else ""
    said = f"Your {name.capitalize()}: {item_does(content, name)}{used}"
    return thing(
        own_key(seat, name),
        said,
        step,
        g(icon(f"item-{name}", THING / 2 - 1, THING / 2 - 1, 25), opacity=0.35 if used else None),
    )


def own_friend(content: LeylinesContent, id_: str, step: int) -> Markup:
    """A Friend of mine."""
    friend = friends_by_id(content)[id_]
    said = f"Your {friend_words(content, id_)}"
    return thing(friend_key(id_), said, step, use(portrait(friend.name), THING / 2 - 1, THING / 2 - 1, 28))


def thing(key: str, said: str, step: int, drawn: Markup) -> Markup:
    """A small square with something of mine."""
    across, size = int(WIDE // THING), THING - 2
    return part(
        PREFIX,
        key,
        said,
        rect(width=size, height=size, rx=7, class_="f-paper-2 s-paper-line", stroke_width=1.1),
        drawn,
        rim=rect(x=1.5, y=1.5, width=size - 3, height=size - 3, rx=6),
        transform=at(1 + step % across * THING, 1 + step // across * (THING + 2)),
    )
