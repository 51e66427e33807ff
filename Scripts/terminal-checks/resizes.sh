#!/usr/bin/env bash
# A window that changes while lines flow, in tmux: resizes.sh BENCH LINES
# Every line must be there once and in the order of its writer, and at most one stale copy of the
# region for each resize. A line that tmux is just reading while it breaks its rows anew may share a
# row with the next one; such rows are counted.
set -euo pipefail

export LC_ALL=C.UTF-8
bench=$1 lines=$2
server=(tmux -L "placard-resizes-$$" -f /dev/null)
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap '"${server[@]}" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

"${server[@]}" start-server \; set-option -g history-limit 1000000 \; \
  new-session -d -x 90 -y 24 "env -u CI -u NO_COLOR -u COLUMNS cat"
"${server[@]}" new-window -d -n storm \
  "stty -echo; read -r; env -u CI -u NO_COLOR -u COLUMNS '$bench' --storm $lines; echo status-\$? >'$folder/status'; read -r"
"${server[@]}" send-keys -t storm Enter
resizes=0
RANDOM=${SEED:-7}
while [[ ! -e $folder/status ]]; do
  "${server[@]}" resize-window -t storm -x $((40 + RANDOM % 80)) -y $((8 + RANDOM % 30))
  resizes=$((resizes + 1))
  sleep 0.0$((1 + RANDOM % 9))
  ((resizes < 3000)) || { echo "wrong: it does not end"; exit 1; }
done

# await_tmux: waits until tmux has read everything and broken its rows anew.
await_tmux() {
  local before='' now
  for _ in {1..200}; do
    now=$("${server[@]}" display-message -t storm -p '#{history_size} #{cursor_x} #{cursor_y}')
    [[ $now != "$before" ]] || return 0
    before=$now
    sleep 0.3
  done
}
await_tmux
"${server[@]}" resize-window -t storm -x 250 -y 24
await_tmux
grep -qx "status-0" "$folder/status" || { echo "wrong: it ended with $(<"$folder/status")"; exit 1; }
"${server[@]}" capture-pane -t storm -p -J -S - >"$folder/pane"
python3 "$(dirname "$0")/resizes.py" "$folder/pane" "$lines" "$resizes"
