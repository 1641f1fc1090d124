#!/usr/bin/env bash
# Ends a process while it applies sets of tables and goes back from them, 500 times unless said, and
# looks whether what is there afterwards is the old set or the new one, whole, with the one before it.
# The tests do so a few times.
#
#   Tests/Kills/sets.sh [COUNT]
set -euo pipefail
cd "$(dirname "$0")/../.."

INTERTITLE_KILLS=${1:-500} swift test --scratch-path "${SCRATCH:-.build}" --filter KilledUpdatesTests
