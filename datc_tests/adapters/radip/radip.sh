#!/bin/sh
# SPDX-License-Identifier: AGPL-3.0-only
# The adapter without the lines that the crate prints among its answers.
"$(dirname "$0")/target/release/radip_adapter" 2>/dev/null | grep --line-buffered '^{'
