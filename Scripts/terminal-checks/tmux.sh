#!/usr/bin/env bash
# What a person sees in a real terminal, step by step: tmux.sh PLACARD
set -euo pipefail

export LC_ALL=C.UTF-8
placard=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
server=(tmux -L "placard-$$" -f /dev/null)
trap '"${server[@]}" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

# screen: what is on the screen. history: that, and what has scrolled out.
screen() { "${server[@]}" capture-pane -p; }
history() { "${server[@]}" capture-pane -p -S -; }
type() { "${server[@]}" send-keys "$@"; }
post() { echo "$1" >&3; }

# fail WHAT: says what is wrong and shows the screen.
fail() {
  echo "wrong: $1"
  history
  exit 1
}

# sees TEXT and lacks TEXT: wait until it is on the screen, or no longer, for at most 20 s.
sees() { poll "$1" || fail "'$1' does not appear"; }
lacks() { poll -v "$1" || fail "'$1' does not go"; }
poll() {
  local wanted=0
  [[ $1 != -v ]] || { wanted=1; shift; }
  for _ in {1..400}; do
    local found=0
    screen | grep -qF -- "$1" || found=1
    ((found != wanted)) || return 0
    sleep 0.05
  done
  return 1
}

# most NUMBER TEXT and once TEXT: how often it may be, and is at least once, NUMBER TEXT in the history.
most() {
  local times
  times=$(history | grep -cF -- "$2" || true)
  ((times >= 1 && times <= $1)) || fail "'$2' is there $times times, not 1 to $1"
}
once() { most 1 "$1"; }

mkfifo "$folder/feed"
"${server[@]}" new-session -d -x 70 -y 18 \
  "env -u CI -u NO_COLOR -u COLUMNS LC_ALL=C.UTF-8 bash --norc --noprofile -i"
type "PS1='> '; clear; echo above-1; echo above-2" Enter
sees "above-2"
exec 3<>"$folder/feed"
type "$placard show '$folder/feed'" Enter

post '{"post": {"id": "a", "title": "Saved", "style": "card", "duration": 3}}'
sees "│ ● Saved"
lacks "Saved"
lacks "╯"
once above-2
echo "note: a card came and went without a trace"

post '{"config": {"lane": "d", "policy": "stack"}}'
post '{"post": {"id": "b", "title": "Pulling", "style": "card", "lane": "d", "progress": {"done": 1, "total": 4}}}'
sees "1/4"
type C-z
sees "Stopped"
lacks "Pulling"
type "stty -a | grep -qw -- -echo || echo keys e\\cho" Enter
sees "keys echo"
post '{"update": {"id": "b", "progress": {"done": 2, "total": 4}}}'
type "fg; echo status-\$?" Enter
sees "2/4"
most 1 "Pulling"
echo "note: Ctrl-Z left a shell that echoes, fg drew the card anew"

for columns in 40 70 30; do
  "${server[@]}" resize-window -x "$columns" -y 18
  sleep 0.3
  post "{\"update\": {\"id\": \"b\", \"body\": \"at $columns columns\"}}"
  sees "at $columns columns"
done
most 4 "Pulling"
once above-1
once above-2
stale=$(($(history | grep -cF Pulling) - 1))
echo "note: three resizes left $stale stale copies and the output above intact"

"${server[@]}" resize-window -x 70 -y 18
post '{"post": {"id": "c", "title": "Failed", "body": "twice", "style": "card", "lane": "d", "severity": "error"}}'
sees "✗ Failed"
exec 3>&-
sees "status-0"
once "✗ Failed"
screen | grep -qF "at 70 columns" && fail "an old frame is left"
type "echo still \$((40 + 2))" Enter
sees "still 42"
echo "note: what never ended stays in the history, once, above the prompt"

# tmux adds what one sequence erases to its history where the cursor is in the first cell of the screen.
rows() { "${server[@]}" display-message -p '#{history_size}'; }
type "clear; $placard post -w --style card -t never Brief" Enter
sees "│ ● Brief"
before=$(rows)
type C-z
sees "Stopped"
lacks "● Brief"
(($(rows) == before)) || fail "a card that began in the first row was added to the history"
type "kill %1" Enter
echo "note: a card that began in the first row of the screen was erased without a copy in the history"
