package entente_test

import (
	"encoding/json"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"entente.example/entente"
)

// need fails the test at an error that it does not expect.
func need[T any](made T, err error) T {
	if err != nil {
		panic(err)
	}
	return made
}

func expect(t *testing.T, is bool, values ...any) {
	t.Helper()
	if !is {
		t.Fatal(values...)
	}
}

func standard() *entente.Map { return need(entente.BuiltinMap("standard")) }

func started() *entente.Game { return need(entente.NewGameOf(standard(), nil, nil)) }

func TestMapsOfTextsIncludeFilesAndTellThePlaceOfAMistake(t *testing.T) {
	files := map[string]string{"base.map": need(standard().Text(entente.MapFormMap))}
	m := need(entente.NewMap(entente.MapText{Text: "USE base.map\n", FileName: "my.map", Files: files}))
	expect(t, len(m.Provinces) == len(standard().Provinces), m.Provinces)
	wrong := entente.MapText{Text: "MAP x\nNONSENSE 1\n", FileName: "my.map"}
	_, err := entente.NewMap(wrong)
	var failed *entente.Error
	expect(t, errors.As(err, &failed) && failed.Place != nil && failed.Place.File == "my.map", err)
	said := need(wrong.Diagnostics(entente.TextFormJSON))
	expect(t, strings.HasPrefix(said, "["), said)
	_, err = entente.ReadMap("/nowhere/x.map")
	expect(t, err != nil)
	expect(t, slices.Contains(slices.Collect(entente.MapNames()), "ancmed"))
}

func TestRulesDiffer(t *testing.T) {
	base := need(entente.ReadRules("2023", nil))
	changed := need(base.Changed("waive", "forbidden"))
	expect(t, changed.Get("waive") == "forbidden" && !changed.Equal(base) && len(changed.Differences(base)) == 1, changed.Differences(base))
	for preset := range entente.Presets() {
		need(entente.ReadRules(preset.Name, nil))
	}
	expect(t, len(entente.Options()) > 50 && entente.Options()[0].Values[0].Name != "")
}

func TestPositionsAreChangedAndCopied(t *testing.T) {
	m := standard()
	start := need(entente.StartPosition(m))
	board := start.Clone()
	expect(t, board.Remove("PAR") == nil)
	expect(t, errors.Is(board.Remove("PAR"), entente.ErrNotFound))
	said := need(start.Difference(board, entente.TextFormForPeople))
	expect(t, strings.Contains(said, "A PAR"), said)
	expect(t, board.SetPhase("S1901R") == nil)
	unit := entente.Unit{Power: "FRANCE", Type: entente.UnitTypeArmy, Location: "PAR"}
	expect(t, board.Dislodge(unit, "GAS", "PIC") == nil)
	expect(t, slices.Equal(need(board.Retreats("PAR")), []string{"GAS", "PIC"}) && board.Dislodged()[0] == unit)
	expect(t, need(entente.PositionOfBytes(m, board.Bytes())).Equal(board))
	expect(t, need(entente.PositionOfJSON(m, need(start.JSON()))).Hash() == start.Hash())
	other := need(entente.StartPosition(need(entente.BuiltinMap("ancmed"))))
	_, err := need(entente.NewAdjudicator(m)).Adjudicate(other, nil, nil)
	expect(t, errors.Is(err, entente.ErrInvalidArgument), err)
	empty := need(entente.EmptyPosition(m))
	expect(t, empty.Place(unit) == nil && empty.SetOwner("PAR", "FRANCE") == nil && slices.Contains(empty.Owners(), "FRANCE"))
	expect(t, empty.SetEnd(entente.EndKindDraw, "FRANCE", "ITALY") == nil && empty.End() == entente.EndKindDraw, empty.End())
}

func TestABatchPlaysEachPosition(t *testing.T) {
	m := standard()
	judge := need(entente.NewAdjudicator(m))
	start := need(entente.StartPosition(m))
	order := need(entente.ReadOrder(m, "A PAR - BUR", "FRANCE", entente.PhaseTypeMovement, nil))
	positions := make([]uint64, m.PositionSize()/8*2)
	for i, each := range append(start.Bytes(), start.Bytes()...) {
		positions[i/8] |= uint64(each) << (i % 8 * 8)
	}
	batch := entente.Batch{
		Positions: positions, Orders: []uint64{order.Bits, order.Bits}, Starts: []uint64{0, 1, 2},
		Results: make([]entente.PackedResult, 2), Statuses: []entente.Status{1, 1},
	}
	expect(t, judge.AdjudicateBatch(batch, nil) == nil)
	expect(t, batch.Results[1].Order == order.Bits && batch.Results[1].Reason == 0 && batch.Statuses[1] == entente.Ok, batch.Results)
	batch.Orders = batch.Orders[:1]
	expect(t, errors.Is(judge.AdjudicateBatch(batch, nil), entente.ErrInvalidArgument))
}

