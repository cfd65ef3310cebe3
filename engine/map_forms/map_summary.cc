#include "map_forms/map_summary.h"

#include <algorithm>
#include <bit>
#include <map>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "map_forms/diagnostic_forms.h"
#include "map_forms/member_writer.h"
#include "map_language/flow_builder.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

const MapStage& StageOf(const Map& map, const std::optional<Phase>& phase) {
  return phase.has_value() ? map.StageAt(*phase) : map.stage(0);
}

// Centers for a victory, by the map's own rules.
int CentersToWin(const Map& map, const MapStage& stage, int game_year) {
  if (stage.has_victory_line() || !IsInForce("VICTORY_HOMES", map.RuleNames())) return stage.VictoryCenters(game_year);
  Word homes[WordsFor(kMaxProvinces)] = {};
  int powers = 0;  // powers with homes
  for (const PowerIndex p : map.powers()) {
    const Word* row = stage.Homes(p);
    powers += AnyBit(row, map.province_words());
    for (int w = 0; w < map.province_words(); ++w) homes[w] |= row[w];
  }
  return HomesToWin(CountBits(homes, map.province_words()), powers);
}

class MapSummary {
 public:
  MapSummary(const Map& map, const std::optional<Phase>& phase, std::string& text)
      : map_(map), phase_(phase), stage_(StageOf(map, phase)), graph_(stage_.graph()), out_(text) {}

  void Write(std::span<const Diagnostic> diagnostics) {
    out_.Object([&] {
      out_.Text("name", Utf8FromUtf8OrLatin1(map_.name()));
      if (phase_.has_value()) out_.Text("phase", map_.PhaseName(*phase_));
      WriteCounts();
      out_.Text("begin", map_.LongPhaseName(map_.begin()));
      WriteFlow();
      Centers("centers", [this](CenterIndex c) { return TestBit(stage_.centers(), map_.CenterProvince(c)); });
      Centers("neutral", [this](CenterIndex c) {
        return map_.start_owners()[c] == kNoPower && TestBit(stage_.centers(), map_.CenterProvince(c));
      });
      WriteLocations();
      WritePowers();
      out_.Texts("rules", map_.RuleNames());
      out_.Key("diagnostics");
      WriteDiagnostics(diagnostics, out_);
      WriteForJudges();
    });
  }

 private:
  // ---- Lists ----

