"""Rules that are called by other rules: parts, which are optimised and translated only within what Python calls.

Left to itself, Numba makes machine code of every function alone, together with all that it calls: of what lies deep
again and again, and nobody ever runs it. Without that, compiling takes half the time.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes


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
