"""How the table's page writes a probability."""

from fractions import Fraction

__all__ = ["fraction_text", "percent_text", "short_fraction"]

LONGEST_FRACTION = 11  # letters
SHORT_FRACTION = 7  # letters that have room beside a per cent


def fraction_text(probability: Fraction) -> str:
    """The fraction; where it has too many digits to be read, its nearest short one marked as near."""
    text = str(probability)
    return text if len(text) <= LONGEST_FRACTION else f"≈ {probability.limit_denominator(9999)}"


def short_fraction(probability: Fraction | float) -> str:
    """The fraction where it is exact, short, and no whole number; else nothing."""
    text = str(probability)
    return text if isinstance(probability, Fraction) and "/" in text and len(text) <= SHORT_FRACTION else ""


def percent_text(probability: Fraction | float) -> str:
    """Per cent with one decimal; what is not 0 or 1 never reads as 0 or 100."""
    percent = float(probability * 100)
    if 0 < percent < 0.05:
        return "< 0.1 %"
    if 99.95 <= percent < 100:
        return "> 99.9 %"
    return f"{percent:.1f} %"
