#include "position/position.h"

#include "base/digest.h"

namespace entente {
namespace {

uint32_t RoundUp8(uint32_t bytes) { return (bytes + 7) & ~uint32_t{7}; }

}  // namespace

PositionLayout::PositionLayout(const Map& map) {
  const auto provinces = static_cast<uint32_t>(map.province_count());
  occupied_offset = 24;
  units_offset = occupied_offset + static_cast<uint32_t>(map.province_words()) * 8;
  owners_offset = RoundUp8(units_offset + provinces * 2);
  dislodged_offset = RoundUp8(owners_offset + static_cast<uint32_t>(map.center_count()));
  dislodged_stride = 4 + 4 * static_cast<uint32_t>(RetreatWords(map));
  dislodged_capacity = provinces / 3 + 1;
  size = RoundUp8(dislodged_offset + dislodged_capacity * dislodged_stride);
}

size_t PositionSize(const Map& map) { return PositionLayout(map).size; }

PositionView::PositionView(const Map& map, const void* block)
    : map_(&map), block_(static_cast<const uint8_t*>(block)), layout_(map) {}

int PositionView::UnitCountOf(PowerIndex power) const {
  int count = 0;
  ForEachBit(occupied(), map_->province_words(), [&](int p) { count += (codes()[p] >> 8) - 1 == power; });
  return count;
}

int PositionView::CenterCountOf(PowerIndex power) const {
  int count = 0;
  for (int c = 0; c < map_->center_count(); ++c) count += owners()[c] == power + 1;
  return count;
}

DislodgedUnit PositionView::Dislodged(int i) const {
  const uint8_t* entry = dislodged(i);
  const auto* codes = reinterpret_cast<const uint16_t*>(entry);
  return {Decode(codes[0], codes[1]), reinterpret_cast<const uint32_t*>(entry + 4)};
}

int PositionView::FindDislodged(ProvinceIndex province) const {
  for (int i = 0; i < dislodged_count(); ++i) {
    if (*reinterpret_cast<const uint16_t*>(dislodged(i)) == province) return i;
  }
  return -1;
}

uint64_t PositionView::Hash() const {
  Digest digest;
  const auto* words = reinterpret_cast<const uint64_t*>(block_);
  for (uint32_t i = 0; i < layout_.size / 8; ++i) digest.Add(words[i]);
  return digest.value();
}

void PositionRef::Clear() {
  std::memset(data(), 0, layout_.size);
  mutable_header()->map_fingerprint = map_->fingerprint();
  mutable_header()->winner = kNoPower;
  SetPhase(map_->begin());
}

void PositionRef::SetStart() {
  Clear();
  for (const Unit& unit : map_->start_units()) PlaceUnit(unit);
  const auto owners = map_->start_owners();
  for (int c = 0; c < map_->center_count(); ++c) SetOwner(static_cast<CenterIndex>(c), owners[c]);
}

void PositionRef::SetPhase(const Phase& phase) {
  mutable_header()->year = phase.year;
  mutable_header()->game_year = phase.game_year;
  mutable_header()->element = phase.element;
}

void PositionRef::SetSolo(PowerIndex winner) {
  mutable_header()->state = static_cast<uint8_t>(GameState::kSolo);
  mutable_header()->winner = winner;
}

void PositionRef::SetEnded() {
  mutable_header()->state = static_cast<uint8_t>(GameState::kEnded);
  mutable_header()->winner = kNoPower;
}

namespace {

uint16_t Encode(const Map& map, const Unit& unit) {
  const ProvinceIndex province = map.ProvinceOf(unit.location);
  const int coast = map.IsCoast(unit.location) ? unit.location - map.FirstCoast(province) + 1 : 0;
  return static_cast<uint16_t>((unit.power + 1) << 8 | coast << 1 | static_cast<int>(unit.type));
}

}  // namespace

void PositionRef::PlaceUnit(const Unit& unit) {
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  mutable_codes()[province] = Encode(*map_, unit);
  SetBit(mutable_occupied(), province);
  ++mutable_header()->unit_count;
}

void PositionRef::RemoveUnit(ProvinceIndex province) {
  mutable_codes()[province] = 0;
  ClearBit(mutable_occupied(), province);
  --mutable_header()->unit_count;
}

uint32_t* PositionRef::AddDislodged(const Unit& unit) {
  const uint32_t count = header()->dislodged_count;
  if (count >= layout_.dislodged_capacity) return nullptr;
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  uint8_t* base = data() + layout_.dislodged_offset;
  uint32_t at = count;
  while (at > 0 && *reinterpret_cast<const uint16_t*>(dislodged(static_cast<int>(at) - 1)) > province) --at;
  uint8_t* entry = base + at * layout_.dislodged_stride;
  std::memmove(entry + layout_.dislodged_stride, entry, (count - at) * layout_.dislodged_stride);
  std::memset(entry, 0, layout_.dislodged_stride);
  reinterpret_cast<uint16_t*>(entry)[0] = province;
  reinterpret_cast<uint16_t*>(entry)[1] = Encode(*map_, unit);
  ++mutable_header()->dislodged_count;
  return reinterpret_cast<uint32_t*>(entry + 4);
}

void PositionRef::ClearDislodged() {
  std::memset(data() + layout_.dislodged_offset, 0, header()->dislodged_count * layout_.dislodged_stride);
  mutable_header()->dislodged_count = 0;
}

Position::Position(const Map& map) : map_(&map), words_(PositionSize(map) / 8) { ref().Clear(); }

Position::Position(const PositionView& view) : map_(&view.map()), words_(view.size() / 8) { ref().CopyFrom(view); }

}  // namespace entente
