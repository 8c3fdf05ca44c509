"""Where games are played: in this process, on all cores, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from nightmarket.kernel import Refusal

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    """Cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who collects


def local(jobs: int) -> Executor:
    """Processes of this machine, begun afresh: nothing is shared but what is sent."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_quiet)


class RayExecutor(Executor):
    """A Ray cluster as an executor: the one this machine belongs to, else a local one."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError as error:
            raise Refusal(
                "Ray is not installed; it comes with nightmarket[cluster]", "ray"
            ) from error
        self.ray: Any = ray
        ray.init(ignore_reinit_error=True, log_to_driver=False)

    @property
    def width(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        found: Future[Any] = self.ray.remote(fn).remote(*args, **kwargs).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ray.shutdown()


def spread(
    do: Callable[[Task], Done], tasks: Iterable[Task], executor: Executor | None, width: int
) -> Iterator[Done]:
    """Results in the order they come; tasks are taken only as somebody is free for them.

    Without an executor all happens here, one after the other. Whoever stops asking stops the work.
    """
    if executor is None:
        for task in tasks:
            yield do(task)
        return
    todo = iter(tasks)
    running: set[Future[Done]] = set()
    try:
        while True:
            while len(running) < width + 1:  # one in reserve, so that nobody waits
                try:
                    running.add(executor.submit(do, next(todo)))
                except StopIteration:
                    break
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        for future in running:
            future.cancel()
