// Writes the playthroughs of datc_tests/playthroughs/games, or checks that they are current.
//   playthroughs --write FOLDER | --check FOLDER
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "entente/entente.h"
#include "record.h"

namespace entente::playthroughs {
namespace {

// Every shipped map under the default, every preset on the standard map, and some presets on other maps.
std::map<std::string, std::string> AllGames() {
  constexpr size_t kMostBytes = 36000;
  std::set<std::pair<std::string, std::string>> games;
  entente_builtin_info shipped = ENTENTE_INIT(entente_builtin_info);
  for (uint32_t i = 0; entente_map_builtin_describe(i, &shipped, nullptr) == ENTENTE_OK; ++i) {
    games.insert({shipped.name, "datc3"});
  }
  entente_preset_info preset = ENTENTE_INIT(entente_preset_info);
  for (uint32_t i = 0; entente_preset_describe(i, &preset, nullptr) == ENTENTE_OK; ++i) {
    games.insert({"standard", preset.name});
  }
  games.insert({{"ancmed", "daide"},
                {"chaos", "dptg"},
                {"colonial", "1971"},
                {"france_austria", "webdiplomacy"},
                {"pure", "2000"},
                {"youngstown", "dpjudge"}});
  std::map<std::string, std::string> texts;
  for (const auto& [map, rules] : games) texts[map + "." + rules + ".txt"] = Play(map, rules, kMostBytes);
  return texts;
}

std::string FileText(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

int Write(const std::filesystem::path& folder) {
  for (const auto& [name, text] : AllGames()) std::ofstream(folder / name, std::ios::binary) << text;
  return 0;
}

// Names each file that is missing, differs or belongs to no game.
int Check(const std::filesystem::path& folder) {
  std::map<std::string, std::string> games = AllGames();
  int wrong = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    const auto game = games.find(name);
    const bool same = game != games.end() && game->second == FileText(entry.path());
    if (!same) std::printf("%s is not current\n", name.c_str());
    wrong += same ? 0 : 1;
    games.erase(name);
  }
  for (const auto& [name, text] : games) std::printf("%s is missing\n", name.c_str());
  return wrong == 0 && games.empty() ? 0 : 1;
}

}  // namespace
}  // namespace entente::playthroughs

int main(int argc, char** argv) {
  const std::string mode = argc == 3 ? argv[1] : "";
  if (mode == "--write") return entente::playthroughs::Write(argv[2]);
  if (mode == "--check") return entente::playthroughs::Check(argv[2]);
  std::fputs("usage: playthroughs --write FOLDER | --check FOLDER\n", stderr);
  return 2;
}
