#include "bench/growth_map.h"

#include <cstdlib>
#include <iostream>
#include <numeric>
#include <set>

#include "base/random.h"
#include "map_language/read_map_text.h"

namespace entente::bench {
namespace {

constexpr uint64_t kSeed = 1;

// Three letters; the first letter keeps the id from being a word of the order language.
std::string IdOf(int number) {
  return {"QX"[number / 676], static_cast<char>('A' + number / 26 % 26), static_cast<char>('A' + number % 26)};
}

std::vector<std::string> DealtIds(int count) {
  std::vector<int> numbers(static_cast<size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  Random random(kSeed);
  for (size_t i = numbers.size(); i > 1; --i)
    std::swap(numbers[i - 1], numbers[random.Below(static_cast<uint32_t>(i))]);
  std::vector<std::string> ids;
  for (const int number : numbers) ids.push_back(IdOf(number));
  return ids;
}

// A map as places with terrain and undirected adjacencies, to be written as .map text.
class MapDraft {
 public:
  explicit MapDraft(int places) : ids_(DealtIds(places)), terrain_(ids_.size()), near_(ids_.size()) {}

  const std::vector<std::string>& ids() const { return ids_; }
  void SetTerrain(int place, const char* terrain) { terrain_[static_cast<size_t>(place)] = terrain; }
  void Join(int a, int b) {
    near_[static_cast<size_t>(a)].insert(b);
    near_[static_cast<size_t>(b)].insert(a);
  }
  // Gives the place two coasts; its neighbors alternate between the northern and the southern coast.
  void SplitCoast(int place) { split_ = place; }

  std::string Text() const {
    std::string text;
    for (int power = 0; power < GrowthMap::kPowers; ++power) text += "POWER" + std::to_string(power) + "\n";
    for (const std::string& id : ids_) text += "Place " + id + " = " + id + "\n";
    for (size_t p = 0; p < ids_.size(); ++p) {
      if (static_cast<int>(p) == split_) {
        text += SplitText();
      } else {
        text += Line(terrain_[p], ids_[p], static_cast<int>(p));
      }
    }
    return text;
  }

 private:
  std::string Line(const std::string& terrain, const std::string& id, int place) const {
    std::string text = terrain + " " + id + " ABUTS";
    for (const int other : near_[static_cast<size_t>(place)]) text += " " + EntryOf(other, place);
    return text + "\n";
  }
  // The name that `from` uses for its neighbor.
  std::string EntryOf(int place, int from) const {
    const std::string& id = ids_[static_cast<size_t>(place)];
    return place == split_ ? id + CoastFacing(from) : id;
  }
  static std::string CoastFacing(int neighbor) { return neighbor % 2 == 0 ? "/NC" : "/SC"; }

  std::string SplitText() const {
    const std::string& id = ids_[static_cast<size_t>(split_)];
    std::string lower = id;
    for (char& c : lower) c = static_cast<char>(c - 'A' + 'a');
    std::string text = Line("COAST", lower, split_);
    for (const char* coast : {"/NC", "/SC"}) {
      text += "Place " + id + coast + " = " + id + coast + "\nCOAST " + id + coast + " ABUTS";
      for (const int other : near_[static_cast<size_t>(split_)]) {
        if (CoastFacing(other) == coast) text += " " + ids_[static_cast<size_t>(other)];
      }
      text += "\n";
    }
    return text;
  }

  std::vector<std::string> ids_;
  std::vector<std::string> terrain_;
  std::vector<std::set<int>> near_;
  int split_ = -1;
};

class GridDraft : public MapDraft {
 public:
  explicit GridDraft(int columns) : MapDraft(2 * GrowthMap::kRows * columns), columns_(columns) {
    for (int row = 0; row < GrowthMap::kRows; ++row) {
      for (int column = 0; column < columns; ++column) JoinCell(row, column);
    }
    for (const int length : GrowthMap::kBridges) {
      if (length <= columns) Join(Coast(1, length - 1), Sea(1, 0));
    }
    SplitCoast(Coast(GrowthMap::kRows - 1, columns - 1));
  }

 private:
  int Sea(int row, int column) const { return row * columns_ + column; }
  int Coast(int row, int column) const { return GrowthMap::kRows * columns_ + Sea(row, column); }

  void JoinCell(int row, int column) {
    const bool right = column + 1 < columns_, below = row + 1 < GrowthMap::kRows;
    SetTerrain(Sea(row, column), "WATER");
    SetTerrain(Coast(row, column), "COAST");
    Join(Sea(row, column), Coast(row, column));
    if (right) {
      Join(Sea(row, column), Sea(row, column + 1));
      Join(Coast(row, column), Coast(row, column + 1));
      Join(Coast(row, column), Sea(row, column + 1));
      Join(Coast(row, column + 1), Sea(row, column));
    }
    if (below) {
      Join(Sea(row, column), Sea(row + 1, column));
      Join(Coast(row, column), Coast(row + 1, column));
      Join(Coast(row, column), Sea(row + 1, column));
    }
  }

  const int columns_;
};

class HubDraft : public MapDraft {
 public:
  explicit HubDraft(const GroundSize& size) : MapDraft(size.rim + size.hubs) {
    for (int i = 0; i < size.rim + size.hubs; ++i) SetTerrain(i, "LAND");
    for (int i = 0; i < size.rim; ++i) {
      if (i < size.hubs * size.near_hub) Join(i, size.rim + i / size.near_hub);
      Join(i, (i + 1) % size.rim);
    }
  }
};

}  // namespace

GrowthMap::GrowthMap(Ground ground, const GroundSize& size) : ground_(ground), size_(size) {
  const MapDraft draft = ground == Ground::kGrid ? MapDraft(GridDraft(size.columns)) : MapDraft(HubDraft(size));
  const MapReadResult read = ReadMapText(draft.Text(), "growth.map", {});
  if (!read.ok()) {
    std::cerr << "the generated map was refused: " << read.ToStatus().message() << '\n';
    std::abort();
  }
  map_ = read.map;
  for (const std::string& id : draft.ids()) place_.push_back(map_->ProvinceOf(*map_->FindPlace(id)));
}

int GrowthMap::Along(int step) const {
  const int row = step / columns(), column = step % columns();
  return CellOf(row, row % 2 == 0 ? column : columns() - 1 - column);
}

}  // namespace entente::bench
