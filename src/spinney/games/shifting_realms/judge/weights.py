"""The weights of the judge, in VP, found by playing against other weights."""

from __future__ import annotations

from typing import Final

DOUBT: Final = 6.0  # VP that luck is worth at the end ...
DOUBT_EACH: Final = 1.0  # ... and more for each round to come
DOUBT_LAST: Final = 1.0  # ... and in the last turn
LUCK: Final = 0.02  # the share of the victory that luck may turn round in each round to come
CLOCK: Final = 0.5  # how much the clock says of the rounds to come
CERTAIN: Final = 0.75  # the part of what spots and tiles should bring that comes in
FIRST: Final = 0.34  # a resource while there are few of its kind ...
NEXT: Final = 0.26  # ... as many again ...
FURTHER: Final = 0.15  # ... and whatever is more
FEW: Final = 14.0  # resources of a kind that are few
ACTION: Final = 0.25  # an action that is left
IDLE: Final = 0.2  # a scout without a spot ...
IDLE_EACH: Final = 0.1  # ... and more for each round to come
IDLERS: Final = 4.0  # scouts without a spot that are of use
SOLDIER: Final = 0.4  # a soldier on the boards
TOKEN: Final = 0.5  # the part of a token that two soldiers in range are worth
TOKEN_NEAR: Final = 0.25  # ... and soldiers in range on spaces of their own
RAIDER: Final = 2.6  # a raid to come
RAIDS_EACH: Final = 0.6  # raids that are likely in each round to come
STRIKE: Final = 0.5  # a scout that a soldier can destroy
RELOCATION: Final = 0.5  # units that are about to go anywhere
CHANGE: Final = 0.05  # a resource that may become another
POWER: Final = 0.4  # a power that the judge does not look at more closely
CARD: Final = 0.5  # a face-down card while there is time to play it
CARD_END: Final = 0.4  # what an End of Game card may still gain
LAID: Final = 0.1  # a permanent, for each round to come
DISCOUNT: Final = 0.3  # a resource less for the next tile of this turn
DECK: Final = 0.8  # a card that may be drawn
TASK: Final = 0.8  # the part of its VP that a task is worth once it is done
TASK_BEGUN: Final = 0.4  # ... and on the way
PLAN: Final = 0.5  # the part of its VP that the next tile is worth as far as it can be paid
SITE_NOW: Final = 0.15  # the part of its VP that a tile is worth if it can be built now
SITE: Final = 0.04  # ... and any tile that has a space
