"""Labels of actions, sentences of events, names of things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.groves import actions, events
from spinney.games.groves.buying import can_buy
from spinney.games.groves.cards import ELEMENT_NAMES, RESOURCE_GROVE, SPIRITS, WRAITH, Summoning
from spinney.games.groves.content import Content
from spinney.games.groves.portals import neighbour
from spinney.games.groves.rewards import EITHER, NO_REWARD, SWAP
from spinney.games.groves.table import EMPTY, GrovesTable

AREAS: Final = ("the groves area", "the bonus area", "the portal area")
RULES: Final = (
    "G-5.1", "G-2.8", "G-6.4", "G-6.4", "G-6.11", "G-6.25", "G-6.17", "G-6.17", "G-6.14", "G-6.14", "G-6.15",
    "G-14.12", "G-9.1", "G-9.1", "G-10.1", "G-8.3", "G-14.8", "G-14.16", "G-14.17", "G-14.18", "G-14.19",
    "G-14.26",
)  # fmt: skip  # by kind of action
HEADINGS: Final = {
    "place": "Place a spirit",
    "choose": "Your resource grove",
    "gain": "An element of your choice",
    "pay": "Pay an element",
    "first": "Take the first",
    "second": "Or the second",
    "spirit": "A spirit of your choice",
    "send": "A spirit for the wraiths",
    "buy": "Buy a grove",
    "keep": "Keep a card",
    "portal": "Through the portal",
}  # above the options of a kind of action, where its word alone would not do
SYMBOL_WORDS: Final = (
    "earth", "light", "water", "element of your choice", "crystal", "dominion", "spirit of your choice",
    "white spirit", "spirit culled from your bag", "more spirit from your bag",
)  # fmt: skip
PLURALS: Final = {
    "element of your choice": "elements of your choice",
    "crystal": "crystals",
    "element": "elements",
    "grove": "groves",
    "spirit": "spirits",
    "spirit of your choice": "spirits of your choice",
    "white spirit": "white spirits",
    "more spirit from your bag": "more spirits from your bag",
}


# Labels.


def label(t: GrovesTable, action: int) -> str:
    """An action in words, with what it brings and costs."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.PLACE:
        return place_label(t, part, t.content.actions.target_of(action))
    if kind == actions.CHOOSE:
        tile = RESOURCE_GROVE + part
        gains = f"{rewards_of(t.content, tile)}; {spirit_words(part + 1)} for your bag"
        return f"Choose {tile_name(t.content, tile)}: {gains}"
    if kind == actions.BUY:
        return buy_label(t, part)
    if kind == actions.KEEP:
        return f"Keep {card_words(t.content, part)}"
    if kind == actions.PORTAL:
        side = ("left", "right")[part]
        return f"Open the portal to {seat_name(neighbour(t, max(0, t.seat), part))}, your {side} neighbour"
    if kind in (actions.GAIN, actions.PAY):
        return element_label(t, kind, part)
    if kind in (actions.SPIRIT, actions.SEND):
        where = "your bag" if kind == actions.SPIRIT else "the wraith bag"
        return f"Take {spirit_words(part)} into {where} ({t.supply.spirits[part]} in the supply)"
    return reward_label(t, kind)


def place_label(t: GrovesTable, spirit: i64, target: i64) -> str:
    """Where a spirit goes, and what waits there."""
    name = f"{SPIRITS[spirit].capitalize()}"
    if target < actions.AREAS:
        return f"{name} spirit to {AREAS[target]}: {area_words(t, target)}"
    tile = target - actions.AREAS
    where = tile_name(t.content, tile) + whose(t, tile)
    if t.spirit[tile] == WRAITH:
        return f"{name} spirit to {where}: displaces the wraith into your bag, no reward"
    what = f"{name} spirit" if spirit != WRAITH else "Wraith"
    primary, bonus = t.content.primary[tile], t.content.bonus[tile]
    gains = [reward_words(t.content, primary)] if primary != NO_REWARD else []
    if bonus != NO_REWARD and spirit in (t.content.colour[tile], WRAITH):
        gains.append("bonus " + reward_words(t.content, bonus))
    return f"{what} to {where}: {', '.join(gains) or 'no reward'}"


