// The proof of the C# package: the commands of capi/bindings/PROOF.md.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Entente;

internal static class Proof {
  // The little of JSON that datc_cases.jsonl needs: objects, arrays, texts without \u, null.
  private sealed class JsonReader {
    private readonly string _text;
    private int _at;
    internal JsonReader(string text) => _text = text;

    internal object Read() {
      switch (Next()) {
        case '{':
          var members = new Dictionary<string, object>();
          for (++_at; Next() != '}'; Skip(',')) {
            string key = ReadText();
            Skip(':');
            members[key] = Read();
          }
          ++_at;
          return members;
        case '[':
          var items = new List<object>();
          for (++_at; Next() != ']'; Skip(',')) items.Add(Read());
          ++_at;
          return items;
        case '"':
          return ReadText();
        default:
          _at += 4;
          return null;
      }
    }

    private char Next() {
      while (_text[_at] == ' ') ++_at;
      return _text[_at];
    }
    private void Skip(char c) {
      if (Next() == c) ++_at;
    }
    private string ReadText() {
      var made = new StringBuilder();
      for (Skip('"'); _text[_at] != '"'; ++_at) {
        if (_text[_at] == '\\') ++_at;
        made.Append(_text[_at]);
      }
      ++_at;
      return made.ToString();
    }
  }

  private static T Get<T>(object json, string key) where T : class => (T)((Dictionary<string, object>)json)[key];
  private static string Text(object json, string key) => Get<string>(json, key);
  private static List<object> Items(object json, string key) => Get<List<object>>(json, key);

  private static bool Complain(string text) {
    Console.Error.WriteLine(text);
    return false;
  }

  private static int Done(string command, int good, int count) {
    Console.WriteLine($"{command} {good} of {count}");
    return good == count && count > 0 ? 0 : 1;
  }

  private static string[] LinesOf(string text) => text.Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
  private static string Sorted(IEnumerable<string> texts) => string.Join(",", texts.OrderBy(each => each, StringComparer.Ordinal));
  private static string[] FilesOf(string folder, string ending) =>
      Directory.GetFiles(folder, "*" + ending).OrderBy(each => each, StringComparer.Ordinal).ToArray();

  private static int Version() {
    Type mono = Type.GetType("Mono.Runtime");
    string runtime = mono == null ? "" : "mono-" + ((string)mono.GetMethod("GetDisplayName", (System.Reflection.BindingFlags)40).Invoke(null, null)).Split(' ')[0];
    Console.WriteLine($"version c# {(runtime.Length > 0 ? runtime : Environment.Version.ToString())} library {Library.Version}");
    return 0;
  }

  // The DATC cases.

  private static void SubmitAll(Game game, Dictionary<string, List<string>> ofPower) {
    foreach (KeyValuePair<string, List<string>> each in ofPower) game.Submit(each.Key, each.Value);
  }

  private static void Add(Dictionary<string, List<string>> ofPower, string power, string line) {
    if (!ofPower.ContainsKey(power)) ofPower[power] = new List<string>();
    ofPower[power].Add(line);
  }

  private static bool OrdersPass(string name, List<object> orders, PlayedPhase played) {
    bool good = played.Count >= orders.Count;
    for (int i = 0; good && i < orders.Count; ++i) {
      Result result = played[i];
      bool fits = result.Power == Text(orders[i], "power") && result.Text == Text(orders[i], "text") &&
                  (Text(orders[i], "reason") ?? result.Reason.Word()) == result.Reason.Word() && result.DislodgedBy == Text(orders[i], "dislodged_by");
      if (!fits) good = Complain($"{name}: {result}, dislodged by {result.DislodgedBy}");
    }
    return good;
  }

  private static bool BoardPasses(string name, object phase, Position after) {
    bool good = true;
    if (Sorted(after.Units.Select(each => each.Power + " " + each)) != Sorted(Items(phase, "units").Cast<string>())) good = Complain(name + ": other units");
    if (after.PhaseType != PhaseType.Movement) return good;
    string ours = Sorted(after.Dislodged.Select(each => $"{each.Power} {each}: {Sorted(after.Retreats(each.Location))}"));
    string wanted = Sorted(Items(phase, "dislodged").Select(each => $"{Text(each, "unit")}: {Sorted(Items(each, "retreats").Cast<string>())}"));
    return ours == wanted ? good : Complain(name + ": others are dislodged");
  }

