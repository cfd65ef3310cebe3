#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "base/ids.h"
#include "base/text.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr uint64_t kMostWork = uint64_t{1} << 27;
constexpr uint64_t kWorkPerRecord = 4;

// The records that a change to the whole draft walks.
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
  constexpr size_t kWorkPerTry = 4;  // in addition to the table of a comparison
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

namespace {

// The abbreviation after the `=` of a place line; empty for other lines.
std::string_view PlaceLineId(const MapLine& line) {
  for (size_t i = 0; i < line.size(); ++i) {
    const std::string_view word = line[i].upper;
    const size_t equals = word.find('=');
    if (equals == std::string_view::npos) continue;
    if (equals + 1 < word.size()) return word.substr(equals + 1);
    return i + 1 < line.size() ? std::string_view(line[i + 1].upper) : std::string_view();
  }
  return {};
}

// The place of a terrain line; empty for other lines.
std::string_view TerrainLineId(const MapLine& line) {
  constexpr std::array<std::string_view, 5> kWords = {"WATER", "LAND", "COAST", "PORT", "SHUT"};
  const bool is_terrain = line.size() > 2 && std::find(kWords.begin(), kWords.end(), line.Keyword()) != kWords.end();
  return is_terrain ? std::string_view(line[1].upper) : std::string_view();
}

// Places that the base map uses and does not have.
class BaseGaps {
 public:
  explicit BaseGaps(const MapDraft& draft) {
    std::set<std::string_view> places;
    for (const DraftPlace& place : draft.places) places.insert(place.id);
    const auto name = [&](const std::string& id) {
      if (!places.contains(id)) nameless_.insert(id);
    };
    for (const DraftMention& neutral : draft.neutrals) name(neutral.id);
    for (const DraftUnit& unit : draft.units) name(unit.id);
    for (const auto& [id, power] : draft.powers) {
      for (const DraftSite& site : power.sites) name(site.id);
    }
    for (const auto& [id, record] : draft.terrain) {
      name(id);
      for (const DraftEntry& entry : record.entries) name(entry.id);
    }
    for (const std::string_view id : places) {
      if (!draft.terrain.contains(std::string(id))) bare_.insert(id);
    }
  }

  bool empty() const { return nameless_.empty() && bare_.empty(); }
  bool IsFilledBy(const MapLine& line) const {
    const std::string_view place = PlaceLineId(line);
    return place.empty() ? bare_.contains(TerrainLineId(line)) : nameless_.contains(place);
  }

 private:
  std::set<std::string_view> nameless_;  // named, without a place line
  std::set<std::string_view> bare_;      // without a terrain line
};

}  // namespace

void CheckOpenBlocks(ReadContext& context) {
  if (context.draft->dynamics.empty() && context.draft->stanza_lines.empty()) return;
  const BaseGaps gaps(*context.draft);
  if (gaps.empty()) return;
  for (const DraftStanzaLine& line : context.draft->stanza_lines) {
    if (!gaps.IsFilledBy(SplitLine(line.text, line.at))) continue;
    context.Error(line.stanza_at, "NOT_CLOSED",
                  "the stanza holds what the base map needs (" + context.diagnostics.PlaceOf(line.at) +
                      "): expected END DIRECTIVES in front of it");
    break;
  }
  for (const DraftDynamic& block : context.draft->dynamics) {
    const auto line = std::find_if(block.lines.begin(), block.lines.end(),
                                   [&](const MapLine& stored) { return gaps.IsFilledBy(stored); });
    if (line == block.lines.end() || line->at.sequence == block.at.sequence) continue;
    context.Error(block.at, "NOT_CLOSED",
                  "the lines of " + Quoted(block.phase) + " hold what the base map needs (" +
                      context.diagnostics.PlaceOf(line->at) + "): expected FROM START in front of it");
  }
}

}  // namespace entente
