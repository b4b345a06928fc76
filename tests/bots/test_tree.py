"""The tree bot: sees only what its seat sees, repeats, stays within its limits and says what it thinks."""

from __future__ import annotations

from typing import Any

import pytest

import spinney
from games.battle_for_the_grove.scene import GAME, battle
from spinney.bots.budget import Budget
from spinney.bots.levels import LEVELS, find_level
from spinney.bots.node import Node, new_root
from spinney.bots.tree import Tree
from spinney.engine.errors import BadOption, OutOfTurn
from spinney.games.battle_for_the_grove.state.table import Battle
from toy.game import Toy

FAIR = Toy()


def midway(seed: int = 5, choices: int = 20) -> Battle:
    t = GAME.start(seed=seed, log=False)
    bot = spinney.bot("random", seed)
    while t.number < choices or len(t.options) < 4:
        t.play(bot.choose(GAME.seen_by(t, t.seat)))
    return t


def size(tree: Tree) -> int:
    return tree.memory.root.size()


# What it answers.


def test_it_takes_a_win_that_is_there_to_be_kept() -> None:
    t = battle(
        light={"ash": (6, 0)}, dark={"thorn": (1, 0)}, cubes={"oak": (9, 0), "ash": (6, 0)}, dice=[1, 1, 1]
    )
    assert GAME.text(Tree(1, 200).choose(GAME.seen_by(t, t.seat))) == "channel ash"


def test_it_cannot_see_the_next_dice() -> None:
    answers = set()
    for faces in ([1, 1, 1], [6, 6, 6]):
        t = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)}, dice=faces)
        answers.add(tuple(one.visits for one in Tree(3, 100).advise(GAME.seen_by(t, t.seat))))
    assert len(answers) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_each_seat_of_a_fair_gains_by_thinking(seats: int) -> None:
    won = 0.0
    games = 24
    for number in range(games):
        seat = number % seats
        t = FAIR.start(seats, seed=number, log=False)
        bots = [spinney.bot("random", f"{number} {other}") for other in range(seats)]
        bots[seat] = Tree(number, 60)
        while not t.over:
            t.play(bots[t.seat].choose(FAIR.seen_by(t, t.seat)))
        won += (seat in t.winners) / max(1, len(t.winners))
    assert won / games > 1.35 / seats


# Repeatable, bounded, quick to decide what is clear.


def test_it_repeats_with_its_seed_and_does_not_touch_the_table() -> None:
    def choices(seed: int) -> list[int]:
        t = GAME.start(seed=1, log=False)
        bot = Tree(seed, 40)
        found = []
        while t.number < 25:
            before = t.fingerprint()
            found.append(bot.choose(GAME.seen_by(t, t.seat)))
            assert t.fingerprint() == before
            t.play(found[-1])
        return found

    assert choices(4) == choices(4)
    assert choices(4) != choices(5)


def test_a_forced_answer_takes_no_thought() -> None:
    t = midway()
    t.options = t.options[:1]
    bot = Tree(1, 500)
    assert bot.choose(GAME.seen_by(t, t.seat)) == t.options[0]
    assert bot.done == 0


def test_it_spends_its_iterations_or_stops_where_the_choice_is_clear() -> None:
    t = midway()
    bot = Tree(1, 300)
    advice = bot.advise(GAME.seen_by(t, t.seat))
    assert sum(one.visits for one in advice) == bot.done <= 300
    if bot.done < 300:
        assert advice[0].visits - advice[1].visits > 300 - bot.done - 16


def test_a_settled_root_is_one_where_the_rest_cannot_change_the_favourite() -> None:
    root = new_root()
    for action, visits in ((1, 50), (2, 30), (3, 10)):
        root.add(0, action).visits = visits
    assert root.is_settled(19)
    assert not root.is_settled(20)


def test_memory_is_bounded() -> None:
    t = midway()
    bot = Tree(1, 400, nodes=50)
    bot.advise(GAME.seen_by(t, t.seat))
    assert bot.done > 50
    assert size(bot) == 50


def test_a_wide_choice_is_opened_little_by_little() -> None:
    search = Tree(1).search
    node = new_root()
    node.visits = 99
    assert search.has_room(node, 19, 20)
    assert search.has_room(node, 19, 200)
    assert not search.has_room(node, 20, 200)
    node.visits = 399
    assert search.has_room(node, 39, 200)


def test_a_good_option_keeps_new_ones_waiting() -> None:
    """With urgency, fewer options are tried than without; what is tried is what the judge likes."""
    t = midway()
    seen = GAME.seen_by(t, t.seat)
    hasty = [one for one in Tree(1, len(t.options), urgency=-1.0).advise(seen) if one.visits]
    patient = [one for one in Tree(1, len(t.options), urgency=9.0).advise(seen) if one.visits]
    assert len(hasty) == 1
    assert len(patient) == len(t.options)


# The clock.


def test_seconds_are_counted_on_the_clock_that_is_given() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.1
        return now[0]

    t = midway()
    bot = Tree(1, seconds=1.0, clock=clock)
    bot.advise(GAME.seen_by(t, t.seat))
    assert 16 <= bot.done <= 16 * 10


