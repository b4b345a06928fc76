"""A lesson at a terminal: an idea, the board, and an answer; nothing can go wrong."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from spinney.cli.errors import Stopped, WrongInput
from spinney.cli.terminal.prompt import Ask
from spinney.cli.terminal.styles import painted_sketch, printable_shapes, style_of
from spinney.cli.terminal.typed_input import option_in
from spinney.learn.learner import Learner

HELP: Final = "a number: answer; enter: go on; show: what to do; back: one step back; board; quit"
WORDS: Final = {
    "q": "quit",
    "exit": "quit",
    "b": "back",
    "u": "back",
    "undo": "back",
    "?": "help",
    "h": "help",
}


class LessonLoop:
    """A learner at a terminal."""

    def __init__(self, console: Console, learner: Learner, ask: Ask) -> None:
        self.console: Final = console
        self.learner: Final = learner
        self.ask: Final = ask

    def run(self) -> None:
        """Teach until the lesson is over, or somebody leaves."""
        lesson = self.learner.lesson
        self.line(f"{self.learner.game.title}: {lesson.title}", "title")
        self.line(HELP, "dim")
        self.teach()
        try:
            while not self.learner.over:
                if not self.heard(self.ask("> ").strip()):
                    self.line("You left the lesson. It begins anew whenever you like.")
                    return
        except EOFError:
            self.line("The input has ended; the lesson begins anew whenever you like.")
            return
        except KeyboardInterrupt:
            raise Stopped("stopped; the lesson begins anew whenever you like") from None
        self.line(f"That was the lesson: {lesson.title}.", "title")

    def heard(self, text: str) -> bool:
        """Do what a line says; False if the learner leaves."""
        word = WORDS.get(text.lower(), text.lower())
        if word == "quit":
            return False
        if word == "help":
            self.line(HELP)
        elif word == "back":
            self.step_back()
        elif word == "show":
            self.show_answers()
        elif word == "board":
            self.board()
        else:
            self.answer(text)
        return True

    def answer(self, text: str) -> None:
        """Take an answer, or go on where there is nothing to answer."""
        learner = self.learner
        if learner.step.reads:
            learner.go_on()
            return self.teach()
        if not text:
            return self.board()
        try:
            led_on = learner.answer(option_in(learner.table, text))
        except WrongInput as error:
            return self.line(str(error), "danger")
        if led_on:
            return self.teach()
        self.line(learner.said, "danger")
        if learner.misses > 1:
            self.line("Type show, and you are shown what to do.", "dim")

    def step_back(self) -> None:
        """One step back."""
        if not self.learner.answers:
            return self.line("This is the beginning.")
        self.learner.back()
        self.teach()

    def teach(self) -> None:
        """Say what the step says, with the board where there is something to answer."""
        learner = self.learner
        self.console.print()
        if learner.said:
            self.line(learner.said, "glow")
        if learner.over:
            return
        step = learner.step
        if not step.reads:
            self.board()
        self.line(f"({learner.at + 1} of {len(learner.lesson.steps)}) {step.idea}", "title")
        if step.words:
            self.line(step.words)
        self.line(f"-> {step.task}" if step.task else "Press enter to go on.", "glow" if step.task else "dim")

    def board(self) -> None:
        """The board and the options, numbered."""
        learner = self.learner
        table, names, seat = learner.table, learner.lesson.scene.names, learner.lesson.scene.seat
        self.console.print(
            painted_sketch(self.console, learner.game.sketch(table, seat, names)), soft_wrap=True
        )
        if learner.step.reads or table.seat != seat:
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=style_of("glow"), no_wrap=True)
        grid.add_column()
        for number, option in enumerate(table.options, 1):
            grid.add_row(str(number), Text(learner.game.label(table, option, names)))
        self.console.print(grid)

    def show_answers(self) -> None:
        """Which answers lead on."""
        learner = self.learner
        names = learner.lesson.scene.names
        labels = [learner.game.label(learner.table, option, names) for option in learner.wanted]
        self.line("; or: ".join(labels) if labels else "There is only something to read here: press enter.")

    def line(self, text: str, style: str = "") -> None:
        """One line of text."""
        self.console.print(Text(printable_shapes(self.console, text), style_of(style)))
