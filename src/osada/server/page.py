"""The built page: files that a build of `web/` has left in the package, read once and kept as they are sent."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
HASHED = "assets/"  # names in it change with what is inside
KINDS = {  # those that a system may not know, or may call otherwise
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map")
UNKNOWN = "application/octet-stream"


@dataclass(frozen=True)
class File:
    """One file, and the same in fewer bytes where that is worth it."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str  # changes with the content


class Page:
    """All files by their names. What is not listed here cannot be asked for, however its name is written."""

    def __init__(self, folder: str = "") -> None:
        self._folder = Path(folder) if folder else FOLDER

    @property
    def is_built(self) -> bool:
        return (self._folder / INDEX).is_file()

    @cached_property
    def files(self) -> dict[str, File]:
        found = (path for path in self._folder.rglob("*") if path.is_file())
        return {path.relative_to(self._folder).as_posix(): read(path) for path in found}


def read(path: Path) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or UNKNOWN
    return kept(path.read_bytes(), kind, is_text=path.suffix in TEXTS)


def kept(plain: bytes, kind: str, *, is_text: bool) -> File:
    packed = gzip.compress(plain, mtime=0) if is_text else None
    shorter = packed if packed and len(packed) < len(plain) else None
    return File(
        f"{kind}; charset=utf-8" if is_text else kind, plain, shorter, blake2b(plain, digest_size=12).hexdigest()
    )
