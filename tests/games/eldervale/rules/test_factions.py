"""19.2: what the Units of the sixteen faction sides can do, kind by kind, and that nobody else can.

For every side, every kind of Unit plays the same small scenes; what is seen in them is what the table of
sides says, no more and no less. Mercenaries and Dominated Monsters never have what a faction has.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.eldervale.content.test_edition import DATA
from games.eldervale.looks import at, hand, legal, monster, named, play, ready, tokens, told, under
from games.eldervale.scenes import A, Rest, Seat, eldervale
from rule import rule
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable

FACTION = ("worker", "warrior", "wizard", "dragon")
DICE = {"worker": 1, "warrior": 3, "wizard": 2, "dragon": 3, "minotaur": 3, "MO-WAT": 4}
GUESTS = ("minotaur", "MO-WAT", "shapeshifter warrior", "shapeshifter wizard", "shapeshifter dragon")
SIDES = [(row["element"], row["side"]) for row in DATA["side"]]

Scene = Callable[[Seat, str], set[str]]


def table_says(element: str, side: str, kind: str) -> set[str]:
    """The ability of a kind of Unit, by 19.2."""
    row = next(row for row in DATA["side"] if (row["element"], row["side"]) == (element, side))
    return {row[kind]} if kind in row else set()


def laid(own: Seat, other: Seat, kind: str, rest: Rest) -> EldervaleTable:
    """A scene of player A with a Unit of a kind, which may be a guest."""
    if kind.startswith("shapeshifter"):
        rest["mercenaries"] = {"shapeshifter": A}
        rest["shape"] = kind.split()[1]
    elif kind == "minotaur":
        rest["mercenaries"] = {"minotaur": A}
    elif kind not in FACTION:
        rest["tamed"] = {kind: A}
    return eldervale(own, {"element": "order" if own["element"] != "order" else "air", **other}, **rest)


def place(t: EldervaleTable, kind: str, tile: str = "") -> EldervaleTable:
    """Place the Unit; what is forced is not asked."""
    words = kind.split()
    wanted = [f"place {words[0]}", *[f"name {word}" for word in words[1:]], *([f"to {tile}"] if tile else [])]
    for text in wanted:
        if text in legal(t):
            play(t, text)
    return t


def farther(own: Seat, kind: str) -> set[str]:
    """E-5.3, E-5.4  An occupied Realm one step beyond the reach of its type."""
    beyond = "WAT-1" if kind.endswith("dragon") else "MILL"
    t = laid({**own, "at": {"FORT": "worker"}}, {"at": {beyond: "worker"}}, kind, {})
    place(t, kind)
    return {"farwalk"} if f"to {beyond.replace('MILL', 'RUIN-MILL')}" in legal(t) else set()


def bold(own: Seat, kind: str) -> set[str]:
    """E-5.1, E-5.2  A First Placement where somebody stands; a Warrior may do so in any faction."""
    t = laid(own, {"at": {"EAR-1": "worker"}}, kind, {})
    place(t, kind)
    return {"herald"} if "to EAR-1" in legal(t) and not kind.endswith("warrior") else set()


def in_the_fields(own: Seat, kind: str) -> set[str]:
    """Placed in an Elemental Realm; at the end of the turn it may wander."""
    t = laid(own, {}, kind, {})
    place(t, kind, "EAR-2")
    found = {"forager"} if tokens(t, A) == "G" else set()
    assert tokens(t, A) in ("", "G")
    play(t, "decline")
    return found | ({"wander"} if named(t, "move") == [f"{kind.split()[0]} EAR-2"] else set())


def in_a_ruin(own: Seat, kind: str) -> set[str]:
    t = laid(own, {}, kind, {})
    place(t, kind, "RUIN-PORTAL")
    return {"scholar"} if len(hand(t, A)) == 1 else set()


def by_a_monster(own: Seat, kind: str) -> set[str]:
    """E-7.3  Next to the Magma Drake."""
    t = laid(own, {}, kind, {"monsters": {"MO-FIR": "FIR-2"}})
    place(t, kind, "EAR-1")
    play(t, "decline")
    return set() if told(t, "rushed") else {"stealth"}


def from_afar(own: Seat, kind: str) -> set[str]:
    """E-7.29  Next to a battle of its owner."""
    word = kind.split()[0]
    t = laid({**own, "ready": "worker", "at": {"FIR-2": word}}, {"at": {"EAR-1": "worker"}}, kind, {})
    play(t, "place worker", "to EAR-1", "decline")
    assert f"join {word} FIR-2" in legal(t)
    return {"longshot"} if f"support {word} FIR-2" in legal(t) else set()


def fought(own: Seat, kind: str, dice: str) -> tuple[EldervaleTable, set[str]]:
    """A battle with B's Dragon up to its end; the dice of B come first."""
    t = laid(
        {**own, "at": {"FORT": "worker"}, "glory": 3},
        {"at": {"EAR-1": "dragon"}, "glory": 3},
        kind,
        {"dice": dice},
    )
    place(t, kind, "EAR-1")
    play(t, "decline", "done")
    rolled = next(len(unpacked(row[1])) for row in told(t, "rolled") if row[0] == A)
    found = {"might"} if rolled == DICE[kind.split()[-1]] + 1 else set()
    assert rolled - len(found) == DICE[kind.split()[-1]]
    if named(t, "by"):
        assert named(t, "by") == [kind]
        found.add("lucky")
        play(t, "pass")
    return t, found


