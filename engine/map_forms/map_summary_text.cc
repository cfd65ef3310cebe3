#include "map_forms/map_summary_text.h"

#include <array>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "map_forms/map_summary.h"

namespace entente {
namespace {

// "1 power", "7 powers".
std::string NumberOf(int count, std::string_view noun) {
  return std::to_string(count).append(" ").append(noun).append(count == 1 ? "" : "s");
}

// "a,b": the words with a separator between them.
template <typename Words>
std::string Joined(const Words& words, std::string_view separator) {
  std::string text;
  for (const std::string_view word : words) text.append(text.empty() ? "" : separator).append(word);
  return text;
}

class SummaryText {
 public:
  SummaryText(const Map& map, const std::optional<Phase>& phase)
      : map_(map), phase_(phase), stage_(phase.has_value() ? map.StageAt(*phase) : map.stage(0)) {}

  std::string Write() {
    WriteCounts();
    WriteSettings();
    text_ += "home centers:\n";
    for (const PowerIndex power : map_.powers()) WritePower(power);
    return std::move(text_);
  }

 private:
  void Line(std::string_view start, std::string_view rest = "") {
    text_.append("  ").append(start).append(rest.empty() ? "" : " ").append(rest).append("\n");
  }
  void LineIfAny(std::string_view start, std::string_view rest) {
    if (!rest.empty()) Line(start, rest);
  }

  void WriteCounts() {
    const StageCounts counts = CountStage(map_, phase_);
    text_ += Utf8FromUtf8OrLatin1(map_.name());
    if (phase_.has_value()) text_ += " in " + map_.PhaseName(*phase_);
    text_ += "\n";
    Line("begins", map_.LongPhaseName(map_.begin()) + " (" + map_.PhaseName(map_.begin()) + ")");
    Line(NumberOf(counts.provinces, "province") + ", " + NumberOf(counts.locations, "location") + ", " +
         NumberOf(counts.army_edges, "army edge") + ", " + NumberOf(counts.fleet_edges, "fleet edge"));
    Line(NumberOf(counts.centers, "supply center") + ", " + std::to_string(counts.victory) + " to win");
    Line(NumberOf(counts.powers, "power") + ", " + NumberOf(counts.units, "unit") + " at the start");
  }

  void WriteSettings() {
    LineIfAny("graphics of", map_.graphics());
    if (map_.Has(MapMark::kTextOnly)) Line("text only");
    if (map_.Has(MapMark::kFlagsGiven)) {
      const std::string maps = Joined(map_.Flags(), " ");
      Line(maps.empty() ? "no flags" : "flags of", maps);
    }
    LineIfAny("rules", Joined(map_.RuleNames(), " "));
    LineIfAny("notify", Joined(map_.NotifyAddresses(), " "));
    for (const RotationRecord& rotation : map_.rotations()) WriteRotation(rotation);
    if (map_.stage_count() > 1) Line(NumberOf(map_.stage_count() - 1, "further map"), "for some phases");
  }

  void WriteRotation(const RotationRecord& rotation) {
    static constexpr std::array<std::string_view, 4> kWhen = {"before phases with orders", "after", "before",
                                                              "with orders in"};
    std::vector<std::string_view> types;
    for (uint32_t i = 0; i < rotation.type_count; ++i) types.push_back(map_.RotationType(rotation.first_type + i));
    std::string when(kWhen[rotation.when]);
    if (types.empty() && rotation.when != 0) when += " every phase";
    Line("control rotates", types.empty() ? when : when + " " + Joined(types, ","));
  }

  void WritePower(PowerIndex power) {
    static constexpr std::array<std::string_view, 3> kBehaviors = {"", ", strict", ", benign"};
    std::string line(map_.PowerId(power));
    line += ":";
    ForEachBit(stage_.Homes(power), map_.province_words(),
               [&](int p) { line.append(" ").append(map_.Id(static_cast<LocationIndex>(p))); });
    if (map_.Flag(power) != map_.PowerId(power)) line.append("; flag of ").append(map_.Flag(power));
    if (const std::string_view league = stage_.League(power); !league.empty()) {
      line.append("; league ").append(league).append(kBehaviors[static_cast<size_t>(stage_.BehaviorOf(power))]);
    }
    if (map_.IsDummy(power)) line += "; dummy" + ControlOf(power);
    Line(line);
  }

  // " controlled by FRANCE, then SOMEBODY (from outside)".
  std::string ControlOf(PowerIndex power) const {
    std::string text;
    for (const ControllerRecord& controller : map_.Controllers(power)) {
      text.append(text.empty() ? " controlled by " : ", then ").append(map_.ControllerName(controller));
      if (controller.power == kNoPower) text += " (from outside)";
    }
    return text;
  }

  const Map& map_;
  const std::optional<Phase>& phase_;
  const MapStage& stage_;
  std::string text_;
};

}  // namespace

std::string MapSummaryText(const Map& map, const std::optional<Phase>& phase) {
  return SummaryText(map, phase).Write();
}

}  // namespace entente
