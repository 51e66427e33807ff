"""The tiny programs: what each must say in a pipe and leave in a terminal's scrollback."""
import json
import os
import re
import signal
import tempfile
from dataclasses import dataclass

from places import END

FRAME = "│╭╮╰╯─┃━╸╺ "


@dataclass
class Lines:
    """Lines that match a pattern, at least and at most so many in a row."""

    pattern: str
    least: int = 1
    most: int = 1


@dataclass
class Act:
    """What is done to the program once a text is seen: a signal, or keys where there is a terminal.

    Without a text it is done before anything is read.
    """

    text: str | None
    what: object
    after: float = 0.2

    @property
    def is_signal(self):
        return isinstance(self.what, signal.Signals)


@dataclass
class Case:
    """A program, and what must be true of a run.

    `err` is what standard error must say into a pipe, line by line, `out` what standard output must;
    `screen` are the texts that must be in the scrollback once each and in order. None means that
    the program is not run there, or for `out` that it is not looked at.
    """

    name: str
    command: list
    err: list | None = None
    screen: list | None = None
    out: list | None = None
    status: object = 0
    work: float = 0
    absent: tuple = ()
    at_most_once: tuple = ()
    is_ordered: bool = True
    has_other_lines: bool = False
    acts: tuple = ()
    read_after: float = 0
    check: object = None

    def runs(self, place):
        return (self.err if place == "pipe" else self.screen) is not None

    def problems(self, place, run):
        if run.status is None:
            return ["it had to be killed", *shown(run)]
        wanted = self.status if isinstance(self.status, tuple) else (self.status,)
        found = [] if run.status in wanted else [f"ends with {run.status}, not {self.status}"]
        found += self._on_pipe(run) if place == "pipe" else self._on_screen(run)
        if self.check:
            found += self.check(place, run)
        return found + shown(run) if found else []

    def _on_pipe(self, run):
        found = difference(self.err, run.err.splitlines(), self.has_other_lines)
        if self.out is not None:
            found += difference(self.out, run.out.splitlines(), False)
        if "\x1b" in run.err:
            found.append("an escape byte in plain lines")
        return found + [f"'{text}' is there" for text in self.absent if text in run.err]

    def _on_screen(self, run):
        text, found, last = "\n".join(run.screen), [], -1
        if END not in run.screen:
            found.append("what follows the program does not begin a line")
        if text.count("╭") != text.count("╰"):
            found.append("a part of a card is left")
        for wanted in self.screen:
            times = text.count(wanted)
            if times != 1:
                found.append(f"'{wanted}' is there {times} times")
                continue
            if self.is_ordered and text.index(wanted) < last:
                found.append(f"'{wanted}' is too high")
            last = text.index(wanted)
        found += [f"'{word}' is there" for word in self.absent if word in text]
        return found + [f"'{word}' is there {text.count(word)} times"
                        for word in self.at_most_once if text.count(word) > 1]


def shown(run):
    """The first and last lines of what a run left, for whoever mends it."""
    lines = [f"err: {line}" for line in run.err.splitlines()]
    lines += [f"out: {line}" for line in run.out.splitlines()]
    lines += [f"row: {line}" for line in run.screen if line.strip()]
    return lines if len(lines) <= 16 else lines[:8] + [f"… {len(lines) - 16} more"] + lines[-8:]


def difference(wanted, lines, has_others):
    """What is missing in the lines, and what is too much; other lines may be there if so said."""
    found, position = [], 0
    for item in wanted:
        text = item.pattern if isinstance(item, Lines) else item
        item = item if isinstance(item, Lines) else Lines(re.escape(item))
        if has_others:
            while position < len(lines) and not re.fullmatch(item.pattern, lines[position]):
                position += 1
        times = 0
        while times < item.most and position < len(lines) and re.fullmatch(
                item.pattern, lines[position]):
            times, position = times + 1, position + 1
        if times < item.least:
            found.append(f"missing: {text} ({times} of {item.least})")
    if position < len(lines) and not has_others:
        found.append(f"too much: {lines[position]}")
    return found


def ends_of_posts(path):
    """Whether a file of events holds the end of each of ten thousand posts, once."""
    def check(_, __):
        with open(path) as file:
            events = [json.loads(line) for line in file]
        posts = [event["post"] for event in events if event["kind"] == "gone"]
        numbers = [event["seq"] for event in events]
        found = [] if sorted(posts) == list(range(1, 10_001)) else [f"{len(posts)} ends of 10000"]
        if numbers != list(range(1, len(numbers) + 1)):
            found.append("events are missing or out of order")
        return found
    return check


