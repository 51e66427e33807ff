"""Where a program is run and what it leaves there: a pipe, and a terminal of tmux."""
import json
import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

END = "-- the program has ended --"


def environment():
    """The variables of an ordinary session: Unicode, no CI, no wish about colours."""
    dropped = ("CI", "NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "TMUX", "TMUX_PANE")
    kept = {key: value for key, value in os.environ.items() if key not in dropped}
    return {**kept, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}


@dataclass
class Run:
    """What a run left."""

    status: int | None
    seconds: float
    out: str = ""
    err: str = ""
    screen: list = field(default_factory=list)


def forbid_core():
    """Before the program starts: no core file, and signals as a shell gives them."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)


class Pipe:
    """Standard output and standard error are two pipes, which are read at once, or as a case says."""

    name = "pipe"

    def run(self, case, patience):
        begin = time.monotonic()
        program = subprocess.Popen(
            case.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**environment(), "TERM": "xterm-256color"}, preexec_fn=forbid_core,
            start_new_session=True)
        texts = {program.stdout: b"", program.stderr: b""}
        opened, acts = set(texts), list(case.acts)
        end = begin + patience
        if case.read_after:
            time.sleep(case.read_after)
        if acts and acts[0].text is None:
            os.kill(program.pid, acts.pop(0).what)
        while opened and time.monotonic() < end:
            for stream in select.select(list(opened), [], [], 0.02)[0]:
                data = os.read(stream.fileno(), 65536)
                texts[stream] += data
                if not data:
                    opened.discard(stream)
            said = texts[program.stdout] + texts[program.stderr]
            if acts and acts[0].text.encode() in said and acts[0].is_signal:
                time.sleep(acts[0].after)
                os.kill(program.pid, acts.pop(0).what)
        status = self._status(program, end)
        seconds = time.monotonic() - begin
        out, err = (texts[stream].decode(errors="replace")
                    for stream in (program.stdout, program.stderr))
        return Run(status, seconds, out, err)

    @staticmethod
    def _status(program, end):
        try:
            return program.wait(max(end - time.monotonic(), 0.1))
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()
            return None
        finally:
            program.stdout.close()
            program.stderr.close()

    def close(self):
        pass


class Terminal:
    """A window of a tmux server of its own, 80 columns by 24 rows; what it says is its scrollback."""

    name = "terminal"

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="placard.")
        configuration = os.path.join(self.folder.name, "tmux.conf")
        with open(configuration, "w") as file:
            file.write("set -g history-limit 50000\nset -g remain-on-exit on\n")
        self.server = ["tmux", "-S", os.path.join(self.folder.name, "tmux"), "-f", configuration]
        self._tmux("new-session", "-d", "-s", "idle", "-x", "80", "-y", "24", "exec sleep 100000")

    def _tmux(self, *arguments):
        return subprocess.run(
            [*self.server, *arguments], env=environment(), capture_output=True, text=True).stdout

    def _screen(self):
        rows = self._tmux("capture-pane", "-p", "-t", "run", "-S", "-").splitlines()
        return [row for row in rows if not row.startswith("Pane is dead")]

    def run(self, case, patience):
        report = os.path.join(self.folder.name, "report")
        for name in (report, report + ".pid"):
            if os.path.exists(name):
                os.remove(name)
        main = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs.py")
        self._tmux("new-session", "-d", "-s", "run", "-x", "80", "-y", "24",
                   sys.executable, main, "--inside", report, *case.command)
        result = self._wait(case, report, time.monotonic() + patience)
        screen = self._screen()
        self._tmux("kill-session", "-t", "run")
        status, seconds = result or (None, patience)
        return Run(status, seconds, screen=screen)

    def _wait(self, case, report, end):
        """Its status and seconds, once tmux has drawn all that it wrote; None when it hangs."""
        acts = list(case.acts)
        while time.monotonic() < end:
            if acts and any(acts[0].text in row for row in self._screen()):
                time.sleep(acts[0].after)
                self._act(acts.pop(0), report)
            if os.path.exists(report):
                if any(END in row for row in self._screen()):
                    with open(report) as file:
                        return json.load(file)
            time.sleep(0.02)
        return None

    def _act(self, act, report):
        if act.is_signal:
            with open(report + ".pid") as file:
                os.kill(int(file.read()), act.what)
        else:
            self._tmux("send-keys", "-t", "run", act.what)

    def close(self):
        self._tmux("kill-server")
        self.folder.cleanup()


def run_inside(report, command):
    """Runs a command on this terminal and reports its status and how long it took."""
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    begin = time.monotonic()
    program = subprocess.Popen(command, preexec_fn=forbid_core)
    with open(report + ".pid", "w") as file:
        file.write(str(program.pid))
    status = program.wait()
    seconds = time.monotonic() - begin
    with open(report + ".new", "w") as file:
        json.dump([status, seconds], file)
    os.rename(report + ".new", report)
    os.write(1, f"{END}\r\n".encode())
