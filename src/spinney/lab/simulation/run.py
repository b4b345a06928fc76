"""A run: what is simulated, whole and checked, but not how often and not where.

The result of a game follows from its run and its number alone. So a run is plain data that any process can
be sent, and it is the header of a result file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final

from spinney.bots import find_bot
from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption, SpinneyError
from spinney.engine.game import Game
from spinney.engine.installed import find_game
from spinney.engine.options import check_ends, check_options
from spinney.engine.records.record import edition_entry
from spinney.lab.errors import BadResults

FORMAT: Final = 5  # 5: who began
LONGEST_SEED: Final = 200


@dataclass(frozen=True)
class Content:
    """The edition of a run as plain text, to be sent to other processes."""

    name: str
    text: str
    where: str
    shipped: bool

    def edition(self) -> Edition:
        """The edition that a run names, made again from its text."""
        return Edition(self.name, self.text, self.where, self.shipped)


@dataclass(frozen=True)
class Run:
    """A game with its edition, options and seats, the bots that play it, and a seed. Made by `Run.of`."""

    version: str  # of Spinney, and so of the bots
    game: str
    rules: str
    edition: Content | None
    options: tuple[tuple[str, int | str], ...]
    seats: int
    bots: tuple[str, ...]
    seed: str
    rotate: bool = False  # every key is played once with each seating of the bots

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        seed: int | str = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | str | None = None,
        rotate: bool = False,
    ) -> Run:
        """A run with everything checked; without `seats`, as many as there are bots or the game needs."""
        found = find_game(game, edition)
        names = checked_bots(bots)
        if rotate and len(set(names)) == 1:
            raise BadOption("rotate: the seats of one bot alone cannot be rotated; name two bots or more")
        checked = check_options(game, found.options, dict(options or {}))
        check_ends(game, found.options, checked)
        return cls(
            version=version("spinney"),
            game=game,
            rules=found.version,
            edition=content_of(found.edition),
            options=tuple(checked.items()),
            seats=checked_seats(found, len(names), seats),
            bots=names,
            seed=checked_seed(seed),
            rotate=rotate,
        )

    def header(self) -> dict[str, Any]:
        """The run as the first line of a result file."""
        return {
            "spinney_results": FORMAT,
            "version": self.version,
            "game": self.game,
            "rules": self.rules,
            "edition": edition_entry(self.edition.edition()) if self.edition is not None else None,
            "options": dict(self.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "rotate": self.rotate,
            "facts": [
                [column.name, column.items, "table" if column.nobody else "seat"]
                for column in game_of(self).layout.columns
            ],
        }

    def __hash__(self) -> int:
        """Of what mostly tells runs apart: a run is looked up for every game, and an edition is long."""
        return hash((self.game, self.seats, self.bots, self.seed))

    def bots_of(self, number: int) -> list[str]:
        """The bots of a game, by seat: they move on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """The seed of a game's table; the bot at a seat has it too, with `/` and the seat behind it."""
        return f"{self.seed}/{self.key_of(number)}"

    def key_of(self, number: int) -> int:
        """Games with the same number here have the same key: one for each seating, if seats rotate."""
        return number // len(self.bots) if self.rotate else number

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Run:
        """The run that a result file names; its rules must be those of this installation."""
        try:
            edition = header["edition"]
            run = cls(
                version=header["version"],
                game=header["game"],
                rules=header["rules"],
                edition=None if edition is None else content_from(header["game"], edition),
                options=tuple(header["options"].items()),
                seats=header["seats"],
                bots=checked_bots(header["bots"]),
                seed=checked_seed(header["seed"]),
                rotate=header["rotate"],
            )
        except (AttributeError, KeyError, TypeError) as error:
            raise BadResults(f"the header is not that of a run: {error!r}") from error
        game_of(run)
        return run


@lru_cache(maxsize=8)
def game_of(run: Run) -> Game[Any]:
    """The game that a run names, in whichever process this is, with the very rules that the run has."""
    game = find_game(run.game, run.edition.edition() if run.edition is not None else None)
    if (game.version, version("spinney")) != (run.rules, run.version):
        here = f"Spinney {version('spinney')} with rules {game.version}"
        raise SpinneyError(f"the run is of Spinney {run.version} with rules {run.rules}; here is {here}")
    return game


def content_of(edition: Edition | None) -> Content | None:
    """The content of a run from an edition; nothing where the game has none."""
    if edition is None:
        return None
    return Content(edition.name, edition.text, edition.where, edition.shipped)


def content_from(game: str, entry: Mapping[str, str]) -> Content:
    """The edition of a run from its header: its own text, or the shipped one if that is still the same."""
    if "text" in entry:
        content = Content(entry["name"], entry["text"], entry["name"], False)
    else:
        content = content_of(find_game(game, entry["name"]).edition) or Content("", "", "", True)
    found = content.edition().hash
    if found != entry["hash"]:
        raise BadResults(f"edition {entry['name']} is {found} here, but {entry['hash']} in the file")
    return content


def checked_seats(game: Game[Any], bots: int, seats: int | None) -> int:
    """How many seats a run has, if the game admits so many and the bots fit."""
    low, high = game.seats
    wanted = max(low, bots) if seats is None else seats
    if not low <= wanted <= high:
        many = f"{low}" if low == high else f"{low} to {high}"
        raise BadOption(f"{game.key} is for {many} seats, not {wanted}")
    if bots > wanted:
        raise BadOption(f"{bots} bots are too many for {wanted} seats")
    return wanted


def checked_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots of a run, if all exist."""
    if isinstance(bots, str) or not bots:
        raise BadOption(f"bots: expected one name or more, got {bots!r}")
    for name in bots:
        find_bot(name, 0)
    return tuple(bots)


def checked_seed(seed: int | str) -> str:
    """The seed of a run as text, if it can stand in a file."""
    text = str(seed)
    if not text.isprintable() or not 0 < len(text) <= LONGEST_SEED:
        raise BadOption(f"seed: expected a number or a short text, got {text[:60]!r}")
    return text
