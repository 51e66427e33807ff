"""What `placard gallery` shows in a real terminal: gallery.py PLACARD [NAME… | CAST], or gallery.py
PLACARD --screen [CAST].

tmux is the terminal, of 120 columns and 40 rows, and is asked for its cells again and again. Below the
output, each sample must be announced, come, be seen as it is, and go without a trace. With --screen, the
full screen is used by keys and by mouse, and must leave the terminal as it was. With a file NAME.cast what
was seen is written there, as an asciicast of the rows that changed: everything below the output, or a card
that is thrown away. Standard library only.
"""
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time

COLUMNS, ROWS = 120, 40
# A server that was killed may still be there.
NUMBERS = itertools.count()
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

    def __init__(self, command, columns=COLUMNS, rows=ROWS):
        self.size = columns, rows
        self.server = ["tmux", "-L", f"placard-gallery-{os.getpid()}-{next(NUMBERS)}", "-f", "/dev/null"]
        self.ask("new-session", "-d", "-x", str(columns), "-y", str(rows), "sh")
        self.ask("set-option", "-g", "default-terminal", "tmux-256color")
        self.ask("set-option", "-g", "status", "off")
        self.resize(columns, rows)
        plain = ("env -u CI -u NO_COLOR -u COLUMNS TERM=tmux-256color COLORTERM=truecolor LC_ALL=C.UTF-8"
                 " COLORFGBG='15;0'")
        self.ask("respawn-window", "-k", f"trap : INT; {plain} {command}; printf 'ended-%s\\n' $?; exec cat")

    def ask(self, *words):
        done = subprocess.run(self.server + list(words), capture_output=True, check=True)
        return done.stdout.decode()

    def rows(self):
        """The cells with their colours, a row a text."""
        rows = self.ask("capture-pane", "-e", "-p").split("\n")[:self.size[1]]
        return rows + [""] * (self.size[1] - len(rows))

    def resize(self, columns, rows):
        self.size = columns, rows
        self.ask("resize-window", "-x", str(columns), "-y", str(rows))

    def press(self, *keys):
        self.ask("send-keys", *keys)

    def mouse(self, button, column, row, end="M"):
        """Bytes as an SGR mouse sends them; the cell counts from 0."""
        code = f"\x1b[<{button};{column + 1};{row + 1}{end}"
        self.ask("send-keys", "-H", *[f"{byte:02x}" for byte in code.encode()])

    def click(self, column, row):
        self.mouse(0, column, row)
        self.mouse(0, column, row, "m")

    def sees(self, text, is_there=True):
        """Waits until a text is on the screen, or gone, and returns the screen."""
        start = time.monotonic()
        while time.monotonic() - start < 20:
            seen = self.text()
            if (text in seen) == is_there:
                return seen
            time.sleep(0.02)
        sys.exit(f"wrong: {text!r} {'does not appear' if is_there else 'does not go'}\n{seen}")

    def cell(self, text):
        """The column and the row of a text."""
        for row, line in enumerate(self.sees(text).split("\n")):
            if text in line:
                return line.index(text), row

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
        # The text is read after the rows: it may be newer.
        if not frames or (rows, text) != frames[-1][1:]:
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


def write(frames, path, size=(COLUMNS, ROWS)):
    """The frames as an asciicast, the rows that change in each."""
    with open(path, "w", encoding="utf-8") as cast:
        columns, rows = size
        header = {"version": 2, "width": columns, "height": rows, "title": "placard gallery"}
        cast.write(json.dumps({**header, "idle_time_limit": 1.5}) + "\n")
        cast.write(json.dumps([0, "o", "\x1b[?25l"]) + "\n")
        before = [""] * rows
        for at, lines, _ in frames:
            changed = "".join(
                f"\x1b[{row + 1};1H\x1b[0m\x1b[2K{text}"
                for row, (text, old) in enumerate(zip(lines, before)) if text != old)
            cast.write(json.dumps([round(at, 2), "o", changed], ensure_ascii=False) + "\n")
            before = lines


