package entente;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A map with its phases. It never changes; any number of threads may use it. It is freed when it is dropped. */
public final class GameMap {
  final Handle handle;
  final int positionSize;
  private final String name;
  private final Structs.MapInfo info;
  private final List<String> powers;
  private final List<String> locations;
  private final List<String> centers;
  private final Map<String, Integer> numbers = new HashMap<>();

  GameMap(long made) {
    handle = Handle.map(made);
    info = Native.mapDescribe(handle);
    name = Native.mapName(handle);
    positionSize = (int) Native.positionSize(handle);
    powers = Entente.counted(i -> Native.mapPowerId(handle, i));
    locations = Entente.counted(i -> Native.mapLocationId(handle, i));
    centers = places(Native.mapCenters(handle));
    for (int i = 0; i < powers.size(); ++i) numbers.put(powers.get(i), i);
  }

  /**
   * A shipped map.
   *
   * @param name one of {@link #names}
   * @throws EntenteException.NotFound naming the nearest, if there is none
   */
  public GameMap(String name) {
    this(Native.mapBuiltin(name));
  }

  /** {@return the standard map} */
  public static GameMap standard() {
    return new GameMap("standard");
  }

  /** {@return the names of the shipped maps} */
  public static List<String> names() {
    return Entente.counted(i -> Native.mapBuiltinDescribe(i).name());
  }

  /**
   * A map of a text.
   *
   * @param text the text
   * @param fileName the name of the text in errors
   * @param form the form of the text
   * @param files texts that it may include beside the shipped maps, by name
   * @return the map
   * @throws EntenteException.InvalidArgument with line, column and file of the first mistake
   */
  public static GameMap ofText(String text, String fileName, MapForm form, Map<String, String> files) {
    try (Handle reader = reader(text, fileName, form, files::get)) {
      return new GameMap(Native.mapReaderFinish(reader));
    }
  }

  /**
   * A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
   *
   * @param file the file
   * @return the map
   * @throws IOException if the file cannot be read
   * @throws EntenteException.InvalidArgument with line, column and file of the first mistake
   */
  public static GameMap read(Path file) throws IOException {
    String called = file.getFileName().toString();
    MapForm form = called.endsWith(".json") ? MapForm.JSON : called.endsWith(".mdf") ? MapForm.MDF : MapForm.MAP;
    UnaryOperator<String> beside = wanted -> {
      if (wanted.contains("..") || wanted.startsWith("/")) return null;
      try {
        return Files.readString(file.resolveSibling(wanted));
      } catch (IOException e) {
        return null;
      }
    };
    try (Handle reader = reader(Files.readString(file), called, form, beside)) {
      return new GameMap(Native.mapReaderFinish(reader));
    }
  }

  /**
   * All errors and warnings of a map text.
   *
   * @param text the text
   * @param fileName the name of the text in them
   * @param form the form of the text
   * @param files texts that it may include beside the shipped maps, by name
   * @param answer JSON (map-check.schema.json) or a line each
   * @return the errors and warnings
   */
  public static String diagnostics(String text, String fileName, MapForm form, Map<String, String> files, TextForm answer) {
    try (Handle reader = reader(text, fileName, form, files::get)) {
      return Native.mapReaderDiagnostics(reader, answer, false).text();
    }
  }

  private static Handle reader(String text, String fileName, MapForm form, UnaryOperator<String> find) {
    Handle reader = new Handle(Native.mapReaderNew(form, text, fileName), Native.CALLS::entente_map_reader_free);
    for (String wanted = Native.mapReaderWants(reader); wanted != null; wanted = Native.mapReaderWants(reader)) {
      String found = find.apply(wanted);
      if (found != null) {
        Native.mapReaderGive(reader, found);
      } else {
        Native.mapReaderRefuse(reader, Status.NOT_FOUND);
      }
    }
    return reader;
  }

  /** {@return "standard"} */
  public String name() {
    return name;
  }

  /** {@return "S1901M"} */
  public String beginPhase() {
    return info.beginPhase();
  }

  /** {@return a number of the map's content, unsigned; the same on every platform} */
  public int fingerprint() {
    return info.fingerprint();
  }

  /** {@return the bytes of a position} */
  public int positionSize() {
    return positionSize;
  }

  /** {@return the ids of the powers} */
  public List<String> powers() {
    return powers;
  }

  /** {@return the ids of provinces, then of coasts} */
  public List<String> locations() {
    return locations;
  }

  /** {@return the ids of the provinces} */
  public List<String> provinces() {
    return locations.subList(0, info.provinceCount());
  }

