"""Message keys that are looked up by something else's name."""

from __future__ import annotations

STATUSES = {
    "paused": "bot-status-paused",
    "won": "bot-status-won",
    "lost": "bot-status-lost",
    "ended": "bot-status-ended",
}

PILES = {
    "pool": "bot-pile-pool",
    "hand": "bot-pile-hand",
    "picked": "bot-pile-picked",
    "active": "bot-pile-active",
    "discard": "bot-pile-discard",
    "lost": "bot-pile-lost",
    "items": "bot-pile-items",
    "bag": "bot-pile-bag",
}

LABELS = {
    "act": "bot-key-act",
    "hand": "bot-key-hand",
    "kit": "bot-key-kit",
    "round": "bot-key-round",
    "log": "bot-key-log",
    "pause": "bot-key-pause",
    "resume": "bot-key-resume",
    "rewind": "bot-key-rewind",
    "skip": "gm-key-skip",
    "end": "bot-key-end",
}

# What the bot must be allowed to do where a campaign is played.
IN_CHANNELS = {"send_messages": "bot-permission-send-messages"}
IN_THREADS = {"send_messages_in_threads": "bot-permission-send-messages-in-threads"}
PERMISSIONS = {
    "view_channel": "bot-permission-view-channel",
    "read_message_history": "bot-permission-read-message-history",
    "embed_links": "bot-permission-embed-links",
    "attach_files": "bot-permission-attach-files",
}

WAITING = (
    *("away", "until", "stand-in", "back", "me", "zone", "quiet", "every", "by"),
    *("table", "pace", "expiry", "reactions"),
)

GM = (
    *("set", "what", "of", "to", "spawn", "remove", "figure", "reveal", "stack", "first", "second"),
    *("third", "fourth", "skip", "autopilot", "on", "transfer", "audit", "page", "export"),
    "request",
)

REPLAY = ("replay", "round", "fight", "number", "share")

# Names of slash commands and of their options, by what they are in English.
NAMES = {
    "campaign": "bot-called-campaign",
    "new": "bot-called-new",
    "move": "door-called-move",
    "list": "bot-called-list",
    "settings": "bot-called-settings",
    "name": "bot-called-name",
    "language": "bot-called-language",
    "join": "bot-called-join",
    "leave": "bot-called-leave",
    "hero": "bot-called-hero",
    "class": "bot-called-class",
    "scenario": "bot-called-scenario",
    "start": "bot-called-start",
    "level": "bot-called-level",
    "difficulty": "bot-called-difficulty",
    "open": "bot-called-open",
    "pick": "bot-called-pick",
    "lead": "bot-called-lead",
    "other": "bot-called-other",
    "rest": "bot-called-rest",
    "go": "bot-called-go",
    "where": "bot-called-where",
    "undo": "bot-called-undo",
    "hand": "bot-called-hand",
    "map": "bot-called-map",
    "status": "bot-called-status",
    "log": "bot-called-log",
    "odds": "bot-called-odds",
    "monster": "bot-called-monster",
    "target": "bot-called-target",
    "value": "bot-called-value",
    "gm": "bot-called-gm",
    "pause": "bot-called-pause",
    "resume": "bot-called-resume",
    "rewind": "bot-called-rewind",
    "act-for": "bot-called-act-for",
    "end": "bot-called-end",
    "why": "bot-called-why",
    "count": "bot-called-count",
    "seat": "bot-called-seat",
    "help": "bot-called-help",
    "rules": "guide-called-rules",
    "practice": "guide-called-practice",
    "games": "guide-called-games",
    "recap": "guide-called-recap",
    "file": "guide-called-file",
    "anew": "guide-called-anew",
    "word": "guide-called-word",
    **{name: f"waiting-called-{name}" for name in WAITING},
    **{name: f"gm-called-{name}" for name in GM},
    **{name: f"replay-called-{name}" for name in REPLAY},
    "city": "bot-called-city",
    "sheet": "bot-called-sheet",
    "world": "bot-called-world",
    "shop": "bot-called-shop",
    "deck": "bot-called-deck",
    "perks": "bot-called-perks",
    "enhance": "bot-called-enhance",
    "events": "bot-called-events",
    "quests": "bot-called-quests",
    "records": "bot-called-records",
    "history": "bot-called-history",
    "party": "bot-called-party",
    "view": "bot-called-view",
    "rename": "bot-called-rename",
    "note": "bot-called-note",
    "text": "bot-called-text",
    "switch": "bot-called-switch",
    "casual": "bot-called-casual",
    "grant": "bot-called-grant",
    "take": "bot-called-take",
    "kind": "bot-called-kind",
    "amount": "bot-called-amount",
    "thing": "bot-called-thing",
    "change": "bot-called-change",
    "unlock": "bot-called-unlock",
    "complete": "bot-called-complete",
    "move-hero": "bot-called-move-hero",
    "swap-player": "bot-called-swap-player",
    "player": "bot-called-player",
    "undo-change": "bot-called-undo-change",
    "entry": "bot-called-entry",
    "privacy": "privacy-called-privacy",
    "export": "privacy-called-export",
    "delete": "privacy-called-delete",
}
