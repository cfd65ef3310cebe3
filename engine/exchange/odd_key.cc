#include "exchange/odd_key.h"

#include <algorithm>
#include <span>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kGameKeys[] = {"phases", "rules", "map", "id", "draw_vote"};
constexpr std::string_view kPhaseKeys[] = {"orders", "state", "name",    "rules",  "map",
                                           "id",     "end",   "winners", "winner", "ended_in"};
constexpr std::string_view kStateKeys[] = {"units",         "centers",      "retreats",       "name",
                                           "homes",         "claims",       "seizing_builds", "guest_builds",
                                           "hidden_builds", "control_turns"};
// Keys of other tools: those that most inputs have, and some that are only by chance one letter away from ours.
constexpr std::string_view kOthers[] = {"builds", "results", "messages", "timestamp",  "zobrist_hash",   "note",
                                        "notes",  "map",     "rules",    "influence",  "civil_disorder", "game_id",
                                        "game",   "stats",   "phase",    "controllers"};

std::span<const std::string_view> KeysOf(KeyLevel level) {
  if (level == KeyLevel::kGame) return kGameKeys;
  if (level == KeyLevel::kPhase) return kPhaseKeys;
  return kStateKeys;
}

// One letter wrong, too many, missing or swapped with the next; of words from seven letters on two, behind the first.
// Words of less than four letters are near too much: only their case may differ.
bool LooksLike(std::string_view lower, std::string_view known) {
  if (lower == known) return true;
  if (known.size() < 4 || lower.empty()) return false;
  const bool is_long = known.size() >= 7 && lower.front() == known.front();
  const int allowed = is_long ? 2 : 1;
  return EditDistance(lower, known, allowed) <= allowed;
}

// A member of the state beside it, or orders inside it.
bool BelongsElsewhere(KeyLevel level, std::string_view key) {
  if (level == KeyLevel::kPhase) return key == "units" || key == "centers" || key == "retreats";
  return level == KeyLevel::kState && key == "orders";
}

}  // namespace

std::optional<OddKey> FindOddKey(KeyLevel level, std::string_view key) {
  constexpr size_t kLongest = 16;  // no key that is read comes near to it
  if (key.size() > kLongest) return std::nullopt;
  if (BelongsElsewhere(level, key)) return OddKey{level, std::string(key), {}};
  const bool may_be_ours = level == KeyLevel::kGame && key == "phase";
  if (!may_be_ours && std::find(std::begin(kOthers), std::end(kOthers), key) != std::end(kOthers)) return std::nullopt;
  const std::span<const std::string_view> read = KeysOf(level);
  if (std::find(read.begin(), read.end(), key) != read.end()) return std::nullopt;
  const std::string lower = LowerAscii(key);
  for (const std::string_view known : read) {
    if (LooksLike(lower, known)) return OddKey{level, Excerpt(key), known};
  }
  return std::nullopt;
}

std::string OddKeyNote(const OddKey& odd) {
  std::string note = (odd.level == KeyLevel::kState ? "`state." : "`") + odd.key + "` is not read";
  if (!odd.meant.empty()) return note.append(": did you mean `").append(odd.meant).append("`?");
  return note.append(odd.level == KeyLevel::kState ? " there: it belongs beside `state`"
                                                   : " there: it belongs into `state`");
}

}  // namespace entente