  private static bool PhasePasses(string name, Map map, Rules rules, object phase) {
    var game = new Game(map, rules, Position.FromLine(map, Text(phase, "position")));
    var ofPower = new Dictionary<string, List<string>>();
    foreach (object order in Items(phase, "orders")) Add(ofPower, Text(order, "power"), Text(order, "text"));
    SubmitAll(game, ofPower);
    PlayedPhase played = game.Process();
    bool orders = OrdersPass(name, Items(phase, "orders"), played), board = BoardPasses(name, phase, played.After);
    if (game.Position.Line != Text(phase, "next")) return Complain($"{name}: next {game.Position.Line}");
    return orders && board;
  }

  private static int Datc(string file) {
    int good = 0;
    string[] lines = LinesOf(File.ReadAllText(file));
    foreach (string line in lines) {
      object one = new JsonReader(line).Read();
      var map = new Map(Text(one, "map"));
      var rules = new Rules(Text(one, "rules"), map);
      bool passes = true;
      foreach (object phase in Items(one, "phases")) passes &= PhasePasses(Text(one, "case"), map, rules, phase);
      good += passes ? 1 : 0;
    }
    return Done("datc", good, lines.Length);
  }

  // The playthroughs.

  private sealed class Record {
    internal string Map, Rules;
    internal readonly List<Dictionary<string, List<string>>> Phases = new List<Dictionary<string, List<string>>>();

    internal Record(string text) {
      foreach (string line in LinesOf(text)) {
        string[] words = line.Split(new[] { ' ' }, 3);
        if (words[0] == "map") Map = line.Substring(4);
        if (words[0] == "rules") Rules = line.Substring(6);
        if (words[0] == "phase") Phases.Add(new Dictionary<string, List<string>>());
        if (words[0] == "order") Add(Phases[Phases.Count - 1], words[1], words[2].Substring(0, words[2].LastIndexOf(" : ", StringComparison.Ordinal)));
      }
    }
  }

  private static void WritePhase(StringBuilder to, Game game) {
    Position position = game.Position;
    to.Append($"phase {game.PhaseName} hash {position.Hash:x16} units {position.Units.Count} dislodged {position.Dislodged.Count}\ncounts");
    foreach (KeyValuePair<string, Counts> each in position.Counts)
      to.Append($" {each.Value.Units}/{each.Value.Centers}/{game.LegalOrders(power: each.Key).Count}");
    to.Append('\n');
  }

  private static void WriteResult(StringBuilder to, Result result) {
    to.Append($"{(result.Implied ? "implied" : "order")} {result.Power} {result.Text} : {result.Reason.Word()}");
    if (result.Illegality != Illegality.None) to.Append(" illegality " + result.Illegality.Word());
    if (result.Cause != null) to.Append(" cause " + result.Cause);
    if (result.DislodgedBy != null) to.Append(" dislodged " + result.DislodgedBy);
    if (result.Hidden) to.Append(" hidden");
    if (result.Order != null && result.Order.ToString() != result.Text) to.Append(" as " + result.Order);
    to.Append('\n');
  }

  private static void WritePlayed(StringBuilder to, PlayedPhase played) {
    foreach (Result result in played) WriteResult(to, result);
    foreach (Event each in played.Events)
      to.Append($"event {each.Kind.Word()} {each.Why.Word()} {each.Power}{(each.Unit == null ? "" : " " + each.Unit)}\n");
    if (played.Count == 0) return;
    var options = new TextOptions { Language = played.Number % 2 != 0 ? "de" : "en", FullNames = played.Number / 2 % 2 == 1 };
    to.Append($"says {options.Language} {played[played.Number % played.Count].Sentence(options)}\n");
  }

  private static void WriteEnd(StringBuilder to, Game game) {
    Position position = game.Position;
    to.Append(string.Join(" ", new[] { "end", game.End.Word() }.Concat(game.Winners)) + $"\nposition {position.Line}\n");
    for (int i = 0; i < Library.ScoreSystems.Count; ++i)
      to.Append($"scores {Library.ScoreSystems[i]} {string.Join(" ", position.Scores((ScoreSystem)i).Values)}\n");
    to.Append($"game {game.Hash():x16}\n");
  }

