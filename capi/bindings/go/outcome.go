package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"strings"
	"unsafe"
)

// source is where an outcome lies: a phase of a game, or an adjudicator. Its other calls are made with its lock held.
type source interface {
	lock() (unlock func())
	check(of *Outcome, e failing) C.entente_status // that the phase is still the one of the outcome
	texts(of *Outcome, kind C.entente_phase_texts, options *C.entente_text_options, out **C.entente_text, e failing) C.entente_status
	explain(of *Outcome, order string, form TextForm, options *C.entente_text_options, out **C.entente_text, e failing) C.entente_status
}

// voice is of which kind sentences are, and how they are written.
type voice struct {
	kind    C.entente_phase_texts
	options C.entente_text_options
}

// Result is the result of an order.
type Result struct {
	Order       Order      // in normal form, with real type and coast; not Valid() if the line was unreadable
	Power       string     // who gave it
	Text        string     // as it was handed in; of a packed or implied order its normal form
	Reason      Reason     // why it failed; ReasonNone: it succeeded
	Illegality  Illegality // why it is illegal, or void by a rule
	Cause       string     // province, before the phase, of the unit that made it fail; or ""
	DislodgedBy string     // province of the unit that dislodged the ordered unit; or ""
	Implied     bool       // not given, but implied for a unit without a legal order
	Hidden      bool       // a build that the other powers do not see yet

	of    *Outcome
	index int
}

// Succeeded says whether it has no reason to have failed.
func (r Result) Succeeded() bool { return r.Reason == ReasonNone }

// Sentence says why it ended so. Errors: ErrInvalidArgument for an unknown language; ErrWrongPhase if the phase was undone, or
// another one was adjudicated, since.
func (r Result) Sentence(options ...TextOptions) (string, error) {
	return r.of.sentence(C.ENTENTE_TEXTS_RESULTS, r.index, options)
}

// String is "A PAR - BUR: bounced".
func (r Result) String() string { return r.Text + ": " + r.Reason.String() }

// Event is something that happened without an order: a unit was lost, a build waived, a power won.
type Event struct {
	Kind  EventKind
	Why   EventWhy
	Power string
	Unit  *Unit // nil if it is not about one

	of    *Outcome
	kind  C.entente_phase_texts
	index int
}

// Sentence says what happened and why. Errors: those of Result.Sentence.
func (e Event) Sentence(options ...TextOptions) (string, error) {
	return e.of.sentence(e.kind, e.index, options)
}

// Outcome is the outcome of a phase. Results are those of each order handed in, then the implied ones; Events what happened
// without an order, also in phases that were skipped after this one; Losses all units that the phase cost. After is the
// position straight after the phase, before centers change hands.
type Outcome struct {
	Map     *Map
	Results []Result
	Events  []Event
	Losses  []Event
	After   *Position
	End     EndKind // how the phase ended the game
	Winners []string

	source    source
	phase     C.entente_phase
	serial    uint64
	sentences map[voice][]string // those that were asked for
}

// Failed are the results of orders that did not succeed.
func (o *Outcome) Failed() iter.Seq[Result] {
	return o.filter(func(each Result) bool { return !each.Succeeded() })
}

// Of are the results of a power's orders; none for an unknown power.
func (o *Outcome) Of(power string) iter.Seq[Result] {
	number, err := o.Map.findPower(power)
	return o.filter(func(each Result) bool { return err == nil && each.Power == o.Map.Powers[number] })
}

func (o *Outcome) filter(fits func(Result) bool) iter.Seq[Result] {
	return func(yield func(Result) bool) {
		for _, each := range o.Results {
			if fits(each) && !yield(each) {
				return
			}
		}
	}
}

// Explain says why orders ended as they did: an order ("A PAR - BUR"), a unit ("A PAR") or "" for all; a graph is of the whole
// phase. Errors: ErrNotFound if no such order was given; ErrWrongPhase as Result.Sentence.
func (o *Outcome) Explain(order string, form TextForm, options ...TextOptions) (string, error) {
	return o.text(func(out **C.entente_text, e failing) C.entente_status {
		return o.source.explain(o, order, form, packed(options), out, e)
	})
}

// text is what a call says about the phase of the outcome.
func (o *Outcome) text(body func(out **C.entente_text, e failing) C.entente_status) (string, error) {
	defer o.source.lock()()
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		if status := o.source.check(o, e); status != C.ENTENTE_OK {
			return status
		}
		return body(out, e)
	})
}

func (o *Outcome) sentence(kind C.entente_phase_texts, index int, options []TextOptions) (string, error) {
	defer o.source.lock()()
	if err := call(func(e failing) C.entente_status { return o.source.check(o, e) }); err != nil {
		return "", err
	}
	wanted := voice{kind, *packed(options)}
	lines, known := o.sentences[wanted]
	if !known {
		var err error
		if lines, err = o.texts(kind, &wanted.options); err != nil {
			return "", err
		}
		o.sentences[wanted] = lines
	}
	return lines[index], nil
}

// texts are all texts of a kind.
func (o *Outcome) texts(kind C.entente_phase_texts, options *C.entente_text_options) ([]string, error) {
	text, err := longText(func(out **C.entente_text, e failing) C.entente_status {
		return o.source.texts(o, kind, options, out, e)
	})
	return strings.Split(text, "\n"), err
}

