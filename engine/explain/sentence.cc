#include "explain/sentence.h"

#include "explain/sentence_parts.h"

namespace entente {
namespace {

void TellSuccess(Sentence& s, Order order) {
  const Argument unit = SubjectOf(order), third = ThirdOf(order), target = TargetOf(order);
  switch (order.kind()) {
    case OrderKind::kHold:
      return s.Tell(Message::kHolds, {unit});
    case OrderKind::kMove:
      return s.Tell(Message::kMoves, {unit, target});
    case OrderKind::kSupportHold:
      return s.Tell(Message::kSupportsUnit, {unit, third});
    case OrderKind::kSupportMove:
      return s.Tell(Message::kSupportsMove, {unit, third, target});
    case OrderKind::kConvoy:
      return s.Tell(Message::kConvoys, {unit, third, target});
    case OrderKind::kRetreat:
      return s.Tell(Message::kRetreats, {unit, target});
    case OrderKind::kDisband:
      return s.Tell(Message::kIsDisbanded, {unit});
    case OrderKind::kBuild:
      return s.Tell(Message::kIsBuilt, {unit});
    case OrderKind::kWaive:
      return s.Tell(Message::kWaives, {Argument::OfPower(order.power())});
    case OrderKind::kNone:
      return;
  }
}

}  // namespace

void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Voice voice) {
  Sentence s(before, all, voice, text);
  const OrderOutcome& outcome = result.outcome;
  if (outcome.reason == Reason::kNone) {
    TellSuccess(s, result.order);
  } else if (outcome.reason == Reason::kIllegal ||
             (outcome.reason == Reason::kVoid && result.why != Illegality::kNone)) {
    TellIllegal(s, result.order, result.why);
  } else {
    TellFailure(s, result.order, outcome);
  }
  if (outcome.dislodged_by != kNoProvince && outcome.reason != Reason::kDislodged) {
    s.Append(" ");
    s.Tell(Message::kDislodgedToo, {s.UnitOf(outcome.dislodged_by)});
  }
  if (!result.implied) return;
  s.Append(" ");
  s.Tell(Message::kNoLegalOrder);
}

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                           Voice voice) {
  std::string text;
  AppendResultSentence(before, result, all, text, voice);
  return text;
}

namespace {

// What happened, as a clause.
void TellEvent(MessageWriter& s, const PhaseEvent& event) {
  const Argument power = Argument::OfPower(event.power), unit = Argument::OfUnit(event.unit.type, event.unit.location);
  switch (event.kind) {
    case EventKind::kDisbanded:
      return s.Tell(Message::kEventDisbanded, {unit, power});
    case EventKind::kRemoved:
      return s.Tell(Message::kEventRemoved, {unit, power});
    case EventKind::kWaived:
      return s.Tell(Message::kEventWaived, {power});
    case EventKind::kSolo:
      return s.Tell(Message::kEventSolo, {power});
    case EventKind::kSharedVictory:
      return s.Tell(Message::kEventShared, {power});
    case EventKind::kCaught:
      return s.Tell(Message::kEventCaught, {unit, power});
    case EventKind::kFreed:
      return s.Tell(Message::kEventFreed, {unit, power});
    case EventKind::kAdapted:
      return s.Tell(Message::kEventAdapted, {power, unit});
    case EventKind::kBuilt:
      return s.Tell(Message::kEventBuilt, {unit, power});
    case EventKind::kRetreated:
      return s.Tell(Message::kEventRetreated, {power, unit});
  }
}

// Why, or nothing.
std::optional<Message> PhraseOf(const PhaseEvent& event) {
  switch (event.why) {
    case EventWhy::kNone:
      return std::nullopt;
    case EventWhy::kNoRetreat:
      return Message::kWhyNoRetreat;
    case EventWhy::kNoOrder:
      return Message::kWhyNoOrder;
    case EventWhy::kCivilDisorder:
      return Message::kWhyCivilDisorder;
    case EventWhy::kNotOrdered:
      return event.kind == EventKind::kBuilt ? Message::kWhyBuiltAtRandom : Message::kWhyNotOrdered;
    case EventWhy::kVictory:
      return Message::kWhyVictory;
    case EventWhy::kIllegalOrder:
      return Message::kWhyIllegalOrder;
    case EventWhy::kNoRetreats:
      return Message::kWhyNoRetreats;
    case EventWhy::kMapChanged:
      return Message::kWhyMapChanged;
    case EventWhy::kEnoughCenters:
      return Message::kWhyEnoughCenters;
    case EventWhy::kLastUnit:
      return Message::kWhyLastUnit;
    case EventWhy::kTornAllegiance:
      return Message::kWhyTornAllegiance;
  }
  return std::nullopt;
}

}  // namespace

std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Voice voice) {
  std::string text;
  MessageWriter s(map, stage, voice, text);
  TellEvent(s, event);
  if (const std::optional<Message> why = PhraseOf(event); why.has_value()) {
    s.Append(": ");
    s.Tell(*why);
  }
  s.Append(".");
  return text;
}

}  // namespace entente
