// A position: units, dislodged units with their retreats, center owners, phase. It is one flat block of 64-bit words;
// the map fixes its size. Copying is memcpy, equality is memcmp: equal positions have equal bytes (unused bytes are
// zero).
//
// PositionView and PositionRef are views of a block that the caller owns; Position owns a block. Only Position's
// constructors allocate. One thread at a time uses a view; any threads may read.
//   Bounds: kMaxProvinces units; a third of the provinces + 1 dislodged units (each costs its attacker a mover and a
//           support). Size: 448 bytes for the standard map.
//
// Layout (map/position_layout.h), in bytes: header (32) | occupied provinces (one province row) | unit codes (2 a
// province) | center owners (1 each) | dislodged units (4 + 4 * retreat_words() each, ascending by province) | extras.
// Each part starts at a multiple of 8.
//
// Extras exist only on maps with a MapTrait: homes (a province row per power), claims (1 each) | seizing builds, guest
// builds (1 each per power) | hidden builds (one province row) | control turns (1 per power) | controllers of vassals
// (1 per power).
#ifndef ENTENTE_ENGINE_POSITION_POSITION_H_
#define ENTENTE_ENGINE_POSITION_POSITION_H_

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "base/bitset.h"
#include "base/ids.h"
#include "map/map.h"
#include "position/game_end.h"

namespace entente {

// Whether a position may have dislodged units in a phase of this type. A kOther phase may come between movement and
// retreats.
constexpr bool MayHaveDislodged(PhaseType type) { return type == PhaseType::kRetreats || type == PhaseType::kOther; }

inline PowerSet AllPowers(const Map& map) {
  return map.power_count() == 64 ? ~PowerSet{0} : (PowerSet{1} << map.power_count()) - 1;
}

// Bytes of a position block of `map`.
inline size_t PositionSize(const Map& map) { return map.position_layout().size; }

// The code of a unit in a position's row of units.
inline uint16_t UnitCode(const Map& map, const Unit& unit) {
  const int coast = map.IsCoast(unit.location) ? unit.location - map.FirstCoast(map.ProvinceOf(unit.location)) + 1 : 0;
  return static_cast<uint16_t>((unit.power + 1) << 8 | coast << 1 | static_cast<int>(unit.type));
}

// A dislodged unit and its possible retreats.
struct DislodgedUnit {
  Unit unit;
  const uint32_t* retreats = nullptr;  // RetreatWords(map) words; bit i = map.RetreatPlaces(unit)[i]
};

class PositionView {
 public:
  PositionView(const Map& map, const void* block) : map_(&map), block_(static_cast<const uint8_t*>(block)) {}

  const Map& map() const { return *map_; }
  const void* block() const { return block_; }
  size_t size() const { return layout().size; }

  Phase phase() const { return {header()->year, header()->game_year, header()->element}; }
  PhaseType phase_type() const { return map_->TypeOf(phase()); }
  const MapStage& stage() const { return map_->StageAt(phase()); }  // the stage of the map in force
  const Graph& graph() const { return stage().graph(); }

  // The end of the game and its winners. MayHaveWinners(end(), winners()) is true.
  GameEnd end() const { return static_cast<GameEnd>(header()->end); }
  bool is_over() const { return end() != GameEnd::kPlaying; }
  PowerSet winners() const { return header()->winners; }
  // The winner of a solo; kNoPower for every other end.
  PowerIndex winner() const {
    return end() == GameEnd::kSolo ? static_cast<PowerIndex>(std::countr_zero(winners())) : kNoPower;
  }

  int unit_count() const { return header()->unit_count; }
  const Word* occupied() const { return reinterpret_cast<const Word*>(block_ + layout().occupied_offset); }
  bool HasUnit(ProvinceIndex province) const { return codes()[province] != 0; }
  // The unit in a province; its power is kNoPower if there is none. Dislodged units do not count.
  Unit UnitAt(ProvinceIndex province) const { return Decode(province, codes()[province]); }
  // Calls visit(Unit) for every unit, ascending by province.
  template <typename Visit>
  void ForEachUnit(Visit&& visit) const {
    ForEachBit(occupied(), map_->province_words(), [&](int p) { visit(UnitAt(static_cast<ProvinceIndex>(p))); });
  }
  int UnitCountOf(PowerIndex power) const;

  PowerIndex OwnerOf(CenterIndex center) const { return static_cast<PowerIndex>(owners()[center] - 1); }
  // The number of centers of a power that count in the stage in force.
  int CenterCountOf(PowerIndex power) const;
  // The same centers as a province row.
  void FindCentersOf(PowerIndex power, Word* row) const;

