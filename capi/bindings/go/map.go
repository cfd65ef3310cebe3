package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"slices"
)

// Map is a map with its phases. It never changes.
type Map struct {
	at      *C.entente_map
	cleanup runtime.Cleanup
	info    C.entente_map_info
	size    C.size_t

	// Name is "standard".
	Name string
	// Powers, Provinces and Locations (provinces, then coasts) are ids, Centers those of the supply centers.
	Powers, Provinces, Locations, Centers []string
}

// Power is a power of a map. A dummy has no player.
type Power struct {
	ID, Name string
	Letter   rune // 0: none
	IsDummy  bool
	Homes    []string
}

// Location is a province, or a coast of one.
type Location struct {
	ID, Name, Province              string
	Terrain                         Terrain
	IsCenter, TakesArmy, TakesFleet bool
	Coasts                          []string
}

// Unit is a unit on the board.
type Unit struct {
	Power    string
	Type     UnitType
	Location string
}

// String is "A PAR".
func (u Unit) String() string {
	if u.Type == UnitTypeFleet {
		return "F " + u.Location
	}
	return "A " + u.Location
}

// BuiltinMap is a shipped map: MapNames lists them. Errors: ErrNotFound, naming the nearest.
func BuiltinMap(name string) (*Map, error) {
	at := new(*C.entente_map)
	text, length := given(name)
	err := call(func(e failing) C.entente_status { return C.entente_map_builtin(text, length, at, e) })
	if err != nil {
		return nil, err
	}
	return mapOf(*at)
}

// MapNames are the names of the shipped maps.
func MapNames() iter.Seq[string] {
	return described(func(number uint32) (C.entente_builtin_info, bool) {
		info := C.entente_builtin_info{struct_size: C.sizeof_entente_builtin_info}
		return info, C.entente_map_builtin_describe(C.uint32_t(number), &info, nil) == C.ENTENTE_OK
	}, func(info C.entente_builtin_info) string { return textIn(info.name[:]) })
}

// MapText is a map as a text, with the texts that it may include beside the shipped maps.
type MapText struct {
	Text, FileName string
	Form           MapForm
	Files          map[string]string
}

// NewMap reads a map. Errors: ErrInvalidArgument with line, column and file of the first mistake.
func NewMap(text MapText) (*Map, error) {
	reader, err := text.read(func(name string) (string, bool) { found, ok := text.Files[name]; return found, ok })
	if err != nil {
		return nil, err
	}
	return finish(reader)
}

// ReadMap reads a map of a file (.map, .json, .mdf), with the files of its folder that it includes.
func ReadMap(path string) (*Map, error) {
	read, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	form := map[string]MapForm{".json": MapFormJSON, ".mdf": MapFormMDF}[filepath.Ext(path)]
	text := MapText{Text: string(read), FileName: filepath.Base(path), Form: form}
	reader, err := text.read(func(name string) (string, bool) {
		if !filepath.IsLocal(name) {
			return "", false
		}
		found, err := os.ReadFile(filepath.Join(filepath.Dir(path), name))
		return string(found), err == nil
	})
	if err != nil {
		return nil, err
	}
	return finish(reader)
}

// Diagnostics are all errors and warnings of a text: JSON (map-check.schema.json) or a line each.
func (text MapText) Diagnostics(form TextForm) (string, error) {
	reader, err := text.read(func(name string) (string, bool) { found, ok := text.Files[name]; return found, ok })
	if err != nil {
		return "", err
	}
	defer C.entente_map_reader_free(reader)
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_map_reader_diagnostics(reader, C.entente_text_form(form), 0, nil, out, e)
	})
}

func (text MapText) read(find func(string) (string, bool)) (*C.entente_map_reader, error) {
	if text.FileName == "" {
		text.FileName = "text.map"
	}
	reader := new(*C.entente_map_reader)
	at, length := given(text.Text)
	name, nameLength := given(text.FileName)
	err := call(func(e failing) C.entente_status {
		return C.entente_map_reader_new(C.entente_map_form(text.Form), at, length, name, nameLength, reader, e)
	})
	for err == nil {
		wanted := C.entente_map_reader_wants(*reader)
		if wanted == nil {
			return *reader, nil
		}
		found, ok := find(C.GoString(wanted))
		err = call(func(e failing) C.entente_status {
			if !ok {
				return C.entente_map_reader_refuse(*reader, C.ENTENTE_ERR_NOT_FOUND, e)
			}
			at, length := given(found)
			return C.entente_map_reader_give(*reader, at, length, e)
		})
	}
	C.entente_map_reader_free(*reader)
	return nil, err
}

