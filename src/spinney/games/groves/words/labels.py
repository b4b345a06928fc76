"""Labels of actions that take a table: what an option brings, what it costs, what waits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, RESOURCE_GROVE, SPIRITS, WRAITH
from spinney.games.groves.rules.buying import can_buy
from spinney.games.groves.rules.portals import neighbour
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions
from spinney.games.groves.terms.areas import AREAS, BONUS_AREA, GROVES_AREA, NO_CARD, TREE, bonus_brings
from spinney.games.groves.words.names import spirit_words, tile_name
from spinney.games.groves.words.powers import POWERS, power_words
from spinney.games.groves.words.rewards import printed, rewards_of


def part_of(t: GrovesTable, action: int) -> i64:
    """What the action of a label names."""
    return t.content.actions.part_of(action)


# Placing.


def place(t: GrovesTable, action: int) -> str:
    """The label of a placement: where a spirit goes, and what waits there."""
    spirit, target = part_of(t, action), t.content.actions.target_of(action)
    name = SPIRITS[spirit].capitalize()
    if target < AREAS:
        return f"{name} spirit to {TREE[target].words}: {area_words(t, target)}"
    tile = target - AREAS
    where = tile_name(t.content, tile) + whose(t, tile)
    if t.spirit[tile] == WRAITH:
        return f"{name} spirit to {where}: displaces the wraith into your bag, no reward"
    what = f"{name} spirit" if spirit != WRAITH else "Wraith"
    gains = rewards_of(t.content, tile, spirit in (t.content.colour[tile], WRAITH))
    return f"{what} to {where}: {gains}"


def area_words(t: GrovesTable, area: i64) -> str:
    """What a Tree area does for the seat that is asked."""
    does = TREE[area].does
    if area == GROVES_AREA:
        return f"{does}{purchase_words(t)}"
    if area == BONUS_AREA:
        return bonus_brings(len(t.deck)) or NO_CARD
    if t.realms[max(0, t.seat)].base:
        return TREE[area].then
    return does if t.supply.bases else "no base is left"


def purchase_words(t: GrovesTable) -> str:
    """G-9.1  What the seat that is asked could buy now; a spirit is placed there even if that is nothing."""
    seat = max(0, t.seat)
    within = [t.row[slot] for slot in range(len(t.row)) if can_buy(t, seat, slot)]
    if not within:
        return ", though you can pay for none now"
    if len(within) == 1:
        return f"; you can pay for {tile_name(t.content, within[0])}"
    return f"; you can pay for {len(within)} of them"


def whose(t: GrovesTable, tile: i64) -> str:
    """Whose grove it is, where it is not that of the seat that is asked."""
    owner = t.owner[tile]
    return "" if owner in (t.seat, NOBODY) else f" of {seat_mark(owner)}"


def rule_of_placing(t: GrovesTable, action: int) -> str:
    """The rule of a placement depends on the place and on the spirit."""
    spirit, target = part_of(t, action), t.content.actions.target_of(action)
    if spirit == WRAITH:
        return "G-7.2"
    if target == GROVES_AREA and t.seat == t.crown and t.crown_placed == 0:
        return "G-5.4"
    if target < AREAS:
        return "G-5.3"
    tile = target - AREAS
    if t.spirit[tile] == WRAITH:
        return "G-7.6"
    return "G-5.1" if t.owner[tile] in (t.seat, NOBODY) else "G-8.4"


# Groves and portals.


def choose(t: GrovesTable, action: int) -> str:
    """G-2.8  The label of a resource grove to begin with."""
    colour = part_of(t, action)
    tile = RESOURCE_GROVE + colour
    gains = f"{rewards_of(t.content, tile)}; {spirit_words(colour + 1)} for your bag"
    return f"Choose {tile_name(t.content, tile)}: {gains}"


def buy(t: GrovesTable, action: int) -> str:
    """G-9.1  The label of a purchase: the grove, its price and what it brings."""
    slot = part_of(t, action)
    tile = t.row[slot] if slot < len(t.row) else NONE
    if tile == NONE:
        return f"Buy from slot {slot + 1}"
    grove = t.content.tiles[tile]
    price = [*[f"{n} {ELEMENT_NAMES[at]}" for at, n in enumerate(grove.cost) if n], many(slot + 1, "crystal")]
    gains = f"{grove.dominion} dominion; {rewards_of(t.content, tile)}"
    return f"Buy {grove.name} ({SPIRITS[grove.colour]}, slot {slot + 1}) for {', '.join(price)}: {gains}"


def portal(t: GrovesTable, action: int) -> str:
    """G-8.3  The label of a neighbour to open the portal to."""
    side = part_of(t, action)
    word = ("left", "right")[side]
    return f"Open the portal to {seat_mark(neighbour(t, max(0, t.seat), side))}, your {word} neighbour"


# Rewards. Their numbers are those of the question; whoever asks at another time gets the bare verb.


def collect(t: GrovesTable, action: int) -> str:
    """G-6.4  The label of collecting the reward in question."""
    return f"Collect the {offered_reward(t)}"


def leave(t: GrovesTable, action: int) -> str:
    """G-6.4  The label of leaving the reward in question."""
    return f"Leave the {offered_reward(t)}"


def offered_reward(t: GrovesTable) -> str:
    """The reward, or bonus, as the labels of collecting it and of leaving it name it."""
    reward, content = t.about, t.content
    if reward not in range(len(content.rewards)):
        return "reward"
    return f"{'bonus' if reward in content.bonus else 'reward'}: {printed(content, reward).words}"


def first(t: GrovesTable, action: int) -> str:
    """G-6.17  The label of the one side of `either`."""
    return f"Take {printed(t.content, t.about).words if asks_of_rewards(t) else 'first'}"


def second(t: GrovesTable, action: int) -> str:
    """G-6.17  The label of the other side of `either`."""
    return f"Take {printed(t.content, t.more).words if asks_of_rewards(t) else 'second'}"


def swap(t: GrovesTable, action: int) -> str:
    """G-6.14  The label of a swap: what is paid, and for what."""
    if not asks_of_rewards(t):
        return "Swap"
    return f"Pay {printed(t.content, t.about).words} for {printed(t.content, t.more).words}"


def asks_of_rewards(t: GrovesTable) -> bool:
    """Are both numbers of the question rewards, so that a label can name them?"""
    rewards = range(len(t.content.rewards))
    return t.about in rewards and t.more in rewards


def gain(t: GrovesTable, action: int) -> str:
    """G-6.11  The label of an element to take."""
    return f"Take one {element(t, action)}"


def pay(t: GrovesTable, action: int) -> str:
    """G-6.25  The label of an element to pay."""
    return f"Pay one {element(t, action)}"


def element(t: GrovesTable, action: int) -> str:
    """An element that a label names, and how many the seat has."""
    kind = part_of(t, action)
    return f"{ELEMENT_NAMES[kind]} (you have {t.realms[max(0, t.seat)].elements[kind]})"


def spirit(t: GrovesTable, action: int) -> str:
    """G-6.15  The label of a spirit to take into the bag."""
    return called(t, action, "your bag")


def send(t: GrovesTable, action: int) -> str:
    """G-14.12  The label of a spirit to take into the wraith bag."""
    return called(t, action, "the wraith bag")


def called(t: GrovesTable, action: int, where: str) -> str:
    """The label of a spirit of choice, and how many are left in the supply."""
    kind = part_of(t, action)
    return f"Take {spirit_words(kind)} into {where} ({t.supply.spirits[kind]} in the supply)"


# The solo game.


def settle(t: GrovesTable, action: int) -> str:
    """G-14.8, G-14.22, G-14.23  The label of placing a wraith: what that does."""
    if t.solo is None:
        return "Place a wraith in the Hollows"
    if t.solo.hollows == t.content.hollows:
        return "Place a wraith: it finds no space, and the game is lost at once"
    if t.solo.hollows + 1 == t.content.hollows:
        return "Place a wraith on the last space of the Hollows: if they stay full, the game is lost"
    return f"Place a wraith in the Hollows (to beat: {t.content.first_hollow + t.solo.hollows + 1})"


def power(t: GrovesTable, action: int) -> str:
    """G-14.15  The label of a power of the wraith draw."""
    return power_words(t.content, POWERS[t.content.actions.kind_of(action) - actions.RECALL])


LABELS: Final[dict[int, Callable[[GrovesTable, int], str]]] = {
    actions.PLACE: place,
    actions.CHOOSE: choose,
    actions.COLLECT: collect,
    actions.LEAVE: leave,
    actions.GAIN: gain,
    actions.PAY: pay,
    actions.FIRST: first,
    actions.SECOND: second,
    actions.SWAP: swap,
    actions.SPIRIT: spirit,
    actions.SEND: send,
    actions.BUY: buy,
    actions.PORTAL: portal,
    actions.SETTLE: settle,
    actions.RECALL: power,
    actions.SPAWN: power,
    actions.BANISH: power,
    actions.REPEL: power,
}
RULES: Final[dict[int, Callable[[GrovesTable, int], str]]] = {actions.PLACE: rule_of_placing}
