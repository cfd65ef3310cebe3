using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

namespace Entente {
  /// <summary>A game: its position, the orders handed in, its history. Each call holds its lock, so threads may share it.</summary>
  public sealed unsafe class Game : IDisposable {
    static Game() => Loader.Find();
    private readonly GameHandle _handle;
    internal GameHandle Handle => _handle.IsClosed ? throw new ObjectDisposedException(nameof(Game)) : _handle;

    /// <summary>A game at the start of a shipped map. "rules" is a text as the constructor of Rules takes it.</summary>
    /// <exception cref="NotFoundException">An unknown map; the message names the nearest.</exception>
    /// <exception cref="InvalidArgumentException">Unreadable rules, with the column of the word.</exception>
    public Game(string map = "standard", string rules = null) : this(new Map(map), rules) { }
    /// <summary>A game at the start of a map, under rules of a text.</summary>
    public Game(Map map, string rules) : this(map, rules == null ? null : new Rules(rules, map)) { }
    /// <summary>A game of a map, under rules (null: the default of the map), at a position (null: the start).</summary>
    public Game(Map map, Rules rules = null, Position position = null)
        : this(new GameHandle(Native.GameNew(map.Handle, rules?.Struct, position?.Words)), map) { }

    private Game(GameHandle made, Map map) {
      _handle = made;
      Map = map ?? new Map(Native.MapRetain(Native.GameMap(Handle)));
    }
    private Game(IntPtr made, Map map) : this(new GameHandle(made), map) { }

    /// <summary>A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played.</summary>
    public static Game Random(ulong seed, Map map = null, int maxPhases = 100, Rules rules = null) {
      Map chosen = map ?? new Map();
      using (var scratch = new ScratchHandle(Native.ScratchNew(chosen.Handle))) {
        Native.Play(scratch, rules?.Struct, seed, (uint)maxPhases, out _, out IntPtr made);
        return new Game(made, chosen);
      }
    }
    /// <summary>A game of <see cref="Save"/>. "map": for games that name none or name this one.</summary>
    /// <exception cref="InvalidArgumentException">With line and column.</exception>
    public static Game Load(string json, Map map = null) => Load(Encoding.UTF8.GetBytes(Library.Given(json, nameof(json))), map);
    /// <summary>A game of <see cref="SaveBytes"/>.</summary>
    /// <exception cref="InvalidArgumentException">The bytes are damaged.</exception>
    public static Game Load(byte[] bytes, Map map = null) => new Game(Native.GameLoad(Library.Given(bytes, nameof(bytes)), map?.Handle), null);

    /// <summary>Frees the memory now; later calls throw an ObjectDisposedException.</summary>
    public void Dispose() {
      lock (_handle) _handle.Dispose();
    }

    // Copies and saves.

    /// <summary>An independent copy, which shares the played phases.</summary>
    public Game Fork() => new Game(Native.GameFork(Handle), Map);
    /// <summary>A copy as a power may see it. Saved, it may be sent to the player.</summary>
    public Game View(string power) => new Game(Native.GameView(Handle, Map.PowerNumber(power)), Map);
    /// <summary>The game as JSON, which every other program of Entente reads.</summary>
    public string Save() => Native.GameSave(Handle);
    /// <summary>The game in a binary form, a sixth of the length of JSON.</summary>
    public byte[] SaveBytes() => Native.GameSaveBinary(Handle);

    // What it is.

