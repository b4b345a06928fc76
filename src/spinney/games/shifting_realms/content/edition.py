"""Section 7: boards, tiles, cards and numbers of an edition, read from its file and checked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, section, text, word
from spinney.games.shifting_realms.content.cards import (
    Score,
    Task,
    read_goods,
    read_score,
    read_task,
    read_turn_card,
)
from spinney.games.shifting_realms.content.effects import (
    CARD,
    DISCOUNT_FIRST,
    DISCOUNT_REALM,
    DRAGON,
    LASTING,
    ONCE,
    RECRUIT_BONUS,
    TILE,
)
from spinney.games.shifting_realms.content.measures import BY_BUILT, MEASURES, Measure
from spinney.games.shifting_realms.content.phrases import Known, Part
from spinney.games.shifting_realms.content.slots import HERE
from spinney.games.shifting_realms.state.land import (
    BOARDS,
    COLUMNS,
    LETTERS,
    ROWS,
    TERRAINS,
    Land,
    all_orders,
)
from spinney.games.shifting_realms.terms.actions import Actions

SECTIONS: Final = ("setup", "rules", "realm", "structure", "card", "task", "turn_card", "token")
SETUP: Final = ("gold", "scouts", "soldiers", "copies")
RULES: Final = (
    "actions", "draws", "recruit", "recruit_gold", "range", "dragon_steps", "raids_per_ship", "raid_gold",
    "raid_vp", "trade", "objectives", "resources_per_vp", "idle_rounds", "rounds",
)  # fmt: skip
TIMINGS: Final = ("now", "now_or_later", "later", "end")
NOW: Final = 0
NOW_OR_LATER: Final = 1
LATER: Final = 2
END: Final = 3
MOST_REALMS: Final = 6
MOST_CARDS: Final = 10  # of a realm
MOST_TASKS: Final = 6
MOST_BONUS: Final = 15  # units that all powers together add to a Recruit
SEATS: Final = 4


class RealmsContent:
    """Everything that an edition says. Cards, tasks and kinds of tiles are numbered realm by realm."""

    def __init__(self, edition: Edition) -> None:
        where, data = edition.where, edition.data
        entry_of(where, data, SECTIONS)
        self.read_numbers(where, data)
        self.realms: Final[list[str]] = []
        self.realm_names: Final[list[str]] = []
        self.rows: Final[list[list[str]]] = []
        self.read_realms(where, data)
        self.kind_ids: Final[list[str]] = []
        self.known: Final = Known(self.realms, self.kind_ids, self.trade)  # to phrases
        self.kind_names: Final[list[str]] = []
        self.kind_realm: Final[list[i64]] = []
        self.kind_terrain: Final[list[i64]] = []
        self.kind_cost: Final[list[i64]] = []
        self.kind_vp: Final[list[i64]] = []
        self.kind_powers: Final[list[list[Part]]] = []
        self.tile_parts: Final[list[list[Part]]] = []  # what tiles do when built
        self.read_structures(where, data)
        self.card_ids: Final[list[str]] = []
        self.card_names: Final[list[str]] = []
        self.card_realm: Final[list[i64]] = []
        self.timing: Final[list[i64]] = []
        self.permanent: Final[list[bool]] = []
        self.card_parts: Final[list[list[Part]]] = []  # what cards do once
        self.card_powers: Final[list[list[Part]]] = []
        self.scores: Final[list[Score | None]] = []
        self.read_cards(where, data)
        self.tasks: Final[list[Task]] = []
        self.task_realm: Final[list[i64]] = []
        self.read_tasks(where, data)
        self.read_extras(where, data)
        self.objectives: Final[list[list[Measure]]] = self.read_objectives(where, data)
        self.check_bonus(where)
        self.index_powers()
        self.lands: Final[list[Land]] = [
            Land(order, self.rows, self.kind_realm, self.kind_terrain)
            for order in all_orders(len(self.realms))
        ]
        self.actions: Final = Actions(self)

    def read_numbers(self, where: str, data: dict[str, Any]) -> None:
        """S-1.8, S-1.9, and the numbers that the rules name."""
        setup, here = section(where, data, "setup", SETUP), f"{where}: setup"
        self.gold: i64 = number(here, setup, "gold", 0, 9)
        self.scouts: i64 = number(here, setup, "scouts", 5, 16)
        self.soldiers: i64 = number(here, setup, "soldiers", 3, 10)
        self.copies: i64 = number(here, setup, "copies", 1, 3)
        rules, here = section(where, data, "rules", RULES), f"{where}: rules"
        self.turn_actions: i64 = number(here, rules, "actions", 1, 5)
        self.draws: i64 = number(here, rules, "draws", 1, 5)
        self.recruit: i64 = number(here, rules, "recruit", 1, 3)
        self.recruit_gold: i64 = number(here, rules, "recruit_gold", 1, 3)
        self.range: i64 = number(here, rules, "range", 1, 5)
        self.dragon_steps: i64 = number(here, rules, "dragon_steps", 1, 5)
        self.ship_raids: i64 = number(here, rules, "raids_per_ship", 1, 9)
        self.raid_gold: i64 = number(here, rules, "raid_gold", 0, 9)
        self.raid_vp: i64 = number(here, rules, "raid_vp", 0, 9)
        self.trade: i64 = number(here, rules, "trade", 3, 9)
        self.ending: i64 = number(here, rules, "objectives", 1, 3)
        self.resources_per_vp: i64 = number(here, rules, "resources_per_vp", 1, 20)
        self.idle_rounds: i64 = number(here, rules, "idle_rounds", 1, 9)
        self.rounds: i64 = number(here, rules, "rounds", 1, 99)

    def read_realms(self, where: str, data: dict[str, Any]) -> None:
        """P-2, section 7.1  The boards, row by row."""
        for at, entry in enumerate(entries(where, data, "realm", BOARDS, MOST_REALMS)):
            here = f"{where}: realm {at + 1}"
            fields = entry_of(here, entry, ("code", "name", "rows", "objective"))
            self.realms.append(text(here, fields, "code"))
            self.realm_names.append(text(here, fields, "name"))
            self.rows.append(read_rows(here, fields.get("rows")))
        for letter in "DK":
            if sum(["".join(rows).count(letter) for rows in self.rows]) != 1:
                raise BadEdition(f"{where}: realm: rows: expected one {letter} on all boards")
        check_ids(f"{where}: realm", self.realms)

    def read_structures(self, where: str, data: dict[str, Any]) -> None:
        """Section 7.3  The kinds of tiles, realm by realm."""
        known = ("id", "name", "realm", "space", *("wood", "stone", "gold", "magic"), "vp", "power", "built")
        for at, entry in enumerate(entries(where, data, "structure", 1, 3 * MOST_REALMS)):
            here = f"{where}: structure {at + 1}"
            fields = entry_of(here, entry, known)
            self.kind_ids.append(text(here, fields, "id"))
            self.kind_names.append(text(here, fields, "name"))
            self.kind_realm.append(self.realms.index(word(here, fields, "realm", tuple(self.realms))))
            self.kind_terrain.append(TERRAINS.index(word(here, fields, "space", TERRAINS[:6])))
            self.kind_cost.append(read_goods(here, fields))
            self.kind_vp.append(number(here, fields, "vp", 0, 20))
            if self.kind_cost[-1] == 0:
                raise BadEdition(f"{here}: expected a cost of at least one resource")
            powers = LASTING.read_all(f"{here}: power", fields.get("power", []), self.known)
            self.kind_powers.append(powers)
            parts = ONCE.read_all(f"{here}: built", fields.get("built", []), self.known)
            self.tile_parts.append(parts)
            if ONCE.needing(CARD, parts):
                raise BadEdition(
                    f"{here}: built: expected none that draws, builds, raids or moves the dragon"
                )
        check_ids(f"{where}: structure", self.kind_ids)
        self.check_sites(where)

    def check_sites(self, where: str) -> None:
        """Section 7.1  At least as many matching spaces as copies."""
        for kind, realm in enumerate(self.kind_realm):
            letter = LETTERS[self.kind_terrain[kind]]
            places = "".join(self.rows[realm]).replace("D", "G").count(letter)
            if places < self.copies:
                raise BadEdition(
                    f"{where}: structure {kind + 1}: space: expected {self.copies} such spaces, got {places}"
                )

    def read_cards(self, where: str, data: dict[str, Any]) -> None:
        """Section 7.4  Cards of the same realm stand together, so that a deck is a run of numbers."""
        known = ("id", "name", "realm", "timing", "effect", "power", "score")
        for at, entry in enumerate(entries(where, data, "card", 1, MOST_CARDS * MOST_REALMS)):
            here = f"{where}: card {at + 1}"
            fields = entry_of(here, entry, known)
            self.card_ids.append(text(here, fields, "id"))
            self.card_names.append(text(here, fields, "name"))
            self.card_realm.append(self.realms.index(word(here, fields, "realm", tuple(self.realms))))
            self.timing.append(TIMINGS.index(word(here, fields, "timing", TIMINGS)))
            parts = ONCE.read_all(f"{here}: effect", fields.get("effect", []), self.known)
            self.card_parts.append(parts)
            if any(part.b == HERE for part in parts):
                raise BadEdition(f"{here}: effect: expected none that needs a tile just built")
            powers = LASTING.read_all(f"{here}: power", fields.get("power", []), self.known)
            if LASTING.needing(TILE, powers):
                raise BadEdition(f"{here}: power: expected none that needs a tile")
            self.card_powers.append(powers)
            dragon = any(part.op == DRAGON for part in parts)
            self.permanent.append(len(powers) > 0 or dragon)
            ends = self.timing[-1] == END
            if ends != ("score" in fields) or (ends and (parts or powers)):
                raise BadEdition(f"{here}: score: expected for cards with timing end, and for them alone")
            self.scores.append(read_score(f"{here}: score", fields["score"], self.known) if ends else None)
        check_ids(f"{where}: card", self.card_ids)
        if self.card_realm != sorted(self.card_realm):
            raise BadEdition(f"{where}: card: expected the cards in the order of the realms")

    def read_tasks(self, where: str, data: dict[str, Any]) -> None:
        """Section 7.5  At least one of each realm for every seat (S-1.7)."""
        for at, entry in enumerate(entries(where, data, "task", 1, MOST_TASKS * MOST_REALMS)):
            here = f"{where}: task {at + 1}"
            fields = entry_of(here, entry, ("id", "name", "realm", "needs", "vp"))
            self.task_realm.append(self.realms.index(word(here, fields, "realm", tuple(self.realms))))
            self.tasks.append(read_task(here, fields, self.known))
        check_ids(f"{where}: task", [task.id for task in self.tasks])
        for realm, code in enumerate(self.realms):
            if self.task_realm.count(realm) < SEATS:
                raise BadEdition(f"{where}: task: expected at least {SEATS} of {code}")

    def read_extras(self, where: str, data: dict[str, Any]) -> None:
        """Sections 7.6 and 7.7: turn order cards and troll king tokens."""
        cards = entries(where, data, "turn_card", SEATS, SEATS)
        read = [read_turn_card(f"{where}: turn_card {at + 1}", card, ()) for at, card in enumerate(cards)]
        self.turn_goods: list[i64] = [goods for goods, _, _ in read]
        self.turn_any: list[i64] = [any_ for _, any_, _ in read]
        tokens = entries(where, data, "token", 1, 6)
        read = [read_turn_card(f"{where}: token {at + 1}", token, ("vp",)) for at, token in enumerate(tokens)]
        self.token_goods: list[i64] = [goods for goods, _, _ in read]
        self.token_any: list[i64] = [any_ for _, any_, _ in read]
        self.token_vp: list[i64] = [vp for _, _, vp in read]
        self.tokens: i64 = len(read)

    def read_objectives(self, where: str, data: dict[str, Any]) -> list[list[Measure]]:
        """S-14.1  What meets each realm's objective."""
        found: list[list[Measure]] = []
        for at, entry in enumerate(data["realm"]):
            here = f"{where}: realm {at + 1}: objective"
            phrases = entry.get("objective")
            if not isinstance(phrases, list) or not phrases:
                raise BadEdition(f"{here}: expected a list of phrases, got {phrases!r}")
            found.append([self.read_goal(here, phrase) for phrase in phrases])
        return found

    def read_goal(self, where: str, phrase: object) -> Measure:
        """S-14.1  No more tiles of a kind than there are."""
        goal = MEASURES.read_goal(where, phrase, self.known)
        if goal.by == BY_BUILT and goal.n > self.copies:
            raise BadEdition(f"{where}: expected at most {self.copies} copies, got {phrase!r}")
        return goal

    def check_bonus(self, where: str) -> None:
        """S-4.6, S-17.2  An edition adds no more units to a Recruit than four bits can count."""
        powers = [*self.kind_powers, *self.card_powers]
        bonus = sum([int(part.n) for parts in powers for part in parts if part.op == RECRUIT_BONUS])
        if bonus > MOST_BONUS:
            raise BadEdition(
                f"{where}: power: expected recruit_bonus {MOST_BONUS} at most in all, got {bonus}"
            )

    def index_powers(self) -> None:
        """For each lasting op: the kinds of tiles and the cards that have it."""
        ops = range(len(LASTING.entries))
        self.tiles_with: list[list[i64]] = [sources(self.kind_powers, op) for op in ops]
        self.cards_with: list[list[i64]] = [sources(self.card_powers, op) for op in ops]
        self.laid_with: list[i64] = [
            sum([bit(card) for card in self.cards_with[op]]) for op in ops
        ]  # as a mask
        self.discount_cards: i64 = self.laid_with[DISCOUNT_FIRST] | self.laid_with[DISCOUNT_REALM]
        self.discount_tiles: list[i64] = self.tiles_with[DISCOUNT_FIRST] + self.tiles_with[DISCOUNT_REALM]
        self.deck_of: list[i64] = [
            sum([bit(card) for card, of in enumerate(self.card_realm) if of == realm])
            for realm in range(len(self.realms))
        ]  # all cards of a realm, as a mask
        self.deck_size: list[i64] = [self.card_realm.count(realm) for realm in range(len(self.realms))]
        self.tasks_of: list[i64] = [
            sum([bit(task) for task, of in enumerate(self.task_realm) if of == realm])
            for realm in range(len(self.realms))
        ]  # all tasks of a realm, as a mask
        self.now_cards: i64 = sum([bit(card) for card, when in enumerate(self.timing) if when == NOW])
        self.dragon_cards: i64 = sum([bit(card) for card in sources(self.card_parts, DRAGON)])
        self.dragon_moves: i64 = bin(self.dragon_cards).count("1")


def sources(powers: list[list[Part]], op: i64) -> list[i64]:
    """Which tiles or cards of an edition have an op among their powers."""
    return [at for at, parts in enumerate(powers) if any(part.op == op for part in parts)]


def read_rows(where: str, rows: object) -> list[str]:
    """A board of an edition: four rows of five known letters, one of them a town hall."""
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadEdition(f"{where}: rows: expected {ROWS} rows, got {rows!r}")
    for row in rows:
        if (
            not isinstance(row, str)
            or len(row) != COLUMNS
            or any(letter not in LETTERS + "D" for letter in row)
        ):
            raise BadEdition(f"{where}: rows: expected {COLUMNS} letters of {LETTERS}D, got {row!r}")
    if "".join(rows).count("T") != 1:
        raise BadEdition(f"{where}: rows: expected one T, a town hall")
    return [str(row) for row in rows]


def check_ids(where: str, names: list[str]) -> None:
    """Check that realms, structures, cards or tasks of an edition have different ids of one word."""
    for name in names:
        if names.count(name) > 1 or len(name.split()) != 1:
            raise BadEdition(f"{where}: id: expected different ids of one word, got {name!r}")
