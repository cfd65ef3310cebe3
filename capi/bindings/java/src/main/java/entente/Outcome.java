package entente;

import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;

/** The outcome of a phase, a list of its results: one for each order handed in, by power, then the implied ones. */
public abstract class Outcome extends AbstractList<Result> {
  final GameMap map;
  final Source source;
  final int phase;
  final long stamp;
  private final Structs.PhaseSummary summary;
  private List<Result> results = List.of();
  private List<Event> events = List.of();
  private List<Event> losses = List.of();

  Outcome(GameMap map, Source source, int phase, long stamp, Structs.PhaseSummary summary) {
    this.map = map;
    this.source = source;
    this.phase = phase;
    this.stamp = stamp;
    this.summary = summary;
  }

  // Of the first results, those of lines handed in, `powers` and `texts` say who wrote what.
  final void fill(PackedResult[] packed, String[] powers, String[] texts, Structs.Event[] packedEvents, Structs.Event[] packedLosses) {
    results = IntStream.range(0, packed.length)
        .mapToObj(i -> new Result(this, i, packed[i], i < texts.length ? powers[i] : null, i < texts.length ? texts[i] : "")).toList();
    events = IntStream.range(0, packedEvents.length).mapToObj(i -> new Event(this, i, packedEvents[i])).toList();
    losses = IntStream.range(0, packedLosses.length).mapToObj(i -> new Event(this, i, packedLosses[i])).toList();
  }

  @Override
  public Result get(int index) {
    return results.get(index);
  }

  @Override
  public int size() {
    return results.size();
  }

  /** {@return what happened without an order, also in phases that were skipped after this one} */
  public List<Event> events() {
    return events;
  }

  /** {@return all units that the phase cost} */
  public List<Event> losses() {
    return losses;
  }

  /** {@return how the phase ended the game; {@link EndKind#NONE} if it goes on} */
  public EndKind end() {
    return summary.endKind();
  }

  /** {@return the winners of that end} */
  public List<String> winners() {
    return map.powersOf(summary.winners());
  }

  /** {@return the powers that played their default orders} */
  public List<String> byDefault() {
    return map.powersOf(summary.byDefault());
  }

  /** {@return the results of orders that did not succeed} */
  public List<Result> failed() {
    return results.stream().filter(each -> !each.succeeded()).toList();
  }

  /**
   * The results of a power's orders.
   *
   * @param power the power
   * @return the results
   * @throws EntenteException.NotFound if there is no such power
   */
  public List<Result> of(String power) {
    String id = map.powerId(map.powerNumber(power));
    return results.stream().filter(each -> each.power().equals(id)).toList();
  }

  /** {@return why all orders ended as they did, in English} */
  public String explain() {
    return explain(null, TextForm.FOR_PEOPLE, TextOptions.USUAL);
  }

  /**
   * Why orders ended as they did.
   *
   * @param order an order ("A PAR - BUR") or a unit ("A PAR"); null: all
   * @param form for people, JSON, or a graph
   * @param options how sentences are written
   * @return the explanation
   * @throws EntenteException.NotFound if no such order was given
   * @throws EntenteException.WrongPhase if the phase was undone, or another one was adjudicated, since
   */
  public abstract String explain(String order, TextForm form, TextOptions options);
}
