// The proof of the package: the commands of capi/bindings/PROOF.md.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"entente.example/entente"
)

type submission struct {
	power string
	lines []string
}

func complain(format string, values ...any) bool {
	fmt.Fprintf(os.Stderr, format+"\n", values...)
	return false
}

// need stops the program at an error that no step of the proof expects.
func need[T any](made T, err error) T {
	if err != nil {
		panic(err)
	}
	return made
}

func must(err error) { need(0, err) }

func done(command string, good, count int) bool {
	fmt.Printf("%s %d of %d\n", command, good, count)
	return good == count && count > 0
}

func add(all []submission, power, line string) []submission {
	for i := range all {
		if all[i].power == power {
			all[i].lines = append(all[i].lines, line)
			return all
		}
	}
	return append(all, submission{power, []string{line}})
}

func submit(game *entente.Game, all []submission) {
	for _, each := range all {
		must(game.Submit(each.power, each.lines...))
	}
}

// The DATC cases.

type order struct {
	Power, Text string
	Reason      *string
	DislodgedBy *string `json:"dislodged_by"`
}

type phase struct {
	Position  string
	Orders    []order
	Units     []string
	Dislodged []struct {
		Unit     string
		Retreats []string
	}
	Next string
}

type datcCase struct {
	Case, Map, Rules string
	Phases           []phase
}

func ordersPass(name string, orders []order, results []entente.Result) bool {
	good := len(results) >= len(orders)
	for i := 0; good && i < len(orders); i++ {
		wanted, result := orders[i], results[i]
		by := ""
		if wanted.DislodgedBy != nil {
			by = *wanted.DislodgedBy
		}
		good = result.Power == wanted.Power && result.Text == wanted.Text && result.DislodgedBy == by &&
			(wanted.Reason == nil || result.Reason.String() == *wanted.Reason) ||
			complain("%s: %s by %s", name, result, result.DislodgedBy)
	}
	return good
}

func withPlaces(unit string, places []string) string {
	return unit + ": " + strings.Join(slices.Sorted(slices.Values(places)), " ")
}

