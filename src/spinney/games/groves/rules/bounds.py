"""G-4.9, G-11.6: how many choices a game can have at most."""

from __future__ import annotations

from spinney.engine.nothing import NONE
from spinney.engine.parts import Options
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.content.symbols import DRAW, EITHER, SWAP, SYMBOLS


def most_choices(content: GrovesContent, seats: int, options: Options) -> int:
    """Every round takes a grove from the stack when it ends, and a grove rewards once a round."""
    rounds = int(content.stack_of(seats) - content.slots_of(seats)) + 1
    groves = range(len(content.tiles))
    asked = sum(questions(content, int(reward)) for tile in groves for reward in rewards_of(content, tile))
    drawn = int(content.draw) * seats + sum(
        extra_draws(content, int(reward)) for tile in groves for reward in rewards_of(content, tile)
    )
    wraiths = 2 * int(content.solo_draw) + 1 + int(content.banish_price) if seats == 1 else 0
    return seats + rounds * (2 * drawn + asked + wraiths)  # a placement, and a purchase, card or neighbour


def rewards_of(content: GrovesContent, tile: int) -> list[int]:
    """The rewards that a grove can give in a round, for counting what they may ask."""
    return [int(content.primary[tile]), int(content.bonus[tile])]


def questions(content: GrovesContent, reward: int) -> int:
    """How many choices a reward can ask for at most: collect or leave, and what the symbols ask."""
    return 0 if reward == NONE else 1 + inner_questions(content, reward)


def inner_questions(content: GrovesContent, reward: int) -> int:
    """How many choices the symbols of a reward can ask for at most."""
    symbols = content.rewards[reward]
    total = 0
    for kind, a, b in zip(symbols.kinds, symbols.a, symbols.b, strict=True):
        if kind in (SWAP, EITHER):
            total += 1 + inner_questions(content, int(a)) + inner_questions(content, int(b))
        elif SYMBOLS[kind].asks:
            total += int(a)
    return total


def extra_draws(content: GrovesContent, reward: int) -> int:
    """G-6.19  How many spirits a reward can draw at most, each of which is placed by choice."""
    if reward == NONE:
        return 0
    symbols = content.rewards[reward]
    total = 0
    for kind, a, b in zip(symbols.kinds, symbols.a, symbols.b, strict=True):
        if kind == DRAW:
            total += int(a)
        elif kind in (SWAP, EITHER):
            total += extra_draws(content, int(a)) + extra_draws(content, int(b))
    return total
