"""Setting a scenario up (H-SETUP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from engine.content.special.tree import OVERLAYS, Place, Spawn
from engine.content.tree import Action
from engine.core.deck import Deck
from engine.core.hexes import parse_label
from engine.core.rng import Rng
from engine.core.script import Script, ask_one
from engine.core.system import BadSetup, HeroSetup, Setup
from engine.core.text import say
from engine.systems.haven.abilities.elements import inert
from engine.systems.haven.abilities.modifiers import standard_deck
from engine.systems.haven.content import HeroClass, Monster, Pack, Scenario, summons_of
from engine.systems.haven.dungeon.penalties import penalise_first
from engine.systems.haven.dungeon.rooms import choose_entrance, choose_penalties, new_delve
from engine.systems.haven.game import HavenGame
from engine.systems.haven.heroes.hands import build_hands, known_at, only_hand
from engine.systems.haven.items.equipment import equip_heroes
from engine.systems.haven.level import HIGHEST, HIGHEST_OPEN, of_difficulty
from engine.systems.haven.rulings import BLESS_SUPPLY, CURSE_SUPPLY, Rulings
from engine.systems.haven.scenario.goals import deal_goals
from engine.systems.haven.scenario.starting import is_known, start_with
from engine.systems.haven.special.rules import obey_setup
from engine.systems.haven.state import HavenState, Hero, Supplies
from engine.systems.haven.telling import events, prompts

PARTY_SIZES = range(2, 5)  # H-SETUP-01


def check(pack: Pack, setup: Setup) -> None:
    """Refuse what the rules refuse."""
    if setup.scenario not in pack.scenarios:
        raise BadSetup(say("haven-no-such-scenario"))
    if len(setup.heroes) not in PARTY_SIZES:
        raise BadSetup(say("haven-party-size", least=PARTY_SIZES[0], most=PARTY_SIZES[-1]))
    if any(hero.class_id not in pack.classes for hero in setup.heroes):
        raise BadSetup(say("haven-no-such-class"))
    if len({hero.class_id for hero in setup.heroes}) < len(setup.heroes):
        raise BadSetup(say("haven-same-class"))  # H-SETUP-02
    if len({hero.seat for hero in setup.heroes}) < len(setup.heroes):
        raise BadSetup(say("haven-same-seat"))
    _check_level(setup)
    for hero in setup.heroes:
        _check_hero(pack.classes[hero.class_id], hero)
        _check_items(pack, hero)


def _check_level(setup: Setup) -> None:
    try:
        rulings = Rulings.of(setup.settings)
    except msgspec.ValidationError as wrong:
        raise BadSetup(say("haven-bad-setting")) from wrong
    if setup.level is not None and rulings.difficulty:
        raise BadSetup(say("haven-level-or-difficulty"))
    players = [hero.player for hero in setup.heroes if hero.player]
    if len(set(players)) < len(players) and not rulings.open_information:
        raise BadSetup(say("haven-several-heroes"))  # H-LEVEL-13
    most = HIGHEST_OPEN if rulings.open_information else HIGHEST
    if not 0 <= level_of(setup) <= most:
        raise BadSetup(say("haven-no-such-level", least=0, most=most))


def level_of(setup: Setup) -> int:
    """The scenario level: the one that was chosen, or that of the difficulty."""
    if setup.level is not None:
        return setup.level
    levels = [hero.level for hero in setup.heroes]
    return of_difficulty(levels, Rulings.of(setup.settings).difficulty)


def danger_of(setup: Setup) -> int:
    """The level of monsters and traps: with open information one higher (H-LEVEL-10)."""
    return level_of(setup) + Rulings.of(setup.settings).open_information


def _check_hero(hero_class: HeroClass, hero: HeroSetup) -> None:
    if not 1 <= hero.level <= len(hero_class.max_hp):
        raise BadSetup(say("haven-no-such-hero-level", name=hero.name))
    pool = _pool(hero_class, hero)
    size = hero_class.hand_size
    if not {*pool} <= hero_class.cards.keys() or not size <= len(set(pool)) == len(pool):
        raise BadSetup(say("haven-wrong-pool", name=hero.name))
    hand = set(hero.cards)
    if hero.cards and (not len(hero.cards) == len(hand) == size or not hand <= {*pool}):
        raise BadSetup(say("haven-wrong-hand", name=hero.name, size=size))
    boxes = {perk.id: perk.boxes for perk in hero_class.perks.values()}
    if any(count > boxes.get(perk, 0) for perk, count in Counter(hero.perks).items()):
        raise BadSetup(say("haven-wrong-perks", name=hero.name))
    if not all(is_known(effect) for effect in hero.effects):
        raise BadSetup(say("haven-wrong-effects", name=hero.name))


def _pool(hero_class: HeroClass, hero: HeroSetup) -> list[str]:
    return known_at(hero_class, hero.level) if hero.pool is None else list(hero.pool)


def _check_items(pack: Pack, hero: HeroSetup) -> None:
    items = hero.items or ()
    if not pack.items.keys() >= set(items):
        raise BadSetup(say("haven-no-such-item", name=hero.name))
    if len(set(items)) < len(items):
        raise BadSetup(say("haven-same-item", name=hero.name))  # H-ITEM-02


def new_state(pack: Pack, setup: Setup, rng: Rng) -> HavenState:
    """The state before anyone has placed a figure; the first room is populated by the system."""
    scenario = pack.scenarios[setup.scenario]
    types = _types(pack, scenario)
    posts = _posted(scenario)
    decks = sorted({pack.monsters[monster].deck for monster in types})
    return HavenState(
        scenario=scenario.id,
        level=level_of(setup),
        danger=danger_of(setup),
        settings=dict(setup.settings),
        heroes=[_hero(pack, hero, rng) for hero in setup.heroes],
        monster_modifiers=standard_deck(rng),
        ability_decks={d: Deck.shuffled(list(pack.decks[d].cards), rng) for d in decks},
        standees={m: list(range(1, pack.monsters[m].standees + 1)) for m in types},
        elements=inert(),
        tokens={kind: list(range(1, posts.count(kind) + 1)) for kind in sorted(set(posts))},
        locked_doors=[door.hex for door in scenario.doors if door.is_locked],
        ally_modifiers=standard_deck(rng) if scenario.allies else None,
        supplies=Supplies(BLESS_SUPPLY, CURSE_SUPPLY, CURSE_SUPPLY),
        dungeon=new_delve(scenario.dungeon, rng),
        emptied=list(setup.looted),
    )


def _types(pack: Pack, scenario: Scenario) -> list[str]:
    """The monster types of a scenario, those that only a monster's card summons among them."""
    found = {spawn.monster for room in scenario.rooms.values() for spawn in room.spawns}
    if scenario.dungeon is not None:  # any of its encounters may come
        cards = scenario.dungeon.encounters.values()
        found |= {filling.monster for card in cards for filling in card.fillings if filling.monster}
    found |= {one.monster for rule in scenario.rules for one in rule.does if isinstance(one, Spawn)}
    while True:
        actions = [action for one in found for action in _actions(pack, pack.monsters[one])]
        summoned = {summon.what for action in actions for summon in summons_of(action)}
        if summoned <= found:
            return sorted(found)
        found |= summoned


