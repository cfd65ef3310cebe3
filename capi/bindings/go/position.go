package entente

// #include <entente/entente.h>
import "C"

import (
	"fmt"
	"iter"
	"runtime"
	"slices"
	"unsafe"
)

// Position is who stands where and owns what, in which phase. It is plain memory: Clone copies it.
type Position struct {
	m      *Map
	memory []uint64
}

// Counts are what a power has on the board: units without the dislodged ones, supply centers that count.
type Counts struct{ Units, Dislodged, Centers int }

// Score is a fraction in lowest terms.
type Score struct{ Numerator, Denominator int64 }

// String is "1/3".
func (s Score) String() string { return fmt.Sprintf("%d/%d", s.Numerator, s.Denominator) }

// ScoreSystems are the scoring systems; the index of each is its ScoreSystem.
func ScoreSystems() iter.Seq[Described] {
	return described(func(number uint32) (C.entente_score_system_info, bool) {
		info := C.entente_score_system_info{struct_size: C.sizeof_entente_score_system_info}
		return info, C.entente_score_system_describe(C.entente_score_system(number), &info, nil) == C.ENTENTE_OK
	}, func(info C.entente_score_system_info) Described {
		return Described{textIn(info.name[:]), textIn(info.text[:])}
	})
}

// written is a position that a body writes.
func (m *Map) written(body func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status) (*Position, error) {
	defer runtime.KeepAlive(m)
	made := &Position{m, make([]uint64, (m.size+7)/8)}
	if err := call(func(e failing) C.entente_status { return body(made.at(), m.size, e) }); err != nil {
		return nil, err
	}
	return made, nil
}

// StartPosition is the start of a map.
func StartPosition(m *Map) (*Position, error) {
	return m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		return C.entente_position_start(m.at, at, size, e)
	})
}

// EmptyPosition is a board without units, at the map's first phase.
func EmptyPosition(m *Map) (*Position, error) {
	return m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		return C.entente_position_clear(m.at, at, size, e)
	})
}

// PositionOfBytes is a position of bytes, such as those of Bytes. Errors: ErrInvalidArgument if they are none of the map.
func PositionOfBytes(m *Map, bytes []byte) (*Position, error) {
	if len(bytes) != int(m.size) {
		return nil, invalid("a position of %s has %d bytes, not %d", m.Name, m.size, len(bytes))
	}
	return m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		copy(unsafe.Slice((*byte)(at), size), bytes)
		return C.entente_position_check(m.at, at, e)
	})
}

// PositionOfLine is a position of a line of text (docs/lines.md). Errors: ErrInvalidArgument with the column.
func PositionOfLine(m *Map, line string) (*Position, error) {
	return m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		text, length := given(line)
		return C.entente_position_read_line(m.at, text, length, at, size, e)
	})
}

// PositionOfJSON is a position of a JSON phase object. Errors: ErrInvalidArgument with line and column.
func PositionOfJSON(m *Map, json string) (*Position, error) {
	return m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		text, length := given(json)
		return C.entente_position_from_json(m.at, text, length, at, size, e)
	})
}

// Map is the map.
func (p *Position) Map() *Map { return p.m }

// Clone is a copy.
func (p *Position) Clone() *Position { return &Position{p.m, slices.Clone(p.memory)} }

// Equal compares maps and bytes.
func (p *Position) Equal(other *Position) bool {
	return p.m.Equal(other.m) && slices.Equal(p.memory, other.memory)
}

// Bytes is a copy of the memory. Equal positions of one map have equal bytes.
func (p *Position) Bytes() []byte { return slices.Clone(unsafe.Slice((*byte)(p.at()), p.m.size)) }

func (p *Position) at() unsafe.Pointer { return unsafe.Pointer(&p.memory[0]) }

func (p *Position) info() C.entente_position_info {
	defer runtime.KeepAlive(p)
	info := C.entente_position_info{struct_size: C.sizeof_entente_position_info}
	return must(info, call(func(e failing) C.entente_status { return C.entente_position_describe(p.m.at, p.at(), &info, e) }))
}

// PhaseName is "S1901M"; "COMPLETED" if the game is over.
func (p *Position) PhaseName() string { info := p.info(); return textIn(info.phase_name[:]) }

