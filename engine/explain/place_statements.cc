#include "explain/statements.h"

namespace entente {
namespace {

void AddClosed(const PositionView& board, const PlaceFacts& facts, Explanation& into) {
  const Argument place = Argument::OfPlace(facts.place);
  switch (facts.why) {
    case ClosedWhy::kOccupied:
      return into.Say(MessageId::kClosedOccupied, {place, Argument::OfUnit(board.UnitAt(facts.by))});
    case ClosedWhy::kContested:
      return into.Say(MessageId::kClosedContested, {place});
    case ClosedWhy::kAttackerOrigin:
      return into.Say(MessageId::kClosedOrigin, {place});
    case ClosedWhy::kPassage:
      return into.Say(MessageId::kClosedPassage, {place});
    case ClosedWhy::kOriginOrContested:
      return into.Say(MessageId::kClosedUnknown, {place});
    default:
      return;
  }
}

}  // namespace

void AddRetreatPlaces(const PositionView& board, Explanation& explanation) {
  if (explanation.places.empty()) return;
  std::vector<LocationIndex> open;
  for (const PlaceFacts& facts : explanation.places) {
    if (facts.why == ClosedWhy::kOpen) open.push_back(facts.place);
  }
  const Argument unit = Argument::OfUnit(explanation.unit);
  if (open.empty()) {
    explanation.Say(MessageId::kMayNotRetreat, {unit});
  } else {
    explanation.Say(MessageId::kMayRetreatTo, {unit, explanation.Places(std::move(open))});
  }
  for (const PlaceFacts& facts : explanation.places) AddClosed(board, facts, explanation);
}

MessageId CulpritMessage(CulpritRole role) {
  constexpr MessageId kMessages[] = {
      MessageId::kBecauseStopped,   MessageId::kBecauseHelped,     MessageId::kBecauseCutSupport,
      MessageId::kBecauseCut,       MessageId::kBecauseDislodged,  MessageId::kBecauseBrokeConvoy,
      MessageId::kBecauseInParadox, MessageId::kBecauseOtherOrder, MessageId::kBecauseSameRetreat};
  return kMessages[static_cast<size_t>(role)];
}

}  // namespace entente
