package entente

// #include <entente/entente.h>
import "C"

import (
	"iter"
	"runtime"
	"strings"
	"unsafe"
)

// Game is a game: its position, the orders handed in, its history. Goroutines may share it.
type Game struct {
	handle[*C.entente_game]
	m *Map
}

// Check is what one order is worth by itself. A legal order may still fail. Order is in normal form, Sentence says why it is not
// legal. Of an unreadable text, Fault is the unreadable part.
type Check struct {
	IsLegal    bool
	Reason     Reason
	Illegality Illegality
	Order      Order
	Sentence   string
	Fault      string
}

// Owed is what a power still has to order, and the power that can order it.
type Owed struct {
	Units            []Unit
	Builds, Removals int
	By               string
}

// Vote is a vote of a power: for a draw, for a draw of some powers, or a concession to a power.
type Vote struct {
	Power       string
	Kind        VoteKind
	Powers      []string
	ListIgnored bool // the yes came as a list, which counts as a plain yes
}

// EndRules are ends beside the victory on the board; as made, none. 0: never.
type EndRules struct {
	LastSurvivor               bool
	LastYear                   *int
	YearLimit                  YearLimit
	StalemateYears, PhaseLimit int
}

// Submission is how orders are handed in. By: the power that does, if it must be allowed to.
type Submission struct {
	Mode SubmitMode
	By   string
}

// Question is one for advice; as made, about all orders that were handed in.
type Question struct {
	About   []string // whose orders and units the advice is about; none: all
	Unknown []string // powers whose orders the reader must not learn; nil: those that handed in nothing
	Outlook bool     // also the certain and possible results under any orders of the unknown powers
}

func (question Question) packed(m *Map) (*C.entente_advise_options, error) {
	made := &C.entente_advise_options{struct_size: C.sizeof_entente_advise_options, outlook: flag(question.Outlook)}
	if question.Unknown != nil {
		made.which_unknown = C.ENTENTE_UNKNOWN_LISTED
	}
	var err error
	if made.unknown, err = m.findPowers(question.Unknown); err == nil {
		made.about, err = m.findPowers(question.About)
	}
	return made, err
}

// NewGame is a game at the start of a shipped map, under the default rules of the map. Errors: ErrNotFound.
func NewGame(mapName string) (*Game, error) {
	m, err := BuiltinMap(mapName)
	if err != nil {
		return nil, err
	}
	return NewGameOf(m, nil, nil)
}

// NewGameOf is a game of a map, under rules (nil: the default of the map), at a position (nil: the start).
func NewGameOf(m *Map, rules *Rules, position *Position) (*Game, error) {
	defer runtime.KeepAlive(m)
	var at unsafe.Pointer
	if position != nil {
		if !position.m.Equal(m) {
			return nil, invalid("the position is of the map %s, not of %s", position.m.Name, m.Name)
		}
		at = position.at()
	}
	return gameOf(m, func(game **C.entente_game, e failing) C.entente_status {
		return C.entente_game_new(m.at, rulesAt(rules), at, game, e)
	})
}

// RandomGame is a game of random legal orders, the same for a seed on every platform, until it ends or so many phases were
// played.
func RandomGame(m *Map, seed uint64, maxPhases int) (*Game, error) {
	judge, err := NewAdjudicator(m)
	if err != nil {
		return nil, err
	}
	defer judge.Close()
	return gameOf(m, func(game **C.entente_game, e failing) C.entente_status {
		return C.entente_play(judge.at, nil, C.uint64_t(seed), C.uint32_t(maxPhases), nil, game, e)
	})
}

// LoadGame is a game of Save. The map, which may be nil, is for games that name none or name this one.
// Errors: ErrInvalidArgument with line and column.
func LoadGame(json string, m *Map) (*Game, error) { return LoadGameBytes([]byte(json), m) }

// LoadGameBytes is a game of SaveBytes, or of Save.
func LoadGameBytes(saved []byte, m *Map) (*Game, error) {
	defer runtime.KeepAlive(m)
	return gameOf(nil, func(game **C.entente_game, e failing) C.entente_status {
		return C.entente_game_load(unsafe.Pointer(unsafe.SliceData(saved)), C.size_t(len(saved)), atOrNil(m), game, e)
	})
}

