"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from typing import Any, Final

import spinney
from spinney.bots import Bot
from spinney.bots.bot import bot_key
from spinney.bots.budget import Clock
from spinney.bots.hints import Advice
from spinney.bots.levels import Elder, find_level
from spinney.cli.errors import WrongInput
from spinney.cli.terminal.clean_text import clean_text
from spinney.engine.chance import QuickChance
from spinney.engine.errors import BadOption
from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.engine.text import seat_name

ME: Final = "me"
RIVAL: Final = "sapling"


class Players:
    """The players of one table, by seat."""

    def __init__(self, game: Game[Any], names: list[str], secret: bytes, clock: Clock | None = None) -> None:
        self.game: Final = game
        self.names: Final = names
        self.people: Final = [seat for seat, name in enumerate(names) if name == ME]
        self.secret: Final = secret
        self.clock: Final = clock
        self.bots: Final = {
            seat: bot_player(name, bot_key(secret, seat), clock)
            for seat, name in enumerate(names)
            if name != ME
        }

    def name(self, seat: int) -> str:
        """A seat and who sits there: `Light (you)`, `Dark (greedy)`; just `Light` at a shared terminal."""
        if seat in self.bots:
            return f"{self.game.seat_name(seat)} ({clean_text(self.names[seat])})"
        return self.game.seat_name(seat) + (" (you)" if len(self.people) == 1 else "")

    def told_name(self, seat: int) -> str:
        """What sentences call a seat: a bot by its name, `Sapling`, unless the game has names for its sides.

        Of two bots of one name each has the number of its seat, too: `Sapling 2`, `Sapling 3`.
        """
        own = self.game.seat_name(seat)
        if seat not in self.bots or own != seat_name(seat):
            return own
        name = clean_text(self.names[seat])
        same = self.names.count(self.names[seat])
        return f"{name[:1].upper()}{name[1:]}" + (f" {seat + 1}" if same > 1 else "")

    def reader(self, table: Table) -> int | None:
        """The seat whose view may be on the screen now; None while a bot plays between several people."""
        if len(self.people) == 1:
            return self.people[0]
        if not self.people or table.over:
            return SPECTATOR
        return int(table.seat) if table.seat in self.people else None

    def choose(self, table: Table) -> int:
        """The answer of the bot that must choose.

        Its generator begins anew at every choice, from the table's secret, the seat and the number of the
        choice: so a game with a seed repeats exactly, and so does one that is resumed.
        """
        bot = self.bots[table.seat]
        bot.chance = QuickChance(bot_key(self.secret, table.seat, table.number))
        return bot.choose(self.game.seen_by(table, table.seat))

    def advise(self, table: Table) -> list[Advice]:
        """What an Elder thinks of the options of whoever must choose; only where the others are bots."""
        if len(self.people) > 1:
            raise WrongInput("Hints are for games against bots; here they would help one person only.")
        elder = Elder(bot_key(self.secret, table.seat, table.number), clock=self.clock)
        return elder.advise(self.game.seen_by(table, table.seat))


def bot_player(name: str, key: bytes, clock: Clock | None) -> Bot:
    """A bot that plays beside people at this terminal; with a clock, they need not wait long for it."""
    level = None if clock is None else find_level(name, key, clock)
    if level is not None:
        return level
    try:
        return spinney.bot(name, seed=key)
    except BadOption as error:
        raise WrongInput(f"{error}; and {ME} for yourself") from error


def read_players(text: str) -> list[str]:
    """The players that `--seats` names, seat by seat."""
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise WrongInput(f"--seats {text}: expected names with commas between, such as {ME},{RIVAL}")
    return names


def usual_players(game: Game[Any], rival: str = RIVAL) -> list[str]:
    """Who plays unless `--seats` says so: you against bots of one kind, as few as the game is good for."""
    low, high = game.seats
    return [ME] + [rival] * (min(max(2, low), high) - 1)
