"""Playing by command: picking cards, answering what is asked, taking back."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.cogs.typed import answer_meant
from bot.tables import Sitting
from bot.ui import undoing
from bot.ui.host import Host, Interaction
from bot.ui.panel import current
from bot.ui.translator import about
from engine.core.prompt import Answer, Prompt
from engine.core.text import Say, say


class PlayCog(commands.Cog):
    """`/pick`, `/go` and `/undo`; in the channel nobody else sees them."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="pick", description=about("bot-about-pick"))
    @app_commands.describe(
        lead=about("bot-about-pick-lead"),
        other=about("bot-about-pick-other"),
        rest=about("bot-about-pick-rest"),
    )
    async def pick(
        self, itx: Interaction, lead: str = "", other: str = "", rest: bool = False
    ) -> None:
        """Choose in secret what to play this round."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is None:
            return
        prompt = _secret(sitting)
        if prompt is None:
            await self.host.panel(itx, sitting.game, notice=say("bot-nothing-to-pick"))
            return
        typed = [text for text in (lead, other) if text.strip()]
        await self._answer(itx, sitting, prompt, _alone(prompt) if rest else typed)

    @app_commands.command(name="go", description=about("bot-about-go"))
    @app_commands.describe(where=about("bot-about-go-where"))
    async def go(self, itx: Interaction, where: str) -> None:
        """Answer the open question by typing: a coordinate, or an option's name."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is None:
            return
        prompt = current(sitting)
        if prompt is None:
            await self.host.panel(itx, sitting.game, notice=say("bot-not-your-turn"))
            return
        texts = [where] if prompt.most == 1 else where.split(",")
        await self._answer(itx, sitting, prompt, texts)

    @app_commands.command(name="undo", description=about("bot-about-undo"))
    @app_commands.describe(request=about("gm-about-undo-request"), why=about("bot-about-gm-why"))
    async def undo(self, itx: Interaction, request: str = "", why: str = "") -> None:
        """Withdraw the pick, or take back one's own last step; or ask the table to undo more."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is None:
            return
        if request or why:
            await undoing.request(self.host, itx, sitting, request, why)
        else:
            await undoing.undo(self.host, itx, sitting)

    @pick.autocomplete("lead")
    @pick.autocomplete("other")
    async def cards(self, itx: Interaction, typed: str) -> suggest.Choices:
        """What may be picked."""
        sitting = await suggest.sitting(self.host, itx)
        prompt = _secret(sitting) if sitting is not None else None
        return self._options(itx, sitting, prompt, typed)

    @undo.autocomplete("request")
    async def acts(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The last acts of the game."""
        sitting = await suggest.sitting(self.host, itx)
        found = await undoing.undoable(self.host, itx, sitting) if sitting is not None else []
        return suggest.choices(found, typed)

    @go.autocomplete("where")
    async def ways(self, itx: Interaction, typed: str) -> suggest.Choices:
        """What may be answered."""
        sitting = await suggest.sitting(self.host, itx)
        prompt = current(sitting) if sitting is not None else None
        return self._options(itx, sitting, prompt, typed)

    def _options(
        self, itx: Interaction, sitting: Sitting | None, prompt: Prompt | None, typed: str
    ) -> suggest.Choices:
        if sitting is None or prompt is None:
            return []
        return suggest.options(prompt, self.host.voice(itx.locale, sitting.campaign), typed)

    async def _answer(
        self, itx: Interaction, sitting: Sitting, prompt: Prompt, texts: list[str]
    ) -> None:
        meant: Answer | Say = answer_meant(
            prompt, texts, self.host.voice(itx.locale, sitting.campaign)
        )
        if isinstance(meant, Say):
            await self.host.panel(itx, sitting.game, notice=meant)
            return
        await self.host.submit(itx, sitting.game, meant)


def _secret(sitting: Sitting) -> Prompt | None:
    """The secret choice that this person can make or change."""
    secret = [p for p in sitting.prompts if p.secret]
    return next((p for p in secret if p.answer is None), secret[0] if secret else None)


def _alone(prompt: Prompt) -> list[str]:
    """The option that is chosen by itself, instead of cards."""
    return [option.id for option in prompt.options if option.alone][:1] or [""]