def _posted(scenario: Scenario) -> list[str]:
    """The kind of every token: of those on the map and of those that a rule places."""
    found = [post.figure for room in scenario.rooms.values() for post in room.posts]
    placed = [one for rule in scenario.rules for one in rule.does if isinstance(one, Place)]
    for one in placed:
        if one.what not in OVERLAYS:
            found += [one.what] * len(scenario.marks[one.mark].hexes)
    return found


def _actions(pack: Pack, monster: Monster) -> list[Action]:
    """All that a monster type may ever do."""
    cards = pack.decks[monster.deck].cards.values()
    return [*(card.action for card in cards), *monster.specials]


def _hero(pack: Pack, hero: HeroSetup, rng: Rng) -> Hero:
    hero_class = pack.classes[hero.class_id]
    hp = hero_class.max_hp[hero.level - 1]
    pool = _pool(hero_class, hero)
    perks = [hero_class.perks[perk] for perk in hero.perks]
    return Hero(
        id=hero.class_id,
        hp=hp,
        max_hp=hp,
        seat=hero.seat,
        name=hero.name,
        class_id=hero.class_id,
        level=hero.level,
        modifiers=standard_deck(rng, perks),
        hand=list(hero.cards) or only_hand(hero_class, pool),
        pool=pool if hero.pool is not None else [],
        starts_with=list(hero.effects),
        items=list(hero_class.kit if hero.items is None else hero.items),
        ignores_item_penalties=any(perk.ignores_items for perk in perks),
        stickers=hero.stickers,
    )


def set_up(g: HavenGame) -> Script[None]:
    """The map lies there and the story is told; then step by step (H-SETUP-05)."""
    events.scenario_began(g)
    for step in STEPS:
        yield from step(g)
    g.state.phase = "select"


def place_heroes(g: HavenGame) -> Script[None]:
    """Each player takes an empty starting hex (H-SETUP-09)."""
    for hero in g.state.heroes:
        taken = {figure.hex for figure in g.figures()}
        free = [where for where in g.scenario.starts if where not in taken]
        where = parse_label((yield from ask_one(prompts.place_hero(hero, free))))
        assert where is not None
        hero.hex = where
        events.hero_placed(g, hero)


# H-SETUP-05, -09: what is asked before the first round; figures stand on the map from the start.
STEPS: tuple[Callable[[HavenGame], Script[None]], ...] = (
    choose_entrance,
    choose_penalties,
    place_heroes,
    obey_setup,
    deal_goals,
    equip_heroes,
    build_hands,
    penalise_first,
    start_with,
)
