"""Toys whose looks are broken on purpose, each in one way: pictures, zones, questions, secrets."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from spinney.engine.faces.asking import Answer, Ask, Reason
from spinney.engine.faces.deeds import Deed
from spinney.engine.faces.names import Names
from spinney.engine.faces.zones import Board, Item, Lens, Person, Zone
from toy.game import Toy
from toy.table import Fair

# Pictures and zones.


class TornPicture(Toy):
    def picture(self, table: Fair, seat: i64, names: Names | None = None) -> str:
        return super().picture(table, seat).replace("</svg>", "", 1)


class SameIds(Toy):
    def picture(self, table: Fair, seat: i64, names: Names | None = None) -> str:
        return super().picture(table, seat).replace("id='toy-lot-1'", "id='toy-lot-0'")


class BareBoard(Toy):
    """Nothing drawn has a key."""

    def board(self, table: Fair, seat: i64) -> Board:
        return redrawn(super().board(table, seat), "data-key", "data-word")


class NoPurses(Toy):
    """Bids are made with a chip that nobody has."""

    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        return Board(board.zones, [Person(who.seat, who.score) for who in board.people], board.words)


class NobodyAround(Toy):
    """A hex is put on somebody who is not there."""

    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        return Board(board.zones, board.people[:1], board.words)


class SameZones(Toy):
    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        zones = [Zone("zone", zone.role, zone.title, zone.items) for zone in board.zones]
        return Board(zones, board.people, board.words)


class SameItems(Toy):
    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        again = Zone("again", "side", "Nothing", [Item("market", "Nothing", 1, 1, [])])
        return Board([*board.zones, again], board.people, board.words)


class ZoneNowhere(Toy):
    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        return Board([*board.zones, Zone("attic", "above", "The attic", [])], board.people, board.words)


# Questions.


class AsksEverybody(Toy):
    """Everybody gets the answers of whoever is asked."""

    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        return super().ask(table, table.seat, names)


class NoQuestion(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return Ask(asked.seat, "", asked.help, asked.answers)


class AnswerMissing(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return answered(asked, asked.answers[1:])


class AnswerTwice(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return answered(asked, [*asked.answers, *asked.answers[:1]])


class AnswerBeyond(Toy):
    """Every action is an answer, whether it can be done or not."""

    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        every = [Answer(action, (), self.label(table, action)) for action in range(self.actions.size)]
        return answered(asked, every if asked.answers else [])


class OtherWords(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return answered(asked, [Answer(one.action, one.parts, one.label.upper()) for one in asked.answers])


class TrivialBeyond(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return Ask(asked.seat, asked.question, asked.help, asked.answers, self.actions.size)


# What gives secrets away.


class LeakingBoard(Toy):
    def board(self, table: Fair, seat: i64) -> Board:
        board = super().board(table, seat)
        return Board(board.zones, board.people, f"The pile is {cards(table)}.")


class LeakingPicture(Toy):
    def picture(self, table: Fair, seat: i64, names: Names | None = None) -> str:
        return super().picture(table, seat).replace("</desc>", f" The pile is {cards(table)}.</desc>")


class LeakingQuestion(Toy):
    def ask(self, table: Fair, seat: i64, names: Names | None = None) -> Ask:
        asked = super().ask(table, seat, names)
        return Ask(asked.seat, asked.question, f"The pile is {cards(table)}.", asked.answers)


class LeakingLens(Toy):
    def lens(self, table: Fair, seat: i64, part: str, names: Names | None = None) -> Lens | None:
        return Lens(f"{part}, and the pile is {cards(table)}.")


class LeakingReason(Toy):
    def why_not(self, table: Fair, seat: i64, part: str, names: Names | None = None) -> Reason:
        return Reason(f"Not {part}: the pile is {cards(table)}.")


class GossipOfDeeds(Toy):
    """The strip of deeds tells by a number how much was told to others."""

    def since(self, table: Fair, seat: i64, names: Names | None = None) -> list[Deed]:
        deeds = super().since(table, seat, names)
        for deed in deeds:
            deed.number += len(table.log or [])
        return deeds


def redrawn(board: Board, before: str, after: str) -> Board:
    """A board with other drawings."""
    zones = []
    for zone in board.zones:
        items = [
            Item(item.key, item.words, item.width, item.height, ["".join(item.pieces).replace(before, after)])
            for item in zone.items
        ]
        zones.append(Zone(zone.key, zone.role, zone.title, items))
    return Board(zones, board.people, board.words)


def answered(asked: Ask, answers: Sequence[Answer]) -> Ask:
    """A question with other answers."""
    return Ask(asked.seat, asked.question, asked.help, answers)


def cards(table: Fair) -> list[int]:
    return [int(card) for card in table.pile.cards()]
