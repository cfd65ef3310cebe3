// SPDX-License-Identifier: GPL-3.0-or-later

// Command adapter is godip as an engine under test (../PROTOCOL.md). It links godip, whose licence it therefore has; it is an example
// and is not installed.
//
//	cd datc_tests/adapters/godip && go build -o /tmp/godip_adapter .
//	entente datc run --engine /tmp/godip_adapter
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/zond/godip"
	"github.com/zond/godip/state"
	"github.com/zond/godip/variants"
	"github.com/zond/godip/variants/common"
)

type Phase struct {
	Name  string
	State struct {
		Units    map[string][]string
		Retreats map[string]map[string][]string
		Centers  map[string][]string
	}
	Orders map[string][]string
}

type Part struct {
	Kind, Unit, At, To string
	ThirdUnit          string `json:"third_unit"`
	ThirdAt            string `json:"third_at"`
	ViaConvoy          bool   `json:"via_convoy"`
}

type Request struct {
	Cmd, Map  string
	Seq       int
	Phase     Phase
	Parts     map[string][]*Part
	Attackers map[string]struct {
		By        string
		ViaConvoy bool `json:"via_convoy"`
	}
	Contested []string
}

type answer map[string]any

// The maps that both have under one name or another, with the provinces that they name differently.
var variantNames = map[string]string{"standard": "Classical", "fleet_rome": "Fleet Rome", "hundred": "Hundred", "ancmed": "Ancient Mediterranean"}
var provinces = map[string]map[string]string{
	"Classical":  {"LYO": "gol", "MAO": "mid", "NAO": "nat", "NWG": "nrg"},
	"Fleet Rome": {"LYO": "gol", "MAO": "mid", "NAO": "nat", "NWG": "nrg"},
}

type adapter struct {
	variant common.Variant
	names   map[string]string // ours -> godip's
	ours    map[string]string
}

func (a *adapter) province(ours string) godip.Province {
	name, coast, hasCoast := strings.Cut(ours, "/")
	if theirs, found := a.names[name]; found {
		name = theirs
	}
	if hasCoast {
		name += "/" + coast
	}
	return godip.Province(strings.ToLower(name))
}

func (a *adapter) place(theirs godip.Province) string {
	name, coast, hasCoast := strings.Cut(string(theirs), "/")
	if ours, found := a.ours[name]; found {
		name = ours
	}
	if hasCoast {
		name += "/" + coast
	}
	return strings.ToUpper(name)
}

func (a *adapter) nation(power string) godip.Nation {
	for _, nation := range a.variant.Nations {
		if strings.EqualFold(string(nation), power) {
			return nation
		}
	}
	return godip.Nation(power)
}

func (a *adapter) dialect(request *Request) (answer, error) {
	name, found := variantNames[request.Map]
	if !found {
		return answer{"skipped": "no map " + request.Map, "link": "https://github.com/zond/godip"}, nil
	}
	a.variant, a.names, a.ours = variants.Variants[name], provinces[name], map[string]string{}
	for ours, theirs := range a.names {
		a.ours[theirs] = ours
	}
	return answer{}, nil
}

// "S1901M": the phase with units, centers and dislodged units.
func (a *adapter) stateOf(request *Request) (*state.State, error) {
	phase := &request.Phase
	year, err := strconv.Atoi(phase.Name[1 : len(phase.Name)-1])
	if err != nil {
		return nil, err
	}
	season, kind := godip.Fall, godip.Movement
	if phase.Name[0] == 'S' {
		season = godip.Spring
	}
	if len(a.variant.Seasons) == 1 {
		season = a.variant.Seasons[0]
	}
	switch phase.Name[len(phase.Name)-1] {
	case 'R':
		kind = godip.Retreat
	case 'A':
		kind = godip.Adjustment
	}
	units, dislodged := map[godip.Province]godip.Unit{}, map[godip.Province]godip.Unit{}
	for power, owned := range phase.State.Units {
		for _, text := range owned {
			words := strings.Fields(strings.TrimPrefix(text, "*"))
			unit := godip.Unit{Type: godip.Army, Nation: a.nation(power)}
			if words[0] == "F" {
				unit.Type = godip.Fleet
			}
			if text[0] == '*' {
				dislodged[a.province(words[1])] = unit
			} else {
				units[a.province(words[1])] = unit
			}
		}
	}
	centers := map[godip.Province]godip.Nation{}
	for power, owned := range phase.State.Centers {
		for _, center := range owned {
			centers[a.province(center)] = a.nation(power)
		}
	}
	// godip keeps who dislodged whom, and who bounced where, from the movement before.
	dislodgers, bounces := map[godip.Province]godip.Province{}, map[godip.Province]map[godip.Province]bool{}
	for unit, attacker := range request.Attackers {
		if !attacker.ViaConvoy {
			dislodgers[a.province(attacker.By[2:]).Super()] = a.province(unit[2:]).Super()
		}
	}
	for _, contested := range request.Contested {
		at := a.province(contested)
		bounces[at] = map[godip.Province]bool{at: true}
	}
	result := a.variant.Blank(a.variant.Phase(year, season, kind))
	result.Load(units, centers, dislodged, dislodgers, bounces, map[godip.Province]godip.Adjudicator{})
	return result, nil
}

