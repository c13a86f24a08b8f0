"""Summoning: what heroes and monsters bring into play (H-SUMMON, H-MABIL-03..07)."""

from __future__ import annotations

from engine.content import tree
from engine.core.hexes import Hex, parse_label
from engine.core.script import Script, ask_one
from engine.core.text import say
from engine.systems.haven.figures import class_of
from engine.systems.haven.game import Automaton, HavenGame
from engine.systems.haven.scenario.doors import place_monster
from engine.systems.haven.scenario.ties import settle_hex
from engine.systems.haven.spots import empty_beside, nearest_to_enemy
from engine.systems.haven.state import Hero, Summon
from engine.systems.haven.telling import events, prompts


def hero_summons(g: HavenGame, hero: Hero, it: tree.Summon, card: str) -> Script[bool]:
    """The player places the summon beside the hero, if there is room (H-SUMMON-01, -02)."""
    free = empty_beside(g, hero.hex)
    if not free:
        return False
    chosen = yield from ask_one(prompts.summon_to(hero, it.what, free))
    where = parse_label(chosen)
    if where is None:
        return False
    summon = place_summon(g, hero, it.what, where, card)
    events.summoned(g, hero, summon)
    return True


def place_summon(g: HavenGame, hero: Hero, what: str, where: Hex, card: str) -> Summon:
    """A new summon stands on the map; it does not act this round (H-SUMMON-12)."""
    taken = [s.number for s in g.state.summons if s.owner == hero.id and s.type == what]
    number = next(n for n in range(1, len(taken) + 2) if n not in taken)
    hp = class_of(g.pack, hero).summons[what].hp
    summon = Summon(
        id=f"{hero.id}-{what}-{number}",
        hex=where,
        hp=hp,
        max_hp=hp,
        type=what,
        owner=hero.id,
        card=card,
        number=number,
        round=g.state.round,
    )
    g.state.summons.append(summon)
    return summon


def monster_summons(g: HavenGame, actor: Automaton, it: tree.Summon) -> Script[None]:
    """A monster in an empty hex beside the summoner, as near as possible to an enemy.

    Without such a hex or a standee nothing comes (H-MABIL-04..06); who comes does not act in this
    round and leaves no money (H-MABIL-07, -08).
    """
    free = empty_beside(g, actor.hex)
    if not free or not g.state.standees[it.what]:
        return
    text = say("haven-ask-monster-summon", monster=g.name(actor))
    where = yield from settle_hex(g, text, nearest_to_enemy(g, actor, free))
    monster = place_monster(g, it.what, it.rank or "normal", where)
    monster.has_acted = True
    monster.drops_coin = False
    events.summoned(g, actor, monster)
