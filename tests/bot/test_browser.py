"""A person plays in the preview with a real browser."""

from __future__ import annotations

import asyncio
import re
import shutil
import warnings
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import (
    FrameLocator,
    Locator,
    Page,
    Route,
    TimeoutError,
    async_playwright,
    expect,
)

from bot.preview.host import reserve_port
from bot.preview.launch import preview

pytestmark = pytest.mark.browser

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
PATIENCE = 30_000  # milliseconds
MOST_TURNS = 20
IDLE = re.compile("Nothing to decide|You chose|Pick two cards")


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


async def be(window: Page, name: str) -> tuple[FrameLocator, FrameLocator]:
    """Look through somebody's eyes: the table and the direct messages."""
    await window.get_by_role("radio", name=name).click()
    return window.frame_locator(f"#channel-{name}"), window.frame_locator(f"#messages-{name}")


async def test_a_scenario_is_started_and_a_first_choice_made_by_clicking(
    laptop: Page, tmp_path: Path
) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    await expect(laptop.locator("#who .awaited").first).to_have_attribute("data-name", "Ana")
    table, _ = await be(laptop, "Ana")
    await expect(table.get_by_role("button", name="Your move")).to_be_in_viewport()
    await table.get_by_role("button", name="Your move").click()
    panel = table.locator(".channel-message", has_text="Only you can see this").last
    await expect(panel.get_by_role("img").first).to_be_visible()
    await laptop.screenshot(path=tmp_path / "choice.png")
    await panel.locator("button.component-button").first.click()
    await expect(laptop.locator("#who .awaited").first).to_have_attribute("data-name", "Ben")
    assert (tmp_path / "choice.png").stat().st_size > 10_000


async def test_half_made_choices_survive_a_look_through_other_eyes(laptop: Page) -> None:
    table, messages = await be(laptop, "Ana")
    await table.get_by_label("Message", exact=True).fill("half a sentence")
    await be(laptop, "Gus")
    table, messages = await be(laptop, "Ana")
    await expect(table.get_by_label("Message", exact=True)).to_have_value("half a sentence")
    await expect(messages.get_by_text("No messages in this channel.")).to_be_visible()


async def test_an_edited_message_shows_its_old_picture_until_the_new_one_has_come(
    laptop: Page,
) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    table, _ = await be(laptop, "Ana")
    board = table.locator(".channel-message", has=table.get_by_role("button", name="Your move"))
    picture = board.locator("img.attachment-image")
    await expect(picture).to_have_attribute("src", re.compile("blob:"))
    await table.get_by_role("button", name="Your move").click()
    panel = table.locator(".channel-message", has_text="Only you can see this").last
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
async def test_a_table_is_made_ready_for_its_first_round_by_clicking(laptop: Page) -> None:
    await laptop.get_by_role("button", name="Start the scenario").click()
    await expect(laptop.locator("#who .awaited")).to_have_count(1)
    for _ in range(MOST_TURNS):
        name = await laptop.locator("#who .awaited").first.get_attribute("data-name")
        assert name is not None
        if await answer_all(laptop, name):
            return
    raise AssertionError("nobody comes to pick cards")


async def answer_all(window: Page, name: str) -> bool:
    """Answer whatever somebody is asked now; says whether they are asked for their cards."""
    table, _ = await be(window, name)
    panels = table.locator(".channel-message", has_text="Only you can see this")
    shown = await panels.count()
    await table.get_by_role("button", name="Your move").last.click()
    panel = panels.nth(shown)
    await expect(panel.locator("button").first).to_be_visible()
    while not IDLE.search(before := await panel.inner_text()):
        await choose(table, panel)
        await expect(panel).not_to_have_text(before, use_inner_text=True)
    return "Pick two cards" in before


async def open_menu(menu: Locator, options: Locator) -> None:
    """Open a menu, again where a picture that came just then has closed it."""
    while not await options.count():
        await menu.click()
        with suppress(TimeoutError):
            await options.last.wait_for(timeout=2_000)


async def choose(table: FrameLocator, panel: Locator) -> None:
    """Make one choice: the last option, or as many of the last as are asked for."""
    menu = panel.locator(".select-trigger")
    if not await menu.count():
        await panel.locator("button.button-style-1").last.click()
        return
    wanted = re.match(r"Choose( \d+)?…", await menu.first.inner_text())
    if wanted is None:  # chosen already: the bot is about to answer
        return
    options = table.get_by_role("option")
    await open_menu(menu.first, options)
    for n in range(int(wanted[1] or 1)):
        await options.nth(-1 - n).click()
    if wanted[1]:
        await table.get_by_role("button", name="Apply").click()
