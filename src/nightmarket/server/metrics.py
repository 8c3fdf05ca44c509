# mypyc: no (off the path of a move)
"""Figures for Prometheus, on an address of their own: they are the house's, not its visitors'."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, Metric

from nightmarket.store import Change, Conflict, Done, EntryRow

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)
# A refusal's code; a sentence is a complaint of another kind.
CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")


class Counts:
    """What is counted elsewhere, under names."""

    def __init__(self, name: str, about: str, label: str, counts: Mapping[str, int]) -> None:
        self.about = f"nightmarket_{name}", about
        self.label = label
        self.counts = counts

    def collect(self) -> Iterable[Metric]:
        told = CounterMetricFamily(*self.about, labels=[self.label])
        for code, count in dict(self.counts).items():
            if CODE.fullmatch(code):
                told.add_metric([code], count)
        yield told


class Metrics:
    """What is measured where it happens; the rest is looked up when somebody asks (`show`)."""

    def __init__(self, version: str, kernel: str) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        about = Info("nightmarket", "What runs", registry=self.registry)
        about.info({"version": version, "kernel": kernel})
        self.moves = self._counter("moves", "Entries in the logs of tables")
        self.writes = self._counter("store_writes", "Writes the store has taken")
        self.failures = self._counter("store_failures", "Writes the store has refused")
        self.recent: deque[float] = deque(maxlen=500)  # seconds of the last moves
        self.moved = 0
        self.conflicts = self._counter("conflicts", "Writes that met what another node had written")
        self.answers = self._counter("bot_answers", "Answers of bots")
        self.silences = self._counter("bot_failures", "Questions to which a bot gave no answer")
        self.move_s = self._times("move", "From the table's decision until all have been told")
        self.write_s = self._times("store_write", "Until a write is on disk")
        self.lag_s = self._times("lag", "From another node's decision until it is shown here")
        self.answer_s = self._times("bot_answer", "Until a bot has answered, its turn come")

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"nightmarket_{name}", about, registry=self.registry)

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(
            f"nightmarket_{name}_seconds", about, registry=self.registry, buckets=BUCKETS
        )

    def show(self, name: str, about: str, look: Callable[[], float]) -> None:
        Gauge(f"nightmarket_{name}", about, registry=self.registry).set_function(look)

    def show_counts(self, name: str, about: str, label: str, counts: Mapping[str, int]) -> None:
        self.registry.register(Counts(name, about, label, counts))

    def timed(self, changes: Sequence[Change], done: Done) -> Done:
        """The same `done`, watched."""
        began = time.monotonic()
        moves = sum(1 for change in changes if type(change) is EntryRow)

        def told(error: BaseException | None) -> None:
            self.write_s.observe(time.monotonic() - began)
            met = self.conflicts if isinstance(error, Conflict) else self.failures
            (self.writes if error is None else met).inc()
            done(error)
            if moves and error is None:
                self.moves.inc(moves)
                self.moved += moves
                self.recent.append(time.monotonic() - began)
                self.move_s.observe(self.recent[-1])

        return told

    def answered(self, seconds: float, is_one: bool) -> None:
        self.answer_s.observe(seconds)
        (self.answers if is_one else self.silences).inc()

    def serve(self, host: str, port: int) -> tuple[int, Callable[[], None]]:
        """Answer `/metrics` in a thread of its own; the port, and how to end it."""
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return server.server_port, end
