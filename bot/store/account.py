"""Who runs the embedded server: Postgres refuses root, so root hands it to somebody harmless."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from pathlib import Path
from typing import BinaryIO

ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
HARMLESS = "nobody"


class Account:
    """A way to run programs: as ourselves, as `nobody`, or as root that looks like `nobody`."""

    def __init__(
        self, *, uid: int | None = None, gid: int | None = None, prefix: tuple[str, ...] = ()
    ) -> None:
        self.uid, self.gid, self.prefix = uid, gid, prefix

    def give(self, path: Path) -> None:
        """Make a directory this account's own."""
        if self.uid is not None and self.gid is not None:
            os.chown(path, self.uid, self.gid)

    def run(self, words: list[str]) -> subprocess.CompletedProcess[bytes]:
        """Run a program to its end."""
        return subprocess.run(  # noqa: S603 - our own words
            [*self.prefix, *words],
            capture_output=True,
            check=False,
            env=ENVIRONMENT,
            cwd="/",
            user=self.uid,
            group=self.gid,
            extra_groups=None if self.uid is None else [],
        )

    def spawn(self, words: list[str], log: BinaryIO) -> subprocess.Popen[bytes]:
        """Start a program in a session of its own: Ctrl-C in the terminal does not reach it."""
        return subprocess.Popen(  # noqa: S603 - our own words
            [*self.prefix, *words],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=ENVIRONMENT,
            cwd="/",
            start_new_session=True,
            user=self.uid,
            group=self.gid,
            extra_groups=None if self.uid is None else [],
        )


def account_for(data: Path, programs: Path) -> Account | None:
    """The account that can run the programs on a data directory, or None."""
    if os.geteuid() != 0:
        return Account()
    owner = data.stat().st_uid
    is_new = not any(data.iterdir())
    accounts: list[Account] = []
    harmless = _harmless()
    if harmless is not None and (is_new or owner == harmless.uid):
        accounts.append(harmless)
    if is_new or owner == 0:
        accounts += _disguised()
    needed = (data.parent, programs)
    return next((a for a in accounts if all(_reaches(a, path) for path in needed)), None)


def _harmless() -> Account | None:
    try:
        found = pwd.getpwnam(HARMLESS)
    except KeyError:
        return None
    return Account(uid=found.pw_uid, gid=found.pw_gid)


def _disguised() -> list[Account]:
    """Root without its powers in a user namespace of its own: it still owns root's files."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return []
    return [Account(prefix=(unshare, "-U", "--map-user=65534", "--map-group=65534"))]


def _reaches(account: Account, path: Path) -> bool:
    return account.run(["test", "-x", str(path)]).returncode == 0
