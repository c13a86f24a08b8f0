"""A look at a game that waits: who owes what since when, and what is due by now."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.facts import CLOCK, Reply
from bot.shards import EVERYTHING, Shards
from bot.store import messages, timers, waiting
from bot.store.messages import Draft
from bot.tables import notices, waking
from bot.tables.act import Act
from bot.tables.deciding import decide
from bot.tables.desk import Desk
from bot.tables.notices import keeper
from bot.waiting.habits import Habits
from bot.waiting.paces import Pace
from bot.waiting.plan import Call, Decide, Owing, Plan, Remind, Rest, Scene, plan
from bot.waiting.state import Timer, Wait
from engine.core.prompt import Prompt
from engine.core.seat import GM, Seat
from engine.core.text import say

# Nobody saw to the timers for so long: then nobody could answer either, and all time begins anew.
OUTAGE = timedelta(minutes=5)
KEY = "clock"


class Tending(Desk):
    """The part of `Tables` that sees to timers. Any process may do it, at any moment."""

    async def games_due(self, shards: Shards = EVERYTHING) -> list[tuple[int, datetime]]:
        """The games of these shards that must be looked at first, and when."""
        return await self._read(lambda tx: timers.next_games(tx, shards))

    async def tend(self, game: int) -> None:
        """Look at a game, and do what is due: under its lock, and written down with it."""
        await self._act(game, CLOCK, KEY, _tend)
        self._outbox.wake()


async def _tend(act: Act) -> Reply:
    act.key = f"{KEY}:{act.facts.id}:{act.facts.revision}"
    look = await _Look.take(act)
    look.see()
    await look.act_upon(plan(look.scene()))
    return Reply(say("table-answered"), game=act.facts.id)


class _Look:
    """One look, from what was remembered to what is remembered next."""

    def __init__(
        self,
        act: Act,
        timer: Timer,
        waits: dict[Seat, Wait],
        *,
        pace: Pace,
        habits: dict[int, Habits],
        moves: dict[int, datetime],
    ) -> None:
        self.act, self.timer, self.waits = act, timer, waits
        self.pace, self.habits, self.moves = pace, habits, moves
        self.drafts: list[Draft] = []
        self.is_awake = act.facts.status == "running"
        self.asked = [prompt.id for prompt in act.game.prompts] if self.is_awake else []
        is_outage = timer.due is not None and act.now - timer.due > OUTAGE
        self.begins_anew = is_outage or (timer.turn > 0 and timer.pace != pace.name)
        self.is_new = self.asked != timer.asked
        self.owed = {seat: prompt for prompt in self._open() for seat in prompt.seats if seat != GM}

    @classmethod
    async def take(cls, act: Act) -> _Look:
        """All that is remembered and all that people have settled."""
        game, campaign = act.facts.id, act.campaign
        timer = await timers.timer(act.tx, game) or Timer(game, act.facts.awaited_since)
        people = {campaign.gm, *(s.player.id for s in campaign.seats if s.player is not None)}
        return cls(
            act,
            timer,
            await timers.waits(act.tx, game),
            pace=await waiting.pace(act.tx, campaign.id),
            habits=await waiting.habits(act.tx, people),
            moves=await timers.moves_since(act.tx, game, timer.revision),
        )

    def _open(self) -> list[Prompt]:
        if not self.is_awake:
            return []
        return [prompt for prompt in self.act.game.prompts if prompt.answer is None]

    # --- what has changed -------------------------------------------------------------------------

    def see(self) -> None:
        """Bring what is remembered up to the present."""
        timer, moves = self.timer, self.moves
        if moves or timer.version != self.pace.version:
            is_settled = timer.version == self.pace.version
            timer.moved_at = max(moves.values()) if is_settled else self.act.now
            timer.is_asleep = False
        for seat, wait in self.waits.items():
            if wait.person in moves:
                wait.hear()
            if seat not in self.owed:
                self._fold(wait)
                wait.prompt = None
        restarted = [self._await(seat, prompt) for seat, prompt in self.owed.items()]
        if any(restarted) and not self.is_new and self.pace.deadline is not None:
            self.drafts.append(notices.board(self.act.campaign, self.act.facts.id))
        timer.asked, timer.is_paused = self.asked, not self.is_awake

    def _await(self, seat: Seat, prompt: Prompt) -> bool:
        """A seat owes an answer; whether it does so anew."""
        person = keeper(self.act.campaign, seat)
        since = self._asked_at()
        wait = self.waits.setdefault(seat, Wait(seat, since, person=person))
        if wait.prompt == prompt.id and wait.person == person and not self.begins_anew:
            wait.silent_since = wait.silent_since or self.act.now
            return False
        self._fold(wait)
        wait.begin(prompt.id, person, since)
        return True

    def _asked_at(self) -> datetime:
        """When what is asked was asked; the present, where nobody could answer since."""
        now, asked = self.act.now, self.act.facts.awaited_since
        is_fresh = self.is_new and not self.timer.is_paused and not self.begins_anew
        return asked if is_fresh and now - asked <= OUTAGE else now

    def _fold(self, wait: Wait) -> None:
        """Reminders go as soon as they are answered, whoever did it."""
        for place in wait.told:
            self.drafts.append(waking.fold(self.act, wait.seat, place))
        wait.told = []

    # --- what is to be done -----------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table as the plan sees it."""
        act = self.act
        return Scene(
            now=act.now,
            step=act.game.step,
            moved_at=self.timer.moved_at,
            pace=self.pace,
            owing=tuple(self._owing(seat, prompt) for seat, prompt in self.owed.items()),
            questions=len(self.asked),
            has_company=self._has_company(),
            gm_habits=self.habits.get(act.campaign.gm, Habits()),
        )

    def _owing(self, seat: Seat, prompt: Prompt) -> Owing:
        wait, chair = self.waits[seat], self.act.campaign.at(seat)
        return Owing(
            wait,
            prompt,
            self.habits.get(wait.person or 0, Habits()),
            is_auto=chair is not None and chair.is_auto,
            is_free=chair is None or (chair.person is None and not chair.is_away),
            is_reaction=self._is_reaction(seat, prompt),
        )

    def _is_reaction(self, seat: Seat, prompt: Prompt) -> bool:
        if self.pace.reaction is None or prompt.secret:
            return False
        game = self.act.game
        return game.system.reflex(game.view(seat), prompt) is not None

    def _has_company(self) -> bool:
        """Whether a hero is still in play whose player, or the GM for a free seat, is here."""
        playing = (s.seat for s in self.act.game.view(None).seats if not s.is_out)
        chairs = (self.act.campaign.at(seat) for seat in playing)
        return any(chair is not None and not chair.is_auto for chair in chairs)

    async def act_upon(self, found: Plan) -> None:
        """Do what is due, and remember all of it in the same transaction."""
        due, decision = found.due, None
        for deed in found.deeds:
            match deed:
                case Remind():
                    self._remind(deed)
                case Call():
                    self._call(deed)
                case Rest():
                    self._rest()
                case Decide():
                    decision = deed
        if any(isinstance(deed, Remind | Call) for deed in found.deeds):
            due = plan(self.scene()).due  # what was just done comes again later
        if decision is not None and await self._decide(decision):
            due = self.act.now  # what is asked next may be due as well
        await self._keep(due)

    def _remind(self, deed: Remind) -> None:
        wait = self.waits[deed.seat]
        habits = self.habits.get(wait.person or 0, Habits())
        places = waking.places(habits, deed.number)
        drafts = [waking.remind(self.act, wait, deed, place, habits) for place in places]
        self.drafts += drafts
        wait.told = sorted({*wait.told, *places})
        wait.reminded_at = self.act.now
        wait.reminders = deed.number
        wait.is_last_told = wait.is_last_told or deed.is_last

    def _call(self, deed: Call) -> None:
        wait = self.waits[deed.seat]
        self.drafts.append(waking.call(self.act, deed, wait, self.pace))
        wait.told = sorted({*wait.told, waking.CALL})
        if deed.why == "vanished":
            wait.is_hinted = True
        else:
            wait.calls += 1

    def _rest(self) -> None:
        if self.timer.is_asleep or not self.owed:
            return
        self.timer.is_asleep = True
        if self.pace.deadline is not None:
            line = say("waiting-rests")
            campaign, game = self.act.campaign, self.act.facts.id
            self.drafts += [notices.post(campaign, line, game), notices.board(campaign, game)]

    async def _decide(self, deed: Decide) -> bool:
        wait, prompt, step = self.waits[deed.seat], self.owed[deed.seat], self.act.game.step
        done = await decide(
            self.act,
            deed.seat,
            prompt,
            why=deed.why,
            pace=self.pace,
            is_new=wait.taken_step != step,
        )
        if done is None:  # nothing that the rules take can be found: that is for people
            if wait.calls == 0:
                self._call(Call(deed.seat, "deadline"))
            return False
        if deed.why != "reaction":
            wait.taken_step = step
        return True

    async def _keep(self, due: datetime | None) -> None:
        act, timer = self.act, self.timer
        timer.due, timer.turn = due, timer.turn + 1
        timer.version, timer.pace = self.pace.version, self.pace.name
        timer.revision = act.facts.revision
        timer.is_urgent = any(wait.told for wait in self.waits.values())
        await timers.keep(act.tx, timer, self.waits.values())
        mark = f"clock:{timer.game}:{timer.turn}"
        await messages.write(act.tx, self.drafts, campaign=act.campaign.id, mark=mark, now=act.now)
