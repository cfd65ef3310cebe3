#include "press/statements/daide_scene_test_util.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "game/powers_left.h"
#include "map_language/builtin.h"
#include "press/referee/referee_test_util.h"
#include "press/statements/saved_scene_test_util.h"
#include "press/table/daide_rules.h"
#include "press/table/saved_form.h"

namespace entente::press {
namespace {

constexpr int kFirstPasscode = 100;  // of a loaded game, by power

struct SceneSetup {
  std::string kind, map = "standard", position;
  GameOptions options;
  std::set<std::string> away;
  bool waits = false;
};

int OptionNumber(const std::string& text) { return text.empty() ? 0 : std::stoi(text); }

void ReadOption(const std::string& name, const std::string& value, SceneSetup& setup) {
  GameOptions& options = setup.options;
  const std::pair<std::string_view, int GameOptions::*> numbers[] = {{"lvl", &GameOptions::level},
                                                                     {"mtl", &GameOptions::movement_limit},
                                                                     {"rtl", &GameOptions::retreat_limit},
                                                                     {"btl", &GameOptions::build_limit},
                                                                     {"ptl", &GameOptions::press_limit}};
  const std::pair<std::string_view, bool GameOptions::*> flags[] = {
      {"dsd", &GameOptions::stops_for_absent}, {"aoa", &GameOptions::any_orders},
      {"pda", &GameOptions::partial_draws},    {"npr", &GameOptions::no_retreat_press},
      {"npb", &GameOptions::no_build_press},   {"draws-without-absent", &GameOptions::draws_without_absent}};
  for (const auto& [word, number] : numbers) {
    if (word == name) return void(options.*number = OptionNumber(value));
  }
  for (const auto& [word, flag] : flags) {
    if (word == name) return void(options.*flag = true);
  }
  if (name == "dialect") return void(options.dialect = value == "0143" ? Dialect::k0143 : Dialect::k0167);
  if (name == "noadm") return void(options.has_admin_messages = false);
  if (name == "map") return void(setup.map = value);
  if (name == "waits") return void(setup.waits = true);
  ASSERT_EQ(name, "away");
  for (size_t at = 0; at < value.size(); at += 4) setup.away.insert(value.substr(at, 3));
}

SceneSetup ReadDaideSetup(const std::string& text) {
  SceneSetup setup;
  const size_t colon = text.find(" : ");
  if (colon != std::string::npos) setup.position = text.substr(colon + 3);
  const std::vector<std::string> words = WordsOf(text.substr(0, colon));
  setup.kind = words.empty() ? "" : words[0];
  for (size_t i = 1; i < words.size(); ++i) {
    const size_t equals = words[i].find('=');
    ReadOption(words[i].substr(0, equals), equals == std::string::npos ? "" : words[i].substr(equals + 1), setup);
  }
  return setup;
}

// A saved game of players "seat", in any position.
std::string SavedDaideBytes(const SceneSetup& setup) {
  const MapRef map = BuiltinMap(setup.map).value();
  const Position position = PositionOfScene(map, setup.position);
  ServerPart part;
  ByteWriter out(part.state);
  out.Text("game_1");
  out.Text(map->name());
  const GameOptions& o = setup.options;
  out.Byte(static_cast<uint8_t>(o.dialect));
  for (const int number : {o.level, o.movement_limit, o.retreat_limit, o.build_limit, o.press_limit}) {
    out.Number(static_cast<uint64_t>(number));
  }
  const bool flags[] = {o.stops_for_absent, o.any_orders,         o.partial_draws,       o.no_retreat_press,
                        o.no_build_press,   o.has_admin_messages, o.draws_without_absent};
  uint64_t bits = 0;
  for (size_t i = 0; i < std::size(flags); ++i) bits |= uint64_t{flags[i]} << i;
  out.Number(bits);
  const int limit = LimitOf(o, position.view().phase_type());
  out.Number(static_cast<uint64_t>(limit * kSecond));
  out.Byte(limit > 0 ? 1 : 0);
  out.Number(static_cast<uint64_t>(map->power_count()));
  for (const PowerIndex power : map->powers()) {
    out.Number(static_cast<uint64_t>(kFirstPasscode + power));
    out.Text("seat" + std::to_string(power));
    out.Text("1");
    out.Byte(0);
  }
  out.Number(0);
  return SavedSceneBytes({"REFEREE\x1a", ""}, map, position, DrawPolicyOf(o), part);
}

int VictoryCenters(const std::string& map) {
  const Game game(BuiltinMap(map).value(), RuleOptions());
  return game.position().stage().VictoryCenters(0);
}
int CenterCount(const std::string& map) { return BuiltinMap(map).value()->center_count(); }

// Why a map is not served; empty if it is.
std::string RefusalOf(const std::string& name) {
  const MapRef map = BuiltinMap(name).value();
  const Result<Referee> referee = Referee::Make(map, DaideRules(*map), {}, "", 1);
  return referee.ok() ? "" : std::string(referee.status().message());
}

bool IsName(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; });
}

// Whether a game with the options is refused; words[0] is the command.
bool IsRefused(const std::vector<std::string>& words) {
  std::string setup = "form";
  for (size_t i = 1; i < words.size(); ++i) setup += " " + words[i];
  return !Referee::Make(BuiltinMap("standard").value(), DaideRules(), ReadDaideSetup(setup).options, "", 1).ok();
}

