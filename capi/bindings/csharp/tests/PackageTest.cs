// What the proof does not call: each method is a test; a failed one throws. Compiled and run by package_test.py.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Threading;
using Entente;

internal static class PackageTest {
  private static void Same<T>(T expected, T found) {
    if (!Equals(expected, found)) throw new Exception($"{found} is not {expected}");
  }
  private static void Same(string expected, IEnumerable<string> found) => Same(expected, string.Join(" ", found));
  private static void Contains(string part, string text) {
    if (!text.Contains(part)) throw new Exception($"'{part}' is not in {text}");
  }
  private static T Fails<T>(Action call) where T : Exception {
    try {
      call();
    } catch (T error) {
      return error;
    }
    throw new Exception("no " + typeof(T).Name);
  }
  private static Game Bounced() {
    var game = new Game();
    game.Submit("FRANCE", "A PAR - BUR");
    game.Submit("GERMANY", "A MUN - BUR");
    return game;
  }

  public static void ResultsSayWhy() {
    PlayedPhase phase = Bounced().Process();
    Result bounced = phase.Of("France")[0];
    Same("A PAR - BUR: bounced", bounced.ToString());
    Same("MUN", bounced.Cause);
    Contains("bounced", bounced.Sentence());
    Contains("Armee Paris", bounced.Sentence(new TextOptions { Language = "de", FullNames = true }));
    Same(2, phase.Failed.Count);
    Contains("\"name\":\"S1901M\"", phase.Json("de"));
    Fails<InvalidArgumentException>(() => bounced.Sentence("xx"));
    Fails<ArgumentOutOfRangeException>(() => phase[99].ToString());
    Fails<NotFoundException>(() => phase.Of("SPAIN"));
  }

  public static void ObjectsSayWhatTheyAre() {
    Game game = Bounced();
    Same("standard S1901M", game.ToString());
    Same("A PAR - BUR: legal", game.CheckOrder("FRANCE", "A Paris - Burgundy").ToString());
    Same("A fleet cannot be in PAR.", game.CheckOrder("FRANCE", "F BRE - PAR").ToString());
    Same("orders of F BRE, A MAR; 0 builds; 0 removals", game.Owed("FRANCE").ToString());
    game.Vote("FRANCE");
    Same("FRANCE: draw", game.Votes.Single().ToString());
    Same("S1901M: 22 results", game.Process().ToString());
    Same("1/7", game.Position.Scores()["FRANCE"].ToString());
    Same("FRANCE PAR", game.Map.GetPower("F") + " " + game.Map.GetLocation("Paris"));
    game.Dispose();
    game.Dispose();
    Same("standard, closed", game.ToString());
    Same("Game", Fails<ObjectDisposedException>(() => game.Process()).ObjectName);
    string thrown = Fails<NotFoundException>(() => new Map("standart")).ToString();
    Contains("Entente.NotFoundException: 'standart' is no shipped map", thrown);
    Contains("ObjectsSayWhatTheyAre", thrown);
  }

  public static void PhasesHaveNumbersFromNull() {
    Game game = Bounced();
    game.Process();
    Same("S1901M", game.Phase(-1).Name);
    Fails<ArgumentOutOfRangeException>(() => game.Phase(-2));
    Fails<ArgumentOutOfRangeException>(() => game.GoTo(-1));
    Fails<ArgumentOutOfRangeException>(() => game.PositionAt(-1));
    Fails<InvalidArgumentException>(() => game.Phase(7));
  }

  public static void NullIsNoTextAndNoPower() {
    var game = new Game();
    Same("orders", Fails<ArgumentNullException>(() => game.Submit("FRANCE", (string)null)).ParamName);
    Same("orders", Fails<ArgumentNullException>(() => game.Submit("FRANCE", new[] { "A PAR - BUR", null })).ParamName);
    Same("power", Fails<ArgumentNullException>(() => game.Submit(null, "A PAR - BUR")).ParamName);
    Same("text", Fails<ArgumentNullException>(() => game.CheckOrder("FRANCE", null)).ParamName);
    Same("name", Fails<ArgumentNullException>(() => new Map(null)).ParamName);
    Same("json", Fails<ArgumentNullException>(() => Game.Load((string)null)).ParamName);
  }

