// Phases of a map: reads and writes their names, and finds the next phase. Source: maps/LANGUAGE.md (Phases and
// victory).
#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "map/flow_walk.h"
#include "map/map.h"
#include "map/phase_name.h"

namespace entente {
namespace {

std::string_view LastCharacter(std::string_view word) {
  size_t start = word.empty() ? 0 : word.size() - 1;
  while (start > 0 && (static_cast<uint8_t>(word[start]) & 0xc0) == 0x80) --start;
  return word.substr(start);
}

// Reads a year as PhaseName writes it: no leading zeros, no -0.
std::optional<int32_t> ParseYear(std::string_view text) {
  const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
  if (digits.starts_with('0') && text.size() > 1) return std::nullopt;
  int32_t year = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), year);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return year;
}

// A phase name cut into season, year and type: "S1901M" or "SPRING 1901 MOVEMENT". Only the long form has blanks, and
// only between its words.
struct PhaseWords {
  std::string_view season, year, type;
  bool short_form = false;
};

PhaseWords SplitPhaseName(std::string_view name) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
  const auto first_blank = std::find_if(name.begin(), name.end(), is_blank);
  if (first_blank == name.end()) {
    const std::string_view season = FirstCharacter(name);
    const std::string_view rest = name.substr(season.size());
    const std::string_view type = LastCharacter(rest);
    return {season, rest.substr(0, rest.size() - type.size()), type, true};
  }
  const auto last_blank = std::find_if(name.rbegin(), name.rend(), is_blank).base();
  std::string_view year(&*first_blank, static_cast<size_t>(last_blank - first_blank));
  while (!year.empty() && is_blank(year.front())) year.remove_prefix(1);
  while (!year.empty() && is_blank(year.back())) year.remove_suffix(1);
  return {name.substr(0, static_cast<size_t>(first_blank - name.begin())), year,
          name.substr(static_cast<size_t>(last_blank - name.begin())), false};
}

}  // namespace

Status CheckYear(const Map& map, const Phase& phase) {
  if (-kMostYears <= phase.year && phase.year <= kMostYears) return OkStatus();
  return LimitError(map.PhaseName(phase) + ": expected a year from -" + std::to_string(kMostYears) + " to " +
                    std::to_string(kMostYears));
}

std::string Map::LongPhaseName(const Phase& phase) const {
  return std::string(Season(phase)) + " " + std::to_string(phase.year) + " " + std::string(TypeName(phase));
}

std::string Map::PhaseName(const Phase& phase) const {
  const auto is_shown_alike = [&](const Phase& other) {
    return flow_[other.element].kind == FlowElement::Kind::kPhase &&
           FirstCharacter(Season(other)) == FirstCharacter(Season(phase)) &&
           FirstCharacter(TypeName(other)) == FirstCharacter(TypeName(phase));
  };
  for (uint16_t i = 0; i < phase.element; ++i) {
    if (is_shown_alike({phase.year, 0, i})) return LongPhaseName(phase);
  }
  std::string name(FirstCharacter(Season(phase)));
  name += std::to_string(phase.year);
  name += FirstCharacter(TypeName(phase));
  return name;
}

Result<Phase> Map::ParsePhase(std::string_view name) const {
  const std::string upper = PlainPhaseName(UpperCase(name));
  const PhaseWords words = SplitPhaseName(upper);
  const std::optional<int32_t> year = ParseYear(words.year);
  if (year.has_value()) {
    for (size_t i = 0; i < flow().size(); ++i) {
      if (flow_[i].kind != FlowElement::Kind::kPhase) continue;
      Phase phase{*year, 0, static_cast<uint16_t>(i)};
      const std::string_view season = words.short_form ? FirstCharacter(Season(phase)) : Season(phase);
      const std::string_view type = words.short_form ? FirstCharacter(TypeName(phase)) : TypeName(phase);
      if (season != words.season || type != words.type) continue;
      if (Status status = CheckYear(*this, phase); !status.ok()) return status;
      phase.game_year = GameYear(flow(), header().begin, *year);
      return phase;
    }
  }
  return InvalidError("'" + Excerpt(name) + "' is no phase of this map: expected a name such as " + PhaseName(begin()) +
                      " (" + PhaseForms() + ")");
}

// "S..M, S..R, F..M": the phases of a year, in their sequence.
std::string Map::PhaseForms() const {
  constexpr size_t kMost = 12;
  std::vector<std::string> forms;
  for (size_t i = 0; i < flow().size() && forms.size() <= kMost; ++i) {
    if (flow_[i].kind != FlowElement::Kind::kPhase) continue;
    const Phase phase{header().begin.year, 0, static_cast<uint16_t>(i)};
    std::string form(FirstCharacter(Season(phase)));
    form.append("..").append(FirstCharacter(TypeName(phase)));
    if (std::find(forms.begin(), forms.end(), form) == forms.end()) forms.push_back(std::move(form));
  }
  std::string text;
  for (size_t i = 0; i < forms.size(); ++i) {
    text.append(i == 0 ? "" : ", ").append(i == kMost ? "and others" : forms[i]);
  }
  return text;
}

Phase Map::NextPhase(const Phase& phase) const {
  const size_t following = phase.element + size_t{1};
  if (following < flow().size() && flow_[following].kind == FlowElement::Kind::kPhase) {
    return {phase.year, phase.game_year, static_cast<uint16_t>(following)};
  }
  std::optional<Phase> next = NextInFlow(flow(), phase);
  if (next.has_value()) {
    // A game may have begun before the map's first year, and its years may have reached the limit of their range.
    if (next->year != phase.year) next->game_year = GameYear(flow(), header().begin, next->year);
    return *next;
  }
  Phase fallback = header().begin;  // no year meets the flow's conditions: start the flow again
  fallback.year = phase.year;
  fallback.game_year = phase.game_year;
  return fallback;
}

}  // namespace entente
