"""Posts into pipes and files that close, fill up or are read late, each bounded in time.

    pipes.py PROGRAM

PROGRAM is the built PlacardSynchronousPrograms. Prints a line a case. Standard library only.
"""
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time

from places import environment, forbid_core

BOUND = 20
STORY = "● Line {} of a long story that somebody reads\n"


def start(command, **streams):
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, env=environment(), preexec_fn=forbid_core, **streams)


def end(process, bound=BOUND):
    """The status, and what was still to be read; None for one that had to be killed."""
    try:
        rest, errors = process.communicate(timeout=bound)
        return process.returncode, rest or b"", errors or b""
    except subprocess.TimeoutExpired:
        # A child of its own may hold the pipes open for ever, so that they are not read to their ends.
        process.kill()
        process.wait()
        for stream in filter(None, (process.stdout, process.stderr)):
            stream.close()
        return None, b"", b""


def reader_leaves(program):
    """`| head -n 1`: ended by the signal, or by itself."""
    process = start([program, "posts", "200000"], stderr=subprocess.PIPE)
    first = process.stderr.readline().decode()
    process.stderr.close()
    process.stderr = None
    status, _, _ = end(process)
    return first == STORY.format(0) and status in (0, -signal.SIGPIPE), status


def full_disk(program):
    """The error is reported, once or for each post, and the program ends."""
    if not os.path.exists("/dev/full"):
        return True, "no /dev/full"
    with open("/dev/full", "wb") as full:
        status, reported, _ = end(start(
            [program, "reports-failures"], stderr=full, stdout=subprocess.PIPE))
    return status in (0, 74) and b"failure: " in reported, reported.decode().strip() or status


def closed_error(program):
    """Nothing to write to: the error is reported, and no hang. What is opened later as descriptor 2 takes no line."""
    status, reported, _ = end(start(
        ["sh", "-c", 'exec "$0" reports-failures 2>&-', program], stdout=subprocess.PIPE))
    return status in (0, 74) and reported.count(b"failure: ") == 2, reported.decode().strip() or status


def never_read(program):
    """The program waits, and Ctrl-C ends it."""
    process = start([program, "posts", "200000"], stderr=subprocess.PIPE)
    time.sleep(2)
    is_waiting = process.poll() is None
    process.send_signal(signal.SIGINT)
    try:
        status = process.wait(5)
    except subprocess.TimeoutExpired:
        status = None
        process.kill()
    process.stderr.close()
    return is_waiting and status == -signal.SIGINT, status


def fill(terminal):
    """Writes to a terminal until it takes no more, also after what was written has moved to its other side."""
    os.set_blocking(terminal, False)
    refusals = 0
    while refusals < 10:
        try:
            os.write(terminal, b"." * 64)
            refusals = 0
        except BlockingIOError:
            refusals += 1
            time.sleep(0.01)
    os.set_blocking(terminal, True)


def stuck_terminal(program):
    """A terminal that is never read holds the end up for little more than a second, which the status says."""
    found = {}
    feed = "".join(STORY.format(number)[2:] for number in range(1000)).encode()
    posts, show = [program, "posts", "2000"], [
        os.path.join(os.path.dirname(program), "placard"), "show", "--feed", "lines"]
    for terminal in ("dumb", "xterm-256color"):
        for name, command in (("main ends", posts), ("finish", show)):
            controller, device = pty.openpty()
            fill(device)
            begin = time.monotonic()
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=device,
                env={**environment(), "TERM": terminal}, preexec_fn=forbid_core)
            os.close(device)
            try:
                process.communicate(feed, timeout=BOUND)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            found[terminal, name] = process.returncode, round(time.monotonic() - begin, 1)
            os.close(controller)
    return all(status == 74 and took < 4 for status, took in found.values()), found


def stuck_socket(program):
    """A socket that is never read does so too; standard error says what was lost."""
    ours, theirs = socket.socketpair()
    begin = time.monotonic()
    process = start([program, "streams", "400"], stdout=theirs, stderr=subprocess.PIPE)
    theirs.close()
    status, _, errors = end(process)
    took = round(time.monotonic() - begin, 1)
    ours.close()
    sentence = r"placard: standard output took no more within a second; \d+ bytes were not written.\n"
    is_said = re.fullmatch(sentence, errors.decode()) is not None
    return status == 74 and took < 4 and is_said, (status, took, errors.decode())


def late_reader(program):
    """Every line, in order, and more than waits in memory."""
    count = 60_000
    process = start([program, "posts", str(count)], stderr=subprocess.PIPE)
    time.sleep(2)
    status, _, errors = end(process)
    story = "".join(STORY.format(number) for number in range(count))
    return status == 0 and len(story) > 1 << 21 and errors.decode() == story, len(errors)


def exit_beside_full_pipe(program):
    """One thread waits for space while another one exits: what was written is whole and in order."""
    process = start(
        [program, "exit-beside-a-full-pipe"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.readline()
    status, _, errors = end(process)
    lines = errors.decode().splitlines()
    wanted = [f"● Line {number} of a long story" for number in range(len(lines))]
    return status == 3 and len(errors) >= 1 << 20 and lines == wanted, (status, len(lines))


def exits(program):
    """From a listener, another thread, under a lock, during an update: said once, with the status."""
    cases = {"exit-in-a-listener": 5, "exit-in-an-update": 6, "exit-under-a-lock": 7,
             "exit-in-a-thread": 9}
    found = {}
    for name, wanted in cases.items():
        status, _, errors = end(start([program, name], stderr=subprocess.PIPE))
        if status != wanted or errors.decode() != "● Leaving\n":
            found[name] = status, errors.decode()
    return not found, found


def forks(program):
    """A child that exits says nothing again, also when it has posts of its own, and never hangs: it is forked
    while threads of its parent may hold any lock, so it is tried often."""
    wanted = "● Before\n● After\n"
    for _ in range(100):
        status, _, plain = end(start([program, "fork"], stderr=subprocess.PIPE))
        if status != 0 or plain.decode() != wanted:
            return False, (status, plain)
        status, own, errors = end(start(
            [program, "child-posts"], stdout=subprocess.PIPE, stderr=subprocess.PIPE))
        if status != 0 or errors.decode() != wanted or own.decode() != "● Child\n":
            return False, (status, own, errors)
    return True, None


def threads(program):
    """Lines of eight threads: whole, and those of each in order."""
    process = start([program, "threads", "5000"], stderr=subprocess.PIPE)
    status, _, errors = end(process)
    reported = {}
    for line in errors.decode().splitlines():
        match = re.fullmatch(r"● Line (\d)/(\d+)", line)
        if not match:
            return False, line
        reported.setdefault(match[1], []).append(int(match[2]))
    return status == 0 and all(reported.get(str(thread)) == list(range(5000)) for thread in range(8)), {
        thread: len(numbers) for thread, numbers in reported.items()}


def main(program):
    failed = 0
    for check in (reader_leaves, full_disk, closed_error, never_read, stuck_terminal,
                  stuck_socket, late_reader,
                  exit_beside_full_pipe, exits, forks, threads):
        begin = time.monotonic()
        is_right, found = check(program)
        seconds = time.monotonic() - begin
        print(f"{'ok' if is_right else 'FAIL':5} {check.__name__:24} {seconds:5.2f} s"
              + ("" if is_right else f"  {found}"), flush=True)
        failed += not is_right
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