  private static string Replayed(string text) {
    var record = new Record(text);
    var map = new Map(record.Map);
    using (var game = new Game(map, record.Rules)) {
      var to = new StringBuilder($"playthrough 1\nmap {record.Map}\nrules {record.Rules}\nfingerprint {map.Fingerprint}\n");
      foreach (Dictionary<string, List<string>> phase in record.Phases) {
        WritePhase(to, game);
        SubmitAll(game, phase);
        WritePlayed(to, game.Process());
      }
      WriteEnd(to, game);
      return to.ToString();
    }
  }

  private static int Play(string folder) {
    int good = 0;
    string[] paths = FilesOf(folder, ".txt");
    foreach (string path in paths) {
      string text = File.ReadAllText(path), ours = Replayed(text);
      string differs = LinesOf(text).Zip(LinesOf(ours), (a, b) => a == b ? null : $"'{a}' is '{b}'").FirstOrDefault(each => each != null);
      good += ours == text || Complain($"{Path.GetFileName(path)}: {differs ?? "another number of lines"}") ? 1 : 0;
    }
    return Done("play", good, paths.Length);
  }

  // Errors, memory, threads.

  private static int Fails<T>(string name, string words, bool hasPlace, Action call) where T : EntenteException {
    try {
      call();
      Complain(name + ": no error");
    } catch (T error) {
      bool fits = error.Status != Status.Ok && error.Message.Length > 0 && error.Message.Contains(words) && error.HasPlace == hasPlace &&
                  (!hasPlace || (error.Line > 0 && error.Column > 0));
      return fits || Complain(name + ": " + error) ? 1 : 0;
    } catch (Exception error) {
      Complain(name + ": another kind: " + error);
    }
    return 0;
  }

  private static int Errors() {
    int good = Fails<NotFoundException>("an unknown map", "nearest: standard", false, () => new Map("standart"));
    good += Fails<InvalidArgumentException>("bad JSON", "", true, () => Game.Load("{\"phases\":\n [}"));
    good += Fails<InvalidArgumentException>("an unknown rule", "nearest: waive", true, () => new Rules("2023,waiv=allowed"));
    good += Fails<WrongPhaseException>("a game that is over", "", false, () => {
      var game = new Game();
      game.Stop(EndKind.Draw, "FRANCE", "ITALY");
      game.Process();
    });
    return Done("errors", good, 4);
  }

