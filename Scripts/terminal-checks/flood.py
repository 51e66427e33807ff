"""Feeds `placard show` posts at four rates in tmux, and samples the screen every 0.2 s.

    flood.py PLACARD [RATE …]

At every moment but the first second the screen shows a post that is at most a second old; at the end every
post stands in the scrollback, as it was drawn, as a line, or counted, or stood on the screen to the end of its
time. Prints a table; fails otherwise.
Standard library only.
"""
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time

RATES = [20, 100, 1000, 5000]
SECONDS = 5
# So many posts are written with one call.
AT_ONCE = 16
TITLE = re.compile(r"Post (\d+)\b")
COUNTED = re.compile(r"^… ([\d,]+) more", re.MULTILINE)


class Feed(threading.Thread):
    """Writes posts at a rate into a pipe, and notes when each was."""

    def __init__(self, descriptor, rate):
        super().__init__(daemon=True)
        self.descriptor, self.rate = descriptor, rate
        self.times = []

    def run(self):
        start = time.monotonic()
        while len(self.times) < self.rate * SECONDS:
            due = min(int((time.monotonic() - start) * self.rate) + 1, self.rate * SECONDS)
            while len(self.times) < due:
                self.write(range(len(self.times) + 1, min(len(self.times) + AT_ONCE, due) + 1))
            time.sleep(0.004)

    def write(self, numbers):
        lines = b""
        for number in numbers:
            post = {"id": str(number), "title": f"Post {number}", "style": "card"}
            lines += json.dumps({"post": post}).encode() + b"\n"
        # Before it is written: what is read may be on the screen before the writing returns.
        self.times += [time.monotonic()] * len(numbers)
        view = memoryview(lines)
        while view:
            view = view[os.write(self.descriptor, view):]


def tmux(socket, *words):
    return subprocess.run(
        ["tmux", "-L", socket, *words], capture_output=True, text=True, check=True).stdout


def flood(placard, rate):
    """Runs one flood; what is wrong, and what was measured."""
    socket = f"placard-flood-{os.getpid()}-{rate}"
    with tempfile.TemporaryDirectory() as folder:
        fifo = os.path.join(folder, "feed")
        os.mkfifo(fifo)
        feed = os.open(fifo, os.O_RDWR)
        command = (f"env -u CI -u NO_COLOR LC_ALL=C.UTF-8 '{placard}' show '{fifo}'; "
                   f"echo; echo ended; sleep 60")
        configuration = os.path.join(folder, "tmux.conf")
        with open(configuration, "w") as out:
            out.write("set -g history-limit 200000\n")
        subprocess.run(
            ["tmux", "-L", socket, "-f", configuration, "new-session", "-d", "-x", "80", "-y", "24",
             command], check=True)
        try:
            return sample(socket, feed, rate)
        finally:
            subprocess.run(["tmux", "-L", socket, "kill-server"], check=False)


def sample(socket, feed, rate):
    os.write(feed, b'{"config": {"policy": "stack"}}\n')
    time.sleep(0.5)
    source = Feed(feed, rate)
    source.start()
    start = time.monotonic()
    oldest, fewest, samples = 0.0, 99, 0
    while source.is_alive():
        time.sleep(0.2)
        now = time.monotonic()
        numbers = [int(number) for number in TITLE.findall(tmux(socket, "capture-pane", "-p"))]
        if now - start < 1 or not source.is_alive():
            continue
        samples += 1
        fewest = min(fewest, len(numbers))
        age = now - source.times[max(numbers) - 1] if numbers else 99.0
        oldest = max(oldest, age)
    time.sleep(1)
    last = [int(number) for number in TITLE.findall(tmux(socket, "capture-pane", "-p"))]
    os.close(feed)
    end = time.monotonic() + 60
    history = ""
    while "\nended" not in history and time.monotonic() < end:
        time.sleep(0.3)
        history = tmux(socket, "capture-pane", "-p", "-S", "-", "-J")
    seen = [int(number) for number in TITLE.findall(history)]
    counted = sum(int(number.replace(",", "")) for number in COUNTED.findall(history))
    problems = []
    if samples == 0 or oldest > 1.2:
        problems.append("STALE")
    if fewest == 0:
        problems.append("EMPTY")
    if rate * SECONDS not in last:
        problems.append("THE LAST ONE DOES NOT STAND")
    if len(seen) != len(set(seen)):
        problems.append(f"{len(seen) - len(set(seen))} TWICE")
    reported = set(seen) | set(last)
    if len(reported) + counted != rate * SECONDS:
        problems.append(f"{rate * SECONDS - len(reported) - counted} LOST")
    return problems, (samples, fewest, oldest, len(reported), counted)


def main(placard, rates):
    bad = 0
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    print(f"note: {'rate':>6}{'samples':>9}{'fewest':>8}{'oldest':>8}{'read':>8}{'counted':>9}")
    for rate in rates:
        problems, (samples, fewest, oldest, read, counted) = flood(placard, rate)
        bad += bool(problems)
        row = f"{rate:>6}{samples:>9}{fewest:>8}{oldest:>7.2f}s{read:>8}{counted:>9}"
        print(f"note: {row}  {'  '.join(problems)}", flush=True)
    return bad


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1], [int(rate) for rate in sys.argv[2:]] or RATES) else 0)
