"""What a program writes beside a live region, and what is typed there: capture.py BESIDE [WAY…].

tmux is the terminal, of 80 columns and 20 rows; what is read back is its screen with its scrollback, and the
cursor. Standard library only.
"""
import os
import re
import subprocess
import sys
import tempfile
import time

ROWS = 20
CARD = ["│ ● Building"]


class Terminal:
    """A tmux of its own with a shell that runs one command."""

    def __init__(self, command):
        found, self.settings = tempfile.mkstemp(prefix="placard.")
        os.close(found)
        self.server = ["tmux", "-L", os.path.basename(self.settings), "-f", "/dev/null"]
        self.ask("new-session", "-d", "-x", "80", "-y", str(ROWS), "sh")
        self.ask("set-option", "-g", "status", "off")
        self.ask("resize-window", "-x", "80", "-y", str(ROWS))
        plain = ("env -u CI -u NO_COLOR -u COLUMNS TERM=tmux-256color COLORTERM=truecolor "
                 "LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no")
        self.ask("respawn-window", "-k",
                 f"trap : INT; stty -g >{self.settings}; echo started; {plain} {command}; printf 'ended-%s\\n' $?; "
                 f"stty -g | cmp - {self.settings} && echo as-found; exec cat")

    def ask(self, *words):
        done = subprocess.run(self.server + list(words), capture_output=True, check=True)
        return done.stdout.decode()

    def type(self, *keys):
        self.ask("send-keys", *keys)

    def lines(self, *options):
        """Every line but the first, scrolled out or not, without the empty ones."""
        text = self.ask("capture-pane", "-p", "-S", "-", *options)
        return [line.rstrip() for line in text.split("\n") if line.strip()][1:]

    def cursor(self):
        """Its column, and whether it is seen."""
        column, flag = self.ask("display", "-p", "#{cursor_x} #{cursor_flag}").split()
        return int(column), flag == "1"

    def wait(self, what, patience=15):
        """Waits until something is true of the terminal."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if what(self):
                return True
            time.sleep(0.03)
        return False

    def close(self):
        subprocess.run(self.server + ["kill-server"], capture_output=True, check=False)
        os.remove(self.settings)


def has(text):
    return lambda terminal: any(text in line for line in terminal.lines())


def has_card(terminal):
    return any(CARD[0] in line for line in terminal.lines())


class Wrong(Exception):
    pass


def expect(is_true, what):
    if not is_true:
        raise Wrong(what)


def numbered(count):
    return [f"line {number} of {count}" for number in range(count)]


def above(terminal, end="ended-0", cards=(CARD[0],)):
    """Waits for the end; the lines before the cards, of which each must be there once, whole and in its
    order, and those below them.
    """
    expect(terminal.wait(has("ended-")), "it has not ended")
    expect(terminal.wait(has("as-found"), 3), "the settings are not as they were")
    lines = terminal.lines()
    tops = [index for index, line in enumerate(lines) if line.startswith("╭")]
    expect(len(tops) == len(cards), f"there are {len(tops)} cards, not {len(cards)}")
    bottoms = [index for index, line in enumerate(lines) if line.startswith("╰")]
    expect(len(bottoms) == len(tops), "a card is not whole")
    for title, top, bottom in zip(cards, tops, bottoms):
        expect(lines[top + 1].startswith(title), f"{title} is not in its place")
        rows = (3, 4) if title == CARD[0] else (2,)
        expect(bottom - top in rows, f"{title} is not whole")
    expect(all(bottom + 1 == top for bottom, top in zip(bottoms, tops[1:])), "something is between cards")
    bottom = bottoms[-1]
    below = lines[bottom + 1:]
    expect(any(end in line for line in below), f"it ended otherwise: {below}")
    return lines[:tops[0]], below


def check_print(terminal):
    lines, below = above(terminal)
    expect(lines == [f"compiled file {line}" for line in range(40)], "lines are lost or torn")
    expect(below[0] == "after the end", "what is printed after the end")


def check_printf(terminal):
    lines, _ = above(terminal)
    expect(len(lines) == 400, f"{len(lines)} of 400 lines")
    for thread in range(4):
        own = [line for line in lines if line.startswith(f"thread {thread} ")]
        expect(own == [f"thread {thread} line {line}" for line in range(100)], "out of order")


def check_terminal(terminal):
    lines, _ = above(terminal)
    expect(lines == ["isatty 1 1, 80 columns", "and on standard error"], "no terminal")


def check_resize(terminal):
    expect(terminal.wait(has("80 columns")), "the first size")
    terminal.ask("resize-window", "-x", "70", "-y", str(ROWS))
    expect(terminal.wait(has("70 columns")), "the size is not followed")
    expect(terminal.wait(has("ended-0")), "it has not ended")


def check_styles(terminal):
    lines, _ = above(terminal)
    expect(lines == ["red and linked", "up and away"], "controls")
    styled = "\n".join(terminal.lines("-e"))
    expect("\x1b[31mred" in styled, "the colour is lost")
    expect("https://swift.org" in styled or "linked" in styled, "the link is lost")


def check_progress(terminal):
    expect(terminal.wait(lambda it: has("loading 50%")(it) and has_card(it)), "not seen meanwhile")
    lines, _ = above(terminal)
    expect(lines == ["loading 100%"], "not as it was last")


def check_prompt(terminal):
    expect(terminal.wait(lambda it: it.lines() == ["Name?"]), "the prompt does not stand alone")
    expect(terminal.cursor() == (6, True), "the cursor is not behind the prompt")
    terminal.type("Ada")
    expect(terminal.wait(lambda it: it.lines() == ["Name? Ada"], 3), "typing is not seen")
    terminal.type("Enter")
    expect(terminal.wait(lambda it: has_card(it) and not has("Hello")(it), 3),
           "the card is not back before more is printed")
    lines, _ = above(terminal)
    expect(lines == ["Name? Ada", "Hello, Ada!"], "the answer")


def check_interrupt(terminal):
    expect(terminal.wait(lambda it: it.lines() == ["Name?"]), "the prompt does not stand alone")
    terminal.type("Ad")
    expect(terminal.wait(has("Name? Ad"), 3), "typing is not seen")
    terminal.type("C-c")
    lines, _ = above(terminal, "ended-130")
    expect(lines == ["Name? Ad^C"], "the prompt is gone")


def check_dots(terminal):
    expect(terminal.wait(lambda it: it.lines() == ["..."]), "the dots do not stand alone")
    lines, _ = above(terminal)
    expect(lines == ["..... done"], "the dots")


def check_crash(terminal):
    lines, _ = above(terminal, "ended-13")
    expect(lines[:20] == numbered(20), "lines before the crash are lost")
    expect("Fatal error: on purpose" in lines[20], "its reason is lost")


def check_exit(terminal):
    lines, below = above(terminal, "ended-3")
    expect(lines == numbered(20), "lines before the exit are lost")
    expect(below[0] == "no endended-3", "what has no end is lost")


def check_child(terminal):
    lines, _ = above(terminal)
    expect(lines == ["child says 1", "child has a terminal", "child says 2"], "the child's lines")


def check_fork(terminal):
    expect(terminal.wait(has("ended-0")), "it has not ended")
    expect(has("in the parent")(terminal), "the parent's line")


def check_release(terminal):
    expect(terminal.wait(has_card), "there is no card")
    expect(terminal.wait(lambda it: it.cursor()[1] and not it.lines()), "the card does not go")
    terminal.type("42")
    expect(terminal.wait(has("42"), 3), "typing is not seen")
    terminal.type("Enter")
    expect(terminal.wait(has_card, 3), "the card is not back")
    lines, _ = above(
        terminal, cards=(CARD[0], "│ ● Posted before", "│ ● Posted meanwhile"))
    expect(lines[:2] == ["42", "It was 42."], "the child's lines")
    expect(re.fullmatch("/dev/pts/[0-9]+", lines[2]), "the child has another terminal")
    expect(lines[2] == terminal.ask("display", "-p", "#{pane_tty}").strip(), "another terminal")
    expect(lines[3] == "status 0", "what is printed afterwards")


CHECKS = {
    "print": check_print, "printf": check_printf, "terminal": check_terminal,
    "resize": check_resize, "styles": check_styles, "progress": check_progress,
    "prompt": check_prompt, "interrupt": check_interrupt, "dots": check_dots, "crash": check_crash,
    "exit": check_exit, "process": check_child, "spawn": check_child, "fork": check_fork,
    "release": check_release,
}


def main(beside, ways):
    failures = 0
    for way in ways or CHECKS:
        terminal = Terminal(f"{beside} {'prompt' if way == 'interrupt' else way}")
        try:
            CHECKS[way](terminal)
            print(f"note: {way:10} as it should be", flush=True)
        except Wrong as wrong:
            failures += 1
            print(f"wrong: {way}: {wrong}\n" + "\n".join(terminal.lines()), flush=True)
        finally:
            terminal.close()
    return failures


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1], sys.argv[2:]) else 0)
