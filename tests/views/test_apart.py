"""Two pages never share anything that changes: nothing that is alive hangs on a class or a module."""

import importlib
import inspect
import pkgutil

import pytest
from bokeh.model import Model
from panel.viewable import Viewable, Viewer
from param import Parameterized

import tablecooks.models
import tablecooks.views
from tablecooks.models import Table
from tablecooks.views import AlaCarte
from tests.views.heard import Heard, persons

ALIVE = (Parameterized, Viewable, Viewer, Model)


MODULES = [
    package.__name__ if found is None else found.name
    for package in (tablecooks.models, tablecooks.views)
    for found in (None, *pkgutil.iter_modules(package.__path__, package.__name__ + "."))
]


def _holds_alive(value, depth=3) -> bool:
    if isinstance(value, ALIVE):
        return True
    if depth and isinstance(value, dict):
        return any(_holds_alive(inner, depth - 1) for inner in value.values())
    if depth and isinstance(value, (list, tuple, set, frozenset)):
        return any(_holds_alive(inner, depth - 1) for inner in value)
    return False


@pytest.mark.case("W01")
@pytest.mark.parametrize("name", MODULES)
def test_nothing_alive_hangs_on_a_module_or_class(name):
    module = importlib.import_module(name)
    for name, value in vars(module).items():
        if name.startswith("__"):
            continue
        assert not _holds_alive(value), f"{module.__name__}.{name}"
        if inspect.isclass(value) and value.__module__ == module.__name__:
            for attribute, held in vars(value).items():
                # Param keeps the class's own parameters there; their defaults are looked at below.
                if attribute not in ("param", "_param__private", "_parameters_state"):
                    assert not _holds_alive(held), f"{value.__name__}.{attribute}"
            if issubclass(value, Parameterized):
                for parameter in value.param.objects("existing").values():
                    assert not _holds_alive(parameter.default), f"{value.__name__}.{parameter.name}"


@pytest.mark.case("W01")
def test_the_check_finds_what_is_alive():
    assert _holds_alive({"views": [Heard().view]})
    assert _holds_alive(Table.from_log(persons().scene["save"]))


@pytest.mark.case("W01")
def test_two_pages_share_no_state():
    first, other = persons(), persons()
    before = other.seen()
    first.move("picks Gazpacho Marx")
    first.send("hello", narrow=True, saved="")
    first.send("branch", line=1, at=first.scene["at"])
    first.send("setup")
    first.send("form", values={"cooks": "nine", "name_1": "Ana"})
    assert other.seen() == before
    other.view.refresh()
    assert other.seen() == before
    assert other.form is None
    assert Heard().fields()["name_1"]["value"] == ""


@pytest.mark.case("W01")
def test_no_mutable_value_is_shared_by_two_views():
    first, other = Heard().view, Heard().view
    for name in first.param:
        held = getattr(first, name)
        if isinstance(held, (dict, list)) and held and not name.startswith("_"):
            assert held is not getattr(other, name), name


def test_a_notebook_table_and_its_model():
    made = AlaCarte(cooks=3, seed=7, names=["Ana"])
    assert made.table.names == ("Ana", "Cook 2", "Cook 3")
    assert made.table.players == ("person", "careful", "careful")
    assert AlaCarte(cooks=3, seed=7).table.state == made.table.state
    assert AlaCarte(table=made.table).table is made.table


@pytest.mark.parametrize("settings", [{"cooks": 9}, {"colour": "blue"}, {"seed": "x" * 100}, {"names": ["a", "a"]}])
def test_a_notebook_table_says_what_cannot_be(settings):
    with pytest.raises((ValueError, TypeError)):
        AlaCarte(**settings)
