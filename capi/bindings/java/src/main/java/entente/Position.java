package entente;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A position of a map: who stands where and owns what, in which phase. No thread may use it while another one changes it. */
public final class Position {
  private final GameMap map;
  final byte[] bytes;

  Position(GameMap map, byte[] bytes) {
    this.map = map;
    this.bytes = bytes;
  }

  // A position of a function that writes one.
  Position(GameMap map, Consumer<byte[]> write) {
    this(map, new byte[map.positionSize]);
    write.accept(bytes);
  }

  /**
   * The start of a map.
   *
   * @param map the map
   */
  public Position(GameMap map) {
    this(map, to -> Native.positionStart(map.handle, to));
  }

  /**
   * A board without units, at the map's first phase.
   *
   * @param map the map
   * @return the position
   */
  public static Position empty(GameMap map) {
    return new Position(map, to -> Native.positionClear(map.handle, to));
  }

  /**
   * A position of bytes.
   *
   * @param map the map
   * @param bytes as {@link #memory} gives them
   * @return the position
   * @throws EntenteException.InvalidArgument if they are no position of the map
   */
  public static Position ofBytes(GameMap map, byte[] bytes) {
    if (bytes.length != map.positionSize) {
      throw EntenteException.of(Status.INVALID_ARGUMENT, "a position of " + map + " has " + map.positionSize + " bytes, not " + bytes.length);
    }
    Native.positionCheck(map.handle, bytes);
    return new Position(map, bytes.clone());
  }

  /**
   * A position of a line of text (docs/lines.md).
   *
   * @param map the map
   * @param line the line
   * @return the position
   * @throws EntenteException.InvalidArgument with the column
   */
  public static Position ofLine(GameMap map, String line) {
    return new Position(map, to -> Native.positionReadLine(map.handle, line, to));
  }

  /**
   * A position of a JSON phase object.
   *
   * @param map the map
   * @param json the phase object
   * @return the position
   * @throws EntenteException.InvalidArgument with line and column
   */
  public static Position ofJson(GameMap map, String json) {
    return new Position(map, to -> Native.positionFromJson(map.handle, json, to));
  }

  /** {@return another position, equal to this one} */
  public Position copy() {
    return new Position(map, bytes.clone());
  }

  private Structs.PositionInfo info() {
    return Native.positionDescribe(map.handle, bytes);
  }

  /** {@return the map} */
  public GameMap map() {
    return map;
  }

  /** {@return "S1901M"; "COMPLETED" if the game is over} */
  public String phaseName() {
    return info().phaseName();
  }

  /** {@return movement, retreats, adjustments, or a phase of the map's own} */
  public PhaseType phaseType() {
    return info().phaseType();
  }

  /** {@return the year of the phase} */
  public int year() {
    return info().year();
  }

  /** {@return how the game ended} */
  public EndKind end() {
    return info().endKind();
  }

  /** {@return the winners of that end} */
  public List<String> winners() {
    return map.powersOf(info().winners());
  }

  /** {@return units without the dislodged ones, by province} */
  public List<Unit> units() {
    return map.units(Native.positionUnits(map.handle, bytes));
  }

  /** {@return dislodged units, by province; {@link #retreats} says where each may go} */
  public List<Unit> dislodged() {
    return map.units(Native.positionDislodged(map.handle, bytes));
  }

  /**
   * Where the dislodged unit of a province may go.
   *
   * @param province the province
   * @return the ids of the places
   * @throws EntenteException.NotFound if none is there
   */
  public List<String> retreats(String province) {
    return map.places(Native.positionRetreats(map.handle, bytes, map.provinceNumber(province)));
  }

  /** {@return the owner of each supply center, empty if it is neutral} */
  public Map<String, Optional<String>> owners() {
    int[] found = Native.positionOwners(map.handle, bytes);
    Map<String, Optional<String>> made = new LinkedHashMap<>();
    for (int i = 0; i < found.length; ++i) made.put(map.centers().get(i), Optional.ofNullable(map.powerId(found[i])));
    return made;
  }

  /** {@return the counts of each power} */
  public Map<String, Counts> counts() {
    return byPower(Native.positionCounts(map.handle, bytes), each -> new Counts(each.units(), each.dislodged(), each.centers()));
  }

  /**
   * In an adjustments phase: how many units a power may build (above 0) or must remove (below 0).
   *
   * @param power the power
   * @param rules the rules; null: the default of the map
   * @return the number
   */
  public int due(String power, Rules rules) {
    return Native.positionDue(map.handle, bytes, Rules.struct(rules), map.powerNumber(power));
  }

