package entente

// #include <entente/entente.h>
import "C"

import (
	"errors"
	"fmt"
	"iter"
	"runtime"
	"strings"
	"sync"
	"unsafe"
)

// Error is what a call returns that does not do what it says.
type Error struct {
	Status  Status
	Message string // what is wrong and what was expected
	Place   *Place // the place in the input, if there is one
}

// Place is a place in an input.
type Place struct {
	Line, Column   int    // from 1, in characters
	Offset, Length int    // of the offending token, in bytes
	File           string // of a map text; else ""
}

// Error has the place, too.
func (e *Error) Error() string {
	if e.Place == nil {
		return e.Message
	}
	file := ""
	if e.Place.File != "" {
		file = e.Place.File + ": "
	}
	return fmt.Sprintf("%sline %d, column %d: %s", file, e.Place.Line, e.Place.Column, e.Message)
}

// Is makes errors.Is(err, ErrNotFound) compare the status.
func (e *Error) Is(target error) bool {
	status, ok := target.(Status)
	return ok && status == e.Status
}

// Error makes a status an error, so that errors.Is takes one.
func (value Status) Error() string { return value.String() }

func invalid(format string, values ...any) error {
	return &Error{Status: ErrInvalidArgument, Message: fmt.Sprintf(format, values...)}
}

var errorMemory = sync.Pool{New: func() any {
	return &C.entente_error{struct_size: C.sizeof_entente_error}
}}

var checkVersion = sync.OnceValue(func() error {
	if C.entente_abi_check(C.ENTENTE_ABI_VERSION) == C.ENTENTE_OK {
		return nil
	}
	return &Error{Status: ErrABIMismatch, Message: "the library does not serve the header that this package was compiled with"}
})

type failing = *C.entente_error

func errorOf(status C.entente_status, e failing) error {
	made := &Error{Status: Status(status), Message: textIn(e.message[:])}
	if e.has_place != 0 {
		made.Place = &Place{int(e.line), int(e.column), int(e.offset), int(e.length), textIn(e.file[:])}
	}
	return made
}

// call gives a body the memory for an error.
func call(body func(failing) C.entente_status) error {
	if err := checkVersion(); err != nil {
		return err
	}
	e := errorMemory.Get().(failing)
	defer errorMemory.Put(e)
	if status := body(e); status != C.ENTENTE_OK {
		return errorOf(status, e)
	}
	return nil
}

// items returns what a body writes to (memory, capacity, &length).
func items[T any](body func(at *T, capacity C.size_t, length *C.size_t, e failing) C.entente_status) ([]T, error) {
	made, length := make([]T, 64), new(C.size_t)
	err := call(func(e failing) C.entente_status {
		for {
			status := body(&made[0], C.size_t(len(made)), length, e)
			if status != C.ENTENTE_ERR_BUFFER_TOO_SMALL {
				return status
			}
			made = make([]T, *length)
		}
	})
	if err != nil {
		return nil, err
	}
	return made[:*length], nil
}

// shortText is the same of a text.
func shortText(body func(at *C.char, capacity C.size_t, length *C.size_t, e failing) C.entente_status) (string, error) {
	made, err := items(body)
	if len(made) == 0 {
		return "", err
	}
	return string(unsafe.Slice((*byte)(unsafe.Pointer(&made[0])), len(made))), nil
}

// longBytes returns the bytes of the entente_text that a body gives.
func longBytes(body func(out **C.entente_text, e failing) C.entente_status) ([]byte, error) {
	out := new(*C.entente_text)
	if err := call(func(e failing) C.entente_status { return body(out, e) }); err != nil {
		return nil, err
	}
	return taken(*out), nil
}

func longText(body func(out **C.entente_text, e failing) C.entente_status) (string, error) {
	made, err := longBytes(body)
	return string(made), err
}

func taken(text *C.entente_text) []byte {
	defer C.entente_text_free(text)
	return append([]byte{}, unsafe.Slice((*byte)(C.entente_text_data(text)), C.entente_text_length(text))...)
}

// given is a text as pointer and length, for the time of a call.
func given(text string) (*C.char, C.size_t) {
	return (*C.char)(unsafe.Pointer(unsafe.StringData(text))), C.size_t(len(text))
}

func givenSlice[T, C any](values []T) *C { return (*C)(unsafe.Pointer(unsafe.SliceData(values))) }

func textIn(characters []C.char) string {
	text := string(unsafe.Slice((*byte)(unsafe.Pointer(&characters[0])), len(characters)))
	text, _, _ = strings.Cut(text, "\x00")
	return text
}

func wordOf(list, value uint32) string {
	word := C.entente_word(C.entente_word_list(list), C.uint32_t(value))
	if word == nil {
		return "unknown"
	}
	return C.GoString(word)
}