  public static void OrdersComeInEveryForm() {
    var game = new Game();
    Order order = Order.Read(game.Map, "A Paris - Burgundy", "FRANCE");
    game.Submit("F", new[] { order });
    Same("A PAR - BUR", game.Orders("FRANCE"));
    game.Submit("FRANCE", "A MAR - SPA", SubmitMode.Amend);
    game.Submit("FRANCE", new[] { "A PAR H" }, SubmitMode.Defaults, "FRANCE");
    Same("A PAR H", game.Orders("FRANCE", defaults: true));
    game.Cancel("FRANCE", "PAR");
    Same("A MAR - SPA", game.Orders("FRANCE"));
    Fails<NotFoundException>(() => game.Cancel("FRANCE", "PAR"));
    Fails<InvalidArgumentException>(() => game.Submit("FRANCE", "A PAR H", by: "ITALY"));
    Same((OrderKind.Move, "FRANCE", (UnitType?)UnitType.Army, "PAR", "BUR"), (order.Kind, order.Power, order.UnitType, order.Source, order.Target));
    Same("A PAR S A MAR - BUR", Order.Read(game.Map, "A PAR S A MAR - BUR").ToString());
    Same("MAR", Order.Read(game.Map, "A PAR S A MAR - BUR").Third);
    InvalidArgumentException error = Fails<InvalidArgumentException>(() => Order.Read(game.Map, "A PAR - NOWHERE", "FRANCE"));
    Same((9, 7), (error.Column, error.Length));
    Same(new Order(game.Map, order.Bits), order);
  }

  public static void LegalOrdersAndChecks() {
    var game = new Game();
    Same(30, game.LegalOrders(power: "FRANCE").Count);
    Same(true, game.LegalOrders("PAR").Select(each => each.ToString()).Contains("A PAR - BUR"));
    Same(true, game.CheckOrder("FRANCE", "A PAR - BUR").IsLegal);
    OrderCheck check = game.CheckOrder("FRANCE", "A PAR - LON", "de");
    Same((false, Reason.Illegal, Illegality.NotAdjacent), (check.IsLegal, check.Reason, check.Illegality));
    Same(true, check.Sentence.Length > 0);
    OrderCheck unreadable = game.CheckOrder("FRANCE", "A PAR - BURR");
    Same((8, 4, (Order)null), (unreadable.FaultOffset, unreadable.FaultLength, unreadable.Order));
    game.Submit("FRANCE", "A PAR - NOWHERE");
    Same((Reason.Unreadable, (Order)null), (game.Process()[0].Reason, game.Phase(0)[0].Order));
  }

  public static void TimeGoesBackAndOn() {
    Game game = Bounced(), copy;
    PlayedPhase phase = game.Process();
    copy = game.Fork();
    ulong after = game.Hash();
    game.Undo();
    Same("A PAR - BUR", game.Orders("FRANCE"));
    Fails<WrongPhaseException>(() => phase[0].Sentence());
    Fails<WrongPhaseException>(() => phase.Json());
    game.Redo();
    Same((after, after), (game.Hash(), copy.Hash()));
    Contains("bounced", phase[0].Sentence());
    PlayedPhase before = copy.Phase(0);
    copy.Undo();
    copy.Submit("FRANCE", "A PAR H");
    Same("A PAR holds.", copy.Process().First(each => each.Power == "FRANCE").Sentence());
    Fails<WrongPhaseException>(() => before[0].Sentence());
    copy = game.Fork();
    Same("S1901M", copy.Phases.Select(each => each.Name));
    Same(0, copy.Phase("S1901M").Number);
    Same(1, game.FindPhase("F1901M"));
    game.GoTo(0);
    Fails<InvalidArgumentException>(() => game.Phase(0));
    Fails<InvalidArgumentException>(() => game.GoTo(5));
    Same(game.PositionAt(0), new Position(game.Map));
  }

  public static void ViewsHideOrders() {
    Game game = Bounced();
    Same("A PAR - BUR", game.View("FRANCE").Orders("FRANCE"));
    Same("", game.View("ITALY").Orders("FRANCE"));
  }