func finish(reader *C.entente_map_reader) (*Map, error) {
	defer C.entente_map_reader_free(reader)
	at := new(*C.entente_map)
	if err := call(func(e failing) C.entente_status { return C.entente_map_reader_finish(reader, at, e) }); err != nil {
		return nil, err
	}
	return mapOf(*at)
}

// mapOf takes over a reference.
func mapOf(at *C.entente_map) (*Map, error) {
	m := &Map{at: at, info: C.entente_map_info{struct_size: C.sizeof_entente_map_info}}
	m.cleanup = runtime.AddCleanup(m, func(at *C.entente_map) { C.entente_map_free(at) }, at)
	if err := call(func(e failing) C.entente_status { return C.entente_map_describe(at, &m.info, e) }); err != nil {
		return nil, err
	}
	m.Name, m.size = C.GoString(C.entente_map_name(at)), C.entente_position_size(at)
	for i := range m.info.power_count {
		m.Powers = append(m.Powers, C.GoString(C.entente_map_power_id(at, C.entente_power(i))))
	}
	for i := range m.info.location_count {
		m.Locations = append(m.Locations, C.GoString(C.entente_map_location_id(at, C.entente_location(i))))
	}
	m.Provinces = m.Locations[:m.info.province_count:m.info.province_count]
	centers, err := items(func(to *C.uint16_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_map_centers(at, to, size, length, e)
	})
	m.Centers = m.ids(centers)
	return m, err
}

// Fingerprint is a number of the map's content; the same on every platform.
func (m *Map) Fingerprint() uint32 { return uint32(m.info.fingerprint) }

// BeginPhase is "S1901M".
func (m *Map) BeginPhase() string { return textIn(m.info.begin_phase[:]) }

// PositionSize is the bytes of a position.
func (m *Map) PositionSize() int { return int(m.size) }

// Equal says whether two maps have the same content.
func (m *Map) Equal(other *Map) bool {
	return m == other || m.Name == other.Name && m.Fingerprint() == other.Fingerprint() && m.size == other.size
}

// Power finds a power by any of its names. Errors: ErrNotFound, naming the powers.
func (m *Map) Power(name string) (Power, error) {
	defer runtime.KeepAlive(m)
	number, err := m.findPower(name)
	if err != nil {
		return Power{}, err
	}
	info := C.entente_power_info{struct_size: C.sizeof_entente_power_info}
	if err := call(func(e failing) C.entente_status { return C.entente_map_power(m.at, number, &info, e) }); err != nil {
		return Power{}, err
	}
	homes, err := items(func(at *C.uint16_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_map_homes(m.at, number, at, size, length, e)
	})
	full := C.GoString(C.entente_map_power_name(m.at, number))
	return Power{m.Powers[number], full, rune(info.letter), info.is_dummy != 0, m.ids(homes)}, err
}

// Location finds a province or coast by any of its names. Errors: ErrNotFound, naming the nearest.
func (m *Map) Location(name string) (Location, error) {
	defer runtime.KeepAlive(m)
	number, info, err := m.findLocation(name)
	if err != nil {
		return Location{}, err
	}
	made := Location{
		ID: m.Locations[number], Name: C.GoString(C.entente_map_location_name(m.at, number)),
		Province: m.Locations[info.province], Terrain: Terrain(info.terrain), IsCenter: info.center != C.ENTENTE_NO_CENTER,
		TakesArmy: info.takes_army != 0, TakesFleet: info.takes_fleet != 0,
	}
	if info.coast_count > 0 {
		made.Coasts = slices.Clone(m.Locations[info.first_coast : info.first_coast+C.entente_location(info.coast_count)])
	}
	return made, nil
}

