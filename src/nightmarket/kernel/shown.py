# mypyc: no (msgspec structs)
"""What views are made of."""

from __future__ import annotations

from msgspec import Struct


class Shown(Struct, gc=False):
    """A part of a view. Views hold numbers, texts and other parts, and never themselves: whoever lets
    go of one frees it, and the search for rings of garbage need not walk through it."""
