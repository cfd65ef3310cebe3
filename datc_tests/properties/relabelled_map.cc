#include "datc_tests/properties/relabelled_map.h"

#include <cctype>
#include <map>
#include <sstream>
#include <vector>

#include "datc_tests/properties/random_board.h"
#include "map_build/read_map_text.h"

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

  // "BUL" and "BUL/EC" are relabelled; lower case, which marks a way for armies alone, stays lower. Other words stay.
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

// "Long name = ABBR alias alias": the name stays, the aliases go.
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

}  // namespace

RelabelledMap Relabel(const Map& original, std::string_view text, Random& random) {
  const Labels labels(original, random);
  std::istringstream lines{std::string(text)};
  std::string relabelled, line;
  while (std::getline(lines, line)) relabelled += RelabelLine(line, labels) + "\n";
  const MapReadResult read = ReadMapText(relabelled, "relabelled.map", nullptr);
  RelabelledMap result{read.map, Renaming::Identity(original), ""};
  if (!read.ok()) {
    result.error = read.diagnostics.empty() ? "no map" : read.diagnostics.front().ToString();
    return result;
  }
  for (int l = 0; l < original.location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    const auto place = read.map->FindPlace(Map::PlaceKey(labels.Of(std::string(original.Id(location)))));
    if (!place) {
      result.error = "no place for " + std::string(original.Id(location));
      result.map = nullptr;
      return result;
    }
    result.renaming.location[location] = *place;
  }
  return result;
}

}  // namespace entente
