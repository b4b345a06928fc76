"""Playing scenes, and looking at them in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from games.eldervale.scenes import CONTENT, KINDS, MONSTERS, TILES, TOKENS
from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import ELEMENTS, TOKEN_LETTERS
from spinney.games.eldervale.state.table import BOUND, TAMED, EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, many


def play(t: EldervaleTable, *texts: str) -> EldervaleTable:
    """Answer with these actions, in this order; a Realm says enough where one kind of Unit can be placed."""
    for text in texts:
        action, units = t.game.action(text), named(t, "place")
        if text.startswith("to ") and action not in t.options and len(units) == 1:
            t.play(t.game.action(f"place {units[0]}"))
        t.play(action)
    return t


def legal(t: EldervaleTable) -> list[str]:
    """The legal actions as text."""
    return [t.game.text(option) for option in t.options]


def named(t: EldervaleTable, word: str) -> list[str]:
    """What the legal actions of one kind name."""
    return [text.removeprefix(f"{word} ") for text in legal(t) if text.split()[0] == word]


def tokens(t: EldervaleTable, seat: int) -> str:
    """What a player holds, as letters in the order GPSTW$."""
    held = t.players[seat].tokens
    return "".join(letter * held[kind] for kind, letter in enumerate(TOKEN_LETTERS))


def hand(t: EldervaleTable, seat: int) -> list[str]:
    return sorted(CONTENT.magic[card].id for card in t.players[seat].hand)


def held(t: EldervaleTable, seat: int) -> list[str]:
    names = list(TOKENS)
    return [names[token] for token in t.players[seat].held]


def words_of(heap: int) -> str:
    """Units as words, in the order of their kinds."""
    names = list(KINDS)
    return " ".join(names[kind] for kind in kinds_of(heap) for _ in range(many(heap, kind)))


def at(t: EldervaleTable, seat: int) -> dict[str, str]:
    """Where a player's Units stand on the map."""
    names = {number: name for name, number in TILES.items()}
    player = t.players[seat]
    return {names[tile]: words_of(player.units[tile]) for tile in bits_of(player.here)}


def ready(t: EldervaleTable, seat: int) -> str:
    return words_of(t.players[seat].ready)


def under(t: EldervaleTable, seat: int) -> str:
    return words_of(t.players[seat].under)


def power(t: EldervaleTable, seat: int, element: str) -> int:
    return int(t.players[seat].power[ELEMENTS.index(element)])


def vp(t: EldervaleTable, seat: int) -> int:
    return int(t.players[seat].vp)


def monster(t: EldervaleTable, name: str) -> str:
    """Where a Monster is: a tile, `bound A`, `tamed A` or `box`."""
    place = t.monsters[MONSTERS[name]]
    if place >= TAMED:
        return f"tamed {'ABCDE'[place - TAMED]}"
    if place >= BOUND:
        return f"bound {'ABCDE'[place - BOUND]}"
    return list(TILES)[place] if place >= 0 else "box"


def market(t: EldervaleTable) -> dict[str, str]:
    return {
        ELEMENTS[element]: CONTENT.adventures[card].id if card != NONE else ""
        for element, card in enumerate(t.faces)
        if t.elements >> element & 1
    }


def told(t: EldervaleTable, name: str) -> list[tuple[int, int, int, int]]:
    """The events of one kind: seat and numbers."""
    kind = t.game.events.index(name)
    return [(int(e.seat), int(e.a), int(e.b), int(e.c)) for e in t.log or [] if e.kind == kind]


def seen(t: EldervaleTable, seat: int = NONE) -> dict[str, Any]:
    found: dict[str, Any] = t.game.view(t, seat)
    return found
