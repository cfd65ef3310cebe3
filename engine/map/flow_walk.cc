#include "map/flow_walk.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>

namespace entente {
namespace {

using Kind = FlowElement::Kind;

constexpr uint16_t kLastGameYear = std::numeric_limits<uint16_t>::max();

int32_t AddYears(int32_t year, int32_t step) {
  const int64_t sum = int64_t{year} + step;
  return static_cast<int32_t>(
      std::clamp<int64_t>(sum, std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max()));
}

// The remainder, never negative. Correct for every divisor above 0; the reader accepts only small ones.
int32_t Remainder(int32_t year, int32_t divisor) {
  const int32_t remainder = year % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}

// Counts GameYear phase by phase. Ends at the last game-year, or where the years no longer change.
uint16_t CountNewYears(std::span<const FlowElement> flow, const Phase& begin, int32_t year) {
  Phase at = begin;
  at.game_year = 0;
  const bool backwards = year < begin.year;
  for (size_t phases_of_year = 0; phases_of_year <= flow.size() && at.game_year < kLastGameYear; ++phases_of_year) {
    const std::optional<Phase> next = NextInFlow(flow, at);
    if (!next.has_value() || (backwards ? next->year < year : next->year > year)) break;
    if (next->year != at.year) phases_of_year = 0;
    at = *next;
  }
  return at.game_year;
}

// The number of elements between the NEWYEAR that begins the phase's game-year and the phase.
size_t PlaceInYear(std::span<const FlowElement> flow, const Phase& phase) {
  size_t place = 0;
  for (; place < flow.size(); ++place) {
    const size_t element = (phase.element + flow.size() - place) % flow.size();
    if (flow[element].kind == Kind::kNewYear) break;
  }
  return place;
}

}  // namespace

std::optional<Phase> NextInFlow(std::span<const FlowElement> flow, const Phase& phase) {
  constexpr size_t kRounds = 64;
  Phase next = phase;
  size_t i = phase.element + size_t{1};
  for (size_t steps = 0; steps < kRounds * flow.size() + kRounds; ++steps) {
    if (i >= flow.size()) i = 0;
    const FlowElement& element = flow[i];
    if (element.kind == Kind::kPhase) {
      next.element = static_cast<uint16_t>(i);
      return next;
    }
    if (element.kind == Kind::kNewYear) {
      next.year = AddYears(next.year, element.step);
      if (next.game_year < kLastGameYear) ++next.game_year;
    }
    const bool jump = element.kind == Kind::kIfYearDiv && Remainder(next.year, element.step) != element.remainder;
    i = jump ? 0 : i + 1;
  }
  return std::nullopt;
}

uint16_t GameYear(std::span<const FlowElement> flow, const Phase& begin, int32_t year) {
  int64_t total = 0;  // years that one round of the flow adds
  int64_t steps = 0;
  for (const FlowElement& element : flow) {
    if (element.kind != Kind::kNewYear) continue;
    total += element.step;
    ++steps;
  }
  const int64_t passed = std::llabs(int64_t{year} - begin.year);
  if (total == 0 || (int64_t{year} < begin.year) != (total < 0)) return 0;
  // Conditions may skip some of several NEWYEARs.
  const bool rounds_differ = steps > 1 && std::any_of(flow.begin(), flow.end(), [](const FlowElement& element) {
                               return element.kind == Kind::kIfYearDiv;
                             });
  if (rounds_differ) return CountNewYears(flow, begin, year);
  int64_t game_year = passed / std::llabs(total) * steps;
  int64_t rest = passed % std::llabs(total);
  for (size_t i = 1; i <= flow.size() && rest > 0; ++i) {
    const FlowElement& element = flow[(begin.element + i) % flow.size()];
    if (element.kind != Kind::kNewYear || std::llabs(element.step) > rest) continue;
    rest -= std::llabs(element.step);
    ++game_year;
  }
  return static_cast<uint16_t>(std::min<int64_t>(game_year, kLastGameYear));
}

bool IsEarlier(std::span<const FlowElement> flow, const Phase& a, const Phase& b) {
  const auto new_year =
      std::find_if(flow.begin(), flow.end(), [](const FlowElement& element) { return element.kind == Kind::kNewYear; });
  const bool backwards = new_year != flow.end() && new_year->step < 0;
  if (a.year != b.year) return backwards ? a.year > b.year : a.year < b.year;
  return PlaceInYear(flow, a) < PlaceInYear(flow, b);
}

}  // namespace entente
