package entente;

import java.util.function.Supplier;

// Where an outcome lies: a phase of a game, or the last phase of an adjudicator.
interface Source {
  // What a call gives, if the outcome is still that of the phase that the caller saw.
  <T> T current(Outcome of, Supplier<T> call);

  String texts(Outcome of, PhaseTexts kind, Structs.TextOptions options);

  static RuntimeException stale() {
    return EntenteException.of(Status.WRONG_PHASE, "the phase was undone, or another one was adjudicated since");
  }
}
