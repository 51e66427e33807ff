"""Ends and stops a program that draws, in every mode, while frames go out, while the terminal is full in
the middle of one, while it owes answers, and with the backtracer of Swift's runtime as it is by default, and
compares settings, modes, cursor and screen with before.

    endings.py VICTIM

Prints a table with the wait status; fails if anything is not as it was found. Standard library only.
"""
import glob
import multiprocessing
import os
import re
import select
import signal
import struct
import sys
import time

from job import Job
from modes import SEQUENCE, left_on

MODES = {"inline": {}, "overlay": {}, "plain": {"TERM": "dumb"}}
# What Victim.swift does at a real-time signal, and how it ends by that.
TRAPS = (signal.SIGILL, signal.SIGTRAP)
ORDERS = {"trap": (40, TRAPS), "pipe": (41, (signal.SIGPIPE,))}
CRASHES = {"fatalError": (42, TRAPS), "abort": (43, (signal.SIGABRT,)),
           "fault": (44, (signal.SIGSEGV,)), "overflow": (45, (signal.SIGSEGV,))}
DRAWING = {"overflow in drawing": (46, (signal.SIGSEGV,))}
HANDLER = 47
SIGNALS = ["INT", "TERM", "HUP", "QUIT", "SEGV", "ABRT", "PIPE"]
# What else ends a program by default, where the system has it.
OTHERS = [name for name in ("ALRM", "USR1", "USR2", "XCPU", "XFSZ", "VTALRM", "PROF", "SYS", "IO", "PWR",
                            "STKFLT") if hasattr(signal, "SIG" + name)]
# The moments at which the program has the default backtracer, which asks before it ends.
TRACED = "traced"
PROMPT, FAILURE = b"any other key to quit", b"failed to suspend"
REPORT = re.compile("\r\n(?:💣|\\*\\*\\*) [^\n]{0,8}Program crashed".encode())
# What ends a region: below it for good, or in its place for a while; nothing is left of it.
FAREWELL = re.compile(rb"\r(\r?\n\x1b\[J|(\x1b\[\d*A|)(\x1b\[K\x1b\[C)?\x1b\[J\r?)\x1b\[\?7h\x1b\[\?25h$")


def waits_for_space(pid, words):
    """The descriptor for which a thread in this system call waits until it can be written; None for no such call."""
    call, *rest = words
    if call in ("1", "64") and rest:
        return int(rest[0], 16)
    if call in ("7", "73") and rest and int(rest[1], 16) == 1:
        with open(f"/proc/{pid}/mem", "rb") as memory:
            memory.seek(int(rest[0], 16))
            descriptor, events = struct.unpack("ih", memory.read(6))
        return descriptor if events & select.POLLOUT else None
    return None


def is_writing(pid, terminal):
    """Whether a thread waits in write(2) or poll(2) for the terminal to take more, whatever its descriptor."""
    for path in glob.glob(f"/proc/{pid}/task/*/syscall"):
        try:
            with open(path) as call:
                descriptor = waits_for_space(pid, call.read().split())
            if descriptor is not None and os.readlink(f"/proc/{pid}/fd/{descriptor}") == terminal:
                return True
        except OSError:
            pass
    return False


def order(name):
    """The signal to send, and those that may end the program then."""
    number = getattr(signal, "SIG" + name, None)
    sent, wanted = ({**ORDERS, **CRASHES, **DRAWING}).get(name) or (number, (number,))
    return sent, wanted


def begin(victim, mode, moment, name=""):
    if moment == "asking":
        job = Job([victim, mode], SSH_TTY="x")
        job.read(20, until=b"\x1b[c")
        return job
    columns, rows = (150, 45) if moment == "full" else (80, 24)
    variables = dict(MODES[mode], COLORTERM="truecolor")
    if moment == TRACED:
        variables["SWIFT_BACKTRACE"] = None
    # Of a stack overflow a program hears on its main thread alone, and on those of Placard.
    words = [victim, mode] + ["blocking"] * name.startswith("overflow")
    job = Job(words, columns, rows, **variables)
    job.read(20, until=b"Working" if mode == "plain" else b"\x1b[?2026l")
    job.read(0.3)
    if moment == "full":
        full = 0
        while full < 5:
            full = full + 1 if is_writing(job.pid, job.name.decode()) else 0
            time.sleep(0.02)
    return job


def drain(job, moment):
    """Reads to the end; a terminal that is full first stays so for a while."""
    if moment == "full":
        time.sleep(0.15)
    job.read_until_reported()


def as_found(job, mode, output=None):
    output = job.output if output is None else output
    problems = [] if job.settings() == job.before else ["SETTINGS CHANGED"]
    problems += left_on(output)
    if mode == "inline" and not FAREWELL.search(output):
        problems.append(f"UNCLEAN {output[-60:]!r}")
    if mode == "plain" and b"\x1b" in output:
        problems.append("ESCAPES")
    return problems


def traced(job, mode):
    """What is wrong before and after the report of a crash."""
    drawn, *report = REPORT.split(job.output, maxsplit=1)
    problems = as_found(job, mode, drawn)
    # The runtime leaves a colour behind.
    problems += [problem for problem in left_on(job.output) if problem != "STYLE LEFT"]
    if not report:
        problems.append("NO REPORT")
    elif b"Working" in report[0] or b"\x1b[?2026h" in report[0]:
        problems.append("DRAWN AGAIN")
    if FAILURE in job.output:
        problems.append("THREADS NOT SUSPENDED")
    return problems


