"""Who imports whom: a lower layer never imports a higher one, and rules cost no import of Panel or of a compiler."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: From the lowest up. What belongs to no layer, such as the package itself or its command, is above them all.
LAYERS = ("core", "games", "chance", "simulate", "bots", "models", "draw", "views", "classroom")
TOP = len(LAYERS)
RULES_ONLY = LAYERS[: LAYERS.index("bots") + 1]
HEAVY = ("bokeh", "holoviews", "numba", "pandas", "panel", "param", "scipy.stats")


def source_files():
    package = sorted((ROOT / "tablecooks").rglob("*.py"))
    return package + sorted((ROOT / "apps").rglob("*.py"))


def module_name(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(module):
    """The height of a module of the package; None for other packages and for the package itself."""
    parts = module.split(".")
    if parts[0] != "tablecooks" or len(parts) == 1:
        return None
    return LAYERS.index(parts[1]) if parts[1] in LAYERS else TOP


def imports(path):
    """Names of the modules that a file imports, anywhere in it, with the line."""
    package = module_name(path).split(".") if path.name == "__init__.py" else module_name(path).split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)


def test_lower_layers_never_import_higher_ones():
    violations = []
    for path in source_files():
        own = layer(module_name(path))
        if own is None or own == TOP:
            continue
        for module, line in imports(path):
            other = layer(module)
            if other is not None and other > own and module != "tablecooks.__version__":
                violations.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert violations == []


def test_only_views_and_above_know_panel_and_only_models_and_above_know_param():
    lowest = {"panel": "views", "bokeh": "views", "holoviews": "views", "param": "models"}
    violations = []
    for path in source_files():
        own = layer(module_name(path))
        for module, line in imports(path):
            needed = lowest.get(module.split(".")[0])
            if needed and own is not None and own < LAYERS.index(needed):
                violations.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert violations == []


def test_games_know_nothing_of_each_other():
    violations = []
    files = sorted((ROOT / "tablecooks" / "games").glob("*/*.py"))
    games = {path.parent.name for path in files}
    for path in files:
        for module, line in imports(path):
            parts = module.split(".")
            if parts[:2] == ["tablecooks", "games"] and games.intersection(parts[2:3]) - {path.parent.name}:
                violations.append(f"{path.relative_to(ROOT)}:{line} imports {module}")
    assert violations == []


@pytest.mark.parametrize("lowest", RULES_ONLY)
def test_rules_and_bots_leave_heavy_packages_alone(lowest):
    """In a fresh process: the package, and every module up to this layer."""
    height = LAYERS.index(lowest)
    names = [module_name(path) for path in source_files()]
    modules = ["tablecooks", *(name for name in names if (found := layer(name)) is not None and found <= height)]
    code = f"import importlib, sys\nfor name in {modules}: importlib.import_module(name)\n"
    code += f"print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
