"""The line below a question: what glows, and what the numbers on it mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.nothing import NONE
from spinney.engine.text import listed, many
from spinney.games.eldervale.content.vocabulary import GOLD
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.words.asking.badges import bought, standing, unusable
from spinney.games.eldervale.words.asking.questions import offers
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.phrases import cost_words
from spinney.games.eldervale.words.places import parts_of
from spinney.games.eldervale.words.reasons.tiles import no_dwelling

Help = Callable[[EldervaleTable], str]

FREE: Final = {
    actions.PLAY: "play Magic",
    actions.CASH: "use Treasure",
    actions.SLOT: "use Treasure",
    actions.SHIFT: "move an Aura",
    actions.ORB: "place an Orb",
    actions.HIRE: "hire a Mercenary",
    actions.RESTORE: "restore Tactics",
}  # Free Actions, in a few words
AFTER: Final = "Battles come after this."
USE: Final = "Using the Realm comes before battles."
NO_BATTLES: Final = "Peaceful Beginnings: nobody fights yet."


def glowing(t: EldervaleTable, what: str) -> str:
    """How many things glow: `8 Realms glow.`"""
    lit = {part for option in t.options for part in parts_of(t, int(option))}
    return f"{many(len(lit), what)} {'glows' if len(lit) == 1 else 'glow'}." if lit else ""


def always(words: str) -> Help:
    """A line that is the same in every position."""
    return lambda t: words


def glows(what: str, words: str = "") -> Help:
    """How many things glow, and what there is to know about them."""
    return lambda t: f"{glowing(t, what)} {words}".strip()


def boards(t: EldervaleTable) -> str:
    """E-16.7, E-3.18  What one chooses from: sides of boards, or whole boards without unit abilities."""
    if any(t.content.actions.tile_of(option) == actions.PLAIN_SIDE for option in t.options):
        return f"{glowing(t, 'board')} Units have no abilities in this game."
    return f"{glowing(t, 'side')} Each side of a board has Units of its own kind."


def free(t: EldervaleTable) -> str:
    """The Free Actions there are, in words; only for whoever is asked, because a hand decides on them."""
    kinds = {int(t.content.actions.kind_of(option)) for option in t.options}
    found = dict.fromkeys([word for kind, word in FREE.items() if kind in kinds])
    return f"Free Actions: {listed(list(found), 'or')}." if found else ""


def window(t: EldervaleTable) -> str:
    """The Free Actions of a window, or that there is none."""
    return free(t) or "You have no Free Action now."


def turn(t: EldervaleTable) -> str:
    """How a turn begins: which Units are ready, and Free Actions before."""
    ready = "Touch a ready Unit to place it." if offers(t, actions.PLACE) else "All your Units are out."
    return f"{ready} {free(t)}".rstrip()


def realm(t: EldervaleTable) -> str:
    """E-5.3  The Realms that can be reached, and the chance to win there."""
    meaning = NO_BATTLES if t.peaceful == 1 else "The number is your chance to win there."
    tiles = [int(t.content.actions.part_of(option)) for option in t.options]
    useless = " No use: its action is impossible now." if unusable(t, tiles) else ""
    return f"{glowing(t, 'Realm')} {meaning}{useless}"


def use(t: EldervaleTable) -> str:
    """E-6.0  The action comes before Monsters and battles."""
    usable = offers(t, actions.USE, actions.CONSULT, actions.TRADE)
    return f"{USE if usable else AFTER} {free(t)}".rstrip()


def retrieval(t: EldervaleTable) -> str:
    """E-10.1, E-8.1  Who is taken back may use a card; whoever is to build must be out until then."""
    build = " A Dwelling is built by a Worker still out there." if no_dwelling(t, int(t.seat)) is None else ""
    return f"Touch a Realm: its Unit may use a card then.{build}"


def payment(t: EldervaleTable) -> str:
    """E-12.9  What is left of the cost."""
    left = 0 if t.payment is None else t.payment.cost
    if offers(t, actions.LESS):
        return f"The price is {cost_words(left)}. What you touch is free."
    others = " Gold pays for any of it." if t.players[t.seat].tokens[GOLD] else ""
    others += " Magic Cards pay, too." if offers(t, actions.HAND_OVER) else ""
    return f"Still to pay: {cost_words(left)}.{others}" if left else "Touch what you pay with."


def hex_(t: EldervaleTable) -> str:
    """E-6.5  Where a Realm may lie."""
    return f"{glowing(t, 'hex').replace('hexs', 'hexes')} A Realm lies next to two others at least."


def fight(words: str) -> Help:
    """A line of a battle: the chance to win as it stands, and what the numbers on options mean."""

    def line(t: EldervaleTable) -> str:
        chance = standing(t)
        return words if chance is None else f"Your chance to win is {percent(chance)} now. {words}".rstrip()

    return line


def peace(t: EldervaleTable) -> str:
    """E-7.10  A battle can be avoided, if there is something that does it."""
    avoids = offers(t, actions.PLAY, actions.TACTICS)
    return fight("Touch what glows to avoid the battle." if avoids else "")(t)


WINS: Final = "The highest die wins; if it is equal, the next."


def rerolls(t: EldervaleTable) -> str:
    """E-7.17  The roll decides unless somebody rolls again."""
    return f"{WINS}{' Touch what rolls again, or pass.' if len(t.options) > 1 else ''}"


def swords(t: EldervaleTable) -> str:
    """E-7.14  More dice, while there is something that brings them."""
    return fight("The number is the chance with one more die." if len(t.options) > 1 else "")(t)


def reward(t: EldervaleTable) -> str:
    """E-7.20  Power needs a Monster that lost."""
    beaten = t.battle is not None and t.battle.monster != NONE
    return (
        f"Glory{', or Power in the Element of the Monster' if beaten else ' is what beating players brings'}."
    )


PRICE: Final = "The number is how many resources it costs."
PRINTED: Final = "Each shows its cost at the top right."


def purchase(t: EldervaleTable) -> str:
    """E-13.2  Cards that an effect offers: the number is the price, if it is less than what is printed."""
    less = any(bought(t, int(option), int(t.content.actions.part_of(option)))[0] for option in cards(t))
    return f"{glowing(t, 'card')} {PRICE if less else PRINTED}".strip()


def cards(t: EldervaleTable) -> list[int]:
    """The options that buy a card."""
    return [int(option) for option in t.options if t.content.actions.kind_of(option) == actions.BUY]


HELP: Final[dict[int, Help]] = {
    questions.TURN: turn,
    questions.TYPE: always("It moves and fights like the Unit that you name."),
    questions.REALM: realm,
    questions.ACTION: use,
    questions.WINDOW: window,
    questions.RETRIEVAL: retrieval,
    questions.DESTINATION: always("Touch a card to use its action, or let the Unit be ready."),
    questions.PAYMENT: payment,
    questions.HEX: hex_,
    questions.FIRST_CARD: glows("card", PRINTED),
    questions.SECOND_CARD: glows("card", "Burning takes a card out of the market for good."),
    questions.RUSHER: glows("Monster", "The number is your chance to win against it."),
    questions.CHARGE: fight("It joins the battle there."),
    questions.PEACE: peace,
    questions.JOIN: fight("The number is the chance if it joins."),
    questions.SWORDS: swords,
    questions.REROLLS: rerolls,
    questions.REWARD: reward,
    questions.SAVES: always("Whoever is saved is ready again; all others go to the Underworld."),
    questions.TOKEN: glows("token"),
    questions.DISCARD: glows("card"),
    questions.ELEMENT: glows("track", "The number is how far you rise."),
    questions.ELEMENTS: glows("track", "The number is how far you rise."),
    questions.STACK: glows("stack", "You see the top token of each."),
    questions.TREASURE: glows("Realm"),
    questions.SUMMON: glows("Unit", PRICE),
    questions.DWELLING: glows("Realm", "The number is what the Dwelling scores at once."),
    questions.CASTLE: glows("Dwelling", "A Castle counts double in battles."),
    questions.PURCHASE: purchase,
    questions.ORACLE: glows("card", PRINTED),
    questions.RESCUE: glows("Unit"),
    questions.MOVER: glows("Realm", "A Unit moves to a Realm where nobody is."),
    questions.WANDERER: glows("Realm", "It goes to a Realm where nobody is, or stays."),
    questions.TARGET: glows("Realm", "Nobody is there, and nothing follows from it."),
    questions.MONSTER: glows("Monster", "The number is how many dice it rolls for you."),
    questions.WEAKENED: fight("The number is what the chance becomes."),
    questions.REROLL: always("The lowest ones. The number is your chance to win then."),
    questions.CASH: glows("token", "You gain what it shows, and it leaves the game."),
    questions.SLOT: glows("token"),
    questions.SLOT_CARD: glows("card"),
    questions.SLOT_PLACE: glows("Slot", "A token that lies there already leaves the game."),
    questions.HOST: glows("card"),
    questions.NEW_HOST: glows("card", "Moving it costs its price again."),
    questions.ORB: glows("place", "The Orb stays there for good."),
    questions.FACTION: boards,
    questions.FURTHER: glows("Element", "Its Realms and cards come into play, but nobody leads it."),
}
