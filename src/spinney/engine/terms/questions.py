"""The questions of a game, one entry each: number, name, words, and the rule that takes the answer.

    BID: Final = 0
    QUESTIONS.add(BID, "bid", "bid for a turn order card", bidding.bid_made)

Rules ask by naming the rule that takes the answer, so that rule tells which question it is: views,
observations, judges and sentences all look it up here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.fingerprints import step_text
from spinney.engine.table import Rule, Table


class Questions:
    """All questions of a game, by their numbers. The number before the first means that nothing is asked."""

    def __init__(self, game: str, first: int = 0) -> None:
        self.game: Final = game
        self.first: Final[i64] = first
        self.names: Final[list[str]] = [""] * first
        self.words: Final[list[str]] = [""] * first  # to whoever is asked: `choose where to go`
        self.of_others: Final[list[str]] = [""] * first  # to everybody else, after a name: `may join`
        self.numbers: Final[dict[Rule, int]] = {}

    def add(self, number: int, name: str, words: str, *answers: Rule, of_others: str = "") -> None:
        """Declare a question.

        `words` tell whoever is asked what to do; `answers` are the rules that take the answer. Where others
        read what a seat is asked, `of_others` follows its name.
        """
        where = f"{self.game}: question {number} ({name})"
        if number != len(self.names):
            raise BrokenRules(f"{where}: expected the number {len(self.names)}, in the order of declaration")
        if not name or not words or not answers:
            raise BrokenRules(f"{where}: a question has a name, words and a rule that takes its answer")
        if name in self.names:
            raise BrokenRules(f"{where}: there is a question of that name already")
        self.names.append(name)
        self.words.append(words)
        self.of_others.append(of_others)
        for answer in answers:
            if answer in self.numbers:
                raise BrokenRules(
                    f"{where}: its answer is also an answer to {self.names[self.numbers[answer]]!r}"
                )
            self.numbers[answer] = number

    @property
    def count(self) -> int:
        """How many questions the game can ask."""
        return len(self.names) - self.first

    def of(self, table: Table) -> i64:
        """The number of the current question; after the end, the number before the first."""
        answer = table.answer
        if answer is None:
            return self.first - 1
        number = self.numbers.get(answer)
        if number is None:
            raise BrokenRules(f"{self.game}: no question is declared for {step_text((answer,))}")
        return number

    def name_of(self, table: Table) -> str:
        """The name of the current question; empty after the end."""
        asked = self.of(table)
        return "" if asked < self.first else self.names[asked]

    def words_of(self, table: Table) -> str:
        """What whoever is asked is to do; empty after the end."""
        asked = self.of(table)
        return "" if asked < self.first else self.words[asked]

    def of_others_of(self, table: Table) -> str:
        """What others read of the current question, after a name; empty after the end."""
        asked = self.of(table)
        return "" if asked < self.first else self.of_others[asked]
