// Sentences for legal orders that failed. Each must be true of every board that gives the outcome, also where supports
// of the attacked unit's own power do not count against it (6.D.10 to 6.D.14, 6.E.2).
#include "explain/sentence_parts.h"

namespace entente {
namespace {

void TellVoid(Sentence& s, Order order) {
  if (order.kind() == OrderKind::kSupportHold) {
    return s.Tell(MessageId::kVoidHoldSupport, {SubjectOf(order), ThirdOf(order)});
  }
  const MessageId convoy =
      order.third_type() == UnitType::kArmy ? MessageId::kVoidConvoyBySea : MessageId::kVoidConvoyOverLand;
  s.Tell(order.kind() == OrderKind::kConvoy ? convoy : MessageId::kVoidMoveSupport,
         {SubjectOf(order), ThirdOf(order), TargetOf(order)});
}

void TellLostRetreat(Sentence& s, Order order, ProvinceIndex cause) {
  const Argument unit = SubjectOf(order), place = s.ProvinceOf(order.target());
  if (cause == kNoProvince) return s.Tell(MessageId::kLostRetreat, {unit, place});
  s.Tell(MessageId::kLostRetreatTo, {unit, place, s.UnitOf(cause)});
}

// The cause is the unit that stayed at the destination, the winner of the head-to-head battle with it, or another unit
// that was ordered there, which need not have got in.
void TellBounce(Sentence& s, Order order, const OrderOutcome& outcome) {
  const ProvinceIndex cause = outcome.cause;
  const Argument unit = SubjectOf(order), place = s.ProvinceOf(order.target());
  if (cause == kNoProvince) return s.Tell(MessageId::kBounced, {unit, place});
  const Argument by = s.UnitOf(cause);
  if (cause != s.map().ProvinceOf(order.target())) return s.Tell(MessageId::kBouncedRival, {unit, place, by});
  if (outcome.dislodged_by == cause) return s.Tell(MessageId::kLostHeadToHead, {unit, by});
  const bool is_own = s.UnitBefore(cause).power == order.power();
  s.Tell(is_own ? MessageId::kBouncedOwn : MessageId::kBouncedDefender, {unit, place, by});
}

// A convoy that an attack broke though it did not dislodge the unit (SAFE_CONVOYS, WEAK_CONVOYS).
void TellBrokenConvoy(Sentence& s, Order order, ProvinceIndex cause) {
  s.Tell(MessageId::kConvoyAttacked, {SubjectOf(order), s.UnitOf(cause)});
}

// The cause is who dislodged a unit of the convoy, or the unit whose convoy the paradox rule stopped (4.A.2) or an
// attack broke; only the result of that unit's own order tells which.
void TellDisrupted(Sentence& s, Order order, ProvinceIndex cause) {
  if (order.kind() == OrderKind::kConvoy) return TellBrokenConvoy(s, order, cause);
  const Argument unit = SubjectOf(order), place = TargetOf(order);
  if (cause == kNoProvince) return s.Tell(MessageId::kConvoyBroken, {unit, place});
  const OrderResult* of_cause = s.ResultOf(cause);
  const Argument by = s.UnitOf(cause);
  if (of_cause != nullptr && of_cause->outcome.reason == Reason::kParadox) {
    s.Tell(MessageId::kConvoyStopped, {unit, place, by});
  } else if (of_cause != nullptr && of_cause->outcome.reason == Reason::kDisrupted) {
    s.Tell(MessageId::kConvoyBrokenAt, {unit, place, by});
  } else if (of_cause == nullptr || of_cause->order.kind() != OrderKind::kMove) {
    s.Tell(MessageId::kConvoyFailedBy, {unit, place, by});
  } else {
    s.Tell(MessageId::kConvoyBrokenBy, {unit, place, by, s.UnitOf(s.map().ProvinceOf(of_cause->order.target()))});
  }
}

}  // namespace

void TellFailure(Sentence& s, Order order, const OrderOutcome& outcome) {
  switch (outcome.reason) {
    case Reason::kVoid:
      return TellVoid(s, order);
    case Reason::kBounced:
      if (order.kind() == OrderKind::kRetreat) return TellLostRetreat(s, order, outcome.cause);
      return TellBounce(s, order, outcome);
    case Reason::kNoConvoy:
      return s.Tell(MessageId::kNoChain,
                    {SubjectOf(order), Argument::OfPhrase(CarriersWord(order.unit_type())), TargetOf(order)});
    case Reason::kDisrupted:
      return TellDisrupted(s, order, outcome.cause);
    case Reason::kCut:
      return s.Tell(MessageId::kSupportCut, {SubjectOf(order), s.UnitOf(outcome.cause)});
    case Reason::kDislodged:
      return s.Tell(MessageId::kDislodgedBy, {SubjectOf(order), s.UnitOf(outcome.cause)});
    case Reason::kParadox:  // Szykman's rule stops convoys, others stop moves
      return s.Tell(order.kind() == OrderKind::kMove ? MessageId::kMoveOfParadox : MessageId::kConvoyOfParadox,
                    {SubjectOf(order)});
    case Reason::kUnresolved:
      return s.Tell(MessageId::kParadoxOpen, {SubjectOf(order)});
    case Reason::kExcess:
      return s.Tell(order.kind() == OrderKind::kDisband ? MessageId::kNoMoreRemovals : MessageId::kNoMoreBuilds,
                    {Argument::OfPower(order.power())});
    default:
      return s.Tell(MessageId::kUnreadable);
  }
}

}  // namespace entente
