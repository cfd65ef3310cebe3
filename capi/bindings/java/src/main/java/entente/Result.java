package entente;

import java.util.Optional;

/** The result of an order. */
public final class Result {
  private final Outcome from;
  private final int index;
  private final PackedResult packed;
  private final Optional<Order> order;
  private final String text;

  Result(Outcome from, int index, PackedResult packed, String text) {
    this.from = from;
    this.index = index;
    this.packed = packed;
    this.text = text;
    order = Order.ofNullable(from.map, packed.order());
  }

  /** {@return the order in normal form, with real type and coast; empty if the line was unreadable} */
  public Optional<Order> order() {
    return order;
  }

  /** {@return who gave it} */
  public String power() {
    return from.map.powerId((int) (packed.order() >> 16) & 0xff);
  }

  /** {@return the order as it was handed in; of a packed or implied order its normal form} */
  public String text() {
    return text;
  }

  /** {@return why it failed; {@link Reason#NONE}: it succeeded} */
  public Reason reason() {
    return packed.reason();
  }

  /** {@return why it is illegal, or void by a rule} */
  public Illegality illegality() {
    return packed.illegality();
  }

  /** {@return the province (before the phase) of the unit that made it fail} */
  public Optional<String> cause() {
    return Optional.ofNullable(from.map.place(packed.cause()));
  }

  /** {@return the province of the unit that dislodged the ordered unit} */
  public Optional<String> dislodgedBy() {
    return Optional.ofNullable(from.map.place(packed.dislodgedBy()));
  }

  /** {@return whether it was not given, but implied for a unit without a legal order} */
  public boolean implied() {
    return packed.implied();
  }

  /** {@return whether it is a build that other powers do not see yet} */
  public boolean hidden() {
    return packed.hidden();
  }

  /** {@return whether the order did not fail} */
  public boolean succeeded() {
    return packed.reason() == Reason.NONE;
  }

  /** {@return why it ended so, in English} */
  public String sentence() {
    return sentence(TextOptions.USUAL);
  }

  /**
   * Why it ended so.
   *
   * @param language a code of {@link Entente#languages}
   * @return the sentence
   */
  public String sentence(String language) {
    return sentence(TextOptions.in(language));
  }

  /**
   * Why it ended so.
   *
   * @param options how the sentence is written
   * @return the sentence
   * @throws EntenteException.NotFound for an unknown language
   * @throws EntenteException.WrongPhase if the phase was undone, or another one was adjudicated, since
   */
  public String sentence(TextOptions options) {
    return from.sentence(PhaseTexts.RESULTS, index, options);
  }

  /** {@return "A PAR - BUR: bounced"} */
  @Override
  public String toString() {
    return text + ": " + (succeeded() ? "succeeds" : reason().word());
  }
}
