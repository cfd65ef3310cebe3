#include "explain/sentence.h"

#include "explain/sentence_parts.h"

namespace entente {
namespace {

template <typename Value>
Argument RuleOf(RuleAsked option, Value value) {
  return Argument::OfRule(option, static_cast<uint8_t>(value));
}

void TellSuccess(Sentence& s, Order order) {
  const Argument unit = SubjectOf(order), third = ThirdOf(order), target = TargetOf(order);
  switch (order.kind()) {
    case OrderKind::kHold:
      return s.Tell(MessageId::kHolds, {unit});
    case OrderKind::kMove:
      return s.Tell(MessageId::kMoves, {unit, target});
    case OrderKind::kSupportHold:
      return s.Tell(MessageId::kSupportsUnit, {unit, third});
    case OrderKind::kSupportMove:
      return s.Tell(MessageId::kSupportsMove, {unit, third, target});
    case OrderKind::kConvoy:
      return s.Tell(MessageId::kConvoys, {unit, third, target});
    case OrderKind::kRetreat:
      return s.Tell(MessageId::kRetreats, {unit, target});
    case OrderKind::kDisband:
      return s.Tell(MessageId::kIsDisbanded, {unit});
    case OrderKind::kBuild:
      return s.Tell(MessageId::kIsBuilt, {unit});
    case OrderKind::kWaive:
      return s.Tell(MessageId::kWaives, {Argument::OfPower(order.power())});
    case OrderKind::kNone:
      return;
  }
}

// Where an order comes from that nobody wrote: what kind it is tells the rule that made it.
void TellImplied(Sentence& s, Order order) {
  switch (order.kind()) {
    case OrderKind::kMove:  // 4.E.3
      return s.Tell(MessageId::kOrderDeduced);
    case OrderKind::kSupportHold:  // CD_SUPPORTS
      return s.Tell(MessageId::kSupportByRule);
    case OrderKind::kRetreat:  // CD_RETREATS
      return s.Tell(MessageId::kRetreatByRule, {RuleOf(RuleAsked::kMissingRetreats, MissingRetreats::kRandom)});
    default:
      return s.Tell(MessageId::kNoLegalOrder);
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
    s.Tell(MessageId::kDislodgedToo, {s.UnitOf(outcome.dislodged_by)});
  }
  if (!result.implied) return;
  s.Append(" ");
  TellImplied(s, result.order);
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
      return s.Tell(MessageId::kEventDisbanded, {unit, power});
    case EventKind::kRemoved:
      return s.Tell(MessageId::kEventRemoved, {unit, power});
    case EventKind::kWaived:
      return s.Tell(MessageId::kEventWaived, {power});
    case EventKind::kSolo:
      return s.Tell(MessageId::kEventSolo, {power});
    case EventKind::kSharedVictory:
      return s.Tell(MessageId::kEventShared, {power});
    case EventKind::kCaught:
      return s.Tell(MessageId::kEventCaught, {unit, power});
    case EventKind::kFreed:
      return s.Tell(MessageId::kEventFreed, {unit, power});
    case EventKind::kAdapted:
      return s.Tell(MessageId::kEventAdapted, {power, unit});
    case EventKind::kBuilt:
      return s.Tell(MessageId::kEventBuilt, {unit, power});
    case EventKind::kRetreated:
      return s.Tell(MessageId::kEventRetreated, {power, unit});
  }
}

// Why, or nothing.
std::optional<MessageId> PhraseOf(const PhaseEvent& event) {
  switch (event.why) {
    case EventWhy::kNone:
      return std::nullopt;
    case EventWhy::kNoRetreat:
      return MessageId::kWhyNoRetreat;
    case EventWhy::kNoOrder:
      return MessageId::kWhyNoOrder;
    case EventWhy::kCivilDisorder:
      return MessageId::kWhyCivilDisorder;
    case EventWhy::kNotOrdered:
      return event.kind == EventKind::kBuilt ? MessageId::kWhyBuiltAtRandom : MessageId::kWhyNotOrdered;
    case EventWhy::kVictory:
      return MessageId::kWhyVictory;
    case EventWhy::kIllegalOrder:
      return MessageId::kWhyIllegalOrder;
    case EventWhy::kNoRetreats:
      return MessageId::kWhyNoRetreats;
    case EventWhy::kMapChanged:
      return MessageId::kWhyMapChanged;
    case EventWhy::kEnoughCenters:
      return MessageId::kWhyEnoughCenters;
    case EventWhy::kLastUnit:
      return MessageId::kWhyLastUnit;
    case EventWhy::kTornAllegiance:
      return MessageId::kWhyTornAllegiance;
    case EventWhy::kRetreatsForbidden:
      return MessageId::kWhyRetreatsForbidden;
    case EventWhy::kImmobile:
      return MessageId::kWhyImmobile;
  }
  return std::nullopt;
}

void TellWhy(MessageWriter& s, MessageId why) {
  if (why == MessageId::kWhyRetreatsForbidden) return s.Tell(why, {RuleOf(RuleAsked::kRetreats, Retreats::kNever)});
  if (why == MessageId::kWhyImmobile) return s.Tell(why, {RuleOf(RuleAsked::kDummyMoves, DummyMoves::kForbidden)});
  s.Tell(why);
}

}  // namespace

std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Voice voice) {
  std::string text;
  MessageWriter s(map, stage, voice, text);
  TellEvent(s, event);
  if (const std::optional<MessageId> why = PhraseOf(event); why.has_value()) {
    s.Append(": ");
    TellWhy(s, *why);
  }
  s.Append(".");
  return text;
}

}  // namespace entente
