"""For mkdocs: a file of the sources that the docs link to is shown on the site as a page of its own,
under files/; a link to a folder becomes plain words. Names in tables may be broken between parts."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+[^)#]+)(?:#[^)]*)?\)")
CELL = re.compile(r"<td>.*?</td>")
NAME = re.compile(r"(?<=<code>)[^<]+")
SHOWN = {".py": "python", ".mjs": "javascript", ".ts": "typescript", ".toml": "toml"}
SHOWN |= {".json": "json", ".yaml": "yaml", ".conf": "nginx", ".service": "ini"}


def outside(page: str, target: str) -> str | None:
    """Which file of the sources a page of the docs links to; empty: a folder; None: it stays inside."""
    at = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), target))
    if at.startswith("docs/"):
        return None
    return at if (ROOT / at).is_file() else ""


def on_files(files: Files, config: Any) -> Files:
    for page in list(files.documentation_pages()):
        for link in LINK.finditer(page.content_string):
            at = outside(page.src_uri, link[2])
            if at and f"files/{at}.md" not in files.src_uris:
                shown = File.generated(
                    config,
                    f"files/{at}.md",
                    content=as_page(at, (ROOT / at).read_text("utf-8")),
                    inclusion=InclusionLevel.NOT_IN_NAV,
                )
                files.append(shown)
    return files


def as_page(at: str, text: str) -> str:
    """A source file in words for mkdocs. Search is for the guides."""
    language = SHOWN.get(posixpath.splitext(at)[1], "text")
    head = f"---\ntitle: {at}\nsearch: {{ exclude: true }}\n---\n"
    return f"{head}# {at}\n\n~~~~~~ {language}\n{text.rstrip()}\n~~~~~~\n"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    here = page.file.src_uri

    def turned(link: re.Match[str]) -> str:
        at = outside(here, link[2])
        if at is None:
            return link[0]
        if not at:
            return link[1]
        return f"[{link[1]}]({posixpath.relpath(f'files/{at}.md', posixpath.dirname(here) or '.')})"

    return LINK.sub(turned, markdown)


def on_page_content(html: str, **_: Any) -> str:
    """On a narrow screen a long name goes on in the next line, and no word of it is cut."""
    return CELL.sub(lambda cell: NAME.sub(breakable, cell[0]), html)


def breakable(name: re.Match[str]) -> str:
    return re.sub(r"([._/(=])(?=[\w&(])", r"\1<wbr>", name[0])
