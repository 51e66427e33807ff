"""Asks on terminals where nothing is drawn, answers by lines, and compares before with after.

    questions.py FOLDER

FOLDER holds what `swift build` has linked. Prints a line for each case; fails if an answer or a setting is
wrong. Standard library only.
"""
import os
import signal
import sys
import termios
import time

from job import Job

failures = 0
PLAIN = {"TERM": "dumb"}


def report(name, job, problems, draws=False):
    global failures
    if job.settings() != job.before:
        problems.append("SETTINGS CHANGED")
    if b"\x1b" in job.output and not draws:
        problems.append("ESCAPE BYTES")
    if draws and job.leftover():
        problems.append("REPORT LEFT TO THE SHELL")
    failures += bool(problems)
    print(f"note: {name:48}{'; '.join(problems) or 'as expected'}")
    if problems:
        print(f"      {job.output[-400:]!r}")
    job.close()


def converse(job, *steps):
    """Waits for each text and types the line that belongs to it."""
    problems = []
    for wanted, line in steps:
        if wanted.encode() not in job.read(20, until=wanted.encode()):
            problems.append(f"NO {wanted!r}")
            break
        job.type(line.encode())
    return problems


def ended(job, status=0, *texts):
    got = job.status()
    job.read(0.2)
    problems = [] if got is not None and os.waitstatus_to_exitcode(got) == status else [
        f"ENDED BY {got}"]
    return problems + [f"NO {text!r}" for text in texts if text.encode() not in job.output]


def case(name, words, steps, *texts, status=0, **variables):
    job = Job(words, **(variables or PLAIN))
    problems = converse(job, *steps)
    report(name, job, problems + ended(job, status, *texts))


def echoes(job):
    return bool(job.settings()[3] & termios.ECHO)


def secrets(programs):
    words = [programs, "ask", "secret"]
    job = Job(words, **PLAIN)
    problems = converse(job, ("? not shown: ", ""))
    problems += ["ECHO IS ON"] if echoes(job) else []
    job.type(b"pass\xc3\xb6rd\n")
    problems += ended(job, 0, "answer passörd")
    shown = job.output.split(b"answer")[0]
    problems += ["SECRET SHOWN"] if b"pass\xc3" in shown else []
    report("a secret", job, problems)
    for name in ("INT", "TERM", "HUP", "QUIT", "SEGV"):
        job = Job(words, **PLAIN)
        problems = converse(job, ("? not shown: ", "abc"))
        os.kill(job.pid, getattr(signal, "SIG" + name))
        problems += ended(job, -getattr(signal, "SIG" + name))
        report(f"a secret, ended by {name}", job, problems)
    job = Job(words, **PLAIN)
    problems = converse(job, ("? not shown: ", ""))
    os.kill(job.pid, signal.SIGTSTP)
    job.status()
    problems += [] if job.settings() == job.before else ["CHANGED WHILE STOPPED"]
    job.go_on()
    problems += converse(job, ("? not shown: ", ""))
    problems += ["ECHO IS ON"] if echoes(job) else []
    job.type(b"x\n")
    problems += ended(job, 0, "answer x")
    report("a secret, stopped and continued", job, problems)


def typed_ahead(placard):
    job = Job(["/bin/sh", "-c", f"sleep 1; exec '{placard}' post -A yes=Yes -A no=No Go?"], **PLAIN)
    job.type(b"yes\n")
    problems = converse(job, ("? y/n [y]: ", "no\n"))
    report("typed ahead", job, problems + ended(job, 0, "\r\nno\r\n"))


def interrupted(programs):
    job = Job([programs, "ask-several"], **PLAIN)
    problems = converse(job, ("Saved\r\n? a [a]: ", "a\n"))
    problems += converse(job, ("Third?\r\n  [c] Cee\r\n? c [c]: ", "1\n"))
    problems += ended(job, 0, "Second?\r\n  [b] Bee\r\n? b [b]: \r\n? Second?  Bee\r\n")
    report("three questions, one answered by the program", job, problems)


