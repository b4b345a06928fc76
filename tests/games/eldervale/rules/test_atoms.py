"""19.0, atom by atom: each one alone, and what is linked to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from games.eldervale.looks import (
    at,
    hand,
    held,
    legal,
    market,
    monster,
    named,
    play,
    power,
    ready,
    tokens,
    told,
    under,
    vp,
)
from games.eldervale.scenes import CARDS, CONTENT, MAGIC, TILES, A, B, Seat, eldervale
from rule import rule
from spinney.engine.bits import bits_of
from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import ATOMS
from spinney.games.eldervale.content.effects import read_effect
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.rules.effects import do_effect
from spinney.games.eldervale.rules.turn import open_turn
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events

IDLE: Seat = {"ready": "worker"}


@pytest.fixture(autouse=True)
def as_printed() -> Iterator[None]:
    """What a test adds to the effects of the edition is gone after it."""
    printed = len(CONTENT.effects)
    yield
    del CONTENT.effects[printed:]


def doing(t: EldervaleTable, text: str, element: str = "", card: str = "") -> EldervaleTable:
    """Player A does an effect at the beginning of the turn."""
    CONTENT.effects.append(
        read_effect("here", text, ELEMENTS.index(element) if element else NONE, CARDS[card] if card else NONE)
    )
    t.answer = None
    t.plan((do_effect, A, len(CONTENT.effects) - 1, 0), (open_turn, A))
    t.run()
    return t


def built(t: EldervaleTable) -> list[str]:
    names = list(TILES)
    return [names[tile] for tile in bits_of(t.players[A].dwellings)]


def castles(t: EldervaleTable) -> list[str]:
    names = list(TILES)
    return [names[tile] for tile in bits_of(t.players[A].castles)]


def dice_of(t: EldervaleTable, seat: int) -> int:
    """How many dice a player rolled in the last battle."""
    return [len(unpacked(row[1])) for row in told(t, "rolled") if row[0] == seat][-1]


# Alone.


def gain() -> None:
    t = doing(eldervale(IDLE, {}), "gain GG$??")
    assert (tokens(t, A), named(t, "gain")) == ("GG$", ["gem", "potion", "scroll", "tool", "sword"])
    play(t, "gain tool", "gain sword")
    assert tokens(t, A) == "GGTW$"


def magic() -> None:
    t = doing(eldervale(IDLE, {}, deck="SP01 SP02"), "magic 1")
    assert (len(hand(t, A)), len(t.deck)) == (1, 1)
    assert len(hand(doing(t, "magic 3"), A)) == 2  # what there is
    t = doing(eldervale({"ready": "worker", "hand": "PR01"}, {}, deck="SP01 SP02"), "magic 2/1")
    assert named(t, "discard") == ["SP01", "SP02", "PR01"]
    play(t, "discard PR01")
    assert (hand(t, A), t.discard) == (["SP01", "SP02"], [MAGIC["PR01"]])
    t = doing(t, "magic 0/5")
    assert (hand(t, A), len(t.discard)) == ([], 3)


def points() -> None:
    assert vp(doing(eldervale(IDLE, {}), "vp 3"), A) == 3


def power_self() -> None:
    t = doing(eldervale(IDLE, {}), "power self 2", element="fire")
    assert power(t, A, "fire") == 2
    assert power(doing(t, "power self 9", element="fire"), A, "fire") == 8


def power_any() -> None:
    t = doing(eldervale(IDLE, {}), "power any 3")
    assert named(t, "element") == ["air", "earth", "fire", "water"]
    assert power(play(t, "element water"), A, "water") == 3


def power_split() -> None:
    t = doing(eldervale(IDLE, {}), "power split 3")
    assert named(t, "element") == ["air", "earth"]  # two more must be left
    play(t, "element air", "element earth", "element water")
    assert [power(t, A, name) for name in ("air", "earth", "fire", "water")] == [2, 1, 0, 1]
    top = {"air": 8, "earth": 8, "fire": 8}
    alone = doing(eldervale({"ready": "worker", "power": top}, {}), "power split 3")
    assert power(alone, A, "water") == 1
    del top["fire"]
    both = doing(eldervale({"ready": "worker", "power": top}, {}), "power split 3")
    assert (power(both, A, "fire"), power(both, A, "water")) == (1, 1)  # as many as there are


def glory() -> None:
    t = doing(eldervale(IDLE, {}, deck="SP01"), "glory 2")
    assert hand(t, A) == []
    play(t, "gain gem")  # space 1 comes first
    assert (t.players[A].glory, hand(t, A), tokens(t, A)) == (2, ["SP01"], "G")
    assert doing(eldervale({"ready": "worker", "glory": -1}, {}), "glory 2").players[A].glory == -1


def treasure() -> None:
    t = doing(eldervale(IDLE, {}, empty="EAR-1 FIR-1/1 EAR-2"), "treasure any")
    assert named(t, "to") == ["AIR-1", "AIR-2", "FIR-1", "FIR-2", "WAT-1", "WAT-2"]
    assert "decline" in legal(t)
    play(t, "to AIR-1")
    assert named(t, "stack") == ["1", "2"]
    play(t, "stack 2")
    assert held(t, A) == ["air-SS"]
    none = " ".join(tile for tile in TILES if "-" in tile)
    assert "decline" not in legal(doing(eldervale(IDLE, {}, empty=none), "treasure any"))


def summon() -> None:
    t = doing(eldervale({"ready": "worker", "tokens": "S"}, {}), "summon 1 wizard+dragon")
    assert legal(t) == ["summon wizard", "decline"]
    play(t, "summon wizard")
    assert (ready(t, A), tokens(t, A)) == ("worker wizard", "")
    assert "decline" not in legal(doing(t, "summon 99 wizard"))  # none is left in the tray


def dwell() -> None:
    t = doing(eldervale({"ready": "worker", "at": {"EAR-2": "worker"}, "tokens": "TG"}, {}), "dwell 1")
    assert legal(t) == ["to EAR-2", "decline"]
    play(t, "to EAR-2")
    assert legal(t) == ["less gem", "less tool", "less any"]
    play(t, "less any")
    assert (built(t), tokens(t, A), at(t, A)) == (["EAR-2"], "", {})


def buy() -> None:
    t = doing(eldervale({"ready": "worker", "tokens": "T"}, {}), "buy 1")
    assert legal(t) == ["buy air", "buy earth", "buy fire", "buy water", "decline"]
    play(t, "buy fire")
    assert (t.players[A].cards, power(t, A, "fire"), tokens(t, A)) == ([CARDS["FIR-Gate"]], 1, "")
    assert market(t)["fire"] not in ("", "FIR-Gate")


def rescue() -> None:
    t = doing(eldervale({"ready": "worker", "under": "worker worker dragon"}, {}), "rescue 2")
    assert legal(t) == ["rescue worker", "rescue dragon", "decline"]
    play(t, "rescue worker", "rescue dragon")
    assert (ready(t, A), under(t, A)) == ("worker worker dragon", "worker")


def castle() -> None:
    t = doing(eldervale({"ready": "worker", "dwellings": "EAR-1 AIR-1", "castles": "FIR-1"}, {}), "castle")
    assert legal(t) == ["to AIR-1", "to EAR-1", "decline"]
    assert castles(play(t, "to EAR-1")) == ["EAR-1", "FIR-1"]


def dominate() -> None:
    beasts = {"MO-FIR": "FIR-2", "MO-WAT": "DUN2", "MO-FRO": "TOWER"}
    t = doing(eldervale({"at": {"EAR-1": "worker"}, "ready": "worker"}, {}, monsters=beasts), "dominate 1")
    assert legal(t) == ["monster MO-FIR", "decline"]
    play(t, "monster MO-FIR")
    assert (monster(t, "MO-FIR"), ready(t, A)) == ("tamed A", "worker MO-FIR")
    assert named(doing(t, "dominate 3"), "monster") == ["MO-WAT"]


def dominate_below() -> None:
    t = eldervale(IDLE, {}, monsters={"MO-FIR": "FIR-2"}, bound={"MO-WAT": B, "MO-MOD": A})
    assert legal(doing(t, "dominate U")) == ["monster MO-WAT", "decline"]
    assert monster(play(t, "monster MO-WAT"), "MO-WAT") == "tamed A"


def echo() -> None:
    t = eldervale(
        {"ready": "worker", "cards": "AIR-Relic", "slots": {"AIR-Relic": "air-S?"}}, {"cards": "EAR-Relic"}
    )
    play(doing(t, "echo", card="AIR-Relic"), "gain gem")
    assert (tokens(t, A), t.slot_of(CARDS["AIR-Relic"], 0) != NONE) == ("GS", True)
    assert tokens(doing(t, "echo", card="EAR-Relic"), A) == "GS"  # an empty Slot


def move() -> None:
    t = doing(eldervale({"ready": "worker", "at": {"FORT": "dragon"}}, {"at": {"EAR-1": "worker"}}), "move 1")
    assert legal(t) == ["move dragon RUIN-FORT", "decline"]
    play(t, "move dragon RUIN-FORT")
    assert named(t, "to") == ["AIR-1", "FIR-2"]
    assert at(play(t, "to FIR-2"), A) == {"FIR-2": "dragon"}
    assert not told(t, "battle")


def quell() -> None:
    t = eldervale({"ready": "worker", "hand": "SP10"}, {}, monsters={"MO-FIR": "FIR-2"})
    play(t, "place worker", "to EAR-1", "decline")
    assert named(t, "play") == ["SP10"]
    play(t, "play SP10")
    assert (monster(t, "MO-FIR"), told(t, "battle")) == ("FIR-2", [])


def blink() -> None:
    t = eldervale({"ready": "worker", "hand": "SP09", "at": {"FORT": "worker"}}, {"at": {"DUN2": "worker"}})
    play(t, "play SP09")
    assert named(t, "to") == ["AIR-1", "AIR-2", "EAR-1", "EAR-2", "FIR-1", "FIR-2", "WAT-1", "WAT-2"] + [
        f"RUIN-{name}" for name in ("TOWER", "MILL", "PORTAL", "DUN1")
    ]


# Alone, in a battle: A's Warrior comes to B's Dragon.


def fight(dice: str, **own: str) -> EldervaleTable:
    t = eldervale(
        {"ready": "warrior worker", "glory": 3, **own},  # type: ignore[typeddict-item]
        {"at": {"EAR-1": "dragon"}, "ready": "worker", "glory": 3},
        dice=dice,
    )
    return play(t, "place warrior", "to EAR-1", "decline", "on")


def dice_more() -> None:
    t = fight("111 66666", hand="SP02")
    play(t, "pass", "play SP02")
    assert (dice_of(t, A), dice_of(t, B)) == (5, 3)
    assert t.discard == [MAGIC["SP02"]]


def dice_less() -> None:
    t = fight("11 666", hand="SP04")
    play(t, "pass", "play SP04")
    assert (dice_of(t, A), dice_of(t, B)) == (3, 2)


def reroll() -> None:
    t = fight("555 411 66", hand="SP03")
    play(t, "pass", "pass", "play SP03")
    assert named(t, "reroll") == ["0", "1", "2", "3"]
    play(t, "reroll 2")
    assert told(t, "rerolled")[0][2] == 2
    assert told(t, "battle_won")[0][0] == A


def save() -> None:
    t = fight("666 111", hand="SP12")
    play(t, "pass", "pass", "pass", "play SP12")
    assert legal(t) == ["save warrior", "pass"]
    play(t, "save warrior")
    assert (ready(t, A), under(t, A), tokens(t, A)) == ("worker warrior", "", "")


def peace() -> None:
    t = fight("", hand="SP01")
    play(t, "play SP01")
    assert told(t, "cancelled")
    assert (at(t, A), at(t, B)) == ({"EAR-1": "warrior"}, {"EAR-1": "dragon"})


ALONE: dict[str, Callable[[], None]] = {
    "gain": gain, "magic": magic, "vp": points, "power self": power_self, "power any": power_any,
    "power split": power_split, "glory": glory, "treasure any": treasure, "summon": summon, "dwell": dwell,
    "buy": buy, "rescue": rescue, "castle": castle, "dominate": dominate,
    "dominate U": dominate_below, "echo": echo, "move": move, "dice+": dice_more, "dice-": dice_less,
    "reroll": reroll, "save": save, "peace": peace, "quell": quell, "blink": blink,
}  # fmt: skip


@pytest.mark.parametrize("atom", ATOMS.names)
def test_an_atom_alone(atom: str) -> None:
    ALONE[atom]()


@rule("E-6.5")
def test_a_market_card_is_burned_in_the_dungeon_and_by_no_effect() -> None:
    with pytest.raises(BadEdition, match="expected an atom"):
        read_effect("here", "burn", NONE, NONE)
    t = eldervale(IDLE, {})
    play(t, "to RUIN-DUN1", "use")
    assert named(t, "burn") == ["air", "earth", "fire", "water"]
    play(t, "burn earth")
    assert t.burned == [CARDS["EAR-Gate"]]
    assert market(t)["earth"] not in ("", "EAR-Gate")


@rule("E-10.4", "E-12.7")
def test_what_is_linked_to_a_draw_needs_a_card_to_draw() -> None:
    def scored(text: str, deck: str, discard: str = "", own: str = "") -> tuple[int, list[str]]:
        t = eldervale({"ready": "worker", "hand": own}, {}, deck=deck, discard=discard)
        return vp(doing(t, text), A), hand(t, A)

    assert scored("magic 2 > vp 1", "SP01") == (1, ["SP01"])  # what there is
    assert scored("magic 1 > vp 1; vp 2", "", "SP01") == (3, ["SP01"])
    assert scored("magic 1 > vp 1; vp 2", "") == (2, [])
    assert scored("magic 1/1 > vp 1; vp 2", "", "", "PR01") == (2, [])  # the discard still follows


@rule("E-10.4", "E-13.8")
@pytest.mark.parametrize(
    ("atom", "possible", "impossible"),
    [
        ("power self 1", {}, {"power": {"fire": 8}}),
        ("power any 1", {}, {"power": dict.fromkeys(("air", "earth", "fire", "water"), 8)}),
        ("power split 2", {}, {"power": dict.fromkeys(("air", "earth", "fire", "water"), 8)}),
        ("glory 1", {"glory": 3}, {"glory": -1}),
        ("echo", {"slots": {"AIR-Relic": "air-SS"}}, {}),
    ],
)
def test_what_is_linked_to_an_atom_needs_it(atom: str, possible: Seat, impossible: Seat) -> None:
    """`vp 1` only with the atom, `vp 9` in any case."""
    for seat, points in ((possible, 10), (impossible, 9)):
        own: Seat = {"ready": "worker", "cards": "AIR-Relic", **seat}
        t = doing(eldervale(own, {}), f"{atom} > vp 1; vp 9", element="fire", card="AIR-Relic")
        while t.options and t.game.text(t.options[0]).startswith("element"):
            t.play(t.options[0])
        assert vp(t, A) - (2 if atom.startswith("glory") and points == 10 else 0) == points


@rule("E-10.4")
@pytest.mark.parametrize(
    "atom",
    [
        "treasure any",
        "summon 99 any",
        "dwell 99",
        "buy 99",
        "rescue 1",
        "castle",
        "dominate 9",
        "dominate U",
        "move 1",
    ],
)
def test_what_is_linked_to_an_optional_atom_needs_it_done(atom: str) -> None:
    """Done, declined, or impossible."""
    rich: Seat = {
        "ready": "worker", "at": {"EAR-1": "worker"}, "under": "warrior", "dwellings": "AIR-1", "glory": 0,
    }  # fmt: skip
    everything = dict.fromkeys(("air", "earth", "fire", "water"), "")
    beasts = {"MO-LIG": "DUN2"}
    text = f"{atom} > vp 1 > vp 2; vp 9"
    t = doing(eldervale(rich, {}, monsters=beasts, bound={"MO-WAT": B}), text)
    assert "decline" in legal(t)
    declined = play(t.clone(), "decline")
    assert vp(declined, A) == 9
    before = vp(t, A)
    while vp(t, A) == before and not t.over:
        t.play(t.options[0])
    scored = sum(row[1] for row in told(t, "scored") if row[2] == events.FOR_EFFECT)
    assert scored == 12
    none = eldervale(
        {"ready": "worker", "tray": ""}, {}, market=everything, decks=everything,
        empty=" ".join(tile for tile in TILES if "-" in tile),
    )  # fmt: skip
    assert vp(doing(none, text), A) == 9
