#include "order/normal_form.h"

#include <bit>
#include <cstring>

#include "base/digest.h"

namespace entente {
namespace {

// Ids of at most 8 bytes as one number; 0 for longer ones, and for those with a zero byte at the end, which the number
// would not show.
uint64_t KeyOf(std::string_view id) {
  uint64_t key = 0;
  if (id.size() > sizeof(key) || id.ends_with('\0')) return 0;
  for (size_t i = 0; i < id.size(); ++i) key |= uint64_t{static_cast<uint8_t>(id[i])} << (8 * i);
  return key;
}

std::optional<UnitType> TypeOf(std::string_view word) {
  if (word == "A") return UnitType::kArmy;
  if (word == "F") return UnitType::kFleet;
  return std::nullopt;
}

}  // namespace

// The words of a text that single blanks separate.
struct NormalForm::Words {
  static constexpr int kMost = 8;
  std::string_view word[kMost];
  int count = 0;

  explicit Words(std::string_view text) {
    while (count < kMost) {
      const size_t blank = text.find(' ');
      word[count++] = text.substr(0, blank);
      if (blank == text.npos) return;
      text.remove_prefix(blank + 1);
    }
    count = kMost + 1;  // more words than any normal form has
  }
  bool Is(int i, std::string_view text) const { return i < count && word[i] == text; }
};

NormalForm::NormalForm(const Map& map) : map_(&map) {
  places_.resize(std::bit_ceil(static_cast<size_t>(map.location_count()) * 2 + 2));
  for (int i = 0; i < map.location_count(); ++i) {
    const auto location = static_cast<LocationIndex>(i);
    const uint64_t key = KeyOf(map.Id(location));
    if (key == 0) continue;
    size_t slot = MixWord(key) & (places_.size() - 1);
    while (places_[slot].key != 0) slot = (slot + 1) & (places_.size() - 1);
    places_[slot] = {key, location};
  }
}

LocationIndex NormalForm::FindLocation(std::string_view id) const {
  const uint64_t key = KeyOf(id);
  if (key == 0) return kNoLocation;
  size_t slot = MixWord(key) & (places_.size() - 1);
  while (places_[slot].key != 0 && places_[slot].key != key) slot = (slot + 1) & (places_.size() - 1);
  return places_[slot].key == 0 ? kNoLocation : places_[slot].location;
}

PowerIndex NormalForm::FindPower(std::string_view id) const {
  for (int p = 0; p < map_->power_count(); ++p) {
    if (map_->PowerId(static_cast<PowerIndex>(p)) == id) return static_cast<PowerIndex>(p);
  }
  return kNoPower;
}

std::optional<Unit> NormalForm::ReadUnit(const Graph& graph, PowerIndex power, std::string_view text,
                                         bool* dislodged) const {
  *dislodged = text.starts_with('*');
  if (*dislodged) text.remove_prefix(1);
  if (text.size() < 3 || text[1] != ' ') return std::nullopt;
  const std::optional<UnitType> type = TypeOf(text.substr(0, 1));
  const LocationIndex location = FindLocation(text.substr(2));
  if (!type || location == kNoLocation || !(graph.MayStand(*type, location) || map_->MayEverStand(*type, location)))
    return std::nullopt;
  return Unit{power, *type, location};
}

// Armies with a coast are left to the reader that notes how an order was written.
std::optional<Unit> NormalForm::UnitAt(const Words& words, int at, PowerIndex power) const {
  if (at + 1 >= words.count) return std::nullopt;
  const std::optional<UnitType> type = TypeOf(words.word[at]);
  const LocationIndex location = FindLocation(words.word[at + 1]);
  if (!type || location == kNoLocation) return std::nullopt;
  if (*type == UnitType::kArmy && map_->IsCoast(location)) return std::nullopt;
  return Unit{power, *type, location};
}

std::optional<Order> NormalForm::ReadOrder(PhaseType phase_type, PowerIndex power, std::string_view text) const {
  const Words words(text);
  if (words.count > Words::kMost) return std::nullopt;
  const std::optional<Unit> unit = UnitAt(words, 0, power);
  if (!unit || words.count < 3) return std::nullopt;
  if (phase_type == PhaseType::kMovement) return ReadMovement(words, *unit);
  if (words.count == 3 && words.Is(2, "D")) return Order::Disband(*unit);
  if (words.count == 3 && words.Is(2, "B") && phase_type == PhaseType::kAdjustments) return Order::Build(*unit);
  if (words.count == 4 && words.Is(2, "R") && phase_type == PhaseType::kRetreats) {
    const LocationIndex to = FindLocation(words.word[3]);
    if (to == kNoLocation || (unit->type == UnitType::kArmy && map_->IsCoast(to))) return std::nullopt;
    return Order::Retreat(*unit, to);
  }
  return std::nullopt;
}

std::optional<Order> NormalForm::ReadMovement(const Words& words, const Unit& unit) const {
  if (words.count == 3 && words.Is(2, "H")) return Order::Hold(unit);
  const bool moves = words.Is(2, "-") && (words.count == 4 || (words.count == 5 && words.Is(4, "VIA")));
  const bool helps = (words.Is(2, "S") || words.Is(2, "C")) && (words.count == 5 || words.count == 7);
  if (!moves && !helps) return std::nullopt;
  const UnitType mover = moves ? unit.type : words.Is(3, "F") ? UnitType::kFleet : UnitType::kArmy;
  LocationIndex to = kNoLocation;
  if (moves || words.count == 7) {
    to = FindLocation(words.word[words.Is(4, "VIA") ? 3 : words.count - 1]);
    if (to == kNoLocation || (mover == UnitType::kArmy && map_->IsCoast(to))) return std::nullopt;
  }
  if (moves) return Order::Move(unit, to, words.count == 5);
  const std::optional<Unit> third = UnitAt(words, 3, unit.power);
  if (!third) return std::nullopt;
  if (words.count == 5 && words.Is(2, "S")) return Order::SupportHold(unit, third->type, third->location);
  if (!words.Is(5, "-")) return std::nullopt;
  if (words.Is(2, "S")) return Order::SupportMove(unit, third->type, third->location, to);
  return third->type != unit.type ? std::optional(Order::Convoy(unit, third->location, to)) : std::nullopt;
}

}  // namespace entente
