#include "map_language/canonical_text.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/text.h"
#include "map/name_key.h"
#include "map_language/flow_builder.h"
#include "map_language/map_reader.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

// ---- Order ----

template <typename Record>
std::vector<const Record*> SortedById(const std::vector<Record>& records) {
  std::vector<const Record*> sorted;
  sorted.reserve(records.size());
  for (const Record& record : records) sorted.push_back(&record);
  std::sort(sorted.begin(), sorted.end(), [](const Record* a, const Record* b) {
    const int order = a->id.compare(b->id);
    return order != 0 ? order < 0 : a < b;
  });
  return sorted;
}

// Finds the place that keeps a first-rank alias claimed by two places: the place whose line came first.
class AliasClaims {
 public:
  explicit AliasClaims(const MapDraft& draft) {
    for (const DraftPlace& place : draft.places) {
      for (const DraftAlias& alias : place.aliases) {
        if (!alias.second_rank) claims_.push_back({alias.key, alias.at.sequence, &place});
      }
    }
    std::sort(claims_.begin(), claims_.end(),
              [](const Claim& a, const Claim& b) { return std::tie(a.key, a.sequence) < std::tie(b.key, b.sequence); });
  }

  bool IsWon(const DraftAlias& alias, const DraftPlace& place) const {
    const auto first = std::lower_bound(claims_.begin(), claims_.end(), alias.key,
                                        [](const Claim& a, const std::string& key) { return a.key < key; });
    return alias.second_rank || first == claims_.end() || first->place == &place;
  }

 private:
  struct Claim {
    std::string_view key;
    uint32_t sequence;
    const DraftPlace* place;
  };
  std::vector<Claim> claims_;
};

// First-rank aliases first; without aliases that repeat the name or the abbreviation.
std::vector<const DraftAlias*> AliasesToWrite(const DraftPlace& place, const AliasClaims& claims) {
  const std::string id = PlaceKeyOf(place.id), name = PlaceKeyOf(place.name);
  std::vector<const DraftAlias*> aliases;
  for (const DraftAlias& alias : place.aliases) {
    if (alias.key != id && alias.key != name && claims.IsWon(alias, place)) aliases.push_back(&alias);
  }
  const auto key = [](const DraftAlias* alias) { return std::tie(alias->second_rank, alias->key); };
  std::sort(aliases.begin(), aliases.end(), [&](auto* a, auto* b) { return key(a) < key(b); });
  const auto same = [&](auto* a, auto* b) { return key(a) == key(b); };
  aliases.erase(std::unique(aliases.begin(), aliases.end(), same), aliases.end());
  return aliases;
}

// ---- Lines ----

class LineWriter {
 public:
  explicit LineWriter(CanonicalText& out) : out_(out) {}

  void Comment(std::string_view text) {
    out_.text.append("# ").append(text).append("\n");
    ++line_;
  }
  void Blank() {
    out_.text += '\n';
    ++line_;
  }
  // A word of the line, at least `width` characters wide.
  void Word(std::string_view text, const Origin& at, int width = 0) {
    if (!last_.empty()) Pad(1);
    out_.words.push_back({line_, column_, at});
    out_.text += text;
    last_.assign(text);
    const int characters = CodePointCount(text);
    column_ += static_cast<uint32_t>(characters);
    missing_ = std::max(0, width - characters);
  }
  void Indent() { Pad(2); }
  // Writes a whole line unchanged.
  void Raw(std::string_view text) {
    out_.text.append(text).append("\n");
    ++line_;
  }
  // Ends the line. A list whose last word looks like a stanza line gets a comma after it.
  void End(bool is_list = false) {
    if (is_list && IsStanzaWord(last_)) out_.text += ',';
    out_.text += '\n';
    ++line_;
    column_ = 1;
    missing_ = 0;
    last_.clear();
  }

 private:
  void Pad(int least) {
    const int blanks = least + missing_;
    out_.text.append(static_cast<size_t>(blanks), ' ');
    column_ += static_cast<uint32_t>(blanks);
    missing_ = 0;
  }

  CanonicalText& out_;
  std::string last_;
  uint32_t line_ = 1;
  uint32_t column_ = 1;
  int missing_ = 0;  // blanks that widen the last word if another follows
};

class Writer {
 public:
  Writer(const MapDraft& draft, CanonicalText& out) : draft_(draft), units_(SortedById(draft.units)), lines_(out) {}

