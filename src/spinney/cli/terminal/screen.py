"""What a player sees: board, options, events, scores, rules. It prints, and decides nothing."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from spinney.bots.hints import Advice
from spinney.cli.rule_lookup import rule_text, short_rule_id
from spinney.cli.terminal.players import Players
from spinney.cli.terminal.styles import painted_sketch, printable_shapes, style_of
from spinney.cli.terminal.typed_input import COMMANDS
from spinney.engine.events import Event
from spinney.engine.faces.goal import Meter
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table

LOG_LINES: Final = 15  # of `log`, without `all`
HINTS: Final = 5  # options that `hint` tells about


class Screen:
    """A console, and the game and the players that it shows."""

    def __init__(self, console: Console, game: Game[Any], players: Players) -> None:
        self.console: Final = console
        self.game: Final = game
        self.players: Final = players

    def line(self, text: str, style: str = "", whole: bool = False) -> None:
        """One line of text; `whole` keeps a path or a command unbroken, to be copied."""
        self.console.print(Text(printable_shapes(self.console, text), style_of(style)), soft_wrap=whole)

    def board(self, table: Table, seat: int) -> None:
        """Print the board as a seat sees it."""
        self.console.print()
        self.console.print(painted_sketch(self.console, self.game.sketch(table, seat)), soft_wrap=True)

    def goal(self, table: Table, seat: int) -> None:
        """What wins and how near the end is, as a seat may know it, in a line."""
        goal = self.game.goal(table, seat)
        meters = "; ".join(self.meter_words(meter) for meter in goal.meters)
        if goal.sentence:
            self.line(f"{goal.sentence} ({meters})" if meters else goal.sentence, "dim")

    def meter_words(self, meter: Meter) -> str:
        """A meter of the goal: `Realms drawn: 2 of 8`, `Seat 1 (you), Dwellings: 1 of 6`."""
        whose = "" if meter.seat == NOBODY else f"{self.players.name(meter.seat)}, "
        return f"{whose}{meter.label}: {meter.value} of {meter.full}"

    def options(self, table: Table) -> None:
        """The numbered options: what to type, and what it means."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=style_of("glow"), no_wrap=True)
        grid.add_column(style=style_of("dim"))
        grid.add_column()
        for number, option in enumerate(table.options, 1):
            grid.add_row(str(number), Text(self.game.text(option)), Text(self.game.label(table, option)))
        self.console.print()
        self.console.print(grid)

    def events(self, events: list[Event], seat: int) -> None:
        """What happened, a sentence each; what was done to the reader stands out."""
        for event in events:
            sentence = self.game.words_for(event, seat, self.names)
            if sentence and self.game.concerns(event, seat):
                self.console.print(Text.assemble(("! ", style_of("danger")), (sentence, style_of("danger"))))
            elif sentence:
                self.console.print(Text.assemble((self.bullet, style_of("dim")), self.coloured(sentence)))

    @property
    def names(self) -> list[str]:
        """What the log calls the seats."""
        return [self.players.told_name(seat) for seat in range(len(self.players.names))]

    @property
    def bullet(self) -> str:
        """What stands before each sentence of the log."""
        return printable_shapes(self.console, "· ")

    def coloured(self, sentence: str) -> Text:
        """A sentence with the seats' names in their colours."""
        text = Text(sentence)
        for seat in range(len(self.players.names)):
            text.highlight_words([self.names[seat]], style_of(f"seat{seat}"))
        return text

    def log(self, table: Table, seat: int, everything: bool) -> None:
        """Print the log as a seat may read it: the latest lines, or everything."""
        told = self.game.log(table, seat, self.names)
        shown = told if everything else told[-LOG_LINES:]
        if len(shown) < len(told):
            self.line(f"({len(told) - len(shown)} earlier lines: log all)", "dim")
        for sentence in shown:
            self.console.print(Text.assemble((self.bullet, style_of("dim")), self.coloured(sentence)))

    def score(self, table: Table, seat: int) -> None:
        """The score sheet, as far as this seat may know it: a line for each source, with its rule."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=style_of("title"))
        grid.add_column("")
        for player in range(len(self.players.names)):
            grid.add_column(Text(self.players.name(player), style_of(f"seat{player}")), justify="right")
        grid.add_column("rule", style=style_of("dim"))
        sheet = self.game.score_sheet(table, seat)
        for item in sheet:
            grid.add_row(Text(item.name), *(str(points) for points in item.points), item.rule)
        totals = [str(sum(item.points[at] for item in sheet)) for at in range(len(self.players.names))]
        grid.add_row(
            Text("total", style_of("strong")), *(Text(one, style_of("strong")) for one in totals), ""
        )
        self.console.print(grid)

    def rule(self, name: str) -> None:
        """A rule by its id, with the chapter it stands in."""
        book = self.game.rulebook()
        head = f"{short_rule_id(name, book)}  {book.chapters.get(name, '')}"
        self.line(head, "title")
        self.line(rule_text(book, name))

    def hint(self, table: Table, advice: list[Advice]) -> None:
        """The best options first: the chance to win, how much it was thought about, how play may go on."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=style_of("dim"))
        grid.add_column("", justify="right", style=style_of("glow"), no_wrap=True)
        grid.add_column("an Elder would")
        grid.add_column("chance", justify="right")
        grid.add_column("tries", justify="right", style=style_of("dim"))
        grid.add_column("and then", style=style_of("dim"))
        for one in advice[:HINTS]:
            number = str(table.options.index(one.action) + 1)
            chance = f"{one.value:.0%}" if one.visits else "?"
            then = ", ".join(
                f"{self.game.seat_name(seat)}: {self.game.text(action)}" for seat, action in one.line[1:]
            )
            grid.add_row(number, Text(self.game.text(one.action)), chance, f"{one.visits:,}", Text(then))
        self.console.print(grid)
        if len(advice) > HINTS:
            more = len(advice) - HINTS
            others = "the other option was" if more == 1 else f"the other {more} options were"
            self.line(f"({others} rated lower)", "dim")

    def help(self, table: Table) -> None:
        """Print how options are typed, and all commands."""
        text = self.game.text(table.options[0])
        letters = " ".join(word[0] for word in text.split())
        self.line(f"Type an option's number, its text ({text}) or how its words begin ({letters}). Also:")
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for usage, meaning in COMMANDS.values():
            grid.add_row(Text(usage, style_of("glow")), Text(meaning))
        self.console.print(grid)

    def result(self, table: Table) -> None:
        """Print who won."""
        self.line(f"The game is over: {outcome(table, self.players)}.", "good")


def outcome(table: Table, players: Players) -> str:
    """Who won, with the score, as the screen shows it to the players: `Light (you) won 2:0`."""
    return result_words(table, [players.name(seat) for seat in range(len(players.names))])


def result_words(table: Table, names: list[str]) -> str:
    """Who won, with the score, as it is printed in a terminal: `Light won 2:0`, `a draw, 1:1`."""
    score = ":".join(str(points) for points in table.scores)
    if not table.winners:
        return f"a draw, {score}" if len(names) > 1 else f"lost, with {score}"
    return f"{' and '.join(names[seat] for seat in table.winners)} won {score}"
