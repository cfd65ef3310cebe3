#!/usr/bin/env bash
# Builds Entente for other platforms than this one, below build/platforms; capi/docs/platforms.md says what comes of it.
#
#   capi/platforms/build.sh [--check] TARGET...
#
#   wasm32-wasi                the two modules for WebAssembly
#   x86_64-linux-gnu.2.17      archives with program, libraries, headers, packages and pages: for Linux with glibc 2.17 or later,
#   aarch64-linux-gnu.2.17
#   arm-linux-gnueabihf.2.17   32 bits, without the program,
#   x86_64-windows-gnu         for Windows,
#   aarch64-macos              for macOS
#   x86_64-macos
#
# With --check what is built runs and must print the facts that the library of the release build prints
# (datc_tests/determinism/platform_check.c), and the program what that build's program prints (program_check.sh): modules in
# Node; archives unpacked in an empty folder, with a C program compiled against them, under qemu if they are for another
# processor, under wine if they are for Windows. For macOS both are linked and not run. The release build of this machine,
# build/release, also makes the images of the shipped maps and their drawings, man page and completion scripts.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=$PWD/build/platforms
host=build/release
known="wasm32-wasi x86_64-linux-gnu.2.17 aarch64-linux-gnu.2.17 arm-linux-gnueabihf.2.17 x86_64-windows-gnu aarch64-macos x86_64-macos"
checks=0
targets=()

die() {
  echo "build.sh: $*" >&2
  exit 1
}

for word in "$@"; do
  case $word in
    --check) checks=1 ;;
    *)
      [[ " $known " == *" $word "* ]] || die "'$word' is no target: expected some of $known"
      targets+=("$word")
      ;;
  esac
