"""Whatever is shown fits into Discord's messages."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.sheet import ALT, Note, Sheet, edit_of, file_of, send_of
from bot.ui.voice import clip, join
from render import Picture

texts = st.one_of(st.text(max_size=30), st.text(min_size=1, max_size=9).map(lambda t: t * 1100))
notes = st.builds(
    Note,
    title=texts,
    text=texts,
    fields=st.lists(st.tuples(texts, texts), max_size=30).map(tuple),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(texts, st.lists(notes, max_size=14).map(tuple))
def test_a_message_of_any_size_is_cut_to_what_discord_takes(
    text: str, many: tuple[Note, ...]
) -> None:
    arguments = send_of(Sheet(text, many), None)
    assert len(arguments["content"] or "") <= 2000
    embeds = arguments["embeds"]
    assert len(embeds) <= 10
    assert sum(len(embed) for embed in embeds) <= 6000
    for embed in embeds:
        assert len(embed.title or "") <= 256
        assert len(embed.description or "") <= 4096
        assert len(embed.fields) <= 25
        assert all(1 <= len(f.name or "") <= 256 for f in embed.fields)
        assert all(1 <= len(f.value or "") <= 1024 for f in embed.fields)


def test_a_picture_carries_its_alt_text_and_a_name_that_tells_nothing() -> None:
    file = file_of(Picture(b"png", "a" * 3000))
    assert file.filename == "map.png"
    assert len(file.description or "") <= ALT


def test_an_edit_without_a_picture_takes_the_old_picture_away() -> None:
    assert edit_of(Sheet("x"), None)["attachments"] == []


@given(st.text(max_size=50), st.integers(2, 60))
def test_clipping_keeps_the_length(text: str, most: int) -> None:
    assert len(clip(text, most)) <= most


@given(st.lists(st.text(max_size=20), max_size=20), st.integers(2, 100))
def test_joining_keeps_whole_lines(lines: list[str], most: int) -> None:
    text = join(lines, most)
    assert len(text) <= most
    assert text in ("\n".join(lines), "…") or text.endswith("\n…")