    private entente_game_info Info => Native.GameDescribe(Handle);
    /// <summary>The map.</summary>
    public Map Map { get; }
    /// <summary>The rules.</summary>
    public Rules Rules => new Rules(Native.GameRules(Handle));
    /// <summary>The current phase: "S1901M"; "COMPLETED" if the game is over.</summary>
    public string PhaseName {
      get {
        entente_game_info info = Info;
        return Native.Text(info.phase_name);
      }
    }
    /// <summary>Movement, retreats, adjustments, or a phase of the map's own.</summary>
    public PhaseType PhaseType => (PhaseType)Info.phase_type;
    /// <summary>The year of the current phase.</summary>
    public int Year => Info.year;
    /// <summary>The game has ended.</summary>
    public bool IsOver => End != EndKind.None;
    /// <summary>How the game ended; EndKind.None if it goes on.</summary>
    public EndKind End => (EndKind)Info.end_kind;
    /// <summary>The winners of that end.</summary>
    public IReadOnlyList<string> Winners => Map.PowersOf(Info.winners);
    /// <summary>The powers that want the phase to wait.</summary>
    public IReadOnlyList<string> Waiting => Map.PowersOf(Info.waiting);
    /// <summary>The number of phases played; also the number of the current phase.</summary>
    public int PhaseCount => (int)Native.GamePhaseCount(Handle);
    /// <summary>The current position, a copy.</summary>
    public Position Position {
      get {
        lock (Handle) return PositionAt(PhaseCount);
      }
    }
    /// <summary>The position at the start of a phase, a copy.</summary>
    /// <exception cref="InvalidArgumentException">The game has not reached the phase.</exception>
    public Position PositionAt(int phase) => new Position(Map, to => Native.GamePosition(Handle, Number(phase, nameof(phase)), to));
    /// <summary>The number of the first phase of a name, played or current.</summary>
    /// <exception cref="NotFoundException">There is none.</exception>
    public int FindPhase(string name) => (int)Native.GameFindPhase(Handle, name);
    /// <summary>A played phase by number from 0; negative numbers count from the last.</summary>
    /// <exception cref="InvalidArgumentException">The phase was not played.</exception>
    public PlayedPhase Phase(int number) {
      lock (Handle) return new PlayedPhase(this, Number(number < 0 ? number + PhaseCount : number, "number"));
    }
    /// <summary>A played phase by name.</summary>
    /// <exception cref="NotFoundException">There is none.</exception>
    public PlayedPhase Phase(string name) {
      lock (Handle) return Phase(FindPhase(name));
    }
    /// <summary>The played phases, from the first.</summary>
    public IReadOnlyList<PlayedPhase> Phases {
      get {
        lock (Handle) return Enumerable.Range(0, PhaseCount).Select(Phase).ToArray();
      }
    }
    /// <summary>A 64-bit hash of the game up to a phase (null: the current one), the same in every version and language.</summary>
    public ulong Hash(int? phase = null) {
      lock (Handle) return Native.GameHash(Handle, Number(phase ?? PhaseCount, nameof(phase)));
    }

    // Orders.

    /// <summary>Hands in the orders of a power, one a line. Illegal and unreadable orders are kept: they are results.</summary>
    /// <param name="power">Whose units are ordered.</param>
    /// <param name="orders">The orders, in any notation.</param>
    /// <param name="mode">What happens to the orders handed in before; else they are replaced.</param>
    /// <param name="by">The power that hands them in, if it must be allowed to; null: the host.</param>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    /// <exception cref="InvalidArgumentException">"by" may not order the power's units.</exception>
    public void Submit(string power, string orders, SubmitMode mode = SubmitMode.Replace, string by = null) =>
        Native.GameSubmitText(Handle, Map.PowerNumber(power), Library.Given(orders, nameof(orders)), How(mode, by));
    /// <summary>The same of several texts.</summary>
    public void Submit(string power, IEnumerable<string> orders, SubmitMode mode = SubmitMode.Replace, string by = null) =>
        Submit(power, string.Join("\n", Library.Given(orders, nameof(orders)).Select(each => Library.Given(each, nameof(orders)))), mode, by);
    /// <summary>The same of orders.</summary>
    public void Submit(string power, IEnumerable<Order> orders, SubmitMode mode = SubmitMode.Replace, string by = null) =>
        Native.GameSubmit(Handle, Map.PowerNumber(power), Order.Packed(Library.Given(orders, nameof(orders))), How(mode, by));

