"""One game played at a terminal: ask whoever is asked, show what happened, keep the record."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import spinney
from spinney.cli.answers import command_in, is_option, option_in
from spinney.cli.company import Company
from spinney.cli.errors import CannotSave, Stopped, WrongInput
from spinney.cli.news import News
from spinney.cli.rules import find_rule
from spinney.cli.saving import Keeper, commitment_of
from spinney.cli.screen import Screen
from spinney.cli.terminal import Ask
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table

BOARD_EVERY: Final = 20  # choices between two boards while only bots play


def at_home(text: str) -> Path:
    """A path as people type it, `~` included."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise WrongInput(f"{text}: {error}") from error


class Left(Exception):
    """The player leaves the table before the game is over."""


class Sitting:
    """A table, who sits at it, and how far they have come."""

    def __init__(
        self, table: Table, company: Company, screen: Screen, keeper: Keeper, ask: Ask, pace: float = 0.0
    ) -> None:
        self.table = table
        self.company: Final = company
        self.screen: Final = screen
        self.keeper: Final = keeper
        self.ask: Final = ask
        self.pace: Final = pace
        self.news: Final = News(max(0, len(table.log or []) - 6) if table.number else 0)
        self.hinted = False

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.screen.line(self.screen.game.title + ": " + self.versus(), "title")
        self.screen.line(
            f"The dice follow from a secret with this commitment: {commitment_of(self.table)}", "dim"
        )
        try:
            while not self.table.over:
                self.tell()
                if self.table.seat in self.company.bots:
                    self.bot_turn()
                else:
                    self.person_turn()
            self.finish()
        except Left:
            self.leave("You left the table")
        except EOFError:
            self.screen.console.print()
            self.leave("The input has ended")
        except KeyboardInterrupt:
            self.screen.console.print()
            raise Stopped(f"stopped; {self.kept()}") from None

    def versus(self) -> str:
        return " against ".join(self.company.name(seat) for seat in range(len(self.company.players)))

    # Turns.

    def bot_turn(self) -> None:
        self.play(self.company.choose(self.table))
        if self.pace:
            time.sleep(self.pace)
        if not self.company.people and self.table.number % BOARD_EVERY == 0 and not self.table.over:
            self.tell()
            self.screen.board(self.table, SPECTATOR)

    def person_turn(self) -> None:
        """Show what the seat may see, and ask until it has answered or taken something back."""
        self.look()
        if not self.hinted:
            self.screen.line("Type a number, or help.", "dim")
            self.hinted = True
        prompt = f"{self.company.name(self.table.seat)}> "
        while not self.answered(self.ask(prompt)):
            pass

    def answered(self, text: str) -> bool:
        """Do what a line says; True if the table has changed by it."""
        try:
            command = None if is_option(self.table, text) else command_in(text)
            if command is None:
                self.play(option_in(self.table, text))
                return True
            return self.obey(*command)
        except WrongInput as error:
            self.screen.line(str(error), "danger", whole=isinstance(error, CannotSave))
            return False

    def play(self, action: int) -> None:
        self.table.play(action)
        if self.company.people or self.table.over:
            self.save()  # a game between bots alone is kept when it ends or is left

    # Commands.

    def obey(self, word: str, rest: str) -> bool:
        """Do what a command asks for; True if the table has changed by it."""
        seat = int(self.table.seat)
        if word == "undo":
            return self.undo()
        if word == "why":
            self.why(rest)
        elif word == "hint":
            self.screen.hint(self.table, self.company.advise(self.table))
        elif word == "rules":
            self.screen.rule(find_rule(self.screen.game.rulebook(), rest))
        elif word == "score":
            self.screen.score(self.table, seat)
        elif word == "log":
            self.screen.log(self.table, seat, rest == "all")
        elif word == "board":
            self.look()
        elif word == "save":
            self.save_as(rest)
        elif word == "help":
            self.screen.help(self.table)
        else:
            self.quit()
        return False

    def undo(self) -> bool:
        if self.table.number == 0:
            raise WrongInput("There is nothing to take back: you have not answered yet.")
        if self.table.undoable == 0:
            raise WrongInput("Too late: dice were rolled, something was shown, or another seat was asked.")
        self.table = spinney.undo(self.table)
        self.news.taken_back(self.table)
        self.save()
        return True

    def why(self, rest: str) -> None:
        if not rest:
            raise WrongInput("Say which option: why 1")
        option = option_in(self.table, rest)
        self.screen.rule(self.screen.game.rule_of(self.table, option))

    def save_as(self, rest: str) -> None:
        if rest:
            self.keeper.keep_as(self.table, at_home(rest))
        elif self.keeper.path is None:
            raise WrongInput("Say where: save FILE")
        else:
            self.keeper.keep(self.table)
        self.screen.line(f"Saved: {self.keeper.path}", "good", whole=True)

    def quit(self) -> None:
        """Leave; a game that has no file yet is offered one."""
        if self.keeper.path is None:
            file = self.ask("Save it to which file? (an empty line leaves without saving) ").strip()
            if file:
                self.save_as(file)
        raise Left

    # What is shown and kept.

    def tell(self) -> None:
        """The news, for whoever may read the screen now."""
        reader = self.company.reader(self.table)
        if reader is not None:
            self.screen.news(self.news.for_seat(self.table, reader), reader)

    def look(self) -> None:
        self.screen.board(self.table, int(self.table.seat))
        self.screen.options(self.table)

    def save(self) -> None:
        """Keep the record; if that fails in the middle of a game, say so and play on."""
        try:
            self.keeper.keep(self.table)
        except CannotSave as error:
            self.screen.line(f"{error}; save FILE saves elsewhere", "danger", whole=True)
            self.keeper.path = None

    def finish(self) -> None:
        self.tell()
        reader = self.company.reader(self.table)
        seat = SPECTATOR if reader is None else reader
        self.screen.board(self.table, seat)
        self.screen.console.print()
        self.screen.result(self.table)
        self.screen.score(self.table, seat)
        if self.keeper.path is None:
            self.screen.line("This game was not saved; --save FILE keeps a record.", "dim")
            return
        self.screen.line(f"Record: {self.keeper.path}", whole=True)
        self.screen.line(f"Commitment: {commitment_of(self.table)}", "dim", whole=True)
        self.screen.line(f"Check the dice: {self.keeper.how_to_verify()}", "dim", whole=True)

    def leave(self, why: str) -> None:
        self.screen.line(f"{why}; {self.kept()}", whole=True)

    def kept(self) -> str:
        self.save()
        if self.keeper.path is None:
            return "this game was not saved."
        return f"the game is saved. Go on with: {self.keeper.how_to_resume()}"
