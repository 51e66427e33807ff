"""Looks for every line of a storm in what tmux holds: resizes.py PANE LINES RESIZES"""
import re
import sys

MARK = re.compile(r"(child|printf|task\d+)\.(\d+) ")
ROWS_OF_REGION = 5


def main():
    lines, resizes = int(sys.argv[2]), int(sys.argv[3])
    found, stale, shared = {}, 0, 0
    with open(sys.argv[1], encoding="utf-8") as pane:
        for row in pane:
            marks = MARK.findall(row)
            stale += "~region~" in row
            shared += len(marks) > 1
            for name, number in marks:
                found.setdefault(name, []).append(int(number))
    wanted = {"child": lines // 4, "printf": lines // 4}
    wanted.update({f"task{task}": lines // 2 // 16 for task in range(16)})
    for name, count in wanted.items():
        numbers = found.get(name, [])
        if numbers != list(range(count)):
            missing = sorted(set(range(count)) - set(numbers))[:5]
            sys.exit(f"wrong: {name} has {len(numbers)} of {count} lines, without {missing}")
    if stale > ROWS_OF_REGION * resizes or shared > resizes:
        sys.exit(f"wrong: {stale} stale and {shared} shared rows after {resizes} resizes")
    print(f"note: {lines} lines each once through {resizes} resizes, "
          f"{stale} stale rows of the region, {shared} rows shared by two lines")


if __name__ == "__main__":
    main()
