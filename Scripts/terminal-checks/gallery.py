"""What `placard gallery` shows in a real terminal: gallery.py PLACARD [NAME… | CAST].

tmux is the terminal, of 120 columns and 40 rows, and is asked for its cells again and again. Each exhibit
must be announced, come, be seen as it is, and go without a trace. With a file NAME.cast everything is
shown and what was seen is written there, as an asciicast of the rows that changed. Standard library only.
"""
import json
import os
import subprocess
import sys
import time

COLUMNS, ROWS = 120, 40
# What is seen of each kind, besides its caption.
MARKS = {
    "message": ["▌ ✗ Build failed", "▌   → Run swift test"],
    "card": ["╭", "● Pulling nginx", "MB"],
    "tab": ["▲ Disk almost full", "[s] Show large files"],
    "statusLine": ["✓ Connected  to build-07"],
    "line": ["● Indexing  src", "12/40 files"],
    "centered": ["Delete 3 files?", "[d] Delete", "[k] Keep"],
    "badge": ["New mail", "✉", "✕"],
    "snackbar": ["Removed", "[u] Undo"],
    "slide": ["→ Transition"],
    "physics": ["→ Transition"],
}


class Terminal:
    """A tmux of its own that runs one command."""

    def __init__(self, command):
        self.server = ["tmux", "-L", f"placard-gallery-{os.getpid()}", "-f", "/dev/null"]
        self.ask("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "sh")
        self.ask("set-option", "-g", "default-terminal", "tmux-256color")
        self.ask("set-option", "-g", "status", "off")
        self.ask("resize-window", "-x", str(COLUMNS), "-y", str(ROWS))
        plain = "env -u CI -u NO_COLOR -u COLUMNS TERM=tmux-256color COLORTERM=truecolor LC_ALL=C.UTF-8"
        self.ask("respawn-window", "-k", f"{plain} {command}; printf 'ended-%s\\n' $?; exec cat")

    def ask(self, *words):
        done = subprocess.run(self.server + list(words), capture_output=True, check=True)
        return done.stdout.decode()

    def rows(self):
        """The cells with their colours, a row a text."""
        rows = self.ask("capture-pane", "-e", "-p").split("\n")[:ROWS]
        return rows + [""] * (ROWS - len(rows))

    def text(self, *options):
        return self.ask("capture-pane", "-p", *options)

    def close(self):
        subprocess.run(self.server + ["kill-server"], capture_output=True, check=False)


def watch(terminal, patience):
    """Every screen that differs from the one before: its time, its rows, and its text."""
    frames = []
    start = time.monotonic()
    while time.monotonic() - start < patience:
        rows, text = terminal.rows(), terminal.text()
        if not frames or rows != frames[-1][1]:
            frames.append((time.monotonic() - start, rows, text))
        if "ended-" in text:
            return frames
        time.sleep(0.02)
    sys.exit(f"wrong: the gallery has not ended after {patience} s\n{terminal.text()}")


def judge(frames, names, history):
    """Says what is wrong with what was seen, and returns how many frames each exhibit took."""
    taken = {}
    name = None
    wrong = []
    if "ended-0" not in frames[-1][2]:
        wrong.append("the gallery did not end well")
    for _, rows, text in frames:
        for other in names:
            if f"\n{other}: " in f"\n{text}":
                name = other
        taken.setdefault(name, []).append((rows, text))
    for name in names:
        times = history.count(f"\n{name}: ")
        if times != 1:
            wrong.append(f"the caption of {name} is there {times} times")
        seen = taken.get(name, [])
        marks = MARKS.get(name, [])
        if not any(all(mark in text for mark in marks) for _, text in seen):
            wrong.append(f"{name} is never seen whole, with {marks}")
        if marks and not any("\x1b[" in "".join(rows) for rows, _ in seen):
            wrong.append(f"{name} has no colour")
        # A row has no way to go but to come; what is higher is seen on its way.
        if len(seen) < (2 if name in ("statusLine", "line") else 4):
            wrong.append(f"{name} does not move: {len(seen)} screens")
    for trace in "╭╰▌▐":
        if trace in frames[-1][2]:
            wrong.append(f"a {trace} is left at the end")
    if wrong:
        sys.exit("wrong: " + "\n       ".join(wrong) + "\n" + frames[-1][2])
    return {name: len(seen) for name, seen in taken.items() if name}


def write(frames, path):
    """The frames as an asciicast, the rows that change in each."""
    with open(path, "w", encoding="utf-8") as cast:
        header = {"version": 2, "width": COLUMNS, "height": ROWS, "title": "placard gallery"}
        cast.write(json.dumps({**header, "idle_time_limit": 1.5}) + "\n")
        cast.write(json.dumps([0, "o", "\x1b[?25l"]) + "\n")
        before = [""] * ROWS
        for at, rows, _ in frames:
            changed = "".join(
                f"\x1b[{row + 1};1H\x1b[0m\x1b[2K{text}"
                for row, (text, old) in enumerate(zip(rows, before)) if text != old)
            cast.write(json.dumps([round(at, 2), "o", changed], ensure_ascii=False) + "\n")
            before = rows


def main():
    placard, rest = sys.argv[1], sys.argv[2:]
    path = rest.pop() if rest and rest[-1].endswith(".cast") else None
    listed = subprocess.run([placard, "gallery", "--list"], capture_output=True, check=True)
    names = rest or [line.split("  ")[0] for line in listed.stdout.decode().splitlines()]
    command = " ".join([placard, "gallery"] + [f"--once {name}" for name in rest])
    terminal = Terminal(command)
    try:
        frames = watch(terminal, 8 * len(names))
        taken = judge(frames, names, "\n" + terminal.text("-S", "-"))
    finally:
        terminal.close()
    if path:
        write(frames, path)
        print(path)
    print("note: screens seen:", ", ".join(f"{name} {count}" for name, count in taken.items()))


main()
