#include "notation/normal_form.h"

#include <bit>
#include <cstring>

#include "base/digest.h"

namespace entente {
namespace {

// The first bytes of a text, at most eight, as one number. The first byte is the lowest.
uint64_t BeginningOf(std::string_view text) {
  if (text.size() >= 8) {
    uint64_t key;
    std::memcpy(&key, text.data(), sizeof(key));
    return key;
  }
  if (text.size() >= 4) {
    uint32_t first, last;
    std::memcpy(&first, text.data(), sizeof(first));
    std::memcpy(&last, text.data() + text.size() - sizeof(last), sizeof(last));
    return first | uint64_t{last} << (8 * (text.size() - sizeof(last)));
  }
  uint64_t key = 0;
  for (size_t i = 0; i < text.size(); ++i) key |= uint64_t{static_cast<uint8_t>(text[i])} << (8 * i);
  return key;
}

// An id of at most 8 bytes as one number. 0 for longer ids, and for ids with a zero byte at the end, which the number
// cannot show.
uint64_t KeyOf(std::string_view id) { return id.size() > 8 || id.ends_with('\0') ? 0 : BeginningOf(id); }

constexpr uint64_t kViaWord = 'V' | 'I' << 8 | 'A' << 16;

std::optional<UnitType> TypeOf(uint64_t word) {
  if (word == 'A') return UnitType::kArmy;
  if (word == 'F') return UnitType::kFleet;
  return std::nullopt;
}

}  // namespace

// Reads the words of a text, separated by single blanks, as numbers like the keys of places.
class NormalForm::Words {
 public:
  static constexpr size_t kMost = 40;              // bytes; no normal form with ids of 8 bytes is longer
  static constexpr uint64_t kNone = ~uint64_t{0};  // no word: no UTF-8 text has these bytes

  // Shapes: `text` has at most kMost bytes.
  explicit Words(std::string_view text) : size_(text.size()) {
    std::memset(bytes_, ' ', sizeof(bytes_));
    if (!text.empty()) std::memcpy(bytes_, text.data(), text.size());
  }
  bool AreAllTaken() const { return at_ > size_; }

  // The next word; kNone if there is none, or it is empty, longer than a key, or ends with a zero byte.
  uint64_t Take() {
    if (at_ > size_) return kNone;
    uint64_t word;
    std::memcpy(&word, bytes_ + at_, sizeof(word));
    const size_t length = LengthOf(word);
    if (length == 0 || bytes_[at_ + length] != ' ' || bytes_[at_ + length - 1] == '\0') return kNone;
    at_ += length + 1;
    return length == 8 ? word : word & ~(~uint64_t{0} << (8 * length));
  }

 private:
  // The number of bytes before the first blank. Finds a zero byte by the borrow of a subtraction. The borrow can give
  // false hits only above the first zero byte, so the lowest hit is right.
  static size_t LengthOf(uint64_t word) {
    constexpr uint64_t kOnes = 0x0101010101010101u;
    const uint64_t blank = word ^ (kOnes * ' ');
    return static_cast<size_t>(std::countr_zero((blank - kOnes) & ~blank & (kOnes * 0x80))) / 8;
  }

