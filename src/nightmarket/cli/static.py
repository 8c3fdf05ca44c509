"""The market as files that any host can serve: its house stands in the visitor's own page."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from typing import Final

import nightmarket
from nightmarket.server.pages import placed

BUILT: Final = Path(nightmarket.__file__).resolve().parent / "static"
# What a page can say of itself; docs/pocket.md has the headers that a host should add.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
SAYS: Final = (
    f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
    '    <meta name="house" content="pocket" />\n    <meta charset="utf-8" />'
)


def write(folder: Path, built: Path = BUILT) -> int:
    """Write it; how many bytes there are now."""
    if not any(built.glob("assets/pocket-*")):
        raise ValueError("the client was built without its pocket: see docs/pocket.md")
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty")
    shutil.copytree(built, folder, dirs_exist_ok=True)
    page = (folder / "index.html").read_text("utf-8")
    page = placed(page.replace('<meta charset="utf-8" />', SAYS, 1), "")
    # Hosts that know no rooms answer an unknown address with the second.
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, "utf-8")
    # Whoever keeps the page on a device looks for a newer one by this file alone.
    with (folder / "keeper.js").open("a", encoding="utf-8") as keeper:
        keeper.write(f"// {hashlib.sha256(page.encode()).hexdigest()}\n")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
