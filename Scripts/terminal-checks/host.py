"""An application with its own renderer, under messages, in a pseudo-terminal: host.py PROGRAM.

The bytes that it writes are searched for what it draws, row by row; what the terminal's settings were is
what they must be at the end. Standard library only.
"""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Program:
    """A program on a pseudo-terminal of its own."""

    def __init__(self, path):
        self.controller, self.terminal = pty.openpty()
        self.resize(80, 24)
        self.settings = termios.tcgetattr(self.terminal)
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        for name in ("CI", "NO_COLOR", "COLUMNS"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [path], stdin=self.terminal, stdout=self.terminal, stderr=self.terminal, env=environment,
            start_new_session=True)
        self.output = ""

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text):
        """Types, and forgets what was written before."""
        self.output = ""
        os.write(self.controller, text.encode())

    def sees(self, text):
        """Waits until a text is written, whatever its colours."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if text in STYLES.sub("", self.output) or text in self.output:
                return
            if select.select([self.controller], [], [], 0.05)[0]:
                self.output += os.read(self.controller, 65536).decode(errors="replace")
        self.process.kill()
        sys.exit(f"wrong: {text!r} is not written, but {self.output[-2000:]!r}")


def main():
    program = Program(sys.argv[1])
    program.sees("^P post")
    program.type("hello")
    program.sees("hello")
    program.type("\x10")
    program.sees("│ ✓ Saved")
    program.sees("5 characters")
    program.type("\x04")
    program.sees("Delete everything?")
    # The question has the keys, and the cursor is hidden while it does.
    program.type("x")
    program.type("\r")
    program.sees("\x1b[?25h")
    program.type("!")
    program.sees("hello!")
    program.type("\x04")
    program.sees("Delete everything?")
    program.type("d")
    program.sees("\x1b[1;2H\x1b[?25h")
    program.type("\x10")
    program.sees("0 characters")
    program.output = ""
    program.resize(50, 10)
    program.sees("^P post")
    program.type("\x11")
    status = program.process.wait(timeout=20)
    while select.select([program.controller], [], [], 0.2)[0]:
        program.output += os.read(program.controller, 65536).decode(errors="replace")
    if status != 0:
        sys.exit(f"wrong: it ended with {status}")
    if not program.output.endswith("\x1b[?1049l\x1b[?25h"):
        sys.exit(f"wrong: the screen is not left: {program.output[-200:]!r}")
    if termios.tcgetattr(program.terminal) != program.settings:
        sys.exit("wrong: the terminal's settings are not what they were")
    print("note: messages came above its own frames, a question had the keys, and the terminal is as it was")


main()
