"""A program on a pseudo-terminal, under a little shell that sees it stop and end. Standard library only."""
import array
import fcntl
import os
import pty
import resource
import select
import signal
import struct
import termios
import time


class Job:
    """A program in the foreground of a terminal, started by a little shell that sees it stop."""

    def __init__(self, words, columns=80, rows=24, **variables):
        self.output = b""
        self.reported, reported = os.pipe()
        asked, self.asked = os.pipe()
        self.shell, self.terminal = pty.fork()
        if self.shell == 0:
            # The harness's ends would keep each other open.
            os.close(self.reported)
            os.close(self.asked)
            self._shell(words, variables, reported, asked)
        os.close(reported)
        os.close(asked)
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.terminal)
        os.write(self.asked, b".")
        self.name = self._line().strip()
        self.pid = int(self._line())

    @staticmethod
    def _shell(words, variables, reported, asked):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.read(asked, 1)
        pid = os.fork()
        if pid == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpgrp())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            # Python ignores these two.
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            unset = ("CI", "NO_COLOR", "COLUMNS", "TMUX", "STY", "SSH_TTY", "SSH_CONNECTION")
            environment = {k: v for k, v in os.environ.items() if k not in unset}
            environment.update(TERM="xterm-256color", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
            environment.update(variables)
            environment = {k: v for k, v in environment.items() if v is not None}
            os.execve(words[0], words, environment)
        os.write(reported, b"%s\n%d\n" % (os.ttyname(0).encode(), pid))
        while True:
            _, status = os.waitpid(pid, os.WUNTRACED)
            try:
                os.tcsetpgrp(0, os.getpgrp())
            except OSError:
                pass
            os.write(reported, b"%d\n" % status)
            if not os.WIFSTOPPED(status):
                os.read(asked, 1)
                os._exit(0)
            os.read(asked, 1)
            os.tcsetpgrp(0, pid)
            os.kill(pid, signal.SIGCONT)

    def _line(self):
        line = b""
        while not line.endswith(b"\n"):
            line += os.read(self.reported, 1) or b"0\n"
        return line

    def read_until_reported(self, seconds=20):
        """Reads until the program has stopped or ended, and what it has left then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not select.select([self.reported], [], [], 0.01)[0]:
            self.read(0.05)
        while self.read(0.1):
            pass

    def status(self, seconds=20):
        """How the program stopped or ended; None if it had to be killed."""
        if not select.select([self.reported], [], [], seconds)[0]:
            os.kill(self.pid, signal.SIGKILL)
            self._line()
            return None
        return int(self._line())

    def go_on(self):
        os.write(self.asked, b".")

    def settings(self):
        return termios.tcgetattr(self.terminal)

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, data):
        os.write(self.terminal, data)

    def read(self, seconds, until=None):
        """Reads for a time, or until bytes have come; what has come since the last call."""
        end = time.monotonic() + seconds
        data = b""
        while time.monotonic() < end and not (until and until in data):
            if select.select([self.terminal], [], [], 0.02)[0]:
                try:
                    data += os.read(self.terminal, 65536)
                except OSError:
                    break
        self.output += data
        return data

    def leftover(self):
        """How many bytes a shell would find typed after the program."""
        side = os.open(self.name, os.O_RDWR | os.O_NOCTTY)
        settings = termios.tcgetattr(side)
        settings[3] &= ~termios.ICANON
        termios.tcsetattr(side, termios.TCSANOW, settings)
        count = array.array("i", [0])
        fcntl.ioctl(side, termios.FIONREAD, count)
        os.close(side)
        return count[0]

    def close(self):
        try:
            os.write(self.asked, b".")
            os.kill(self.shell, signal.SIGKILL)
        except OSError:
            pass
        os.waitpid(self.shell, 0)
        for descriptor in (self.terminal, self.reported, self.asked):
            try:
                os.close(descriptor)
            except OSError:
                pass
