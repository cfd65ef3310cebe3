#include "dui/dfen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "handle.h"

namespace entente_cli::dui {
namespace {

// Places that DUI calls by another name: ours in small letters, and its own.
constexpr std::array<std::pair<absl::string_view, absl::string_view>, 2> kOtherNames = {
    {{"lyo", "gol"}, {"nwg", "nrg"}}};

std::string DuiName(absl::string_view id) {
  std::string name = absl::AsciiStrToLower(id);
  for (const auto& [ours, theirs] : kOtherNames) {
    if (name == ours) return std::string(theirs);
  }
  return name;
}

std::string DuiPlace(const entente_map* map, uint32_t location) {
  const char* id = entente_map_location_id(map, location);
  return id == nullptr ? "?" : absl::StrReplaceAll(DuiName(id), {{"/", "."}});
}

class Writer {
 public:
  Writer(const entente_map* map, const void* position, const Attackers& attackers, std::string& error)
      : map_(map), position_(position), attackers_(attackers), error_(error) {}

  std::string Write() {
    const std::string text = absl::StrCat(Phase(), "/", Units(), "/", Centers(), "/", Dislodged());
    return error_.empty() ? text : "";
  }

 private:
  std::string Phase() {
    auto info = Sized<entente_position_info>();
    entente_position_describe(map_, position_, &info, nullptr);
    const absl::string_view name = info.phase_name;
    const char season = static_cast<char>(absl::ascii_tolower(static_cast<unsigned char>(name[0])));
    const std::array<char, 3> kinds = {'m', 'r', 'b'};
    if (info.phase_type >= kinds.size() || (season != 's' && season != 'f' && season != 'w')) {
      error_ = absl::StrCat("DFEN has no phase ", name);
      return "";
    }
    return absl::StrCat(info.year, season == 's' ? "s" : "f", std::string(1, kinds[info.phase_type]));
  }

  std::string Letter(uint32_t power) {
    auto info = Sized<entente_power_info>();
    if (power == ENTENTE_NO_POWER || power == UINT8_MAX) return "N";
    if (entente_map_power(map_, power, &info, nullptr) == ENTENTE_OK && info.letter > ' ' && info.letter < 0x7f) {
      return std::string(1, static_cast<char>(info.letter));
    }
    error_ = absl::StrCat("DFEN needs a letter for each power, which ", entente_map_power_id(map_, power), " has not");
    return "";
  }

  std::string Units() {
    std::vector<entente_unit> units;
    Fill(units, nullptr, entente_position_units, map_, position_);
    return ListOf(units, [&](const entente_unit& unit) { return Unit(unit); });
  }

  std::string Dislodged() {
    std::vector<entente_unit> units;
    Fill(units, nullptr, entente_position_dislodged, map_, position_);
    return ListOf(units, [&](const entente_unit& unit) {
      auto info = Sized<entente_location_info>();
      entente_map_location(map_, unit.location, &info, nullptr);
      const auto attacker = attackers_.find(info.province);
      return absl::StrCat(Unit(unit), attacker == attackers_.end() ? "" : "<" + DuiPlace(map_, attacker->second));
    });
  }

  std::string Unit(const entente_unit& unit) {
    return absl::StrCat(Letter(unit.power), unit.unit_type == ENTENTE_ARMY ? "a" : "f", DuiPlace(map_, unit.location));
  }

  // "-" for an empty list.
  template <typename Element, typename Call>
  static std::string ListOf(const std::vector<Element>& list, const Call& call) {
    if (list.empty()) return "-";
    return absl::StrJoin(list, ",", [&](std::string* out, const Element& one) { out->append(call(one)); });
  }

  std::string Centers() {
    std::vector<uint16_t> provinces;
    std::vector<uint8_t> owners;
    Fill(provinces, nullptr, entente_map_centers, map_);
    Fill(owners, nullptr, entente_position_owners, map_, position_);
    std::vector<std::string> texts;
    for (size_t i = 0; i < provinces.size() && i < owners.size(); ++i) {
      texts.push_back(Letter(owners[i]) + DuiPlace(map_, provinces[i]));
    }
    return ListOf(texts, [](const std::string& text) { return text; });
  }