  void Write() {
    lines_.Comment(Excerpt(draft_.name, 64) + ".map");
    lines_.Blank();
    WriteMapLine();
    WriteSettings();
    WritePhases();
    lines_.Blank();
    for (const auto& [id, power] : draft_.powers) WritePower(power);
    WriteNeutrals();
    lines_.Blank();
    WritePlaces();
    lines_.Blank();
    WriteTerrain();
    WriteStanzas();
    WriteDynamics();
  }

 private:
  static constexpr int kWidestName = 40;  // long names are padded up to this width

  void WriteWords(std::string_view keyword, const std::vector<std::string>& words) {
    lines_.Word(keyword, Origin());
    for (const std::string& word : words) lines_.Word(word, Origin());
    lines_.End();
  }

  // MAP without DRAWING would include the file.
  void WriteMapLine() {
    if (draft_.graphics.empty()) return;
    if (draft_.graphics.find_first_of(". \t#") != std::string::npos) {  // no text can name it
      lines_.Comment("graphics map: " + Excerpt(draft_.graphics, 64));
      return;
    }
    lines_.Word("MAP", Origin());
    lines_.Word(draft_.graphics, Origin());
    lines_.Word("DRAWING", Origin());
    lines_.End();
  }

  void WriteSettings() {
    if (draft_.text_only) WriteWords("TEXTONLY", {});
    if (draft_.flags_given) WriteWords("FLAGS", draft_.flags);
    if (!draft_.notify.empty()) WriteWords("NOTIFY", draft_.notify);
    if (!draft_.rules.empty()) {
      lines_.Word("RULE", draft_.rules.front().at);
      for (const DraftRule& rule : draft_.rules) lines_.Word(rule.name, rule.at);
      lines_.End();
    }
    for (const DraftRotation& rotation : draft_.rotations) WriteRotation(rotation);
  }

  void WriteRotation(const DraftRotation& rotation) {
    constexpr std::array<std::string_view, 4> kClauses = {"", "AFTER", "BEFORE", "FOR"};
    lines_.Word("ROTATE", rotation.at);
    if (rotation.when != RotationWhen::kOrdered) lines_.Word(kClauses[static_cast<size_t>(rotation.when)], rotation.at);
    for (const std::string& type : rotation.types) lines_.Word(type, rotation.at);
    lines_.End(true);
  }

  void WritePhases() {
    const DraftBegin begin = BeginOf(draft_);
    lines_.Word("BEGIN", begin.at);
    for (const std::string& word : {begin.season, std::to_string(begin.year), begin.type_name})
      lines_.Word(word, begin.at);
    lines_.End();
    WriteFlow();
    WriteNumbers("VICTORY", draft_.victory);
    WriteNumbers("NEWHOMES", draft_.new_homes);
  }

  void WriteNumbers(std::string_view keyword, const std::vector<int32_t>& numbers) {
    if (numbers.empty()) return;
    lines_.Word(keyword, Origin());
    for (const int32_t number : numbers) lines_.Word(std::to_string(number), Origin());
    lines_.End();
  }

  void WriteFlow() {
    const std::vector<DraftFlowElement> flow = FlowOf(draft_);
    lines_.Word("FLOW", Origin());
    for (const std::span<const DraftFlowElement> season : SeasonsOf(flow)) {
      const DraftFlowElement& first = season.front();
      std::string word = first.season + ":" + first.type_name;
      if (first.kind != FlowElement::Kind::kPhase) word = FlowStepText(first.kind, first.step, first.remainder);
      for (const DraftFlowElement& next : season.subspan(1)) word += "," + next.type_name;
      lines_.Word(word, first.at);
    }
    lines_.End();
  }

  // ---- Powers ----

  void WritePower(const DraftPower& power) {
    lines_.Word(WrittenPowerName(power).value_or(power.name), power.at);
    if (const std::string own_word = WrittenOwnWord(power); !own_word.empty()) lines_.Word(own_word, power.at);
    if (power.sites_replaced) {
      lines_.End();
      BeginLine("HOMES", power.at);
    }
    for (const DraftSite* site : SortedById(power.sites)) lines_.Word(WrittenSite(*site), site->at);
    for (int i = 0; i < power.claims; ++i) lines_.Word("&SC", power.at);
    lines_.End();
    WriteOwned(power);
    WriteUnits(power);
    WriteControl(power);
    WriteLeague(power);
    WriteCount("RESERVES", power.reserves, power);
    WriteCount("MILITIA", power.militia, power);
    if (!power.flag.empty()) WriteLine("FLAG", power.at, power.flag, power.at);
  }

