#!/usr/bin/env bash
# What a program writes beside its posts, in tmux: capture.sh MODULES
set -euo pipefail

checks=$(dirname "$0")
source "$checks/program.sh"
folder=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$folder"' EXIT
program "$1" "$checks/Beside.swift" "$folder/beside"
python3 "$checks/capture.py" "$folder/beside"
