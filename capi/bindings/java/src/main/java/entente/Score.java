package entente;

/**
 * A fraction in lowest terms.
 *
 * @param numerator the numerator
 * @param denominator the denominator, above 0
 */
public record Score(long numerator, long denominator) {
  /** {@return "1/3"} */
  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
