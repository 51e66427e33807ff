"""A run of `placard show` on a pseudo-terminal, with a feed that stays up. Standard library only.

As a program, `pane.py PLACARD OUT` records a pane of a few posts and writes its bytes to OUT.
"""
import fcntl
import json
import os
import pty
import resource
import select
import signal
import struct
import sys
import tempfile
import termios
import time


class Pane:
    """Starts the program on a terminal, the feed a pipe. Without keys (its standard input is empty) it
    asks the terminal nothing; with them, the terminal is its standard input."""

    def __init__(self, placard, columns=60, rows=16, keys=False):
        self.folder = tempfile.TemporaryDirectory()
        fifo = os.path.join(self.folder.name, "feed")
        os.mkfifo(fifo)
        self.feed = os.open(fifo, os.O_RDWR)
        self.output = b""
        ready, go = os.pipe()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.read(ready, 1)
            self._become(placard, fifo, keys)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = self.settings()
        os.write(go, b".")
        os.close(go)
        os.close(ready)

    @staticmethod
    def _become(placard, fifo, keys):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        # As a shell starts it, however this script was started: a job in the background ignores some signals.
        for name in ("HUP", "INT", "QUIT", "PIPE", "XFSZ"):
            signal.signal(getattr(signal, "SIG" + name), signal.SIG_DFL)
        environment = {k: v for k, v in os.environ.items() if k not in ("CI", "NO_COLOR", "COLUMNS")}
        environment.update(
            TERM="xterm-256color", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
        if not keys:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.execve(placard, [placard, "show", fifo], environment)

    def settings(self):
        """What the terminal does with keys."""
        return termios.tcgetattr(self.terminal)

    def post(self, title, command="post", **options):
        """Sends a command for a post."""
        line = {command: {"id": title, "title": title, "style": "card", **options}}
        os.write(self.feed, json.dumps(line, ensure_ascii=False).encode() + b"\n")

    def end_feed(self):
        """Lets the feed end."""
        os.close(self.feed)
        self.feed = None

    def read(self, seconds, until=None, quiet=None):
        """Reads for a time, until bytes have come, or until nothing came for a while."""
        end = time.monotonic() + seconds
        latest = time.monotonic()
        start = len(self.output)
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.02)[0]:
                try:
                    data = os.read(self.terminal, 65536)
                except OSError:
                    return False
                if not data:
                    return False
                self.output += data
                latest = time.monotonic()
            if until and until in self.output[start:]:
                return True
            if quiet and len(self.output) > start and time.monotonic() - latest > quiet:
                return True
        return not until

    def wait(self, seconds=20):
        """The status it ended with, or None if it had to be killed."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return status
            time.sleep(0.01)
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        return None


def record(placard):
    """The bytes of a pane with entrances, updates, an exit, an overflow, and what remains."""
    pane = Pane(placard)
    pane.post("Saved", body="Package.swift", severity="success", duration=0.3)
    pane.read(3, quiet=0.8)
    os.write(pane.feed, b'{"config": {"lane": "d", "policy": "stack"}}\n')
    for done in range(0, 10):
        pane.post("Pulling 画像", body="レイヤー", progress={"done": done, "total": 9},
                     duplicates="update", lane="d")
        pane.read(0.08)
    for number in range(5):
        pane.post(f"Failed {number}", body="日本 and\nmore", severity="error", lane="d")
    pane.read(3, quiet=0.6)
    pane.post("Spinning", progress="indeterminate", lane="d")
    pane.read(0.7)
    pane.end_feed()
    while pane.read(1):
        pass
    pane.wait()
    return pane.output


if __name__ == "__main__":
    with open(sys.argv[2], "wb") as out:
        out.write(record(sys.argv[1]))
