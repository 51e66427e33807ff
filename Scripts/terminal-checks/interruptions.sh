#!/usr/bin/env bash
# The first Ctrl-C cancels, the second ends: interruptions.sh MODULES
set -euo pipefail

checks=$(dirname "$0")
source "$checks/program.sh"
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT
program "$1" "$checks/Interrupted.swift" "$folder/interrupted"
python3 "$checks/interruptions.py" "$folder/interrupted"