done
[ ${#targets[@]} -gt 0 ] || die "no target is named: expected some of $known"

launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi

# What this machine's own build gives to the others: images of maps, and facts to compare with.
prepare() {
  mkdir -p "$folder"
  [ -f $host/build.ninja ] || cmake --preset release -DENTENTE_QUICK_BUILD=ON "${launcher[@]}"
  cmake --build $host --target entente_map_compiler entente_board_compiler entente_cli
  local others
  mapfile -t others < <(cd maps && LC_ALL=C ls -- *.map | sed 's/\.map$//' | grep -vx standard)
  $host/bin/entente_map_compiler maps "$folder/standard_map.cc" standard
  $host/bin/entente_map_compiler maps "$folder/map_images.cc" standard "${others[@]}"
  $host/bin/entente_map_compiler maps "$folder/map_texts.cc" standard --texts "${others[@]}"
  $host/bin/entente_board_compiler "$folder/standard_board.cc" maps/drawings/standard.board.json
  $host/bin/entente_board_compiler "$folder/boards.cc" maps/drawings/*.board.json
  [ $checks = 1 ] || return 0
  cmake --build $host --target platform_check
  $host/bin/platform_check datc_tests/cases/*.cases datc_tests/own/*.cases >"$folder/facts"
  $host/bin/platform_check --games datc_tests/cases/*.cases datc_tests/own/*.cases >"$folder/games"
  $host/bin/platform_check --speed >"$folder/speed"
  capi/platforms/program_check.sh "$PWD/$host/bin/entente" >"$folder/program"
}

# build_target TARGET OPTION...: configures and builds everything of a target.
build_target() {
  local target=$1
  shift
  cmake -G Ninja -S . -B "$folder/$target" -DCMAKE_BUILD_TYPE=Release \
    -DENTENTE_QUICK_BUILD=ON -DENTENTE_TESTS=OFF -DENTENTE_BENCH=OFF \
    "${launcher[@]}" "$@"
  cmake --build "$folder/$target" -j "$(nproc)"
}

build_wasm() {
  # clang uses no precompiled header of another level of optimization.
  build_target wasm32-wasi "-DCMAKE_TOOLCHAIN_FILE=$PWD/capi/platforms/wasm/toolchain.cmake" \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DENTENTE_PROGRAM=OFF -DENTENTE_PRESS=OFF -DENTENTE_ENCODINGS=OFF -DENTENTE_FAST=OFF \
    "-DENTENTE_IMAGES=$folder/map_texts.cc" "-DENTENTE_BOARDS=$folder/boards.cc" \
    "-DENTENTE_CORE_IMAGES=$folder/standard_map.cc" "-DENTENTE_CORE_BOARDS=$folder/standard_board.cc"
  [ $checks = 1 ] || return 0
  local name
  for name in entente-core entente; do
    node capi/platforms/wasm/check.mjs "$folder/wasm32-wasi/bin/$name.wasm" "$folder/facts" "$folder/games" "$folder/speed"
  done
}

zig_version=0.13.0
zig_python=python3

# Compilers and archivers for a target, as commands of one word.
make_tools() {
  local target=$1 tools=$2 tool
  if ! python3 -c 'import ziglang' 2>/dev/null; then
    zig_python=$folder/zig/bin/python
    [ -x "$zig_python" ] || python3 -m venv "$folder/zig"
    "$zig_python" -m pip install -q "ziglang==$zig_version"
  fi
  mkdir -p "$tools"
  for tool in cc c++; do write_tool "$tools/$tool" "$zig_python -m ziglang $tool -target $target"; done
  for tool in ar ranlib; do write_tool "$tools/$tool" "$zig_python -m ziglang $tool"; done
  write_tool "$tools/rc" "llvm-rc-14 -no-preprocess"
}

# write_tool FILE WORDS: a file that is as it should be keeps its time, by which ccache knows a compiler.
write_tool() {
  printf '#!/bin/sh\nexec %s "$@"\n' "$2" >"$1.new"
  chmod +x "$1.new"
  if cmp -s "$1" "$1.new"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

# What programs are built with, in build/platforms/sources: Abseil and cpp-httplib as Debian gives them, with its corrections, and
# the headers of Asio and nlohmann-json that are installed here, in a folder without those of this machine's C library. apt-get
# keeps a list of source packages of its own there; a second run fetches nothing. Debian links Abseil with libatomic, by options
# that zig's linker does not know; for Windows zig has no pthread.h.
sources=$folder/sources
fetch_sources() {
  [ ! -d "$sources" ] || return 0
  local new=$sources.new lists options
  rm -rf "$new"
  mkdir -p "$new/apt/parts" "$new/apt/lists" "$new/apt/cache" "$new/headers"
  for lists in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$lists" ] || sed 's/^Types:.*/Types: deb-src/' "$lists" >"$new/apt/parts/${lists##*/}"
  done
  for lists in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -f "$lists" ] || sed -n 's/^deb /deb-src /p' "$lists" >"$new/apt/parts/${lists##*/}.list"
  done
  options=(-q -o "Dir::State::Lists=$new/apt/lists" -o "Dir::Cache=$new/apt/cache" -o Dir::Etc::SourceList=/dev/null
    -o "Dir::Etc::SourceParts=$new/apt/parts" -o APT::Sandbox::User=)
  apt-get "${options[@]}" update
  (cd "$new" && apt-get "${options[@]}" source abseil cpp-httplib)
  mv "$new"/abseil-* "$new/abseil"
  patch -s -R -p1 -d "$new/abseil" <"$new/abseil/debian/patches/latomic.diff"
  sed -i 's/ || defined(__MINGW32__)//; s/ && !defined(__MINGW32__)//' "$new"/abseil/absl/base/internal/thread_identity.*
  mv "$new"/cpp-httplib-* "$new/cpp-httplib"
  ln -s ../cpp-httplib/httplib.h /usr/include/asio /usr/include/asio.hpp /usr/include/nlohmann "$new/headers"
  mv "$new" "$sources"
}

program_options=(-DENTENTE_PROGRAM=ON "-DENTENTE_ABSEIL_SOURCE=$sources/abseil" "-DENTENTE_ASIO_DIR=$sources/headers"
  "-DENTENTE_HTTPLIB_DIR=$sources/headers" -DENTENTE_HTTPLIB= "-DENTENTE_NLOHMANN_DIR=$sources/headers"
  "-DENTENTE_WRITER=$PWD/$host/bin/entente" -DCMAKE_SKIP_INSTALL_RPATH=ON)

# The licences of what is linked into program and libraries beside Entente's own code, for a folder of the archive.
add_licences() {
  local to=$1 target=$2 zig
  zig=$("$zig_python" -c 'import os, ziglang; print(os.path.dirname(ziglang.__file__))')
  mkdir -p "$to"
  cp "$zig/lib/libcxx/LICENSE.TXT" "$to/llvm.txt"
  cp "$zig/LICENSE" "$to/zig.txt"
  case $target in
    *-linux-*) cp "$zig/lib/libc/glibc/LICENSES" "$to/glibc.txt" ;;
    *-windows-*) cp "$zig/lib/libc/mingw/COPYING" "$to/mingw-w64.txt" ;;
  esac
  has_program "$target" || return 0
  cp "$sources/abseil/LICENSE" "$to/abseil.txt"
  cp "$sources/cpp-httplib/LICENSE" "$to/cpp-httplib.txt"
  cp /usr/share/doc/libasio-dev/copyright "$to/asio.txt"
  cp /usr/share/doc/nlohmann-json3-dev/copyright "$to/nlohmann-json.txt"
}

