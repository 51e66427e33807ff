"""Kills programs that have changed their terminal, and mends it by `placard reset` and by a new start.

    mending.py PLACARD

Prints a line a case; fails if settings or modes are not as a shell expects them afterwards. Standard
library only.
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

from modes import left_on

ECHO, LINES = termios.ECHO, termios.ICANON


class Terminal:
    """A terminal for one program after another, each of which leads a session on it."""

    def __init__(self):
        self.other, self.side = pty.openpty()
        fcntl.ioctl(self.other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        subprocess.run(["stty", "sane"], stdin=self.side, check=True)
        self.before = self.settings()
        self.output = b""

    def settings(self):
        return termios.tcgetattr(self.side)

    def has(self, flag):
        return bool(self.settings()[3] & flag)

    def switch_off(self, flags):
        settings = self.settings()
        settings[3] &= ~flags
        termios.tcsetattr(self.side, termios.TCSANOW, settings)

    def start(self, words, group=None, **streams):
        """Starts a program; in a group, behind a shell that leads it."""
        environment = {k: v for k, v in os.environ.items() if k not in ("CI", "NO_COLOR", "COLUMNS", "TMUX", "STY")}
        environment.update(TERM="xterm-256color", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
        return subprocess.Popen(
            ["sh", "-c", '"$@"; exit $?', "sh", *words] if group else words,
            **{"stdin": self.side, "stdout": self.side, "stderr": self.side, **streams},
            env=environment, preexec_fn=self._lead)

    def _lead(self):
        os.setsid()
        fcntl.ioctl(self.side, termios.TIOCSCTTY, 0)

    def read(self, seconds, until=None):
        end, data = time.monotonic() + seconds, b""
        while time.monotonic() < end and not (until and until in data):
            if select.select([self.other], [], [], 0.02)[0]:
                data += os.read(self.other, 65536)
        self.output += data
        return data

    def type(self, data):
        os.write(self.other, data)

    def run(self, words, **options):
        """Runs a program to its end; its status, and what it wrote into a pipe."""
        process = self.start(words, **options)
        end = time.monotonic() + 20
        while process.poll() is None and time.monotonic() < end:
            self.read(0.05)
        if process.poll() is None:
            process.kill()
        self.read(0.1)
        return process.wait(), process.stdout.read() if process.stdout else b""

    def kill(self, words, until, **options):
        """Starts a program, and kills it once it has written something."""
        process = self.start(words, **options)
        self.read(20, until=until)
        self.read(0.2)
        process.kill()
        process.wait()

    def close(self):
        os.close(self.side)
        os.close(self.other)


def drawing(placard):
    return [placard, "post", "-w", "-t", "60s", "Hello"], b"Hello"


def reading(placard):
    return [placard, "inspect", "terminal"], b"\x1b[?1002h"


def differences(terminal, settings=True):
    problems = left_on(terminal.output)
    if settings and terminal.settings() != terminal.before:
        problems.append("SETTINGS CHANGED")
    return problems


def mended(placard, killed, **streams):
    """Kills a program and mends its terminal."""
    terminal = Terminal()
    terminal.kill(*killed(placard))
    problems = [] if differences(terminal) and not terminal.has(ECHO) else ["NOTHING TO MEND"]
    start = len(terminal.output)
    status, _ = terminal.run([placard, "reset"], **streams)
    problems += differences(terminal) + ([] if status == 0 else [f"STATUS {status}"])
    if re.search(rb"\x1b\[[0-9]*[JK]|\x1bc|\x1b\[[0-9;]*H", terminal.output[start:]):
        problems.append("CLEARED OR MOVED")
    terminal.close()
    return problems


def all_off(placard):
    """Settings that no program of ours leaves."""
    terminal = Terminal()
    settings = terminal.settings()
    settings[0] &= ~(termios.ICRNL | termios.BRKINT)
    settings[1] &= ~(termios.OPOST | termios.ONLCR)
    settings[3] &= ~(ECHO | LINES | termios.ISIG | termios.IEXTEN)
    settings[6][termios.VMIN] = 0
    termios.tcsetattr(terminal.side, termios.TCSANOW, settings)
    status, _ = terminal.run([placard, "reset"])
    problems = [] if status == 0 else [f"STATUS {status}"]
    if terminal.settings() != terminal.before:
        problems.append(f"SETTINGS {terminal.settings()} NOT {terminal.before}")
    terminal.close()
    return problems


def without_terminal(placard):
    done = subprocess.run(
        [placard, "reset"], stdin=subprocess.DEVNULL, capture_output=True, start_new_session=True, check=False)
    good = done.returncode == 74 and done.stderr == b"placard: There is no terminal to reset.\n"
    return [] if good else [f"STATUS {done.returncode} {done.stderr!r}"]


def restarted(placard, killed):
    """A new start after a killed one leaves echo and line mode on."""
    terminal = Terminal()
    terminal.kill(*killed(placard))
    problems = [] if not terminal.has(ECHO) else ["NOTHING TO MEND"]
    status, _ = terminal.run([placard, "post", "-w", "-t", "300ms", "Again"])
    problems += [] if status == 0 else [f"STATUS {status}"]
    if terminal.settings() != terminal.before:
        problems.append("SETTINGS CHANGED")
    terminal.close()
    return problems


def kept(placard, flags, group=False, killed=None):
    """What somebody else switched off stays off, and what a parent may still need."""
    terminal = Terminal()
    if killed:
        terminal.kill(*killed(placard))
    terminal.switch_off(flags)
    before = terminal.settings()
    status, _ = terminal.run([placard, "post", "-w", "-t", "300ms", "Quiet"], group=group)
    problems = [] if status == 0 else [f"STATUS {status}"]
    if terminal.settings() != before:
        problems.append("SETTINGS CHANGED")
    terminal.close()
    return problems


def reported(placard):
    """What doctor says of a terminal that was left changed, and of one that was not."""
    problems = []
    for is_changed in (True, False):
        terminal = Terminal()
        if is_changed:
            terminal.kill(*reading(placard))
        process = terminal.start([placard, "doctor"])
        terminal.read(20, until=b"\x1b[c")
        terminal.type(b"\x1b[?%du\x1b[?64;1c" % is_changed)
        asked = terminal.read(20, until=b"\x1b[c")
        for mode in re.findall(rb"\x1b\[\?(\d+)\$p", asked):
            state = (mode in (b"7", b"25")) != (is_changed and mode in (b"25", b"1049", b"1002", b"2004"))
            terminal.type(b"\x1b[?%s;%d$y" % (mode, 1 if state else 2))
        terminal.type(b"\x1b[?64;1c")
        text = terminal.read(20, until=b"questions")
        while process.poll() is None:
            text += terminal.read(0.05)
        text += terminal.read(0.2)
        for row in ("echo +off", "lineMode +off", "cursor +hidden", "alternateScreen +on", "mouse +on", "paste +on",
                    "kittyKeyboard +on"):
            if bool(re.search((row + " .*run `placard reset`").encode(), text)) != is_changed:
                problems.append(("NO " if is_changed else "WRONGLY ") + row)
        terminal.close()
    return problems


def main():
    placard, failures = sys.argv[1], 0
    cases = [
        ("a region, mended", lambda: mended(placard, drawing)),
        ("a region, mended with the output in a pipe", lambda: mended(placard, drawing, stdout=subprocess.PIPE)),
        ("keys and mouse, mended", lambda: mended(placard, reading)),
        ("keys and mouse, mended behind pipes",
         lambda: mended(placard, reading, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                        stderr=subprocess.DEVNULL)),
        ("everything off, mended", lambda: all_off(placard)),
        ("no terminal", lambda: without_terminal(placard)),
        ("a region, a new start", lambda: restarted(placard, drawing)),
        ("keys and mouse, a new start", lambda: restarted(placard, reading)),
        ("echo switched off by others", lambda: kept(placard, ECHO)),
        ("line mode switched off by others", lambda: kept(placard, ECHO | LINES)),
        ("a child of a program that may live", lambda: kept(placard, 0, True, drawing)),
        ("doctor", lambda: reported(placard)),
    ]
    for name, run in cases:
        problems = run()
        failures += bool(problems)
        print(f"note: {name:44}{'; '.join(problems) or 'as it should be'}", flush=True)
    sys.exit(failures > 0)


main()
