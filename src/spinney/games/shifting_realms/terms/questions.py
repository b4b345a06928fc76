"""What can be asked (section 4 of the rules): each question once.

A slot in the words is filled by what stands beside it under its name: one of the two numbers of the question
as a field says it, or a function of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.table import Rule, Table
from spinney.engine.terms.field import NUMBER, Field, Template, count
from spinney.engine.terms.questions import Questions
from spinney.games.shifting_realms.rules import (
    bidding,
    build,
    dragon,
    fight,
    move,
    raids_and_troll_king,
    recruit,
    resources,
    story,
    strikes,
    turn,
)
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.terms import fields
from spinney.games.shifting_realms.words import asked

Slot = Callable[[Any], str]  # of the table
Space = Callable[[Any], i64]  # of the table

RESOURCES: Final = count("resource")
STEPS: Final = count("step")
UNITS: Final = count("unit")


class Entry:
    """A question that is about something: its words, what fills their slots, and the space it is about."""

    def __init__(self, words: Template, slots: dict[str, Slot], at: Space | None) -> None:
        self.words: Final = words
        self.slots: Final = slots
        self.at: Final = at

    def say(self, table: Table) -> str:
        """The question in words, with its space, tile, unit or opponent filled in as the table stands."""
        return self.words.filled({name: fill(table) for name, fill in self.slots.items()})


class RealmsQuestions(Questions):
    """Questions whose words have slots, filled with what each is about."""

    def __init__(self) -> None:
        super().__init__("shifting_realms")
        self.entries: Final[dict[int, Entry]] = {}

    def add_about(
        self, number: int, name: str, words: str, answer: Rule, at: Space | None = None, **slots: Slot
    ) -> None:
        """Declare a question that is about something. The picture frames the space `at`, if there is one."""
        where = f"{self.game}: question {number} ({name})"
        template = Template(words, [*slots], where)
        for slot in slots:
            if slot not in template.slots:
                raise BrokenRules(f"{where}: {words!r} has no slot for {slot!r}")
        self.add(number, name, words, answer)
        self.entries[number] = Entry(template, slots, at)

    def words_of(self, table: Table) -> str:
        """What is asked just now, in words."""
        entry = self.entries.get(int(self.of(table)))
        return super().words_of(table) if entry is None else entry.say(table)

    def space_of(self, table: Table) -> i64:
        """The space that the current question is about, or NOWHERE."""
        entry = self.entries.get(int(self.of(table)))
        return NOWHERE if entry is None or entry.at is None else entry.at(table)


def about(field: Field) -> Slot:
    """Fills a slot of a question of the realms with its first number, as a field says it."""
    return lambda t: field.say(t.content, t.about)


def more(field: Field) -> Slot:
    """Fills a slot of a question of the realms with its second number, as a field says it."""
    return lambda t: field.say(t.content, t.more)


QUESTIONS: Final = RealmsQuestions()

BID: Final = 0
QUESTIONS.add(BID, "bid", "bid for the turn order, in secret", bidding.bid_made)
CARD: Final = 1
QUESTIONS.add(CARD, "card", "take a turn order card", bidding.card_taken)
ANY: Final = 2
QUESTIONS.add_about(
    ANY, "any", "take {resources} of any type, one by one", resources.any_chosen, resources=about(RESOURCES)
)
WINDOW: Final = 3
QUESTIONS.add(WINDOW, "window", "act, fight, play a card or trade; or collect", turn.window_answered)
GROUP: Final = 4
QUESTIONS.add_about(
    GROUP, "group", "choose who goes from {space}", move.group_chosen,
    at=lambda t: t.about, space=lambda t: asked.place(t, t.about),
)  # fmt: skip
DESTINATION: Final = 5
QUESTIONS.add_about(
    DESTINATION, "destination", "choose where to go with {group}", move.destination_chosen,
    at=lambda t: t.about, group=more(fields.GROUP),
)  # fmt: skip
SITE: Final = 6
QUESTIONS.add_about(SITE, "site", "choose where to build: {tile}", build.site_chosen, tile=about(fields.TILE))
WAIVER: Final = 7
QUESTIONS.add_about(
    WAIVER, "waiver", "{tile}: choose {resources} not to pay", build.waiver_chosen,
    at=lambda t: build.space_of_site(t.about),
    tile=lambda t: fields.TILE.say(t.content, build.kind_of_site(t.about)),
    resources=lambda t: RESOURCES.say(t.content, build.waived_of_site(t.about)),
)  # fmt: skip
MARKER: Final = 8
QUESTIONS.add_about(
    MARKER, "marker", "choose a scout as the marker of {tile}", build.marker_chosen,
    at=lambda t: t.more, tile=about(fields.TILE),
)  # fmt: skip
RETURN: Final = 9
QUESTIONS.add_about(
    RETURN, "return", "let the soldiers on {tile} return, or stay", build.return_chosen,
    at=lambda t: t.more, tile=about(fields.TILE),
)  # fmt: skip
UNIT: Final = 10
QUESTIONS.add_about(
    UNIT, "unit", "place {units}", recruit.unit_placed, units=lambda t: asked.units_to_place(t, t.about)
)
BLOW: Final = 11
QUESTIONS.add_about(
    BLOW, "blow", "fight {seat} on {space}: {blow}", fight.blow_struck,
    at=lambda t: t.about,
    seat=more(fields.SEAT), space=lambda t: asked.place(t, t.about), blow=asked.blows,
)  # fmt: skip
DECK: Final = 12
QUESTIONS.add(DECK, "deck", "draw a story card, or none", story.deck_chosen)
DRAWN: Final = 13
QUESTIONS.add(DRAWN, "drawn", "play the card now, or keep it", story.drawn_answered)
STEP: Final = 14
QUESTIONS.add_about(
    STEP, "step", "move the dragon: {steps} left", dragon.step_chosen,
    steps=lambda t: STEPS.say(t.content, t.content.dragon_steps - t.about),
)  # fmt: skip
REMOVAL: Final = 15
QUESTIONS.add(REMOVAL, "removal", "choose a unit that the dragon removes", dragon.unit_removed)
EXCHANGE: Final = 16
QUESTIONS.add_about(
    EXCHANGE, "exchange", "give a resource for another, or stop: {left} left", resources.exchange_given,
    left=about(NUMBER),
)  # fmt: skip
OTHER: Final = 17
QUESTIONS.add_about(
    OTHER, "other", "choose what you get for 1 {resource}", resources.other_taken,
    resource=about(fields.RESOURCE),
)  # fmt: skip
VICTIM: Final = 18
QUESTIONS.add_about(
    VICTIM, "victim", "choose an opponent who gives you {resources}", resources.victim_chosen,
    resources=about(RESOURCES),
)  # fmt: skip
LOOT: Final = 19
QUESTIONS.add_about(
    LOOT, "loot", "take {resources} from {seat}", resources.loot_taken,
    resources=more(RESOURCES), seat=about(fields.SEAT),
)  # fmt: skip
MARCH: Final = 20
QUESTIONS.add_about(MARCH, "march", "choose who marches up to {steps}", move.march_begun, steps=about(STEPS))
RELOCATION: Final = 21
QUESTIONS.add_about(
    RELOCATION, "relocation", "send up to {units} from one space to {realm}", move.relocation_begun,
    units=about(UNITS), realm=more(fields.REALM),
)  # fmt: skip
RELOCATION_GROUP: Final = 22
QUESTIONS.add_about(
    RELOCATION_GROUP, "relocation_group", "choose who goes to {realm}", move.relocation_group_chosen,
    at=lambda t: t.about, realm=more(fields.REALM),
)  # fmt: skip
RELOCATED: Final = 23
QUESTIONS.add_about(
    RELOCATED, "relocated", "choose where to put {group}", move.relocated,
    at=lambda t: t.about, group=more(fields.GROUP),
)  # fmt: skip
ROUT: Final = 24
QUESTIONS.add_about(
    ROUT, "rout", "send up to {units} of an opponent to the town hall", strikes.rout_begun, units=about(UNITS)
)
ROUTED: Final = 25
QUESTIONS.add_about(
    ROUTED, "routed", "send units of {seat} to the town hall: {left} left", strikes.routed,
    at=lambda t: strikes.space_of_target(t.about),
    seat=lambda t: fields.SEAT.say(t.content, strikes.seat_of_target(t.about)),
    left=more(NUMBER),
)  # fmt: skip
SLAY: Final = 26
QUESTIONS.add_about(SLAY, "slay", "choose a {unit} to destroy", strikes.slain, unit=about(fields.UNIT))
CONVERT: Final = 27
QUESTIONS.add(CONVERT, "convert", "choose a scout that becomes yours", strikes.converted)
FREE_BUILD: Final = 28
QUESTIONS.add(FREE_BUILD, "free_build", "build without spending an action", build.free_build_named)
FREE_RAID: Final = 29
QUESTIONS.add(
    FREE_RAID,
    "free_raid",
    "choose a ship that raids without spending an action",
    raids_and_troll_king.free_raid_made,
)
TRADE: Final = 30
QUESTIONS.add(TRADE, "trade", "trade magic, or end the turn", turn.trade_answered)
