"""What every drawing has to keep, and tables to try it on."""

import random
import re
from xml.etree import ElementTree

from tablecooks.draw import style

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo")
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "]]>&amp;<!--",
    "W" * 40,
    "nul \0 bell \a turn \u202e lone \ud800 end \uffff",
    "名前" * 30,
    "",
    " \n\t ",
)
TAGS = {"svg", "g", "rect", "circle", "path", "text", "title"}


def played(game, seed: int, shunned=(), every: int = 6, most: int = 14):
    """Some states of a random game, which shuns the moves ``shunned``."""
    chance, state, states = random.Random(seed), game.start(), []
    while not game.is_over(state) and len(states) < most:
        ways = game.chance(state)
        if not ways:
            ways = {move: 0.2 if move.number in shunned else 1 for move in game.moves(state)}
        state = game.apply(state, chance.choices(list(ways), list(ways.values()))[0])
        if game.turn(state) >= 0 and (not states or chance.randrange(every) == 0):
            states.append(state)
    return states


def nodes(svg: str):
    return list(ElementTree.fromstring(svg).iter())


def clickable(svg: str) -> list[str]:
    return [node.get("data-move") for node in nodes(svg) if node.get("data-move")]


def assert_readable(svg: str):
    """Well-formed; no text below the least size, nothing that is clicked below the least width."""
    for node in nodes(svg):
        assert node.tag.rpartition("}")[2] in TAGS
        assert float(node.get("font-size", 99)) >= style.LEAST
        if node.get("class") == "edge":
            assert min(float(node.get("width")), float(node.get("height"))) >= style.TARGET
        if node.get("data-move"):
            assert node.get("role") == "button"
            assert node.get("aria-label") == node[0].text


def assert_escaped(svg: str):
    assert_readable(svg)
    assert "<img" not in svg
    assert "onload" not in re.sub(r">[^<]*<|\"[^\"]*\"", "", svg)
    svg.encode("utf-8")


def assert_inside(part):
    """Every text starts within its part."""
    for node in nodes(part.svg):
        if node.tag.endswith("text") and "transform" not in node.attrib:
            assert -6 <= float(node.get("x")) <= part.width + 4, node.text
            assert -6 <= float(node.get("y")) <= part.height + 4, node.text


def sizes(parts) -> tuple:
    return tuple((part.key, part.width, part.height) for part in parts)


def contrast(one: str, two: str) -> float:
    def light(colour):
        shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(two)))
    return (bright + 0.05) / (dark + 0.05)
