"""Night Market: five modern board games as pure, fast, replayable state machines."""
