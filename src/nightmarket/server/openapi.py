# mypyc: no (off the path of a move)
"""The doors of the HTTP part, a row each, and the OpenAPI document made of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from nightmarket.table import wire

Sheet = dict[str, Any]  # a document of its own


class Door(NamedTuple):
    """One address: the routes and the document are made of these rows."""

    method: str
    path: str
    endpoint: str  # of the class `Doors` in app.py
    what: str
    ask: Any
    answer: Any
    status: int = 200
    queries: tuple[tuple[str, str], ...] = ()


DOORS: Final = (
    Door("get", "/api/health", "health", "Is the server well?", None, wire.Health),
    Door(
        "get", "/api/addresses", "addresses", "Where others find this server", None, wire.Addresses
    ),
    Door("get", "/healthz", "alive", "Is the process alive?", None, Sheet),
    Door("get", "/readyz", "ready", "Can people play?", None, wire.Ready),
    Door("get", "/api/games", "games", "The games and their options", None, list[wire.GameInfo]),
    Door("get", "/api/games/{key}/printed/{name}", "printed", "What is on its pieces", None, Sheet),
    Door(
        "get", "/api/games/{game}/{language}", "brought",
        "The texts of a game from NIGHTMARKET_GAMES", None, wire.Brought,
    ),
    Door("post", "/api/tables", "open_table", "Open a table", wire.NewTable, wire.Opened, 201),
    Door("get", "/api/tables/{code}", "table", "A table but for its game", None, wire.Table),
    Door("get", "/api/tables/{code}/printed/{name}", "printed", "The same of a pack", None, Sheet),
    Door(
        "post", "/api/mine", "mine",
        "The tables a browser remembers", wire.MineRequest, wire.RunningList,
    ),
    Door(
        "get", "/api/watch", "watch", "Listed tables in play", None, wire.RunningList,
        queries=(("game", "only this game"),),
    ),
    Door(
        "get", "/api/best", "best", "The best runs of a game", None, wire.BestList,
        queries=(
            ("game", "which game"),
            ("kind", "only runs of this kind, the ten best; else the best of every kind"),
            ("seats", "only tables of this size"),
            ("of", "a table's code, to find it in the list"),
        ),
    ),
    Door("post", "/api/claim", "claim", "Continue on this device", wire.Claim, wire.Claimed),
    Door("post", "/api/records", "import_record", "Import a record", Sheet, wire.Kept, 201),
    Door("get", "/api/records/{id}", "record", "A record as a file", None, Sheet),
    Door("get", "/api/records/{id}/about", "about", "What a record holds", None, wire.Kept),
    Door("get", "/api/records/{id}/printed/{name}", "printed", "The same of a pack", None, Sheet),
    Door(
        "get", "/api/records/{id}/frames", "frames", "A replay by move", None, wire.Replay,
        queries=(
            ("seat", "whose eyes: a number, or watcher"),
            ("from", "first moment, from 0"),
            ("count", "how many moments"),
        ),
    ),
    Door(
        "post", "/api/records/{id}/play-on", "play_on",
        "Go on from a position", wire.PlayOn, wire.Opened, 201,
    ),
)  # fmt: skip


def document(version: str) -> dict[str, Any]:
    types = [t for door in DOORS for t in (door.ask, door.answer) if t is not None]
    types.append(wire.Problem)
    schemas, parts = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    found = iter(schemas)
    paths: dict[str, Any] = {}
    bodies = [(door, next(found) if door.ask is not None else None, next(found)) for door in DOORS]
    problem = next(found)
    for door, asked, answered in bodies:
        told: dict[str, Any] = {
            "summary": door.what,
            "responses": {
                str(door.status): {"description": door.what, "content": _json(answered)},
                "default": {"description": "Refused", "content": _json(problem)},
            },
        }
        named = [part[1:-1] for part in door.path.split("/") if part.startswith("{")]
        parameters: list[dict[str, Any]] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in named
        ]
        for name, about in door.queries:
            parameters.append(
                {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
            )
        if parameters:
            told["parameters"] = parameters
        if asked is not None:
            told["requestBody"] = {"required": True, "content": _json(asked)}
        paths.setdefault(door.path, {})[door.method] = told
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
