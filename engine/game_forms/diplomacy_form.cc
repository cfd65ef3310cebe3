// Reads and writes the saved game of the `diplomacy` Python package (its to_saved_game_format and from_saved_game_format).
//
// The writer writes every key of the package's phases and states, and all powers in each. Results, times and the hash of a
// position that the package wrote are kept; else the results are those of our own adjudication. The package's
// is_valid_saved_game compares the hashes, so it holds for games that the package has written, not for others.
// The end of a game stands in the state of its last phase: the winners in the note, as the package writes them, and our
// words, which only Entente reads. The writer leaves out messages, because a record does not have them.
//   Source: games saved by the package, including those of its tests.
#include <algorithm>
#include <array>
#include <vector>

#include "game_forms/forms.h"
#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"
#include "game_forms/package_phase.h"
#include "game_forms/stated_results.h"
#include "json/json_tape.h"
#include "map/rules_fit.h"
#include "phase_json/position_json.h"
#include "phase_json/state_extras.h"
#include "phase_json/victory_note.h"
#include "records/game_json.h"
#include "rules/map_rules.h"
#include "rules/presets.h"

namespace entente {
namespace {

// The package's names of its own maps.
constexpr std::array<std::string_view, 14> kTheirMaps = {"ancmed",
                                                         "ancmed_age_of_empires",
                                                         "colonial",
                                                         "empire",
                                                         "known_world_901",
                                                         "modern",
                                                         "pure",
                                                         "standard",
                                                         "standard_age_of_empires",
                                                         "standard_age_of_empires_2",
                                                         "standard_fleet_rome",
                                                         "standard_france_austria",
                                                         "standard_germany_italy",
                                                         "world"};

bool IsTheirMap(std::string_view name) {
  return std::find(kTheirMaps.begin(), kTheirMaps.end(), name) != kTheirMaps.end();
}

// Variants on the standard board have a longer name there: fleet_rome is standard_fleet_rome.
std::string TheirMapName(std::string_view ours) {
  const std::string longer = "standard_" + std::string(ours);
  return IsTheirMap(longer) ? longer : std::string(ours);
}

// A game of the package has an id, a text that is not empty. This one stands for none.
constexpr std::string_view kNoId = "\"entente\"";

// The id of a record as a JSON string. A number becomes its digits.
std::string TheirId(std::string_view id) {
  if (id.empty() || id == R"("")") return std::string(kNoId);
  if (id.front() == '"') return std::string(id);
  std::string text;
  JsonWriter(text).String(id);
  return text;
}

// A number's digits are a number again.
std::string OurId(std::string_view id) {
  if (id == kNoId) return "";
  const std::string_view digits = id.size() > 2 ? id.substr(1, id.size() - 2) : "";
  const bool is_number = !digits.empty() && digits.size() < 19 && digits.front() != '0' &&
                         std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  return std::string(is_number ? digits : id);
}

// The package writes the year of a phase with four digits: S0001M.
std::string TheirPhaseName(const PositionView& position) {
  std::string name = PhaseNameOf(position);
  const size_t digits = name.size() - 2;
  const bool is_short =
      digits < 4 && std::all_of(name.begin() + 1, name.end() - 1, [](char c) { return c >= '0' && c <= '9'; });
  return is_short ? name.insert(1, 4 - digits, '0') : name;
}

// The rules that the package knows and that change its default adjudication.
constexpr std::array<std::string_view, 2> kTheirRules = {"BUILD_ANY", "CIVIL_DISORDER"};

using RuleList = std::vector<std::string_view>;

// The options for a list of the package's rules on a map.
RuleOptions OptionsOf(const Map& map, const RuleList& rules) {
  if (rules.empty()) return DefaultRules(map).value_or(RuleOptions{});
  std::vector<std::string_view> names = map.RuleNames();
  names.insert(names.end(), rules.begin(), rules.end());
  return WithMapRules(names).value_or(RuleOptions{});
}

// The RULE names of the game and of its map, each once. `acting`: with those names of the game that act in play.
RuleList NamesOf(const GameRecord& record, bool acting) {
  RuleList names;
  const auto add = [&](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  for (const std::string& name : record.rule_names) {
    if (acting || !ActsInPlay(name)) add(name);
  }
  for (const std::string_view name : record.map->RuleNames()) add(name);
  return names;
}

// The list of the package's rules for the rules of a record: the names that game and map have, and rules of the package to
// the same effect. Notes what no list says.
RuleList RulesOfPackage(const GameRecord& record, FormNotes& notes) {
  if (const RuleList own = NamesOf(record, true); OptionsOf(*record.map, own) == record.rules) return own;
  const RuleList base = NamesOf(record, false);
  for (unsigned chosen = 0; chosen < 1u << kTheirRules.size(); ++chosen) {
    RuleList rules = base;
    for (size_t i = 0; i < kTheirRules.size(); ++i) {
      const bool is_new = std::find(base.begin(), base.end(), kTheirRules[i]) == base.end();
      if ((chosen >> i & 1) != 0 && is_new) rules.push_back(kTheirRules[i]);
    }
    if (OptionsOf(*record.map, rules) == record.rules) return rules;
  }
  NoteRules(record, OptionsOf(*record.map, base), notes);
  return base;
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
  void Note(FormNotes& notes) const {
    phases_.losses().Note(notes);
    if (record_.phases.size() == 1) return;  // the package checks the hashes of several phases
    no_hashes_.Note({MessageId::kNoHash, MessageId::kNoHashes}, notes);
  }

 private:
  // Writes the names of game and map, and the rules.
  void AppendNames(std::string_view id_key) {
    out_.Key(id_key);
    out_.Raw(TheirId(record_.id));
    out_.Member("map", TheirMapName(map_.name()));
    out_.Array("rules", [&] {
      for (const std::string_view rule : rules_) out_.String(rule);
    });
  }

  void AppendPhase(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    influence_.See(position);
    out_.Member("name", TheirPhaseName(position));
    out_.Object("state", [&] { AppendState(i, position); });
    phases_.AppendOrders(i, NotHandedIn::kNull);
    AppendResults(i);
    out_.Array("messages", [] {});
  }

  // Results that the package wrote stay, because they belong to the positions beside them.
  void AppendResults(size_t i) {
    const std::string& results = record_.phases[i].package.results;
    if (results.empty()) return phases_.AppendResults(i);
    out_.Key("results");
    out_.Raw(results);
  }

  void AppendState(size_t i, const PositionView& position) {
    const PackageTexts& theirs = record_.phases[i].package;
    out_.Key("timestamp");
    out_.Raw(theirs.timestamp.empty() ? "0" : theirs.timestamp);
    out_.Member("zobrist_hash", theirs.hash.empty() ? std::string_view("0") : std::string_view(theirs.hash));
    if (theirs.hash.empty()) no_hashes_.Add(PhaseNameOf(position));
    out_.Member("note", VictoryNote(map_, position.winners()));
    out_.Member("name", TheirPhaseName(position));
    AppendPackageBoard(position, out_);
    AppendPackageHomes(position, ListedHomes::kAll, out_);
    influence_.Append(map_, out_);
    AppendByPower("civil_disorder", map_, out_, [this](PowerIndex) { out_.Int(0); });
    AppendPackageBuilds(position, record_.rules, out_);
    if (position.has_extras()) AppendStateExtras(position, record_.rules, out_);
    if (position.is_over()) AppendEnd(position, record_.phases[i].tells_phase, out_);
    AppendNames("game_id");
  }

  const GameRecord& record_;
  const Map& map_;
  RuleList rules_;
  std::string& text_;
  JsonWriter out_;
  PackagePhases phases_;
  Influence influence_;
  LossNote no_hashes_;
};

PackageTexts TextsOf(const JsonTape& json, JsonIndex phase) {
  const auto find = [&](JsonIndex holder, std::string_view key, JsonKind kind) {
    const JsonIndex value = holder == kNoJson ? kNoJson : json.Find(holder, key);
    return value != kNoJson && json.KindOf(value) == kind ? value : kNoJson;
  };
  const JsonIndex state = json.Find(phase, "state");
  const JsonIndex hash = find(state, "zobrist_hash", JsonKind::kString),
                  time = find(state, "timestamp", JsonKind::kNumber),
                  results = find(phase, "results", JsonKind::kObject);
  PackageTexts texts;
  if (hash != kNoJson && json.StringOf(hash) != "0") texts.hash = json.StringOf(hash);
  if (time != kNoJson) texts.timestamp = json.TextOf(time);
  if (results != kNoJson) texts.results = json.TextOf(results);
  return texts;
}

// Keeps what the package wrote.
void ReadTexts(std::string_view text, GameRecord& record) {
  JsonTape json;
  json.Read(text).IgnoreError();
  size_t i = 0;
  for (const JsonIndex phase : json.Children(json.Find(json.root(), "phases"))) {
    record.phases[i++].package = TextsOf(json, phase);
  }
}

// Notes the differences between the record and our adjudication, as a replay counts them.
Status NoteDifferences(std::string_view text, const GameRecord& record, FormNotes& notes) {
  ENTENTE_ASSIGN(const size_t count, CountDifferences(text, record));
  if (count == 0) return OkStatus();
  const Result<RuleOptions> theirs = FindRulePreset("diplomacy");
  const Result<RuleOptions> fitting = theirs.ok() ? RulesOnMap(*theirs, nullptr, *record.map) : theirs;
  const bool may_help = fitting.ok() && *fitting != record.rules;
  const std::string told =
      LossText(count, {MessageId::kDifferenceFromRules, MessageId::kDifferencesFromRules}, notes.voice().language);
  may_help ? notes.Add(MessageId::kNearestRules, {told}) : notes.push_back(told);
  return OkStatus();
}

void NoteMap(const Map& map, FormNotes& notes) {
  const std::string name = TheirMapName(map.name());
  if (!IsTheirMap(name)) notes.Add(MessageId::kNoteNoPackageMap, {name});
}

}  // namespace

Result<GameRecord> ReadDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  Result<GameRecord> record = RecordFromJson(text, options, notes);
  if (!record.ok()) return record;
  record->id = OurId(record->id);
  const JsonFacts facts = FactsOfJson(text);
  if (facts.has_phases) {
    if (Status status = NoteDifferences(text, *record, notes); !status.ok()) return status;
  }
  ReadTexts(text, *record);
  NoteLeftOut(facts, notes);
  return record;
}

Result<std::string> WriteDiplomacyForm(const GameRecord& record, FormNotes& notes) {
  NoteMap(*record.map, notes);
  std::string text;
  DiplomacyWriter writer(record, RulesOfPackage(record, notes), text);
  if (Status status = writer.Write(); !status.ok()) return status;
  writer.Note(notes);
  return text;
}

}  // namespace entente