func same(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

func boardPasses(name string, wanted phase, after *entente.Position) bool {
	var units, dislodged, away []string
	for _, unit := range after.Units() {
		units = append(units, unit.Power+" "+unit.String())
	}
	good := same(units, wanted.Units) || complain("%s: other units", name)
	if after.PhaseType() != entente.PhaseTypeMovement {
		return good
	}
	for _, unit := range after.Dislodged() {
		dislodged = append(dislodged, withPlaces(unit.Power+" "+unit.String(), need(after.Retreats(unit.Location))))
	}
	for _, each := range wanted.Dislodged {
		away = append(away, withPlaces(each.Unit, each.Retreats))
	}
	return good && (same(dislodged, away) || complain("%s: others are dislodged", name))
}

func phasePasses(name string, m *entente.Map, rules *entente.Rules, wanted phase) bool {
	game := need(entente.NewGameOf(m, rules, need(entente.PositionOfLine(m, wanted.Position))))
	var all []submission
	for _, each := range wanted.Orders {
		all = add(all, each.Power, each.Text)
	}
	submit(game, all)
	played := need(game.Process())
	good := ordersPass(name, wanted.Orders, played.Results) && boardPasses(name, wanted, played.After)
	next := need(game.Position()).Line()
	return good && (next == wanted.Next || complain("%s: next %s", name, next))
}

func datc(file string) bool {
	good, count := 0, 0
	for line := range strings.Lines(string(need(os.ReadFile(file)))) {
		var one datcCase
		must(json.Unmarshal([]byte(line), &one))
		m := need(entente.BuiltinMap(one.Map))
		rules := need(entente.ReadRules(one.Rules, m))
		passes := true
		for _, each := range one.Phases {
			passes = phasePasses(one.Case, m, rules, each) && passes
		}
		if passes {
			good++
		}
		count++
	}
	return done("datc", good, count)
}

// The playthroughs.

type record struct {
	m      *entente.Map
	rules  string
	phases [][]submission
}

func readRecord(path string) record {
	var made record
	for line := range strings.Lines(string(need(os.ReadFile(path)))) {
		first, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch first {
		case "map":
			made.m = need(entente.BuiltinMap(rest))
		case "rules":
			made.rules = rest
		case "phase":
			made.phases = append(made.phases, nil)
		case "order":
			power, text, _ := strings.Cut(rest, " ")
			last := &made.phases[len(made.phases)-1]
			*last = add(*last, power, text[:strings.LastIndex(text, " : ")])
		}
	}
	return made
}

func (r record) game() *entente.Game {
	return need(entente.NewGameOf(r.m, need(entente.ReadRules(r.rules, r.m)), nil))
}

func writePhase(out *strings.Builder, game *entente.Game) {
	position := need(game.Position())
	fmt.Fprintf(out, "phase %s hash %016x units %d dislodged %d\ncounts", game.PhaseName(), position.Hash(), len(position.Units()),
		len(position.Dislodged()))
	for i, counts := range position.Counts() {
		legal := need(game.LegalOrders("", game.Map().Powers[i]))
		fmt.Fprintf(out, " %d/%d/%d", counts.Units, counts.Centers, len(legal))
	}
	out.WriteString("\n")
}

func writeResult(out *strings.Builder, result entente.Result) {
	first := "order"
	if result.Implied {
		first = "implied"
	}
	fmt.Fprintf(out, "%s %s %s : %s", first, result.Power, result.Text, result.Reason)
	if result.Illegality != entente.IllegalityNone {
		fmt.Fprintf(out, " illegality %s", result.Illegality)
	}
	if result.Cause != "" {
		fmt.Fprintf(out, " cause %s", result.Cause)
	}
	if result.DislodgedBy != "" {
		fmt.Fprintf(out, " dislodged %s", result.DislodgedBy)
	}
	if result.Hidden {
		out.WriteString(" hidden")
	}
	if result.Order.Valid() && result.Order.String() != result.Text {
		fmt.Fprintf(out, " as %s", result.Order)
	}
	out.WriteString("\n")
}

func writePlayed(out *strings.Builder, played *entente.PlayedPhase) {
	for _, result := range played.Results {
		writeResult(out, result)
	}
	for _, event := range played.Events {
		fmt.Fprintf(out, "event %s %s %s", event.Kind, event.Why, event.Power)
		if event.Unit != nil {
			fmt.Fprintf(out, " %s", event.Unit)
		}
		out.WriteString("\n")
	}
	if count := len(played.Results); count > 0 {
		options := entente.TextOptions{Language: entente.TextLanguage(played.Number % 2), FullNames: played.Number/2%2 == 1}
		fmt.Fprintf(out, "says %s %s\n", options.Language, need(played.Results[played.Number%count].Sentence(options)))
	}
}

func writeEnd(out *strings.Builder, game *entente.Game) {
	position := need(game.Position())
	words := append([]string{game.End().String()}, game.Winners()...)
	fmt.Fprintf(out, "end %s\nposition %s\n", strings.Join(words, " "), position.Line())
	number := entente.ScoreSystem(0)
	for system := range entente.ScoreSystems() {
		fmt.Fprintf(out, "scores %s", system.Name)
		for _, score := range need(position.Scores(number)) {
			fmt.Fprintf(out, " %s", score)
		}
		out.WriteString("\n")
		number++
	}
	fmt.Fprintf(out, "game %016x\n", game.Hash())
}

func replayed(r record) string {
	var out strings.Builder
	game := r.game()
	fmt.Fprintf(&out, "playthrough 1\nmap %s\nrules %s\nfingerprint %d\n", r.m, r.rules, r.m.Fingerprint())
	for _, each := range r.phases {
		writePhase(&out, game)
		submit(game, each)
		writePlayed(&out, need(game.Process()))
	}
	writeEnd(&out, game)
	return out.String()
}

func play(folder string) bool {
	paths, good := need(filepath.Glob(filepath.Join(folder, "*.txt"))), 0
	for _, path := range paths {
		wanted, ours := string(need(os.ReadFile(path))), replayed(readRecord(path))
		if wanted == ours {
			good++
			continue
		}
		a, b := strings.Split(wanted, "\n"), strings.Split(ours, "\n")
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				complain("%s: line %d: %s", path, i+1, b[i])
				break
			}
		}
	}
	return done("play", good, len(paths))
}