@pytest.mark.parametrize(
    ("given", "said"), [({"iterations": 0}, "at least one iteration"), ({"seconds": 1.0}, "needs a clock")]
)
def test_a_budget_that_cannot_be_kept_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Tree(1, **given)


def test_with_both_the_first_limit_counts() -> None:
    t = midway()
    bot = Tree(1, 20, seconds=1000.0, clock=lambda: 0.0)
    bot.advise(GAME.seen_by(t, t.seat))
    assert bot.done <= 20


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_with_a_clock_keeps_people_waiting_no_longer_than_they_like(name: str) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.15
        return now[0]

    t = midway()
    bot = find_level(name, 1, clock)
    assert bot is not None
    bot.choose(GAME.seen_by(t, t.seat))
    assert now[0] < 3.0
    assert find_level("greedy", 1, clock) is None


def test_what_is_left_by_the_clock_follows_the_pace() -> None:
    times = iter([0.0, 0.5, 1.0])
    budget = Budget(1000, 1.0, lambda: next(times))
    budget.begin()
    assert budget.left(100) == 101
    assert budget.left(200) == 0


# The tree is kept between choices.


def test_the_part_below_its_own_answer_is_kept() -> None:
    """If the same seat is asked again and nothing was drawn, thinking goes on from the tree it has."""
    kept = 0
    for seed in range(6):
        t = GAME.start(seed=seed, log=False)
        bots = [Tree(seed, 120), Tree(seed + 100, 120)]
        while t.number < 60 and not t.over:
            seen = GAME.seen_by(t, t.seat)
            bot = bots[t.seat]
            if len(t.options) > 1:
                kept += bot.memory.recall(seen, bot.chance).visits > 0
            t.play(bot.choose(seen))
    assert kept > 0


def test_nothing_is_kept_for_another_table_or_after_an_undo() -> None:
    t = midway()
    bot = Tree(1, 100)
    bot.choose(GAME.seen_by(t, t.seat))
    assert bot.memory.recall(GAME.seen_by(t, t.seat), bot.chance).visits == 0
    other = midway(seed=9)
    assert bot.memory.recall(GAME.seen_by(other, other.seat), bot.chance).visits == 0


# What it says.


def test_advice_covers_every_option_the_best_first_with_a_likely_line() -> None:
    t = midway()
    bot = Tree(2, 400)
    advice = bot.advise(GAME.seen_by(t, t.seat))
    assert sorted(one.action for one in advice) == t.options
    assert [one.visits for one in advice] == sorted((one.visits for one in advice), reverse=True)
    assert all(0.0 <= one.value <= 1.0 for one in advice)
    assert all(one.line[0] == (t.seat, one.action) for one in advice)
    assert len(advice[0].line) > 1


def test_advice_is_for_the_seat_that_is_asked() -> None:
    t = midway()
    with pytest.raises(OutOfTurn, match="wants advice"):
        Tree(1).advise(GAME.seen_by(t, 1 - t.seat))


def test_a_node_tells_seats_apart() -> None:
    root = Node(-1, 0)
    mine, other = root.add(0, 7), root.add(1, 7)
    assert (mine.seat, mine.action, other.seat, other.action) == (0, 7, 1, 7)
    assert root.child(1, 7) is other
    assert root.child(1, 8) is None


# By name.


def test_a_number_after_the_name_is_its_iterations() -> None:
    bot = spinney.bot("tree:37", 1)
    assert isinstance(bot, Tree)
    assert bot.search.budget.iterations == 37


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tree:", "expected a number"),
        ("tree:many", "expected a number"),
        ("tree:-3", "expected a number"),
        ("tree:0", "at least one"),
        ("greedy:5", "takes no number"),
        ("elder:5", "takes no number"),
        ("oak:5", "no bot 'oak'"),
    ],
)
def test_a_name_that_means_no_bot_says_why(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        spinney.bot(name, 1)


@pytest.mark.parametrize(("level", "iterations"), [("sapling", 50), ("ranger", 300)])
def test_levels_think_as_long_as_they_say(level: str, iterations: int) -> None:
    t = midway()
    bot = spinney.bot(level, 1)
    bot.choose(GAME.seen_by(t, t.seat))
    assert isinstance(bot, Tree)
    assert 0 < bot.done <= iterations


def test_a_sapling_is_careless_on_purpose_and_repeatably() -> None:
    t = midway()
    seen = GAME.seen_by(t, t.seat)
    answers = [spinney.bot("sapling", seed).choose(seen) for seed in range(30)]
    assert answers == [spinney.bot("sapling", seed).choose(seen) for seed in range(30)]
    assert len(set(answers)) > 2


def test_a_tree_beats_greedy() -> None:
    won = 0
    for seed in range(12):
        t = GAME.start(seed=seed, log=False)
        seat = seed % 2
        bots = [spinney.bot("greedy", f"{seed}"), spinney.bot("greedy", f"{seed}")]
        bots[seat] = Tree(seed, 100)
        while not t.over:
            t.play(bots[t.seat].choose(GAME.seen_by(t, t.seat)))
        won += t.winners == [seat]
    assert won >= 7
