using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Entente {
  /// <summary>What has a sentence of the library.</summary>
  public abstract class Told {
    internal Outcome From;
    internal PhaseTexts Said;
    internal int Index;
    internal Told() { }

    /// <summary>Why it ended so.</summary>
    /// <exception cref="InvalidArgumentException">An unknown language.</exception>
    /// <exception cref="WrongPhaseException">The phase was undone, or another one was adjudicated, since.</exception>
    public string Sentence(TextOptions options = null) => From.Sentence(Said, Index, options);
  }

  /// <summary>The result of an order.</summary>
  public sealed class Result : Told {
    internal Result() { }
    /// <summary>The order in normal form, with real type and coast; null if the line was unreadable.</summary>
    public Order Order { get; internal set; }
    /// <summary>Who gave it.</summary>
    public string Power { get; internal set; }
    /// <summary>The order as it was handed in; of a packed or implied order its normal form.</summary>
    public string Text { get; internal set; }
    /// <summary>Why it failed; Reason.None: it succeeded.</summary>
    public Reason Reason { get; internal set; }
    /// <summary>Why it is illegal, or void by a rule.</summary>
    public Illegality Illegality { get; internal set; }
    /// <summary>The province (before the phase) of the unit that made it fail; null if there is none.</summary>
    public string Cause { get; internal set; }
    /// <summary>The province of the unit that dislodged the ordered unit; null if there is none.</summary>
    public string DislodgedBy { get; internal set; }
    /// <summary>It was not given, but implied for a unit without a legal order.</summary>
    public bool Implied { get; internal set; }
    /// <summary>A build that other powers do not see yet.</summary>
    public bool Hidden { get; internal set; }
    /// <summary>The order did not fail.</summary>
    public bool Succeeded => Reason == Reason.None;
    /// <summary>"A PAR - BUR: bounced".</summary>
    public override string ToString() => Text + ": " + (Succeeded ? "succeeds" : Reason.Word());
  }

  /// <summary>Something that happened without an order: a unit was lost, a build waived, a power won.</summary>
  public sealed class Event : Told {
    internal Event() { }
    /// <summary>What happened.</summary>
    public EventKind Kind { get; internal set; }
    /// <summary>Why.</summary>
    public EventWhy Why { get; internal set; }
    /// <summary>To whom.</summary>
    public string Power { get; internal set; }
    /// <summary>To which unit; null if it is not about a unit.</summary>
    public Unit Unit { get; internal set; }
    /// <summary>"disbanded A PAR".</summary>
    public override string ToString() => Kind.Word() + " " + (Unit?.ToString() ?? Power);
  }

  /// <summary>The outcome of a phase: its results, one for each order handed in, then the implied ones; and its events.</summary>
  public abstract class Outcome : IReadOnlyList<Result> {
    internal readonly entente_phase_summary Summary;
    internal readonly Map Map;
    private readonly Dictionary<string, string[]> _sentences = new Dictionary<string, string[]>();  // that were read, by what was asked for
    private Result[] _results;

    internal Outcome(Map map, entente_phase_summary summary) {
      Map = map;
      Summary = summary;
    }

    // What a call gives within the lock, if the phase is still the one that was read.
    internal abstract T Current<T>(Func<T> call);
    // All texts of a kind, one a line.
    internal abstract string Texts(PhaseTexts kind, TextOptions options);
    internal static WrongPhaseException Stale() => new WrongPhaseException("the phase was undone, or another one was adjudicated since");

    internal string Sentence(PhaseTexts kind, int index, TextOptions options) => Current(() => {
      string asked = $"{kind} {options?.Language} {options?.FullNames}";
      if (!_sentences.TryGetValue(asked, out string[] lines)) _sentences[asked] = lines = Texts(kind, options).Split('\n');
      return lines[index];
    });

    /// <summary>The number of results.</summary>
    public int Count => _results.Length;
    /// <summary>A result: the first ones are those of the orders, in the sequence handed in, by power.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There is none of that number.</exception>
    public Result this[int index] => index >= 0 && index < _results.Length ? _results[index] : throw new ArgumentOutOfRangeException(nameof(index));
    /// <summary>The results.</summary>
    public IEnumerator<Result> GetEnumerator() => ((IEnumerable<Result>)_results).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>What happened without an order, also in phases that were skipped after this one.</summary>
    public IReadOnlyList<Event> Events { get; private set; }
    /// <summary>All units that the phase cost.</summary>
    public IReadOnlyList<Event> Losses { get; private set; }
    /// <summary>How the phase ended the game; EndKind.None if it goes on.</summary>
    public EndKind End => (EndKind)Summary.end_kind;
    /// <summary>The winners of that end.</summary>
    public IReadOnlyList<string> Winners => Map.PowersOf(Summary.winners);
    /// <summary>The results of orders that did not succeed.</summary>
    public IReadOnlyList<Result> Failed => _results.Where(each => !each.Succeeded).ToArray();
    /// <summary>The results of a power's orders.</summary>
    /// <exception cref="NotFoundException">No such power.</exception>
    public IReadOnlyList<Result> Of(string power) {
      string id = Map.PowerId(Map.PowerNumber(power));
      return _results.Where(each => each.Power == id).ToArray();
    }

    /// <summary>Why orders ended as they did: an order ("A PAR - BUR"), a unit ("A PAR"), or null for all. Also as JSON or graph.</summary>
    /// <exception cref="NotFoundException">No such order was given.</exception>
    public abstract string Explain(string order = null, TextForm form = TextForm.ForPeople, TextOptions options = null);

    internal void Read(PackedResult[] results, entente_event[] events, entente_event[] losses) {
      string[] orders = Texts(PhaseTexts.Orders, null).Split('\n');
      _results = results.Select((each, i) => new Result {
        From = this, Said = PhaseTexts.Results, Index = i, Order = Order.OrNull(Map, each.Order), Power = Map.PowerId((uint)(each.Order >> 16 & 0xff)),
        Text = orders[i], Reason = (Reason)each.Reason, Illegality = (Illegality)each.Illegality, Cause = Map.Place(each.Cause),
        DislodgedBy = Map.Place(each.DislodgedBy), Implied = each.Implied != 0, Hidden = each.Hidden != 0 }).ToArray();
      Events = EventsOf(PhaseTexts.Events, events);
      Losses = EventsOf(PhaseTexts.Losses, losses);
    }

    private Event[] EventsOf(PhaseTexts kind, entente_event[] all) => all.Select((each, i) => new Event {
      From = this, Said = kind, Index = i, Kind = (EventKind)each.kind, Why = (EventWhy)each.why, Power = Map.PowerId(each.power),
      Unit = each.unit.location == Native.NoLocation ? null : Map.UnitOf(each.unit) }).ToArray();
  }

  /// <summary>A phase of a game that was played. While the game has undone it its results stay, but what asks the library is a WrongPhaseException.</summary>
  public sealed unsafe class PlayedPhase : Outcome {
    private readonly Game _game;

    private readonly uint _number;

    internal PlayedPhase(Game game, uint number) : base(game.Map, Native.GameSummary(game.Handle, number)) {
      _game = game;
      _number = number;
      Position = game.PositionAt((int)number);
      After = new Position(game.Map, to => Native.GameAfter(game.Handle, number, to));
      Name = Position.PhaseName;
      Read(Native.GameResults(game.Handle, number), Native.GameEvents(game.Handle, number), Native.GameLosses(game.Handle, number));
    }

    internal override T Current<T>(Func<T> call) {
      GameHandle game = _game.Handle;
      lock (game) return _number < Native.GamePhaseCount(game) && Native.GameSummary(game, _number).serial == Summary.serial ? call() : throw Stale();
    }
    internal override string Texts(PhaseTexts kind, TextOptions options) => Native.GameTexts(_game.Handle, _number, kind, TextOptions.Struct(options));

    /// <summary>Its number, from 0.</summary>
    public int Number => (int)_number;
    /// <summary>"S1901M".</summary>
    public string Name { get; }
    /// <summary>The position at the start of the phase.</summary>
    public Position Position { get; }
    /// <summary>The position straight after the phase, before centers change hands.</summary>
    public Position After { get; }
    /// <summary>The powers that played their default orders.</summary>
    public IReadOnlyList<string> ByDefault => Map.PowersOf(Summary.by_default);
    /// <summary>The result as JSON: orders, events, losses, after, next (result.schema.json).</summary>
    public string Json(TextOptions options = null) => Current(() => Native.GamePhaseJson(_game.Handle, _number, TextOptions.Struct(options)));
    /// <summary>"S1901M: 22 results".</summary>
    public override string ToString() => Name + ": " + Count + " results";
    /// <inheritdoc/>
    public override string Explain(string order = null, TextForm form = TextForm.ForPeople, TextOptions options = null) =>
        Current(() => Native.GameExplain(_game.Handle, _number, order, form, TextOptions.Struct(options)));
  }

  /// <summary>What one order is worth by itself. A legal order may still fail.</summary>
  public sealed class OrderCheck {
    internal OrderCheck(Map map, entente_order_check check, string sentence) {
      IsLegal = check.is_legal != 0;
      Reason = (Reason)check.reason;
      Illegality = (Illegality)check.illegality;
      Order = Order.OrNull(map, check.order);
      Sentence = sentence;
      FaultOffset = (int)check.fault_offset;
      FaultLength = (int)check.fault_length;
    }
    /// <summary>The order is legal.</summary>
    public bool IsLegal { get; }
    /// <summary>Illegal, unreadable, or None.</summary>
    public Reason Reason { get; }
    /// <summary>Why it is illegal.</summary>
    public Illegality Illegality { get; }
    /// <summary>The order in normal form; null if the text is no order.</summary>
    public Order Order { get; }
    /// <summary>Why it is not legal; "" for a legal order.</summary>
    public string Sentence { get; }
    /// <summary>Of an unreadable text: where the unreadable part starts, in bytes.</summary>
    public int FaultOffset { get; }
    /// <summary>Of an unreadable text: the length of the unreadable part in bytes.</summary>
    public int FaultLength { get; }
    /// <summary>"A PAR - BUR: legal", or why it is not.</summary>
    public override string ToString() => IsLegal ? Order + ": legal" : Sentence;
  }

  /// <summary>What a power still has to order.</summary>
  public sealed class Owed {
    internal Owed() { }
    /// <summary>Units without a legal order.</summary>
    public IReadOnlyList<Unit> Units { get; internal set; }
    /// <summary>Builds that are neither ordered nor waived.</summary>
    public int Builds { get; internal set; }
    /// <summary>Removals that are not ordered.</summary>
    public int Removals { get; internal set; }
    /// <summary>The power that can order them; null for none.</summary>
    public string By { get; internal set; }
    /// <summary>Whether anything is owed.</summary>
    public bool Any => Units.Count > 0 || Builds > 0 || Removals > 0;
    /// <summary>"orders of A PAR, F BRE; 1 build; 0 removals".</summary>
    public override string ToString() => "orders of " + (Units.Count > 0 ? string.Join(", ", Units) : "no unit") + "; " + Builds + " builds; " + Removals + " removals";
  }

  /// <summary>A vote that counts.</summary>
  public sealed class Vote {
    internal Vote() { }
    /// <summary>Who votes.</summary>
    public string Power { get; internal set; }
    /// <summary>For a draw, for a list, a concession.</summary>
    public VoteKind Kind { get; internal set; }
    /// <summary>Of a list the draw, of a concession the power conceded to.</summary>
    public IReadOnlyList<string> Powers { get; internal set; }
    /// <summary>The yes came as a list, which counts as a plain yes.</summary>
    public bool ListIgnored { get; internal set; }
    /// <summary>"FRANCE: list FRANCE, ITALY".</summary>
    public override string ToString() => Power + ": " + Kind.Word() + (Powers.Count > 0 ? " " + string.Join(", ", Powers) : "");
  }

  /// <summary>Ends beside the victory on the board; as made, none.</summary>
  public sealed class EndRules {
    /// <summary>The last power that is left wins.</summary>
    public bool LastSurvivor { get; set; }
    /// <summary>The game ends when the next phase is in a year beyond it; null: never.</summary>
    public int? LastYear { get; set; }
    /// <summary>How it then ends.</summary>
    public YearLimit YearLimit { get; set; }
    /// <summary>Years without a center changing hands that make a draw; 0: never.</summary>
    public int StalemateYears { get; set; }
    /// <summary>Phases after which the game is a draw; 0: never.</summary>
    public int PhaseLimit { get; set; }
  }
}
