"""What can happen: each event once, with its sentence and what the lab counts of it."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.events import ITSELF, Events
from spinney.engine.terms.field import NUMBER, Field, agreeing, count
from spinney.games.battle_for_the_grove.terms.fields import (
    AT_PLACE,
    CUBES,
    DICE,
    DRUIDS,
    PLACE,
    SUCCESSES,
)

EVENTS: Final = Events("battle_for_the_grove")

STARTING_ROLL: Final = 0  # a, b, c: the dice
EVENTS.add(
    STARTING_ROLL, "starting_roll", "{who} rolls {a}, {b}, {c}.", a=NUMBER, b=NUMBER,
    c=Field(told=lambda it, die: f"{die} for the first turn: {it.event.a + it.event.b + die}"),
)  # fmt: skip
STARTS: Final = 1
EVENTS.add(STARTS, "starts", "{who} takes the first turn.")
STANDS: Final = 2
EVENTS.add(STANDS, "stands", "{who} stands a druid up {a}.", a=AT_PLACE, item="a")
MOVES: Final = 3
EVENTS.add(MOVES, "moves", "{who} moves {c} from {a} to {b}.", a=PLACE, b=PLACE, c=DRUIDS, item="b")

CHANNELS: Final = 4
EVENTS.add(
    CHANNELS, "channels", "{who} channels at {a} and rolls {c}: {b}.", a=PLACE, b=SUCCESSES, c=DICE, item="a"
)
STUNS: Final = 5  # b: successes that count
EVENTS.add(STUNS, "stuns", "{who} stuns at {a} and rolls {c}: {b}.", a=PLACE, b=SUCCESSES, c=DICE, item="a")
BANISHES: Final = 6
EVENTS.add(
    BANISHES, "banishes", "{who} banishes from {a} and rolls {c}: {b}.",
    a=PLACE, b=SUCCESSES, c=DICE, item="a",
)  # fmt: skip

CUBES_PLACED: Final = 7
EVENTS.add(CUBES_PLACED, "cubes_placed", "{who} places {b} on {a}.", a=PLACE, b=CUBES, item="a", many="b")
CUBES_CANCELLED: Final = 8  # told with the seat that did not channel
EVENTS.add(
    CUBES_CANCELLED, "cubes_cancelled", "{b} of each colour {c} out on {a}.",
    a=PLACE, b=CUBES, c=agreeing("b", "cancels", "cancel"), item="a", many="b", concerns=ITSELF,
)  # fmt: skip
STUNNED: Final = 9  # told with the seat whose druids lie down
EVENTS.add(
    STUNNED, "stunned", "{b} of {who}'s druids {c} down {a}.",
    a=AT_PLACE, b=NUMBER, c=agreeing("b", "lies", "lie"), item="a", many="b", concerns=ITSELF,
)  # fmt: skip
BANISHED: Final = 10  # told with the seat whose druids go; b: standing ones, c: lying ones
EVENTS.add(
    BANISHED, "banished", "{b} of {who}'s druids {c} back from {a} to the Grove.", a=PLACE,
    b=Field(told=lambda it, standing: str(standing + it.event.c)),
    c=Field(told=lambda it, lying: "goes" if it.event.b + lying == 1 else "go"),
    item="a", concerns=ITSELF,
)  # fmt: skip

STOPS: Final = 11
EVENTS.add(STOPS, "stops", "{who} stops after one action.")
WINS: Final = 12
EVENTS.add(WINS, "wins", "{who} begins the turn in control of {a} circles and wins.", a=NUMBER, ending=True)
DRAW: Final = 13
EVENTS.add(
    DRAW, "draw", "After {a} nobody has won. The turn limit, a house rule, makes it a draw.",
    a=count("turn"), ending=True, nobody=True,
)  # fmt: skip
