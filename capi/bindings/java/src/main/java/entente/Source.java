package entente;

import java.util.function.Supplier;

// Where sentences come from: a game, or the last phase of an adjudicator.
interface Source {
  String sentence(Outcome of, boolean ofEvent, int index, TextOptions options);

  // What a call gives, if the outcome is still that of the phase that the caller saw.
  <T> T current(Outcome of, Supplier<T> call);

  static RuntimeException stale() {
    return EntenteException.of(Status.WRONG_PHASE, "the phase was undone, or another one was adjudicated since");
  }
}
