"""`/replay`: the same film for everybody, for the asker's eyes or the channel's."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.systems import ALL
from bot.ui.pictures import draw
from bot.ui.sheet import Drawing, FilmDrawing
from bot.ui.voice import Voice
from render import Picture
from tests.bot.bench import message_of, text_of
from tests.bot.flows.party import Party, gather_party, sketch, tables_of, tavern

HAVEN = ALL["haven"]


def quick(drawing: Drawing, voice: Voice) -> Picture:
    """Films cost too much here."""
    if not isinstance(drawing, FilmDrawing):
        return sketch(drawing, voice)
    rounds = sorted({scene.view.round for scene in drawing.scenes})
    return Picture(b"RIFF", f"{len(drawing.scenes)} scenes of {rounds}", "webp", "replay.webp")


async def play_a_round(party: Party) -> None:
    while (await party.state()).round < 2:
        assert await party.play_one(HAVEN.greedy)


async def test_a_round_and_the_fight_are_shown_again(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=quick) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        early = await table["Ana"].slash("replay round")
        assert early.ephemeral and "Nothing has happened yet" in text_of(early)
        assert "Nothing has happened yet" in text_of(await table["Ana"].slash("replay fight"))
        await play_a_round(party)
        seen = [await table[name].slash("replay round") for name in ("Ana", "Ben", "Dai")]
        assert all(reply.ephemeral for reply in seen)
        files = [message_of(reply).attachments for reply in seen]
        assert [[file.filename for file in one] for one in files] == [["replay.webp"]] * 3
        alts = {one[0].description for one in files}
        assert len(alts) == 1 and (alts.pop() or "").endswith("of [1]")
        fight = message_of(await table["Ana"].slash("replay fight"))
        assert (fight.attachments[0].description or "").endswith("of [0, 1, 2]")
        unknown = await table["Ana"].slash("replay round", number=7)
        assert "nothing to see of round 7" in text_of(unknown)


async def test_a_film_can_be_shown_to_all(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=quick) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_a_round(party)
        reply = await table["Ben"].slash("replay round", share=True)
        assert "The channel sees it now" in text_of(reply)
        (shown,) = [
            m for m in table.messages if [a.filename for a in m.attachments] == ["replay.webp"]
        ]
        assert "once more" in text_of(shown)
        assert not shown.flags.ephemeral


async def test_a_film_that_fails_is_said_so(database_url: str, fixed_dice: None) -> None:
    def failing(drawing: Drawing, voice: Voice) -> Picture:
        if isinstance(drawing, FilmDrawing):
            raise ValueError("no ink")
        return sketch(drawing, voice)

    async with tavern(database_url, ALL, draw=failing) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_a_round(party)
        reply = await table["Ana"].slash("replay round")
        assert "could not draw" in text_of(reply)
        assert message_of(reply).attachments == []


async def test_what_is_drawn_is_what_everybody_saw(database_url: str, fixed_dice: None) -> None:
    """In earnest, once; it is kept for the next who asks."""
    async with tavern(database_url, ALL, draw=quick) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_a_round(party)
        reel = await table.sim.as_bot(tables_of(table).reel(party.game))
        assert reel is not None
        voice = Voice(table.sim.bot.host.words_of("haven"), "fr")
        film = FilmDrawing((party.game, 1), reel.round(), is_whole=False)
        picture = draw(film, voice)
        assert draw(film, voice) is picture
        image = Image.open(BytesIO(picture.data))
        assert image.format == "WEBP" and getattr(image, "n_frames", 1) > 10
        assert "Ana the Bold" in picture.alt and "manche" in picture.alt
