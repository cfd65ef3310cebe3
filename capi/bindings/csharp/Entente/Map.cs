using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace Entente {
  /// <summary>A unit on the board.</summary>
  public sealed class Unit : IEquatable<Unit> {
    internal Unit(string power, UnitType type, string location) {
      Power = power;
      Type = type;
      Location = location;
    }
    /// <summary>The id of its power.</summary>
    public string Power { get; }
    /// <summary>Army or fleet.</summary>
    public UnitType Type { get; }
    /// <summary>The id of the province or coast where it stands.</summary>
    public string Location { get; }
    /// <summary>"A PAR".</summary>
    public override string ToString() => (Type == UnitType.Army ? "A " : "F ") + Location;
    /// <summary>Equal units have the same power, type and place.</summary>
    public bool Equals(Unit other) => other != null && Power == other.Power && Type == other.Type && Location == other.Location;
    /// <summary>Equal units have the same power, type and place.</summary>
    public override bool Equals(object other) => Equals(other as Unit);
    /// <summary>A hash of power, type and place.</summary>
    public override int GetHashCode() => (Power + ToString()).GetHashCode();
  }

  /// <summary>A province, or a coast of one.</summary>
  public sealed class Location {
    internal Location() { }
    /// <summary>"STP/SC".</summary>
    public string Id { get; internal set; }
    /// <summary>"St Petersburg (south coast)".</summary>
    public string Name { get; internal set; }
    /// <summary>The id of the province.</summary>
    public string Province { get; internal set; }
    /// <summary>Its terrain.</summary>
    public Terrain Terrain { get; internal set; }
    /// <summary>The province is a supply center.</summary>
    public bool IsCenter { get; internal set; }
    /// <summary>An army may stand here.</summary>
    public bool TakesArmy { get; internal set; }
    /// <summary>A fleet may stand here.</summary>
    public bool TakesFleet { get; internal set; }
    /// <summary>The ids of the coasts of the province.</summary>
    public IReadOnlyList<string> Coasts { get; internal set; }
    /// <summary>The id.</summary>
    public override string ToString() => Id;
  }

  /// <summary>A power of a map. A dummy has no player.</summary>
  public sealed class Power {
    internal Power() { }
    /// <summary>"FRANCE".</summary>
    public string Id { get; internal set; }
    /// <summary>"France".</summary>
    public string Name { get; internal set; }
    /// <summary>"F"; "" if it has none.</summary>
    public string Letter { get; internal set; }
    /// <summary>It has no player.</summary>
    public bool IsDummy { get; internal set; }
    /// <summary>The ids of its home centers.</summary>
    public IReadOnlyList<string> Homes { get; internal set; }
    /// <summary>The id.</summary>
    public override string ToString() => Id;
  }

  /// <summary>A map with its phases. It never changes; any number of threads may use it.</summary>
  public sealed unsafe class Map : IDisposable, IEquatable<Map> {
    static Map() => Loader.Find();
    internal readonly MapHandle Handle;
    private readonly Dictionary<string, uint> _powers = new Dictionary<string, uint>();

    /// <summary>A shipped map: <see cref="Names"/> lists them.</summary>
    /// <exception cref="NotFoundException">There is none of that name; the message names the nearest.</exception>
    public Map(string name = "standard") : this(Native.MapBuiltin(Library.Given(name, nameof(name)))) { }

    internal Map(IntPtr made) {
      Handle = new MapHandle(made);
      entente_map_info info = Native.MapDescribe(Handle);
      Name = Native.MapName(Handle);
      BeginPhase = Native.Text(info.begin_phase);
      Fingerprint = info.fingerprint;
      PositionSize = (int)Native.PositionSize(Handle);
      Powers = Library.Counted(i => Native.MapPowerId(Handle, i)).AsReadOnly();
      Locations = Library.Counted(i => Native.MapLocationId(Handle, i)).AsReadOnly();
      Provinces = Locations.Take((int)info.province_count).ToArray();
      Centers = Ids(Native.MapCenters(Handle));
      for (int i = 0; i < Powers.Count; ++i) _powers[Powers[i]] = (uint)i;
    }

    /// <summary>The names of the shipped maps.</summary>
    public static IReadOnlyList<string> Names => Library.Counted(NameOf);
    private static unsafe string NameOf(uint number) {
      entente_builtin_info info = Native.MapBuiltinDescribe(number);
      return Native.Text(info.name);
    }

    /// <summary>A map of a text. "files" are the texts that it may include beside the shipped maps.</summary>
    /// <exception cref="InvalidArgumentException">With line, column and file of the first mistake.</exception>
    public static Map FromText(string text, string fileName = "text.map", MapForm form = MapForm.Map,
                               IReadOnlyDictionary<string, string> files = null) {
      using (MapReaderHandle reader = Reader(text, fileName, form, wanted => Found(files, wanted))) return new Map(Native.MapReaderFinish(reader));
    }

    /// <summary>A map of a file (.map, .json, .mdf), with the files of its folder that it includes.</summary>
    /// <exception cref="InvalidArgumentException">With line, column and file of the first mistake.</exception>
    public static Map Read(string path) {
      string ending = Path.GetExtension(path).ToLowerInvariant(), folder = Path.GetDirectoryName(Path.GetFullPath(path));
      MapForm form = ending == ".json" ? MapForm.Json : ending == ".mdf" ? MapForm.Mdf : MapForm.Map;
      Func<string, string> beside = wanted => {
        string file = Path.Combine(folder, wanted);
        return wanted.Contains("..") || Path.IsPathRooted(wanted) || !File.Exists(file) ? null : File.ReadAllText(file);
      };
      using (MapReaderHandle reader = Reader(File.ReadAllText(path), Path.GetFileName(path), form, beside)) return new Map(Native.MapReaderFinish(reader));
    }

    /// <summary>All errors and warnings of a map text, as JSON (map-check.schema.json) or a line each.</summary>
    public static string Diagnostics(string text, string fileName = "text.map", MapForm form = MapForm.Map,
                                     IReadOnlyDictionary<string, string> files = null, TextForm answer = TextForm.Json) {
      using (MapReaderHandle reader = Reader(text, fileName, form, wanted => Found(files, wanted))) {
        Native.MapReaderDiagnostics(reader, answer, false, out _, out string diagnostics);
        return diagnostics;
      }
    }

    private static string Found(IReadOnlyDictionary<string, string> files, string wanted) =>
        files != null && files.TryGetValue(wanted, out string text) ? text : null;

    private static MapReaderHandle Reader(string text, string fileName, MapForm form, Func<string, string> find) {
      var reader = new MapReaderHandle(Native.MapReaderNew(form, Library.Given(text, nameof(text)), fileName));
      for (string wanted; (wanted = Native.MapReaderWants(reader)) != null;) {
        string found = find(wanted);
        if (found != null) {
          Native.MapReaderGive(reader, found);
        } else {
          Native.MapReaderRefuse(reader, Status.NotFound);
        }
      }
      return reader;
    }

    /// <summary>"standard".</summary>
    public string Name { get; }
    /// <summary>"S1901M".</summary>
    public string BeginPhase { get; }
    /// <summary>A number of the map's content; the same on every platform.</summary>
    public uint Fingerprint { get; }
    /// <summary>The bytes of a position; a position in an array of ulong has an eighth of it in elements.</summary>
    public int PositionSize { get; }
    /// <summary>The ids of the powers.</summary>
    public IReadOnlyList<string> Powers { get; }
    /// <summary>The ids of provinces, then of coasts.</summary>
    public IReadOnlyList<string> Locations { get; }
    /// <summary>The ids of the provinces.</summary>
    public IReadOnlyList<string> Provinces { get; }
    /// <summary>The ids of the provinces with a supply center.</summary>
    public IReadOnlyList<string> Centers { get; }

    /// <summary>A power by any of its names.</summary>
    /// <exception cref="NotFoundException">Naming the powers.</exception>
    public Power GetPower(string name) {
      uint number = PowerNumber(name);
      entente_power_info info = Native.MapPower(Handle, number);
      return new Power { Id = Powers[(int)number], Name = Native.MapPowerName(Handle, number), IsDummy = info.is_dummy != 0,
                         Letter = info.letter == 0 ? "" : char.ConvertFromUtf32((int)info.letter), Homes = Ids(Native.MapHomes(Handle, number)) };
    }

    /// <summary>A province or coast by any of its names.</summary>
    /// <exception cref="NotFoundException">Naming the nearest.</exception>
    public Location GetLocation(string name) {
      uint number = LocationNumber(name);
      entente_location_info info = Native.MapLocation(Handle, number);
      return new Location { Id = Locations[(int)number], Name = Native.MapLocationName(Handle, number), Province = Locations[(int)info.province],
                            Terrain = (Terrain)info.terrain, IsCenter = info.center != Native.NoCenter, TakesArmy = info.takes_army != 0,
                            TakesFleet = info.takes_fleet != 0, Coasts = Locations.Skip((int)info.first_coast).Take((int)info.coast_count).ToArray() };
    }

    /// <summary>Where a unit may move directly in a phase (null: on the base map). Army: provinces; fleet: locations.</summary>
    public IReadOnlyList<string> Neighbors(string location, UnitType type, string phase = null) =>
        Ids(Native.MapNeighbors(Handle, phase, type, LocationNumber(location)));

    /// <summary>.map text, JSON, MDF or Graphviz. Text and JSON can be read back to the same map.</summary>
    public string ToText(MapForm form = MapForm.Map) => Native.MapWrite(Handle, form);

    /// <summary>Everything about the map in force in a phase (null: the base map), as JSON (map-summary.schema.json) or lines.</summary>
    public string Summary(string phase = null, TextForm form = TextForm.Json) => Native.MapSummary(Handle, phase, form);

    // Numbers, with which the C interface names powers and places. A null is no power or all, and all provinces.
    internal uint PowerNumber(string name) => _powers.TryGetValue(Library.Given(name, "power"), out uint known) ? known : Native.MapFindPower(Handle, name);
    internal uint PowerOrNone(string name) => name == null ? Native.NoPower : PowerNumber(name);
    internal uint LocationNumber(string name) => Native.MapFindLocation(Handle, Library.Given(name, "location"));
    internal uint ProvinceNumber(string name) => Native.MapLocation(Handle, LocationNumber(name)).province;
    internal uint ProvinceOrAll(string name) => name == null ? Native.NoProvince : ProvinceNumber(name);
    internal ulong Mask(IEnumerable<string> names) => (names ?? new string[0]).Aggregate(0UL, (mask, name) => mask | 1UL << (int)PowerNumber(name));
    internal string PowerId(uint number) => number < Powers.Count ? Powers[(int)number] : null;
    internal string Place(uint number) => number < Locations.Count ? Locations[(int)number] : null;
    internal string[] Ids(ushort[] numbers) => Array.ConvertAll(numbers, each => Place(each));
    internal string[] PowersOf(ulong mask) => Powers.Where((_, i) => (mask >> i & 1) != 0).ToArray();
    internal Unit UnitOf(entente_unit unit) => new Unit(PowerId(unit.power), (UnitType)unit.unit_type, Place(unit.location));
    internal Unit[] Units(entente_unit[] units) => Array.ConvertAll(units, UnitOf);
    internal entente_unit UnitOf(string power, UnitType type, string location) => new entente_unit {
      power = (byte)PowerNumber(power), unit_type = (byte)type, location = (ushort)LocationNumber(location) };

    /// <summary>Frees the memory now, as soon as no game needs it.</summary>
    public void Dispose() => Handle.Dispose();
    /// <summary>Equal maps have the same name and content.</summary>
    public bool Equals(Map other) => other != null && Name == other.Name && Fingerprint == other.Fingerprint;
    /// <summary>Equal maps have the same name and content.</summary>
    public override bool Equals(object other) => Equals(other as Map);
    /// <summary>The fingerprint.</summary>
    public override int GetHashCode() => (int)Fingerprint;
    /// <summary>The name.</summary>
    public override string ToString() => Name;
  }
}
