#include "movement/byte_row_reader.h"

#include <algorithm>
#include <cstring>

namespace entente {
namespace {

constexpr uint64_t kKind = 15, kTarget = uint64_t{0xfff} << 36;
constexpr uint64_t kThird = uint64_t{0xfff} << 48 | uint64_t{3} << 7;  // location and type
// By kind: the fields in which an order differs from the hold of its unit.
constexpr uint64_t kFields[16] = {0, kKind, kKind | kTarget, kKind | kThird, kKind | kThird | kTarget};

// How an order names the unit that it is for, from the unit's hold.
uint64_t ThirdOf(Order hold) { return (hold.bits() & uint64_t{0xfff} << 24) << 24 | (hold.bits() & 0x30) << 3; }

constexpr uint64_t kPlainHold = Order::Hold({0, UnitType::kArmy, 0}).bits();

}  // namespace

ByteRowReader::ByteRowReader(const Map& map) {
  std::memset(province_of_, ByteBoard::kNowhere, sizeof province_of_);
  for (int p = 0; p < map.province_count(); ++p) {
    first_coast_[p] = static_cast<uint8_t>(map.FirstCoast(static_cast<ProvinceIndex>(p)));
  }
  for (int l = 0; l < map.location_count(); ++l) {
    province_of_[l] = static_cast<uint8_t>(map.ProvinceOf(static_cast<LocationIndex>(l)));
  }
  ReadWays(map);
}

void ByteRowReader::ReadWays(const Map& map) {
  const Graph& graph = map.stage(0).graph();
  const size_t province_bytes = static_cast<size_t>(map.province_words()) * sizeof(Word);
  for (int l = 0; l < map.location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    std::memcpy(&moves_[1][l], graph.FleetMoves(location), static_cast<size_t>(map.location_words()) * sizeof(Word));
    std::memcpy(&reach_[1][l], graph.FleetReach(location), province_bytes);
    if (l >= map.province_count()) continue;
    std::memcpy(&moves_[0][l], graph.ArmyMoves(location), province_bytes);
    reach_[0][l] = moves_[0][l];
  }
}

bool ByteRowReader::Fits(const Map& map) {
  bool plain = map.location_count() <= kMostByteLocations && !map.has_weak_passages();
  for (int s = 0; s < map.stage_count(); ++s) plain = plain && !map.stage(s).graph().has_conditions();
  return plain;
}

bool ByteRowReader::Knows(const RuleOptions& rules) {
  return rules.friendly_fire == FriendlyFire::kNobody && rules.coastal_crawl == CoastalCrawl::kForbidden &&
         rules.portage == Portage::kForbidden;
}

void ByteRowReader::Begin(const PositionView& position, ByteBoard& board) {
  std::memset(board.unit_at, ByteBoard::kNobody, sizeof board.unit_at);
  const Word* occupied = position.occupied();
  const uint16_t* codes = position.unit_codes();
  int u = 0;
  for (int w = 0; w < position.map().province_words(); ++w) {
    for (Word rest = occupied[w]; rest != 0; rest &= rest - 1, ++u) {
      const int p = w * 64 + std::countr_zero(rest);
      const uint16_t code = codes[p];
      const int coast = code >> 1 & 0x7f, power = (code >> 8) - 1;
      const int location = coast == 0 ? p : first_coast_[p] + coast - 1;
      board.unit_at[p] = static_cast<uint8_t>(u);
      board.at[u] = static_cast<uint8_t>(p);
      board.name[u] = static_cast<ProvinceIndex>(p);
      board.power[u] = static_cast<uint8_t>(power);
      holds_[u] = Order::FromBits(kPlainHold | static_cast<uint64_t>(code & 1) << 4 |
                                  static_cast<uint64_t>(power) << 16 | static_cast<uint64_t>(location) << 24);
    }
  }
  board.count = u;
}

void ByteRowReader::LetHold(Word ordered, ByteBoard& board) const {
  const Word all = (Word{1} << board.count) - 1;
  for (Word rest = all & ~ordered; rest != 0; rest &= rest - 1) {
    const Order hold = holds_[std::countr_zero(rest)];
    Enter(hold, Look(hold, board), board);
  }
}

bool ByteRowReader::IsPlainlyLegal(Order order, const Named& named) const {
  const uint64_t bits = order.bits(), fields = kFields[bits & kKind];
  // The unit as it is, and nothing that the kind does not use.
  const bool is_sound = ((bits ^ holds_[named.unit].bits()) & ~fields) == 0 && fields != 0;
  if (!is_sound || named.unit == ByteBoard::kNobody) return false;
  if (order.kind() == OrderKind::kHold) return true;
  const size_t type = bits >> 4 & 1, third_type = bits >> 7 & 1;
  const uint8_t source = LowByte(bits >> 24), third = LowByte(bits >> 48);
  const bool is_place = (bits & kTarget) < uint64_t{ByteBoard::kNowhere} << 36;
  if (order.kind() == OrderKind::kMove) return is_place && moves_[type][source].Has(named.target);
  const bool stands = (bits & kThird) == ThirdOf(holds_[named.subject]) && named.subject != ByteBoard::kNobody;
  if (!stands || named.from == named.at) return false;
  const Row& reach = reach_[type][source];
  if (order.kind() == OrderKind::kSupportHold) return reach.Has(named.from);
  // A fleet may be supported without its coast.
  const bool moves = moves_[third_type][third].Has(named.target) ||
                     (third_type == 1 && named.target == named.goal && reach_[1][third].Has(named.goal));
  return is_place && moves && named.goal != named.at && reach.Has(named.goal);
}

}  // namespace entente