  const entente_map* map_;
  const void* position_;
  const Attackers& attackers_;
  std::string& error_;
};

class Reader {
 public:
  Reader(const entente_map* map, PositionMemory& position) : map_(map), position_(position) {
    position_.assign((entente_position_size(map) + 7) / 8, 0);
  }

  std::string Read(absl::string_view text) {
    const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
    if (parts.size() != 4) return absl::StrCat("a DFEN has 4 parts with / between them, this one ", parts.size());
    if (!Done(entente_position_clear(map_, position_.data(), Bytes(), &error_))) return error_.message;
    // Dislodged units last: where they may go depends on the others. The phase before them, as only some have any.
    ReadPhase(parts[0]);
    ForEach(parts[1], [&](absl::string_view word) { ReadUnit(word); });
    ForEach(parts[2], [&](absl::string_view word) { ReadCenter(word); });
    ForEach(parts[3], [&](absl::string_view word) { ReadDislodged(word); });
    if (fault_.empty() && !Done(entente_position_check(map_, position_.data(), &error_))) fault_ = error_.message;
    return fault_;
  }

 private:
  static bool Done(entente_status status) { return status == ENTENTE_OK; }
  size_t Bytes() const { return position_.size() * sizeof(uint64_t); }
  void Fail(std::string fault) {
    if (fault_.empty()) fault_ = std::move(fault);
  }

  template <typename Call>
  void ForEach(absl::string_view list, const Call& call) {
    if (list == "-") return;
    for (const absl::string_view word : absl::StrSplit(list, absl::ByAnyChar(", "), absl::SkipEmpty())) {
      if (fault_.empty()) call(word);
    }
  }

  // "1901sm": of builds the season of the map's winter.
  void ReadPhase(absl::string_view word) {
    int year = 0;
    constexpr absl::string_view kKinds = "mrb", kTypes = "MRA";
    const bool is_long = word.size() > 2;
    const char season = is_long ? word[word.size() - 2] : ' ';
    const size_t kind = is_long ? kKinds.find(word.back()) : absl::string_view::npos;
    if ((season != 's' && season != 'f' && season != 'w') || kind == absl::string_view::npos ||
        !absl::SimpleAtoi(word.substr(0, word.size() - 2), &year)) {
      return Fail(absl::StrCat("'", word, "' is no phase: expected a year, s or f, and m, r or b, as in 1901sm"));
    }
    const std::string season_of_builds = kTypes[kind] == 'A' ? "W" : absl::AsciiStrToUpper(std::string(1, season));
    const std::string name = absl::StrCat(season_of_builds, year, std::string(1, kTypes[kind]));
    if (!Done(entente_position_set_phase(map_, position_.data(), name.data(), name.size(), &error_)))
      Fail(error_.message);
  }

  uint32_t PowerOf(absl::string_view letter, absl::string_view word) {
    uint32_t power = ENTENTE_NO_POWER;
    if (letter != "N" && !Done(entente_map_find_power(map_, letter.data(), letter.size(), &power, &error_))) {
      Fail(absl::StrCat("'", word, "': no power has the letter ", letter));
    }
    return power;
  }

  // The location of "stp.sc"; its province in `province`.
  uint32_t PlaceOf(absl::string_view name, absl::string_view word, uint32_t& province) {
    std::string text = absl::StrReplaceAll(name, {{".", "/"}});
    for (const auto& [ours, theirs] : kOtherNames) {
      if (text == theirs) text = std::string(ours);
    }
    uint32_t location = ENTENTE_NO_LOCATION;
    auto info = Sized<entente_location_info>();
    if (!Done(entente_map_find_location(map_, text.data(), text.size(), &location, &error_)) ||
        !Done(entente_map_location(map_, location, &info, &error_))) {
      Fail(absl::StrCat("'", word, "': ", error_.message));
    }
    province = info.province;
    return location;
  }

  entente_unit UnitOf(absl::string_view word, uint32_t& province) {
    entente_unit unit = {};
    if (word.size() < 3 || (word[1] != 'a' && word[1] != 'f')) {
      Fail(
          absl::StrCat("'", word, "' is no unit: expected the letter of a power, a or f, and a place, as in Rfstp.sc"));
      return unit;
    }
    unit.power = static_cast<uint8_t>(PowerOf(word.substr(0, 1), word));
    unit.unit_type = word[1] == 'a' ? ENTENTE_ARMY : ENTENTE_FLEET;
    unit.location = static_cast<uint16_t>(PlaceOf(word.substr(2), word, province));
    return unit;
  }

