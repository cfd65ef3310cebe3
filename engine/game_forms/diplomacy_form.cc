// Reads and writes the saved game of the `diplomacy` Python package (its to_saved_game_format and from_saved_game_format).
//
// The writer writes every key of the package's phases and states, all powers in each, and results by our own adjudication.
// The end of a game stands in the state of its last phase, where only Entente reads it. The writer leaves out times,
// messages and the package's own hash of a position, because a record does not have them.
//   Source: games saved by the package, including those of its tests.
#include <algorithm>
#include <array>
#include <vector>

#include "game_forms/forms.h"
#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"
#include "game_forms/package_phase.h"
#include "json/json_tape.h"
#include "map/rules_fit.h"
#include "phase_json/position_json.h"
#include "phase_json/state_extras.h"
#include "records/game_json.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

constexpr std::string_view kOurFleetRome = "fleet_rome", kTheirFleetRome = "standard_fleet_rome";

// The package's names of its own maps.
constexpr std::array<std::string_view, 6> kTheirMaps = {"ancmed", "colonial", "modern",
                                                        "pure",   "standard", kTheirFleetRome};

std::string_view TheirMapName(std::string_view ours) { return ours == kOurFleetRome ? kTheirFleetRome : ours; }

// The rules of the package that change its default adjudication and that we implement.
constexpr std::array<std::string_view, 2> kTheirRules = {"BUILD_ANY", "CIVIL_DISORDER"};

using RuleList = std::vector<std::string_view>;

// The options for a list of the package's rules on a map.
RuleOptions OptionsOf(const Map& map, const RuleList& rules) {
  if (rules.empty()) return DefaultRules(map).value_or(RuleOptions{});
  std::vector<std::string_view> names = map.RuleNames();
  names.insert(names.end(), rules.begin(), rules.end());
  return WithMapRules(names).value_or(RuleOptions{});
}

// The list of the package's rules for the rules of a record; empty, with a note, if there is no such list.
RuleList RulesOfPackage(const GameRecord& record, FormNotes& notes) {
  for (unsigned chosen = 0; chosen < 1u << kTheirRules.size(); ++chosen) {
    RuleList rules;
    for (size_t i = 0; i < kTheirRules.size(); ++i) {
      if ((chosen >> i & 1) != 0) rules.push_back(kTheirRules[i]);
    }
    if (OptionsOf(*record.map, rules) == record.rules) return rules;
  }
  NoteRules(record, OptionsOf(*record.map, {}), notes);
  return {};
}

// The power whose unit was last in each province. A center without a unit so far belongs to its owner at the start.
class Influence {
 public:
  explicit Influence(const PositionView& first)
      : holders_(static_cast<size_t>(first.map().province_count()), kNoPower) {
    const Map& map = first.map();
    for (const ProvinceIndex center : map.centers()) holders_[center] = first.OwnerOf(map.CenterOf(center));
  }
  void See(const PositionView& position) {
    position.ForEachUnit([&](const Unit& unit) { holders_[position.map().ProvinceOf(unit.location)] = unit.power; });
  }
  void Append(const Map& map, JsonWriter& out) const {
    AppendByPower("influence", map, out, [&](PowerIndex power) {
      out.Array([&] {
        for (size_t p = 0; p < holders_.size(); ++p) {
          if (holders_[p] == power) out.String(map.Id(static_cast<LocationIndex>(p)));
        }
      });
    });
  }

 private:
  std::vector<PowerIndex> holders_;  // by province
};

class DiplomacyWriter {
 public:
  DiplomacyWriter(const GameRecord& record, RuleList rules, std::string& text)
      : record_(record),
        map_(*record.map),
        rules_(std::move(rules)),
        text_(text),
        out_(text),
        phases_(record, out_),
        influence_(record.phases.front().position.view()) {}

  Status Write() {
    const size_t count = record_.phases.size();
    out_.BeginObject();
    AppendNames("id");
    out_.Key("phases");
    out_.BeginArray();
    for (size_t i = 0; i < count; ++i) {
      out_.Object([&] { AppendPhase(i); });
      if (text_.size() > kMaxJsonBytes) return TooLongAsJson(i, count);
    }
    out_.EndArray();
    out_.EndObject();
    return OkStatus();
  }
  const LineLosses& losses() const { return phases_.losses(); }

 private:
  // Writes the names of game and map, and the rules.
  void AppendNames(std::string_view id_key) {
    out_.Key(id_key);
    record_.id.empty() ? out_.String("") : out_.Raw(record_.id);
    out_.Member("map", TheirMapName(map_.name()));
    out_.Array("rules", [&] {
      for (const std::string_view rule : rules_) out_.String(rule);
    });
  }

  void AppendPhase(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    influence_.See(position);
    out_.Member("name", PhaseNameOf(position));
    out_.Object("state", [&] { AppendState(position); });
    phases_.AppendOrders(i, NotHandedIn::kNull);
    phases_.AppendResults(i);
    out_.Array("messages", [] {});
  }

  void AppendState(const PositionView& position) {
    out_.Member("timestamp", 0);
    out_.Member("zobrist_hash", "0");
    out_.Member("note", "");
    out_.Member("name", PhaseNameOf(position));
    AppendPackageBoard(position, out_);
    AppendPackageHomes(position, ListedHomes::kAll, out_);
    influence_.Append(map_, out_);
    AppendByPower("civil_disorder", map_, out_, [this](PowerIndex) { out_.Int(0); });
    AppendPackageBuilds(position, record_.rules, out_);
    if (position.has_extras()) AppendStateExtras(position, record_.rules, out_);
    if (position.is_over()) AppendEnd(position, out_);
    AppendNames("game_id");
  }

  const GameRecord& record_;
  const Map& map_;
  RuleList rules_;
  std::string& text_;
  JsonWriter out_;
  PackagePhases phases_;
  Influence influence_;
};

void NoteMap(const Map& map, FormNotes& notes) {
  const std::string_view name = TheirMapName(map.name());
  if (std::find(kTheirMaps.begin(), kTheirMaps.end(), name) != kTheirMaps.end()) return;
  notes.push_back("the package has no map of its own that is named " + std::string(name));
}

}  // namespace

Result<GameRecord> ReadDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  Result<GameRecord> record = RecordFromJson(text, {options.map, options.rules});
  if (!record.ok()) return record;
  if (options.rules.has_value() && record->rules == OptionsOf(*record->map, {})) record->rules = *options.rules;
  NoteLeftOut(FactsOfJson(text), notes);
  return record;
}

Result<std::string> WriteDiplomacyForm(const GameRecord& record, FormNotes& notes) {
  NoteMap(*record.map, notes);
  std::string text;
  DiplomacyWriter writer(record, RulesOfPackage(record, notes), text);
  if (Status status = writer.Write(); !status.ok()) return status;
  writer.losses().Note(notes);
  return text;
}

}  // namespace entente
