"""The goal in a sentence, and how far the objectives have come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.engine.faces.goal import Goal, Meter
from spinney.engine.text import listed, many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.words.cards import goal_words

NEAR_ROUNDS: Final = 5  # before the last one: from here on it is told
NEAR_TILES: Final = 6  # not built yet
MOST_METERS: Final = 4  # in the line at the top of the table
ENDED: Final = {  # S-14.3, S-14.7
    "objectives": "The game is over: enough objectives are met",
    "tiles": "The game is over: all tiles are built",
    "idle": "The game is over by a house rule: nobody acts any more",
    "rounds": "The game is over by a house rule: the last round was played",
}


def goal(content: RealmsContent, view: Mapping[str, Any]) -> Goal:
    """S-14.3, S-15.5  Most VP wins once enough objectives are met; limits are told when they are near."""
    if view["over"]:
        return Goal(f"{ENDED[view['ended']]}, and most VP wins.")
    wanted = int(content.ending)
    met = sum([objective["met"] for objective in view["objectives"].values()])
    built = tile_meter(content, view)
    near = [built] if built.full - built.value <= NEAR_TILES else []
    limits, limit_meters = house_rules(view)
    meters = [
        *([Meter("objectives", min(met, wanted), wanted)] if met else []),
        *objective_meters(content, view),
    ]
    meters += nearest([*near, *limit_meters], MOST_METERS - len(meters))
    return Goal(" ".join([sentence(view, wanted, built.full), *limits]), meters)


def nearest(meters: list[Meter], most: int) -> list[Meter]:
    """Those that lack least, in the order they came in: there is room for a few."""
    chosen = sorted(meters, key=lambda meter: meter.value / meter.full, reverse=True)[:most]
    return [meter for meter in meters if meter in chosen]


def sentence(view: Mapping[str, Any], wanted: int, tiles: int) -> str:
    """S-14.3, S-15.5  What wins, and what ends the game."""
    realms = len(view["realms"])
    met = "the objectives" if wanted == realms else f"{wanted} of the {realms} objectives"
    are = "is" if wanted == 1 else "are"
    return f"Ends when {met} {are} met or all {tiles} tiles built; most VP wins."


def objective_meters(content: RealmsContent, view: Mapping[str, Any]) -> list[Meter]:
    """S-14.1  How far each objective has come that is not met yet, all its goals together."""
    found: list[Meter] = []
    for realm, objective in view["objectives"].items():
        if not objective["met"]:
            done = sum([min(done, wanted) for done, wanted in objective["goals"]])
            full = sum([wanted for _, wanted in objective["goals"]])
            number = content.realms.index(realm)
            found.append(Meter(content.realm_names[number], done, full, about=aims(content, number)))
    return found


def aims(content: RealmsContent, realm: int) -> str:
    """S-14.1  What the objective of a realm counts: `Objective of Dovre: troll king tokens`."""
    counted = listed([goal_words(content, goal) for goal in content.objectives[realm]])
    return f"Objective of {content.realm_names[realm]}: {counted}"


def tile_meter(content: RealmsContent, view: Mapping[str, Any]) -> Meter:
    """S-14.3  How many of all tiles in play are built."""
    full = int(content.copies) * len(view["piles"])
    return Meter("tiles", full - sum(view["piles"].values()), full)


def house_rules(view: Mapping[str, Any]) -> tuple[list[str], list[Meter]]:
    """S-14.7, S-14.10  Idle rounds and the last round, in words and as meters, where they are near."""
    words: list[str] = []
    meters: list[Meter] = []
    turn = view["turn"]
    idle, most = turn["idle"], turn["idle_limit"]
    if most and idle and not turn["acted"]:
        words.append(f"A house rule ends it after {many(most, 'round')} in which nobody acts.")
        meters.append(Meter("idle rounds", min(idle, most), most))
    last = turn["last_round"]
    if last and last - view["round"] < NEAR_ROUNDS:
        words.append(f"A house rule ends it after round {last}.")
        meters.append(Meter("rounds", min(view["round"], last), last))
    return words, meters
