#include "game/end_rules.h"

#include <algorithm>
#include <bit>
#include <iterator>

#include "game/powers_left.h"

namespace entente {

QuietYears::QuietYears(const PositionView& start)
    : owners_(static_cast<size_t>(start.map().center_count())), year_(start.phase().year) {
  for (size_t c = 0; c < owners_.size(); ++c) owners_[c] = start.OwnerOf(static_cast<CenterIndex>(c));
}

void QuietYears::GoOn(const PositionView& next) {
  for (size_t c = 0; c < owners_.size(); ++c) {
    const PowerIndex owner = next.OwnerOf(static_cast<CenterIndex>(c));
    has_changed_ |= owner != owners_[c];
    owners_[c] = owner;
  }
  if (next.phase().year == year_) return;
  year_ = next.phase().year;
  count_ = has_changed_ ? 0 : count_ + 1;
  has_changed_ = false;
}

namespace {

constexpr std::string_view kYearLimitWords[kYearLimitEndCount] = {"draw", "most_centers", "no_result"};

RuledEnd DrawOf(PowerSet left) {
  if (left == 0) return {GameEnd::kNoResult, 0};
  return {std::has_single_bit(left) ? GameEnd::kSolo : GameEnd::kDraw, left};
}

RuledEnd VictoryOfMostCenters(const PositionView& position) {
  const PowerSet left = PowersLeft(position);
  PowerSet leaders = 0;
  int most = 1;  // a power without centers does not win
  ForEachBit(&left, 1, [&](int p) {
    const auto power = static_cast<PowerIndex>(p);
    const int centers = position.CenterCountOf(power);
    if (centers < most) return;
    leaders = (centers > most ? 0 : leaders) | SetOf(power);
    most = centers;
  });
  if (leaders == 0) return {GameEnd::kNoResult, 0};
  return {std::has_single_bit(leaders) ? GameEnd::kSolo : GameEnd::kSharedVictory, leaders};
}

RuledEnd EndOfYears(YearLimitEnd how, const PositionView& position) {
  switch (how) {
    case YearLimitEnd::kDraw:
      return DrawOf(PowersLeft(position));
    case YearLimitEnd::kMostCenters:
      return VictoryOfMostCenters(position);
    case YearLimitEnd::kNoResult:
      break;
  }
  return {GameEnd::kNoResult, 0};
}

}  // namespace

std::string_view YearLimitWord(YearLimitEnd end) {
  const auto number = static_cast<size_t>(end);
  return number < std::size(kYearLimitWords) ? kYearLimitWords[number] : std::string_view();
}

std::optional<YearLimitEnd> FindYearLimitEnd(std::string_view word) {
  const auto* found = std::find(std::begin(kYearLimitWords), std::end(kYearLimitWords), word);
  if (found == std::end(kYearLimitWords)) return std::nullopt;
  return static_cast<YearLimitEnd>(found - std::begin(kYearLimitWords));
}

bool IsBeyondYear(const Map& map, int32_t year, int32_t last_year) {
  int64_t round = 0;  // years that one round of the flow adds
  for (const FlowElement& element : map.flow()) {
    if (element.kind == FlowElement::Kind::kNewYear) round += element.step;
  }
  return round < 0 ? year < last_year : year > last_year;
}

std::optional<RuledEnd> EndByRules(const EndRules& rules, const PositionView& before, const PositionView& next,
                                   int quiet_years, int64_t phases) {
  if (next.is_over()) return std::nullopt;
  const PowerSet left = PowersLeft(next);
  if (rules.last_survivor && std::has_single_bit(left)) return RuledEnd{GameEnd::kSolo, left};
  const int32_t year = next.phase().year;
  if (rules.last_year.has_value() && IsBeyondYear(next.map(), year, *rules.last_year)) {
    return EndOfYears(rules.year_limit_end, next);
  }
  const bool year_ended = year != before.phase().year;
  if (rules.stalemate_years > 0 && year_ended && quiet_years >= rules.stalemate_years) return DrawOf(left);
  if (rules.phase_limit > 0 && phases >= rules.phase_limit) return DrawOf(left);
  return std::nullopt;
}

}  // namespace entente
