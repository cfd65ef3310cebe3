// A board of the usual size and rules, and the outcomes of its units, as rows of bytes for the byte kernel. One
// comparison of a row finds what many units have in common.
//
// Units are numbered 0..count-1 ascending by province; a unit is a bit of one word and an index of a byte. kNoUnit,
// the last index, stands for "no unit". It has neutral values in every row, so the code need not test whether a unit
// exists. Plain data; one thread.
#ifndef ENTENTE_ENGINE_FAST_BYTE_BOARD_H_
#define ENTENTE_ENGINE_FAST_BYTE_BOARD_H_

#include <cstdint>
#include <cstring>

#include "base/bitset.h"
#include "order/outcome.h"

namespace entente {

// The largest boards that fit.
inline constexpr int kMostByteUnits = 62;
inline constexpr int kMostByteLocations = 126;

struct ByteBoard {
  static constexpr int kUnits = 64;
  static constexpr int kProvinces = 128;
  static constexpr uint8_t kNoUnit = 63;    // a unit
  static constexpr uint8_t kNowhere = 127;  // a province or location
  static constexpr uint8_t kNoForm = 255;

  // ---- Filled by the reader of the orders ----
  int count;
  alignas(64) uint8_t unit_at[kProvinces];  // by province
  alignas(64) uint8_t at[kUnits];           // the province where a unit stands
  alignas(64) uint8_t form[kUnits];         // the location where a unit stands, + 128 of a fleet
  alignas(64) uint8_t power[kUnits];
  alignas(64) uint8_t head[kUnits];     // the first byte of the order: kind, type, "via convoy" (order.h)
  alignas(64) uint8_t target[kUnits];   // the location that the order names; more than kNowhere if none
  alignas(64) uint8_t goal[kUnits];     // the province of the target; kNowhere if the order names none
  alignas(64) uint8_t into[kUnits];     // of a move: goal; otherwise the province of the unit
  alignas(64) uint8_t subject[kUnits];  // of a support or convoy: the unit that it names; otherwise kNoUnit
  Word by_land;  // armies whose move is known to be to an adjacent province; not always all of them

  // ---- Filled by the kernel ----
  alignas(64) uint8_t concerns[kUnits];        // of a support: the province that it is given into
  alignas(64) uint8_t strength[kUnits];        // of a unit, with all supports that match its order
  alignas(64) uint8_t first_into[kProvinces];  // by province: the first unit whose move arrives there, or kNoUnit
  alignas(64) uint8_t last_into[kProvinces];   // the last such unit
  // For moves that arrive:
  alignas(64) uint8_t met[kUnits];              // the unit at the destination, or kNoUnit
  alignas(64) uint8_t first[kUnits];            // first_into of the destination
  alignas(64) uint8_t last[kUnits];             // last_into of the destination
  alignas(64) uint8_t strongest[kUnits];        // the strongest move there; of equals the lowest number
  alignas(64) uint8_t second[kUnits];           // the next strongest, or kNoUnit
  alignas(64) uint8_t second_strength[kUnits];  // its strength, or 0

  Word movers;
  Word convoyed;   // moves by sea
  Word arriving;   // moves with a path
  Word voids;      // supports and convoys that match nothing
  Word cut;        // supports
  Word beaten;     // losers of head-to-head battles
  Word won;        // moves that succeed
  Word dislodged;  // units
  Word told;       // units whose order does not simply succeed, or that are dislodged

  // ---- Outcomes of the units ----
  alignas(64) Reason reason[kUnits];
  alignas(64) uint8_t cause[kUnits];         // a unit, or kNoUnit
  alignas(64) uint8_t dislodged_by[kUnits];  // a unit, or kNoUnit
  Word contested[2];                         // province row: provinces that a standoff left empty

  // Sets all units to kNoUnit. The fields without a value there are 0.
  ByteBoard();

  // The outcome of the unit's order.
  OrderOutcome OutcomeOf(int unit) const { return {reason[unit], NameOf(cause[unit]), NameOf(dislodged_by[unit])}; }
  // The province by which results name a unit; kNoProvince for kNoUnit.
  ProvinceIndex NameOf(int unit) const { return at[unit] == kNowhere ? kNoProvince : at[unit]; }
  Unit UnitOf(int unit) const {
    return {power[unit], static_cast<UnitType>(form[unit] >> 7), static_cast<LocationIndex>(form[unit] & 127)};
  }
};

inline ByteBoard::ByteBoard() {
  std::memset(static_cast<void*>(this), 0, sizeof *this);
  std::memset(unit_at, kNoUnit, sizeof unit_at);
  std::memset(at, kNowhere, sizeof at);
  std::memset(form, kNoForm, sizeof form);
  std::memset(power, kNoPower, sizeof power);
  std::memset(into, kNowhere, sizeof into);
  std::memset(subject, kNoUnit, sizeof subject);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_BOARD_H_
