"""Chapters 9 and 14: which Free Actions are offered, and what they cost."""

from __future__ import annotations

from games.eldervale.looks import hand, held, legal, named, play, ready, tokens
from games.eldervale.scenes import CARDS, GAME, MAGIC, ROWS, A, B, Seat, eldervale
from rule import rule
from spinney.games.eldervale.rules.turn import open_turn

IDLE: Seat = {"ready": "worker"}
EVERYWHERE = " ".join(row for _, row in ROWS).split()


@rule("E-4.8", "E-9.8", "E-14.6")
def test_far_step_is_offered_once_to_whoever_has_a_unit_and_a_realm_for_it() -> None:
    t = eldervale({"ready": "worker", "at": {"FORT": "worker"}, "hand": "SP09 SP09"}, IDLE)
    assert "regroup" in legal(t)
    play(t, "play SP09")
    assert legal(t) == ["place worker"]  # neither Regroup nor the second copy
    nobody = eldervale({"ready": "", "at": {"FORT": "worker"}, "hand": "SP09"}, IDLE)
    assert legal(nobody) == ["regroup"]
    full = eldervale(
        {"ready": "worker", "at": {"FORT": "worker"}, "hand": "SP09"},
        {"ready": "worker", "at": dict.fromkeys(set(EVERYWHERE) - {"FORT"}, "worker")},
    )
    assert named(full, "play") == []


@rule("E-9.6", "E-12.1", "E-9.8", "eldervale/R-33")
def test_a_tactics_token_is_restored_for_three_swords_or_gold() -> None:
    for purse, tactics, offered in (("WW", 0, False), ("WWW", 0, True), ("WW$", 0, True), ("WWW", 1, False)):
        t = eldervale({"ready": "worker wizard", "tokens": purse, "tactics": tactics}, IDLE)
        assert ("restore" in legal(t)) == offered, purse
        if offered:
            play(t, "restore")
            assert (tokens(t, A), t.players[A].tactics) == ("", 1)


@rule("E-9.5", "E-12.4", "E-9.8", "E-16.5")
def test_a_mercenary_is_hired_with_gold_alone_and_is_ready_at_once() -> None:
    supply = {"minotaur": -1, "shapeshifter": B}
    poor = eldervale({"ready": "worker wizard", "tokens": "GPSTW", "hand": "SP01"}, IDLE, mercenaries=supply)
    assert named(poor, "hire") == []
    t = eldervale({"ready": "worker wizard", "tokens": "G$"}, IDLE, mercenaries=supply)
    assert named(t, "hire") == ["minotaur"]  # the other one serves B
    play(t, "hire minotaur")
    assert (tokens(t, A), ready(t, A), t.mercenaries) == ("G", "worker wizard minotaur", [A, B])
    assert "place minotaur" in legal(t)


@rule("E-9.4", "E-16.5", "E-9.8")
def test_a_mercenary_for_an_orb_is_the_last_way_to_spend_it() -> None:
    t = eldervale({"ready": "worker wizard", "orbs": 1}, IDLE, mercenaries={"minotaur": -1})
    assert named(t, "orb") == ["track", "hire"]
    play(t, "orb hire")
    assert (ready(t, A), t.bought, t.players[A].orbs) == ("worker wizard minotaur", 1, 0)
    none = eldervale({"ready": "worker wizard", "orbs": 1}, IDLE, mercenaries={"minotaur": B})
    assert named(none, "orb") == ["track"]


@rule("E-9.8", "E-14.5", "E-12.2")
def test_an_aura_is_offered_if_something_else_pays_for_it() -> None:
    alone = eldervale({"ready": "worker wizard", "hand": "AU01"}, IDLE)
    assert named(alone, "play") == []  # it cannot pay for itself
    t = eldervale({"ready": "worker wizard", "hand": "AU01 PR01"}, IDLE)
    assert named(t, "play") == ["AU01"]
    play(t, "play AU01")
    assert (hand(t, A), t.discard) == ([], [MAGIC["PR01"]])
    assert t.aura_on(t.starter_of(A)) == MAGIC["AU01"]
    named_cost = eldervale({"ready": "worker wizard", "hand": "AU04 PR01", "cards": "WAT-Exchange"}, IDLE)
    assert named(named_cost, "play") == []  # a Magic Card pays no Scroll


