#include "sheet/sheet_bytes.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "notation/notation.h"

namespace entente {
namespace {

enum LineBits : uint8_t {
  kWritten = 1,
  kNoOrder = 2,
  kRemark = 4,
  kEmptySetFollows = 8,
  kLaterSet = 16,
  kNations = 32,
  kPath = 64,
  kOtherPower = 128,
};

constexpr size_t kMostNormalText = 256;
constexpr uint64_t kMostSets = UINT32_MAX;

uint64_t BitsOf(Order order) { return order.WithPower(0).bits(); }

class LineWriter {
 public:
  LineWriter(const Map& map, ByteWriter& out) : map_(map), out_(out) {}

  void Write(const SheetLine& line) {
    const bool is_other = line.power != power_;
    const uint32_t set = is_other ? 0 : set_;
    out_.Byte(static_cast<uint8_t>(BitsOfLine(line) | (line.set > set ? kLaterSet : 0) | (is_other ? kOtherPower : 0)));
    if (is_other) out_.Byte(line.power);
    if (line.set > set) out_.Number(line.set - set);
    out_.Word(BitsOf(line.order));
    WriteWriting(line);
    power_ = line.power;
    set_ = line.set;
  }

 private:
  static bool HasNations(const SheetLine& line) {
    return line.unit_nation != kNoPower || line.third_nation != kNoPower;
  }
  bool IsNormal(const SheetLine& line) const {
    char text[kMostNormalText];
    const size_t length = line.is_readable() ? FormatOrderTo(map_, line.order, text, sizeof(text)) : 0;
    return line.text == std::string_view(text, length);
  }
  static int BitsOfLine(const SheetLine& line) {
    return (line.is_written ? kWritten : 0) | (line.is_readable() ? 0 : kNoOrder) | (line.has_remark ? kRemark : 0) |
           (line.is_before_empty_set ? kEmptySetFollows : 0) | (HasNations(line) ? kNations : 0) |
           (line.path.empty() ? 0 : kPath);
  }

  void WriteWriting(const SheetLine& line) {
    if (HasNations(line)) {
      out_.Byte(line.unit_nation);
      out_.Byte(line.third_nation);
    }
    if (!line.path.empty()) {
      out_.Number(line.path.size());
      for (const LocationIndex location : line.path) out_.Number(location);
    }
    if (line.is_written) out_.Text(IsNormal(line) ? std::string_view() : line.text);
    if (line.is_readable()) return;
    out_.Byte(static_cast<uint8_t>(line.kind));
    if (line.fault != nullptr) WriteFault(*line.fault);
    if (line.kind != LineKind::kProxy) return;
    out_.Number(line.proxy.unit == kNoProvince ? 0 : uint64_t{line.proxy.unit} + 1);
    out_.Byte(line.proxy.to);
  }

  void WriteFault(const TextFault& fault) {
    out_.Byte(static_cast<uint8_t>(fault.kind));
    out_.Byte(static_cast<uint8_t>(fault.expected));
    out_.Byte(fault.has_more ? 1 : 0);
    out_.Number(fault.offset);
    out_.Number(fault.length);
    out_.Number(fault.nearest.size());
    for (const std::string& word : fault.nearest) out_.Text(word);
  }

  const Map& map_;
  ByteWriter& out_;
  PowerIndex power_ = kNoPower;
  uint32_t set_ = 0;
};

class LineReader {
 public:
  LineReader(ByteReader& in, const Map& map) : in_(in), map_(map), met_(static_cast<size_t>(map.power_count())) {}

