"""The preview's page: ports, frames, and a world that shows itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.preview.host import News, NoFreePort, PersonFrames, reserve_port, serve_host
from bot.preview.launch import preview
from bot.preview.live import Live
from bot.preview.pages import Page, Place, open_pages
from bot.preview.simulation import Simulation
from bot.preview.world import build_world
from tests.bot.test_bench import SmallBot

PEOPLE = [PersonFrames("Ana", "player", "Tamsin", "http://127.0.0.1:1/#a", "http://127.0.0.1:2/#b")]


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def ana_is_awaited() -> News:
    return News(("Ana",), steps=("Type `/x`",))


async def start() -> None:
    started.append("once")


started: list[str] = []


def test_a_taken_port_gives_way_to_the_next_free_one() -> None:
    with closing(reserve_port(0)) as first:
        taken = first.getsockname()[1]
        with closing(reserve_port(taken)) as second:
            assert taken < second.getsockname()[1] < taken + 20


def test_when_no_port_is_free_one_sentence_says_so() -> None:
    with closing(reserve_port(0)) as first:
        taken = first.getsockname()[1]
        with pytest.raises(NoFreePort, match=f"No port from {taken} to {taken} is free"):
            reserve_port(taken, tries=1)


async def test_the_page_shows_its_people_and_whom_the_table_awaits(
    web: aiohttp.ClientSession,
) -> None:
    port = reserve_port(0)
    host = serve_host(PEOPLE, read_news=ana_is_awaited, start=start, at=port)
    async with host as address:
        for file in ("", "page.css", "page.js", "icon.svg"):
            async with web.get(address + file) as answer:
                assert answer.status == 200
                assert "https:" not in await answer.text(), "no foreign assets"
        async with web.get(address + "table.json") as answer:
            table = await answer.json()
        assert table["people"][0]["hero"] == "Tamsin"
        async with web.get(address + "news.json") as answer:
            news = await answer.json()
        assert news == {"awaited": ["Ana"], "can_start": False, "steps": ["Type `/x`"]}


async def test_a_foreign_host_name_is_refused(web: aiohttp.ClientSession) -> None:
    host = serve_host(PEOPLE, read_news=ana_is_awaited, start=start, at=reserve_port(0))
    async with (
        host as address,
        web.get(address + "table.json", headers={"Host": "evil.example"}) as answer,
    ):
        assert answer.status == 403


async def test_only_the_page_itself_can_press_start(web: aiohttp.ClientSession) -> None:
    started.clear()
    host = serve_host(PEOPLE, read_news=ana_is_awaited, start=start, at=reserve_port(0))
    async with host as address:
        foreign = {"Sec-Fetch-Site": "cross-site"}
        async with web.post(address + "start", headers=foreign) as answer:
            assert answer.status == 403
        assert not started
        async with web.post(address + "start") as answer:
            assert answer.status == 204
        assert started == ["once"]


class Browser:
    """A browser tab on one of simcord's pages, without the browser."""

    def __init__(self, web: aiohttp.ClientSession, page: Page) -> None:
        self.web = web
        self.base, capability = page.url.split("#")
        self.headers = {"X-Simcord-Capability": capability}

    async def open(self) -> None:
        state = await self._call("POST", "api/pages", {})
        self.headers["X-Simcord-Context"] = state["context"]["id"]

    async def reads(self, text: str) -> bool:
        """Whether a text appears within a few polls."""
        for _ in range(200):
            if text in str(await self._call("GET", "api/state")):
                return True
            await asyncio.sleep(0.02)
        return False

    async def _call(self, method: str, path: str, body: object = None) -> Any:
        call = self.web.request(method, self.base + path, json=body, headers=self.headers)
        async with call as answer:
            assert answer.status == 200, await answer.text()
            assert "X-Frame-Options" not in answer.headers
            assert "frame-ancestors http://127.0.0.1:*" in answer.headers["Content-Security-Policy"]
            return await answer.json()


async def test_what_others_do_appears_by_itself(web: aiohttp.ClientSession) -> None:
    async with Simulation(SmallBot, began=datetime.now(UTC)) as sim:
        world = build_world(sim.env, ["Ana", "Ben"])
        await sim.settle()
        ana, ben = world["Ana"], world["Ben"]
        places: dict[str, Place] = {
            "ana": (world.channel, ana.member),
            "ana-dm": (ana.user.dm_channel, ana.user),
            "ben": (world.channel, ben.member),
        }
        async with open_pages(sim, places) as pages, Live(sim):
            tabs = {name: Browser(web, page) for name, page in pages.items()}
            for tab in tabs.values():
                await tab.open()
            async with sim.busy:
                await ben.member.slash(world.channel, "show")
                await ana.member.slash(world.channel, "write")
            assert await tabs["ana"].reads("Here")
            assert await tabs["ana"].reads("sent")
            assert await tabs["ana-dm"].reads("A letter")
            assert await tabs["ben"].reads("Here")
            assert "'sent'" not in str(await tabs["ben"]._call("GET", "api/state"))


async def test_a_page_opened_late_is_not_behind_the_world(web: aiohttp.ClientSession) -> None:
    async with Simulation(SmallBot) as sim:
        world = build_world(sim.env, ["Ana"])
        await sim.settle()
        async with open_pages(sim, {"ana": (world.channel, world["Ana"].member)}) as pages:
            await sim.advance(40)
            tab = Browser(web, pages["ana"])
            await tab.open()
            state = await tab._call("GET", "api/state")
            assert datetime.fromisoformat(state["profile"]["presentationTime"]) == sim.now()


async def test_the_world_s_time_catches_up_with_the_clock_on_the_wall() -> None:
    now = datetime.now(UTC)
    async with Simulation(SmallBot, began=now - timedelta(hours=1)) as sim:
        live = Live(sim)
        await live.catch_up()
        assert sim.now() >= now
        await sim.advance(600)  # ahead of the wall, as when the bot waited by itself
        ahead = sim.now()
        await live.catch_up()
        assert sim.now() == ahead


async def test_no_timer_of_the_database_holds_up_a_click(
    tmp_path: Path, web: aiohttp.ClientSession
) -> None:
    async with preview(tmp_path / "preview", reserve_port(0)) as (address, world):
        async with web.post(address + "start") as answer:
            assert answer.status == 204
        timers = [record.real_handle for record in world.env._work.callbacks]
        assert all(timer is None or timer.cancelled() for timer in timers), (
            "simcord takes what is due within half a minute for work that it has to wait for"
        )


async def test_the_strip_says_what_to_do_now(tmp_path: Path, web: aiohttp.ClientSession) -> None:
    async def steps() -> str:
        async with web.get(address + "news.json") as answer:
            return " ".join((await answer.json())["steps"])

    async with preview(tmp_path / "preview", reserve_port(0)) as (address, _):
        assert "[Start the scenario]" in await steps()
        async with web.post(address + "start") as answer:
            assert answer.status == 204
        assert "[Your move]" in await steps() and "[Start the scenario]" not in await steps()
