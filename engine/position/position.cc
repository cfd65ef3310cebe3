#include "position/position.h"

#include <algorithm>

#include "base/digest.h"
#include "position/new_homes.h"

namespace entente {
namespace {

uint32_t RoundUp8(uint32_t bytes) { return (bytes + 7) & ~uint32_t{7}; }

}  // namespace

PositionLayout::PositionLayout(const Map& map) {
  const auto provinces = static_cast<uint32_t>(map.province_count());
  occupied_offset = 32;
  units_offset = occupied_offset + static_cast<uint32_t>(map.province_words()) * 8;
  owners_offset = RoundUp8(units_offset + provinces * 2);
  dislodged_offset = RoundUp8(owners_offset + static_cast<uint32_t>(map.center_count()));
  dislodged_stride = 4 + 4 * static_cast<uint32_t>(RetreatWords(map));
  // A dislodged unit, its attacker and a supporter stand in three provinces; over weak passages, where attacks may
  // dislodge each other's supporters in circles, two units may share them.
  dislodged_capacity = (map.has_weak_passages() ? provinces / 2 : provinces / 3) + 1;
  extras_offset = RoundUp8(dislodged_offset + dislodged_capacity * dislodged_stride);
  size = extras_offset;
  if (map.has_extra_state()) AddExtras(map);
}

void PositionLayout::AddExtras(const Map& map) {
  const auto powers = static_cast<uint32_t>(map.power_count());
  const uint32_t row = static_cast<uint32_t>(map.province_words()) * 8;
  const auto add = [this](uint32_t bytes) {
    const uint32_t offset = size;
    size = RoundUp8(size + bytes);
    return offset;
  };
  if (map.Has(MapTrait::kHomesChange)) {
    homes_offset = add(powers * row);
    claims_offset = add(powers);
  }
  if (map.Has(MapTrait::kTokens)) {
    seizing_offset = add(powers);
    guest_offset = add(powers);
  }
  if (map.Has(MapTrait::kHiddenBuilds)) hidden_offset = add(row);
  if (map.Has(MapTrait::kControl)) control_offset = add(powers);
  if (map.Has(MapTrait::kVassals)) vassals_offset = add(powers);
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
  if (map_->stage_count() > 1) {
    const Word* counting = stage().centers();
    for (int c = 0; c < map_->center_count(); ++c) {
      const ProvinceIndex province = map_->CenterProvince(static_cast<CenterIndex>(c));
      count += owners()[c] == power + 1 && TestBit(counting, province);
    }
    return count;
  }
  for (int c = 0; c < map_->center_count(); ++c) count += owners()[c] == power + 1;
  return count;
}

void PositionView::FindCentersOf(PowerIndex power, Word* row) const {
  std::fill_n(row, map_->province_words(), Word{0});
  for (int c = 0; c < map_->center_count(); ++c) {
    if (owners()[c] == power + 1) SetBit(row, map_->CenterProvince(static_cast<CenterIndex>(c)));
  }
  if (map_->stage_count() == 1) return;
  const Word* counting = stage().centers();
  for (int w = 0; w < map_->province_words(); ++w) row[w] &= counting[w];
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
  constexpr uint64_t kFingerprint = 0xffffffff;  // says how the map's image is laid out, not what the position is
  digest.Add(words[0] & ~kFingerprint);
  // What the head says of the end is added as one of three states and a solo's winner, which is all there is to say of
  // most positions, and what they do not tell at last: hashes outlive the layout.
  constexpr uint64_t kEndBytes = uint64_t{0xffff} << 32;
  const uint64_t state = std::min<uint64_t>(header()->end, 2);
  digest.Add((words[1] & ~kEndBytes) | state << 32 | uint64_t{winner()} << 40);
  digest.Add(words[2]);
  for (uint32_t i = sizeof(Header) / 8; i < layout_.size / 8; ++i) digest.Add(words[i]);
  if (state == 2 && winners() != 0) {
    digest.Add(header()->end);
    digest.Add(winners());
  }
  return digest.value();
}

void PositionRef::Clear() {
  std::memset(data(), 0, layout_.size);
  mutable_header()->map_fingerprint = map_->fingerprint();
  SetPhase(map_->begin());
  if (has_extras()) StartExtras();
}

void PositionRef::SetStart() {
  Clear();
  for (const Unit& unit : map_->start_units()) PlaceUnit(unit);
  const auto owners = map_->start_owners();
  for (int c = 0; c < map_->center_count(); ++c) SetOwner(static_cast<CenterIndex>(c), owners[c]);
  const bool new_homes = phase_type() == PhaseType::kAdjustments && IsNewHomesYear(*map_, phase().year);
  if (new_homes && homes_change()) MakeOwnedHomes(*this);
}

void PositionRef::SetPhase(const Phase& phase) {
  mutable_header()->year = phase.year;
  mutable_header()->game_year = phase.game_year;
  mutable_header()->element = phase.element;
}

void PositionRef::SetEnd(GameEnd end, PowerSet winners) {
  mutable_header()->end = static_cast<uint8_t>(end);
  mutable_header()->winners = winners;
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
  if (layout_.hidden_offset != 0) ClearBit(MutableRow(layout_.hidden_offset), province);
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

uint32_t* PositionRef::MutableRetreats(int i) {
  uint8_t* entry = data() + layout_.dislodged_offset + static_cast<size_t>(i) * layout_.dislodged_stride;
  return reinterpret_cast<uint32_t*>(entry + 4);
}

void PositionRef::ClearDislodged() {
  std::memset(data() + layout_.dislodged_offset, 0, header()->dislodged_count * layout_.dislodged_stride);
  mutable_header()->dislodged_count = 0;
}

// ---- What only some maps have ----

void PositionRef::StartExtras() {
  for (int p = 0; p < map_->power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if (homes_change() && !AwaitsNewHomes(*map_, phase().year)) SetHomes(power, stage().Homes(power));
    SetClaimsLeft(power, map_->Claims(power));
    SetSeizingBuildsLeft(power, map_->SeizingBuilds(power));
    SetGuestBuildsLeft(power, map_->GuestBuilds(power));
    const auto controllers = map_->Controllers(power);
    if (!controllers.empty()) SetController(power, static_cast<PowerIndex>(controllers.front().power));
  }
}

void PositionRef::KeepExtras(const PositionView& other) {
  const auto* from = static_cast<const uint8_t*>(other.block());
  std::memcpy(data() + layout_.extras_offset, from + layout_.extras_offset, layout_.size - layout_.extras_offset);
}

void PositionRef::SetHomes(PowerIndex power, const Word* row) {
  if (homes_change()) std::copy_n(row, map_->province_words(), MutableRow(HomesOffset(power)));
}

void PositionRef::AddHome(PowerIndex power, ProvinceIndex home) {
  if (homes_change()) SetBit(MutableRow(HomesOffset(power)), home);
}

void PositionRef::SetHidden(ProvinceIndex province) {
  if (layout_.hidden_offset != 0) SetBit(MutableRow(layout_.hidden_offset), province);
}

void PositionRef::ClearHidden() {
  if (layout_.hidden_offset != 0) std::fill_n(MutableRow(layout_.hidden_offset), map_->province_words(), Word{0});
}

Position::Position(const Map& map) : map_(&map), words_(PositionSize(map) / 8) { ref().Clear(); }

Position::Position(const PositionView& view) : map_(&view.map()), words_(view.size() / 8) { ref().CopyFrom(view); }

}  // namespace entente
