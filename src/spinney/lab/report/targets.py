"""Balance targets: the table in a game's rules document, read and measured line by line.

A row says in words what is wanted, then how it is measured (`win(place)`, `mean(rounds)`), for how many seats
(`2`, `2+`), with which bots (`competent`: no random one sits there; `random`; `against random`) and the goal
(`45-55 %`, `< 3 %`, `fair ± 6 %`, `≤ 1.8 × fair`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.lab.report.measurements import Measurements
from spinney.lab.results.beginner import BEGAN
from spinney.lab.stats import Estimate, mean, median, wilson

HEAD: Final = ["target", "measure", "seats", "bots", "goal"]
MEASURE: Final = re.compile(r"^`(\w+)\((.*)\)`$")
SEATS: Final = re.compile(r"^(\d+)(\+?)$")
NUMBER: Final = r"(\d+(?:\.\d+)?)"
RANGE: Final = re.compile(rf"^{NUMBER}[–-]{NUMBER}( %)?$")
SIDE: Final = re.compile(rf"^([<>≤≥]) {NUMBER}( %| × fair)?$")
FAIR: Final = re.compile(rf"^fair ± {NUMBER} %$")
CLOSE: Final = 1e-9  # of a limit: 95 % is not below 95 %
BOTS: Final = ("competent", "random", "against random")

Measured = dict[str, Estimate]  # by seat, thing or source; "" where there is only one


class BadTarget(SpinneyError):
    """A row of the table that cannot be read."""

    code = "bad-target"


@dataclass(frozen=True)
class Target:
    """One row of the table."""

    text: str
    measure: str
    about: str
    seats: int
    more: bool  # that many seats or more
    bots: str
    goal: str

    def fits(self, measured: Measurements) -> bool:
        """Can the games of this run tell?"""
        seats = measured.run.seats
        random = {name == "random" for name in measured.run.bots}
        kind = "against random" if len(random) == 2 else "random" if True in random else "competent"
        return kind == self.bots and (seats >= self.seats if self.more else seats == self.seats)

    @property
    def percent(self) -> bool:
        """Is the goal a share, to be read in percent?"""
        return "%" in self.goal or "fair" in self.goal


@dataclass(frozen=True)
class Verdict:
    """A target, measured in one run: the one that is farthest off where it is about several."""

    target: Target
    which: str
    estimate: Estimate
    low: float
    high: float
    of: int  # how many were measured
    missed: int  # how many of them lie outside

    @property
    def met(self) -> bool:
        """Do all that were measured meet the goal?"""
        return self.missed == 0

    @property
    def sure(self) -> bool:
        """Does the whole interval lie on one side?"""
        one = self.estimate
        inside = self.low <= one.low and one.high <= self.high
        return inside if self.met else one.high < self.low or one.low > self.high


def targets_of(game: Game[Any]) -> list[Target]:
    """The targets of a game's rules document, in its order; none if it has no such table."""
    found: list[Target] = []
    inside = False
    for line in game.rulebook().text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells == HEAD:
            inside = True
        elif not cells:
            inside = False
        elif inside and set("".join(cells)) - set("-: "):
            found.append(read_target(cells))
    return found


def read_target(cells: list[str]) -> Target:
    """A target from the cells of its row in the rules document."""
    measure = MEASURE.match(cells[1]) if len(cells) == len(HEAD) else None
    seats = SEATS.match(cells[2]) if measure else None
    if measure is None or seats is None or cells[3] not in BOTS or measure[1] not in MEASURES:
        raise BadTarget(f"cannot read the target {' | '.join(cells)}")
    bounds(cells[4], 0.5)
    return Target(
        cells[0], measure[1], measure[2], int(seats[1]), seats[2] == "+", cells[3], cells[4].replace("`", "")
    )


def bounds(goal: str, fair: float) -> tuple[float, float]:
    """The lowest and the highest value that meet the goal of a target."""
    between, side, around = RANGE.match(goal), SIDE.match(goal), FAIR.match(goal)
    if between:
        unit = 0.01 if between[3] else 1.0
        return float(between[1]) * unit, float(between[2]) * unit
    if side:
        unit = {" %": 0.01, " × fair": fair}.get(side[3] or "", 1.0)
        limit = float(side[2]) * unit
        return (-inf, limit) if side[1] in "<≤" else (limit, inf)
    if around:
        return fair - float(around[1]) / 100, fair + float(around[1]) / 100
    raise BadTarget(f"cannot read the goal {goal!r}")


def judge(target: Target, measured: Measurements) -> Verdict | None:
    """What the games of a run say of a balance target; nothing if they cannot tell."""
    if not target.fits(measured) or not measured.games:
        return None
    low, high = bounds(target.goal, measured.fair)
    found = MEASURES[target.measure](measured, target.about)
    if not found:
        return None
    off = {name: max(low - one.value, one.value - high) for name, one in found.items()}
    worst = max(off, key=lambda name: off[name])
    missed = sum(far > CLOSE for far in off.values())
    return Verdict(target, worst, found[worst], low, high, len(found), missed)


