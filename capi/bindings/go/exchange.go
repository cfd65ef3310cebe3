package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"runtime"
	"unsafe"
)

// Document is a JSON phase or game that was read once: its phases are found by number. It never changes.
type Document struct{ at *C.entente_document }

// ReadDocument reads the outline; an error inside a phase is one of the call that uses it. Errors: ErrInvalidArgument with line
// and column.
func ReadDocument(json string) (*Document, error) {
	at := new(*C.entente_document)
	err := call(func(e failing) C.entente_status {
		text, length := given(json)
		return C.entente_document_read(text, length, at, e)
	})
	if err != nil {
		return nil, err
	}
	made := &Document{*at}
	runtime.AddCleanup(made, func(at *C.entente_document) { C.entente_document_free(at) }, *at)
	return made, nil
}

// IsGame says whether it has "phases"; else it is a phase, its own number 0.
func (d *Document) IsGame() bool {
	defer runtime.KeepAlive(d)
	return C.entente_document_is_game(d.at) != 0
}

// PhaseNames are "S1901M", ..; "" for a phase without a name.
func (d *Document) PhaseNames() []string {
	defer runtime.KeepAlive(d)
	made := make([]string, C.entente_document_phase_count(d.at))
	for i := range made {
		made[i] = C.GoString(C.entente_document_phase_name(d.at, C.entente_phase(i)))
	}
	return made
}

// FindPhase is the number of the phase of a name. Errors: ErrNotFound.
func (d *Document) FindPhase(name string) (int, error) {
	defer runtime.KeepAlive(d)
	phase := new(C.entente_phase)
	err := call(func(e failing) C.entente_status {
		text, length := given(name)
		return C.entente_document_find_phase(d.at, text, length, phase, e)
	})
	return int(*phase), err
}

// HasOrders says whether a phase has orders.
func (d *Document) HasOrders(phase int) bool {
	defer runtime.KeepAlive(d)
	return C.entente_document_has_orders(d.at, C.entente_phase(phase)) != 0
}

// Phase is a phase of a game as a phase object of its own. Errors: ErrNotFound beyond the last.
func (d *Document) Phase(phase int) (string, error) {
	defer runtime.KeepAlive(d)
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_document_phase(d.at, C.entente_phase(phase), out, e)
	})
}

// Exchange adjudicates JSON phases and games as the program entente does; it keeps memory and maps between calls. Errors:
// ErrInvalidArgument with line and column; ErrNotFound for an unknown map; ErrWrongPhase if the game is over. After each call,
// Notes says what was not read.
type Exchange struct{ handle[*C.entente_exchange] }

// NewExchange takes the map and rules for inputs that name none; both may be nil.
func NewExchange(m *Map, rules *Rules) (*Exchange, error) {
	defer runtime.KeepAlive(m)
	at := new(*C.entente_exchange)
	err := call(func(e failing) C.entente_status { return C.entente_exchange_new(atOrNil(m), rulesAt(rules), at, e) })
	if err != nil {
		return nil, err
	}
	made := &Exchange{}
	made.own(*at, func(at *C.entente_exchange) { C.entente_exchange_free(at) })
	return made, nil
}

// LeaveOut sets the parts that later results leave out.
func (x *Exchange) LeaveOut(parts ResultParts) error {
	return x.call(func(at *C.entente_exchange, e failing) C.entente_status {
		return C.entente_exchange_leave_out(at, C.entente_result_parts(parts), e)
	})
}

// Adjudicate is the result of a phase, or of every phase with orders of a game (result.schema.json).
func (x *Exchange) Adjudicate(json string, options ...TextOptions) (string, error) {
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		text, length := given(json)
		return C.entente_exchange_adjudicate(at, text, length, packed(options), out, e)
	})
}

// AdjudicatePhase is the result of a phase of a document.
func (x *Exchange) AdjudicatePhase(document *Document, phase int, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_adjudicate_phase(at, document.at, C.entente_phase(phase), packed(options), out, e)
	})
}

// Legal are the legal orders of a phase by unit, build site or power (legal.schema.json).
func (x *Exchange) Legal(json string, options ...TextOptions) (string, error) {
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		text, length := given(json)
		return C.entente_exchange_legal(at, text, length, packed(options), out, e)
	})
}

// LegalPhase are the legal orders of a phase of a document.
func (x *Exchange) LegalPhase(document *Document, phase int, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_legal_phase(at, document.at, C.entente_phase(phase), packed(options), out, e)
	})
}

// Report is a phase as readable text: each order with outcome and reason, events, the next position.
func (x *Exchange) Report(document *Document, phase int, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_report(at, document.at, C.entente_phase(phase), packed(options), out, e)
	})
}

// Explain says why an order of a phase ended as it did ("": all orders). Errors: ErrNotFound if no such order was given.
func (x *Exchange) Explain(document *Document, phase int, order string, form TextForm, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		text, length := given(order)
		return C.entente_exchange_explain(at, document.at, C.entente_phase(phase), text, length, C.entente_text_form(form), packed(options),
			out, e)
	})
}