    private static uint Number(int phase, string name) => phase >= 0 ? (uint)phase : throw new ArgumentOutOfRangeException(name);
    private entente_submission How(SubmitMode mode, string by) {
      var how = entente_submission.New();
      how.mode = (uint)mode;
      how.by = Map.PowerOrNone(by);
      return how;
    }

    /// <summary>The lines that a power handed in for a phase (null: the current one), or its default orders.</summary>
    public IReadOnlyList<string> Orders(string power, int? phase = null, bool defaults = false) {
      lock (Handle) return Library.Lines(Native.GameOrdersText(Handle, Number(phase ?? PhaseCount, nameof(phase)), Map.PowerNumber(power), defaults));
    }
    /// <summary>Takes back the order for the unit or site of a province (null: all of the power).</summary>
    /// <exception cref="NotFoundException">There is no such order.</exception>
    public void Cancel(string power, string province = null, string by = null) =>
        Native.GameCancelOrder(Handle, Map.PowerNumber(power), Map.ProvinceOrAll(province), Map.PowerOrNone(by));
    /// <summary>The legal orders of a province (null: of all) and of a power (null: of all).</summary>
    public IReadOnlyList<Order> LegalOrders(string province = null, string power = null) =>
        Order.Of(Map, Native.GameLegalOrders(Handle, Map.PowerOrNone(power), Map.ProvinceOrAll(province)));
    /// <summary>What one order is worth in the current phase; the game does not change.</summary>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    public OrderCheck CheckOrder(string power, string text, TextOptions options = null) {
      Native.GameCheckOrder(Handle, Map.PowerNumber(power), Library.Given(text, nameof(text)), TextOptions.Struct(options), out entente_order_check check, out string sentence);
      return new OrderCheck(Map, check, sentence);
    }
    /// <summary>What a power still has to order.</summary>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    public Owed Owed(string power) {
      uint number = Map.PowerNumber(power);
      lock (Handle) {
        entente_owed owed = Native.GameOwed(Handle, number);
        return new Owed { Units = Map.Units(Native.GameOwedUnits(Handle, number)), Builds = (int)owed.build_count, Removals = (int)owed.removal_count,
                          By = Map.PowerId(owed.by) };
      }
    }
    /// <summary>What all powers owe, and whether the phase is ready, as JSON.</summary>
    public string OwedJson() => Native.GameOwedJson(Handle);
    /// <summary>Possible mistakes in the orders handed in so far, as text or JSON.</summary>
    /// <param name="about">Whose orders; null: all.</param>
    /// <param name="unknown">Powers whose orders the reader must not learn from it; null: those that handed in nothing.</param>
    /// <param name="outlook">Also what surely happens and what may.</param>
    /// <param name="form">For people or JSON.</param>
    /// <param name="options">How sentences are written.</param>
    public string Advise(IEnumerable<string> about = null, IEnumerable<string> unknown = null, bool outlook = false,
                         TextForm form = TextForm.ForPeople, TextOptions options = null) =>
        Native.GameAdvise(Handle, Exchange.Question(Map, about, unknown, outlook), form, TextOptions.Struct(options));
    /// <summary>Whether a power wants the phase to wait; Process ignores it, the host decides.</summary>
    public void SetWaiting(string power, bool waits = true) => Native.GameSetWaiting(Handle, Map.PowerNumber(power), waits);
    /// <summary>Lets a power hand in orders of another, as a deputy, or no longer.</summary>
    public void Allow(string by, string power, bool allowed = true) => Native.GameAllow(Handle, Map.PowerNumber(by), Map.PowerNumber(power), allowed);
    /// <summary>Whether a power may hand in orders of another.</summary>
    public bool MayOrder(string by, string power) => Native.GameMayOrder(Handle, Map.PowerNumber(by), Map.PowerNumber(power));

    // Time.

    /// <summary>Plays the current phase with the orders handed in, and goes on to the next one.</summary>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    public PlayedPhase Process() {
      lock (Handle) {
        Native.GameProcess(Handle);
        return Phase(PhaseCount - 1);
      }
    }
    /// <summary>Takes back the last phase; its orders are handed in again.</summary>
    /// <exception cref="WrongPhaseException">No phase was played.</exception>
    public void Undo() => Native.GameUndo(Handle);
    /// <summary>Plays the phase that was undone last again.</summary>
    /// <exception cref="WrongPhaseException">No phase was undone.</exception>
    public void Redo() => Native.GameRedo(Handle);
    /// <summary>Undoes or redoes phases until so many are played.</summary>
    public void GoTo(int phase) => Native.GameGoTo(Handle, Number(phase, nameof(phase)));

    // Votes and ends.

    /// <summary>How a draw is voted on; setting it deletes all votes.</summary>
    public DrawPolicy DrawPolicy {
      get => (DrawPolicy)Info.draw_policy;
      set => Native.GameSetDrawPolicy(Handle, value);
    }
    /// <summary>Casts a vote. A vote that completes a draw ends the game.</summary>
    /// <exception cref="InvalidArgumentException">Saying why the vote is refused.</exception>
    public void Vote(string power, VoteKind kind = VoteKind.Draw, params string[] powers) => Native.GameVote(Handle, VoteOf(power, kind, powers));
    /// <summary>Takes a vote back.</summary>
    public void CancelVote(string power, VoteKind kind = VoteKind.Draw, params string[] powers) =>
        Native.GameCancelVote(Handle, VoteOf(power, kind, powers));
    private entente_vote VoteOf(string power, VoteKind kind, string[] powers) =>
        new entente_vote { power = (byte)Map.PowerNumber(power), kind = (byte)kind, powers = Map.Mask(powers) };
    /// <summary>Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (null) "SET DIAS".</summary>
    public void VoteCommand(string power, string text) => Native.GameVoteCommand(Handle, Map.PowerOrNone(power), text);
    /// <summary>The votes that count now.</summary>
    public IReadOnlyList<Vote> Votes => Array.ConvertAll(Native.GameVotes(Handle), each => new Vote {
      Power = Map.PowerId(each.power), Kind = (VoteKind)each.kind, Powers = Map.PowersOf(each.powers), ListIgnored = each.list_ignored != 0 });
    /// <summary>Ends the game as its players or the host decide.</summary>
    public void Stop(EndKind kind, params string[] winners) => Native.GameEnd(Handle, kind, Map.Mask(winners));
    /// <summary>Lets a game go on that was stopped.</summary>
    /// <exception cref="WrongPhaseException">It is not over, or was won.</exception>
    public void Resume() => Native.GameResume(Handle);
    /// <summary>Ends beside the victory on the board. Change a copy and set it.</summary>
    public EndRules EndRules {
      get {
        entente_end_rules found = Native.GameEndRules(Handle);
        return new EndRules { LastSurvivor = found.last_survivor != 0, LastYear = found.has_last_year != 0 ? found.last_year : (int?)null,
                              YearLimit = (YearLimit)found.year_limit, StalemateYears = (int)found.stalemate_years, PhaseLimit = (int)found.phase_limit };
      }
      set {
        var given = entente_end_rules.New();
        given.last_survivor = value.LastSurvivor ? 1u : 0u;
        given.has_last_year = value.LastYear.HasValue ? 1u : 0u;
        given.last_year = value.LastYear ?? 0;
        given.year_limit = (uint)value.YearLimit;
        given.stalemate_years = (uint)value.StalemateYears;
        given.phase_limit = (uint)value.PhaseLimit;
        Native.GameSetEndRules(Handle, given);
      }
    }
    /// <summary>"standard S1901M"; "standard, closed" after Dispose.</summary>
    public override string ToString() {
      lock (_handle) return Map + (_handle.IsClosed ? ", closed" : " " + PhaseName);
    }
  }
}
