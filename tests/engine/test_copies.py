"""Copies (pickle, deepcopy, copy) of everything in the public interface are equal and independent."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from inspect import isclass
from pathlib import Path
from typing import Any

import pytest

import spinney
import spinney.cli.errors
import spinney.lab.errors
import spinney.lab.report.targets
import spinney.web.errors
from engine.copying import WAYS, Copier, check_copies, pickled, some_tables
from spinney.bots.greedy import Greedy
from spinney.bots.node import new_root
from spinney.bots.tree import Tree
from spinney.engine.chance import QuickChance, ScriptedChance
from spinney.engine.copies import is_same_game, rebuild_game
from spinney.engine.edition import find_edition
from spinney.engine.fingerprints import canonical, field_names, is_record
from spinney.engine.game import Game
from spinney.engine.piles import Layer, Pile
from spinney.engine.table import Table
from spinney.lawbook.games import MINI, all_games, has_mini
from toy.game import TINY, Toy


def by_name(game: Game[Any]) -> str:
    return f"{game.key}-{game.edition.name}" if game.edition is not None else game.key


@pytest.mark.parametrize("game", all_games(), ids=by_name)
def test_a_copy_of_a_table_is_equal_and_independent(game: Game[Any]) -> None:
    for table in some_tables(game, game.seats[1]):
        check_copies(table)


@pytest.mark.parametrize("game", all_games(), ids=by_name)
def test_clones_and_redeals_can_be_copied_too(game: Game[Any]) -> None:
    for table in some_tables(game, game.seats[0]):
        check_copies(table.clone())
        check_copies(table.branch())
        redealt = game.redeal(table, 0, "another")
        assert type(redealt.chance) is QuickChance
        check_copies(redealt)


def test_a_table_with_written_dice_can_be_copied() -> None:
    table = spinney.game("battle_for_the_grove").start(2, "written").clone()
    table.chance = ScriptedChance([3, 1, 4, 1, 5, 0, 2, 5, 5] * 9)
    while not table.over and table.chance.drawn < 12:
        check_copies(table)
        table.take(table.options[-1])
    assert table.chance.drawn >= 12


def test_tables_that_are_pickled_together_stay_together() -> None:
    table = spinney.game("groves").start(2, "together")
    one, other, game = pickled([table, table.branch(), table.game])
    assert one.game is other.game
    assert one.game is game


def test_tables_that_are_pickled_one_by_one_share_their_game() -> None:
    table = spinney.game("groves").start(2, "one by one")
    assert pickled(table).game is pickled(table).game


# Games.


@pytest.mark.parametrize("game", all_games(), ids=by_name)
def test_a_copy_of_a_game_has_its_rules_and_its_edition(game: Game[Any]) -> None:
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game
    other = pickled(game)
    assert type(other) is type(game)
    assert other is not game
    assert is_same_game(other, game)
    assert other.start(seed="same").fingerprint() == game.start(seed="same").fingerprint()
    assert (edition_of(other), other.version) == (edition_of(game), game.version)


def edition_of(game: Game[Any]) -> tuple[str, str, bool] | None:
    edition = game.edition
    return None if edition is None else (edition.name, edition.hash, edition.shipped)


def test_an_edition_of_ones_own_travels_with_its_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        find_edition("groves", "spinney.games.groves", MINI).text + "\n# mine\n", encoding="utf-8"
    )
    game = spinney.game("groves", str(path))
    table = pickle.dumps(game.start(2, "mine"))
    path.unlink()
    other = pickle.loads(table)
    assert edition_of(other.game) == edition_of(game)
    assert other.fingerprint() == game.start(2, "mine").fingerprint()


def test_a_shipped_edition_travels_by_its_name() -> None:
    edition = spinney.game("groves").edition
    assert edition is not None
    assert len(pickle.dumps(spinney.game("groves"))) < 300 < len(edition.text)


def test_games_differ_by_class_and_edition() -> None:
    keys = spinney.games()
    editions = [key for key in keys if has_mini(spinney.game(key))]
    assert is_same_game(spinney.game(keys[0]), spinney.game(keys[0]))
    assert not is_same_game(spinney.game(keys[0]), spinney.game(keys[1]))
    assert editions
    for key in editions:
        assert is_same_game(spinney.game(key, MINI), spinney.game(key, MINI))
        assert not is_same_game(spinney.game(key), spinney.game(key, MINI))


@pytest.mark.parametrize("wrong", [("0", "standard"), ("1", "mini")])
def test_another_version_of_rules_or_edition_is_refused(wrong: tuple[str, str]) -> None:
    game = spinney.game("groves")
    version, name = wrong
    kind: Any = type(game)
    assert game.edition is not None
    with pytest.raises(pickle.UnpicklingError, match="groves: pickled with rules"):
        rebuild_game(kind, version, name, game.edition.hash)


# Bots.


class Wary(Greedy):
    """A guest's bot, with something to remember."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.noted: list[int] = []

    def choose(self, seen: spinney.Seen) -> int:
        self.noted.append(seen.number)
        return super().choose(seen)


