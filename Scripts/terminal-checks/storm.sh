#!/usr/bin/env bash
# Lines from everywhere at once, counted in libvterm: storm.sh BENCH LINES
set -euo pipefail

checks=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT

"${CC:-$(command -v cc || command -v clang)}" -o "$folder/oracle" "$checks/oracle.c" -lvterm
python3 "$checks/storm.py" "$1" "$folder/oracle" "$2"
