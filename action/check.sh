#!/usr/bin/env bash
# Runs `tilewright validate` in a GitHub Action: annotations, a summary, and the numbers of errors and warnings.
set -uo pipefail

paths=()
while IFS= read -r path; do
  # White space around a path is no part of it.
  path="${path#"${path%%[![:space:]]*}"}"
  path="${path%"${path##*[![:space:]]}"}"
  [ -n "$path" ] && paths+=("$path")
done <<< "${INPUT_PATHS:-.}"

options=(--format github)
[ -n "${INPUT_MAX_WARNINGS:-}" ] && options+=("--max-warnings=$INPUT_MAX_WARNINGS")

package=tilewright
[ -n "${INPUT_VERSION:-}" ] && package="tilewright@$INPUT_VERSION"

found="$(mktemp)"
trap 'rm -f "$found"' EXIT
npx --yes -- "$package" validate "${options[@]}" -- "${paths[@]}" | tee "$found"
status="${PIPESTATUS[0]}"

errors="$(grep -c '^::error' "$found")"
warnings="$(grep -c '^::warning' "$found")"
if [ -n "${GITHUB_OUTPUT:-}" ]; then
  printf 'errors=%s\nwarnings=%s\n' "$errors" "$warnings" >> "$GITHUB_OUTPUT"
fi

if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  {
    printf '### Tile maps\n\n'
    if [ "$status" -gt 1 ]; then
      printf 'The check did not run. Its log says why.\n'
    elif [ "$errors$warnings" = 00 ]; then
      printf 'No errors and no warnings.\n'
    else
      printf 'Errors: %s. Warnings: %s.\n\n' "$errors" "$warnings"
      printf '| Code | Number |\n| --- | --- |\n'
      # The code of a finding is its title.
      sed -nE 's/^::(error|warning) (.*,)?title=([a-z0-9-]+)::.*/\3/p' "$found" | sort | uniq -c | sort -rn |
        while read -r number code; do printf '| %s | %s |\n' "$code" "$number"; done
    fi
  } >> "$GITHUB_STEP_SUMMARY"
fi
exit "$status"