  template <typename Wanted>
  void Centers(std::string_view key, const Wanted& wanted) {
    std::vector<std::string_view> ids;
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      if (wanted(center)) ids.push_back(map_.Id(map_.CenterProvince(center)));
    }
    out_.Texts(key, ids);
  }
  void Provinces(std::string_view key, const Word* row) {
    std::vector<std::string_view> ids;
    ForEachBit(row, map_.province_words(), [&](int p) { ids.push_back(map_.Id(static_cast<LocationIndex>(p))); });
    out_.Texts(key, ids);
  }
  // Build sites that few powers have; without sites there is no member.
  void Sites(std::string_view key, const Word* row) {
    if (row != nullptr && AnyBit(row, map_.province_words())) Provinces(key, row);
  }
  void Powers(std::string_view key, uint64_t powers) {
    std::vector<std::string_view> ids;
    for (; powers != 0; powers &= powers - 1) {
      ids.push_back(map_.PowerId(static_cast<PowerIndex>(std::countr_zero(powers))));
    }
    out_.Texts(key, ids);
  }

  // ---- The board ----

  void WriteCounts() {
    const StageCounts counts = CountStage(map_, phase_);
    out_.Object("counts", [&] {
      out_.Number("provinces", counts.provinces);
      out_.Number("locations", counts.locations);
      out_.Number("army_edges", counts.army_edges);
      out_.Number("fleet_edges", counts.fleet_edges);
      out_.Number("powers", counts.powers);
      out_.Number("centers", counts.centers);
      out_.Number("units", counts.units);
      out_.Number("victory", counts.victory);
    });
  }

  // As in a FLOW line: "SPRING:MOVEMENT,RETREATS". A NEWYEAR at the end is left out.
  void WriteFlow() {
    const std::span<const FlowElement> flow = map_.flow();
    std::vector<std::string> words;
    for (size_t i = 0; i < flow.size(); ++i) {
      const Phase phase{0, 0, static_cast<uint16_t>(i)};
      if (flow[i].kind != FlowElement::Kind::kPhase) {
        if (!IsUsualNewYear(i)) words.push_back(FlowStepText(flow[i].kind, flow[i].step, flow[i].remainder));
      } else if (i > 0 && flow[i - 1].kind == FlowElement::Kind::kPhase && flow[i - 1].season == flow[i].season) {
        words.back().append(",").append(map_.TypeName(phase));
      } else {
        words.emplace_back(map_.Season(phase)).append(":").append(map_.TypeName(phase));
      }
    }
    out_.Texts("flow", words);
  }

  // Whether the element is the only NEWYEAR and at the end, as in a flow without one.
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
    out_.Object("locations", [&] {
      for (const LocationIndex location : locations) {
        out_.Object(map_.Id(location), [&] {
          if (stage_.Abbreviation(location) != map_.Id(location)) {
            out_.Text("abbreviation", stage_.Abbreviation(location));
          }
          out_.Text("name", stage_.LongName(location));
          out_.Text("type", kTerrainWords[static_cast<size_t>(graph_.terrain(map_.ProvinceOf(location)))]);
          WriteMoves("army", UnitType::kArmy, location);
          WriteMoves("fleet", UnitType::kFleet, location);
        });
      }
    });
  }

  void WriteMoves(std::string_view key, UnitType type, LocationIndex from) {
    const auto neighbors = graph_.Neighbors(type, from);
    std::vector<LocationIndex> sorted(neighbors.begin(), neighbors.end());
    SortById(sorted);
    out_.Array(key, sorted, [this](LocationIndex to) { out_.String(map_.Id(to)); });
  }

  void SortById(std::vector<LocationIndex>& locations) const {
    std::sort(locations.begin(), locations.end(), [this](auto a, auto b) { return map_.Id(a) < map_.Id(b); });
  }

  // ---- Powers ----

  void WritePowers() {
    out_.Object("powers", [this] {
      for (const PowerIndex power : map_.powers()) {
        out_.Object(map_.PowerId(power), [&] { WritePower(power); });
      }
    });
  }

  void WritePower(PowerIndex power) {
    Provinces("homes", stage_.Homes(power));
    Centers("owns", [&](CenterIndex c) { return map_.start_owners()[c] == power; });
    WriteUnits(power);
    out_.Text("name", stage_.PowerName(power));
    out_.Text("own_word", stage_.OwnWord(power));
    if (map_.PowerLetter(power) != 0) out_.Text("letter", Utf8Of(map_.PowerLetter(power)));
    out_.Text("flag", map_.Flag(power));
    Sites("alternatives", stage_.Alternatives(power));
    Sites("factories", stage_.Factories(power));
    Sites("partisans", stage_.Partisans(power));
    Sites("hidden", stage_.Hidden(power));
    WriteLimits(power);
    out_.Count("claims", map_.Claims(power));
    out_.Count("seizing_builds", map_.SeizingBuilds(power));
    out_.Count("guest_builds", map_.GuestBuilds(power));
    out_.Count("reserves", stage_.Reserves(power));
    out_.Count("militia", stage_.Militia(power));
    WriteLeague(power);
  }

  void WriteUnits(PowerIndex power) {
    std::vector<std::string> units;
    for (const Unit& unit : map_.start_units()) {
      if (unit.power == power) units.push_back(std::string{UnitLetter(unit.type), ' '} += map_.Id(unit.location));
    }
    std::sort(units.begin(), units.end());
    out_.Texts("units", units);
  }

  // {"CAL":["NYO"]}: the homes that an alternative site may replace.
  void WriteLimits(PowerIndex power) {
    std::map<std::string_view, std::vector<std::string_view>> limits;
    for (const LimitRecord& limit : stage_.limits()) {
      if (limit.power == power) limits[map_.Id(limit.site)].push_back(map_.Id(limit.home));
    }
    if (limits.empty()) return;
    out_.Object("limits", [&] {
      for (const auto& [site, homes] : limits) out_.Texts(site, homes);
    });
  }

  void WriteLeague(PowerIndex power) {
    if (stage_.League(power).empty()) return;
    out_.Object("league", [&] {
      out_.Text("name", stage_.League(power));
      out_.Text("behavior", kBehaviorWords[static_cast<size_t>(stage_.BehaviorOf(power))]);
      Powers("friends", stage_.LeaguePowers(power));
    });
  }

  // ---- Data that a judge must show ----

  void WriteForJudges() {
    out_.Key("graphics");
    out_.StringOrNull(map_.graphics());
    out_.Flag("text_only", map_.Has(MapMark::kTextOnly));
    WriteFlags();
    WriteLeagues();
    WriteDummies();
    WriteRotations();
    WritePassages();
    out_.Texts("notify", map_.NotifyAddresses());
    WriteVictory();
    out_.Numbers("new_homes", map_.new_homes());
    WriteLines("changes", "when", map_.DynamicLines());
    WriteLines("directives", "variant", map_.StanzaLines());
  }

  // The maps whose flags are used, in sequence (null: the map has no FLAGS line), and the flag of every power.
  void WriteFlags() {
    out_.Object("flags", [this] {
      if (map_.Has(MapMark::kFlagsGiven)) {
        out_.Texts("maps", map_.Flags());
      } else {
        out_.Key("maps");
        out_.Null();
      }
      out_.Object("powers", [this] {
        for (const PowerIndex power : map_.powers()) {
          out_.TextKey(map_.PowerId(power));
          out_.String(map_.Flag(power));
        }
      });
    });
  }

  void WriteLeagues() {
    std::map<std::string_view, uint64_t> leagues;
    for (const PowerIndex power : map_.powers()) {
      const std::string_view league = stage_.League(power);
      if (!league.empty()) leagues[league] |= uint64_t{1} << power;
    }
    out_.Object("leagues", [&] {
      for (const auto& [name, members] : leagues) {
        out_.Object(name, [&, powers = members] { Powers("powers", powers); });
      }
    });
  }

  // The controllers of each dummy, first the one in charge when the game begins.
  void WriteDummies() {
    out_.Object("dummies", [this] {
      for (const PowerIndex power : map_.powers()) {
        if (!map_.IsDummy(power)) continue;
        out_.Object(map_.PowerId(power), [&] {
          out_.Array("controllers", map_.Controllers(power),
                     [this](const ControllerRecord& controller) { out_.String(map_.ControllerName(controller)); });
        });
      }
    });
  }

  void WriteRotations() {
    out_.Array("rotations", map_.rotations(), [this](const RotationRecord& rotation) {
      std::vector<std::string_view> types;
      for (size_t i = 0; i < rotation.type_count; ++i) types.push_back(map_.RotationType(rotation.first_type + i));
      out_.Object([&] {
        out_.Text("when", kRotationWords[rotation.when]);
        out_.Texts("types", types);
      });
    });
  }

  void WritePassages() {
    out_.Array("passages", graph_.passages(), [this](const PassageRecord& passage) {
      out_.Object([&] {
        out_.Text("from", map_.Id(passage.from));
        out_.Text("to", map_.Id(passage.to));
        out_.Text("strength", kStrengthWords[passage.strength]);
        if (passage.by_power != 0) Powers("powers", passage.powers);
        if (passage.center_count == 0) return;
        out_.Array("centers", graph_.CentersOf(passage),
                   [this](CenterIndex center) { out_.String(map_.Id(map_.CenterProvince(center))); });
      });
    });
  }

  // For each game-year; the last value is for all later years.
  void WriteVictory() {
    const std::span<const int32_t> counts = stage_.victory_counts();
    std::vector<int32_t> numbers(counts.begin(), counts.end());
    if (!stage_.has_victory_line()) numbers.push_back(CentersToWin(map_, stage_, 0));
    out_.Numbers("victory_counts", numbers);
  }

  // [{"when":"IN SPRING","lines":[..]}]: consecutive lines under one heading are grouped.
  void WriteLines(std::string_view key, std::string_view heading_key, const std::vector<MapLineText>& lines) {
    out_.Key(key);
    out_.BeginArray();
    for (size_t i = 0; i < lines.size();) {
      const std::string_view heading = lines[i].heading;
      std::vector<std::string_view> texts;
      for (; i < lines.size() && lines[i].heading == heading; ++i) texts.push_back(lines[i].line);
      out_.Object([&] {
        out_.Text(heading_key, heading);
        out_.Texts("lines", texts);
      });
    }
    out_.EndArray();
  }

  const Map& map_;
  const std::optional<Phase>& phase_;
  const MapStage& stage_;
  const Graph& graph_;
  MemberWriter out_;
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
  counts.centers = CountBits(stage.centers(), map.province_words());
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

}  // namespace entente
