"""The GM's place and seats change hands; what the GM did, and the public record, can be read."""

from __future__ import annotations

from bot.tables import Person, Reply
from engine.core.decree import Decree
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, GM, Table, key

ZOE = Person(77, "Zoe")


async def test_the_gm_hands_their_place_over(table: Table) -> None:
    game = await table.play()
    reply = await table.tables.hand_over(table.channel, GM, ZOE, "moving *away*", key())
    assert reply.ok and reply.say.key == "table-gm-handed-over"
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and (campaign.gm, campaign.gm_name) == (ZOE.id, "Zoe")
    assert (await table.tables.pause(game, GM, "", key())).say.key == "core-not-gm"
    assert (await table.tables.pause(game, ZOE, "", key())).ok


async def test_only_the_gm_or_who_runs_the_server_appoints_one(table: Table) -> None:
    await table.play()
    refused = await table.tables.hand_over(table.channel, ANA, ANA, "", key())
    assert refused.say.key == "core-not-gm"
    done = await table.tables.hand_over(table.channel, ANA, BEN, "gone", key(), runs_server=True)
    assert done.say.key == "table-gm-appointed"
    again = await table.tables.hand_over(table.channel, BEN, BEN, "", key())
    assert again.say.key == "table-gm-already"
    nowhere = await table.tables.hand_over(999, GM, ZOE, "", key())
    assert nowhere.say.key == "table-no-campaign"


async def test_the_clock_plays_a_seat_until_the_gm_says_otherwise(table: Table) -> None:
    await table.play()
    seat, channel = (await table.sitting(BEN)).seats[0], table.channel
    for person, which, is_on, why in (
        (ANA, seat, True, "core-not-gm"),
        (GM, Seat("9"), True, "table-no-seat"),
        (GM, seat, False, "table-autopilot-not"),
    ):
        reply = await table.tables.autopilot(channel, person, which, "", key(), is_on=is_on)
        assert reply.say.key == why
    reply = await table.tables.autopilot(channel, GM, seat, "silent", key(), is_on=True)
    assert reply.ok and reply.say.key == "table-gm-autopilot-on"
    campaign = await table.tables.campaign_in(channel)
    assert campaign is not None and campaign.at(seat).is_auto  # type: ignore[union-attr]
    again = await table.tables.autopilot(channel, GM, seat, "", key(), is_on=True)
    assert again.say.key == "table-autopilot-already"
    await table.tables.tend(table.game)
    view = await table.view()
    assert [chair.seat for chair in view.awaited] == ["1"]
    assert view.recent[-1].key == "waiting-plays-for"
    off = await table.tables.autopilot(channel, GM, seat, "", key(), is_on=False)
    assert off.say.key == "table-gm-autopilot-off"
    assert not (await table.tables.campaign_in(channel)).at(seat).is_auto  # type: ignore[union-attr]


async def test_a_free_seat_is_played_by_the_clock_as_well(table: Table) -> None:
    await table.play()
    seat = (await table.sitting(BEN)).seats[0]
    await table.tables.leave(table.channel, BEN, key())
    assert (await table.tables.autopilot(table.channel, GM, seat, "", key(), is_on=True)).ok
    await table.tables.tend(table.game)
    view = await table.view()
    assert [chair.seat for chair in view.awaited] == ["1"]
    assert view.recent[-1].key == "waiting-plays"


async def test_a_rewind_takes_back_a_persons_answer_not_only_the_clocks(table: Table) -> None:
    game = await table.play()
    seat = (await table.sitting(BEN)).seats[0]
    await table.answer(ANA, "1")
    await table.tables.autopilot(table.channel, GM, seat, "", key(), is_on=True)
    await table.tables.tend(game)
    assert (await table.view()).awaited != ()
    await table.tables.rewind(game, GM, 1, "", key())
    assert (await table.prompt(ANA)).kind == "pick-cards"
    assert (await table.prompt(ANA)).answer is None


# --- what can be read


async def test_whatever_the_gm_did_can_be_read_newest_first(table: Table) -> None:
    game = await table.play()
    await table.tables.pause(game, GM, "tea", key())
    await table.tables.resume(game, GM, "", key())
    await table.tables.decree(game, GM, Decree(("place", "1", "7")), "", key())
    await table.answer(ANA, "1")
    await table.tables.hand_over(table.channel, GM, ZOE, "", key())
    acts = await table.tables.gm_acts(table.channel, 20)
    assert not isinstance(acts, Reply)
    assert [act.line.key for act in acts] == [
        "table-gm-handed-over",
        "table-gm-decreed",
        "table-gm-resumed",
        "table-gm-paused",
    ]
    page = await table.tables.gm_acts(table.channel, 2, 1)
    assert page == acts[1:3]
    nowhere = await table.tables.gm_acts(999, 20)
    assert isinstance(nowhere, Reply)


async def test_the_public_record_holds_no_secret(table: Table) -> None:
    game = await table.play()
    await table.answer(ANA, "4")
    refused = await table.tables.public_record(table.channel, ANA)
    assert isinstance(refused, Reply) and refused.say.key == "core-not-gm"
    record = await table.tables.public_record(table.channel, GM)
    assert not isinstance(record, Reply)
    assert record.ledger[0].lines[0].key == "table-founded"
    assert record.games[0].seed is None and record.games[0].status == "running"
    keys = [line.say.key for line in record.games[0].lines]
    assert "table-started" in keys and "duel-secret" not in keys
    await table.tables.end(game, GM, "", key())
    record = await table.tables.public_record(table.channel, GM)
    assert not isinstance(record, Reply) and record.games[0].seed is not None