  void ReadUnit(absl::string_view word) {
    uint32_t province = 0;
    const entente_unit unit = UnitOf(word, province);
    if (fault_.empty() && !Done(entente_position_place(map_, position_.data(), &unit, &error_))) {
      Fail(absl::StrCat("'", word, "': ", error_.message));
    }
  }

  void ReadCenter(absl::string_view word) {
    uint32_t province = 0;
    const uint32_t power = PowerOf(word.substr(0, 1), word);
    PlaceOf(word.substr(1), word, province);
    if (fault_.empty() && !Done(entente_position_set_owner(map_, position_.data(), province, power, &error_))) {
      Fail(absl::StrCat("'", word, "': ", error_.message));
    }
  }

  void ReadDislodged(absl::string_view word) {
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(word, absl::MaxSplits('<', 1));
    uint32_t province = 0, origin = ENTENTE_NO_PROVINCE;
    const entente_unit unit = UnitOf(parts.first, province);
    if (!parts.second.empty()) PlaceOf(parts.second, word, origin);
    if (!fault_.empty()) return;
    const std::vector<uint16_t> retreats = RetreatsOf(unit, origin);
    if (!Done(entente_position_dislodge(map_, position_.data(), &unit, retreats.data(), retreats.size(), &error_))) {
      Fail(absl::StrCat("'", word, "': ", error_.message));
    }
  }

  // The neighbors without a unit, other than the attacker's origin.
  std::vector<uint16_t> RetreatsOf(const entente_unit& unit, uint32_t origin) {
    auto phase = Sized<entente_position_info>();
    entente_position_describe(map_, position_.data(), &phase, nullptr);
    const absl::string_view name = phase.phase_name;
    std::vector<uint16_t> places;
    Fill(places, nullptr, entente_map_neighbors, map_, name.data(), name.size(), uint32_t{unit.unit_type},
         uint32_t{unit.location});
    std::vector<entente_unit> units;
    Fill(units, nullptr, entente_position_units, map_, position_.data());
    const auto is_closed = [&](uint16_t place) {
      const uint32_t province = ProvinceOf(place);
      return province == origin || std::any_of(units.begin(), units.end(), [&](const entente_unit& other) {
               return ProvinceOf(other.location) == province;
             });
    };
    places.erase(std::remove_if(places.begin(), places.end(), is_closed), places.end());
    return places;
  }

  uint32_t ProvinceOf(uint32_t location) const {
    auto info = Sized<entente_location_info>();
    return Done(entente_map_location(map_, location, &info, nullptr)) ? info.province : ENTENTE_NO_PROVINCE;
  }

  const entente_map* map_;
  PositionMemory& position_;
  entente_error error_ = Sized<entente_error>();
  std::string fault_;
};

}  // namespace

std::string DfenOf(const entente_map* map, const void* position, const Attackers& attackers, std::string& error) {
  return Writer(map, position, attackers, error).Write();
}

std::string ReadDfen(const entente_map* map, absl::string_view text, PositionMemory& position) {
  return Reader(map, position).Read(text);
}

std::string DuiOrder(absl::string_view order) {
  if (order == "WAIVE") return "W";
  std::vector<std::string> words = absl::StrSplit(order, ' ');
  for (std::string& word : words) {
    if (word.size() > 1 && word != "VIA") word = DuiName(word);
  }
  return absl::StrJoin(words, " ");
}

std::string OrderOfDui(absl::string_view text) {
  text = absl::StripAsciiWhitespace(text);
  if (text == "W") return "WAIVE";
  std::vector<std::string> words = absl::StrSplit(text, ' ');
  for (std::string& word : words) {
    for (const auto& [ours, theirs] : kOtherNames) {
      if (word == theirs) word = std::string(ours);
    }
    word = absl::AsciiStrToUpper(word);
  }
  return absl::StrJoin(words, " ");
}

}  // namespace entente_cli::dui
