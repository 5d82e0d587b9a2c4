"""The laws of the lab's shaker, its stream of tips, and the link that leads to it."""

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from tablecooks.core.seed import Luck
from tablecooks.games.alacarte.fall import parse_fall
from tablecooks.models.lab import Lab, lab_link
from tablecooks.models.lab_settings import MOST_TIPS, LabSettings, read_query
from tablecooks.models.lab_shaker import BACK, EMPTIES, MODES, REFILL, Shaker, wristed
from tablecooks.models.lab_stream import Stream, counted
from tablecooks.models.settings import SettingsError
from tablecooks.models.table import StaleClick


def lab_of(**settings) -> Lab:
    made, errors = LabSettings.from_text({"seed": "7"} | {name: str(value) for name, value in settings.items()})
    assert errors == {}
    return Lab(made)


@pytest.mark.parametrize(
    ("n", "without", "put_back", "sd_without", "sd_back"),
    [
        (1, 0.7500, 0.7500, 0.433, 0.433),
        (2, 0.5526, 0.5625, 0.596, 0.612),
        (3, 0.3991, 0.4219, 0.709, 0.750),
        (4, 0.2817, 0.3164, 0.795, 0.866),
        (6, 0.1291, 0.1780, 0.910, 1.061),
        (8, 0.0511, 0.1001, 0.973, 1.225),
        (10, 0.0163, 0.0563, 0.993, 1.369),
    ],
)
def test_salt_among_n_with_and_without_replacement(n, without, put_back, sd_without, sd_back):
    shaker = Shaker()
    for back, none, sd in ((False, without, sd_without), (True, put_back, sd_back)):
        law = shaker.among((15, 5), n, back)
        assert float(law.P(0)) == pytest.approx(none, abs=5e-5)
        assert law.sd() == pytest.approx(sd, abs=5e-4)
        assert law.mean() == Fraction(n, 4)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("fall", ["weights 4:7:5:2:1:1", "poisson 1.5", "binomial 1/10", "weights 0:0:1"])
def test_laws_sum_to_one(mode, fall):
    shaker = Shaker(fall=parse_fall(fall), mode=mode)
    for inside in ((15, 5), (1, 5), (3, 0), (0, 2), (1, 0)):
        assert sum(shaker.fell(inside).values()) == 1
        assert sum(shaker.salted(inside).values()) == 1
    assert sum(shaker.first_salt(400).values()) == pytest.approx(1)


@pytest.mark.parametrize("mode", MODES)
def test_the_mean_wait_is_that_of_its_law(mode):
    shaker = Shaker(mode=mode)
    law = shaker.first_salt(600)
    assert sum(w * chance for w, chance in law.items()) == pytest.approx(float(shaker.mean_first_salt()))
    if mode != REFILL:
        assert shaker.mean_first_salt() == {EMPTIES: Fraction(7, 2), BACK: 4}[mode]


def test_the_wait_over_refilled_tips_is_what_all_sequences_of_tips_give():
    shaker = Shaker(2, 1, parse_fall("weights 0:1:1"), REFILL)
    by_hand = dict.fromkeys((1, 2, 3), Fraction(0))
    # Out of two seasoning and one salt the salt is the first, second or third crystal with 1/3 each.
    for falls in product((1, 2), repeat=3):
        before, reaches = 0, Fraction(1, 8)
        for fell in falls:
            for place in range(1, fell + 1):
                if before + place <= 3:
                    by_hand[before + place] += reaches * Fraction(1, 3)
            before, reaches = before + fell, reaches * Fraction(3 - fell, 3)
    law = shaker.first_salt(3)
    assert law == pytest.approx({wait: float(chance) for wait, chance in by_hand.items()})


def test_without_salt_nobody_waits_for_it():
    assert Shaker(15, 0).mean_first_salt() is None
    assert sum(Shaker(15, 0).first_salt(30).values()) == 0


