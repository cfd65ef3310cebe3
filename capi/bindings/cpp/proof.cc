// The proof of the C++ header: the commands of capi/bindings/PROOF.md.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "entente.hpp"

namespace {

namespace fs = std::filesystem;
using entente::Game;
using entente::Map;
using entente::Outcome;
using entente::PlayedPhase;
using entente::Position;
using entente::Result;
using entente::Rules;
using entente::word;
using Clock = std::chrono::steady_clock;

// The little of JSON that datc_cases.jsonl needs: objects, arrays, texts without \u, null.
struct Json {
  std::string text;
  bool is_null = false;
  std::vector<Json> items;
  std::map<std::string, Json> members;
  const Json& operator[](const char* key) const { return members.at(key); }
};

class JsonReader {
 public:
  explicit JsonReader(const std::string& text) : text_(text) {}
  Json Read() {
    Json made;
    switch (Next()) {
      case '{':
        for (++at_; Next() != '}'; Skip(',')) {
          const std::string key = ReadText();
          Skip(':');
          made.members[key] = Read();
        }
        ++at_;
        break;
      case '[':
        for (++at_; Next() != ']'; Skip(',')) made.items.push_back(Read());
        ++at_;
        break;
      case '"':
        made.text = ReadText();
        break;
      default:
        made.is_null = true;
        at_ += 4;
    }
    return made;
  }

 private:
  char Next() {
    while (text_.at(at_) == ' ') ++at_;
    return text_[at_];
  }
  void Skip(char c) {
    if (Next() == c) ++at_;
  }
  std::string ReadText() {
    std::string made;
    for (Skip('"'); text_.at(at_) != '"'; ++at_) {
      if (text_[at_] == '\\') ++at_;
      made += text_[at_];
    }
    ++at_;
    return made;
  }
  const std::string& text_;
  std::size_t at_ = 0;
};

bool Complain(const std::string& text) {
  std::cerr << text << '\n';
  return false;
}

int Done(const char* command, int good, std::size_t count) {
  std::cout << command << ' ' << good << " of " << count << '\n';
  return static_cast<std::size_t>(good) == count && count > 0 ? 0 : 1;
}

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void WriteFile(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> Sorted(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> TextsOf(const Json& array) {
  std::vector<std::string> texts;
  for (const Json& each : array.items) texts.push_back(each.text);
  return Sorted(texts);
}

std::string Hex(uint64_t number) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
  return text;
}

int Version() {
  std::cout << "version c++ " << __cplusplus / 100 % 100 << '/' << __VERSION__ << " library " << entente::version()
            << '\n';
  return 0;
}

// The DATC cases.

void SubmitAll(Game& game, const std::map<std::string, std::vector<std::string>>& of_power) {
  for (const auto& [power, lines] : of_power) game.submit(power, lines);
}

bool OrdersPass(const std::string& name, const Json& orders, const PlayedPhase& played) {
  bool good = played.size() >= orders.items.size();
  for (std::size_t i = 0; good && i < orders.items.size(); ++i) {
    const Json& order = orders.items[i];
    const Result& result = played[i];
    const bool fits = result.power == order["power"].text && result.text == order["text"].text &&
                      (order["reason"].is_null || word(result.reason) == order["reason"].text) &&
                      result.dislodged_by == order["dislodged_by"].text;
    if (!fits) good = Complain(name + ": " + result.text + ": " + word(result.reason) + " by " + result.dislodged_by);
  }
  return good;
}

bool BoardPasses(const std::string& name, const Json& phase, const Position& after) {
  bool good = true;
  std::vector<std::string> units, dislodged, wanted;
  for (const entente::Unit& unit : after.units()) units.push_back(unit.power + " " + unit.text());
  if (Sorted(units) != TextsOf(phase["units"])) good = Complain(name + ": other units");
  if (after.phase_type() != entente::PhaseType::kMovement) return good;
  const auto join = [](const std::string& unit, const std::vector<std::string>& places) {
    std::string line = unit + ":";
    for (const std::string& place : Sorted(places)) line += " " + place;
    return line;
  };
  for (const entente::Unit& unit : after.dislodged()) {
    dislodged.push_back(join(unit.power + " " + unit.text(), after.retreats(unit.location)));
  }
  for (const Json& each : phase["dislodged"].items)
    wanted.push_back(join(each["unit"].text, TextsOf(each["retreats"])));
  return Sorted(dislodged) == Sorted(wanted) ? good : Complain(name + ": others are dislodged");
}

bool PhasePasses(const std::string& name, const Map& map, const Rules& rules, const Json& phase) {
  Game game(map, rules, Position::from_line(map, phase["position"].text));
  std::map<std::string, std::vector<std::string>> of_power;
  for (const Json& order : phase["orders"].items) of_power[order["power"].text].push_back(order["text"].text);
  SubmitAll(game, of_power);
  const PlayedPhase played = game.process();
  const bool orders = OrdersPass(name, phase["orders"], played), board = BoardPasses(name, phase, played.after());
  if (game.position().line() != phase["next"].text) return Complain(name + ": next " + game.position().line());
  return orders && board;
}

int Datc(const std::string& file) {
  int good = 0;
  const std::vector<std::string> lines = LinesOf(ReadFile(file));
  for (const std::string& line : lines) {
    const Json one = JsonReader(line).Read();
    const Map map(one["map"].text);
    const Rules rules(one["rules"].text, map);
    bool passes = true;
    for (const Json& phase : one["phases"].items) passes = PhasePasses(one["case"].text, map, rules, phase) && passes;
    good += passes ? 1 : 0;
  }
  return Done("datc", good, lines.size());
}

// The playthroughs.

struct Record {
  std::string map, rules;
  std::vector<std::map<std::string, std::vector<std::string>>> phases;
};

Record ReadRecord(const std::string& text) {
  Record record;
  for (const std::string& line : LinesOf(text)) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string first = line.substr(0, blank), rest = line.substr(std::min(blank + 1, line.size()));
    if (first == "map") record.map = rest;
    if (first == "rules") record.rules = rest;
    if (first == "phase") record.phases.emplace_back();
    if (first != "order") continue;
    const std::size_t end = rest.find(' ');
    record.phases.back()[rest.substr(0, end)].push_back(rest.substr(end + 1, rest.rfind(" : ") - end - 1));
  }
  return record;
}

void WritePhase(std::ostream& out, const Game& game) {
  const Position position = game.position();
  out << "phase " << game.phase_name() << " hash " << Hex(position.hash()) << " units " << position.units().size()
      << " dislodged " << position.dislodged().size() << "\ncounts";
  const std::vector<entente::Counts> counts = position.counts();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    out << ' ' << counts[i].units << '/' << counts[i].centers << '/'
        << game.legal_orders({}, game.map().powers()[i]).size();
  }
  out << '\n';
}

