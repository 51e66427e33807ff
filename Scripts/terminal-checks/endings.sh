#!/usr/bin/env bash
# Every ending in every mode, in the middle of a frame: endings.sh MODULES
set -euo pipefail

checks=$(dirname "$0")
source "$checks/program.sh"
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT
program "$1" "$checks/Victim.swift" "$folder/victim"
python3 "$checks/endings.py" "$folder/victim"
