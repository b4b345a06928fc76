"""The board as SVG: a clearing at dusk, the Grove in the middle of three stone circles."""

from __future__ import annotations

from functools import cache, lru_cache

from spinney.art.board import alone, drawing
from spinney.art.offers import NOTHING, Offer
from spinney.art.ribbon import on_turn
from spinney.art.svg import Markup, defs, flat, joined
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.figures import symbols
from spinney.games.battle_for_the_grove.picture.layout import LYING, PREFIX, SIZE, STANDING
from spinney.games.battle_for_the_grove.picture.offers import (
    druids_key,
    offers,
    place_key,
    ring_key,
)
from spinney.games.battle_for_the_grove.picture.panels import dice_tray, ribbon, seat_panel
from spinney.games.battle_for_the_grove.picture.places import (
    druids,
    grove_sign,
    ring,
    sign,
    stone_circle,
    tally,
)
from spinney.games.battle_for_the_grove.picture.scenery import gradients, scenery
from spinney.games.battle_for_the_grove.state.dice import dice_counted
from spinney.games.battle_for_the_grove.state.table import DARK, GROVE, LIGHT, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.asked import asked
from spinney.games.battle_for_the_grove.words.labels import aimed


def draw(t: Battle, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(t, seat))


def pieces(t: Battle, seat: int) -> list[Markup]:
    """The same, piece by piece and without stylesheet."""
    offered = offers(t, seat)
    return drawing(
        PREFIX,
        "Battle for the Grove",
        described(t),
        SIZE,
        ground(),
        [place(t, number, offered) for number in range(LOCATIONS)],
        [panel(t, who, seat) for who in (LIGHT, DARK)],
        last_dice(t),
        turn_ribbon(t, seat),
    )


@cache
def ground() -> Markup:
    """The bottom of the board, kept from picture to picture: scenery, gradients and symbols put together."""
    return joined(defs(gradients(), symbols()), scenery())


def place(t: Battle, number: int, offered: dict[str, Offer]) -> list[Markup]:
    """One place for the board: reads off the table who and what is there, and what is offered."""
    owner = owner_of(t, number) if number != GROVE else LIGHT
    cubes = int(t.cubes_on(owner, number)) if number != GROVE else 0
    there = tuple([count(t, who, number, state) for state in (STANDING, LYING) for who in (LIGHT, DARK)])
    doomed = 1 - int(t.seat) if QUESTIONS.of(t) == SPLIT and t.about == number else NOBODY
    keys = offer_keys(number)
    if doomed == NOBODY and offered.keys().isdisjoint(keys):
        return quiet_place(number, owner, cubes, there)
    return drawn_place(number, owner, cubes, there, [offered.get(key, NOTHING) for key in keys], doomed)


def count(t: Battle, who: int, number: int, state: int) -> int:
    """How many druids of a seat stand, or lie, at a place of the board."""
    return int(t.standing_at(who, number) if state == STANDING else t.lying_at(who, number))


@cache
def offer_keys(number: int) -> list[str]:
    """The keys by which the board looks up what is offered at a place: circle, ring, groups of druids."""
    druids_there = [druids_key(who, number, state) for state in (STANDING, LYING) for who in (LIGHT, DARK)]
    return [place_key(number), ring_key(number), *druids_there]


@lru_cache(4096)
def quiet_place(number: int, owner: int, cubes: int, there: tuple[int, ...]) -> list[Markup]:
    """A place of the board where nothing can be done now, kept from one board to the next."""
    return drawn_place(number, owner, cubes, there, [NOTHING] * len(offer_keys(number)), NOBODY)


