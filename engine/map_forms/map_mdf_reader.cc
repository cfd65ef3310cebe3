// Reads an MDF message into a draft.
#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "base/text.h"
#include "map_forms/daide_names.h"
#include "map_forms/map_form.h"
#include "map_forms/map_from_draft.h"

namespace entente {
namespace {

constexpr std::string_view kBad = "BAD_MDF";
constexpr size_t kMostTokens = size_t{1} << 18;

struct MdfToken {
  std::string word;  // upper case; "(" and ")" for brackets; empty at the end
  size_t offset = 0;
};

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Words and brackets; the last token is the end.
std::vector<MdfToken> TokensOf(std::string_view text) {
  std::vector<MdfToken> tokens;
  size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0;
  while (i < text.size() && tokens.size() <= kMostTokens) {
    if (IsBlank(text[i])) {
      ++i;
      continue;
    }
    const size_t end =
        text[i] == '(' || text[i] == ')' ? i + 1 : std::min(text.find_first_of("() \t\r\n", i), text.size());
    tokens.push_back({UpperCase(text.substr(i, std::min<size_t>(end - i, 64))), i});
    i = end;
  }
  tokens.push_back({"", text.size()});
  return tokens;
}

const DaideCoast* CoastNamed(std::string_view token) {
  const auto found = std::find_if(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                                  [&](const DaideCoast& coast) { return coast.token == token; });
  return found == std::end(kDaideCoasts) ? nullptr : found;
}

// A province or one of its coasts, as a token of the message.
struct MdfPlace {
  size_t token = 0;
  std::string province;
  const DaideCoast* coast = nullptr;
  std::string Id() const { return coast == nullptr ? province : province + "/" + std::string(coast->code); }
};

struct MdfMoves {
  size_t token = 0;
  std::vector<MdfPlace> places;
};

struct MdfProvince {
  size_t token = 0;  // in the lists of provinces
  std::optional<MdfMoves> army, fleet;
  std::vector<std::pair<const DaideCoast*, MdfMoves>> coasts;
  bool has_moves = false;

  bool TakesFleets() const { return fleet.has_value() || !coasts.empty(); }
};

class MdfReader {
 public:
  MdfReader(std::string_view text, std::string_view file_name)
      : lines_(text), file_(file_name), tokens_(TokensOf(text)) {}

  MapReadResult Read() {
    if (tokens_.size() > kMostTokens) Fail(0, "more than 262144 tokens");
    if (diagnostics_.empty() && ReadMessage()) CheckPlaces();
    if (!diagnostics_.empty()) return {nullptr, std::move(diagnostics_)};
    MakeDraft();
    const LocateRecord locate = [this](const Origin& at) {
      return at.sequence < tokens_.size() ? lines_.At(tokens_[at.sequence].offset) : FormPlace();
    };
    return ReadMapFromDraft(draft_, file_, kBad, locate, IncludeCallback());
  }

 private:
  // ---- Grammar ----

  bool Fail(size_t token, const std::string& text) {
    if (diagnostics_.size() >= DiagnosticList::kMostDiagnostics) return false;
    const FormPlace place = lines_.At(tokens_[token].offset);
    diagnostics_.push_back({true, std::string(kBad), file_, place.line, place.column, text, {}});
    return false;
  }
  bool FailExpecting(const std::string& what) {
    const std::string& found = tokens_[at_].word;
    return Fail(at_, "expected " + what + ", not " + (found.empty() ? "the end of the message" : Quoted(found)));
  }