def throw(terminal, frames):
    """Posts a card, and throws it away with the mouse."""
    start = time.monotonic()

    def look(patience):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            rows = terminal.rows()
            if not frames or rows != frames[-1][1]:
                frames.append((time.monotonic() - start, rows, ""))
            time.sleep(0.01)

    look(0.4)
    terminal.press("1")
    terminal.sees("let go in motion. │")
    look(1.2)
    column, row = terminal.cell("✦ Throw me")
    terminal.mouse(0, column, row)
    for step in range(1, 9):
        terminal.mouse(32, column + 3 * step, row - step // 2)
        look(0.03)
    terminal.mouse(0, column + 24, row - 4, "m")
    look(1)
    terminal.sees("let go in motion. │", False)
    terminal.sees("Throw me: swiped")


def use(placard, path):
    """Uses the full screen, by keys and by mouse."""
    folder = tempfile.TemporaryDirectory(prefix="placard-gallery.")
    before, after = f"{folder.name}/before", f"{folder.name}/after"

    def open_gallery(columns=COLUMNS, rows=ROWS, flags=""):
        """A shell that has run the gallery says how it ended, and keeps what was above."""
        command = f"trap : INT; stty -g >{before}; echo above-it; {placard} gallery {flags}; echo status-$?; stty -g >{after}"
        terminal = Terminal(f"sh -c '{command}'", columns, rows)
        terminal.sees("q quit")
        return terminal

    def left(terminal, status):
        terminal.sees(f"status-{status}")
        seen = terminal.sees("ended-")
        if terminal.ask("display-message", "-p", "#{alternate_on}#{mouse_any_flag}#{cursor_flag}") != "001\n":
            sys.exit("wrong: the alternate screen or the mouse is left on, or the cursor off")
        if not seen.startswith("above-it\n"):
            sys.exit(f"wrong: what was above is not there again\n{seen}")
        with open(before, "rb") as one, open(after, "rb") as other:
            if one.read() != other.read():
                sys.exit("wrong: the terminal's settings are not what they were")

    terminal = open_gallery(90, 26) if path else open_gallery()
    try:
        if path:
            frames = []
            for _ in range(3):
                terminal.press("Right")
            terminal.sees("thrown away.")
            throw(terminal, frames)
            terminal.press("q")
            left(terminal, 0)
            write(frames, path, (90, 26))
            print(path)
            return
        if terminal.ask("display-message", "-p", "#{alternate_on}") != "1\n":
            sys.exit("wrong: the alternate screen is not entered")
        captions = ["every severity", "steps back", "to an owner", "thrown away", "the answer is awaited",
                    "share a lane", "pushes messages up"]
        for caption in captions:
            terminal.sees(caption)
            terminal.press("Right")
        terminal.sees(captions[0])
        terminal.press("9")
        terminal.sees("│ · Entering layout")
        terminal.press("h")
        terminal.sees("│ · Entering layout", False)
        terminal.sees("Entering layout: hidden")
        terminal.press("Down", "Enter")
        terminal.sees("│ ◆ Cache missed")
        terminal.press("End", "Enter")
        terminal.sees("│ ✗ Build failed")
        terminal.press("r")
        terminal.sees("motion reduced")
        terminal.sees("│ ✗ Build failed")
        terminal.press("t")
        terminal.sees("│ ✗ Build failed")
        for _ in range(200):
            if "48;2;255;255;255" in "".join(terminal.rows()):
                break
            time.sleep(0.02)
        else:
            sys.exit("wrong: t does not make the page light")
        terminal.press("t", "r")
        terminal.sees("motion full")
        terminal.press("h")
        terminal.sees("│ ✗ Build failed", False)
        print("note: every page is seen, samples are posted by digit and by Enter, and r and t keep them")
        terminal.click(*terminal.cell("Motion"))
        terminal.sees("thrown away")
        throw(terminal, [])
        print("note: a click turns the page, and a card is thrown away with the mouse")
        terminal.click(*terminal.cell("Dims"))
        terminal.click(*terminal.cell("gray, modal"))
        terminal.sees("[s] Save")
        terminal.press("q")
        terminal.sees("[s] Save")
        terminal.press("Enter")
        terminal.sees("Save the changes?: save")
        terminal.click(*terminal.cell("Components"))
        terminal.press("3")
        terminal.sees("Name of the branch")
        terminal.press("-l", "gallery")
        terminal.press("Enter")
        terminal.sees("✓ Made gallery")
        print("note: a modal message has the keys until it is answered, and the answer is awaited")
        terminal.press("Right", "Right")
        terminal.press("2")
        terminal.sees("│ ● Type away")
        _, row = terminal.cell("│ ● Type away")
        terminal.press("-l", "word " * 50)
        terminal.sees("word word word")
        for _ in range(100):
            if terminal.cell("│ ● Type away")[1] < row:
                break
            time.sleep(0.02)
        else:
            sys.exit("wrong: the input line does not push the message up")
        terminal.press("Enter")
        terminal.sees("✎ word word")
        terminal.press("Escape")
        terminal.sees("q quit")
        print("note: the input line grows, and pushes messages up")
        for columns, rows in [(40, 12), (76, 16), (COLUMNS, ROWS)]:
            terminal.resize(columns, rows)
            terminal.sees("7/7 Inset" if columns == 40 else "Queues")
            terminal.sees("q quit")
        terminal.press("q")
        left(terminal, 0)
    finally:
        terminal.close()
    terminal = open_gallery()
    try:
        terminal.press("C-c")
        left(terminal, 130)
    finally:
        terminal.close()
    print("note: it follows the size, and q and Ctrl-C leave the terminal as it was")


def main():
    placard, rest = sys.argv[1], sys.argv[2:]
    path = rest.pop() if rest and rest[-1].endswith(".cast") else None
    if rest == ["--screen"]:
        return use(placard, path)
    listed = subprocess.run([placard, "gallery", "--list"], capture_output=True, check=True)
    names = rest or [line.split("  ")[0] for line in listed.stdout.decode().splitlines()]
    command = " ".join([placard, "gallery", "--inline"] + [f"--once {name}" for name in rest])
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