  public static void VotesAndEnds() {
    var game = new Game();
    game.Vote("FRANCE");
    Same((VoteKind.Draw, "FRANCE"), (game.Votes[0].Kind, game.Votes[0].Power));
    game.CancelVote("FRANCE");
    Same(0, game.Votes.Count);
    foreach (string power in game.Map.Powers) game.VoteCommand(power, "SET DRAW");
    Same((EndKind.Draw, 7, true), (game.End, game.Winners.Count, game.IsOver));
    Same("1/7", game.Position.Scores(ScoreSystem.DrawSize)["FRANCE"].ToString());
    game.Resume();
    game.DrawPolicy = DrawPolicy.JudgeNodias;
    game.Vote("FRANCE", VoteKind.List, "FRANCE", "ITALY");
    Same("FRANCE ITALY", game.Votes[0].Powers);
    game.EndRules = new EndRules { LastYear = 1905, LastSurvivor = true };
    Same(((int?)1905, true), (game.EndRules.LastYear, game.EndRules.LastSurvivor));
    Fails<WrongPhaseException>(() => game.Resume());
  }

  public static void WhatIsOwed() {
    var game = new Game();
    Same("F BRE A MAR A PAR", game.Owed("FRANCE").Units.Select(each => each.ToString()));
    game.Submit("FRANCE", new[] { "A PAR H", "A MAR H", "F BRE H" });
    Same(false, game.Owed("FRANCE").Any);
    Contains("\"ready\":false", game.OwedJson());
    game.SetWaiting("FRANCE");
    Same("FRANCE", game.Waiting);
    game.Allow("ITALY", "FRANCE");
    Same(true, game.MayOrder("ITALY", "FRANCE"));
  }

  public static void ExplanationsAndAdvice() {
    Game game = Bounced();
    game.Submit("ITALY", "A VEN - LON");
    Contains("LON", game.Advise(about: new[] { "ITALY" }));
    Contains("\"unknown\":[\"FRANCE\"]", game.Advise(unknown: new[] { "FRANCE" }, outlook: true, form: TextForm.Json));
    PlayedPhase phase = game.Process();
    Contains("BUR", phase.Explain("PAR"));
    Contains("digraph", phase.Explain(form: TextForm.GraphDot));
    Fails<NotFoundException>(() => phase.Explain("A PAR - GAS"));
  }

  public static void SavesLoad() {
    Game game = Bounced();
    game.Process();
    Same((game.Hash(), game.Hash()), (Game.Load(game.Save()).Hash(), Game.Load(game.SaveBytes()).Hash()));
    Same((5, Game.Random(7, maxPhases: 5).Hash()), (Game.Random(7, maxPhases: 5).PhaseCount, Game.Random(7, maxPhases: 5).Hash()));
    Fails<InvalidArgumentException>(() => Game.Load(new byte[] { 1, 2, 3 }));
    game.Dispose();
    game.Dispose();
    Fails<ObjectDisposedException>(() => game.Process());
  }

  public static void MapsAnswerByEveryName() {
    var map = new Map();
    Same((7, 76, 82, 34), (map.Powers.Count, map.Provinces.Count, map.Locations.Count, map.Centers.Count));
    Power france = map.GetPower("f");
    Same(("France", "F", false), (france.Name, france.Letter, france.IsDummy));
    Same("BRE MAR PAR", france.Homes);
    Location coast = map.GetLocation("St Petersburg (south coast)");
    Same(("STP/SC", "STP", true, false, true), (coast.Id, coast.Province, coast.IsCenter, coast.TakesArmy, coast.TakesFleet));
    Same("STP/NC STP/SC", coast.Coasts);
    Same("BRE BUR GAS PIC", map.Neighbors("PAR", UnitType.Army));
    Same((map, false), (new Map("standard"), map.Equals(new Map("ancmed"))));
    Same(map.Fingerprint, Map.FromText(map.ToText(MapForm.Json), "a.json", MapForm.Json).Fingerprint);
    Same("FRANCE", Map.FromText("USE part.map\n", files: new Dictionary<string, string> { ["part.map"] = map.ToText() }).GetPower("F").Id);
    InvalidArgumentException error = Fails<InvalidArgumentException>(() => Map.FromText("VICTORY x\n", "my.map"));
    Same(("my.map", 1), (error.File, error.Line));
    Contains("my.map: line 1", error.ToString());
    Contains("\"severity\":\"error\"", Map.Diagnostics("VICTORY x\n"));
    Contains("\"name\":\"standard\"", map.Summary());
    string file = Path.GetTempFileName();
    File.WriteAllText(file, map.ToText());
    Same("S1901M", Map.Read(file).BeginPhase);
    File.Delete(file);
  }