func TestActionsAndChoicesAreOrders(t *testing.T) {
	m := standard()
	judge, actions, start := need(entente.NewAdjudicator(m)), need(entente.NewActions(m, nil)), need(entente.StartPosition(m))
	numbers := need(judge.LegalActions(start, actions, "FRANCE", nil))
	orders := need(judge.LegalOrders(start, "", "FRANCE", nil))
	expect(t, actions.Len() == 19293 && slices.Equal(numbers, need(actions.OfOrders(orders))))
	expect(t, need(actions.ToOrders(numbers[:1]))[0].String() == orders[0].String())
	chosen := []uint32{uint32(entente.OrderKindMove)}
	next := need(judge.Choices(start, "PAR", chosen, "", nil))
	done := need(judge.Choices(start, "PAR", append(chosen, next.Values[1]), "", nil))
	expect(t, next.Step == entente.OrderStepTarget && done.Order.String() == "A PAR - BUR", next, done)
}

func TestResultsOfAnUndonePhaseHaveNoSentence(t *testing.T) {
	game := need(entente.RandomGame(standard(), 1, 12))
	hash, count := game.Hash(), game.PhaseCount()
	losses := 0
	for phase, err := range game.Phases() {
		expect(t, err == nil && phase.Name != "")
		losses += len(phase.Losses)
	}
	expect(t, losses > 0)
	last := need(game.Phase(count - 1))
	sentence := need(last.Results[0].Sentence())
	expect(t, game.GoTo(1) == nil)
	isStale := func() bool {
		for _, err := range []error{
			second(last.Results[0].Sentence()), second(last.Explain("", entente.TextFormForPeople)), second(last.JSON()),
		} {
			expect(t, err == nil || errors.Is(err, entente.ErrWrongPhase) && strings.Contains(err.Error(), "undone"), err)
		}
		return second(last.Results[0].Sentence()) != nil
	}
	expect(t, isStale() && game.Undo() == nil && game.Redo() == nil && game.GoTo(count) == nil && game.Hash() == hash)
	expect(t, !isStale() && need(last.Results[0].Sentence()) == sentence)
	expect(t, game.GoTo(0) == nil)
	for range count {
		need(game.Process())
	}
	expect(t, isStale())
	expect(t, need(game.FindPhase("S1901M")) == 0)
}

func second[T any](_ T, err error) error { return err }

func TestOrdersAreAmendedAndOwed(t *testing.T) {
	game := started()
	expect(t, game.Submit("FRANCE", "A PAR - BUR", "nonsense") == nil)
	expect(t, game.SubmitAs("FRANCE", []string{"A MAR H"}, entente.Submission{Mode: entente.SubmitModeAmend, By: "FRANCE"}) == nil)
	refused := game.SubmitAs("FRANCE", []string{"A MAR H"}, entente.Submission{By: "ITALY"})
	expect(t, errors.Is(refused, entente.ErrInvalidArgument), refused)
	expect(t, slices.Equal(need(game.Orders("FRANCE")), []string{"A PAR - BUR", "nonsense", "A MAR H"}))
	expect(t, len(need(game.Owed("FRANCE")).Units) == 1)
	expect(t, game.Allow("ITALY", "FRANCE", true) == nil && need(game.MayOrder("ITALY", "FRANCE")))
	expect(t, game.SetWaiting("FRANCE", true) == nil && slices.Equal(game.Waiting(), []string{"FRANCE"}))
	expect(t, game.Cancel("FRANCE", "MAR", "") == nil)
	expect(t, need(game.CheckOrder("FRANCE", "A PAR - BURR")).Fault == "BURR")
	advice := need(game.Advise(entente.Question{About: []string{"FRANCE"}, Outlook: true}, entente.TextFormJSON))
	expect(t, strings.Contains(advice, "outlook"), advice)
	phase := need(game.Process())
	failed := slices.Collect(phase.Failed())
	expect(t, len(failed) == 1 && failed[0].Reason == entente.ReasonUnreadable && !failed[0].Order.Valid(), failed)
	expect(t, strings.Contains(need(phase.Explain("PAR", entente.TextFormForPeople)), "A PAR"))
}