class Patient(Tree):
    """A guest's tree, whose constructor takes something else."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 15)
        self.name = name


BOTS: dict[str, Callable[[], spinney.Bot]] = {
    "random": lambda: spinney.bot("random", 1),
    "greedy": lambda: spinney.bot("greedy", 1),
    "tree": lambda: spinney.bot("tree:30", 1),
    "tree with habits": lambda: Tree(1, 20, curiosity=0.3, urgency=0.2, sample=2, cut=3, nodes=50),
    "sapling": lambda: spinney.bot("sapling", 1),
    "ranger": lambda: spinney.bot("ranger", 1),
    "of one's own": lambda: Wary(1),
    "a tree of one's own": lambda: Patient("Ada"),
}


@pytest.mark.parametrize("copied", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("make", BOTS.values(), ids=BOTS)
def test_a_copied_bot_goes_on_as_the_bot_would_have(make: Callable[[], spinney.Bot], copied: Copier) -> None:
    game = Toy()
    table, bot = game.start(2, "bots"), make()
    play_on(table, bot, 2)
    other, elsewhere = copied(bot), table.branch()
    assert type(other) is type(bot)
    assert canonical(other) == canonical(bot)
    play_on(elsewhere, other, 4)
    drawn = bot.chance.drawn
    assert other.chance.drawn > drawn, "the copy draws from a generator of its own"
    play_on(table, bot, 4)
    assert table.fingerprint() == elsewhere.fingerprint()
    assert canonical(other) == canonical(bot)


def play_on(table: Table, bot: spinney.Bot, choices: int) -> None:
    for _ in range(choices):
        assert not table.over
        table.play(bot.choose(table.game.seen_by(table, table.seat)))


def test_a_pickled_tree_still_finds_what_it_thought_of_before() -> None:
    game = spinney.game("groves", MINI)
    table, bot = game.start(2, "thought"), Tree(1, 60)
    found = 0
    while not table.over and found < 3:
        seen = game.seen_by(table, table.seat)
        other = pickled(bot)
        before = bot.memory.recall(seen, bot.chance)
        assert canonical(other.memory.recall(seen, other.chance)) == canonical(before)
        found += before.visits > 0
        table.play(bot.choose(seen))
    assert found == 3


def test_a_long_line_of_answers_is_not_too_deep() -> None:
    root = new_root()
    node = root
    for number in range(5000):
        node.add(0, 0)
        node = node.add(1, number + 1)
        node.visits, node.offers, node.total, node.prior = number, number + 3, number / 2, number / 4
    other = pickled(root)
    assert other.size() == 10001
    while node_of(root) == node_of(other) and root.children:
        root, other = root.children[-1], other.children[-1]
    assert node_of(root) == node_of(other)
    assert root.visits == 4999


def node_of(node: Any) -> list[Any]:
    own = [node.seat, node.action, node.key, node.visits, node.offers, node.total, node.prior]
    return [*own, [child.key for child in node.children]]


# Everything in the public interface, and what it holds.


def a_game() -> Game[Table]:
    return spinney.game("battle_for_the_grove")


def a_table() -> Table:
    game = spinney.game("groves")
    (*_, table) = some_tables(game, 1)
    return table


def a_thoughtful_bot() -> Tree:
    bot = Tree(1, 20)
    game = a_game()
    bot.choose(game.seen_by(game.start(2, 1), game.start(2, 1).seat))
    return bot


FACE: dict[str, Callable[[], Any]] = {
    "Bot": a_thoughtful_bot,
    "Game": a_game,
    "Record": lambda: spinney.Record.of(a_table(), ["Ada", "Ben"]),
    "Seen": lambda: a_game().seen_by(a_game().start(2, 1), 0),
    "Table": a_table,
}


def errors(kind: type[spinney.SpinneyError]) -> list[type[spinney.SpinneyError]]:
    return [kind, *[one for below in kind.__subclasses__() for one in errors(below)]]


def test_every_class_of_the_public_face_is_tried() -> None:
    kinds = {name: getattr(spinney, name) for name in spinney.__all__}
    tried = {name: getattr(spinney, name) for name in FACE}
    left = [kind for kind in kinds.values() if isclass(kind) and kind not in tried.values()]
    assert set(left) <= set(errors(spinney.SpinneyError))
    for name, make in FACE.items():
        assert tried[name] in type(make()).__mro__


def held(thing: Any, found: dict[type, Any]) -> dict[type, Any]:
    """An example of every class of the engine and the bots that can be reached from a thing."""
    if isinstance(thing, (list, tuple)):
        for part in thing:
            held(part, found)
    elif isinstance(thing, dict):
        for part in thing.values():
            held(part, found)
    elif is_record(thing) and not callable(thing) and type(thing) not in found:
        if type(thing).__module__.startswith(("spinney.engine", "spinney.bots")):
            found[type(thing)] = thing
        for name in field_names(thing):
            if not isinstance(thing, Game) or (name != "terms" and not name.startswith("_")):
                held(getattr(thing, name), found)  # what a game is made of is not handed out
    return found


def handed_out() -> list[Any]:
    """What the faces of a game and its bots return."""
    game, table = a_game(), a_game().start(2, 1)
    sheet, spec = game.score_sheet(table), game.observation_spec(2)
    seen = game.seen_by(table, table.seat)
    pile = Pile([Layer([1, 2]), Layer([3], 1)])
    return [
        sheet,
        spec,
        game.rulebook(),
        Tree(1, 20).advise(seen),
        pile,
        ScriptedChance([1, 2]),
        *game.layout.facts,
    ]


def test_everything_that_the_face_holds_can_be_copied() -> None:
    found: dict[type, Any] = {}
    for make in [*FACE.values(), handed_out]:
        held(make(), found)
    names = {kind.__name__ for kind in found}
    assert {"ActionSpace", "Advice", "Edition", "Event", "Journal", "Node", "Part", "ScoreItem"} <= names
    assert {"Budget", "Column", "Fact", "GameOption", "Kind", "Layout", "Origin", "Tally"} <= names
    for thing in found.values():
        for copied in WAYS.values():
            assert type(copied(thing)) is type(thing)
            assert canonical(copied(thing)) == canonical(thing), type(thing)


@pytest.mark.parametrize("copied", WAYS.values(), ids=WAYS)
def test_a_copied_record_says_the_same(copied: Copier) -> None:
    for game, seats in ((spinney.game("groves"), 1), (Toy(TINY), 3)):
        for table in some_tables(game, seats):
            record = spinney.Record.of(table, ["Ada"])
            assert copied(record).to_json() == record.to_json()
            assert copied(record).replay().fingerprint() == table.fingerprint()


@pytest.mark.parametrize("copied", WAYS.values(), ids=WAYS)
def test_a_copy_of_what_a_seat_sees_shows_the_same(copied: Copier) -> None:
    game = spinney.game("groves")
    for table in some_tables(game, 2):
        for seat in range(2):
            seen = game.seen_by(table, seat)
            other = copied(seen)
            assert (other.seat, other.options, other.log()) == (seat, seen.options, seen.log())
            assert other.view() == seen.view()
            assert other.redeal("key").fingerprint() == seen.redeal("key").fingerprint()


@pytest.mark.parametrize("kind", errors(spinney.SpinneyError))
def test_an_error_keeps_its_class_and_what_it_says(kind: type[spinney.SpinneyError]) -> None:
    error = kind("seat 2 cannot do that")
    for copied in WAYS.values():
        other = copied(error)
        assert type(other) is kind
        assert (str(other), other.code) == (str(error), error.code)


def test_there_are_errors_of_every_layer() -> None:
    layers = {kind.__module__.split(".")[1] for kind in errors(spinney.SpinneyError)}
    assert {"engine", "lab", "cli", "web"} <= layers
