"""The people around the table: faction and points, and what each has in a few numbers."""

from __future__ import annotations

from typing import Final

from spinney.art.kept import kept
from spinney.engine.faces.zones import Chip, Person
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import RESOURCES
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View

TOKENS: Final = RESOURCES[:6]
UNCOUNTED: Final = ("gold",)  # takes no s


def people(content: EldervaleContent, view: View, order: list[int]) -> list[Person]:
    """Everybody, whoever looks first."""
    scores, players = view["scores"], view["players"]
    return [person(content, players[seat], seat, scores[seat], seat == view["you"]) for seat in order]


@kept
def person(content: EldervaleContent, player: View, seat: int, points: int, mine: bool) -> Person:
    """A seat: its faction, its points, its Dwellings, cards and tokens."""
    element = player["element"].capitalize()
    line = player["faction"] or element
    line += " · rests" if player["resting"] else ""
    chips = (
        [*tokens(player, True), *own(player)] if mine else [*others(content, player), *tokens(player, False)]
    )
    return Person(seat, str(points), line, chips if player["element"] else [])


def tokens(player: View, mine: bool) -> list[Chip]:
    """The six kinds of tokens; one's own can be touched."""
    return [counted(kind, player["tokens"][kind], f"token-{kind}" if mine else "") for kind in TOKENS]


def counted(kind: str, number: int, part: str) -> Chip:
    """Tokens of a kind: `1 Gem`, `2 Gems`."""
    words = kind.capitalize() if number == 1 or kind in UNCOUNTED else f"{kind.capitalize()}s"
    return chip(kind, number, words, part)


def own(player: View) -> list[Chip]:
    """What else is mine, in short words: houses, cards and Glory are drawn elsewhere."""
    found = [chip("magic", player["cards"], "Magic", "token-magic"), orbs(player, "orbs")]
    if player["treasure"]:
        found.append(chip("treasure", len(player["treasure"]), "Treasure"))
    return [*found, *tactics(player, "Tactics")]


def others(content: EldervaleContent, player: View) -> list[Chip]:
    """Dwellings, cards, Magic Cards, Glory, Orbs, Treasure and a Tactics Token of somebody else."""
    rooftops = int(content.setup.rooftops)
    built = len(player["dwellings"])
    glory = "–" if player["glory"] < 0 else str(player["glory"])
    found = [
        Chip(f"{PREFIX}thing-house", f"{built}/{rooftops}", "Dwellings", faint=not built),
        chip("card", max(0, len(player["tableau"]) - 1), "Adventure Cards"),
        chip("magic", player["cards"], "Magic Cards"),
        Chip(f"{PREFIX}thing-glory", glory, "Glory"),
    ]
    if player["orbs"]:
        found.append(orbs(player, ""))
    if player["treasure"]:
        found.append(chip("treasure", len(player["treasure"]), "Treasure Tokens"))
    return [*found, *tactics(player, "Tactics Token")]


def orbs(player: View, part: str) -> Chip:
    """Orbs: `1 Orb`, `2 Orbs`."""
    return chip("orb", player["orbs"], "Orb" if player["orbs"] == 1 else "Orbs", part)


def tactics(player: View, words: str) -> list[Chip]:
    """A Tactics Token, where the game is played with them: faint if it is exhausted."""
    if player["tactics"] < 0:
        return []
    return [
        Chip(f"{PREFIX}thing-flag", "1" if player["tactics"] else "0", words, faint=not player["tactics"])
    ]


def chip(name: str, number: int, words: str, part: str = "") -> Chip:
    """A thing and how many there are."""
    return Chip(f"{PREFIX}thing-{name}", str(number), words, part, faint=not number)
