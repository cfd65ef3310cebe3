#include "press/table/turns.h"

#include <algorithm>
#include <string>

namespace entente::press {
namespace {

// Gives the phases of a year their seasons, one after the other.
class SeasonNamer {
 public:
  // The season of the next phase; kNoToken if DAIDE has none for it.
  Token Name(PhaseType type) {
    switch (type) {
      case PhaseType::kMovement:
        if (adjusted_ || movements_ == 2) return kNoToken;
        return ++movements_ == 1 ? tokens::kSPR : tokens::kFAL;
      case PhaseType::kRetreats:
        if (adjusted_ || movements_ == 0 || retreats_ == movements_) return kNoToken;
        retreats_ = movements_;
        return movements_ == 1 ? tokens::kSUM : tokens::kAUT;
      case PhaseType::kAdjustments:
        if (adjusted_) return kNoToken;
        adjusted_ = true;
        return tokens::kWIN;
      case PhaseType::kOther:
        break;
    }
    return kNoToken;
  }

 private:
  int movements_ = 0;
  int retreats_ = 0;  // number of the movement before the last retreats
  bool adjusted_ = false;
};

Status NoTurnsError(const Map& map, std::string_view why) {
  return UnsupportedError("DAIDE has no turns for the phases of map " + std::string(map.name()) + ": " +
                          std::string(why));
}

}  // namespace

Turn ReadTurn(MessageCursor& in) {
  const Turn none;
  const Token season = in.Next(), year = in.Next();
  if (in.ok() && IsSeason(season) && IsNumber(year)) return {season, NumberOf(year)};
  in.Fail();
  return none;
}

Status Turns::Check(const Phase& phase) const {
  if (HasNumber(phase.year)) return OkStatus();
  return UnsupportedError("DAIDE has no number for the year " + std::to_string(phase.year));
}

Result<Turns> Turns::Make(const Map& map) {
  const std::span<const FlowElement> flow = map.flow();
  const auto is_new_year = [](const FlowElement& e) { return e.kind == FlowElement::Kind::kNewYear; };
  const size_t first = static_cast<size_t>(std::find_if(flow.begin(), flow.end(), is_new_year) - flow.begin());
  if (first == flow.size()) return NoTurnsError(map, "its years never end");
  Turns turns;
  turns.seasons_.assign(flow.size(), kNoToken);
  SeasonNamer namer;
  for (size_t i = 1; i < flow.size(); ++i) {
    const size_t element = (first + i) % flow.size();
    if (is_new_year(flow[element])) namer = SeasonNamer();
    if (flow[element].kind == FlowElement::Kind::kIfYearDiv)
      return NoTurnsError(map, "they are not the same each year");
    if (flow[element].kind != FlowElement::Kind::kPhase) continue;
    turns.last_season_ = turns.seasons_[element] = namer.Name(flow[element].type);
    if (turns.last_season_ == kNoToken) return NoTurnsError(map, "expected SPR SUM FAL AUT WIN");
  }
  return turns;
}

}  // namespace entente::press
