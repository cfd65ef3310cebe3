// What must not lie in the tree: left-over files, unknown top-level entries, paths of one machine.
#ifndef ENTENTE_CI_HOUSE_STRAYS_H_
#define ENTENTE_CI_HOUSE_STRAYS_H_

#include <string>
#include <vector>

#include "tree.h"

namespace entente::house {

// One sentence for each file with a stray name or place.
std::vector<std::string> StrayNames(const std::vector<SourceFile>& files);

// One sentence for each line that holds a path which exists on one machine only.
std::vector<std::string> MachinePaths(const std::vector<SourceFile>& files);

}  // namespace entente::house

#endif  // ENTENTE_CI_HOUSE_STRAYS_H_