  // The block's own rows, for callers that visit all units or centers. A code per province: 0 for no unit, otherwise
  // (power + 1) << 8 | coast << 1 | type; coast 0 is the province itself, c its c-th coast. A byte per center: its
  // owner + 1; 0: neutral.
  const uint16_t* unit_codes() const { return reinterpret_cast<const uint16_t*>(block_ + layout().units_offset); }
  const uint8_t* owner_bytes() const { return block_ + layout().owners_offset; }

  // ---- Extras, which only some maps have ----

  // Home centers of a power, alternatives included: a province row. On maps where homes change it is the position's
  // own, otherwise that of the stage in force.
  const Word* Homes(PowerIndex power) const { return homes_change() ? OwnHomes(power) : stage().Homes(power); }
  bool homes_change() const { return layout().homes_offset != 0; }  // &SC or NEWHOMES
  // ClaimsLeft: homes that the power may still claim (&SC). SeizingBuildsLeft, GuestBuildsLeft: builds that it may
  // still make on any of its homes; it then owns the home (SC!) or does not (SC?).
  int ClaimsLeft(PowerIndex power) const { return ByteOf(layout().claims_offset, power); }
  int SeizingBuildsLeft(PowerIndex power) const { return ByteOf(layout().seizing_offset, power); }
  int GuestBuildsLeft(PowerIndex power) const { return ByteOf(layout().guest_offset, power); }
  // Provinces of units whose build is hidden until the next movement results: a province row; null if the map hides no
  // builds.
  const Word* HiddenRow() const { return layout().hidden_offset == 0 ? nullptr : RowAt(layout().hidden_offset); }
  // The current controller of a dummy: an index into Map::Controllers.
  int ControlTurn(PowerIndex power) const { return ByteOf(layout().control_offset, power); }
  // Under VASSAL_DUMMIES the power that controls a dummy now; kNoPower if there is none or the power is not a dummy.
  PowerIndex ControllerOf(PowerIndex power) const {
    return static_cast<PowerIndex>(ByteOf(layout().vassals_offset, power) - 1);
  }
  bool has_extras() const { return layout().extras_offset != layout().size; }

  int dislodged_count() const { return header()->dislodged_count; }
  DislodgedUnit Dislodged(int i) const;
  // Index of the dislodged unit of a province, or -1.
  int FindDislodged(ProvinceIndex province) const;

  // A fast hash over the block's bytes, for tables and signatures. Equal positions of one map have equal hashes on
  // every platform; another version may have other hashes. For hashes to store or to exchange use PositionHash of
  // lines/position_hash.h.
  uint64_t Hash() const;
  friend bool operator==(const PositionView& a, const PositionView& b) {
    return a.size() == b.size() && std::memcmp(a.block_, b.block_, a.size()) == 0;
  }

 protected:
  struct Header {
    uint32_t map_fingerprint;
    int32_t year;
    uint16_t game_year;
    uint16_t element;
    uint8_t end;  // GameEnd
    uint8_t reserved;
    uint16_t unit_count;
    uint16_t dislodged_count;
    uint8_t reserved_too[6];
    PowerSet winners;
  };
  static_assert(sizeof(Header) == 32);
  Unit Decode(ProvinceIndex province, uint16_t code) const {
    const LocationIndex coast = (code >> 1) & 0x7f;
    const LocationIndex location =
        coast == 0 ? province : static_cast<LocationIndex>(map_->FirstCoast(province) + coast - 1);
    return {static_cast<PowerIndex>((code >> 8) - 1), static_cast<UnitType>(code & 1), location};
  }
  const PositionLayout& layout() const { return map_->position_layout(); }
  const Header* header() const { return reinterpret_cast<const Header*>(block_); }
  const uint16_t* codes() const { return unit_codes(); }
  const uint8_t* owners() const { return owner_bytes(); }
  const Word* RowAt(uint32_t offset) const { return reinterpret_cast<const Word*>(block_ + offset); }
  uint32_t HomesOffset(PowerIndex power) const {
    return layout().homes_offset + uint32_t{power} * static_cast<uint32_t>(map_->province_words()) * 8;
  }
  const Word* OwnHomes(PowerIndex power) const { return RowAt(HomesOffset(power)); }
  int ByteOf(uint32_t offset, PowerIndex power) const { return offset == 0 ? 0 : block_[offset + power]; }
  const uint8_t* dislodged(int i) const {
    return block_ + layout().dislodged_offset + size_t(i) * layout().dislodged_stride;
  }

