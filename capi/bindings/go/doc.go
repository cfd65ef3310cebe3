// Package entente adjudicates the board game Diplomacy: orders in, the result of every order with its reason out.
//
//	game, err := entente.NewGame("standard")
//	err = game.Submit("FRANCE", "A PAR - BUR")
//	phase, err := game.Process()
//	for _, result := range phase.Results { fmt.Println(result.Text, result.Reason) }
//
// A [Game] plays a game over time, an [Adjudicator] adjudicates positions without one, an [Exchange] speaks JSON. Powers and
// places are their ids, "FRANCE" and "STP/SC"; what takes one takes every name of the map. Where a power or place may be
// "", that means all or none.
//
// A failed or illegal order is a result. Anything else is an [*Error], which is found with errors.As; errors.Is compares its
// status: errors.Is(err, entente.ErrNotFound).
//
// Goroutines may share every object: a call on a [Game], an [Adjudicator] or an [Exchange] holds its lock, the others never
// change, except a [Position], which is plain memory. What the library holds is freed with the object by the garbage
// collector, which does not see its size: Close frees a game, an adjudicator or an exchange at once.
package entente
