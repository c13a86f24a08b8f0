"""The bot on a simulated Discord: `emberhall preview`, and the bench of the tests.

Everything that touches simcord's private names is in this package: `gaps`, `faults`, `delivery`,
`simulation` and `pages`. simcord is pinned exactly for that reason.
"""
