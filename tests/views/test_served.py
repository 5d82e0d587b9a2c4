"""What every served page begins with."""

import pytest
from bokeh.document import Document
from panel.io.state import set_curdoc

from tablecooks.lessons import LESSONS, lesson_page
from tablecooks.views import lab, page


@pytest.mark.parametrize(
    ("make", "title", "in_main"),
    [
        (lambda: page("alacarte"), "À la carte", False),
        (lambda: page("breakfast"), "King's Breakfast", False),
        (lab.page, "The spice lab", False),
        (lambda: lesson_page(LESSONS[0]), "Play a round", True),
    ],
    ids=["alacarte", "breakfast", "lab", "lesson"],
)
def test_a_page_has_a_title_and_words_until_it_has_come(make, title, in_main):
    document = Document()
    with set_curdoc(document):
        make()
    assert document.title == title
    words = document.template_variables["tablecooks_words"]
    assert set(words) == {"waiting", "no_script", "late", "again"}
    assert all(words.values())
    assert document.template_variables["tablecooks_in_main"] is in_main
    assert "tablecooks-waiting" in document.template
