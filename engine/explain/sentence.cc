#include "explain/sentence.h"

#include "explain/sentence_parts.h"

namespace entente {
namespace {

void TellSuccess(Sentence& s, Order order) {
  switch (order.kind()) {
    case OrderKind::kHold:
      Subject(s, order) << " holds.";
      return;
    case OrderKind::kMove:
      Subject(s, order) << " moves to ";
      s.Place(order.target()) << ".";
      return;
    case OrderKind::kSupportHold:
      Third(Subject(s, order) << " supports ", order) << ".";
      return;
    case OrderKind::kSupportMove:
      Third(Subject(s, order) << " supports ", order) << " to ";
      s.Place(order.target()) << ".";
      return;
    case OrderKind::kConvoy:
      Third(Subject(s, order) << " is ready to convoy ", order) << " to ";
      s.Place(order.target()) << ".";
      return;
    case OrderKind::kRetreat:
      Subject(s, order) << " retreats to ";
      s.Place(order.target()) << ".";
      return;
    case OrderKind::kDisband:
      Subject(s, order) << " is disbanded.";
      return;
    case OrderKind::kBuild:
      Subject(s, order) << " is built.";
      return;
    case OrderKind::kWaive:
      s.Power(order.power()) << " waives a build.";
      return;
    case OrderKind::kNone:
      return;
  }
}

}  // namespace

void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Naming naming) {
  Sentence s(before, all, naming, text);
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
    s << " It was dislodged by ";
    s.UnitOf(outcome.dislodged_by) << ".";
  }
  if (result.implied) s << " It had no legal order.";
}

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                           Naming naming) {
  std::string text;
  AppendResultSentence(before, result, all, text, naming);
  return text;
}

namespace {

std::string_view PhraseOf(EventWhy why) {
  switch (why) {
    case EventWhy::kNone:
      return "";
    case EventWhy::kNoRetreat:
      return ": it had no place to go";
    case EventWhy::kNoOrder:
      return ": no retreat was ordered for it";
    case EventWhy::kCivilDisorder:
      return ": removals were not ordered";
    case EventWhy::kNotOrdered:
      return ": no legal order asks for it";
    case EventWhy::kVictory:
      return ": it owns enough centers, and the most";
    case EventWhy::kIllegalOrder:
      return ": no legal order was given for it";
    case EventWhy::kNoRetreats:
      return ": there is no retreats phase";
    case EventWhy::kMapChanged:
      return ": the map has changed";
    case EventWhy::kEnoughCenters:
      return ": it owns enough centers";
  }
  return "";
}

}  // namespace

std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Naming naming) {
  const std::string power(event.power < map.power_count() ? stage.PowerName(event.power) : std::string_view("nobody"));
  std::string unit;
  if (event.unit.location < map.location_count()) {
    unit = Names(map, stage, naming).Unit(event.unit.type, event.unit.location);
  }
  std::string text;
  switch (event.kind) {
    case EventKind::kDisbanded:
      text = unit + " of " + power + " is disbanded";
      break;
    case EventKind::kRemoved:
      text = unit + " of " + power + " is removed";
      break;
    case EventKind::kWaived:
      text = "A build of " + power + " is not used";
      break;
    case EventKind::kSolo:
      text = power + " wins";
      break;
    case EventKind::kSharedVictory:
      text = power + " wins together with others";
      break;
    case EventKind::kCaught:
      text = unit + " of " + power + " is caught and may only hold";
      break;
    case EventKind::kFreed:
      text = unit + " of " + power + " is free again";
      break;
    case EventKind::kAdapted:
      text = "A unit of " + power + " becomes " + unit;
      break;
    case EventKind::kBuilt:
      text = unit + " of " + power + " is built";
      break;
    case EventKind::kRetreated:
      text = "A unit of " + power + " retreats and is now " + unit;
      break;
  }
  const bool at_random = event.kind == EventKind::kBuilt && event.why == EventWhy::kNotOrdered;
  return text.append(at_random ? std::string_view(": it was not ordered") : PhraseOf(event.why)) += '.';
}

}  // namespace entente