def text(status):
    if status is None:
        return "killed: it hung"
    if os.WIFSTOPPED(status):
        return "stopped by " + signal.Signals(os.WSTOPSIG(status)).name
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return f"exit {os.WEXITSTATUS(status)}"


def ending(victim, mode, name, moment):
    """Ends it once; what is wrong, and how it ended."""
    sent, wanted = order(name)
    job = begin(victim, mode, moment, name)
    changed = mode == "plain" or job.settings() != job.before
    os.kill(job.pid, sent)
    if name in DRAWING:
        # By then what the other threads draw is done.
        job.read(0.3)
        job.resize(70, 20)
    if moment == TRACED:
        job.read(60, until=PROMPT)
        job.type(b"q")
    drain(job, moment)
    status = job.status()
    problems = traced(job, mode) if moment == TRACED else as_found(job, mode)
    problems += [] if changed else ["TOOK NOTHING"]
    if status is None or not os.WIFSIGNALED(status) or os.WTERMSIG(status) not in wanted:
        problems.append("OTHER STATUS")
    job.close()
    return problems, text(status)


def handling(victim, mode, name, moment):
    """Ends it by a handler that the program has installed after ours."""
    job = begin(victim, mode, moment)
    os.kill(job.pid, HANDLER)
    job.read(0.3)
    os.kill(job.pid, signal.SIGUSR1)
    drain(job, moment)
    status = job.status()
    # It exits, and the region with it: not as at a signal.
    problems = as_found(job, "plain" if mode == "plain" else "exited")
    if status is None or not os.WIFEXITED(status) or os.WEXITSTATUS(status) != 3:
        problems.append("OTHER STATUS")
    job.close()
    return problems, text(status)


def stopping(victim, mode, name, moment):
    """Stops it, lets it go on, and ends it."""
    job = begin(victim, mode, moment)
    during = job.settings()
    os.kill(job.pid, signal.SIGTSTP)
    drain(job, moment)
    status = job.status()
    problems = as_found(job, mode)
    if status is None or not os.WIFSTOPPED(status):
        problems.append("DID NOT STOP")
    else:
        seen = len(job.output)
        job.go_on()
        job.read(20, until=b"Working" if mode == "plain" else b"\x1b[?2026l")
        if len(job.output) == seen or job.settings() != during:
            problems.append("DID NOT GO ON")
        before = job.output[seen:].partition(b"\x1b[?1049h")
        if mode == "overlay" and (not before[1] or b"x" in before[0]):
            problems.append("NOT ON ITS SCREEN AGAIN")
        os.kill(job.pid, signal.SIGTERM)
        drain(job, "moving")
        end = job.status()
        problems += as_found(job, mode)
        if end is None or not os.WIFSIGNALED(end) or os.WTERMSIG(end) != signal.SIGTERM:
            problems.append("OTHER STATUS")
    job.close()
    return problems, f"{text(status)}, then {text(end)}"


def closing(victim, mode, name, moment):
    """Takes the terminal away; a program that nobody sends HUP lives on."""
    job = begin(victim, mode, moment)
    os.close(job.terminal)
    time.sleep(0.3)
    os.kill(job.pid, signal.SIGTERM)
    status = job.status()
    job.close()
    good = status is not None and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGTERM
    return [] if good else ["OTHER STATUS"], f"lived on, then {text(status)}"


def capturing(victim, name):
    """Ends a program that has drawn nothing, just after it has written lines that are captured."""
    sent, _ = order(name)
    job = Job([victim, "capture"])
    job.read(20, until=b"line 1 of" if name == "trap" else b"100 of 100")
    os.kill(job.pid, sent)
    drain(job, "moving")
    status = job.status()
    problems = as_found(job, "capture")
    seen = SEQUENCE.sub(b"", job.output).decode()
    lines = [line for line in seen.splitlines() if line.startswith("line ")]
    if lines != [f"line {number} of 100" for number in range(1, 101)]:
        problems.append(f"ONLY {len(lines)} LINES")
    if status is None or not os.WIFSIGNALED(status):
        problems.append("OTHER STATUS")
    job.close()
    return problems, text(status)


def row(case):
    """Runs a case; what is wrong, and its line of the table."""
    victim, mode, name, moment = case
    if mode == "captured":
        problems, status = capturing(victim, name)
    else:
        run = {"TSTP": stopping, "closed": closing, "own handler": handling}.get(name, ending)
        problems, status = run(victim, mode, name, moment)
    return problems, (f"note: {mode:9}{name:20}{moment:8}{status:36}"
                      f"{'; '.join(problems) or 'as found'}")


def main(victim):
    cases = [(victim, mode, name, moment)
             for mode in MODES
             for name in SIGNALS + list(ORDERS) + ["TSTP", "closed"]
             for moment in ("moving", "full") + ("asking",) * (mode == "overlay")]
    cases += [(victim, mode, name, "moving")
              for mode in MODES for name in OTHERS + ["overflow", "own handler"]]
    cases += [(victim, "overlay", name, "moving") for name in DRAWING]
    cases += [(victim, mode, name, TRACED) for mode in MODES for name in CRASHES]
    # A program without a handler of ours lives on after a crash signal that was only sent.
    cases += [(victim, mode, name, TRACED) for mode in ("inline", "overlay") for name in ("SEGV", "ABRT")]
    cases += [(victim, "captured", name, "nothing") for name in ("trap", "SEGV", "TERM")]
    failures = 0
    print(f"note: {'mode':9}{'ended by':20}{'moment':8}{'status':36}terminal")
    # Most of a case is waiting: two at a time, each in a process of its own.
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        for problems, line in pool.imap(row, cases, chunksize=1):
            failures += bool(problems)
            print(line, flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1]) else 0)
