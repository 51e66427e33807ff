"""What a stream of bytes has switched on in a terminal and not off again."""
import re

SEQUENCE = re.compile(
    rb"\x1b\[([<=>?]?)([0-9;:]*)([ -/]*)([@-~])"  # CSI
    rb"|\x1b\]([^\x07\x1b]*)(?:\x07|\x1b\\)"  # OSC
    rb"|\x1b[P_^X][^\x1b]*\x1b\\"  # strings that are no business of ours
    rb"|\x1b[ -/]*[0-Z\\^-~]")


def left_on(output):
    """A list of what is not as a shell expects it; empty for a terminal as it was found."""
    modes, keyboards = {7: True, 25: True}, {False: 0, True: 0}
    style, link, margins, progress, end = b"", b"", b"", b"4;0", 0
    is_alternate = False
    for match in SEQUENCE.finditer(output):
        end = match.end()
        prefix, parameters, _, final, command = match.groups()
        if command is not None:
            number, _, text = command.partition(b";")
            if number == b"8":
                link = text.partition(b";")[2]
            if number == b"9" and text.startswith(b"4;"):
                progress = text
        elif final in (b"h", b"l") and prefix == b"?":
            for mode in parameters.split(b";"):
                modes[int(mode)] = final == b"h"
                if mode == b"1049":
                    is_alternate = final == b"h"
        elif final == b"m" and not prefix:
            style = b"" if parameters in (b"", b"0") else parameters
        elif final == b"r" and not prefix:
            margins = parameters
        elif final == b"u" and prefix == b">":
            keyboards[is_alternate] += 1
        elif final == b"u" and prefix == b"<":
            # With a number it empties the stack, however little is in it.
            count = keyboards[is_alternate] - int(parameters or b"1")
            keyboards[is_alternate] = max(count, 0) if parameters else count
    problems = [f"MODE {mode} {'ON' if is_on else 'OFF'}" for mode, is_on in modes.items()
                if is_on != (mode in (7, 25))]
    problems += ["STYLE LEFT"] * bool(style) + ["LINK OPEN"] * bool(link)
    problems += ["MARGINS LEFT"] * bool(margins) + ["PROGRESS LEFT"] * (progress != b"4;0")
    problems += ["KEYBOARD LEFT"] * any(keyboards.values())
    return problems + ["CUT OFF"] * (b"\x1b" in output[end:])
