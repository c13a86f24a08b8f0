"""Players ask the table to undo what cannot be taken back any more."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply, Undo
from bot.store import campaigns, games, messages, undos
from bot.store.journal import Record
from bot.store.messages import Draft
from bot.store.undos import Wanted
from bot.tables import notices
from bot.tables.act import Act
from bot.tables.desk import Command, Desk
from bot.tables.names import because, tidy_reason
from bot.tables.past import acts_between, has_passed, past_acts
from bot.tables.playing import go_back_to, seats_of
from bot.tables.replay import way_back
from engine.core.event import Event
from engine.core.seat import Seat
from engine.core.text import Say, say

PATIENCE = timedelta(hours=24)  # for a table to agree


class Undoing(Desk):
    """The part of `Tables` where a table agrees to go back: all of it, or the GM alone."""

    async def request_undo(
        self, game: int, person: Person, act_number: int | None, why: str, key: str
    ) -> Reply:
        """Ask to undo an act, by its revision, and all since; else one's own last one."""

        async def command(act: Act) -> Reply:
            if not seats_of(act):
                return act.refuse(say("table-not-seated"))
            there = await _lapsed(act.tx, await undos.open_vote(act.tx, act.facts.id), act.now)
            if there is not None and there.outcome is None:
                return act.refuse(say("table-undo-open"))
            records = await games.records(act.tx, act.facts.id)
            revision = _target(act, records, act_number)
            if revision is None:
                return act.refuse(say("table-undo-no-act"))
            number = await undos.want(
                act.tx,
                act.facts.id,
                key=key,
                asker=act.person.id,
                why=tidy_reason(why),
                revision=revision,
                seen_at=act.facts.revision,
                now=act.now,
                expires_at=act.now + PATIENCE,
            )
            wanted = await undos.find(act.tx, number)
            assert wanted is not None
            await undos.agree(act.tx, number, act.person.id)
            done = await _weigh(act, wanted)
            if done is None:
                await _look_at_the_end(act, wanted)
            return done or Reply(say("table-undo-asked"), game=act.facts.id)

        return await self._ballot(game, person, key, command)

    async def vote_undo(
        self, game: int, person: Person, number: int, key: str, *, agrees: bool
    ) -> Reply:
        """Agree to going back, or refuse; one refusal is enough, and so is the GM's consent."""

        async def command(act: Act) -> Reply:
            wanted = await _lapsed(act.tx, await undos.find(act.tx, number), act.now)
            if wanted is None or wanted.game != act.facts.id or not wanted.is_vote:
                return act.refuse(say("core-stale"))
            if wanted.outcome is not None:
                return act.refuse(say("table-undo-closed"))
            voters = _players(act.campaign, {s.seat for s in act.game.view(None).seats})
            if act.person.id not in {wanted.asker, act.campaign.gm, *voters}:
                return act.refuse(say("core-not-yours"))
            if not agrees:
                outcome = "withdrawn" if act.person.id == wanted.asker else "refused"
                await undos.close(act.tx, number, outcome, act.person.id, act.now)
                return Reply(say(f"table-undo-{outcome}"), game=act.facts.id)
            await undos.agree(act.tx, number, act.person.id)
            return await _weigh(act, wanted) or Reply(say("table-undo-agreed"), game=act.facts.id)

        return await self._ballot(game, person, key, command, number)

    async def undo(self, number: int) -> Undo | None:
        """What is wanted undone, as everyone may see it."""

        async def read(tx: AsyncConnection) -> Undo | None:
            wanted = await _lapsed(tx, await undos.find(tx, number), self._clock.now())
            return None if wanted is None else await _seen(tx, wanted)

        return await self._read(read)

    async def remember_vote(self, number: int, message: int) -> None:
        """Note where the table votes."""
        await self._read(lambda tx: undos.remember(tx, number, message))

    async def _ballot(
        self, game: int, person: Person, key: str, command: Command, number: int | None = None
    ) -> Reply:
        """A command about a vote: carried out once, and shown where the table votes."""

        async def checked(act: Act) -> Reply:
            seen = await campaigns.reply_to(act.tx, key)
            if seen is not None or not act.facts.is_live:
                return seen or act.refuse(say("core-game-over"))
            await self._meet(act.tx, act.person)
            reply = await command(act)
            if reply.ok:
                vote = await undos.by_key(act.tx, key) if number is None else number
                await _show(act, vote)
                await campaigns.keep_reply(act.tx, key, reply, act.now)
            return reply

        reply = await self._act(game, person, key, checked)
        self._outbox.wake()
        return reply


