"""The board as SVG: a clearing at dusk, the Grove in the middle of three stone circles."""

from __future__ import annotations

from functools import cache

from spinney.art.board import board
from spinney.art.svg import Markup, defs, g, joined
from spinney.games.battle_for_the_grove import actions, words
from spinney.games.battle_for_the_grove.dice import counted
from spinney.games.battle_for_the_grove.picture_figures import symbols
from spinney.games.battle_for_the_grove.picture_layout import LYING, PREFIX, SIZE, STANDING
from spinney.games.battle_for_the_grove.picture_offers import (
    NOTHING,
    Offer,
    druids_key,
    is_split,
    offers,
    place_key,
    ring_key,
)
from spinney.games.battle_for_the_grove.picture_panels import dice_tray, ribbon, seat_panel
from spinney.games.battle_for_the_grove.picture_places import (
    druids,
    grove_sign,
    ring,
    short_name,
    sign,
    stone_circle,
    tally,
)
from spinney.games.battle_for_the_grove.picture_scenery import gradients, scenery
from spinney.games.battle_for_the_grove.table import DARK, GROVE, LIGHT, LOCATIONS, Battle


def picture(t: Battle, seat: int, standalone: bool = True) -> str:
    """The board as a seat, or a spectator (-1), sees it. Not standalone, it comes without stylesheet."""
    offered = offers(t, seat)
    return board(
        PREFIX,
        "Battle for the Grove",
        described(t),
        SIZE,
        ground(),
        [place(t, number, offered) for number in range(LOCATIONS)],
        [panel(t, who, seat) for who in (LIGHT, DARK)],
        last_dice(t),
        turn_ribbon(t, seat),
        standalone=standalone,
    )


@cache
def ground() -> Markup:
    return joined(defs(gradients(), symbols()), scenery())


def place(t: Battle, number: int, offered: dict[str, Offer]) -> Markup:
    """A place and whoever is there."""
    groups = [group(t, who, number, state, offered) for state in (STANDING, LYING) for who in (LIGHT, DARK)]
    return g(grove_sign() if number == GROVE else circle_of(t, number, offered), groups)


def circle_of(t: Battle, number: int, offered: dict[str, Offer]) -> Markup:
    owner = owner_of(t, number)
    cubes = int(t.cubes_on(owner, number))
    moves, channels = offered.get(place_key(number), NOTHING), offered.get(ring_key(number), NOTHING)
    stones = ring(number, owner, cubes, channels.actions, channels.words or moves.words)
    doomed = is_split(t) and t.about == number
    return stone_circle(number, moves.actions, moves.words, doomed, stones, sign(number, owner, cubes))


def owner_of(t: Battle, circle: int) -> int:
    """B-6.4  Only one colour has cubes on a circle; an empty one counts for Light."""
    return DARK if t.cubes_on(DARK, circle) else LIGHT


def group(t: Battle, who: int, number: int, state: int, offered: dict[str, Offer]) -> Markup | None:
    count = t.standing_at(who, number) if state == STANDING else t.lying_at(who, number)
    offer = offered.get(druids_key(who, number, state), NOTHING)
    doomed = is_split(t) and t.about == number and who != t.seat
    return druids(who, number, state, int(count), offer.actions, offer.words, doomed)


def panel(t: Battle, who: int, seat: int) -> Markup:
    held = tuple(t.controls(who, circle) for circle in range(1, LOCATIONS))
    awaited = t.seat == who or who in t.winners
    return seat_panel(who, int(t.supply[who]), held, awaited, who == seat, sum(held) >= 2 and not t.over)


def last_dice(t: Battle) -> Markup | None:
    if not t.dice:
        return None
    kind = ("Channel", "Stun", "Banish")[actions.kind_of(t.rolled) - actions.CHANNEL]
    name = short_name(actions.location_of(t.rolled))
    dice = tuple(int(die) for die in t.dice)
    return dice_tray(int(t.roller), dice, tuple(counted(t)), f"{kind} at {name}")


def turn_ribbon(t: Battle, seat: int) -> Markup:
    percent = int(100 * t.turns // t.max_turns)
    if t.over:
        winner = int(t.winners[0]) if t.winners else -1
        first = f"{words.SEATS[winner]} wins" if t.winners else "A draw"
        return ribbon(first, f"after {t.turns} turns", winner, bool(t.winners), percent)
    who = words.SEATS[t.seat]
    first = f"Your turn, {who}" if t.seat == seat else f"{who}'s turn"
    return ribbon(first, asked(t), int(t.seat), False, percent)


def asked(t: Battle) -> str:
    if is_split(t):
        return f"choose {words.druids(t.more)} to banish"
    return f"action {t.acts + 1} · turn {t.turns + 1} of {t.max_turns}"


def described(t: Battle) -> str:
    """The position in one sentence, for those who do not see the picture."""
    circles = "; ".join([described_place(t, number) for number in range(1, LOCATIONS)])
    return f"{described_turn(t)}: {described_place(t, GROVE)}; {circles}."


def described_turn(t: Battle) -> str:
    if t.over:
        winner = f"{words.SEATS[t.winners[0]]} has won" if t.winners else "The game is a draw"
        return f"{winner} after {t.turns} turns"
    return f"{words.SEATS[t.seat]} is to act, {asked(t)}"


def described_place(t: Battle, number: int) -> str:
    there = [
        f"{count} {state} {words.SEATS[who]} {'druid' if count == 1 else 'druids'}"
        for who in (LIGHT, DARK)
        for state, count in (("standing", t.standing_at(who, number)), ("lying", t.lying_at(who, number)))
        if count
    ]
    owner = owner_of(t, number) if number != GROVE else LIGHT
    cubes = [] if number == GROVE else [tally(owner, int(t.cubes_on(owner, number)))]
    return f"{words.at(number)} {', '.join([*cubes, *there]) or 'nobody'}"
