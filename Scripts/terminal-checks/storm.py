"""Everything at once on a pseudo-terminal: storm.py BENCH ORACLE LINES

The program prints LINES lines from tasks, from C and from a child, above a region. libvterm reads what
comes out; every line must be there once, whole and in the order of its writer, and nothing else.
"""
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

COLUMNS, ROWS, TASKS = 90, 24, 16


def run(bench, lines):
    """What the program writes to a terminal."""
    pid, terminal = pty.fork()
    if pid == 0:
        environment = {k: v for k, v in os.environ.items() if k not in ("CI", "NO_COLOR", "COLUMNS")}
        environment.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.read(0, 1)
        os.execve(bench, [bench, "--storm", str(lines)], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    settings = termios.tcgetattr(terminal)
    settings[3] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSANOW, settings)
    os.write(terminal, b"\n")
    output = bytearray()
    while True:
        try:
            data = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not data:
            break
        output += data
    _, status = os.waitpid(pid, 0)
    if status:
        sys.exit(f"wrong: the program ended with {status}")
    return bytes(output)


def expected(lines):
    """The lines of each writer, in order."""
    writers = {
        "child": [f"child.{n} of the shell" for n in range(lines // 4)],
        "printf": [f"printf.{n} of the C library" for n in range(lines // 4)],
    }
    for task in range(TASKS):
        texts = writers[f"task{task}"] = []
        for line in range(lines // 2 // TASKS):
            start = f"task{task}.{line}"
            texts.append({0: start + " " + "long " * 40 + "end", 1: start + " 画像 é"}.get(
                line % 50, start + " of a task"))
    return writers


def unwrapped(rows):
    """The rows with those joined that a full row goes on in."""
    lines, goes_on = [], False
    for row in rows:
        if goes_on:
            lines[-1] += row
        else:
            lines.append(row)
        goes_on = len(row) >= COLUMNS - 1 and "long" in row
    return lines


def check(rows, lines):
    found = {name: [] for name in expected(lines)}
    for line in unwrapped(rows):
        name = line.split(".")[0]
        if line and name not in found:
            sys.exit(f"wrong: a line of nobody, or torn: {line!r}")
        if line:
            found[name].append(line)
    for name, texts in expected(lines).items():
        for index, (one, other) in enumerate(zip(found[name], texts)):
            if one.replace(" ", "") != other.replace(" ", ""):
                sys.exit(f"wrong: line {index} of {name} is {one!r}, not {other!r}")
        if len(found[name]) != len(texts):
            sys.exit(f"wrong: {len(found[name])} lines of {name}, not {len(texts)}")


def main():
    bench, oracle, lines = sys.argv[1], sys.argv[2], int(sys.argv[3])
    output = run(bench, lines)
    text = subprocess.run(
        [oracle, str(COLUMNS), str(ROWS)], input=output, stdout=subprocess.PIPE, check=True).stdout
    check(text.decode().split("\n"), lines)
    written = sum(len(t.encode()) + 2 for w in expected(lines).values() for t in w)
    print(f"note: {lines} lines of {TASKS} tasks, C and a child, each once and whole: "
          f"{len(output)} bytes for {written} of text")


if __name__ == "__main__":
    main()
