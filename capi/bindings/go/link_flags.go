//go:build entente_flags

package entente

// #cgo LDFLAGS: -lentente
import "C"
