#!/usr/bin/env bash
# Runs 'layoutsim test' on folders, with the command's place among the runfiles as the first argument.
set -euo pipefail
layoutsim=$TEST_SRCDIR/$1
shift
exec "$layoutsim" test "$@"
