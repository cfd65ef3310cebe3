using System;
using System.Collections.Generic;
using System.Linq;

namespace Entente {
  /// <summary>The outcome of <see cref="Adjudicator.Adjudicate"/>.</summary>
  public sealed class Adjudication : Outcome {
    private readonly Adjudicator _judge;

    internal Adjudication(Adjudicator judge, entente_phase_summary summary) : base(judge.Map, summary) {
      _judge = judge;
      ScratchHandle scratch = judge.Handle;
      After = new Position(Map, to => Native.ScratchAfter(scratch, to));
      Next = new Position(Map, to => Native.ScratchNext(scratch, to));
      Read(Native.ScratchResults(scratch), Native.ScratchEvents(scratch), Native.ScratchLosses(scratch));
    }

    internal override T Current<T>(Func<T> call) {
      lock (_judge.Handle) return _judge.Last == this ? call() : throw Stale();
    }
    internal override string Texts(PhaseTexts kind, TextOptions options) => Native.ScratchTexts(_judge.Handle, kind, TextOptions.Struct(options));

    /// <summary>The position straight after the phase, before centers change hands.</summary>
    public Position After { get; }
    /// <summary>The position of the next phase to be played, or of the end of the game.</summary>
    public Position Next { get; }
    /// <inheritdoc/>
    public override string Explain(string order = null, TextForm form = TextForm.ForPeople, TextOptions options = null) =>
        Current(() => Native.ScratchExplain(_judge.Handle, order, form, TextOptions.Struct(options)));
  }

  /// <summary>The next choices of an order that is entered step by step.</summary>
  public sealed class Choices {
    internal Choices(Map map, OrderStep step, uint[] numbers, ulong order) {
      Step = step;
      Numbers = numbers;
      bool places = step == OrderStep.Other || step == OrderStep.Target || step == OrderStep.Place;
      Words = Array.ConvertAll(numbers, each => step == OrderStep.Kind ? ((OrderKind)each).Word() : step == OrderStep.Type ? ((UnitType)each).Word()
                                                : places ? map.Place(each) : each == 1 ? "via" : "");
      Order = order == 0 ? null : new Order(map, order);
    }
    /// <summary>What is asked for; OrderStep.None: the order is complete.</summary>
    public OrderStep Step { get; }
    /// <summary>The choices: numbers of an OrderKind, a UnitType, or a place; to be handed in as chosen.</summary>
    public IReadOnlyList<uint> Numbers { get; }
    /// <summary>The same as texts: "move", "army", "BUR", "via".</summary>
    public IReadOnlyList<string> Words { get; }
    /// <summary>The complete order; else null.</summary>
    public Order Order { get; }
  }

  /// <summary>Adjudicates positions without a game: working memory of one map. Threads wait for each other: give each its own.</summary>
  public sealed class Adjudicator : IDisposable {
    internal readonly ScratchHandle Handle;
    internal Adjudication Last;  // of which the working memory has the results

    /// <summary>Working memory for a map; null: the standard map.</summary>
    public Adjudicator(Map map = null) {
      Map = map ?? new Map();
      Handle = new ScratchHandle(Native.ScratchNew(Map.Handle));
    }

    /// <summary>The map.</summary>
    public Map Map { get; }
    /// <summary>Frees the memory now.</summary>
    public void Dispose() {
      lock (Handle) Handle.Dispose();
    }

    /// <summary>Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.</summary>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    public Adjudication Adjudicate(Position position, IEnumerable<Order> orders, Rules rules = null) {
      lock (Handle) {
        Last = null;
        return Last = new Adjudication(this, Native.Adjudicate(Handle, position.Words, rules?.Struct, Order.Packed(orders)));
      }
    }

    /// <summary>The same of arrays: a position has an eighth of Map.PositionSize elements. The arrays "after" and "next" are written if they are given.</summary>
    /// <returns>The results: one for each order, then the implied ones.</returns>
    public PackedResult[] AdjudicatePacked(ulong[] position, ulong[] orders, ulong[] after = null, ulong[] next = null, Rules rules = null) {
      Room(position);
      lock (Handle) {
        Last = null;
        Native.Adjudicate(Handle, position, rules?.Struct, orders);
        if (after != null) Native.ScratchAfter(Handle, after);
        if (next != null) Native.ScratchNext(Handle, next);
        return Native.ScratchResults(Handle);
      }
    }