// The order in the words of godip's parser; nil if it has none for it.
func (a *adapter) bits(part *Part) []string {
	at, to, third := string(a.province(part.At)), string(a.province(part.To)), string(a.province(part.ThirdAt))
	switch part.Kind {
	case "hold":
		return []string{at, "Hold"}
	case "move", "retreat":
		if part.ViaConvoy {
			return []string{at, "MoveViaConvoy", to}
		}
		return []string{at, "Move", to}
	case "support_hold":
		return []string{at, "Support", third, third}
	case "support_move":
		if third == to {
			return nil // these words support a hold
		}
		return []string{at, "Support", third, to}
	case "convoy":
		return []string{at, "Convoy", third, to}
	case "build":
		kinds := map[string]string{"A": "Army", "F": "Fleet"}
		return []string{at, "Build", kinds[part.Unit]}
	case "remove", "disband":
		return []string{at, "Disband"}
	}
	return nil
}

type given struct {
	power    string
	province godip.Province
	refused  error // by godip, before it resolves
	part     *Part
	isLast   bool // of the orders for this province
}

// Gives the orders to godip, which takes one for each province. Validates each first, as godip's own service does.
func (a *adapter) give(request *Request, game *state.State) []*given {
	all, last := []*given{}, map[godip.Province]*given{}
	for power, parts := range request.Parts {
		for _, part := range parts {
			one := &given{power: power, part: part}
			all = append(all, one)
			if part == nil || a.bits(part) == nil {
				one.refused = errors.New("not an order of godip's")
				continue
			}
			order, err := a.variant.Parser.Parse(a.bits(part))
			if err != nil {
				one.refused = err
				continue
			}
			nation, err := order.Validate(game)
			if err != nil {
				one.refused = err
				continue
			}
			if nation != a.nation(power) {
				one.refused = errors.New("a unit of another nation")
				continue
			}
			one.province = a.province(part.At)
			if _, real, found := game.Unit(one.province); found && game.Phase().Type() == godip.Movement {
				one.province = real
			}
			if _, real, found := game.Dislodged(one.province); found && game.Phase().Type() == godip.Retreat {
				one.province = real
			}
			if before := last[one.province]; before != nil {
				before.isLast = false
			}
			one.isLast = true
			last[one.province] = one
			if err := game.SetOrder(one.province, order); err != nil && part.Kind != "build" {
				one.refused = err
			}
		}
	}
	return all
}

func reasonOf(err error) string {
	switch err.(type) {
	case godip.ErrBounce:
		return "bounced"
	case godip.ErrSupportBroken:
		return "cut"
	case godip.ErrConvoyDislodged:
		return "disrupted"
	}
	switch err {
	case godip.ErrConvoyParadox:
		return "paradox"
	case godip.ErrMissingConvoyPath:
		return "no_convoy"
	case godip.ErrMissingSurplus, godip.ErrMissingDeficit:
		return "excess"
	case godip.ErrInvalidSupporteeOrder, godip.ErrMissingSupportUnit, godip.ErrMissingConvoyee:
		return "void"
	}
	return err.Error()
}

