"""A cook's dish from here, at a table: equal to the plans and to brute force, in words, hidden where it must be."""

from fractions import Fraction

import pytest

from tablecooks.chance import Cooking, best
from tablecooks.chance.dish import AHEAD, STEPS, from_here
from tests.chance.test_plan import brute, brute_spoiled
from tests.rules.kitchen import A, B, stand

WORDS = ("Ana", "Bo", "Cy", "Di")


def of(table, seat=A):
    return from_here(table.game, table.game.view(table.state, seat), seat, WORDS)


TABLES = {
    "fresh": lambda: stand(),
    "two kinds": lambda: stand().lay(A, "Hippo", heat=2, pepper=1),
    "salted": lambda: stand().lay(A, "Hippo", heat=3, pepper=1, salt=1),
    "few left": lambda: stand().lay(A, "Herb Bread", heat=1).shaker("herbs", 2, 4),
    "cold": lambda: stand().lay(A, "Cold Plate"),
    "no seasoning": lambda: stand().lay(A, "Warm Water"),
    "three kinds": lambda: stand().lay(A, "Ragout", heat=4, paprika=1),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_numbers_are_those_of_the_best_plans(name):
    table = TABLES[name]()
    found, cooking = of(table), Cooking.at_table(table.game, table.state, A)
    plans = {goal: best(cooking, goal, max(AHEAD), exact=found.exact) for goal in ("star", "done")}
    assert found.exact == (name != "three kinds")
    assert [row.actions for row in found.within] == list(AHEAD)
    for row in found.within:
        assert row.star == plans["star"].value(left=row.actions)
        assert row.done == plans["done"].value(left=row.actions)
        assert row.spoiled == plans["done"].spoiled(left=row.actions)
        assert row.done + row.spoiled <= 1 + 1e-9
    goal = plans["star" if found.star else "done"]
    values = [goal.values(cooking.start, actions) for actions in STEPS]
    assert [step.values for step in found.steps] == [tuple(one[option] for one in values) for option in values[0]]
    for place in range(len(STEPS)):
        top = max(step.values[place] for step in found.steps)
        equal = [step.values[place] == (top if found.exact else pytest.approx(top)) for step in found.steps]
        assert [step.best[place] for step in found.steps] == [top > 0 and one for one in equal]


def test_a_small_dish_at_a_table_is_as_brute_force_has_it():
    table = stand().lay(A, "Green Sauce", heat=0).shaker("herbs", 3, 1)
    cooking = Cooking.at_table(table.game, table.state, A)
    star, done, spoiled = brute(cooking, "star"), brute(cooking, "done"), brute_spoiled(cooking, "done")
    for row in of(table).within[:5]:
        assert row.star == star(cooking.start, row.actions)
        assert row.done == done(cooking.start, row.actions)
        assert row.spoiled == spoiled(cooking.start, row.actions)[1]


def test_what_is_certain_by_hand():
    """One crystal falls for certain: 15 of 20 times it is herbs, which makes the cold dish done with a star."""
    table = stand(fall="weights 0:1").lay(A, "Frozen Herbs")
    found = of(table)
    assert found.within[0][1:] == (Fraction(3, 4), Fraction(3, 4), 0)
    # The second tip may mend a first grain of salt for done, not for the star; it then comes out of 15 and 4.
    assert found.within[1][1:] == (Fraction(3, 4), Fraction(3, 4) + Fraction(1, 4) * Fraction(15, 19), 0)
    assert found.working[:2] == ("Tip herbs, then a star within 3 actions in all:", "done, with a star: 3/4")
    assert found.working[-1] == "all together 3/4"


def test_while_the_die_says_choose_the_raises_are_the_options():
    table = stand().lay(A, "Pepper Steak", heat=1, pepper=1).roll("choose 1, 2 or 3")
    found = of(table)
    assert [step.label for step in found.steps] == ["Raise by 1", "Raise by 2", "Raise by 3"]
    assert [step.values[0] == 1 for step in found.steps] == [False, True, True]
    assert found.within[0].done == found.within[0].star == 1
    assert found.within[0].spoiled == 0


SAID = {
    "A star is still possible: with 1 lemon and 1 pepper more, no salt, heat 3 to 5 (AC-D4).": (
        lambda: stand().lay(A, "Hippo", pepper=1)
    ),
    "A star is still possible: with 1 pepper, 2 paprika and 1 herbs more, no salt, heat 5 to 6 (AC-D4).": (
        lambda: stand().lay(A, "Ragout")
    ),
    "A star is still possible: with nothing more, heat 3 to 5 (AC-D4).": (
        lambda: stand().lay(A, "Pepper Steak", pepper=1)
    ),
    "This dish takes no seasoning, so it never earns a star (AC-D5). "
    "It can still be done: with nothing more, heat 2 to 4 (AC-D1).": (lambda: stand().lay(A, "Warm Water")),
    "No star any more: there is salt in the pan (AC-D4). "
    "It can still be done: with at least 1 lemon and 2 pepper more, heat 3 to 5 (AC-D1).": (
        lambda: stand().lay(A, "Hippo", salt=1)
    ),
    "No star any more: herbs is not on this recipe (AC-Q17). "
    "It can still be done: with at least 1 lemon and 2 pepper more, heat 3 to 5 (AC-D1).": (
        lambda: stand().lay(A, "Hippo", herbs=1)
    ),
    "No star any more: 2 pepper in the pan, and the recipe asks for 1 (AC-D4). "
    "It can still be done: with nothing more, heat 3 to 5 (AC-D1).": (lambda: stand().lay(A, "Pepper Steak", pepper=2)),
    "A star is still possible: with 1 pepper more, no salt, heat 3 to 5 (AC-D4). "
    "But with this fall and these shakers no star can come within 12 actions.": (
        lambda: stand(fall="weights 0:0:1").lay(A, "Pepper Steak")
    ),
}


@pytest.mark.parametrize("said", SAID)
def test_what_is_still_needed_or_why_no_star_can_come(said):
    found = of(SAID[said]())
    assert " ".join(found.said) == said
    assert found.within
    assert found.star == said.endswith("(AC-D4).")


NOTHING = {
    "A crêpe is done when a flip lands, in 1 of 3 tries (AC-R5). It never earns a star (AC-D5).": (
        lambda: stand().lay(A, "crêpe")
    ),
    "This dish is burnt: on its cook's turn it goes into the bin (AC-H8, AC-X1).": (
        lambda: stand().lay(A, "Hippo", heat=6)
    ),
    "This dish is over-seasoned: on its cook's turn it goes into the bin (AC-P4, AC-X1).": (
        lambda: stand().lay(A, "Hippo", pepper=3)
    ),
    "This dish is done, with a star. On its cook's turn it is served, if it is still done then (AC-Q1).": (
        lambda: stand().lay(A, "Pepper Steak", heat=3, pepper=1)
    ),
    "This dish is done, without a star. On its cook's turn it is served, if it is still done then (AC-Q1).": (
        lambda: stand().lay(A, "Pepper Steak", heat=3, pepper=1, salt=1)
    ),
    "No star as things stand. "
    "Heat 5 is past the right heat, 2 to 4: only the cup “lower the heat” brings it back (AC-K5).": (
        lambda: stand().lay(A, "Blue Trout", heat=4).warm(A, 5).lay(B, "Warm Water")
    ),
    "First comes what chance brings.": lambda: stand().do("rolls the heat die"),
}


@pytest.mark.parametrize("said", NOTHING)
def test_where_there_is_nothing_to_count_a_sentence_says_why(said):
    table = NOTHING[said]()
    if "past the right heat" in said:
        table.lay(A, "Blue Soup", heat=6)
        said = said.replace("Heat 5", "Heat 6").replace("2 to 4", "4 to 5")
    found = of(table)
    assert " ".join(found.said) == said
    assert found.within == found.steps == found.working == found.assumed == ()


def test_opaque_shakers_give_no_number_and_no_hint():
    tables = [stand(opaque=True).lay(A, "Hippo").shaker("pepper", *inside) for inside in ((15, 5), (1, 5), (0, 0))]
    seen = {of(table) for table in tables}
    assert len(seen) == 1
    assert seen.pop().said == (
        "A star is still possible: with 1 lemon and 2 pepper more, no salt, heat 3 to 5 (AC-D4).",
        "Nobody sees into the shakers, so the odds are hidden: estimate them from what has fallen.",
    )


def test_what_others_have_does_not_count():
    alone, beside = stand(), stand().lay(B, "Duck", heat=2, lemon=1, paprika=1)
    assert alone.state.seasoning != beside.state.seasoning
    assert of(alone) == of(beside)
    assert of(alone) != of(stand().shaker("pepper", 14))