# On 32-bit ARM std::filesystem of zig's C++ library finds no file that is there, though stat64 does.
has_program() { [[ $1 != arm-* ]]; }

# The archive of a target is what `cmake --install` puts down, with the licences.
build_archive() {
  local target=$1 tools=$folder/tools/$1 name archive options=(-DENTENTE_PROGRAM=OFF)
  make_tools "$target" "$tools"
  if has_program "$target"; then
    fetch_sources
    options=("${program_options[@]}")
  fi
  case $target in
    *-linux-*) options+=(-DCMAKE_SYSTEM_NAME=Linux) ;;
    *-windows-*) options+=(-DENTENTE_SERVER=OFF -DCMAKE_SYSTEM_NAME=Windows "-DCMAKE_RC_COMPILER=$tools/rc") ;;
    *-macos) options+=(-DCoreFoundation=unused -DCMAKE_SYSTEM_NAME=Darwin -DCMAKE_INSTALL_NAME_TOOL=llvm-install-name-tool-14) ;;
  esac
  build_target "$target" "${options[@]}" "-DCMAKE_SYSTEM_PROCESSOR=${target%%-*}" "-DCMAKE_C_COMPILER=$tools/cc" \
    "-DCMAKE_CXX_COMPILER=$tools/c++" "-DCMAKE_AR=$tools/ar" "-DCMAKE_RANLIB=$tools/ranlib" -DCMAKE_INSTALL_LIBDIR=lib \
    "-DENTENTE_IMAGES=$folder/map_images.cc" "-DENTENTE_BOARDS=$folder/boards.cc"
  name=entente-$(sed -n 's/^project(entente VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)-${target%.2.17}
  rm -rf "${folder:?}/$name"
  cmake --install "$folder/$target" --prefix "$folder/$name" >/dev/null
  # Files, not links: a link that is stripped becomes a file. What is for macOS stays as zig signed it.
  [[ $target == *-macos ]] ||
    find "$folder/$name" -type f \( -name '*.so.*' -o -name '*.dll' -o -path '*/bin/entente*' \) -exec llvm-strip-14 {} +
  llvm-strip-14 --strip-debug "$folder/$name/lib/libentente.a"
  add_licences "$folder/$name/share/doc/entente/licenses" "$target"
  archive=$folder/$name.tar.gz
  case $target in
    *-windows-*)
      archive=$folder/$name.zip
      (cd "$folder" && cmake -E tar cf "$archive" --format=zip "$name")
      ;;
    *) tar -C "$folder" --owner=0 --group=0 --sort=name -czf "$archive" "$name" ;;
  esac
  echo "$archive: $(stat -c %s "$archive") bytes"
  [ $checks = 0 ] || check_archive "$archive" "$target" "$tools"
}

