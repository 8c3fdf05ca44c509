"""The same rules for research: encoders, and the faces that other libraries know (docs/research.md).

Nothing here is needed to play or to serve; what the modules need comes with `nightmarket[research]`.
Whatever is named here is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from nightmarket.kernel import Refusal

if TYPE_CHECKING:
    from nightmarket.research.encoding import encoder
    from nightmarket.research.single import OneSeat as gym
    from nightmarket.research.zoo import AllAtOnce as parallel
    from nightmarket.research.zoo import Table as aec

_HOME = {
    "aec": ("zoo", "Table"),
    "parallel": ("zoo", "AllAtOnce"),
    "gym": ("single", "OneSeat"),
    "encoder": ("encoding", "encoder"),
}
__all__ = ["aec", "encoder", "gym", "parallel"]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, found = _HOME[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), found)
    except ModuleNotFoundError as error:
        raise Refusal(
            f"{error.name} is not installed; it comes with nightmarket[research]", "research"
        ) from error