func gameOf(m *Map, body func(game **C.entente_game, e failing) C.entente_status) (*Game, error) {
	at := new(*C.entente_game)
	if err := call(func(e failing) C.entente_status { return body(at, e) }); err != nil {
		return nil, err
	}
	made := &Game{m: m}
	made.own(*at, func(at *C.entente_game) { C.entente_game_free(at) })
	if m == nil {
		var err error
		if made.m, err = mapOf(C.entente_map_retain(C.entente_game_map(*at))); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// Fork is an independent copy, which shares the played phases.
func (g *Game) Fork() (*Game, error) {
	defer g.lock()()
	return gameOf(g.m, func(copy **C.entente_game, e failing) C.entente_status {
		return C.entente_game_fork(g.at, copy, e)
	})
}

// View is a copy as a power may see it. Saved, it may be sent to the player.
func (g *Game) View(power string) (*Game, error) {
	number, err := g.m.findPower(power)
	if err != nil {
		return nil, err
	}
	defer g.lock()()
	return gameOf(g.m, func(view **C.entente_game, e failing) C.entente_status {
		return C.entente_game_view(g.at, number, view, e)
	})
}

// Save is the game as JSON, which every other program of Entente reads.
func (g *Game) Save() (string, error) {
	return g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_save(at, out, e)
	})
}

// SaveBytes is the game in a binary form, a sixth of the length of JSON.
func (g *Game) SaveBytes() ([]byte, error) {
	made, err := g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_save_binary(at, out, e)
	})
	return []byte(made), err
}

// Hash is a 64-bit hash of the game, the same in every version and language.
func (g *Game) Hash() uint64 {
	defer g.lock()()
	hash := new(C.uint64_t)
	must(0, call(func(e failing) C.entente_status {
		return C.entente_game_hash(g.at, C.entente_game_phase_count(g.at), hash, e)
	}))
	return uint64(*hash)
}

// Map is the map.
func (g *Game) Map() *Map { return g.m }

// Rules are the rules.
func (g *Game) Rules() (*Rules, error) {
	made := &Rules{C.entente_rules{struct_size: C.sizeof_entente_rules}}
	err := g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_rules(at, &made.packed, e) })
	return made, err
}

func (g *Game) info() C.entente_game_info {
	info := C.entente_game_info{struct_size: C.sizeof_entente_game_info}
	return must(info, g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_describe(at, &info, e) }))
}

// PhaseName is the current phase: "S1901M"; "COMPLETED" if the game is over.
func (g *Game) PhaseName() string { info := g.info(); return textIn(info.phase_name[:]) }

// PhaseType is movement, retreats or adjustments.
func (g *Game) PhaseType() PhaseType { return PhaseType(g.info().phase_type) }

// Year is that of the current phase.
func (g *Game) Year() int { return int(g.info().year) }

// IsOver says whether the game has ended.
func (g *Game) IsOver() bool { return g.End() != EndKindNone }

// End is how the game ended; EndKindNone if it goes on.
func (g *Game) End() EndKind { return EndKind(g.info().end_kind) }

// Winners are those for whom it ended.
func (g *Game) Winners() []string { return g.m.powersOf(g.info().winners) }

// Waiting are the powers that want the phase to wait.
func (g *Game) Waiting() []string { return g.m.powersOf(g.info().waiting) }

// PhaseCount is the number of phases played; also the number of the current phase.
func (g *Game) PhaseCount() int {
	defer g.lock()()
	return int(C.entente_game_phase_count(g.at))
}

// Position is the current one, a copy.
func (g *Game) Position() (*Position, error) {
	defer g.lock()()
	return g.positionAt(C.entente_game_phase_count(g.at))
}

// PositionAt is the one at the start of a phase, a copy. Errors: ErrInvalidArgument for a phase not reached.
func (g *Game) PositionAt(phase int) (*Position, error) {
	defer g.lock()()
	return g.positionAt(C.entente_phase(phase))
}

