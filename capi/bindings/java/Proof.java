// The proof of the Java package: the commands of capi/bindings/PROOF.md.

import entente.Counts;
import entente.Described;
import entente.EndKind;
import entente.Entente;
import entente.EntenteException;
import entente.Event;
import entente.Game;
import entente.GameMap;
import entente.Illegality;
import entente.Order;
import entente.PhaseType;
import entente.PlayedPhase;
import entente.Position;
import entente.Result;
import entente.Rules;
import entente.Score;
import entente.ScoreSystem;
import entente.Status;
import entente.TextOptions;
import entente.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

final class Proof {
  private Proof() {}

  // The little of JSON that datc_cases.jsonl needs: objects, arrays, texts without \\u, null.
  private static final class JsonReader {
    private final String text;
    private int at;

    JsonReader(String text) {
      this.text = text;
    }

    Object read() {
      switch (next()) {
        case '{' -> {
          Map<String, Object> members = new HashMap<>();
          for (++at; next() != '}'; skip(',')) {
            String key = readText();
            skip(':');
            members.put(key, read());
          }
          ++at;
          return members;
        }
        case '[' -> {
          List<Object> items = new ArrayList<>();
          for (++at; next() != ']'; skip(',')) items.add(read());
          ++at;
          return items;
        }
        case '"' -> {
          return readText();
        }
        default -> {
          at += 4;
          return null;
        }
      }
    }

    private char next() {
      while (text.charAt(at) == ' ') ++at;
      return text.charAt(at);
    }

    private void skip(char c) {
      if (next() == c) ++at;
    }

    private String readText() {
      StringBuilder made = new StringBuilder();
      for (skip('"'); text.charAt(at) != '"'; ++at) {
        if (text.charAt(at) == '\\') ++at;
        made.append(text.charAt(at));
      }
      ++at;
      return made.toString();
    }
  }

  private static Object get(Object json, String key) {
    return ((Map<?, ?>) json).get(key);
  }

  private static String text(Object json, String key) {
    return (String) get(json, key);
  }

  private static List<?> items(Object json, String key) {
    return (List<?>) get(json, key);
  }

  private static boolean complain(String text) {
    System.err.println(text);
    return false;
  }

  private static int done(String command, int good, int count) {
    System.out.println(command + " " + good + " of " + count);
    return good == count && count > 0 ? 0 : 1;
  }

  private static String sorted(Stream<String> texts) {
    return String.join(",", texts.sorted().toList());
  }

