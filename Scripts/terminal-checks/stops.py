"""Stops `placard show` while the time of its post runs out, lets it go on, and watches the screen.

    stops.py PLACARD

Fails if a post is still there a while after its process goes on.
"""
import os
import signal
import sys
import time

from pane import Pane

# When each process is stopped, in seconds after its card came; the card stays for 0.8.
MOMENTS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.75]


def is_empty(pane):
    """Whether no row is drawn below the output: the cursor is seen again."""
    return pane.output.rfind(b"\x1b[?25h") > pane.output.rfind(b"\x1b[?25l")


def run(placard, moment):
    """How long after going on the post was gone, or what is wrong."""
    pane = Pane(placard)
    pane.post("Saved", duration=0.8)
    if not pane.read(20, until="Saved".encode()):
        return "no post"
    pane.read(moment)
    os.kill(pane.pid, signal.SIGSTOP)
    time.sleep(1.2)
    os.kill(pane.pid, signal.SIGCONT)
    start = time.monotonic()
    gone = "NEVER GONE"
    while time.monotonic() < start + 10:
        pane.read(0.05)
        if is_empty(pane) and not pane.read(0.4, until=b"\x1b[?25l"):
            gone = round(time.monotonic() - start - 0.4, 1)
            break
    os.kill(pane.pid, signal.SIGKILL)
    pane.wait()
    return gone


def main(placard):
    wrong = False
    for moment in MOMENTS:
        gone = run(placard, moment)
        wrong = wrong or not isinstance(gone, float)
        print(f"stopped after {moment} s: gone {gone} s after going on")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
