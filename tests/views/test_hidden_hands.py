"""Hidden means hidden: a page holds nothing that the eyes before it may not see."""

import json

import pytest

from tablecooks.games import GAMES
from tablecooks.models import Table
from tablecooks.views.eyes import has_secrets, look
from tablecooks.views.presented import PRESENTED
from tablecooks.views.scene import scene
from tablecooks.views.table_view import TableView

HIDING = ("breakfast", "kulinary")
SETTINGS = {"breakfast": {"guests": 3}, "kulinary": {"players": 3}}


def table_of(key: str, players, seed="secret", steps=60) -> Table:
    """A table on which bots have played for a while before people sit down."""
    played = Table(GAMES[key](**SETTINGS[key]), players=["careful"] * 3, seed=seed)
    played.play_on(steps)
    while not (played.turn >= 0 and any(sum(row) > 0 for row in played.state.drawn[1:3])):
        played.bot_move()
    return Table(played.game, players=players, seed=seed, steps=played.steps)


def swap_hidden(table: Table, seat: int) -> bool:
    """Exchange a card that ``seat`` alone has seen for another kind out of the deck; False when there is none."""
    state = table.state
    for mine in range(len(state.drawn[seat])):
        for other in range(len(state.drawn[seat])):
            if mine != other and state.drawn[seat][mine] > 0 and state.deck[other] > 0:
                state.drawn[seat][mine] -= 1
                state.deck[mine] += 1
                state.drawn[seat][other] += 1
                state.deck[other] -= 1
                return True
    return False


@pytest.mark.case("G12")
@pytest.mark.parametrize("key", HIDING)
@pytest.mark.parametrize("players", [("person", "careful", "careful"), ("careful", "careful", "careful")])
def test_what_another_hides_changes_no_byte_of_the_page(key, players):
    table = table_of(key, players)
    eyes = look(table, None)
    before = json.dumps(scene(table, 0, "?seed=secret", eyes=eyes))
    assert swap_hidden(table, 2 if eyes.seat != 2 else 1)
    assert json.dumps(scene(table, 0, "?seed=secret", eyes=eyes)) == before


@pytest.mark.case("G12")
@pytest.mark.parametrize("key", HIDING)
def test_before_the_curtain_is_opened_nobodys_cards_are_on_the_page(key):
    table = table_of(key, ("person", "person", "careful"))
    while table.is_bots_turn:
        table.bot_move()
    eyes = look(table, None)
    assert eyes.curtain == table.turn
    before = json.dumps(scene(table, 0, None, eyes=eyes))
    assert swap_hidden(table, table.turn) or swap_hidden(table, 1 - table.turn)
    assert json.dumps(scene(table, 0, None, eyes=eyes)) == before


@pytest.mark.case("G05")
@pytest.mark.parametrize("key", HIDING)
def test_the_screen_changes_hands_before_the_next_person_plays(key):
    view = TableView(PRESENTED[key].settings, Table(GAMES[key](**SETTINGS[key]), players=("person",) * 3, seed=3))
    told = []
    view._send_msg = lambda data: told.append(data.get("tell"))
    for _turn in range(40):
        table, (button, *others) = view.table, view.scene["actions"]
        assert not others
        assert look(table, view._before_screen).curtain == table.turn
        words = table.moves[0].words
        steps = table.steps
        view._handle_msg({"do": "move", "words": words, "at": view.scene["at"]})
        assert told.pop()
        assert table.steps == steps
        view._handle_msg({"do": "seat", "seat": (table.turn + 1) % 3, "at": view.scene["at"]})
        assert told.pop()
        view._handle_msg(button["message"])
        seat = table.turn
        while table.turn == seat and len(view.scene["actions"]) >= 1 and not told:
            view._handle_msg({"do": "move", "words": view.scene["actions"][0]["move"], "at": view.scene["at"]})
        if table.turn < 0:
            return
        assert look(table, view._before_screen).hand_over == table.turn
        view._handle_msg(view.scene["actions"][0]["message"])
    assert not told


@pytest.mark.parametrize("key", HIDING)
def test_what_the_browser_keeps_names_no_card_and_still_goes_on(key):
    table = table_of(key, ("person", "careful", "careful"))
    shown = scene(table, 0, "?seed=secret")
    assert shown["kept"] == shown["save"] == table.as_log().choices()
    assert Table.from_log(shown["kept"], redraw=True).state == table.state
    drawn = {line.came for line in table.lines if line.came}
    assert drawn
    assert ": " not in "".join(row for row in shown["kept"].split("\n\n", 1)[1].splitlines())


@pytest.mark.parametrize("key", HIDING)
def test_open_hands_and_the_end_hide_nothing(key):
    settings = SETTINGS[key] | {"open_hands": True}
    assert not has_secrets(Table(GAMES[key](**settings), players=("person",) * 3, seed=1))
    over = Table(GAMES[key](**SETTINGS[key]), players=["random"] * 3, seed=1)
    assert has_secrets(over)
    over.play_on()
    assert not has_secrets(over)
    assert scene(over, 0, None)["save"] == str(over.as_log())


def test_a_game_without_secrets_has_no_curtain():
    table = Table(GAMES["alacarte"](cooks=2), players=("person", "person"), seed=1)
    eyes = look(table, None)
    assert eyes.may_act
    assert not has_secrets(table)
