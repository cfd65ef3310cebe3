package entente_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"strings"

	"entente.example/entente"
)

func Example() {
	game, err := entente.NewGame("standard")
	if err != nil {
		log.Fatal(err)
	}
	defer game.Close()
	if err := game.Submit("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR"); err != nil {
		log.Fatal(err)
	}
	phase, err := game.Process()
	if err != nil {
		log.Fatal(err)
	}
	for result := range phase.Of("FRANCE") {
		sentence, _ := result.Sentence()
		fmt.Println(result, "|", sentence)
	}
	fmt.Println(game.PhaseName())
	// Output:
	// A PAR - BUR: none | A PAR moves to BUR.
	// A MAR S A PAR - BUR: none | A MAR supports A PAR to BUR.
	// F BRE H: none | F BRE holds. F BRE was given no order.
	// F1901M
}

func ExampleError() {
	_, err := entente.ReadRules("2023,waiv=allowed", nil)
	var failed *entente.Error
	if errors.As(err, &failed) {
		fmt.Println(failed.Place.Column, failed.Message)
	}
	_, err = entente.BuiltinMap("standart")
	fmt.Println(errors.Is(err, entente.ErrNotFound))
	// Output:
	// 6 rules: unknown rule option 'waiv'; nearest: waive
	// true
}

func ExampleGame_LegalOrders() {
	game, _ := entente.NewGame("standard")
	orders, _ := game.LegalOrders("PAR", "")
	fmt.Println(orders[:3])
	// Output: [A PAR H A PAR - BRE A PAR - BUR]
}

func ExampleGame_CheckOrder() {
	game, _ := entente.NewGame("standard")
	check, _ := game.CheckOrder("FRANCE", "F BRE - PAR")
	fmt.Println(check.IsLegal, check.Illegality, check.Sentence)
	// Output: false cannot_stand A fleet cannot be in PAR.
}

func ExampleMap() {
	m, _ := entente.BuiltinMap("standard")
	location, _ := m.Location("St Petersburg")
	neighbors, _ := m.Neighbors("PAR", entente.UnitTypeArmy, "")
	fmt.Println(location.Coasts, neighbors)
	// Output: [STP/NC STP/SC] [BRE BUR GAS PIC]
}

func ExampleRules() {
	rules, _ := entente.ReadRules("2023", nil)
	changed, _ := rules.Changed("waive", "forbidden")
	fmt.Println(rules.Get("waive"), changed.Differences(rules))
	fmt.Println(changed)
	// Output:
	// allowed map[waive:forbidden]
	// convoy_paradox=2000,dislodged_bounce=never,waive=forbidden
}

func ExamplePosition() {
	m, _ := entente.BuiltinMap("standard")
	board, _ := entente.EmptyPosition(m)
	if err := board.Place(entente.Unit{Power: "FRANCE", Type: entente.UnitTypeArmy, Location: "Paris"}); err != nil {
		log.Fatal(err)
	}
	if err := board.SetOwner("PAR", "FRANCE"); err != nil {
		log.Fatal(err)
	}
	text, _ := board.Render(entente.RenderOptions{Form: entente.RenderFormText})
	fmt.Println(board.Units(), strings.Contains(text, "A PAR"))
	// Output: [A PAR] true
}

func ExampleExchange() {
	exchange, _ := entente.NewExchange(nil, nil)
	defer exchange.Close()
	result, _ := exchange.Adjudicate(`{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}}`)
	var read struct{ Orders []struct{ Sentence string } }
	err := json.Unmarshal([]byte(result), &read)
	fmt.Println(read.Orders[0].Sentence, err)
	// Output: A PAR moves to BUR. <nil>
}

func ExampleAdjudicator() {
	m, _ := entente.BuiltinMap("standard")
	judge, _ := entente.NewAdjudicator(m)
	defer judge.Close()
	start, _ := entente.StartPosition(m)
	order, _ := entente.ReadOrder(m, "Army Paris - Burgundy", "FRANCE", entente.PhaseTypeMovement, nil)
	outcome, _ := judge.Adjudicate(start, []entente.Order{order}, nil)
	sentence, _ := outcome.Results[0].Sentence(entente.TextOptions{Language: entente.TextLanguageDe})
	fmt.Println(sentence, outcome.Next.PhaseName())
	// Output: A PAR zieht nach BUR. F1901M
}

func ExampleAdjudicateListing() {
	answer, _, err := entente.AdjudicateListing(entente.Listing{
		Source: "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n"})
	if err != nil {
		panic(err)
	}
	fmt.Println(strings.Split(answer, "\n")[2])
	// Output: France: Army Paris -> Burgundy.  (*bounce*)
}

func ExampleConvert() {
	game, _ := entente.NewGame("standard")
	json, _ := game.Save()
	line, notes, err := entente.Convert(entente.Conversion{Source: []byte(json), From: entente.GameFormGuess, To: entente.GameFormLine})
	fmt.Println(string(line[:15]), len(notes), err)
	// Output: standard S1901M 0 <nil>
}