// Render is a phase as a picture (SVG) with its orders and results, or as text. order: an order or unit that gets a ring, with the
// units that made it fail; "": none. Errors: ErrNotFound if no such order was given.
func (x *Exchange) Render(document *Document, phase int, order string, options RenderOptions) (string, error) {
	defer runtime.KeepAlive(document)
	var m *Map
	var err error
	if len(options.Outlook) > 0 {
		if m, _, _, err = x.Read(document, phase); err != nil {
			return "", err
		}
	}
	how, err := options.packed(m)
	if err != nil {
		return "", err
	}
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		text, length := given(order)
		return C.entente_exchange_render(at, document.at, C.entente_phase(phase), text, length, how, out, e)
	})
}

// Advise names possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json, or for people).
func (x *Exchange) Advise(document *Document, phase int, question Question, form TextForm, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	m, _, _, err := x.Read(document, phase)
	if err != nil {
		return "", err
	}
	asked, err := question.packed(m)
	if err != nil {
		return "", err
	}
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_advise(at, document.at, C.entente_phase(phase), asked, C.entente_text_form(form), packed(options), out, e)
	})
}

// Replay adjudicates a recorded game again and compares (replay.schema.json, or for people).
func (x *Exchange) Replay(document *Document, form TextForm, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(document)
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_replay(at, document.at, C.entente_text_form(form), packed(options), nil, out, e)
	})
}

// CountVotes counts draw votes (ballot.schema.json): {"draw":["FRANCE",..]} or {"draw":null}.
func (x *Exchange) CountVotes(ballot string, policy DrawPolicy, options ...TextOptions) (string, error) {
	return x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		text, length := given(ballot)
		return C.entente_exchange_count_votes(at, C.entente_draw_policy(policy), text, length, packed(options), out, e)
	})
}

// Read is map, rules and position of a phase.
func (x *Exchange) Read(document *Document, phase int) (*Map, *Rules, *Position, error) {
	defer runtime.KeepAlive(document)
	defer x.lock()()
	lent, rules := new(*C.entente_map), &Rules{C.entente_rules{struct_size: C.sizeof_entente_rules}}
	memory, err := items(func(at *uint64, size C.size_t, length *C.size_t, e failing) C.entente_status {
		status := C.entente_exchange_read(x.at, document.at, C.entente_phase(phase), nil, lent, &rules.packed, unsafe.Pointer(at), size*8,
			length, e)
		*length = (*length + 7) / 8 // in numbers
		return status
	})
	if err != nil {
		return nil, nil, nil, err
	}
	m, err := mapOf(C.entente_map_retain(*lent))
	return m, rules, &Position{m, memory}, err
}

// Notes are sentences about parts of the last input that were not read or had no effect.
func (x *Exchange) Notes() []string {
	return lines(must(x.text(func(at *C.entente_exchange, out **C.entente_text, e failing) C.entente_status {
		return C.entente_exchange_notes(at, out, e)
	})))
}

// Conversion is what Convert takes: the text, its form and the other one, and a map and rules for texts that name none.
type Conversion struct {
	Source   []byte
	From, To GameForm // GameFormGuess: guess it
	Map      *Map
	Rules    *Rules
}

// Convert converts a game, a phase or a position from one form to another. Notes has a sentence for each kind of content that was
// left out or had to be computed. Errors: ErrNotFound if the form cannot be guessed; ErrInvalidArgument with line and column for
// a text that is not in its form.
func Convert(from Conversion, options ...TextOptions) (converted []byte, notes []string, err error) {
	defer runtime.KeepAlive(from.Map)
	said := new(*C.entente_text)
	converted, err = longBytes(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_convert(unsafe.Pointer(unsafe.SliceData(from.Source)), C.size_t(len(from.Source)), C.entente_game_form(from.From),
			C.entente_game_form(from.To), atOrNil(from.Map), rulesAt(from.Rules), packed(options), out, said, e)
	})
	if err == nil {
		notes = lines(string(taken(*said)))
	}
	return converted, notes, err
}

// Listing is what AdjudicateListing takes: a listing of the e-mail judges with orders, in their words or as players type them, and
// a map and rules for it.
type Listing struct {
	Source string
	Map    *Map
	Rules  *Rules
}

// AdjudicateListing gives the last phase of a listing with its results, then the next position. Errors: ErrInvalidArgument with line
// and column for a line that cannot be read; ErrWrongPhase if the game is over.
func AdjudicateListing(of Listing, options ...TextOptions) (listing string, notes []string, err error) {
	defer runtime.KeepAlive(of.Map)
	said := new(*C.entente_text)
	made, err := longBytes(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_adjudicate_listing((*C.char)(unsafe.Pointer(unsafe.StringData(of.Source))), C.size_t(len(of.Source)),
			atOrNil(of.Map), rulesAt(of.Rules), packed(options), out, said, e)
	})
	if err == nil {
		notes = lines(string(taken(*said)))
	}
	return string(made), notes, err
}

// GameForms are the forms in which games are exchanged.
func GameForms() iter.Seq[Described] {
	return described(func(number uint32) (C.entente_game_form_info, bool) {
		info := C.entente_game_form_info{struct_size: C.sizeof_entente_game_form_info}
		return info, C.entente_game_form_describe(C.uint32_t(number), &info, nil) == C.ENTENTE_OK
	}, func(info C.entente_game_form_info) Described {
		return Described{textIn(info.name[:]), textIn(info.text[:])}
	})
}