  void BeginLine(std::string_view keyword, const Origin& at) {
    lines_.Indent();
    lines_.Word(keyword, at);
  }
  void WriteLine(std::string_view keyword, const Origin& keyword_at, std::string_view word, const Origin& at) {
    BeginLine(keyword, keyword_at);
    lines_.Word(word, at);
    lines_.End(true);
  }
  void WriteCount(std::string_view keyword, int32_t count, const DraftPower& power) {
    if (count > 0) WriteLine(keyword, power.at, std::to_string(count), power.at);
  }

  void WriteOwned(const DraftPower& power) {
    if (!power.owned.has_value()) return;
    BeginLine("OWNS", power.at);
    for (const DraftMention* mention : SortedById(*power.owned)) lines_.Word(mention->id, mention->at);
    for (int i = 0; i < power.seizing_builds; ++i) lines_.Word("SC!", power.at);
    for (int i = 0; i < power.guest_builds; ++i) lines_.Word("SC?", power.at);
    lines_.End();
  }

  void WriteUnits(const DraftPower& power) {
    for (const DraftUnit* unit : units_) {
      if (unit->power == power.id) WriteLine(unit->type == UnitType::kArmy ? "A" : "F", unit->at, unit->id, unit->at);
    }
  }

  void WriteControl(const DraftPower& power) {
    if (!power.dummy) return;
    BeginLine("DUMMY", power.at);
    lines_.End();
    if (power.controllers.empty()) return;
    BeginLine("CONTROL", power.control_at.has_value() ? power.control_at->at : power.at);
    for (const DraftMention& controller : power.controllers) lines_.Word(controller.id, controller.at);
    lines_.End(true);
  }

  void WriteLeague(const DraftPower& power) {
    if (!power.league.has_value()) return;
    constexpr std::array<std::string_view, 3> kBehaviors = {"", "STRICT", "BENIGN"};
    const DraftLeague& league = *power.league;
    BeginLine("LEAGUE", league.at);
    lines_.Word(league.name, league.at);
    if (league.behavior != LeagueBehavior::kNone) {
      lines_.Word(kBehaviors[static_cast<size_t>(league.behavior)], league.at);
    }
    for (const std::string& other : league.others) lines_.Word(other, league.at);
    lines_.End(!league.others.empty());
  }

  void WriteNeutrals() {
    if (draft_.neutrals.empty()) return;
    const std::vector<const DraftMention*> neutrals = SortedById(draft_.neutrals);
    lines_.Word("UNOWNED", neutrals.front()->at);
    for (const DraftMention* mention : neutrals) lines_.Word(mention->id, mention->at);
    lines_.End();
  }

  // ---- Places ----

  using NameWords = std::vector<std::string>;

  static int WidthOf(const NameWords& words) {
    int width = -1;
    for (const std::string& word : words) width += 1 + CodePointCount(word);
    return width;
  }

  void WritePlaces() {
    const AliasClaims claims(draft_);
    const std::vector<const DraftPlace*> places = SortedById(draft_.places);
    std::vector<NameWords> names;
    int widest = 0;
    for (const DraftPlace* place : places) {
      names.push_back(WordsOfPlaceName(place->name));
      widest = std::max(widest, WidthOf(names.back()));
    }
    widest = std::min(widest, kWidestName);
    for (size_t i = 0; i < places.size(); ++i) WritePlace(*places[i], names[i], claims, widest);
  }

  void WritePlace(const DraftPlace& place, const NameWords& words, const AliasClaims& claims, int widest) {
    const int missing = widest - WidthOf(words);
    for (size_t i = 0; i < words.size(); ++i) {
      const bool last = i + 1 == words.size();
      lines_.Word(words[i], place.at, last ? CodePointCount(words[i]) + std::max(0, missing) : 0);
    }
    lines_.Word("=", place.at);
    lines_.Word(place.id, place.at);
    std::string last;
    for (const DraftAlias* alias : AliasesToWrite(place, claims)) lines_.Word(last = WrittenAlias(*alias), alias->at);
    if (IsStanzaWord(last))
      lines_.Word(IdInCase(place.id, WrittenCase::kLower), place.at);  // a comma would become part of an alias
    lines_.End();
  }

