"""Playing at a table: answers, secrets, second thoughts, the end."""

from __future__ import annotations

from bot.tables import Person, Reply, Sitting
from engine.core.prompt import Answer
from engine.core.rng import commitment
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key


async def test_a_game_goes_from_the_first_pick_to_victory(table: Table) -> None:
    await table.play()
    view = await table.play_out()
    assert view.status == "won"
    assert view.seed is not None and commitment(view.seed) == view.commitment
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and campaign.game is None
    assert sum(s.xp for s in campaign.seats) == 3
    assert sum(s.gold for s in campaign.seats) == 6


async def test_the_seed_is_unknown_while_the_game_goes_on(table: Table) -> None:
    await table.play()
    view = await table.view()
    assert view.seed is None and len(view.commitment) == 64


async def test_an_answer_with_the_same_key_is_taken_once(table: Table) -> None:
    await table.play()
    prompt = await table.prompt(ANA)
    answer = Answer(prompt.id, ("3",))
    first = await table.tables.submit(table.game, ANA, answer, "twice")
    revision = (await table.view()).revision
    again = await table.tables.submit(table.game, ANA, answer, "twice")
    assert again == first and first.ok
    assert (await table.view()).revision == revision


async def test_the_seat_follows_from_the_person(table: Table) -> None:
    await table.play()
    theirs = await table.prompt(BEN)
    refused = await table.tables.submit(table.game, ANA, Answer(theirs.id, ("1",)), key())
    assert not refused.ok and refused.say.key == "core-not-yours"
    stranger = Person(999, "Zoe")
    refused = await table.tables.submit(table.game, stranger, Answer(theirs.id, ("1",)), key())
    assert not refused.ok and refused.say.key == "table-not-seated"


async def test_an_illegal_answer_changes_nothing(table: Table) -> None:
    await table.play()
    prompt = await table.prompt(ANA)
    before = await table.view()
    for chosen in (("9",), ("1", "1"), (), ("1", "2"), ("x" * 5000,), ("\0",)):
        reply = await table.tables.submit(table.game, ANA, Answer(prompt.id, chosen), key())
        assert not reply.ok
    stale = await table.tables.submit(table.game, ANA, Answer("0.9.0.0", ("1",)), key())
    assert stale.say.key == "core-stale"
    assert await table.view() == before


async def test_a_pick_can_be_changed_and_withdrawn_until_the_last_is_in(table: Table) -> None:
    await table.play()
    await table.answer(ANA, "1")
    assert (await table.prompt(ANA)).answer == ("1",)
    await table.answer(ANA, "2")
    prompt = await table.prompt(ANA)
    assert prompt.answer == ("2",)
    assert (await table.tables.withdraw(table.game, ANA, prompt.id, key())).ok
    assert (await table.prompt(ANA)).answer is None
    refused = await table.tables.withdraw(table.game, ANA, prompt.id, key())
    assert refused.say.key == "core-nothing-to-withdraw"


async def test_taking_back_a_pick_leaves_the_others_alone(table: Table) -> None:
    await table.play()
    theirs = await table.prompt(BEN)
    await table.answer(ANA, "1")
    assert (await table.tables.take_back(table.game, ANA, key())).ok
    assert (await table.prompt(BEN)).id == theirs.id


async def test_one_takes_back_a_step_until_something_was_revealed(table: Table) -> None:
    await table.play()
    await table.pick_all()
    refused = await table.tables.take_back(table.game, BEN, key())
    assert refused.say.key == "table-nothing-to-take-back"
    walk = await table.prompt(BEN)
    await table.answer(BEN, "left")
    assert (await table.sitting(BEN)).can_take_back
    assert not (await table.tables.take_back(table.game, ANA, key())).ok
    assert (await table.tables.take_back(table.game, BEN, key())).ok
    fresh = await table.prompt(BEN)
    assert fresh.kind == "walk" and fresh.id != walk.id
    stale = await table.tables.submit(table.game, BEN, Answer(walk.id, ("left",)), key())
    assert stale.say.key == "core-stale"
    assert (await table.view()).recent[-1].key == "table-took-back"


async def test_everyone_sees_only_their_own_hand_and_log(table: Table) -> None:
    await table.play()
    assert (await table.sitting(ANA)).view.piles
    assert not (await table.sitting(GM)).view.piles
    assert not (await table.sitting(CHLOE)).view.piles
    assert (await table.sitting(CHLOE)).prompts == ()
    await table.pick_all()
    winner, loser = (await table.sitting(BEN)).seats[0], (await table.sitting(ANA)).seats[0]
    log = table.tables.log
    assert any(line.key == "duel-secret" for line in await log(table.game, winner))
    assert not any(line.key == "duel-secret" for line in await log(table.game, loser))
    assert not any(line.key == "duel-secret" for line in await log(table.game, None))


async def test_the_log_can_be_read_in_pages(table: Table) -> None:
    await table.play()
    await table.play_out()
    log = table.tables.log
    whole = await log(table.game, None, limit=100)
    assert whole[-4:] == await log(table.game, None, limit=4)
    assert whole[-6:-4] == await log(table.game, None, limit=2, before=4)


async def test_a_party_prompt_is_open_to_players_and_gm_and_taken_once(table: Table) -> None:
    await table.play()
    await table.pick_all()
    await table.answer(BEN, "left")
    await table.answer(BEN, "left")
    prompt = await table.prompt(GM)
    assert prompt.id == (await table.prompt(ANA)).id
    assert (await table.tables.submit(table.game, GM, Answer(prompt.id, ("yes",)), key())).ok
    late = await table.tables.submit(table.game, ANA, Answer(prompt.id, ("no",)), key())
    assert late.say.key == "core-stale"


async def test_nothing_can_be_answered_after_the_end(table: Table) -> None:
    await table.play()
    await table.play_out()
    late = await table.tables.submit(table.game, ANA, Answer("0.1.0.0", ("1",)), key())
    assert late.say.key == "core-game-over"
    assert (await table.sitting(ANA)).prompts == ()
    found = await table.tables.sitting(ANA, channel=table.channel)
    assert isinstance(found, Sitting) and found.status == "won"


async def test_questions_about_nothing_get_one_sentence(table: Table) -> None:
    refused = await table.tables.sitting(ANA, channel=1)
    assert isinstance(refused, Reply) and refused.say.key == "table-no-campaign"
    await table.found()
    refused = await table.tables.sitting(ANA, channel=table.channel)
    assert isinstance(refused, Reply) and refused.say.key == "table-no-game"
    refused = await table.tables.submit(12345, ANA, Answer("x", ()), key())
    assert refused.say.key == "table-no-game"
    assert await table.tables.table(12345) is None