type fillEvents = func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status
type fillResults = func(at *C.entente_order_result, size C.size_t, length *C.size_t, e failing) C.entente_status

// read reads the outcome; the caller holds the lock.
func (o *Outcome) read(summary C.entente_phase_summary, results fillResults, events, losses fillEvents,
	after func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status) error {
	o.End, o.Winners = EndKind(summary.end_kind), o.Map.powersOf(summary.winners)
	found, err := items(results)
	if err != nil {
		return err
	}
	texts, err := o.texts(C.ENTENTE_TEXTS_ORDERS, nil)
	if err != nil {
		return err
	}
	o.sentences, o.Results = map[voice][]string{}, make([]Result, len(found))
	for i, each := range found {
		o.Results[i] = Result{
			Order: Order{o.Map, uint64(each.order)}, Power: o.Map.powerID(int(each.order >> 16 & 0xff)),
			Text: texts[i], Reason: Reason(each.reason), Illegality: Illegality(each.illegality), Cause: o.Map.locationID(int(each.cause)),
			DislodgedBy: o.Map.locationID(int(each.dislodged_by)), Implied: each.implied != 0, Hidden: each.hidden != 0,
			of: o, index: i,
		}
	}
	if o.Events, err = o.events(C.ENTENTE_TEXTS_EVENTS, events); err != nil {
		return err
	}
	if o.Losses, err = o.events(C.ENTENTE_TEXTS_LOSSES, losses); err != nil {
		return err
	}
	o.After, err = o.Map.written(after)
	return err
}

func (o *Outcome) events(kind C.entente_phase_texts, fill fillEvents) ([]Event, error) {
	found, err := items(fill)
	made := make([]Event, len(found))
	for i, each := range found {
		made[i] = Event{EventKind(each.kind), EventWhy(each.why), o.Map.powerID(int(each.power)), nil, o, kind, i}
		if each.unit.location != C.ENTENTE_NO_LOCATION {
			unit := o.Map.unit(each.unit)
			made[i].Unit = &unit
		}
	}
	return made, err
}

// PlayedPhase is a phase of a game that was played. Position is the one at its start.
type PlayedPhase struct {
	Outcome
	Number    int
	Name      string
	Position  *Position
	ByDefault []string // the powers that played their default orders

	game *Game
}

// JSON is the result: orders, events, losses, after, next (result.schema.json). Errors: ErrWrongPhase as Result.Sentence.
func (p *PlayedPhase) JSON(options ...TextOptions) (string, error) {
	return p.text(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_phase_json(p.game.at, p.phase, packed(options), out, e)
	})
}

// stale is the status of a call on a phase that was undone.
func stale(e failing) C.entente_status {
	e.has_place = 0
	for i, c := range []byte("the phase was undone, or another one was adjudicated since\x00") {
		e.message[i] = C.char(c)
	}
	return C.ENTENTE_ERR_WRONG_PHASE
}

func (g *Game) check(o *Outcome, e failing) C.entente_status {
	summary := C.entente_phase_summary{struct_size: C.sizeof_entente_phase_summary}
	if g.at != nil && o.phase >= C.entente_game_phase_count(g.at) {
		return stale(e)
	}
	status := C.entente_game_summary(g.at, o.phase, &summary, e)
	if status == C.ENTENTE_OK && uint64(summary.serial) != o.serial {
		return stale(e)
	}
	return status
}

func (g *Game) texts(o *Outcome, kind C.entente_phase_texts, options *C.entente_text_options, out **C.entente_text,
	e failing) C.entente_status {
	return C.entente_game_texts(g.at, o.phase, kind, options, out, e)
}

func (g *Game) explain(o *Outcome, order string, form TextForm, options *C.entente_text_options, out **C.entente_text,
	e failing) C.entente_status {
	text, length := given(order)
	return C.entente_game_explain(g.at, o.phase, text, length, C.entente_text_form(form), options, out, e)
}

// read reads a phase; the caller holds the lock.
func (g *Game) read(number int) (*PlayedPhase, error) {
	phase := C.entente_phase(number)
	made := &PlayedPhase{Outcome: Outcome{Map: g.m, source: g, phase: phase}, Number: number, game: g}
	summary := C.entente_phase_summary{struct_size: C.sizeof_entente_phase_summary}
	err := call(func(e failing) C.entente_status { return C.entente_game_summary(g.at, phase, &summary, e) })
	if err != nil {
		return nil, err
	}
	made.serial, made.ByDefault = uint64(summary.serial), g.m.powersOf(summary.by_default)
	if made.Position, err = g.positionAt(phase); err != nil {
		return nil, err
	}
	made.Name = made.Position.PhaseName()
	return made, made.read(summary,
		func(at *C.entente_order_result, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_game_results(g.at, phase, at, C.sizeof_entente_order_result, size, length, e)
		},
		func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_game_events(g.at, phase, at, size, length, e)
		},
		func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_game_losses(g.at, phase, at, size, length, e)
		},
		func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
			return C.entente_game_after(g.at, phase, at, size, e)
		})
}
