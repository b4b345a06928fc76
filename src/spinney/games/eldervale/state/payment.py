"""A cost while it is paid."""

from __future__ import annotations

from mypy_extensions import i64


class Payment:
    """E-12.9: a cost while it is paid. The cards in it are secret until all is handed over."""

    def __init__(
        self,
        cost: i64,
        discount: i64,
        at: i64,
        gilded: i64,
        tokens: list[i64],
        cards: list[i64],
        fort: i64,
    ) -> None:
        self.cost: i64 = cost  # symbols left
        self.discount: i64 = discount  # left
        self.at: i64 = at  # the kind that comes next at the earliest: orders never go backwards
        self.gilded: i64 = gilded  # the named symbol that is paid with Gold from now on
        self.tokens = tokens  # chosen so far
        self.cards = cards  # Magic Cards chosen so far, by design
        self.fort: i64 = fort  # 1 at the Fortress, where only one Gold pays (E-6.12)

    def clone(self) -> Payment:
        """A copy of the payment, for a copy of the table."""
        return Payment(
            self.cost, self.discount, self.at, self.gilded, self.tokens[:], self.cards[:], self.fort
        )