  const Map* map_;
  const uint8_t* block_;
};

class PositionRef : public PositionView {
 public:
  PositionRef(const Map& map, void* block) : PositionView(map, block) {}

  // Makes an empty board at the map's first phase: no units, no owners; homes, claims, tokens and control as at the
  // start.
  void Clear();
  // Makes the map's start position.
  void SetStart();
  void CopyFrom(const PositionView& other) { std::memcpy(data(), other.block(), layout().size); }

  void SetPhase(const Phase& phase);
  // Ends the game, or (kPlaying) continues it. MayHaveWinners(end, winners) must be true.
  void SetEnd(GameEnd end, PowerSet winners);
  // Places a unit. The province must be empty, and the location must suit the type.
  void PlaceUnit(const Unit& unit);
  void RemoveUnit(ProvinceIndex province);
  void SetOwner(CenterIndex center, PowerIndex power) { mutable_owners()[center] = static_cast<uint8_t>(power + 1); }
  // Adds a dislodged unit, keeping them ascending. Returns its retreat mask (zero), which the caller fills, or null if
  // the block is full.
  uint32_t* AddDislodged(const Unit& unit);
  // The retreat mask of dislodged unit i.
  uint32_t* MutableRetreats(int i);
  void ClearDislodged();

  // The same rows, for callers that write all units or centers at once. Afterwards the row of occupied provinces and
  // the number of units must fit the codes.
  uint16_t* mutable_unit_codes() { return mutable_codes(); }
  Word* mutable_occupied_row() { return mutable_occupied(); }
  uint8_t* mutable_owner_bytes() { return mutable_owners(); }
  void SetUnitCount(int count) { mutable_header()->unit_count = static_cast<uint16_t>(count); }

  // ---- Extras. Without the map's trait these do nothing ----

  // Copies all extras from another position of the map.
  void KeepExtras(const PositionView& other);
  void SetHomes(PowerIndex power, const Word* row);
  void AddHome(PowerIndex power, ProvinceIndex home);
  void SetClaimsLeft(PowerIndex power, int count) { SetByte(layout().claims_offset, power, count); }
  void SetSeizingBuildsLeft(PowerIndex power, int count) { SetByte(layout().seizing_offset, power, count); }
  void SetGuestBuildsLeft(PowerIndex power, int count) { SetByte(layout().guest_offset, power, count); }
  void SetHidden(ProvinceIndex province);
  void ClearHidden();
  void SetController(PowerIndex power, PowerIndex controller) {
    SetByte(layout().vassals_offset, power, static_cast<uint8_t>(controller + 1));
  }
  void SetControlTurn(PowerIndex power, int turn) { SetByte(layout().control_offset, power, turn); }

 private:
  void StartExtras();
  void SetByte(uint32_t offset, PowerIndex power, int value) {
    if (offset != 0) data()[offset + power] = static_cast<uint8_t>(value);
  }
  Word* MutableRow(uint32_t offset) { return reinterpret_cast<Word*>(data() + offset); }
  uint8_t* data() { return const_cast<uint8_t*>(block_); }
  Header* mutable_header() { return reinterpret_cast<Header*>(data()); }
  uint16_t* mutable_codes() { return reinterpret_cast<uint16_t*>(data() + layout().units_offset); }
  Word* mutable_occupied() { return reinterpret_cast<Word*>(data() + layout().occupied_offset); }
  uint8_t* mutable_owners() { return data() + layout().owners_offset; }
};

// A position that owns its block: for games, tests and text exchange.
class Position {
 public:
  explicit Position(const Map& map);  // an empty board
  explicit Position(const PositionView& view);

  PositionRef ref() { return {*map_, words_.data()}; }
  PositionView view() const { return {*map_, words_.data()}; }
  operator PositionView() const { return view(); }  // NOLINT: a Position is a PositionView with an owner

 private:
  const Map* map_;
  std::vector<uint64_t> words_;
};

// The purpose of a block from outside.
enum class BlockUse : uint8_t {
  kPlay,  // to play, change or write it
  kLook,  // only to read it: also a PhaseResult::after, which has dislodged units in a movement phase
};

// Checks a block from outside: it must be made for `map`, every field in range, and the fields must fit each other. A
// position that passes (kPlay) can be written as JSON and read back unchanged.
//   Errors: invalid argument naming the first wrong field.
Status CheckPositionBlock(const Map& map, const void* block, BlockUse use = BlockUse::kPlay);

// Bit `neighbor` of a retreat mask.
inline bool MayRetreatTo(const DislodgedUnit& dislodged, int neighbor) {
  return (dislodged.retreats[neighbor >> 5] >> (neighbor & 31)) & 1;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_POSITION_H_
