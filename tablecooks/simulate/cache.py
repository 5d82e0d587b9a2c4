"""Where compiled loops are kept between sessions, so that the rules are compiled once and not at every start.

A folder of the cache is named after all that the machine code depends on: the text of every rule, the
versions of this package and of the compiler, and how it compiles. A changed rule so never meets old code.
Without a place to keep it everything works, and says so once.
"""

import hashlib
import os
import pickle
import sys
import tempfile
import warnings
from functools import cache
from importlib.resources import files
from pathlib import Path

from tablecooks import __version__
from tablecooks.core.game import RuleBook
from tablecooks.core.words import _

__all__ = ["CACHE_VARIABLE", "KeptCode", "cache_folder", "rules_key"]

CACHE_VARIABLE = "TABLECOOKS_CACHE_DIR"
RULE_PACKAGES = ("tablecooks.core", "tablecooks.games", "tablecooks.simulate")
#: What reading or writing kept code may meet: no place, a full disk, a torn file, another compiler's format.
SPOILED = (OSError, EOFError, pickle.PickleError, AttributeError, ImportError, IndexError, TypeError, ValueError)


def cache_folder() -> Path:
    """The folder of the cache: ``TABLECOOKS_CACHE_DIR``, or the place where this system keeps such things.

    Raises RuntimeError when there is no home folder to keep it in.
    """
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"], "tablecooks", "Cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tablecooks"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablecooks"


def rules_key(book: RuleBook, compiler: str) -> str:
    """A hash of all that the machine code of ``book`` depends on; ``compiler`` says which one and how it is set."""
    digest = hashlib.sha256(f"{__version__} {sys.version} {compiler} {book.rules.__name__}".encode())
    own = book.rules.__name__.rpartition(".")[0]
    packages = RULE_PACKAGES if own.startswith(RULE_PACKAGES) else (*RULE_PACKAGES, own)
    for package in packages:
        for name, text in _sources(files(package)):
            digest.update(f"{package} {name} {len(text)} ".encode() + text)
    return digest.hexdigest()[:24]


def _sources(folder, prefix=""):
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield prefix + entry.name, entry.read_bytes()


@cache
def _say_not_kept(folder: Path | None) -> None:
    """Said once in a session."""
    message = _(
        "Compiled rules cannot be kept in {folder}, so they are compiled anew in every session. "
        "Set {variable} to a folder that can be written to."
    )
    where = folder or _("a home folder")
    warnings.warn(message.format(folder=where, variable=CACHE_VARIABLE), RuntimeWarning, stacklevel=2)


class KeptCode:
    """Keeps the machine code of one rule book's loop, in the way that a Numba dispatcher asks of its cache."""

    def __init__(self, book: RuleBook, compiler: str):
        self._name = book.key
        try:
            self.cache_path = cache_folder() / rules_key(book, compiler)
        except (RuntimeError, *SPOILED):  # no home, or rules that have no file
            self.cache_path = None

    def load_overload(self, signature, target):
        """The code for this signature and this machine, or None."""
        from numba.core.compiler import CompileResult

        target.refresh()
        try:
            kept = self._file(signature, target.codegen()).read_bytes()
            return CompileResult._rebuild(target, *pickle.loads(kept))
        except SPOILED:
            return None

    def save_overload(self, signature, compiled):
        from numba.core.serialize import dumps

        try:
            place = self._file(signature, compiled.library.codegen)
            place.parent.mkdir(parents=True, exist_ok=True)
            _write_at_once(place, dumps(compiled._reduce()))
        except SPOILED:
            _say_not_kept(self.cache_path and self.cache_path.parent)

    def _file(self, signature, codegen) -> Path:
        if self.cache_path is None:
            raise FileNotFoundError(CACHE_VARIABLE)
        machine = hashlib.sha256(f"{signature} {codegen.magic_tuple()}".encode()).hexdigest()[:16]
        return self.cache_path / f"{self._name}-{machine}.code"

    def enable(self):
        """Asked of every cache; this one is always on."""

    disable = flush = enable


def _write_at_once(place: Path, content: bytes) -> None:
    """Another process sees the whole file or none."""
    with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
        try:
            file.write(content)
            file.close()
            os.replace(file.name, place)
        except OSError:
            file.close()
            os.unlink(file.name)
            raise
