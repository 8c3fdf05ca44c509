# mypyc: no (off the path of a move)
"""Passkeys: what a browser is asked, and whether its answer is right. Loaded when somebody has one."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nightmarket.server.person import Passkey
from nightmarket.table.guard import Refuse

HOUSE = "Night Market"


def name_of(origin: str) -> str:
    """The name a passkey of this origin belongs to."""
    return urlsplit(origin).hostname or ""


def ask_to_keep(
    origin: str, challenge: bytes, person: str, name: str, has: list[Passkey]
) -> dict[str, Any]:
    options = webauthn.generate_registration_options(
        rp_id=name_of(origin),
        rp_name=HOUSE,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        attestation=AttestationConveyancePreference.NONE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in has
        ],
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found


def ask_who(origin: str, challenge: bytes) -> dict[str, Any]:
    """Whoever has one for this name may answer: nobody is named."""
    options = webauthn.generate_authentication_options(
        rp_id=name_of(origin),
        challenge=challenge,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found


def challenge_of(credential: dict[str, Any]) -> bytes:
    """Which challenge an answer says it is to; whether it is shows later."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except Exception as error:  # whatever a stranger sends
        raise Refuse("bad-passkey", "this is no answer of a passkey", "credential") from error


def check_new(
    origin: str, challenge: bytes, credential: dict[str, Any], about: str, now: int
) -> Passkey:
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name_of(origin),
            expected_origin=origin,
        )
    except Exception as error:  # whatever a stranger sends, and whoever reads it
        raise Refuse("bad-passkey", f"this passkey is not right: {error}", "credential") from error
    id, public = map(bytes_to_base64url, (found.credential_id, found.credential_public_key))
    return Passkey(id, public, found.sign_count, about, now)


def check(origin: str, challenge: bytes, credential: dict[str, Any], key: Passkey) -> int:
    """What the authenticator has counted up to; raises a refusal for an answer that is not its own."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name_of(origin),
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(key.public),
            credential_current_sign_count=key.count,
        )
    except Exception as error:  # whatever a stranger sends, and whoever reads it
        raise Refuse("bad-passkey", f"this passkey is not right: {error}", "credential") from error
    return found.new_sign_count
