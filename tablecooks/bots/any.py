"""Bots that can play any game."""

__all__ = ["random"]


def random(game, view, seat, moves, rng):
    """Any allowed move, all equally likely."""
    return moves[int(rng.integers(len(moves)))]
