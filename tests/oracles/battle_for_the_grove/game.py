"""An oracle for Battle for the Grove: the rules once more, as plainly as the document says them."""

from __future__ import annotations

from collections import Counter

CIRCLES = ("oak", "ash", "thorn")
PLACES = ("grove", *CIRCLES)
Key = tuple[int, str]  # a seat and a place


class Oracle:
    """The position as counters of pieces, and what the player on turn may do in words."""

    def __init__(self, first: int, max_turns: int, empty_attempts: bool) -> None:
        self.standing: Counter[Key] = Counter()
        self.lying: Counter[Key] = Counter({(0, "grove"): 6, (1, "grove"): 6})
        self.cubes: Counter[Key] = Counter()
        self.supply = [19, 19]
        self.turns = 0
        self.max_turns = max_turns
        self.empty_attempts = empty_attempts
        self.seat = first
        self.second = False
        self.split: tuple[str, int] | None = None
        self.over = False
        self.winners: list[int] = []
        self.play_forced()

    def options(self) -> set[str]:
        """Chapters 3 to 8: everything the player on turn may do."""
        if self.over:
            return set()
        if self.split is not None:
            place, gone = self.split
            there = (1 - self.seat, place)
            fits = [n for n in range(gone + 1) if n <= self.standing[there] and gone - n <= self.lying[there]]
            return {f"take {n}" for n in fits}
        found = {"stop"} if self.second else set()
        for place in PLACES:
            found |= self.options_at(place)
        return found

    def options_at(self, place: str) -> set[str]:
        mine, theirs = (self.seat, place), (1 - self.seat, place)
        found: set[str] = set()
        if self.lying[mine]:
            found.add(f"stand {place}")
        if self.standing[mine]:
            found |= {f"move {place} {circle}" for circle in CIRCLES if circle != place}
        if place == "grove":
            return found
        if self.empty_attempts:
            return found | {f"channel {place}", f"stun {place}", f"banish {place}"}
        if self.standing[mine] and self.supply[self.seat]:
            found.add(f"channel {place}")
        if self.standing[mine] and self.standing[theirs]:
            found.add(f"stun {place}")
        if self.standing[theirs] + self.lying[theirs]:
            found.add(f"banish {place}")
        return found

    def play(self, text: str, dice: list[int]) -> None:
        """An action, with the dice that were rolled for it; then what nobody can choose."""
        self.act(text, dice)
        self.play_forced()

    def play_forced(self) -> None:
        while not self.over and len(self.options()) == 1:
            self.act(self.options().pop(), [])

    def act(self, text: str, dice: list[int]) -> None:
        word, *places = text.split()
        again = False
        if word == "stand":
            again = self.stand(places[0])
        elif word == "move":
            self.move(*places)
        elif word == "channel":
            self.channel(places[0], dice)
        elif word == "stun":
            self.stun(places[0], dice)
        elif word == "banish":
            again = self.banish(places[0], dice)
        elif word == "take":
            self.send_away(int(places[0]))
        if not again:
            self.end_turn()

    def stand(self, place: str) -> bool:
        self.lying[self.seat, place] -= 1
        self.standing[self.seat, place] += 1
        first = not self.second
        self.second = place == "grove" and first
        return self.second

    def move(self, origin: str, circle: str) -> None:
        self.standing[self.seat, circle] += self.standing.pop((self.seat, origin))

    def channel(self, place: str, dice: list[int]) -> None:
        for die in dice:
            if die <= self.standing[self.seat, place] and self.supply[self.seat]:
                self.supply[self.seat] -= 1
                self.cubes[self.seat, place] += 1
        while self.cubes[0, place] and self.cubes[1, place]:
            for seat in (0, 1):
                self.cubes[seat, place] -= 1
                self.supply[seat] += 1

    def stun(self, place: str, dice: list[int]) -> None:
        druids = self.standing[self.seat, place]
        for _ in [die for die in dice if die <= druids][:druids]:
            if self.standing[1 - self.seat, place]:
                self.standing[1 - self.seat, place] -= 1
                self.lying[1 - self.seat, place] += 1

    def banish(self, place: str, dice: list[int]) -> bool:
        """True while its split is still to be chosen or carried out."""
        there = (1 - self.seat, place)
        gone = min(dice.count(6), self.standing[there] + self.lying[there])
        self.split = (place, gone) if gone else None
        return gone > 0

    def send_away(self, standing: int) -> None:
        assert self.split is not None
        place, gone = self.split
        self.standing[1 - self.seat, place] -= standing
        self.lying[1 - self.seat, place] -= gone - standing
        self.lying[1 - self.seat, "grove"] += gone
        self.split = None

    def end_turn(self) -> None:
        self.second = False
        self.turns += 1
        self.seat = 1 - self.seat
        if sum(self.cubes[self.seat, circle] >= 7 for circle in CIRCLES) >= 2:
            self.over, self.winners = True, [self.seat]
        elif self.turns == self.max_turns:
            self.over = True
