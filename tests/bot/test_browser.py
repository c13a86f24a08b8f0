"""A person plays in the preview with a real browser."""

from __future__ import annotations

import asyncio
import re
import shutil
import warnings
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, async_playwright, expect

from bot.preview.host import reserve_port
from bot.preview.launch import preview
from tests.bot.clicking import be, play_to_the_picks

pytestmark = pytest.mark.browser

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
PATIENCE = 30_000  # milliseconds


@pytest.fixture
def players() -> int:
    """How many heroes sit at the table."""
    return 4


@pytest.fixture
async def laptop(tmp_path: Path, players: int) -> AsyncIterator[Page]:
    """A browser window of a laptop's size on a fresh preview."""
    expect.set_options(timeout=PATIENCE)
    chromium = shutil.which("chromium")
    if chromium is None:
        warnings.warn("Chromium is missing: the browser test did not run", stacklevel=1)
        pytest.skip("Chromium is missing: run `make browser`")
    async with (
        preview(tmp_path / "preview", reserve_port(0), players=players) as (address, _),
        async_playwright() as driver,
        await driver.chromium.launch(executable_path=chromium, args=FLAGS.split()) as browser,
    ):
        window = await browser.new_page(viewport={"width": 1366, "height": 768})
        window.set_default_timeout(PATIENCE)
        await window.goto(address)
        yield window


async def test_a_scenario_is_started_and_a_first_choice_made_by_clicking(
    laptop: Page, tmp_path: Path
) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    await expect(laptop.locator("#who .awaited").first).to_have_attribute("data-name", "Ana")
    ana = await be(laptop, "Ana")
    await expect(ana.table.get_by_role("button", name="Your move")).to_be_in_viewport()
    panel = await ana.open_panel()
    await expect(panel.get_by_role("img").first).to_be_visible()
    await laptop.screenshot(path=tmp_path / "choice.png")
    await panel.locator("button.component-button").first.click()
    await expect(laptop.locator("#who .awaited").first).to_have_attribute("data-name", "Ben")
    assert (tmp_path / "choice.png").stat().st_size > 10_000


async def test_half_made_choices_survive_a_look_through_other_eyes(laptop: Page) -> None:
    ana = await be(laptop, "Ana")
    await ana.table.get_by_label("Message", exact=True).fill("half a sentence")
    await be(laptop, "Gus")
    await be(laptop, "Ana")
    await expect(ana.table.get_by_label("Message", exact=True)).to_have_value("half a sentence")
    await expect(ana.messages.get_by_text("No messages in this channel.")).to_be_visible()


async def test_an_edited_message_shows_its_old_picture_until_the_new_one_has_come(
    laptop: Page,
) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    ana = await be(laptop, "Ana")
    mine = ana.table.get_by_role("button", name="Your move")
    board = ana.table.locator(".channel-message", has=mine)
    picture = board.locator("img.attachment-image")
    await expect(picture).to_have_attribute("src", re.compile("blob:"))
    panel = await ana.open_panel()
    await expect(panel.locator("img.attachment-image")).to_be_visible()
    arrive = asyncio.Event()

    async def late(route: Route) -> None:
        await arrive.wait()
        await route.continue_()

    await laptop.route("**/api/assets/*", late)
    old = await picture.get_attribute("src")
    await panel.locator("button.component-button").first.click()
    await expect(board).to_contain_text("starts at")
    assert await picture.evaluate("one => one.naturalWidth") > 0
    assert await picture.get_attribute("src") == old
    arrive.set()
    await expect(picture).not_to_have_attribute("src", old or "")


@pytest.mark.parametrize("players", [2])
async def test_a_whole_round_is_played_by_clicking(laptop: Page) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    await play_to_the_picks(laptop)  # places, items, goals and hands
    for name in ("Ana", "Ben"):
        await (await be(laptop, name)).pick_cards()
    await play_to_the_picks(laptop)  # the turns
    ana = await be(laptop, "Ana")
    await expect(ana.table.get_by_text("· round 2 ·")).to_be_visible()