void WriteResult(std::ostream& out, const Result& result) {
  out << (result.implied ? "implied " : "order ") << result.power << ' ' << result.text << " : " << word(result.reason);
  if (result.illegality != entente::Illegality::kNone) out << " illegality " << word(result.illegality);
  if (!result.cause.empty()) out << " cause " << result.cause;
  if (!result.dislodged_by.empty()) out << " dislodged " << result.dislodged_by;
  if (result.hidden) out << " hidden";
  if (result.order && result.order->text() != result.text) out << " as " << result.order->text();
  out << '\n';
}

void WritePlayed(std::ostream& out, const PlayedPhase& played) {
  for (const Result& result : played) WriteResult(out, result);
  for (const entente::Event& event : played.events()) {
    out << "event " << word(event.kind) << ' ' << word(event.why) << ' ' << event.power;
    if (event.unit) out << ' ' << event.unit->text();
    out << '\n';
  }
  if (played.empty()) return;
  const uint32_t number = played.number();
  const auto language = number % 2 != 0 ? entente::TextLanguage::kDe : entente::TextLanguage::kEn;
  const entente::TextOptions options{language, number / 2 % 2 == 1};
  out << "says " << word(language) << ' ' << played[number % played.size()].sentence(options) << '\n';
}

void WriteEnd(std::ostream& out, const Game& game) {
  const Position position = game.position();
  out << "end " << word(game.end());
  for (const std::string& winner : game.winners()) out << ' ' << winner;
  out << "\nposition " << position.line() << '\n';
  uint32_t system = 0;
  for (const entente::Described& each : entente::score_systems()) {
    out << "scores " << each.name;
    for (const entente::Score& score : position.scores(static_cast<entente::ScoreSystem>(system))) {
      out << ' ' << score.numerator << '/' << score.denominator;
    }
    out << '\n';
    ++system;
  }
  out << "game " << Hex(game.hash()) << '\n';
}

