"""Runs what reads keys on a pseudo-terminal, answers and ends it, and compares before with after.

    keys.py PLACARD

Prints a table; fails if a run left a mode on, settings changed, or an answer unread. Standard library
only.
"""
import os
import re
import signal
import sys
import termios
import time

from job import Job

SIGNALS = ["INT", "TERM", "HUP", "QUIT", "SEGV", "ABRT"]
ON = b"\x1b[?1016l\x1b[?1002h\x1b[?1006h\x1b[?1004h\x1b[?2004h\x1b[?2031h\x1b[>1u"
OFF = b"\x1b[<u\x1b[?2031l\x1b[?2004l\x1b[?1004l\x1b[?1006l\x1b[?1002l"
FIRST = b"\x1b[>0q\x1b]10;?\x1b\\\x1b]11;?\x1b\\\x1b[?u\x1b[c"
SECOND = b"\x1b[?2026$p\x1b[?2027$p\x1b[?2048$p\x1b[16t"


failures = 0


def report(name, problems):
    global failures
    failures += bool(problems)
    print(f"note: {name:44}{'; '.join(problems) or 'as found'}")


def differences(job, name=None, status=None):
    """What is not as it was before."""
    problems = []
    if job.settings() != job.before:
        problems.append("SETTINGS CHANGED")
    if job.output.count(b"\x1b[>1u") != job.output.count(b"\x1b[<u"):
        problems.append("KEYBOARD LEFT ON")
    for mode in (b"1002", b"1006", b"1004", b"2004", b"2031"):
        if job.output.rfind(b"\x1b[?%bh" % mode) > job.output.rfind(b"\x1b[?%bl" % mode):
            problems.append(f"MODE {mode.decode()} LEFT ON")
    if name and (status is None or not os.WIFSIGNALED(status)
                 or os.WTERMSIG(status) != getattr(signal, "SIG" + name)):
        problems.append(f"ENDED BY {status}, not by {name}")
    return problems


def reading(placard):
    job = Job([placard, "inspect", "terminal"])
    if ON not in job.read(20, until=b"\x1b[>1u"):
        raise SystemExit(f"inspect terminal did not begin: {job.output!r}")
    return job


def is_by_keys(settings):
    flags = settings[3]
    return (not flags & (termios.ICANON | termios.ECHO | termios.IEXTEN)
            and flags & termios.ISIG and settings[1] & termios.OPOST)


def keys(placard):
    job = reading(placard)
    problems = [] if is_by_keys(job.settings()) else ["NOT BY KEYS"]
    job.type(b"\x1b[<0;3;4M")
    job.read(20, until=b"pointer press left column 2 row 3\r\n")
    job.type(b"\x1b")
    job.read(20, until=b"key escape\r\n")
    job.type(b"\x1b[2")
    job.type(b"00~a\rb\x1b[201~\x04")
    job.read(20, until=OFF)
    job.type(b"\x1b[<35;1;1M\x1b[?62c")
    status = job.status()
    problems += differences(job) + ([] if status == 0 else [f"STATUS {status}"])
    for line in (b"pointer press left", b"key escape", b"paste a", b"key control+d"):
        if line not in job.output:
            problems.append(f"NO {line.decode()}")
    if job.leftover():
        problems.append("REPORT LEFT TO THE SHELL")
    report("keys, then control+d", problems)
    job.close()


def ends(placard):
    for name in SIGNALS:
        job = reading(placard)
        job.type(b"a")
        os.kill(job.pid, getattr(signal, "SIG" + name))
        status = job.status()
        job.read(0.2)
        report(f"inspect terminal, {name}", differences(job, name, status))
        job.close()
    for name, data in (("INT", b"\x03"), ("INT", b"\x1b[99;5u"), ("QUIT", b"\x1b[92;5u")):
        job = reading(placard)
        job.type(data)
        status = job.status()
        job.read(0.2)
        report(f"inspect terminal, typed {data!r}", differences(job, name, status))
        job.close()


