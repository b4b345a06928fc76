"""What can be asked: each question once. Observations tell the number, 0 after the end."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.questions import Questions
from spinney.games.groves.rules import buying, collecting, placing, portals, setup, solo, summoning

QUESTIONS: Final = Questions("groves", first=1)

BUY: Final = 1
QUESTIONS.add(BUY, "buy", "buy a grove, or none", buying.purchase_made)
CHOOSE: Final = 2
QUESTIONS.add(CHOOSE, "choose", "choose a resource grove", setup.resource_chosen)
COLLECT: Final = 3
QUESTIONS.add(COLLECT, "collect", "take the reward, or leave it", collecting.reward_answered)
EITHER: Final = 4
QUESTIONS.add(EITHER, "either", "take one side or the other", collecting.side_chosen)
GAIN: Final = 5
QUESTIONS.add(GAIN, "gain", "choose an element from the supply", collecting.element_gained)
KEEP: Final = 6
QUESTIONS.add(KEEP, "keep", "keep one of two cards", summoning.card_kept)
PAY: Final = 7
QUESTIONS.add(PAY, "pay", "choose an element to pay", collecting.element_paid)
PLACE: Final = 8
QUESTIONS.add(PLACE, "place", "place a spirit", placing.spirit_placed)
PORTAL: Final = 9
QUESTIONS.add(PORTAL, "portal", "open the portal to a neighbour", portals.portal_opened)
SPIRIT: Final = 10
QUESTIONS.add(SPIRIT, "spirit", "choose a spirit from the supply", collecting.spirit_called)
SWAP: Final = 11
QUESTIONS.add(SWAP, "swap", "swap, or not", collecting.swap_answered)
WRAITH: Final = 12
QUESTIONS.add(WRAITH, "wraith", "settle the wraith draw", solo.step_taken)
