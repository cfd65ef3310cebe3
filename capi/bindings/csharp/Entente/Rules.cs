using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Entente {
  /// <summary>A value of an option: its effect and the DATC cases that it changes.</summary>
  public sealed class OptionValue {
    internal OptionValue() { }
    /// <summary>"home_distance".</summary>
    public string Name { get; internal set; }
    /// <summary>The effect of the value.</summary>
    public string Text { get; internal set; }
    /// <summary>The letter of DATC 3.0; "" if it has none.</summary>
    public string Letter { get; internal set; }
    /// <summary>The DATC cases that it changes or leaves without an answer.</summary>
    public IReadOnlyList<string> Cases { get; internal set; }
    /// <summary>Those of the cases that it leaves without an answer.</summary>
    public IReadOnlyList<string> NoAnswer { get; internal set; }
  }

  /// <summary>A disputable question with its values.</summary>
  public sealed class Option {
    internal Option() { }
    /// <summary>"civil_disorder".</summary>
    public string Name { get; internal set; }
    /// <summary>The question that every value answers.</summary>
    public string Question { get; internal set; }
    /// <summary>The issue of the DATC, "4.D.8"; "" if there is none.</summary>
    public string Issue { get; internal set; }
    /// <summary>Who sets it.</summary>
    public OptionOrigin Origin { get; internal set; }
    /// <summary>Its values.</summary>
    public IReadOnlyList<OptionValue> Values { get; internal set; }
  }

  /// <summary>A rulebook: names of options to names of values. It never changes.</summary>
  public sealed unsafe class Rules : IReadOnlyDictionary<string, string>, IEquatable<Rules> {
    static Rules() => Loader.Find();
    private static readonly Lazy<IReadOnlyList<Option>> _options = new Lazy<IReadOnlyList<Option>>(() => Library.Counted(OptionOf).AsReadOnly());
    internal readonly entente_rules Struct;

    /// <summary>null: the default (what DATC 3.0 prefers) with the RULE lines of the map; "2023": a preset; "2023,waive=forbidden": with a change.</summary>
    /// <exception cref="InvalidArgumentException">With the column of the word.</exception>
    /// <exception cref="NotPossibleException">A rule that needs another map.</exception>
    public Rules(string text = null, Map map = null)
        : this(string.IsNullOrEmpty(text) ? Native.RulesInit(map?.Handle) : Native.RulesRead(map?.Handle, text)) { }

    internal Rules(entente_rules rules) => Struct = rules;

    /// <summary>The presets.</summary>
    public static IReadOnlyList<Described> Presets => Library.Counted(i => {
      entente_preset_info info = Native.PresetDescribe(i);
      return new Described(Native.Text(info.name), Native.Text(info.text));
    });

    /// <summary>All options of the library.</summary>
    public static IReadOnlyList<Option> Options => _options.Value;

    private static Option OptionOf(uint number) {
      entente_option_info info = Native.OptionDescribe(number);
      return new Option { Name = Native.Text(info.name), Question = Native.Text(info.question), Issue = Native.Text(info.issue),
                          Origin = (OptionOrigin)info.origin,
                          Values = Enumerable.Range(0, (int)info.value_count).Select(i => ValueOf(number, (uint)i)).ToArray() };
    }

    private static OptionValue ValueOf(uint option, uint number) {
      entente_value_info info = Native.OptionValueDescribe(option, number);
      return new OptionValue { Name = Native.Text(info.name), Text = Native.Text(info.text), Letter = Native.Text(info.letter),
                               Cases = Words(Native.Text(info.cases)), NoAnswer = Words(Native.Text(info.no_answer)) };
    }

    private static string[] Words(string text) => text.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);

    /// <summary>The same rules with one option changed.</summary>
    /// <exception cref="NotFoundException">No such option or value.</exception>
    public Rules Changed(string option, string value) {
      entente_rules made = Struct;
      Native.RulesSet(ref made, option, value);
      return new Rules(made);
    }

    /// <summary>The options that are not as in other rules (null: the default), with the values here.</summary>
    public IReadOnlyDictionary<string, string> Differences(Rules other = null) => Written(other, false).ToDictionary(each => each.Key, each => each.Value);

    private IEnumerable<KeyValuePair<string, string>> Written(Rules reference, bool all) =>
        Native.RulesWrite(Struct, reference?.Struct, all).Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries).Select(each => each.Split('='))
            .Select(each => new KeyValuePair<string, string>(each[0], each[1]));

    /// <summary>The value of an option.</summary>
    /// <exception cref="KeyNotFoundException">No such option.</exception>
    public string this[string option] => TryGetValue(option, out string value) ? value : throw new KeyNotFoundException(option);
    /// <summary>The names of the options.</summary>
    public IEnumerable<string> Keys => Options.Select(each => each.Name);
    /// <summary>The names of the values.</summary>
    public IEnumerable<string> Values => this.Select(each => each.Value);
    /// <summary>The number of options.</summary>
    public int Count => Options.Count;
    /// <summary>Whether there is such an option.</summary>
    public bool ContainsKey(string option) => TryGetValue(option, out _);
    /// <summary>The value of an option, if there is one of that name.</summary>
    public bool TryGetValue(string option, out string value) {
      try {
        value = Native.RulesGet(Struct, option);
        return true;
      } catch (NotFoundException) {
        value = null;
        return false;
      }
    }
    /// <summary>The options with their values.</summary>
    public IEnumerator<KeyValuePair<string, string>> GetEnumerator() => Written(null, true).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Equal rules have the same values.</summary>
    public bool Equals(Rules other) => other != null && Native.RulesWrite(Struct, other.Struct, false).Length == 0;
    /// <summary>Equal rules have the same values.</summary>
    public override bool Equals(object other) => Equals(other as Rules);
    /// <summary>A hash of the values.</summary>
    public override int GetHashCode() => Native.RulesWrite(Struct, null, true).GetHashCode();
    /// <summary>The options that are not as by default: "waive=forbidden".</summary>
    public override string ToString() => Native.RulesWrite(Struct, null, false);
  }
}
