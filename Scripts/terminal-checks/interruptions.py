"""Interrupts a program whose work is cancelled by the first Ctrl-C, into a pipe and on a terminal.

    interruptions.py INTERRUPTED

Prints a line a case; fails if the first signal does not cancel, or the second does not end. Standard
library only.
"""
import os
import select
import signal
import subprocess
import sys
import time

from job import Job
from modes import left_on

INTERRUPT, TERMINATE = signal.SIGINT, signal.SIGTERM
# The mode, the signals in their order, and what the parent sees: an exit status, or less than 0 a signal.
CASES = [
    ("obedient", [INTERRUPT], 130),
    ("deaf", [INTERRUPT, INTERRUPT], -INTERRUPT),
    ("deaf", [INTERRUPT, TERMINATE], -TERMINATE),
    ("obedient", [TERMINATE], -TERMINATE),
    ("done", [INTERRUPT], -INTERRUPT),
    ("own", [INTERRUPT, INTERRUPT, TERMINATE], -TERMINATE),
    ("earlier", [INTERRUPT], 130),
]


def piped(program, mode, signals):
    """Into a pipe: the status, and what was written."""
    process = subprocess.Popen(
        [program, mode], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    output = b""
    end = time.monotonic() + 20
    while b"ready" not in output and time.monotonic() < end:
        if select.select([process.stdout], [], [], 0.1)[0]:
            output += os.read(process.stdout.fileno(), 4096)
    for number in signals:
        if process.poll() is None:
            process.send_signal(number)
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            pass
    try:
        rest, _ = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        return None, output
    return process.returncode, output + rest


def typed(program, mode, signals):
    """On a terminal, Ctrl-C by its key: the status, and what was drawn."""
    job = Job([program, mode])
    job.read(20, until=b"ready")
    for number in signals:
        if number == INTERRUPT:
            job.type(b"\x03")
        else:
            os.kill(job.pid, number)
        job.read(0.5)
    job.read_until_reported()
    status = job.status()
    problems = left_on(job.output) + ([] if job.settings() == job.before else ["SETTINGS CHANGED"])
    job.close()
    if status is None:
        return None, job.output
    code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    return code if not problems else problems, job.output


def problems(mode, wanted, status, output):
    found = [] if status == wanted else [f"status {status}, not {wanted}"]
    # On a terminal the word is inserted before the title, which is there already: programs.py reads it from
    # the screen.
    word = b"Cancelled: " if b"\x1b" in output else b"Cancelled: Downloading"
    if wanted == 130 and word not in output.replace(b"\x1b[C", b" "):
        found.append(f"no word of it in {output[-200:]!r}")
    if mode == "own" and output.replace(b"\r", b"").count(b"own\n") != 1:
        found.append(f"the program's own handler was not called once: {output[-200:]!r}")
    return found


def ignored(program):
    """A job in the background, whose shell ignores the signal for it."""
    former = signal.signal(INTERRUPT, signal.SIG_IGN)
    try:
        return piped(program, "obedient", [INTERRUPT, TERMINATE])
    finally:
        signal.signal(INTERRUPT, former)


def main():
    program, failures = sys.argv[1], 0
    runs = [(f"{way.__name__} {mode} " + " ".join(number.name for number in signals),
             mode, wanted, way(program, mode, signals))
            for way in (piped, typed) for mode, signals, wanted in CASES]
    runs.append(("ignored in the background", "obedient", -TERMINATE, ignored(program)))
    for name, mode, wanted, (status, output) in runs:
        found = problems(mode, wanted, status, output)
        failures += bool(found)
        print(f"{'FAIL' if found else 'ok':4}  {name}: {'; '.join(found) or status}")
    sys.exit(failures > 0)


main()