func (g *Game) positionAt(phase C.entente_phase) (*Position, error) {
	return g.m.written(func(at unsafe.Pointer, size C.size_t, e failing) C.entente_status {
		return C.entente_game_position(g.at, phase, at, size, e)
	})
}

// FindPhase is the number of the phase of a name. Errors: ErrNotFound.
func (g *Game) FindPhase(name string) (int, error) {
	phase := new(C.entente_phase)
	err := g.call(func(at *C.entente_game, e failing) C.entente_status {
		text, length := given(name)
		return C.entente_game_find_phase(at, text, length, phase, e)
	})
	return int(*phase), err
}

// Phase is a played phase by number. Errors: ErrInvalidArgument for a phase that was not played.
func (g *Game) Phase(number int) (*PlayedPhase, error) {
	defer g.lock()()
	return g.read(number)
}

// Phases are the played phases, from the first.
func (g *Game) Phases() iter.Seq2[*PlayedPhase, error] {
	return func(yield func(*PlayedPhase, error) bool) {
		for number := 0; number < g.PhaseCount(); number++ {
			if !yield(g.Phase(number)) {
				return
			}
		}
	}
}

// Submit hands in the orders of a power, which replace those handed in before. Illegal and unreadable orders are kept: they are
// results. Errors: ErrWrongPhase if the game is over.
func (g *Game) Submit(power string, orders ...string) error {
	return g.SubmitAs(power, orders, Submission{})
}

// SubmitAs is the same in another mode, or of a power that must be allowed to. Errors: also ErrInvalidArgument if it is not.
func (g *Game) SubmitAs(power string, orders []string, how Submission) error {
	number, packed, err := g.submission(power, how)
	if err != nil {
		return err
	}
	text, length := given(strings.Join(orders, "\n"))
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_submit_text(at, number, text, length, packed, e)
	})
}

// SubmitOrders hands in orders that were made or listed before.
func (g *Game) SubmitOrders(power string, orders []Order, how Submission) error {
	number, packed, err := g.submission(power, how)
	if err != nil {
		return err
	}
	given := pack(orders)
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_submit(at, number, unsafe.SliceData(given), C.size_t(len(given)), packed, e)
	})
}

func (g *Game) submission(power string, how Submission) (C.entente_power, *C.entente_submission, error) {
	number, err := g.m.findPower(power)
	if err != nil {
		return 0, nil, err
	}
	by, err := g.m.findPowerOrNone(how.By)
	made := &C.entente_submission{struct_size: C.sizeof_entente_submission, by: by, mode: C.entente_submit_mode(how.Mode)}
	return number, made, err
}

// Orders are the lines that a power handed in for the current phase.
func (g *Game) Orders(power string) ([]string, error) {
	return g.OrdersAt(g.PhaseCount(), power, false)
}

// OrdersAt are the lines that a power handed in for a phase, or its default orders of the current one.
func (g *Game) OrdersAt(phase int, power string, defaults bool) ([]string, error) {
	number, err := g.m.findPower(power)
	if err != nil {
		return nil, err
	}
	text, err := g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_orders_text(at, C.entente_phase(phase), number, flag(defaults), out, e)
	})
	return lines(text), err
}

func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// Cancel takes back the order for the unit or site of a province ("": all of the power). By is who does, if it must be allowed
// to, else "". Errors: ErrNotFound if there is none.
func (g *Game) Cancel(power, province, by string) error {
	number, err := g.m.findPower(power)
	if err != nil {
		return err
	}
	place, err := g.m.findProvinceOrAll(province)
	if err != nil {
		return err
	}
	giver, err := g.m.findPowerOrNone(by)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_cancel_order(at, number, place, giver, e)
	})
}

// LegalOrders are those of a province ("": of all) and of a power ("": of all).
func (g *Game) LegalOrders(province, power string) ([]Order, error) {
	place, err := g.m.findProvinceOrAll(province)
	if err != nil {
		return nil, err
	}
	number, err := g.m.findPowerOrNone(power)
	if err != nil {
		return nil, err
	}
	defer g.lock()()
	found, err := items(func(at *C.entente_order, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_game_legal_orders(g.at, number, place, at, size, length, e)
	})
	return g.m.orders(found), err
}

