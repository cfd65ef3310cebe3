#include "game/submissions.h"

#include <array>
#include <utility>

#include "base/bitset.h"

namespace entente {
namespace {

// The province of the unit or build site of an order; kNoProvince if it has none or is unreadable.
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

void AddInSet(SheetLine line, uint32_t set, OrderSheet& to) {
  line.set = set;
  line.is_before_empty_set = false;
  to.Add(line);
}

void AppendAsSet(const OrderSheet& from, uint32_t set, OrderSheet& to) {
  for (size_t i = 0; i < from.size(); ++i) AddInSet(from[i], set, to);
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

// Amends the last set of a sheet. An order for a unit or build site replaces the first one for it, in the same place,
// because the sequence of builds and removals counts; other orders are appended.
class Amendment {
 public:
  Amendment(const Map& map, const OrderSheet& sheet, const OrderSheet& with)
      : with_(with), set_(LastSetOf(sheet)), next_(with.size(), kNone), is_added_(with.size()) {
    first_.fill(kNone);
    Link(map);
    for (size_t i = 0; i < sheet.size(); ++i) {
      const ProvinceIndex province = ProvinceOf(map, sheet.orders()[i]);
      if (sheet.SetOf(i) == set_ && province != kNoProvince && first_[province] != kNone) {
        AddAllOf(province);
      } else {
        amended_.Add(sheet[i]);
      }
    }
    for (size_t i = 0; i < with.size(); ++i) Add(i);
  }
  OrderSheet Take() { return std::move(amended_); }

 private:
  static constexpr size_t kNone = ~size_t{0};

  // Links the new lines of each province, so that amending takes linear time.
  void Link(const Map& map) {
    for (size_t i = with_.size(); i-- > 0;) {
      const ProvinceIndex province = ProvinceOf(map, with_.orders()[i]);
      if (province == kNoProvince) continue;
      next_[i] = first_[province];
      first_[province] = i;
    }
  }

  void AddAllOf(ProvinceIndex province) {
    if (is_added_[first_[province]]) return;
    for (size_t i = first_[province]; i != kNone; i = next_[i]) Add(i);
  }

  void Add(size_t i) {
    if (is_added_[i]) return;
    is_added_[i] = true;
    AddInSet(with_[i], set_, amended_);
  }

  const OrderSheet& with_;
  const uint32_t set_;
  std::array<size_t, kMaxProvinces> first_;
  std::vector<size_t> next_;
  std::vector<bool> is_added_;
  OrderSheet amended_;
};

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
      sheets_[power] = Amendment(map, sheets_[power], sheet).Take();
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
  // Keeps an empty last set, so that no earlier set becomes the last one.
  if (!kept.empty() && LastSetOf(kept) < LastSetOf(sheets_[power])) kept.EndWithEmptySet();
  sheets_[power] = std::move(kept);
  return true;
}

void Submissions::KeepOnly(PowerSet powers) {
  for (size_t p = 0; p < sheets_.size(); ++p) {
    if ((powers & SetOf(static_cast<PowerIndex>(p))) != 0) continue;
    sheets_[p].Clear();
    if (!defaults_.empty()) defaults_[p].Clear();
  }
}

void Submissions::ClearAll() {
  for (OrderSheet& sheet : sheets_) sheet.Clear();
  defaults_.clear();
  waiting_ = 0;
}

}  // namespace entente
