//go:build !entente_flags

package entente

// #cgo pkg-config: entente
import "C"
