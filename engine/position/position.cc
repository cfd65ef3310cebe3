#include "position/position.h"

#include <algorithm>

#include "base/digest.h"
#include "position/new_homes.h"

namespace entente {

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
  for (int c = 0; c < map_->center_count(); ++c) {  // without a branch, which the processor would mispredict
    const ProvinceIndex province = map_->CenterProvince(static_cast<CenterIndex>(c));
    row[province >> 6] |= Word{owners()[c] == power + 1} << (province & 63);
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
  constexpr uint64_t kFingerprint = 0xffffffff;  // depends on the layout of the map's image, not on the position
  digest.Add(words[0] & ~kFingerprint);
  // The end enters as one of three states with a solo's winner, which describe most positions fully. Other details
  // come last, because hashes outlive the layout.
  constexpr uint64_t kEndBytes = uint64_t{0xffff} << 32;
  const uint64_t state = std::min<uint64_t>(header()->end, 2);
  digest.Add((words[1] & ~kEndBytes) | state << 32 | uint64_t{winner()} << 40);
  digest.Add(words[2]);
  for (uint32_t i = sizeof(Header) / 8; i < layout().size / 8; ++i) digest.Add(words[i]);
  if (state == 2 && winners() != 0) {
    digest.Add(header()->end);
    digest.Add(winners());
  }
  return digest.value();
}

void PositionRef::Clear() {
  std::memset(data(), 0, layout().size);
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

void PositionRef::PlaceUnit(const Unit& unit) {
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  mutable_codes()[province] = UnitCode(*map_, unit);
  SetBit(mutable_occupied(), province);
  ++mutable_header()->unit_count;
}

void PositionRef::RemoveUnit(ProvinceIndex province) {
  mutable_codes()[province] = 0;
  ClearBit(mutable_occupied(), province);
  --mutable_header()->unit_count;
  if (layout().hidden_offset != 0) ClearBit(MutableRow(layout().hidden_offset), province);
}

uint32_t* PositionRef::AddDislodged(const Unit& unit) {
  const uint32_t count = header()->dislodged_count;
  if (count >= layout().dislodged_capacity) return nullptr;
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  uint8_t* base = data() + layout().dislodged_offset;
  uint32_t at = count;
  while (at > 0 && *reinterpret_cast<const uint16_t*>(dislodged(static_cast<int>(at) - 1)) > province) --at;
  uint8_t* entry = base + at * layout().dislodged_stride;
  if (at < count) std::memmove(entry + layout().dislodged_stride, entry, (count - at) * layout().dislodged_stride);
  std::memset(entry, 0, layout().dislodged_stride);
  reinterpret_cast<uint16_t*>(entry)[0] = province;
  reinterpret_cast<uint16_t*>(entry)[1] = UnitCode(*map_, unit);
  ++mutable_header()->dislodged_count;
  return reinterpret_cast<uint32_t*>(entry + 4);
}

uint32_t* PositionRef::MutableRetreats(int i) {
  uint8_t* entry = data() + layout().dislodged_offset + static_cast<size_t>(i) * layout().dislodged_stride;
  return reinterpret_cast<uint32_t*>(entry + 4);
}

void PositionRef::ClearDislodged() {
  std::memset(data() + layout().dislodged_offset, 0, header()->dislodged_count * layout().dislodged_stride);
  mutable_header()->dislodged_count = 0;
}

// ---- Extras, which only some maps have ----

void PositionRef::StartExtras() {
  for (const PowerIndex power : map_->powers()) {
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
  std::memcpy(data() + layout().extras_offset, from + layout().extras_offset, layout().size - layout().extras_offset);
}

void PositionRef::SetHomes(PowerIndex power, const Word* row) {
  if (homes_change()) std::copy_n(row, map_->province_words(), MutableRow(HomesOffset(power)));
}

void PositionRef::AddHome(PowerIndex power, ProvinceIndex home) {
  if (homes_change()) SetBit(MutableRow(HomesOffset(power)), home);
}

void PositionRef::SetHidden(ProvinceIndex province) {
  if (layout().hidden_offset != 0) SetBit(MutableRow(layout().hidden_offset), province);
}

void PositionRef::ClearHidden() {
  if (layout().hidden_offset != 0) std::fill_n(MutableRow(layout().hidden_offset), map_->province_words(), Word{0});
}

Position::Position(const Map& map) : map_(&map), words_(PositionSize(map) / 8) { ref().Clear(); }

Position::Position(const PositionView& view) : map_(&view.map()), words_(view.size() / 8) { ref().CopyFrom(view); }

}  // namespace entente
