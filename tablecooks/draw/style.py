"""The one file of looks: colours, type, spacing, how kinds and dish colours are told apart.

Text has a contrast of at least 4.5 : 1 on the ground it is set on, things have 3 : 1. The accent is
kept for what can be done now and for whose turn it is.
"""

from dataclasses import dataclass

TABLE = "#F6F0E6"
CARD = "#FFFFFF"
PAPER = "#FDFBF7"
LINE = "#DDD4C6"
EDGE = "#8C8378"  # a line that carries meaning
INK = "#2B2A28"
QUIET = "#6E675E"
ACCENT = "#1F5FBF"
ACCENT_GROUND = "#EAF1FB"

RIGHT = "#2E8B57"
RIGHT_TEXT = "#1F7A49"
RIGHT_GROUND = "#E4F2EA"
BURNT = "#C4372B"
NEUTRAL = "#CFC6B8"
FREE = "#F0E8DB"  # a place that holds nothing

IRON = "#4A4642"
PAN = "#857C71"
PAN_GROUND = "#F4EEE3"
EMBER = "#E8965A"
BATTER = "#F0C674"
BATTER_EDGE = "#96661C"
STAR = "#9A6C00"
WOOD = "#9C6634"
CUP = "#F5E6DF"
CUP_EDGE = "#9C7360"

FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
TITLE, HEAD, BODY, SMALL, LEAST = 19, 16, 13, 11.5, 11
BOLD, MEDIUM = 700, 600

GAP = 8
PAD = 12
ROUND = 12
CRYSTAL = 8.5  # half the width of a crystal
TARGET = 24  # the least width of what can be clicked
BOARD = 940


@dataclass(frozen=True)
class Look:
    """How something is told apart: its colour, the ink on it, its outline, and for kinds a letter and a shape."""

    colour: str
    ink: str
    edge: str
    letter: str = ""
    shape: str = ""


KINDS = (
    Look("#E8B100", INK, "#8F6D00", "L", "triangle"),
    Look("#3A3A3A", CARD, "#3A3A3A", "P", "circle"),
    Look("#CC4A1B", CARD, "#CC4A1B", "A", "square"),
    Look("#188455", CARD, "#188455", "H", "diamond"),
    Look(CARD, "#4F5B69", "#7F8B99", "S", "hexagon"),
)

DISHES = (
    Look("#E9BE4B", INK, "#94721A"),
    Look("#3F7F45", CARD, "#3F7F45"),
    Look("#BF3F35", CARD, "#BF3F35"),
    Look("#466F99", CARD, "#466F99"),
    Look("#E0892F", INK, "#A65F12"),
)
# King's Breakfast: its seven dishes in the order of their numbers, then Emerald.
SERVINGS = (
    Look("#B9503F", CARD, "#8F3B2D"),
    Look("#E3B23C", INK, "#8F6A12"),
    Look("#8A5A22", CARD, "#6B4417"),
    Look("#D583A6", INK, "#9A4A6E"),
    Look("#7A2E4C", CARD, "#5A1F37"),
    Look("#3F7F45", CARD, "#2C5F31"),
    Look("#DD8A35", INK, "#9A5A12"),
    Look("#1F7A49", CARD, "#145634"),
)
ROYAL = "#FBF3DC"
ROYAL_EDGE = "#D9C48A"
GOLD = "#B8860B"
GOLD_TEXT = "#7A5A0E"
BACK = "#5B6882"  # the back of a card
CREPE = Look(BATTER, INK, BATTER_EDGE)

# Kulinary: its ingredients by number. Their letters come from their names, which are those of a dish set.
INGREDIENTS = (
    Look("#E08A3C", INK, "#9A5413"),
    Look("#F0DE98", INK, "#8A7320"),
    Look("#D3C2A6", INK, "#7F6A48"),
    Look("#73A3CA", INK, "#3C6C94"),
    Look("#C4443A", CARD, "#93291F"),
    Look("#DCE8F1", INK, "#5E7D95"),
)
# Cooks by seat: their tokens and figures carry a letter too.
COOKS = (
    Look("#6A43A8", CARD, "#4C2E7C"),
    Look("#A8452A", CARD, "#7C2F1A"),
    Look("#35763A", CARD, "#245428"),
    Look("#85600A", CARD, "#604504"),
    Look("#A62C74", CARD, "#781C53"),
    Look("#474B52", CARD, "#2F3237"),
)
CRATE = Look("#EADBC0", INK, "#8F7446")

# For a page that shows parts: put a selector of your own before each rule.
CAN_RULES = (
    ".can { cursor: pointer; outline: none }",
    f".can:hover > .edge, .can:focus-visible > .edge {{ stroke: {ACCENT}; stroke-width: 3.5 }}",
)
