"""The drawing of À la carte: well-formed, of one size, says what may be clicked, hides what is hidden."""

import random
import re
from xml.etree import ElementTree

import pytest

from tablecooks.draw import style
from tablecooks.draw.alacarte import crystal_svg, describe, parts, picture
from tablecooks.draw.svg import fit, lines, width_of
from tablecooks.games import alacarte
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import HOTTEST, KINDS, SEASONINGS, Asks, Kind

NAMES = ("Ana", "Bo", "Cy", "Dee")
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "]]>&amp;<!--",
    "W" * 2000,
    "nul \0 bell \a turn \u202e lone \ud800 end \uffff",
    "名前" * 30,
    "",
    " \n\t ",
)


def played(cooks: int, seed: int, every: int = 7, **settings):
    """A game and some of its states, by random play that shuns the end of a turn."""
    game, chance = alacarte.game(cooks=cooks, **settings), random.Random(seed)
    state, states = game.start(), []
    while not game.is_over(state) and len(states) < 10:
        moves = game.moves(state)
        weights = [0.2 if move.number == m.END else 1 for move in moves]
        state = game.apply(state, chance.choices(moves, weights)[0])
        if game.turn(state) >= 0 and (not states or chance.randrange(every) == 0):
            states.append(state)
    return game, states


GAMES = [played(2, 1), played(2, 4, goal=7), played(3, 2), played(4, 3)]
TABLES = [(game, state) for game, states in GAMES for state in states]


def trees(drawn):
    return {part.key: ElementTree.fromstring(part.svg) for part in drawn}


def clickable(svg_text: str) -> list[str]:
    return [node.get("data-move") for node in ElementTree.fromstring(svg_text).iter() if node.get("data-move")]


def has_place(state, move) -> bool:
    number = move.number
    if m.RAISE <= number < m.PICK:
        return state.heat[state.cook] + number - m.RAISE + 1 <= HOTTEST
    blocks = ((m.TIP, m.FLIP), (m.PICK, m.LET_GO), (m.LAY_POINT, m.RESEASON), (m.TAKE, m.SHOWS))
    return number in (m.ROLL, m.FLIP) or any(low <= number < high for low, high in blocks)


def test_equal_states_are_drawn_equally():
    for game, state in TABLES:
        before = state.key()
        first = parts(game, state, NAMES, ("you",), game.moves(state))
        assert first == parts(game, state.copy(), NAMES, ("you",), game.moves(state))
        assert state.key() == before


def test_parts_come_in_order():
    for game, states in GAMES:
        keys = [part.key for part in parts(game, states[0], NAMES)]
        assert keys == ["offer", "shakers", "tray", *(f"cook-{seat}" for seat in range(game.seats))]
        assert list(describe(game, states[0], NAMES)) == keys


@pytest.mark.parametrize("narrow", [False, True])
def test_no_move_changes_a_size(narrow):
    for game, states in GAMES:
        sizes = {
            tuple((part.key, part.width, part.height) for part in parts(game, state, NAMES, narrow=narrow))
            for state in [game.start(), *states]
        }
        assert len(sizes) == 1
        if narrow:
            assert all(width <= 358 for _key, width, _height in sizes.pop())


def test_sizes_are_those_of_the_svg():
    game, state = TABLES[0]
    for part in parts(game, state, NAMES):
        root = ElementTree.fromstring(part.svg)
        assert root.get("viewBox") == f"0 0 {part.width} {part.height}"


def test_what_is_allowed_and_has_a_place_can_be_clicked():
    asked = set()
    for game, state in TABLES:
        asked.add(Asks(state.asks))
        allowed = game.moves(state)
        found = [words for part in parts(game, state, NAMES, allowed=allowed) for words in clickable(part.svg)]
        assert sorted(found) == sorted(move.words for move in allowed if has_place(state, move))
    assert {Asks.ACT, Asks.PICK, Asks.FIRST_DISH} <= asked


def test_each_cup_to_be_taken_can_be_clicked():
    game = alacarte.game(cooks=3)
    state = GAMES[2][1][-1].copy()
    state.asks = Asks.TAKE
    state.cups[(state.cook + 1) % 3] = [2, 1, 1, 3, 1]
    allowed = game.moves(state)
    found = [words for part in parts(game, state, NAMES, allowed=allowed) for words in clickable(part.svg)]
    assert found
    assert sorted(found) == sorted(move.words for move in allowed)