def stops(placard):
    for name, data in (("TSTP", None), ("typed", b"\x1a"), ("typed", b"\x1b[122;5u")):
        job = reading(placard)
        if data:
            job.type(data)
        else:
            os.kill(job.pid, signal.SIGTSTP)
        status = job.status()
        job.read(0.2)
        problems = differences(job)
        if status is None or not os.WIFSTOPPED(status):
            problems.append(f"DID NOT STOP: {status}")
        else:
            job.go_on()
            again = job.read(20, until=b"\x1b[>1u")
            if ON not in again or not is_by_keys(job.settings()):
                problems.append(f"NOT SET AGAIN: {again!r}")
            job.type(b"\x1b[A")
            if b"key up" not in job.read(20, until=b"key up"):
                problems.append("DEAF AFTERWARDS")
            os.kill(job.pid, signal.SIGTERM)
            status = job.status()
            job.read(0.2)
            problems += differences(job, "TERM", status)
        report(f"inspect terminal, {name} {data or ''}", problems)
        job.close()
    job = reading(placard)
    os.kill(job.pid, signal.SIGSTOP)
    job.status()
    job.go_on()
    again = job.read(20, until=b"\x1b[>1u")
    problems = [] if again.startswith(OFF + ON) else [f"NOT SET AGAIN: {again!r}"]
    os.kill(job.pid, signal.SIGTERM)
    status = job.status()
    job.read(0.2)
    report("inspect terminal, STOP", problems + differences(job, "TERM", status))
    job.close()


def questions(placard):
    for name in SIGNALS:
        job = Job([placard, "doctor"], SSH_TTY="x")
        job.read(20, until=b"\x1b[c")
        during = job.settings()
        os.kill(job.pid, getattr(signal, "SIG" + name))
        status = job.status()
        job.read(0.2)
        problems = differences(job, name, status)
        if during == job.before:
            problems.append("DID NOT READ BY KEYS")
        report(f"doctor in a question, {name}", problems)
        job.close()
    job = Job([placard, "doctor"], SSH_TTY="x")
    job.read(20, until=b"\x1b[c")
    os.kill(job.pid, signal.SIGTSTP)
    status = job.status()
    problems = differences(job)
    if status is None or not os.WIFSTOPPED(status):
        problems.append(f"DID NOT STOP: {status}")
    job.go_on()
    status = job.status()
    job.read(0.2)
    problems += differences(job) + ([] if status == 0 else [f"STATUS {status}"])
    report("doctor in a question, TSTP, CONT", problems)
    job.close()


def answers(placard):
    job = Job([placard, "doctor"])
    problems = [] if FIRST in job.read(20, until=b"\x1b[c") else [f"ASKED {job.output!r}"]
    job.type(b"\x1bP>|XTerm(379)\x1b\\\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[?64;1c")
    if SECOND not in job.read(20, until=b"\x1b[c"):
        problems.append(f"THEN ASKED {job.output!r}")
    job.type(b"\x1b[?2026;2$y\x1b[6;17;8t\x1b[?64;1c")
    status = job.status()
    job.read(0.2)
    for line in (rb"terminal +XTerm\(379\) +it says so", rb"background +light +it says #ffffff",
                 rb"synchronized +yes +mode 2026 is reset", rb"cellSize +8 x 17 pixels +it says so",
                 rb"questions +answered"):
        if not re.search(line, job.output):
            problems.append(f"NO {line.decode()}")
    problems += differences(job) + ([] if status == 0 else [f"STATUS {status}"])
    report("doctor, answered", problems)
    job.close()


def lateness(placard):
    """Answers too late, up to three times: a machine that is busy may take its time once."""
    for attempt in range(3):
        job = Job([placard, "doctor"])
        job.read(20, until=b"\x1b[c")
        begun = time.monotonic()
        time.sleep(0.2)
        job.type(b"\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[?64;1c")
        status = job.status()
        took = time.monotonic() - begun
        job.read(0.2)
        problems = differences(job) + ([] if status == 0 else [f"STATUS {status}"])
        if not re.search(rb"questions +unanswered", job.output):
            problems.append(f"NOT UNANSWERED {job.output!r}")
        if job.leftover():
            problems.append("ANSWER LEFT TO THE SHELL")
        job.close()
        if problems or took <= 0.8:
            break
        if attempt == 2:
            problems.append(f"TOOK {took:.1f} s")
    report("doctor, answered too late", problems)


def closed(placard):
    job = reading(placard)
    os.close(job.terminal)
    status = job.status()
    # The shell alone is sent HUP; the program comes to the end of its input.
    good = status == 0
    report("inspect terminal, its terminal closed", [] if good else [f"ENDED BY {status}"])
    job.close()


if __name__ == "__main__":
    for check in (keys, ends, stops, questions, answers, lateness, closed):
        check(sys.argv[1])
    sys.exit(1 if failures else 0)
