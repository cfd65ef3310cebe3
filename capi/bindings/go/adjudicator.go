package entente

// #include <entente/entente.h>
import "C"

import (
	"runtime"
	"unsafe"
)

// Adjudicator adjudicates positions without a game: working memory for one map. Goroutines wait for each other: give each its
// own.
type Adjudicator struct {
	handle[*C.entente_scratch]
	m      *Map
	serial uint64 // of the last adjudication
}

// PackedResult is a result of AdjudicateBatch: numbers of the map, in the layout of the C interface.
type PackedResult struct {
	Order              uint64
	Cause, DislodgedBy uint16
	Reason, Illegality uint8
	Implied, Hidden    uint8
}

// Batch is many positions in memory of the caller. Positions are n*map.PositionSize()/8 numbers, which become the next
// positions; position i has the orders from Starts[i] up to Starts[i+1]; Results, for each order, without implied ones, and
// Statuses, n of them, may be nil.
type Batch struct {
	Positions []uint64
	Orders    []uint64
	Starts    []uint64
	Results   []PackedResult
	Statuses  []Status
}

// Adjudication is the outcome of Adjudicate. Next is the position of the next phase to be played, or of the end of the game.
type Adjudication struct {
	Outcome
	Next *Position
}

// Choices are what may be chosen next in an order that is entered step by step: kinds, places as locations of the map, 1 for by
// convoy, unit types. Order is valid once it is complete.
type Choices struct {
	Step   OrderStep
	Values []uint32
	Order  Order
}

// NewAdjudicator is working memory for a map.
func NewAdjudicator(m *Map) (*Adjudicator, error) {
	defer runtime.KeepAlive(m)
	at := new(*C.entente_scratch)
	if err := call(func(e failing) C.entente_status { return C.entente_scratch_new(m.at, at, e) }); err != nil {
		return nil, err
	}
	made := &Adjudicator{m: m}
	made.own(*at, func(at *C.entente_scratch) { C.entente_scratch_free(at) })
	return made, nil
}

// Map is the map.
func (a *Adjudicator) Map() *Map { return a.m }

func (a *Adjudicator) isOf(position *Position) error {
	if !position.m.Equal(a.m) {
		return invalid("the position is of the map %s, not of %s", position.m.Name, a.m.Name)
	}
	return nil
}

// Adjudicate adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences. Errors:
// ErrWrongPhase if the game is over.
func (a *Adjudicator) Adjudicate(position *Position, orders []Order, rules *Rules) (*Adjudication, error) {
	if err := a.isOf(position); err != nil {
		return nil, err
	}
	defer a.lock()()
	a.serial++
	made := &Adjudication{Outcome: Outcome{Map: a.m, source: a, serial: a.serial}}
	given, summary := pack(orders), C.entente_phase_summary{struct_size: C.sizeof_entente_phase_summary}
	err := call(func(e failing) C.entente_status {
		at, count := unsafe.SliceData(given), C.size_t(len(given))
		return C.entente_adjudicate(a.at, position.at(), rulesAt(rules), at, count, &summary, e)
	})
	if err != nil {
		return nil, err
	}
	made.Next, err = a.m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		return C.entente_scratch_next(a.at, at, size, e)
	})
	if err != nil {
		return nil, err
	}
	return made, made.read(summary,
		func(at *C.entente_order_result, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_scratch_results(a.at, at, C.sizeof_entente_order_result, size, length, e)
		},
		func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_scratch_events(a.at, at, size, length, e)
		},
		func(at *C.entente_event, size C.size_t, length *C.size_t, e failing) C.entente_status {
			return C.entente_scratch_losses(a.at, at, size, length, e)
		},
		func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
			return C.entente_scratch_after(a.at, at, size, e)
		})
}

func (a *Adjudicator) check(o *Outcome, e failing) C.entente_status {
	if a.serial != o.serial {
		return stale(e)
	}
	return C.ENTENTE_OK
}

func (a *Adjudicator) texts(_ *Outcome, kind C.entente_phase_texts, options *C.entente_text_options, out **C.entente_text,
	e failing) C.entente_status {
	return C.entente_scratch_texts(a.at, kind, options, out, e)
}

func (a *Adjudicator) explain(_ *Outcome, order string, form TextForm, options *C.entente_text_options, out **C.entente_text,
	e failing) C.entente_status {
	text, length := given(order)
	return C.entente_scratch_explain(a.at, text, length, C.entente_text_form(form), options, out, e)
}

// AdjudicateBatch adjudicates many positions. Errors: that of the first position which cannot be adjudicated and is of no game
// that is over, after all were tried.
func (a *Adjudicator) AdjudicateBatch(batch Batch, rules *Rules) error {
	size := int(a.m.size) / 8
	count := len(batch.Positions) / size
	if len(batch.Positions) != count*size || len(batch.Starts) != count+1 {
		return invalid("positions and starts are not of the same number of positions")
	}
	last := batch.Starts[count]
	if last > uint64(len(batch.Orders)) || batch.Results != nil && uint64(len(batch.Results)) < last ||
		batch.Statuses != nil && len(batch.Statuses) < count {
		return invalid("orders, results or statuses are too short for %d orders of %d positions", last, count)
	}
	return a.call(func(at *C.entente_scratch, e failing) C.entente_status {
		a.serial++
		return C.entente_adjudicate_batch(at, unsafe.Pointer(unsafe.SliceData(batch.Positions)), C.size_t(count), rulesAt(rules),
			givenSlice[uint64, C.entente_order](batch.Orders), givenSlice[uint64, C.uint64_t](batch.Starts),
			givenSlice[PackedResult, C.entente_order_result](batch.Results), C.sizeof_entente_order_result,
			givenSlice[Status, C.entente_status](batch.Statuses), e)
	})
}

