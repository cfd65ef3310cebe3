# What links the package with the library that ENTENTE_LIBRARY names. Sets GO_IS_OLD if Go is older than the package needs.
folder=$(cd "$(dirname "$ENTENTE_LIBRARY")" && pwd)
CGO_CFLAGS="-O2 -I$(cd ../../include && pwd)"
CGO_LDFLAGS="-L$folder"
LD_LIBRARY_PATH=$folder
GOFLAGS="-tags=entente_flags -buildvcs=false"
GOTOOLCHAIN=local
export CGO_CFLAGS CGO_LDFLAGS LD_LIBRARY_PATH GOFLAGS GOTOOLCHAIN
needed=$(sed -n 's/^go //p' go.mod)
found=$(go env GOVERSION | sed 's/^go//; s/[^0-9.].*//')
GO_IS_OLD=
if [ "$(printf '%s\n%s\n' "$needed" "$found" | sort -V | head -1)" != "$needed" ]; then
  GO_IS_OLD="no Go $needed but $found"
fi
