// The text of the standard map, from the project's maps/.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_MAP_FILE_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_MAP_FILE_H_

#include <fstream>
#include <sstream>
#include <string>

namespace entente {

inline std::string StandardMapText() {
  std::ifstream file(ENTENTE_STANDARD_MAP);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_MAP_FILE_H_
