#include "sheet/order_sheet.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

void OrderSheet::Clear() {
  orders_.clear();
  notes_.clear();
  texts_.clear();
  paths_.clear();
  faults_.clear();
  set_ = 0;
}

// Adds the note of the next line. Call it before the order of the line is added.
OrderSheet::Note& OrderSheet::NewNote() {
  notes_.resize(orders_.size());
  Note& note = notes_.emplace_back();
  note.set = set_;
  return note;
}

OrderSheet::Slice OrderSheet::Keep(std::string_view text) {
  const size_t begin = texts_.size();
  AppendUtf8(text, texts_);
  return {begin, texts_.size() - begin};
}

OrderSheet::Slice OrderSheet::Keep(std::span<const LocationIndex> path) {
  const size_t begin = paths_.size();
  paths_.insert(paths_.end(), path.begin(), path.end());
  return {begin, path.size()};
}

uint32_t OrderSheet::Keep(const TextFault& fault) {
  faults_.push_back(fault);
  return static_cast<uint32_t>(faults_.size() - 1);
}

void OrderSheet::Add(Order order) {
  if (!notes_.empty() || set_ != 0) NewNote();
  orders_.push_back(order);
}

void OrderSheet::Add(std::string_view text, const ParsedOrder& parsed) {
  Note& note = NewNote();
  note.is_written = true;
  note.unit_nation = parsed.unit_nation;
  note.third_nation = parsed.third_nation;
  note.has_remark = parsed.has_remark;
  note.text = Keep(text);
  note.path = Keep(parsed.convoy_path);
  orders_.push_back(parsed.order);
}

// Adds a line that is no order.
OrderSheet::Note& OrderSheet::NewTextNote(LineKind kind, PowerIndex power, std::string_view text) {
  Note& note = NewNote();
  note.kind = kind;
  note.is_written = true;
  note.text = Keep(text);
  orders_.push_back(Order().WithPower(power));
  return note;
}

void OrderSheet::AddUnreadable(PowerIndex power, std::string_view text, const TextFault& fault) {
  NewTextNote(LineKind::kUnreadable, power, text).fault = Keep(fault);
}

void OrderSheet::AddStatement(PowerIndex power, std::string_view text, LineKind kind, const Proxy& proxy) {
  NewTextNote(kind, power, text).proxy = proxy;
}

void OrderSheet::Add(const SheetLine& line) {
  set_ = line.set;
  if (!line.is_written && line.set == 0 && !line.is_before_empty_set) return Add(line.order);
  Note& note = NewNote();
  static_cast<LineFacts&>(note) = line;
  note.text = Keep(line.text);
  note.path = Keep(line.path);
  if (line.fault != nullptr) note.fault = Keep(*line.fault);
  orders_.push_back(line.order);
}

void OrderSheet::EndWithEmptySet() {
  notes_.resize(orders_.size());
  notes_.back().is_before_empty_set = true;
}

bool OrderSheet::ArePacked(size_t first, size_t last) const {
  if (notes_.empty()) return true;
  return std::all_of(notes_.begin() + static_cast<std::ptrdiff_t>(first),
                     notes_.begin() + static_cast<std::ptrdiff_t>(last),
                     [](const Note& note) { return !note.is_written && note.set == 0 && !note.is_before_empty_set; });
}

bool OrderSheet::has_plain_orders() const {
  return std::all_of(notes_.begin(), notes_.end(), [](const Note& note) {
    return note.kind == LineKind::kOrder && note.set == 0 && !note.is_before_empty_set;
  });
}

void OrderSheet::Append(const OrderSheet& from, size_t first, size_t last) {
  if (notes_.empty() && from.ArePacked(first, last)) {
    orders_.insert(orders_.end(), from.orders_.begin() + static_cast<std::ptrdiff_t>(first),
                   from.orders_.begin() + static_cast<std::ptrdiff_t>(last));
    return;
  }
  for (size_t i = first; i < last; ++i) {
    Note& note = NewNote() = Note{};
    if (!from.notes_.empty()) {
      const Note& given = from.notes_[i];
      note = given;
      note.text = Keep(from.TextIn(given.text));
      note.path = Keep(std::span(from.paths_).subspan(given.path.begin, given.path.length));
      if (given.kind == LineKind::kUnreadable) note.fault = Keep(from.faults_[given.fault]);
    }
    orders_.push_back(from.orders_[i]);
  }
}

SheetLine OrderSheet::operator[](size_t line) const {
  SheetLine seen;
  seen.order = orders_[line];
  seen.power = seen.order.power();
  if (notes_.empty()) return seen;
  const Note& note = notes_[line];
  static_cast<LineFacts&>(seen) = note;
  seen.path = std::span(paths_).subspan(note.path.begin, note.path.length);
  seen.text = TextIn(note.text);
  if (note.kind == LineKind::kUnreadable) seen.fault = &faults_[note.fault];
  return seen;
}

}  // namespace entente