// PhaseType is movement, retreats or adjustments.
func (p *Position) PhaseType() PhaseType { return PhaseType(p.info().phase_type) }

// Year is that of the phase.
func (p *Position) Year() int { return int(p.info().year) }

// End is how the game ended; EndKindNone if it goes on.
func (p *Position) End() EndKind { return EndKind(p.info().end_kind) }

// Winners are those for whom it ended.
func (p *Position) Winners() []string { return p.m.powersOf(p.info().winners) }

// Units are those without the dislodged ones, by province.
func (p *Position) Units() []Unit {
	defer runtime.KeepAlive(p)
	return p.m.units(must(items(func(at *C.entente_unit, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_units(p.m.at, p.at(), at, size, length, e)
	})))
}

// Dislodged are the dislodged units, by province; Retreats says where each may go.
func (p *Position) Dislodged() []Unit {
	defer runtime.KeepAlive(p)
	return p.m.units(must(items(func(at *C.entente_unit, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_dislodged(p.m.at, p.at(), at, size, length, e)
	})))
}

// Retreats is where the dislodged unit of a province may go. Errors: ErrNotFound if none is there.
func (p *Position) Retreats(province string) ([]string, error) {
	defer runtime.KeepAlive(p)
	_, info, err := p.m.findLocation(province)
	if err != nil {
		return nil, err
	}
	found, err := items(func(at *C.uint16_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_retreats(p.m.at, p.at(), info.province, at, size, length, e)
	})
	return p.m.ids(found), err
}

// Owners is the owner of each of the map's Centers, "" if it is neutral.
func (p *Position) Owners() []string {
	defer runtime.KeepAlive(p)
	found := must(items(func(at *C.uint8_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_owners(p.m.at, p.at(), at, size, length, e)
	}))
	made := make([]string, len(found))
	for i, power := range found {
		made[i] = p.m.powerID(int(power))
	}
	return made
}

// Counts are those of each of the map's Powers.
func (p *Position) Counts() []Counts {
	defer runtime.KeepAlive(p)
	found := must(items(func(at *C.entente_power_counts, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_counts(p.m.at, p.at(), at, size, length, e)
	}))
	made := make([]Counts, len(found))
	for i, each := range found {
		made[i] = Counts{int(each.units), int(each.dislodged), int(each.centers)}
	}
	return made
}

// Due is, in an adjustments phase, how many units a power may build (> 0) or must remove (< 0).
func (p *Position) Due(power string, rules *Rules) (int, error) {
	defer runtime.KeepAlive(p)
	number, err := p.m.findPower(power)
	if err != nil {
		return 0, err
	}
	due := new(C.int32_t)
	err = call(func(e failing) C.entente_status {
		return C.entente_position_due(p.m.at, p.at(), rulesAt(rules), number, due, e)
	})
	return int(*due), err
}

// Homes are the home centers of a power now.
func (p *Position) Homes(power string) ([]string, error) {
	defer runtime.KeepAlive(p)
	number, err := p.m.findPower(power)
	if err != nil {
		return nil, err
	}
	found, err := items(func(at *C.uint16_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_homes(p.m.at, p.at(), number, at, size, length, e)
	})
	return p.m.ids(found), err
}

// Scores is the score of each of the map's Powers, provisional if the game goes on. Unplayed powers have no player.
func (p *Position) Scores(system ScoreSystem, unplayed ...string) ([]Score, error) {
	defer runtime.KeepAlive(p)
	set, err := p.m.findPowers(unplayed)
	if err != nil {
		return nil, err
	}
	found, err := items(func(at *C.entente_score, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_scores(p.m.at, p.at(), C.entente_score_system(system), set, at, size, length, e)
	})
	made := make([]Score, len(found))
	for i, each := range found {
		made[i] = Score{int64(each.numerator), int64(each.denominator)}
	}
	return made, err
}

// Line is one line of text, the same in every version.
func (p *Position) Line() string {
	defer runtime.KeepAlive(p)
	return must(shortText(func(at *C.char, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_position_write_line(p.m.at, p.at(), at, size, length, e)
	}))
}

// String is the line.
func (p *Position) String() string { return p.Line() }