# check_archive ARCHIVE TARGET TOOLS: a C program on the unpacked libraries, shared and static, prints the facts, and the program
# what this machine's prints.
check_archive() {
  local archive=$1 target=$2 tools=$3 bare shared=(-lentente) run=() program=entente kind
  bare=$(mktemp -d "$folder/bare.XXXXXX")
  (cd "$bare" && cmake -E tar xf "$archive" && mv entente-*/* .)
  print_needs "$bare" "$target"
  case $target in
    x86_64-linux-*) run=(env "LD_LIBRARY_PATH=$bare/lib") ;;
    *-linux-*) run=("qemu-${target%%-*}" -L "/usr/${target%.2.17}" -E "LD_LIBRARY_PATH=$bare/lib") ;;
    *-windows-*) run=(env "WINEPREFIX=$folder/wine" WINEDEBUG=-all LC_ALL=C.UTF-8 wine) shared=("$bare/lib/entente.lib") program=entente.exe ;;
  esac
  "$tools/cc" -std=c99 -O1 -I"$bare/include" -c datc_tests/determinism/platform_check.c -o "$bare/shared.o"
  "$tools/cc" -std=c99 -O1 -I"$bare/include" -DENTENTE_STATIC -c datc_tests/determinism/platform_check.c -o "$bare/static.o"
  mkdir -p "$bare/bin"  # of Windows, where a program finds the library in its own folder
  "$tools/cc" "$bare/shared.o" -L"$bare/lib" "${shared[@]}" -o "$bare/bin/shared"
  "$tools/c++" "$bare/static.o" "$bare/lib/libentente.a" -o "$bare/bin/static"
  for kind in shared static; do
    [ ${#run[@]} -gt 0 ] || { echo "  $kind: linked, not run: nothing here runs programs of macOS" && continue; }
    # A C program for Windows ends its lines with CR LF.
    "${run[@]}" "$bare/bin/$kind" datc_tests/cases/*.cases datc_tests/own/*.cases | tr -d '\r' >"$bare/facts"
    diff "$folder/facts" "$bare/facts"
    echo "  $kind: $(wc -l <"$bare/facts") lines are those of this machine's library"
  done
  if has_program "$target" && [ ${#run[@]} -gt 0 ]; then
    capi/platforms/program_check.sh "${run[@]}" "$bare/bin/$program" >"$bare/program"
    diff "$folder/program" "$bare/program"
    echo "  program: $(wc -l <"$bare/program") lines are those of this machine's program"
    case $target in
      *-windows-*) ! "${run[@]}" "$bare/bin/$program" serve --http >"$bare/serve" 2>&1 && grep 'no serve' "$bare/serve" ;;
      *) "${run[@]}" "$bare/bin/$program" serve --http --port 0 --stop-after 1 | grep '^listens at' ;;
    esac
  fi
  rm -rf "$bare"
}

# What the shared library and the program of an unpacked archive need of the system, and the sizes of all libraries and programs.
print_needs() {
  local bare=$1 target=$2
  case $target in
    *-linux-*)
      [ -L "$bare/lib/libentente.so" ] || die "libentente.so is no link to the library"
      ! readelf -S "$bare/lib/libentente.so" | grep -q debug_info || die "libentente.so has debug information"
      print_elf_needs "$bare/lib/libentente.so"
      if has_program "$target"; then print_elf_needs "$bare/bin/entente"; fi
      ;;
    *-windows-*)
      echo "  entente.dll needs:" $(llvm-readobj-14 --coff-imports "$bare/bin/entente.dll" | sed -n 's/^  Name: //p')
      echo "  entente.exe needs:" $(llvm-readobj-14 --coff-imports "$bare/bin/entente.exe" | sed -n 's/^  Name: //p')
      ;;
    *-macos)
      echo "  libentente.dylib needs:" $(llvm-objdump-14 --macho --dylibs-used "$bare/lib/libentente.dylib" | sed -n '3,$s/^\t\([^ ]*\).*/\1/p')
      echo "  entente needs:" $(llvm-objdump-14 --macho --dylibs-used "$bare/bin/entente" | sed -n '2,$s/^\t\([^ ]*\).*/\1/p')
      ;;
  esac
  find "$bare" -type f \( -name '*.so.*' -o -name '*.dll' -o -name '*.dylib' -o -name '*.a' -o -name '*.lib' -o -path '*/bin/entente*' \) \
    -printf '  %s %f\n'
}
print_elf_needs() {
  echo "  ${1##*/} needs:" $(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p') \
    $(readelf -VW "$1" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1)
}

prepare
for target in "${targets[@]}"; do
  case $target in
    wasm32-wasi) build_wasm ;;
    *) build_archive "$target" ;;
  esac
done
