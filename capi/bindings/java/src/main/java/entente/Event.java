package entente;

import java.util.Optional;

/** Something that happened without an order: a unit was lost, a build waived, a power won. */
public final class Event {
  private final Outcome from;
  private final PhaseTexts kind;
  private final int index;
  private final Structs.Event packed;

  Event(Outcome from, PhaseTexts kind, int index, Structs.Event packed) {
    this.from = from;
    this.kind = kind;
    this.index = index;
    this.packed = packed;
  }

  /** {@return what happened} */
  public EventKind kind() {
    return packed.kind();
  }

  /** {@return why} */
  public EventWhy why() {
    return packed.why();
  }

  /** {@return to whom} */
  public String power() {
    return from.map.powerId(packed.power());
  }

  /** {@return to which unit; empty if it is not about a unit} */
  public Optional<Unit> unit() {
    return packed.unit().location() == Native.NO_LOCATION ? Optional.empty() : Optional.of(from.map.unit(packed.unit()));
  }

  /**
   * What happened and why.
   *
   * @param options how the sentence is written
   * @return the sentence
   * @throws EntenteException.NotFound for an unknown language
   * @throws EntenteException.WrongPhase if the phase was undone, or another one was adjudicated, since
   */
  public String sentence(TextOptions options) {
    return from.sentence(kind, index, options);
  }

  /** {@return "disbanded A PAR"} */
  @Override
  public String toString() {
    return kind().word() + " " + unit().map(Unit::toString).orElseGet(this::power);
  }
}