// Hash is a 64-bit hash of the line, the same in every version and language.
func (p *Position) Hash() uint64 {
	defer runtime.KeepAlive(p)
	hash := new(C.uint64_t)
	must(0, call(func(e failing) C.entente_status { return C.entente_position_hash(p.m.at, p.at(), hash, e) }))
	return uint64(*hash)
}

// JSON is a JSON phase object without orders.
func (p *Position) JSON() (string, error) {
	defer runtime.KeepAlive(p)
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_position_to_json(p.m.at, p.at(), out, e)
	})
}

// Render is the board as a picture (SVG), or as text for screen readers. Errors: ErrNotSupported for a library without drawings;
// ErrInvalidArgument for an outlook, which needs orders.
func (p *Position) Render(options RenderOptions) (string, error) {
	defer runtime.KeepAlive(p)
	how, err := options.packed(p.m)
	if err != nil {
		return "", err
	}
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_position_render(p.m.at, p.at(), how, out, e)
	})
}

// Difference is what changed until another position of the map: a sentence a line, or JSON.
func (p *Position) Difference(after *Position, form TextForm, options ...TextOptions) (string, error) {
	defer runtime.KeepAlive(p)
	if !p.m.Equal(after.m) {
		return "", invalid("the positions are of two maps, %s and %s", p.m.Name, after.m.Name)
	}
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		written := packed(options)
		return C.entente_position_difference(p.m.at, p.at(), after.at(), C.entente_text_form(form), written, out, e)
	})
}

// Place puts a unit on the board. Errors: ErrInvalidArgument if the province is occupied or the unit cannot stand there.
func (p *Position) Place(unit Unit) error {
	defer runtime.KeepAlive(p)
	packed, err := p.m.packedUnit(unit)
	if err != nil {
		return err
	}
	return call(func(e failing) C.entente_status { return C.entente_position_place(p.m.at, p.at(), packed, e) })
}

// Remove takes the unit of a province off the board. Errors: ErrNotFound if none stands there.
func (p *Position) Remove(province string) error {
	defer runtime.KeepAlive(p)
	_, info, err := p.m.findLocation(province)
	if err != nil {
		return err
	}
	return call(func(e failing) C.entente_status { return C.entente_position_remove(p.m.at, p.at(), info.province, e) })
}

// Dislodge adds a dislodged unit with the places it may retreat to. Errors: ErrWrongPhase: set the phase first.
func (p *Position) Dislodge(unit Unit, retreats ...string) error {
	defer runtime.KeepAlive(p)
	packed, err := p.m.packedUnit(unit)
	places := make([]C.uint16_t, len(retreats))
	for i := 0; i < len(retreats) && err == nil; i++ {
		var number C.entente_location
		number, _, err = p.m.findLocation(retreats[i])
		places[i] = C.uint16_t(number)
	}
	if err != nil {
		return err
	}
	return call(func(e failing) C.entente_status {
		count := C.size_t(len(places))
		return C.entente_position_dislodge(p.m.at, p.at(), packed, unsafe.SliceData(places), count, e)
	})
}

// SetOwner sets the owner of a supply center; "": neutral.
func (p *Position) SetOwner(center, power string) error {
	defer runtime.KeepAlive(p)
	number, err := p.m.findPowerOrNone(power)
	if err != nil {
		return err
	}
	_, info, err := p.m.findLocation(center)
	if err != nil {
		return err
	}
	return call(func(e failing) C.entente_status {
		return C.entente_position_set_owner(p.m.at, p.at(), info.province, number, e)
	})
}

// SetPhase sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Errors: ErrWrongPhase if dislodged units cannot be in it.
func (p *Position) SetPhase(name string) error {
	defer runtime.KeepAlive(p)
	text, length := given(name)
	return call(func(e failing) C.entente_status { return C.entente_position_set_phase(p.m.at, p.at(), text, length, e) })
}

// SetEnd ends the game; EndKindNone lets it go on in its present phase.
func (p *Position) SetEnd(kind EndKind, winners ...string) error {
	defer runtime.KeepAlive(p)
	set, err := p.m.findPowers(winners)
	if err != nil {
		return err
	}
	return call(func(e failing) C.entente_status {
		return C.entente_position_set_end(p.m.at, p.at(), C.entente_end_kind(kind), set, e)
	})
}
