"""Section 19.0: what each atom does, and when it can be done. The interpreter is in `effects.py`.

An atom is done at once; or it is done and asks something on the way; or it is offered, and may be declined.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content import atoms
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.rules import (
    dwelling,
    effects,
    gaining,
    glory,
    moving,
    power,
    rescuing,
    summoning,
    treasure,
)
from spinney.games.eldervale.rules.battle import spells
from spinney.games.eldervale.rules.cards import draw_and_discard, market
from spinney.games.eldervale.rules.monsters import bonds
from spinney.games.eldervale.rules.payment import can_pay_both
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events

AT_ONCE: Final = 0  # how an atom is done: without a question
ASKING: Final = 1  # with questions whose answers nothing else waits for
OFFERED: Final = 2  # whoever takes the answer goes on with `effects.done` or `effects.declined`


class AtomRule:
    """What one atom does with its numbers `a` and `b`."""

    def __init__(self, how: i64 = AT_ONCE) -> None:
        self.how: Final[i64] = how

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        """E-10.12  Could the atom be done, if a cost (less `off`) were paid before, `apart` cards less?"""
        return True

    def comes_about(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> bool:
        """Will the atom be done? What is linked to it follows then."""
        return self.can(t, seat, a, b, 0, 0, 0)

    def asks(self, b: i64) -> bool:
        """Does the atom ask something while it is done?"""
        return self.how == ASKING

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        """Do the atom, at once or asking."""
        raise NotImplementedError

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        """Offer the atom: it is the part `at` of an effect."""
        raise NotImplementedError


# What comes to a player.


class GainAtom(AtomRule):
    """`gain GG?`"""

    def asks(self, b: i64) -> bool:
        return b > 0

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        gaining.gain_tokens(t, seat, a)
        gaining.choose_tokens(t, seat, b)


class DrawAtom(AtomRule):
    """`magic 3/1`"""

    def comes_about(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> bool:
        """E-12.7  A draw needs a card, though a discard follows it without one."""
        return len(t.deck) > 0 or len(t.discard) > 0

    def asks(self, b: i64) -> bool:
        return b > 0

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        draw_and_discard.draw_cards(t, seat, a)
        draw_and_discard.discard_cards(t, seat, b, 0)


class PointsAtom(AtomRule):
    """`vp 2`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        gaining.gain_points(t, seat, a, events.FOR_EFFECT)


class PowerAtom(AtomRule):
    """`power self 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return t.players[seat].power[b] < t.content.tracks.top

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        power.gain_power(t, seat, b, a)


class PowerAnyAtom(AtomRule):
    """`power any 2`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return power.risable(t, seat) != 0

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        power.choose_power(t, seat, a)


class PowerSplitAtom(AtomRule):
    """`power split 2`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return power.risable(t, seat) != 0

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        power.split_power(t, seat, a, 0)


class GloryAtom(AtomRule):
    """`glory 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return t.players[seat].glory != OFF_TRACK

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        glory.advance_glory(t, seat, a)


class EchoAtom(AtomRule):
    """`echo`  R-31  Again what the token in the Slot shows; the token stays."""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return t.slot_of(b, 0) != NONE

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        kind = t.slot_of(b, 0)
        if kind != NONE:
            t.plan((effects.do_effect, seat, t.content.token_effect[kind], 0))


# What is offered.


class TreasureAtom(AtomRule):
    """`treasure any`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return treasure.has_treasure(t)

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        treasure.offer_treasure(t, seat, effect, at)


class SummonAtom(AtomRule):
    """`summon 2 wizard+dragon`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        for kind in summoning.in_tray(t, seat, b):
            if can_pay_both(t, seat, cost, off, summoning.price(t, seat, kind), a, apart):
                return True
        return False

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        summoning.offer_summon(t, seat, effect, at)


class DwellAtom(AtomRule):
    """`dwell 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        for tile in dwelling.sites(t, seat):
            discount = a + dwelling.mason(t, seat)
            if can_pay_both(t, seat, cost, off, t.content.dwell_cost[tile], discount, apart):
                return True
        return False

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        dwelling.offer_dwelling(t, seat, effect, at)


