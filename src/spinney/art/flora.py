"""What grows in a storybook forest: ink outlines over washes that do not quite meet them."""

from __future__ import annotations

from spinney.art.shapes import Hand, blob, cloud
from spinney.art.svg import Markup, at, ellipse, g, numbers, path


def tree(x: float, y: float, width: float, height: float, seed: int) -> Markup:
    """A leafy tree with its foot at a point: shadow, trunk, crown, its lit side, and a few leaves in ink."""
    half = width / 2
    middle = half * 0.92 - height
    crown = cloud(0, middle, half, half * 0.92, seed, 10)
    return g(
        ellipse(
            cx=width * 0.22, cy=2, rx=half * 0.9, ry=max(5, width * 0.06), class_="f-shadow", opacity=0.25
        ),
        path(d=trunk(width * 0.075, height - half), class_="f-bark line s-line"),
        path(d=crown, class_="f-crown", transform=at(width * 0.02, 3)),
        path(
            d=blob(-half * 0.24, middle - half * 0.24, half * 0.62, half * 0.56, seed + 1, 0.1, 9),
            class_="f-crown-lit",
        ),
        path(d=leaves(middle, half, seed), class_="none thin s-line", opacity=0.55),
        path(d=crown, class_="none line s-line"),
        transform=at(x, y),
    )


def trunk(half: float, height: float) -> str:
    """The trunk of a tree from the roots up into the crown, with a fork."""
    foot, top = half * 2.1, -height
    return (
        f"M{numbers(-foot, 0)}C{numbers(-half, -height * 0.15, -half, -height * 0.5, -half * 1.1, top)}"
        f"L{numbers(0, top * 0.8)}L{numbers(half * 1.2, top)}"
        f"C{numbers(half * 0.9, -height * 0.5, half, -height * 0.15, foot, 0)}"
        f"Q{numbers(half * 0.8, -half * 0.9, 0, half * 0.4)}Q{numbers(-half * 0.8, -half * 0.9, -foot, 0)}Z"
    )


def leaves(middle: float, half: float, seed: int) -> str:
    """The leaves of a tree as small curves of ink inside its crown."""
    hand = Hand(seed + 9)
    strokes = []
    for _ in range(6):
        x, y = hand.between(-0.6, 0.62) * half, middle + hand.between(-0.45, 0.62) * half
        wide = half * 0.16
        bow = numbers(wide / 2, wide * 0.9, wide, 0)
        strokes.append(f"M{numbers(x - wide, y)}q{bow}q{bow}")
    return "".join(strokes)


def bush(x: float, y: float, width: float, seed: int) -> Markup:
    """A bush with its foot at a point: a wash, its lit side, and an outline in ink."""
    crown = cloud(0, -width * 0.24, width / 2, width * 0.27, seed, 9)
    return g(
        path(d=crown, class_="f-crown", transform=at(2, 3)),
        path(
            d=blob(-width * 0.1, -width * 0.32, width * 0.26, width * 0.13, seed, 0.1, 8),
            class_="f-crown-lit",
        ),
        path(d=crown, class_="none line s-line"),
        transform=at(x, y),
    )


def tuft(x: float, y: float) -> str:
    """Three blades of grass, as path data."""
    return f"M{numbers(x, y)}q-2-7-6-10m6 10q0-9 1-13m-1 13q2-7 7-9"


def fern(x: float, y: float, height: float, lean: float) -> Markup:
    """A frond with its leaflets."""
    strokes = [f"M0 0Q{numbers(lean * 0.2, -height * 0.7, lean, -height)}"]
    for step in range(2, 10):
        along = step / 10
        px = 2 * along * (1 - along) * lean * 0.2 + along * along * lean
        py = -2 * along * (1 - along) * height * 0.7 - along * along * height
        reach = height * 0.26 * (1.1 - along)
        strokes.append(f"M{numbers(px, py)}q{numbers(-reach * 0.6, -reach * 0.1, -reach, reach * 0.35)}")
        strokes.append(f"M{numbers(px, py)}q{numbers(reach * 0.5, -reach * 0.5, reach, -reach * 0.2)}")
    return path(d="".join(strokes), class_="none line s-line-soft", transform=at(x, y))


def mushroom(x: float, y: float, size: float) -> Markup:
    """A mushroom with its foot at a point."""
    return g(
        path(d="M-3 0C-2-5-3-9-3-12H4C4-8 3-4 5 0Q1 2-3 0Z", class_="f-bone thin s-line"),
        path(d="M-12-10C-11-20 11-21 13-10C6-7-6-7-12-10Z", class_="f-bark thin s-line"),
        transform=at(x, y, size / 24),
    )


def speckles(left: float, top: float, right: float, bottom: float, count: int, seed: int) -> str:
    """Drops of paint over the forest floor, as path data to be stroked with round caps."""
    hand = Hand(seed)
    return "".join(
        f"M{numbers(hand.between(left, right), hand.between(top, bottom))}h0" for _ in range(count)
    )
