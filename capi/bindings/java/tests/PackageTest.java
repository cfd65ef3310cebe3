// What the proof does not call: each method without arguments is a test; a failed one throws. Compiled and run by package_test.py.

import entente.Actions;
import entente.Adjudication;
import entente.Adjudicator;
import entente.Choices;
import entente.Converted;
import entente.Document;
import entente.DrawPolicy;
import entente.EndKind;
import entente.EndRules;
import entente.Entente;
import entente.EntenteException;
import entente.Exchange;
import entente.Game;
import entente.GameForm;
import entente.GameMap;
import entente.Illegality;
import entente.Location;
import entente.MapForm;
import entente.Order;
import entente.OrderCheck;
import entente.OrderKind;
import entente.OrderStep;
import entente.PackedResult;
import entente.PlayedPhase;
import entente.Position;
import entente.Power;
import entente.Reason;
import entente.RenderForm;
import entente.RenderOptions;
import entente.RenderPalette;
import entente.RenderParts;
import entente.RenderTheme;
import entente.Result;
import entente.ResultParts;
import entente.Rules;
import entente.ScoreSystem;
import entente.SubmitMode;
import entente.TextForm;
import entente.TextOptions;
import entente.UnitType;
import entente.VoteKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

public final class PackageTest {
  private PackageTest() {}

  private static void same(Object expected, Object found) {
    if (!java.util.Objects.deepEquals(expected, found)) throw new AssertionError(found + " is not " + expected);
  }

  private static void same(String expected, List<?> found) {
    same((Object) expected, String.join(" ", found.stream().map(Object::toString).toList()));
  }

  private static void contains(String part, String text) {
    if (!text.contains(part)) throw new AssertionError("'" + part + "' is not in " + text);
  }

