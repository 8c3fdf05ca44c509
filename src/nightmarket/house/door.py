"""What a connection needs from the hall behind it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nightmarket.house.limits import Bucket
from nightmarket.table import wire
from nightmarket.table.host import Visitor
from nightmarket.table.settings import Limits
from nightmarket.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def address_bucket(self, address: str) -> Bucket:
        """What all connections from one address may send together."""
        raise NotImplementedError

    def find(self, session: Visitor, code: str) -> None:
        """Look for a table and tell the session, now or later."""
        raise NotImplementedError

    def is_heavy(self, message: wire.Configure) -> bool:
        """Would it keep the house busy to read this?"""
        raise NotImplementedError

    def lighten(self, session: Visitor, table: Table, message: wire.Configure) -> None:
        """Read it elsewhere, then give it to the table."""
        raise NotImplementedError

    def left(self, session: Visitor) -> None:
        raise NotImplementedError

    def complain(self, what: str, who: str) -> None:
        raise NotImplementedError
