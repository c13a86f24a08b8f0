"""A small haven pack written to a folder, to be broken file by file."""

from __future__ import annotations

from pathlib import Path

MAP = """
.   aS  aO  .   b1  b^
aS  aS  aT  ab  b   bG
aS  a~  a$  .   b2  b
"""

FILES = {
    "pack.toml": """
id = "tiny"
name = { en = "Tiny", fr = "Minuscule" }
""",
    "patterns.toml": '''
sweep = """
.  x  .
x  @  x
"""
''',
    "classes/smith.toml": """
id = "smith"
name = { en = "Smith", fr = "Forgeron" }
about = { en = "Hits.", fr = "Frappe." }
hand = 2
hp = [8, 9, 11, 12, 14, 15, 17, 18, 20]

[[cards]]
id = "hammer"
name = { en = "Hammer", fr = "Marteau" }
level = 1
initiative = 20
top = "Attack 3, Area sweep"
bottom = "Move 2"

[[cards]]
id = "tongs"
name = { en = "Tongs", fr = "Pinces" }
level = "X"
initiative = 60
top = "Attack 2, Pull 1; Fire: +1 Attack"
bottom = "Move 3; Lost"
""",
    "decks/rat.toml": """
id = "rat"

[[cards]]
id = "rat-bite"
initiative = 15
text = "Move +0; Attack -1"
reshuffle = true
""",
    "monsters/rat.toml": """
id = "rat"
name = { en = "Rat", fr = "Rat" }
deck = "rat"
standees = 6

[normal]
hp = [1, 2, 3, 4, 5, 6, 7, 8]
move = 2
attack = [1, 1, 2, 2, 3, 3, 4, 4]

[elite]
hp = 9
move = 3
attack = 4
range = 2
flying = true
conditions = ["poison"]
""",
    "scenarios/cellar.toml": f'''
id = "cellar"
number = 1
name = {{ en = "Cellar", fr = "Cave" }}
about = {{ en = "Below.", fr = "Dessous." }}
introduction = {{ en = "Down.", fr = "En bas." }}
conclusion = {{ en = "Up.", fr = "En haut." }}
defeat = {{ en = "Out.", fr = "Dehors." }}
grid = "A1"
known = true
goal = "every enemy dead"
start = "a"
trap = "Damage, Poison"
map = """{MAP}"""

[markers]
1 = {{ monster = "rat", two = "normal", three = "normal", four = "elite" }}
2 = {{ monster = "rat", four = "normal" }}

[treasures]
G = {{ number = 4, gold = 10, name = {{ en = "A purse.", fr = "Une bourse." }} }}
''',
}


def write_pack(root: Path, **changed: str | None) -> Path:
    """Write the pack; a keyword like `decks_rat` replaces that file, None leaves it out."""
    for name, text in FILES.items():
        key = name.removesuffix(".toml").replace("/", "_")
        content = changed.get(key, text)
        if content is not None:
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
    return root
