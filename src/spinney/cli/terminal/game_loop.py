"""One game at a terminal: ask whoever must choose, show what happened, save the record."""

from __future__ import annotations

import time
from typing import Final

import spinney
from spinney.cli.errors import CannotSave, Stopped, WrongInput
from spinney.cli.house_rules import house_rules_line
from spinney.cli.rule_lookup import find_rule
from spinney.cli.terminal.autosave import Autosave, commitment_of, origin_of
from spinney.cli.terminal.players import Players
from spinney.cli.terminal.prompt import Ask
from spinney.cli.terminal.screen import Screen
from spinney.cli.terminal.typed_input import command_in, is_option, option_in, typed_path
from spinney.cli.terminal.unread import Unread
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table

BOARD_EVERY: Final = 20  # choices between two boards while only bots play


class LeftTable(Exception):
    """The player leaves the table before the game is over."""


class GameLoop:
    """A table, its players, and what each of them has been shown."""

    def __init__(
        self, table: Table, players: Players, screen: Screen, autosave: Autosave, ask: Ask, pace: float = 0.0
    ) -> None:
        self.table = table
        self.players: Final = players
        self.screen: Final = screen
        self.autosave: Final = autosave
        self.ask: Final = ask
        self.pace: Final = pace
        self.unread: Final = Unread(max(0, len(table.log or []) - 6) if table.number else 0)
        self.hinted = False

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.screen.line(self.screen.game.title + ": " + self.versus(), "title")
        self.screen.line(
            f"The dice follow from a secret with this commitment: {commitment_of(self.table)}", "dim"
        )
        self.tell_house_rules()
        try:
            while not self.table.over:
                self.tell()
                if self.table.seat in self.players.bots:
                    self.bot_turn()
                else:
                    self.person_turn()
            self.finish()
        except LeftTable:
            self.leave("You left the table")
        except EOFError:
            self.screen.console.print()
            self.leave("The input has ended")
        except KeyboardInterrupt:
            self.screen.console.print()
            raise Stopped(f"stopped; {self.kept()}") from None

    def tell_house_rules(self) -> None:
        """What is not as in the rulebook."""
        line = house_rules_line(self.screen.game, origin_of(self.table))
        if line:
            self.screen.line(line)

    def versus(self) -> str:
        """Who plays against whom, for the first line."""
        return " against ".join(self.players.name(seat) for seat in range(len(self.players.names)))

    # Turns.

    def bot_turn(self) -> None:
        """Let the bot that must choose play, at a pace people can follow; now and then show the board."""
        self.play(self.players.choose(self.table))
        if self.pace:
            time.sleep(self.pace)
        if not self.players.people and self.table.number % BOARD_EVERY == 0 and not self.table.over:
            self.tell()
            self.screen.board(self.table, SPECTATOR)

    def person_turn(self) -> None:
        """Show what the seat may see, and ask until it has answered or taken something back."""
        self.look()
        if not self.hinted:
            self.screen.line("Type a number, or help.", "dim")
            self.hinted = True
        prompt = f"{self.players.name(self.table.seat)}> "
        while not self.answered(self.ask(prompt)):
            pass

    def answered(self, text: str) -> bool:
        """Do what a line says; True if it has changed the table."""
        try:
            command = None if is_option(self.table, text) else command_in(text)
            if command is None:
                self.play(option_in(self.table, text))
                return True
            return self.perform(*command)
        except WrongInput as error:
            self.screen.line(str(error), "danger", whole=isinstance(error, CannotSave))
            return False

    def play(self, action: int) -> None:
        """Play an action at the table, and save the game."""
        self.table.play(action)
        if self.players.people or self.table.over:
            self.save()  # a game between bots alone is kept when it ends or is left

    # Commands.

    def perform(self, word: str, rest: str) -> bool:
        """Carry out a command; True if it has changed the table."""
        seat = int(self.table.seat)
        if word == "undo":
            return self.undo()
        if word == "why":
            self.why(rest)
        elif word == "hint":
            self.screen.hint(self.table, self.players.advise(self.table))
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
        """Take the last answer back, or say why that is too late."""
        if self.table.number == 0:
            raise WrongInput("There is nothing to take back: you have not answered yet.")
        if self.table.undoable == 0:
            raise WrongInput("Too late: dice were rolled, something was shown, or another seat was asked.")
        self.table = spinney.undo(self.table)
        self.unread.undone(self.table)
        self.save()
        return True

    def why(self, rest: str) -> None:
        """Show the rule behind an option that the player names."""
        if not rest:
            raise WrongInput("Say which option: why 1")
        option = option_in(self.table, rest)
        self.screen.rule(self.screen.game.rule_of(self.table, option))

    def save_as(self, rest: str) -> None:
        """Save now, and from now on to the file that the player names, if one is named."""
        if rest:
            self.autosave.save_as(self.table, typed_path(rest))
        elif self.autosave.path is None:
            raise WrongInput("Say where: save FILE")
        else:
            self.autosave.save(self.table)
        self.screen.line(f"Saved: {self.autosave.path}", "good", whole=True)

    def quit(self) -> None:
        """Leave; a game that has no file yet is offered one."""
        if self.autosave.path is None:
            file = self.ask("Save it to which file? (an empty line leaves without saving) ").strip()
            if file:
                self.save_as(file)
        raise LeftTable

    # What is shown and kept.

    def tell(self) -> None:
        """What is new, for whoever may read the screen now."""
        reader = self.players.reader(self.table)
        if reader is not None:
            self.screen.events(self.unread.for_seat(self.table, reader), reader)

    def look(self) -> None:
        """Show the board, the goal and the options of the seat that must choose."""
        self.screen.board(self.table, int(self.table.seat))
        self.screen.goal(self.table, int(self.table.seat))
        self.screen.options(self.table)

    def save(self) -> None:
        """Keep the record; if that fails in the middle of a game, say so and play on."""
        try:
            self.autosave.save(self.table)
        except CannotSave as error:
            self.screen.line(f"{error}; save FILE saves elsewhere", "danger", whole=True)
            self.autosave.path = None

    def finish(self) -> None:
        """Show how the game ended, where its points came from, and how to check the dice."""
        self.tell()
        reader = self.players.reader(self.table)
        seat = SPECTATOR if reader is None else reader
        self.screen.board(self.table, seat)
        self.screen.console.print()
        self.screen.result(self.table)
        self.tell_house_rules()
        self.screen.score(self.table, seat)
        if self.autosave.path is None:
            self.screen.line("This game was not saved; --save FILE keeps a record.", "dim")
            return
        self.screen.line(f"Record: {self.autosave.path}", whole=True)
        self.screen.line(f"Commitment: {commitment_of(self.table)}", "dim", whole=True)
        self.screen.line(f"Check the dice: {self.autosave.how_to_verify()}", "dim", whole=True)

    def leave(self, why: str) -> None:
        """Say why the game breaks off, and how to go on with it."""
        self.screen.line(f"{why}; {self.kept()}", whole=True)

    def kept(self) -> str:
        """Save the game that breaks off, and say how to go on with it."""
        self.save()
        if self.autosave.path is None:
            return "this game was not saved."
        return f"the game is saved. Go on with: {self.autosave.how_to_resume()}"
