#include "explain/sentence.h"

#include <algorithm>
#include <iterator>

#include "explain/sentence_parts.h"

namespace entente {
namespace {

template <typename Value>
Argument RuleOf(RuleAsked option, Value value) {
  return Argument::OfRule(option, static_cast<uint8_t>(value));
}

// Indexed by kind of order.
constexpr MessageId kSuccesses[] = {MessageId::kHolds,        MessageId::kHolds,        MessageId::kMoves,
                                    MessageId::kSupportsUnit, MessageId::kSupportsMove, MessageId::kConvoys,
                                    MessageId::kRetreats,     MessageId::kIsDisbanded,  MessageId::kIsBuilt,
                                    MessageId::kWaives};

void WriteSuccess(Sentence& s, Order order) {
  const OrderKind kind = order.kind();
  if (kind == OrderKind::kNone || kind > OrderKind::kWaive) return;
  const MessageId message = kSuccesses[static_cast<size_t>(kind)];
  const Argument unit = SubjectOf(order), third = ThirdOf(order), target = TargetOf(order);
  if (kind == OrderKind::kWaive) return s.Write(message, {Argument::OfPower(order.power())});
  if (kind == OrderKind::kSupportHold) return s.Write(message, {unit, third});
  if (kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy) return s.Write(message, {unit, third, target});
  if (kind == OrderKind::kMove || kind == OrderKind::kRetreat) return s.Write(message, {unit, target});
  s.Write(message, {unit});
}

// Names the rule that made an order without a written line; the kind of the order shows which.
void WriteImplied(Sentence& s, Order order, std::span<const OrderResult> all) {
  const Argument unit = SubjectOf(order), power = Argument::OfPower(order.power());
  switch (order.kind()) {
    case OrderKind::kMove:  // 4.E.3
      return s.Write(MessageId::kOrderDeduced, {unit});
    case OrderKind::kSupportHold:  // CD_SUPPORTS
      return s.Write(MessageId::kSupportByRule, {power});
    case OrderKind::kRetreat:  // CD_RETREATS
      return s.Write(MessageId::kRetreatByRule, {power, RuleOf(RuleAsked::kMissingRetreats, MissingRetreats::kRandom)});
    default:
      return s.Write(MayHaveOrder(s.map(), all, order) ? MessageId::kNoLegalOrder : MessageId::kNoOrderGiven, {unit});
  }
}

}  // namespace

bool MayHaveOrder(const Map& map, std::span<const OrderResult> all, Order implied) {
  const auto is_for_it = [&](const OrderResult& result) {
    if (result.implied) return false;
    if (IsNoOrder(result.outcome.reason)) {
      return result.outcome.reason == Reason::kUnreadable && result.order.power() == implied.power();
    }
    const LocationIndex source = result.order.source();
    return source < map.location_count() && map.ProvinceOf(source) == map.ProvinceOf(implied.source());
  };
  return all.empty() || std::any_of(all.begin(), all.end(), is_for_it);
}

void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Voice voice) {
  Sentence s(before, all, voice, text);
  const OrderOutcome& outcome = result.outcome;
  if (outcome.reason == Reason::kNone) {
    WriteSuccess(s, result.order);
  } else if (outcome.reason == Reason::kIllegal || outcome.reason == Reason::kReplaced ||
             (outcome.reason == Reason::kVoid && result.why != Illegality::kNone)) {
    WriteIllegal(s, result.order, result.why);
  } else {
    WriteFailure(s, result.order, outcome);
  }
  if (outcome.dislodged_by != kNoProvince && outcome.reason != Reason::kDislodged) {
    s.Append(" ");
    s.Write(MessageId::kDislodgedBy, {SubjectOf(result.order), s.UnitOf(outcome.dislodged_by)});
  }
  if (!result.implied) return;
  s.Append(" ");
  WriteImplied(s, result.order, all);
}

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                           Voice voice) {
  std::string text;
  AppendResultSentence(before, result, all, text, voice);
  return text;
}

namespace {

// The clause for each kind of event, from kDisbanded on.
constexpr MessageId kEventPhrases[] = {MessageId::kEventDisbanded, MessageId::kEventRemoved, MessageId::kEventWaived,
                                       MessageId::kEventSolo,      MessageId::kEventCaught,  MessageId::kEventFreed,
                                       MessageId::kEventAdapted,   MessageId::kEventBuilt,   MessageId::kEventRetreated,
                                       MessageId::kEventShared};
static_assert(std::size(kEventPhrases) == static_cast<size_t>(EventKind::kSharedVictory));

void WriteEvent(MessageWriter& s, const PhaseEvent& event) {
  const MessageId message = kEventPhrases[static_cast<size_t>(event.kind) - 1];
  const Argument power = Argument::OfPower(event.power), unit = Argument::OfUnit(event.unit.type, event.unit.location);
  const std::string_view arguments = MessageArguments(message);
  if (arguments == "power") return s.Write(message, {power});
  if (arguments == "power unit") return s.Write(message, {power, unit});
  s.Write(message, {unit, power});
}

// The reasons, indexed by EventWhy.
constexpr MessageId kReasonPhrases[] = {MessageId::kNothing,
                                        MessageId::kWhyNoRetreat,
                                        MessageId::kWhyNoOrder,
                                        MessageId::kWhyCivilDisorder,
                                        MessageId::kWhyNotOrdered,
                                        MessageId::kWhyVictory,
                                        MessageId::kWhyIllegalOrder,
                                        MessageId::kWhyNoRetreats,
                                        MessageId::kWhyMapChanged,
                                        MessageId::kWhyEnoughCenters,
                                        MessageId::kWhyLastUnit,
                                        MessageId::kWhyTornAllegiance,
                                        MessageId::kWhyRetreatsForbidden,
                                        MessageId::kWhyImmobile,
                                        MessageId::kWhyOrdered,
                                        MessageId::kWhyRetreatFailed};
static_assert(std::size(kReasonPhrases) == static_cast<size_t>(EventWhy::kRetreatFailed) + 1);

MessageId PhraseOf(const PhaseEvent& event) {
  const bool is_by_chance = event.why == EventWhy::kNotOrdered && event.kind == EventKind::kBuilt;
  return is_by_chance ? MessageId::kWhyBuiltAtRandom : kReasonPhrases[static_cast<size_t>(event.why)];
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
  if (event.why != EventWhy::kNone) {
    s.Append(": ");
    WriteWhy(s, PhraseOf(event));
  }
  s.Append(".");
  return text;
}

}  // namespace entente
