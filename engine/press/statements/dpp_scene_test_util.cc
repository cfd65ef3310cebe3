#include "press/statements/dpp_scene_test_util.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "game/powers_left.h"
#include "map_language/builtin.h"
#include "press/dpp/game_master.h"
#include "press/statements/saved_scene_test_util.h"
#include "press/table/daide_rules.h"
#include "press/table/saved_form.h"

namespace entente::press {
namespace {

using dpp::GameMaster;
using dpp::MasterOptions;

struct DppSetup {
  std::string kind, position;
  MasterOptions options;
  int nations = kMaxPowers, programs = kMaxPowers;
  size_t longest = 0;
};

DppSetup ReadDppSetup(const std::string& text) {
  DppSetup setup;
  const size_t colon = text.find(" : ");
  if (colon != std::string::npos) setup.position = text.substr(colon + 3);
  const std::vector<std::string> words = WordsOf(text.substr(0, colon));
  setup.kind = words.at(0);
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string name = words[i].substr(0, words[i].find('='));
    const int number = name.size() < words[i].size() ? std::stoi(words[i].substr(name.size() + 1)) : 0;
    if (name == "pda") setup.options.partial_draws = true;
    if (name == "gbt") setup.options.no_press = true;
    if (name == "nations") setup.nations = number;
    if (name == "programs") setup.programs = number;
    if (name == "longest") setup.longest = static_cast<size_t>(number);
  }
  return setup;
}

std::string SavedDppBytes(const DppSetup& setup, const MapRef& map) {
  ServerPart part;
  ByteWriter out(part.state);
  out.Text("GAME1.DUMP");
  out.Number((setup.options.partial_draws ? 1u : 0u) | (setup.options.no_press ? 2u : 0u));
  out.Number(static_cast<uint64_t>(map->power_count()));
  for (const PowerIndex power : map->powers()) {
    out.Byte(1);
    out.Byte(0);
    out.Number(power);
  }
  const DrawPolicy draws = setup.options.partial_draws ? DrawPolicy::kDppPda : DrawPolicy::kDpp;
  return SavedSceneBytes({"DPPGAME\x1a", ""}, map, PositionOfScene(map, setup.position), draws, part);
}

class DppScene : public Scene {
 public:
  explicit DppScene(const DppSetup& setup)
      : setup_(setup),
        map_(BuiltinMap("standard").value()),
        tokens_(MapTokens::Make(*map_).value()),
        master_(setup.kind == "load" ? GameMaster::Load(SavedDppBytes(setup, map_), nullptr).value()
                                     : GameMaster::Make(map_, DaideRules(*map_), setup.options, 1).value()) {
    for (const PowerIndex power : map_->powers()) {
      if (setup.kind == "load") master_.Return(power, setup.longest);
      if (setup.kind != "load" && power < setup.nations) {
        master_.Join(static_cast<uint32_t>(power % setup.programs), setup.longest);
      }
    }
    if (setup.kind != "form") master_.Begin();
    Collect();
  }

 protected:
  void Say(const std::string& who, const std::string& text) override {
    lines_.clear();
    master_.Receive(Power(who), text);
  }
  // Lines are said and compared as they stand.
  std::string Written(std::string_view text) const override { return std::string(text); }

  bool Do(const std::vector<std::string>& words) override {
    const std::string& what = words[0];
    const std::string who = words.size() > 1 ? words[1] : "";
    if (what == "begin") return master_.Begin(), true;
    if (what == "deadline") return master_.PlayDeadline(), true;
    if (what == "warn") return master_.Warn(), true;
    if (what == "close") return master_.Close(), true;
    if (what == "leave") return master_.Leave(Power(who)), true;
    if (what == "back") return master_.Return(Power(who), setup_.longest), true;
    if (what == "save") return master_.Save(who).ok();
    if (what == "hold") return Hold(who), true;
    if (what == "late") return master_.ReceiveLate(Power(who), Rest(words, 3)), true;
    if (what == "lines") return AreShort(who, std::stoul(words.at(2)));
    if (what == "score") return HasScore(who, words.at(2));
    return false;
  }

