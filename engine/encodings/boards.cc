#include "encodings/boards.h"

#include <algorithm>

namespace entente {

// Where the columns of a form begin; kAbsent for those that it lacks.
struct BoardStarts {
  int type, no_type, power, no_power;
  int can_build, can_remove;
  int lost_type, no_lost_type, lost_power, no_lost_power;  // of the dislodged unit
  int terrain, owner, no_owner, home;
};

namespace {

constexpr int kAbsent = -1;

constexpr BoardStarts kWithNone = {0, 2, 3, 10, 11, 12, 13, 15, 16, 23, 24, 27, 34, kAbsent};
constexpr BoardStarts kWithoutNone = {0, kAbsent, 2, kAbsent, 9, 10, 11, kAbsent, 13, kAbsent, 20, 23, 30, 31};

constexpr const BoardStarts& ColumnsOf(BoardForm form) { return form == BoardForm::kFair ? kWithoutNone : kWithNone; }

// Calls visit(location) for a province and its coasts.
template <typename Visit>
void ForEachPlaceOf(const Map& map, ProvinceIndex province, const Visit& visit) {
  visit(LocationIndex{province});
  for (const LocationIndex coast : map.CoastsOf(province)) visit(coast);
}

// The column of a location's terrain, from the first one.
int TerrainColumn(const Map& map, BoardForm form, LocationIndex location) {
  const Terrain terrain = map.stage(0).graph().terrain(map.ProvinceOf(location));
  if (terrain == Terrain::kWater) return 1;
  if (form == BoardForm::kDeepMind) return map.IsCoast(location) ? 2 : 0;
  return terrain == Terrain::kLand ? 0 : 2;
}

}  // namespace

void FindOpenHomes(const PositionView& position, PowerIndex power, Word* row) {
  const Map& map = position.map();
  const Word *homes = position.Homes(power), *occupied = position.occupied();
  for (int w = 0; w < map.province_words(); ++w) row[w] = homes[w] & ~occupied[w];
  ForEachBit(row, map.province_words(), [&](int p) {
    const CenterIndex center = map.CenterOf(static_cast<ProvinceIndex>(p));
    if (center == kNoCenter || position.OwnerOf(center) != power) ClearBit(row, static_cast<size_t>(p));
  });
}

std::array<int, kPublishedPowers> SurplusOf(const PositionView& position) {
  std::array<int, kPublishedPowers> surplus{};
  for (int c = 0; c < position.map().center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner < kPublishedPowers) ++surplus[owner];
  }
  position.ForEachUnit([&](const Unit& unit) { --surplus[unit.power]; });
  return surplus;
}

// Writes one position on an empty board.
template <typename T>
class Boards::Writer {
 public:
  Writer(const Boards& boards, BoardForm form, const PositionView& position, T* board)
      : boards_(boards), form_(form), columns_(ColumnsOf(form)), position_(position), board_(board) {}

  void Write() {
    position_.ForEachUnit(
        [&](const Unit& unit) { Mark(unit, columns_.type, columns_.no_type, columns_.power, columns_.no_power); });
    for (int i = 0; i < position_.dislodged_count(); ++i) {
      Mark(position_.Dislodged(i).unit, columns_.lost_type, columns_.no_lost_type, columns_.lost_power,
           columns_.no_lost_power);
    }
    for (int c = 0; c < map().center_count(); ++c) {
      const PowerIndex owner = position_.OwnerOf(static_cast<CenterIndex>(c));
      if (owner == kNoPower) continue;
      ForEachPlaceOf(map(), map().CenterProvince(static_cast<CenterIndex>(c)), [&](LocationIndex location) {
        Set(location, columns_.owner + owner, 1);
        Set(location, columns_.no_owner, 0);
      });
    }
    if (position_.phase_type() == PhaseType::kAdjustments) WriteAdjustments();
  }

 private:
  const Map& map() const { return position_.map(); }
  void Set(LocationIndex location, int column, T value) {
    const int row = boards_.RowOf(form_, location);
    if (column != kAbsent && row >= 0) board_[row * BoardColumns(form_) + column] = value;
  }
  void Mark(const Unit& unit, int type, int no_type, int power, int no_power) {
    ForEachRowOf(unit, [&](LocationIndex location) {
      Set(location, type + static_cast<int>(unit.type), 1);
      Set(location, power + unit.power, 1);
      Set(location, no_type, 0);
      Set(location, no_power, 0);
    });
  }
  template <typename Visit>
  void ForEachRowOf(const Unit& unit, const Visit& visit) {
    visit(unit.location);
    if (map().IsCoast(unit.location)) visit(LocationIndex{map().ProvinceOf(unit.location)});
  }
  void WriteAdjustments() {
    const std::array<int, kPublishedPowers> surplus = SurplusOf(position_);
    position_.ForEachUnit([&](const Unit& unit) {
      if (surplus[unit.power] >= 0) return;
      ForEachRowOf(unit, [&](LocationIndex location) { Set(location, columns_.can_remove, 1); });
    });
    for (const PowerIndex power : map().powers()) {
      if (surplus[power] <= 0) continue;
      Word open[WordsFor(kPublishedProvinces + 1)];
      FindOpenHomes(position_, power, open);
      ForEachBit(open, map().province_words(), [&](int home) {
        ForEachPlaceOf(map(), static_cast<ProvinceIndex>(home),
                       [&](LocationIndex location) { Set(location, columns_.can_build, 1); });
      });
    }
  }

