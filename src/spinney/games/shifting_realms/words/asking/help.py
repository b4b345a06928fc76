"""The line below a question: what glows, and what the numbers on it mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.text import listed, many
from spinney.games.shifting_realms.content.edition import END, LATER
from spinney.games.shifting_realms.rules.fight import exchange_price
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions, questions
from spinney.games.shifting_realms.words.asking.badges import badge
from spinney.games.shifting_realms.words.asking.shorts import short
from spinney.games.shifting_realms.words.cards import card_effect
from spinney.games.shifting_realms.words.places import parts_of

Help = Callable[[RealmsTable], str]

MOST: Final = 4  # things to touch that fit on the line
FEW: Final = 2  # deeds at a space that fit there, too
AT_SPACES: Final = {
    actions.MOVE: "move",
    actions.FORT: "recruit",
    actions.RAID: "raid",
    actions.TROLL: "fight",
    actions.FIGHT: "fight",
    actions.CACHE: "dig",
}  # what touching a space means in the play window
ELSEWHERE: Final = {
    actions.BUILD: "a tile to build",
    actions.DRAW: "a deck to draw",
    actions.PLAY: "a card to play",
    actions.TRADE: "a resource for {price} magic",
    actions.SWAP: "a resource to swap",
}

KEPT: Final = {
    LATER: " You can play it in a later turn.",
    END: " It counts at the end, if you still have it.",
}  # why a card can only be kept


def glowing(t: RealmsTable, what: str = "space") -> str:
    """How many things glow: `3 spaces glow.`"""
    lit = {part for option in t.options for part in parts_of(t, int(option))}
    return f"{many(len(lit), what)} {'glows' if len(lit) == 1 else 'glow'}."


def always(words: str) -> Help:
    """A line that is the same in every position."""
    return lambda t: words


def glows(words: str, what: str = "space") -> Help:
    """How many things glow, and what there is to know about them."""
    return lambda t: f"{glowing(t, what)} {words}".rstrip()


def window(t: RealmsTable) -> str:
    """What can be touched in the play window, by the kinds of options there are."""
    kinds = {int(t.content.actions.kind_of(option)) for option in t.options}
    if kinds == {actions.TRADE, actions.COLLECT}:
        return trade(t)
    there = list(dict.fromkeys([does for kind, does in AT_SPACES.items() if kind in kinds]))
    doing = f"to {listed(there, 'or')}" if len(there) <= FEW else "of yours"
    elsewhere = [what.format(price=price(t)) for kind, what in ELSEWHERE.items() if kind in kinds]
    touched = [*([f"a space {doing}"] if there else []), *elsewhere]
    shown = touched[:MOST]
    return f"Touch {listed(shown, 'or')}." if shown else "Nothing else can be done now."


def card(t: RealmsTable) -> str:
    """S-2.4  What the numbers mean, and how a tie was broken that one was part of."""
    tied = t.seat >= 0 and list(t.bids).count(t.bids[t.seat]) > 1
    if tied:
        return "Cards give your place in every round. Equal bids drew lots, the lower first."
    return f"{glowing(t, 'card')} The number of a card is your place in every round."


def destination(t: RealmsTable) -> str:
    """Where a group may go; for scouts also how many spots are free."""
    return f"{glowing(t)}{numbers(t)}"


def numbers(t: RealmsTable) -> str:
    """S-6.1  What the numbers on spaces are, if there are any."""
    shown = any(badge(t, int(option))[0] for option in t.options)
    return " The number is how many collecting spots are free." if shown else ""


def unit(t: RealmsTable) -> str:
    """S-4.1  Where new units may come; a space may be for a scout or for a soldier."""
    possible = t.content.actions
    kinds = {int(possible.kind_of(option)) for option in t.options}
    both = " Touch one, then say scout or soldier." if {actions.SCOUT, actions.SOLDIER} <= kinds else ""
    return f"{glowing(t)}{numbers(t)}{both}"


def group(t: RealmsTable) -> str:
    """S-5.1  Everybody goes at a touch; on the buttons a mixed group is scouts + soldiers."""
    mixed = any("+" in short(t, int(option)) for option in t.options)
    return f"Touch the space again, and all of them go.{' “1 + 1” is scouts + soldiers.' if mixed else ''}"


def step(t: RealmsTable) -> str:
    """S-13.1.5  What the dragon does where it comes to."""
    hits = any(badge(t, int(option))[0] for option in t.options)
    return f"{glowing(t)}{' Where it says “hits”, it drives one unit away.' if hits else ''}"


def blow(t: RealmsTable) -> str:
    """S-9.5, S-9.7  What a blow costs."""
    costs = exchange_price(t)
    return f"Each soldier costs you {costs}. Once yours have hit scouts, they fight no more here this turn."


def drawn(t: RealmsTable) -> str:
    """What the card does that was drawn; only its drawer is asked."""
    if t.drawn < 0:
        return ""
    does = card_effect(t.content, t.drawn)
    only = KEPT.get(int(t.content.timing[t.drawn]), " It would do nothing now.")
    return f"It says: {does}.{only if len(t.options) == 1 else ''}"


def trade(t: RealmsTable) -> str:
    """S-11.1  What a trade costs and brings."""
    magic = price(t)
    return f"{magic} magic {'buys' if magic == 1 else 'buy'} 1 wood, stone or gold: touch what you want."


def price(t: RealmsTable) -> int:
    """S-11.1  The magic that a trade costs whoever is asked."""
    return int(t.trade_price(t.seat) if t.seat >= 0 else t.content.trade)


HELP: Final[dict[int, Help]] = {
    questions.BID: always("The highest bid takes a card first, ties by lot. Bids are secret, all pay."),
    questions.CARD: card,
    questions.ANY: always("Touch a resource of yours to take one more of it."),
    questions.WINDOW: window,
    questions.GROUP: group,
    questions.DESTINATION: destination,
    questions.SITE: glows("A tile lies where you have a unit, or next to one."),
    questions.WAIVER: always("Touch a resource to pay one less of it."),
    questions.MARKER: glows("No scout is left in your reserve."),
    questions.RETURN: always("All of them go, or none."),
    questions.UNIT: unit,
    questions.BLOW: blow,
    questions.DECK: glows("You may draw none.", "deck"),
    questions.DRAWN: drawn,
    questions.STEP: step,
    questions.REMOVAL: always("The unit goes back to its owner's reserve."),
    questions.EXCHANGE: always("Touch a resource of yours to give one of it, or stop."),
    questions.OTHER: always("Touch a resource to take one of it."),
    questions.VICTIM: glows("Touch one to take from them.", "player"),
    questions.LOOT: always("Touch one of their resources."),
    questions.MARCH: glows("This Move costs no action."),
    questions.RELOCATION: glows("Units that have moved may go, too."),
    questions.RELOCATION_GROUP: group,
    questions.RELOCATED: destination,
    questions.ROUT: glows("Units in town halls and on tiles are safe."),
    questions.ROUTED: always("Soldiers do not protect anybody from this card."),
    questions.SLAY: glows("Units in town halls and on tiles are safe."),
    questions.CONVERT: glows("Scouts that soldiers protect are safe."),
    questions.FREE_BUILD: glows("Its price is paid, its shield is what it scores.", "pile"),
    questions.FREE_RAID: glows("One soldier there lies down for the rest of the game."),
    questions.TRADE: trade,
}
