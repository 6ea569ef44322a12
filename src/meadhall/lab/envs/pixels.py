"""A picture as an array of pixels, as learners and recorders of videos want it."""

from __future__ import annotations

import zlib
from struct import unpack

from meadhall.draw.export import png
from meadhall.kernel.extras import brought_by

with brought_by("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

Pixels = NDArray[np.uint8]

START = 8
"""A PNG begins with so many bytes that only say what it is."""
CHANNELS = 4
PAPER = 255


def pixels(svg: str) -> Pixels:
    """The picture on white, as rows of pixels with red, green and blue."""
    colours = decode(png(svg)).astype(np.int32)
    alpha = colours[:, :, 3:]
    return ((colours[:, :, :3] * alpha + PAPER * (255 - alpha)) // 255).astype(np.uint8)


def decode(data: bytes) -> Pixels:
    """A PNG as the renderer writes it: eight bits each for red, green, blue and opacity, not interlaced."""
    width, height = unpack(">II", data[16:24])
    packed, at = b"", START
    while at < len(data):
        length, kind = unpack(">I4s", data[at : at + 8])
        if kind == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * CHANNELS)
    return unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, CHANNELS).astype(np.int16))


def unfiltered(filters: NDArray[np.uint8], told: NDArray[np.int16]) -> Pixels:
    """Each pixel is told by how it differs from what its neighbours let expect; how they do, each row says itself.

    A pixel needs those to the left, above, and between the two, so all on a line from below to the right are made at
    once.
    """
    height, width, _ = told.shape
    made = np.zeros((height + 1, width + 1, CHANNELS), np.int16)
    for line in range(height + width - 1):
        y = np.arange(max(0, line - width + 1), min(height, line + 1))
        x = line - y
        left, above, corner = made[y + 1, x], made[y, x + 1], made[y, x]
        guess = left + above - corner
        near, far, further = abs(guess - left), abs(guess - above), abs(guess - corner)
        nearest = np.where((near <= far) & (near <= further), left, np.where(far <= further, above, corner))
        nothing = np.zeros_like(left)
        expected = np.choose(filters[y, np.newaxis], [nothing, left, above, (left + above) // 2, nearest])
        made[y + 1, x + 1] = (told[y, x] + expected) & 255
    return made[1:, 1:].astype(np.uint8)
