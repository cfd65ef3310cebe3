// Stanzas and blocks that are not closed: what belongs to the base map stands in them. Source: maps/LANGUAGE.md (IN and
// FROM; Stanzas).
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "map_language/map_directives.h"

namespace entente {
namespace {

// The abbreviation behind the `=` of a place line; empty if the line is none.
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

// The place that a terrain line describes; empty if the line is none.
std::string_view TerrainLineId(const MapLine& line) {
  constexpr std::array<std::string_view, 5> kWords = {"WATER", "LAND", "COAST", "PORT", "SHUT"};
  const bool is_terrain = line.size() > 2 && std::find(kWords.begin(), kWords.end(), line.Keyword()) != kWords.end();
  return is_terrain ? std::string_view(line[1].upper) : std::string_view();
}

// What the base map speaks of and does not have.
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

void CheckStanzaEnd(ReadContext& context) {
  if (context.file().stanza == FileState::Stanza::kNone || context.dynamic != nullptr || context.stopped) return;
  context.Error(context.file().stanza_at, "NOT_CLOSED", "the stanza is not closed: expected a line END DIRECTIVES");
}

void CheckOpenBlocks(ReadContext& context) {
  if (context.draft->dynamics.empty()) return;
  const BaseGaps gaps(*context.draft);
  if (gaps.empty()) return;
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
