#include "map_forms/map_summary.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "json/json_writer.h"
#include "map_forms/map_form_words.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

const MapStage& StageOf(const Map& map, const std::optional<Phase>& phase) {
  return phase.has_value() ? map.StageAt(*phase) : map.stage(0);
}

// As the map's own rules have it.
int CentersToWin(const Map& map, const MapStage& stage, int game_year) {
  if (stage.has_victory_line() || !IsInForce("VICTORY_HOMES", map.RuleNames())) return stage.VictoryCenters(game_year);
  Word homes[WordsFor(kMaxProvinces)] = {};
  int powers = 0;  // with homes
  for (int p = 0; p < map.power_count(); ++p) {
    const Word* row = stage.Homes(static_cast<PowerIndex>(p));
    powers += CountBits(row, map.province_words()) > 0;
    for (int w = 0; w < map.province_words(); ++w) homes[w] |= row[w];
  }
  return HomesToWin(CountBits(homes, map.province_words()), powers);
}

class MapSummary {
 public:
  MapSummary(const Map& map, const std::optional<Phase>& phase, std::string& text)
      : map_(map), phase_(phase), stage_(StageOf(map, phase)), graph_(stage_.graph()), out_(text) {}

  void Write(std::span<const Diagnostic> diagnostics) {
    out_.BeginObject();
    Text("name", Utf8FromUtf8OrLatin1(map_.name()));
    if (phase_.has_value()) Text("phase", map_.PhaseName(*phase_));
    out_.Key("counts");
    WriteCounts();
    Text("begin", LongPhaseName(map_, map_.begin()));
    out_.Key("flow");
    WriteFlow();
    Centers("centers", [this](CenterIndex c) { return TestBit(stage_.centers(), map_.CenterProvince(c)); });
    Centers("neutral", [this](CenterIndex c) {
      return map_.start_owners()[c] == kNoPower && TestBit(stage_.centers(), map_.CenterProvince(c));
    });
    out_.Key("locations");
    WriteLocations();
    out_.Key("powers");
    WritePowers();
    Words("rules", map_.RuleNames());
    out_.Key("diagnostics");
    WriteDiagnostics(diagnostics, out_);
    WriteForJudges();
    out_.EndObject();
  }

 private:
  // Per game-year, the last one repeated.
  void WriteVictory() {
    out_.Key("victory_counts");
    out_.BeginArray();
    if (!stage_.has_victory_line()) out_.Int(CentersToWin(map_, stage_, 0));
    for (const int32_t count : stage_.victory_counts()) out_.Int(count);
    out_.EndArray();
  }

  // ---- Members ----

