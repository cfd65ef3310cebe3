package entente

// #include <entente/entente.h>
import "C"

import (
	"runtime"
)

// Order is an order with the map whose places it names, legal or not. Orders can be compared with ==.
type Order struct {
	Map  *Map
	Bits uint64
}

// OrderFields are the parts of an order. Power is "" if the order does not say; Source is that of the ordered unit or the build
// site, Target the destination, Third the place of the supported or convoyed unit, "" if there is none.
type OrderFields struct {
	Kind                         OrderKind
	Power, Source, Target, Third string
	UnitType                     UnitType
	UnitTypeKnown, ViaConvoy     bool
}

// ReadOrder reads an order of a text in any notation; power may be "" if the text names it. The phase decides the meaning of
// "-" and "D". Errors: ErrInvalidArgument with column, offset and length of the offending word.
func ReadOrder(m *Map, text, power string, phase PhaseType, rules *Rules) (Order, error) {
	defer runtime.KeepAlive(m)
	number, err := m.findPowerOrNone(power)
	if err != nil {
		return Order{}, err
	}
	bits := new(C.entente_order)
	at, length := given(text)
	err = call(func(e failing) C.entente_status {
		return C.entente_order_read(m.at, rulesAt(rules), C.entente_phase_type(phase), number, at, length, bits, e)
	})
	return Order{m, uint64(*bits)}, err
}

// Fields are the parts; zero for bits that are no order.
func (o Order) Fields() OrderFields {
	fields := C.entente_order_fields{struct_size: C.sizeof_entente_order_fields}
	if C.entente_order_unpack(C.entente_order(o.Bits), &fields, nil) != C.ENTENTE_OK {
		return OrderFields{}
	}
	return OrderFields{OrderKind(fields.kind), o.Map.powerID(int(fields.power)), o.Map.locationID(int(fields.source)),
		o.Map.locationID(int(fields.target)), o.Map.locationID(int(fields.third)), UnitType(fields.unit_type),
		fields.unit_type_known != 0, fields.via_convoy != 0}
}

// String is the normal form: "A PAR - BUR"; "" for bits of no order.
func (o Order) String() string {
	defer runtime.KeepAlive(o.Map)
	text, _ := shortText(func(at *C.char, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_order_write(o.Map.at, C.entente_order(o.Bits), at, size, length, e)
	})
	return text
}

// Valid says whether there is an order: its kind is not 0.
func (o Order) Valid() bool { return o.Map != nil && o.Bits&15 != 0 }

func pack(orders []Order) []C.entente_order {
	made := make([]C.entente_order, len(orders))
	for i, each := range orders {
		made[i] = C.entente_order(each.Bits)
	}
	return made
}

func (m *Map) orders(packed []C.entente_order) []Order {
	made := make([]Order, len(packed))
	for i, bits := range packed {
		made[i] = Order{m, uint64(bits)}
	}
	return made
}
