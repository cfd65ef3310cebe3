#include "game/submissions.h"

#include <utility>

#include "base/bitset.h"

namespace entente {
namespace {

// The province of the unit or build site that an order is for; kNoProvince if it is for none, or nobody can read it.
ProvinceIndex ProvinceOf(const Map& map, Order order) {
  if (order.kind() == OrderKind::kNone || order.kind() == OrderKind::kWaive) return kNoProvince;
  return order.source() < map.location_count() ? map.ProvinceOf(order.source()) : kNoProvince;
}

// The set that further lines would belong to.
uint32_t LastSetOf(const OrderSheet& sheet) {
  if (sheet.empty()) return 0;
  const size_t last = sheet.size() - 1;
  return sheet.SetOf(last) + (sheet.IsBeforeEmptySet(last) ? 1 : 0);
}

void AppendAsSet(const OrderSheet& from, uint32_t set, OrderSheet& to) {
  for (size_t i = 0; i < from.size(); ++i) {
    SheetLine line = from[i];
    line.set = set;
    line.is_before_empty_set = false;
    to.Add(line);
  }
}

// The sheet without the orders of its last set for units in `provinces`.
OrderSheet Without(const Map& map, const OrderSheet& sheet, const Word* provinces) {
  const uint32_t last_set = LastSetOf(sheet);
  OrderSheet kept;
  for (size_t i = 0; i < sheet.size(); ++i) {
    const ProvinceIndex province = ProvinceOf(map, sheet.orders()[i]);
    const bool goes = sheet.SetOf(i) == last_set && province != kNoProvince && TestBit(provinces, province);
    if (!goes) kept.Add(sheet[i]);
  }
  return kept;
}

OrderSheet Amended(const Map& map, const OrderSheet& sheet, const OrderSheet& with) {
  Word ordered[WordsFor(kMaxProvinces)] = {};
  for (const Order order : with.orders()) {
    if (const ProvinceIndex province = ProvinceOf(map, order); province != kNoProvince) SetBit(ordered, province);
  }
  const uint32_t set = LastSetOf(sheet);
  OrderSheet amended = Without(map, sheet, ordered);
  AppendAsSet(with, set, amended);
  return amended;
}

OrderSheet WithNextSet(const OrderSheet& sheet, const OrderSheet& next) {
  OrderSheet both = sheet;
  if (next.empty()) {
    if (!both.empty()) both.EndWithEmptySet();
    return both;
  }
  AppendAsSet(next, sheet.empty() ? 0 : LastSetOf(sheet) + 1, both);
  return both;
}

}  // namespace

void Submissions::Submit(const Map& map, PowerIndex power, SubmitMode mode, OrderSheet sheet) {
  switch (mode) {
    case SubmitMode::kReplace:
      sheets_[power] = std::move(sheet);
      return;
    case SubmitMode::kAmend:
      sheets_[power] = Amended(map, sheets_[power], sheet);
      return;
    case SubmitMode::kNextSet:
      sheets_[power] = WithNextSet(sheets_[power], sheet);
      return;
    case SubmitMode::kDefaults:
      if (defaults_.empty()) defaults_.resize(sheets_.size());
      defaults_[power] = std::move(sheet);
      return;
  }
}

bool Submissions::Cancel(const Map& map, PowerIndex power, ProvinceIndex province) {
  Word cancelled[WordsFor(kMaxProvinces)] = {};
  SetBit(cancelled, province);
  OrderSheet kept = Without(map, sheets_[power], cancelled);
  if (kept.size() == sheets_[power].size()) return false;
  // An earlier set does not take the last one's place: of this nothing is left.
  if (!kept.empty() && LastSetOf(kept) < LastSetOf(sheets_[power])) kept.EndWithEmptySet();
  sheets_[power] = std::move(kept);
  return true;
}

void Submissions::ClearAll() {
  for (OrderSheet& sheet : sheets_) sheet.Clear();
  defaults_.clear();
  waiting_ = 0;
}

}  // namespace entente
