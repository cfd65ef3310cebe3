#include <algorithm>

#include "base/text.h"
#include "map_language/map_tables.h"

namespace entente {
namespace {

class PassageTablesBuilder {
 public:
  PassageTablesBuilder(const Board& board, const std::vector<uint32_t>& letters,
                       const std::vector<ProvinceIndex>& all_centers, const std::vector<ProvinceIndex>& stage_centers,
                       DiagnosticList& diagnostics)
      : board_(board),
        letters_(letters),
        all_centers_(all_centers),
        stage_centers_(stage_centers),
        diagnostics_(diagnostics) {}

  PassageTables Build() {
    for (LocationIndex l = 0; l < board_.location_count(); ++l) {
      tables_.starts.push_back(static_cast<uint32_t>(tables_.records.size()));
      AddLocation(l);
    }
    tables_.starts.push_back(static_cast<uint32_t>(tables_.records.size()));
    return std::move(tables_);
  }

 private:
  void AddLocation(LocationIndex from) {
    std::vector<const BoardEntry*> special;
    for (const BoardEntry& entry : board_.locations[from].entries) {
      const DraftEntry& draft = *entry.draft;
      if (draft.strait || draft.half || draft.by_power || !draft.centers.empty()) special.push_back(&entry);
    }
    const auto province = [&](const BoardEntry* entry) { return board_.locations[entry->target].province; };
    std::stable_sort(special.begin(), special.end(), [&](auto* a, auto* b) { return province(a) < province(b); });
    for (size_t i = 0; i < special.size();) {
      const size_t first = i;
      while (i < special.size() && province(special[i]) == province(special[first])) ++i;
      AddRecord(from, province(special[first]), {special.data() + first, i - first});
    }
  }

  void AddRecord(LocationIndex from, ProvinceIndex to, std::span<const BoardEntry* const> entries) {
    PassageRecord record;
    record.from = from;
    record.to = to;
    record.powers = ~uint64_t{0};
    record.first_center = static_cast<uint32_t>(tables_.centers.size());
    for (const BoardEntry* entry : entries) {
      const DraftEntry& draft = *entry->draft;
      const PassageStrength strength = draft.strait ? PassageStrength::kNone
                                       : draft.half ? PassageStrength::kHalf
                                                    : PassageStrength::kFull;
      record.strength = std::max(record.strength, static_cast<uint8_t>(strength));
      if (draft.by_power) {
        record.by_power = 1;
        record.powers &= PowersOf(draft);
      }
      for (const std::string& center : draft.centers) AddCenter(draft, center);
    }
    if (record.by_power == 0) record.powers = 0;
    record.center_count = static_cast<uint16_t>(tables_.centers.size() - record.first_center);
    tables_.records.push_back(record);
  }

  // The powers of any of the letters may pass; without letters no power may.
  uint64_t PowersOf(const DraftEntry& draft) {
    uint64_t powers = 0;
    for (std::string_view rest = draft.powers; !rest.empty();) {
      const std::string_view letter = FirstCharacter(rest);
      rest.remove_prefix(letter.size());
      const auto found = std::find(letters_.begin(), letters_.end(), CodePointOf(letter));
      if (found == letters_.end()) {
        diagnostics_.Error(draft.at, "BAD_LETTER", Quoted(letter) + " is no power's letter: expected " + AllLetters());
      } else {
        powers |= uint64_t{1} << (found - letters_.begin());
      }
    }
    return powers;
  }

  std::string AllLetters() const {
    std::string text;
    for (const uint32_t letter : letters_) {
      if (letter != 0) text += (text.empty() ? "one of " : " ") + Utf8Of(letter);
    }
    return text.empty() ? "no letters, for the powers have none" : text;
  }

  void AddCenter(const DraftEntry& draft, const std::string& id) {
    const ProvinceIndex province = board_.FindProvince(id);
    if (!std::binary_search(stage_centers_.begin(), stage_centers_.end(), province)) {
      diagnostics_.Error(draft.at, "BAD_CONDITION", Quoted(id) + " is no supply center" + NearestCenter(id));
      return;
    }
    const auto center = std::lower_bound(all_centers_.begin(), all_centers_.end(), province);
    tables_.centers.push_back(static_cast<CenterIndex>(center - all_centers_.begin()));
  }

  std::string NearestCenter(const std::string& id) const {
    std::vector<std::string_view> ids;
    for (const ProvinceIndex center : stage_centers_) ids.push_back(board_.locations[center].id);
    return NearestText(id, ids);
  }

  const Board& board_;
  const std::vector<uint32_t>& letters_;
  const std::vector<ProvinceIndex>& all_centers_;
  const std::vector<ProvinceIndex>& stage_centers_;
  DiagnosticList& diagnostics_;
  PassageTables tables_;
};

}  // namespace

PassageTables BuildPassageTables(const Board& board, const std::vector<uint32_t>& letters,
                                 const std::vector<ProvinceIndex>& all_centers,
                                 const std::vector<ProvinceIndex>& stage_centers, DiagnosticList& diagnostics) {
  return PassageTablesBuilder(board, letters, all_centers, stage_centers, diagnostics).Build();
}

}  // namespace entente
