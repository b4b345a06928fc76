"""A battle step by step: who fights with which Units, how many dice or what was rolled, the chance to win."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.kept import kept
from spinney.art.svg import Markup, at, circle, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View, tile_numbers
from spinney.games.eldervale.picture.odds import Fighter, fighters
from spinney.games.eldervale.picture.tile import monster_words, units_words
from spinney.games.eldervale.picture.tokens import drawn_figure, figure, seal, shape_of
from spinney.games.eldervale.picture.units import GROUND
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.names import the_tile

STEPS: Final = ("avoid", "join", "dice", "roll", "again", "reward", "losses")
STEP_OF: Final = {
    QUESTIONS.names[asked]: step
    for asked, step in (
        (questions.PEACE, 0), (questions.JOIN, 1), (questions.SWORDS, 2), (questions.WEAKENED, 2),
        (questions.REROLLS, 4), (questions.REROLL, 4), (questions.REWARD, 5), (questions.SAVES, 6),
    )
}  # fmt: skip  # as a view names the question
WIDE: Final = 360.0
HEAD: Final = 22.0  # the steps
ROW: Final = 46.0
PITCH: Final = 30.0
DIE: Final = 26.0
PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}  # letters of a square, by rows


@kept
def battle(content: EldervaleContent, view: View, front: int) -> Zone:
    """The battle that is going on: its steps, then a row for everybody who fights."""
    rows = fighters(content, view)
    realm = the_tile(content, tile_numbers(content)[view["battle"]["realm"]])
    drawn = [steps(step_of(view))]
    for place, one in enumerate(rows):
        drawn.append(row(content, one, view["battle"]["monster"], one.seat == front, HEAD + ROW * place))
    words = "; ".join([told(content, one, view["battle"]["monster"]) for one in rows])
    item = Item("battle", words, WIDE, HEAD + ROW * len(rows) + 2, drawn)
    return Zone("battle", SIDE, f"Battle in {realm}", [item], tab="Battle")


def step_of(view: View) -> int:
    """Which step of chapter 7d it is."""
    found = view["battle"]
    decided = found["winner"] >= 0 or bool(found["losers"])
    rolled = any(found["dice"])
    step = STEP_OF.get(view["question"], 6 if decided else 4 if rolled else 2)
    return max(step, 5) if decided else step


def told(content: EldervaleContent, one: Fighter, monster: str) -> str:
    """A participant in words."""
    name = monster_words(content, monster) if one.seat == MOST_SEATS else seat_mark(one.seat)
    who = f"{name}: {many(one.dice, 'die')}" if one.seat != MOST_SEATS else name
    rolled = f", rolled {', '.join([str(die) for die in one.rolled])}" if one.rolled else ""
    state = {"won": ", wins", "lost": ", loses", "": ""}[one.state]
    return f"{who}{rolled}{', ' + one.chance + ' to win' if one.chance else ''}{state}"


@lru_cache(16)
def steps(now: int) -> Markup:
    """Where the battle is."""
    drawn: list[Markup] = []
    x = 2.0
    for number, words in enumerate(STEPS):
        look = "bold f-danger" if number == now else "f-ink-quiet"
        drawn.append(text(words, x=round(x, 1), y=14, font_size=12.8, class_=look))
        x += 7.7 * len(words) + 11
    return g(drawn, pointer_events="none")


@lru_cache(1024)
def row(content: EldervaleContent, one: Fighter, monster: str, mine: bool, y: float) -> Markup:
    """A participant of the battle; it can be touched where a card picks one."""
    beast = one.seat == MOST_SEATS
    box = {"x": 1, "y": 1, "width": WIDE - 2, "height": ROW - 3, "rx": 9}
    look = "f-glow-wash" if one.state == "won" else "f-paper-2"
    return part(
        PREFIX,
        "side-monster" if beast else f"side-{one.seat}",
        told(content, one, monster),
        rect(**box, class_=f"{look} s-paper-line"),
        drawn_figure(shape_of(content, monster), 24, ROW - 6, 36)
        if beast
        else seal(one.seat, 19, ROW / 2, 12),
        units(content, one, mine),
        dice(one),
        outcome(one),
        rim=rect(x=3, y=3, width=WIDE - 6, height=ROW - 7, rx=7),
        transform=at(0, y),
    )


def units(content: EldervaleContent, one: Fighter, mine: bool) -> list[Markup]:
    """Units in the Realm, which can be touched if they are mine, and those that support from afar."""
    drawn: list[Markup] = []
    total = len(one.units) + len(one.helpers)
    pitch = min(PITCH, 92 / max(1, total))
    for place, (name, number) in enumerate((*one.units, *one.helpers)):
        far = place >= len(one.units)
        key = f"{'helper' if far else 'fighter'}-{name if mine else f'{one.seat}-{name}'}"
        words = f"{units_words(content, {name: number})}{' in support' if far else ''}"
        box = {"x": -15, "y": -36, "width": 30, "height": 40, "rx": 7}
        drawn.append(
            part(
                PREFIX,
                key,
                words,
                rect(**box, fill=GROUND, fill_opacity=0.4),
                g(figure(content, one.seat, name, number, 32), opacity=0.7 if far else None),
                rim=rect(**box),
                transform=at(round(52 + pitch * place, 1), ROW - 7),
            )
        )
    return drawn


def dice(one: Fighter) -> list[Markup]:
    """Dice that will be rolled, or what they show, in the colour of their owner."""
    left = 142.0
    values = one.rolled or (0,) * one.dice
    return [
        die(one.seat, value, left + (DIE + 3) * place, (ROW - DIE) / 2 - 0.5, one.state == "lost")
        for place, value in enumerate(values)
    ]


@lru_cache(256)
def die(seat: int, value: int, x: float, y: float, dull: bool) -> Markup:
    """One die of a seat or a Monster; without a value it waits to be rolled."""
    person = seat < MOST_SEATS
    box = {"x": 0.5, "y": 0.5, "width": DIE - 1, "height": DIE - 1, "rx": 5.5}
    if not value:
        edge = f"s-seat-{seat + 1}" if person else "s-ink-quiet"
        blank = rect(**box, class_=f"none {edge}", stroke_width=1.8, stroke_dasharray="4 3")
        return g(blank, transform=at(x, y))
    body = rect(**box, class_=f"f-seat-{seat + 1}-cloth" if person else "f-spirit-black s-paper-edge")
    spots = [divmod("abcdefghi".index(letter), 3) for letter in PIPS[value]]
    step = DIE / 4
    return g(
        body,
        [circle(cx=step * (column + 1), cy=step * (line + 1), r=2.6, fill="#fff") for line, column in spots],
        opacity=0.55 if dull else None,
        transform=at(x, y),
    )


def outcome(one: Fighter) -> Markup:
    """At the right the chance to win, or who has won."""
    words = {"won": "wins", "lost": "loses", "": one.chance}[one.state]
    look = {"won": "f-success", "lost": "f-danger", "": "f-ink"}[one.state]
    return text(
        words, x=WIDE - 8, y=ROW / 2 + 5, font_size=16, class_=f"serif bold {look}", text_anchor="end"
    )
