// Keeps what the powers handed in, line by line: orders as they were written, with everything that a rule may ask of
// the writing; statements (statement.h); texts that cannot be read, with the reason; and packed orders that came
// without text.
//
// Every line has a result in its place, also one that cannot be read. Lines of one power may belong to several *sets*
// (4.D.1, 4.D.2): several mails, each a new attempt. sheet_rules.h chooses the lines that count. Storage is flat and
// kept between uses, so filling a sheet of readable lines again and again allocates nothing. After a call that threw
// (out of memory) a sheet may only be cleared or dropped. One thread at a time.
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

// What a line is. Saved games hold the numbers.
enum class LineKind : uint8_t {
  kOrder,
  kUnreadable,
  // Statements (statement.h), in the sequence of the catalogue, from MessageId::kStatementContinues.
  kSetContinues,
  kSetReplaces,
  kSetUnordered,
  kProxy,
};
inline bool IsStatement(LineKind kind) { return kind >= LineKind::kSetContinues; }

// What a proxy gives away.
struct Proxy {
  ProvinceIndex unit = kNoProvince;  // kNoProvince: all units
  PowerIndex to = kNoPower;          // kNoPower: its words name no unit or power of the map
};

// What a line has beside its order, text, path and fault.
struct LineFacts {
  LineKind kind = LineKind::kOrder;
  bool is_written = false;             // it came as text, not packed
  PowerIndex unit_nation = kNoPower;   // nationality written for the ordered unit (4.C.6)
  PowerIndex third_nation = kNoPower;  // and for the supported or convoyed one (4.C.5, 4.C.6)
  bool is_before_empty_set = false;    // OrderSheet::IsBeforeEmptySet
  bool has_remark = false;             // a comment or a result mark stands behind the order
  uint32_t set = 0;                    // 0: in the first set of its power; higher numbers came later
  Proxy proxy;                         // of a kProxy
};

// One line. Text, path and fault lie in the sheet.
struct SheetLine : LineFacts {
  PowerIndex power = kNoPower;          // who handed it in
  Order order;                          // of kind kNone if the line is no order
  std::span<const LocationIndex> path;  // convoy path as written (4.A.6)
  std::string_view text;                // as written; bytes that are no UTF-8 are kept as '?'
  const TextFault* fault = nullptr;     // of a kUnreadable: why

  bool is_readable() const { return kind == LineKind::kOrder; }
};

class OrderSheet {
 public:
  // ---- Filling ----

  void Clear();
  // Lines that are added from now on belong to set `set` of their power; numbers only ascend within a power's lines. A
  // cleared sheet starts with set 0.
  void UseSet(uint32_t set) { set_ = set; }

  // A packed order. Its power is the one that hands it in.
  void Add(Order order);
  // A text that `parsed` was read from, as an order of the power that hands it in.
  void Add(std::string_view text, const ParsedOrder& parsed);
  void AddUnreadable(PowerIndex power, std::string_view text, const TextFault& fault);
  void AddStatement(PowerIndex power, std::string_view text, LineKind kind, const Proxy& proxy = {});
  // The power of the last line handed in a further, empty set after it. There is a line.
  void EndWithEmptySet();
  // A line as another sheet, or what was kept of one, shows it.
  void Add(const SheetLine& line);
  // The lines first..last-1 of another sheet, with the sets they belong to there.
  void Append(const OrderSheet& from, size_t first, size_t last);
  void Append(const OrderSheet& from) { Append(from, 0, from.size()); }

  // ---- Looking ----

  size_t size() const { return orders_.size(); }
  bool empty() const { return orders_.empty(); }
  // One a line; of kind kNone where the line is no order.
  std::span<const Order> orders() const { return orders_; }
  PowerIndex PowerOf(size_t line) const { return orders_[line].power(); }
  LineKind KindOf(size_t line) const { return notes_.empty() ? LineKind::kOrder : notes_[line].kind; }
  bool IsReadable(size_t line) const { return KindOf(line) == LineKind::kOrder; }
  // Whether an empty set came after the line's: then no earlier set counts (4.D.1 c).
  bool IsBeforeEmptySet(size_t line) const { return !notes_.empty() && notes_[line].is_before_empty_set; }
  uint32_t SetOf(size_t line) const { return notes_.empty() ? 0 : notes_[line].set; }
  SheetLine operator[](size_t line) const;
  // Whether every line is a packed order of the first set: then orders() says everything.
  bool is_packed() const { return notes_.empty(); }
  // Whether every line is an order of the first set, and no power handed in another: then all count under any rules on
  // sets of orders and on statements.
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
  std::vector<Note> notes_;  // one a line; none at all while every line is a packed order of the first set
  std::string texts_;
  std::vector<LocationIndex> paths_;
  std::vector<TextFault> faults_;
  uint32_t set_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_ORDER_SHEET_H_