  const Boards& boards_;
  const BoardForm form_;
  const BoardStarts& columns_;
  const PositionView& position_;
  T* board_;
};

Boards::Boards(const Map& map, const PublishedPlaces& places) : map_(&map), places_(&places) {
  for (int form = 0; form < kBoardForms; ++form) {
    empty_[form] = EmptyBoard(static_cast<BoardForm>(form));
    empty_floats_[form].assign(empty_[form].begin(), empty_[form].end());
  }
}

std::vector<uint8_t> Boards::EmptyBoard(BoardForm form) const {
  std::vector<uint8_t> board(BoardSize(form), 0);
  const BoardStarts& columns = ColumnsOf(form);
  const auto set = [&](LocationIndex location, int column) {
    const int row = RowOf(form, location);
    if (row >= 0 && column != kAbsent) board[static_cast<size_t>(row * BoardColumns(form) + column)] = 1;
  };
  for (int l = 0; l < map_->location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    for (const int none : {columns.no_type, columns.no_power, columns.no_lost_type, columns.no_lost_power})
      set(location, none);
    set(location, columns.terrain + TerrainColumn(*map_, form, location));
    if (map_->IsCenter(map_->ProvinceOf(location))) set(location, columns.no_owner);
  }
  for (const PowerIndex power : map_->powers()) {
    for (const ProvinceIndex home : map_->Homes(power))
      set(home, columns.home == kAbsent ? kAbsent : columns.home + power);
  }
  return board;
}

template <typename T>
void Boards::Write(BoardForm form, const std::vector<T>& empty, const PositionView& position, T* board) const {
  std::copy(empty.begin(), empty.end(), board);
  Writer<T>(*this, form, position, board).Write();
}

void Boards::Fill(BoardForm form, const PositionView& position, uint8_t* board) const {
  Write(form, empty_[static_cast<size_t>(form)], position, board);
}
void Boards::Fill(BoardForm form, const PositionView& position, float* board) const {
  Write(form, empty_floats_[static_cast<size_t>(form)], position, board);
}

namespace {

// Columns of DipNet's previous orders.
enum Previous : int {
  kType = 0,  // army, fleet, none
  kPower = 3,
  kKind = 11,  // hold, move, support, convoy, none
  kSource = 16,
  kDestination = 24,
  kOwner = 32,
};
constexpr int kNoType = 2, kNoKind = 4, kNone = kPublishedPowers;

// The owner of the unit in a province, else of its center.
int PowerAt(const PositionView& position, LocationIndex location) {
  if (location == kNoLocation) return kNone;
  const ProvinceIndex province = position.map().ProvinceOf(location);
  if (const Unit unit = position.UnitAt(province); unit.power != kNoPower) return unit.power;
  const CenterIndex center = position.map().CenterOf(province);
  const PowerIndex owner = center == kNoCenter ? kNoPower : position.OwnerOf(center);
  return owner == kNoPower ? kNone : owner;
}

int KindColumn(OrderKind kind) {
  switch (kind) {
    case OrderKind::kHold:
      return 0;
    case OrderKind::kMove:
      return 1;
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      return 2;
    case OrderKind::kConvoy:
      return 3;
    default:
      return kNoKind;
  }
}

void FillRow(uint8_t* row, int type, int power, int kind, int source, int destination) {
  std::fill_n(row, kOwner, uint8_t{0});
  row[kType + type] = row[kPower + power] = row[kKind + kind] = row[kSource + source] =
      row[kDestination + destination] = 1;
}

}  // namespace

void FillPreviousOrders(const PublishedPlaces& places, const PositionView& before, std::span<const Order> orders,
                        uint8_t* board) {
  const Map& map = before.map();
  const auto row_of = [&](LocationIndex location) { return board + places.PlaceOf(location) * int{kPreviousColumns}; };
  std::fill_n(board, kPreviousSize, uint8_t{0});
  for (int row = 0; row < kPublishedRows; ++row)
    FillRow(board + row * int{kPreviousColumns}, kNoType, kNone, kNoKind, kNone, kNone);
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = before.OwnerOf(static_cast<CenterIndex>(c));
    ForEachPlaceOf(map, map.CenterProvince(static_cast<CenterIndex>(c)),
                   [&](LocationIndex location) { row_of(location)[kOwner + (owner == kNoPower ? kNone : owner)] = 1; });
  }
  for (const Order order : orders) {
    const int kind = KindColumn(order.kind());
    const bool is_known = order.source() < map.location_count() && places.PlaceOf(order.source()) >= 0 &&
                          order.power() < kPublishedPowers && kind != kNoKind;
    const auto on_map = [&](LocationIndex location) {
      return location < map.location_count() ? location : kNoLocation;
    };
    if (!is_known) continue;
    const int source = order.has_third() ? PowerAt(before, on_map(order.third())) : kNone;
    const int destination = order.has_target() ? PowerAt(before, on_map(order.target())) : kNone;
    for (const LocationIndex location : {order.source(), LocationIndex{map.ProvinceOf(order.source())}})
      FillRow(row_of(location), static_cast<int>(order.unit_type()), order.power(), kind, source, destination);
  }
}

}  // namespace entente
