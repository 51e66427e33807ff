"""Runs tiny programs into a pipe and on a terminal of tmux, and reads back what each left there.

    programs.py FOLDER [NAME…]

FOLDER holds what `swift build` has linked. Prints a line for each program and place, with what
differs, and how many passed and failed. Standard library only.
"""
import os
import shutil
import statistics
import sys

from places import Pipe, Terminal, run_inside
from table import cases


def measured(place, base, case):
    """What is wrong with a case, and its time; one that only takes too long has two more tries."""
    bound = case.work + 0.5 + 8 * base
    for _ in range(3):
        run = place.run(case, patience=case.work + 10)
        problems = case.problems(place.name, run)
        if problems or run.seconds <= bound:
            return problems, run.seconds
    return [f"takes {run.seconds:.2f} s, and {bound:.2f} s are enough"], run.seconds


def main(folder, names):
    table = [case for case in cases(folder) if not names or case.name in names]
    places = [Pipe()]
    if shutil.which("tmux"):
        places.append(Terminal())
    else:
        print("skip  all on a terminal: no tmux")
    first = cases(folder)[0]
    passed = failed = 0
    for place in places:
        base = statistics.median(place.run(first, patience=20).seconds for _ in range(3))
        print(f"note: a program that only prints takes {base:.3f} s ({place.name})")
        for case in table:
            if not case.runs(place.name):
                continue
            problems, seconds = measured(place, base, case)
            word = "FAIL" if problems else "ok"
            print(f"{word:5} {case.name:24} {place.name:9} {seconds:6.2f} s", flush=True)
            for problem in problems:
                print(f"      {problem}", flush=True)
            passed, failed = passed + (not problems), failed + bool(problems)
    for place in places:
        place.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        run_inside(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(main(os.path.abspath(sys.argv[1]), sys.argv[2:]))
