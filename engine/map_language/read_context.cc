#include <algorithm>
#include <utility>

#include "base/ids.h"
#include "base/text.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr uint64_t kMostWork = uint64_t{1} << 27;
constexpr uint64_t kWorkPerRecord = 4;

// Records that a change to the whole draft walks over.
size_t RecordCount(const MapDraft& draft) {
  size_t count = draft.places.size() + draft.neutrals.size() + draft.units.size();
  for (const auto& [id, record] : draft.terrain) count += 1 + record.entries.size();
  for (const auto& [id, power] : draft.powers) count += 1 + power.sites.size() + power.controllers.size();
  for (const DraftSuspect& suspect : draft.suspects) count += 1 + suspect.tokens.size();
  return count;
}

}  // namespace

void ReadContext::ExpectAtMost(const MapLine& line, size_t most) {
  if (line.size() <= most) return;
  Warning(line[most].at, "EXTRA_WORDS", Quoted(line[most].text) + " and what follows it are not read");
}

void ReadContext::Limit(const Origin& at, std::string text) {
  if (!stopped) Error(at, "LIMIT", std::move(text));
  stopped = true;
}

bool ReadContext::SpendWork(const Origin& at, uint64_t units) {
  work += units;
  if (work > kMostWork) Limit(at, "more lines for long lists than can be read in reasonable time");
  return !stopped;
}

bool ReadContext::Spend(const Origin& at, size_t records) { return SpendWork(at, kWorkPerRecord * records); }

bool ReadContext::CountEdit(const Origin& at) {
  if (dynamic == nullptr && ++edits > kMaxLocations) Limit(at, "more than 2048 renames and drops");
  return Spend(at, RecordCount(*draft));
}

DraftPower* ReadContext::CurrentPower(const MapLine& line) {
  const auto found = draft->powers.find(file().power);
  if (!file().power.empty() && found != draft->powers.end()) return &found->second;
  if (!std::exchange(file().power_lost, true)) {
    Error(line[0].at, "NO_POWER", line.Keyword() + " stands under no power's line");
  }
  return nullptr;
}

std::string ReadContext::Nearest(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr size_t kPasses = 3;      // NearestWords looks for words at 0, 1 and 2 edits
  constexpr size_t kWorkPerTry = 4;  // besides the table of a comparison
  constexpr size_t kLongWord = 32;
  if (diagnostics.full() || word.size() > kLongWord) return "";
  work += kPasses * candidates.size() * (kWorkPerTry + word.size() * word.size());
  return NearestText(word, candidates);
}

std::string ReadContext::NearestPower(std::string_view identity) {
  std::vector<std::string_view> ids;
  for (const auto& [id, power] : draft->powers) ids.push_back(id);
  return Nearest(identity, ids);
}

std::string ReadContext::NearestPlace(std::string_view id) {
  constexpr uint64_t kWorkPerPlace = 64;
  if (diagnostics.full()) return "";
  work += kWorkPerPlace * draft->places.size();
  return NearestPlaceText(*draft, id);
}

bool WrittenByThisText(const ReadContext& context, const Origin& record) {
  if (context.dynamic == nullptr) return true;
  const std::vector<MapLine>& lines = context.dynamic->lines;
  return !lines.empty() && lines.front().at.sequence <= record.sequence && record.sequence <= lines.back().at.sequence;
}

}  // namespace entente