@pytest.mark.parametrize(("wrist", "factor"), [("gentle", Fraction(1, 2)), ("usual", 1), ("strong", 2)])
def test_a_wrist_changes_the_mean_of_the_fall_by_its_factor(wrist, factor):
    fall = parse_fall("weights 4:7:5:2:1:1")
    mean = Shaker(30, 10, fall).fell((30, 10)).mean()
    assert Shaker(30, 10, wristed(fall, wrist)).fell((30, 10)).mean() == factor * mean
    assert wristed(parse_fall("poisson 1.5"), "gentle").to_text() == "poisson 0.75"
    assert wristed(parse_fall("binomial 1/10"), "strong").to_text() == "binomial 19/100"


@pytest.mark.parametrize("mode", MODES)
def test_the_stream_is_made_by_the_seed_alone(mode):
    shaker = Shaker(mode=mode)
    at_once, one_by_one = Stream(shaker, Luck("7")), Stream(shaker, Luck("7"))
    at_once.make(250)
    for _tip in range(250):
        one_by_one.make()
    assert at_once.tips == one_by_one.tips
    other = Stream(shaker, Luck("8"))
    other.make(250)
    assert other.tips != at_once.tips


def test_what_is_in_the_shaker_follows_from_what_fell():
    stream = Stream(Shaker(), Luck("7"))
    stream.make(500)
    inside = (15, 5)
    for tip in stream.tips:
        assert tip.inside == inside
        assert tip.fell <= sum(inside)
        assert tip.salt <= inside[1]
        inside = inside[0] - (tip.fell - tip.salt), inside[1] - tip.salt
        inside = inside if sum(inside) else (15, 5)
    refilled = Stream(Shaker(mode=REFILL), Luck("7"))
    refilled.make(50)
    assert {tip.inside for tip in refilled.tips} == {(15, 5)}


@pytest.mark.parametrize("mode", MODES)
def test_what_was_counted_keeps_to_the_laws(mode):
    """Within five standard errors, for one fixed seed."""
    lab = lab_of(mode=mode, tips=20_000)
    stream, n = lab.stream, 20_000
    for count, tally in (("crystals", stream.fell()), ("salt", stream.salted())):
        for value, expected in lab.expected(count, n).items():
            assert abs(tally[value] - expected) <= 5 * sqrt(expected) + 5
    waits = stream.waits()
    law = lab.shaker.first_salt(60)
    for wait, chance in law.items():
        assert abs(waits[wait] - waits.total() * chance) <= 5 * sqrt(waits.total() * chance) + 1
    share = stream.shares()[-1]
    assert abs(share.salt / share.crystals - 0.25) <= max(2.5 * share.reach, 1e-9)


def test_an_emptied_shaker_has_given_exactly_its_salt():
    stream = Stream(Shaker(), Luck("7"))
    stream.make(400)
    for place in range(1, 401):
        if stream.inside_after(place) == (15, 5) and stream.tips[place - 1].fell:
            crystals, salt = stream.totals(place)
            assert salt * 4 == crystals
            assert stream.shares(place)[-1].reach == pytest.approx(0, abs=1e-9)


@pytest.mark.case("P09")
@pytest.mark.parametrize(
    ("values", "bars"),
    [
        ([0, 1, 2, 3, 4, 5], {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}),
        ([2, 2, 4], {0: 0, 1: 0, 2: 2, 3: 0, 4: 1}),
        ([3] * 1000, {0: 0, 1: 0, 2: 0, 3: 1000}),
        ([0] * 7, {0: 7}),
        ([], {0: 0}),
    ],
)
def test_one_bar_for_each_whole_number(values, bars):
    from collections import Counter

    assert counted(Counter(values)) == bars
    assert sum(bars.values()) == len(values)


def test_a_click_that_comes_twice_tips_once():
    lab = lab_of()
    lab.tip(1, at=0)
    with pytest.raises(StaleClick, match="too late"):
        lab.tip(1, at=0)
    assert lab.made == 1
    with pytest.raises(ValueError, match="up to 20000"):
        lab.tip(MOST_TIPS)


def test_the_replay_stands_where_it_is_put():
    lab = lab_of(tips=30)
    lab.look(12)
    assert (lab.position, lab.made) == (12, 30)
    with pytest.raises(ValueError, match="no tip 31"):
        lab.look(31)


