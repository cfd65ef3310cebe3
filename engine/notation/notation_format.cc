// Writes orders and units in normal form.
#include <algorithm>
#include <cstring>

#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

// Writes into a caller's buffer until it is full, and counts the bytes that the whole text needs.
class Writer {
 public:
  Writer(const Map& map, char* out, size_t cap) : map_(map), out_(out), cap_(cap) {}

  Writer& Text(std::string_view text) {
    if (length_ < cap_) std::memcpy(out_ + length_, text.data(), std::min(text.size(), cap_ - length_));
    length_ += text.size();
    return *this;
  }
  Writer& Location(LocationIndex location) { return Text(map_.Id(location)); }
  Writer& Unit(bool known, UnitType type, LocationIndex location) {
    if (known) Text(type == UnitType::kArmy ? "A " : "F ");
    return Location(location);
  }
  Writer& OrderedUnit(Order order) { return Unit(order.type_known(), order.unit_type(), order.source()); }
  Writer& ThirdUnit(Order order) { return Unit(order.third_type_known(), order.third_type(), order.third()); }
  size_t length() const { return length_; }

 private:
  const Map& map_;
  char* out_;
  size_t cap_;
  size_t length_ = 0;
};

void Write(const Map& map, Order order, Writer* writer) {
  if (!HasNormalForm(map, order)) {
    const auto bits = RawOrderText(order);
    writer->Text({bits.data(), bits.size()});
    return;
  }
  if (order.kind() == OrderKind::kWaive) {
    writer->Text("WAIVE");
    return;
  }
  writer->OrderedUnit(order);
  switch (order.kind()) {
    case OrderKind::kHold:
      writer->Text(" H");
      return;
    case OrderKind::kMove:
      writer->Text(" - ").Location(order.target()).Text(order.via_convoy() ? " VIA" : "");
      return;
    case OrderKind::kSupportHold:
      writer->Text(" S ").ThirdUnit(order);
      return;
    case OrderKind::kSupportMove:
      writer->Text(" S ").ThirdUnit(order).Text(" - ").Location(order.target());
      return;
    case OrderKind::kConvoy:
      writer->Text(" C ").ThirdUnit(order).Text(" - ").Location(order.target());
      return;
    case OrderKind::kRetreat:
      writer->Text(" R ").Location(order.target());
      return;
    case OrderKind::kDisband:
      writer->Text(" D");
      return;
    case OrderKind::kBuild:
      writer->Text(" B");
      return;
    case OrderKind::kNone:
    case OrderKind::kWaive:
      return;
  }
}

}  // namespace

bool HasNormalForm(const Map& map, Order order) {
  if (order.kind() == OrderKind::kWaive) return true;
  const auto is_place = [&](LocationIndex location) { return location < map.location_count(); };
  return order.kind() > OrderKind::kNone && order.kind() < OrderKind::kWaive && is_place(order.source()) &&
         (!order.has_target() || is_place(order.target())) && (!order.has_third() || is_place(order.third()));
}

size_t FormatOrderTo(const Map& map, Order order, char* out, size_t cap) {
  Writer writer(map, out, cap);
  Write(map, order, &writer);
  return writer.length();
}

std::string FormatOrder(const Map& map, Order order) {
  char buffer[64];
  const size_t length = FormatOrderTo(map, order, buffer, sizeof(buffer));
  if (length <= sizeof(buffer)) return std::string(buffer, length);
  std::string text(length, '\0');
  FormatOrderTo(map, order, text.data(), text.size());
  return text;
}

std::string FormatUnit(const Map& map, UnitType type, LocationIndex location) {
  std::string text(1, UnitLetter(type));
  text += ' ';
  text += location < map.location_count() ? map.Id(location) : std::string_view("?");
  return text;
}

}  // namespace entente
