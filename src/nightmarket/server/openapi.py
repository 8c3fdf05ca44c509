# mypyc: no (off the path of a move)
"""The OpenAPI document of the HTTP part, made from the structs that travel."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightmarket.table import wire

# method, path, what it does, request, answer, status
DOORS: Final[tuple[tuple[str, str, str, Any, Any, int], ...]] = (
    ("get", "/api/health", "Is the server well?", None, wire.Health, 200),
    ("get", "/api/games", "The games and their options", None, list[wire.GameInfo], 200),
    ("get", "/api/games/{key}/printed/{name}", "What is on its pieces", None, dict[str, Any], 200),
    (
        "get",
        "/api/games/{game}/{language}",
        "The texts of a game from NIGHTMARKET_GAMES",
        None,
        wire.Brought,
        200,
    ),
    ("post", "/api/tables", "Open a table", wire.NewTable, wire.Opened, 201),
    ("get", "/api/tables/{code}", "A table but for its game", None, wire.Table, 200),
    ("get", "/api/tables/{code}/printed/{name}", "The same of a pack", None, dict[str, Any], 200),
    (
        "post",
        "/api/mine",
        "The tables a browser remembers",
        wire.MineRequest,
        wire.RunningList,
        200,
    ),
    ("get", "/api/watch", "Listed tables in play", None, wire.RunningList, 200),
    ("get", "/api/best", "The best runs of a game", None, wire.BestList, 200),
    ("post", "/api/claim", "Continue on this device", wire.Claim, wire.Claimed, 200),
    ("post", "/api/records", "Import a record", dict[str, Any], wire.Kept, 201),
    ("get", "/api/records/{id}", "A record as a file", None, dict[str, Any], 200),
    ("get", "/api/records/{id}/about", "What a record holds", None, wire.Kept, 200),
    ("get", "/api/records/{id}/printed/{name}", "The same of a pack", None, dict[str, Any], 200),
    ("get", "/api/records/{id}/frames", "A replay by move", None, wire.Replay, 200),
    (
        "post",
        "/api/records/{id}/play-on",
        "Go on from a position",
        wire.PlayOn,
        wire.Opened,
        201,
    ),
)
QUERIES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "/api/watch": (("game", "only this game"),),
    "/api/best": (
        ("game", "which game"),
        ("kind", "only runs of this kind, the ten best; else the best of every kind"),
        ("seats", "only tables of this size"),
        ("of", "a table's code, to find it in the list"),
    ),
    "/api/records/{id}/frames": (
        ("seat", "whose eyes: a number, or watcher"),
        ("from", "first moment, from 0"),
        ("count", "how many moments"),
    ),
}


def document(version: str) -> dict[str, Any]:
    types = [t for _, _, _, ask, answer, _ in DOORS for t in (ask, answer) if t is not None]
    types.append(wire.Problem)
    schemas, parts = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    found = iter(schemas)
    paths: dict[str, Any] = {}
    bodies = []
    for method, path, what, ask, answer, status in DOORS:
        asked = next(found) if ask is not None else None
        answered = next(found) if answer is not None else None
        bodies.append((method, path, what, asked, answered, status))
    problem = next(found)
    for method, path, what, asked, answered, status in bodies:
        door: dict[str, Any] = {
            "summary": what,
            "responses": {
                str(status): {"description": what, "content": _json(answered)},
                "default": {"description": "Refused", "content": _json(problem)},
            },
        }
        named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        parameters: list[dict[str, Any]] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in named
        ]
        for name, about in QUERIES.get(path, ()):
            parameters.append(
                {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
            )
        if parameters:
            door["parameters"] = parameters
        if asked is not None:
            door["requestBody"] = {"required": True, "content": _json(asked)}
        paths.setdefault(path, {})[method] = door
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Night Market",
            "version": version,
            "description": "Lobby, records and health. Play is on the WebSocket /ws: docs/wire.md.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