func findWord(list uint32, word []byte) (uint32, error) {
	number := new(C.uint32_t)
	err := call(func(e failing) C.entente_status {
		text := givenSlice[byte, C.char](word)
		return C.entente_find_word(C.entente_word_list(list), text, C.size_t(len(word)), number, e)
	})
	return uint32(*number), err
}

func flag(yes bool) C.entente_bool {
	if yes {
		return 1
	}
	return 0
}

// handle is an object of the library for one goroutine at a time.
type handle[P comparable] struct {
	mutex   sync.Mutex
	at      P
	free    func(P)
	cleanup runtime.Cleanup
}

// own takes over what a call gives. The handle must stay where it is.
func (h *handle[P]) own(at P, free func(P)) {
	h.at, h.free = at, free
	h.cleanup = runtime.AddCleanup(h, free, at)
}

// Close frees the memory now. Later calls are errors of the kind ErrInvalidArgument.
func (h *handle[P]) Close() {
	defer h.lock()()
	var none P
	if h.at != none {
		h.cleanup.Stop()
		h.free(h.at)
		h.at = none
	}
}

func (h *handle[P]) lock() (unlock func()) {
	h.mutex.Lock()
	return h.mutex.Unlock
}

// call holds the lock.
func (h *handle[P]) call(body func(P, failing) C.entente_status) error {
	defer h.lock()()
	return call(func(e failing) C.entente_status { return body(h.at, e) })
}

// text holds the lock.
func (h *handle[P]) text(body func(P, **C.entente_text, failing) C.entente_status) (string, error) {
	defer h.lock()()
	return longText(func(out **C.entente_text, e failing) C.entente_status { return body(h.at, out, e) })
}

// TextOptions say how sentences are written; as made, in English with ids.
type TextOptions struct {
	Language  TextLanguage // those of Languages()
	FullNames bool         // "Army Paris" instead of "A PAR"
	Width     int          // of texts of several lines: the most columns, at least 20; 0: no limit
	Board     bool         // a report also lists the board after the phase
}

// packed takes the options that may be left out.
func packed(options []TextOptions) *C.entente_text_options {
	made := &C.entente_text_options{struct_size: C.sizeof_entente_text_options}
	for _, each := range options {
		made.full_names, made.width, made.board = flag(each.FullNames), C.uint32_t(each.Width), flag(each.Board)
		made.language = C.entente_text_language(each.Language)
	}
	return made
}

// RenderOptions say how a board is drawn; as made, as a picture (SVG) in its own size, in the usual colors, in English.
type RenderOptions struct {
	Form      RenderForm // RenderFormText: the board in sequence, for screen readers
	Theme     RenderTheme
	Palette   RenderPalette // those with patterns are for players to whom two colors look alike
	Hidden    RenderParts   // what is left out
	FullNames bool          // "Army Paris" instead of "A PAR"
	Width     int           // of SVG in pixels, of text in columns, at least 20; 0: its own
	Language  TextLanguage
	Outlook   []string // of a phase, powers: what their orders do surely and what they may do, instead of results
}

func (o RenderOptions) packed(m *Map) (*C.entente_render_options, error) {
	outlook, err := m.findPowers(o.Outlook)
	return &C.entente_render_options{
		struct_size: C.sizeof_entente_render_options, form: C.entente_render_form(o.Form), theme: C.entente_render_theme(o.Theme),
		palette: C.entente_render_palette(o.Palette), hidden: C.entente_render_parts(o.Hidden), full_names: flag(o.FullNames),
		width: C.uint32_t(o.Width), language: C.entente_text_language(o.Language), outlook: outlook,
	}, err
}

// Described is a name with a sentence about it.
type Described struct{ Name, Text string }

// described yields what a function says about things by number.
func described[T, V any](describe func(uint32) (T, bool), made func(T) V) iter.Seq[V] {
	return func(yield func(V) bool) {
		for number := uint32(0); ; number++ {
			if info, ok := describe(number); !ok || !yield(made(info)) {
				return
			}
		}
	}
}

// Version is that of the library: "1.1.0".
func Version() string { return C.GoString(C.entente_version()) }

// Languages are those in which sentences can be written; String is the code: "en", "de".
func Languages() iter.Seq[TextLanguage] {
	return described(func(number uint32) (TextLanguage, bool) {
		return TextLanguage(number), C.entente_word(C.ENTENTE_WORDS_TEXT_LANGUAGE, C.uint32_t(number)) != nil
	}, func(language TextLanguage) TextLanguage { return language })
}

// must returns what can fail for want of memory only.
func must[T any](made T, err error) T {
	var failed *Error
	if errors.As(err, &failed) && failed.Status != ErrInvalidArgument {
		panic(err)
	}
	return made
}