    /// <summary>Adjudicates many positions, each of which becomes its next position.</summary>
    /// <param name="positions">The positions, one after the other.</param>
    /// <param name="orders">The orders of all positions.</param>
    /// <param name="starts">Position i has the orders from starts[i] up to starts[i + 1].</param>
    /// <param name="results">Gets the result of each order; null: they are not wanted.</param>
    /// <param name="statuses">Gets the status of each position: 0, or a Status; null: they are not wanted.</param>
    /// <param name="rules">The rules; null: the default of the map.</param>
    /// <exception cref="InvalidArgumentException">Arrays of other lengths; or a position that is none: "positions[7]: ..".</exception>
    public void AdjudicateBatch(ulong[] positions, ulong[] orders, ulong[] starts, PackedResult[] results = null, int[] statuses = null, Rules rules = null) {
      int count = starts.Length - 1;
      Check(count >= 0 && positions.Length * 8L == (long)count * Map.PositionSize, "positions and starts have other numbers of positions");
      Check(starts[count] <= (ulong)orders.Length && (results == null || starts[count] <= (ulong)results.Length), "orders or results are too short");
      Check(statuses == null || statuses.Length >= count, "statuses are too short");
      lock (Handle) {
        Last = null;
        Native.AdjudicateBatch(Handle, positions, (UIntPtr)count, rules?.Struct, orders, starts, results, statuses);
      }
    }

    /// <summary>The legal orders of a province (null: of all) and of a power (null: of all).</summary>
    public IReadOnlyList<Order> LegalOrders(Position position, string province = null, string power = null, Rules rules = null) =>
        Order.Of(Map, Native.LegalOrders(Handle, position.Words, rules?.Struct, Map.PowerOrNone(power), Map.ProvinceOrAll(province)));
    /// <summary>The legal orders as numbers of "actions".</summary>
    public IReadOnlyList<uint> LegalActions(Position position, Actions actions, string power = null, Rules rules = null) =>
        Native.LegalActions(Handle, position.Words, rules?.Struct, actions.Handle, Map.PowerOrNone(power));
    /// <summary>The next choices of an order for a province, after those made so far: numbers of Choices.Numbers.</summary>
    /// <exception cref="NotFoundException">A choice that was not offered.</exception>
    public Choices Choices(Position position, string province, IEnumerable<uint> chosen = null, string power = null, Rules rules = null) {
      Native.OrderChoices(Handle, position.Words, rules?.Struct, Map.PowerOrNone(power), Map.ProvinceNumber(province),
                          (chosen ?? new uint[0]).ToArray(), out OrderStep step, out uint[] numbers, out ulong order);
      return new Choices(Map, step, numbers, order);
    }

    private void Room(ulong[] position) => Check(position.Length * 8L == Map.PositionSize, "a position has an eighth of Map.PositionSize elements");

    private static void Check(bool fits, string message) {
      if (!fits) throw EntenteException.Of(Status.InvalidArgument, message);
    }
  }

  /// <summary>Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes; any threads.</summary>
  public sealed class Actions : IDisposable {
    internal readonly ActionsHandle Handle;
    private readonly Map _map;

    /// <summary>The actions of a map under rules.</summary>
    public Actions(Map map, Rules rules = null) {
      _map = map;
      Handle = new ActionsHandle(Native.ActionsNew(map.Handle, rules?.Struct));
    }

    /// <summary>The number of an order that is no action.</summary>
    public const uint None = Native.NoAction;
    /// <summary>How many there are.</summary>
    public int Count => (int)Native.ActionsCount(Handle);
    /// <summary>Names the numbering: keep it beside what was learnt.</summary>
    public ulong Hash => Native.ActionsHash(Handle);
    /// <summary>The numbers of orders; <see cref="None"/> for one that is no action.</summary>
    public IReadOnlyList<uint> OfOrders(IEnumerable<Order> orders) => Native.ActionsOfOrders(Handle, Order.Packed(orders));
    /// <summary>The orders of numbers, without a power.</summary>
    /// <exception cref="NotFoundException">A number beyond the last.</exception>
    public IReadOnlyList<Order> ToOrders(IEnumerable<uint> numbers) => Order.Of(_map, Native.ActionsToOrders(Handle, numbers.ToArray()));
    /// <summary>Frees the memory now.</summary>
    public void Dispose() => Handle.Dispose();
  }
}
