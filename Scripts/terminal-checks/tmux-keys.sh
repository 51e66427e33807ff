#!/usr/bin/env bash
# What a real terminal sends for keys and answers to questions: tmux-keys.sh PLACARD
set -euo pipefail

export LC_ALL=C.UTF-8
placard=$1
server=(tmux -L "placard-keys-$$" -f /dev/null)
trap '"${server[@]}" kill-server 2>/dev/null || true' EXIT

screen() { "${server[@]}" capture-pane -p; }
type() { "${server[@]}" send-keys "$@"; }

# sees PATTERN [-F]: waits until a line of the screen is that, or with -F that very text, for at most 20 s.
sees() {
  for _ in {1..400}; do
    ! screen | grep -qx "${2:--E}" -- "$1" || return 0
    sleep 0.05
  done
  echo "wrong: no line is '$1'"
  screen
  exit 1
}

"${server[@]}" new-session -d -x 100 -y 40 "env -u CI -u COLUMNS bash --norc --noprofile"
type "PS1='$ '; $placard doctor; echo ended \$?" Enter
sees "ended 0"
sees "terminal +tmux .* +it says so"
sees "questions +answered +all of them"
echo "note: tmux was asked, and answered as $(screen | grep -oE '^terminal +tmux [0-9.a-z]+')"

type "clear; $placard inspect terminal; echo over \$?" Enter
sleep 0.5
keys=(
  "a:a" "é:é" "Up:up" "C-Left:control+left" "M-a:alt+a" "F5:f5" "S-F5:shift+f5" "BTab:shift+tab" "Home:home"
  "DC:delete" "Escape:escape" "PPage:pageUp" "C-a:control+a" "M-Up:alt+up" "Enter:enter" "Tab:tab"
  "BSpace:backspace"
)
for key in "${keys[@]}"; do
  type "${key%%:*}"
  sees "key ${key#*:}" -F
done
"${server[@]}" set-buffer "two"$'\n'"lines"
"${server[@]}" paste-buffer -p
sees "paste two⏎lines"
type C-d
sees "over 0"
type "clear; stty -a | grep -cE ' -(icanon|echo|iexten) '" Enter
sees "0"
echo "note: ${#keys[@]} keys and a paste came as what they are, and the shell has its terminal back"
