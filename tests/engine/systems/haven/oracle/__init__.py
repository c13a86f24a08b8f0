"""A second monster solver, slow and obvious, written from the rules alone to judge the fast one.

It shares no code with the engine but the vector format: explicit paths, geometry in whole numbers,
and every placement of every area. `answers` gives all the outcomes of one vector.
"""

from tests.engine.systems.haven.oracle.solve import Answer, Solver, answers

__all__ = ["Answer", "Solver", "answers"]
