"""What an observation costs beside a random decision: `python bench/observe.py`.

Whole random games are played twice, without observations and with one for the seat that is asked, as bytes.
Times are of the processor, the best of a few, so that other work on the machine matters little.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import spinney
from spinney.engine.build import engine_kind
from spinney.research.game_config import GameConfig

GAMES = 40
ROUNDS = 5


def seconds_per_decision(config: GameConfig, look: bool) -> float:
    uniform = Random(1).random
    decisions, started = 0, process_time()
    for number in range(GAMES):
        decisions += play(config, config.start(number), uniform, look)
    return (process_time() - started) / decisions


def play(config: GameConfig, table: spinney.Table, uniform: Callable[[], float], look: bool) -> int:
    game = config.game
    decisions = 0
    while not table.over:
        if look:
            bytes(game.observation(table, table.seat))
        options = table.options
        table.play(options[int(uniform() * len(options))])
        decisions += 1
    return decisions


def main() -> None:
    print(f"engine {engine_kind()}\n\n| game | seats | numbers | a decision | an observation | ratio |")
    print("| --- | --- | --- | --- | --- | --- |")
    for key in spinney.games():
        low, high = spinney.game(key).seats
        for seats in range(low, high + 1):
            config = GameConfig.of(key, seats)
            bare = min(seconds_per_decision(config, False) for _ in range(ROUNDS))
            cost = min(seconds_per_decision(config, True) for _ in range(ROUNDS)) - bare
            size = config.game.observation_spec(seats).size
            times = f"{bare * 1e6:.1f} us | {cost * 1e6:.1f} us | {cost / bare:.1f}"
            print(f"| {config.game.title} | {seats} | {size} | {times} |", flush=True)


if __name__ == "__main__":
    main()
