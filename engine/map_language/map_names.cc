#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <utility>

#include "base/text.h"
#include "map/name_key.h"
#include "map_language/stage_builder.h"

namespace entente {
namespace {

// Words of the order language that real maps use as abbreviations.
constexpr std::array<std::string_view, 4> kNoiseWords = {"AND", "FOR", "THE", "VIA"};

std::vector<NameKey> PlaceClaims(const MapDraft& draft, const Board& board) {
  std::vector<NameKey> claims;
  for (const DraftPlace& place : draft.places) {
    const LocationIndex location = board.Find(place.id);
    if (location == kNoLocation) continue;
    const auto claim = [&](std::string key, KeyRank rank, const Origin& at) {
      claims.push_back({std::move(key), location, rank, rank == KeyRank::kSecond, at});
    };
    claim(PlaceKeyOf(place.id), KeyRank::kAbbreviation, place.at);
    claim(PlaceKeyOf(place.name), KeyRank::kName, place.at);
    for (const DraftAlias& alias : place.aliases) {
      claim(alias.key, alias.second_rank ? KeyRank::kSecond : KeyRank::kAlias, alias.at);
    }
  }
  std::stable_sort(claims.begin(), claims.end(), [](const NameKey& a, const NameKey& b) {
    return std::tie(a.key, a.rank, a.at.sequence) < std::tie(b.key, b.rank, b.at.sequence);
  });
  return claims;
}

// Calls visit(claims) for the claims of each word; the first of them wins.
template <typename Visit>
void ForEachWord(std::span<const NameKey> claims, const Visit& visit) {
  for (size_t i = 0, next = 0; i < claims.size(); i = next) {
    while (next < claims.size() && claims[next].key == claims[i].key) ++next;
    visit(claims.subspan(i, next - i));
  }
}

// Reports a claim that lost its word to another place.
void ReportLoser(const NameKey& winner, const NameKey& loser, const Board& board, DiagnosticList& diagnostics) {
  const std::string text = Quoted(loser.key) + " means " + board.locations[winner.index].id;
  if (loser.rank == KeyRank::kSecond) return;  // second-rank aliases exist for this
  if (winner.rank == KeyRank::kName && loser.rank == KeyRank::kName) {
    diagnostics.Error(loser.at, "DUP_PLACE", "the long name " + Quoted(loser.key) + " is used twice");
  } else if (winner.rank == KeyRank::kAbbreviation) {
    diagnostics.Warning(loser.at, "ALIAS_SHADOW",
                        text + ", whose abbreviation it is, not " + board.locations[loser.index].id);
  } else {
    diagnostics.Warning(loser.at, "DUP_ALIAS", text + " already, not " + board.locations[loser.index].id);
  }
}

bool IsName(KeyRank rank) { return rank == KeyRank::kAbbreviation || rank == KeyRank::kName; }

// A word has one meaning in other phases and another in this stage. The better rank wins in all phases, then the
// earlier one.
void SettleClash(const Board& board, NameKey& known, const NameKey& key, DiagnosticList& diagnostics) {
  if (IsName(key.rank) && IsName(known.rank)) {
    diagnostics.Error(key.at, "DUP_PLACE",
                      Quoted(key.key) + " means " + board.locations[known.index].id + " in other phases");
  } else if (key.rank < known.rank) {
    known = {key.key, key.index, key.rank, known.ambiguous, key.at};
  } else {
    ReportLoser(known, key, board, diagnostics);
  }
}

// Adds the keys of a stage; calls settle(known, key) for words that have a key.
template <typename Settle>
void AddKeys(std::vector<NameKey> stage_keys, std::vector<NameKey>& keys, const Settle& settle) {
  const auto is_before = [](const NameKey& a, const NameKey& b) { return a.key < b.key; };
  std::vector<NameKey> fresh;
  for (NameKey& key : stage_keys) {
    const auto known = std::lower_bound(keys.begin(), keys.end(), key, is_before);
    if (known == keys.end() || known->key != key.key) {
      fresh.push_back(std::move(key));
    } else {
      settle(*known, key);
    }
  }
  keys.insert(keys.end(), fresh.begin(), fresh.end());
  std::sort(keys.begin(), keys.end(), is_before);
}

// The place with a first-rank word equal to a power's name; null if there is none.
const NameKey* PlaceNamedAs(const DraftPower& power, const std::vector<NameKey>& places) {
  const std::string key = PlaceKeyOf(power.name);
  const auto found =
      std::lower_bound(places.begin(), places.end(), key,
                       [](const NameKey& place, const std::string& wanted) { return place.key < wanted; });
  const bool means = found != places.end() && found->key == key && found->rank != KeyRank::kSecond;
  return means ? &*found : nullptr;
}

bool IsHome(const DraftPower& power, const NameKey& place, const Board& board) {
  const std::string& id = board.locations[board.locations[place.index].province].id;
  return std::any_of(power.sites.begin(), power.sites.end(), [&](const DraftSite& site) { return site.id == id; });
}

}  // namespace

std::vector<NameKey> PlaceKeys(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics) {
  std::vector<NameKey> keys;
  ForEachWord(PlaceClaims(draft, board), [&](std::span<const NameKey> claims) {
    NameKey winner = claims.front();
    bool contested = false;  // two places claim the word in the second rank, so it means neither
    for (const NameKey& claim : claims.subspan(1)) {
      if (claim.index == winner.index) continue;
      winner.ambiguous |= claim.rank == KeyRank::kSecond;
      ReportLoser(winner, claim, board, diagnostics);
      contested |= winner.rank == KeyRank::kSecond;
    }
    const bool noise = winner.rank == KeyRank::kAbbreviation &&
                       std::find(kNoiseWords.begin(), kNoiseWords.end(), winner.key) != kNoiseWords.end();
    if (noise) diagnostics.Warning(winner.at, "NOISE_ABBR", Quoted(winner.key) + " is a word of the order language");
    if (!contested && !winner.key.empty()) keys.push_back(std::move(winner));
  });
  return keys;
}

void AddStageKeys(const MapDraft& draft, const Board& board, std::vector<NameKey>& keys, DiagnosticList& diagnostics) {
  AddKeys(PlaceKeys(draft, board, diagnostics), keys, [&](NameKey& known, const NameKey& key) {
    known.ambiguous |= key.ambiguous || (known.index != key.index && known.rank == KeyRank::kSecond);
    if (known.index != key.index) SettleClash(board, known, key, diagnostics);
  });
}

void AddPowerKeys(const std::vector<const DraftPower*>& powers, std::vector<NameKey>& keys,
                  DiagnosticList& diagnostics) {
  AddKeys(PowerKeys(powers), keys, [&](const NameKey& known, const NameKey& key) {
    if (known.index == key.index || !IsName(key.rank)) return;
    const DraftPower& power = *powers[key.index];
    diagnostics.Error(power.at, "RENAME_SYNTAX",
                      Quoted(power.name) + " means another power in other phases: expected a name that no power has");
  });
}

std::vector<NameKey> PowerKeys(const std::vector<const DraftPower*>& powers) {
  constexpr auto kToken = static_cast<KeyRank>(3);  // three letters, or the explicit letter
  std::vector<NameKey> claims;
  for (uint16_t i = 0; i < powers.size(); ++i) {
    const DraftPower& power = *powers[i];
    const std::string name = PowerWordKey(power.name);
    claims.push_back({power.id, i, KeyRank::kAbbreviation, false, power.at});
    claims.push_back({name, i, KeyRank::kName, false, power.at});
    if (!power.own_word.empty()) claims.push_back({PowerWordKey(power.own_word), i, KeyRank::kAlias, false, power.at});
    if (name.size() > 3) claims.push_back({name.substr(0, 3), i, kToken, false, power.at});
    if (!power.letter.empty()) claims.push_back({power.letter, i, kToken, false, power.at});
  }
  std::stable_sort(claims.begin(), claims.end(), [](const NameKey& a, const NameKey& b) {
    return std::tie(a.key, a.rank) < std::tie(b.key, b.rank);
  });
  std::vector<NameKey> keys;
  ForEachWord(claims, [&](std::span<const NameKey> rivals) {
    const NameKey& winner = rivals.front();
    const bool contested = std::any_of(rivals.begin(), rivals.end(), [&](const NameKey& claim) {
      return claim.rank == winner.rank && claim.index != winner.index;
    });
    if (!contested && !winner.key.empty()) keys.push_back(winner);
  });
  return keys;
}

void CheckPowerWords(const std::vector<const DraftPower*>& powers, const std::vector<NameKey>& places,
                     const Board& board, DiagnosticList& diagnostics) {
  for (const DraftPower* power : powers) {
    if (const NameKey* place = PlaceNamedAs(*power, places); place != nullptr && !IsHome(*power, *place, board)) {
      diagnostics.Warning(power->at, "NAME_CLASH",
                          "the name of " + power->name + " is also a word for " + board.locations[place->index].id);
    }
    for (const DraftPower* other : powers) {
      const bool is_first = other->at.sequence < power->at.sequence;
      if (other == power || power->own_word.empty() || other->own_word.empty() || !is_first) continue;
      if (PowerIdentity(other->own_word) != PowerIdentity(power->own_word)) continue;
      diagnostics.Warning(
          power->at, "NAME_CLASH",
          "the own word of " + power->name + ", " + Quoted(power->own_word) + ", is that of " + other->name + ", too");
    }
    if (CodePointCount(power->id) == 3) {
      diagnostics.Warning(power->at, "POWER_3", power->name + " has a name of three letters, like a place");
    }
  }
}

int LongestPlaceWords(const std::vector<NameKey>& keys, const Board& board) {
  constexpr int kBracketWords = 4;  // "( NORTH COAST )"
  int longest = 0;
  for (const NameKey& key : keys) {
    const int words = WordCount(key.key);
    const bool has_coasts = !board.IsCoast(key.index) && board.provinces[key.index].coast_count > 0;  // in any stage
    longest = std::max(longest, has_coasts ? words + kBracketWords : words);
  }
  return longest;
}

}  // namespace entente
