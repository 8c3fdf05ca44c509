# mypyc: no (looks for its modules)
"""The animalfolk, one module each: rows, effects and questions. No set imports another.

A new set is a new file here that calls `technique.add_set`, and its messages in the locale.
"""

from importlib import import_module
from importlib.resources import files

for file in sorted(files(__name__).iterdir(), key=lambda file: file.name):
    name = file.name.partition(".")[0]
    if not name.startswith("_"):
        import_module(f"{__name__}.{name}")
