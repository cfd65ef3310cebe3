#include "fast/byte_row_reader.h"

#include <algorithm>
#include <cstring>

namespace entente {
namespace {

constexpr uint64_t kKind = 15, kTarget = uint64_t{0xfff} << 36;
constexpr uint64_t kThird = uint64_t{0xfff} << 48 | uint64_t{3} << 7;  // location and type
// By kind: the fields in which an order may differ from the hold of its unit.
constexpr uint64_t kFields[16] = {0, kKind, kKind | kTarget, kKind | kThird, kKind | kThird | kTarget};

// The third-unit fields of an order for a unit, made from the hold of that unit.
uint64_t ThirdOf(Order hold) { return (hold.bits() & uint64_t{0xfff} << 24) << 24 | (hold.bits() & 0x30) << 3; }

constexpr uint64_t kPlainHold = Order::Hold({0, UnitType::kArmy, 0}).bits();

}  // namespace

ByteRowReader::ByteRowReader(const Map& map, const ByteReading& reading) : ways_(map), reading_(reading) {
  for (int p = 0; p < map.province_count(); ++p) {
    first_coast_[p] = static_cast<uint8_t>(map.FirstCoast(static_cast<ProvinceIndex>(p)));
  }
}

bool ByteRowReader::Fits(const Map& map) {
  bool plain = map.location_count() <= kMostByteLocations && !map.has_weak_passages();
  for (int s = 0; s < map.stage_count(); ++s) plain = plain && !map.stage(s).graph().has_conditions();
  return plain;
}

bool ByteRowReader::Knows(const RuleOptions& rules) {
  const bool knows_ways =
      rules.adjacent_convoy == AdjacentConvoy::kOwnIntent || rules.adjacent_convoy == AdjacentConvoy::kViaOnly;
  const bool knows_convoys =
      rules.convoy_routes == ConvoyRoutes::kAllBroken && rules.convoy_paradox == ConvoyParadox::kSzykman &&
      rules.attacked_convoys == AttackedConvoys::kByDislodging && rules.convoy_back == ConvoyBack::kForbidden;
  const bool knows_battles = rules.failed_moves == FailedMoves::kHold &&
                             rules.convoyed_cut == ConvoyedCut::kNotFromTarget &&
                             rules.dislodged_bounce == DislodgedBounce::kUnlessHeadToHead;
  return knows_ways && knows_convoys && knows_battles && rules.friendly_fire == FriendlyFire::kNobody &&
         rules.coastal_crawl == CoastalCrawl::kForbidden && rules.portage == Portage::kForbidden;
}

void ByteRowReader::Begin(const PositionView& position, ByteBoard& board) {
  if (ReadsAtOnce()) {
    return reading_.number(ways_, position.occupied(), position.unit_codes(), board);
  }
  std::memset(board.unit_at, ByteBoard::kNoUnit, sizeof board.unit_at);
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
      board.power[u] = static_cast<uint8_t>(power);
      board.form[u] = static_cast<uint8_t>(location | (code & 1) << 7);
    }
  }
  board.count = u;
}

void ByteRowReader::LetHold(Word ordered, ByteBoard& board) const {
  const Word all = (Word{1} << board.count) - 1;
  for (Word rest = all & ~ordered; rest != 0; rest &= rest - 1) {
    const Order hold = HoldOf(std::countr_zero(rest), board);
    Enter(hold, Look(hold, board), board);
  }
}

bool ByteRowReader::ReadAtOnce(std::span<const Order> orders, ByteChecks checks, ByteBoard& board) {
  if (!ReadsAtOnce() || orders.size() > ByteOrders::kMost) return false;
  static_assert(sizeof(Order) == sizeof(uint64_t) && std::is_trivially_copyable_v<Order>);
  const auto* bits = reinterpret_cast<const uint64_t*>(orders.data());
  reading_.read(ways_, checks, bits, static_cast<int>(orders.size()), orders_, board);
  return !orders_.twice;
}

Order ByteRowReader::HoldOf(int unit, const ByteBoard& board) {
  const uint64_t form = board.form[unit], power = board.power[unit];
  return Order::FromBits(kPlainHold | (form & 128) >> 3 | power << 16 | (form & 127) << 24);
}

bool ByteRowReader::IsPlainlyLegal(Order order, const Named& named, const ByteBoard& board) const {
  const uint64_t bits = order.bits(), fields = kFields[bits & kKind];
  // The order must name the unit correctly and leave unused fields as in a hold. A kind without fields differs from a
  // hold.
  const bool is_sound = ((bits ^ HoldOf(named.unit, board).bits()) & ~fields) == 0;
  if (!is_sound || named.unit == ByteBoard::kNoUnit) return false;
  if (order.kind() == OrderKind::kHold) return true;
  const ByteWays::Form& ways = ways_.forms[board.form[named.unit]];
  const bool is_place = (bits & kTarget) < uint64_t{ByteBoard::kNowhere} << 36;
  if (order.kind() == OrderKind::kMove) return is_place && ways.moves.Has(named.target);
  // kNoUnit passes this test, too, but no unit reaches its place.
  const bool stands = (bits & kThird) == ThirdOf(HoldOf(named.subject, board));
  if (!stands || named.subject == named.unit) return false;
  if (order.kind() == OrderKind::kSupportHold) return ways.reach.Has(named.from);
  const ByteWays::Form& third_ways = ways_.forms[board.form[named.subject]];
  return is_place && third_ways.supported.Has(named.target) && ways.reach.Has(named.goal);
}

}  // namespace entente