def test_nothing_can_be_clicked_where_nothing_is_allowed():
    for game, state in TABLES:
        assert "data-move" not in picture(game, state, NAMES)


def test_what_can_be_clicked_is_a_named_button():
    for game, state in TABLES:
        for tree in trees(parts(game, state, NAMES, allowed=game.moves(state))).values():
            for node in tree.iter():
                if node.get("data-move"):
                    assert node.get("role") == "button"
                    assert node.get("aria-label") == node[0].text
                    assert "can" in node.get("class").split()


def test_buttons_are_large_enough():
    for game, state in TABLES:
        svg = picture(game, state, NAMES, allowed=game.moves(state))
        for node in ElementTree.fromstring(svg).iter():
            if node.get("class") == "edge":
                across = min(
                    float(node.get("width", 999)), float(node.get("height", 999)), 2 * float(node.get("r", 999))
                )
                assert across >= style.TARGET


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_letter_by_letter(name):
    for game, states in GAMES[1:]:
        names = (name,) * game.seats
        svg = picture(game, states[-1], names, (name,) * game.seats, game.moves(states[-1]))
        tags = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(svg).iter()}
        assert tags <= {"svg", "g", "rect", "circle", "path", "text", "title", "desc", "style"}
        assert "<img" not in svg
        assert "onload" not in re.sub(r">[^<]*<|\"[^\"]*\"", "", svg)
        svg.encode("utf-8")


def test_a_dish_name_is_data_too():
    dishes = alacarte.house_menu().dishes
    named = [type(dish)(f"<b>&{nth}\"'{'W' * 30}", *list(vars(dish).values())[1:]) for nth, dish in enumerate(dishes)]
    game = alacarte.game(menu=alacarte.Menu("sharp", tuple(named)))
    state = GAMES[2][1][0]
    allowed = game.moves(state)
    found = clickable(picture(game, state, NAMES, allowed=allowed))
    assert sorted(found) == sorted(move.words for move in allowed if has_place(state, move))


def test_no_name_runs_over():
    wide = "W" * 40
    assert width_of(fit(wide, 120, 16, True), 16, True) <= 120
    for words in (wide, "two words", "a " * 60, "名" * 40, "Eau pour le café à la Bocuse"):
        wrapped = lines(words, 104, 11, True, 2)
        assert len(wrapped) <= 2
        assert all(width_of(line, 11, True) <= 104 for line in wrapped)
    assert "".join(lines(wide, 120, 11, True, 9)) == wide
    assert lines("", 100) == ()


def test_every_crystal_is_drawn():
    for game, state in TABLES:
        drawn = {}
        for tree in trees(parts(game, state, NAMES)).values():
            for node in tree.iter():
                if node.get("data-in"):
                    key = (node.get("data-in"), node.get("data-crystal"))
                    drawn[key] = drawn.get(key, 0) + 1
        counted = {(f"pan-{seat}", kind): state.pan[seat][kind] for seat in range(game.seats) for kind in range(KINDS)}
        counted |= {(f"shaker-{shaker}", shaker): state.seasoning[shaker] for shaker in range(SEASONINGS)}
        counted |= {(f"shaker-{shaker}", Kind.SALT): state.salt[shaker] for shaker in range(SEASONINGS)}
        assert drawn == {(where, Kind(kind).name.lower()): n for (where, kind), n in counted.items() if n}


def test_crystals_stay_where_they_lie():
    game, state = TABLES[0]
    fuller = state.copy()
    state, places = state.copy(), []
    state.pan[0], fuller.pan[0] = [1, 0, 2, 0, 1], [2, 1, 2, 7, 4]
    for table in (state, fuller):
        nodes = trees(parts(game, table, NAMES))["cook-0"].iter()
        places.append({(n.get("data-crystal"), n.get("transform")) for n in nodes if n.get("data-in") == "pan-0"})
    assert places[0] < places[1]
    assert len({transform for _crystal, transform in places[1]}) == 16


