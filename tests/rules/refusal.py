"""What every table of the rule tests says of a move that is not allowed."""

import pytest

from tablecooks.core.game import IllegalMove


class Refuses:
    """For a table with ``game``, ``state`` and the ``words`` of the moves that are allowed."""

    def refuses(self, words, clause, sentence=""):
        """The move is not allowed, for this clause and with this in the sentence, and changes nothing."""
        before = self.state.copy()
        reason = self.game.why_not(self.state, words)
        assert reason is not None, f"{words} is allowed"
        assert reason.clause == clause
        assert sentence in reason.sentence
        assert words not in self.words
        with pytest.raises(IllegalMove) as caught:
            self.game.apply(self.state, words)
        assert caught.value.reason == reason
        assert clause in str(caught.value)
        assert self.state == before
        return self
