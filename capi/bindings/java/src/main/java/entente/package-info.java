/**
 * Adjudicates the board game Diplomacy: orders in, the result of every order with its reason out.
 *
 * <pre>{@code
 * try (Game game = new Game()) {
 *   game.submit("FRANCE", "A PAR - BUR");
 *   for (Result result : game.process()) System.out.println(result + " | " + result.sentence());
 * }
 * }</pre>
 *
 * <p>{@link entente.Game} plays a game over time, {@link entente.Adjudicator} adjudicates positions without one, {@link entente.Exchange}
 * speaks JSON. Powers and places are their ids, "FRANCE" and "STP/SC"; what takes one takes every name of the map. A failed or illegal order
 * is a result; anything else is an {@link entente.EntenteException}.
 */
package entente;
