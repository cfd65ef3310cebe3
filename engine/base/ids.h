// Dense identifiers of provinces, locations, powers and centers, and their bounds.
//
// Every map numbers its provinces 0..P-1 in the alphabetical order of their abbreviations. A *location* is a province,
// with its coast where a fleet needs one. Locations 0..P-1 are the provinces themselves; the coasts follow. So every
// ProvinceIndex is also the LocationIndex of that province without a coast, and one comparison tells coasts from
// provinces.
#ifndef ENTENTE_ENGINE_BASE_IDS_H_
#define ENTENTE_ENGINE_BASE_IDS_H_

#include <cstdint>

namespace entente {

using ProvinceIndex = uint16_t;
using LocationIndex = uint16_t;
using PowerIndex = uint8_t;
using CenterIndex = uint16_t;

// Bounds of every map. The reader of maps refuses larger ones, so arrays of these sizes need no further check.
inline constexpr int kMaxProvinces = 1024;
inline constexpr int kMaxLocations = 2048;
inline constexpr int kMaxPowers = 64;
inline constexpr int kMaxCoasts = 15;  // of one province

inline constexpr LocationIndex kNoLocation = 0xfff;  // fits the 12-bit fields of an Order
static_assert(kMaxLocations <= kNoLocation);
inline constexpr ProvinceIndex kNoProvince = kNoLocation;
inline constexpr CenterIndex kNoCenter = 0xffff;
inline constexpr PowerIndex kNoPower = 0xff;

// The `count` ids from `first` on: `for (const PowerIndex power : map.powers())`.
template <typename Id>
class IdRange {
 public:
  struct Iterator {
    int id;
    Id operator*() const { return static_cast<Id>(id); }
    Iterator& operator++() { return ++id, *this; }
    bool operator==(const Iterator&) const = default;
  };

  IdRange(int first, int count) : first_(first), last_(first + count) {}
  Iterator begin() const { return {first_}; }
  Iterator end() const { return {last_}; }

 private:
  int first_, last_;
};

enum class UnitType : uint8_t { kArmy = 0, kFleet = 1 };

// The type that convoys units of `type`: fleets convoy armies, armies convoy fleets.
constexpr UnitType OtherType(UnitType type) { return type == UnitType::kArmy ? UnitType::kFleet : UnitType::kArmy; }

// The letter in order text: A or F.
constexpr char UnitLetter(UnitType type) { return type == UnitType::kArmy ? 'A' : 'F'; }

// A unit in its place. A fleet in a province with coasts is on one of the coasts.
struct Unit {
  PowerIndex power = kNoPower;
  UnitType type = UnitType::kArmy;
  LocationIndex location = kNoLocation;

  friend bool operator==(const Unit&, const Unit&) = default;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_IDS_H_
