"""A PostgreSQL of one's own, in a folder, on a free loopback port; for tests and proofs alone."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from nightmarket.soak.house import free_port

USER = "market"


def programs() -> Path | None:
    """Where PostgreSQL's own programs are; None where there are none."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "psql").exists()), None)


class Cluster:
    """One server of PostgreSQL. It refuses to be root, so for root somebody else runs it."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        bin = programs()
        assert bin is not None, "no PostgreSQL here"
        self.bin = bin
        self.folder = folder
        self.data = folder / "pg"
        self.port = port or free_port()
        self.run_as = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def _call(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]], check=check, capture_output=True, text=True,
            user=self.run_as, cwd="/", extra_groups=[] if self.run_as else None,
        )  # fmt: skip

    def make(self) -> None:
        self._own(self.folder)
        self._call(
            "initdb", "-A", "trust", "-U", USER, "-D", str(self.data), "--no-sync", "-E", "UTF8"
        )
        with open(self.data / "postgresql.conf", "a") as settings:
            settings.write(
                f"port = {self.port}\nlisten_addresses = '127.0.0.1'\n"
                f"unix_socket_directories = ''\nlogging_collector = off\n"
                "max_connections = 60\nwal_level = replica\nmax_wal_senders = 4\n"
            )

    def _own(self, folder: Path) -> None:
        """Whoever runs it must get there: a folder of its own, in none that is somebody's alone."""
        folder.mkdir(parents=True, exist_ok=True)
        if self.run_as:
            shutil.chown(folder, self.run_as)

    def start(self) -> None:
        log = str(self.data / "log")
        self._call("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-t", "30", "start")

    def stop(self, how: str = "immediate") -> None:
        self._call("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop", check=False)

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().splitlines()[0])

    def say(self, sql: str) -> None:
        """One statement, from outside."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", "postgres"]
        self._call("psql", *where, "-q", "-c", sql)

    def replica(self, folder: Path) -> Cluster:
        """Another server that follows this one, and without which this one commits nothing."""
        other = Cluster(folder)
        self._own(folder)
        self._call(
            "pg_basebackup", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "--no-sync",
            "-D", str(other.data), "-R", "-C", "-S", f"r{other.port}", "-c", "fast",
        )  # fmt: skip
        with open(other.data / "postgresql.conf", "a") as settings:
            settings.write(f"port = {other.port}\n")
        other.start()
        self.say("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.say("SELECT pg_reload_conf()")
        return other

    def promote(self) -> None:
        self.say("ALTER SYSTEM RESET synchronous_standby_names")
        self._call("pg_ctl", "-D", str(self.data), "-w", "promote")
