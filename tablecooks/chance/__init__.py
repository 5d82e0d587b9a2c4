"""Exact laws: fractions over what can come, taken from the games' own chance moves."""

from tablecooks.chance.dist import Dist, E, P, percent
from tablecooks.chance.odds import Odds, Row, odds
from tablecooks.chance.outcomes import Outcome, outcomes
from tablecooks.chance.urn import drawn

__all__ = ["Dist", "E", "Odds", "Outcome", "P", "Row", "drawn", "odds", "outcomes", "percent"]
