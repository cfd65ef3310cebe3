#include "explain/place_statements.h"

namespace entente {
namespace {

void TellClosed(const PositionView& board, const PlaceFacts& facts, Explanation& into) {
  const Argument place = Argument::OfPlace(facts.place);
  switch (facts.why) {
    case ClosedWhy::kOccupied:
      return into.Say(Message::kClosedOccupied, {place, Argument::OfUnit(board.UnitAt(facts.by))});
    case ClosedWhy::kContested:
      return into.Say(Message::kClosedContested, {place});
    case ClosedWhy::kAttackerOrigin:
      return into.Say(Message::kClosedOrigin, {place});
    case ClosedWhy::kPassage:
      return into.Say(Message::kClosedPassage, {place});
    case ClosedWhy::kOriginOrContested:
      return into.Say(Message::kClosedUnknown, {place});
    default:
      return;
  }
}

}  // namespace

void TellRetreatPlaces(const PositionView& board, Explanation& explanation) {
  if (explanation.places.empty()) return;
  std::vector<LocationIndex> open;
  for (const PlaceFacts& facts : explanation.places) {
    if (facts.why == ClosedWhy::kOpen) open.push_back(facts.place);
  }
  const Argument unit = Argument::OfUnit(explanation.unit);
  if (open.empty()) {
    explanation.Say(Message::kMayNotRetreat, {unit});
  } else {
    explanation.Say(Message::kMayRetreatTo, {unit, explanation.Places(std::move(open))});
  }
  for (const PlaceFacts& facts : explanation.places) TellClosed(board, facts, explanation);
}

Message CulpritMessage(CulpritRole role) {
  constexpr Message kMessages[] = {
      Message::kBecauseStopped,   Message::kBecauseHelped,     Message::kBecauseCutSupport,
      Message::kBecauseCut,       Message::kBecauseDislodged,  Message::kBecauseBrokeConvoy,
      Message::kBecauseInParadox, Message::kBecauseOtherOrder, Message::kBecauseSameRetreat};
  return kMessages[static_cast<size_t>(role)];
}

}  // namespace entente
