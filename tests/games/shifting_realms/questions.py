"""A position for everything that a table asks (section 4 of the rules), for tests of what people look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.shifting_realms.scene import GAME, boards, play, scene
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.questions import QUESTIONS as ASKED

RICH: Final = {"black": "wood 9 stone 9 gold 9 magic 9", "green": "wood 2 gold 1", "red": "stone 3 magic 2"}
CROWD: Final = {
    "TY:c2": {"black": "2s3w", "green": "1s1w", "red": "1s2w"},
    "TY:b3": {"black": "3s1c", "green": "1s2c2w"},
    "TY:c4": {"green": "1s1c", "red": "2c"},
    "AL:b2": {"black": "1s1c", "green": "1c", "red": "1w"},
    "LI:c4": {"black": "2s"},
    "LI:c2": {"green": "1s", "red": "1s"},
}
SHIPS: Final = {"LI:c4": "LI-SHP black", "LI:b4": "LI-SHP black"}


def crowded(hand: str = "", seats: int = 3) -> RealmsTable:
    """Three factions in the middle of a game."""
    units = {
        name: {colour: words for colour, words in there.items() if seats > 2 or colour != "red"}
        for name, there in CROWD.items()
    }
    return scene(
        seats=seats,
        units=units,
        tiles=SHIPS | {"AL:b1": "AL-MKT black", "LI:b1": "LI-TRS black", "LI:a1": "LI-FRT black"},
        goods={colour: words for colour, words in RICH.items() if seats > 2 or colour != "red"},
        hands={"black": hand},
        dragon="TY:c3",
        dealt=True,
        round=5,
    )


def bidding() -> RealmsTable:
    return GAME.start(3, seed="bids", **boards("tyrfing alfheim libertatia"))


def without_reserve() -> RealmsTable:
    """S-7.8  Nobody is left who could be the marker of a tile."""
    t = crowded()
    t.factions[0].scouts = 0
    return play(t, "build AL-CAS")


def raiding_at_will() -> RealmsTable:
    """Two ships that can raid."""
    t = scene(
        units={"LI:c4": {"black": "1s"}, "LI:b4": {"black": "2s"}},
        tiles=SHIPS,
        goods=RICH,
        hands={"black": "LI-S08"},
    )
    return play(t, "play LI-S08")


def besieging() -> RealmsTable:
    """Orcs before the gates of the troll king, with a card for another Build."""
    return scene(
        realms="DO AN TY",
        units={
            "DO:d2": {"black": "2s2c", "green": "1s"},
            "AN:a3": {"black": "1c", "green": "1c", "red": "1c"},
        },
        goods=RICH,
        hands={"black": "DO-S08 AN-S07"},
        dragon="TY:c1",
    )


def drawing(card: str, deck: str) -> RealmsTable:
    t = scene(units=CROWD, tiles=SHIPS, goods=RICH, decks=card, dragon="TY:c3")
    return play(t, f"draw {deck}")


QUESTIONS: Final[dict[str, Callable[[], RealmsTable]]] = {
    "bid": bidding,
    "card": lambda: play(bidding(), "bid 2", "bid 1", "bid 0"),
    "any": lambda: play(crowded(), "cache"),
    "window": lambda: crowded("AL-S05 AL-S07 LI-S09"),
    "group": lambda: play(crowded(), "move TY:c2"),
    "destination": lambda: play(crowded(), "move TY:c2", "group 2 1"),
    "site": lambda: play(crowded(), "build AL-MKT"),
    "waiver": lambda: play(crowded("AL-S07"), "play AL-S07", "build AL-CAS"),
    "marker": without_reserve,
    "return": lambda: play(crowded(), "build AL-CAS"),
    "unit": lambda: play(crowded(), "recruit"),
    "blow": lambda: play(crowded(), "fight TY:b3 green"),
    "deck": lambda: play(crowded(), "raid LI:c4"),
    "drawn": lambda: drawing("AL-S04", "AL"),
    "step": lambda: drawing("TY-S01", "TY"),
    "removal": lambda: play(drawing("TY-S01", "TY"), "fly TY:c4"),
    "exchange": lambda: play(crowded("AL-S04"), "play AL-S04"),
    "other": lambda: play(crowded("AL-S04"), "play AL-S04", "give wood"),
    "victim": lambda: play(crowded("LI-S07"), "play LI-S07"),
    "loot": lambda: play(crowded("LI-S07"), "play LI-S07", "rob green"),
    "march": lambda: play(crowded("AL-S05"), "play AL-S05"),
    "relocation": lambda: play(crowded("TY-S08"), "play TY-S08"),
    "relocation_group": lambda: play(crowded("TY-S08"), "play TY-S08", "from AL:b2"),
    "relocated": lambda: play(crowded("TY-S08"), "play TY-S08", "from AL:b2", "group 1 1"),
    "rout": lambda: play(crowded("AL-S08"), "play AL-S08"),
    "routed": lambda: play(crowded("AL-S08"), "play AL-S08", "at TY:b3 green"),
    "slay": lambda: play(crowded("LI-S05"), "play LI-S05"),
    "convert": lambda: play(besieging(), "play AN-S07"),
    "free_build": lambda: play(besieging(), "play DO-S08"),
    "free_raid": raiding_at_will,
    "trade": lambda: play(crowded(), "collect"),
}
MORE: Final[dict[str, Callable[[], RealmsTable]]] = {
    "troll king": besieging,
    "two seats": lambda: crowded("AL-S05", 2),
}


def asking(name: str) -> RealmsTable:
    """A position in which this is asked."""
    t = (QUESTIONS | MORE)[name]()
    assert name in MORE or ASKED.name_of(t) == name, ASKED.name_of(t)
    return t
