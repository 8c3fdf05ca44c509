"""A passkey without a finger: makes what an authenticator and a browser make together."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one credential."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.user = b""
        self.count = 0

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        said = self._said("webauthn.create", options["challenge"], origin)
        numbers = self.key.public_key().public_numbers()
        x, y = (n.to_bytes(32, "big") for n in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(options["rp"]["id"], HAS_KEY)
        data += bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._told({"clientDataJSON": b64(said), "attestationObject": b64(attested)})

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        said = self._said("webauthn.get", options["challenge"], origin)
        data = self._data(options["rpId"])
        signed = data + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._told(
            {
                "clientDataJSON": b64(said),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": None,
            }
        )

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _data(self, name: str, more: int = 0) -> bytes:
        self.count += 1
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _told(self, response: dict[str, Any]) -> dict[str, Any]:
        id = b64(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
