"""Commands before news."""

import asyncio

import pytest

from osada.server.web import priority
from osada.server.web.priority import Commands

LONG = 3600


async def _order(commands, count):
    """What happened in which order, with so many commands at once and one who waits to tell the news."""
    happened = []

    async def news():
        await commands.over()
        happened.append("news")

    async def command(number):
        with commands.one():
            if not number:
                waiting.append(asyncio.create_task(news()))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            happened.append("command")

    waiting: list[asyncio.Task[None]] = []
    await asyncio.gather(*(command(number) for number in range(count)))
    await asyncio.gather(*waiting)
    return happened


@pytest.mark.parametrize("count", [1, 3])
def test_news_wait_until_no_command_is_being_done(monkeypatch, count):
    monkeypatch.setattr(priority, "LONGEST_WAIT", LONG)
    assert asyncio.run(_order(Commands(), count)) == ["command"] * count + ["news"]


def test_news_wait_for_nobody_else():
    async def nobody_acts():
        commands = Commands()
        with commands.one():
            pass
        await asyncio.wait_for(commands.over(), LONG)

    asyncio.run(nobody_acts())


def test_a_command_that_hangs_does_not_keep_the_news_for_ever():
    async def one_hangs():
        commands = Commands()
        with commands.one():
            await asyncio.wait_for(commands.over(), LONG)

    asyncio.run(one_hangs())


def test_a_command_that_fails_is_over(monkeypatch):
    monkeypatch.setattr(priority, "LONGEST_WAIT", LONG)

    async def one_fails():
        commands = Commands()
        with pytest.raises(ValueError), commands.one():
            raise ValueError
        await asyncio.wait_for(commands.over(), 60)

    asyncio.run(one_fails())
