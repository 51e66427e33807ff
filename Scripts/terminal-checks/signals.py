"""Ends `placard show` by signals and by closing its terminal, and compares before with after.

    signals.py PLACARD

Prints a table; fails if a run did not die of its signal or left the terminal changed.
"""
import os
import re
import signal
import sys

from pane import Pane

FAREWELL = re.compile(rb"\x1b\[m\r\r?\n\x1b\[J\x1b\[\?7h\x1b\[\?25h$")
SIGNALS = ["INT", "TERM", "HUP", "QUIT", "SEGV", "ABRT"]


def cursor(output):
    """Whether the cursor is seen after these bytes."""
    return output.rfind(b"\x1b[?25h") >= output.rfind(b"\x1b[?25l")


def open_batches(output):
    """How many synchronized batches have begun and not ended."""
    return output.count(b"\x1b[?2026h") - output.count(b"\x1b[?2026l")


def status_text(status):
    if status is None:
        return "killed: it hung"
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return f"exit {os.WEXITSTATUS(status)}"


def begin(placard, moment):
    """A pane with a card on its way in, or in its place."""
    pane = Pane(placard, keys=True)
    pane.post("Build failed", body="3 errors\nin Layout\n日本", severity="error")
    pane.read(20, until="╰".encode())
    if moment == "settled":
        pane.read(5, quiet=0.6)
    return pane


def run(placard, name, moment):
    pane = begin(placard, moment)
    during = pane.settings()
    os.kill(pane.pid, getattr(signal, "SIG" + name))
    while pane.read(20):
        pass
    after = pane.settings()
    status = pane.wait()
    output = pane.output
    checks = {
        "keys": "same" if after == pane.before else "CHANGED",
        "cursor": "seen" if cursor(output) else "HIDDEN",
        "screen": "below the card" if FAREWELL.search(output) else f"UNCLEAN {output[-40:]!r}",
        "ended by": status_text(status),
    }
    good = (
        after == pane.before and during != pane.before and cursor(output)
        and FAREWELL.search(output) and open_batches(output) <= 0
        and status is not None and os.WIFSIGNALED(status)
        and os.WTERMSIG(status) == getattr(signal, "SIG" + name))
    return checks, good


def closed_terminal(placard):
    pane = begin(placard, "settled")
    os.close(pane.terminal)
    status = pane.wait()
    good = status is not None and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGHUP
    return status_text(status), good


def main(placard):
    bad = 0
    print(f"note: {'signal':8}{'moment':10}{'keys':8}{'cursor':8}{'screen':16}ended by")
    for name in SIGNALS:
        for moment in ("entrance", "settled"):
            checks, good = run(placard, name, moment)
            bad += not good
            row = f"{checks['keys']:8}{checks['cursor']:8}{checks['screen']:16}{checks['ended by']}"
            print(f"note: {name:8}{moment:10}{row}{'' if good else '  <- wrong'}")
    text, good = closed_terminal(placard)
    bad += not good
    print(f"note: {'closed':8}{'settled':10}{'-':8}{'-':8}{'-':16}{text}{'' if good else '  <- wrong'}")
    return bad


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1]) else 0)
