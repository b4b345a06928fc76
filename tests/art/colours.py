"""Measuring colours: contrast as WCAG has it, distance in OKLab, and what colour-blind people see."""

from __future__ import annotations

from math import dist

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear light.
DEFICIENCIES: dict[str, Matrix] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def linear(colour: str) -> Rgb:
    """The light of a colour such as `#1d4d0c`."""
    red, green, blue = (_channel(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _channel(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def turned(matrix: Matrix, colour: Rgb) -> Rgb:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def seen(colour: str, deficiency: str) -> Rgb:
    """A colour in OKLab, as somebody with a deficiency sees it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in turned(DEFICIENCIES[deficiency], linear(colour)))
    long, middle, short = (part ** (1 / 3) for part in turned(CONES, (red, green, blue)))
    return turned(OKLAB, (long, middle, short))


def distance(one: str, other: str, deficiency: str) -> float:
    """In hundredths of OKLab: about 2 is just noticeable side by side."""
    return 100 * dist(seen(one, deficiency), seen(other, deficiency))


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
