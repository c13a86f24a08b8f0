from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.content.parse import parse
from engine.systems.haven.content import Monster
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.scenario.doors import place_monster
from tests.engine.systems.haven.packs import write_pack
from tests.engine.systems.haven.world import World, spot, stats

BOSS_CARDS = """
id = "boss"

[[cards]]
id = "boss-one"
initiative = 36
text = "Special 1"

[[cards]]
id = "boss-two"
initiative = 73
text = "Move +0; Special 2"
"""
KING = """
id = "king"
name = { en = "King", fr = "Roi" }
deck = "boss"
standees = 1

[boss]
hp = ["4 * C", "5 * C", "6 * C", "7 * C", "8 * C", "9 * C", "10 * C", "11 * C"]
move = 2
attack = "C + floor(L / 2)"
immune = ["stun", "disarm"]
special = ["Attack +1, Target 2", "Heal 3, Self"]
"""


def pack_with(root: Path, king: str = KING, cards: str = BOSS_CARDS) -> Path:
    """A small pack with one boss and the bosses' deck."""
    write_pack(root)
    (root / "monsters" / "king.toml").write_text(king, encoding="utf-8")
    (root / "decks" / "boss.toml").write_text(cards, encoding="utf-8")
    return root


def king(root: Path) -> Monster:
    return load_pack(pack_with(root)).monsters["king"]


def refused(root: Path, old: str, new: str) -> str:
    """What is said about a boss with one thing wrong."""
    assert old in KING
    with pytest.raises(ContentError) as caught:
        load_pack(pack_with(root, KING.replace(old, new, 1)))
    (problem,) = caught.value.problems
    assert problem.file.endswith("king.toml")
    return f"{problem.line}:{problem.column} {problem.message}"


# --- the stat card


@pytest.mark.rule("H-BOSS-04")
@pytest.mark.rule("H-SPECIAL-14")
@pytest.mark.parametrize(
    ("level", "heroes", "hp", "attack"), [(0, 2, 8, 2), (0, 4, 16, 4), (3, 3, 21, 4), (7, 4, 44, 7)]
)
def test_a_boss_grows_with_the_party_and_the_level(
    tmp_path: Path, level: int, heroes: int, hp: int, attack: int
) -> None:
    stats = king(tmp_path).stats("boss", level, level, heroes)
    assert (stats.hp, stats.attack) == (hp, attack)


@pytest.mark.rule("H-BOSS-04")
@pytest.mark.parametrize(("heroes", "hp", "attack"), [(2, 8, 2), (3, 12, 3), (4, 16, 4)])
def test_a_boss_in_play_has_the_numbers_of_its_party(heroes: int, hp: int, attack: int) -> None:
    w = World(heroes=heroes)
    numbers = tuple(stats(hp=4 * c, attack=c) for c in (2, 3, 4))
    unique = ((numbers,) * 8,) * 8
    w.pack.monsters["crab"] = Monster("crab", "crab", 1, (), (), unique_rank="boss", unique=unique)
    king = place_monster(w.g, "crab", "boss", spot("A2"))
    assert (king.hp, king.max_hp, w.g.stats(king).attack) == (hp, hp, attack)


@pytest.mark.rule("H-SPECIAL-14")
def test_equations_use_the_scenario_level_and_lists_the_monster_level(tmp_path: Path) -> None:
    stats = king(tmp_path).stats("boss", monster_level=4, level=3, heroes=2)
    assert (stats.hp, stats.attack) == (16, 3)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"C + floor(L / 2)"', '"C + L / 2"', "10:11 with L = 1 and C = 2 this is 5/2; floor"),
        ('"C + floor(L / 2)"', '"C ** 2"', "10:14 expected a number, L, C"),
        ('"4 * C"', '"C - 2"', "8:8 with L = 0 and C = 2 this is 0; expected 1 to 999"),
        ('immune = ["stun"', 'immune = ["stum"', '11:11 there is no negative condition "stum"'),
        ("Attack +1, T", "Atack +1, T", '12:13 expected an ability, found "Atack"'),
        (', "Heal 3, Self"', "", '4:8 the deck "boss" refers to Special 2'),
        ('deck = "boss"', 'deck = "rat"', '4:8 every boss uses the deck "boss"'),
        ('deck = "boss"', 'deck = "bos"', '4:8 there is no deck "bos"; did you mean "boss"?'),
        ("[boss]", "[normal]", ""),
    ],
)
def test_a_boss_with_a_mistake_is_refused(tmp_path: Path, old: str, new: str, told: str) -> None:
    if told:
        assert refused(tmp_path, old, new).startswith(told)
    else:
        with pytest.raises(ContentError):
            load_pack(pack_with(tmp_path, KING.replace(old, new)))


