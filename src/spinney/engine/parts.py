"""The parts that a game is put together from, one for each of its rooms.

Each part names plain functions of the game's own modules; `Game` is the face that everybody else looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace
from spinney.engine.chance import Chance
from spinney.engine.errors import BrokenRules
from spinney.engine.events import Event
from spinney.engine.faces.asking import Ask, Reason
from spinney.engine.faces.deeds import Told
from spinney.engine.faces.goal import Goal
from spinney.engine.faces.names import Names
from spinney.engine.faces.zones import Board, Lens
from spinney.engine.observation import Row
from spinney.engine.options import GameOption
from spinney.engine.score import ScoreItem
from spinney.engine.table import Rule, Table
from spinney.engine.terms.actions import Kinds
from spinney.engine.terms.events import Events
from spinney.engine.terms.questions import Questions
from spinney.engine.text import seat_name

if TYPE_CHECKING:
    from spinney.engine.game import Game

T = TypeVar("T", bound=Table)
Sketch = list[list[tuple[str, str]]]  # lines of (text, style); styles are in `spinney.cli.terminal.styles`
Options = dict[str, int | str]


class About:
    """What a game says about itself."""

    def __init__(
        self,
        key: str,
        title: str,
        pitch: str,
        length: str,
        package: str,
        version: str,
        seats: tuple[int, int],
        options: tuple[GameOption, ...] = (),
        oldest: str = "",
    ) -> None:
        if not version.isdecimal() or not (oldest or version).isdecimal():
            raise BrokenRules(f"{key}: version: expected a whole number, got {version!r}")
        if not 1 <= seats[0] <= seats[1]:
            raise BrokenRules(f"{key}: seats: expected the fewest and the most, got {seats}")
        self.key: Final = key
        self.title: Final = title
        self.pitch: Final = pitch
        self.length: Final = length  # how long a game takes, for people who choose one
        self.package: Final = package  # where rules.md and editions/ are
        self.version: Final = version  # of the rules, for records
        self.oldest: Final = oldest or version  # of the rules that tables can still be played by
        self.seats: Final = seats  # fewest and most
        self.options: Final = options


class Terms:
    """What can happen, be done and be asked; `space` are the numbered actions of an edition."""

    def __init__(
        self, events: Events, kinds: Kinds, space: ActionSpace, questions: Questions | None = None
    ) -> None:
        self.events: Final = events
        self.kinds: Final = kinds
        self.space: Final = space
        self.questions: Final = questions


class Rules(Generic[T]):
    """How a table begins, and how long it may last."""

    def __init__(
        self,
        lay_out: Callable[[Game[T], i64, Chance, Options], T],
        most_choices: Callable[[Any, int, Options], int],
        closers: Mapping[str, Rule] | None = None,
        set_limits: Callable[[T], None] | None = None,
    ) -> None:
        self.lay_out: Final = lay_out  # a table as it comes out of the box, its first step planned
        self.most_choices: Final = most_choices  # by content, seats and options: a game ends within so many
        self.closers: Final[Mapping[str, Rule]] = closers or {}  # see `Game.closers`
        self.set_limits: Final = set_limits  # of a table whose limits were switched off: they hold again


class Knowledge(Generic[T]):
    """What a seat may know, and what is counted."""

    def __init__(
        self,
        view: Callable[[T, i64], dict[str, Any]],
        observe: Callable[[Row, T, i64], None],
        score_sheet: Callable[[T, int | None], list[ScoreItem]],
        inventory: Callable[[T], dict[str, int]],
        box: Callable[[T], dict[str, int]],
        deal_hidden: Callable[[T, i64], None] | None = None,
        tie_break: Callable[[T], list[ScoreItem]] | None = None,
    ) -> None:
        self.view: Final = view
        self.observe: Final = observe
        self.score_sheet: Final = score_sheet
        self.inventory: Final = inventory
        self.box: Final = box
        self.deal_hidden: Final = deal_hidden  # None if the game has no secrets
        self.tie_break: Final = tie_break


class Judge(Generic[T]):
    """How good a position is, and how a search should use that."""

    def __init__(
        self,
        judge: Callable[[T], list[float]],
        contrast: float = 0.2,
        playout: int = 8,
        turn_of: Callable[[T], i64] | None = None,
        between_turns: Callable[[T], bool] | None = None,
    ) -> None:
        self.judge: Final = judge
        self.contrast: Final = contrast  # how far apart it rates good and poor answers to a choice
        self.playout: Final = playout  # how many random choices a search makes before it asks the judge
        self.turn_of: Final = turn_of  # if given, a search stops at the end of a turn
        self.between_turns: Final = between_turns


class Words(Generic[T]):
    """What the terms cannot say without a table: labels and rules by kind of action, what comes next."""

    def __init__(
        self,
        labels: Mapping[int, Callable[[T, int], str]],
        rules: Mapping[int, Callable[[T, int], str]] | None = None,
        coming: Callable[[T], str] | None = None,
        seat_name: Callable[[i64], str] = seat_name,
        asked: Callable[[T], str] | None = None,
        goal: Callable[[Any, Mapping[str, Any]], Goal] | None = None,
        follows: Callable[[T], int] | None = None,
    ) -> None:
        self.labels: Final = labels
        self.rules: Final[Mapping[int, Callable[[T, int], str]]] = rules or {}
        self.coming: Final = coming
        self.seat_name: Final = seat_name
        self.asked: Final = asked  # what is asked, where the words of the question are not enough
        self.goal: Final = goal  # by content and a seat's view: what wins, and how near the end is
        self.follows: Final = follows  # whose turn comes after this one, as far as everybody knows


class Look(Generic[T]):
    """What people see of a table, from a seat's view alone, and of its choices."""

    def __init__(
        self,
        board: Callable[[Any, Mapping[str, Any]], Board],
        sketch: Callable[[Any, Mapping[str, Any], Names, Collection[str]], Sketch],
        ask: Callable[[T], Ask] | None = None,
        why_not: Callable[[T, i64, str], Reason | None] | None = None,
        lens: Callable[[Any, Mapping[str, Any], str], Lens | None] | None = None,
        told: Callable[[Any, Event], Told] | None = None,
        symbols: Callable[[], str] | None = None,
    ) -> None:
        self.board: Final = board  # by content and view: the zones of the table
        self.sketch: Final = sketch  # the same as text, with names; the keys of what can be done now are lit
        self.ask: Final = ask  # the question to whoever is asked; without it, every option is a button
        self.why_not: Final = why_not  # why a part cannot be chosen now
        self.lens: Final = lens  # a part by its key, enlarged and explained
        self.told: Final = told  # by content and event: what the strip shows; without it, every sentence
        self.symbols: Final = symbols  # what drawings refer to with `use`, once for a page


def looks_in(package: str) -> Look[Any]:
    """How a game looks whose folders have what `Look` names, each function in a module of its own name.

    `picture/` has `board`, `sketch`, `lens` and `symbols`, `words/` has `told`, `ask` and `why_not`. They are
    imported when something is shown, which bots and simulations never do.
    """

    def of(folder: str, name: str) -> Callable[..., Any]:
        return lambda *given: called_late(f"{package}.{folder}.{name}", name, *given)

    return Look(
        of("picture", "board"),
        of("picture", "sketch"),
        of("words", "ask"),
        of("words", "why_not"),
        of("picture", "lens"),
        of("words", "told"),
        of("picture", "symbols"),
    )


def called_late(module: str, function: str, *given: Any) -> Any:
    """Call a function of a module that is imported only now."""
    return imported(module, function)(*given)


@lru_cache(256)
def imported(module: str, function: str) -> Callable[..., Any]:
    """A function of a module, which is imported at its first call."""
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found
