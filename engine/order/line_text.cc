#include "order/line_text.h"

#include "order/notation.h"
#include "order/raw_order.h"
#include "order/written_rules.h"

namespace entente {
namespace {

bool HasMoreThanAnOrder(const SheetLine& line) {
  return !line.path.empty() || line.unit_nation != kNoPower || line.third_nation != kNoPower || line.has_remark ||
         (line.is_written && (line.order.written() & kWrittenPerpetual) != 0);
}

bool IsJust(const ParsedOrder& parsed, Order order) {
  return parsed.order == order && parsed.convoy_path.empty() && parsed.unit_nation == kNoPower &&
         parsed.third_nation == kNoPower;
}

}  // namespace

std::string LineText(SheetReader& reader, const SheetLine& line) {
  if (!line.is_readable || HasMoreThanAnOrder(line)) return std::string(line.text);
  // In words it might be short of something that the rules ask of words.
  if (!IsInWords(line) && AsksHowWritten(reader.rules())) return FormatRawOrder(line.order);
  std::string normal = FormatOrder(reader.map(), line.order);
  if (line.is_written && normal == line.text) return normal;
  const absl::StatusOr<const ParsedOrder*> again = reader.Read(line.power, normal);
  if (again.ok() && IsJust(**again, line.order)) return normal;
  return line.is_written ? std::string(line.text) : FormatRawOrder(line.order);
}

}  // namespace entente
