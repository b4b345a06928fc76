"""What can happen: each event once, with its sentence and what the lab counts of it."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.events import Events
from spinney.engine.terms.field import NUMBER, Field, agreeing, count, if_so, one_of
from spinney.games.shifting_realms.terms import fields

EVENTS: Final = Events("shifting_realms")

# Setup.

REALMS: Final = 0
EVENTS.add(REALMS, "realms", "The realms, from the left: {a}.", a=fields.REALMS, item="a", nobody=True)
TASK: Final = 1  # for its owner alone
EVENTS.add(TASK, "task", "{who} is dealt the task {a}.", a=fields.TASK, item="a")
BID: Final = 2
EVENTS.add(BID, "bid", "{who} bids {a} gold.", a=NUMBER, many="a")
TIE_DRAW: Final = 3
EVENTS.add(TIE_DRAW, "tie_draw", "{who} draws a {a} to break the tie.", a=NUMBER)
TOOK_CARD: Final = 4
EVENTS.add(TOOK_CARD, "took_card", "{who} takes turn order card {a}.", a=fields.TURN_CARD, item="a")
GAINED: Final = 5
EVENTS.add(GAINED, "gained", "{who} gains {b} {a}.", a=fields.RESOURCE, b=NUMBER, item="a", many="b")

# Turns and actions.

ROUND_BEGINS: Final = 6
EVENTS.add(ROUND_BEGINS, "round_begins", "Round {a} begins.", a=NUMBER, beat=True, nobody=True)
TURN: Final = 7
EVENTS.add(TURN, "turn", "")
RECRUITS: Final = 8
EVENTS.add(
    RECRUITS, "recruits", "{who} recruits {a}.",
    a=one_of("for gold", "without scouts", "at a fort"), item="a",
)  # fmt: skip
PAID: Final = 0  # how
UNPAID: Final = 1
AT_FORT: Final = 2
PLACED: Final = 9
EVENTS.add(PLACED, "placed", "{who} places a {a} at {b}.", a=fields.UNIT, b=fields.CELL, item="a")
MOVED: Final = 10  # c: 16 * scouts + soldiers
EVENTS.add(
    MOVED, "moved", "{who} goes from {a} to {b} with {c}.", a=fields.CELL, b=fields.CELL, c=fields.GROUP
)
BUILT: Final = 11
EVENTS.add(
    BUILT, "built", "{who} builds {a} at {b} ({c} VP).", a=fields.TILE, b=fields.CELL,
    c=Field(told=lambda it, _: str(it.content.kind_vp[it.event.a])), item="a",
)  # fmt: skip
MARKER: Final = 12
EVENTS.add(MARKER, "marker", "{who} turns a scout at {a} into the marker.", a=fields.CELL)
RETURNED: Final = 13
EVENTS.add(
    RETURNED, "returned", "{a} of {who} {c} from {b} to the town hall.",
    a=fields.SOLDIERS, b=fields.CELL, c=agreeing("a", "returns", "return"), many="a",
)  # fmt: skip

# Story cards.

DREW: Final = 14
EVENTS.add(DREW, "drew", "{who} draws a story card of {a}.", a=fields.REALM, item="a")
LOOKED: Final = 15  # for its drawer alone
EVENTS.add(LOOKED, "looked", "{who} looks at {a}.", a=fields.CARD, item="a")
PLAYED: Final = 16
EVENTS.add(PLAYED, "played", "{who} plays {a}.", a=fields.CARD, item="a")
KEPT: Final = 17
EVENTS.add(KEPT, "kept", "{who} keeps the card of {a} face down.", a=fields.REALM, item="a")

# Fights.

EXCHANGED: Final = 18  # c: soldiers of the attacker that are lost
EVENTS.add(
    EXCHANGED, "exchanged", "{who} destroys a soldier of {a} at {b} and loses {c}.", a=fields.SEAT,
    b=fields.CELL, c=Field(words=lambda _, lost: str(lost or "none")), concerns="a",
)  # fmt: skip
ATTACKED: Final = 19
EVENTS.add(
    ATTACKED, "attacked", "{who} destroys {c} of {a} at {b}.",
    a=fields.SEAT, b=fields.CELL, c=fields.SCOUTS, many="c", concerns="a",
)  # fmt: skip
FLED: Final = 20  # told with the seat whose scouts flee
EVENTS.add(
    FLED, "fled", "{a} of {who} at {b} {c} to the town hall.",
    a=fields.SCOUTS, b=fields.CELL, c=agreeing("a", "flees", "flee"), many="a",
)  # fmt: skip

# Resources.

COLLECTED: Final = 21
EVENTS.add(COLLECTED, "collected", "{who} collects {a}.", a=fields.GOODS)
TRADED: Final = 22
EVENTS.add(TRADED, "traded", "{who} trades {b} magic for 1 {a}.", a=fields.RESOURCE, b=NUMBER, item="a")
SWAPPED: Final = 23  # a: given, b: taken
EVENTS.add(SWAPPED, "swapped", "{who} gives 1 {a} for 1 {b}.", a=fields.RESOURCE, b=fields.RESOURCE, item="b")
CACHED: Final = 24
EVENTS.add(CACHED, "cached", "{who} digs up the treasure at {a}.", a=fields.CELL)

# Dragon, pirates and troll king.

FLEW: Final = 25
EVENTS.add(FLEW, "flew", "The dragon flies to {a}.", a=fields.CELL, item="a")
REMOVED: Final = 26
EVENTS.add(
    REMOVED, "removed", "The dragon drives {b} of {a} from {c}.",
    a=fields.SEAT, b=fields.WHICH_UNIT, c=fields.CELL, item="b", concerns="a",
)  # fmt: skip
DRAGON_LEFT: Final = 27
EVENTS.add(DRAGON_LEFT, "dragon_left", "The dragon leaves the realms.")
RAIDED: Final = 28
EVENTS.add(
    RAIDED, "raided", "{who} raids from {a}: {b} gold, {c} VP.", a=fields.CELL,
    b=Field(told=lambda it, _: str(it.content.raid_gold)),
    c=Field(told=lambda it, _: str(it.content.raid_vp)),
)  # fmt: skip
TOKEN: Final = 29
EVENTS.add(TOKEN, "token", "{who} takes troll king token {a}.", a=fields.TOKEN, b=fields.CELL, item="a")
OBJECTIVE: Final = 30
EVENTS.add(OBJECTIVE, "objective", "The objective of {a} is met.", a=fields.REALM, item="a")

# What cards do to others.

ROUTED: Final = 31
EVENTS.add(
    ROUTED, "routed", "{who} sends {b} of {a} from {c} to the town hall.",
    a=fields.SEAT, b=fields.WHICH_UNIT, c=fields.CELL, concerns="a",
)  # fmt: skip
SLAIN: Final = 32
EVENTS.add(
    SLAIN, "slain", "{who} destroys a {b} of {a} at {c}.",
    a=fields.SEAT, b=fields.UNIT, c=fields.CELL, item="b", concerns="a",
)  # fmt: skip
CONVERTED: Final = 33
EVENTS.add(
    CONVERTED, "converted", "{who} converts a scout of {a} at {c}.",
    a=fields.SEAT, b=NUMBER, c=fields.CELL, concerns="a",
)  # fmt: skip
ROBBED: Final = 34
EVENTS.add(
    ROBBED, "robbed", "{who} takes 1 {b} from {a}.", a=fields.SEAT, b=fields.RESOURCE, item="a", concerns="a"
)
TITHED: Final = 35
EVENTS.add(TITHED, "tithed", "{a} gives 1 {b} to {who}.", a=fields.SEAT, b=fields.RESOURCE, concerns="a")
VP: Final = 36  # of a card
EVENTS.add(VP, "vp", "{who} scores {a} VP.", a=NUMBER, many="a")

# The end.

WAYS: Final = ("objectives", "tiles", "idle", "rounds")  # how a game ends, by number
FINISHED: Final = 37
EVENTS.add(
    FINISHED, "finished", "The game ends{a}.",
    a=one_of(
        ": enough objectives are met", ": all tiles are built",
        " by a house rule: nobody acts any more", " by a house rule: the last round is over",
        names=WAYS,
    ),
    item="a", ending=True, nobody=True,
)  # fmt: skip
BY_OBJECTIVES: Final = 0  # how
BY_TILES: Final = 1
BY_IDLING: Final = 2
BY_ROUNDS: Final = 3
TASK_MET: Final = 38
EVENTS.add(TASK_MET, "task_met", "{who} has fulfilled {a}.", a=fields.TASK, b=NUMBER, item="a")
LEGEND: Final = 39
EVENTS.add(LEGEND, "legend", "{who} scores {b} VP with {a}.", a=fields.CARD, b=NUMBER, item="a")
LEFTOVER: Final = 40
EVENTS.add(LEFTOVER, "leftover", "{who} has {a} left: {b} VP.", a=count("resource"), b=NUMBER, many="a")
SCORED: Final = 41
EVENTS.add(SCORED, "scored", "{who} has {a} VP.", a=NUMBER, many="a")
WINS: Final = 42
EVENTS.add(
    WINS, "wins", "{who} {b} {a} VP.", a=NUMBER, b=if_so("shares the victory with", "wins with"), many="a"
)

# What other lines tell anyway: for the lab.

IN_PLAY: Final = 43
EVENTS.add(IN_PLAY, "in_play", "", a=fields.REALM, item="a", nobody=True)
OFFERED: Final = 44
EVENTS.add(OFFERED, "offered", "", a=fields.TILE, item="a", nobody=True)
FOUGHT: Final = 45
EVENTS.add(FOUGHT, "fought", "", a=fields.SEAT, b=fields.CELL)
STAYED: Final = 46  # the dragon, by choice or because it cannot go anywhere
EVENTS.add(STAYED, "stayed", "The dragon stays at {a}.", a=fields.CELL, item="a")
