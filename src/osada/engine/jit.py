"""All that reaches into Numba, for the sake of the time that compiling takes. Each Numba must be tried with it.

`OSADA_NUMBA=plain` does without, and this is not even read (engine/compiled.py).

A rule that other rules call is a part of them, optimised and translated only within what Python calls. Left to itself,
Numba makes machine code of every function alone, together with all that it calls: of what lies deep again and again,
and nobody ever runs it. Without that, compiling takes half the time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
from filelock import FileLock
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes

from osada.engine.cache import Kinds, config

EFFORT = type(config.OPT)(1)  # rules are branches, not loops over arrays: more of it takes longer and gains nothing

Place = Callable[[Any, Kinds], Path | None]  # (function, its arguments): the folder that keeps what it compiles to


# --- Parts ------------------------------------------------------------------


class Unborn:
    """Stands for the code generator of a part: nothing of it lies in memory yet."""

    def set_env(self, name: str, environment: Any) -> None:
        """Only code that runs needs its environment."""


class Part(JITCodeLibrary):
    """The code of one function and of the parts that it calls, to be linked into another."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # so Numba says that there is none

    @property
    def codegen(self) -> Unborn:
        return Unborn()


@register_pass(mutates_CFG=False, analysis_only=True)
class IntoPart(LoweringPass):
    """Before code is made: where it goes."""

    _name = "into_part"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


class PartCompiler(CompilerBase):
    """Numba's usual way, but for the library."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(IntoPart, AnnotateTypes)
        passes.finalize()
        return [passes]


AS_PART: Any = {"pipeline_class": PartCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


# --- Compiling --------------------------------------------------------------


def compiled(function: Any, how: dict[str, Any], place: Place) -> Any:
    """What Python calls is compiled whole; what other rules call is compiled as a part of them, and kept within them.

    So a rule that both call is compiled twice.
    """
    from_python = numba.njit(**how)(function)

    @cache  # made when it is wanted: never, where all is compiled already
    def part() -> Any:
        return _widened_for_rules(_quickly(numba.njit(**how, **AS_PART)(function)))

    from_python.get_call_template = lambda args, keywords: part().get_call_template(args, keywords)
    from_python.get_overload = lambda signature: part().get_overload(signature)
    from_python._cache = Kept(function, place)
    return _quickly(from_python)


def _quickly(rule: Any) -> Any:
    build = rule.compile

    def build_quickly(signature: Any) -> Any:
        with _set("OPT", EFFORT):
            return build(signature)

    rule.compile = build_quickly
    return rule


@contextmanager
def _set(name: str, value: Any) -> Iterator[None]:
    """A setting of Numba, for a while."""
    before = getattr(config, name)
    setattr(config, name, value)
    try:
        yield
    finally:
        setattr(config, name, before)


def _widened_for_rules(rule: Any) -> Any:
    """Called from other rules, it is compiled once for all integers: Numba would do so for each width and constant."""
    resolve = rule.get_call_template

    def resolve_widened(args: Kinds, keywords: dict[str, Any]) -> Any:
        return resolve([_widened(kind) for kind in args], {name: _widened(kind) for name, kind in keywords.items()})

    rule.get_call_template = resolve_widened
    return rule


def _widened(kind: Any) -> Any:
    plain: Any = numba.types.unliteral(kind)
    is_number = plain in numba.types.signed_domain or isinstance(plain, numba.types.IntEnumMember)
    return numba.types.int64 if is_number else plain


# --- Keeping ----------------------------------------------------------------


class Kept:
    """In place of Numba's cache of one function, which has one folder: what it compiles to has the folder of its game.

    It is saved by one process at a time. Numba numbers the files of a function by its index. Of two processes that
    read the index at once, each would give the same number to another file: who looks there later runs the wrong code.
    """

    def __init__(self, function: Any, place: Place) -> None:
        self._function, self._place = function, place
        self._caches: dict[Path, Any] = {}

    def load_overload(self, kinds: Kinds, context: Any) -> Any:
        folder = self._place(self._function, kinds)
        return self._cache(folder).load_overload(kinds, context) if folder else None

    def save_overload(self, kinds: Kinds, data: Any) -> None:
        if folder := self._place(self._function, kinds):
            folder.mkdir(parents=True, exist_ok=True)
            with FileLock(folder / "saving.lock"):
                self._cache(folder).save_overload(kinds, data)

    def _cache(self, folder: Path) -> Any:
        if folder not in self._caches:
            with _set("CACHE_DIR", str(folder)):  # read at once
                self._caches[folder] = FunctionCache(self._function)
        return self._caches[folder]