func (a *adapter) run(request *Request) (answer, error) {
	game, err := a.stateOf(request)
	if err != nil {
		return nil, err
	}
	kind, before := game.Phase().Type(), maps.Clone(game.Units())
	orders := a.give(request, game)
	if err := game.Next(); err != nil {
		return nil, err
	}
	resolutions, dislodged := game.Resolutions(), maps.Clone(game.Dislodgeds())
	results := []answer{}
	for _, one := range orders {
		result := answer{"power": one.power}
		if one.refused != nil {
			result["outcome"], result["reason"] = "fails", "illegal"
		} else if one.isLast {
			err, found := resolutions[one.province]
			_, _, isDislodged := game.Dislodged(one.province)
			isDislodged = isDislodged || game.ForceDisbands()[one.province]
			if err != nil {
				result["outcome"], result["reason"] = "fails", reasonOf(err)
			} else if kind == godip.Movement && isDislodged && one.part.Kind != "move" {
				result["outcome"], result["reason"] = "fails", "dislodged"
			} else if found {
				result["outcome"] = "succeeds"
			}
		}
		results = append(results, result)
	}
	units := map[string][]string{}
	for province, unit := range game.Units() {
		power := strings.ToUpper(string(unit.Nation))
		units[power] = append(units[power], a.unit(unit, province))
	}
	after := answer{"units": units}
	if kind == godip.Movement {
		retreats := map[string]map[string][]string{}
		// A unit that can retreat nowhere is disbanded at once.
		for province := range game.ForceDisbands() {
			dislodged[province] = before[province]
		}
		for province, unit := range dislodged {
			power := strings.ToUpper(string(unit.Nation))
			if retreats[power] == nil {
				retreats[power] = map[string][]string{}
			}
			places := []string{}
			for _, line := range a.lines(game.Phase().Options(game, unit.Nation)[province.Super()], nil) {
				if len(line) > 0 && line[0] == "Move" {
					places = append(places, a.place(godip.Province(line[len(line)-1])))
				}
			}
			retreats[power][a.unit(unit, province)] = places
		}
		after["retreats"] = retreats
	}
	return answer{"orders": results, "after": after}, nil
}

// The orders that godip offers for each unit of a movement phase.
func (a *adapter) legal(request *Request) (answer, error) {
	game, err := a.stateOf(request)
	if err != nil {
		return nil, err
	}
	if game.Phase().Type() != godip.Movement {
		return answer{"skipped": "only movement phases"}, nil
	}
	orders := map[string][]string{}
	for province, unit := range game.Units() {
		name := a.unit(unit, province)
		orders[name] = []string{}
		for _, line := range a.lines(game.Phase().Options(game, unit.Nation)[province.Super()], nil) {
			orders[name] = append(orders[name], name+a.order(game, line))
		}
	}
	return answer{"orders": orders}, nil
}

// What a line of options says behind the unit: its words are the kind, the unit's place, and what it moves to, supports or convoys.
func (a *adapter) order(game *state.State, line []string) string {
	to := a.place(godip.Province(line[len(line)-1]))
	switch line[0] {
	case "Move":
		return " - " + to
	case "MoveViaConvoy":
		return " - " + to + " VIA"
	case "Support", "Convoy":
		unit, at, _ := game.Unit(godip.Province(line[2]))
		text := " " + line[0][:1] + " " + a.unit(unit, at)
		if godip.Province(line[2]).Super() == godip.Province(line[3]).Super() {
			return text
		}
		return text + " - " + to
	}
	return " H"
}

func (a *adapter) unit(unit godip.Unit, at godip.Province) string {
	return string(unit.Type)[:1] + " " + a.place(at)
}

// The branches of a tree of options, each as words.
func (a *adapter) lines(options godip.Options, before []string) [][]string {
	if len(options) == 0 {
		return [][]string{append([]string{}, before...)}
	}
	lines := [][]string{}
	for key, below := range options {
		lines = append(lines, a.lines(below, append(before[:len(before):len(before)], fmt.Sprint(key)))...)
	}
	return lines
}

func main() {
	engine := &adapter{}
	input := bufio.NewReader(os.Stdin)
	for {
		line, err := input.ReadBytes('\n')
		if err != nil {
			return
		}
		var request Request
		if err := json.Unmarshal(line, &request); err != nil || request.Cmd == "stop" {
			return
		}
		reply, err := engine.answer(&request)
		if err != nil {
			reply = answer{"errored": err.Error()}
		}
		reply["seq"] = request.Seq
		text, _ := json.Marshal(reply)
		fmt.Println(string(text))
	}
}

func (a *adapter) answer(request *Request) (reply answer, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v", fault)
		}
	}()
	switch request.Cmd {
	case "start":
		return answer{"version": 1, "implementation": answer{"name": "godip", "version": version(), "language": "Go",
			"licence": "GPL-3.0", "homepage": "https://github.com/zond/godip"}}, nil
	case "dialect":
		return a.dialect(request)
	case "run":
		return a.run(request)
	case "legal":
		return a.legal(request)
	}
	return answer{"skipped": "not written"}, nil
}

func version() string {
	if info, found := debug.ReadBuildInfo(); found {
		for _, module := range info.Deps {
			if module.Path == "github.com/zond/godip" {
				return strings.TrimPrefix(module.Version, "v")
			}
		}
	}
	return ""
}
