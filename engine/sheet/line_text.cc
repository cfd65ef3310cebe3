#include "sheet/line_text.h"

#include <algorithm>

#include "notation/notation.h"
#include "notation/raw_order.h"
#include "sheet/written_flags.h"
#include "sheet/written_rules.h"

namespace entente {
namespace {

bool HasMoreThanAnOrder(const SheetLine& line) {
  return !line.path.empty() || line.unit_nation != kNoPower || line.third_nation != kNoPower || line.has_remark ||
         (line.is_written && (line.order.written() & kWrittenPerpetual) != 0);
}

// Whether the parsed order and the line have the same nationalities and the same path.
bool NamesTheSame(const ParsedOrder& parsed, const SheetLine& line) {
  return parsed.unit_nation == line.unit_nation && parsed.third_nation == line.third_nation &&
         std::equal(parsed.convoy_path.begin(), parsed.convoy_path.end(), line.path.begin(), line.path.end());
}

// Whether the text was read as exactly the order, without a nationality. Some ids look like a nationality and a place:
// "R:C".
bool IsJust(const ParsedOrder& parsed, Order order) {
  return parsed.order == order && NamesTheSame(parsed, SheetLine{});
}

// Whether a move leads to an adjacent place, on a map that never changes.
bool IsDirectMove(const Map& map, Order move) {
  const LocationIndex from = move.source(), to = move.target();
  if (map.stage_count() > 1 || from >= map.location_count() || to >= map.location_count()) return false;
  const Graph& graph = map.stage(0).graph();
  return move.unit_type() == UnitType::kArmy ? TestBit(graph.ArmyMoves(map.ProvinceOf(from)), map.ProvinceOf(to))
                                             : TestBit(graph.FleetMoves(from), to);
}

// Whether the normal form may lack a detail that the rules require of words (written_rules.h).
bool MaySayLess(const Map& map, const RuleOptions& rules, Order order) {
  if (!AsksHowWritten(rules)) return false;
  if (order.written() != 0 || !order.type_known()) return true;
  if (order.has_third()) return !order.third_type_known() || rules.missing_nation != MissingNation::kAccepted;
  if (order.kind() != OrderKind::kMove || rules.convoy_path != ConvoyPath::kRequired) return false;
  return order.via_convoy() || !IsDirectMove(map, order);
}

// Whether the reader reads the line's text as the same order. It may fail, because a referee of DAIDE keeps texts with
// DAIDE's words for the map.
bool IsReadAgain(SheetReader& reader, const SheetLine& line) {
  if (line.has_remark || (line.order.written() & kWrittenPerpetual) != 0) return true;
  const Result<const ParsedOrder*> again = reader.Read(line.power, line.text);
  return again.ok() && (*again)->order.WithWritten(0) == line.order.WithWritten(0) && NamesTheSame(**again, line);
}

}  // namespace

static_assert(static_cast<int>(MessageId::kStatementProxy) - static_cast<int>(MessageId::kStatementContinues) ==
              static_cast<int>(LineKind::kProxy) - static_cast<int>(LineKind::kSetContinues));

std::string WhyNoOrder(const SheetLine& line, Language language) {
  if (line.fault != nullptr) return FaultText(*line.fault, line.text, language);
  if (!IsStatement(line.kind)) return {};
  const int statement = static_cast<int>(line.kind) - static_cast<int>(LineKind::kSetContinues);
  const int message = static_cast<int>(MessageId::kStatementContinues) + statement;
  return std::string(MessageText(language, static_cast<MessageId>(message)));
}

std::string LineText(SheetReader& reader, const SheetLine& line) {
  if (!line.is_readable()) return std::string(line.text);
  const bool has_more = HasMoreThanAnOrder(line);
  if (has_more && IsReadAgain(reader, line)) return std::string(line.text);
  if (has_more ? AsksHowWritten(reader.rules())
               : !IsInWords(line) && MaySayLess(reader.map(), reader.rules(), line.order)) {
    return FormatRawOrder(line.order);
  }
  std::string normal = FormatOrder(reader.map(), line.order);
  if (line.is_written && normal == line.text) return normal;
  if (HasNormalForm(reader.map(), line.order)) {
    const Result<const ParsedOrder*> again = reader.Read(line.power, normal);
    if (again.ok() && IsJust(**again, line.order)) return normal;
  }
  return line.is_written && !has_more ? std::string(line.text) : FormatRawOrder(line.order);
}

}  // namespace entente
