#include "phase_json/odd_key.h"

#include <algorithm>
#include <bit>
#include <span>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kGameKeys[] = {"phases",      "rules",     "map",      "id",        "draw_vote",
                                          "submissions", "end_rules", "language", "full_names"};
constexpr std::string_view kPhaseKeys[] = {"orders",     "state",    "name",      "rules",  "map",
                                           "id",         "end",      "winners",   "winner", "ended_in",
                                           "by_default", "language", "full_names"};
constexpr std::string_view kStateKeys[] = {"units",         "centers",      "retreats",       "name",
                                           "homes",         "claims",       "seizing_builds", "guest_builds",
                                           "hidden_builds", "control_turns"};
constexpr std::string_view kBallotKeys[] = {"survivors", "votes", "steps", "id", "language", "full_names"};
constexpr std::string_view kStepKeys[] = {"by", "cast", "cancel", "processed", "survivors"};
constexpr std::string_view kMessageKeys[] = {"text", "wire", "id", "power", "receivers"};
// Of webDiplomacy's states: the lists of a game or a phase.
constexpr std::string_view kWebStateKeys[] = {"phases", "units", "orders", "centers", "standoffs", "occupiedFrom"};
// Keys of other tools: common ones, and some that happen to differ from ours by one letter.
constexpr std::string_view kOthers[] = {"builds", "results", "messages", "timestamp",  "zobrist_hash",   "note",
                                        "notes",  "map",     "rules",    "influence",  "civil_disorder", "game_id",
                                        "game",   "stats",   "phase",    "controllers"};

std::span<const std::string_view> KeysOf(KeyLevel level) {
  switch (level) {
    case KeyLevel::kGame:
      return kGameKeys;
    case KeyLevel::kPhase:
      return kPhaseKeys;
    case KeyLevel::kState:
      return kStateKeys;
    case KeyLevel::kBallot:
      return kBallotKeys;
    case KeyLevel::kStep:
      return kStepKeys;
    case KeyLevel::kWebState:
      return kWebStateKeys;
    case KeyLevel::kMessage:
      break;
  }
  return kMessageKeys;
}

// The letters of a word, a bit each. One edit changes at most two bits. Used to skip EditDistance for distant words.
uint32_t LettersOf(std::string_view word) {
  uint32_t letters = 0;
  for (const char c : word) letters |= uint32_t{1} << (c & 31);
  return letters;
}

// Whether a word differs by one edit (a letter wrong, surplus, missing, or swapped with the next). Known words of seven
// letters or more allow two edits if the first letter is right. Known words of three letters allow one more letter at the
// end; short words are too close to others for more.
bool LooksLike(std::string_view lower, std::string_view known) {
  if (lower == known) return true;
  if (known.size() == 3 && lower.size() == 4 && lower.starts_with(known)) return true;
  if (known.size() < 4 || lower.empty()) return false;
  const bool is_long = known.size() >= 7 && lower.front() == known.front();
  const int allowed = is_long ? 2 : 1;
  if (std::popcount(LettersOf(lower) ^ LettersOf(known)) > 2 * allowed) return false;
  return EditDistance(lower, known, allowed) <= allowed;
}

// Keys that belong to another object: members of the state beside the state, and orders inside it.
constexpr std::string_view kStateKeysOutside[] = {"units", "centers", "retreats", "homes"};
constexpr std::string_view kPhaseKeysInside[] = {"orders"};

std::span<const std::string_view> KeysElsewhere(KeyLevel level) {
  if (level == KeyLevel::kPhase) return kStateKeysOutside;
  if (level == KeyLevel::kState) return kPhaseKeysInside;
  return {};
}

bool IsOneOf(std::string_view key, std::span<const std::string_view> keys) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

// The key in lower case without invisible characters: blanks at its ends, no-break spaces, soft hyphens, zero-width marks.
std::string Visible(std::string_view key) {
  constexpr std::string_view kUnseen[] = {"\xc2\xa0",     "\xc2\xad",     "\xe2\x80\x8b",
                                          "\xe2\x80\x8c", "\xe2\x80\x8d", "\xe2\x80\x8e",
                                          "\xe2\x80\x8f", "\xe2\x81\xa0", "\xef\xbb\xbf"};
  std::string seen = LowerAscii(key);
  for (const std::string_view mark : kUnseen) {
    for (size_t at = 0; (at = seen.find(mark, at)) != std::string::npos;) seen.erase(at, mark.size());
  }
  const auto is_unseen = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  seen.erase(std::find_if_not(seen.rbegin(), seen.rend(), is_unseen).base(), seen.end());
  seen.erase(seen.begin(), std::find_if_not(seen.begin(), seen.end(), is_unseen));
  return seen;
}

}  // namespace

std::optional<OddKey> FindOddKey(KeyLevel level, std::string_view key) {
  constexpr size_t kLongest = 24;  // much longer than any known key
  if (key.size() > kLongest) return std::nullopt;
  const std::span<const std::string_view> read = KeysOf(level), elsewhere = KeysElsewhere(level);
  if (IsOneOf(key, elsewhere)) return OddKey{level, std::string(key), {}};
  const bool may_be_ours = level == KeyLevel::kGame && key == "phase";
  if ((!may_be_ours && IsOneOf(key, kOthers)) || IsOneOf(key, read)) return std::nullopt;
  const std::string visible = Visible(key);
  const bool is_unseen = visible.size() < key.size();
  if (is_unseen && IsOneOf(visible, kOthers)) return std::nullopt;
  for (const bool is_elsewhere : {false, true}) {
    for (const std::string_view known : is_elsewhere ? elsewhere : read) {
      if (!LooksLike(visible, known)) continue;
      return OddKey{level, is_unseen ? Excerpt(visible) : Excerpt(key), known, is_elsewhere, is_unseen};
    }
  }
  return std::nullopt;
}

std::string OddKeyNote(const OddKey& odd, Language language) {
  const bool in_state = odd.level == KeyLevel::kState;
  const std::string path = (in_state ? "state." : "") + odd.key;
  const std::string key = FilledText(language, odd.has_unseen ? MessageId::kOddKeyUnseen : MessageId::kOddKey, {path});
  if (odd.meant.empty()) {
    return FilledText(language, in_state ? MessageId::kBelongsBesideState : MessageId::kBelongsIntoState, {key});
  }
  const MessageId elsewhere = in_state ? MessageId::kKeyMeantBesideState : MessageId::kKeyMeantInState;
  return FilledText(language, odd.is_elsewhere ? elsewhere : MessageId::kKeyMeant, {key, odd.meant});
}

}  // namespace entente
