"""Somebody in front of the preview: everything that they do is a click in a real browser."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import FrameLocator, Locator, Page, Route, expect

UNDER_WAY = re.compile("Completing action|Updating preview|Loading")
NOTHING_TO_DO = re.compile("Nothing to decide|You chose|This choice is closed")
PICK = "Pick two cards"
MOST = 30  # more questions, or turns, than these tests have


async def awaited(window: Page) -> str:
    """The first of those for whom the table waits."""
    first = window.locator("#who .awaited").first
    await expect(first).to_be_visible()
    return await first.get_attribute("data-name") or ""


async def be(window: Page, name: str) -> Clicker:
    """Look through somebody's eyes."""
    await window.get_by_role("radio", name=name).click()
    table, messages = (
        window.frame_locator(f"#{place}-{name}") for place in ("channel", "messages")
    )
    return Clicker(table, messages)


async def play_to_the_picks(window: Page) -> None:
    """Answer for everybody until somebody is asked for their cards."""
    for _ in range(MOST):
        if await (await be(window, await awaited(window))).answer_all():
            return
    raise AssertionError("nobody comes to pick cards")


class Clicker:
    """The hands of one person: at the table and in their direct messages."""

    def __init__(self, table: FrameLocator, messages: FrameLocator) -> None:
        self.table = table
        self.messages = messages

    async def open_panel(self) -> Locator:
        """Press [Your move]: a message of one's own appears."""
        panels = self.table.locator(".channel-message", has_text="Only you can see this")
        shown = await panels.count()
        await self.table.get_by_role("button", name="Your move").last.click()
        panel = panels.nth(shown)
        await expect(panel.locator("button").first).to_be_visible()
        return panel

    async def answer_all(self) -> bool:
        """Answer whatever one is asked now; says whether one is asked for one's cards."""
        panel = await self.open_panel()
        for _ in range(MOST):
            text = await panel.inner_text()
            if PICK in text or NOTHING_TO_DO.search(text):
                return PICK in text
            await choose(self.table, panel)
            await settled(self.table)
        raise AssertionError(f"the questions do not end: {text}")

    async def pick_cards(self) -> None:
        """Pick two cards in the direct messages."""
        panel = self.messages.locator(".channel-message", has_text=PICK).last
        await self.mark_cards(panel)
        confirm = panel.get_by_role("button", name="Confirm")
        await confirm.click()
        await expect(confirm).to_have_count(0)

    async def mark_cards(self, panel: Locator) -> None:
        """Choose a card in each of the two menus; the bot's answer to the first comes late."""
        both_marked = asyncio.Event()

        async def late(route: Route) -> None:
            await both_marked.wait()
            await route.continue_()

        page = panel.page
        await page.route("**/api/action", late)
        for place in range(2):
            await mark(self.messages, panel.locator(".select-trigger").nth(place), place)
        both_marked.set()
        await page.unroute_all(behavior="wait")


async def settled(frame: FrameLocator) -> None:
    """Wait until nothing that one clicked is under way."""
    await expect(frame.locator("#action-status")).not_to_have_text(UNDER_WAY)


async def choose(frame: FrameLocator, panel: Locator) -> None:
    """Make one choice: the last option, or as many of the last as are asked for."""
    menu = panel.locator(".select-trigger").first
    if not await menu.count():
        await panel.locator("button.button-style-1").last.click()
        return
    wanted = re.match(r"Choose (\d+)…", await menu.inner_text())
    if wanted is None:
        await mark(frame, menu, 0)
        return
    await mark(frame, menu, *range(int(wanted[1])))
    await frame.get_by_role("button", name="Apply").click()


async def mark(frame: FrameLocator, menu: Locator, *places: int) -> None:
    """Open a menu and choose in it, counting from the last option."""
    await menu.click()
    options = frame.locator("[role=option]:visible")
    for place in places:
        await options.nth(-1 - place).click()
