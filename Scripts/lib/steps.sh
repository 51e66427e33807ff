# Sourced by the scripts of several steps: a line for each, and its output only when it fails.

failures=0
scratch=$(mktemp -d "${TMPDIR:-/tmp}/placard.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# step LABEL COMMAND…: runs the command and prints "ok  LABEL  SECONDS s", with the lines of its
# output that begin with "note: "; or, if it fails, the end of its output. Later steps still run.
step() {
  local label=$1 output="$scratch/output" seconds status TIMEFORMAT=%1R LC_NUMERIC=C
  shift
  set +e
  { time { (set -e; "$@") >"$output" 2>&1; }; } 2>"$scratch/seconds"
  status=$?
  set -e
  seconds=$(<"$scratch/seconds")
  if ((status == 0)); then
    printf 'ok    %-24s %6s s\n' "$label" "$seconds"
    sed -n 's/^note: /      /p' "$output"
  else
    printf 'FAIL  %-24s %6s s\n' "$label" "$seconds"
    tail -n 60 "$output" | sed 's/^/      /'
    failures=$((failures + 1))
  fi
}

# finish: ends the script, with 1 if a step has failed.
finish() {
  exit $((failures > 0))
}
