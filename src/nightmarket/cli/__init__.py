"""The command line: `nightmarket …`, or `./market …` from a checkout."""

from nightmarket.cli.app import main

__all__ = ["main"]
