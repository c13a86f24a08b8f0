"""A small haven pack with a whole campaign in it, small enough to reckon by hand.

Nothing here is left to chance: every deck holds one event, both battle goals of a hero are met by
standing still, and the scenarios are won, or lost, when their first round is over.
"""

from __future__ import annotations

from pathlib import Path

from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.system import HavenSystem

CLASS = """
id = "{id}"
name = {{ en = "{name}", fr = "{name}" }}
about = {{ en = "One of the hamlet.", fr = "Quelqu’un du hameau." }}
hand = 2
hp = [8, 9, 11, 12, 14, 15, 17, 18, 20]
retirement_event = {retired}
{locked}

[[perks]]
id = "steady"
boxes = 2
remove = ["-1", "-1"]

[[perks]]
id = "keen"
boxes = 3
add = ["+1"]

[[cards]]
id = "{id}-strike"
name = {{ en = "Strike", fr = "Coup" }}
level = 1
initiative = 20
top = "Attack 3°"
bottom = "Move 2°"

[[cards]]
id = "{id}-step"
name = {{ en = "Step", fr = "Pas" }}
level = 1
initiative = 60
top = "Attack 2"
bottom = "Move 3"

[[cards]]
id = "{id}-lunge"
name = {{ en = "Lunge", fr = "Fente" }}
level = 2
initiative = 30
top = "Attack 4"
bottom = "Move 4"

[[cards]]
id = "{id}-parry"
name = {{ en = "Parry", fr = "Parade" }}
level = 2
initiative = 50
top = "Attack 3"
bottom = "Shield 1, Self; Round"
"""

SCENARIO = '''
id = "{id}"
number = {number}
name = {{ en = "{name}", fr = "{name}" }}
about = {{ en = "Wait there.", fr = "Attendez là." }}
introduction = {{ en = "Down.", fr = "En bas." }}
conclusion = {{ en = "Up.", fr = "En haut." }}
defeat = {{ en = "Out.", fr = "Dehors." }}
start = "a"
{terms}
map = """
.   aS  aS  .   b   b
aS  aS  a   ab  b   b1
a   a   a   .   b   b
"""

[markers]
1 = {{ monster = "rat", two = "normal", three = "normal", four = "normal" }}
'''

EVENT = """
[[events]]
number = {number}
front = {{ en = "{front}", fr = "{front}" }}

[events.a]
label = {{ en = "Stop", fr = "S’arrêter" }}
after = "{after}"

[[events.a.outcomes]]
gains = {gains}
story = {{ en = "You stop.", fr = "Vous vous arrêtez." }}

[events.b]
label = {{ en = "Go on", fr = "Passer" }}
after = "{after}"

[[events.b.outcomes]]
story = {{ en = "You go on.", fr = "Vous passez." }}
"""

GOAL = """
[[goals]]
id = "{id}"
ticks = {ticks}
tests = [{{ count = "kills", most = 0 }}]
name = {{ en = "{name}", fr = "{name}" }}
text = {{ en = "Kill nothing.", fr = "Ne tuez rien." }}
"""

QUEST = """
[[quests]]
id = "{id}"
tests = [{{ count = "won", least = 2 }}]
gains = ["Open box crate"]
name = {{ en = "{name}", fr = "{name}" }}
text = {{ en = "Win two scenarios.", fr = "Gagnez deux scénarios." }}
"""

GOALS = ("Calm", "Kind", "Mild", "Meek", "Shy", "Slow", "Soft", "Still")
QUESTS = ("Apple", "Plum", "Pear", "Quince", "Fig", "Date", "Sloe", "Rowan")


def _class(name: str, retired: int, locked: str = "") -> str:
    return CLASS.format(id=name.lower(), name=name, retired=retired, locked=locked)


def _scenario(number: int, name: str, terms: str) -> str:
    return SCENARIO.format(id=name.lower(), number=number, name=name, terms=terms)


def _events(first: str, gains: str) -> str:
    cards = [EVENT.format(number=1, front=first, gains=gains, after="remove")]
    cards += [
        EVENT.format(number=n, front=f"Later {n}.", gains="[]", after="return")
        for n in (31, 32, 33, 34)
    ]
    return "".join(cards)


FILES = {
    "pack.toml": """
id = "hamlet"
name = { en = "Hamlet", fr = "Hameau" }
""",
    "patterns.toml": "",
    "classes/smith.toml": _class("Smith", 32),
    "classes/baker.toml": _class("Baker", 33),
    "classes/reeve.toml": _class("Reeve", 34, "unlock_event = 31"),
    "decks/rat.toml": """
id = "rat"

[[cards]]
id = "rat-waits"
initiative = 90
text = "Move -1"
""",
    "monsters/rat.toml": """
id = "rat"
name = { en = "Rat", fr = "Rat" }
deck = "rat"
standees = 6

[normal]
hp = 9
move = 2
attack = 1

[elite]
hp = 9
move = 2
attack = 1
""",
    "scenarios/gate.toml": _scenario(
        1,
        "Gate",
        """
grid = "A1"
known = true
links = ["city"]
opens = ["mill"]
rewards = ["Each 100 gold; Each 40 xp; Prosperity +4", "Global ink-and-brush"]
goal = "round 1 over"
""",
    ),
    "scenarios/mill.toml": _scenario(
        2,
        "Mill",
        """
grid = "B1"
opens = ["tower"]
rewards = ["Reputation +1"]
goal = "round 1 over"
""",
    ),
    "scenarios/tower.toml": _scenario(
        3,
        "Tower",
        """
grid = "C1"
known = true
goal = "every enemy dead"
failure = "round 1 over"
""",
    ),
    "items.toml": """
[[items]]
id = "ladle"
number = 1
name = { en = "Ladle", fr = "Louche" }
price = 20
slot = "one-hand"
copies = 2
after = "spent"
text = "On attack: +1 Attack"
""",
    "goals.toml": "".join(GOAL.format(id=name.lower(), name=name, ticks=1) for name in GOALS),
    "quests.toml": "".join(QUEST.format(id=name.lower(), name=name) for name in QUESTS),
    "boxes.toml": """
[[boxes]]
id = "crate"
gains = ["Class reeve"]
name = { en = "The Crate", fr = "La caisse" }
story = { en = "A hat.", fr = "Un chapeau." }
""",
    "achievements.toml": """
[[achievements]]
id = "ink-and-brush"
scope = "global"
name = { en = "Ink", fr = "Encre" }
""",
    "events/city.toml": _events("A stall.", '["Each 5 gold", "Reputation +1"]'),
    "events/road.toml": _events("A puddle.", '["Each 2 xp"]'),
}


def hamlet(folder: Path) -> HavenSystem:
    """Haven with the hamlet for its only pack."""
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return HavenSystem(load_pack(folder))
