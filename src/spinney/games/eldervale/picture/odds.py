"""Who fights in a battle with how many dice, and how likely each is to win, from what everybody sees."""

from __future__ import annotations

from typing import NamedTuple

from spinney.games.eldervale.content.abilities import CHILL, DREAD, FRENZY, FURY, MIGHT, ROTE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, MOST_SEATS, SHAPESHIFTER, UNITS
from spinney.games.eldervale.picture.lookups import Tile, View, card_numbers, neighbours
from spinney.games.eldervale.picture.tokens import monster
from spinney.games.eldervale.words.chances import Side, chances, percent


class Fighter(NamedTuple):
    """A participant of a battle; a Monster is at seat MOST_SEATS."""

    seat: int
    units: tuple[tuple[str, int], ...]
    helpers: tuple[tuple[str, int], ...]
    dice: int  # to be rolled
    rolled: tuple[int, ...]
    chance: str  # to win, before the roll
    state: str  # "won", "lost" or empty


def fighters(content: EldervaleContent, view: View) -> list[Fighter]:
    """Everybody who fights, or fought, in the order of seats, the Monster last."""
    found = view["battle"]
    tile = next(one for one in view["tiles"] if one["id"] == found["realm"])
    seats = [seat for seat, here in enumerate(tile["units"]) if here or found["dice"][seat]]
    dice = [dice_rolled(content, view, tile, seat) for seat in seats]
    sides = [Side(number) for number in dice]
    if found["monster"]:
        seats.append(MOST_SEATS)
        dice.append(monster_rolls(content, view, tile))
        abilities = monster(content, found["monster"]).abilities
        sides.append(Side(dice[-1], bool(abilities & FURY), bool(abilities & ROTE)))
    wins = [""] * len(seats) if any(found["dice"]) else [percent(chance) for chance in chances(tuple(sides))]
    return [
        fighter(view, tile, seat, number, chance)
        for seat, number, chance in zip(seats, dice, wins, strict=True)
    ]


def fighter(view: View, tile: Tile, seat: int, dice: int, chance: str) -> Fighter:
    """One participant, with its Units there and those that support it."""
    found = view["battle"]
    person = seat < MOST_SEATS
    units = tuple(tile["units"][seat].items()) if person else ()
    helpers = tuple(found["support"][seat].items()) if person else ()
    rolled = tuple(found["dice"][seat])
    over = found["winner"] >= 0 or bool(found["losers"])
    state = "won" if found["winner"] == seat else "lost" if over else ""
    return Fighter(seat, units, helpers, dice, rolled, chance, state)


def dice_rolled(content: EldervaleContent, view: View, tile: Tile, seat: int) -> int:
    """E-7.13, E-7.15, E-7.28  The dice that a player rolls: at least 1, at most 6, then dread."""
    found = view["battle"]
    abilities = monster(content, found["monster"]).abilities if found["monster"] else 0
    dice: int = sum(
        number * unit_dice(content, view, seat, name) for name, number in tile["units"][seat].items()
    )
    dice += sum(
        number * unit_dice(content, view, seat, name) for name, number in found["support"][seat].items()
    )
    homes = [one for one in (tile, *neighbours(view, tile)) if one["dwelling"] == seat]
    if not abilities & CHILL:
        dice += sum(2 if home["castle"] else 1 for home in homes)
    if homes:
        dice += sum(int(content.passive[card].die_home) for card in tableau(content, view, seat))
    dice = min(int(content.play.dice), max(1, dice + int(found["bonus"][seat])))
    return max(1, dice - 1) if abilities & DREAD else dice


def tableau(content: EldervaleContent, view: View, seat: int) -> list[int]:
    """The numbers of a player's Adventure Cards."""
    known = card_numbers(content)
    return [known[card["id"]] for card in view["players"][seat]["tableau"] if card["id"] in known]


def unit_dice(content: EldervaleContent, view: View, seat: int, name: str) -> int:
    """19.1, 19.2, E-16.8  The dice that one Unit gives, with its owner's cards and faction."""
    if name not in UNITS:
        return int(monster(content, name).dice)
    kind = UNITS.index(name)
    shape = UNITS.index(view["shape"]) if kind == SHAPESHIFTER and view["shape"] else kind
    dice = int(content.unit_dice[shape])
    if shape < FACTION_KINDS:
        dice += sum(int(content.passive[card].die[shape]) for card in tableau(content, view, seat))
    if kind < FACTION_KINDS and able(content, view, seat, kind) == MIGHT:
        dice += int(content.play.might)
    return dice


def able(content: EldervaleContent, view: View, seat: int, kind: int) -> int:
    """19.2  The ability of a kind of Unit of a seat's faction."""
    sides = [side for side in content.sides if side.name == view["players"][seat]["faction"]]
    return int(sides[0].abilities[kind]) if sides else 0


def monster_rolls(content: EldervaleContent, view: View, tile: Tile) -> int:
    """E-7.15, E-7.28, R-53  The dice of a Monster: as printed, frenzy, less what cards take, at most 5."""
    found = view["battle"]
    one = monster(content, found["monster"])
    dice = int(one.dice) + int(found["bonus"][MOST_SEATS])
    if one.abilities & FRENZY:
        dice += sum(1 for here in tile["units"] if here) - 1
    return min(int(content.play.monster_dice), max(1, dice))
