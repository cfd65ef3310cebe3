// Keeps the lines that the powers handed in: orders as they were written, with all details of the writing that a rule
// may need; statements (statement.h); texts that cannot be read, with the reason; and packed orders, which have no
// text.
//
// Every line has a result with the same index, also a line that cannot be read. Lines of one power may belong to
// several *sets* (4.D.1, 4.D.2), such as several mails. sheet_rules.h chooses the lines that count. Storage is flat and
// reused, so filling a sheet with readable lines again allocates nothing. After a call that threw (out of memory) a
// sheet may only be cleared or destroyed. One thread at a time.
#ifndef ENTENTE_ENGINE_SHEET_ORDER_SHEET_H_
#define ENTENTE_ENGINE_SHEET_ORDER_SHEET_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/notation.h"
#include "order/order.h"

namespace entente {

// The kind of a line. Saved games hold the numbers.
enum class LineKind : uint8_t {
  kOrder,
  kUnreadable,
  // Statements (statement.h), in the order of the catalogue from MessageId::kStatementContinues on.
  kSetContinues,
  kSetReplaces,
  kSetUnordered,
  kProxy,
};
inline bool IsStatement(LineKind kind) { return kind >= LineKind::kSetContinues; }

// The units that a proxy hands over, and the power that gets them.
struct Proxy {
  ProvinceIndex unit = kNoProvince;  // kNoProvince: all units
  PowerIndex to = kNoPower;          // kNoPower: the words name no unit or no power of the map
};

// The properties of a line besides its order, text, path and fault.
struct LineFacts {
  LineKind kind = LineKind::kOrder;
  bool is_written = false;             // the line came as text, not packed
  PowerIndex unit_nation = kNoPower;   // nationality written for the ordered unit (4.C.6)
  PowerIndex third_nation = kNoPower;  // of the supported or convoyed unit (4.C.5, 4.C.6)
  bool is_before_empty_set = false;    // OrderSheet::IsBeforeEmptySet
  bool has_remark = false;             // a comment, a result mark or a remark follows the order
  uint32_t set = 0;                    // number of its set: 0 for the first of its power, higher for later sets
  Proxy proxy;                         // if `kind` is kProxy
};

// A line of a sheet. Text, path and fault point into the sheet.
struct SheetLine : LineFacts {
  PowerIndex power = kNoPower;          // the power that handed it in
  Order order;                          // of kind kNone if the line is no order
  std::span<const LocationIndex> path;  // convoy path as written (4.A.6)
  std::string_view text;                // as written; bytes that are no UTF-8 are kept as '?'
  const TextFault* fault = nullptr;     // of a kUnreadable line

  bool is_readable() const { return kind == LineKind::kOrder; }
};

class OrderSheet {
 public:
  // ---- Filling ----

  void Clear();
  // Later lines belong to set `set` of their power. The numbers of a power's sets must ascend. A cleared sheet starts
  // with set 0.
  void UseSet(uint32_t set) { set_ = set; }

  // Adds a packed order, which its own power hands in.
  void Add(Order order);
  // Adds an order as text. `parsed` was read from `text`, and its order has the power that hands it in.
  void Add(std::string_view text, const ParsedOrder& parsed);
  void AddUnreadable(PowerIndex power, std::string_view text, const TextFault& fault);
  void AddStatement(PowerIndex power, std::string_view text, LineKind kind, const Proxy& proxy = {});
  // Notes that the power of the last line handed in an empty set after it. The sheet must not be empty.
  void EndWithEmptySet();
  // Adds a line of another sheet, or a copy of one.
  void Add(const SheetLine& line);
  // Adds the lines first..last-1 of another sheet. They keep their set numbers.
  void Append(const OrderSheet& from, size_t first, size_t last);
  void Append(const OrderSheet& from) { Append(from, 0, from.size()); }

  // ---- Looking ----

  size_t size() const { return orders_.size(); }
  bool empty() const { return orders_.empty(); }
  // One for each line; of kind kNone if the line is no order.
  std::span<const Order> orders() const { return orders_; }
  PowerIndex PowerOf(size_t line) const { return orders_[line].power(); }
  LineKind KindOf(size_t line) const { return notes_.empty() ? LineKind::kOrder : notes_[line].kind; }
  bool HasRemark(size_t line) const { return !notes_.empty() && notes_[line].has_remark; }
  bool IsReadable(size_t line) const { return KindOf(line) == LineKind::kOrder; }
  // Whether its power handed in an empty set after the line's set, so that no earlier set counts (4.D.1 c).
  bool IsBeforeEmptySet(size_t line) const { return !notes_.empty() && notes_[line].is_before_empty_set; }
  uint32_t SetOf(size_t line) const { return notes_.empty() ? 0 : notes_[line].set; }
  SheetLine operator[](size_t line) const;
  // Whether every line is a packed order of the first set, so that orders() is the whole sheet.
  bool is_packed() const { return notes_.empty(); }
  // Whether every line is an order of the first set, and no power handed in another set. Then all lines count under any
  // rules on sets of orders and on statements.
  bool has_plain_orders() const;

 private:
  bool ArePacked(size_t first, size_t last) const;  // the lines first..last-1, as is_packed
  struct Slice {                                    // of texts_ or paths_
    size_t begin = 0;
    size_t length = 0;
  };
  struct Note : LineFacts {
    uint32_t fault = 0;  // index into faults_, of a kUnreadable
    Slice text, path;
  };

  Note& NewNote();
  Note& NewTextNote(LineKind kind, PowerIndex power, std::string_view text);
  uint32_t Keep(const TextFault& fault);
  Slice Keep(std::string_view text);
  Slice Keep(std::span<const LocationIndex> path);
  std::string_view TextIn(Slice slice) const { return std::string_view(texts_).substr(slice.begin, slice.length); }

  std::vector<Order> orders_;
  std::vector<Note> notes_;  // one for each line; empty while is_packed()
  std::string texts_;
  std::vector<LocationIndex> paths_;
  std::vector<TextFault> faults_;
  uint32_t set_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_ORDER_SHEET_H_