  /**
   * The home centers of a power now.
   *
   * @param power the power
   * @return the ids of the provinces
   */
  public List<String> homes(String power) {
    return map.places(Native.positionHomes(map.handle, bytes, map.powerNumber(power)));
  }

  /**
   * The score of each power, provisional if the game goes on.
   *
   * @param system how scores are counted
   * @param unplayed powers without a player
   * @return the scores
   */
  public Map<String, Score> scores(ScoreSystem system, String... unplayed) {
    return byPower(Native.positionScores(map.handle, bytes, system, map.mask(Arrays.asList(unplayed))),
        each -> new Score(each.numerator(), each.denominator()));
  }

  /** {@return one line of text, the same in every version} */
  public String line() {
    return Native.positionWriteLine(map.handle, bytes);
  }

  /** {@return a 64-bit hash of the line, the same in every version and language} */
  public long hash() {
    return Native.positionHash(map.handle, bytes);
  }

  /** {@return a JSON phase object without orders} */
  public String toJson() {
    return Native.positionToJson(map.handle, bytes);
  }

  /**
   * What changed until another position of the map.
   *
   * @param after the other position
   * @param form a sentence a line, or JSON
   * @param options how sentences are written
   * @return the changes
   */
  public String difference(Position after, TextForm form, TextOptions options) {
    return Native.positionDifference(map.handle, bytes, after.bytes, form, options.struct());
  }

  /** {@return the board as a picture (SVG)} */
  public String render() {
    return render(RenderOptions.USUAL);
  }

  /**
   * The board as a picture, or as text for screen readers.
   *
   * @param options how it is drawn
   * @return SVG or text
   * @throws EntenteException.NotSupported if the library has no drawings
   */
  public String render(RenderOptions options) {
    return Native.positionRender(map.handle, bytes, options.struct(map));
  }

  /** {@return a copy of the bytes; equal positions of one map have equal bytes} */
  public byte[] memory() {
    return bytes.clone();
  }

  private Structs.Unit unit(String power, UnitType type, String location) {
    return new Structs.Unit(map.locationNumber(location), map.powerNumber(power), type);
  }

  /**
   * Puts a unit on the board.
   *
   * @param power whose it is
   * @param type army or fleet
   * @param location where it stands
   * @throws EntenteException.InvalidArgument if the province is occupied or the unit cannot stand there
   */
  public void place(String power, UnitType type, String location) {
    Native.positionPlace(map.handle, bytes, unit(power, type, location));
  }

  /**
   * Takes the unit of a province off the board.
   *
   * @param province the province
   * @throws EntenteException.NotFound if none stands there
   */
  public void remove(String province) {
    Native.positionRemove(map.handle, bytes, map.provinceNumber(province));
  }

  /**
   * Adds a dislodged unit.
   *
   * @param power whose it is
   * @param type army or fleet
   * @param location where it stands
   * @param retreats the places it may retreat to
   * @throws EntenteException.WrongPhase if the phase has no dislodged units: set the phase first
   */
  public void dislodge(String power, UnitType type, String location, Collection<String> retreats) {
    Native.positionDislodge(map.handle, bytes, unit(power, type, location), retreats.stream().mapToInt(map::locationNumber).toArray());
  }

  /**
   * Sets the owner of a supply center.
   *
   * @param center the province
   * @param power the owner; null: neutral
   */
  public void setOwner(String center, String power) {
    Native.positionSetOwner(map.handle, bytes, map.provinceNumber(center), map.powerOrNone(power));
  }

  /**
   * Sets the phase.
   *
   * @param name "S1901M", "SPRING 1901 MOVEMENT"
   * @throws EntenteException.WrongPhase if dislodged units cannot be in it
   */
  public void setPhase(String name) {
    Native.positionSetPhase(map.handle, bytes, name);
  }

  /**
   * Ends the game.
   *
   * @param kind how; {@link EndKind#NONE} lets it go on in its present phase
   * @param winners for whom
   */
  public void setEnd(EndKind kind, String... winners) {
    Native.positionSetEnd(map.handle, bytes, kind, map.mask(Arrays.asList(winners)));
  }

  private <G, T> Map<String, T> byPower(G[] all, Function<G, T> made) {
    Map<String, T> of = new LinkedHashMap<>();
    for (int i = 0; i < all.length; ++i) of.put(map.powers().get(i), made.apply(all[i]));
    return of;
  }

  /** Equal positions have the same bytes, of equal maps. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Position position && map.equals(position.map) && Arrays.equals(bytes, position.bytes);
  }

  /** {@return a hash of the bytes} */
  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** {@return the line} */
  @Override
  public String toString() {
    return line();
  }
}
