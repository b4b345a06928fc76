"""What others did since my last turn: a strip of deeds, with their numbers, gains, losses and dice.

What came of my own answers travels in the same form; it is not in the strip, but heard.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.dice import pips
from spinney.art.svg import Markup, circle, element
from spinney.engine.faces.deeds import Change, Deed
from spinney.engine.faces.names import named
from spinney.engine.nothing import NOBODY
from spinney.engine.text import listed
from spinney.web.rendering.html import button, div, h2, li, p, span
from spinney.web.rendering.person import icon
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer

REPLAY: Final = button(
    "replay \u25b8", type="button", data_do="replay", class_="note", title="Play all of it back on the board"
)
MOST_CHIPS: Final = 16  # of one deed; the log has them all
MOST_OWN: Final = 2  # answers of mine; the page has seen the earlier ones
DIGITS: Final = "0123456789"


def since(viewer: Viewer) -> Markup | list[str]:
    """The strip: one entry for each deed of others, oldest first."""
    if viewer.table is None:
        return div(h2("Since your last turn"), p("Nothing has happened yet.", class_="quiet"))
    deeds = viewer.deeds
    title = "The latest deeds" if viewer.watches else "Since your last turn"
    if not deeds:
        return div(h2(title), p("Nothing since then.", class_="quiet"))
    entries = [drawn_deed(deed, viewer.seat, viewer.names) for deed in deeds]
    return [f"<h2>{title}{REPLAY}</h2><ol class='deeds'>", *entries, "</ol>"]


def own(viewer: Viewer) -> list[str]:
    """What came of my own latest answers: never seen here, but heard, and its dice fall on the board."""
    if viewer.table is None or viewer.watches:
        return []
    return [drawn_own(deed) for deed in viewer.game.own(viewer.table, viewer.seat)[-MOST_OWN:]]


def drawn_own(deed: Deed) -> str:
    """One answer of mine, in the form of a deed without words."""
    dice = tuple([(die.seat, die.face, die.counts) for die in deed.dice])
    inside = span(
        drawn_dice(dice), data_at=deed.last, data_parts=" ".join(deed.parts), data_sound=deed.sound or None
    )
    return str(div(inside, class_=f"deed {author(deed.seat)}"))


def author(seat: int) -> str:
    """In whose colour a deed is."""
    return f"of-seat-{seat % 6 + 1}" if seat >= 0 else "of-nobody"


@lru_cache(1024)
def drawn_deed(deed: Deed, viewer: int, names: tuple[str, ...]) -> str:
    """One deed as a seat sees it: its number and author, in words, and what it brought or cost.

    What others lost is last: where there is little room, what they won, and what I lost, is seen.
    """
    chips = tuple(
        (
            change.icon,
            change.amount,
            change.words,
            change.seat == viewer and change.seat != deed.seat,
            change.seat,
            change.seat not in (NOBODY, viewer, deed.seat),
        )
        for change in sorted(merged(deed.chips), key=lambda one: one.amount < 0 and one.seat != viewer)
    )
    dice = tuple((die.seat, die.face, die.counts) for die in deed.dice)
    return entry(
        deed.number,
        deed.seat,
        deed.words,
        deed.first,
        deed.last,
        " / ".join(dict.fromkeys(" ".join(dict.fromkeys(walk)) for walk in deed.walks)),
        chips[:MOST_CHIPS],
        dice,
        deed.sound,
        deed.old,
        names,
    )


def merged(changes: list[Change]) -> list[Change]:
    """Changes of a seat added up: first those of the same thing, and what comes to nothing is left out.

    Then everything of one icon that was won becomes one number, and so does what was lost: two Contracts are
    one chip with both of their names. Words alone stay by themselves. Where something is now, such as
    `Order Power 3`, is told once: the latest.
    """
    things: dict[tuple[int, str, str], list[Change]] = {}
    for change in changes:
        things.setdefault((change.seat, change.icon, thing(change)), []).append(change)
    sums: dict[tuple[int, str, bool, str], list[Change]] = {}
    for same in things.values():
        one = added_up(same)
        if one.amount or not same[-1].amount:
            alone = "" if one.icon and one.amount else one.words
            sums.setdefault((one.seat, one.icon, one.amount < 0, alone), []).append(one)
    return [together(alike) for alike in sums.values()]


def thing(change: Change) -> str:
    """What was won or lost, no matter how much: the same for `1 cube` and `3 cubes`; or what is said now."""
    if not change.amount:
        return change.words.rstrip(DIGITS)
    return change.words.lstrip(f"{DIGITS} ").removesuffix("s")


def added_up(same: list[Change]) -> Change:
    """Changes of one thing as one; its number is the amount, so that the words need none."""
    amount, last = sum([one.amount for one in same]), same[-1]
    if not last.amount:
        return last
    words = sorted([one.words.lstrip(f"{DIGITS} ") for one in same], key=len)
    return Change(last.seat, last.icon, amount, words[0 if abs(amount) == 1 else -1])


def together(alike: list[Change]) -> Change:
    """Different things with the same icon as one: how many in all, and each of their names."""
    first = alike[0]
    names = [one.words for one in alike]
    return Change(first.seat, first.icon, sum([one.amount for one in alike]), listed(names))


@lru_cache(512)
def entry(
    number: int,
    seat: int,
    words: str,
    first: int,
    last: int,
    parts: str,
    chips: tuple[tuple[str, int, str, bool, int, bool], ...],
    dice: tuple[tuple[int, int, bool], ...],
    sound: str,
    old: bool,
    names: tuple[str, ...],
) -> str:
    """One entry of the strip, from what it says."""
    inside = button(
        span(str(number), class_="number"),
        span(words, class_="words", title=words),
        span([drawn_change(*chip, names) for chip in chips], drawn_dice(dice), class_="brought"),
        type="button",
        data_deed=number,
        data_first=first,
        data_last=last,
        data_parts=parts,
        data_sound=sound or None,
        data_old="" if old else None,
        title="Play it back on the board",
    )
    return str(li(inside, class_=f"deed {author(seat)}", id=f"deed-{first}-{number}"))


def drawn_change(
    symbol: str, amount: int, words: str, mine: bool, seat: int, other: bool, names: tuple[str, ...]
) -> Markup:
    """What was won or lost: an icon with a number, or words; what was done to me stands out.

    What somebody other than the deed's author won, lost or said has their sign before it.
    """
    shown = (
        f"{'you ' if mine else ''}{amount:+d}".replace("-", "\u2212") if amount else ("you" if mine else "")
    )
    whom = f"{names[seat]}:" if other else ""
    told = " ".join([part for part in (whom, shown, named(words, names)) if part])
    plain = None if symbol else span(named(words, names))
    bad = " bad" if mine and amount < 0 else ""
    whose = (
        {"data_seat": seat, "data_amount": amount} if amount and seat >= 0 else {}
    )  # it flies to its owner
    inside = (seat_mark(seat, 14) if other else None, icon(symbol), span(shown) if shown else None, plain)
    return span(*inside, class_=f"change{bad}", title=told, **whose)


def drawn_dice(dice: tuple[tuple[int, int, bool], ...]) -> Markup | None:
    """Dice as they fell; those that did not count are pale."""
    if not dice:
        return None
    faces = ", ".join(str(face) for _, face, _ in dice)
    return span([drawn_die(*die) for die in dice], class_="dice", role="img", aria_label=f"Dice: {faces}")


@lru_cache(256)
def drawn_die(seat: int, face: int, counts: bool) -> Markup:
    """One die with its pips, in the colour of whoever threw it."""
    spots = [circle(cx=12 + x * 0.8, cy=12 + y * 0.8, r=2.4) for x, y in pips(face)]
    looks = f"die {f'of-seat-{seat % 6 + 1}' if seat >= 0 else 'of-nobody'}{'' if counts else ' pale'}"
    return span(element("svg", spots, viewBox="0 0 24 24", aria_hidden="true"), class_=looks)
