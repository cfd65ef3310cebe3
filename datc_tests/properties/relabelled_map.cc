#include "datc_tests/properties/relabelled_map.h"

#include <cctype>
#include <map>
#include <sstream>
#include <vector>

#include "datc_tests/properties/random_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

std::string Upper(std::string_view text) {
  std::string upper;
  for (const char c : text) upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return upper;
}

// New abbreviations by old ones.
class Labels {
 public:
  Labels(const Map& map, Random& random) {
    std::vector<std::string> ids;
    for (int p = 0; p < map.province_count(); ++p) ids.emplace_back(map.Id(static_cast<LocationIndex>(p)));
    std::vector<std::string> dealt = ids;
    Shuffle(dealt, random);
    for (size_t i = 0; i < ids.size(); ++i) new_[ids[i]] = dealt[i];
  }

  // Relabels "BUL" and "BUL/EC"; lower case, which marks a way for armies only, stays lower case. Other words stay.
  std::string Of(const std::string& word) const {
    const size_t slash = word.find('/');
    const auto it = new_.find(Upper(word.substr(0, slash)));
    if (it == new_.end()) return word;
    std::string label = it->second;
    for (size_t i = 0; i < label.size(); ++i) {
      const char old = word[std::min(i, word.size() - 1)];
      if (std::islower(static_cast<unsigned char>(old))) {
        label[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(label[i])));
      }
    }
    return slash == std::string::npos ? label : label + word.substr(slash);
  }

 private:
  std::map<std::string, std::string> new_;
};

// "Long name = ABBR alias alias": keeps the name, drops the aliases.
std::string RelabelPlace(const std::string& line, size_t equals, const Labels& labels) {
  std::istringstream words(line.substr(equals + 1));
  std::string id;
  words >> id;
  return line.substr(0, equals) + "= " + labels.Of(id);
}

std::string RelabelLine(const std::string& line, const Labels& labels) {
  if (line.empty() || line[0] == '#') return line;
  const size_t equals = line.find('=');
  if (equals != std::string::npos) return RelabelPlace(line, equals, labels);
  std::istringstream words(line);
  std::string result, word;
  while (words >> word) result += (result.empty() ? "" : " ") + labels.Of(word);
  return result;
}

std::string FirstWord(const std::string& line) { return line.substr(0, line.find(' ')); }

// "Austria (Austrian) BUD TRI VIE": shuffles the part before the homes. Returns the new name by the old one.
std::map<std::string, std::string> DealPowerNames(const Map& map, std::vector<std::string>& lines, Random& random) {
  std::vector<std::string*> powers;
  std::vector<std::string> heads;
  for (std::string& line : lines) {
    const bool is_place = line.find('=') != std::string::npos;  // "English Channel = ENG"
    if (is_place || !map.FindPower(FirstWord(line))) continue;
    powers.push_back(&line);
    heads.push_back(line.substr(0, line.find(')') + 1));
  }
  std::vector<std::string> dealt = heads;
  Shuffle(dealt, random);
  std::map<std::string, std::string> names;
  for (size_t i = 0; i < powers.size(); ++i) {
    *powers[i] = dealt[i] + powers[i]->substr(heads[i].size());
    names[Upper(FirstWord(heads[i]))] = FirstWord(dealt[i]);
  }
  return names;
}

// Fills the renaming. Returns the names missing on the new map; empty if there are none.
std::string FindRenaming(const Map& original, const Map& map, const Labels& labels,
                         const std::map<std::string, std::string>& power_names, Renaming* renaming) {
  for (int l = 0; l < original.location_count(); ++l) {
    const std::string id(original.Id(static_cast<LocationIndex>(l)));
    const auto place = map.FindPlace(Map::PlaceKey(labels.Of(id)));
    if (!place) return "no place for " + id;
    renaming->location[static_cast<size_t>(l)] = *place;
  }
  for (const PowerIndex p : original.powers()) {
    const std::string id(original.PowerId(p));
    const auto name = power_names.find(id);
    const auto power = name == power_names.end() ? std::nullopt : map.FindPower(name->second);
    if (!power) return "no power for " + id;
    renaming->power[static_cast<size_t>(p)] = *power;
  }
  return "";
}

}  // namespace

RelabelledMap Relabel(const Map& original, std::string_view text, Random& random) {
  const Labels labels(original, random);
  std::istringstream input{std::string(text)};
  std::vector<std::string> lines;
  for (std::string line; std::getline(input, line);) lines.push_back(line);
  const auto power_names = DealPowerNames(original, lines, random);
  std::string relabelled;
  for (const std::string& line : lines) relabelled += RelabelLine(line, labels) + "\n";
  const MapReadResult read = ReadMapText(relabelled, "relabelled.map", nullptr);
  RelabelledMap result{read.map, Renaming::Identity(original), ""};
  if (!read.ok()) {
    result.error = read.diagnostics.empty() ? "no map" : read.diagnostics.front().ToString();
    return result;
  }
  result.error = FindRenaming(original, *read.map, labels, power_names, &result.renaming);
  if (!result.error.empty()) result.map = nullptr;
  return result;
}

}  // namespace entente