// Errors, memory, threads.

func fails(name string, err error, status entente.Status, words string, hasPlace bool) int {
	var failed *entente.Error
	fits := errors.As(err, &failed) && errors.Is(err, status) && failed.Message != "" && strings.Contains(failed.Message, words) &&
		(failed.Place != nil) == hasPlace && (!hasPlace || failed.Place.Line > 0 && failed.Place.Column > 0)
	if fits || complain("%s: %v", name, err) {
		return 1
	}
	return 0
}

func failures() bool {
	_, noMap := entente.BuiltinMap("standart")
	_, noJSON := entente.LoadGame("{\"phases\":\n [}", nil)
	_, noRule := entente.ReadRules("2023,waiv=allowed", nil)
	game := need(entente.NewGame("standard"))
	must(game.Stop(entente.EndKindDraw, "FRANCE", "ITALY"))
	_, isOver := game.Process()
	good := fails("an unknown map", noMap, entente.ErrNotFound, "nearest: standard", false) +
		fails("bad JSON", noJSON, entente.ErrInvalidArgument, "", true) +
		fails("an unknown rule", noRule, entente.ErrInvalidArgument, "nearest: waive", true) +
		fails("a game that is over", isOver, entente.ErrWrongPhase, "", false)
	return done("errors", good, 4)
}

// memoryKB is the memory of the process after a collection, when the library's memory of what was dropped is freed too.
func memoryKB() int {
	runtime.GC()
	time.Sleep(100 * time.Millisecond)
	return need(strconv.Atoi(strings.Fields(string(need(os.ReadFile("/proc/self/statm"))))[1])) * os.Getpagesize() / 1024
}

func memory() bool {
	const count = 100000
	m := need(entente.BuiltinMap("standard"))
	saved := need(need(entente.NewGameOf(m, nil, nil)).Save())
	start := 0
	for i := range count {
		game := need(entente.NewGameOf(m, nil, nil))
		need(entente.StartPosition(m))
		must(game.Submit("FRANCE", "A PAR - BUR"))
		if i%100 == 0 {
			need(need(need(need(entente.LoadGame(saved, nil)).Fork()).View("FRANCE")).Save())
		}
		if i%2 == 0 { // the collector frees the others
			game.Close()
		}
		if i == count/10 {
			start = memoryKB()
		}
	}
	grown := memoryKB() - start
	fmt.Printf("memory %d grown %d\n", count, grown)
	return grown < 8192
}

func playPhase(game *entente.Game) error {
	for _, power := range game.Map().Powers {
		legal, err := game.LegalOrders("", power)
		if err != nil {
			return err
		}
		var some []entente.Order
		for i := 0; i < len(legal); i += max(len(legal)/5, 1) {
			some = append(some, legal[i])
		}
		if err := game.SubmitOrders(power, some, entente.Submission{}); err != nil {
			return err
		}
	}
	_, err := game.Process()
	return err
}

func playSome() uint64 {
	game := need(entente.NewGame("standard"))
	for i := 0; i < 40 && !game.IsOver(); i++ {
		must(playPhase(game))
	}
	return game.Hash()
}