  void Text(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.String(text);
  }
  void Number(std::string_view key, int64_t number) {
    out_.Key(key);
    out_.Int(number);
  }
  // Left out if it is zero.
  void Count(std::string_view key, int count) {
    if (count != 0) Number(key, count);
  }
  template <typename List>
  void Words(std::string_view key, const List& words) {
    out_.Key(key);
    out_.BeginArray();
    for (const auto& word : words) out_.String(word);
    out_.EndArray();
  }
  template <typename List>
  void Numbers(std::string_view key, const List& numbers) {
    out_.Key(key);
    out_.BeginArray();
    for (const int32_t number : numbers) out_.Int(number);
    out_.EndArray();
  }
  template <typename Wanted>
  void Centers(std::string_view key, const Wanted& wanted) {
    out_.Key(key);
    out_.BeginArray();
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      if (wanted(center)) out_.String(map_.Id(map_.CenterProvince(center)));
    }
    out_.EndArray();
  }
  void Provinces(std::string_view key, const Word* row) {
    out_.Key(key);
    out_.BeginArray();
    ForEachBit(row, map_.province_words(), [&](int p) { out_.String(map_.Id(static_cast<LocationIndex>(p))); });
    out_.EndArray();
  }
  // Build sites that few powers have; left out if there are none.
  void Sites(std::string_view key, const Word* row) {
    if (row != nullptr && std::any_of(row, row + map_.province_words(), [](Word w) { return w != 0; }))
      Provinces(key, row);
  }
  void Powers(std::string_view key, uint64_t powers) {
    out_.Key(key);
    out_.BeginArray();
    for (; powers != 0; powers &= powers - 1)
      out_.String(map_.PowerId(static_cast<PowerIndex>(std::countr_zero(powers))));
    out_.EndArray();
  }

  // ---- The board ----

  void WriteCounts() {
    const StageCounts counts = CountStage(map_, phase_);
    out_.BeginObject();
    Number("provinces", counts.provinces);
    Number("locations", counts.locations);
    Number("army_edges", counts.army_edges);
    Number("fleet_edges", counts.fleet_edges);
    Number("powers", counts.powers);
    Number("centers", counts.centers);
    Number("units", counts.units);
    Number("victory", counts.victory);
    out_.EndObject();
  }

  // As a FLOW line has it: "SPRING:MOVEMENT,RETREATS". A year that passes at the end is not said.
  void WriteFlow() {
    const std::span<const FlowElement> flow = map_.flow();
    out_.BeginArray();
    for (size_t i = 0; i < flow.size(); ++i) {
      if (flow[i].kind != FlowElement::Kind::kPhase) {
        if (!IsUsualNewYear(i)) out_.String(StepText(flow[i]));
        continue;
      }
      std::string text = std::string(map_.Season(PhaseAt(i))) + ":" + std::string(map_.TypeName(PhaseAt(i)));
      while (i + 1 < flow.size() && IsSameSeason(i, i + 1)) text += "," + std::string(map_.TypeName(PhaseAt(++i)));
      out_.String(text);
    }
    out_.EndArray();
  }

  static Phase PhaseAt(size_t element) { return {0, 0, static_cast<uint16_t>(element)}; }

  static std::string StepText(const FlowElement& element) {
    if (element.kind == FlowElement::Kind::kNewYear) {
      return element.step == 1 ? "NEWYEAR" : "NEWYEAR:" + std::to_string(element.step);
    }
    const std::string text = "IFYEARDIV:" + std::to_string(element.step);
    return element.remainder == 0 ? text : text + "=" + std::to_string(element.remainder);
  }

  bool IsSameSeason(size_t a, size_t b) const {
    const std::span<const FlowElement> flow = map_.flow();
    return flow[b].kind == FlowElement::Kind::kPhase && flow[b].season == flow[a].season;
  }

  // The only NEWYEAR, at the end, as it is without one.
  bool IsUsualNewYear(size_t element) const {
    const std::span<const FlowElement> flow = map_.flow();
    const auto is_new_year = [](const FlowElement& e) { return e.kind == FlowElement::Kind::kNewYear; };
    return element + 1 == flow.size() && is_new_year(flow[element]) && flow[element].step == 1 &&
           std::count_if(flow.begin(), flow.end(), is_new_year) == 1;
  }

  void WriteLocations() {
    std::vector<LocationIndex> locations;
    for (LocationIndex l = 0; l < map_.location_count(); ++l) {
      if (graph_.Exists(l)) locations.push_back(l);
    }
    SortById(locations);
    out_.BeginObject();
    for (const LocationIndex location : locations) {
      out_.TextKey(map_.Id(location));
      out_.BeginObject();
      if (stage_.Abbreviation(location) != map_.Id(location)) Text("abbreviation", stage_.Abbreviation(location));
      Text("name", stage_.LongName(location));
      Text("type", kTerrainWords[static_cast<size_t>(graph_.terrain(map_.ProvinceOf(location)))]);
      out_.Key("army");
      WriteMoves(UnitType::kArmy, location);
      out_.Key("fleet");
      WriteMoves(UnitType::kFleet, location);
      out_.EndObject();
    }
    out_.EndObject();
  }

  void WriteMoves(UnitType type, LocationIndex from) {
    const auto neighbors = graph_.Neighbors(type, from);
    std::vector<LocationIndex> sorted(neighbors.begin(), neighbors.end());
    SortById(sorted);
    out_.BeginArray();
    for (const LocationIndex to : sorted) out_.String(map_.Id(to));
    out_.EndArray();
  }

  void SortById(std::vector<LocationIndex>& locations) const {
    std::sort(locations.begin(), locations.end(), [this](auto a, auto b) { return map_.Id(a) < map_.Id(b); });
  }

  // ---- Powers ----

  void WritePowers() {
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      out_.TextKey(map_.PowerId(power));
      out_.BeginObject();
      Provinces("homes", stage_.Homes(power));
      Centers("owns", [&](CenterIndex c) { return map_.start_owners()[c] == power; });
      out_.Key("units");
      WriteUnits(power);
      Text("name", stage_.PowerName(power));
      Text("own_word", stage_.OwnWord(power));
      if (map_.PowerLetter(power) != 0) Text("letter", Utf8Of(map_.PowerLetter(power)));
      Text("flag", map_.Flag(power));
      WriteSites(power);
      WriteLeague(power);
      out_.EndObject();
    }
    out_.EndObject();
  }

  void WriteUnits(PowerIndex power) {
    std::vector<std::string> units;
    for (const Unit& unit : map_.start_units()) {
      if (unit.power == power) units.push_back(std::string{UnitLetter(unit.type), ' '} += map_.Id(unit.location));
    }
    std::sort(units.begin(), units.end());
    out_.BeginArray();
    for (const std::string& unit : units) out_.String(unit);
    out_.EndArray();
  }

  void WriteSites(PowerIndex power) {
    Sites("alternatives", stage_.Alternatives(power));
    Sites("factories", stage_.Factories(power));
    Sites("partisans", stage_.Partisans(power));
    Sites("hidden", stage_.Hidden(power));
    WriteLimits(power);
    Count("claims", map_.Claims(power));
    Count("seizing_builds", map_.SeizingBuilds(power));
    Count("guest_builds", map_.GuestBuilds(power));
    Count("reserves", stage_.Reserves(power));
    Count("militia", stage_.Militia(power));
  }

  // {"CAL":["NYO"]}: what an alternative site may stand for.
  void WriteLimits(PowerIndex power) {
    std::map<std::string_view, std::vector<std::string_view>> limits;
    for (const LimitRecord& limit : stage_.limits()) {
      if (limit.power == power) limits[map_.Id(limit.site)].push_back(map_.Id(limit.home));
    }
    if (limits.empty()) return;
    out_.Key("limits");
    out_.BeginObject();
    for (const auto& [site, homes] : limits) {
      out_.TextKey(site);
      out_.BeginArray();
      for (const std::string_view home : homes) out_.String(home);
      out_.EndArray();
    }
    out_.EndObject();
  }

  void WriteLeague(PowerIndex power) {
    if (stage_.League(power).empty()) return;
    out_.Key("league");
    out_.BeginObject();
    Text("name", stage_.League(power));
    Text("behavior", kBehaviorWords[static_cast<size_t>(stage_.BehaviorOf(power))]);
    Powers("friends", stage_.LeaguePowers(power));
    out_.EndObject();
  }

  // ---- What a judge must show ----

  void WriteForJudges() {
    out_.Key("graphics");
    out_.StringOrNull(map_.graphics());
    out_.Key("text_only");
    out_.Bool(map_.Has(MapMark::kTextOnly));
    out_.Key("flags");
    WriteFlags();
    out_.Key("leagues");
    WriteLeagues();
    out_.Key("dummies");
    WriteDummies();
    out_.Key("rotations");
    WriteRotations();
    out_.Key("passages");
    WritePassages();
    Words("notify", map_.NotifyAddresses());
    WriteVictory();
    Numbers("new_homes", map_.new_homes());
    out_.Key("changes");
    WriteLines("when", map_.DynamicLines());
    out_.Key("directives");
    WriteLines("variant", map_.StanzaLines());
  }

  // The maps whose flags are borrowed, in turn (null: the map has no FLAGS line), and the flag of every power.
  void WriteFlags() {
    out_.BeginObject();
    if (map_.Has(MapMark::kFlagsGiven)) {
      Words("maps", map_.Flags());
    } else {
      out_.Key("maps");
      out_.Null();
    }
    out_.Key("powers");
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      out_.TextKey(map_.PowerId(static_cast<PowerIndex>(p)));
      out_.String(map_.Flag(static_cast<PowerIndex>(p)));
    }
    out_.EndObject();
    out_.EndObject();
  }

  void WriteLeagues() {
    std::map<std::string_view, uint64_t> leagues;
    for (int p = 0; p < map_.power_count(); ++p) {
      const std::string_view league = stage_.League(static_cast<PowerIndex>(p));
      if (!league.empty()) leagues[league] |= uint64_t{1} << p;
    }
    out_.BeginObject();
    for (const auto& [name, members] : leagues) {
      out_.TextKey(name);
      out_.BeginObject();
      Powers("powers", members);
      out_.EndObject();
    }
    out_.EndObject();
  }

  // Who may control each dummy, the first in charge when the game begins.
  void WriteDummies() {
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      if (!map_.IsDummy(power)) continue;
      out_.TextKey(map_.PowerId(power));
      out_.BeginObject();
      out_.Key("controllers");
      out_.BeginArray();
      for (const ControllerRecord& controller : map_.Controllers(power)) out_.String(map_.ControllerName(controller));
      out_.EndArray();
      out_.EndObject();
    }
    out_.EndObject();
  }

  void WriteRotations() {
    out_.BeginArray();
    for (const RotationRecord& rotation : map_.rotations()) {
      out_.BeginObject();
      Text("when", kRotationWords[rotation.when]);
      out_.Key("types");
      out_.BeginArray();
      for (size_t i = 0; i < rotation.type_count; ++i) out_.String(map_.RotationType(rotation.first_type + i));
      out_.EndArray();
      out_.EndObject();
    }
    out_.EndArray();
  }

  void WritePassages() {
    out_.BeginArray();
    for (const PassageRecord& passage : graph_.passages()) {
      out_.BeginObject();
      Text("from", map_.Id(passage.from));
      Text("to", map_.Id(passage.to));
      Text("strength", kStrengthWords[passage.strength]);
      if (passage.by_power != 0) Powers("powers", passage.powers);
      if (passage.center_count > 0) {
        out_.Key("centers");
        out_.BeginArray();
        for (const CenterIndex center : graph_.CentersOf(passage)) out_.String(map_.Id(map_.CenterProvince(center)));
        out_.EndArray();
      }
      out_.EndObject();
    }
    out_.EndArray();
  }

  // [{"when":"IN SPRING","lines":[..]}]: lines that follow each other under one heading stand together.
  void WriteLines(std::string_view heading_key, const std::vector<MapLineText>& lines) {
    out_.BeginArray();
    for (size_t i = 0; i < lines.size();) {
      const std::string_view heading = lines[i].heading;
      out_.BeginObject();
      Text(heading_key, heading);
      out_.Key("lines");
      out_.BeginArray();
      for (; i < lines.size() && lines[i].heading == heading; ++i) out_.String(lines[i].line);
      out_.EndArray();
      out_.EndObject();
    }
    out_.EndArray();
  }

  const Map& map_;
  const std::optional<Phase>& phase_;
  const MapStage& stage_;
  const Graph& graph_;
  JsonWriter out_;
};

}  // namespace

