"""Every line of a feed of lines stays in the scrollback, once and in order: lines.py PLACARD."""
import os
import pty
import re
import subprocess
import sys
import time

LINES = 200_000
BUILD = """Building
[1/3] Compiling A

[2/3] Compiling B
b.swift:3:5: error: no such thing
[3/3] Compiling C
"""
SEQUENCE = re.compile(rb"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b[78=>]")


def shown(placard, text, arguments=()):
    """What `show --feed lines` writes to a terminal for a text, without sequences, and its seconds."""
    main, side = pty.openpty()
    environment = dict(os.environ, TERM="xterm-256color", XDG_CONFIG_HOME="/nowhere", LC_ALL="C.UTF-8")
    for name in ("CI", "NO_COLOR", "ACCESSIBLE"):
        environment.pop(name, None)

    def own_terminal():
        os.setsid()
        # The first terminal that a session's leader opens is its own.
        os.close(os.open(os.ttyname(2), os.O_RDWR))

    started = time.monotonic()
    child = subprocess.Popen(
        [placard, "show", "--feed", "lines", *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        stderr=side, env=environment, preexec_fn=own_terminal)
    os.close(side)
    if os.fork() == 0:
        os.close(main)
        child.stdin.write(text.encode())
        child.stdin.close()
        os._exit(0)
    child.stdin.close()
    output = bytearray()
    while True:
        try:
            more = os.read(main, 1 << 16)
        except OSError:
            break
        if not more:
            break
        output += more
    child.wait()
    return SEQUENCE.sub(b"", bytes(output)).decode().replace("\r", ""), time.monotonic() - started


def main(placard):
    numbers = [str(number) for number in range(1, LINES + 1)]
    text, seconds = shown(placard, "\n".join(numbers) + "\n")
    are_whole = [line for line in text.split("\n") if line.isdigit()] == numbers
    print(f"note: {LINES} lines in {seconds:.1f} s, {'all' if are_whole else 'not all'} of them in order")

    text, _ = shown(placard, BUILD)
    lines = text.split("\n")
    wanted = BUILD.rstrip("\n").split("\n")
    places = [lines.index(line) for line in wanted if line in lines]
    is_read = len(places) == len(wanted) and places == sorted(places)
    # The renderer moves over blanks instead of writing them.
    has_card = any("✗b.swift:3:5:nosuchthing" in "".join(line.split()) for line in lines)
    print(f"note: a build's lines {'scroll by' if is_read else 'are lost'}, "
          f"its error is {'a card' if has_card else 'no card'}")

    path = f"/tmp/placard-lines-{os.getpid()}"
    try:
        shown(placard, "a\na\nerror: b\n", ("--to", "terminal", "--to", f"plain={path}"))
        with open(path, encoding="utf-8") as file:
            recorded = file.read().splitlines()
    finally:
        os.unlink(path)
    print(f"note: a file beside the terminal gets {recorded}")
    return are_whole and is_read and has_card and recorded == ["● a", "● a", "✗ error: b"]


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
