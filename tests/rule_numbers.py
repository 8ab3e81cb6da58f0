"""Which rules of a rulebook the code and the tests name: `R3.2`, or `R5.3 to R5.6` for those between, too."""

import ast
import re

NUMBER = re.compile(r"\bR\d+\.\d+\b(?!\.\d)")
RANGE = re.compile(r"\bR(\d+)\.(\d+) to R\1\.(\d+)\b")


def numbers_in(text):
    between = (
        f"R{chapter}.{number}"
        for chapter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    )
    return {*NUMBER.findall(text), *between}


def numbers_in_tests(source):
    """Those that a test names itself. What a module, a helper or a comment says shows nothing: no test need run it."""
    module = ast.parse(source)
    tests = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return set().union(*(numbers_of_test(test, module) for test in tests))


def numbers_of_test(test, module):
    """In its name, docstring, body and rows, and in the rows of tables that it uses."""
    tables, found = _tables_of(module), set()
    waiting, seen = [test], set()
    while waiting:
        node = waiting.pop()
        found |= numbers_in(_words_of(node))
        used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} & tables.keys() - seen
        seen |= used
        waiting += (tables[name] for name in used)
    return found


def _tables_of(module):
    """What is assigned to a name at the top, by name."""
    return {
        target.id: node.value
        for node in module.body if isinstance(node, ast.Assign)
        for target in node.targets if isinstance(target, ast.Name)
    }


def _words_of(node):
    name = getattr(node, "name", "").replace("_", ".")
    texts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return " ".join((name, *texts))