  public static void RulesAreNamesAndValues() {
    var rules = new Rules("2023,waive=forbidden");
    Same(("forbidden", rules), (rules["waive"], new Rules("2023").Changed("waive", "forbidden")));
    Same("waive=forbidden", rules.Differences(new Rules("2023")).Select(each => each.Key + "=" + each.Value));
    Same(rules.Count, Rules.Options.Count);
    Same("datc3", Rules.Presets[0].Name);
    Same(true, Rules.Options.Any(each => each.Issue == "4.D.8" && each.Values.Any(value => value.Cases.Count > 0)));
    Fails<KeyNotFoundException>(() => rules["waiv"].ToString());
    Fails<NotFoundException>(() => rules.Changed("waiv", "forbidden"));
    Same(rules, new Game(new Map(), rules).Rules);
  }

  public static void PositionsAreChangedAndRead() {
    var map = new Map();
    Position position = Position.Empty(map), start = new Position(map);
    position.Place("FRANCE", UnitType.Army, "PAR");
    position.SetOwner("PAR", "FRANCE");
    position.SetPhase("F1901R");
    position.Dislodge("GERMANY", UnitType.Army, "BUR", new[] { "MUN", "RUH" });
    Same("MUN RUH", position.Retreats("BUR"));
    Same("A BUR", position.Dislodged.Select(each => each.ToString()));
    Same((1, 1, 1), (position.Counts["FRANCE"].Units, position.Counts["FRANCE"].Centers, position.Counts["GERMANY"].Dislodged));
    Same(("FRANCE", null), (position.Owners["PAR"], position.Owners["BRE"]));
    Same((position, position, position), (Position.FromLine(map, position.Line), Position.FromJson(map, position.ToJson()), Position.FromBytes(map, position.Memory())));
    Position copy = position.Copy();
    copy.Remove("PAR");
    Same(false, copy.Equals(position));
    Contains("PAR", position.Difference(copy));
    Contains("<svg", position.Render());
    Contains("PAR", position.Render(new RenderOptions { Form = RenderForm.Text, Hidden = RenderParts.Names, Language = "de" }));
    Same(false, position.Render() == position.Render(new RenderOptions { Theme = RenderTheme.Dark }));
    Same("BRE MAR PAR", start.Homes("FRANCE"));
    start.SetPhase("W1901A");
    Same(0, start.Due("FRANCE"));
    start.SetEnd(EndKind.Solo, "FRANCE");
    Same("FRANCE", start.Winners);
    Fails<InvalidArgumentException>(() => Position.FromBytes(map, new byte[3]));
    Fails<InvalidArgumentException>(() => position.Place("FRANCE", UnitType.Fleet, "PAR"));
  }

  public static void PositionsAreAdjudicatedWithoutAGame() {
    var map = new Map();
    var start = new Position(map);
    using (var judge = new Adjudicator(map)) {
      Order order = Order.Read(map, "A PAR - BUR", "FRANCE");
      Adjudication outcome = judge.Adjudicate(start, new[] { order });
      Same((22, "F1901M", true), (outcome.Count, outcome.Next.PhaseName, outcome.After.Units.Any(each => each.Location == "BUR")));
      Same("A PAR moves to BUR.", outcome[0].Sentence());
      Contains("BUR", outcome.Explain("PAR"));
      ulong[] words = new ulong[map.PositionSize / 8], next = new ulong[words.Length];
      Buffer.BlockCopy(start.Memory(), 0, words, 0, map.PositionSize);
      Same((22, (byte)0), (judge.AdjudicatePacked(words, new[] { order.Bits }, next: next).Length, judge.AdjudicatePacked(words, new[] { order.Bits })[0].Reason));
      Fails<WrongPhaseException>(() => outcome[0].Sentence());
      ulong[] two = words.Concat(words).ToArray();
      var results = new PackedResult[1];
      var statuses = new int[2];
      judge.AdjudicateBatch(two, new[] { order.Bits }, new ulong[] { 0, 1, 1 }, results, statuses);
      Same((true, order.Bits, 0), (next.SequenceEqual(two.Take(next.Length)), results[0].Order, statuses[1]));
      Fails<InvalidArgumentException>(() => judge.AdjudicateBatch(two, new ulong[0], new ulong[] { 0, 1, 1 }));
      Same(30, judge.LegalOrders(start, power: "FRANCE").Count);
      using (var actions = new Actions(map)) {
        IReadOnlyList<uint> numbers = judge.LegalActions(start, actions, "FRANCE");
        Same((19293, 30), (actions.Count, numbers.Count));
        Same("A PAR - BUR", actions.ToOrders(actions.OfOrders(new[] { order })).Select(each => each.ToString()));
      }
      Choices kinds = judge.Choices(start, "PAR"), targets = judge.Choices(start, "PAR", new[] { (uint)OrderKind.Move });
      Same((OrderStep.Kind, OrderStep.Target), (kinds.Step, targets.Step));
      Same("BRE BUR GAS PIC", targets.Words);
      Same("A PAR - BRE", judge.Choices(start, "PAR", new[] { (uint)OrderKind.Move, targets.Numbers[0] }).Order.ToString());
    }
  }