def area_words(t: GrovesTable, area: i64) -> str:
    """What a Tree area does for the seat that is asked."""
    if area == actions.GROVES_AREA:
        return purchase_words(t)
    if area == actions.BONUS_AREA:
        return "keep one of two summoning cards" if len(t.deck) else "the deck is empty"
    realm = t.realms[max(0, t.seat)]
    if realm.base:
        return "complete your portal, take a wraith"
    return "take the base of a portal" if t.supply.bases else "no base is left"


def purchase_words(t: GrovesTable) -> str:
    """G-9.1  What the seat that is asked could buy now; a spirit is placed there even if that is nothing."""
    seat = max(0, t.seat)
    within = [t.row[slot] for slot in range(len(t.row)) if can_buy(t, seat, slot)]
    if not within:
        return "buy a grove, though you can pay for none now"
    if len(within) == 1:
        return f"buy a grove; you can pay for {tile_name(t.content, within[0])}"
    return f"buy a grove; you can pay for {len(within)} of them"


def whose(t: GrovesTable, tile: i64) -> str:
    owner = t.owner[tile]
    return "" if owner in (t.seat, EMPTY) else f" of {seat_name(owner)}"


def buy_label(t: GrovesTable, slot: i64) -> str:
    """G-9.1  The grove, its price and its worth."""
    tile = t.row[slot] if slot < len(t.row) else EMPTY
    if tile == EMPTY:
        return f"Buy from slot {slot + 1}"
    grove = t.content.tiles[tile]
    price = [*[f"{n} {ELEMENT_NAMES[at]}" for at, n in enumerate(grove.cost) if n], many(slot + 1, "crystal")]
    gains = f"{grove.dominion} dominion; {rewards_of(t.content, tile)}"
    return f"Buy {grove.name} ({SPIRITS[grove.colour]}, slot {slot + 1}) for {', '.join(price)}: {gains}"


def element_label(t: GrovesTable, kind: i64, element: i64) -> str:
    held = t.realms[max(0, t.seat)].elements[element]
    if kind == actions.GAIN:
        return f"Take one {ELEMENT_NAMES[element]} (you have {held})"
    return f"Pay one {ELEMENT_NAMES[element]} (you have {held})"


def reward_label(t: GrovesTable, kind: i64) -> str:
    """Actions without parts: of rewards, purchases and the wraith draw."""
    content, about, more = t.content, t.about, t.more
    rewards = range(len(content.rewards))
    known = about in rewards and more in rewards
    if kind in (actions.COLLECT, actions.LEAVE):
        what = ("bonus: " if about in content.bonus else "reward: ") if about in rewards else "reward"
        verb = "Collect" if kind == actions.COLLECT else "Leave"
        return f"{verb} the {what}{reward_words(content, about) if about in rewards else ''}"
    if kind in (actions.FIRST, actions.SECOND):
        name = "first" if kind == actions.FIRST else "second"
        return "Take " + (reward_words(content, about if kind == actions.FIRST else more) if known else name)
    if kind == actions.SWAP:
        return f"Pay {reward_words(content, about)} for {reward_words(content, more)}" if known else "Swap"
    return {
        actions.REFUSE: "Do not swap",
        actions.PASS: "Buy nothing",
        actions.SETTLE: settle_words(t),
        actions.RECALL: f"Recall: pay {many(content.recall_price, 'crystal')}, newest wraith to its bag",
        actions.SPAWN: "Spawn: a white spirit from the supply into the wraith bag",
        actions.BANISH: f"Banish: pay {many(content.banish_price, 'element')}, newest wraith leaves the game",
        actions.REPEL: "Repel: a drawn wraith goes back to the wraith bag",
        actions.FINISH: "Finish the wraith draw",
    }[kind]


def settle_words(t: GrovesTable) -> str:
    """G-14.8, G-14.22, G-14.23  What placing the wraith does."""
    if t.solo is None:
        return "Place a wraith in the Hollows"
    if t.solo.hollows == t.content.hollows:
        return "Place a wraith: the Hollows are full, and the game is lost"
    if t.solo.hollows + 1 == t.content.hollows:
        return "Place a wraith on the last space of the Hollows: full Hollows lose at the end"
    return f"Place a wraith in the Hollows (to beat: {t.content.first_hollow + t.solo.hollows + 1})"


# Names.


def seat_name(seat: i64) -> str:
    return f"Seat {seat + 1}"


def tile_name(content: Content, tile: i64) -> str:
    return content.tiles[tile].name


