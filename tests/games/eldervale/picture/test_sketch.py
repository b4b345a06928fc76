"""The board as text: it fits a terminal, and says what a player needs to know."""

from __future__ import annotations

from games.eldervale.looks import play
from games.eldervale.positions import positions
from games.eldervale.scenes import A, B, eldervale
from rule import rule
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.lawbook.play import watchers


def lines(t: EldervaleTable, seat: int) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in t.game.sketch(t, seat)]


def test_it_fits_a_terminal() -> None:
    for table in positions():
        for seat in watchers(table):
            assert max(len(line) for line in lines(table, seat)) <= 80


@rule("E-2.6", "E-8.3")
def test_the_map_is_laid_out_in_hexes_with_names_costs_and_worths() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"EAR-1": "worker worker"}},
        {"ready": "worker", "dwellings": "AIR-1"},
        monsters={"MO-FIR": "FIR-2"},
    )
    shown = lines(t, A)
    row = next(at for at, line in enumerate(shown) if "Furrowed Down" in line)
    assert [word for word in ("Fortress", "Mill", "Silver") if word in shown[row]] == [
        "Fortress",
        "Mill",
        "Silver",
    ]
    assert "GT*+10" in shown[row + 2]
    assert "1Wo2" in shown[row + 3]
    assert any("Home of 2" in line for line in shown)
    assert any("!FIR" in line for line in shown)


@rule("E-14.1")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    t = eldervale({"ready": "worker", "hand": "SP02"}, {"ready": "worker", "hand": "SP05 SP06"})
    assert any("Ember Lance" in line for line in lines(t, A))
    assert not any("Ember Lance" in line for line in lines(t, B))
    assert any("2 Magic Cards" in line for line in lines(t, A))


@rule("E-7.16")
def test_a_battle_tells_dice_and_chances_and_then_what_was_rolled() -> None:
    t = eldervale(
        {"ready": "warrior", "tokens": "W", "hand": "SP03"},
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
        dice="6 531",
    )
    play(t, "place warrior", "to EAR-1", "decline", "through", "pass")
    assert any("Seat 1: 3 dice, 83 % to win" in line for line in lines(t, A))
    play(t, "pass")
    assert any("Seat 2: 6" in line and "Seat 1: 5 3 1" in line for line in lines(t, A))


def test_what_lies_on_a_card_is_told() -> None:
    t = eldervale(
        {
            "ready": "worker",
            "cards": "EAR-Vault CHA-Wonder",
            "slots": {"EAR-Vault": "earth-TT"},
            "icons": "CHA-Wonder",
            "auras": {"starter": "AU03"},
        },
        {"ready": "worker"},
    )
    told = " ".join(lines(t, A))
    assert "Vault of Strata<TT>< >< >" in told
    assert "The Shifting Tower*" in told
    assert "Windhold +Splendour" in told