  void WriteTerrain() {
    int widest = 0;
    for (const auto& [id, record] : draft_.terrain) widest = std::max(widest, CodePointCount(id));
    for (const DraftTerrain* record : SortedTerrain(draft_)) {
      lines_.Word(kTerrainWords[static_cast<size_t>(record->type)], record->at, 5);
      lines_.Word(IdInCase(record->id, record->fleets ? WrittenCase::kUpper : WrittenCase::kLower), record->at, widest);
      if (!record->entries.empty()) lines_.Word("ABUTS", record->at);
      for (const DraftEntry* entry : SortedById(record->entries)) lines_.Word(WrittenEntry(*entry), entry->at);
      lines_.End();
    }
  }

  // ---- Lines kept as they were written ----

  void WriteStanzas() {
    const std::vector<DraftStanzaLine>& kept = draft_.stanza_lines;
    for (size_t i = 0; i < kept.size(); ++i) {
      if (i == 0 || kept[i].variant != kept[i - 1].variant) {
        lines_.Blank();
        lines_.Raw(kept[i].variant + (kept[i].variant.empty() ? "" : " ") + "DIRECTIVES");
      }
      lines_.Raw("  " + kept[i].text);
      if (i + 1 == kept.size() || kept[i + 1].variant != kept[i].variant) lines_.Raw("END DIRECTIVES");
    }
  }

  void WriteDynamics() {
    for (const DraftDynamic& dynamic : draft_.dynamics) {
      lines_.Blank();
      lines_.Word(dynamic.is_from ? "FROM" : "IN", dynamic.at);
      lines_.Word(dynamic.phase, dynamic.at);
      lines_.End();
      for (const MapLine& line : dynamic.lines) WriteLineOfDynamic(line);
    }
  }

  void WriteLineOfDynamic(const MapLine& line) {
    const std::string& keyword = line.Keyword();
    const bool includes = keyword == "USE" || keyword == "USES" || keyword == "MAP";
    std::vector<const MapToken*> tokens;
    for (const MapToken& token : line.tokens) {
      if (tokens.empty() || !includes || !WasRead(token.text)) tokens.push_back(&token);
    }
    if (includes && tokens.size() == 1) return;
    lines_.Indent();
    for (const MapToken* token : tokens) lines_.Word(token->text, token->at);
    lines_.End();
  }

  // The base map's includes are not read again, so a line for such a file has no effect.
  bool WasRead(std::string_view name) const {
    std::string key = LowerAscii(name.substr(name.find_last_of("/\\") + 1));
    if (key.find('.') == std::string::npos) key += ".map";
    return std::find(draft_.files.begin(), draft_.files.end(), key) != draft_.files.end();
  }

  const MapDraft& draft_;
  const std::vector<const DraftUnit*> units_;
  LineWriter lines_;
};

}  // namespace

const Origin* CanonicalText::OriginAt(uint32_t line, uint32_t column) const {
  const auto after = std::upper_bound(
      words.begin(), words.end(), std::make_pair(line, std::max(column, 1u)),
      [](const auto& place, const WordOrigin& word) { return place < std::make_pair(word.line, word.column); });
  if (after == words.begin() || (after - 1)->line != line) {
    return after != words.end() && after->line == line ? &after->at : nullptr;  // before the first word of the line
  }
  return &(after - 1)->at;
}

std::vector<const DraftTerrain*> SortedTerrain(const MapDraft& draft) {
  std::vector<const DraftTerrain*> records;
  for (const auto& [id, record] : draft.terrain) records.push_back(&record);
  const auto key = [](const DraftTerrain* record) {
    const bool coast = !CoastPart(record->id).empty();
    return std::make_tuple(ProvincePart(record->id), coast, coast ? record->at.sequence : 0,
                           std::string_view(record->id));
  };
  std::sort(records.begin(), records.end(), [&](auto* a, auto* b) { return key(a) < key(b); });
  return records;
}

CanonicalText WriteCanonicalText(const MapDraft& draft) {
  CanonicalText canonical;
  Writer(draft, canonical).Write();
  return canonical;
}

Result<MapDraft> ReadCanonicalText(std::string_view text, std::string_view file_name) {
  MapDraft draft;
  DiagnosticList diagnostics;
  const IncludeCallback no_files;
  MapReader reader(no_files, draft, diagnostics);
  reader.Read(text, file_name);
  if (reader.stopped()) return LimitError("the map as one text is longer than a map text may be");
  return draft;
}

}  // namespace entente