class BuyAtom(AtomRule):
    """`buy 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        for element in range(ELEMENT_COUNT):
            card = t.faces[element]
            if card != NONE and can_pay_both(t, seat, cost, off, t.content.card_cost[card], a, apart):
                return True
        return False

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        market.offer_purchase(t, seat, effect, at)


class RescueAtom(AtomRule):
    """`rescue 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return t.players[seat].under != 0

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        rescuing.offer_rescue(t, seat, effect, at)


class CastleAtom(AtomRule):
    """`castle`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        player = t.players[seat]
        return player.dwellings & ~player.castles != 0

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        dwelling.offer_castle(t, seat, effect, at)


class DominateAtom(AtomRule):
    """`dominate 2`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return bonds.in_reach(t, seat, atoms.DOMINATE, a) != 0

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        bonds.offer_monster(t, seat, effect, at)


class DominateUnderAtom(AtomRule):
    """`dominate U`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return bonds.in_reach(t, seat, atoms.DOMINATE_UNDER, a) != 0

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        bonds.offer_monster(t, seat, effect, at)


class MoveAtom(AtomRule):
    """`move 1`"""

    def can(self, t: EldervaleTable, seat: i64, a: i64, b: i64, cost: i64, off: i64, apart: i64) -> bool:
        return moving.can_move(t, seat, a)

    def offer(self, t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
        moving.offer_move(t, seat, effect, at)


# What Spells do in their windows.


class DiceMoreAtom(AtomRule):
    """`dice+ 2`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        spells.add_dice(t, seat, a)


class DiceLessAtom(AtomRule):
    """`dice- 2`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        spells.offer_rival(t, seat, a)


class RerollAtom(AtomRule):
    """`reroll 2`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        spells.offer_reroll(t, seat, a)


class SaveAtom(AtomRule):
    """`save 1`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        spells.add_saves(t, a)


class PeaceAtom(AtomRule):
    """`peace`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        spells.cancel(t, seat)


class QuellAtom(AtomRule):
    """`quell`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        t.turn.quell = 1
        t.tell(events.QUELLED, seat)


class BlinkAtom(AtomRule):
    """`blink`"""

    def do(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> None:
        t.turn.blink = 1
        t.tell(events.BLINKED, seat)


ENTRIES: Final[dict[int, AtomRule]] = {
    atoms.GAIN: GainAtom(),
    atoms.DRAW: DrawAtom(),
    atoms.VP: PointsAtom(),
    atoms.POWER: PowerAtom(),
    atoms.POWER_ANY: PowerAnyAtom(ASKING),
    atoms.POWER_SPLIT: PowerSplitAtom(ASKING),
    atoms.GLORY: GloryAtom(ASKING),
    atoms.TREASURE: TreasureAtom(OFFERED),
    atoms.SUMMON: SummonAtom(OFFERED),
    atoms.DWELL: DwellAtom(OFFERED),
    atoms.BUY: BuyAtom(OFFERED),
    atoms.RESCUE: RescueAtom(OFFERED),
    atoms.CASTLE: CastleAtom(OFFERED),
    atoms.DOMINATE: DominateAtom(OFFERED),
    atoms.DOMINATE_UNDER: DominateUnderAtom(OFFERED),
    atoms.ECHO: EchoAtom(ASKING),
    atoms.MOVE: MoveAtom(OFFERED),
    atoms.DICE_MORE: DiceMoreAtom(),
    atoms.DICE_LESS: DiceLessAtom(ASKING),
    atoms.REROLL: RerollAtom(ASKING),
    atoms.SAVE: SaveAtom(),
    atoms.PEACE: PeaceAtom(),
    atoms.QUELL: QuellAtom(),
    atoms.BLINK: BlinkAtom(),
}
RULES: Final[list[AtomRule]] = [ENTRIES[number] for number in range(len(atoms.ATOMS.all))]


def can_do(
    t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64, cost: i64 = 0, off: i64 = 0, apart: i64 = 0
) -> bool:
    """19.0, E-10.12  Could an atom be done, if a cost (less a discount) were paid before?"""
    return RULES[atom].can(t, seat, a, b, cost, off, apart)
