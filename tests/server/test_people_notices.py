"""A turn is told once, by the channel that was chosen, to whoever is not there. On both databases."""

import asyncio
import time
from contextlib import ExitStack, contextmanager

import pytest
from sqlalchemy import insert, select

from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.identity.sessions import new_guest, person_named
from osada.server.people.follow_up import Turn, owe_notice, settle_notices
from osada.server.people.letters import TurnNotice, off_link, turn_letter
from osada.server.people.mail import Letter, Post
from osada.server.people.notifications import Sender
from osada.server.storage.schema import notices, people, seats, tables
from osada.server.tasks import Task
from tests.patience import until
from tests.ports import held_port
from tests.server.tables import Player, set_up
from tests.server.town import mailbox, me

WANTS_MAIL = {"confirmed": 1.0, "preferences": {"notices": "mail"}}


def wants_mail(town, player, address, language="en"):
    chosen = {"email": address, "language": language, "preferences": {"notices": "mail"}}
    response = player.browser.patch("/api/me", json=chosen)
    assert response.status_code == 200, response.text
    town.confirm(address)


def rows(town, table):
    with town.context.database.reading() as connection:
        return connection.execute(select(notices).where(notices.c.table == table).order_by(notices.c.turn)).all()


# --- From the turn to the letter --------------------------------------------


def test_whoever_is_to_act_is_told_once_a_turn(town):
    eva, jan = set_up(town, town.name("Eva"), town.name("Jan"))
    wants_mail(town, jan, "jan@osada.example", "cs")
    play_to([eva, jan], seat=1)
    letter = town.box.next_to("jan@osada.example")
    assert letter["Subject"] == "Jste na tahu: Trajekt"
    assert f"{town.context.settings.address}/#/table/{eva.table}" in letter.get_content()
    play_to([eva, jan], seat=1)
    town.box.next_to("jan@osada.example")
    assert not town.box.to("jan@osada.example")
    assert [(row.seat, row.taken) for row in rows(town, eva.table)] == [(1, True)] * 2


def test_without_a_choice_nobody_is_told(town):
    eva, _ = set_up(town, town.name(), town.name())
    eva.any_act()
    assert rows(town, eva.table) == []


def test_whoever_looks_at_the_table_is_not_told(town):
    eva, jan = set_up(town, town.name(), town.name())
    wants_mail(town, jan, "present@osada.example")

    async def present():
        with town.context.hub.watching(jan.table, me(jan.browser)["id"]):
            await asyncio.to_thread(play_to, [eva, jan], 1)
            await asyncio.to_thread(until, lambda: [row.taken for row in rows(town, eva.table)] == [True])

    asyncio.run(present())
    assert not town.box.to("present@osada.example")


def play_to(players, seat):
    """Past the next turn of the other one, until this seat is to act."""
    for wanted in ([1 - seat], [seat]):
        while (actors := players[0].look()["play"]["actors"]) != wanted:
            players[actors[0]].any_act()


@pytest.fixture
def owed(town):
    """A turn that is owed to somebody who wants mail, at a table that only the database knows."""
    table = Player(town.guest(town.name())).browser.post(
        "/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}
    )
    address = f"{table.json()['table'].lower().strip('-_')}@osada.example"
    with town.context.database.writing() as connection:
        person = new_guest(connection, town.name(), "en").id
        connection.execute(
            people.update().values(email=address, **WANTS_MAIL).where(people.c.id == person)
        )
        connection.execute(tables.update().values(status="playing").where(tables.c.id == table.json()["table"]))
        connection.execute(
            seats.update().values(person=person).where(seats.c.table == table.json()["table"], seats.c.seat == 1)
        )
    return Turn(table.json()["table"], 1, 7), person, address


def owe(town, turn, person, now):
    with town.context.database.writing() as connection:
        owe_notice(connection, turn, person, now)


def test_the_same_turn_is_owed_once(town, owed):
    turn, person, address = owed
    for _ in range(3):
        owe(town, turn, person, time.time())
    town.box.next_to(address)
    owe(town, turn, person, time.time())
    assert [row.taken for row in rows(town, turn.table)] == [True]
    assert not town.box.to(address)


def test_a_turn_that_has_passed_is_not_told(town, owed):
    turn, person, address = owed
    with town.context.database.writing() as connection:
        owe_notice(connection, turn, person, time.time())
        settle_notices(connection, turn.table, {0})
    owe(town, turn._replace(turn=8), person, time.time())
    town.box.next_to(address)
    assert not town.box.to(address)


@pytest.mark.parametrize("changed", [{"person": None}, {"bot": "medium"}])
def test_whoever_does_not_play_there_any_more_is_not_told(town, owed, changed):
    turn, person, address = owed
    with town.context.database.writing() as connection:
        connection.execute(seats.update().values(changed).where(seats.c.table == turn.table, seats.c.seat == 1))
    owe(town, turn, person, time.time())
    until(lambda: [row.taken for row in rows(town, turn.table)] == [True])
    assert not town.box.to(address)


