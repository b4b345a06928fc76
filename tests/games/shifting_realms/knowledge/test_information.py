"""Section 5: who knows what, and what a redeal may change."""

from __future__ import annotations

from collections import Counter

from games.shifting_realms.scene import CONTENT, GAME, hand, play, scene, seen
from rule import rule
from spinney.engine.bits import bits_of
from spinney.games.shifting_realms.content.edition import NOW


@rule("shifting_realms/A-83", "S-8.9", "S-1.7")
def test_the_log_tells_a_drawn_card_and_a_task_to_its_owner_alone() -> None:
    t = scene(decks="AL-S07")
    play(t, "draw AL", "keep")
    assert any("Master Carvers" in line for line in GAME.log(t, 0))
    for other in (1, 2, -1):
        assert not any("Master Carvers" in line for line in GAME.log(t, other))
    t = GAME.start(3, seed=1)
    own = [line for line in GAME.log(t, 1) if "task" in line]
    assert len(own) == 3
    assert all(line.startswith("Seat 2") for line in own)


@rule("shifting_realms/A-70")
def test_a_redealt_hand_keeps_its_realms_and_holds_no_now_card() -> None:
    t = scene(dealt=True, hands={"green": "AL-S07 LI-S09 AL-S08", "black": "AL-S04"})
    found: Counter[str] = Counter()
    for key in range(300):
        other = GAME.redeal(t, 0, key)
        cards = hand(other, "green")
        assert [card[:2] for card in cards] == ["AL", "LI", "AL"]
        assert hand(other, "black") == ["AL-S04"]
        assert all(CONTENT.timing[card] != NOW for card in other.factions[1].hand)
        assert GAME.inventory(other) == GAME.inventory(t)
        found.update(cards)
    assert set(found) == {
        *(f"AL-S{n:02}" for n in (5, 6, 7, 8, 9, 10)),
        *(f"LI-S{n:02}" for n in (4, 5, 6, 7, 8, 9, 10)),
    }
    assert all(70 <= found[f"AL-S{n:02}"] <= 130 for n in (5, 6, 7, 8, 9, 10))  # 100 each, on average


def test_a_card_that_somebody_looks_at_is_dealt_anew_for_others() -> None:
    t = scene(dealt=True, decks="AL-S07 AL-S08")
    play(t, "draw AL")
    own = CONTENT.card_ids[t.drawn]
    drawn = Counter(CONTENT.card_ids[GAME.redeal(t, 1, key).drawn] for key in range(200))
    assert set(drawn) == {"AL-S07", "AL-S08"}
    assert {CONTENT.card_ids[GAME.redeal(t, 0, key).drawn] for key in range(20)} == {own}
    for key in range(20):  # whatever it is, the answer is asked for in the same way
        assert GAME.redeal(t, 1, key).options in ([t.content.actions.keep], t.options)


def test_bids_and_tasks_are_dealt_anew() -> None:
    t = GAME.start(3, seed=1)
    play(t, "bid 2", "bid 5")
    bids = {tuple(int(bid) for bid in GAME.redeal(t, 1, key).bids) for key in range(200)}
    assert {bid[0] for bid in bids} == set(range(6))
    assert {bid[1:] for bid in bids} == {(5, -1)}
    own = seen(t, 1)["factions"][1]["tasks"]
    tasks = set()
    for key in range(100):
        other = GAME.redeal(t, 1, key)
        assert seen(other, 1)["factions"][1]["tasks"] == own
        tasks.update(bits_of(other.factions[0].tasks))
    assert len(tasks) == 9  # of each realm all but the own one