StageCounts CountStage(const Map& map, const std::optional<Phase>& phase) {
  const MapStage& stage = StageOf(map, phase);
  const Graph& graph = stage.graph();
  StageCounts counts;
  for (int a = 0; a < map.location_count(); ++a) {
    const auto from = static_cast<LocationIndex>(a);
    if (!graph.Exists(from)) continue;
    ++counts.locations;
    if (!map.IsCoast(from)) ++counts.provinces;
    for (int b = a + 1; b < map.location_count(); ++b) {
      const auto to = static_cast<LocationIndex>(b);
      counts.fleet_edges += TestBit(graph.FleetMoves(from), to) || TestBit(graph.FleetMoves(to), from);
      if (map.IsCoast(to)) continue;
      counts.army_edges += TestBit(graph.ArmyMoves(from), to) || TestBit(graph.ArmyMoves(to), from);
    }
  }
  counts.powers = map.power_count();
  ForEachBit(stage.centers(), map.province_words(), [&](int) { ++counts.centers; });
  counts.units = static_cast<int>(map.start_units().size());
  counts.victory = CentersToWin(map, stage, phase.has_value() ? phase->game_year : 0);
  return counts;
}

std::string MapSummaryToJson(const Map& map, const std::optional<Phase>& phase,
                             std::span<const Diagnostic> diagnostics) {
  std::string text;
  MapSummary(map, phase, text).Write(diagnostics);
  return text;
}

void WriteDiagnostics(std::span<const Diagnostic> diagnostics, JsonWriter& out) {
  out.BeginArray();
  for (const Diagnostic& diagnostic : diagnostics) {
    out.BeginObject();
    out.Key("severity");
    out.String(diagnostic.is_error ? "error" : "warning");
    out.Key("code");
    out.String(diagnostic.code);
    out.Key("file");
    out.String(Utf8FromUtf8OrLatin1(diagnostic.file));  // file names may have any bytes
    out.Key("line");
    out.Int(diagnostic.line);
    out.Key("column");
    out.Int(diagnostic.column);
    out.Key("text");
    out.String(diagnostic.text);
    out.Key("include_chain");
    out.BeginArray();
    for (const std::string& step : diagnostic.include_chain) out.String(Utf8FromUtf8OrLatin1(step));
    out.EndArray();
    out.EndObject();
  }
  out.EndArray();
}

std::string LongPhaseName(const Map& map, const Phase& phase) {
  return std::string(map.Season(phase)) + " " + std::to_string(phase.year) + " " + std::string(map.TypeName(phase));
}

}  // namespace entente
