"""Counts what `placard show` does while nothing moves: idle.py PLACARD. Needs /proc.

The Swift runtime looks after its own thread pool once a second; that is not ours, and allowed for.
"""
import glob
import sys

from pane import Pane


def wakeups(pid):
    """How often its threads have gone to sleep so far."""
    total = 0
    for path in glob.glob(f"/proc/{pid}/task/*/status"):
        with open(path) as status:
            total += sum(int(line.split()[1]) for line in status
                         if line.startswith("voluntary_ctxt_switches"))
    return total


def measure(pane, seconds):
    """How often it woke up, and how many bytes it wrote, in so many seconds."""
    woken, written = wakeups(pane.pid), len(pane.output)
    pane.read(seconds)
    return wakeups(pane.pid) - woken, len(pane.output) - written


def main(placard):
    pane = Pane(placard)
    pane.post("Failed", severity="error")
    pane.read(20, quiet=0.8)
    # The least of three: on a busy machine the card may still be on its way, and it never is for long.
    woken, written = measure(pane, 2)
    for _ in range(2):
        if woken <= 2 * 2 and written == 0:
            break
        woken, written = min((woken, written), measure(pane, 2))
    print(f"note: a card that stands still: {woken} wake-ups and {written} bytes in 2 s")
    pane.post("Spinning", progress="indeterminate", lane="d")
    pane.read(1.5)
    spins, size = measure(pane, 2)
    print(f"note: a bar that spins: {spins} wake-ups and {size} bytes in 2 s")
    pane.end_feed()
    while pane.read(1):
        pass
    pane.wait()
    return woken <= 2 * 2 and written == 0 and 0 < size < 4000 and spins < 200


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