  public static void JsonInAndOut() {
    string json = "{\"orders\":{\"FRANCE\":[\"A PAR - BUR\"]},\"order\":{}," + new Position(new Map()).ToJson().Substring(1);
    using (var exchange = new Exchange { Options = "de" }) {
      Contains("A PAR zieht nach BUR.", exchange.Adjudicate(json));
      Same(1, exchange.Notes.Count);
      Contains("\"A PAR\"", exchange.Legal(json));
      Same(2, Fails<InvalidArgumentException>(() => exchange.Adjudicate("{\"name\": \"S1901M\",\n \"state\": }")).Line);
      Contains("\"draw\":[\"FRANCE\"]", exchange.CountVotes("{\"survivors\":[\"FRANCE\"],\"votes\":{\"FRANCE\":\"DRAW\"}}", DrawPolicy.Daide));
    }
  }

  public static void DocumentsAreReplayed() {
    Game game = Bounced();
    game.Process();
    using (var document = new Document(game.Save()))
    using (var exchange = new Exchange()) {
      Same((true, 2, 0, true), (document.IsGame, document.PhaseCount, document.FindPhase("s1901m"), document.HasOrders(0)));
      Same("S1901M F1901M", document.PhaseNames);
      Contains("\"S1901M\"", document.Phase(0));
      exchange.LeaveOut(ResultParts.After);
      Same(false, exchange.Adjudicate(document).Contains("\"after\""));
      Contains("A PAR", exchange.Legal(document, 1));
      Contains("bounced", exchange.Report(document));
      Contains("BUR", exchange.Explain(document, order: "PAR"));
      Contains("data-order=\"A PAR - BUR\"", exchange.Render(document, 0, "PAR"));
      Contains("warnings", exchange.Advise(document));
      Contains("\"differences\":[]", exchange.Replay(document));
      exchange.Read(document, 1, out Map map, out Rules rules, out Position position);
      Same(("standard", new Rules(), game.Position), (map.Name, rules, position));
    }
  }

  public static void GamesConvert() {
    Game game = Bounced();
    game.Process();
    Converted other = Library.Convert(game.Save(), GameForm.Diplomacy);
    Same(1, Game.Load(Library.Convert(other.Bytes, GameForm.Json).Text).PhaseCount);
    Fails<NotFoundException>(() => Library.Convert("what is this", GameForm.Json));
    Converted answer = Library.AdjudicateListing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n");
    Same(true, answer.Text.Contains("France: Army Paris -> Burgundy.  (*bounce*)"));
    Fails<InvalidArgumentException>(() => Library.AdjudicateListing("A PAR - BUR"));
    Same("en de", Library.Languages);
    Same(true, Library.GameForms.Any(each => each.Name == "dipcc"));
  }

  public static void ThreadsShareAGame() {
    var game = new Game();
    Exception failed = null;
    Thread[] threads = Enumerable.Range(0, 4).Select(_ => new Thread(() => {
      try {
        for (int i = 0; i < 30; ++i) {
          game.Submit("FRANCE", "A PAR - BUR");
          game.LegalOrders();
          game.Process();
          game.Undo();
        }
      } catch (EntenteException) {  // another thread undid the phase
      } catch (Exception error) {
        failed = error;
      }
    })).ToArray();
    foreach (Thread each in threads) each.Start();
    foreach (Thread each in threads) each.Join();
    Same(null, failed);
  }

  private static int Main() {
    int failures = 0;
    MethodInfo[] tests = typeof(PackageTest).GetMethods(BindingFlags.Public | BindingFlags.Static);
    foreach (MethodInfo each in tests) {
      try {
        each.Invoke(null, null);
      } catch (TargetInvocationException error) {
        Console.Error.WriteLine($"{each.Name}: {error.InnerException}");
        ++failures;
      }
    }
    Console.WriteLine($"{tests.Length - failures} of {tests.Length} tests pass, library {typeof(Library).Assembly.Location}");
    return failures;
  }
}