def lost(own: Seat, kind: str) -> set[str]:
    """E-7.31  Down to the Underworld, with a Sword, or not."""
    t, found = fought(own, kind, "666" + "1" * 6)
    if kind in ready(t, A).split():
        assert "W" not in tokens(t, A)
        return {*found, "undying"}
    if kind in FACTION or kind == "minotaur" or " " in kind:
        assert under(t, A) == kind.split()[0]
    else:
        assert monster(t, kind) == "bound B"
    assert tokens(t, A).strip("T") == "W"  # a forager has found a Tool
    return found | ({"martyr"} if named(t, "gain") else set())


def won(own: Seat, kind: str) -> set[str]:
    """E-7.25"""
    t, found = fought(own, kind, "111" + "6" * 6)
    assert at(t, A)["EAR-1"] == kind.split()[0]
    return found | ({"raider"} if named(t, "gain") else set())


def at_home(own: Seat, kind: str) -> set[str]:
    """E-8.1  A symbol is missing for a Dwelling on EAR-2, which is built from a Worker."""
    if kind != "worker":
        return set()
    t = laid(
        {**own, "ready": "", "at": {"EAR-2": kind, "MILL": "worker"}, "tokens": "TG"},
        {"ready": "worker"},
        kind,
        {},
    )
    play(t, "take worker RUIN-MILL")
    return {"mason"} if "do dwell" in legal(t) else set()


SCENES: tuple[Scene, ...] = (
    farther, bold, in_the_fields, in_a_ruin, by_a_monster, from_afar, lost, won, at_home,
)  # fmt: skip


def shown_by(own: Seat, kind: str) -> set[str]:
    """All that a kind of Unit shows in the scenes."""
    found: set[str] = set()
    for scene in SCENES:
        found |= scene({**own, "ready": kind.split()[0]}, kind)
    return found


@rule("E-3.1", "E-5.2", "E-5.4", "E-7.29", "E-7.31")
@pytest.mark.parametrize(("element", "side"), SIDES)
def test_units_of_a_side_have_its_abilities_and_no_others(element: str, side: str) -> None:
    for kind in FACTION:
        assert shown_by({"element": element, "side": side}, kind) == table_says(element, side, kind), kind


@rule("E-15.8", "E-16.8", "E-16.5")
@pytest.mark.parametrize(("element", "side"), SIDES)
def test_abilities_belong_to_the_units_of_the_faction_alone(element: str, side: str) -> None:
    for kind in GUESTS:
        assert shown_by({"element": element, "side": side}, kind) == set(), kind


@rule("E-16.7")
def test_without_abilities_all_factions_are_alike() -> None:
    for element in {element for element, _ in SIDES}:
        for kind in FACTION:
            assert shown_by({"element": element}, kind) == set()


def test_every_ability_is_shown_by_somebody() -> None:
    abilities = {ability for row in DATA["side"] for ability in row.values()} - {
        word for row in DATA["side"] for word in (row["element"], row["side"], row["name"])
    }
    assert abilities == {
        "farwalk", "wander", "longshot", "might", "stealth", "forager", "mason", "lucky", "undying", "raider",
        "scholar", "martyr", "herald",
    }  # fmt: skip
