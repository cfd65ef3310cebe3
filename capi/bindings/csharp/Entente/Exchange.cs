using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

namespace Entente {
  /// <summary>A JSON phase or game that was read once: its phases are found by number. It never changes; any threads.</summary>
  public sealed class Document : IDisposable {
    static Document() => Loader.Find();
    internal readonly DocumentHandle Handle;

    /// <summary>Reads the outline; an error inside a phase is thrown when the phase is used.</summary>
    /// <exception cref="InvalidArgumentException">With line and column.</exception>
    public Document(string json) => Handle = new DocumentHandle(Native.DocumentRead(Library.Given(json, nameof(json))));

    /// <summary>It has "phases"; else it is a phase, its own number 0.</summary>
    public bool IsGame => Native.DocumentIsGame(Handle);
    /// <summary>The number of phases.</summary>
    public int PhaseCount => (int)Native.DocumentPhaseCount(Handle);
    /// <summary>"S1901M", ..; "" for a phase without a name.</summary>
    public IReadOnlyList<string> PhaseNames => Library.Counted(i => Native.DocumentPhaseName(Handle, i));
    /// <summary>The number of the phase of a name.</summary>
    /// <exception cref="NotFoundException">There is none.</exception>
    public int FindPhase(string name) => (int)Native.DocumentFindPhase(Handle, name);
    /// <summary>Whether the phase has orders.</summary>
    public bool HasOrders(int phase) => Native.DocumentHasOrders(Handle, (uint)phase);
    /// <summary>A phase of a game as a phase object of its own.</summary>
    /// <exception cref="NotFoundException">Beyond the last.</exception>
    public string Phase(int phase) => Native.DocumentPhase(Handle, (uint)phase);
    /// <summary>Frees the memory now.</summary>
    public void Dispose() => Handle.Dispose();
  }

  /// <summary>Adjudicates JSON phases and games as the program "entente" does; keeps memory and maps between calls. Each call holds its lock.</summary>
  public sealed class Exchange : IDisposable {
    static Exchange() => Loader.Find();
    private readonly ExchangeHandle _handle;

    /// <summary>Map and rules are for inputs that name none.</summary>
    public Exchange(Map map = null, Rules rules = null) => _handle = new ExchangeHandle(Native.ExchangeNew(map?.Handle, rules?.Struct));

    /// <summary>How sentences are written, unless the input says it.</summary>
    public TextOptions Options { get; set; } = new TextOptions();
    private entente_text_options Written => TextOptions.Struct(Options);
    /// <summary>Sets the parts that later results leave out.</summary>
    public void LeaveOut(ResultParts parts) => Native.ExchangeLeaveOut(_handle, parts);

    /// <summary>The result of a phase, or of every phase with orders of a game (result.schema.json).</summary>
    /// <exception cref="InvalidArgumentException">With line and column.</exception>
    public string Adjudicate(string json) => Native.ExchangeAdjudicate(_handle, Library.Given(json, nameof(json)), Written);
    /// <summary>The result of a phase of a document.</summary>
    public string Adjudicate(Document document, int phase = 0) => Native.ExchangeAdjudicatePhase(_handle, document.Handle, (uint)phase, Written);
    /// <summary>The legal orders of a phase by unit, build site or power (legal.schema.json).</summary>
    public string Legal(string json) => Native.ExchangeLegal(_handle, Library.Given(json, nameof(json)), Written);
    /// <summary>The legal orders of a phase of a document.</summary>
    public string Legal(Document document, int phase = 0) => Native.ExchangeLegalPhase(_handle, document.Handle, (uint)phase, Written);
    /// <summary>A phase as readable text: each order with outcome and reason, events, the next position.</summary>
    public string Report(Document document, int phase = 0) => Native.ExchangeReport(_handle, document.Handle, (uint)phase, Written);
    /// <summary>Why an order of a phase ended as it did (null: all orders).</summary>
    /// <exception cref="NotFoundException">No such order was given.</exception>
    public string Explain(Document document, int phase = 0, string order = null, TextForm form = TextForm.ForPeople) =>
        Native.ExchangeExplain(_handle, document.Handle, (uint)phase, order, form, Written);
    /// <summary>A phase as a picture (SVG) with its orders and results, or as text. The order or unit gets a ring, with the units that made it
    /// fail.</summary>
    /// <exception cref="NotFoundException">No such order was given.</exception>
    public string Render(Document document, int phase = 0, string order = null, RenderOptions options = null) =>
        Native.ExchangeRender(_handle, document.Handle, (uint)phase, order, RenderOptions.Struct(options));
    /// <summary>Possible mistakes in the orders of a phase, as JSON (advice.schema.json) or for people.</summary>
    public string Advise(Document document, int phase = 0, TextForm form = TextForm.Json) =>
        Native.ExchangeAdvise(_handle, document.Handle, (uint)phase, null, form, Written);
    /// <summary>Adjudicates a recorded game again and compares (replay.schema.json).</summary>
    public string Replay(Document document, TextForm form = TextForm.Json) {
      Native.ExchangeReplay(_handle, document.Handle, form, Written, out _, out string replay);
      return replay;
    }
    /// <summary>Counts draw votes (ballot.schema.json): {"draw":["FRANCE", ..]} or {"draw":null}.</summary>
    public string CountVotes(string ballot, DrawPolicy policy = DrawPolicy.JudgeDias) => Native.ExchangeCountVotes(_handle, policy, ballot, Written);

    /// <summary>Map, rules and position of a phase.</summary>
    public void Read(Document document, int phase, out Map map, out Rules rules, out Position position) {
      lock (_handle) {
        Native.ExchangeRead(_handle, document.Handle, (uint)phase, Written, out IntPtr lent, out entente_rules read, out ulong[] words);
        map = new Map(Native.MapRetain(lent));
        rules = new Rules(read);
        position = new Position(map, words);
      }
    }

    /// <summary>Sentences about parts of the last input that were not read or had no effect.</summary>
    public IReadOnlyList<string> Notes {
      get {
        lock (_handle) return Native.ExchangeNotes(_handle).Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
      }
    }
    /// <summary>Frees the memory now.</summary>
    public void Dispose() {
      lock (_handle) _handle.Dispose();
    }

    internal static entente_advise_options Question(Map map, IEnumerable<string> about, IEnumerable<string> unknown, bool outlook) {
      var question = entente_advise_options.New();
      question.about = map.Mask(about);
      question.unknown = map.Mask(unknown);
      question.which_unknown = (uint)(unknown == null ? UnknownOrders.Absent : UnknownOrders.Listed);
      question.outlook = outlook ? 1u : 0u;
      return question;
    }
  }
}