  void Read(OrderSheet& sheet) {
    const uint8_t bits = in_.Byte();
    if ((bits & kOtherPower) != 0) TakePower();
    if (power_ == kNoPower) in_.Fail();
    if ((bits & kLaterSet) != 0) TakeSet();
    SheetLine line;
    line.set = set_;
    line.order = Order::FromBits(in_.Word()).WithPower(power_);
    line.is_written = (bits & kWritten) != 0;
    const bool is_readable = (bits & kNoOrder) == 0;
    line.has_remark = (bits & kRemark) != 0;
    line.is_before_empty_set = (bits & kEmptySetFollows) != 0;
    if (!is_readable && !line.is_written) in_.Fail();
    if ((bits & kNations) != 0) {
      line.unit_nation = TakeNation();
      line.third_nation = TakeNation();
    }
    if ((bits & kPath) != 0) TakePath();
    line.path = path_;
    std::string normal;
    if (line.is_written) line.text = in_.Text();
    if (line.is_written && is_readable && line.text.empty() && in_.ok()) {
      line.text = normal = FormatOrder(map_, line.order);
    }
    if (!is_readable) TakeKind(line);
    if (in_.ok()) sheet.Add(line);
    path_.clear();
  }

 private:
  void TakePower() {
    power_ = in_.Byte();
    set_ = 0;
    if (power_ >= map_.power_count() || met_[power_]) return Lose();
    met_[power_] = true;
  }
  void Lose() {
    power_ = kNoPower;
    in_.Fail();
  }
  void TakeSet() {
    const uint64_t later = in_.Number(kMostSets - set_);
    if (later == 0) in_.Fail();
    set_ += static_cast<uint32_t>(later);
  }
  PowerIndex TakeNation() {
    const PowerIndex nationality = in_.Byte();
    if (nationality != kNoPower && nationality >= map_.power_count()) in_.Fail();
    return nationality;
  }
  void TakePath() {
    const uint64_t count = in_.Number(in_.left());  // each location has at least one byte
    if (count == 0) in_.Fail();
    for (uint64_t i = 0; i < count && in_.ok(); ++i) {
      path_.push_back(static_cast<LocationIndex>(in_.Number(static_cast<uint64_t>(map_.location_count()) - 1)));
    }
  }
  // Reads a byte; fails if it is above `last`.
  uint8_t TakeByte(uint8_t last) {
    const uint8_t byte = in_.Byte();
    if (byte > last) in_.Fail();
    return byte;
  }
  void TakeKind(SheetLine& line) {
    line.kind = static_cast<LineKind>(TakeByte(static_cast<uint8_t>(LineKind::kProxy)));
    if (line.kind == LineKind::kOrder) in_.Fail();
    if (line.kind == LineKind::kUnreadable) TakeFault(line);
    if (line.kind != LineKind::kProxy) return;
    const uint64_t unit = in_.Number(static_cast<uint64_t>(map_.province_count()));
    line.proxy.unit = unit == 0 ? kNoProvince : static_cast<ProvinceIndex>(unit - 1);
    line.proxy.to = TakeNation();
  }
  void TakeFault(SheetLine& line) {
    fault_.kind = static_cast<TextFault::Kind>(TakeByte(static_cast<uint8_t>(TextFault::kLastKind)));
    fault_.expected = static_cast<Expected>(TakeByte(static_cast<uint8_t>(kLastExpected)));
    fault_.has_more = TakeByte(1) != 0;
    fault_.offset = static_cast<uint32_t>(in_.Number(line.text.size()));
    fault_.length =
        static_cast<uint32_t>(in_.Number(line.text.size() - std::min<size_t>(fault_.offset, line.text.size())));
    fault_.nearest.clear();
    const uint64_t count = in_.Number(in_.left());
    for (uint64_t i = 0; i < count && in_.ok(); ++i) AppendUtf8(in_.Text(), fault_.nearest.emplace_back());
    line.fault = &fault_;
  }

  ByteReader& in_;
  const Map& map_;
  std::vector<bool> met_;
  std::vector<LocationIndex> path_;
  TextFault fault_;
  PowerIndex power_ = kNoPower;
  uint32_t set_ = 0;
};

}  // namespace

void WriteSheet(const OrderSheet& sheet, const Map& map, ByteWriter& out) {
  out.Number(sheet.size());
  LineWriter lines(map, out);
  for (size_t i = 0; i < sheet.size(); ++i) lines.Write(sheet[i]);
}

void ReadSheet(ByteReader& in, const Map& map, OrderSheet& sheet) {
  const uint64_t count = in.Number(in.left());
  LineReader lines(in, map);
  for (uint64_t i = 0; i < count && in.ok(); ++i) lines.Read(sheet);
}

}  // namespace entente