  private static long MemoryKb() {
    GC.Collect();
    GC.WaitForPendingFinalizers();
    return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]) * Environment.SystemPageSize / 1024;
  }

  // Half of the games are freed at once, the other half by the collector.
  private static int Memory() {
    const int count = 100000;
    var map = new Map();
    string saved = new Game(map).Save();
    long start = 0;
    for (int i = 0; i < count; ++i) {
      var game = new Game(map);
      new Position(map);
      game.Submit("FRANCE", "A PAR - BUR");
      if (i % 100 == 0) Game.Load(saved).Fork().View("FRANCE").Save();
      if (i % 2 == 0) game.Dispose();
      if (i == count / 10) start = MemoryKb();
    }
    long grown = MemoryKb() - start;
    Console.WriteLine($"memory {count} grown {grown}");
    return grown < 8192 ? 0 : 1;
  }

  private static ulong PlaySome(Game game, int phases) {
    for (int i = 0; i < phases && !game.IsOver; ++i) {
      foreach (string power in game.Map.Powers) {
        IReadOnlyList<Order> legal = game.LegalOrders(power: power);
        int step = Math.Max(1, legal.Count / 5);
        game.Submit(power, legal.Where((_, j) => j % step == 0));
      }
      game.Process();
    }
    return game.Hash();
  }

  private static Exception[] SideBySide(params Action[] calls) {
    var failed = new Exception[calls.Length];
    Thread[] threads = calls.Select((call, i) => new Thread(() => {
      try {
        call();
      } catch (Exception error) {
        failed[i] = error;
      }
    })).ToArray();
    foreach (Thread each in threads) each.Start();
    foreach (Thread each in threads) each.Join();
    return failed;
  }

  private static int Threads() {
    ulong wanted = PlaySome(new Game(), 40), one = 0, two = 0;
    Exception[] failed = SideBySide(() => one = PlaySome(new Game(), 40), () => two = PlaySome(new Game(), 40));
    if (one != wanted || two != wanted) return Complain("two games in two threads are not as one: " + failed[0] + failed[1]) ? 0 : 1;
    var shared = new Game();
    failed = SideBySide(() => PlaySome(shared, 20), () => PlaySome(shared, 20));
    if (failed.Any(each => each != null && !(each is EntenteException))) return Complain("one game in two threads: " + failed[0] + failed[1]) ? 0 : 1;
    Console.WriteLine("threads 2");
    return 0;
  }

  // The round of saves.

  private static int Save(string folder) {
    int count = 0;
    foreach (string path in FilesOf(Environment.GetEnvironmentVariable("ENTENTE_GAMES"), ".txt")) {
      var record = new Record(File.ReadAllText(path));
      if (record.Phases.Count < 10) continue;
      var game = new Game(new Map(record.Map), record.Rules);
      foreach (Dictionary<string, List<string>> phase in record.Phases.Take(10)) {
        SubmitAll(game, phase);
        game.Process();
      }
      string name = Path.Combine(folder, Path.GetFileNameWithoutExtension(path));
      File.WriteAllText(name + ".json", game.Save());
      File.WriteAllBytes(name + ".bin", game.SaveBytes());
      File.WriteAllText(name + ".hash", game.Hash().ToString("x16") + "\n");
      ++count;
    }
    Console.WriteLine($"save {count}");
    return count > 0 ? 0 : 1;
  }

  private static int Load(string folder) {
    int good = 0;
    string[] paths = FilesOf(folder, ".hash");
    foreach (string path in paths) {
      string name = path.Substring(0, path.Length - ".hash".Length), wanted = File.ReadAllText(path).Trim();
      Game ofText = Game.Load(File.ReadAllText(name + ".json")), ofBytes = Game.Load(File.ReadAllBytes(name + ".bin"));
      bool same = ofText.Hash().ToString("x16") == wanted && ofBytes.Hash().ToString("x16") == wanted;
      good += same || Complain(Path.GetFileName(name) + ": another hash") ? 1 : 0;
      File.WriteAllText(name + ".json", ofText.Save());
      File.WriteAllBytes(name + ".bin", ofBytes.SaveBytes());
    }
    return Done("load", good, paths.Length);
  }

  private static int Speed() {
    var game = new Game();
    var orders = new Dictionary<string, List<string>>();
    foreach (Unit unit in game.Position.Units) Add(orders, unit.Power, game.LegalOrders(unit.Location)[0].ToString());
    int phases = 0;
    Stopwatch watch = Stopwatch.StartNew();
    for (; watch.ElapsedMilliseconds < 1000; ++phases) {
      using (Game fresh = game.Fork()) {
        SubmitAll(fresh, orders);
        if (fresh.Process().Count != 22) return 1;
      }
    }
    double rate = phases / watch.Elapsed.TotalSeconds;
    const int calls = 1000000;
    long sum = 0;
    watch.Restart();
    for (int i = 0; i < calls; ++i) sum += game.PhaseCount;
    double overhead = watch.Elapsed.TotalSeconds / calls * 1e9;
    Console.WriteLine($"speed {rate:F0} {overhead:F0}");
    return sum == 0 ? 0 : 1;
  }

  private static int Run(string command, string argument) {
    switch (command) {
      case "version": return Version();
      case "datc": return Datc(argument);
      case "play": return Play(argument);
      case "errors": return Errors();
      case "memory": return Memory();
      case "threads": return Threads();
      case "save": return Save(argument);
      case "load": return Load(argument);
      case "speed": return Speed();
      default: return Complain("usage: proof COMMAND [ARGUMENT], see PROOF.md") ? 0 : 1;
    }
  }

  private static int Main(string[] arguments) => Run(arguments.FirstOrDefault(), arguments.ElementAtOrDefault(1));
}
