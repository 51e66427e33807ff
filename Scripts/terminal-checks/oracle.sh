#!/usr/bin/env bash
# Whether another terminal reads our bytes as our own virtual screen does: oracle.sh PLACARD
# Needs libvterm and a C compiler. The tests are built already. PLACARD_ORACLE_SEEDS says how many
# screens are drawn at random, 60 unless given.
set -euo pipefail

placard=$1
checks=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT

"${CC:-$(command -v cc || command -v clang)}" -o "$folder/oracle" "$checks/oracle.c" -lvterm
python3 "$checks/pane.py" "$placard" "$folder/recorded.bytes"

# The test reads the recorded pane, adds random ones, and writes what our screen shows.
PLACARD_ORACLE_FOLDER=$folder swift test --skip-build --filter TerminalOracleTests >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }

panes=0
for bytes in "$folder"/*.bytes; do
  mode=()
  [[ $bytes != */cells-* ]] || mode=(cells)
  "$folder/oracle" 60 16 "${mode[@]}" <"$bytes" | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' >"$folder/theirs"
  diff "${bytes%.bytes}.text" "$folder/theirs" ||
    { echo "wrong: $(basename "$bytes") reads differently"; exit 1; }
  panes=$((panes + 1))
done
((panes > 20)) || { echo "wrong: only $panes panes were written"; exit 1; }
echo "note: libvterm and the virtual screen read $panes panes alike ($(cat "$folder"/*.bytes | wc -c) bytes)"