def _target(act: Act, records: list[Record], number: int | None) -> int | None:
    """Where the game stood before an act, or before this person's own last one."""
    for record in way_back(records, act.facts.revision):
        if record.revision == number or (number is None and record.actor == act.person.id):
            return record.parent
    return None


async def _lapsed(tx: AsyncConnection, wanted: Wanted | None, now: datetime) -> Wanted | None:
    """The same; closed, if its time is over."""
    is_open = wanted is not None and wanted.outcome is None
    if wanted is None or not is_open or wanted.expires_at is None or wanted.expires_at > now:
        return wanted
    await undos.close(tx, wanted.id, "expired", None, now)
    return await undos.find(tx, wanted.id)


def _players(campaign: CampaignInfo, playing: Collection[Seat]) -> dict[int, Person]:
    """Who plays these seats: whoever is away without a stand-in is not asked."""
    chairs = (seat for seat in campaign.seats if seat.seat in playing)
    return {seat.player.id: seat.player for seat in chairs if seat.player is not None}


async def _weigh(act: Act, wanted: Wanted) -> Reply | None:
    """Go back if the GM wants it, or everybody; None: somebody has not said so yet."""
    voters = _players(act.campaign, {s.seat for s in act.game.view(None).seats})
    is_granted = act.is_gm and act.person.id != wanted.asker
    if not is_granted and not await undos.agreed(act.tx, wanted.id) >= voters.keys():
        return None
    records = await games.records(act.tx, act.facts.id)
    if not has_passed(records, act.facts.revision, wanted.revision):
        await undos.close(act.tx, wanted.id, "gone", None, act.now)
        return Reply(say("table-undo-gone"), game=act.facts.id)
    names = await undos.names(act.tx, {wanted.asker})
    facts: dict[str, int | str | Say] = {
        "asker": names.get(wanted.asker, ""),
        "count": len(acts_between(records, act.facts.revision, wanted.revision)),
        "why": because(wanted.why),
    }
    line = say("table-undo-done", **facts)
    if is_granted:
        line = say("table-gm-granted-undo", name=act.person.name, **facts)
    told, at = Event(line), wanted.revision
    reply = await go_back_to(act, records, at, "rewind", line, told, posts=(line,))
    outcome = "done" if reply.ok else "gone"
    await undos.close(act.tx, wanted.id, outcome, act.person.id, act.now)
    return reply


async def _show(act: Act, number: int) -> None:
    """Let the table read how things stand; what was settled at once was never posted."""
    wanted = await undos.find(act.tx, number)
    if wanted is None or (wanted.outcome is not None and wanted.message is None):
        return
    mark = f"undo:{number}:{act.key}"
    drafts = [_draft(act, number, notices.lane(act.campaign))]
    await messages.write(act.tx, drafts, campaign=act.campaign.id, mark=mark, now=act.now)


async def _look_at_the_end(act: Act, wanted: Wanted) -> None:
    """When the time is over, the message says so."""
    assert wanted.expires_at is not None
    draft = _draft(act, wanted.id, f"{notices.lane(act.campaign)}:vote:{wanted.id}")
    await undos.look_again(act.tx, draft, act.campaign.id, act.now, wanted.expires_at)


def _draft(act: Act, number: int, lane: str) -> Draft:
    return Draft("vote", lane, act.campaign.channel, {"undo": number}, act.facts.id)


async def _seen(tx: AsyncConnection, wanted: Wanted) -> Undo | None:
    facts = await games.facts(tx, wanted.game)
    campaign = None if facts is None else await campaigns.by_id(tx, facts.campaign)
    if facts is None or campaign is None:
        return None
    setup = await games.setup_of(tx, facts.id)
    voters = _players(campaign, {hero.seat for hero in setup.heroes})
    agreed = await undos.agreed(tx, wanted.id)
    names = await undos.names(tx, {wanted.asker, wanted.closed_by or wanted.asker, *agreed})
    records = await games.records(tx, facts.id)
    is_there = wanted.outcome is None and has_passed(records, facts.revision, wanted.revision)
    until = facts.revision if is_there else wanted.seen_at
    acts = acts_between(records, until, wanted.revision)[::-1]
    return Undo(
        id=wanted.id,
        campaign=campaign,
        game=facts.id,
        asker=names.get(wanted.asker, ""),
        why=wanted.why,
        acts=await past_acts(tx, facts.id, acts, {h.seat: h.name for h in setup.heroes}),
        is_vote=wanted.is_vote,
        agreed=tuple(sorted(names[one] for one in agreed if one in names)),
        missing=tuple(p for number, p in sorted(voters.items()) if number not in agreed),
        message=wanted.message,
        expires_at=wanted.expires_at,
        outcome=wanted.outcome,
        closed_by="" if wanted.closed_by is None else names.get(wanted.closed_by, ""),
    )
