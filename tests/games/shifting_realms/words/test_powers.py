"""What tiles do, in full words."""

from __future__ import annotations

from games.shifting_realms.scene import CONTENT, KINDS
from rule import rule
from spinney.games.shifting_realms.words.cards import power_words
from spinney.games.shifting_realms.words.powers import power_in_full


def in_full(id_: str) -> str:
    return power_in_full(CONTENT, KINDS[id_])


@rule("S-13.3.1", "S-13.3.2")
def test_a_ship_says_how_often_it_raids_and_for_what() -> None:
    assert in_full("LI-SHP") == "4 soldiers can raid: 2 gold, 2 VP, a card each"


def test_what_is_put_in_one_word_elsewhere_is_explained() -> None:
    assert in_full("TY-TUN") == "1 step to the town hall and other tunnels"
    assert in_full("LI-TRS") == "dig it up once: 2 resources of any type"
    assert in_full("DO-CMP") == "each paid Recruit brings 1 more unit"
    assert in_full("AN-TEM") == "when built place up to 2 scouts here"
    assert in_full("AL-CAS") == ""


def test_a_tile_has_full_words_if_it_has_any() -> None:
    for kind in range(len(CONTENT.kind_ids)):
        assert bool(power_in_full(CONTENT, kind)) == bool(power_words(CONTENT, kind))