  char bytes_[kMost + 16];  // blanks behind the text
  size_t size_;
  size_t at_ = 0;
};

NormalForm::NormalForm(const Map& map) : map_(&map) {
  for (const PowerIndex p : map.powers()) beginnings_.push_back(BeginningOf(map.PowerId(p)));
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

LocationIndex NormalForm::FindKey(uint64_t key) const {
  size_t slot = MixWord(key) & (places_.size() - 1);
  while (places_[slot].key != 0 && places_[slot].key != key) slot = (slot + 1) & (places_.size() - 1);
  return places_[slot].location;
}

LocationIndex NormalForm::FindLocation(std::string_view id) const {
  const uint64_t key = KeyOf(id);
  return key == 0 ? kNoLocation : FindKey(key);
}

PowerIndex NormalForm::FindPower(std::string_view id) const {
  const uint64_t beginning = BeginningOf(id);
  for (size_t p = 0; p < beginnings_.size(); ++p) {
    if (beginnings_[p] == beginning && map_->PowerId(static_cast<PowerIndex>(p)) == id)
      return static_cast<PowerIndex>(p);
  }
  return kNoPower;
}

std::optional<Unit> NormalForm::ReadUnit(const Graph& graph, PowerIndex power, std::string_view text,
                                         bool* dislodged) const {
  *dislodged = text.starts_with('*');
  if (*dislodged) text.remove_prefix(1);
  if (text.size() < 3 || text[1] != ' ') return std::nullopt;
  const std::optional<UnitType> type = TypeOf(static_cast<uint8_t>(text[0]));
  const LocationIndex location = FindLocation(text.substr(2));
  if (!type || location == kNoLocation || !(graph.MayStand(*type, location) || map_->MayEverStand(*type, location)))
    return std::nullopt;
  return Unit{power, *type, location};
}

// Takes a place for a unit of the type. An army with a coast is refused here, because the full reader must set its
// as-written flag.
LocationIndex NormalForm::TakePlace(Words& words, UnitType type) const {
  const LocationIndex location = FindKey(words.Take());
  const bool is_odd = location != kNoLocation && type == UnitType::kArmy && map_->IsCoast(location);
  return is_odd ? kNoLocation : location;
}

std::optional<Unit> NormalForm::TakeUnit(Words& words, PowerIndex power) const {
  const std::optional<UnitType> type = TypeOf(words.Take());
  if (!type) return std::nullopt;
  const LocationIndex location = TakePlace(words, *type);
  return location == kNoLocation ? std::nullopt : std::optional(Unit{power, *type, location});
}

std::optional<Order> NormalForm::ReadOrder(PhaseType phase_type, PowerIndex power, std::string_view text) const {
  if (text.size() > Words::kMost) return std::nullopt;
  Words words(text);
  const std::optional<Unit> unit = TakeUnit(words, power);
  if (!unit) return std::nullopt;
  std::optional<Order> order;
  if (phase_type == PhaseType::kMovement) {
    order = ReadMovement(words, *unit);
  } else {
    const uint64_t verb = words.Take();
    if (verb == 'D') order = Order::Disband(*unit);
    if (verb == 'B' && phase_type == PhaseType::kAdjustments) order = Order::Build(*unit);
    if (verb == 'R' && phase_type == PhaseType::kRetreats) {
      const LocationIndex to = TakePlace(words, unit->type);
      if (to != kNoLocation) order = Order::Retreat(*unit, to);
    }
  }
  return words.AreAllTaken() ? order : std::nullopt;
}

std::optional<Order> NormalForm::ReadMovement(Words& words, const Unit& unit) const {
  const uint64_t verb = words.Take();
  if (verb == 'H') return Order::Hold(unit);
  if (verb == 'S') return ReadSupport(words, unit);
  if (verb == 'C') return ReadConvoy(words, unit);
  if (verb != '-') return std::nullopt;
  const LocationIndex to = TakePlace(words, unit.type);
  if (to == kNoLocation) return std::nullopt;
  if (words.AreAllTaken()) return Order::Move(unit, to);
  return words.Take() == kViaWord ? std::optional(Order::Move(unit, to, true)) : std::nullopt;
}

std::optional<Order> NormalForm::ReadSupport(Words& words, const Unit& unit) const {
  const std::optional<Unit> third = TakeUnit(words, unit.power);
  if (!third) return std::nullopt;
  if (words.AreAllTaken()) return Order::SupportHold(unit, third->type, third->location);
  if (words.Take() != '-') return std::nullopt;
  const LocationIndex to = TakePlace(words, third->type);
  return to == kNoLocation ? std::nullopt : std::optional(Order::SupportMove(unit, third->type, third->location, to));
}

std::optional<Order> NormalForm::ReadConvoy(Words& words, const Unit& unit) const {
  const std::optional<Unit> third = TakeUnit(words, unit.power);
  if (!third || third->type == unit.type || words.Take() != '-') return std::nullopt;
  const LocationIndex to = TakePlace(words, third->type);
  return to == kNoLocation ? std::nullopt : std::optional(Order::Convoy(unit, third->location, to));
}

}  // namespace entente
