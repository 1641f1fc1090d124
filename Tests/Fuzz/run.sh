#!/bin/sh
# Fuzzes the readers of string files and of packs, the formats, the recovery and its link with libFuzzer and
# the address sanitizer.
#
#   Tests/Fuzz/run.sh [strings|xml|binary|catalog|lint|formats|recovery|link|pack]... [-- libFuzzer options]
#
# Without a name all are fuzzed in turn, ten minutes each. What libFuzzer finds worth keeping
# goes to .build/fuzz/corpus, crashes to .build/fuzz/crash-*; a crash becomes a fixture with a test.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build="$root/.build/fuzz"
mkdir -p "$build/include"

names=""
while [ $# -gt 0 ] && [ "$1" != "--" ]; do names="$names $1"; shift; done
[ $# -gt 0 ] && shift
[ -n "$names" ] || names="strings xml binary catalog lint formats recovery link pack"

cat > "$build/include/module.modulemap" <<EOF
module CIntertitle { header "$root/Sources/CIntertitle/include/CIntertitle.h" export * }
EOF

flags="-O -wmo -parse-as-library -swift-version 6 -package-name intertitle -sanitize=fuzzer,address \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -I $build/include -I $build"

module() {
  swiftc $flags -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" \
    -emit-object -o "$build/$1.o" $(find "$root/Sources/$1" -name '*.swift' | sort)
}

mkdir -p "$build/c"
(cd "$build/c" && clang -c -O1 -I "$root/Sources/CIntertitle/include" "$root"/Sources/CIntertitle/*.c)
module IntertitleLanguages
module IntertitleTables
module IntertitleTooling
case "$names" in *link*) module IntertitleChain && module Intertitle ;; esac
for name in $names; do
  define=$(echo "FUZZ_$name" | tr '[:lower:]' '[:upper:]')
  others=""
  case $name in
    formats|recovery) target=FormatFuzzTarget ;;
    link) target=LinkFuzzTarget others="$build/IntertitleChain.o $build/Intertitle.o" ;;
    pack) target=PackFuzzTarget ;;
    *) target=FuzzTarget ;;
  esac
  swiftc $flags -D "$define" -o "$build/$name" "$root/Tests/Fuzz/$target.swift" \
    "$build"/c/*.o "$build/IntertitleLanguages.o" "$build/IntertitleTables.o" \
    "$build/IntertitleTooling.o" $others
done

export SWIFT_BACKTRACE=enable=no
for name in $names; do
  mkdir -p "$build/corpus/$name"
  case $name in lint) seeds=strings ;; link) seeds=recovery ;; *) seeds=$name ;; esac
  nice -n 19 "$build/$name" -artifact_prefix="$build/crash-$name-" -max_total_time=600 \
    -rss_limit_mb=2048 -timeout=10 -print_final_stats=1 "$@" \
    "$build/corpus/$name" "$root/Tests/Fuzz/seeds/$seeds"
done
