package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// Option is a disputable question with its values. Issue is that of the DATC, "4.D.8", or "".
type Option struct {
	Name, Question, Issue string
	Origin                OptionOrigin
	Values                []OptionValue
}

// OptionValue is a value of an option: its effect, and the DATC cases that it changes or leaves without an answer.
type OptionValue struct{ Name, Text, Letter, Cases, NoAnswer string }

// Options are all options of the library, in the sequence of their numbers.
var Options = sync.OnceValue(func() []Option {
	return slices.Collect(described(func(number uint32) (Option, bool) {
		info := C.entente_option_info{struct_size: C.sizeof_entente_option_info}
		if C.entente_option_describe(C.entente_option(number), &info, nil) != C.ENTENTE_OK {
			return Option{}, false
		}
		made := Option{textIn(info.name[:]), textIn(info.question[:]), textIn(info.issue[:]), OptionOrigin(info.origin), nil}
		for i := range info.value_count {
			value := C.entente_value_info{struct_size: C.sizeof_entente_value_info}
			C.entente_option_value_describe(C.entente_option(number), i, &value, nil)
			made.Values = append(made.Values, OptionValue{textIn(value.name[:]), textIn(value.text[:]),
				textIn(value.letter[:]), textIn(value.cases[:]), textIn(value.no_answer[:])})
		}
		return made, true
	}, func(made Option) Option { return made }))
})

// Presets are the rulebooks and practices of judges that ReadRules knows by name.
func Presets() iter.Seq[Described] {
	return described(func(number uint32) (C.entente_preset_info, bool) {
		info := C.entente_preset_info{struct_size: C.sizeof_entente_preset_info}
		return info, C.entente_preset_describe(C.uint32_t(number), &info, nil) == C.ENTENTE_OK
	}, func(info C.entente_preset_info) Described {
		return Described{textIn(info.name[:]), textIn(info.text[:])}
	})
}

// Rules are a rulebook: a value for every option.
type Rules struct{ packed C.entente_rules }

// ReadRules reads a preset, "2023"; a preset with changes, "2023,waive=forbidden"; "" is the default. With the RULE lines of
// a map, which may be nil. Errors: ErrInvalidArgument with the column; ErrNotSupported for a rule of another map.
func ReadRules(text string, m *Map) (*Rules, error) {
	defer runtime.KeepAlive(m)
	made := &Rules{C.entente_rules{struct_size: C.sizeof_entente_rules}}
	err := call(func(e failing) C.entente_status {
		if text == "" {
			return C.entente_rules_init(&made.packed, atOrNil(m), e)
		}
		at, length := given(text)
		return C.entente_rules_read(atOrNil(m), at, length, &made.packed, e)
	})
	return made, err
}

// Changed are the same rules with one option changed. Errors: ErrNotFound.
func (r *Rules) Changed(option, value string) (*Rules, error) {
	made := *r
	err := call(func(e failing) C.entente_status {
		name, nameLength := given(option)
		at, length := given(value)
		return C.entente_rules_set(&made.packed, name, nameLength, at, length, e)
	})
	return &made, err
}

// Get is the value of an option by name; "" for an unknown one.
func (r *Rules) Get(option string) string {
	value, _ := shortText(func(at *C.char, size C.size_t, length *C.size_t, e failing) C.entente_status {
		name, nameLength := given(option)
		return C.entente_rules_get(&r.packed, name, nameLength, at, size, length, e)
	})
	return value
}

// All are the values of all options.
func (r *Rules) All() map[string]string { return pairs(r.write(nil, true)) }

// Differences are the options that are not as in other rules (nil: the default), with the values here.
func (r *Rules) Differences(other *Rules) map[string]string { return pairs(r.write(other, false)) }

// String is what is not as by default, which ReadRules reads again: "waive=forbidden"; "" for the default.
func (r *Rules) String() string { return r.write(nil, false) }

func (r *Rules) write(reference *Rules, all bool) string {
	return must(longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_rules_write(&r.packed, rulesAt(reference), flag(all), out, e)
	}))
}

func pairs(text string) map[string]string {
	made := map[string]string{}
	for each := range strings.SplitSeq(text, ",") {
		if option, value, found := strings.Cut(each, "="); found {
			made[option] = value
		}
	}
	return made
}

// Equal compares all options.
func (r *Rules) Equal(other *Rules) bool { return r.packed.value == other.packed.value }

func rulesAt(r *Rules) *C.entente_rules {
	if r == nil {
		return nil
	}
	return &r.packed
}