bool AreServed(int served, int refused) {
  int counts[2] = {};
  for (const std::string_view name : BuiltinMapNames()) {
    const bool is_refused = !RefusalOf(std::string(name)).empty();
    ++counts[is_refused ? 1 : 0];
    if (is_refused) continue;
    TestTable table({}, name);
    const ClientId client = table.Connect();
    const std::string mdf = table.Ask(client, "MDF");  // TestTable checks that it follows the grammar
    const MapTokens tokens = MapTokens::Make(table.game().map()).value();
    const bool has_words = std::all_of(tokens.names().begin(), tokens.names().end(),
                                       [](const NamedToken& known) { return known.word.size() == 3; });
    if (!mdf.starts_with("MDF") || !IsName(name) || !has_words || table.game().map().province_count() > 256)
      return false;
  }
  EXPECT_EQ(counts[0], served);
  EXPECT_EQ(counts[1], refused);
  return true;
}

class DaideScene : public Scene {
 public:
  explicit DaideScene(const SceneSetup& setup) : setup_(setup), table_(setup.options, setup.map) {
    if (setup.kind == "play") {
      table_.Begin();
      LearnPlayers();
    } else if (setup.kind == "load") {
      LoadGame(SavedDaideBytes(setup));
      ComeBack(setup.away);
      if (!setup.waits) table_.referee().GoOn(table_.now());
      table_.Wait(0);
      Collect();
    } else {
      EXPECT_EQ(setup.kind, "form");
    }
  }

 protected:
  void Say(const std::string& who, const std::string& text) override { table_.Say(Client(who), text); }

  bool Do(const std::vector<std::string>& words) override {
    const std::string& what = words[0];
    const std::string who = words.size() > 1 ? words[1] : "";
    if (what == "join") return Be(who, table_.Join(who));
    if (what == "observe") return Be(who, table_.Observe());
    if (what == "back") return Be(who, table_.Return("IAM (" + who + ") (" + passcodes_[who] + ")"));
    if (what == "drop") return Drop(who);
    if (what == "hold") return table_.HoldAll(), true;
    if (what == "wait") return table_.Wait(static_cast<Time>(std::stod(who) * kSecond)), true;
    if (what == "begin") return table_.Begin(), LearnPlayers(), true;
    if (what == "close") return table_.referee().Close(table_.now()), table_.Wait(0), true;
    if (what == "save") return table_.referee().Save(who, table_.now()).ok() && (table_.Wait(0), true);
    if (what == "victory")
      return VictoryCenters(who) == std::stoi(words.at(2)) && CenterCount(who) == std::stoi(words.at(3));
    if (what == "majority") {
      return std::all_of(words.begin() + 1, words.end(),
                         [](const std::string& map) { return VictoryCenters(map) == CenterCount(map) / 2 + 1; });
    }
    if (what == "maps") return AreServed(std::stoi(words.at(1)), std::stoi(words.at(2)));
    if (what == "refused") return RefusalOf(who).find(words.at(3)) != std::string::npos;
    if (what == "refuses") return IsRefused(words);
    if (what == "recorded") return table_.referee().Record().value().find(who) != std::string::npos;
    if (what == "reload") return LoadGame(table_.referee().Save("game_1", table_.now()).value()), true;
    return false;
  }

  void Collect() override {
    for (const auto& [who, client] : clients_) {
      for (std::string& message : table_.Heard(client)) Hear(who, std::move(message));
    }
  }

  std::vector<std::string> Players() const override {
    std::vector<std::string> players;
    for (const auto& [who, client] : clients_) {
      if (passcodes_.contains(who)) players.push_back(who);
    }
    return players;
  }

  std::string Written(std::string_view text) const override {
    std::string written = Spaced(text);
    for (const auto& [who, passcode] : passcodes_) {
      const std::string name = "$" + who;
      for (size_t at = written.find(name); at != std::string::npos; at = written.find(name)) {
        written.replace(at, name.size(), passcode);
      }
    }
    return written;
  }

 private:
  ClientId Client(const std::string& who) {
    const auto found = clients_.find(who);
    return found != clients_.end() ? found->second : (clients_[who] = table_.Connect());
  }
  bool Be(const std::string& who, ClientId client) {
    clients_[who] = client;
    return true;
  }
  bool Drop(const std::string& who) {
    table_.Disconnect(clients_.at(who));
    clients_.erase(who);
    return true;
  }

  std::vector<std::string> Powers() const {
    std::vector<std::string> powers;
    for (const PowerIndex power : PowersOfSet(PlayedPowers(table_.game().map()))) {
      powers.emplace_back(table_.tokens().vocabulary().Word(table_.tokens().Power(power)));
    }
    return powers;
  }
  // The players keep what they heard at the beginning, for the first statement.
  void LearnPlayers() {
    for (const std::string& power : Powers()) {
      const ClientId client = table_.Player(power);
      clients_[power] = client;
      Collect();
      passcodes_[power] = table_.PasscodeOf(client);
    }
  }

  void LoadGame(const std::string& bytes) {
    Result<Referee> loaded = Referee::Load(bytes, nullptr);
    ASSERT_TRUE(loaded.ok()) << loaded.status();
    table_.Use(*std::move(loaded));
    clients_.clear();
    for (const std::string& power : Powers()) {
      if (setup_.kind == "load") passcodes_[power] = std::to_string(kFirstPasscode + table_.Power(power));
    }
  }
  void ComeBack(const std::set<std::string>& away) {
    for (const std::string& power : Powers()) {
      if (!away.contains(power)) Be(power, table_.Return("IAM (" + power + ") (" + passcodes_[power] + ")"));
    }
  }

  const SceneSetup setup_;
  TestTable table_;
  std::map<std::string, ClientId> clients_;
  std::map<std::string, std::string> passcodes_;
};

}  // namespace

std::unique_ptr<Scene> MakeDaideScene(const std::string& setup) {
  return std::make_unique<DaideScene>(ReadDaideSetup(setup));
}

}  // namespace entente::press
