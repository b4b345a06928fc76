"""Section 7: the content of the standard edition, and what a wrong file is told."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import CARDS, CONTENT, GAME, KINDS
from rule import rule
from spinney.engine.bits import bits_of
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.content.effects import INCOME
from spinney.games.shifting_realms.content.measures import BY_BUILT, BY_RAIDS
from spinney.games.shifting_realms.rules.raids_and_troll_king import challengers
from spinney.games.shifting_realms.state.goods import counts_of
from spinney.games.shifting_realms.state.land import LETTERS, cell_name, spread
from spinney.games.shifting_realms.state.units import SOLDIER

TEXT = GAME.edition.text if GAME.edition is not None else ""


@rule("shifting_realms/P-2", "shifting_realms/P-10", "shifting_realms/P-11", "S-6.1")
def test_boards() -> None:
    counts = {
        code: [letters.count(letter) for letter in "TFMQRWGKD"]
        for code, letters in zip(CONTENT.realms, ["".join(rows) for rows in CONTENT.rows], strict=True)
    }
    assert counts == {
        "TY": [1, 1, 4, 2, 1, 2, 8, 0, 1],
        "AL": [1, 5, 1, 1, 1, 4, 7, 0, 0],
        "LI": [1, 1, 2, 1, 1, 5, 9, 0, 0],
        "DO": [1, 2, 1, 1, 1, 2, 11, 1, 0],
        "AN": [1, 1, 1, 4, 2, 2, 9, 0, 0],
    }
    for rows in CONTENT.rows:  # the coast is on the same side of every board
        assert all("W" not in row for row in rows[:3])
        assert "W" in rows[3]


@rule("shifting_realms/P-2", "S-7.2")
def test_every_kind_has_a_space_to_spare() -> None:
    for kind, realm in enumerate(CONTENT.kind_realm):
        letter = LETTERS[CONTENT.kind_terrain[kind]]
        assert "".join(CONTENT.rows[realm]).replace("D", "G").count(letter) > CONTENT.copies


@rule("shifting_realms/P-2", "S-13.4.1")
def test_resources_are_near_their_town_hall_and_the_troll_king_is_not() -> None:
    for realm, code in enumerate(CONTENT.realms):
        land = next(land for land in CONTENT.lands if land.realms[0] == realm)
        near = 1 << land.hall[0]
        for _ in range(3):
            near |= spread(near)
        there = land.on_board(0)
        far = bits_of(land.resources & there & ~near)
        assert [cell_name(space) for space in far] == (["a1"] if code == "DO" else [])
        assert all(land.spaces[terrain] & there != 0 for terrain in range(4))
        if code == "DO":
            assert near >> land.troll & 1 == 0


@rule("shifting_realms/P-6")
def test_kinds_have_the_names_of_their_peoples() -> None:
    names = " ".join(CONTENT.kind_names)
    words = "Stronghold Tunnel Castle Market Wharf Fort Outpost Fortress Temple Shrine"
    assert all(word in names for word in words.split())
    quarries = ["".join(rows).count("Q") for rows in CONTENT.rows]
    assert max(quarries) == quarries[CONTENT.realms.index("AN")] == 4


@rule("shifting_realms/P-4", "shifting_realms/P-5")
def test_printed_tiles() -> None:
    assert {"AL-CAS", "LI-SHP", "LI-FRT", "LI-TRS"} <= set(CONTENT.kind_ids)
    assert CONTENT.copies == 3  # castles; and two Treasures are enough for the objective
    goals = [(goal.by, goal.n) for goal in CONTENT.objectives[CONTENT.realms.index("LI")]]
    assert goals == [(BY_RAIDS, 4), (BY_BUILT, 2)]
    wharf = CONTENT.kind_powers[KINDS["AL-WHF"]]
    assert [(part.op, counts_of(part.n)) for part in wharf] == [(INCOME, [1, 1, 0, 0])]
    assert (CONTENT.raid_gold, CONTENT.raid_vp, CONTENT.ship_raids) == (2, 2, 4)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('"muster 2 scout here"', '"muster two scout here"', "structure 13: built: expected a number"),
        ('"tunnel"', '"tunel"', "structure 2: power: expected a lasting effect"),
        ('timing = "later"', 'timing = "soon"', "timing: expected one of now"),
        ('"set_aside gold 9"', '"set_aside coins 9"', "task 1: needs: expected a resource"),
        ('rows = ["MGDGM"', 'rows = ["MGXGM"', "realm 1: rows: expected 5 letters"),
        ("gold = 5 # S-1.8", "gold = -1", "setup: gold: expected 0-9"),
        ('objective = ["tokens"]', 'objective = ["token"]', "objective: expected something to count"),
        ('score = "1 per dragon max 3"', 'score = "1 per dragon"', "score: expected max"),
        ('id = "AL-S01"', 'id = "AL-S02"', "card: id: expected different ids"),
        ("copies = 3", "copies = 3\nspare = 1", "setup: spare: expected one of"),
        ('space = "mine"', 'space = "swamp"', "space: expected one of forest"),
        ('power = ["range 1"]', 'power = ["tunnel"]', "card 13: power: expected none that needs a tile"),
        ('effect = ["rout 2"]', 'effect = ["rout 2 now"]', "expected nothing after"),
        ('built = ["muster 2 scout here"]', 'built = ["draw any"]', "structure 13: built: expected none"),
        ('built = ["muster 2 scout here"]', 'built = ["dragon"]', "structure 13: built: expected none"),
        ('built = ["muster 2 scout here"]', 'built = ["free_raid"]', "structure 13: built: expected none"),
        ('"muster 2 soldier legal"', '"muster 2 soldier here"', "card 24: effect: expected none that needs"),
        (
            '["recruit_bonus 1 soldier"]',
            '["recruit_bonus 9 any", "recruit_bonus 9 any"]',
            "recruit_bonus 15 at most",
        ),
        ('power = ["trade_rate 2"]', 'power = ["trade_rate 3"]', "card 43: power: expected a number from 1"),
    ],
)
def test_a_wrong_file_is_told_what_is_wrong(before: str, after: str, complaint: str) -> None:
    assert before in TEXT
    with pytest.raises(BadEdition, match=complaint) as caught:
        RealmsContent(Edition("mine", TEXT.replace(before, after, 1), "mine.toml", shipped=False))
    assert "mine.toml" in str(caught.value)


def test_a_trade_costs_what_its_power_says_whatever_trades_cost_otherwise() -> None:
    edition = Edition("mine", TEXT.replace("trade = 3", "trade = 5", 1), "mine.toml", shipped=False)
    t = ShiftingRealms(edition).start(2, seed=1)
    assert t.trade_price(0) == 5
    t.factions[0].laid |= 1 << CARDS["AN-S03"]
    assert t.trade_price(0) == 2


def test_no_range_is_too_long_for_the_troll_king() -> None:
    text = TEXT.replace('"range 1"', '"range 9"').replace('"range_here 1"', '"range_here 9"')
    game = ShiftingRealms(Edition("mine", text, "mine.toml", shipped=False))
    t = game.start(2, seed=1, left="dovre")
    faction, hall = t.factions[0], t.land.hall[2]
    faction.laid |= 1 << CARDS["AL-S03"]
    faction.built[KINDS["DO-OUT"]] |= 1 << 4
    faction.tiles |= 1 << 4
    faction.add(hall, SOLDIER)
    assert challengers(t, 0) == 1 << hall