def test_a_turn_is_told_after_a_while_only(town, owed):
    turn, person, _ = owed
    owe(town, turn, person, time.time() + 3600)
    owe(town, turn._replace(turn=8), person, time.time())
    until(lambda: [row.taken for row in rows(town, turn.table)] == [False, True])


# --- Several processes, and failures ----------------------------------------


@contextmanager
def senders(settings, number):
    contexts = [open_context(settings) for _ in range(number)]
    running = [Sender(context) for context in contexts]
    tasks = [Task("notices", 0.1, sender.send_due) for sender in running]
    try:
        yield contexts[0]
    finally:
        for sender, task, context in zip(running, tasks, contexts, strict=True):
            task.close()
            sender.stop()
            context.close()


def owe_many(context, number):
    """One turn each, at as many tables."""
    with context.database.writing() as connection:
        for turn in range(number):
            person = new_guest(connection, f"Eva {turn:03d}", "en").id
            address = f"eva{turn}@osada.example"
            connection.execute(
                people.update().values(email=address, **WANTS_MAIL).where(people.c.id == person)
            )
            table = {"id": f"table{turn}", "game": "ferry", "version": 1, "edition": "", "release": "", "seats": 1}
            now = {"options": {}, "status": "playing", "seq": 1, "settings": {}, "seed": "", "made": 0, "changed": 0}
            connection.execute(insert(tables).values(**table, **now))
            connection.execute(insert(seats).values(table=table["id"], seat=0, person=person))
            owe_notice(connection, Turn(table["id"], 0, 1), person, time.time())


def test_several_processes_never_send_twice(database_url):
    with mailbox() as box, senders(Settings(database=database_url, mail=box.url, notice_after=0), 3) as context:
        owe_many(context, 40)
        until(lambda: len(box.letters) >= 40)
    assert len({letter["To"] for letter in box.letters}) == len(box.letters) == 40


def test_a_mail_server_that_is_down_stops_nothing(database_url, caplog):
    """A failure is logged without the address, later notices go out."""
    with ExitStack() as stack:
        port = stack.enter_context(held_port())
        settings = Settings(database=database_url, mail=f"smtp://127.0.0.1:{port}", notice_after=0)
        context = stack.enter_context(senders(settings, 1))
        owe_many(context, 1)
        until(lambda: "could not be sent" in caplog.text)
        assert "ConnectionRefusedError" in caplog.text
        assert "eva0@osada.example" not in caplog.text
        box = stack.enter_context(mailbox(port))
        with context.database.writing() as connection:
            person = connection.scalars(select(people.c.id)).one()
            owe_notice(connection, Turn("table0", 0, 2), person, time.time())
        box.next_to("eva0@osada.example")


# --- Letters ----------------------------------------------------------------


def test_row_16_a_name_cannot_forge_a_header(tmp_path):
    """Letters are made by a library that refuses lines in headers; an address that has one is not taken."""
    with mailbox() as box:
        post = Post(Settings(mail=box.url, url="https://osada.example"))
        with pytest.raises(ValueError, match="may not contain linefeed"):
            post.send(Letter("eva@osada.example", "Turn\nBcc: all@osada.example", "text"))
    assert box.letters == []


def test_one_click_ends_the_letters(town, owed):
    turn, person, address = owed
    owe(town, turn, person, time.time())
    letter = town.box.next_to(address)
    link = letter["List-Unsubscribe"].strip("<>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in letter.get_content()
    path = link.removeprefix(town.context.settings.address)
    mail_program = town.stranger()
    del mail_program.headers["origin"]
    assert "<form" in mail_program.get(path).text
    assert channel(town, person) == "mail"  # programs that look at every link in a mail switch nothing off
    response = mail_program.post(
        path, content="List-Unsubscribe=One-Click", headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert response.status_code == 200
    assert channel(town, person) == "none"


def test_the_button_works_where_the_browser_says_no_origin(town, owed):
    """A page that tells nobody where it is sends its own form with the origin null."""
    _, person, _ = owed
    path = off_link(town.context, person).removeprefix(town.context.settings.address)
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": "null"}
    assert town.stranger().post(path, headers=headers).status_code == 200
    assert channel(town, person) == "none"


def test_nobody_switches_off_the_letters_of_another(town, owed):
    _, person, _ = owed
    other = me(town.guest(town.name()))["id"]
    signature = off_link(town.context, other).rpartition("/")[2]
    assert town.stranger().post(f"/api/notices/off/{person}/{signature}").status_code == 404
    assert channel(town, person) == "mail"


def channel(town, person):
    with town.context.database.reading() as connection:
        return person_named(connection, person).preferences["notices"]


def test_a_letter_names_the_game_even_if_this_release_does_not_know_it(town, owed):
    _, person, _ = owed
    with town.context.database.reading() as connection:
        notice = TurnNotice(person_named(connection, person), "t", "chess", "")
    assert turn_letter(town.context, notice).subject == "Your turn: chess"
