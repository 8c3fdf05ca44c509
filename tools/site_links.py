"""For mkdocs: links from the docs into the sources lead nowhere on a site: they become plain words."""

from __future__ import annotations

import re
from typing import Any

OUTSIDE = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+)[^)]+\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    depth = page.file.src_uri.count("/")

    def plain(link: re.Match[str]) -> str:
        return link[1] if link[2].count("../") > depth else link[0]

    return OUTSIDE.sub(plain, markdown)