// LegalOrders are those of a province ("": of all) and of a power ("": of all).
func (a *Adjudicator) LegalOrders(position *Position, province, power string, rules *Rules) ([]Order, error) {
	if err := a.isOf(position); err != nil {
		return nil, err
	}
	place, err := a.m.findProvinceOrAll(province)
	if err != nil {
		return nil, err
	}
	number, err := a.m.findPowerOrNone(power)
	if err != nil {
		return nil, err
	}
	defer a.lock()()
	found, err := items(func(at *C.entente_order, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_legal_orders(a.at, position.at(), rulesAt(rules), number, place, at, size, length, e)
	})
	return a.m.orders(found), err
}

// LegalActions are the legal orders as numbers of actions; NoAction for one that is none.
func (a *Adjudicator) LegalActions(position *Position, actions *Actions, power string, rules *Rules) ([]uint32, error) {
	defer runtime.KeepAlive(actions)
	if err := a.isOf(position); err != nil {
		return nil, err
	}
	number, err := a.m.findPowerOrNone(power)
	if err != nil {
		return nil, err
	}
	defer a.lock()()
	return items(func(at *uint32, size C.size_t, length *C.size_t, e failing) C.entente_status {
		to := (*C.entente_action)(unsafe.Pointer(at))
		return C.entente_legal_actions(a.at, position.at(), rulesAt(rules), actions.at, number, to, size, length, e)
	})
}

// Choices are the next ones in an order of a province, after those made so far. Errors: ErrNotFound for one not offered.
func (a *Adjudicator) Choices(position *Position, province string, chosen []uint32, power string, rules *Rules) (Choices, error) {
	if err := a.isOf(position); err != nil {
		return Choices{}, err
	}
	_, info, err := a.m.findLocation(province)
	if err != nil {
		return Choices{}, err
	}
	number, err := a.m.findPowerOrNone(power)
	if err != nil {
		return Choices{}, err
	}
	defer a.lock()()
	step, order := new(C.entente_order_step), new(C.entente_order)
	found, err := items(func(at *uint32, size C.size_t, length *C.size_t, e failing) C.entente_status {
		to, made := (*C.uint32_t)(unsafe.Pointer(at)), givenSlice[uint32, C.uint32_t](chosen)
		return C.entente_order_choices(a.at, position.at(), rulesAt(rules), number, info.province, made, C.size_t(len(chosen)),
			step, to, size, length, order, e)
	})
	return Choices{OrderStep(*step), found, Order{a.m, uint64(*order)}}, err
}

// Actions number every order of a map from 0, as indices of a learner's policy vector. They never change.
type Actions struct {
	at *C.entente_actions
	m  *Map
}

// NoAction stands for an order that is no action.
const NoAction uint32 = C.ENTENTE_NO_ACTION

// NewActions are the actions of a map under rules.
func NewActions(m *Map, rules *Rules) (*Actions, error) {
	defer runtime.KeepAlive(m)
	at := new(*C.entente_actions)
	err := call(func(e failing) C.entente_status { return C.entente_actions_new(m.at, rulesAt(rules), at, e) })
	if err != nil {
		return nil, err
	}
	made := &Actions{*at, m}
	runtime.AddCleanup(made, func(at *C.entente_actions) { C.entente_actions_free(at) }, *at)
	return made, nil
}

// Len is how many there are.
func (a *Actions) Len() int {
	defer runtime.KeepAlive(a)
	return int(C.entente_actions_count(a.at))
}

// Hash names the numbering: keep it beside what was learnt.
func (a *Actions) Hash() uint64 {
	defer runtime.KeepAlive(a)
	return uint64(C.entente_actions_hash(a.at))
}

// OfOrders are the numbers of orders; NoAction for one that is none.
func (a *Actions) OfOrders(orders []Order) ([]uint32, error) {
	defer runtime.KeepAlive(a)
	given := pack(orders)
	return items(func(at *uint32, size C.size_t, length *C.size_t, e failing) C.entente_status {
		to := (*C.entente_action)(unsafe.Pointer(at))
		return C.entente_actions_of_orders(a.at, unsafe.SliceData(given), C.size_t(len(given)), to, size, length, e)
	})
}

// ToOrders are the orders of numbers, without a power. Errors: ErrNotFound for a number beyond the last.
func (a *Actions) ToOrders(numbers []uint32) ([]Order, error) {
	defer runtime.KeepAlive(a)
	found, err := items(func(at *C.entente_order, size C.size_t, length *C.size_t, e failing) C.entente_status {
		given := givenSlice[uint32, C.entente_action](numbers)
		return C.entente_actions_to_orders(a.at, given, C.size_t(len(numbers)), at, size, length, e)
	})
	return a.m.orders(found), err
}
