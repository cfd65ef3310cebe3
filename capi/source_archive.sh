#!/usr/bin/env bash
# Packs the sources of a commit (HEAD) into FOLDER/entente-VERSION.tar.gz and prints that name. Equal commits give equal
# archives. The archive builds without a network where the tools of the README are installed.
# usage: source_archive.sh FOLDER [COMMIT]
set -euo pipefail
folder=$(realpath -m "$1")
commit=${2:-HEAD}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(git show "$commit:CMakeLists.txt" | sed -n 's/^project(entente VERSION \([0-9.]*\).*/\1/p')
mkdir -p "$folder"
git archive --format=tar.gz --prefix="entente-$version/" -o "$folder/entente-$version.tar.gz" "$commit"
echo "$folder/entente-$version.tar.gz"