  private static List<Path> filesOf(String folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      return files.filter(each -> each.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static int version() {
    String way = Runtime.version().feature() >= 22 && !Boolean.getBoolean("entente.jna") ? "ffm" : "jna";
    System.out.println("version java " + Runtime.version().feature() + "/" + way + " library " + Entente.version());
    return 0;
  }

  // The DATC cases.

  private static void submitAll(Game game, Map<String, List<String>> ofPower) {
    ofPower.forEach((power, lines) -> game.submit(power, lines.toArray(String[]::new)));
  }

  private static boolean ordersPass(String name, List<?> orders, PlayedPhase played) {
    boolean good = played.size() >= orders.size();
    for (int i = 0; good && i < orders.size(); ++i) {
      Result result = played.get(i);
      Object order = orders.get(i);
      String reason = text(order, "reason"), by = result.dislodgedBy().orElse(null);
      boolean fits = result.power().equals(text(order, "power")) && result.text().equals(text(order, "text"))
          && (reason == null || reason.equals(result.reason().word())) && java.util.Objects.equals(by, text(order, "dislodged_by"));
      if (!fits) good = complain(name + ": " + result + ", dislodged by " + by);
    }
    return good;
  }

  private static boolean boardPasses(String name, Object phase, Position after) {
    boolean good = true;
    String units = sorted(after.units().stream().map(each -> each.power() + " " + each));
    if (!units.equals(sorted(items(phase, "units").stream().map(String.class::cast)))) good = complain(name + ": other units");
    if (after.phaseType() != PhaseType.MOVEMENT) return good;
    String ours = sorted(after.dislodged().stream().map(each -> each.power() + " " + each + ": " + sorted(after.retreats(each.location()).stream())));
    String wanted = sorted(items(phase, "dislodged").stream()
        .map(each -> text(each, "unit") + ": " + sorted(items(each, "retreats").stream().map(String.class::cast))));
    return ours.equals(wanted) ? good : complain(name + ": others are dislodged");
  }

  private static boolean phasePasses(String name, GameMap map, Rules rules, Object phase) {
    try (Game game = new Game(map, rules, Position.ofLine(map, text(phase, "position")))) {
      Map<String, List<String>> ofPower = new LinkedHashMap<>();
      for (Object order : items(phase, "orders")) ofPower.computeIfAbsent(text(order, "power"), power -> new ArrayList<>()).add(text(order, "text"));
      submitAll(game, ofPower);
      PlayedPhase played = game.process();
      boolean orders = ordersPass(name, items(phase, "orders"), played), board = boardPasses(name, phase, played.after());
      String next = game.position().line();
      return (next.equals(text(phase, "next")) || complain(name + ": next " + next)) && orders && board;
    }
  }

  private static int datc(String file) throws IOException {
    int good = 0;
    List<String> lines = Files.readAllLines(Path.of(file));
    for (String line : lines) {
      Object one = new JsonReader(line).read();
      GameMap map = new GameMap(text(one, "map"));
      Rules rules = new Rules(text(one, "rules"), map);
      boolean passes = true;
      for (Object phase : items(one, "phases")) passes &= phasePasses(text(one, "case"), map, rules, phase);
      good += passes ? 1 : 0;
    }
    return done("datc", good, lines.size());
  }

  // The playthroughs.

  private static final class Record {
    String map = "";
    String rules = "";
    final List<Map<String, List<String>>> phases = new ArrayList<>();

    Record(String text) {
      text.lines().forEach(line -> {
        String[] words = line.split(" ", 3);
        switch (words[0]) {
          case "map" -> map = words[1];
          case "rules" -> rules = line.substring(6);
          case "phase" -> phases.add(new LinkedHashMap<>());
          case "order" -> phases.get(phases.size() - 1).computeIfAbsent(words[1], power -> new ArrayList<>())
              .add(words[2].substring(0, words[2].lastIndexOf(" : ")));
          default -> { }
        }
      });
    }
  }

  private static void writePhase(StringBuilder to, Game game) {
    Position position = game.position();
    to.append(String.format("phase %s hash %016x units %d dislodged %d%ncounts", game.phaseName(), position.hash(), position.units().size(),
        position.dislodged().size()));
    for (Map.Entry<String, Counts> each : position.counts().entrySet()) {
      Counts counts = each.getValue();
      to.append(" " + counts.units() + "/" + counts.centers() + "/" + game.legalOrders(null, each.getKey()).size());
    }
    to.append('\n');
  }

  private static void writeResult(StringBuilder to, Result result) {
    to.append((result.implied() ? "implied " : "order ") + result.power() + " " + result.text() + " : " + result.reason().word());
    if (result.illegality() != Illegality.NONE) to.append(" illegality " + result.illegality().word());
    result.cause().ifPresent(cause -> to.append(" cause " + cause));
    result.dislodgedBy().ifPresent(by -> to.append(" dislodged " + by));
    if (result.hidden()) to.append(" hidden");
    result.order().map(Order::toString).filter(order -> !order.equals(result.text())).ifPresent(order -> to.append(" as " + order));
    to.append('\n');
  }

  private static void writePlayed(StringBuilder to, PlayedPhase played) {
    for (Result result : played) writeResult(to, result);
    for (Event each : played.events()) {
      to.append("event " + each.kind().word() + " " + each.why().word() + " " + each.power() + each.unit().map(unit -> " " + unit).orElse("") + "\n");
    }
    if (played.isEmpty()) return;
    TextOptions options = new TextOptions(played.number() % 2 != 0 ? "de" : "en", played.number() / 2 % 2 == 1, 0, false);
    to.append("says " + options.language() + " " + played.get(played.number() % played.size()).sentence(options) + "\n");
  }

  private static void writeEnd(StringBuilder to, Game game) {
    Position position = game.position();
    to.append("end " + game.end().word());
    for (String winner : game.winners()) to.append(" " + winner);
    to.append("\nposition " + position.line() + "\n");
    List<Described> systems = Entente.scoreSystems();
    for (int i = 0; i < systems.size(); ++i) {
      to.append("scores " + systems.get(i).name());
      for (Score score : position.scores(ScoreSystem.values()[i]).values()) to.append(" " + score);
      to.append('\n');
    }
    to.append(String.format("game %016x%n", game.hash()));
  }

  private static String replayed(String text) {
    Record record = new Record(text);
    GameMap map = new GameMap(record.map);
    StringBuilder to = new StringBuilder("playthrough 1\nmap " + record.map + "\nrules " + record.rules + "\nfingerprint "
        + Integer.toUnsignedString(map.fingerprint()) + "\n");
    try (Game game = Game.of(record.map, record.rules)) {
      for (Map<String, List<String>> phase : record.phases) {
        writePhase(to, game);
        submitAll(game, phase);
        writePlayed(to, game.process());
      }
      writeEnd(to, game);
    }
    return to.toString();
  }

  private static int play(String folder) throws IOException {
    int good = 0;
    List<Path> paths = filesOf(folder, ".txt");
    for (Path path : paths) {
      String text = Files.readString(path), ours = replayed(text);
      List<String> wanted = text.lines().toList(), lines = ours.lines().toList();
      String differs = IntStream.range(0, Math.min(wanted.size(), lines.size())).filter(i -> !wanted.get(i).equals(lines.get(i)))
          .mapToObj(i -> "'" + wanted.get(i) + "' is '" + lines.get(i) + "'").findFirst().orElse("another number of lines");
      good += ours.equals(text) || complain(path.getFileName() + ": " + differs) ? 1 : 0;
    }
    return done("play", good, paths.size());
  }

  // Errors, memory, threads.

  private static int fails(String name, Class<? extends EntenteException> kind, String words, boolean hasPlace, Runnable call) {
    try {
      call.run();
      complain(name + ": no error");
    } catch (EntenteException e) {
      boolean fits = kind.isInstance(e) && e.status() != Status.OK && !e.getMessage().isEmpty() && e.getMessage().contains(words)
          && e.hasPlace() == hasPlace && (!hasPlace || (e.line() > 0 && e.column() > 0));
      return fits || complain(name + ": " + e) ? 1 : 0;
    }
    return 0;
  }

  private static int errors() {
    int good = fails("an unknown map", EntenteException.NotFound.class, "nearest: standard", false, () -> new GameMap("standart"));
    good += fails("bad JSON", EntenteException.InvalidArgument.class, "", true, () -> Game.load("{\"phases\":\n [}"));
    good += fails("an unknown rule", EntenteException.InvalidArgument.class, "nearest: waive", true, () -> new Rules("2023,waiv=allowed"));
    good += fails("a game that is over", EntenteException.WrongPhase.class, "", false, () -> {
      try (Game game = new Game()) {
        game.stop(EndKind.DRAW, "FRANCE", "ITALY");
        game.process();
      }
    });
    return done("errors", good, 4);
  }

  private static long memoryKb() throws IOException, InterruptedException {
    System.gc();
    Thread.sleep(500); // what was dropped is freed by another thread
    return Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]) * 4;
  }

