"""Exact laws: fractions over what can come, by themselves and taken from the games' own chance moves.

What an explorer asks, and what answers:

- a law: :class:`Dist`, :func:`P`, :func:`E`, :func:`joint`; big numbers: :func:`log_of`, :class:`LongLaw`
- an urn: :func:`drawn`, :func:`hypergeometric`, :func:`negative_hypergeometric`, :func:`binomial`, :func:`waiting`
- a tip: :func:`tip`, :func:`tips_in_a_row`, :func:`fall_law`, :class:`Wrists`, :func:`best_wrist`
- a dish: :class:`Cooking`, :func:`best`, :class:`Chain`; at a table: :func:`from_here`
- what a class counted: :func:`counts_table`, :func:`fit`, :func:`chi_square`, :func:`interval`
- a move at a table: :func:`odds`, :func:`outcomes`
- many tips at once: :mod:`tablecooks.chance.sample`
"""

from tablecooks.chance import sample
from tablecooks.chance.chain import Chain
from tablecooks.chance.chi import ChiSquare, chi_square
from tablecooks.chance.cooking import Chances, Cooking, Pan
from tablecooks.chance.counts import Counts, counts_table, tally
from tablecooks.chance.dish import FromHere, from_here
from tablecooks.chance.dist import Dist, E, P, joint
from tablecooks.chance.exact import as_float, log_of, near_fraction, percent
from tablecooks.chance.falls import Wrists, each_falls, fall_law, tip, tips_in_a_row
from tablecooks.chance.fit import Belief, Fit, dirichlet_posterior, fit
from tablecooks.chance.intervals import Beta, Interval, beta_posterior, half_width, interval, trials_for
from tablecooks.chance.longlaw import LongLaw
from tablecooks.chance.odds import Odds, Row, odds
from tablecooks.chance.outcomes import Outcome, outcomes
from tablecooks.chance.plan import FewestPlan, LikelyPlan, best
from tablecooks.chance.urns import (
    LATER,
    binomial,
    drawn,
    hypergeometric,
    multivariate,
    negative_hypergeometric,
    waited,
    waited_mean,
    waiting,
)
from tablecooks.chance.wrist import BestWrist, best_wrist, never_past, one_tip

__all__ = [
    "LATER",
    "Belief",
    "BestWrist",
    "Beta",
    "Chain",
    "Chances",
    "ChiSquare",
    "Cooking",
    "Counts",
    "Dist",
    "E",
    "FewestPlan",
    "Fit",
    "FromHere",
    "Interval",
    "LikelyPlan",
    "LongLaw",
    "Odds",
    "Outcome",
    "P",
    "Pan",
    "Row",
    "Wrists",
    "as_float",
    "best",
    "best_wrist",
    "beta_posterior",
    "binomial",
    "chi_square",
    "counts_table",
    "dirichlet_posterior",
    "drawn",
    "each_falls",
    "fall_law",
    "fit",
    "from_here",
    "half_width",
    "hypergeometric",
    "interval",
    "joint",
    "log_of",
    "multivariate",
    "near_fraction",
    "negative_hypergeometric",
    "never_past",
    "odds",
    "one_tip",
    "outcomes",
    "percent",
    "sample",
    "tally",
    "tip",
    "tips_in_a_row",
    "trials_for",
    "waited",
    "waited_mean",
    "waiting",
]