// Neighbors is where a unit may move directly in a phase ("": on the base map). Army: provinces; fleet: locations.
func (m *Map) Neighbors(location string, unit UnitType, phase string) ([]string, error) {
	defer runtime.KeepAlive(m)
	number, _, err := m.findLocation(location)
	if err != nil {
		return nil, err
	}
	name, nameLength := given(phase)
	found, err := items(func(at *C.uint16_t, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_map_neighbors(m.at, name, nameLength, C.entente_unit_type(unit), number, at, size, length, e)
	})
	return m.ids(found), err
}

// Text is .map text, JSON, MDF or Graphviz. Text and JSON can be read back to the same map.
func (m *Map) Text(form MapForm) (string, error) {
	defer runtime.KeepAlive(m)
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_map_write(m.at, C.entente_map_form(form), out, e)
	})
}

// Summary is everything about the map in force in a phase ("": the base map): JSON (map-summary.schema.json) or lines.
func (m *Map) Summary(phase string, form TextForm) (string, error) {
	defer runtime.KeepAlive(m)
	name, length := given(phase)
	return longText(func(out **C.entente_text, e failing) C.entente_status {
		return C.entente_map_summary(m.at, name, length, C.entente_text_form(form), out, e)
	})
}

func (m *Map) findPower(name string) (C.entente_power, error) {
	if number := slices.Index(m.Powers, name); number >= 0 {
		return C.entente_power(number), nil
	}
	defer runtime.KeepAlive(m)
	number := new(C.entente_power)
	text, length := given(name)
	err := call(func(e failing) C.entente_status { return C.entente_map_find_power(m.at, text, length, number, e) })
	return *number, err
}

// "": all powers, or none.
func (m *Map) findPowerOrNone(name string) (C.entente_power, error) {
	if name == "" {
		return C.ENTENTE_NO_POWER, nil
	}
	return m.findPower(name)
}

func (m *Map) findPowers(names []string) (C.entente_power_set, error) {
	var set C.entente_power_set
	for _, name := range names {
		number, err := m.findPower(name)
		if err != nil {
			return 0, err
		}
		set |= 1 << number
	}
	return set, nil
}

func (m *Map) findLocation(name string) (C.entente_location, C.entente_location_info, error) {
	defer runtime.KeepAlive(m)
	number, info := new(C.entente_location), C.entente_location_info{struct_size: C.sizeof_entente_location_info}
	text, length := given(name)
	err := call(func(e failing) C.entente_status { return C.entente_map_find_location(m.at, text, length, number, e) })
	if err == nil {
		err = call(func(e failing) C.entente_status { return C.entente_map_location(m.at, *number, &info, e) })
	}
	return *number, info, err
}

// "": all provinces.
func (m *Map) findProvinceOrAll(name string) (C.entente_province, error) {
	if name == "" {
		return C.ENTENTE_NO_PROVINCE, nil
	}
	_, info, err := m.findLocation(name)
	return info.province, err
}

// "" for a number that is no power or place.
func (m *Map) powerID(number int) string {
	if number < len(m.Powers) {
		return m.Powers[number]
	}
	return ""
}

func (m *Map) locationID(number int) string {
	if number < len(m.Locations) {
		return m.Locations[number]
	}
	return ""
}

func (m *Map) ids(numbers []C.uint16_t) []string {
	made := make([]string, len(numbers))
	for i, number := range numbers {
		made[i] = m.locationID(int(number))
	}
	return made
}

func (m *Map) powersOf(set C.entente_power_set) []string {
	var made []string
	for i, id := range m.Powers {
		if set>>i&1 != 0 {
			made = append(made, id)
		}
	}
	return made
}

func (m *Map) unit(unit C.entente_unit) Unit {
	return Unit{m.powerID(int(unit.power)), UnitType(unit.unit_type), m.locationID(int(unit.location))}
}

func (m *Map) units(found []C.entente_unit) []Unit {
	made := make([]Unit, len(found))
	for i, each := range found {
		made[i] = m.unit(each)
	}
	return made
}

func (m *Map) packedUnit(unit Unit) (*C.entente_unit, error) {
	power, err := m.findPower(unit.Power)
	if err != nil {
		return nil, err
	}
	location, _, err := m.findLocation(unit.Location)
	return &C.entente_unit{C.uint16_t(location), C.uint8_t(power), C.uint8_t(unit.Type)}, err
}

func atOrNil(m *Map) *C.entente_map {
	if m == nil {
		return nil
	}
	return m.at
}

// String is the name.
func (m *Map) String() string { return m.Name }
