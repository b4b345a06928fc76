"""Beside peers: random play and clones of our games and of others, in one run, on one core.

    python bench/peers.py            # installs all by name into a throw-away environment, and measures
    python bench/peers.py --here     # measures with what is installed here
    python bench/peers.py --search   # our tree beside OpenSpiel's search in Python, on our game

Each game is driven from Python through its own public interface. Figures are ratios to python-chess in the
same run, which hold on any machine; a decision is a choice between two options or more. Times are of the
processor, so that other work on the machine matters less.
"""

from __future__ import annotations

import argparse
import copy
import os
import platform
import subprocess
import tempfile
import time
import venv
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
PEERS = ("open_spiel", "pettingzoo[classic]", "rlcard", "catanatron", "chess", "gymnasium", "setuptools<81")
ROUNDS = 3  # each figure is the best of so many, taken in turns: other work on the machine only slows
SECONDS = 0.7  # of one measurement
CLONES = 400
YARDSTICK = "python-chess"
MIDDLE = 30  # decisions into a game, where clones are taken


@dataclass
class Peer:
    """A game behind somebody's interface: one random game, and a copy of a table in the middle."""

    name: str
    play: Callable[[Random], int]  # the decisions of one game
    middle: Callable[[Random], Callable[[], object]]  # what makes a copy
    decisions: float = 0.0  # a second
    clone: float = float("inf")  # seconds; for ever where a table cannot be copied

    def measure(self, generator: Random) -> None:
        decisions, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            decisions += self.play(generator)
        self.decisions = max(self.decisions, decisions / (time.process_time() - started))
        copied = self.middle(generator)
        try:
            copied()
        except TypeError:  # it holds something that Python cannot copy
            return
        started = time.process_time()
        for _ in range(CLONES):
            copied()
        self.clone = min(self.clone, (time.process_time() - started) / CLONES)


# Our own games, and those of OpenSpiel.


def ours(key: str, seats: int) -> Peer:
    """The engine itself."""
    import spinney

    game = spinney.game(key)

    def play(generator: Random, most: int = 10**9) -> int:
        return drive(game.start(seats, generator.getrandbits(60), log=False), generator.random, most)

    def middle(generator: Random) -> Callable[[], object]:
        table = game.start(seats, generator.getrandbits(60), log=False)
        drive(table, generator.random, MIDDLE)
        return table.clone

    return Peer(f"Spinney {game.title}, {seats} seats", play, middle)


def drive(table: Any, uniform: Callable[[], float], most: int = 10**9) -> int:
    decisions = 0
    while not table.over and decisions < most:
        options = table.options
        size = len(options)
        decisions += size > 1
        table.play(options[int(uniform() * size)])
    return decisions


