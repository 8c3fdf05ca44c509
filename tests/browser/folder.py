"""The market as files behind a bare file server: no server of ours, its house stands in each page."""

from __future__ import annotations

import functools
import hashlib
import re
import tarfile
import threading
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.pocket import pack

from nightmarket.cli.static import write

TEXTS = {".js", ".css", ".html", ".svg"}
Change = Callable[[str, bytes], bytes]  # name and content of a file of the house


class Folder:
    """Written once, served on a loopback port, and replaced by a next version when a test wants it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.asked: list[str] = []
        write(path)
        asked = self.asked

        class Files(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                asked.append(self.path)

            def translate_path(self, path: str) -> str:
                """Rooms have no files: as docs/pocket.md asks of a host, they are all the one page."""
                found = super().translate_path(path)
                return (
                    found if "." in Path(found).name else str(Path(self.directory) / "index.html")
                )

        handler = functools.partial(Files, directory=str(path))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.port = self.server.server_port
        self.address = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def change(self, change: Change) -> None:
        """Other sources in the house, as a build would pack them."""
        (archive,) = self.path.glob("assets/pocket-*/house.tar.gz")
        old = hashlib.sha256(archive.read_bytes()).hexdigest()
        with tarfile.open(archive) as packed:
            files = [(one.name, packed.extractfile(one)) for one in packed.getmembers()]
            changed = [(name, change(name, file.read())) for name, file in files if file]
        archive.write_bytes(pack(changed))
        self._replace({old: hashlib.sha256(archive.read_bytes()).hexdigest()})

    def renew(self, change: Change) -> None:
        """The next version in the place of this one, whose files are gone: every name under assets/
        and the keeper are others, as after a build."""
        self.change(change)
        for packed in self.path.rglob("*.br"):
            packed.unlink()
        hashes: dict[str, str] = {}
        for path in list((self.path / "assets").iterdir()):
            found = re.search(r"-([\w-]{8})\.\w+$|^pocket-(\w+)$", path.name)
            assert found, f"{path.name} does not say what is in it"
            hash = found[1] or found[2]
            hashes[hash] = f"{hash[:-3]}NEW"
            path.rename(path.with_name(path.name.replace(hash, hashes[hash])))
        self._replace(hashes)
        for page in ("index.html", "404.html"):
            text = (self.path / page).read_text("utf-8")
            (self.path / page).write_text(text.replace("<html", '<html data-build="next"', 1))
        keeper = self.path / "keeper.js"
        keeper.write_text(re.sub(r'\$\{"\w+"\}', '${"next"}', keeper.read_text("utf-8"), count=1))

    def _replace(self, words: dict[str, str]) -> None:
        for path in self.path.rglob("*"):
            if path.suffix in TEXTS and path.is_file():
                text = path.read_text("utf-8")
                for old, new in words.items():
                    text = text.replace(old, new)
                path.write_text(text, "utf-8")


def settled(seed: str) -> Change:
    """A house whose tables all have this deal, and whose bots do not dawdle, as the tests' server."""

    def change(name: str, data: bytes) -> bytes:
        if name != "nightmarket/pocket/house.py":
            return data
        told = data.decode().replace(
            "Settings(limits=Limits(lobby_days=0))",
            f"Settings(limits=Limits(lobby_days=0), seed=lambda: '{seed}', bot_pause_s=0.02,"
            " window_s=(0.05, 0.1), bot_window_s=(0.0, 0.05))",
        )
        assert told != data.decode(), "the house's settings are written otherwise"
        return told.encode()

    return change
