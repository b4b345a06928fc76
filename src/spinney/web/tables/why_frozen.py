"""Why a table cannot go on, or a finished game not be stepped through: in words for those who sat there."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spinney.engine.errors import BadEdition, BadOption, SpinneyError
from spinney.engine.game import Game
from spinney.engine.records.fields import read_fields
from spinney.engine.records.record import EVERY
from spinney.web.games import game_of, title_from_key
from spinney.web.replays.record_text import missing_edition
from spinney.web.replays.replay import EndsDifferently

READ: Final = "You can read what was played."
REST: Final = "Everything else can be read."


class Cause(NamedTuple):
    """What is said at a table that was in play, and where a finished game would be stepped through."""

    table: str
    stepping: str
    fits: int = -1  # how many entries can be replayed; -1 where not even the beginning can


def other_rules(game: Game[Any], rules: str) -> Cause:
    """Why a table is frozen: it was begun by rules that cannot be played here."""
    newer = rules.isdecimal() and (len(rules) > 9 or int(rules) > game.newest)  # as in `Game.can_play`
    begun = "newer rules" if newer else "older rules"
    here = "does not play yet" if newer else "no longer plays"
    return Cause(
        f"This table was begun by {begun} of {game.title}, which this server {here}. {READ}",
        f"Stepping through this game needs rules {rules} of {game.title}, by which it was played; "
        f"this server plays rules {game.playable}. {REST}",
    )


def no_game(title: str, rules: str) -> Cause:
    """Why a table is frozen: its game is not installed any more."""
    return Cause(
        f"{title} is not installed on this server any more, so this table cannot go on. {READ}",
        f"Stepping through this game needs rules {rules} of {title}, which is not installed on this server "
        f"any more. {REST}",
    )


def no_edition(title: str) -> Cause:
    """Why a table is frozen: the text of its edition was never kept, or the game can no longer read it."""
    return Cause(
        f"This table was begun with an edition of {title} that this server cannot use any more. {READ}",
        f"Stepping through this game needs the edition of {title} that it was played with, which this server "
        f"cannot use any more. {REST}",
    )


def not_begun(game: Game[Any]) -> Cause:
    """Why a table is frozen: it was set up with options that its game no longer has."""
    return Cause(
        f"This table was set up in a way that {game.title} no longer has, so it cannot be played. {READ}",
        f"Stepping through this game needs options that {game.title} no longer has. {REST}",
    )


def damaged(fits: int, illegal: int = 0) -> Cause:
    """Why a table is frozen: an answer cannot be played here, or ten of them lead somewhere else."""
    where = f"at answer {illegal}" if illegal else f"between answer {fits + 1} and answer {fits + EVERY}"
    return Cause(
        f"The answers kept of this table do not fit together {where}, so it cannot go on. "
        "You can read what was played before.",
        f"This game cannot be stepped through: the answers kept of it do not fit together {where}. {REST}",
        fits,
    )


def unfit(game: Game[Any]) -> Cause:
    """A record that fitted when it was opened, and that these rules do not lead through any more."""
    words = f"the actions of this record do not fit the rules of {game.title} on this server"
    return Cause("", f"This game cannot be stepped through: {words}. {REST}")


def ends_differently(game: Game[Any]) -> Cause:
    """Why a table is frozen: played again here, its game does not end as its story tells."""
    words = f"Played again by this server, this game of {game.title} ends differently"
    return Cause(f"{words}. {READ}", f"{words}, so it cannot be stepped through. {REST}")


def cause_for_record(text: str, error: Exception) -> Cause:
    """Why a record cannot be stepped through, although it could when somebody opened it."""
    fields = read_fields(text)
    try:
        game = game_of(fields.game)
    except SpinneyError:
        return no_game(title_from_key(fields.game), fields.rules)
    if not game.can_play(fields.rules):
        return other_rules(game, fields.rules)
    if isinstance(error, BadOption):
        return not_begun(game)
    if isinstance(error, EndsDifferently):
        return ends_differently(game)
    if isinstance(error, BadEdition) or missing_edition(text):
        return no_edition(game.title)
    return unfit(game)