def test_a_link_says_only_what_is_unusual_and_comes_back():
    assert lab_link() == "spicelab"
    link = lab_link("herbs", 12, 4, parse_fall("poisson 1.5"), seed=7, mode="refill", tips=40)
    assert link.startswith("spicelab?kind=herbs&seasoning=12&salt=4")
    settings, errors = LabSettings.from_text(read_query(link.partition("?")[2]))
    assert errors == {}
    assert settings.shaker() == Shaker(12, 4, parse_fall("poisson 1.5"), REFILL)
    assert lab_link("herbs", 12, 4, "poisson 1.5", seed="7", mode="refill", tips=40) == link
    with pytest.raises(SettingsError, match="Salt: a whole number"):
        lab_link(salt=-1)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("seasoning", "-3", "a whole number from 0 to 40"),
        ("salt", "five", "a whole number from 0 to 40"),
        ("salt", "2.5", "a whole number from 0 to 40"),
        ("salt", "١٢٣٤٥٦٧٨٩٠", "a whole number from 0 to 40"),
        ("kind", "sugar", "one of lemon"),
        ("mode", "", "one of empties"),
        ("fall", "weights 0:0", "no crystal ever falls"),
        ("fall", "poisson nan", "not a number"),
        ("fall", "weights 1:-2", "must be 0 or more"),
        ("fall", "1 " * 30, "1 to 21 weights"),
        ("seed", "x" * 200, "at most 80"),
        ("sugar", "1", "no setting called 'sugar'"),
    ],
)
def test_what_cannot_be_used_gets_a_sentence_and_leaves_the_rest(name, text, sentence):
    settings, errors = LabSettings.from_text({name: text, "kind": "herbs"} if name != "kind" else {name: text})
    assert sentence in " ".join(errors.values())
    assert settings.shaker() == Shaker()
    assert name == "kind" or settings.kind == "herbs"


def test_an_empty_shaker_is_refused_at_its_field():
    _settings, errors = LabSettings.from_text({"seasoning": "0", "salt": "0"})
    assert errors == {"seasoning": "A shaker needs at least one crystal."}


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("4:7:5:2:1:1", ""),
        ("weights 4:7:5:2:1:1", ""),
        ("0.333, 0.333, 0.333", "taken as weights 1:1:1"),
        (" ".join(["0.1"] * 10), "taken as weights 1:1:1:1:1:1:1:1:1:1"),
        ("4,7,5", "taken as weights 4:7:5"),
    ],
)
def test_weights_that_were_scaled_are_said(text, note):
    settings, errors = LabSettings.from_text({"fall": text})
    assert errors == {}
    assert settings.fall_note() == note


def test_every_parameter_has_a_doc_and_a_label():
    for name in LabSettings.param:
        assert name == "name" or (LabSettings.param[name].doc and LabSettings.param[name].label)
    for name in Lab.param:
        assert name == "name" or Lab.param[name].doc


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("fall", ["weights 4:7:5:2:1:1", "poisson 3"])
def test_what_is_expected_is_the_sum_of_the_exact_laws(mode, fall):
    lab = lab_of(mode=mode, fall=fall, seasoning=9, salt=5, tips=300)
    for count in ("crystals", "salt"):
        exact: dict[int, Fraction] = {}
        for tip in lab.stream.tips:
            law = lab.shaker.fell(tip.inside) if count == "crystals" else lab.shaker.salted(tip.inside)
            for value, chance in law.items():
                exact[value] = exact.get(value, 0) + chance
        found = lab.expected(count, 300)
        assert {value: found[value] for value in exact} == pytest.approx({k: float(v) for k, v in exact.items()})
        assert sum(found.values()) == pytest.approx(300)


@pytest.mark.parametrize("stop", [0, 1, 999, 1000, 1001, 1730, 2000, 2500])
def test_looking_back_counts_what_was_counted_then(stop):
    whole, then = Stream(Shaker(), Luck("7")), Stream(Shaker(), Luck("7"))
    whole.make(2500)
    then.make(stop)
    for name in ("fell", "salted", "waits", "totals", "contents", "shares"):
        assert getattr(whole, name)(stop) == getattr(then, name)(), name
