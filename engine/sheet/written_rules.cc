#include "sheet/written_rules.h"

#include "sheet/written_flags.h"

namespace entente {
namespace {

// 4.C.1: tests the ordered unit and the unit that it supports or convoys. A build without a type is a case of 4.C.3.
bool IsTypeMissing(const PositionView& position, Order order) {
  if (order.kind() == OrderKind::kBuild || order.kind() == OrderKind::kWaive) return false;
  if (!order.type_known() && UnitMeant(position, order.source()).power != kNoPower) return true;
  return order.has_third() && !order.third_type_known() && UnitMeant(position, order.third()).power != kNoPower;
}

// 4.C.5. A unit of the power's own needs no nationality.
bool IsNationMissing(const PositionView& position, const SheetLine& line) {
  if (!line.order.has_third() || line.third_nation != kNoPower || !IsInWords(line)) return false;
  const Unit third = UnitMeant(position, line.order.third());
  return third.power != kNoPower && third.power != UnitMeant(position, line.order.source()).power;
}

// Sorts a fault by the three answers to 4.C.1, 4.C.2, 4.C.5 and 4.C.6: accepted, illegal, and accepted unless the unit
// has a better order.
template <typename Rule>
void Sort(Rule rule, bool is_so, WritingFault fault, WritingFaults& faults) {
  if (!is_so || rule == Rule::kAccepted) return;
  (rule == Rule::kIllegal ? faults.refused : faults.lesser) |= fault;
}

}  // namespace

bool AsksHowWritten(const RuleOptions& rules) {
  return rules.convoy_path != ConvoyPath::kIgnored || rules.wrong_unit_coast != WrongUnitCoast::kIgnored ||
         rules.needless_coast != NeedlessCoast::kIgnored || rules.missing_type != MissingType::kAccepted ||
         rules.wrong_type != WrongType::kAccepted || rules.missing_nation != MissingNation::kAccepted ||
         rules.wrong_nation != WrongNation::kAccepted;
}

bool IsInWords(const SheetLine& line) {
  const bool is_raw = line.text.size() > 1 && line.text[0] == '0' && (line.text[1] == 'x' || line.text[1] == 'X');
  return line.is_written && line.is_readable() && !is_raw;
}

WritingFaults FaultsOf(const PositionView& position, const RuleOptions& rules, const SheetLine& line) {
  WritingFaults faults;
  const uint8_t flags = WrittenFlagsOf(position, line);
  const bool wrong_coast = (flags & kWrittenWrongCoast) != 0, no_such_coast = (flags & kWrittenNoSuchCoast) != 0;
  if (wrong_coast && rules.wrong_unit_coast == WrongUnitCoast::kIllegal) faults.refused |= kFaultCoast;
  if (no_such_coast && rules.needless_coast == NeedlessCoast::kIllegal) faults.refused |= kFaultNeedlessCoast;
  Sort(rules.missing_type, IsTypeMissing(position, line.order), kFaultNoType, faults);
  Sort(rules.wrong_type, (flags & kWrittenWrongType) != 0, kFaultType, faults);
  Sort(rules.missing_nation, IsNationMissing(position, line), kFaultNoNation, faults);
  // 4.C.6 speaks of supports and convoys, where a nationality is likely. A wrong nationality of the ordered unit is
  // treated alike.
  Sort(rules.wrong_nation, (flags & kWrittenWrongNation) != 0, kFaultNation, faults);
  return faults;
}

size_t ConvoySteps(const BoardView& board, UnitType carried, ProvinceIndex from, std::span<const LocationIndex> path) {
  const Graph& graph = board.ConvoyGraph(carried);
  const Word* next = graph.Boarding(from);
  ProvinceSet passed{};
  for (size_t i = 0; i < path.size(); ++i) {
    const ProvinceIndex at = board.map().ProvinceOf(path[i]);
    if (!TestBit(next, at) || !TestBit(board.carriers(carried), at) || passed.Test(at)) return i;
    SetBit(passed.words, at);
    next = graph.CarrierLinks(at);
  }
  return path.size();
}

bool IsConvoyPath(const BoardView& board, UnitType carried, ProvinceIndex from, ProvinceIndex to,
                  std::span<const LocationIndex> path) {
  return ConvoySteps(board, carried, from, path) == path.size() &&
         TestBit(board.ConvoyGraph(carried).Landing(to), board.map().ProvinceOf(path.back()));
}

uint8_t PathFaultOf(const BoardView& board, const SheetLine& line, Order move) {
  const RuleOptions& rules = board.rules();
  const UnitType type = move.unit_type();
  const bool is_convoyed = type == UnitType::kArmy || board.AreFleetsConvoyed();
  if (move.kind() != OrderKind::kMove || !is_convoyed || rules.convoy_path == ConvoyPath::kIgnored) return 0;
  const ProvinceIndex from = board.map().ProvinceOf(move.source()), to = board.map().ProvinceOf(move.target());
  if (!line.path.empty()) return IsConvoyPath(board, type, from, to, line.path) ? 0 : kFaultPath;
  if (rules.convoy_path != ConvoyPath::kRequired || !IsInWords(line)) return 0;
  const bool adjacent = type == UnitType::kArmy ? TestBit(board.graph().ArmyMoves(from), to)
                                                : TestBit(board.graph().FleetMoves(move.source()), move.target());
  return move.via_convoy() || !adjacent || !board.IsOpen(move.unit(), to) ? kFaultNoPath : 0;
}

Illegality WhyRefused(uint8_t faults) {
  if ((faults & kFaultCoast) != 0) return Illegality::kWrongUnitCoast;
  if ((faults & kFaultNeedlessCoast) != 0) return Illegality::kNeedlessCoast;
  if ((faults & kFaultNoType) != 0) return Illegality::kTypeMissing;
  if ((faults & kFaultType) != 0) return Illegality::kTypeWrong;
  if ((faults & kFaultNoNation) != 0) return Illegality::kNationMissing;
  if ((faults & kFaultNation) != 0) return Illegality::kNationWrong;
  if ((faults & kFaultNoPath) != 0) return Illegality::kPathMissing;
  return (faults & kFaultPath) != 0 ? Illegality::kPathBroken : Illegality::kNone;
}

}  // namespace entente
