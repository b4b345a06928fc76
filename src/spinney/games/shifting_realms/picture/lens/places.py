"""Spaces, the dragon, the troll king, objectives and decks, enlarged and explained."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.zones import Lens
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import BRINGS, HEAD, REALM, View
from spinney.games.shifting_realms.picture.lens.enlarged import enlarged, symbol_alone
from spinney.games.shifting_realms.picture.realm import DECK, deck, goals_of, head
from spinney.games.shifting_realms.picture.spaces import Place, places, space, told
from spinney.games.shifting_realms.picture.units import who_is_there
from spinney.games.shifting_realms.state.land import BOARDS, TERRAINS
from spinney.games.shifting_realms.words.cards import token_words
from spinney.games.shifting_realms.words.powers import power_in_full

ABOUT: Final = {  # what a terrain is for, and its rule
    "town hall": ("Recruited units begin here. Nothing can be built here.", "S-4.1"),
    "water's edge": ("Units walk along it; some structures stand on it.", "S-7.2"),
    "grass": ("Units walk over it; most structures stand on it.", "S-7.2"),
    "troll king": ("Nobody may enter while he has tokens. Nothing can be built here.", "S-13.4.3"),
}
DRAGON: Final = "The dragon is here: nobody may enter, and nothing can be built."


def of_space(content: RealmsContent, view: View, id_: str) -> Lens | None:
    """A space: what it is or what stands on it, and who is there."""
    for board in range(BOARDS):
        for place in places(content, view, board):
            if place.id == id_:
                return space_lens(content, view, place)
    return None


def space_lens(content: RealmsContent, view: View, place: Place) -> Lens:
    """The lens of a space of the map."""
    lines, rule = tile_lines(content, place) if place.tile else ground_lines(place)
    lines += [DRAGON] if place.dragon else []
    lines += king_lines(content, view) if place.king else []
    lines += [f"{who_is_there(some)}." for some in place.units]
    title = place.tile_name if place.tile else place.terrain.capitalize()
    drawing = enlarged(space(place), told(place), 100, 100)
    owner = place.owner if place.tile else NOBODY
    return Lens(title, place.name, lines, "S-13.1.7" if place.dragon else rule, owner, drawing)


def tile_lines(content: RealmsContent, place: Place) -> tuple[list[str], str]:
    """What is said of a structure on the map."""
    kind = content.kind_ids.index(place.tile)
    power = power_in_full(content, kind)
    lines = [f"Worth {content.kind_vp[kind]} VP."]
    lines += [f"{power[:1].upper()}{power[1:]}."] if power else []
    lines += ["It has been dug up."] if place.cached else []
    return lines, "S-7.10"


def ground_lines(place: Place) -> tuple[list[str], str]:
    """What is said of a space without a structure."""
    if not place.has_spots:
        words, rule = ABOUT[place.terrain]
        return [words], rule
    taken = sum([some.spot for some in place.units])
    free = f"{many(3 - taken, 'spot')} of 3 free."
    return [f"Brings 1 {BRINGS[place.terrain]} a turn for each scout on a spot.", free], "S-6.1"


def king_lines(content: RealmsContent, view: View) -> list[str]:
    """What is said of the troll king while he has tokens."""
    left = int(view["tokens"])
    next_ = token_words(content, int(content.tokens) - left)
    return [
        "For one action two soldiers of yours attack him from one space: both are destroyed, and you take the"
        " top token.",
        f"The next token brings {next_}. {many(left, 'token')} left.",
    ]


def of_dragon(content: RealmsContent, view: View, _: str) -> Lens | None:
    """The dragon: where it is, and what it does."""
    if not view["dragon"]:
        return None
    lines = [
        f"It flies up to {content.dragon_steps} steps when a Dragon Moves card is drawn, and removes a unit"
        " from every space that it enters.",
        DRAGON,
        f"It has moved {view['flights']} of {content.dragon_moves} times.",
    ]
    return Lens("The dragon", "Tyrfing", lines, "S-13.1.7", item=symbol_alone("fig-dragon", "The dragon"))


def of_king(content: RealmsContent, view: View, _: str) -> Lens | None:
    """The troll king: what his tokens bring."""
    if not view["tokens"] or not any(place["terrain"] == TERRAINS[7] for place in view["spaces"]):
        return None
    drawing = symbol_alone("fig-troll", "The troll king")
    return Lens("The troll king", "Dovre", king_lines(content, view), "S-13.4.1", item=drawing)


def of_objective(content: RealmsContent, view: View, code: str) -> Lens | None:
    """The objective of a realm: each goal with how far it has come."""
    if code not in view["realms"]:
        return None
    name, goals = name_of(content, code), goals_of(content, view, code)
    met = bool(view["objectives"][code]["met"])
    lines = [f"{goal.what[:1].upper()}{goal.what[1:]}: {goal.done} of {goal.wanted}." for goal in goals]
    lines += ["It is met, for good." if met else "It gives no points itself."]
    lines += [f"The game ends when {content.ending} of the {BOARDS} objectives are met."]
    drawing = enlarged(head(code, name, goals, met), name, REALM[0], HEAD)
    return Lens(f"Objective of {name}", "how the game ends", lines, "S-14.1", item=drawing)


def of_deck(content: RealmsContent, view: View, code: str) -> Lens | None:
    """The story cards of a realm that are still face down."""
    if code not in view["realms"]:
        return None
    name, left, closed = name_of(content, code), int(view["decks"][code]), code in view["closed"]
    lines = [
        "For one action draw a card: some are played at once, others may be kept face down.",
        f"At most {many(content.draws, 'Draw action')} a turn.",
    ]
    if closed:
        lines = ["No more cards can be drawn here."]
    drawing = enlarged(deck(code, name, left, closed), name, DECK, HEAD)
    return Lens(f"Story cards of {name}", f"{many(left, 'card')} left", lines, "S-8.1", item=drawing)


def name_of(content: RealmsContent, code: str) -> str:
    """The name of a realm by its code."""
    return content.realm_names[content.realms.index(code)]
