// Sentences for legal orders that failed. Each must be true for every board with that outcome, even if supports of the
// attacked unit's own power do not count against it (6.D.10 to 6.D.14, 6.E.2).
#include <algorithm>

#include "adjustment/site_groups.h"
#include "explain/sentence_parts.h"

namespace entente {
namespace {

void WriteVoid(Sentence& s, Order order) {
  if (order.kind() == OrderKind::kSupportHold) {
    return s.Write(MessageId::kVoidHoldSupport, {SubjectOf(order), ThirdOf(order)});
  }
  const MessageId convoy =
      order.third_type() == UnitType::kArmy ? MessageId::kVoidConvoyBySea : MessageId::kVoidConvoyOverLand;
  s.Write(order.kind() == OrderKind::kConvoy ? convoy : MessageId::kVoidMoveSupport,
          {SubjectOf(order), ThirdOf(order), TargetOf(order)});
}

void WriteLostRetreat(Sentence& s, Order order, ProvinceIndex cause) {
  const Argument unit = SubjectOf(order), place = s.ProvinceOf(order.target());
  if (cause == kNoProvince) return s.Write(MessageId::kLostRetreat, {unit, place});
  // A unit by a stronger passage arrives, and the other is lost.
  const OrderResult* rival = s.ResultOf(cause);
  const bool is_beaten = rival != nullptr && rival->outcome.reason == Reason::kNone;
  s.Write(is_beaten ? MessageId::kBeatenRetreat : MessageId::kLostRetreatTo, {unit, place, s.UnitOf(cause)});
}

// The cause is the unit that stayed at the destination, the winner of the head-to-head battle with it, or another unit
// that was ordered there and may have failed, too.
void WriteBounce(Sentence& s, Order order, const OrderOutcome& outcome) {
  const ProvinceIndex cause = outcome.cause;
  const Argument unit = SubjectOf(order), place = s.ProvinceOf(order.target());
  if (cause == kNoProvince) return s.Write(MessageId::kBounced, {unit, place});
  const Argument by = s.UnitOf(cause);
  if (cause != s.map().ProvinceOf(order.target())) return s.Write(MessageId::kBouncedRival, {unit, place, by});
  if (outcome.dislodged_by == cause) return s.Write(MessageId::kLostHeadToHead, {unit, by});
  const bool is_own = s.UnitBefore(cause).power == order.power();
  s.Write(is_own ? MessageId::kBouncedOwn : MessageId::kBouncedDefender, {unit, place, by});
}

// An attack broke the convoy, but did not dislodge the unit (SAFE_CONVOYS, WEAK_CONVOYS).
void WriteBrokenConvoy(Sentence& s, Order order, ProvinceIndex cause) {
  s.Write(MessageId::kConvoyAttacked, {SubjectOf(order), s.UnitOf(cause)});
}

// The cause is the dislodger of a unit of the convoy, or a unit whose convoy the paradox rule stopped (4.A.2) or an
// attack broke. Only the result of that unit's own order shows which.
void WriteDisrupted(Sentence& s, Order order, ProvinceIndex cause) {
  if (order.kind() == OrderKind::kConvoy) return WriteBrokenConvoy(s, order, cause);
  const Argument unit = SubjectOf(order), place = TargetOf(order);
  if (cause == kNoProvince) return s.Write(MessageId::kConvoyBroken, {unit, place});
  const OrderResult* of_cause = s.ResultOf(cause);
  const Argument by = s.UnitOf(cause);
  if (of_cause != nullptr && of_cause->outcome.reason == Reason::kParadox) {
    s.Write(MessageId::kConvoyStopped, {unit, place, by});
  } else if (of_cause != nullptr && of_cause->outcome.reason == Reason::kDisrupted) {
    s.Write(MessageId::kConvoyBrokenAt, {unit, place, by});
  } else if (of_cause == nullptr || of_cause->order.kind() != OrderKind::kMove) {
    s.Write(MessageId::kConvoyFailedBy, {unit, place, by});
  } else {
    s.Write(MessageId::kConvoyBrokenBy, {unit, place, by, s.UnitOf(s.map().ProvinceOf(of_cause->order.target()))});
  }
}

// The removals that are due. On maps where more than centers counts, a rule may change the number: 0.
int KnownRemovals(const PositionView& before, PowerIndex power) {
  const MapStage& stage = before.stage();
  if (power >= before.map().power_count() || HasSpecialSites(before)) return 0;
  if (stage.Reserves(power) > 0 || stage.Militia(power) > 0) return 0;
  return std::max(0, before.UnitCountOf(power) - before.CenterCountOf(power));
}

void WriteExcess(Sentence& s, Order order) {
  const Argument power = Argument::OfPower(order.power());
  if (order.kind() == OrderKind::kDisband) return s.Write(MessageId::kNoMoreRemovals, {power});
  if (order.kind() != OrderKind::kWaive) return s.Write(MessageId::kNoMoreBuilds, {power});
  const int removals = KnownRemovals(s.before(), order.power());
  if (removals == 0) return s.Write(MessageId::kNoMoreWaives, {power});
  s.Write(MessageId::kWaiveOfRemovals, {power, Argument::OfNumber(removals)});
}

}  // namespace

void WriteFailure(Sentence& s, Order order, const OrderOutcome& outcome) {
  switch (outcome.reason) {
    case Reason::kVoid:
      return WriteVoid(s, order);
    case Reason::kBounced:
      if (order.kind() == OrderKind::kRetreat) return WriteLostRetreat(s, order, outcome.cause);
      return WriteBounce(s, order, outcome);
    case Reason::kNoConvoy:
      return s.Write(MessageId::kNoChain,
                     {SubjectOf(order), Argument::OfPhrase(CarriersWord(order.unit_type())), TargetOf(order)});
    case Reason::kDisrupted:
      return WriteDisrupted(s, order, outcome.cause);
    case Reason::kCut:
      return s.Write(MessageId::kSupportCut, {SubjectOf(order), s.UnitOf(outcome.cause)});
    case Reason::kDislodged:
      return s.Write(MessageId::kDislodgedBy, {SubjectOf(order), s.UnitOf(outcome.cause)});
    case Reason::kParadox:  // Szykman's rule stops convoys, others stop moves
      return s.Write(order.kind() == OrderKind::kMove ? MessageId::kMoveOfParadox : MessageId::kConvoyOfParadox,
                     {SubjectOf(order)});
    case Reason::kUnresolved:
      return s.Write(MessageId::kParadoxOpen, {SubjectOf(order)});
    case Reason::kExcess:
      return WriteExcess(s, order);
    default:
      return s.Write(MessageId::kUnreadable);
  }
}

}  // namespace entente
