"""Night Market: five modern board games as pure, fast, replayable state machines."""

from nightmarket import _variant as _variant  # first: it decides which kernel the rest imports