  /** {@return the ids of the provinces with a supply center} */
  public List<String> centers() {
    return centers;
  }

  /**
   * A power by any of its names.
   *
   * @param power a name, an id or a letter
   * @return the power
   * @throws EntenteException.NotFound naming the powers
   */
  public Power power(String power) {
    int number = powerNumber(power);
    Structs.PowerInfo found = Native.mapPower(handle, number);
    String letter = found.letter() == 0 ? "" : Character.toString(found.letter());
    return new Power(powers.get(number), Native.mapPowerName(handle, number), letter, found.isDummy(), places(Native.mapHomes(handle, number)));
  }

  /**
   * A province or coast by any of its names.
   *
   * @param location a name or an id
   * @return the location
   * @throws EntenteException.NotFound naming the nearest
   */
  public Location location(String location) {
    int number = locationNumber(location);
    Structs.LocationInfo found = Native.mapLocation(handle, number);
    List<String> coasts = IntStream.range(0, found.coastCount()).mapToObj(i -> locations.get(found.firstCoast() + i)).toList();
    return new Location(locations.get(number), Native.mapLocationName(handle, number), locations.get(found.province()), found.terrain(),
        found.center() != Native.NO_CENTER, found.takesArmy(), found.takesFleet(), coasts);
  }

  /**
   * Where a unit may move directly.
   *
   * @param location where it stands
   * @param type army (the answer has provinces) or fleet (it has locations)
   * @param phase the name of a phase; null: on the base map
   * @return the ids of the places
   */
  public List<String> neighbors(String location, UnitType type, String phase) {
    return places(Native.mapNeighbors(handle, phase, type, locationNumber(location)));
  }

  /**
   * The map as a text.
   *
   * @param form .map text or JSON, which can be read back to the same map; MDF or Graphviz
   * @return the text
   */
  public String toText(MapForm form) {
    return Native.mapWrite(handle, form);
  }

  /**
   * Everything about the map in force in a phase.
   *
   * @param phase the name of a phase; null: the base map
   * @param form JSON (map-summary.schema.json) or lines
   * @return the summary
   */
  public String summary(String phase, TextForm form) {
    return Native.mapSummary(handle, phase, form);
  }

  // Numbers, with which the C interface names powers and places. A null is no power or all, and all provinces.

  int powerNumber(String power) {
    Integer known = numbers.get(power);
    return known != null ? known : Native.mapFindPower(handle, power);
  }

  int powerOrNone(String power) {
    return power == null ? Native.NO_POWER : powerNumber(power);
  }

  int locationNumber(String location) {
    return Native.mapFindLocation(handle, location);
  }

  int provinceNumber(String province) {
    return Native.mapLocation(handle, locationNumber(province)).province();
  }

  int provinceOrAll(String province) {
    return province == null ? Native.NO_PROVINCE : provinceNumber(province);
  }

  long mask(Collection<String> names) {
    long mask = 0;
    for (String each : names) mask |= 1L << powerNumber(each);
    return mask;
  }

  Structs.AdviseOptions question(Collection<String> about, Collection<String> unknown, boolean outlook) {
    Structs.AdviseOptions question = Structs.AdviseOptions.ZERO.about(mask(about)).outlook(outlook);
    return unknown == null ? question : question.whichUnknown(UnknownOrders.LISTED).unknown(mask(unknown));
  }

  String powerId(int number) {
    return number >= 0 && number < powers.size() ? powers.get(number) : null;
  }

  String place(int number) {
    return number >= 0 && number < locations.size() ? locations.get(number) : null;
  }

  List<String> places(int[] of) {
    return IntStream.of(of).mapToObj(this::place).toList();
  }

  List<String> powersOf(long mask) {
    return IntStream.range(0, powers.size()).filter(i -> (mask >> i & 1) != 0).mapToObj(powers::get).toList();
  }

  Unit unit(Structs.Unit unit) {
    return new Unit(powerId(unit.power()), unit.unitType(), place(unit.location()));
  }

  List<Unit> units(Structs.Unit[] units) {
    return Arrays.stream(units).map(this::unit).toList();
  }

  /** Equal maps have the same name and content. */
  @Override
  public boolean equals(Object other) {
    return other instanceof GameMap map && name.equals(map.name) && fingerprint() == map.fingerprint();
  }

  /** {@return the fingerprint} */
  @Override
  public int hashCode() {
    return fingerprint();
  }

  /** {@return the name} */
  @Override
  public String toString() {
    return name;
  }
}