def test_opaque_hides_what_is_inside():
    game, states = played(3, 5, opaque=True)
    for state in states:
        seen, other = game.view(state, 0), state.copy()
        other.seasoning, other.salt, other.sink = [1, 2, 3, 4], [0, 1, 2, 0], [5, 6, 7, 8, 9]
        assert picture(game, seen, NAMES) == picture(game, game.view(other, 0), NAMES)
        assert describe(game, seen, NAMES) == describe(game, game.view(other, 0), NAMES)
        drawn = {part.key: part.svg for part in parts(game, seen, NAMES)}
        assert "data-in" not in drawn["shakers"]
        assert not re.search(r"\d", describe(game, seen, NAMES)["shakers"])
        assert "-1" not in "".join(ElementTree.fromstring(drawn["tray"]).itertext())


def test_no_text_is_smaller_than_eleven():
    for game, state in TABLES:
        for drawn in (picture(game, state, NAMES), *(part.svg for part in parts(game, state, NAMES, narrow=True))):
            assert "scale(" not in drawn
            for node in ElementTree.fromstring(drawn).iter():
                assert float(node.get("font-size", 99)) >= style.LEAST


def test_hooks_for_motion():
    for game, state in TABLES:
        svg = ElementTree.fromstring(picture(game, state, NAMES))
        for hook, count in (("data-needle", game.seats), ("data-pan", game.seats), ("data-shaker", SEASONINGS)):
            nodes = [node for node in svg.iter() if node.get(hook)]
            assert [int(node.get(hook)) for node in nodes] == list(range(count))
            assert all(node.get("data-cx") and node.get("data-cy") for node in nodes)
        for node in svg.iter():
            if node.get("data-needle"):
                turned = f"rotate({float(node.get('data-angle')):.5g} "
                assert abs(float(node.get("transform")[7:].split()[0]) - float(node.get("data-angle"))) < 0.01, turned
    assert ElementTree.fromstring(crystal_svg(Kind.SALT)).get("data-crystal") == "salt"


def test_the_seat_to_play_is_marked_and_nobody_at_the_end():
    game, state = TABLES[0]
    over = state.copy()
    over.asks = Asks.OVER
    assert style.ACCENT in {part.key: part.svg for part in parts(game, state, NAMES)}[f"cook-{state.cook}"]
    assert style.ACCENT not in "".join(part.svg for part in parts(game, over, NAMES))


def test_describe_says_what_is_on_the_stove():
    game = alacarte.game(cooks=2)
    state = game.start()
    for words in ("swap stoves", "three spoons", "picks Nilpferd in Burgunder", "picks Pea Parade"):
        state = game.apply(state, words)
    state.pan[0], state.heat[0] = [1, 1, 0, 0, 0], 3
    told = describe(game, state, ("Ana", ""))
    assert told["cook-0"] == (
        "Ana: it is this cook's turn; stove at 3, pan holds lemon 1, pepper 1; cooking Nilpferd in Burgunder, blue, "
        "5 points, right at 3–5, burnt from 6, needs lemon 1, pepper 2; the heat is right; 0 stars, 0 points; "
        "finished: nothing yet; cups: swap stoves; crêpe unused."
    )
    assert told["cook-1"].startswith("Cook 2: stove at 0, pan holds no crystal; cooking Pea Parade")
    assert told["shakers"].startswith("Shakers: 15 lemon and 5 salt; ")


def contrast(one: str, two: str) -> float:
    def light(colour):
        parts_of = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts_of]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(two)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrasts():
    grounds = (style.TABLE, style.PAPER, style.CARD)
    for ink in (style.INK, style.QUIET, style.ACCENT, style.BURNT, style.RIGHT_TEXT):
        assert min(contrast(ink, ground) for ground in grounds) >= 4.5
    assert contrast(style.RIGHT_TEXT, style.RIGHT_GROUND) >= 4.5
    for look in (*style.KINDS, *style.DISHES, style.CREPE):
        assert contrast(look.ink, look.colour) >= 4.5
        assert contrast(look.edge, style.CARD) >= 3
    for thing in (style.EDGE, style.PAN, style.RIGHT, style.CUP_EDGE, style.STAR):
        assert contrast(thing, style.PAPER) >= 3