def whole_threads(_, run):
    """Whether the lines of each of eight threads are all there and in order."""
    lines = run.err.splitlines()
    found = [] if len(lines) == 8000 else [f"{len(lines)} lines of 8000"]
    for thread in range(8):
        own = [line for line in lines if line.startswith(f"● Line {thread}/")]
        if own != [f"● Line {thread}/{number}" for number in range(1000)]:
            found.append(f"thread {thread}: {len(own)} of 1000, or out of order")
    return found


def counting(last):
    """Whether the numbers up to one are lines, each once and in order."""
    def check(place, run):
        lines = run.err.splitlines() + run.out.splitlines() if place == "pipe" else run.screen
        numbers = [int(match[1]) for line in lines
                   if (match := re.fullmatch(r"(?:● )?(\d+)", line.strip(FRAME)))]
        return [] if numbers == list(range(1, last + 1)) else [f"{len(numbers)} lines of {last}"]
    return check


def cases(folder):
    """The table; the first is the measure of the others' time."""
    placard = os.path.join(folder, "placard")
    events = os.path.join(tempfile.mkdtemp(prefix="placard."), "events.jsonl")

    def program(name, *arguments):
        return [os.path.join(folder, "PlacardAsynchronousPrograms"), name, *arguments]

    def plain(name, *arguments):
        return [os.path.join(folder, "PlacardSynchronousPrograms"), name, *arguments]

    def shell(text, command=()):
        return ["bash", "-c", text, placard, *command]

    three = ["✗ error: Disk is full", "● Retrying", "✓ Saved"]
    three_texts = ["Disk is full", "Retrying", "Saved"]
    story = [f"● Line {number} of a long story that somebody reads" for number in range(40_000)]
    errors = "printf '%s\\n' '{\"title\":\"Alpha\",\"severity\":\"error\"}' " \
        "'{\"title\":\"Bravo\"}' '{\"title\":\"Charlie\"}'"
    crash = (-signal.SIGTRAP, -signal.SIGILL)

    return [
        Case("print", program("print"), [], ["Hello"], out=["Hello"]),
        # The ends of a program.
        Case("three-finish", program("three-finish"), three, three_texts),
        Case("three-close", program("three-close"), three, three_texts),
        Case("four", program("four"), ["● First", "● Second", "● Third", "● Fourth"],
             ["First", "Second", "Third", "Fourth"]),
        Case("post-exit", program("post-exit"), ["✗ error: Broken"], ["Broken"], status=1),
        Case("post-end", program("post-end"), ["● Saved"], ["Saved"]),
        Case("shared", program("shared"), ["● Saved"], ["Saved"]),
        Case("end-of-main", plain("end-of-main"), ["● Saved", "✗ error: Disk is full"],
             ["Saved", "Disk is full"]),
        Case("let-go", plain("let-go"), ["● Saved"], ["Saved", "done"], out=["done"],
             is_ordered=False),
        Case("throwing-main", plain("throwing-main"), ["● Nearly done"], [], status=crash,
             has_other_lines=True, at_most_once=("Nearly done",)),
        Case("hard-exit", plain("hard-exit"), ["● Leaving"], [], status=8,
             at_most_once=("Leaving",)),
        Case("exit-in-a-listener", plain("exit-in-a-listener"), ["● Leaving"], ["Leaving"],
             status=5),
        Case("exit-in-an-update", plain("exit-in-an-update"), ["● Leaving"], [], status=6,
             at_most_once=("Leaving",)),
        Case("exit-under-a-lock", plain("exit-under-a-lock"), ["● Leaving"], ["Leaving"], status=7),
        Case("exit-in-a-sink", plain("exit-in-a-sink"), ["● Leaving"], ["Leaving"], status=10),
        Case("exit-in-a-thread", plain("exit-in-a-thread"), ["● Leaving"], ["Leaving"], status=9),
        Case("exit-in-a-task", program("exit-in-a-task"), ["● Leaving"], ["Leaving"], status=3),
        Case("exit-in-work", program("exit-in-work"),
             ["● Leaving", Lines("● Working.*", 0, 2)], ["Leaving"], status=4, work=0.6,
             at_most_once=("Working",)),
        Case("fork", plain("fork"), ["● Before", "● After"], ["Before", "After"]),
        Case("fork-goes-on", plain("fork-goes-on"), ["● Before", "● Child", "● After"],
             ["Before", "After"], at_most_once=("Child",)),
        Case("hanging-poster", program("hanging-poster"), ["● Saved"], [], work=2,
             at_most_once=("Saved",)),
        Case("print-between", plain("print-between"), ["● two", "● four"],
             ["one", "two", "three", "four"], out=["one", "three"], is_ordered=False),
        Case("post-after-close", program("post-after-close"), ["● In time"],
             ["In time", "rejected"], out=["rejected"], absent=("Too late",), is_ordered=False),
        Case("late-poster", program("late-poster"), ["● Early", "● Late"], ["Early", "Late"]),
        Case("two-managers", program("two-managers"), ["● From one", "● From the other"],
             ["From one", "From the other"], is_ordered=False),
        Case("command-line", program("command-line"),
             [Lines("● Fetching.*", 0, 3), "✓ Fetched 3 files", "▲ warning: The disk is nearly full"],
             ["fetched layout.tar", "fetched views.tar", "fetched posting.tar", "Fetched 3 files",
              "The disk is nearly full"],
             out=["fetched layout.tar", "fetched views.tar", "fetched posting.tar"], work=1.8),
        Case("interrupted-work", program("command-line"),
             [Lines("● Fetching.*", 0, 2), Lines("● Cancelled: Fetching.*")],
             ["Cancelled: Fetching"], status=130, work=1.2,
             acts=(Act("Fetching", signal.SIGINT),), absent=("error",)),
        # Lanes.
        Case("serial-error-first", program("serial-error-first"), three, three_texts),
        Case("replace-lane", program("replace-lane"), ["● First", "● Second", "● Third"],
             ["Third"], at_most_once=("First", "Second")),
        Case("snackbars", program("snackbars"),
             ["● Moved", "  │ 3 files", "● Copied", "  │ 3 files", "● Removed", "  │ 3 files"],
             ["Removed"], at_most_once=("Moved", "Copied")),
        Case("duration-zero", program("duration-zero"), ["● Blink"], [], at_most_once=("Blink",)),
        Case("hide-all", program("hide-all"), ["● Saved"], [], at_most_once=("Saved",)),
        Case("delayed-finish", program("delayed-finish"), ["● At first", "● At last"],
             ["At last", "At first"]),
        Case("hostile-title", program("hostile-title"),
             [Lines("▲ warning: Build.*error.*forged.*red.*")], ["forged"]),
        Case("post-in-a-listener", program("post-in-a-listener"), ["● Said", "● Heard"],
             ["Said", "Heard"]),
        Case("duplicates", program("duplicates"), ["● Once"], ["Once"]),
        Case("update", program("update"), ["● Saving", "✓ Saved"], ["Saved"]),
        # Two managers, each with a terminal of its own: they share it.
        Case("shared-terminal", program("shared-terminal"), ["✓ Deployed", "▲ warning: Old key", "● Done"],
             ["a line of output", "Old key", "Deployed", "Done"], is_ordered=False,
             work=0.6, out=["a line of output"]),
        Case("shared-terminal-exit", program("shared-terminal-exit"), ["✗ error: Broken", "✗ error: Lost"],
             ["Broken", "Lost"], is_ordered=False, work=0.3),
        # Work.
        Case("task-quick", program("task-quick"), ["✓ Linked"], ["Linked"]),
        Case("task-progress", program("task-progress"),
             [Lines("● Copying.*%.*"), Lines("✓ Copied.*")], ["Copied"], work=0.8),
        Case("task-failing", program("task-failing"),
             [Lines("✗ error: .*Saving.*"), Lines(".*No space left")], ["No space left"]),
        Case("task-cancelled", program("task-cancelled"),
             [Lines("● Deploying.*", 0, 1), Lines(".*Cancelled: Deploying.*")],
             ["Cancelled: Deploying"], work=0.6, absent=("error",)),
        Case("task-unfinished", program("task-unfinished"),
             [Lines("● Packing.*", 0, 1), Lines("✓ Packed.*")], ["Packed"], work=0.9),
        Case("print-beside-a-task", program("print-beside-a-task"),
             [Lines("● Building.*%.*"), Lines("✓ Built.*")],
             [*(f"compiled file {number}" for number in range(8)), "Built"], work=1.2,
             out=[f"compiled file {number}" for number in range(8)], absent=("error",)),
        Case("downloads", program("downloads"),
             [Lines(r"● Fetching .\.tar: \d+% \(.* of 10 MB\)", 5, 5), Lines(r"✓ Fetched .\.tar", 5, 5)],
             [f"Fetched {name}.tar" for name in "abcde"], work=2, is_ordered=False,
             absent=("error",)),
        # Many, and outputs that do not take them.
        Case("ten-thousand", program("ten-thousand", events), [], None, work=5,
             check=ends_of_posts(events)),
        Case("threads", plain("threads"), [Lines("● Line .*", 8000, 8000)], None, work=2,
             check=whole_threads),
        Case("slow-reader", program("many", "40000"), story, None, work=6, read_after=1),
        Case("never-read", program("many", "200000"), story[:1], None, status=-signal.SIGINT,
             work=2, read_after=1, acts=(Act(None, signal.SIGINT),), has_other_lines=True),
        Case("reader-leaves", shell('"$@" 2>&1 | head -n 1; exit "${PIPESTATUS[0]}"',
                                    program("many", "20000")),
             [], None, out=story[:1], status=(0, 141), work=1),
        Case("full-disk", shell('exec "$@" 2>/dev/full', program("three-finish")), [], None,
             status=(0, 74)),
        Case("closed-error", shell('exec "$@" 2>&-', program("three-finish")), [], None),
        Case("own-names", program("own-names"), [], ["6 1 3"], out=["6 1 3"]),
        # Signals.
        Case("terminated", program("wait"), ["✗ error: Broken"], ["Broken"],
             status=-signal.SIGTERM, acts=(Act("Broken", signal.SIGTERM),), work=0.5),
        Case("interrupted", program("wait"), ["✗ error: Broken"], ["Broken"],
             status=-signal.SIGINT, acts=(Act("Broken", signal.SIGINT),), work=0.5),
        Case("own-handler", program("own-handler"), ["● Uploading", Lines("✓ Uploaded.*")],
             ["Uploaded"], acts=(Act("Uploading", signal.SIGINT, 0.5),), work=2,
             absent=("error",)),
        # The command.
        Case("show-errors", shell(f'{errors} | "$0" show'),
             ["✗ error: Alpha", "● Bravo", "● Charlie"], ["Alpha", "Bravo", "Charlie"]),
        Case("show-lines", shell('seq 1000 | "$0" show --feed lines'),
             [Lines("(● )?[0-9]+", 0, 1000)], [], check=counting(1000), work=0.5),
        Case("in-background", shell('T=Heard; set -m; (sleep 0; "$0" post $T) & sleep 0.3; wait'),
             ["● Heard"], ["Heard"], work=0.3, has_other_lines=True),
        Case("post-into-cat", shell('"$0" post "Hi there" | cat'), ["● Hi there"], ["Hi there"]),
        Case("posts-in-a-row", shell('"$0" post Alpha; "$0" post Bravo; echo Charlie >&2'),
             ["● Alpha", "● Bravo", "Charlie"], ["Alpha", "Bravo", "Charlie"]),
        # The short forms, and questions.
        Case("short-forms", program("short-forms"),
             ["✓ Saved", "▲ warning: Nearly full", "✗ error: Disk is full",
              "✗ error: The server refused"],
             ["Saved", "Nearly full", "Disk is full", "The server refused"]),
        Case("shared-work", program("shared-work"),
             ["✓ Saved", "✗ error: The server refused", "✓ Copied 3 files", "✓ Counted"],
             ["Saved", "The server refused", "Copied 3 files", "Counted"]),
        Case("track", program("track"), [Lines("● Counting.*", 0, 1), "✓ Counted"], ["Counted"],
             work=0.6, absent=("error", "Cancelled")),
        Case("begin", program("begin"), [Lines("● Uploading.*", 0, 1), Lines("✓ Uploaded.*")],
             ["Uploaded"]),
        Case("begin-dropped", program("begin-dropped"),
             [Lines("● Uploading.*", 0, 1), Lines(".*Cancelled: Uploading.*")],
             ["Cancelled: Uploading"], work=0.6, absent=("error",)),
        Case("confirm", program("confirm"), [], ["? Delete 3 files?  Yes", "answer true"],
             out=["nobody could be asked"], acts=(Act("[y] Yes", "y", 0.8),), work=1,
             has_other_lines=True),
    ]
