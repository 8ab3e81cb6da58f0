"""Pictures of the page as small files: 256 colours are enough for flat drawings."""

import struct
import zlib

import numpy as np

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, PALETTE, DEPTH = 2, 3, 8
CHANNELS = {RGB: 3, 6: 4}
COLOURS = 256


def smaller(data):
    """The same picture with its most frequent colours; every other one becomes the nearest of them."""
    pixels = decoded(data)
    flat = pixels.reshape(-1, 3)
    codes = (flat >> 2).astype(np.int64) @ (1 << 12, 1 << 6, 1)
    kinds, first, where, counts = np.unique(codes, return_index=True, return_inverse=True, return_counts=True)
    kept = np.argsort(counts)[-COLOURS:]
    palette = flat[first[kept]].astype(np.int32)
    every = flat[first].astype(np.int32)
    nearest = np.concatenate(
        [((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in np.array_split(every, 32)]
    )
    return encoded(nearest[where].reshape(pixels.shape[:2]).astype(np.uint8), palette.astype(np.uint8))


def decoded(data):
    """Red, green and blue of every pixel."""
    head, body = None, b""
    for kind, content in chunks(data):
        if kind == b"IHDR":
            head = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            body += content
    wide, high, depth, colour = head[:4]
    assert depth == DEPTH
    size = CHANNELS[colour]
    rows = np.frombuffer(zlib.decompress(body), np.uint8).reshape(high, 1 + wide * size)
    return unfiltered(rows, size).reshape(high, wide, size)[:, :, :3]


def chunks(data):
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def unfiltered(rows, size):
    """Undoes what PNG does to rows before they are packed."""
    out = np.zeros((len(rows) + 1, rows.shape[1] - 1), np.uint8)
    for index, row in enumerate(rows):
        out[index + 1] = undone(int(row[0]), row[1:], out[index], size)
    return out[1:]


def undone(kind, row, above, size):
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row.reshape(-1, size), axis=0, dtype=np.uint8).reshape(-1)
    if kind == 2:
        return row + above
    done = bytearray(len(row))
    for at, value in enumerate(row.tolist()):
        left = done[at - size] if at >= size else 0
        upper = int(above[at])
        corner = int(above[at - size]) if at >= size else 0
        guess = (left + upper) // 2 if kind == 3 else paeth(left, upper, corner)
        done[at] = (value + guess) & 255
    return np.frombuffer(bytes(done), np.uint8)


def paeth(left, upper, corner):
    """The one of three neighbours that is nearest to their plane."""
    plane = left + upper - corner
    return min((left, upper, corner), key=lambda each: abs(plane - each))


def encoded(indexes, palette):
    high, wide = indexes.shape
    rows = np.concatenate([np.zeros((high, 1), np.uint8), indexes], axis=1)
    return SIGNATURE + b"".join(
        chunk(kind, content)
        for kind, content in (
            (b"IHDR", struct.pack(">IIBBBBB", wide, high, DEPTH, PALETTE, 0, 0, 0)),
            (b"PLTE", palette.tobytes()),
            (b"IDAT", zlib.compress(rows.tobytes(), 9)),
            (b"IEND", b""),
        )
    )


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