  bool Is(std::string_view word) const { return tokens_[at_].word == word; }
  bool Take(const char* word) {
    if (!Is(word)) return FailExpecting(Quoted(word));
    ++at_;
    return true;
  }
  // The name of a power or province.
  bool TakeName(const char* what, std::string& name) {
    const std::string& word = tokens_[at_].word;
    const auto fits = [](char c) { return ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z'); };
    if (word.size() != 3 || !std::all_of(word.begin(), word.end(), fits) || IsDaideWord(word)) {
      return FailExpecting(std::string(what) + " of three letters");
    }
    name = word;
    ++at_;
    return true;
  }

  // `( item .. )`.
  template <typename ReadItem>
  bool TakeList(const ReadItem& read_item) {
    if (!Take("(")) return false;
    while (!Is(")")) {
      if (!read_item()) return false;
    }
    ++at_;
    return true;
  }

  bool ReadMessage() {
    const bool read = Take("MDF") && TakeList([&] { return ReadPower(); }) && Take("(") &&
                      TakeList([&] { return ReadCenters(); }) && TakeList([&] { return ReadProvince(); }) &&
                      Take(")") && TakeList([&] { return ReadAdjacencies(); });
    return read && (Is("") || FailExpecting("the end of the message"));
  }

  bool ReadPower() {
    const size_t token = at_;
    std::string name;
    if (!TakeName("a power", name)) return false;
    if (!powers_.emplace(name, token).second) Fail(token, "the power " + name + " stands twice in the list");
    return powers_.size() <= kMostFormPowers || Fail(token, "more than 256 powers");
  }

  bool TakeKnownPower(std::set<std::string>& owners) {
    const size_t token = at_;
    std::string name;
    if (!TakeName("a power", name)) return false;
    if (!powers_.contains(name)) Fail(token, name + " is no power of this message");
    owners.insert(name);
    return true;
  }

  // `( AUS BUD TRI )`, `( UNO BEL )`, `( ( AUS ITA ) TRI )`.
  bool ReadCenters() {
    std::set<std::string> owners;
    if (!Take("(")) return false;
    const bool read = Is("(")     ? TakeList([&] { return TakeKnownPower(owners); })
                      : Is("UNO") ? Take("UNO")
                                  : TakeKnownPower(owners);
    if (!read) return false;
    while (!Is(")")) {
      const std::string& center = tokens_[at_].word;
      if (!ReadProvince()) return false;
      centers_[center] = owners;
    }
    ++at_;
    return true;
  }

  bool ReadProvince() {
    const size_t token = at_;
    std::string name;
    if (!TakeName("a province", name)) return false;
    MdfProvince& province = provinces_[name];
    if (province.token != 0) Fail(token, "the province " + name + " stands in these lists already");
    province.token = token;
    return provinces_.size() <= kMaxProvinces || Fail(token, "more than 1024 provinces");
  }

  // `( BUL ( AMY CON ) ( ( FLT ECS ) BLA ) .. )`.
  bool ReadAdjacencies() {
    std::string name;
    if (!Take("(")) return false;
    const size_t token = at_;
    if (!TakeName("a province", name)) return false;
    MdfProvince& province = provinces_[name];
    if (province.token == 0) {
      province.token = token;
      Fail(token, name + " is no province of this message");
    }
    if (province.has_moves) Fail(token, "the moves from " + name + " are given already");
    province.has_moves = true;
    while (!Is(")")) {
      if (!ReadMoves(province)) return false;
    }
    ++at_;
    return true;
  }

  bool ReadMoves(MdfProvince& province) {
    MdfMoves moves;
    moves.token = at_;
    if (!Take("(")) return false;
    const size_t unit = at_;
    const DaideCoast* coast = nullptr;
    const bool army = Is("AMY");
    if (Is("(")) {
      ++at_;
      if (!Take("FLT") || !TakeCoast(coast) || !Take(")")) return false;
    } else if (army || Is("FLT")) {
      ++at_;
    } else {
      return FailExpecting("AMY, FLT or a coast in brackets");
    }
    while (!Is(")")) {
      if (!ReadPlace(moves.places.emplace_back())) return false;
    }
    ++at_;
    KeepMoves(province, unit, army, coast, std::move(moves));
    return true;
  }

  void KeepMoves(MdfProvince& province, size_t unit, bool army, const DaideCoast* coast, MdfMoves moves) {
    if (coast != nullptr) {
      const bool twice = std::any_of(province.coasts.begin(), province.coasts.end(),
                                     [&](auto& known) { return known.first == coast; });
      if (twice) Fail(unit, "the moves of fleets at this coast are given already");
      province.coasts.emplace_back(coast, std::move(moves));
      return;
    }
    std::optional<MdfMoves>& kept = army ? province.army : province.fleet;
    if (kept.has_value())
      Fail(unit, std::string("the moves of ") + (army ? "armies" : "fleets") + " are given already");
    kept = std::move(moves);
  }

  bool TakeCoast(const DaideCoast*& coast) {
    coast = CoastNamed(tokens_[at_].word);
    if (coast == nullptr) return FailExpecting("a coast, such as NCS");
    ++at_;
    return true;
  }

  // `BUR`, `( STP SCS )`.
  bool ReadPlace(MdfPlace& place) {
    const bool bracket = Is("(");
    if (bracket) ++at_;
    place.token = at_;
    if (!TakeName("a province", place.province)) return false;
    return !bracket || (TakeCoast(place.coast) && Take(")"));
  }

  // ---- Consistency ----

  void CheckPlaces() {
    for (const auto& [name, province] : provinces_) {
      if (!province.has_moves) Fail(province.token, "there are no moves from " + name);
      if (province.fleet.has_value() && !province.coasts.empty()) {
        Fail(province.fleet->token, name + " has coasts, so fleets are at one of them");
      }
      if (province.army.has_value()) CheckTargets(*province.army, false);
      if (province.fleet.has_value()) CheckTargets(*province.fleet, true);
      for (const auto& [coast, moves] : province.coasts) CheckTargets(moves, true);
    }
  }

  void CheckTargets(const MdfMoves& moves, bool fleets) {
    for (const MdfPlace& place : moves.places) {
      const auto found = provinces_.find(place.province);
      if (found == provinces_.end()) {
        Fail(place.token, place.province + " is no province of this message");
      } else if (fleets && !found->second.coasts.empty() && place.coast == nullptr) {
        Fail(place.token, place.province + " has coasts: expected one of them");
      } else if (fleets && place.coast != nullptr && !HasCoast(found->second, place.coast)) {
        Fail(place.token, place.province + " has no such coast");
      }
    }
  }

  static bool HasCoast(const MdfProvince& province, const DaideCoast* coast) {
    return std::any_of(province.coasts.begin(), province.coasts.end(), [&](auto& own) { return own.first == coast; });
  }

  // ---- The draft ----

  static Origin At(size_t token) { return {0, 1, 0, static_cast<uint32_t>(token)}; }

  void MakeDraft() {
    std::string_view base = std::string_view(file_).substr(file_.find_last_of("/\\") + 1);
    draft_.name = base.substr(0, base.rfind('.'));
    for (const auto& [name, token] : powers_) AddPower(name, token);
    for (const auto& [center, owners] : centers_) {
      if (owners.empty()) draft_.neutrals.push_back({At(provinces_[center].token), center});
    }
    for (const auto& [name, province] : provinces_) AddProvince(name, province);
  }

  // A home that several powers share has no owner at the start.
  void AddPower(const std::string& name, size_t token) {
    DraftPower& power = draft_.powers[name];
    power.at = At(token);
    power.id = name;
    power.name = PowerDisplay(name);
    std::vector<DraftMention> own;
    bool shares = false;
    for (const auto& [center, owners] : centers_) {
      if (!owners.contains(name)) continue;
      DraftSite site;
      site.at = At(provinces_[center].token);
      site.id = center;
      shares |= owners.size() > 1;
      if (owners.size() == 1) own.push_back({site.at, center});
      power.sites.push_back(std::move(site));
    }
    if (shares) power.owned = std::move(own);
  }

  void AddProvince(const std::string& name, const MdfProvince& province) {
    const bool armies = province.army.has_value();
    const Terrain terrain = !province.TakesFleets() ? Terrain::kLand : armies ? Terrain::kCoast : Terrain::kWater;
    DraftTerrain& record = AddRecord(name, name, terrain, province.token);
    if (province.coasts.empty()) {
      AddEntries(record, province);
      return;
    }
    record.fleets = false;
    AddEntriesOfCoasts(record, province);
    for (const auto& [coast, moves] : province.coasts) {
      const std::string id = name + "/" + std::string(coast->code);
      DraftTerrain& coast_record =
          AddRecord(id, name + " (" + std::string(coast->words) + ")", Terrain::kCoast, moves.token);
      for (const MdfPlace& place : moves.places) AddEntry(coast_record, place.token, place.Id(), WrittenCase::kUpper);
    }
  }

  DraftTerrain& AddRecord(const std::string& id, const std::string& name, Terrain terrain, size_t token) {
    DraftPlace place;
    place.at = At(token);
    place.id = id;
    place.name = name;
    draft_.places.push_back(std::move(place));
    DraftTerrain& record = draft_.terrain[id];
    record.at = At(token);
    record.id = id;
    record.type = terrain;
    return record;
  }

  static void AddEntry(DraftTerrain& record, size_t token, const std::string& id, WrittenCase written) {
    DraftEntry entry;
    entry.at = At(token);
    entry.id = id;
    entry.written = written;
    record.entries.push_back(std::move(entry));
  }

  // Writes the moves of fleets and armies, then the moves of armies only.
  void AddEntries(DraftTerrain& record, const MdfProvince& province) {
    std::set<std::string> on_foot, by_sea;
    if (province.army.has_value()) {
      for (const MdfPlace& place : province.army->places) on_foot.insert(place.province);
    }
    if (province.fleet.has_value()) {
      for (const MdfPlace& place : province.fleet->places) {
        const bool walkable = province.army.has_value() && provinces_[place.province].army.has_value();
        const bool fleets_alone = walkable && !on_foot.contains(place.province);
        AddEntry(record, place.token, place.Id(), fleets_alone ? WrittenCase::kTitle : WrittenCase::kUpper);
        by_sea.insert(place.province);
      }
    }
    if (!province.army.has_value()) return;
    for (const MdfPlace& place : province.army->places) {
      if (by_sea.contains(place.province)) continue;
      const bool fleets_could = province.fleet.has_value() && provinces_[place.province].TakesFleets();
      AddEntry(record, place.token, place.province, fleets_could ? WrittenCase::kLower : WrittenCase::kUpper);
    }
  }

  // The record of a province with coasts: the moves of armies, and the waters of all its coasts, for convoys.
  void AddEntriesOfCoasts(DraftTerrain& record, const MdfProvince& province) {
    std::set<std::string> waters;
    if (province.army.has_value()) {
      for (const MdfPlace& place : province.army->places) {
        AddEntry(record, place.token, place.province, WrittenCase::kUpper);
      }
    }
    for (const auto& [coast, moves] : province.coasts) {
      for (const MdfPlace& place : moves.places) {
        const bool water = !provinces_[place.province].army.has_value();
        if (water && waters.insert(place.province).second) {
          AddEntry(record, place.token, place.province, WrittenCase::kUpper);
        }
      }
    }
  }

  const LineStarts lines_;
  const std::string file_;
  const std::vector<MdfToken> tokens_;
  size_t at_ = 0;
  std::map<std::string, size_t> powers_;                  // token in the list
  std::map<std::string, std::set<std::string>> centers_;  // and the powers with this home
  std::map<std::string, MdfProvince> provinces_;
  MapDraft draft_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace

MapReadResult ReadMapMdf(std::string_view text, std::string_view file_name) {
  if (text.size() <= kMostFormBytes) return MdfReader(text, file_name).Read();
  MapReadResult result;
  result.diagnostics.push_back({true, "LIMIT", std::string(file_name), 0, 0, "an MDF message of more than 4 MiB", {}});
  return result;
}

}  // namespace entente