def spiel(name: str, label: str, **parameters: Any) -> Peer:
    """Any game of OpenSpiel, ours too."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  registers their games in Python

    import spinney.research.open_spiel  # noqa: F401  registers ours

    game = pyspiel.load_game(name, parameters)

    def middle(generator: Random) -> Callable[[], object]:
        state = game.new_initial_state()
        walk_state(state, generator.random, MIDDLE)
        return state.clone  # type: ignore[no-any-return]

    return Peer(label, lambda generator: walk_state(game.new_initial_state(), generator.random), middle)


def walk_state(state: Any, uniform: Callable[[], float], most: int = 10**9) -> int:
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(uniform() * len(actions))])
    return decisions


def zoo(make: Callable[[], Any], label: str) -> Peer:
    """An environment of PettingZoo: each decision reads the observation and the mask."""
    import numpy as np

    env = make()

    def walk(generator: Random, most: int = 10**9) -> int:
        env.reset(seed=generator.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated or decisions >= most:
                if decisions >= most:
                    break
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            decisions += len(legal) > 1
            env.step(int(legal[int(generator.random() * len(legal))]))
        return decisions

    def middle(generator: Random) -> Callable[[], object]:
        walk(generator, 8)
        return lambda: copy.deepcopy(env)

    return Peer(label, walk, middle)


# The others.


def rlcard_game(name: str) -> Peer:
    import rlcard

    env = rlcard.make(name)

    def walk(generator: Random, most: int = 10**9) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions < most:
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(generator.random() * len(legal))])
        return decisions

    def middle(generator: Random) -> Callable[[], object]:
        walk(generator, 8)
        return lambda: copy.deepcopy(env)

    return Peer(f"RLCard {name}", walk, middle)


def catan(seats: int) -> Peer:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)[:seats]

    def walk(game: Any, generator: Random, most: int = 10**9) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000 and decisions < most:
            actions = playable(game)
            decisions += len(actions) > 1
            game.execute(actions[int(generator.random() * len(actions))])
        return decisions

    def fresh(generator: Random) -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=generator.getrandbits(30))

    def middle(generator: Random) -> Callable[[], object]:
        game = fresh(generator)
        walk(game, generator, MIDDLE)
        return game.copy  # type: ignore[no-any-return]

    return Peer(f"Catanatron, {seats} seats", lambda generator: walk(fresh(generator), generator), middle)


def playable(game: Any) -> list[Any]:
    """Where the list of options is kept differs between releases."""
    found = getattr(game, "playable_actions", None)
    return list(game.state.playable_actions if found is None else found)


def chess_game() -> Peer:
    import chess

    def walk(board: Any, generator: Random, most: int) -> int:
        decisions = 0
        while not board.is_game_over() and decisions < most:
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(generator.random() * len(moves))])
        return decisions

    def middle(generator: Random) -> Callable[[], object]:
        board = chess.Board()
        walk(board, generator, MIDDLE)
        return lambda: board.copy(stack=False)

    return Peer(YARDSTICK, lambda generator: walk(chess.Board(), generator, 300), middle)


def every_peer() -> list[Peer]:
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4

    from spinney.research.pettingzoo import battle_for_the_grove_v0, groves_v0

    battle, groves = "battle_for_the_grove", "groves"
    return [
        ours(battle, 2),
        ours(groves, 2),
        ours(groves, 4),
        spiel(f"spinney_{battle}", "Battle for the Grove in OpenSpiel, sampled", chance="sampled"),
        spiel(f"spinney_{battle}", "Battle for the Grove in OpenSpiel, explicit chance"),
        spiel(f"spinney_{groves}", "Groves in OpenSpiel, sampled", chance="sampled"),
        spiel(f"spinney_{groves}", "Groves in OpenSpiel, explicit chance"),
        spiel("backgammon", "OpenSpiel backgammon (C++)"),
        spiel("gin_rummy", "OpenSpiel gin_rummy (C++)"),
        spiel("crazy_eights", "OpenSpiel crazy_eights (C++)"),
        spiel("python_block_dominoes", "OpenSpiel python_block_dominoes (Python)"),
        zoo(battle_for_the_grove_v0.env, "Battle for the Grove in PettingZoo"),
        zoo(groves_v0.env, "Groves in PettingZoo"),
        zoo(connect_four_v3.env, "PettingZoo connect_four_v3"),
        zoo(texas_holdem_v4.env, "PettingZoo texas_holdem_v4"),
        rlcard_game("gin-rummy"),
        rlcard_game("uno"),
        catan(2),
        chess_game(),
    ]


def measure() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    peers, generator = every_peer(), Random(1)
    for _ in range(ROUNDS):
        for peer in peers:
            peer.measure(generator)
    show(peers)


def show(peers: list[Peer]) -> None:
    """As a table in Markdown."""
    from spinney.engine.build import engine_kind

    chess = next(peer for peer in peers if peer.name == YARDSTICK)
    day, core = f"{datetime.now(UTC):%Y-%m-%d}", f"{machine()}, one core, Python {platform.python_version()}"
    print(f"{day}, {core}; our engine is {engine_kind()}.")
    print(f"{YARDSTICK}: {chess.decisions:,.0f} decisions/s, a copy in {chess.clone * 1e6:.1f} us.\n")
    print("| game | decisions/s | a clone takes |\n| --- | --- | --- |")
    for peer in peers:
        speed, clone = peer.decisions / chess.decisions, peer.clone / chess.clone
        print(f"| {peer.name} | {speed:.2f} | {f'{clone:.2f}' if clone < 1e9 else 'cannot'} |", flush=True)


def machine() -> str:
    """The processor's name, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


# Strength: search at equal simulations.


def compare_search(games: int = 40, simulations: int = 30) -> None:
    """Our tree against OpenSpiel's search in Python with random rollouts, each colour as often."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import spinney
    import spinney.research.open_spiel

    game = pyspiel.load_game("spinney_battle_for_the_grove", {"max_turns": 80})
    won, spent = 0.0, {"ours": 0.0, "theirs": 0.0}
    chosen = {"ours": 0, "theirs": 0}
    for number in range(games):
        generator = np.random.RandomState(number)
        evaluator = mcts.RandomRolloutEvaluator(1, generator)
        theirs = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=generator)
        tree = spinney.bot(f"tree:{simulations}", number)
        state, mine = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(generator.randint(len(state.chance_outcomes()))))
                continue
            who = "ours" if state.current_player() == mine else "theirs"
            started = time.perf_counter()
            if who == "ours":
                action = tree.choose(state.table.game.seen_by(state.table, mine))
            else:
                action = int(theirs.step(state))
            spent[who] += time.perf_counter() - started
            chosen[who] += 1
            state.apply_action(action)
        won += state.returns()[mine]
    share = won / games
    error = (share * (1 - share) / games) ** 0.5
    pace = {who: 1000 * spent[who] / chosen[who] for who in spent}
    print(
        f"tree:{simulations} against OpenSpiel's MCTSBot in Python, {simulations} simulations, {games} games:"
    )
    print(f"our share of victories {share:.2f} +- {error:.2f};", end=" ")
    print(f"a choice takes ours {pace['ours']:.1f} ms, theirs {pace['theirs']:.1f} ms")


def elsewhere(arguments: list[str]) -> None:
    """The same in a throw-away environment, with everything installed by name."""
    with tempfile.TemporaryDirectory(prefix="peers-") as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, f"{ROOT}[research]", *PEERS], check=True, cwd=folder)
        subprocess.run([python, Path(__file__), "--here", *arguments], check=True, cwd=folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--here", action="store_true", help="measure with what is installed here")
    parser.add_argument("--search", action="store_true", help="compare search instead")
    given = parser.parse_args()
    if not given.here:
        elsewhere(["--search"] if given.search else [])
    elif given.search:
        compare_search()
    else:
        measure()


if __name__ == "__main__":
    main()
