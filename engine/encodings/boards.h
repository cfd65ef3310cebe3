// Positions as the boards of published encodings: 81 rows of places, columns of 0 and 1.
//
// kDeepMind  35 columns, rows in DeepMind's sequence
// kDipNet    35 columns, rows in the sequence of FAIR and DipNet; also version 1 of FAIR
// kFair      38 columns, versions 2 and 3 of FAIR: no columns for "none", and homes
//
// A fleet on a coast marks the row of the coast and that of the province. Owners of centers and "can be built" are on
// all rows of a province, homes on that of the province alone. "Can be built" are open homes of powers with more centers
// than units, "can be removed" units of powers with fewer, in adjustments phases.
// Made once for an encoding; any threads.
#ifndef ENTENTE_ENGINE_ENCODINGS_BOARDS_H_
#define ENTENTE_ENGINE_ENCODINGS_BOARDS_H_

#include <array>
#include <span>
#include <vector>

#include "encodings/published_places.h"
#include "order/order.h"
#include "position/position.h"

namespace entente {

enum class BoardForm : uint8_t { kDeepMind = 0, kDipNet = 1, kFair = 2 };
inline constexpr int kBoardForms = 3;

inline constexpr int BoardColumns(BoardForm form) { return form == BoardForm::kFair ? 38 : 35; }
inline constexpr size_t BoardSize(BoardForm form) {
  return static_cast<size_t>(kPublishedRows) * static_cast<size_t>(BoardColumns(form));
}

// The home centers of a power that it owns and where no unit stands: a province row.
void FindOpenHomes(const PositionView& position, PowerIndex power, Word* row);
// The centers of each power, less its units.
std::array<int, kPublishedPowers> SurplusOf(const PositionView& position);

class Boards {
 public:
  Boards(const Map& map, const PublishedPlaces& places);

  // Writes the board of a position: BoardSize(form) numbers.
  void Fill(BoardForm form, const PositionView& position, uint8_t* board) const;
  void Fill(BoardForm form, const PositionView& position, float* board) const;

 private:
  template <typename T>
  class Writer;

  int RowOf(BoardForm form, LocationIndex location) const {
    return form == BoardForm::kDeepMind ? places_->RowOf(location) : places_->PlaceOf(location);
  }
  template <typename T>
  void Write(BoardForm form, const std::vector<T>& empty, const PositionView& position, T* board) const;
  std::vector<uint8_t> EmptyBoard(BoardForm form) const;

  const Map* map_;
  const PublishedPlaces* places_;
  std::vector<uint8_t> empty_[kBoardForms];  // terrain, homes, and what a board without units and owners has
  std::vector<float> empty_floats_[kBoardForms];
};

// The orders of the last movement phase as DipNet's board of 81 rows and 40 columns.
//   `before`: the position in which they were given. `orders`: as they were adjudicated, with types and coasts.
inline constexpr size_t kPreviousColumns = 40;
inline constexpr size_t kPreviousSize = static_cast<size_t>(kPublishedRows) * kPreviousColumns;
void FillPreviousOrders(const PublishedPlaces& places, const PositionView& before, std::span<const Order> orders,
                        uint8_t* board);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_BOARDS_H_
