#include "explain/sentence.h"

#include "explain/illegality_phrases.h"

namespace entente {
namespace {

// Puts the parts of a sentence together: text, units and places of the board before the phase.
class Sentence {
 public:
  Sentence(const PositionView& before, std::string& text) : before_(before), map_(before.map()), text_(text) {}

  Sentence& operator<<(std::string_view words) {
    text_ += words;
    return *this;
  }
  Sentence& Place(LocationIndex location) {
    text_ += location < map_.location_count() ? map_.Id(location) : std::string_view("?");
    return *this;
  }
  Sentence& ProvinceOf(LocationIndex location) {
    return Place(location < map_.location_count() ? map_.ProvinceOf(location) : location);
  }
  Sentence& UnitText(UnitType type, LocationIndex location) {
    text_ += UnitLetter(type);
    text_ += ' ';
    return Place(location);
  }
  // The unit that stood in a province; in a retreats phase the one that was dislodged from it.
  Sentence& UnitOf(ProvinceIndex province) {
    const Unit unit = UnitBefore(province);
    return unit.power == kNoPower ? Place(province) : UnitText(unit.type, unit.location);
  }
  Sentence& Power(PowerIndex power) {
    text_ += power < map_.power_count() ? map_.PowerName(power) : std::string_view("nobody");
    return *this;
  }

  Unit UnitBefore(LocationIndex location) const {
    if (location >= map_.location_count()) return {};
    const ProvinceIndex province = map_.ProvinceOf(location);
    if (before_.phase_type() != PhaseType::kRetreats) return before_.UnitAt(province);
    const int i = before_.FindDislodged(province);
    return i < 0 ? Unit{} : before_.Dislodged(i).unit;
  }
  const PositionView& before() const { return before_; }

