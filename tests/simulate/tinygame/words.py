"""The words of the moves."""


def move_words(setup):
    return ["waits", "heads", "tails"]
