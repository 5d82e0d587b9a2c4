"""The parts of lessons: nothing is shown before it is locked, and the graphs agree with the exact laws."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from bokeh.document import Document
from bokeh.models import ImportedStyleSheet, Plot
from panel.widgets import StaticText

from tablecooks.lessons import Choose, Hands, Pool, Position, Predict, Stream, Watch
from tablecooks.lessons.graphs import three_graphs


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


def test_the_figures_stay_the_same_models_when_more_samples_are_taken():
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


def test_each_figure_has_an_axis_of_its_own():
    """There are more waits than samples: on one axis the bars of the waits would be cut off."""
    watch = Watch(stream(fresh=False))
    root = watch.__panel__().get_root()
    watch.samples.value = 1000
    tops = {plot.title.text: plot.y_range.end for plot in root.select({"type": Plot})}
    for title, table in (
        ("Waiting for salt", watch.stream.waits_table(1000)),
        ("salt in 4", watch.stream.counts_table(1000)),
    ):
        tallest = max([*table.values(), *map(float, table.expected.values())])
        assert tallest <= tops[title] < 1.3 * tallest


def test_served_graphs_are_drawn_from_the_same_numbers_and_cost_no_figure():
    watch = Watch(stream(fresh=False))
    watch.is_served = True
    root = watch.__panel__().get_root()
    assert not [*root.select({"type": Plot})]
    before = [picture.value for picture in watch._pictures]
    watch.samples.value = 1000
    after = [picture.value for picture in watch._pictures]
    assert all("<svg" in value for value in after)
    assert all(one != other for one, other in zip(before, after, strict=True))
    tallest = max(watch.stream.counts_table(1000).values())
    assert f">{tallest}</text>" in after[2]


def test_another_name_has_other_luck_and_begins_anew():
    hands = Hands(lambda rng: rng.choice(["pepper", "salt"], size=12), seed="Ana", most=3)
    hands.tip()
    first = hands.rows
    hands.name_field.value = "Bo"
    assert hands.rows == []
    hands.tip()
    assert hands.rows != first
    hands.name_field.value = "Ana"
    hands.tip()
    assert hands.rows == first


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Nobody has counted yet"),
        ("12, -3", "Number 2 is &#x27;-3&#x27;. It must be a whole number from 0 to 50."),
        ("12 51", "Number 2 is &#x27;51&#x27;"),
        ("twelve", "Number 1 is &#x27;twelve&#x27;"),
        ("1.5", "Number 1 is"),
        ("²", "Number 1 is"),
        ("1 " * 201, "That are 201 numbers; up to 200 are taken."),
    ],
)
def test_a_pool_says_what_it_cannot_read_and_keeps_it(typed, said):
    pool = Pool([12, 15], of=50)
    pool.line.value = typed
    assert said in pool.status.value
    assert pool.line.value == typed


def test_a_pool_puts_the_class_together():
    pool = Pool([12, 15, 9], of=50)
    assert pool.counts == [12, 15, 9]
    assert "All together 36 of 150 were salt: 24.0 %." in pool.status.value
    pool.line.value = "1;2 3"
    assert pool.counts == [1, 2, 3]


def test_a_position_is_a_table_that_can_be_asked():
    ana = Position("Ana", "Pea Parade", heat=2, pan={"lemon": 1})
    assert [move.words for move in ana.game.moves(ana.state)][:3] == ["rolls the heat die", "tips lemon", "tips herbs"]
    assert "Pea Parade" in repr(ana)
    assert "14 lemon and 5 salt" in repr(ana)
    html = Position("<Ana>", "Pea Parade", shakers={"herbs": (3, 1)})._repr_html_()
    assert html.count("<svg") == 2
    assert "<Ana>" not in html


@pytest.mark.parametrize(
    "wrong", [{"dish": "Soup"}, {"dish": "Pea Parade", "heat": 9}, {"dish": "Pea Parade", "heat": 5}]
)
def test_a_position_that_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError, match=r"."):
        Position("Ana", **wrong)


PARTS = {
    "hands": lambda: Hands(lambda rng: rng.choice(["pepper", "salt"], size=4), seed="Ana"),
    "predict": lambda: Predict("How many?", answer=lambda: Fraction(7, 2)),
    "choose": lambda: Choose("Which?", {"this": lambda: Fraction(1, 8), "that": lambda: Fraction(3, 8)}),
    "watch": lambda: Watch(stream(fresh=True)),
    "pool": lambda: Pool([1, 2], of=5),
}


def use(part):
    """What a pupil does with it."""
    if isinstance(part, Hands):
        part.name_field.value = "Bo, 7b"
        part.tip()
    elif isinstance(part, Predict):
        part.number.value = "3,5"
        part.lock()
    elif isinstance(part, Choose):
        part.choice.value = "that"
        part.choose()
    elif isinstance(part, Watch):
        part.samples.value = 100
    else:
        part.line.value = "1 5"


def looks(part) -> str:
    """All words that a part shows."""
    return " ".join(widget.value for widget in part.__panel__().select(StaticText))


@pytest.mark.parametrize("make", PARTS.values(), ids=PARTS)
def test_a_part_comes_back_from_what_a_link_keeps(make):
    used, again = make(), make()
    assert used.kept == ""
    use(used)
    again.go_on(used.kept)
    assert again.kept == used.kept != ""
    assert looks(again) == looks(used) != looks(make())


@pytest.mark.parametrize("make", PARTS.values(), ids=PARTS)
@pytest.mark.parametrize(
    "kept", ["", "x", ",,", "9999999999", "-1", "7,1000,revealed", "²", "3,70,revealed,x", "1/0,70"]
)
def test_a_broken_link_breaks_no_part(make, kept):
    part = make()
    part.go_on(kept)
    assert looks(part)


def test_a_link_with_an_answer_in_it_reveals_only_what_was_locked():
    predict = PARTS["predict"]()
    predict.go_on("4,70")
    assert (predict.stage, predict.kept) == ("locked", "4,70")
    predict.reveal()
    assert predict.kept == "4,70,revealed"
    assert "3.5" not in predict.kept