  // Half of the games are freed at once, the other half by the collector.
  @SuppressWarnings({"resource", "try"})
  private static void makeAndDrop(GameMap map, String saved, int count) {
    for (int i = 0; i < count; ++i) {
      Game game = new Game(map);
      new Position(map);
      game.submit("FRANCE", "A PAR - BUR");
      if (i % 100 == 0) Game.load(saved).fork().view("FRANCE").save();
      if (i % 2 == 0) game.close();
    }
  }

  // The first 50,000 are not counted: meanwhile the virtual machine loads and compiles.
  private static int memory() throws IOException, InterruptedException {
    int count = 100_000;
    GameMap map = GameMap.standard();
    String saved;
    try (Game game = new Game(map)) {
      saved = game.save();
    }
    makeAndDrop(map, saved, 50_000 + count / 10);
    long start = memoryKb();
    makeAndDrop(map, saved, count - count / 10);
    long grown = memoryKb() - start;
    System.out.println("memory " + count + " grown " + grown);
    return grown < 8192 ? 0 : 1;
  }

  private static long playSome(Game game, int phases) {
    for (int i = 0; i < phases && !game.isOver(); ++i) {
      for (String power : game.map().powers()) {
        List<Order> legal = game.legalOrders(null, power), some = new ArrayList<>();
        for (int j = 0; j < legal.size(); j += Math.max(1, legal.size() / 5)) some.add(legal.get(j));
        game.submit(power, some);
      }
      game.process();
    }
    return game.hash();
  }

  private static Throwable[] sideBySide(Runnable... calls) throws InterruptedException {
    Throwable[] failed = new Throwable[calls.length];
    List<Thread> threads = IntStream.range(0, calls.length).mapToObj(i -> {
      Thread thread = new Thread(calls[i]);
      thread.setUncaughtExceptionHandler((of, thrown) -> failed[i] = thrown);
      return thread;
    }).toList();
    threads.forEach(Thread::start);
    for (Thread each : threads) each.join();
    return failed;
  }

