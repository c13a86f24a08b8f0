"""Interactions delivered without waiting: at the same time, late, or twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult, ResponseMessage

Actor = simcord.MemberActor | simcord.UserHandle
Message = discord.Message | ResponseMessage

_CLICKABLE = (
    ComponentType.BUTTON,
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)
_INTERACTION = "INTERACTION_CREATE"


@dataclass(frozen=True)
class Delivery:
    """An interaction on its way, and what came of it."""

    result: InteractionResult
    payload: dict[str, Any]


def fire(
    env: simcord.Env,
    actor: Actor,
    message: Message,
    custom_id: str,
    values: Sequence[str] | None = None,
) -> Delivery:
    """Click or select without waiting for the bot; `await env.settle()` afterwards."""
    stored = actors._visible_message(actor, message)
    component = actors._find_component(
        stored.components, types=_CLICKABLE, custom_id=custom_id, label=None
    )
    return _emit(env, actor, message, component, values)


def forge(env: simcord.Env, actor: Actor, message: Message, custom_id: str) -> Delivery:
    """Press a button that the message does not have."""
    button = {"type": ComponentType.BUTTON, "style": 1, "label": "?", "custom_id": custom_id}
    rows = [{"type": ComponentType.ACTION_ROW, "components": [button]}]
    return _emit(env, actor, message, button, None, components=rows)


def _emit(
    env: simcord.Env,
    actor: Actor,
    message: Message,
    component: Mapping[str, Any],
    values: Sequence[str] | None,
    **shown: object,
) -> Delivery:
    stored = actors._visible_message(actor, message)
    data = {"custom_id": component["custom_id"], "component_type": component["type"]}
    if values is not None:
        data["values"] = list(values)
    guild = getattr(actor, "guild", None)
    record, payload = interactions.base_payload(
        env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=stored.channel_id,
        guild_id=guild.id if guild is not None else None,
        user_id=actor.id,
        data=data,
    )
    payload["message"] = dict(serializers.message_payload(env.backend, stored)) | shown
    record.source_message_id = stored.id
    env.backend.emit(_INTERACTION, payload)
    return Delivery(InteractionResult(env, record), payload)


def redeliver(env: simcord.Env, delivery: Delivery) -> None:
    """Deliver the same interaction, with the same id, once more."""
    env.backend.emit(_INTERACTION, delivery.payload)


def deliver_twice(env: simcord.Env) -> Callable[[], None]:
    """From now on every interaction arrives twice; call the answer to stop it."""
    backend: Any = env.backend
    once = backend.emit

    def twice(event: str, payload: Any, **facts: Any) -> None:  # noqa: ANN401
        once(event, payload, **facts)
        if event == _INTERACTION:
            once(event, payload, **facts)

    def stop() -> None:
        del backend.emit

    backend.emit = twice
    return stop
