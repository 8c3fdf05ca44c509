"""A wheel with the compiled kernel: `NIGHTMARKET_WHEEL=compiled python -m build --wheel`.

Without the variable the wheel is pure Python and good for every machine.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledKernel(BuildHookInterface):  # type: ignore[misc]  # hatchling carries no types
    """Puts the build of these very sources into the package, where `_variant` finds it."""

    PLUGIN_NAME = "custom"

    wanted = os.environ.get("NIGHTMARKET_WHEEL") == "compiled"

    def dependencies(self) -> list[str]:
        """The compiler, and what the sources import: it reads their types."""
        compiler = ["mypy>=2", "setuptools>=80"]
        return [*self.metadata.core.dependencies, *compiler] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or not self.wanted:
            return
        root = Path(self.root)
        folder = build_folder(root)
        if not folder.is_dir():
            env = {**os.environ, "PYTHONPATH": str(root / "src")}
            subprocess.run([sys.executable, root / "tools" / "compile.py"], env=env, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = f"nightmarket/_compiled/{folder.name}"


def build_folder(root: Path) -> Path:
    """Asked of the file that loads it."""
    spec = importlib.util.spec_from_file_location("v", root / "src" / "nightmarket" / "_variant.py")
    assert spec
    assert spec.loader
    variant = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(variant)
    folder: Path = variant.build_folder()
    return folder