  private static int threads() throws InterruptedException {
    try (Game alone = new Game(); Game one = new Game(); Game two = new Game(); Game shared = new Game()) {
      long wanted = playSome(alone, 40);
      sideBySide(() -> playSome(one, 40), () -> playSome(two, 40));
      if (one.hash() != wanted || two.hash() != wanted) return complain("two games in two threads are not as one") ? 0 : 1;
      for (Throwable each : sideBySide(() -> playSome(shared, 20), () -> playSome(shared, 20))) {
        if (each != null && !(each instanceof EntenteException)) return complain("one game in two threads: " + each) ? 0 : 1;
      }
    }
    System.out.println("threads 2");
    return 0;
  }

  // The round of saves.

  private static int save(String folder) throws IOException {
    int count = 0;
    for (Path path : filesOf(System.getenv("ENTENTE_GAMES"), ".txt")) {
      Record record = new Record(Files.readString(path));
      if (record.phases.size() < 10) continue;
      try (Game game = Game.of(record.map, record.rules)) {
        for (Map<String, List<String>> phase : record.phases.subList(0, 10)) {
          submitAll(game, phase);
          game.process();
        }
        String name = path.getFileName().toString().replaceFirst("\\.txt$", "");
        Files.writeString(Path.of(folder, name + ".json"), game.save());
        Files.write(Path.of(folder, name + ".bin"), game.saveBytes());
        Files.writeString(Path.of(folder, name + ".hash"), String.format("%016x%n", game.hash()));
      }
      ++count;
    }
    System.out.println("save " + count);
    return count > 0 ? 0 : 1;
  }

  private static int load(String folder) throws IOException {
    int good = 0;
    List<Path> paths = filesOf(folder, ".hash");
    for (Path path : paths) {
      String name = path.toString().replaceFirst("\\.hash$", "");
      long wanted = Long.parseUnsignedLong(Files.readString(path).trim(), 16);
      Path text = Path.of(name + ".json"), bytes = Path.of(name + ".bin");
      try (Game ofText = Game.load(Files.readString(text)); Game ofBytes = Game.load(Files.readAllBytes(bytes))) {
        good += (ofText.hash() == wanted && ofBytes.hash() == wanted) || complain(name + ": another hash") ? 1 : 0;
        Files.writeString(text, ofText.save());
        Files.write(bytes, ofBytes.saveBytes());
      }
    }
    return done("load", good, paths.size());
  }

  private static double phasesASecond(Game game, Map<String, List<String>> orders) {
    int phases = 0;
    long start = System.nanoTime();
    for (; System.nanoTime() - start < 1_000_000_000L; ++phases) {
      try (Game fresh = game.fork()) {
        submitAll(fresh, orders);
        if (fresh.process().size() != 22) throw new IllegalStateException("not 22 results");
      }
    }
    return phases / ((System.nanoTime() - start) / 1e9);
  }

  private static double nanosecondsACall(Game game) {
    int calls = 1_000_000;
    long sum = 0, start = System.nanoTime();
    for (int i = 0; i < calls; ++i) sum += game.phaseCount();
    if (sum == 0) throw new IllegalStateException("no phase was played");
    return (System.nanoTime() - start) / (double) calls;
  }

  // Twice, because the virtual machine compiles while it runs.
  private static int speed() {
    try (Game game = new Game()) {
      Map<String, List<String>> orders = new LinkedHashMap<>();
      for (Unit unit : game.position().units()) {
        orders.computeIfAbsent(unit.power(), power -> new ArrayList<>()).add(game.legalOrders(unit.location()).get(0).toString());
      }
      phasesASecond(game, orders);
      double rate = phasesASecond(game, orders);
      game.process();
      nanosecondsACall(game);
      System.out.println(String.format("speed %.0f %.0f", rate, nanosecondsACall(game)));
    }
    return 0;
  }

  private static int run(String command, String argument) throws IOException, InterruptedException {
    return switch (command) {
      case "version" -> version();
      case "datc" -> datc(argument);
      case "play" -> play(argument);
      case "errors" -> errors();
      case "memory" -> memory();
      case "threads" -> threads();
      case "save" -> save(argument);
      case "load" -> load(argument);
      case "speed" -> speed();
      default -> complain("usage: Proof COMMAND [ARGUMENT], see PROOF.md") ? 0 : 1;
    };
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    System.exit(run(arguments.length > 0 ? arguments[0] : "", arguments.length > 1 ? arguments[1] : ""));
  }
}
