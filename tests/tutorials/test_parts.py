"""The parts of lessons: nothing is shown before it is locked, and the graphs agree with the exact laws."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from bokeh.document import Document
from bokeh.models import ImportedStyleSheet, Plot

from tablecooks.lessons import Choose, Hands, Predict, Stream, Watch, three_graphs


def stream(fresh):
    rng = np.random.default_rng(7)
    return Stream.shakers(5, 15, 4, 1000, rng) if fresh else Stream.tries("1/4", 4, 1000, rng)


def shown(part) -> str:
    """All that the page is sent."""
    page = Document()
    page.add_root(part.__panel__().get_root())
    return str(page.to_json())


def test_the_answer_is_not_even_worked_out_before_it_is_revealed():
    asked = []
    predict = Predict("How many?", answer=lambda: asked.append(1) or Fraction(4321, 1000), unit="of 20")
    predict.reveal()
    predict.number.value = "7"
    predict.lock_button.clicks += 1
    assert asked == []
    assert "4.321" not in shown(predict)
    predict.reveal_button.clicks += 1
    assert "You said 7 of 20. The answer is 4.321 of 20." in predict.status.value


def test_a_locked_number_stays():
    predict = Predict("How many?", answer=lambda: 5)
    predict.number.value = "seven"
    predict.lock()
    assert predict.stage == "asked"
    assert "Write a number" in predict.status.value
    predict.number.value = "3,5"
    predict.lock()
    predict.number.value = "5"
    predict.lock()
    assert predict.said == Fraction(7, 2)
    assert predict.number.disabled


def test_what_choices_are_worth_appears_after_the_choice():
    choose = Choose("Which?", {"this": lambda: Fraction(1, 8), "that": lambda: Fraction(3, 8)})
    choose.button.clicks += 1
    assert "Pick one first." in choose.status.value
    choose.choice.value = "this"
    choose.button.clicks += 1
    assert "You chose this: 12.5 %. The best is 37.5 %." in choose.status.value
    choose.choice.value = "that"
    choose.choose()
    assert choose.chosen == "this"


def test_hands_give_the_same_tips_for_the_same_seed_and_end():
    def tipped(seed):
        hands = Hands(lambda rng: rng.choice(["pepper", "salt"], size=4), seed=seed, most=3)
        for _nth in range(5):
            hands.tip()
        return hands.rows

    assert tipped("Ana") == tipped(" Ana ")
    assert tipped("Ana") != tipped("Bo")
    assert len(tipped("Ana")) == 3


@pytest.mark.parametrize("fresh", [True, False])
def test_a_stream_comes_to_its_laws(fresh):
    one = stream(fresh)
    assert one.counted(1000).mean() == pytest.approx(1, abs=5 * one.counts.sd() / 1000**0.5)
    mean, spread = (3.5, 2.4) if fresh else (4, 3.5)
    waits = one.waited(1000)
    assert waits.mean() == pytest.approx(mean, abs=5 * spread / len(waits) ** 0.5)
    n, share, reach = one.running(1000)
    assert n[-1] == 4000
    assert share[-1] == one.counted(1000).sum() / 4000
    assert reach[-1] == pytest.approx(2 * one.counts.sd() / 4 / 1000**0.5)


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize("stop", [1, 10, 1000])
def test_three_graphs_are_one_stream_with_a_summary_and_a_table_each(fresh, stop):
    one = stream(fresh)
    watch = Watch(one)
    watch.samples.value = stop
    assert len(three_graphs(one, stop)) == 3
    for words in watch._words:
        assert "<caption>" in words.value
        assert 'role="status"' in words.value
    assert f"After {4 * stop}:" in watch._words[0].value


def test_the_figures_stay_the_same_models_when_the_slider_moves():
    """A figure made anew after the cell was shown would ask another machine for its style sheets."""
    watch = Watch(stream(fresh=True))
    root = watch.__panel__().get_root()
    before = {model.id for model in root.select({"type": Plot})}
    watch.samples.value = 1000
    assert {model.id for model in root.select({"type": Plot})} == before
    assert len(before) == 3


def test_waits_and_counts_come_from_the_same_crystals():
    rows = np.array([[0, 0, 1, 0], [0, 0, 0, 1]], dtype=bool)
    one = replace(stream(fresh=False), rows=rows)
    assert one.waited(2).tolist() == [3, 5]
    assert one.counted(2).tolist() == [1, 1]


@pytest.mark.case("N07")
def test_what_changes_sends_no_style_sheet_that_another_machine_has():
    """Panel puts style sheets into the page when a cell is shown; what it makes anew later would fetch them."""
    watch = Watch(stream(fresh=True))
    root = watch.__panel__().get_root()
    for model in root.references():
        if hasattr(model, "stylesheets"):
            model.stylesheets = []
    watch.samples.value = 1000
    assert not [model for model in root.references() if isinstance(model, ImportedStyleSheet)]