def test_a_monster_without_one_of_its_ranks_is_refused(tmp_path: Path) -> None:
    told = refused(tmp_path, KING[KING.index("[boss]") :], "[elite]\nhp = 1\nmove = 1\nattack = 1")
    assert told.endswith("a monster has [normal] and [elite], or only [boss], or only [named]")


# --- the deck


@pytest.mark.rule("H-BOSS-01")
def test_a_boss_does_what_its_own_stat_card_says() -> None:
    w = World()
    ana, ben = w.hero("B1"), w.hero("A2")
    king = w.boss("B2", attack=2, specials=("Attack +1, Target 2", "Heal 3, Self"))
    w.stack(king, "+0", "+0")
    w.monster_turn(king, "Special 1")
    assert (ana.hp, ben.hp) == (7, 7)


@pytest.mark.rule("H-BOSS-01")
def test_bosses_share_one_deck_and_each_plays_its_own_special() -> None:
    w = World()
    w.hero("A1")
    king = w.boss("H5", "crab", hp=20, specials=("Heal 3, Self",))
    queen = w.boss("G5", "wasp", hp=20, specials=("Shield 2, Self",))
    w.pack.monsters["wasp"] = Monster(
        *("wasp", "crab", 1, (), ()),
        unique_rank="boss",
        unique=w.pack.monsters["wasp"].unique,
        specials=w.pack.monsters["wasp"].specials,
    )
    w.ability("crab", "Special 1")
    heals, shields = w.g.monster_card(king.type), w.g.monster_card(queen.type)
    assert heals is not None and heals.action == parse("Heal 3, Self", monster=True)
    assert shields is not None and shields.action == parse("Shield 2, Self", monster=True)


def test_everyone_reads_what_the_boss_is_about_to_do() -> None:
    w = World()
    w.hero("A1")
    w.boss("H5", specials=("Heal 3, Self",))
    w.ability("crab", "Special 1")
    w.order(crab=50)
    (turn,) = w.system().view(w.state, None).order
    assert [part.key for part in turn.card[0].facts["parts"]] == ["text-heal", "text-self"]  # type: ignore[union-attr]


def test_only_a_monsters_card_refers_to_a_special() -> None:
    with pytest.raises(ContentError, match="only a boss's card"):
        parse("Special 1")
    with pytest.raises(ContentError, match="not behind Special"):
        parse("Special 1; Fire: XP 1", monster=True)
    with pytest.raises(ContentError, match="not an augment"):
        parse("Attack +0; Fire: Special 1", monster=True)


# --- immunities


@pytest.mark.rule("H-BOSS-05")
def test_a_boss_ignores_what_it_is_immune_to_and_nothing_else() -> None:
    w = World()
    ana = w.hero("A1")
    king = w.boss("A2", hp=20, immune=("stun",))
    w.stack(ana, "+0")
    w.act(ana, "Attack 2, Stun, Poison", king.id)
    assert list(king.conditions) == ["poison"]
    assert len(w.said("haven-immune")) == 1


@pytest.mark.rule("H-BOSS-05")
def test_a_boss_immune_to_curses_keeps_the_monsters_deck_clean() -> None:
    w = World()
    ana = w.hero("A1")
    king = w.boss("A2", immune=("curse",))
    w.stack(ana, "+0")
    w.act(ana, "Attack 1, Curse", king.id)
    assert "curse" not in w.state.monster_modifiers.cards.pile


# --- rank


@pytest.mark.rule("H-BOSS-02")
@pytest.mark.rule("H-SPECIAL-13")
@pytest.mark.parametrize("rank", ["boss", "named"])
def test_a_unique_monster_is_neither_normal_nor_elite(rank: str) -> None:
    w = World()
    king = w.boss("A2", rank=rank)  # type: ignore[arg-type]
    assert w.pack.monsters["crab"].ranks == (rank,)
    (seen,) = w.system().view(w.state, None).figures
    assert (king.rank, seen.rank, seen.number) == (rank, rank, None)


@pytest.mark.rule("H-BOSS-02")
def test_a_boss_is_no_elite_kill() -> None:
    w = World()
    ana, king = w.hero("A1"), w.boss("A2", hp=1)
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", king.id)
    assert (ana.record.kills, ana.record.elite_kills) == (1, 0)


def test_a_unique_monster_goes_by_its_name_alone() -> None:
    w = World()
    named, rat = w.boss("A2", rank="named"), w.monster("B2")
    assert w.g.name(named).key == "monster.crab"  # type: ignore[union-attr]
    assert w.g.name(rat).key == "haven-monster"  # type: ignore[union-attr]
