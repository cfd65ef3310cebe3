#include "game_forms/jdip_phase.h"

#include <algorithm>

#include "game_forms/board_parts.h"
#include "game_forms/form_board.h"
#include "game_forms/form_text.h"

namespace entente {
namespace {

// "Spring 1901, Movement", with the season of `model`.
std::string Text(const Map& map, const Phase& model, int32_t year, PhaseType type) {
  return SeasonText(map, model) + " " + std::to_string(year) + ", " + std::string(PhaseTypeWord(type));
}

}  // namespace

std::optional<Phase> FindJdipPhase(const Map& map, std::string_view text) {
  const size_t comma = std::min(text.find(','), text.find('('));  // "Spring 1901, Movement", "Spring 1901 (Movement)"
  if (comma == std::string_view::npos) return std::nullopt;
  if (text[comma] == '(') text = text.ends_with(')') ? text.substr(0, text.size() - 1) : text.substr(0, comma + 1);
  const std::optional<PhaseType> type = FindPhaseType(TrimmedPart(text.substr(comma + 1)));
  std::string_view year = text.substr(0, comma);
  const std::string_view season = TakePart(year);
  if (!type.has_value() || season.size() > 64 || year.empty() || year.size() > 16) return std::nullopt;
  if (const std::optional<Phase> phase = FindPhaseOf(map, season, year, *type)) return phase;
  std::optional<Phase> phase = FindPhaseOf(map, season, year, PhaseType::kMovement);
  if (!phase.has_value() || *type != PhaseType::kAdjustments) return std::nullopt;
  for (int i = 0; i < 256 && map.TypeOf(*phase) != *type; ++i) phase = map.NextPhase(*phase);
  return map.TypeOf(*phase) == *type ? phase : std::nullopt;
}

std::string JdipPhaseText(const Map& map, const Phase& phase) {
  const PhaseType type = map.TypeOf(phase);
  std::string best = Text(map, phase, phase.year, type);
  if (type != PhaseType::kAdjustments) return best;
  for (size_t e = 0; e < map.flow().size(); ++e) {
    if (map.flow()[e].kind != FlowElement::Kind::kPhase || map.flow()[e].type != PhaseType::kMovement) continue;
    const std::string text = Text(map, {0, 0, static_cast<uint16_t>(e)}, phase.year, type);
    if (FindJdipPhase(map, text) == phase) best = text;
  }
  return best;
}

}  // namespace entente
