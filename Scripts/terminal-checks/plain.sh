#!/usr/bin/env bash
# Where nothing can be drawn: plain.sh PLACARD
set -euo pipefail

export LC_ALL=C.UTF-8
placard=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT
escape=$'\e'

feed() {
  echo '{"post": {"id": "a", "title": "Build \u001b[31mfailed\u001b[0m", "severity": "error", "body": "::error::x\n##[error]y"}}'
  echo '{"config": {"lane": "d", "policy": "stack"}}'
  seq 0 "$1" | sed "s|.*|{\"post\": {\"id\": \"p\", \"title\": \"Copy\", \"lane\": \"d\", \"duplicates\": \"update\", \"duration\": 0.1, \"progress\": {\"done\": &, \"total\": $1}}}|"
}

feed 50 | "$placard" show >"$folder/out" 2>"$folder/err"
[[ ! -s $folder/out ]] || { echo "wrong: text on standard output"; exit 1; }
if grep -n "$escape" "$folder/err"; then
  echo "wrong: escape bytes in plain output"
  exit 1
fi
if grep -nE '^::|##\[' "$folder/err"; then
  echo "wrong: a forged command"
  exit 1
fi
lines=$(wc -l <"$folder/err")
((lines >= 4 && lines <= 20)) || { cat "$folder/err"; echo "wrong: $lines lines"; exit 1; }
echo "note: $lines plain lines for 52 commands, no escape byte, no forged command"

# The reader leaves after the first line; the writer ends, and says nothing of it.
{
  set +e
  feed 2000 | "$placard" show 2>&1 >"$folder/out"
  echo "${PIPESTATUS[1]}" >"$folder/status"
} | head -n 1 >"$folder/first"
status=$(<"$folder/status")
grep -q "^✗ error: Build" "$folder/first"
# 141: as a broken pipe ends any program.
((status == 141)) || { echo "wrong: a closed pipe ends it with $status"; exit 1; }
[[ ! -s $folder/out ]] || { cat "$folder/out"; echo "wrong: it does not end quietly"; exit 1; }
echo "note: a reader that leaves ends it quietly, with $status"
