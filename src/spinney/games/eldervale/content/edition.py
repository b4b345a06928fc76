"""Section 19: the tiles, cards, tracks and numbers of an edition, read from its file and checked.

Things are numbers: an Element 0-7, a tile 0-31, an Adventure Card by its place in `adventures`, a
Starter Card `first_starter` + Element, a Magic Card by its design, a Treasure Token by its kind (Element and
face), a Monster 0-17, a side 2 * Element + (0 or 1). The lists with names in the singular are the columns of
these tables, for rules that must be fast.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entry_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.cards import (
    Adventure,
    Magic,
    Starter,
    read_adventures,
    read_magic,
    read_starters,
)
from spinney.games.eldervale.content.effects import Effect, Effects, read_effect
from spinney.games.eldervale.content.factions import Side, read_sides
from spinney.games.eldervale.content.monsters import Monster, read_monsters
from spinney.games.eldervale.content.numbers import Play, Scoring
from spinney.games.eldervale.content.setup import Setup
from spinney.games.eldervale.content.tile_kinds import DUNGEON, LAIR, ORACLE
from spinney.games.eldervale.content.tiles import STACKS, Tile, place_bits, read_tiles
from spinney.games.eldervale.content.tracks import Tracks
from spinney.games.eldervale.content.treasure import Token, read_tokens
from spinney.games.eldervale.content.vocabulary import (
    AURA,
    ELEMENT_COUNT,
    FIRST_RUIN,
    GATE,
    QUEST,
    SECOND_DUNGEON_TILE,
    SPELL,
    TIMINGS,
    WHO_MASKS,
)

SECTIONS: Final = (
    "setup", "play", "units", "abilities", "tracks", "scoring", "side", "tile", "starter", "adventure",
    "treasure", "magic", "monster",
)  # fmt: skip

MOST_REROLLS: Final = 40  # cards; those that were used in a battle are kept in a mask


class EditionContent:
    """Everything that an edition says. Whatever has an effect names it by its number in `effects`."""

    def __init__(self, edition: Edition) -> None:
        where, data = edition.where, edition.data
        entry_of(where, data, SECTIONS)
        effects = Effects()
        self.setup: Final = Setup(where, data)
        self.play: Final[Play] = Play(where, data, effects)
        self.tracks: Final = Tracks(where, data, effects)
        self.scoring: Final = Scoring(where, data)
        self.tiles: Final[list[Tile]] = read_tiles(where, data)
        self.sides: Final[list[Side]] = read_sides(where, data)
        self.starters: Final[list[Starter]] = read_starters(where, data, effects)
        self.adventures: Final[list[Adventure]] = read_adventures(where, data, effects)
        self.tokens: Final[list[Token]] = read_tokens(where, data, effects, int(STACKS * self.setup.stack))
        self.magic: Final[list[Magic]] = read_magic(where, data, effects)
        self.monsters: Final[list[Monster]] = read_monsters(where, data)
        # Effects of Portal, Mill and Starter (E-6.4, E-6.6, E-13.6): no card shares their numbers.
        self.summon_any: Final[i64] = effects.add(read_effect(where, "summon 0 any", NONE, NONE))
        self.dwell_full: Final[i64] = effects.add(read_effect(where, "dwell 0", NONE, NONE))
        self.effects: Final[list[Effect]] = effects.all
        self.list_tiles()
        self.list_cards()
        self.list_magic()
        self.list_pieces()
        check_ids(where, self)
        check_numbers(where, self)

    def list_tiles(self) -> None:
        """19.3  What the edition has of tiles, as columns and masks."""
        tiles = self.tiles
        self.tile_kind: list[i64] = [tile.kind for tile in tiles]
        self.tile_element: list[i64] = [tile.element for tile in tiles]
        self.tile_stacks: list[i64] = [tile.stacks for tile in tiles]
        self.tile_resource: list[i64] = [tile.resource for tile in tiles]
        self.dwell_cost: list[i64] = [tile.dwell_cost for tile in tiles]
        self.dwell_power: list[i64] = [tile.dwell_power for tile in tiles]
        self.place_bits: list[i64] = [place_bits(tile) for tile in tiles]
        self.elemental: i64 = mask_of([at for at, tile in enumerate(tiles) if tile.element != NONE])
        self.ruins: i64 = mask_of(list(range(FIRST_RUIN, SECOND_DUNGEON_TILE + 1)))
        self.lairs: i64 = mask_of([at for at, tile in enumerate(tiles) if tile.kind == LAIR])
        self.oracles: i64 = mask_of([at for at, tile in enumerate(tiles) if tile.kind == ORACLE])
        self.dungeons: i64 = mask_of([at for at, tile in enumerate(tiles) if tile.kind == DUNGEON])
        self.castles: i64 = mask_of([at for at, tile in enumerate(tiles) if tile.castle])

    def list_cards(self) -> None:
        """19.7, 19.8  Columns of the Adventure Cards, then of the Starters (their action is Gather)."""
        cards, starters = self.adventures, self.starters
        self.first_starter: i64 = len(cards)
        self.kinds: i64 = len(cards) // ELEMENT_COUNT  # cards of an Element; all have the same kinds
        self.card_element: list[i64] = [card.element for card in cards] + [card.element for card in starters]
        self.card_cost: list[i64] = [card.cost for card in cards] + [0] * len(starters)
        self.card_who: list[i64] = [card.who for card in cards] + [WHO_MASKS[0]] * len(starters)
        self.card_input: list[i64] = [card.input for card in cards] + [0] * len(starters)
        self.card_output: list[i64] = [card.output for card in cards] + [card.gather for card in starters]
        self.card_orb: list[i64] = [card.orb_output for card in cards] + [NONE] * len(starters)
        self.card_slots: list[i64] = [card.slots for card in cards] + [0] * len(starters)
        self.gate: list[i64] = [
            at for element in range(ELEMENT_COUNT) for at, card in enumerate(cards)
            if card.element == element and card.kind == GATE
        ]  # fmt: skip
        self.summon_cost: list[i64] = [
            cost for card in starters for cost in card.summon
        ]  # 4 * Element + Unit

    def list_magic(self) -> None:
        """19.10  Columns of the designs, and masks of designs by kind and by timing."""
        magic = self.magic
        self.magic_kind: list[i64] = [card.kind for card in magic]
        self.magic_copies: list[i64] = [card.copies for card in magic]
        self.magic_effect: list[i64] = [card.effect for card in magic]
        self.magic_cost: list[i64] = [card.cost for card in magic]
        self.aura_kind: list[i64] = [card.aura for card in magic]
        self.spells: list[i64] = [
            mask_of([at for at, card in enumerate(magic) if card.kind == SPELL and card.timing == timing])
            for timing in range(len(TIMINGS))
        ]  # by timing
        self.quests: i64 = mask_of([at for at, card in enumerate(magic) if card.kind == QUEST])
        self.auras: i64 = mask_of([at for at, card in enumerate(magic) if card.kind == AURA])

    def list_pieces(self) -> None:
        """19.2, 19.9, 19.11  What the edition has of tokens, Monsters and sides, as columns."""
        self.token_of: dict[str, Token] = {token.id: token for token in self.tokens}
        self.token_element: list[i64] = [token.element for token in self.tokens]
        self.token_effect: list[i64] = [token.effect for token in self.tokens]
        self.token_copies: list[i64] = [token.copies for token in self.tokens]
        self.monster_element: list[i64] = [monster.element for monster in self.monsters]
        self.monster_lair: list[i64] = [monster.lair for monster in self.monsters]
        self.monster_dice: list[i64] = [monster.dice for monster in self.monsters]
        self.monster_abilities: list[i64] = [monster.abilities for monster in self.monsters]
        self.ability: list[i64] = [
            ability for side in self.sides for ability in side.abilities
        ]  # 4 * side + Unit kind
        self.unit_dice: list[i64] = [*self.play.unit_dice, *self.monster_dice]  # by Unit kind


def mask_of(numbers: list[i64]) -> i64:
    """A column of the edition as a mask: a bit for each tile or card of these numbers."""
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask


def check_ids(where: str, content: EditionContent) -> None:
    """Refuse an edition in which an id names two things, or is more than one word."""
    for kind, names in (
        ("tile", [tile.id for tile in content.tiles]),
        (
            "starter and adventure",
            [card.id for card in [*content.starters]] + [card.id for card in content.adventures],
        ),
        ("magic", [card.id for card in content.magic]),
        ("monster", [monster.id for monster in content.monsters]),
    ):
        for name in names:
            if names.count(name) > 1 or len(name.split()) != 1:
                raise BadEdition(f"{where}: {kind}: id: expected different ids of one word, got {name!r}")


def check_numbers(where: str, content: EditionContent) -> None:
    """E-3.13  Refuse an edition with too few Magic Cards, or more reroll cards than a mask holds (E-7.30)."""
    rerolls = len([card for card in content.adventures if card.passive.reroll > 0])
    if rerolls > MOST_REROLLS:
        raise BadEdition(f"{where}: expected at most {MOST_REROLLS} cards with reroll, got {rerolls}")
    cards = sum([int(copies) for copies in content.magic_copies])
    needed = int(5 * content.setup.magic)
    if cards < needed:
        raise BadEdition(f"{where}: magic: expected at least {needed} cards for five hands, got {cards}")
