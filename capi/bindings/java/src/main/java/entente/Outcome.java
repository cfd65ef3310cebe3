package entente;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The outcome of a phase, a list of its results: one for each order handed in, by power, then the implied ones. */
public abstract class Outcome extends AbstractList<Result> {
  final GameMap map;
  final Source source;
  final int phase;
  final long serial;
  private final Structs.PhaseSummary summary;
  private final Map<Voice, List<String>> sentences = new HashMap<>(); // those that were asked for
  private List<Result> results = List.of();
  private List<Event> events = List.of();
  private List<Event> losses = List.of();

  private record Voice(PhaseTexts kind, TextOptions options) {}

  Outcome(GameMap map, Source source, int phase, long serial, Structs.PhaseSummary summary) {
    this.map = map;
    this.source = source;
    this.phase = phase;
    this.serial = serial;
    this.summary = summary;
  }

  final void fill(PackedResult[] packed, Structs.Event[] packedEvents, Structs.Event[] packedLosses) {
    String[] texts = source.texts(this, PhaseTexts.ORDERS, null).split("\n", -1);
    results = IntStream.range(0, packed.length).mapToObj(i -> new Result(this, i, packed[i], texts[i])).toList();
    events = events(PhaseTexts.EVENTS, packedEvents);
    losses = events(PhaseTexts.LOSSES, packedLosses);
  }

  private List<Event> events(PhaseTexts kind, Structs.Event[] packed) {
    return IntStream.range(0, packed.length).mapToObj(i -> new Event(this, kind, i, packed[i])).toList();
  }

  final String sentence(PhaseTexts kind, int index, TextOptions options) {
    return source.current(this, () -> sentences.computeIfAbsent(new Voice(kind, options),
        voice -> source.texts(this, kind, options.struct()).lines().toList()).get(index));
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