@rule("E-14.5", "E-9.8")
def test_an_aura_lies_only_where_it_fits() -> None:
    def hosts(aura: str, cards: str, **lying: str) -> list[str]:
        auras = {name.replace("_", "-"): design for name, design in lying.items()}
        seat: Seat = {
            "ready": "worker wizard", "hand": aura, "tokens": "SSS", "cards": cards, "auras": auras,
        }  # fmt: skip
        t = eldervale(seat, IDLE)
        if f"play {aura}" not in legal(t):
            return []
        play(t, f"play {aura}")
        found = named(t, "host")
        if not found:  # the only host takes it at once
            found = [name for name in cards.split() if t.aura_on(CARDS[name]) == MAGIC[aura]]
            found += ["starter"] if t.aura_on(t.starter_of(A)) == MAGIC[aura] else []
        return found

    cards = "WAT-Exchange AIR-Banner AIR-Vault WAT-Gate"
    assert hosts("AU01", cards) == hosts("AU02", cards) == ["WAT-Gate", "WAT-Exchange", "starter"]
    assert hosts("AU03", cards) == ["AIR-Banner", "AIR-Vault", "WAT-Gate", "WAT-Exchange", "starter"]
    assert hosts("AU04", cards) == ["WAT-Exchange"]
    assert hosts("AU04", cards, WAT_Exchange="AU03") == []
    assert hosts("AU01", cards, WAT_Exchange="AU03", starter="AU02") == ["WAT-Gate"]


@rule("E-14.5", "eldervale/R-42", "E-4.7")
def test_an_aura_is_moved_for_its_cost_and_again_in_the_next_turn() -> None:
    seat: Seat = {
        "ready": "worker worker wizard", "tokens": "SSSS", "cards": "WAT-Exchange AIR-Rite",
        "auras": {"starter": "AU01", "AIR-Rite": "AU04"},
    }  # fmt: skip
    t = eldervale(seat, IDLE)
    assert named(t, "shift") == ["AIR-Rite", "starter"]
    play(t, "shift AIR-Rite")
    assert (t.aura_on(CARDS["WAT-Exchange"]), tokens(t, A)) == (MAGIC["AU04"], "SSS")
    assert named(t, "shift") == ["starter"]
    play(t, "shift starter")
    assert t.aura_on(CARDS["AIR-Rite"]) == MAGIC["AU01"]
    assert named(t, "shift") == []
    play(t, "place worker", "to AIR-1", "decline")
    play(t, "to EAR-2", "decline")  # B
    assert named(t, "shift") == ["AIR-Rite"]  # AIR-Rite is taken, so Ease has no other host
    poor = eldervale({**seat, "tokens": ""}, IDLE)
    assert named(poor, "shift") == []


@rule("E-9.1", "E-9.2", "E-21.1")
def test_held_tokens_are_offered_by_kind_and_slots_by_card() -> None:
    t = eldervale(
        {
            "ready": "worker wizard", "held": "fire-WW air-SS air-SS", "cards": "FIR-Vault AIR-Relic",
        },
        IDLE,
    )  # fmt: skip
    play(t, "slot")
    assert named(t, "token") == ["air-SS", "fire-WW"]
    play(t, "token air-SS")
    assert named(t, "host") == ["AIR-Relic", "FIR-Vault"]
    play(t, "host FIR-Vault")
    assert held(t, A) == ["air-SS", "fire-WW"]
    bare = eldervale({"ready": "worker wizard", "held": "air-SS", "cards": "AIR-Gate"}, IDLE)
    assert [text for text in legal(bare) if text in ("cash", "slot")] == ["cash"]


@rule("E-9.4", "E-9.8")
def test_one_orb_lies_on_an_input_and_one_on_an_icon() -> None:
    def uses(**seat: object) -> list[str]:
        cards = {"cards": "WAT-Exchange LIG-Wonder", "orbs": 1, "ready": "worker wizard"}
        return named(eldervale({**cards, **seat}, IDLE), "orb")  # type: ignore[typeddict-item]

    assert uses() == ["track", "input", "icon"]
    assert uses(inputs="WAT-Exchange") == ["track", "icon"]
    assert uses(icons="LIG-Wonder") == ["track", "input"]
    assert uses(auras={"WAT-Exchange": "AU04", "LIG-Wonder": "AU03"}) == ["track", "input", "icon"]
    assert uses(orbs=0) == []
    t = eldervale(
        {"ready": "worker wizard", "orbs": 3, "cards": "WAT-Exchange AIR-Rite LIG-Wonder AIR-Wonder"}, IDLE
    )
    play(t, "orb input")
    assert named(t, "host") == ["AIR-Rite", "WAT-Exchange"]
    play(t, "host WAT-Exchange", "orb icon")
    assert named(t, "host") == ["AIR-Wonder", "LIG-Wonder"]
    play(t, "host LIG-Wonder")
    assert (t.players[A].orbs, named(t, "orb")) == (1, ["track", "input", "icon"])


@rule("E-11.3", "E-9.4", "eldervale/R-38")
def test_a_full_orb_track_takes_no_more_orbs() -> None:
    t = eldervale({"ready": "worker wizard", "orbs": 1}, IDLE)
    t.orb_track[:] = [B] * len(t.orb_track)
    t.answer = None
    t.plan((open_turn, A))
    t.run()
    assert named(t, "orb") == []
    assert GAME.score_sheet(t)[1].points == [1, 9]
