#include "explain/written_note.h"

#include "explain/sentence_parts.h"

namespace entente {
namespace {

std::string_view WithArticle(UnitType type) { return type == UnitType::kArmy ? "an army" : "a fleet"; }

// A build has no unit yet: the one that it makes.
Unit OrderedUnit(const PositionView& before, const OrderResult& result) {
  if (result.order.kind() != OrderKind::kBuild) return UnitNamed(before, result.order.source());
  return result.outcome.reason == Reason::kIllegal ? Unit{} : result.order.unit();
}

void TellWrongType(Sentence& s, UnitType written, const Unit& unit) {
  s << " The order says " << TypeWord(written) << ", but ";
  s.UnitText(unit.type, unit.location) << " is " << WithArticle(unit.type) << ".";
}

bool HasThird(OrderKind kind) {
  return kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}

}  // namespace

void AppendWrittenNote(const PositionView& before, const SheetLine& line, const OrderResult& result, std::string& text,
                       Naming naming) {
  const Order written = line.order;
  const bool is_refused = result.why == Illegality::kForeignUnit || result.why == Illegality::kWrongPhase ||
                          result.why == Illegality::kMalformed;
  if (!line.is_readable || is_refused || written.kind() == OrderKind::kWaive) return;
  Sentence s(before, {}, naming, text);
  const Unit unit = OrderedUnit(before, result);
  if (unit.power == kNoPower) return;
  if (!written.type_known()) {
    s << " The order does not say that it is " << WithArticle(unit.type) << ".";
  } else if (written.unit_type() != unit.type) {
    TellWrongType(s, written.unit_type(), unit);
  }
  if (!HasThird(written.kind()) || !written.third_type_known()) return;
  const Unit third = UnitNamed(before, written.third());
  if (third.power != kNoPower && written.third_type() != third.type) TellWrongType(s, written.third_type(), third);
}

}  // namespace entente