def drawn_place(
    number: int, owner: int, cubes: int, there: tuple[int, ...], offered: list[Offer], doomed: int
) -> list[Markup]:
    """Puts one place of the board together: stones, cubes and druids, and what can be touched there."""
    moves, channels, *touched = offered
    groups = [
        druids(at % 2, number, at // 2, many, touched[at].actions, touched[at].words, at % 2 == doomed)
        for at, many in enumerate(there)
    ]
    if number == GROVE:
        return flat(grove_sign(), groups)
    stones = ring(number, owner, cubes, channels.actions, channels.words or moves.words)
    board = sign(number, owner, cubes)
    return flat(stone_circle(number, moves.actions, moves.words, doomed != NOBODY, stones, board), groups)


def owner_of(t: Battle, circle: int) -> int:
    """B-6.4  In whose colour the board draws a circle: whoever has cubes there; Light if there are none."""
    return DARK if t.cubes_on(DARK, circle) else LIGHT


def panel(t: Battle, who: int, seat: int) -> list[Markup]:
    """A seat's panel for the board: reads off the table what it is to show."""
    held = tuple(t.controls(who, circle) for circle in range(1, LOCATIONS))
    awaited = t.seat == who or who in t.winners
    return seat_panel(who, int(t.supply[who]), held, awaited, who == seat, sum(held) >= 2 and not t.over)


def last_dice(t: Battle) -> list[Markup] | None:
    """The dice of the last action for the board, read off the table, if any were rolled."""
    if not t.dice:
        return None
    kind, place = actions.kind_of(t.rolled), names.PLACES[actions.location_of(t.rolled)]
    what = f"{actions.KINDS.terms[kind].heading} {aimed(kind, place.short)}"
    return dice_tray(int(t.roller), tuple(int(die) for die in t.dice), tuple(dice_counted(t)), what)


def turn_ribbon(t: Battle, seat: int) -> list[Markup]:
    """The ribbon for the board, read off the table: who is asked for what, or who has won."""
    percent = int(min(100, 100 * t.turns // t.max_turns)) if t.max_turns else 0
    if t.over:
        winner = int(t.winners[0]) if t.winners else -1
        first = f"{names.SEATS[winner]} wins" if t.winners else "A draw"
        return ribbon(first, ended(t), winner, bool(t.winners), percent)
    first = on_turn(names.SEATS[t.seat], t.seat == seat)
    return ribbon(first, choice(t), int(t.seat), False, percent)


def choice(t: Battle) -> str:
    """For the board's ribbon: what is asked, and how far the turn has come."""
    if QUESTIONS.of(t) == SPLIT:
        return asked(t)
    limit = f" of {t.max_turns}" if t.max_turns else ""
    return f"action {t.acts + 1} · turn {t.turns + 1}{limit}"


def ended(t: Battle) -> str:
    """B-9.5  For the board's ribbon: when the game ended, and that a house rule did it if nobody has won."""
    return f"after {many(t.turns, 'turn')}{'' if t.winners else ' (house rule)'}"


def described(t: Battle) -> str:
    """The position in one sentence, for those who do not see the picture."""
    circles = "; ".join([described_place(t, number) for number in range(1, LOCATIONS)])
    return f"{described_turn(t)}: {described_place(t, GROVE)}; {circles}."


def described_turn(t: Battle) -> str:
    """The turn in the board's description in words: who is to act, or how the game ended."""
    if t.over:
        winner = f"{names.SEATS[t.winners[0]]} has won" if t.winners else "The game is a draw"
        return f"{winner} {ended(t)}"
    return f"{names.SEATS[t.seat]} is to act, {choice(t)}"


def described_place(t: Battle, number: int) -> str:
    """A place in the board's description in words, read off the table."""
    owner = owner_of(t, number) if number != GROVE else LIGHT
    cubes = int(t.cubes_on(owner, number)) if number != GROVE else 0
    standing = int(t.standing_at(LIGHT, number)), int(t.standing_at(DARK, number))
    lying = int(t.lying_at(LIGHT, number)), int(t.lying_at(DARK, number))
    return told_place(number, owner, cubes, standing, lying)


@lru_cache(2048)
def told_place(number: int, owner: int, cubes: int, standing: tuple[int, int], lying: tuple[int, int]) -> str:
    """The words of one place in the board's description: its cubes, and its druids standing and lying."""
    there = [
        many(count, f"{state} {names.SEATS[who]} druid")
        for who in (LIGHT, DARK)
        for state, count in (("standing", standing[who]), ("lying", lying[who]))
        if count
    ]
    tallied = [] if number == GROVE else [tally(owner, cubes)]
    return f"{names.at(number)} {', '.join([*tallied, *there]) or 'nobody'}"
