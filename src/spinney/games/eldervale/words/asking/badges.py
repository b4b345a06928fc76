"""The number that counts, where an option is given: the exact chance to win, prices, VP, Power."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from spinney.engine.faces.asking import BAD, GOOD, PLAIN
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.heaps import symbols
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.rules.dwelling import points_at_once
from spinney.games.eldervale.rules.realms import can_use
from spinney.games.eldervale.rules.summoning import price
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.forecast import again, forecasts, of_battle, strengthened

Badge = tuple[str, str]  # a few letters and their tone
NOTHING: Final[Badge] = ("", PLAIN)
SAFE: Final[Badge] = ("safe", GOOD)
NO_USE: Final[Badge] = ("no use", BAD)
EVEN: Final = Fraction(1, 2)
BURNS: Final[Badge] = ("burn", BAD)
TO_PAY: Final = " to pay"  # where no help says what a number means


def badges(t: EldervaleTable, options: list[int]) -> dict[int, Badge]:
    """What counts about each option, in a few letters, and whether that is good."""
    if QUESTIONS.of(t) == questions.REALM:
        return realms(t, options)
    return {option: badge(t, option) for option in options}


def badge(t: EldervaleTable, action: int) -> Badge:
    """What counts about one option."""
    menu = t.content.actions
    say = BADGES.get(int(menu.kind_of(action)))
    return NOTHING if say is None else say(t, action, int(menu.part_of(action)))


def chance_badge(chance: Fraction | None) -> Badge:
    """A chance to win: good if it is more likely than not."""
    return NOTHING if chance is None else (percent(chance), GOOD if chance >= EVEN else BAD)


def realms(t: EldervaleTable, options: list[int]) -> dict[int, Badge]:
    """Where a Unit may be placed: the chance to win the battle there, or that there is none."""
    tiles = [int(t.content.actions.part_of(option)) for option in options]
    met, useless = forecasts(t, tiles), unusable(t, tiles)
    seat, calm = int(t.seat), NOTHING if t.peaceful == 1 else SAFE
    return {
        option: chance_badge(met[tile].chance(seat)) if tile in met else NO_USE if tile in useless else calm
        for option, tile in zip(options, tiles, strict=True)
    }


def unusable(t: EldervaleTable, tiles: list[int]) -> set[int]:
    """E-6.13  Where the Unit could not use the Realm, as everything is now."""
    ahead, seat, kind = t.clone(), int(t.seat), t.about
    found: set[int] = set()
    for tile in tiles:
        ahead.players[seat].put(kind, tile)
        if not can_use(ahead, seat, t.content.tile_kind[tile]):
            found.add(tile)
        ahead.players[seat].lift(kind, tile)
    return found


def standing(t: EldervaleTable) -> Fraction | None:
    """The chance to win the battle as it stands, before the roll; None for whoever is not in it."""
    battle = t.battle
    if battle is None or t.over or battle.rolls[t.seat] != 0 or t.players[t.seat].units[battle.tile] == 0:
        return None
    return of_battle(t, battle).chance(int(t.seat))


def monster(t: EldervaleTable, action: int, which: int) -> Badge:
    """E-7.3  The chance to win against a Monster that rushes in; the dice of one to dominate."""
    if QUESTIONS.of(t) != questions.RUSHER:
        return many(int(t.content.monster_dice[which]), "die"), PLAIN
    nobody = [0] * (MOST_SEATS + 1)
    met = Battle(t.turn.tile, which, nobody[:], nobody[:], nobody[:], nobody[:], NONE, 0, 0)
    return chance_badge(of_battle(t, met).chance(int(t.seat)))


def weakened(t: EldervaleTable, action: int, who: int) -> Badge:
    """E-7.28  What the battle becomes if somebody loses dice."""
    ahead = t.clone()
    if ahead.battle is None or standing(t) is None:
        return NOTHING
    ahead.battle.bonus[who] -= t.about
    return chance_badge(of_battle(ahead, ahead.battle).chance(int(t.seat)))


def passing(t: EldervaleTable, action: int, _: int) -> Badge:
    """What passing leaves as it is: the chance to win, or who is ahead after the roll."""
    if QUESTIONS.of(t) == questions.REROLLS:
        chance = again(t, 0)
        return NOTHING if chance is None else ("ahead", GOOD) if chance else ("behind", BAD)
    return chance_badge(standing(t))


def costing(cost: int, discount: int = 0, words: str = "") -> Badge:
    """A price: how many resources, of whatever kind."""
    left = max(0, int(symbols(cost)) - discount)
    return (f"{left}{words}", PLAIN) if left else ("free", GOOD)


def off(t: EldervaleTable) -> int:
    """What is taken off the price of what is offered just now, by the effect that offers it."""
    if QUESTIONS.of(t) not in (questions.PURCHASE, questions.SUMMON):
        return 0
    return int(t.content.effects[t.about].a[t.more])


def bought(t: EldervaleTable, action: int, element: int) -> Badge:
    """What a card of the market costs, if that is less than what is printed on it."""
    card, less = t.faces[element], off(t)
    return NOTHING if card == NONE or less == 0 else costing(int(t.content.card_cost[card]), less)


def burned(t: EldervaleTable, action: int, element: int) -> Badge:
    """E-6.5  That a card can only be burned: nobody should lose it who meant to buy it."""
    return NOTHING if t.content.actions.buys[element] in t.options else BURNS


def hired(t: EldervaleTable, action: int, mercenary: int) -> Badge:
    """E-9.5  What a Mercenary costs; one that an Orb pays for has its price already."""
    return NOTHING if QUESTIONS.of(t) == questions.ORB else costing(int(t.content.play.hire), words=TO_PAY)


def site(t: EldervaleTable, action: int, tile: int) -> Badge:
    """E-8.3  What a Dwelling scores at once."""
    if QUESTIONS.of(t) != questions.DWELLING:
        return NOTHING
    points = points_at_once(t, tile)
    return f"+{points} VP", GOOD if points else PLAIN


def rising(t: EldervaleTable, action: int, element: int) -> Badge:
    """E-13.4  How far a marker rises: not above the top."""
    number = int(t.about) if QUESTIONS.of(t) == questions.ELEMENT else 1
    now = int(t.players[t.seat].power[element])
    return f"+{min(int(t.content.tracks.top), now + number) - now}", GOOD


BADGES: Final[dict[int, Callable[[EldervaleTable, int, int], Badge]]] = {
    actions.TO: site,
    actions.BUY: bought,
    actions.BURN: burned,
    actions.SUMMON: lambda t, action, kind: costing(int(price(t, t.seat, kind)), off(t)),
    actions.HIRE: hired,
    actions.RESTORE: lambda t, *_: costing(int(t.content.play.restore), words=TO_PAY),
    actions.JOIN: lambda t, action, _: chance_badge(strengthened(t, action)),
    actions.SUPPORT: lambda t, action, _: chance_badge(strengthened(t, action)),
    actions.SPEND: lambda t, action, _: chance_badge(strengthened(t, action)),
    actions.REROLL: lambda t, action, number: chance_badge(again(t, number)),
    actions.MONSTER: monster,
    actions.AGAINST: weakened,
    actions.ELEMENT: rising,
    actions.DONE: lambda t, *_: chance_badge(standing(t)),
    actions.PASS: passing,
}
