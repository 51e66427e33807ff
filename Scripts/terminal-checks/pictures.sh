#!/usr/bin/env bash
# Draws what tmux shows of messages, as SVG to be looked at: pictures.sh MODULES FOLDER
#
# MODULES is the folder where `swift build` has put the modules, their objects and the command.
set -euo pipefail

export LC_ALL=C.UTF-8
source "$(dirname "$0")/program.sh"
modules=$1
pictures=$2
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
server=(tmux -L "placard-pictures-$$" -f /dev/null)
trap '"${server[@]}" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

cp "$modules/PlacardScreenExample" "$folder/host"
program "$modules" "$(dirname "$0")/Picture.swift" "$folder/picture"
mkdir -p "$pictures"
mkfifo "$folder/feed"

type() { "${server[@]}" send-keys "$@"; }
post() { echo "$1" >&3; }

# sees TEXT: waits until it is on the screen, for at most 20 s.
sees() {
  for _ in {1..400}; do
    if "${server[@]}" capture-pane -p | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  echo "wrong: '$1' does not appear"
  exit 1
}

# draw NAME: once nothing has moved for a while.
draw() {
  local before='' now
  for _ in {1..100}; do
    now=$("${server[@]}" capture-pane -e -N -p)
    [[ $now != "$before" ]] || break
    before=$now
    sleep 0.4
  done
  "$folder/picture" 70 16 "$1" <<<"$now" >"$pictures/$1.svg"
  echo "$pictures/$1.svg"
}

"${server[@]}" new-session -d -x 70 -y 16 \
  "env -u CI -u NO_COLOR -u COLUMNS COLORTERM=truecolor LC_ALL=C.UTF-8 bash --norc --noprofile -i"
"${server[@]}" set-option -g status off
exec 3<>"$folder/feed"
type "PS1='> '; clear; '$modules/placard' show '$folder/feed'" Enter

post '{"config": {"lane": "d", "policy": "stack"}}'
post '{"post": {"id": "a", "title": "Saved", "body": "Package.swift", "severity": "success", "style": "message", "lane": "d", "duration": "forever"}}'
sees "Saved"
draw message
post '{"post": {"id": "b", "title": "Build failed", "body": "3 errors in Layout", "severity": "error", "style": "card", "lane": "d", "duration": "forever", "actions": [{"id": "log", "label": "Open the log"}]}}'
post '{"hide": {"id": "a"}}'
sees "Open the log"
draw card
post '{"post": {"id": "c", "title": "Pulling 画像", "style": "card", "lane": "d", "duration": "forever", "progress": {"done": 3, "total": 9}}}'
post '{"post": {"id": "d", "title": "Disk almost full", "severity": "warning", "lane": "d", "duration": "forever"}}'
sees "Disk almost full"
draw several
type C-c
# Without this name of the terminal the ends of rows are erased, and tmux does not report their colour.
type "clear; TERM=screen-256color '$folder/host'" Enter
sees "p post"
type d
sees "Delete everything?"
draw modal