std::string Replayed(const std::string& text) {
  const Record record = ReadRecord(text);
  const Map map(record.map);
  Game game(map, Rules(record.rules, map));
  std::ostringstream out;
  out << "playthrough 1\nmap " << record.map << "\nrules " << record.rules << "\nfingerprint " << map.fingerprint()
      << '\n';
  for (const auto& phase : record.phases) {
    WritePhase(out, game);
    SubmitAll(game, phase);
    WritePlayed(out, game.process());
  }
  WriteEnd(out, game);
  return out.str();
}

std::vector<fs::path> FilesOf(const fs::path& folder, const std::string& ending) {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
    if (each.path().extension() == ending) paths.push_back(each.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

int Play(const std::string& folder) {
  int good = 0;
  const std::vector<fs::path> paths = FilesOf(folder, ".txt");
  for (const fs::path& path : paths) {
    const std::string text = ReadFile(path), ours = Replayed(text);
    const std::vector<std::string> wanted = LinesOf(text), lines = LinesOf(ours);
    std::size_t i = 0;
    while (i < wanted.size() && i < lines.size() && wanted[i] == lines[i]) ++i;
    if (ours == text) {
      ++good;
    } else {
      Complain(path.filename().string() + ": line " + std::to_string(i + 1) + " is " +
               (i < lines.size() ? lines[i] : ""));
    }
  }
  return Done("play", good, paths.size());
}

// Errors, memory, threads.

template <typename Kind, typename Call>
int Fails(const char* name, const std::string& words, bool has_place, Call call) {
  try {
    call();
    Complain(std::string(name) + ": no error");
  } catch (const Kind& error) {
    const bool fits = error.status() != entente::Status::kOk && !error.message().empty() &&
                      error.message().find(words) != std::string::npos && error.has_place() == has_place &&
                      (!has_place || (error.line() > 0 && error.column() > 0));
    return fits || Complain(std::string(name) + ": " + error.what()) ? 1 : 0;
  } catch (const std::exception& error) {
    Complain(std::string(name) + ": another kind: " + error.what());
  }
  return 0;
}

int Errors() {
  int good = Fails<entente::NotFound>("an unknown map", "nearest: standard", false, [] { return Map("standart"); });
  good += Fails<entente::InvalidArgument>("bad JSON", "", true, [] { return Game::load("{\"phases\":\n [}"); });
  good += Fails<entente::InvalidArgument>("an unknown rule", "nearest: waive", true,
                                          [] { return Rules("2023,waiv=allowed"); });
  good += Fails<entente::WrongPhase>("a game that is over", "", false, [] {
    Game game = Game::make();
    game.stop(entente::EndKind::kDraw, {"FRANCE", "ITALY"});
    return game.process();
  });
  return Done("errors", good, 4);
}

long MemoryKb() {
  std::ifstream file("/proc/self/statm");
  long size = 0, resident = 0;
  file >> size >> resident;
  return resident * sysconf(_SC_PAGESIZE) / 1024;
}

int Memory() {
  constexpr int kCount = 100000;
  const Map map("standard");
  const std::string saved = Game(map).save();
  long start = 0;
  for (int i = 0; i < kCount; ++i) {
    Game game(map);
    const Position position = Position::start(map);
    game.submit("FRANCE", "A PAR - BUR");
    if (i % 100 == 0) Game::load(saved).fork().view("FRANCE").save();
    if (i == kCount / 10) start = MemoryKb();
  }
  const long grown = MemoryKb() - start;
  std::cout << "memory " << kCount << " grown " << grown << '\n';
  return grown < 8192 ? 0 : 1;
}

uint64_t PlaySome(Game& game, int phases) {
  for (int i = 0; i < phases && !game.is_over(); ++i) {
    for (const std::string& power : game.map().powers()) {
      const std::vector<entente::Order> legal = game.legal_orders({}, power);
      std::vector<entente::Order> some;
      for (std::size_t j = 0; j < legal.size(); j += std::max<std::size_t>(1, legal.size() / 5))
        some.push_back(legal[j]);
      game.submit(power, some);
    }
    game.process();
  }
  return game.hash();
}

int Threads() {
  Game alone = Game::make();
  const uint64_t wanted = PlaySome(alone, 40);
  uint64_t hashes[2] = {0, 0};
  const auto both = [](const std::function<void(int)>& run) {
    std::thread one(run, 0), two(run, 1);
    one.join(), two.join();
  };
  both([&](int i) {
    Game game = Game::make();
    hashes[i] = PlaySome(game, 40);
  });
  if (hashes[0] != wanted || hashes[1] != wanted) return Complain("two games in two threads are not as one") ? 0 : 1;
  Game shared = Game::make();
  std::string failed[2];
  both([&](int i) {
    try {
      PlaySome(shared, 20);
    } catch (const entente::Error&) {  // a phase was played between two calls
    } catch (const std::exception& error) {
      failed[i] = error.what();
    }
  });
  if (!failed[0].empty() || !failed[1].empty())
    return Complain("one game in two threads: " + failed[0] + failed[1]) ? 0 : 1;
  std::cout << "threads 2\n";
  return 0;
}

// The round of saves.

int Save(const fs::path& folder) {
  const char* games = std::getenv("ENTENTE_GAMES");
  int count = 0;
  for (const fs::path& path : FilesOf(games == nullptr ? "" : games, ".txt")) {
    const Record record = ReadRecord(ReadFile(path));
    if (record.phases.size() < 10) continue;
    const Map map(record.map);
    Game game(map, Rules(record.rules, map));
    for (int i = 0; i < 10; ++i) {
      SubmitAll(game, record.phases[i]);
      game.process();
    }
    const std::string name = path.stem().string();
    WriteFile(folder / (name + ".json"), game.save());
    WriteFile(folder / (name + ".bin"), game.save_bytes());
    WriteFile(folder / (name + ".hash"), Hex(game.hash()) + "\n");
    ++count;
  }
  std::cout << "save " << count << '\n';
  return count > 0 ? 0 : 1;
}

int Load(const fs::path& folder) {
  int good = 0;
  const std::vector<fs::path> paths = FilesOf(folder, ".hash");
  for (const fs::path& path : paths) {
    const fs::path name = folder / path.stem();
    const Game of_text = Game::load(ReadFile(name.string() + ".json"));
    const Game of_bytes = Game::load(ReadFile(name.string() + ".bin"));
    const std::string wanted = ReadFile(path).substr(0, 16);
    const bool same = Hex(of_text.hash()) == wanted && Hex(of_bytes.hash()) == wanted;
    good += same || Complain(name.filename().string() + ": another hash") ? 1 : 0;
    WriteFile(name.string() + ".json", of_text.save());
    WriteFile(name.string() + ".bin", of_bytes.save_bytes());
  }
  return Done("load", good, paths.size());
}

double SecondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

int Speed() {
  const Game game = Game::make();
  std::map<std::string, std::vector<std::string>> orders;
  for (const entente::Unit& unit : game.position().units()) {
    orders[unit.power].push_back(game.legal_orders(unit.location)[0].text());
  }
  int phases = 0;
  const Clock::time_point start = Clock::now();
  for (; SecondsSince(start) < 1; ++phases) {
    Game fresh = game.fork();
    SubmitAll(fresh, orders);
    if (fresh.process().size() != 22) return 1;
  }
  const double rate = phases / SecondsSince(start);
  constexpr int kCalls = 1000000;
  uint64_t sum = 0;
  const Clock::time_point before = Clock::now();
  for (int i = 0; i < kCalls; ++i) sum += game.phase_count();
  const double overhead = SecondsSince(before) / kCalls * 1e9;
  std::printf("speed %.0f %.0f\n", rate, overhead);
  return sum == 0 ? 0 : 1;
}

int Run(const std::string& command, const std::string& argument) {
  if (command == "version") return Version();
  if (command == "datc") return Datc(argument);
  if (command == "play") return Play(argument);
  if (command == "errors") return Errors();
  if (command == "memory") return Memory();
  if (command == "threads") return Threads();
  if (command == "save") return Save(argument);
  if (command == "load") return Load(argument);
  if (command == "speed") return Speed();
  return Complain("usage: proof COMMAND [ARGUMENT], see PROOF.md") ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return Run(argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "");
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
