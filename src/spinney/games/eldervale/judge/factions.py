"""What a faction is worth before the map is laid out, by rule of thumb."""

from __future__ import annotations

from math import exp
from typing import Final

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import (
    FARWALK,
    FORAGER,
    LUCKY,
    MARTYR,
    MASON,
    MIGHT,
    RAIDER,
    SCHOLAR,
    STEALTH,
    UNDYING,
)
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, WORKER
from spinney.games.eldervale.judge.effects import effect_value
from spinney.games.eldervale.judge.tokens import cost_value
from spinney.games.eldervale.state.table import EldervaleTable

DOUBT: Final = 12.0  # VP that are nothing at the beginning of a game
USES: Final = 3.0  # how often a Starter gathers, beyond what all of them do
SUMMONS: Final = 0.8  # how often a kind of Unit is summoned
WORKERS: Final = 2.0  # what most Units have counts more
ABILITY: Final = 0.5  # an ability that is not listed
WORTH: Final[dict[int, float]] = {
    FARWALK: 1.0,
    FORAGER: 2.0,
    LUCKY: 1.0,
    MARTYR: 1.0,
    MASON: 2.5,
    MIGHT: 1.5,
    RAIDER: 1.0,
    SCHOLAR: 2.0,
    STEALTH: 1.0,
    UNDYING: 1.0,
}  # of an ability, in VP


def judge_of_choices(t: EldervaleTable) -> list[float]:
    """Each seat's likely share of the victory while factions and Elements are chosen."""
    values = [faction_value(t, seat) for seat in range(t.seats)]
    best = max(values)
    shares = [exp((value - best) / DOUBT) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def faction_value(t: EldervaleTable, seat: int) -> float:
    """The value of a faction; whoever has none yet is as good as anybody: worth nothing more."""
    player, content = t.players[seat], t.content
    if player.element == NONE:
        return 0.0
    value = USES * effect_value(t, seat, content.card_output[t.starter_of(seat)], 0)
    for kind in range(FACTION_KINDS):
        value -= SUMMONS * cost_value(content.summon_cost[FACTION_KINDS * player.element + kind])
        ability = t.ability(seat, kind)
        if ability != 0:
            value += WORTH.get(int(ability), ABILITY) * (WORKERS if kind == WORKER else 1.0)
    return value
