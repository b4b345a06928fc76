"""What the strip of deeds shows: headlines, places, chips."""

from __future__ import annotations

from random import Random

import pytest

from games.shifting_realms.positions import GAME, chosen
from games.shifting_realms.questions import asking
from games.shifting_realms.scene import boards, play, scene
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.engine.events import Event
from spinney.engine.faces.deeds import gathered
from spinney.games.shifting_realms.state.goods import goods_of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events
from spinney.games.shifting_realms.terms.events import EVENTS
from spinney.games.shifting_realms.words.ask import ask
from spinney.games.shifting_realms.words.deeds.chips import ICON, spaces_for
from spinney.games.shifting_realms.words.spaces import cell_words
from spinney.games.shifting_realms.words.told import told


def played(seats: int, seed: int) -> RealmsTable:
    table, player = GAME.start(seats, seed=seed), Random(seed)
    while not table.over:
        table.play(chosen(table, player))
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_can_be_told(seats: int) -> None:
    table = played(seats, 1)
    for event in table.log or []:
        found = told(GAME.content, event)
        assert all(-1 <= change.seat < seats and change.words for change in found.chips)
        assert all(not change.icon or change.icon in ICON.values() for change in found.chips)
        assert found.sound in ("", "gain", "battle")
        parts = spaces_for(table, found.parts)
        assert all(part.startswith("space-") for part in parts)


def test_every_kind_of_event_is_told_even_if_it_is_rare() -> None:
    for kind in range(len(EVENTS.names)):
        told(GAME.content, Event(0, -1, kind, 0, 1, 1, 0))


def test_a_move_goes_from_where_it_began_to_where_it_ended() -> None:
    t = play(scene(units={"TY:b1": {"black": "2c"}}), "move TY:b1", "group 1 0", "to TY:a1")
    moved = [event for event in t.log or [] if event.kind == events.MOVED]
    found = told(t.content, moved[-1])
    assert found.headline
    assert found.parts == ("cell-TY:b1", "cell-TY:a1")
    assert spaces_for(t, found.parts) == ["space-1b1", "space-1a1"]


@rule("S-2.4")
def test_the_strip_says_how_a_tie_of_bids_was_broken() -> None:
    t = GAME.lay_out(2, ScriptedChance([0] * 6 + [1]), boards("tyrfing alfheim libertatia"))
    t.run()
    t.log = []
    play(t, "bid 2", "bid 2")
    deeds = gathered(t.game.happened(t, 1), 1, GAME.doer, GAME.told, lambda event: GAME.words_for(event, 1))
    assert "draws a 2 to break the tie" in deeds[0].words
    assert ask(t).help.endswith("Equal bids drew lots, the lower first.")
    other = play(asking("bid"), "bid 2", "bid 1", "bid 0")
    assert "lots" not in ask(other).help


def test_what_is_collected_or_traded_is_seen_as_gains_and_losses() -> None:
    """Else a strip says `collects 1 wood` and, below, only the gold that somebody paid before."""
    collects = told(GAME.content, Event(0, -1, events.COLLECTED, 1, goods_of([1, 0, 2, 0]), 0, 0))
    assert [(one.words, one.amount) for one in collects.chips] == [("wood", 1), ("gold", 2)]
    trades = told(GAME.content, Event(0, -1, events.TRADED, 1, 1, 3, 0))
    assert trades.headline
    assert trades.brief == "trades 3 magic for 1 stone"


def test_a_turn_is_one_deed_of_whoever_had_it() -> None:
    table = played(3, 2)
    happened = [event for event in table.log or [] if event.is_for(0)]
    deeds = gathered(
        happened[:120], 0, GAME.doer, lambda event: told(GAME.content, event), lambda e: GAME.words_for(e, 0)
    )
    assert deeds
    assert all(deed.words for deed in deeds)
    assert {deed.seat for deed in deeds} <= {-1, 1, 2}
    assert not any("looks at" in deed.words for deed in deeds)


@pytest.mark.parametrize(
    ("kind", "a", "b", "brief"),
    [
        (events.RECRUITS, events.PAID, 0, "recruits"),
        (events.MOVED, 0, 1, f"moves to {cell_words(GAME.content, 1)}"),
        (events.BUILT, 0, 1, f"builds a {GAME.content.kind_names[0]} at {cell_words(GAME.content, 1)}"),
        (events.DREW, 1, 0, f"draws from {GAME.content.realm_names[1]}"),
        (events.COLLECTED, goods_of([2, 0, 1, 0]), 0, "collects 2 wood, 1 gold"),
        (events.COLLECTED, goods_of([2, 3, 1, 0]), 0, "collects 6 resources"),
        (events.PLAYED, 2, 0, f"plays {GAME.content.card_names[2]}"),
    ],
)
def test_the_strip_says_less_than_the_log(kind: int, a: int, b: int, brief: str) -> None:
    event = Event(0, -1, kind, 1, a, b, 17)
    deeds = gathered(
        [event], 0, lambda event: int(event.seat), lambda event: told(GAME.content, event),
        lambda event: GAME.words_for(event, 0), ("Ash", "Noor"),
    )  # fmt: skip
    assert [deed.words for deed in deeds] == [f"Noor {brief}."]
