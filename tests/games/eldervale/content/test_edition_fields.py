"""A wrong edition is told what is wrong, where and why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from games.eldervale.content.test_edition import DATA, STANDARD
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.eldervale.content.edition import EditionContent

Path = tuple[str | int, ...]


def changed(old: str, new: str, name: str = "mine") -> Edition:
    assert old in STANDARD.text, old
    return Edition(name, STANDARD.text.replace(old, new, 1), f"{name}.toml", False)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'element = "air", side = "A"',
            'element = "ice", side = "A"',
            "side 1: element: expected one of air, earth",
        ),
        (
            'side = "B", name = "Sky',
            'side = "A", name = "Sky',
            "side 2: side: expected each side of an Element once",
        ),
        ('worker = "farwalk"', 'worker = "fly"', "side 1: worker: expected one of none, farwalk"),
        ('kind = "expanse"', 'kind = "lake"', "tile 1: kind: expected one of expanse, oracle"),
        ('kind = "expanse"', 'kind = "oracle"', "tile 2: kind: expected no further oracle here"),
        ("stacks = 2", "stacks = 1", "tile: stacks: expected 4 in all for air, got 3"),
        ("stacks = 2", "stacks = 3", "tile 1: stacks: expected 1-2, got 3"),
        ('resource = "S"', 'resource = "M"', "tile 1: resource: expected one of G, P, S, T, W, $"),
        (
            'dwell_cost = "SP*"',
            'dwell_cost = "SPX"',
            "tile 1: dwell_cost: expected 1-7 letters of GPSTW$*, got 'SPX'",
        ),
        ("dwell_power = 1", "dwell_power = 3", "tile 1: dwell_power: expected 1-2, got 3"),
        ('kind = "mill"', 'kind = "tower"', "tile 27: kind: expected no further tower here"),
        ('id = "AIR-2"', 'id = "AIR-1"', "tile: id: expected different ids of one word, got 'AIR-1'"),
        ('worker = "T"', 'worker = "M"', "starter 2: worker: expected 1-7 letters of GPSTW$*, got 'M'"),
        ('"earth", worker', '"air", worker', "starter 2: element: expected each Element once, got air again"),
        ('kind = "gate"', 'kind = "door"', "adventure 1: kind: expected one of gate, harvest"),
        ('kind = "gate"', 'kind = "harvest"', "got harvest, harvest, exchange"),
        ('who = "any"', 'who = "king"', "adventure 1: who: expected one of any, warrior, wizard"),
        (
            'output = "gain WW"',
            'output = "gain WX"',
            "adventure 3: output: expected 1-7 letters of GPSTW$, got 'WX'",
        ),
        (
            'output = "gain WW"',
            'output = "gian WW"',
            "expected an atom such as vp 2 or gain G? (19.0), got 'gian WW'",
        ),
        (
            'output = "gain WW"',
            'output = "peace"',
            "adventure 3: output: 'peace' cannot stand here, got 'peace'",
        ),
        (
            'output = "gain WW"',
            'output = "echo"',
            "adventure 3: output: expected echo only on a card with a Slot",
        ),
        (', output = "gain WW"', "", "adventure 3: output: expected one, since who or input is given"),
        (
            'output = "gain WW"',
            'output = "gain WW", on_buy = "vp 1"',
            "orb_output and on_buy: expected only on a wonder",
        ),
        ('output = "gain WW"', 'output = "gain WW", vault = "1 slot"', "vault: expected only on a vault"),
        (
            '"die dragon +1; on win: magic 1"',
            '"die roc +1"',
            "passive: expected one of worker, warrior, wizard, dragon",
        ),
        (
            '"rushproof all"',
            '"rushing all"',
            "expected die, range, rushproof, reroll or on .., got 'rushing all'",
        ),
        (
            '"on win: vp 2"',
            '"on win: vp 2; on win: vp 1"',
            "expected each trigger once on a card, got 'on win: vp 1'",
        ),
        ('"on win: vp 2"', '"on win: dwell 1"', "passive: 'dwell' cannot stand here, got 'dwell 1'"),
        ('"on win: vp 2"', '"on win:"', "expected atoms after the colon, got 'on win:'"),
        ('"on win: vp 2"', '"on draw: vp 2"', "expected on buy, win, lose or place .., got 'on draw: vp 2'"),
        ('"on place lair', '"on place moon', "expected a place such as air, earth"),
        (
            '"1 slot; 1 hand max 6"',
            '"1 slot + 1"',
            "vault: expected a score such as 1 slot; 1 hand max 6, got",
        ),
        ('"1 slot; 1 hand max 6"', '"1 luck"', "vault: expected a counter such as slot, slotset"),
        (
            '"1 cards/2 max 6"',
            '"1 cards/0"',
            "score: expected a number above 0 after the slash, got '1 cards/0'",
        ),
        ('"SS" = 3', '"SS" = 4', "treasure 1: tokens: expected 12 in all, got 13"),
        ('"SS" = 3', '"SX" = 3', "treasure 1: tokens: expected faces of 2 letters of GPSTW$M?, got 'SX'"),
        (
            'element = "air", tokens',
            'element = "fire", tokens',
            "treasure 1: element: expected air, got fire",
        ),
        (
            'timing = "battle_start"',
            'timing = "own_turn"',
            "magic 1: timing: expected battle_start for this effect",
        ),
        ('effect = "gain ??"', 'effect = "gain ?; magic 1"', "magic 7: effect: 'magic' cannot stand here"),
        (
            'effect = "gain ??"',
            'effect = "gain ??", cost = "S"',
            "magic 7: cost: expected one of id, name, kind",
        ),
        (
            'condition = "dwelling >= 2"',
            'condition = "dwelling > 2"',
            "condition: expected a condition such as",
        ),
        (
            'aura = "plenty"',
            'aura = "doom"',
            "magic 27: aura: expected one of plenty, haste, splendour, ease",
        ),
        ("dice = 4", "dice = 6", "monster 1: dice: expected 3-5, got 6"),
        (
            'abilities = ["leap"]',
            'abilities = ["fly"]',
            "monster 1: abilities: expected a list of leap, slow",
        ),
        ('lair = "den"', 'lair = "bifrost"', "monster 10: expected a Monster for each Element in order"),
        ("realms = [5,", "realms = [6,", "setup: map2: expected 11 hexes, got 10"),
        (
            "[[0, -1], [1, -1], [2, -1]",
            "[[0, -1], [1, -1], [9, -1]",
            "setup: map2: expected hexes that are connected",
        ),
        (
            "[[0, -1], [1, -1], [2, -1]",
            "[[0, -1], [1, -1], [9, 9]",
            "map2: hex 3: expected at most 11 from the middle",
        ),
        ("[[0, -1], [1, -1]", "[[0, -1], [0, -1]", "setup: map2: expected different hexes"),
        (
            "bifrost = [[2, -2]",
            "bifrost = [[3, -2]",
            "setup: bifrost: expected a hex next to two tiles for 2 players",
        ),
        ("ready = { worker = 3 }", "ready = { }", "setup: ready: expected at least one Unit"),
        ("magic = 5", "magic = 13", "setup: magic: expected 0-12, got 13"),
        ('fortress_cost = "**"', 'fortress_cost = "G*"', "play: fortress_cost: expected only * (E-6.12)"),
        ("power = [0, 1", "power = [1, 1", "tracks: power: expected 0 first"),
        ('    "-",', '    "vp 1",', "tracks: glory: expected - for the start space"),
        ('    "gain ?",', '    "glory 1",', "tracks: glory[1]: 'glory' cannot stand here"),
        ('beyond = "vp 2"', 'beyond = "magic 1"', "tracks: beyond: 'magic' cannot stand here"),
        ('    "dwell 2",', '    "dwell two",', "tracks: orbs[7]: expected an atom such as vp 2"),
        (
            "[scoring]",
            "[scoring]\nluck = 1",
            "scoring: luck: expected one of ruin, dwelling, cards, orb, splendour",
        ),
        ("[play]", "[plays]", "plays: expected one of setup, play"),
    ],
)
def test_a_wrong_file_is_told_what_is_wrong(old: str, new: str, says: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(says)) as raised:
        EditionContent(changed(old, new))
    assert str(raised.value).startswith("mine.toml: ")


def fields(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every field, but of lists only the first entry and the last."""
    for key in data if isinstance(data, dict) else sorted({0, len(data) - 1}):
        here = (*path, key)
        yield here
        if isinstance(data[key], dict | list):
            yield from fields(data[key], here)


def complaint(edition: Edition) -> str:
    """What is wrong with an edition; nothing, if it can be read."""
    try:
        assert EditionContent(edition).effects
    except BadEdition as error:
        return str(error)
    return ""


@pytest.mark.parametrize("value", [-1, "x", [], {}, 10**30], ids=repr)
def test_whatever_stands_in_a_field_it_is_content_or_a_complaint(value: object) -> None:
    edition = Edition("odd", STANDARD.text, "odd.toml", False)
    for path in fields(DATA):
        holder: Any = edition.data
        for key in path[:-1]:
            holder = holder[key]
        kept, holder[path[-1]] = holder[path[-1]], value
        found = complaint(edition)
        assert not found or found.startswith("odd.toml: "), path
        holder[path[-1]] = kept


def test_without_a_field_it_is_content_or_a_complaint() -> None:
    edition = Edition("odd", STANDARD.text, "odd.toml", False)
    for path in fields(DATA):
        edition.data.update(deepcopy(DATA))
        holder: Any = edition.data
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]
        found = complaint(edition)
        assert not found or found.startswith("odd.toml: "), path
