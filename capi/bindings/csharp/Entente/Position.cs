using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Entente {
  /// <summary>What a power has on the board.</summary>
  public struct Counts {
    /// <summary>Units without the dislodged ones.</summary>
    public int Units { get; internal set; }
    /// <summary>Dislodged units.</summary>
    public int Dislodged { get; internal set; }
    /// <summary>Supply centers.</summary>
    public int Centers { get; internal set; }
  }

  /// <summary>A fraction in lowest terms.</summary>
  public struct Score {
    /// <summary>The numerator.</summary>
    public long Numerator { get; internal set; }
    /// <summary>The denominator, above 0.</summary>
    public long Denominator { get; internal set; }
    /// <summary>"1/3".</summary>
    public override string ToString() => Numerator + "/" + Denominator;
  }

  /// <summary>A position of a map: who stands where and owns what, in which phase. Plain memory: no thread may use it while another one changes it.</summary>
  public sealed unsafe class Position : IEquatable<Position> {
    internal readonly ulong[] Words;

    internal Position(Map map, ulong[] words) {
      Map = map;
      Words = words;
    }

    // A position of a function that writes one.
    internal Position(Map map, Action<ulong[]> write) : this(map, new ulong[(map.PositionSize + 7) / 8]) => write(Words);

    /// <summary>The start of a map.</summary>
    public Position(Map map) : this(map, to => Native.PositionStart(map.Handle, to)) { }
    /// <summary>A board without units, at the map's first phase.</summary>
    public static Position Empty(Map map) => new Position(map, to => Native.PositionClear(map.Handle, to));
    /// <summary>A position of bytes, such as <see cref="Memory"/> of another one.</summary>
    /// <exception cref="InvalidArgumentException">They are no position of the map.</exception>
    public static Position FromBytes(Map map, byte[] bytes) {
      if (bytes.Length != map.PositionSize)
        throw EntenteException.Of(Status.InvalidArgument, $"a position of {map.Name} has {map.PositionSize} bytes, not {bytes.Length}");
      return new Position(map, to => {
        Buffer.BlockCopy(bytes, 0, to, 0, bytes.Length);
        Native.PositionCheck(map.Handle, to);
      });
    }
    /// <summary>A position of a line of text (docs/lines.md).</summary>
    /// <exception cref="InvalidArgumentException">With the column.</exception>
    public static Position FromLine(Map map, string line) => new Position(map, to => Native.PositionReadLine(map.Handle, Library.Given(line, nameof(line)), to));
    /// <summary>A position of a JSON phase object.</summary>
    /// <exception cref="InvalidArgumentException">With line and column.</exception>
    public static Position FromJson(Map map, string json) => new Position(map, to => Native.PositionFromJson(map.Handle, Library.Given(json, nameof(json)), to));
    /// <summary>Another position, equal to this one.</summary>
    public Position Copy() => new Position(Map, (ulong[])Words.Clone());

    private entente_position_info Info => Native.PositionDescribe(Map.Handle, Words);
    /// <summary>The map.</summary>
    public Map Map { get; }
    /// <summary>"S1901M"; "COMPLETED" if the game is over.</summary>
    public string PhaseName {
      get {
        entente_position_info info = Info;
        return Native.Text(info.phase_name);
      }
    }
    /// <summary>Movement, retreats, adjustments, or a phase of the map's own.</summary>
    public PhaseType PhaseType => (PhaseType)Info.phase_type;
    /// <summary>The year of the phase.</summary>
    public int Year => Info.year;
    /// <summary>How the game ended.</summary>
    public EndKind End => (EndKind)Info.end_kind;
    /// <summary>The winners of that end.</summary>
    public IReadOnlyList<string> Winners => Map.PowersOf(Info.winners);
    /// <summary>Units without the dislodged ones, by province.</summary>
    public IReadOnlyList<Unit> Units => Map.Units(Native.PositionUnits(Map.Handle, Words));
    /// <summary>Dislodged units, by province; <see cref="Retreats"/> says where each may go.</summary>
    public IReadOnlyList<Unit> Dislodged => Map.Units(Native.PositionDislodged(Map.Handle, Words));
    /// <summary>Where the dislodged unit of a province may go.</summary>
    /// <exception cref="NotFoundException">None is there.</exception>
    public IReadOnlyList<string> Retreats(string province) => Map.Ids(Native.PositionRetreats(Map.Handle, Words, Map.ProvinceNumber(province)));
    /// <summary>The owner of each supply center, null if it is neutral.</summary>
    public IReadOnlyDictionary<string, string> Owners =>
        Native.PositionOwners(Map.Handle, Words).Select((owner, i) => new { Center = Map.Centers[i], Owner = Map.PowerId(owner) })
            .ToDictionary(each => each.Center, each => each.Owner);
    /// <summary>The counts of each power.</summary>
    public IReadOnlyDictionary<string, Counts> Counts =>
        ByPower(Native.PositionCounts(Map.Handle, Words), each => new Counts { Units = each.units, Dislodged = each.dislodged, Centers = each.centers });
    /// <summary>In an adjustments phase: how many units a power may build (above 0) or must remove (below 0).</summary>
    public int Due(string power, Rules rules = null) => Native.PositionDue(Map.Handle, Words, rules?.Struct, Map.PowerNumber(power));
    /// <summary>The home centers of a power now.</summary>
    public IReadOnlyList<string> Homes(string power) => Map.Ids(Native.PositionHomes(Map.Handle, Words, Map.PowerNumber(power)));
    /// <summary>The score of each power, provisional if the game goes on. "unplayed": powers without a player.</summary>
    public IReadOnlyDictionary<string, Score> Scores(ScoreSystem system = ScoreSystem.DrawSize, IEnumerable<string> unplayed = null) =>
        ByPower(Native.PositionScores(Map.Handle, Words, system, Map.Mask(unplayed)),
                each => new Score { Numerator = each.numerator, Denominator = each.denominator });
    /// <summary>One line of text, the same in every version.</summary>
    public string Line => Native.PositionWriteLine(Map.Handle, Words);
    /// <summary>A 64-bit hash of the line, the same in every version and language.</summary>
    public ulong Hash => Native.PositionHash(Map.Handle, Words);
    /// <summary>A JSON phase object without orders.</summary>
    public string ToJson() => Native.PositionToJson(Map.Handle, Words);
    /// <summary>The board as a picture (SVG), or as text for screen readers.</summary>
    /// <exception cref="NotPossibleException">The library has no drawings.</exception>
    public string Render(RenderOptions options = null) => Native.PositionRender(Map.Handle, Words, RenderOptions.Struct(options));
    /// <summary>What changed until another position of the map, a sentence a line or as JSON.</summary>
    public string Difference(Position after, TextForm form = TextForm.ForPeople, TextOptions options = null) =>
        Native.PositionDifference(Map.Handle, Words, after.Words, form, TextOptions.Struct(options));
    /// <summary>A copy of the bytes. Equal positions of one map have equal bytes.</summary>
    public byte[] Memory() {
      var bytes = new byte[Map.PositionSize];
      Buffer.BlockCopy(Words, 0, bytes, 0, bytes.Length);
      return bytes;
    }

    /// <summary>Puts a unit on the board.</summary>
    /// <exception cref="InvalidArgumentException">The province is occupied, or the unit cannot stand there.</exception>
    public void Place(string power, UnitType type, string location) => Native.PositionPlace(Map.Handle, Words, Map.UnitOf(power, type, location));
    /// <summary>Takes the unit of a province off the board.</summary>
    /// <exception cref="NotFoundException">None stands there.</exception>
    public void Remove(string province) => Native.PositionRemove(Map.Handle, Words, Map.ProvinceNumber(province));
    /// <summary>Adds a dislodged unit with the places it may retreat to.</summary>
    /// <exception cref="WrongPhaseException">The phase has no dislodged units: set the phase first.</exception>
    public void Dislodge(string power, UnitType type, string location, IEnumerable<string> retreats) =>
        Native.PositionDislodge(Map.Handle, Words, Map.UnitOf(power, type, location), retreats.Select(each => (ushort)Map.LocationNumber(each)).ToArray());
    /// <summary>Sets the owner of a supply center; null: neutral.</summary>
    public void SetOwner(string center, string power) =>
        Native.PositionSetOwner(Map.Handle, Words, Map.ProvinceNumber(center), Map.PowerOrNone(power));
    /// <summary>Sets the phase: "S1901M", "SPRING 1901 MOVEMENT".</summary>
    /// <exception cref="WrongPhaseException">Dislodged units cannot be in it.</exception>
    public void SetPhase(string name) => Native.PositionSetPhase(Map.Handle, Words, name);
    /// <summary>Ends the game; EndKind.None lets it go on in its present phase.</summary>
    public void SetEnd(EndKind kind, params string[] winners) => Native.PositionSetEnd(Map.Handle, Words, kind, Map.Mask(winners));

    private Dictionary<string, T> ByPower<TGiven, T>(TGiven[] all, Func<TGiven, T> made) {
      var of = new Dictionary<string, T>();
      for (int i = 0; i < all.Length; ++i) of[Map.Powers[i]] = made(all[i]);
      return of;
    }

    /// <summary>Equal positions have the same bytes, of equal maps.</summary>
    public bool Equals(Position other) => other != null && Map.Equals(other.Map) && Words.SequenceEqual(other.Words);
    /// <summary>Equal positions have the same bytes, of equal maps.</summary>
    public override bool Equals(object other) => Equals(other as Position);
    /// <summary>A hash of the line.</summary>
    public override int GetHashCode() => Hash.GetHashCode();
    /// <summary>The line.</summary>
    public override string ToString() => Line;
  }
}
