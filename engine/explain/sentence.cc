#include "explain/sentence.h"

#include "explain/sentence_parts.h"

namespace entente {
namespace {

template <typename Value>
Argument RuleOf(RuleAsked option, Value value) {
  return Argument::OfRule(option, static_cast<uint8_t>(value));
}

void WriteSuccess(Sentence& s, Order order) {
  const Argument unit = SubjectOf(order), third = ThirdOf(order), target = TargetOf(order);
  switch (order.kind()) {
    case OrderKind::kHold:
      return s.Write(MessageId::kHolds, {unit});
    case OrderKind::kMove:
      return s.Write(MessageId::kMoves, {unit, target});
    case OrderKind::kSupportHold:
      return s.Write(MessageId::kSupportsUnit, {unit, third});
    case OrderKind::kSupportMove:
      return s.Write(MessageId::kSupportsMove, {unit, third, target});
    case OrderKind::kConvoy:
      return s.Write(MessageId::kConvoys, {unit, third, target});
    case OrderKind::kRetreat:
      return s.Write(MessageId::kRetreats, {unit, target});
    case OrderKind::kDisband:
      return s.Write(MessageId::kIsDisbanded, {unit});
    case OrderKind::kBuild:
      return s.Write(MessageId::kIsBuilt, {unit});
    case OrderKind::kWaive:
      return s.Write(MessageId::kWaives, {Argument::OfPower(order.power())});
    case OrderKind::kNone:
      return;
  }
}

// Names the rule that made an order without a written line; its kind shows which.
void WriteImplied(Sentence& s, Order order) {
  switch (order.kind()) {
    case OrderKind::kMove:  // 4.E.3
      return s.Write(MessageId::kOrderDeduced);
    case OrderKind::kSupportHold:  // CD_SUPPORTS
      return s.Write(MessageId::kSupportByRule);
    case OrderKind::kRetreat:  // CD_RETREATS
      return s.Write(MessageId::kRetreatByRule, {RuleOf(RuleAsked::kMissingRetreats, MissingRetreats::kRandom)});
    default:
      return s.Write(MessageId::kNoLegalOrder);
  }
}

}  // namespace

void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Voice voice) {
  Sentence s(before, all, voice, text);
  const OrderOutcome& outcome = result.outcome;
  if (outcome.reason == Reason::kNone) {
    WriteSuccess(s, result.order);
  } else if (outcome.reason == Reason::kIllegal ||
             (outcome.reason == Reason::kVoid && result.why != Illegality::kNone)) {
    WriteIllegal(s, result.order, result.why);
  } else {
    WriteFailure(s, result.order, outcome);
  }
  if (outcome.dislodged_by != kNoProvince && outcome.reason != Reason::kDislodged) {
    s.Append(" ");
    s.Write(MessageId::kDislodgedToo, {s.UnitOf(outcome.dislodged_by)});
  }
  if (!result.implied) return;
  s.Append(" ");
  WriteImplied(s, result.order);
}

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                           Voice voice) {
  std::string text;
  AppendResultSentence(before, result, all, text, voice);
  return text;
}

namespace {

// What happened, as a clause.
void WriteEvent(MessageWriter& s, const PhaseEvent& event) {
  const Argument power = Argument::OfPower(event.power), unit = Argument::OfUnit(event.unit.type, event.unit.location);
  switch (event.kind) {
    case EventKind::kDisbanded:
      return s.Write(MessageId::kEventDisbanded, {unit, power});
    case EventKind::kRemoved:
      return s.Write(MessageId::kEventRemoved, {unit, power});
    case EventKind::kWaived:
      return s.Write(MessageId::kEventWaived, {power});
    case EventKind::kSolo:
      return s.Write(MessageId::kEventSolo, {power});
    case EventKind::kSharedVictory:
      return s.Write(MessageId::kEventShared, {power});
    case EventKind::kCaught:
      return s.Write(MessageId::kEventCaught, {unit, power});
    case EventKind::kFreed:
      return s.Write(MessageId::kEventFreed, {unit, power});
    case EventKind::kAdapted:
      return s.Write(MessageId::kEventAdapted, {power, unit});
    case EventKind::kBuilt:
      return s.Write(MessageId::kEventBuilt, {unit, power});
    case EventKind::kRetreated:
      return s.Write(MessageId::kEventRetreated, {power, unit});
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

void WriteWhy(MessageWriter& s, MessageId why) {
  if (why == MessageId::kWhyRetreatsForbidden) return s.Write(why, {RuleOf(RuleAsked::kRetreats, Retreats::kNever)});
  if (why == MessageId::kWhyImmobile) return s.Write(why, {RuleOf(RuleAsked::kDummyMoves, DummyMoves::kForbidden)});
  s.Write(why);
}

}  // namespace

std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Voice voice) {
  std::string text;
  MessageWriter s(map, stage, voice, text);
  WriteEvent(s, event);
  if (const std::optional<MessageId> why = PhraseOf(event); why.has_value()) {
    s.Append(": ");
    WriteWhy(s, *why);
  }
  s.Append(".");
  return text;
}

}  // namespace entente
