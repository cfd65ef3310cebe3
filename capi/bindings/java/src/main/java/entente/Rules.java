package entente;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A rulebook: names of options to names of values. It never changes. */
public final class Rules {
  private static final class Lists {
    static final List<Option> OPTIONS = Entente.counted(Rules::option);
  }

  private final Structs.Rules struct;

  Rules(Structs.Rules struct) {
    this.struct = struct;
  }

  /** The default: what DATC 3.0 prefers. */
  public Rules() {
    this(Native.rulesInit(null));
  }

  /**
   * The default of a map, with its RULE lines.
   *
   * @param map the map
   */
  public Rules(GameMap map) {
    this(Native.rulesInit(map.handle));
  }

  /**
   * Rules of a text for the standard map.
   *
   * @param text as {@link #Rules(String, GameMap)} takes it
   */
  public Rules(String text) {
    this(read(null, text));
  }

  /**
   * Rules of a text.
   *
   * @param text "2023", a preset; "2023,waive=forbidden", a preset with a change; "waive=forbidden", a change of the default; "", the default
   * @param map the map, for rules that only some maps have
   * @throws EntenteException.InvalidArgument with the column of the word
   * @throws EntenteException.NotSupported for a rule that needs another map
   */
  public Rules(String text, GameMap map) {
    this(read(map.handle, text));
  }

  private static Structs.Rules read(Handle map, String text) {
    return text.isEmpty() ? Native.rulesInit(map) : Native.rulesRead(map, text);
  }

  static Structs.Rules struct(Rules rules) {
    return rules == null ? null : rules.struct;
  }

  /** {@return the presets} */
  public static List<Described> presets() {
    return Entente.counted(i -> {
      Structs.PresetInfo info = Native.presetDescribe(i);
      return new Described(info.name(), info.text());
    });
  }

  /** {@return all options of the library} */
  public static List<Option> options() {
    return Lists.OPTIONS;
  }

  private static Option option(int number) {
    Structs.OptionInfo info = Native.optionDescribe(number);
    return new Option(info.name(), info.question(), info.issue(), info.origin(),
        IntStream.range(0, info.valueCount()).mapToObj(i -> value(number, i)).toList());
  }

  private static OptionValue value(int option, int number) {
    Structs.ValueInfo info = Native.optionValueDescribe(option, number);
    return new OptionValue(info.name(), info.text(), info.letter(), words(info.cases()), words(info.noAnswer()));
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  /**
   * The value of an option.
   *
   * @param option the name of the option
   * @return the name of the value; empty if there is no such option
   */
  public Optional<String> get(String option) {
    try {
      return Optional.of(Native.rulesGet(struct, option));
    } catch (EntenteException.NotFound e) {
      return Optional.empty();
    }
  }

  /** {@return all options with their values} */
  public Map<String, String> asMap() {
    return pairs(Native.rulesWrite(struct, null, true));
  }

  private static Map<String, String> pairs(String text) {
    Map<String, String> made = new LinkedHashMap<>();
    if (text.isEmpty()) return made;
    for (String each : text.split(",")) made.put(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1));
    return made;
  }

  /**
   * The same rules with one option changed.
   *
   * @param option the name of the option
   * @param value the name of the value
   * @return the changed rules
   * @throws EntenteException.NotFound if there is no such option or value
   */
  public Rules changed(String option, String value) {
    return new Rules(Native.rulesSet(struct, option, value));
  }

  /**
   * The options that are not as in other rules.
   *
   * @param other the other rules
   * @return the options with the values here
   */
  public Map<String, String> differences(Rules other) {
    return pairs(Native.rulesWrite(struct, other.struct, false));
  }

  /** Equal rules have the same values. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Rules rules && Arrays.equals(struct.value(), rules.struct.value());
  }

  /** {@return a hash of the values} */
  @Override
  public int hashCode() {
    return Arrays.hashCode(struct.value());
  }

  /** {@return what is not as by default, which {@link #Rules(String)} reads again: "waive=forbidden"; "" for the default} */
  @Override
  public String toString() {
    return Native.rulesWrite(struct, null, false);
  }
}
