"""In a notebook Panel is loaded once for each page that shows it: a kernel outlives its page."""

from types import SimpleNamespace

import IPython
import IPython.display
import panel as pn
import pytest

from tablecooks.views import notebook


@pytest.fixture
def loaded(monkeypatch):
    """``loaded(session)`` shows something in the page of a session; it gives how often Panel was loaded in all."""
    calls = []
    monkeypatch.setattr(notebook, "_prepared", set())
    scripts = []
    monkeypatch.setattr(pn, "extension", lambda **options: calls.append(options))
    monkeypatch.setattr(IPython.display, "publish_display_data", scripts.append)

    def show(session):
        kernel = SimpleNamespace(get_parent=lambda: {"header": {"session": session}})
        shell = None if session is None else SimpleNamespace(kernel=kernel)
        monkeypatch.setattr(IPython, "get_ipython", lambda: shell)
        notebook.prepare_notebook()
        return len(calls)

    show.calls, show.scripts = calls, scripts
    return show


@pytest.mark.case("N07")
def test_a_page_that_was_loaded_anew_gets_panel_again(loaded):
    assert [loaded("a"), loaded("a"), loaded("b"), loaded("b"), loaded("a")] == [1, 1, 2, 2, 2]
    assert loaded.calls[0] == {"inline": True}
    assert len(loaded.scripts) == 2
    assert all("get_client_comm" in text for text in loaded.scripts[0].values())


def test_outside_a_notebook_nothing_is_loaded(loaded, monkeypatch):
    assert loaded(None) == 0
    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace())  # a terminal
    notebook.prepare_notebook()
    assert loaded.calls == []


def test_a_message_without_a_session_is_a_page_too(loaded, monkeypatch):
    kernel = SimpleNamespace(get_parent=lambda: {})
    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace(kernel=kernel))
    notebook.prepare_notebook()
    notebook.prepare_notebook()
    assert len(loaded.calls) == 1
