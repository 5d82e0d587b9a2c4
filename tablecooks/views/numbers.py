"""How the table's page writes a probability."""

from fractions import Fraction

__all__ = ["percent_text", "short_fraction"]

SHORT_FRACTION = 7  # letters that have room beside a per cent


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
