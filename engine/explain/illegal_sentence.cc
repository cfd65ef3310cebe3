// Sentences for illegal orders.
#include <iterator>

#include "explain/illegality_phrases.h"
#include "explain/sentence_parts.h"

namespace entente {
namespace {

void TellNotAdjacent(Sentence& s, Order order) {
  Subject(s, order) << " cannot get to ";
  s.Place(order.target()) << ": they are not adjacent";
  s << (order.kind() == OrderKind::kMove && order.unit_type() == UnitType::kArmy
            ? " and no fleets on the board could carry it."
            : ".");
}

std::string_view KindWord(OrderKind kind) {
  constexpr std::string_view kWords[] = {"",       "hold",    "move",    "support", "support",
                                         "convoy", "retreat", "disband", "build",   "waive"};
  static_assert(std::size(kWords) == static_cast<size_t>(OrderKind::kWaive) + 1);
  const auto index = static_cast<size_t>(kind);
  return index < std::size(kWords) ? kWords[index] : std::string_view();
}

std::string_view PhaseWord(PhaseType type) {
  switch (type) {
    case PhaseType::kMovement:
      return "a movement phase";
    case PhaseType::kRetreats:
      return "a retreats phase";
    case PhaseType::kAdjustments:
      return "an adjustments phase";
    case PhaseType::kOther:
      return "this phase";
  }
  return "this phase";
}

// "A build is not possible in a movement phase."
void TellWrongPhase(Sentence& s, Order order) {
  const bool is_over = s.before().is_over();
  s << (order.kind() == OrderKind::kNone ? "An order" : "A ") << KindWord(order.kind()) << " is not possible "
    << (is_over ? "" : "in ") << (is_over ? "when the game is over" : PhaseWord(s.before().phase_type())) << ".";
}

void TellSupportUnreachable(Sentence& s, Order order) {
  const LocationIndex into = order.kind() == OrderKind::kSupportHold ? order.third() : order.target();
  Subject(s, order) << " cannot support into ";
  s.ProvinceOf(into) << ": it could not go there itself.";
}

// A phrase as a sentence; the table has small letters at its beginning, all ASCII.
void TellPhrase(Sentence& s, std::string_view phrase) {
  if (phrase.empty()) return void(s << "The order is illegal.");
  const char first[] = {static_cast<char>(phrase.front() - 'a' + 'A'), '\0'};
  s << first << phrase.substr(1) << ".";
}

void TellAbsent(Sentence& s, LocationIndex where, std::string_view what, std::string_view wanted) {
  s << "No " << what << " stands in ";
  s.ProvinceOf(where) << wanted << ".";
}

}  // namespace

void TellIllegal(Sentence& s, Order order, Illegality why) {
  switch (why) {
    case Illegality::kWrongPhase:
      return TellWrongPhase(s, order);
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
      s << "No " << CarriersWord(order.unit_type()) << " on the board could carry ";
      Subject(s, order) << " to ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kSupportUnreachable:
      return TellSupportUnreachable(s, order);
    case Illegality::kSupportedAbsent:
      return TellAbsent(s, order.third(), "unit", " to be supported");
    case Illegality::kConvoyedAbsent:
      return TellAbsent(s, order.third(), s.UnitBefore(order.third()).power == kNoPower ? "unit" : "army",
                        " to be convoyed");
    case Illegality::kSupportedCannotMove:
      s << "The supported move is impossible: ";
      Third(s, order) << " cannot get to ";
      s.Place(order.target()) << ".";
      return;
    case Illegality::kSupporterCarries:
      Third(Subject(s, order) << " cannot support ", order) << " to ";
      Subject(s.Place(order.target()) << ": no convoy without ", order) << " could carry it there.";
      return;
    case Illegality::kCarrierNotNeeded:
      s << "No convoy route from ";
      s.ProvinceOf(order.third()) << " to ";
      s.ProvinceOf(order.target()) << " needs the " << TypeWord(order.unit_type()) << " in ";
      s.ProvinceOf(order.source()) << ".";
      return;
    case Illegality::kOrderedTwice:
      Subject(s, order) << " has different orders, so none of them counts.";
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
      s.ProvinceOf(order.kind() == OrderKind::kRetreat ? order.target() : order.source()) << " already.";
      return;
    default:
      TellPhrase(s, IllegalityPhrase(why));
  }
}

}  // namespace entente
