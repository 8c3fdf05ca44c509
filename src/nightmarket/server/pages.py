# mypyc: no (off the path of a move)
"""The built client: files with lasting names, packed once, and one page for every room."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

import nightmarket
from nightmarket.house.doors import FOREVER
from nightmarket.server import sharing
from nightmarket.server.pieces import Pieces
from nightmarket.table.guard import Refuse

STATIC: Final = Path(nightmarket.__file__).resolve().parent / "static"
KEPT: Final = 500  # files in memory
# Of no machine: Windows may call a script plain text, and a bare Linux knows no fonts.
KINDS: Final = mimetypes.MimeTypes()
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("text/javascript", ".mjs")
KINDS.add_type("font/woff2", ".woff2")


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    changed: int  # when, in nanoseconds
    content: bytes
    packed: dict[str, bytes]  # by encoding, the tightest first
    headers: dict[str, str]


class Pages:
    """The built client of a house that stands under this path."""

    def __init__(self, static: Path, root: str) -> None:
        self.static = static
        self.root = root
        self.files: dict[str, File] = {}

    async def page(self, request: Request) -> Response:
        """A file of the built client, or its one page for every room's address."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise Refuse("not-found", "there is no such door")
        name = path if "." in path.rsplit("/", 1)[-1] else "index.html"
        found = self._file(name)
        if found is None:
            raise Refuse("not-found", "there is no such page")
        asked = request.headers.get("if-none-match", "")
        if found.headers["etag"] in map(str.strip, asked.split(",")):
            return Response(None, 304, found.headers)
        for encoding, packed in found.packed.items():
            if accepts(request, encoding):
                headers = {**found.headers, "content-encoding": encoding}
                return Pieces(packed, 200, headers, shared=True)
        return Pieces(found.content, 200, found.headers, shared=True)

    def shared(self, card: sharing.Card, house: str, request: Request) -> Response:
        """The one page, with what a messenger shows of this room."""
        found = self._file("index.html")
        if found is None:
            raise Refuse("not-found", "there is no such page")
        content = sharing.put_into(found.content.decode(), card, house).encode()
        headers = {name: found.headers[name] for name in ("content-type", "vary", "cache-control")}
        if accepts(request, "gzip"):
            content = gzip.compress(content, 5, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(content, 200, headers)

    def _file(self, name: str) -> File | None:
        """Files are read once, packed once, and kept; a rebuilt client is noticed by its time."""
        try:
            path = (self.static / name).resolve()
            if not path.is_relative_to(self.static.resolve()) or not path.is_file():
                return None
        except (OSError, ValueError):  # no name for a file at all
            return None
        changed = path.stat().st_mtime_ns
        name = path.relative_to(self.static.resolve()).as_posix()  # one name for one file
        known = self.files.get(name)
        if known is not None and known.changed == changed:
            return known
        content = path.read_bytes()
        if name == "index.html":
            content = placed(content.decode(), self.root).encode()
        kind = KINDS.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind in ("application/json", "image/svg+xml"):
            kind += "; charset=utf-8"
        headers = {
            "content-type": kind,
            # Weak: it is the same file, however it is packed.
            "etag": f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
            "vary": "accept-encoding",
            # Vite puts a hash into the names under assets/: they never change.
            "cache-control": FOREVER if name.startswith("assets/") else "no-cache",
        }
        packed: dict[str, bytes] = {}
        if kind.startswith(("text/", "application/json", "image/svg")) or "javascript" in kind:
            tight = path.with_name(f"{path.name}.br")  # made when the client was built
            if tight.is_file():
                packed["br"] = tight.read_bytes()
            packed["gzip"] = gzip.compress(content, 9, mtime=0)
        found = File(changed, content, packed, headers)
        if len(self.files) < KEPT:
            self.files[name] = found
        return found


def accepts(request: Request, encoding: str) -> bool:
    """Does whoever asks unpack this?"""
    for wish in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def placed(page: str, root: str) -> str:
    """The client's one page, which is built without knowing where the house will stand."""
    return page.replace('data-root=""', f'data-root="{root}"').replace('="./', f'="{root}/')
