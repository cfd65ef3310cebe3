// Sentences for legal orders that failed. Each must be true of every board that gives the outcome, also where supports
// of the attacked unit's own power do not count against it (6.D.10 to 6.D.14, 6.E.2).
#include "explain/sentence_parts.h"

namespace entente {
namespace {

void TellVoid(Sentence& s, Order order) {
  if (order.kind() == OrderKind::kSupportHold) {
    Third(Subject(s, order) << " supports ", order) << " in place, but that unit was ordered to move.";
    return;
  }
  const bool convoys = order.kind() == OrderKind::kConvoy;
  Third(Subject(s, order) << (convoys ? " would convoy " : " supports "), order) << " to ";
  s.Place(order.target()) << ", but that unit does not "
                          << (!convoys                                ? "move there."
                              : order.third_type() == UnitType::kArmy ? "go there by sea."
                                                                      : "go there over land.");
}

void TellLostRetreat(Sentence& s, Order order, ProvinceIndex cause) {
  Subject(s, order) << " could not retreat to ";
  s.ProvinceOf(order.target());
  if (cause != kNoProvince) {
    s << ": ";
    s.UnitOf(cause) << " was ordered to retreat there too, and units that retreat to the same place are disbanded";
  }
  s << ".";
}

// The cause is the unit that stayed at the destination, the winner of the head-to-head battle with it, or another unit
// that was ordered there, which need not have got in.
void TellBounce(Sentence& s, Order order, const OrderOutcome& outcome) {
  const ProvinceIndex cause = outcome.cause;
  const bool from_there = cause != kNoProvince && cause == s.before().map().ProvinceOf(order.target());
  if (from_there && outcome.dislodged_by == cause) {
    Subject(s, order) << " lost to ";
    s.UnitOf(cause) << ", which moved the opposite way and was stronger.";
    return;
  }
  Subject(s, order) << " bounced from ";
  s.ProvinceOf(order.target());
  if (cause == kNoProvince) {
    s << ".";
    return;
  }
  s << ": ";
  s.UnitOf(cause);
  if (!from_there) {
    s << " was ordered there too and was strong enough to keep it out.";
  } else if (s.UnitBefore(cause).power == order.power()) {
    s << ", of its own power, was still there.";
  } else {
    s << " stayed there, and ";
    Subject(s, order) << " could not dislodge it.";
  }
}

// The cause is who dislodged a unit of the convoy, or the unit that the paradox rule stopped (4.A.2); only the result
// of that unit's own order tells which.
void TellDisrupted(Sentence& s, Order order, ProvinceIndex cause) {
  const OrderResult* of_cause = cause == kNoProvince ? nullptr : s.ResultOf(cause);
  s << "The convoy of ";
  Subject(s, order) << " to ";
  s.Place(order.target());
  if (cause == kNoProvince) {
    s << " was broken.";
  } else if (of_cause != nullptr && of_cause->outcome.reason == Reason::kParadox) {
    s << " was stopped by the Szykman rule for convoy paradoxes: ";
    s.UnitOf(cause) << " cannot convoy.";
  } else if (of_cause == nullptr || of_cause->order.kind() != OrderKind::kMove) {
    s << " failed because of ";
    s.UnitOf(cause) << ".";
  } else {
    s << " was broken: ";
    s.UnitOf(cause) << " dislodged ";
    s.UnitOf(s.before().map().ProvinceOf(of_cause->order.target())) << ".";
  }
}

// Szykman's rule stops convoys, others stop moves.
void TellParadox(Sentence& s, Order order) {
  if (order.kind() == OrderKind::kMove) {
    Subject(s, order) << " stays: its move is part of a convoy paradox, and by the rules such moves fail.";
    return;
  }
  s << "The convoy of ";
  Subject(s, order) << " is part of a convoy paradox and fails by the Szykman rule.";
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
      Subject(s, order) << " stays: no complete chain of " << CarriersWord(order.unit_type())
                        << " was ordered to convoy it to ";
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
      return TellParadox(s, order);
    case Reason::kUnresolved:
      s << "The convoy of ";
      Subject(s, order) << " is part of a convoy paradox that the rules leave open.";
      return;
    case Reason::kExcess:
      s << "No more " << (order.kind() == OrderKind::kDisband ? "removals" : "builds") << " are due for ";
      s.Power(order.power()) << ".";
      return;
    default:
      s << "The order cannot be read.";
  }
}

}  // namespace entente
