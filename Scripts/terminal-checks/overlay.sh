#!/usr/bin/env bash
# A full-screen application under messages, in a real terminal: overlay.sh PROGRAMS
#
# PROGRAMS is the folder where `swift build` has put its programs; the application is Examples/Screen.
set -euo pipefail

export LC_ALL=C.UTF-8
programs=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
server=(tmux -L "placard-overlay-$$" -f /dev/null)
trap '"${server[@]}" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

cp "$programs/PlacardScreenExample" "$folder/host"

screen() { "${server[@]}" capture-pane -p; }
type() { "${server[@]}" send-keys "$@"; }
# modes: whether the alternate screen, the cursor, wrapping and the mouse are on.
modes() {
  "${server[@]}" display-message -p \
    'alternate #{alternate_on} cursor #{cursor_flag} wrap #{wrap_flag} mouse #{mouse_any_flag}'
}

# foreground: what the person's keys go to.
foreground() { "${server[@]}" display-message -p '#{pane_current_command}'; }

fail() {
  echo "wrong: $1"
  modes
  screen
  exit 1
}

# sees TEXT and lacks TEXT: wait until it is on the screen, or no longer, for at most 20 s.
sees() { poll 0 "$1" || fail "'$1' does not appear"; }
lacks() { poll 1 "$1" || fail "'$1' does not go"; }
poll() {
  for _ in {1..400}; do
    local found=0
    screen | grep -qF -- "$2" || found=1
    ((found != $1)) || return 0
    sleep 0.05
  done
  return 1
}

# same FILE WHAT: waits until the screen is what it was.
same() {
  for _ in {1..400}; do
    if screen | cmp -s - "$1"; then return 0; fi
    sleep 0.05
  done
  screen | diff "$1" - || true
  fail "$2 has changed"
}

"${server[@]}" new-session -d -x 70 -y 16 \
  "env -u CI -u NO_COLOR -u COLUMNS LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no bash --norc --noprofile -i"
"${server[@]}" set-option -g status off
type "PS1='> '; ulimit -c 0; stty -a >'$folder/keys'; clear; echo above-\$((40 + 2))" Enter
sees "above-42"
before=$(modes)

# start: the application on a screen of its own, as it looks without messages.
start() {
  type "clear; echo above; '$folder/host'" Enter
  sees "p post"
  sleep 0.2
  screen >"$folder/application"
}

# left WHAT STATUS: the shell is as it was before, and the application ended with a status.
left() {
  for _ in {1..400}; do
    [[ $(modes) != "$before" || $(foreground) != bash ]] || break
    sleep 0.05
  done
  [[ $(modes) == "$before" ]] || fail "$1 left modes on, which were $before"
  screen | grep -qF "brown fox" && fail "$1 left the application on the screen"
  screen | grep -qx "above" || fail "$1 took what was above"
  type "echo status-\$?" Enter
  sees "status-$2"
  type "stty -a | cmp - '$folder/keys' && echo keys-\$((1 + 1))" Enter
  sees "keys-2"
}

start
for _ in 1 2 3; do
  type p
  sees "│ ✓ Saved"
  lacks "╯"
  same "$folder/application" "the application below a message"
done
type d
sees "Delete everything?"
type Escape
lacks "╯"
same "$folder/application" "the application below a modal message"
type d
sees "Delete everything?"
type Right Enter
lacks "╯"
same "$folder/application" "the application below a modal message"
type q
left "the end" 0
echo "note: messages came and went without a trace, and so did the application"

start
type s
sees "Beside"
type C-z
sees "Stopped"
[[ $(modes) == "$before" ]] || fail "Ctrl-Z left modes on, which were $before"
type "fg" Enter
sees "p post"
sees "Beside"
for size in 50x12 90x20 70x16; do
  "${server[@]}" resize-window -x "${size%x*}" -y "${size#*x}"
  for _ in {1..400}; do
    [[ $(screen | tail -1) != *"p post"* ]] || break
    sleep 0.05
  done
  [[ $(screen | tail -1) == *"p post"* ]] || fail "at $size the bar is not at the bottom"
  sees "Beside"
done
type q
left "a stop" 0
echo "note: Ctrl-Z gave the shell its screen, fg drew application and message anew, and so did resizing"

start
for _ in 1 2; do
  type p
  sees "│ ✓ Saved"
  type C-z
  sees "Stopped"
  # The message lasts two seconds, which pass meanwhile.
  sleep 2.2
  type "fg" Enter
  sees "p post"
  lacks "╯"
  same "$folder/application" "the application after a stop"
done
type q
left "a stop of a message" 0
echo "note: a message whose time ended during a stop was gone soon after it"

for signal in INT TERM HUP QUIT SEGV ABRT; do
  start
  type p
  sees "╭"
  type p d
  if [[ $signal == INT ]]; then
    type C-c
  else
    pkill -"$signal" -P "$("${server[@]}" display-message -p '#{pane_pid}')" -x host
  fi
  left "SIG$signal" $((128 + $(kill -l "$signal")))
done
echo "note: INT TERM HUP QUIT SEGV ABRT in the middle of a frame left the terminal as it was"