# The measures.


def chosen(about: str, names: list[str]) -> list[str]:
    """The things that a target names, as in `bought of A B` or `bought but A B`, by their first words."""
    _, word, listed = about.partition(" of ") if " of " in about else about.partition(" but ")
    ids = listed.split()
    return [name for name in names if (name.split()[0] in ids) == (word == " of ") or not word]


def win_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of the victories of each seat, of who began, of each place, or of who did it."""
    if about == "seat":
        return {f"seat {at + 1}": one.win_rate for at, one in enumerate(measured.summary.seats)}
    if about in ("began", "place"):
        places = {place_name(at): one.win_rate for at, one in enumerate(measured.summary.places) if one.games}
        return places if about == "place" else dict(list(places.items())[:1])
    facts = measured.counted.get(about.split()[0], {})
    return {name: facts[name].win_rate for name in chosen(about, list(facts))}


def place_name(place: int) -> str:
    """What a target calls a place in turn order, counted from whoever began."""
    return f"place {place + 1} in turn order" if place else BEGAN


def mean_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the mean length of a game, or the mean margin of the winner."""
    if about == "margin":
        return {"": measured.margins.mean()}
    if about not in measured.summary.lengths:
        return {}
    return {"": mean(measured.summary.lengths[about])}


def score_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the mean score, of all seats or only the best of each game."""
    if about == "highest":
        return {"": measured.highest.mean()}
    each: Counter[int] = Counter()
    for standing in measured.summary.seats:
        each.update(standing.scores)
    return {"": mean(each)}


def part_measure(measured: Measurements, about: str) -> Measured:
    """For targets: what part of a kind some things are; `battle but players` is battles with a Monster."""
    kind = about.split()[0]
    names = [fact.name for fact in measured.facts.of(kind)]
    return {"": measured.part(kind, chosen(about, names))}


def share_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of games shared, drawn or won; `won by competent` leaves random bots out."""
    if about == "shared":
        return {"": wilson(measured.shared, measured.games)}
    if about == "draws":
        return {"": measured.draws}
    competent = {name for name in measured.run.bots if name != "random"}
    return {"": measured.won(competent if about == "won by competent" else None)}


def source_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of the points from one source, or from each other one."""
    names = list(measured.sources.each)
    wanted = [name for name in names if name != about[4:]] if about.startswith("but ") else [about]
    return {name: measured.sources.share(name) for name in wanted}


def players_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of the players who did each thing of a kind."""
    found = measured.players_with(about.split()[0])
    return {name: found[name] for name in chosen(about, list(found))}


def uptake_measure(measured: Measurements, about: str) -> Measured:
    """For targets: in which share of the games where a thing was there it was taken."""
    taken, _, shown = about.partition(", ")
    return measured.uptake(taken, shown)


def per_game_measure(measured: Measurements, about: str) -> Measured:
    """For targets: how often each thing was taken in a game in which it was there."""
    taken, _, shown = about.partition(", ")
    return measured.times(taken, shown)


def median_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the median length of a game."""
    lengths = measured.summary.lengths
    return {"": median(lengths[about])} if about in lengths else {}


def below_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of the games that took less, as in `below(rounds, 25)`."""
    what, _, limit = about.partition(", ")
    if what not in measured.summary.lengths:
        return {}
    short = sum(games for long, games in measured.summary.lengths[what].items() if long < int(limit))
    return {"": wilson(short, measured.games)}


def ended_by_measure(measured: Measurements, about: str) -> Measured:
    """For targets: the share of an ending for each set of things: `ended_by(in_play, finished tiles)`."""
    kind, _, how = about.partition(", ")
    return measured.groups[kind].ended(how)


MEASURES: Final[dict[str, Callable[[Measurements, str], Measured]]] = {
    "win": win_measure,
    "mean": mean_measure,
    "scores": score_measure,
    "part": part_measure,
    "share": share_measure,
    "source": source_measure,
    "uptake": uptake_measure,
    "per_game": per_game_measure,
    "median": median_measure,
    "below": below_measure,
    "ended_by": ended_by_measure,
    "rounds_by": lambda measured, about: measured.groups[about].median_rounds(),
    "players": players_measure,
    "without": lambda measured, about: {"": measured.players_without(about)},
    "per_seat": lambda measured, about: {"": measured.mean_per_seat(about)},
    "points": lambda measured, about: {"": measured.sources.mean(about)},
    "games": lambda measured, about: {"": measured.games_with(about)},
    "ended": lambda measured, about: {"": measured.ended(about)},
}
