"""What lies on the table: realms and their spirits, the Tree, the row, the cards, the supply."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.piles import Pile
from spinney.engine.table import Table
from spinney.games.groves.content.cards import STARTING_GROVES, TYPES
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.state.takes import KEPT, SEAT, SHOWN, Takes


class Realm:
    """What a seat has before it. Spirits are counted by type, elements by kind."""

    def __init__(
        self,
        bag: list[i64],
        drawn: list[i64],
        unplaced: i64,
        elements: list[i64],
        crystals: i64,
        dominion: i64,
        groves: list[i64],
        base: i64,
        portals: list[i64],
        reach: i64,
    ) -> None:
        self.bag = bag
        self.drawn = drawn  # not placed yet
        self.unplaced: i64 = unplaced  # how many those are
        self.elements = elements
        self.crystals: i64 = crystals
        self.dominion: i64 = dominion  # tokens
        self.groves = (
            groves  # tiles in the order in which they joined: three starting groves, then bought ones
        )
        self.base: i64 = base  # 1 with an unfinished portal
        self.portals = portals  # the seat that each leads to
        self.reach: i64 = reach  # seats whose groves are open: this one, and where portals lead (a mask)

    def clone(self) -> Realm:
        return Realm(
            self.bag[:],
            self.drawn[:],
            self.unplaced,
            self.elements[:],
            self.crystals,
            self.dominion,
            self.groves[:],
            self.base,
            self.portals[:],
            self.reach,
        )


class Supply:
    """G-2.1  What nobody has: spirits by type, elements by kind, tokens and the parts of portals."""

    def __init__(
        self, spirits: list[i64], elements: list[i64], crystals: i64, dominion: i64, bases: i64, mirrors: i64
    ) -> None:
        self.spirits = spirits
        self.elements = elements
        self.crystals: i64 = crystals
        self.dominion: i64 = dominion
        self.bases: i64 = bases
        self.mirrors: i64 = mirrors

    def clone(self) -> Supply:
        return Supply(
            self.spirits[:], self.elements[:], self.crystals, self.dominion, self.bases, self.mirrors
        )


class Solo:
    """G-14.4, G-14.5  The wraith bag, the Hollows, and the wraith draw while it is resolved."""

    def __init__(
        self,
        bag: list[i64],
        drawn: list[i64],
        ready: i64,
        hollows: i64,
        gone: i64,
        markers: list[i64],
        at_once: bool,
    ) -> None:
        self.bag = bag
        self.drawn = drawn  # the wraith draw: wraiths to place, and what goes back to the bag
        self.ready: i64 = ready  # the colours drawn whose power is not used yet (a mask)
        self.hollows: i64 = hollows  # wraiths in the Hollows
        self.gone: i64 = gone  # wraiths that left the game
        self.markers = markers  # for each type: 0, 1 where it was added, 2 where a spirit marks that
        self.at_once = at_once  # G-14.31  a wraith without a space loses before any power

    def clone(self) -> Solo:
        return Solo(
            self.bag[:],
            self.drawn[:],
            self.ready,
            self.hollows,
            self.gone,
            self.markers[:],
            self.at_once,
        )


class GrovesTable(Table):
    """One game in progress. Lists by tile have a place for each starting grove, then for each grove."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        chance: Chance,
        content: GrovesContent,
        realms: list[Realm],
        owner: list[i64],
        spirit: list[i64],
        tree: list[i64],
        supply: Supply,
        row: list[i64],
        unseen: list[i64],
        stack: i64,
        discarded: list[i64],
        deck: Pile,
        looked: list[i64],
        takes: Takes,
        realm_cards: list[i64],
        card_owner: list[i64],
        crown: i64,
        crown_placed: i64,
        round_: i64,
        visited: i64,
        solo: Solo | None,
    ) -> None:
        super().__init__(game, seats, chance)
        self.content = content
        self.realms = realms
        self.owner = owner  # by tile: the seat whose realm it is in
        self.spirit = spirit  # by tile: the spirit standing there
        self.tree = tree  # [area * TYPES + spirit]
        self.supply = supply
        self.row = row  # by slot: a tile, or NONE
        self.unseen = unseen  # the stack and what left the game unseen, in no order ...
        self.stack: i64 = stack  # ... and how many of them are the stack
        self.discarded = discarded  # groves that left the row unbought
        self.deck = deck  # summoning cards
        self.looked = looked  # the cards that a seat looks at, until it keeps one
        self.takes = takes
        self.realm_cards = realm_cards
        self.card_owner = card_owner  # by place: who has won that realm card
        self.crown: i64 = crown
        self.crown_placed: i64 = crown_placed  # spirits that its holder has placed in this round
        self.round: i64 = round_
        self.visited: i64 = visited  # where the last spirit was placed: an area, or 3 and the tile
        self.solo = solo

    def clone(self) -> GrovesTable:
        solo = self.solo
        other = GrovesTable(
            self.game,
            self.seats,
            self.chance.clone(),
            self.content,
            [realm.clone() for realm in self.realms],
            self.owner[:],
            self.spirit[:],
            self.tree[:],
            self.supply.clone(),
            self.row[:],
            self.unseen[:],
            self.stack,
            self.discarded[:],
            self.deck.clone(),
            self.looked[:],
            self.takes.clone(),
            self.realm_cards[:],
            self.card_owner[:],
            self.crown,
            self.crown_placed,
            self.round,
            self.visited,
            None if solo is None else solo.clone(),
        )
        self.copy_flow_to(other)
        return other

    @property
    def final(self) -> bool:
        """G-11.1, G-11.5  The round after the stack ran out is the last."""
        return self.stack == 0

    @property
    def returned(self) -> i64:
        """G-10.12  The cards of the deck that somebody put back."""
        size: i64 = 0
        for layer in self.deck.layers:
            if layer.known != 0:
                size += 1
        return size

    def bought(self, seat: i64) -> list[i64]:
        """G-10.7  The purchased groves of a realm."""
        return [tile for tile in self.realms[seat].groves if tile >= STARTING_GROVES]

    def spirits_on(self, area: i64) -> list[i64]:
        """The spirits on an area of the Tree, by type."""
        return self.tree[area * TYPES : (area + 1) * TYPES]

    def score(self, seat: i64) -> i64:
        """G-12.1  The points of a seat, if the game ended now and no trophy were awarded."""
        return (
            self.realms[seat].dominion
            + self.grove_points(seat)
            + self.realm_card_points(seat)
            + self.summoning_points(seat)
            + self.portal_points(seat)
            + self.leftovers(seat)
        )

    def grove_points(self, seat: i64) -> i64:
        """G-12.1  What is printed on the groves of the realm."""
        printed = self.content.dominion
        total: i64 = 0
        for tile in self.realms[seat].groves:
            total += printed[tile]
        return total

    def realm_card_points(self, seat: i64) -> i64:
        """G-10.8, G-10.11  Trophies and lightning won."""
        total: i64 = 0
        for place in range(len(self.realm_cards)):
            if self.card_owner[place] == seat:
                total += self.content.realm_cards[self.realm_cards[place]].dominion
        return total

    def summoning_points(self, seat: i64) -> i64:
        """G-10.6  Revealed summoning cards."""
        takes = self.takes
        total: i64 = 0
        for take in range(takes.count()):
            if takes.get(take, SHOWN) == 1 and takes.get(take, SEAT) == seat:
                total += self.content.summoning[takes.get(take, KEPT)].dominion
        return total

    def portal_points(self, seat: i64) -> i64:
        """G-8.7  Completed portals."""
        return self.content.portal_points * len(self.realms[seat].portals)

    def stock(self, seat: i64) -> i64:
        """G-12.3  Elements and crystals together."""
        realm = self.realms[seat]
        return realm.elements[0] + realm.elements[1] + realm.elements[2] + realm.crystals

    def leftovers(self, seat: i64) -> i64:
        """G-12.1, R-19  A point for every five elements and crystals."""
        return self.stock(seat) // self.content.leftovers
