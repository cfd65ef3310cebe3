// Makes the standard map with additional lines, for tests.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_STANDARD_TEST_UTIL_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_STANDARD_TEST_UTIL_H_

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente {

// `file`: the name of the map's file. Returns null and fails the test if the lines have errors.
inline MapRef OnStandard(const std::string& more, const std::string& file = "m.map") {
  const MapReadResult read = ReadMapText("USE standard.map\n" + more, file, WithShippedMaps(IncludeCallback()));
  EXPECT_TRUE(read.ok()) << more << read.ToStatus();
  return read.map;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_STANDARD_TEST_UTIL_H_