// CheckOrder says what one order is worth in the current phase; the game does not change. Errors: ErrWrongPhase if the game is
// over.
func (g *Game) CheckOrder(power, text string, options ...TextOptions) (Check, error) {
	number, err := g.m.findPower(power)
	if err != nil {
		return Check{}, err
	}
	check := C.entente_order_check{struct_size: C.sizeof_entente_order_check}
	sentence, err := g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		given, length := given(text)
		return C.entente_game_check_order(at, number, given, length, packed(options), &check, out, e)
	})
	made := Check{check.is_legal != 0, Reason(check.reason), Illegality(check.illegality), Order{g.m, uint64(check.order)}, sentence, ""}
	if made.Reason == ReasonUnreadable {
		made.Fault = text[check.fault_offset : check.fault_offset+check.fault_length]
	}
	return made, err
}

// Owed is what a power still has to order. Errors: ErrWrongPhase if the game is over.
func (g *Game) Owed(power string) (Owed, error) {
	number, err := g.m.findPower(power)
	if err != nil {
		return Owed{}, err
	}
	defer g.lock()()
	owed := C.entente_owed{struct_size: C.sizeof_entente_owed}
	if err := call(func(e failing) C.entente_status { return C.entente_game_owed(g.at, number, &owed, e) }); err != nil {
		return Owed{}, err
	}
	units, err := items(func(at *C.entente_unit, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_game_owed_units(g.at, number, at, size, length, e)
	})
	return Owed{g.m.units(units), int(owed.build_count), int(owed.removal_count), g.m.powerID(int(owed.by))}, err
}

// OwedJSON is what all powers owe, and whether the phase is ready.
func (g *Game) OwedJSON() (string, error) {
	return g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_owed_json(at, out, e)
	})
}

// Advise names possible mistakes in the orders handed in so far. Errors: ErrWrongPhase if the game is over.
func (g *Game) Advise(question Question, form TextForm, options ...TextOptions) (string, error) {
	asked, err := question.packed(g.m)
	if err != nil {
		return "", err
	}
	return g.text(func(at *C.entente_game, out **C.entente_text, e failing) C.entente_status {
		return C.entente_game_advise(at, asked, C.entente_text_form(form), packed(options), out, e)
	})
}

// SetWaiting says whether a power wants the phase to wait; Process ignores it, the host decides.
func (g *Game) SetWaiting(power string, waits bool) error {
	number, err := g.m.findPower(power)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_set_waiting(at, number, flag(waits), e)
	})
}

// Allow lets a power hand in orders of another, as a deputy, or no longer.
func (g *Game) Allow(by, power string, allowed bool) error {
	set, err := g.m.findPowers([]string{by, power})
	if err != nil || set == 0 {
		return err
	}
	giver, number := must(g.m.findPower(by)), must(g.m.findPower(power))
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_allow(at, giver, number, flag(allowed), e)
	})
}

// MayOrder says whether a power may hand in orders of another.
func (g *Game) MayOrder(by, power string) (bool, error) {
	giver, err := g.m.findPower(by)
	if err != nil {
		return false, err
	}
	number, err := g.m.findPower(power)
	defer g.lock()()
	return err == nil && C.entente_game_may_order(g.at, giver, number) != 0, err
}

// Process plays the current phase with the orders handed in, and goes on to the next one. Errors: ErrWrongPhase if the game is
// over.
func (g *Game) Process() (*PlayedPhase, error) {
	defer g.lock()()
	if err := call(func(e failing) C.entente_status { return C.entente_game_process(g.at, e) }); err != nil {
		return nil, err
	}
	return g.read(int(C.entente_game_phase_count(g.at)) - 1)
}

// Undo takes back the last phase; its orders are handed in again. Errors: ErrWrongPhase if none was played.
func (g *Game) Undo() error {
	return g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_undo(at, e) })
}

// Redo plays the phase that was undone last again. Errors: ErrWrongPhase if none was.
func (g *Game) Redo() error {
	return g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_redo(at, e) })
}

// GoTo undoes or redoes phases until so many are played.
func (g *Game) GoTo(phase int) error {
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_go_to(at, C.entente_phase(phase), e)
	})
}

