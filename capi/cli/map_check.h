// Reports the mistakes in map files, as text or JSON, and counts what maps have, as a table.
#ifndef ENTENTE_CAPI_CLI_MAP_CHECK_H_
#define ENTENTE_CAPI_CLI_MAP_CHECK_H_

#include <optional>
#include <string>
#include <vector>

#include "map_file.h"

namespace entente_cli {

using Strings = std::vector<std::string>;

// The faults that reading a map file found.
struct MapReport {
  std::string file;
  MapRead read = MapRead::kRead;
  std::vector<MapFault> faults;

  size_t errors() const;
  size_t warnings() const { return faults.size() - errors(); }
  // {"file","errors","warnings","diagnostics":[{"severity","code","file","line","column","text","include_chain":[..]}]}
  std::string Json() const;
};
MapReport ReadAndReport(const std::string& file, const Strings& include_folders, MapHandle& map);

// Reports every mistake in each file; with `as_json` a JSON document a line for each.
int CheckMaps(const Strings& files, const Strings& include_folders, bool as_json);

// Prints a table of maps (names of shipped maps, or files). With a file of expected rows each is compared.
int CountMaps(const Strings& maps, const Strings& include_folders, const std::optional<std::string>& expected_file);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_MAP_CHECK_H_
