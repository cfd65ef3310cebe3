package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"slices"
	"unsafe"
)

// source is where an outcome lies: a phase of a game, or an adjudicator. Its calls hold the lock, and check that the phase
// is still the one of the outcome.
type source interface {
	sentence(of *Outcome, isEvent bool, index int, options []TextOptions) (string, error)
	explain(of *Outcome, order string, form TextForm, options []TextOptions) (string, error)
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
	return r.of.source.sentence(r.of, false, r.index, options)
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
	index int
}

// Sentence says what happened and why. Errors: ErrNotFound for losses that are no events of the phase; those of
// Result.Sentence.
func (e Event) Sentence(options ...TextOptions) (string, error) {
	return e.of.source.sentence(e.of, true, e.index, options)
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

	source source
	phase  C.entente_phase
	stamp  uint64
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
	return o.source.explain(o, order, form, options)
}

type fillEvents = func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status
type fillResults = func(at *C.entente_order_result, size C.size_t, length *C.size_t, e failing) C.entente_status

// read reads everything but texts and powers of lines.
func (o *Outcome) read(summary C.entente_phase_summary, results fillResults, events, losses fillEvents,
	after func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status) error {
	o.End, o.Winners = EndKind(summary.end_kind), o.Map.powersOf(summary.winners)
	found, err := items(results)
	if err != nil {
		return err
	}
	o.Results = make([]Result, len(found))
	for i, each := range found {
		made := Result{
			Order: Order{o.Map, uint64(each.order)}, Power: o.Map.powerID(int(each.order >> 16 & 0xff)),
			Reason: Reason(each.reason), Illegality: Illegality(each.illegality), Cause: o.Map.locationID(int(each.cause)),
			DislodgedBy: o.Map.locationID(int(each.dislodged_by)), Implied: each.implied != 0, Hidden: each.hidden != 0,
			of: o, index: i,
		}
		if made.Order.Valid() {
			made.Text = made.Order.String()
		}
		o.Results[i] = made
	}
	if o.Events, err = o.events(events); err != nil {
		return err
	}
	if o.Losses, err = o.events(losses); err != nil {
		return err
	}
	o.After, err = o.Map.written(after)
	return err
}

func (o *Outcome) events(fill fillEvents) ([]Event, error) {
	found, err := items(fill)
	made := make([]Event, len(found))
	for i, each := range found {
		made[i] = Event{EventKind(each.kind), EventWhy(each.why), o.Map.powerID(int(each.power)), nil, o, i}
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
	return p.game.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		if !p.game.isCurrent(&p.Outcome) {
			return stale(e)
		}
		return C.entente_game_phase_json(at, p.phase, packed(options), out, e)
	})
}

// stale is the status of a call on a phase that was undone.
func stale(e failing) C.entente_status {
	e.has_place = 0
	for i, c := range []byte(errStale.Message + "\x00") {
		e.message[i] = C.char(c)
	}
	return C.ENTENTE_ERR_WRONG_PHASE
}

func (g *Game) isCurrent(o *Outcome) bool {
	return int(o.phase) < len(g.stamps) && g.stamps[o.phase] == o.stamp
}

func (g *Game) sentence(o *Outcome, isEvent bool, index int, options []TextOptions) (string, error) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	written := packed(options)
	return shortText(func(at *C.char, size C.size_t, length *C.size_t, e failing) C.entente_status {
		if !g.isCurrent(o) {
			return stale(e)
		}
		if isEvent {
			return C.entente_game_event_sentence(g.at, o.phase, C.uint32_t(index), written, at, size, length, e)
		}
		return C.entente_game_result_sentence(g.at, o.phase, C.uint32_t(index), written, at, size, length, e)
	})
}

func (g *Game) explain(o *Outcome, order string, form TextForm, options []TextOptions) (string, error) {
	return g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		if !g.isCurrent(o) {
			return stale(e)
		}
		text, length := given(order)
		return C.entente_game_explain(at, o.phase, text, length, C.entente_text_form(form), packed(options), out, e)
	})
}

// read reads a phase; the caller holds the lock.
func (g *Game) read(number int) (*PlayedPhase, error) {
	phase := C.entente_phase(number)
	made := &PlayedPhase{Outcome: Outcome{Map: g.m, source: g, phase: phase}, Number: number, game: g}
	if number >= 0 && number < len(g.stamps) {
		made.stamp = g.stamps[number]
	}
	summary := C.entente_phase_summary{struct_size: C.sizeof_entente_phase_summary}
	err := call(func(e failing) C.entente_status { return C.entente_game_summary(g.at, phase, &summary, e) })
	if err != nil {
		return nil, err
	}
	made.ByDefault = g.m.powersOf(summary.by_default)
	if made.Position, err = g.positionAt(phase); err != nil {
		return nil, err
	}
	made.Name = made.Position.PhaseName()
	err = made.Outcome.read(summary,
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
	if err == nil {
		err = g.readLines(made)
	}
	return made, err
}

// readLines adds who handed in what.
func (g *Game) readLines(made *PlayedPhase) error {
	for i := range made.Results[:C.entente_game_line_count(g.at, made.phase)] {
		line := C.entente_line{struct_size: C.sizeof_entente_line}
		err := call(func(e failing) C.entente_status {
			return C.entente_game_line(g.at, made.phase, C.uint32_t(i), &line, e)
		})
		if err != nil {
			return err
		}
		made.Results[i].Power = g.m.powerID(int(line.power))
		if line.is_written == 0 {
			continue
		}
		text, err := shortText(func(at *C.char, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_game_line_text(g.at, made.phase, C.uint32_t(i), at, size, length, e)
		})
		if err != nil {
			return err
		}
		made.Results[i].Text = text
	}
	return nil
}

// sync numbers the played phases anew after their number changed: a phase played again has another stamp.
func (g *Game) sync() {
	count := int(C.entente_game_phase_count(g.at))
	g.stamps = slices.Clip(g.stamps[:min(count, len(g.stamps))])
	for len(g.stamps) < count {
		g.lastStamp++
		g.stamps = append(g.stamps, g.lastStamp)
	}
}