def rewards_of(content: Content, tile: i64) -> str:
    """Both rewards of a grove."""
    primary, bonus = content.primary[tile], content.bonus[tile]
    parts = [reward_words(content, primary)] if primary != NO_REWARD else []
    if bonus != NO_REWARD:
        parts.append("bonus " + reward_words(content, bonus))
    return ", ".join(parts) or "no reward"


def reward_words(content: Content, reward: i64) -> str:
    """A reward in plain words: 2 crystals and 1 earth."""
    symbols = content.rewards[reward]
    parts = [
        symbol_words(content, kind, a, b)
        for kind, a, b in zip(symbols.kinds, symbols.a, symbols.b, strict=True)
    ]
    return " and ".join(parts)


def symbol_words(content: Content, kind: i64, a: i64, b: i64) -> str:
    if kind == SWAP:
        return f"{reward_words(content, b)} for {reward_words(content, a)}"
    if kind == EITHER:
        return f"either {reward_words(content, a)} or {reward_words(content, b)}"
    return many(a, SYMBOL_WORDS[kind])


def many(number: i64, what: str) -> str:
    return f"{number} {what if number == 1 else PLURALS.get(what, what)}"


def card_words(content: Content, card: i64) -> str:
    """A summoning card has no name: what it needs, what it is worth; its id where another reads the same."""
    face = content.summoning[card]
    needs = [f"{number} {SPIRITS[spirit]}" for spirit, number in enumerate(face.needs) if number]
    pictured = " and ".join(needs) or f"{('', 'three different', 'three alike')[face.kind]}, none white"
    twin = any(same_face(face, other) for other in content.summoning if other.id != face.id)
    return f"the card for {pictured} ({face.dominion} dominion{f'; {face.id}' if twin else ''})"


def same_face(one: Summoning, other: Summoning) -> bool:
    return (one.kind, one.needs, one.dominion) == (other.kind, other.needs, other.dominion)


def realm_card_words(content: Content, card: i64) -> str:
    """A realm card: its condition, what it is worth."""
    face = content.realm_cards[card]
    colour = SPIRITS[face.colour] if face.colour else ""
    if not face.lightning:
        what = f"{colour} spirits" if face.spirits else f"{colour or 'same-colour'} groves"
        return f"most {what} ({face.dominion} dominion)"
    if face.colour:
        return f"first with {face.each} {colour} groves ({face.dominion} dominion)"
    colours = "one colour" if face.colours == 1 else f"each of {face.colours} colours"
    return f"first with {many(face.each, 'grove')} of {colours} ({face.dominion} dominion)"


def spirits_in(key: i64) -> str:
    """A draw from its event number: 2 white, 1 blue."""
    counts = [(key >> (2 * spirit)) & 3 for spirit in range(len(SPIRITS))]
    return ", ".join(f"{number} {SPIRITS[spirit]}" for spirit, number in enumerate(counts) if number)


def rule_of(t: GrovesTable, action: int) -> str:
    """The rule that allows an action; placing is a matter of the place and of the spirit."""
    kind = t.content.actions.kind_of(action)
    if kind != actions.PLACE:
        return RULES[kind]
    spirit, target = t.content.actions.part_of(action), t.content.actions.target_of(action)
    if spirit == WRAITH:
        return "G-7.2"
    if target == actions.GROVES_AREA and t.seat == t.crown and t.crown_placed == 0:
        return "G-5.4"
    if target < actions.AREAS:
        return "G-5.3"
    tile = target - actions.AREAS
    if t.spirit[tile] == WRAITH:
        return "G-7.6"
    return "G-5.1" if t.owner[tile] in (t.seat, EMPTY) else "G-8.4"


# Sentences.


def concerns(event: Event, seat: i64) -> bool:
    """Did somebody else do this to the seat: visit or displace in its realm, open a portal to it?"""
    if event.seat == seat:
        return False
    if event.kind == events.PLACED:
        return event.c == seat
    if event.kind == events.DISPLACED:
        return event.b == seat
    return event.kind == events.PORTAL_OPENED and event.a == seat


def spirit_words(spirit: i64) -> str:
    """One spirit, with its article: a white spirit, an orange spirit, a wraith."""
    if spirit == WRAITH:
        return "a wraith"
    article = "an" if SPIRITS[spirit][0] in "aeiou" else "a"
    return f"{article} {SPIRITS[spirit]} spirit"
