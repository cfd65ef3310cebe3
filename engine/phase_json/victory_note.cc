#include "phase_json/victory_note.h"

#include <bit>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kBegin = "Victory by: ";
constexpr size_t kLetters = 3;

// The powers whose ids begin so.
PowerSet PowersThatBegin(const Map& map, std::string_view name) {
  if (name.starts_with(' ')) name.remove_prefix(1);
  PowerSet powers = 0;
  for (const PowerIndex power : map.powers()) {
    if (name.size() >= kLetters && map.PowerId(power).starts_with(name)) powers |= SetOf(power);
  }
  return powers;
}

}  // namespace

std::string VictoryNote(const Map& map, PowerSet winners) {
  std::string note;
  for (const PowerIndex power : map.powers()) {
    if ((winners & SetOf(power)) == 0) continue;
    note.append(note.empty() ? kBegin : ", ").append(map.PowerId(power).substr(0, kLetters));
  }
  return note;
}

PowerSet PowersOfVictoryNote(const Map& map, std::string_view note) {
  if (!note.starts_with(kBegin)) return 0;
  PowerSet winners = 0;
  for (std::string_view rest = note.substr(kBegin.size()); !rest.empty();) {
    const size_t comma = rest.find(',');
    const PowerSet named = PowersThatBegin(map, rest.substr(0, comma));
    if (!std::has_single_bit(named)) return 0;
    winners |= named;
    rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
  }
  return winners;
}

}  // namespace entente