 private:
  const PositionView& before_;
  const Map& map_;
  std::string& text_;
};

// What the order asks of its unit: "A PAR".
Sentence& Subject(Sentence& s, Order order) { return s.UnitText(order.unit_type(), order.source()); }
Sentence& Third(Sentence& s, Order order) { return s.UnitText(order.third_type(), order.third()); }

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

// ---- Illegal orders
// --------------------------------------------------------------------------------------------------------

void TellNotAdjacent(Sentence& s, Order order) {
  Subject(s, order) << " cannot get to ";
  s.Place(order.target()) << ": they are not adjacent";
  s << (order.kind() == OrderKind::kMove && order.unit_type() == UnitType::kArmy
            ? " and no fleets on the board could carry it."
            : ".");
}

void TellSupportUnreachable(Sentence& s, Order order) {
  const LocationIndex into = order.kind() == OrderKind::kSupportHold ? order.third() : order.target();
  Subject(s, order) << " cannot support into ";
  s.ProvinceOf(into) << ": it could not go there itself.";
}

void TellAbsent(Sentence& s, LocationIndex where, std::string_view what, std::string_view wanted) {
  s << "No " << what << " stands in ";
  s.ProvinceOf(where) << wanted << ".";
}

// The sentence with names, for the kinds where names help; else the phrase.
void TellIllegal(Sentence& s, Order order, Illegality why) {
  switch (why) {
    case Illegality::kUnitAbsent:
      return TellAbsent(s, order.source(), "unit", "");
    case Illegality::kForeignUnit:
      s << "The unit in ";
      s.ProvinceOf(order.source()) << " belongs to ";
      s.Power(s.UnitBefore(order.source()).power) << ".";
      return;
    case Illegality::kOwnProvince:
      s << "A unit cannot move to ";
      s.ProvinceOf(order.target()) << ", the province where it stands.";
      return;
    case Illegality::kNotAdjacent:
      return TellNotAdjacent(s, order);
    case Illegality::kCannotStand:
      s << (order.unit_type() == UnitType::kArmy ? "An army" : "A fleet") << " cannot be in ";
      s.ProvinceOf(order.kind() == OrderKind::kBuild ? order.source() : order.target()) << ".";
      return;
    case Illegality::kCoastNeeded:
      s << "The order must name one of the coasts of ";
      s.ProvinceOf(order.kind() == OrderKind::kBuild ? order.source() : order.target()) << ".";
      return;
    case Illegality::kCoastUnreachable:
      Subject(s, order) << " cannot reach ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kNoFleets:
      s << "No fleets on the board could carry ";
      Subject(s, order) << " to ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kSupportUnreachable:
      return TellSupportUnreachable(s, order);
    case Illegality::kSupportedAbsent:
      return TellAbsent(s, order.third(), "unit", " to be supported");
    case Illegality::kConvoyedAbsent:
      return TellAbsent(s, order.third(), "army", " to be convoyed");
    case Illegality::kSupportedCannotMove:
      s << "The supported move is impossible: ";
      Third(s, order) << " cannot get to ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kCarrierNotNeeded:
      s << "No convoy route from ";
      s.ProvinceOf(order.third()) << " to ";
      s.ProvinceOf(order.target()) << " needs the fleet in ";
      s.ProvinceOf(order.source()) << ".";
      return;
    case Illegality::kOrderedTwice:
      Subject(s, order) << " has two different orders, so neither counts.";
      return;
    case Illegality::kNotDislodged:
      s << "No unit was dislodged from ";
      s.ProvinceOf(order.source()) << ".";
      return;
    case Illegality::kNoRetreat:
      Subject(s, order) << " cannot retreat to ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kNoBuildSite:
      s.Power(order.power()) << " may not build in ";
      s.ProvinceOf(order.source()) << ".";
      return;
    case Illegality::kSiteOccupied:
      s << "A unit stands in ";
      s.ProvinceOf(order.source()) << " already.";
      return;
    default:
      s << "The order is illegal: " << IllegalityPhrase(why) << ".";
  }
}

// Whether the order's own unit is on the board and holds instead.
bool HoldsInstead(const Sentence& s, const OrderResult& result) {
  if (s.before().phase_type() != PhaseType::kMovement || result.why == Illegality::kForeignUnit) return false;
  return s.UnitBefore(result.order.source()).power != kNoPower;
}

// ---- Failed orders
// ---------------------------------------------------------------------------------------------------------

void TellVoid(Sentence& s, Order order) {
  if (order.kind() == OrderKind::kSupportHold) {
    Third(Subject(s, order) << " supports ", order) << " in place, but that unit was ordered to move.";
    return;
  }
  const bool convoys = order.kind() == OrderKind::kConvoy;
  Third(Subject(s, order) << (convoys ? " would convoy " : " supports "), order) << " to ";
  s.Place(order.target()) << ", but that unit does not " << (convoys ? "go there by sea." : "move there.");
}

void TellBounce(Sentence& s, Order order, ProvinceIndex cause) {
  const bool retreats = order.kind() == OrderKind::kRetreat;
  Subject(s, order) << (retreats ? " could not retreat to " : " bounced from ");
  s.ProvinceOf(order.target());
  if (cause == kNoProvince) {
    s << ".";
  } else if (retreats) {
    s << ": ";
    s.UnitOf(cause) << " was ordered to retreat there too, and both are disbanded.";
  } else if (cause == s.before().map().ProvinceOf(order.target())) {
    s << ": ";
    s.UnitOf(cause) << (s.UnitBefore(cause).power == order.power() ? ", of its own power, was still there."
                                                                   : " there held against it.");
  } else {
    s << ": ";
    s.UnitOf(cause) << " was ordered there too, and ";
    Subject(s, order) << " was not stronger.";
  }
}

void TellDisrupted(Sentence& s, Order order, ProvinceIndex cause) {
  s << "The convoy of ";
  Subject(s, order) << " to ";
  s.Place(order.target()) << " was broken";
  if (cause == kNoProvince) {
    s << ".";
  } else {
    s << " because of ";
    s.UnitOf(cause) << ".";
  }
}

void TellFailure(Sentence& s, Order order, const OrderOutcome& outcome) {
  switch (outcome.reason) {
    case Reason::kVoid:
      return TellVoid(s, order);
    case Reason::kBounced:
      return TellBounce(s, order, outcome.cause);
    case Reason::kNoConvoy:
      Subject(s, order) << " stays: no complete chain of fleets was ordered to convoy it to ";
      s.Place(order.target()) << ".";
      return;
    case Reason::kDisrupted:
      return TellDisrupted(s, order, outcome.cause);
    case Reason::kCut:
      s << "The support of ";
      Subject(s, order) << " was cut by ";
      s.UnitOf(outcome.cause) << ".";
      return;
    case Reason::kDislodged:
      Subject(s, order) << " was dislodged by ";
      s.UnitOf(outcome.cause) << ".";
      return;
    case Reason::kParadox:
      s << "The convoy of ";
      Subject(s, order) << " is part of a convoy paradox and fails by the rule for paradoxes.";
      return;
    case Reason::kExcess:
      s << "No more " << (order.kind() == OrderKind::kDisband ? "removals" : "builds") << " are due for ";
      s.Power(order.power()) << ".";
      return;
    default:
      s << "The order cannot be read.";
  }
}

}  // namespace

void AppendResultSentence(const PositionView& before, const OrderResult& result, std::string& text) {
  Sentence s(before, text);
  const OrderOutcome& outcome = result.outcome;
  if (outcome.reason == Reason::kNone) {
    TellSuccess(s, result.order);
  } else if (outcome.reason == Reason::kIllegal) {
    TellIllegal(s, result.order, result.why);
    if (HoldsInstead(s, result)) s << " The unit holds.";
  } else {
    TellFailure(s, result.order, outcome);
  }
  if (outcome.dislodged_by == kNoProvince || outcome.reason == Reason::kDislodged) return;
  s << " It was dislodged by ";
  s.UnitOf(outcome.dislodged_by) << ".";
}

std::string ResultSentence(const PositionView& before, const OrderResult& result) {
  std::string text;
  AppendResultSentence(before, result, text);
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
      return ": it was not ordered";
    case EventWhy::kVictory:
      return ": it owns enough centers, and the most";
  }
  return "";
}

}  // namespace

std::string EventSentence(const Map& map, const PhaseEvent& event) {
  const std::string power(event.power < map.power_count() ? map.PowerName(event.power) : std::string_view("nobody"));
  std::string unit;
  if (event.unit.location < map.location_count()) {
    unit = {UnitLetter(event.unit.type), ' '};
    unit += map.Id(event.unit.location);
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
  }
  return text.append(PhraseOf(event.why)) += '.';
}

}  // namespace entente