func TestEnumsAreWordsInJSON(t *testing.T) {
	var reasons []entente.Reason
	expect(t, json.Unmarshal([]byte(`["bounced","CUT"]`), &reasons) == nil && slices.Equal(reasons, []entente.Reason{entente.ReasonBounced, entente.ReasonCut}))
	expect(t, string(need(json.Marshal(reasons))) == `["bounced","cut"]`)
	err := json.Unmarshal([]byte(`["bouncy"]`), &reasons)
	expect(t, errors.Is(err, entente.ErrNotFound), err)
}

func TestVotesEndAGame(t *testing.T) {
	game := started()
	vote := entente.Vote{Power: "FRANCE", Kind: entente.VoteKindList, Powers: []string{"FRANCE", "ITALY"}}
	expect(t, game.SetDrawPolicy(entente.DrawPolicyJudgeNodias) == nil && game.Vote(vote) == nil)
	expect(t, slices.Equal(need(game.Votes())[0].Powers, vote.Powers))
	expect(t, game.CancelVote(vote) == nil && len(need(game.Votes())) == 0)
	year := 1905
	expect(t, game.SetEndRules(entente.EndRules{LastYear: &year, StalemateYears: 3}) == nil && *need(game.EndRules()).LastYear == year)
	expect(t, game.Stop(entente.EndKindDraw, "FRANCE", "ITALY") == nil && game.IsOver() && len(game.Winners()) == 2)
	expect(t, game.Resume() == nil && !game.IsOver())
}

func TestAnExchangeSpeaksJSON(t *testing.T) {
	game := started()
	expect(t, game.Submit("FRANCE", "A PAR - BUR") == nil)
	need(game.Process())
	document := need(entente.ReadDocument(need(game.Save())))
	expect(t, document.IsGame() && document.HasOrders(0) && document.PhaseNames()[0] == "S1901M" && need(document.FindPhase("F1901M")) == 1)
	exchange := need(entente.NewExchange(nil, nil))
	defer exchange.Close()
	german := entente.TextOptions{Language: entente.TextLanguageDe}
	expect(t, strings.Contains(need(exchange.AdjudicatePhase(document, 0, german)), "A PAR zieht nach BUR."))
	expect(t, strings.Contains(need(exchange.Legal(need(document.Phase(0)))), "A PAR - BUR"))
	expect(t, strings.Contains(need(exchange.Report(document, 0, entente.TextOptions{Width: 60})), "A PAR moves to BUR."))
	expect(t, strings.Contains(need(exchange.Replay(document, entente.TextFormJSON)), `"differences":[]`))
	expect(t, need(exchange.Advise(document, 0, entente.Question{About: []string{"FRANCE"}}, entente.TextFormJSON)) != "")
	ring := need(exchange.Render(document, 0, "PAR", entente.RenderOptions{}))
	outlook := need(exchange.Render(document, 0, "", entente.RenderOptions{Outlook: []string{"France"}}))
	expect(t, strings.Contains(ring, `data-order="A PAR - BUR"`) && strings.HasPrefix(outlook, "<svg") && outlook != ring)
	err := second(exchange.Render(document, 0, "SPA", entente.RenderOptions{}))
	expect(t, errors.Is(err, entente.ErrNotFound), err)
	m, _, position, err := exchange.Read(document, 0)
	expect(t, err == nil && position.Equal(need(entente.StartPosition(m))), err)
	board := need(position.Render(entente.RenderOptions{Form: entente.RenderFormText, Hidden: entente.RenderPartsNames}))
	expect(t, strings.Contains(board, "PAR"), board)
	votes := `{"survivors":["FRANCE","ITALY"],"votes":{"FRANCE":"DRAW","ITALY":"DRAW"}}`
	expect(t, strings.Contains(need(exchange.CountVotes(votes, entente.DrawPolicyJudgeDias)), `"draw":["FRANCE","ITALY"]`))
	expect(t, len(exchange.Notes()) == 0, exchange.Notes())
}

func TestAClosedGameIsAnError(t *testing.T) {
	game := started()
	game.Close()
	game.Close()
	_, err := game.Save()
	expect(t, errors.Is(err, entente.ErrInvalidArgument), err)
	expect(t, game.PhaseCount() == 0 && game.PhaseName() == "")
	_, err = game.Process()
	expect(t, errors.Is(err, entente.ErrInvalidArgument), err)
}

func TestGoroutinesShareObjectsThatAreDropped(t *testing.T) {
	m := standard()
	var group sync.WaitGroup
	for range 8 {
		group.Add(1)
		go func() {
			defer group.Done()
			for range 100 {
				game := need(entente.NewGameOf(m, nil, nil))
				phase := need(game.Process())
				need(phase.Results[0].Sentence()) // the phase keeps the game
			}
			runtime.GC()
		}()
	}
	group.Wait()
}