func threads() bool {
	wanted := playSome()
	both := func(run func(int)) {
		var group sync.WaitGroup
		for i := range 2 {
			group.Add(1)
			go func() {
				runtime.LockOSThread()
				run(i)
				group.Done()
			}()
		}
		group.Wait()
	}
	var hashes [2]uint64
	both(func(i int) { hashes[i] = playSome() })
	if hashes != [2]uint64{wanted, wanted} {
		return complain("two games in two threads are not as one")
	}
	shared := need(entente.NewGame("standard"))
	var strange [2]error
	both(func(i int) {
		for range 20 {
			// A phase may be played between two calls.
			var failed *entente.Error
			if err := playPhase(shared); err != nil && !errors.As(err, &failed) {
				strange[i] = err
			}
		}
	})
	if err := errors.Join(strange[:]...); err != nil {
		return complain("one game in two threads: %v", err)
	}
	fmt.Println("threads 2")
	return true
}

// The round of saves.

func save(folder string) bool {
	count := 0
	for _, path := range need(filepath.Glob(filepath.Join(os.Getenv("ENTENTE_GAMES"), "*.txt"))) {
		r := readRecord(path)
		if len(r.phases) < 10 {
			continue
		}
		game := r.game()
		for _, each := range r.phases[:10] {
			submit(game, each)
			need(game.Process())
		}
		name := filepath.Join(folder, strings.TrimSuffix(filepath.Base(path), ".txt"))
		write(name, game)
		must(os.WriteFile(name+".hash", fmt.Appendf(nil, "%016x\n", game.Hash()), 0o644))
		count++
	}
	fmt.Printf("save %d\n", count)
	return count > 0
}

func write(name string, game *entente.Game) {
	must(os.WriteFile(name+".json", []byte(need(game.Save())), 0o644))
	must(os.WriteFile(name+".bin", need(game.SaveBytes()), 0o644))
}

func load(folder string) bool {
	paths, good := need(filepath.Glob(filepath.Join(folder, "*.hash"))), 0
	for _, path := range paths {
		name := strings.TrimSuffix(path, ".hash")
		ofText := need(entente.LoadGame(string(need(os.ReadFile(name+".json"))), nil))
		ofBytes := need(entente.LoadGameBytes(need(os.ReadFile(name+".bin")), nil))
		wanted := need(strconv.ParseUint(strings.TrimSpace(string(need(os.ReadFile(path)))), 16, 64))
		if ofText.Hash() == wanted && ofBytes.Hash() == wanted || complain("%s: another hash", name) {
			good++
		}
		must(os.WriteFile(name+".json", []byte(need(ofText.Save())), 0o644))
		must(os.WriteFile(name+".bin", need(ofBytes.SaveBytes()), 0o644))
	}
	return done("load", good, len(paths))
}

func speed() bool {
	game := need(entente.NewGame("standard"))
	var orders []submission
	for _, unit := range need(game.Position()).Units() {
		orders = add(orders, unit.Power, need(game.LegalOrders(unit.Location, ""))[0].String())
	}
	phases, start := 0, time.Now()
	for ; time.Since(start) < time.Second; phases++ {
		fresh := need(game.Fork())
		submit(fresh, orders)
		if len(need(fresh.Process()).Results) != 22 {
			return complain("not 22 results")
		}
		fresh.Close()
	}
	rate := float64(phases) / time.Since(start).Seconds()
	const calls = 1000000
	sum, start := 0, time.Now()
	for range calls {
		sum += game.PhaseCount()
	}
	fmt.Printf("speed %.0f %.0f\n", rate, float64(time.Since(start).Nanoseconds())/calls)
	return sum == 0
}

func main() {
	arguments := append(slices.Clone(os.Args[1:]), "", "")
	good := false
	switch arguments[0] {
	case "version":
		fmt.Printf("version go %s library %s\n", strings.TrimPrefix(runtime.Version(), "go"), entente.Version())
		good = true
	case "datc":
		good = datc(arguments[1])
	case "play":
		good = play(arguments[1])
	case "errors":
		good = failures()
	case "memory":
		good = memory()
	case "threads":
		good = threads()
	case "save":
		good = save(arguments[1])
	case "load":
		good = load(arguments[1])
	case "speed":
		good = speed()
	default:
		complain("usage: proof COMMAND [ARGUMENT], see PROOF.md")
	}
	if !good {
		os.Exit(1)
	}
}