  void Collect() override {
    for (const dpp::OutgoingLine& sent : master_.outbox()) {
      const std::string who = Word(sent.to);
      lines_[who].push_back(sent.line);
      const Result<std::optional<std::string>> message = joiners_[sent.to].Add(sent.line);
      ASSERT_TRUE(message.ok()) << sent.line << ": " << message.status();
      if (message->has_value()) Hear(who, **message);
    }
    master_.ClearOutbox();
    for (const dpp::RecordEntry& entry : master_.record()) {
      Hear("record", (entry.by == kNoPower ? "GM" : Word(entry.by)) + " " + entry.text);
    }
    master_.ClearRecord();
  }

  std::vector<std::string> Players() const override {
    std::vector<std::string> players;
    for (const PowerIndex power : map_->powers()) players.push_back(Word(power));
    return players;
  }

 private:
  static std::string Rest(const std::vector<std::string>& words, size_t from) {
    std::string rest;
    for (size_t i = from; i < words.size(); ++i) rest += (rest.empty() ? "" : " ") + words[i];
    return rest;
  }
  PowerIndex Power(const std::string& word) const {
    return tokens_.PowerOf(tokens_.vocabulary().Find(word).value_or(kNoToken));
  }
  std::string Word(PowerIndex power) const { return std::string(tokens_.vocabulary().Word(tokens_.Power(power))); }

  // Units of the nation, or of all nations, hold. The turn of the lines is that in which the command began.
  void Hold(const std::string& who) {
    const int phase = master_.game().phase_count();
    std::vector<Unit> units;
    master_.game().position().ForEachUnit([&](const Unit& unit) { units.push_back(unit); });
    for (const Unit& unit : units) {
      if (master_.game().phase_count() != phase || (!who.empty() && Word(unit.power) != who)) continue;
      if (!HasOrder(unit)) master_.Receive(unit.power, "SUB ((" + UnitText(unit) + ") HLD)");
    }
  }
  bool HasOrder(const Unit& unit) const {
    const std::span<const Order> stored = master_.game().SubmittedOrders(unit.power);
    return std::any_of(stored.begin(), stored.end(), [&](Order order) { return order.source() == unit.location; });
  }
  std::string UnitText(const Unit& unit) const {
    const Vocabulary& words = master_.vocabulary();
    const std::string province(words.Word(tokens_.Province(map_->ProvinceOf(unit.location))));
    const Token coast = tokens_.Coast(unit.location);
    const std::string place =
        coast == kNoToken ? province : "(" + province + " " + std::string(tokens_.vocabulary().Word(coast)) + ")";
    return Word(unit.power) + (unit.type == UnitType::kFleet ? " FLT " : " AMY ") + place;
  }

  bool AreShort(const std::string& who, size_t longest) {
    const std::vector<std::string>& lines = lines_[who];
    return lines.size() > 1 &&
           std::all_of(lines.begin(), lines.end(), [&](const std::string& line) { return line.size() <= longest; });
  }
  bool HasScore(const std::string& who, const std::string& wanted) const {
    const Score score = master_.Scores()[Power(who)];
    const std::string text =
        std::to_string(score.numerator) + (score.denominator == 1 ? "" : "/" + std::to_string(score.denominator));
    return text == wanted;
  }

  const DppSetup setup_;
  const MapRef map_;
  const MapTokens tokens_;
  GameMaster master_;
  std::map<PowerIndex, dpp::LineJoiner> joiners_;
  std::map<std::string, std::vector<std::string>> lines_;
};

}  // namespace

std::unique_ptr<Scene> MakeDppScene(const std::string& setup) {
  return std::make_unique<DppScene>(ReadDppSetup(setup));
}

}  // namespace entente::press