def background(placard):
    """In the background nobody is asked, and the program is not stopped."""
    words = f"'{placard}' post -A yes=Yes Go? </dev/tty & sleep 1; wait $!; echo status $?"
    job = Job(["/bin/bash", "-c", f"set -m; {words}"], **PLAIN)
    problems = ended(job, 0, "Go?")
    problems += ["ASKED"] if b"? y" in job.output else []
    report("in the background", job, problems)


def clicks(programs):
    """A modal question in the region below the output, whose place the terminal says."""
    press, release = b"\x1b[<0;29;5M", b"\x1b[<0;29;5m"
    for name in ("a click", "no answer", "TERM", "SEGV"):
        job = Job([programs, "ask", "choice"])
        job.read(20, until=b"\x1b[?1006h")
        job.type(b"\x1b]11;rgb:0000/0000/0000\x07\x1b[?62c")
        # What is typed before the whole question is shown answers nothing.
        job.read(1.5)
        job.type(press)
        problems = [] if b"\x1b[6n" in job.read(20, until=b"\x1b[6n") else ["NOT ASKED"]
        if name == "a click":
            job.type(b"\x1b[8;1R" + release)
            problems += ended(job, 0, "answer two")
        elif name == "no answer":
            # Then the modes without the pointer are on again.
            job.read(20, until=b"\x1b[?1002l\x1b[?2004h\x1b[?2031h")
            job.type(b"3")
            problems += ended(job, 0, "answer three")
        else:
            os.kill(job.pid, getattr(signal, "SIG" + name))
            problems += ended(job, -getattr(signal, "SIG" + name))
        for mode in (b"1002", b"1006", b"2004"):
            if job.output.rfind(b"\x1b[?%bh" % mode) > job.output.rfind(b"\x1b[?%bl" % mode):
                problems.append(f"MODE {mode.decode()} LEFT ON")
        report(f"pointer, {name}", job, problems, draws=True)


def main(folder):
    placard = os.path.join(folder, "placard")
    programs = os.path.join(folder, "PlacardAsynchronousPrograms")
    post = [placard, "post", "-A", "yes=Yes", "-A", "no=No", "Go?"]
    for variables in ({"TERM": "dumb"}, {"ACCESSIBLE": "1"}, {"CI": "true"}):
        name = "actions, {}={}".format(*list(variables.items())[0])
        case(name, post, [("? y/n [y]: ", "no\n")], "\r\nno\r\n", **variables)
    plain = [placard, "post", "--to", "plain"] + post[2:]
    case("actions, --to plain", plain, [("? y/n [y]: ", "2\n")], "\r\nno\r\n", TERM="xterm")
    case("an invalid line, then an empty one", post,
         [("? y/n [y]: ", "maybe\n"), ("its name: y/n.\r\n? y/n [y]: ", "\n")], "\r\nyes\r\n")
    case("the end of the input", post, [("? y/n [y]: ", "\x04")], status=1)
    ask = lambda kind: [programs, "ask", kind]
    case("confirm, destructive", ask("confirm"), [("? y/n [n]: ", "\n")], "answer false")
    case("choice by name", ask("choice"), [("? 1/2/3 [1]: ", "tw\n")], "answer two")
    case("several by number", ask("several"),
         [("? 1-3 or none: ", "0\n"), ("at least 1.\r\n? 1-3 or none: ", "3, 1\n")],
         'answer ["Ham", "Rocket"]')
    case("text by default", ask("text"), [("? [main]: ", "\n")], "answer main")
    case("text, edited by the kernel", ask("text"), [("? [main]: ", "maim\x7fn\n")], "answer main")
    case("form", ask("form"), [("? Name: ", "Ada\n"), ("? Role 1/2 [1]: ", "wr\n")],
         "answer Ada writer")
    case("dismissed", ask("choice"), [("? 1/2/3 [1]: ", "\x04")], "answer none")
    secrets(programs)
    typed_ahead(placard)
    interrupted(programs)
    background(placard)
    clicks(programs)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
