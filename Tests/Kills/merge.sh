#!/usr/bin/env bash
# Kills `retitle merge` while it replaces the tables of ten languages, 500 times unless said, and looks
# whether what is there afterwards is all of one merge, the lock file whole, and nothing left behind.
#
#   Tests/Kills/merge.sh [COUNT]
set -euo pipefail
cd "$(dirname "$0")/../.."

count=${1:-500}
tool=$(swift build --scratch-path "${SCRATCH:-.build}" --show-bin-path)/retitle
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
languages=(en de fr es it ja ru nl sv pl)

for language in "${languages[@]}"; do
  mkdir -p "$folder/App/$language.lproj" "$folder/1/Kite/$language.lproj" "$folder/2/Kite/$language.lproj"
  echo '"own" = "own";' >"$folder/App/$language.lproj/Localizable.strings"
  for version in 1 2; do
    for number in $(seq 200); do echo "\"k$number\" = \"version $version\";"; done \
      >"$folder/$version/Kite/$language.lproj/Kite.strings"
  done
done

# Replaces the shell that calls it, so that what is killed is the tool.
merge() {
  exec "$tool" merge --main "$folder/App" --vendor "$folder/$1/Kite" --output "$folder/Out" \
    --lock "$folder/Kite.lock" --quiet >/dev/null 2>&1
}

(merge 1)
begin=$(date +%s%N)
(merge 2)
span=$((($(date +%s%N) - begin) / 1000))
old=0 new=0 mixed=0 torn=0
for round in $(seq "$count"); do
  version=$((round % 2 + 1))
  merge "$version" &
  process=$!
  sleep "$(printf '0.%06d' $((RANDOM * 32768 % span + RANDOM % 1000)))"
  kill -9 "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  found=$(grep -ho 'version [12]' "$folder"/Out/*/Localizable.strings | sort -u | tr '\n' ' ')
  case $found in
    "version $version ") new=$((new + 1)) ;;
    "version 1 " | "version 2 ") old=$((old + 1)) ;;
    *) mixed=$((mixed + 1)) ;;
  esac
  [ "$(ls "$folder/Out" | wc -l)" = "${#languages[@]}" ] || mixed=$((mixed + 1))
  [ "$(tail -n 1 "$folder/Kite.lock")" = end ] || torn=$((torn + 1))
done
(merge 1)
left=$(find "$folder" -maxdepth 1 -name '.retitle-*' | wc -l)
echo "$count kills within $span µs: $old old, $new new, $mixed mixed, $torn torn locks, $left left behind"
[ "$mixed" = 0 ] && [ "$torn" = 0 ] && [ "$left" = 0 ]