  private static <T extends Throwable> T fails(Class<T> kind, Runnable call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      if (kind.isInstance(e)) return kind.cast(e);
      throw e;
    }
    throw new AssertionError("no " + kind.getName());
  }

  private static Game bounced() {
    Game game = new Game();
    game.submit("FRANCE", "A PAR - BUR");
    game.submit("GERMANY", "A MUN - BUR");
    return game;
  }

  public static void resultsSayWhy() {
    PlayedPhase phase = bounced().process();
    Result bounced = phase.of("France").get(0);
    same("A PAR - BUR: bounced", bounced.toString());
    same("MUN", bounced.cause().orElseThrow());
    contains("bounced", bounced.sentence());
    contains("Armee Paris", bounced.sentence(TextOptions.in("de").withFullNames()));
    same(2, phase.failed().size());
    contains("\"name\":\"S1901M\"", phase.json(TextOptions.in("de")));
    fails(EntenteException.NotFound.class, () -> bounced.sentence("xx"));
    fails(EntenteException.NotFound.class, () -> phase.of("SPAIN"));
  }

  public static void ordersComeInEveryForm() {
    Game game = new Game();
    Order order = Order.read(game.map(), "A Paris - Burgundy", "FRANCE");
    game.submit("F", List.of(order));
    same("A PAR - BUR", game.orders("FRANCE"));
    game.submit("FRANCE", List.of("A MAR - SPA"), SubmitMode.AMEND, null);
    game.submit("FRANCE", List.of("A PAR H"), SubmitMode.DEFAULTS, "FRANCE");
    same("A PAR H", game.orders("FRANCE", 0, true));
    game.cancel("FRANCE", "PAR");
    same("A MAR - SPA", game.orders("FRANCE"));
    fails(EntenteException.NotFound.class, () -> game.cancel("FRANCE", "PAR"));
    fails(EntenteException.InvalidArgument.class, () -> game.submit("FRANCE", List.of("A PAR H"), SubmitMode.REPLACE, "ITALY"));
    same(List.of(OrderKind.MOVE, "FRANCE", UnitType.ARMY, "PAR", "BUR", false), List.of(order.kind(), order.power().orElseThrow(),
        order.unitType().orElseThrow(), order.source().orElseThrow(), order.target().orElseThrow(), order.viaConvoy()));
    same("MAR", Order.read(game.map(), "A PAR S A MAR - BUR", null).third().orElseThrow());
    EntenteException error = fails(EntenteException.InvalidArgument.class, () -> Order.read(game.map(), "A PAR - NOWHERE", "FRANCE"));
    same(List.of(9, 7), List.of(error.column(), error.length()));
    same(new Order(GameMap.standard(), order.bits()), order);
  }

  public static void legalOrdersAndChecks() {
    Game game = new Game();
    same(30, game.legalOrders(null, "FRANCE").size());
    same(true, game.legalOrders("PAR").stream().anyMatch(each -> each.toString().equals("A PAR - BUR")));
    same(true, game.checkOrder("FRANCE", "A PAR - BUR").isLegal());
    OrderCheck check = game.checkOrder("FRANCE", "A PAR - LON", TextOptions.in("de"));
    same(List.of(false, Reason.ILLEGAL, Illegality.NOT_ADJACENT, false), List.of(check.isLegal(), check.reason(), check.illegality(), check.sentence().isEmpty()));
    OrderCheck unreadable = game.checkOrder("FRANCE", "A PAR - BURR");
    same(List.of(8, 4, true), List.of(unreadable.faultOffset(), unreadable.faultLength(), unreadable.order().isEmpty()));
    game.submit("FRANCE", "A PAR - NOWHERE");
    same(Reason.UNREADABLE, game.process().get(0).reason());
  }

  public static void timeGoesBackAndOn() {
    Game game = bounced();
    PlayedPhase phase = game.process();
    Game copy = game.fork();
    long after = game.hash();
    game.undo();
    same("A PAR - BUR", game.orders("FRANCE"));
    fails(EntenteException.WrongPhase.class, () -> phase.get(0).sentence());
    fails(EntenteException.WrongPhase.class, phase::explain);
    game.redo();
    same(List.of(after, after), List.of(game.hash(), copy.hash()));
    contains("bounced", phase.get(0).sentence());
    game.undo();
    game.submit("FRANCE", "A PAR - PIC");
    game.process();
    fails(EntenteException.WrongPhase.class, () -> phase.get(0).sentence());
    same("S1901M", copy.phases().stream().map(PlayedPhase::name).toList());
    same(0, copy.phase("S1901M").number());
    same(1, game.findPhase("F1901M"));
    same("standard, F1901M", game.toString());
    game.goTo(0);
    fails(EntenteException.InvalidArgument.class, () -> game.phase(0));
    fails(EntenteException.InvalidArgument.class, () -> game.goTo(5));
    same(game.positionAt(0), new Position(game.map()));
  }

  public static void viewsHideOrders() {
    Game game = bounced();
    same("A PAR - BUR", game.view("FRANCE").orders("FRANCE"));
    same("", game.view("ITALY").orders("FRANCE"));
  }

  public static void votesAndEnds() {
    Game game = new Game();
    game.vote("FRANCE", VoteKind.DRAW);
    same(List.of(VoteKind.DRAW, "FRANCE"), List.of(game.votes().get(0).kind(), game.votes().get(0).power()));
    game.cancelVote("FRANCE", VoteKind.DRAW);
    same(0, game.votes().size());
    game.map().powers().forEach(power -> game.voteCommand(power, "SET DRAW"));
    same(List.of(EndKind.DRAW, 7, true), List.of(game.end(), game.winners().size(), game.isOver()));
    same("1/7", game.position().scores(ScoreSystem.DRAW_SIZE).get("FRANCE").toString());
    game.resume();
    game.setDrawPolicy(DrawPolicy.JUDGE_NODIAS);
    game.vote("FRANCE", VoteKind.LIST, "FRANCE", "ITALY");
    same("FRANCE ITALY", game.votes().get(0).powers());
    EndRules ends = new EndRules(true, OptionalInt.of(1905), EndRules.NONE.yearLimit(), 0, 0);
    game.setEndRules(ends);
    same(ends, game.endRules());
    fails(EntenteException.WrongPhase.class, game::resume);
  }

  public static void whatIsOwed() {
    Game game = new Game();
    same("F BRE A MAR A PAR", game.owed("FRANCE").units());
    game.submit("FRANCE", "A PAR H", "A MAR H", "F BRE H");
    same(false, game.owed("FRANCE").any());
    contains("\"ready\":false", game.owedJson());
    game.setWaiting("FRANCE", true);
    same("FRANCE", game.waiting());
    game.allow("ITALY", "FRANCE", true);
    same(true, game.mayOrder("ITALY", "FRANCE"));
  }

  public static void explanationsAndAdvice() {
    Game game = bounced();
    game.submit("ITALY", "A VEN - LON");
    contains("LON", game.advise());
    contains("\"unknown\":[\"FRANCE\"]", game.advise(List.of(), List.of("FRANCE"), true, TextForm.JSON, TextOptions.USUAL));
    PlayedPhase phase = game.process();
    contains("BUR", phase.explain("PAR", TextForm.FOR_PEOPLE, TextOptions.USUAL));
    contains("digraph", phase.explain(null, TextForm.GRAPH_DOT, TextOptions.USUAL));
    fails(EntenteException.NotFound.class, () -> phase.explain("A PAR - GAS", TextForm.JSON, TextOptions.USUAL));
  }

  public static void savesLoad() {
    Game game = bounced();
    game.process();
    same(List.of(game.hash(), game.hash()), List.of(Game.load(game.save()).hash(), Game.load(game.saveBytes()).hash()));
    Game random = Game.random(7, GameMap.standard(), 5);
    same(List.of(5, Game.random(7, GameMap.standard(), 5).hash()), List.of(random.phaseCount(), random.hash()));
    fails(EntenteException.InvalidArgument.class, () -> Game.load(new byte[] {1, 2, 3}));
    game.close();
    game.close();
    fails(IllegalStateException.class, game::process);
  }

  public static void mapsAnswerByEveryName() throws Exception {
    GameMap map = GameMap.standard();
    same(List.of(7, 76, 82, 34), List.of(map.powers().size(), map.provinces().size(), map.locations().size(), map.centers().size()));
    same(new Power("FRANCE", "France", "F", false, List.of("BRE", "MAR", "PAR")), map.power("f"));
    Location coast = map.location("St Petersburg (south coast)");
    same(List.of("STP/SC", "STP", true, false, true), List.of(coast.id(), coast.province(), coast.isCenter(), coast.takesArmy(), coast.takesFleet()));
    same("STP/NC STP/SC", coast.coasts());
    same("BRE BUR GAS PIC", map.neighbors("PAR", UnitType.ARMY, null));
    same(List.of(true, false), List.of(map.equals(new GameMap("standard")), map.equals(new GameMap("ancmed"))));
    same(map.fingerprint(), GameMap.ofText(map.toText(MapForm.JSON), "a.json", MapForm.JSON, Map.of()).fingerprint());
    same(map.powers(), GameMap.ofText("USE part.map\n", "my.map", MapForm.MAP, Map.of("part.map", map.toText(MapForm.MAP))).powers());
    EntenteException error = fails(EntenteException.InvalidArgument.class, () -> GameMap.ofText("VICTORY x\n", "my.map", MapForm.MAP, Map.of()));
    same(List.of("my.map", 1), List.of(error.file(), error.line()));
    contains("my.map: line 1", error.toString());
    contains("\"severity\":\"error\"", GameMap.diagnostics("VICTORY x\n", "my.map", MapForm.MAP, Map.of(), TextForm.JSON));
    contains("\"name\":\"standard\"", map.summary(null, TextForm.JSON));
    Path file = Files.createTempFile("standard", ".map");
    Files.writeString(file, map.toText(MapForm.MAP));
    same("S1901M", GameMap.read(file).beginPhase());
    Files.delete(file);
  }

  public static void rulesAreNamesAndValues() {
    Rules rules = new Rules("2023,waive=forbidden");
    same("forbidden", rules.get("waive").orElseThrow());
    same(rules, new Rules("2023").changed("waive", "forbidden"));
    same(Map.of("waive", "forbidden"), rules.differences(new Rules("2023")));
    same(true, rules.get("waiv").isEmpty());
    same(rules, new Rules(rules.toString()));
    same("datc3", Rules.presets().get(0).name());
    same(true, Rules.options().stream().anyMatch(each -> each.issue().equals("4.D.8") && each.values().stream().anyMatch(value -> !value.cases().isEmpty())));
    fails(EntenteException.NotFound.class, () -> rules.changed("waiv", "forbidden"));
    same(rules, new Game(GameMap.standard(), rules).rules());
  }

  public static void positionsAreChangedAndRead() {
    GameMap map = GameMap.standard();
    Position position = Position.empty(map), start = new Position(map);
    position.place("FRANCE", UnitType.ARMY, "PAR");
    position.setOwner("PAR", "FRANCE");
    position.setPhase("F1901R");
    position.dislodge("GERMANY", UnitType.ARMY, "BUR", List.of("MUN", "RUH"));
    same("MUN RUH", position.retreats("BUR"));
    same("A BUR", position.dislodged());
    same(List.of(1, 1, 1), List.of(position.counts().get("FRANCE").units(), position.counts().get("FRANCE").centers(), position.counts().get("GERMANY").dislodged()));
    same(List.of("FRANCE", true), List.of(position.owners().get("PAR").orElseThrow(), position.owners().get("BRE").isEmpty()));
    same(List.of(position, position, position), List.of(Position.ofLine(map, position.line()), Position.ofJson(map, position.toJson()), Position.ofBytes(map, position.memory())));
    Position copy = position.copy();
    copy.remove("PAR");
    same(false, copy.equals(position));
    contains("PAR", position.difference(copy, TextForm.FOR_PEOPLE, TextOptions.USUAL));
    contains("<svg", position.render());
    contains("PAR", position.render(new RenderOptions(RenderForm.TEXT, RenderTheme.LIGHT, RenderPalette.USUAL, Set.of(RenderParts.NAMES), false, 0, "de", Set.of())));
    same(false, position.render(RenderOptions.USUAL).equals(position.render(RenderOptions.of(RenderForm.SVG, RenderTheme.DARK))));
    same("BRE MAR PAR", start.homes("FRANCE"));
    start.setPhase("W1901A");
    same(0, start.due("FRANCE", null));
    start.setEnd(EndKind.SOLO, "FRANCE");
    same("FRANCE", start.winners());
    fails(EntenteException.InvalidArgument.class, () -> Position.ofBytes(map, new byte[3]));
    fails(EntenteException.InvalidArgument.class, () -> position.place("FRANCE", UnitType.FLEET, "PAR"));
  }

  public static void positionsAreAdjudicatedWithoutAGame() {
    GameMap map = GameMap.standard();
    Position start = new Position(map);
    try (Adjudicator judge = new Adjudicator(map)) {
      Order order = Order.read(map, "A PAR - BUR", "FRANCE");
      Adjudication outcome = judge.adjudicate(start, List.of(order), null);
      same(List.of(22, "F1901M", true), List.of(outcome.size(), outcome.next().phaseName(), outcome.after().units().stream().anyMatch(each -> each.location().equals("BUR"))));
      same("A PAR moves to BUR.", outcome.get(0).sentence());
      contains("BUR", outcome.explain("PAR", TextForm.FOR_PEOPLE, TextOptions.USUAL));
      byte[] bytes = start.memory(), next = new byte[bytes.length];
      same(22, judge.adjudicatePacked(bytes, new long[] {order.bits()}, next, null).length);
      fails(EntenteException.WrongPhase.class, () -> outcome.get(0).sentence());
      byte[] two = Arrays.copyOf(bytes, 2 * bytes.length);
      System.arraycopy(bytes, 0, two, bytes.length, bytes.length);
      PackedResult[] results = new PackedResult[1];
      int[] statuses = new int[] {7, 7};
      judge.adjudicateBatch(two, new long[] {order.bits()}, new long[] {0, 1, 1}, results, statuses, null);
      same(List.of(true, order.bits(), Reason.NONE, 0), List.of(Arrays.equals(next, Arrays.copyOf(two, next.length)), results[0].order(), results[0].reason(), statuses[1]));
      fails(EntenteException.InvalidArgument.class, () -> judge.adjudicateBatch(two, new long[0], new long[] {0, 1, 1}, null, null, null));
      same(30, judge.legalOrders(start, null, "FRANCE", null).size());
      Actions actions = new Actions(map, null);
      same(List.of(19293, 30), List.of(actions.size(), judge.legalActions(start, actions, "FRANCE", null).length));
      same("A PAR - BUR", actions.toOrders(actions.ofOrders(List.of(order))));
      Choices targets = judge.choices(start, "PAR", 2);
      same(List.of(OrderStep.KIND, OrderStep.TARGET), List.of(judge.choices(start, "PAR").step(), targets.step()));
      same("BRE BUR GAS PIC", targets.words());
      same("A PAR - BRE", judge.choices(start, "PAR", 2, targets.numbers().get(0)).order().orElseThrow().toString());
    }
  }

  public static void jsonInAndOut() {
    String json = "{\"orders\":{\"FRANCE\":[\"A PAR - BUR\"]},\"order\":{}," + new Position(GameMap.standard()).toJson().substring(1);
    try (Exchange exchange = new Exchange(null, null, TextOptions.in("de"))) {
      contains("A PAR zieht nach BUR.", exchange.adjudicate(json));
      same(1, exchange.notes().size());
      contains("\"A PAR\"", exchange.legal(json));
      same(2, fails(EntenteException.InvalidArgument.class, () -> exchange.adjudicate("{\"name\": \"S1901M\",\n \"state\": }")).line());
      contains("\"draw\":[\"FRANCE\"]", exchange.countVotes("{\"survivors\":[\"FRANCE\"],\"votes\":{\"FRANCE\":\"DRAW\"}}", DrawPolicy.DAIDE));
    }
  }

  public static void documentsAreReplayed() {
    Game game = bounced();
    game.process();
    Document document = new Document(game.save());
    try (Exchange exchange = new Exchange()) {
      same(List.of(true, 0, true), List.of(document.isGame(), document.findPhase("s1901m"), document.hasOrders(0)));
      same("S1901M F1901M", document.phaseNames());
      contains("\"S1901M\"", document.phase(0));
      exchange.leaveOut(ResultParts.AFTER);
      same(false, exchange.adjudicate(document, 0).contains("\"after\""));
      contains("A PAR", exchange.legal(document, 1));
      contains("bounced", exchange.report(document, 0));
      contains("BUR", exchange.explain(document, 0, "PAR", TextForm.FOR_PEOPLE));
      contains("data-order=\"A PAR - BUR\"", exchange.render(document, 0, "PAR", RenderOptions.USUAL));
      same(false, exchange.render(document, 0, null, RenderOptions.USUAL).equals(exchange.render(document, 0, null, RenderOptions.USUAL.withOutlook("France"))));
      fails(EntenteException.NotFound.class, () -> exchange.render(document, 0, null, RenderOptions.USUAL.withOutlook("SPAIN")));
      contains("warnings", exchange.advise(document, 0, TextForm.JSON));
      contains("\"outlook\"", exchange.advise(document, 0, List.of("France"), null, true, TextForm.JSON));
      contains("\"differences\":[]", exchange.replay(document, TextForm.JSON));
      same(new Exchange.Board(GameMap.standard(), new Rules(), game.position()), exchange.read(document, 1));
    }
  }

  public static void gamesConvert() {
    Game game = bounced();
    game.process();
    Converted other = Entente.convert(game.save(), GameForm.DIPLOMACY);
    same(1, Game.load(Entente.convert(other.text(), GameForm.JSON).text()).phaseCount());
    fails(EntenteException.NotFound.class, () -> Entente.convert("what is this", GameForm.JSON));
    Converted answer = Entente.adjudicateListing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n");
    same(true, answer.text().contains("France: Army Paris -> Burgundy.  (*bounce*)"));
    fails(EntenteException.InvalidArgument.class, () -> Entente.adjudicateListing("A PAR - BUR"));
    same("en de", Entente.languages());
    same(true, Entente.gameForms().stream().anyMatch(each -> each.name().equals("dipcc")));
  }

  public static void longTextsPass() {
    same(true, fails(EntenteException.InvalidArgument.class, () -> Game.load(" ".repeat(200_000) + "x")).column() > 200_000);
  }

  public static void threadsShareAGame() throws Exception {
    Game game = new Game();
    List<Throwable> failed = new java.util.concurrent.CopyOnWriteArrayList<>();
    List<Thread> threads = Stream.generate(() -> new Thread(() -> {
      try {
        for (int i = 0; i < 30; ++i) {
          game.submit("FRANCE", "A PAR - BUR");
          game.legalOrders("PAR");
          game.process();
          game.undo();
        }
      } catch (EntenteException e) {
        return; // another thread undid the phase
      } catch (RuntimeException e) {
        failed.add(e);
      }
    })).limit(4).toList();
    threads.forEach(Thread::start);
    for (Thread each : threads) each.join();
    same(List.of(), failed);
  }

  /** Runs all tests. */
  public static void main(String[] arguments) throws IllegalAccessException {
    int failures = 0;
    List<Method> tests = Arrays.stream(PackageTest.class.getDeclaredMethods()).filter(each -> Modifier.isPublic(each.getModifiers()) && each.getParameterCount() == 0).toList();
    for (Method each : tests) {
      try {
        each.invoke(null);
      } catch (InvocationTargetException e) {
        System.err.println(each.getName() + ": " + e.getCause());
        e.getCause().printStackTrace();
        ++failures;
      }
    }
    System.out.println(tests.size() - failures + " of " + tests.size() + " tests pass on Java " + Runtime.version().feature());
    System.exit(failures);
  }
}
