"""The rules and the oracle play the same game, and are looked at together at every choice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from oracles.eldervale.choosing import begun, options_of
from oracles.eldervale.effects import slots_of
from oracles.eldervale.game import game as whole_game
from oracles.eldervale.game import score
from oracles.eldervale.gifts import Gifts, endow
from oracles.eldervale.pieces import unit_order
from oracles.eldervale.setup import chance_told, set_out, tops_of
from oracles.eldervale.table import ELEMENTS, FACTION, TOKENS, Position
from oracles.shared import fate_of, picked, send
from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.engine.records.playback import set_limits
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.state.hexes import COORDINATES
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import (
    ABSENT,
    BOUND,
    IN_BOX,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUPPLY,
    TAMED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import kinds_of, many

TASTES = (
    ("",),
    ("place", "to", "use", "buy", "pay", "join", "play", "spend", "glory", "on"),
    ("place", "to RUIN", "use", "buy", "hex", "pay", "regroup", "take", "do", "through", "rest"),
    ("place warrior", "place dragon", "place", "join", "spend", "play", "by", "reroll", "power", "support"),
    ("regroup", "do", "take", "summon", "to", "cash", "slot", "host", "orb", "shift", "rescue", "monster"),
    ("decline", "on", "pass", "ready", "stay", "done"),
    ("to RUIN-MILL", "do dwell", "do", "to", "cash", "play", "orb", "hire", "place", "use", "charge"),
)
RARE = ("Lore", "Bond", "Muster", "Homestead")  # actions that not every Unit can use, nor at any time
BUSY = ("regroup", "take", "through", "rest", "on", "less", "pay")  # what is done until the wanted comes


# Two pictures of one position.


def position(t: EldervaleTable) -> dict[str, object]:
    content = t.content
    names = [tile.id for tile in content.tiles]
    return {
        "asked": (int(t.seat), {t.game.text(option) for option in t.options}),
        "flow": (int(t.round), int(t.trigger), bool(t.peaceful), t.over, [int(seat) for seat in t.winners]),
        "map": {names[tile]: COORDINATES[t.hexes[tile]] for tile in bits_of(t.laid)},
        "realms": {names[tile] for tile in bits_of(t.realms)},
        "stacks": {key: (token, below_of(t, key)) for key, token in tops_of(t).items()},
        "market": {
            ELEMENTS[element]: content.adventures[t.faces[element]].id if t.faces[element] != NONE else ""
            for element in bits_of(t.elements)
        },
        "decks": [len(bits_of(t.decks[element])) for element in bits_of(t.elements)],
        "burned": sorted(content.adventures[card].id for card in t.burned),
        "deck": named(t, t.deck),
        "discard": named(t, t.discard),
        "claimed": named(t, t.claimed),
        "orbs": (
            {ELEMENTS[element] for element in bits_of(t.track_orbs)},
            set(map(int, bits_of(t.glory_orbs))),
            {at: int(seat) for at, seat in enumerate(t.orb_track) if seat != NONE},
        ),
        "monsters": {
            monster.id: monster_place(t, at)
            for at, monster in enumerate(content.monsters)
            if t.monsters[at] != IN_BOX
        },
        "mercenaries": [mercenary(seat) for seat in t.mercenaries if seat != ABSENT],
        "for good": set(t.game.view(t, NONE)["for_good"]),
        "troves": set(map(int, bits_of(t.troves))),
        "gone": int(t.gone),
        "players": [player_seen(t, seat) for seat in range(t.seats)],
        "going on": (t.battle is not None, t.payment is not None),
        "scores": [int(t.score(seat)) for seat in range(t.seats)],
    }


def below_of(t: EldervaleTable, key: tuple[str, int]) -> int:
    tile = next(at for at, tile in enumerate(t.content.tiles) if tile.id == key[0])
    return int(t.stacks[2 * tile + key[1] - 1] & 3)


def named(t: EldervaleTable, designs: list[Any]) -> Counter[str]:
    return Counter(t.content.magic[design].id for design in designs)


def mercenary(seat: int) -> int | None:
    return None if seat == SUPPLY else int(seat)


def monster_place(t: EldervaleTable, at: int) -> str:
    place = t.monsters[at]
    if place >= TAMED:
        return f"tamed {place - TAMED}"
    if place >= BOUND:
        return f"bound {place - BOUND}"
    return t.content.tiles[place].id if place >= 0 else "box"


def heap_words(t: EldervaleTable, heap: Any) -> Counter[str]:
    names = [*FACTION, "minotaur", "shapeshifter", *[monster.id for monster in t.content.monsters]]
    return Counter({names[kind]: int(many(heap, kind)) for kind in kinds_of(heap)})


def player_seen(t: EldervaleTable, seat: int) -> dict[str, object]:
    content, player = t.content, t.players[seat]
    tiles = [tile.id for tile in content.tiles]
    cards = [*player.cards, t.starter_of(seat)]
    ids = [*[card.id for card in content.adventures], *[card.id for card in content.starters]]
    tokens = [f"{ELEMENTS[token.element]}-{token.face}" for token in content.tokens]
    return {
        "plain": (
            ELEMENTS[player.element], int(player.vp), int(player.orbs), int(player.slain),
            player.tactics == 1, None if player.glory == OFF_TRACK else int(player.glory),
            bool(t.resting >> seat & 1),
        ),
        "tokens": [int(number) for number in player.tokens],
        "power": {ELEMENTS[at]: int(space) for at, space in enumerate(player.power) if space},
        "hand": named(t, player.hand),
        "held": Counter(tokens[kind] for kind in player.held),
        "cards": [ids[card] for card in player.cards],
        "units": {
            "tray": heap_words(t, player.tray), "ready": heap_words(t, player.ready),
            "under": heap_words(t, player.under), "pool": heap_words(t, player.pool),
            "card": heap_words(t, player.acting),
            **{tiles[tile]: heap_words(t, player.units[tile]) for tile in bits_of(player.here)},
        },
        "dwellings": {tiles[tile]: bool(player.castles >> tile & 1) for tile in bits_of(player.dwellings)},
        "slots": {
            ids[card]: [["", *tokens][t.slot_of(card, n) + 1] for n in range(content.card_slots[card])]
            for card in player.cards if content.card_slots[card]
        },
        "auras": {ids[card]: content.magic[t.aura_on(card)].id for card in cards if t.aura_on(card) != NONE},
        "orbs on cards": (
            {ids[card] for card in player.cards if t.marks[card] & ORB_ON_INPUT},
            {ids[card] for card in player.cards if t.marks[card] & ORB_ON_ICON},
        ),
    }  # fmt: skip


def oracle_position(p: Position) -> dict[str, object]:
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, -1 if p.trigger is None else p.trigger, p.peaceful, p.over, p.winners),
        "map": p.map,
        "realms": p.realms,
        "stacks": p.stacks,
        "market": p.market,
        "decks": [len(deck) for deck in p.decks.values()],
        "burned": sorted(p.burned),
        "deck": +p.deck,
        "discard": +p.discard,
        "claimed": +p.claimed,
        "orbs": (p.track_orbs, p.glory_orbs, p.orb_track),
        "monsters": {name: p.monsters[name] for name in p.beasts if name in p.monsters},
        "mercenaries": list(p.hired.values()),
        "for good": p.bought,
        "troves": p.troves,
        "gone": p.gone,
        "players": [oracle_player(p, seat) for seat in range(p.seats)],
        "going on": (p.fighting, p.paying),
        "scores": [score(p, seat) for seat in range(p.seats)],
    }


def oracle_player(p: Position, seat: int) -> dict[str, object]:
    player = p.players[seat]
    own = [*player.cards, p.starter_id(seat)]
    places = ("tray", "ready", "under", "pool", "card")
    return {
        "plain": (
            player.element, player.vp, player.orbs, player.slain, player.tactics, player.glory,
            player.resting,
        ),
        "tokens": [player.tokens[kind] for kind in TOKENS],
        "power": dict(+player.power),
        "hand": +player.hand,
        "held": +player.held,
        "cards": player.cards,
        "units": {
            **{place: Counter(unit.kind for unit in player.at(place)) for place in places},
            **{tile: Counter(unit.kind for unit in player.at(tile)) for tile in p.own(seat)},
        },
        "dwellings": player.dwellings,
        "slots": {card: slots_of(p, card) for card in player.cards if slots_of(p, card)},
        "auras": {card: p.auras[card] for card in own if card in p.auras},
        "orbs on cards": (p.orb_inputs & {*player.cards}, p.orb_icons & {*player.cards}),
    }  # fmt: skip


# Playing both.


def answer_of(texts: list[str], generator: Random, taste: tuple[str, ...], wanted: set[str] | None) -> str:
    if wanted is not None and not wanted.isdisjoint(texts):
        text = max(wanted.intersection(texts), key=lambda text: (text.endswith(RARE), text))
        wanted.remove(text)
        return text
    if wanted is not None and generator.random() < (0.5 if "regroup" in texts else 0.9):
        return min(texts, key=lambda text: [not text.startswith(word) for word in BUSY])
    return picked(texts, generator, taste)


@cache
def game_of(edition: str) -> Eldervale:
    return Eldervale(edition)


def difference(one: dict[str, object], other: dict[str, object]) -> str:
    """What the two say differently."""
    parts = [name for name in one if one[name] != other[name]]
    if parts == ["players"]:
        for mine, theirs in zip(one["players"], other["players"], strict=True):  # type: ignore[call-overload]
            if mine != theirs:
                return difference(mine, theirs)
    return "; ".join(f"{name}: rules {one[name]}, oracle {other[name]}" for name in parts)


def compare(
    game: Eldervale,
    seats: int,
    number: int,
    seed: str,
    gifts: Gifts | None = None,
    wanted: set[str] | None = None,
    most: int = 0,
) -> int:
    """Play one game, or so many choices of it, and look at both tables at every choice.

    It may begin with gifts. What is wanted is chosen whenever it can be, and then wanted no more.
    """
    generator = Random(seed)
    tastes = [generator.choice(TASTES) for _ in range(seats)]
    options = options_of(seed, seats, number)
    t = begun(game, seats, options, seed)
    p = set_out(t, options)
    assert unit_order(p)[:4] == [*FACTION]
    if gifts is not None:
        endow(t, p, generator, gifts)
    flow = whole_game(p)
    text, told, choices = None, len(t.log or []), 0
    while True:
        send(flow, text)
        assert not any(p.fate.values()), f"{seed}: after {text}: {p.fate} should not have happened"
        said = difference(position(t), oracle_position(p))
        assert not said, f"{seed}, choice {choices}, after {text}: {said}"
        if t.over:
            assert t.scores == p.final
            return choices
        if choices == most > 0:
            return choices
        if not p.limited and t.round > game.content.play.rounds + 1:
            set_limits(t)  # E-11.9
            p.limited = True
        choices += 1
        text = answer_of(sorted(p.options), generator, tastes[t.seat], wanted)
        t.play(game.action(text))
        p.fate, told, p.tops = fate_of(t, told, chance_told), len(t.log or []), tops_of(t)
