# mypyc: no (once a start)
"""An address as a QR code for the terminal: bytes, the least error correction, versions 1 to 5.

These versions hold 106 bytes in one block, so nothing is interleaved. Any mask may be used; it is
always the first.
"""

from __future__ import annotations

from typing import Final

# Of versions 1 to 5: how many bytes of data, and of error correction.
SIZES: Final = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
# Level L and mask 0, with their fifteen bits of protection.
FORMAT: Final = 0b111011111000100
QUIET: Final = 2  # dots of light around it

Code = list[list[bool]]


def encode(text: str) -> Code:
    """The dots of a text by row, true for dark."""
    data = text.encode()
    version = next((v for v, (room, _) in enumerate(SIZES, 1) if len(data) + 2 <= room), 0)
    if not version:
        raise ValueError(f"{len(data)} bytes do not fit")
    room, correction = SIZES[version - 1]
    # Mode "bytes", how many, the bytes, the end: all shifted by the four bits of the mode.
    held = (0x4 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    filled = bytearray((held << 4).to_bytes(len(data) + 2, "big"))
    while len(filled) < room:
        filled.append(0xEC if (len(filled) - len(data)) % 2 == 0 else 0x11)
    return _draw(version, filled + _correction(filled, correction))


def _times(a: int, b: int) -> int:
    """The product in the field of 256 elements that the code counts in."""
    product = 0
    while b:
        product ^= a * (b & 1)
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product


def _correction(data: bytearray, count: int) -> bytearray:
    """What is left of the data after division by the generator (Reed and Solomon)."""
    generator = [1]
    root = 1
    for _ in range(count):
        shifted = [*generator, 0]
        generator = [a ^ _times(b, root) for a, b in zip(shifted, [0, *generator], strict=True)]
        root = _times(root, 2)
    rest = data + bytearray(count)
    for at in range(len(data)):
        for step, factor in enumerate(generator[1:], 1):
            rest[at + step] ^= _times(factor, rest[at])
    return rest[len(data) :]


def _draw(version: int, words: bytearray) -> Code:
    size = 17 + 4 * version
    code: list[list[bool | None]] = [[None] * size for _ in range(size)]

    def square(row: int, column: int, reach: int) -> None:
        """A ring pattern round this dot; the light ring of a corner may lie outside."""
        for y in range(max(0, row - reach), min(size, row + reach + 1)):
            for x in range(max(0, column - reach), min(size, column + reach + 1)):
                ring = max(abs(y - row), abs(x - column))
                code[y][x] = ring not in (2, 4) if reach == 4 else ring != 1

    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        square(row, column, 4)
    if version > 1:
        square(size - 7, size - 7, 2)
    for at in range(8, size - 8):
        code[6][at] = code[at][6] = at % 2 == 0
    bits = [bool(FORMAT >> bit & 1) for bit in range(15)]
    for bit, dark in enumerate(bits):
        if bit < 8:
            code[bit + (bit > 5)][8] = dark  # past the line of alternating dots
            code[8][size - 1 - bit] = dark
        else:
            code[8][7 if bit == 8 else 14 - bit] = dark
            code[size - 15 + bit][8] = dark
    code[size - 8][8] = True
    stream = iter(bit for word in words for bit in f"{word:08b}")
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for row in range(size) if turn % 2 else range(size - 1, -1, -1):
            for column in (right, right - 1):
                if code[row][column] is None:
                    code[row][column] = (next(stream, "0") == "1") != ((row + column) % 2 == 0)
    return [[bool(dot) for dot in row] for row in code]


def terminal(text: str) -> str:
    """Two rows of dots to a line, dark on light whatever the terminal's colours."""
    code = encode(text)
    size = len(code) + 2 * QUIET

    def light(row: int, column: int) -> bool:
        y, x = row - QUIET, column - QUIET
        return not (0 <= y < len(code) and 0 <= x < len(code) and code[y][x])

    lines = (
        "".join(
            " ▄▀█"[2 * light(row, column) + (row + 1 >= size or light(row + 1, column))]
            for column in range(size)
        )
        for row in range(0, size, 2)
    )
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in lines)