// DrawPolicy is how a draw is voted on.
func (g *Game) DrawPolicy() DrawPolicy { return DrawPolicy(g.info().draw_policy) }

// SetDrawPolicy says how a draw is voted on; it deletes all votes.
func (g *Game) SetDrawPolicy(policy DrawPolicy) error {
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_set_draw_policy(at, C.entente_draw_policy(policy), e)
	})
}

// Vote casts a vote: Vote{Power: "FRANCE", Kind: VoteKindList, Powers: []string{"FRANCE", "ITALY"}}. One that completes a draw
// ends the game. Errors: ErrInvalidArgument, saying why, for a vote that is refused.
func (g *Game) Vote(vote Vote) error {
	cast, err := g.packedVote(vote)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_vote(at, cast, e) })
}

// CancelVote takes a vote back.
func (g *Game) CancelVote(vote Vote) error {
	cast, err := g.packedVote(vote)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_cancel_vote(at, cast, e) })
}

func (g *Game) packedVote(vote Vote) (*C.entente_vote, error) {
	number, err := g.m.findPower(vote.Power)
	if err != nil {
		return nil, err
	}
	powers, err := g.m.findPowers(vote.Powers)
	return &C.entente_vote{power: C.uint8_t(number), kind: C.uint8_t(vote.Kind), powers: powers}, err
}

// VoteCommand carries out a mail judge's command: "SET DRAW AEF"; of the moderator ("") "SET DIAS".
func (g *Game) VoteCommand(power, command string) error {
	number, err := g.m.findPowerOrNone(power)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		text, length := given(command)
		return C.entente_game_vote_command(at, number, text, length, e)
	})
}

// Votes are those that count now.
func (g *Game) Votes() ([]Vote, error) {
	defer g.lock()()
	found, err := items(func(at *C.entente_vote, size C.size_t, length *C.size_t, e failing) C.entente_status {
		return C.entente_game_votes(g.at, at, size, length, e)
	})
	made := make([]Vote, len(found))
	for i, each := range found {
		made[i] = Vote{g.m.powerID(int(each.power)), VoteKind(each.kind), g.m.powersOf(each.powers), each.list_ignored != 0}
	}
	return made, err
}

// Stop ends the game as its players or the host decide: Stop(EndKindDraw, "FRANCE", "ITALY").
func (g *Game) Stop(kind EndKind, winners ...string) error {
	set, err := g.m.findPowers(winners)
	if err != nil {
		return err
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_end(at, C.entente_end_kind(kind), set, e)
	})
}

// Resume lets a game go on that was stopped. Errors: ErrWrongPhase if it is not over, or was won.
func (g *Game) Resume() error {
	return g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_resume(at, e) })
}

// EndRules are ends beside the victory on the board.
func (g *Game) EndRules() (EndRules, error) {
	found := C.entente_end_rules{struct_size: C.sizeof_entente_end_rules}
	err := g.call(func(at *C.entente_game, e failing) C.entente_status { return C.entente_game_end_rules(at, &found, e) })
	made := EndRules{found.last_survivor != 0, nil, YearLimit(found.year_limit), int(found.stalemate_years), int(found.phase_limit)}
	if found.has_last_year != 0 {
		year := int(found.last_year)
		made.LastYear = &year
	}
	return made, err
}

// SetEndRules sets them. Errors: ErrInvalidArgument for numbers out of range.
func (g *Game) SetEndRules(rules EndRules) error {
	given := &C.entente_end_rules{
		struct_size: C.sizeof_entente_end_rules, last_survivor: flag(rules.LastSurvivor), has_last_year: flag(rules.LastYear != nil),
		year_limit: C.entente_year_limit(rules.YearLimit), stalemate_years: C.uint32_t(rules.StalemateYears),
		phase_limit: C.uint32_t(rules.PhaseLimit),
	}
	if rules.LastYear != nil {
		given.last_year = C.int32_t(*rules.LastYear)
	}
	return g.call(func(at *C.entente_game, e failing) C.entente_status {
		return C.entente_game_set_end_rules(at, given, e)
	})
}
