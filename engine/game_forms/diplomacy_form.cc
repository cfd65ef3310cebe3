#include "game_forms/diplomacy_form.h"

#include <algorithm>
#include <array>
#include <vector>

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

// Maps that come with the package, by its names for them.
constexpr std::array<std::string_view, 6> kTheirMaps = {"ancmed", "colonial", "modern",
                                                        "pure",   "standard", kTheirFleetRome};

std::string_view TheirMapName(std::string_view ours) { return ours == kOurFleetRome ? kTheirFleetRome : ours; }

// The rules of the package that adjudicate otherwise than its default, as far as they act here, too.
constexpr std::array<std::string_view, 2> kTheirRules = {"BUILD_ANY", "CIVIL_DISORDER"};

using RuleList = std::vector<std::string_view>;

// The options that a list of rules means on a map.
RuleOptions OptionsOf(const Map& map, const RuleList& rules) {
  if (rules.empty()) return DefaultRules(map).value_or(RuleOptions{});
  std::vector<std::string_view> names = map.RuleNames();
  names.insert(names.end(), rules.begin(), rules.end());
  return WithMapRules(names).value_or(RuleOptions{});
}

// The list that means the rules of a record; empty, with a note, if none does.
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

void AppendRuleList(const RuleList& rules, JsonWriter& out) {
  out.Key("rules");
  out.BeginArray();
  for (const std::string_view rule : rules) out.String(rule);
  out.EndArray();
}

// Who was last in each province, or owned it at first.
class Influence {
 public:
  explicit Influence(const PositionView& first)
      : holders_(static_cast<size_t>(first.map().province_count()), kNoPower) {
    const Map& map = first.map();
    for (int c = 0; c < map.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      holders_[map.CenterProvince(center)] = first.OwnerOf(center);
    }
  }
  void See(const PositionView& position) {
    position.ForEachUnit([&](const Unit& unit) { holders_[position.map().ProvinceOf(unit.location)] = unit.power; });
  }
  void Append(const Map& map, JsonWriter& out) const {
    AppendByPower("influence", map, out, [&](PowerIndex power) {
      out.BeginArray();
      for (size_t p = 0; p < holders_.size(); ++p) {
        if (holders_[p] == power) out.String(map.Id(static_cast<LocationIndex>(p)));
      }
      out.EndArray();
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
        out_(text),
        phases_(record, out_),
        influence_(record.phases.front().position.view()) {}

  // The game up to its phases, each phase, the end.
  void Begin() {
    out_.BeginObject();
    out_.Key("id");
    AppendId();
    out_.Key("map");
    out_.String(TheirMapName(map_.name()));
    AppendRuleList(rules_, out_);
    out_.Key("phases");
    out_.BeginArray();
  }
  void Write(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    influence_.See(position);
    out_.BeginObject();
    out_.Key("name");
    out_.String(PhaseNameOf(position));
    out_.Key("state");
    AppendState(position);
    phases_.AppendOrders(i, NotHandedIn::kNull);
    phases_.AppendResults(i);
    out_.Key("messages");
    out_.BeginArray();
    out_.EndArray();
    out_.EndObject();
  }
  void End() {
    out_.EndArray();
    out_.EndObject();
  }
  const LineLosses& losses() const { return phases_.losses(); }

 private:
  void AppendId() { record_.id.empty() ? out_.String("") : out_.Raw(record_.id); }

  void AppendState(const PositionView& position) {
    out_.BeginObject();
    out_.Key("timestamp");
    out_.Int(0);
    out_.Key("zobrist_hash");
    out_.String("0");
    out_.Key("note");
    out_.String("");
    out_.Key("name");
    out_.String(PhaseNameOf(position));
    AppendPackageBoard(position, out_);
    AppendPackageHomes(position, ListedHomes::kAll, out_);
    influence_.Append(map_, out_);
    AppendByPower("civil_disorder", map_, out_, [this](PowerIndex) { out_.Int(0); });
    AppendPackageBuilds(position, record_.rules, out_);
    if (position.has_extras()) AppendStateExtras(position, record_.rules, out_);
    if (position.is_over()) AppendEnd(position, out_);
    out_.Key("game_id");
    AppendId();
    out_.Key("map");
    out_.String(TheirMapName(map_.name()));
    AppendRuleList(rules_, out_);
    out_.EndObject();
  }

  const GameRecord& record_;
  const Map& map_;
  RuleList rules_;
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
  writer.Begin();
  for (size_t i = 0; i < record.phases.size(); ++i) {
    writer.Write(i);
    if (text.size() > kMaxJsonBytes) return TooLongAsJson(i, record.phases.size());
  }
  writer.End();
  writer.losses().Note(notes);
  return text;
}

}  // namespace entente
